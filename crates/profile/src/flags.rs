//! The flag words and enumerations of a profile, by the names that they have in its TOML text.
//!
//! A set of flags is a list of names; [`bits`] makes the word that the C structure holds. Kinds of which a structure
//! holds one have `value`.

use serde::{Deserialize, Serialize};
use zemu_abi::*;

/// A name for one bit of a flag word.
pub trait Flag: Copy {
    /// The bit, as the C header has it.
    fn bit(self) -> u32;
}

/// The flag word with all bits of `set`.
pub fn bits<F: Flag>(set: &[F]) -> u32 {
    set.iter().fold(0, |word, f| word | f.bit())
}

macro_rules! flags {
    ($($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $bit:ident,)* })*) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$vmeta])* $variant,)* }

        impl Flag for $name {
            fn bit(self) -> u32 {
                match self { $(Self::$variant => $bit,)* }
            }
        }
    )*};
}

macro_rules! kinds {
    ($($(#[$meta:meta])* $name:ident: $c:ident { $($(#[$vmeta:meta])* $variant:ident = $value:ident,)* })*) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$vmeta])* $variant,)* }

        impl $name {
            /// The value, as the C header has it.
            pub fn value(self) -> $c {
                match self { $(Self::$variant => $value,)* }
            }
        }
    )*};
}

flags! {
    /// What kind of device it is (`ze_device_property_flags_t`).
    DeviceFlag {
        /// Shares memory with the host.
        Integrated = ZE_DEVICE_PROPERTY_FLAG_INTEGRATED,
        /// Is a sub-device.
        Subdevice = ZE_DEVICE_PROPERTY_FLAG_SUBDEVICE,
        /// Corrects memory errors.
        Ecc = ZE_DEVICE_PROPERTY_FLAG_ECC,
        /// Pages on demand.
        OnDemandPaging = ZE_DEVICE_PROPERTY_FLAG_ONDEMANDPAGING,
    }

    /// What modules may use (`ze_device_module_flags_t`).
    ModuleFlag {
        /// 16-bit floating point.
        Fp16 = ZE_DEVICE_MODULE_FLAG_FP16,
        /// 64-bit floating point.
        Fp64 = ZE_DEVICE_MODULE_FLAG_FP64,
        /// Atomic operations on 64-bit integers.
        Int64Atomics = ZE_DEVICE_MODULE_FLAG_INT64_ATOMICS,
        /// Four-way byte dot products with accumulation.
        Dp4a = ZE_DEVICE_MODULE_FLAG_DP4A,
    }

    /// What a floating-point type can do (`ze_device_fp_flags_t`).
    FpFlag {
        /// Subnormal numbers.
        Denorm = ZE_DEVICE_FP_FLAG_DENORM,
        /// Infinities and quiet NaNs.
        InfNan = ZE_DEVICE_FP_FLAG_INF_NAN,
        /// Rounding to nearest even.
        RoundToNearest = ZE_DEVICE_FP_FLAG_ROUND_TO_NEAREST,
        /// Rounding to zero.
        RoundToZero = ZE_DEVICE_FP_FLAG_ROUND_TO_ZERO,
        /// Rounding to both infinities.
        RoundToInf = ZE_DEVICE_FP_FLAG_ROUND_TO_INF,
        /// Fused multiply-add.
        Fma = ZE_DEVICE_FP_FLAG_FMA,
        /// Correctly rounded division and square root.
        RoundedDivideSqrt = ZE_DEVICE_FP_FLAG_ROUNDED_DIVIDE_SQRT,
        /// Emulated in software.
        SoftFloat = ZE_DEVICE_FP_FLAG_SOFT_FLOAT,
    }

    /// What atomic operations a floating-point type has (`ze_device_fp_atomic_ext_flags_t`).
    FpAtomicFlag {
        /// Load and store in global memory.
        GlobalLoadStore = ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_LOAD_STORE,
        /// Addition in global memory.
        GlobalAdd = ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_ADD,
        /// Minimum and maximum in global memory.
        GlobalMinMax = ZE_DEVICE_FP_ATOMIC_EXT_FLAG_GLOBAL_MIN_MAX,
        /// Load and store in shared local memory.
        LocalLoadStore = ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_LOAD_STORE,
        /// Addition in shared local memory.
        LocalAdd = ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_ADD,
        /// Minimum and maximum in shared local memory.
        LocalMinMax = ZE_DEVICE_FP_ATOMIC_EXT_FLAG_LOCAL_MIN_MAX,
    }

    /// What the device can do with a kind of memory (`ze_memory_access_cap_flags_t`).
    AccessFlag {
        /// Read and write.
        Rw = ZE_MEMORY_ACCESS_CAP_FLAG_RW,
        /// Atomic operations.
        Atomic = ZE_MEMORY_ACCESS_CAP_FLAG_ATOMIC,
        /// Access while others access it too.
        Concurrent = ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT,
        /// Atomic operations while others access it too.
        ConcurrentAtomic = ZE_MEMORY_ACCESS_CAP_FLAG_CONCURRENT_ATOMIC,
    }

    /// What a queue group can do (`ze_command_queue_group_property_flags_t`).
    QueueFlag {
        /// Kernels.
        Compute = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COMPUTE,
        /// Copies.
        Copy = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COPY,
        /// Kernels whose groups run all at once.
        Cooperative = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_COOPERATIVE_KERNELS,
        /// Metrics.
        Metrics = ZE_COMMAND_QUEUE_GROUP_PROPERTY_FLAG_METRICS,
    }

    /// Handles of which kind memory can be shared by (`ze_external_memory_type_flags_t`); those of Linux.
    ExternalMemoryFlag {
        /// An opaque file descriptor.
        OpaqueFd = ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD,
        /// A dma-buf.
        DmaBuf = ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF,
    }

    /// What devices can do with each other's memory (`ze_device_p2p_property_flags_t`).
    P2pFlag {
        /// Access.
        Access = ZE_DEVICE_P2P_PROPERTY_FLAG_ACCESS,
        /// Atomic operations.
        Atomics = ZE_DEVICE_P2P_PROPERTY_FLAG_ATOMICS,
    }

    /// What the cache can do (`ze_device_cache_property_flags_t`).
    CacheFlag {
        /// The application can set its division into shared local memory and data.
        UserControl = ZE_DEVICE_CACHE_PROPERTY_FLAG_USER_CONTROL,
    }

    /// What counter-based events can do (`ze_device_event_properties_flags_t`).
    EventFlag {
        /// Count in memory of the application.
        ExternalAggregateStorage = ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_AGGREGATE_STORAGE,
        /// Be shared between processes.
        Ipc = ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_IPC,
        /// Be signalled by a write of another device.
        ExternalSyncAllocation = ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_SYNC_ALLOCATION,
        /// Be waited for by an interrupt.
        ExternalInterruptWait = ZE_DEVICE_EVENT_PROPERTIES_FLAG_COUNTER_BASED_EXTERNAL_INTERRUPT_WAIT,
    }

    /// What can be shared between processes (`ze_ipc_property_flags_t`).
    IpcFlag {
        /// Memory.
        Memory = ZE_IPC_PROPERTY_FLAG_MEMORY,
        /// Event pools.
        EventPool = ZE_IPC_PROPERTY_FLAG_EVENT_POOL,
        /// Memory across a fabric.
        FabricAccessible = ZE_IPC_PROPERTY_FLAG_FABRIC_ACCESSIBLE,
    }

    /// What zeMemFreeExt can do (`ze_driver_memory_free_policy_ext_flags_t`).
    FreePolicyFlag {
        /// Wait for commands that use the memory.
        BlockingFree = ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_BLOCKING_FREE,
        /// Free when no command uses the memory.
        DeferFree = ZE_DRIVER_MEMORY_FREE_POLICY_EXT_FLAG_DEFER_FREE,
    }
}

kinds! {
    /// What the device is (`ze_device_type_t`).
    DeviceKind: ze_device_type_t {
        /// A graphics processor.
        Gpu = ZE_DEVICE_TYPE_GPU,
        /// A processor of the host's kind.
        Cpu = ZE_DEVICE_TYPE_CPU,
        /// A programmable gate array.
        Fpga = ZE_DEVICE_TYPE_FPGA,
        /// A memory-copy accelerator.
        Mca = ZE_DEVICE_TYPE_MCA,
        /// A neural processor.
        Vpu = ZE_DEVICE_TYPE_VPU,
    }

    /// How far the device respects memory that is read-only to it (`ze_device_readonly_memory_capability_t`).
    ReadOnlyMemory: ze_device_readonly_memory_capability_t {
        /// Not at all.
        None = ZE_DEVICE_READONLY_MEMORY_CAPABILITY_NONE,
        /// As a hint.
        Hint = ZE_DEVICE_READONLY_MEMORY_CAPABILITY_HINT,
        /// A write is refused.
        Enforced = ZE_DEVICE_READONLY_MEMORY_CAPABILITY_ENFORCED,
    }

    /// What the device's memory is made of (`ze_device_memory_ext_type_t`); those that profiles use.
    MemoryTechnology: ze_device_memory_ext_type_t {
        /// DDR of no particular generation.
        Ddr = ZE_DEVICE_MEMORY_EXT_TYPE_DDR,
        /// DDR4.
        Ddr4 = ZE_DEVICE_MEMORY_EXT_TYPE_DDR4,
        /// DDR5.
        Ddr5 = ZE_DEVICE_MEMORY_EXT_TYPE_DDR5,
        /// LPDDR4.
        Lpddr4 = ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR4,
        /// LPDDR5.
        Lpddr5 = ZE_DEVICE_MEMORY_EXT_TYPE_LPDDR5,
        /// GDDR6.
        Gddr6 = ZE_DEVICE_MEMORY_EXT_TYPE_GDDR6,
        /// HBM2E.
        Hbm2e = ZE_DEVICE_MEMORY_EXT_TYPE_HBM2E,
    }

    /// What a bandwidth counts (`ze_bandwidth_unit_t`).
    BandwidthUnit: ze_bandwidth_unit_t {
        /// Not known.
        Unknown = ZE_BANDWIDTH_UNIT_UNKNOWN,
        /// Bytes a nanosecond.
        BytesPerNanosecond = ZE_BANDWIDTH_UNIT_BYTES_PER_NANOSEC,
        /// Bytes a clock of the memory.
        BytesPerClock = ZE_BANDWIDTH_UNIT_BYTES_PER_CLOCK,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_the_or_of_its_bits() {
        assert_eq!(bits::<QueueFlag>(&[]), 0);
        assert_eq!(
            bits(&[
                QueueFlag::Compute,
                QueueFlag::Copy,
                QueueFlag::Cooperative,
                QueueFlag::Copy
            ]),
            0x7
        );
        assert_eq!(
            bits(&[FpAtomicFlag::GlobalAdd, FpAtomicFlag::LocalMinMax]),
            0x4_0002
        );
    }
}
