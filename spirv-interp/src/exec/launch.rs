//! A launch as all threads share it, checked by the same rules as the reference interpreter's.

use crate::kernel::{Arena, ArgKind, KernelInner};
use crate::mem::MemoryView;
use crate::pointer;
use crate::reference::{ArgValue, Grid};
use crate::trap::TrapKind;

/// Work-items in one group.
const MAX_GROUP_ITEMS: u64 = 1 << 16;
/// Local memory of one group, in bytes.
const MAX_LOCAL: u64 = 1 << 28;
/// Variables and values of all work-items that are alive at once on one thread, in bytes.
const MAX_PRIVATE: u64 = 1 << 30;
/// The largest alignment of a type, and so of what an argument may point to.
const LOCAL_ALIGN: u32 = 128;

pub(super) struct Launch<'r> {
    pub kernel: &'r KernelInner,
    pub grid: Grid,
    /// Words of each parameter.
    pub parameters: Vec<Vec<u64>>,
    pub local: Arena,
    pub memory: &'r dyn MemoryView,
    /// The processor has AVX2 and FMA.
    pub wide: bool,
    /// Groups that lie side by side share batches.
    pub shared: bool,
}

impl<'r> Launch<'r> {
    pub fn new(
        kernel: &'r KernelInner,
        grid: &Grid,
        args: &[ArgValue],
        memory: &'r dyn MemoryView,
        shared: bool,
    ) -> Result<Self, TrapKind> {
        let items = grid
            .group_size
            .iter()
            .map(|size| u64::from(*size))
            .fold(1, u64::saturating_mul);
        if items == 0 || items > MAX_GROUP_ITEMS {
            return Err(TrapKind::BadGrid {
                rule: "a work-group has between 1 and 65536 work-items",
            });
        }
        // SPIR-V 3.2.6 LocalSize: the kernel must be launched with this size.
        if kernel
            .entry_point()
            .modes
            .group_size
            .is_some_and(|size| size != grid.group_size)
        {
            return Err(TrapKind::BadGrid {
                rule: "the group size is not the one that the kernel requires",
            });
        }
        let each = kernel.private_bytes().saturating_add(kernel.register_bytes());
        let private = each.saturating_mul(if kernel.uses_barrier() { items } else { 1 });
        if private > MAX_PRIVATE {
            return Err(TrapKind::TooMuchMemory {
                memory: "private",
                bytes: private,
            });
        }
        if args.len() > kernel.arguments().len() {
            return Err(TrapKind::BadArgument {
                index: args.len() - 1,
                rule: "the kernel has fewer parameters",
            });
        }
        let mut local = kernel.local.clone();
        let mut parameters = Vec::with_capacity(kernel.arguments().len());
        for index in 0..kernel.arguments().len() {
            let value = args.get(index).unwrap_or(&ArgValue::Unset);
            parameters.push(parameter(kernel, index, value, &mut local)?);
        }
        if local.bytes > MAX_LOCAL {
            return Err(TrapKind::TooMuchMemory {
                memory: "local",
                bytes: local.bytes,
            });
        }
        let wide = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        Ok(Self {
            kernel,
            grid: *grid,
            parameters,
            local,
            memory,
            wide,
            shared,
        })
    }
}

fn parameter(
    kernel: &KernelInner,
    index: usize,
    value: &ArgValue,
    local: &mut Arena,
) -> Result<Vec<u64>, TrapKind> {
    let info = &kernel.arguments()[index];
    let bad = |rule| Err(TrapKind::BadArgument { index, rule });
    match (info.kind, value) {
        (ArgKind::Global { .. } | ArgKind::Constant, ArgValue::Pointer(address)) => Ok(vec![*address]),
        (ArgKind::Global { .. } | ArgKind::Constant, ArgValue::Unset) => Ok(vec![0]),
        (ArgKind::Local, ArgValue::Local(_) | ArgValue::Unset) => {
            let bytes = if let ArgValue::Local(bytes) = value {
                *bytes
            } else {
                0
            };
            if bytes > MAX_LOCAL {
                return Err(TrapKind::TooMuchMemory {
                    memory: "local",
                    bytes,
                });
            }
            let number = u32::try_from(local.slots.len()).unwrap_or(u32::MAX);
            local.push(bytes, LOCAL_ALIGN);
            Ok(vec![pointer::to_variable(pointer::LOCAL, number)])
        }
        (ArgKind::Value, ArgValue::Value(_) | ArgValue::Unset) => {
            let zeros = vec![0; info.size];
            let bytes = if let ArgValue::Value(bytes) = value {
                bytes
            } else {
                &zeros
            };
            if bytes.len() != info.size {
                return bad("the value has not the size of the parameter");
            }
            Ok(words(kernel, index, bytes))
        }
        (ArgKind::Global { .. } | ArgKind::Constant, _) => bad("the parameter is a pointer"),
        (ArgKind::Local, _) => bad("the parameter is work-group memory"),
        (ArgKind::Value, _) => bad("the parameter is a value"),
        (ArgKind::Image | ArgKind::Sampler, _) => bad("images and samplers are not supported"),
    }
}

/// The scalars in the bytes of a value.
fn words(kernel: &KernelInner, index: usize, bytes: &[u8]) -> Vec<u64> {
    let id = kernel.function().parameters[index];
    let tables = &kernel.program.tables;
    let by_value = kernel.program.by_value.get(&id).copied();
    let ty = by_value
        .or_else(|| tables.value_type(id))
        .expect("validate admits only parameters with values");
    let mut words = Vec::new();
    tables.types.for_each_leaf(ty, 0, &mut |offset, scalar| {
        let start = usize::try_from(offset).unwrap_or(usize::MAX);
        let size = scalar.bytes() as usize;
        let mut buffer = [0; 8];
        if let Some(part) = bytes.get(start..start.saturating_add(size)) {
            buffer[..size].copy_from_slice(part);
        }
        words.push(u64::from_le_bytes(buffer));
    });
    words
}
