//! Storage of unfinished tasks: links between tasks are ids, so that a finished task is gone at once whoever
//! still names it, and long chains are never dropped recursively.

/// Names a task of one slab for ever; an id is never used twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct TaskId {
    serial: u64,
    index: usize,
}

#[derive(Debug)]
struct Entry<T> {
    serial: u64,
    value: T,
}

/// Values under ids, with constant-time access.
#[derive(Debug)]
pub(super) struct Slab<T> {
    entries: Vec<Option<Entry<T>>>,
    free: Vec<usize>,
    serial: u64,
}

/// An empty slab with more room than this gives it back.
const KEEP: usize = 1024;

impl<T> Slab<T> {
    pub(super) const fn new() -> Self {
        Self {
            entries: Vec::new(),
            free: Vec::new(),
            serial: 0,
        }
    }

    /// Stores what `make` returns for the id that it will have.
    pub(super) fn insert_with(&mut self, make: impl FnOnce(TaskId) -> T) -> TaskId {
        self.serial += 1;
        let index = self.free.pop().unwrap_or_else(|| {
            self.entries.push(None);
            self.entries.len() - 1
        });
        let id = TaskId {
            serial: self.serial,
            index,
        };
        self.entries[index] = Some(Entry {
            serial: id.serial,
            value: make(id),
        });
        id
    }

    pub(super) fn get(&self, id: TaskId) -> Option<&T> {
        self.entries
            .get(id.index)?
            .as_ref()
            .filter(|entry| entry.serial == id.serial)
            .map(|entry| &entry.value)
    }

    pub(super) fn get_mut(&mut self, id: TaskId) -> Option<&mut T> {
        let entry = self.entries.get_mut(id.index)?.as_mut()?;
        (entry.serial == id.serial).then_some(&mut entry.value)
    }

    pub(super) fn remove(&mut self, id: TaskId) -> Option<T> {
        let place = self.entries.get_mut(id.index)?;
        let entry = place.take_if(|entry| entry.serial == id.serial)?;
        self.free.push(id.index);
        if self.free.len() == self.entries.len() && self.entries.capacity() > KEEP {
            self.entries = Vec::new();
            self.free = Vec::new();
        }
        Some(entry.value)
    }

    /// Ids and values, in no particular order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (TaskId, &T)> {
        self.entries.iter().enumerate().filter_map(|(index, entry)| {
            let entry = entry.as_ref()?;
            Some((
                TaskId {
                    serial: entry.serial,
                    index,
                },
                &entry.value,
            ))
        })
    }

    /// How many values can be stored without growing.
    #[cfg(test)]
    pub(super) fn room(&self) -> usize {
        self.entries.capacity()
    }

    pub(super) fn len(&self) -> usize {
        self.entries.len() - self.free.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_dead_after_removal_also_when_its_place_is_used_again() {
        let mut slab = Slab::new();
        let first = slab.insert_with(|_| "a");
        assert_eq!(slab.remove(first), Some("a"));
        let second = slab.insert_with(|_| "b");
        assert_eq!(first.index, second.index);
        assert_eq!(slab.get(first), None);
        assert_eq!(slab.get_mut(first), None);
        assert_eq!(slab.remove(first), None);
        assert_eq!(slab.get(second), Some(&"b"));
        assert_eq!(slab.len(), 1);
    }

    #[test]
    fn an_empty_slab_gives_its_room_back_and_ids_stay_dead() {
        let mut slab = Slab::new();
        let ids: Vec<_> = (0..5000).map(|n| slab.insert_with(|_| n)).collect();
        for id in &ids {
            assert!(slab.remove(*id).is_some());
        }
        assert_eq!(slab.room(), 0);
        let again = slab.insert_with(|_| 1);
        assert!(ids.iter().all(|id| slab.get(*id).is_none()));
        assert_eq!(slab.iter().map(|(id, _)| id).collect::<Vec<_>>(), [again]);
    }
}
