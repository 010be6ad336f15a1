//! Built-in variables (3.2.21): what they hold for a work-item.

use spirv::BuiltIn;

use crate::launch::Launch;
use crate::trap::Invocation;
use crate::validate::types::Shape;

/// The sub-group of a work-item. Sub-groups are cut from the work-group in the order of LocalInvocationIndex.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subgroup {
    /// Work-items in every sub-group but perhaps the last.
    pub size: u64,
    /// Work-items in this one.
    pub members: u64,
    /// Sub-groups in the work-group.
    pub count: u64,
    pub number: u64,
    /// Place of the work-item.
    pub lane: u64,
}

/// One bit for each member of a sub-group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mask(pub u128);

impl Mask {
    /// As a vector of four 32-bit integers lies in memory; of other integers the low bits only.
    pub fn to_bytes(self, shape: Shape) -> [u8; 32] {
        let width = shape.scalar.bytes() as usize;
        let mut bytes = [0; 32];
        for (lane, word) in self.0.to_le_bytes().chunks_exact(4).enumerate() {
            if lane < shape.lanes as usize {
                bytes[lane * width..lane * width + 4].copy_from_slice(word);
            }
        }
        bytes
    }
}

/// The lowest bits.
pub(crate) fn low(count: u64) -> u128 {
    u32::try_from(count)
        .ok()
        .and_then(|count| 1_u128.checked_shl(count))
        .unwrap_or(0)
        .wrapping_sub(1)
}

impl Subgroup {
    /// The sub-group of a work-item, by its place in the work-group.
    pub fn of(launch: &Launch<'_>, local: [u32; 3]) -> Self {
        let [sx, sy, sz] = launch.grid.group_size.map(u64::from);
        let [x, y, z] = local.map(u64::from);
        let (index, items) = ((z * sy + y) * sx + x, sx * sy * sz);
        let size = u64::from(launch.subgroup_size);
        Self {
            size,
            members: size.min(items - index / size * size),
            count: items.div_ceil(size),
            number: index / size,
            lane: index % size,
        }
    }

    /// The masks among the built-in variables (3.2.21), cut off behind the last member.
    pub fn mask(self, built_in: BuiltIn) -> Option<Mask> {
        let (below, upto) = (low(self.lane), low(self.lane + 1));
        let mask = match built_in {
            BuiltIn::SubgroupEqMask => upto & !below,
            BuiltIn::SubgroupGeMask => !below,
            BuiltIn::SubgroupGtMask => !upto,
            BuiltIn::SubgroupLeMask => upto,
            BuiltIn::SubgroupLtMask => below,
            _ => return None,
        };
        Some(Mask(mask & low(self.members)))
    }
}

/// A built-in variable of a work-item, as it lies in memory.
pub(crate) fn bytes(launch: &Launch<'_>, who: Invocation, built_in: BuiltIn, shape: Shape) -> [u8; 32] {
    let grid = &launch.grid;
    let count = grid.group_count.map(u64::from);
    let size = grid.group_size.map(u64::from);
    let group = who.group.map(u64::from);
    let local = who.local.map(u64::from);
    let each = |f: &dyn Fn(usize) -> u64| [f(0), f(1), f(2)];
    let global = each(&|d| {
        group[d]
            .wrapping_mul(size[d])
            .wrapping_add(local[d])
            .wrapping_add(grid.global_offset[d])
    });
    let global_size = each(&|d| count[d].wrapping_mul(size[d]));
    let linear = |id: [u64; 3], size: [u64; 3]| {
        id[2]
            .wrapping_mul(size[1])
            .wrapping_add(id[1])
            .wrapping_mul(size[0])
            .wrapping_add(id[0])
    };
    let subgroup = Subgroup::of(launch, who.local);
    if let Some(mask) = subgroup.mask(built_in) {
        return mask.to_bytes(shape);
    }
    let values = match built_in {
        BuiltIn::NumWorkgroups => count,
        BuiltIn::WorkgroupSize | BuiltIn::EnqueuedWorkgroupSize => size,
        BuiltIn::WorkgroupId => group,
        BuiltIn::LocalInvocationId => local,
        BuiltIn::GlobalInvocationId => global,
        BuiltIn::GlobalSize => global_size,
        BuiltIn::GlobalOffset => grid.global_offset,
        BuiltIn::LocalInvocationIndex => [linear(local, size), 0, 0],
        BuiltIn::GlobalLinearId => {
            let id = each(&|d| global[d].wrapping_sub(grid.global_offset[d]));
            [linear(id, global_size), 0, 0]
        }
        BuiltIn::SubgroupSize => [subgroup.members, 0, 0],
        BuiltIn::SubgroupMaxSize => [subgroup.size, 0, 0],
        BuiltIn::NumSubgroups | BuiltIn::NumEnqueuedSubgroups => [subgroup.count, 0, 0],
        BuiltIn::SubgroupId => [subgroup.number, 0, 0],
        BuiltIn::SubgroupLocalInvocationId => [subgroup.lane, 0, 0],
        BuiltIn::WorkDim => [
            (0..3).rev().find(|d| global_size[*d] > 1).unwrap_or(0) as u64 + 1,
            0,
            0,
        ],
        _ => [0; 3],
    };
    let width = shape.scalar.bytes() as usize;
    let mut bytes = [0; 32];
    for (lane, value) in values.iter().enumerate() {
        bytes[lane * width..(lane + 1) * width].copy_from_slice(&value.to_le_bytes()[..width]);
    }
    bytes
}
