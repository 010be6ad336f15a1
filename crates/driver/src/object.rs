//! What all objects have in common: who made them, whether they are alive, what keeps them in use.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use zemu_diag::CallRef;

/// The life of one object.
#[derive(Debug)]
pub struct Life {
    created: Option<CallRef>,
    parent: Option<Arc<Self>>,
    retired: AtomicBool,
    children: AtomicUsize,
    in_flight: AtomicUsize,
    handle: AtomicUsize,
}

impl Life {
    /// A new life below `parent`, begun by `created`.
    pub fn new(created: Option<CallRef>, parent: Option<&Arc<Self>>) -> Arc<Self> {
        if let Some(parent) = parent {
            parent.children.fetch_add(1, Ordering::AcqRel);
        }
        Arc::new(Self {
            created,
            parent: parent.cloned(),
            retired: AtomicBool::new(false),
            children: AtomicUsize::new(0),
            in_flight: AtomicUsize::new(0),
            handle: AtomicUsize::new(0),
        })
    }

    /// The call that made the object.
    pub fn created(&self) -> Option<CallRef> {
        self.created
    }

    /// Whether the object and everything that it belongs to still live.
    pub fn is_reachable(&self) -> bool {
        let mut at = Some(self);
        while let Some(life) = at {
            if life.retired.load(Ordering::Acquire) {
                return false;
            }
            at = life.parent.as_deref();
        }
        true
    }

    /// Objects that belong to this one and live.
    pub fn children(&self) -> usize {
        self.children.load(Ordering::Acquire)
    }

    /// Submitted commands that use the object and are not finished.
    pub fn in_flight(&self) -> usize {
        self.in_flight.load(Ordering::Acquire)
    }

    /// Ends the life. False if it was over already.
    pub fn retire(&self) -> bool {
        let first = !self.retired.swap(true, Ordering::AcqRel);
        if let (true, Some(parent)) = (first, &self.parent) {
            parent.children.fetch_sub(1, Ordering::AcqRel);
        }
        first
    }

    /// The handle that stands for the object at the boundary, 0 if it has none.
    pub fn handle(&self) -> usize {
        self.handle.load(Ordering::Acquire)
    }

    /// Notes the handle that stands for the object.
    pub fn set_handle(&self, handle: usize) {
        self.handle.store(handle, Ordering::Release);
    }

    /// Marks the object as used by a submitted command until the guard goes.
    pub fn fly(self: &Arc<Self>) -> InFlight {
        self.in_flight.fetch_add(1, Ordering::AcqRel);
        InFlight(Arc::clone(self))
    }
}

/// A submitted command uses an object as long as this lives.
#[derive(Debug)]
pub struct InFlight(Arc<Life>);

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.in_flight.fetch_sub(1, Ordering::AcqRel);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_count_and_a_dead_parent_takes_them_along() {
        let parent = Life::new(None, None);
        let child = Life::new(None, Some(&parent));
        assert_eq!(parent.children(), 1);
        assert!(child.is_reachable());
        assert!(parent.retire());
        assert!(!parent.retire());
        assert!(!child.is_reachable());
        assert!(child.retire());
        assert_eq!(parent.children(), 0);
    }

    #[test]
    fn a_guard_keeps_the_object_in_flight() {
        let life = Life::new(None, None);
        let guard = life.fly();
        assert_eq!(life.in_flight(), 1);
        drop(guard);
        assert_eq!(life.in_flight(), 0);
    }
}
