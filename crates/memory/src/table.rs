//! The interval map: who has which addresses.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

use crate::address::{AppPtr, AppRange};
use crate::allocation::Allocation;
use crate::history::History;
use crate::import::Occupant;
use crate::place::Place;
use crate::summary::ContextId;

/// Farther away than this, the nearest allocation says nothing about a wild address.
const NEAR: u64 = 64 << 20;

#[derive(Debug, Default)]
pub(crate) struct Table {
    /// Allocations and imports by start; no two overlap and none is empty.
    live: BTreeMap<u64, Arc<Allocation>>,
    /// Imports that lenient rules let in although they overlap something, or are empty.
    extra: Vec<Arc<Allocation>>,
    /// Mappings that small allocations share: start and end. None is ever given up.
    reserved: BTreeMap<u64, u64>,
    /// Freed allocations with a mapping of their own, which may still be held. Never one in a slot: the last `Arc` of
    /// such an allocation locks the arena, which may not happen under the lock of this table.
    retired: Vec<Weak<Allocation>>,
    pub(crate) history: History,
}

impl Table {
    /// The live allocation that holds `address`. Where lenient imports overlap, one that starts there wins.
    pub(crate) fn find(&self, address: AppPtr) -> Option<&Arc<Allocation>> {
        let below = self
            .live
            .range(..=address.addr())
            .next_back()
            .map(|(_, allocation)| allocation);
        let main = below.filter(|allocation| allocation.holds(address));
        if self.extra.is_empty() || main.is_some_and(|allocation| allocation.start() == address) {
            return main;
        }
        let extra =
            |test: &dyn Fn(&Allocation) -> bool| self.extra.iter().find(|allocation| test(allocation));
        extra(&|allocation| allocation.start() == address)
            .or(main)
            .or_else(|| extra(&|allocation| allocation.holds(address)))
    }

    /// Every live allocation, by rising start, lenient imports last.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Arc<Allocation>> {
        self.live.values().chain(&self.extra)
    }

    /// A live allocation or import that has a byte in common with `range`.
    fn live_occupant(&self, range: AppRange) -> Option<Occupant> {
        let overlaps = |allocation: &&Arc<Allocation>| allocation.range().overlaps(range);
        let below = self.live.range(..=range.start().addr()).next_back();
        let above = self.live.range(range.start().addr()..).next();
        let main = below
            .into_iter()
            .chain(above)
            .map(|(_, allocation)| allocation)
            .find(overlaps);
        main.or_else(|| self.extra.iter().find(overlaps))
            .map(|allocation| Occupant::Live(allocation.summary()))
    }

    /// Anything that has a byte in common with `range`: live first, then freed but held, then reserved.
    pub(crate) fn occupant(&self, range: AppRange) -> Option<Occupant> {
        self.live_occupant(range)
            .or_else(|| {
                let mut held = self.retired.iter().filter_map(Weak::upgrade);
                held.find(|allocation| allocation.range().overlaps(range))
                    .map(|allocation| Occupant::Retired(allocation.summary()))
            })
            .or_else(|| {
                let (&start, &end) = self.reserved.range(..range.end().addr()).next_back()?;
                let reserved = AppRange::between(AppPtr(start), AppPtr(end))?;
                reserved.overlaps(range).then_some(Occupant::Reserved(reserved))
            })
    }

    /// Reserves the addresses of a mapping that was just made; false when something live lies there.
    pub(crate) fn reserve(&mut self, range: AppRange) -> bool {
        let free = self.live_occupant(range).is_none();
        if free {
            self.reserved.insert(range.start().addr(), range.end().addr());
        }
        free
    }

    /// Enters memory of our own that takes the addresses `held`; false when something live lies there.
    pub(crate) fn insert_own(&mut self, allocation: &Arc<Allocation>, held: AppRange) -> bool {
        let free = self.live_occupant(held).is_none();
        if free {
            self.live
                .insert(allocation.start().addr(), Arc::clone(allocation));
        }
        free
    }

    /// Enters a slot of a reserved mapping, where only lenient imports can be, and those are never in the main map.
    pub(crate) fn insert_slot(&mut self, allocation: &Arc<Allocation>) {
        self.live
            .insert(allocation.start().addr(), Arc::clone(allocation));
    }

    /// Enters an import, whatever it overlaps.
    pub(crate) fn insert_import(&mut self, import: &Arc<Allocation>) {
        if import.range().is_empty() || self.occupant(import.range()).is_some() {
            self.extra.push(Arc::clone(import));
        } else {
            self.live.insert(import.start().addr(), Arc::clone(import));
        }
    }

    /// Takes out `target`, and with it every import that starts at the same address in the same context.
    pub(crate) fn remove(&mut self, target: &Arc<Allocation>) -> Vec<Arc<Allocation>> {
        let goes = |allocation: &Arc<Allocation>| {
            Arc::ptr_eq(allocation, target)
                || (allocation.is_import()
                    && allocation.start() == target.start()
                    && allocation.context() == target.context())
        };
        let mut gone: Vec<_> = self.extra.extract_if(.., |allocation| goes(allocation)).collect();
        let key = target.start().addr();
        if self.live.get(&key).is_some_and(goes) {
            gone.extend(self.live.remove(&key));
        }
        for allocation in &gone {
            // The addresses of slots stay reserved, so they need no second mark.
            if allocation.has_own_pages() {
                self.remember_retired(allocation);
            }
        }
        gone
    }

    fn remember_retired(&mut self, allocation: &Arc<Allocation>) {
        if self.retired.len() == self.retired.capacity() {
            // Before it grows, what is gone goes: on average each entry is looked at once.
            self.retired.retain(|allocation| allocation.strong_count() > 0);
            self.retired.reserve(self.retired.len().max(16));
        }
        self.retired.push(Arc::downgrade(allocation));
    }

    /// Everything live of a context.
    pub(crate) fn of_context(&self, context: ContextId) -> Vec<Arc<Allocation>> {
        self.iter()
            .filter(|allocation| allocation.context() == context)
            .cloned()
            .collect()
    }

    /// Where `address` lies.
    pub(crate) fn locate(&self, address: AppPtr) -> Place {
        if let Some(allocation) = self.find(address) {
            let offset = address.offset_from(allocation.start()).unwrap_or(0);
            return Place::Inside {
                allocation: allocation.summary(),
                offset,
            };
        }
        if let Some(record) = self.history.find(address) {
            return Place::Freed(record);
        }
        let below = self
            .live
            .range(..=address.addr())
            .next_back()
            .and_then(|(_, allocation)| {
                let distance = address.offset_from(allocation.range().end())?;
                Some((
                    distance,
                    Place::Past {
                        allocation: allocation.summary(),
                        distance,
                    },
                ))
            });
        let above = self
            .live
            .range(address.addr()..)
            .next()
            .and_then(|(_, allocation)| {
                let distance = allocation.start().offset_from(address)?;
                Some((
                    distance,
                    Place::Before {
                        allocation: allocation.summary(),
                        distance,
                    },
                ))
            });
        let nearest = below
            .into_iter()
            .chain(above)
            .min_by_key(|(distance, _)| *distance);
        nearest
            .filter(|(distance, _)| *distance <= NEAR)
            .map_or(Place::Nowhere, |(_, place)| place)
    }
}
