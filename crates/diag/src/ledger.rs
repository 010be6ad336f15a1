//! Which objects are alive, and who made them.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::finding::{CallRef, Finding};
use crate::rules::leak;
use crate::value::Value;

macro_rules! kinds {
    ($($(#[doc = $doc:literal])+ $kind:ident = $name:literal,)*) => {
        /// The kind of an object: every handle class that a program creates or receives, and memory.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum ObjectKind { $($(#[doc = $doc])+ $kind,)* }

        impl ObjectKind {
            /// All kinds.
            pub const ALL: &[Self] = &[$(Self::$kind,)*];

            /// Its name in words.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$kind => $name,)* }
            }
        }
    };
}

kinds! {
    /// A driver.
    Driver = "driver",
    /// A device or sub-device.
    Device = "device",
    /// A context.
    Context = "context",
    /// A command queue.
    CommandQueue = "command queue",
    /// A command list, regular or immediate.
    CommandList = "command list",
    /// A fence.
    Fence = "fence",
    /// An event pool.
    EventPool = "event pool",
    /// An event.
    Event = "event",
    /// An image.
    Image = "image",
    /// A sampler.
    Sampler = "sampler",
    /// A module.
    Module = "module",
    /// A module's build log.
    ModuleBuildLog = "module build log",
    /// A kernel.
    Kernel = "kernel",
    /// A graph.
    Graph = "graph",
    /// An executable graph.
    ExecutableGraph = "executable graph",
    /// Physical memory.
    PhysicalMemory = "physical memory",
    /// A reserved range of virtual addresses.
    VirtualReservation = "virtual memory reservation",
    /// An external semaphore.
    ExternalSemaphore = "external semaphore",
    /// A fabric vertex.
    FabricVertex = "fabric vertex",
    /// A fabric edge.
    FabricEdge = "fabric edge",
    /// A builder of ray-tracing acceleration structures.
    RtasBuilder = "ray-tracing builder",
    /// A parallel operation of such a builder.
    RtasParallelOperation = "ray-tracing parallel operation",
    /// A Sysman object.
    Sysman = "sysman object",
    /// A metric group.
    MetricGroup = "metric group",
    /// A metric.
    Metric = "metric",
    /// A metric streamer.
    MetricStreamer = "metric streamer",
    /// A metric query pool.
    MetricQueryPool = "metric query pool",
    /// A metric query.
    MetricQuery = "metric query",
    /// A programmable metric.
    MetricProgrammable = "programmable metric",
    /// A metric tracer.
    MetricTracer = "metric tracer",
    /// A metric decoder.
    MetricDecoder = "metric decoder",
    /// An API tracer.
    Tracer = "tracer",
    /// A debug session.
    DebugSession = "debug session",
    /// A host allocation.
    HostAllocation = "host allocation",
    /// A device allocation.
    DeviceAllocation = "device allocation",
    /// A shared allocation.
    SharedAllocation = "shared allocation",
    /// An import of application pages.
    Import = "import of application pages",
    /// Memory opened from another process.
    IpcMemory = "opened IPC memory",
}

impl ObjectKind {
    /// Whether it is memory that zeMemFree or zeMemCloseIpcHandle gives back.
    pub const fn is_memory(self) -> bool {
        matches!(
            self,
            Self::HostAllocation
                | Self::DeviceAllocation
                | Self::SharedAllocation
                | Self::Import
                | Self::IpcMemory
        )
    }
}

impl fmt::Display for ObjectKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An object that is alive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LiveObject {
    /// Its kind.
    pub kind: ObjectKind,
    /// Its handle, or for memory its first address.
    pub key: u64,
    /// Its size in bytes; 0 for what has none.
    pub size: u64,
    /// The call that created it.
    pub created_by: CallRef,
}

/// How many parts the ledger has, each with its own lock.
const SHARDS: usize = 16;

/// The live objects of a process.
#[derive(Debug)]
pub struct Ledger {
    shards: [Mutex<HashMap<(ObjectKind, u64), LiveObject>>; SHARDS],
}

impl Default for Ledger {
    fn default() -> Self {
        Self::new()
    }
}

impl Ledger {
    /// An empty ledger.
    pub fn new() -> Self {
        Self {
            shards: std::array::from_fn(|_| Mutex::default()),
        }
    }

    /// Enters an object. `key` is its handle, or for memory its first address; `size` is in bytes, 0 for none.
    pub fn created(&self, kind: ObjectKind, key: u64, size: u64, created_by: CallRef) {
        self.shard(key).insert(
            (kind, key),
            LiveObject {
                kind,
                key,
                size,
                created_by,
            },
        );
    }

    /// Takes an object out; none when it was not in.
    pub fn destroyed(&self, kind: ObjectKind, key: u64) -> Option<LiveObject> {
        self.shard(key).remove(&(kind, key))
    }

    /// The entry of a live object.
    pub fn get(&self, kind: ObjectKind, key: u64) -> Option<LiveObject> {
        self.shard(key).get(&(kind, key)).copied()
    }

    /// All live objects in the order of the calls that created them.
    pub fn live(&self) -> Vec<LiveObject> {
        let mut live: Vec<_> = (0..SHARDS).flat_map(|n| collect(&self.lock(n))).collect();
        live.sort_by_key(|o| (o.created_by.number, o.kind, o.key));
        live
    }

    /// One finding for each object that is still alive: errors for memory, warnings for the rest.
    pub fn leak_findings(&self) -> Vec<Finding> {
        self.live().into_iter().map(leak_finding).collect()
    }

    /// Forgets all objects.
    pub fn reset(&self) {
        (0..SHARDS).for_each(|n| self.lock(n).clear());
    }

    fn shard(&self, key: u64) -> MutexGuard<'_, HashMap<(ObjectKind, u64), LiveObject>> {
        // Addresses and handles differ in their middle bits.
        let spread = (key >> 4).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60;
        self.lock(usize::try_from(spread).unwrap_or(0) % SHARDS)
    }

    // Nothing panics under a lock, and if it did the map would still be usable.
    fn lock(&self, shard: usize) -> MutexGuard<'_, HashMap<(ObjectKind, u64), LiveObject>> {
        self.shards[shard].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn collect(shard: &HashMap<(ObjectKind, u64), LiveObject>) -> Vec<LiveObject> {
    shard.values().copied().collect()
}

fn leak_finding(object: LiveObject) -> Finding {
    let finding = match object.kind {
        ObjectKind::Import => Finding::new(&leak::IMPORT)
            .with("pointer", Value::Address(object.key))
            .with("size", Value::Bytes(object.size)),
        kind if kind.is_memory() => Finding::new(&leak::ALLOCATION)
            .with("kind", kind.name())
            .with("pointer", Value::Address(object.key))
            .with("size", Value::Bytes(object.size)),
        kind => Finding::new(&leak::OBJECT)
            .with("kind", kind.name())
            .with("handle", Value::Handle(object.key)),
    };
    finding.created_by(object.created_by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render;
    use crate::rule::Severity;
    use std::thread;
    use zemu_abi::Function;

    fn call(number: u64) -> CallRef {
        CallRef {
            number,
            function: Function::by_name("zeMemAllocHost").expect("known"),
            thread: 7,
        }
    }

    #[test]
    fn what_is_created_lives_until_it_is_destroyed() {
        let ledger = Ledger::new();
        ledger.created(ObjectKind::Event, 0x40, 0, call(2));
        ledger.created(ObjectKind::HostAllocation, 0x40, 4096, call(1));
        assert_eq!(
            ledger.get(ObjectKind::Event, 0x40).map(|o| o.created_by.number),
            Some(2)
        );
        assert_eq!(
            ledger.live().iter().map(|o| o.kind).collect::<Vec<_>>(),
            [ObjectKind::HostAllocation, ObjectKind::Event]
        );
        assert_eq!(
            ledger
                .destroyed(ObjectKind::Event, 0x40)
                .map(|o| o.created_by.number),
            Some(2)
        );
        assert_eq!(ledger.destroyed(ObjectKind::Event, 0x40), None);
        assert_eq!(ledger.live().len(), 1);
        ledger.reset();
        assert!(ledger.live().is_empty() && ledger.leak_findings().is_empty());
    }

    #[test]
    fn leaks_are_findings_with_their_creator() {
        let ledger = Ledger::new();
        ledger.created(ObjectKind::Import, 0x1000, 8192, call(1));
        ledger.created(ObjectKind::SharedAllocation, 0x9000, 16, call(2));
        ledger.created(ObjectKind::Kernel, 0x50, 0, call(3));
        let findings = ledger.leak_findings();
        let severities: Vec<_> = findings.iter().map(|f| f.rule.severity).collect();
        assert_eq!(severities, [Severity::Error, Severity::Error, Severity::Warning]);
        assert!(render::message(&findings[0]).contains("0x1000"));
        assert!(render::message(&findings[1]).contains("shared allocation"));
        assert!(render::text(&findings[2], false).contains("created by call 3 zeMemAllocHost on thread 7"));
    }

    #[test]
    fn many_threads_can_enter_objects() {
        let ledger = Ledger::new();
        thread::scope(|scope| {
            for t in 0..4 {
                let ledger = &ledger;
                scope.spawn(move || {
                    for n in 0..500 {
                        let key = (t * 500 + n) * 64;
                        ledger.created(ObjectKind::Event, key, 0, call(key));
                        if n % 2 == 0 {
                            ledger
                                .destroyed(ObjectKind::Event, key)
                                .expect("it was just entered");
                        }
                    }
                });
            }
        });
        assert_eq!(ledger.live().len(), 1000);
    }

    #[test]
    fn kinds_have_different_names() {
        let names: std::collections::HashSet<_> = ObjectKind::ALL.iter().map(|k| k.name()).collect();
        assert_eq!(names.len(), ObjectKind::ALL.len());
    }
}
