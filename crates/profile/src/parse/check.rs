//! What the types of the model cannot say: ranges, powers of two, lengths.

use zemu_abi::meta::{API_VERSION, Version};

use crate::identity::parse_uuid;
use crate::{Pages, Profile, ProfileError};

/// The longest name that a `char[256]` holds with its terminator.
const NAME_LIMIT: usize = 255;
/// The size of `ze_device_compute_properties_t::subGroupSizes`.
const SUB_GROUP_SIZES: usize = 8;
/// Far beyond any device; the search for a group size to suggest stays short.
const LARGEST_GROUP: u32 = 65536;
/// One byte of the device UUID holds the device's index.
const DEVICES: u32 = 256;

/// The first rule that the profile breaks.
pub(super) fn check(p: &Profile) -> Result<(), ProfileError> {
    let d = &p.device;
    let rules = [
        ("name", !p.name.is_empty(), "a name is expected"),
        ("device_count", p.device_count <= DEVICES, "at most 256 devices"),
        (
            "driver.api_version",
            is_known(p.driver.api_version),
            "a version from 1.0 to 1.17 is expected",
        ),
        (
            "driver.uuid",
            p.driver.uuid.as_ref().is_none_or(|u| parse_uuid(u).is_some()),
            "32 hexadecimal digits are expected, in groups of 8-4-4-4-12",
        ),
        ("device.name", d.name.len() <= NAME_LIMIT, "at most 255 bytes"),
        (
            "device.memory.name",
            d.memory.name.len() <= NAME_LIMIT,
            "at most 255 bytes",
        ),
        (
            "device.timer.resolution_ns",
            d.timer.resolution_ns > 0,
            "it cannot be 0",
        ),
        (
            "device.timer.cycles_per_second",
            d.timer.cycles_per_second > 0,
            "it cannot be 0",
        ),
        (
            "device.timer.timestamp_valid_bits",
            (1..=64).contains(&d.timer.timestamp_valid_bits),
            "1 to 64",
        ),
        (
            "device.timer.kernel_timestamp_valid_bits",
            (1..=64).contains(&d.timer.kernel_timestamp_valid_bits),
            "1 to 64",
        ),
        (
            "device.compute.max_total_group_size",
            (1..=LARGEST_GROUP).contains(&d.compute.max_total_group_size),
            "1 to 65536",
        ),
        (
            "device.compute.max_group_size",
            d.compute.max_group_size.iter().all(|&n| n > 0),
            "no element can be 0",
        ),
        (
            "device.compute.max_group_count",
            d.compute.max_group_count.iter().all(|&n| n > 0),
            "no element can be 0",
        ),
        (
            "device.compute.max_shared_local_memory",
            fits(d.compute.max_shared_local_memory),
            "at most 4 GiB - 1",
        ),
        (
            "device.compute.sub_group_sizes",
            sub_groups_are_right(&d.compute.sub_group_sizes),
            "one to eight powers of two are expected, ascending",
        ),
        (
            "device.module.max_arguments_size",
            fits(d.module.max_arguments_size),
            "at most 4 GiB - 1",
        ),
        (
            "device.module.printf_buffer_size",
            fits(d.module.printf_buffer_size),
            "at most 4 GiB - 1",
        ),
        (
            "device.memory.max_alloc_size",
            d.memory.max_alloc_size > 0 && d.memory.max_alloc_size <= d.memory.total_size,
            "more than 0 and at most device.memory.total_size",
        ),
        (
            "device.memory.address_bits",
            (32..=57).contains(&d.memory.address_bits),
            "32 to 57",
        ),
        (
            "device.queue_groups",
            !d.queue_groups.is_empty() || p.device_count == 0,
            "a device has at least one",
        ),
        (
            "device.queue_groups",
            d.queue_groups.iter().all(|g| g.count > 0),
            "a group has at least one queue",
        ),
    ];
    for (path, holds, message) in rules {
        if !holds {
            return Err(ProfileError::Invalid {
                path: path.to_owned(),
                message: message.to_owned(),
            });
        }
    }
    pages(&d.pages)?;
    match p
        .extensions
        .iter()
        .find(|e| e.name.is_empty() || e.name.len() > NAME_LIMIT)
    {
        Some(e) => Err(ProfileError::Invalid {
            path: format!("extensions.{}", e.name),
            message: "a name of 1 to 255 bytes is expected".to_owned(),
        }),
        None => Ok(()),
    }
}

fn is_known(v: Version) -> bool {
    (Version::new(1, 0)..=API_VERSION).contains(&v)
}

fn fits(bytes: u64) -> bool {
    u32::try_from(bytes).is_ok()
}

fn sub_groups_are_right(sizes: &[u32]) -> bool {
    (1..=SUB_GROUP_SIZES).contains(&sizes.len())
        && sizes.iter().all(|s| s.is_power_of_two())
        && sizes.is_sorted_by(|a, b| a < b)
}

/// Page sizes are powers of two and no smaller than the host's page: less could not be protected.
fn pages(p: &Pages) -> Result<(), ProfileError> {
    let all = [
        ("host", p.host),
        ("host_large", p.host_large),
        ("device", p.device),
        ("shared", p.shared),
        ("import", p.import),
        ("virtual_small", p.virtual_small),
        ("virtual_large", p.virtual_large),
    ];
    match all
        .iter()
        .find(|(_, size)| !size.is_power_of_two() || *size < 4096)
    {
        Some((key, size)) => Err(ProfileError::Invalid {
            path: format!("device.pages.{key}"),
            message: format!("a power of two from 4096 on is expected, not {size}"),
        }),
        None => Ok(()),
    }
}
