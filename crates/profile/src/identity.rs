//! UUIDs and PCI addresses: pure functions of the profile, equal in every process.
//!
//! The identity hangs on the profile's *name* (and the device's index), not on its values: a profile that gets
//! another clock rate stays the same device.
//!
//! Layout of a device UUID, all numbers little-endian:
//!
//! | bytes | content |
//! |---|---|
//! | 0–1 | PCI vendor |
//! | 2–3 | PCI device |
//! | 4–5 | 0 (no revision) |
//! | 6–13 | FNV-1a, 64 bits, of the profile's name |
//! | 14 | index of the device |
//! | 15 | 0 (index of the sub-device: none) |
//!
//! Layout of the driver UUID, unless the profile names one: bytes 0–3 `zemu`, 4–7 the driver's version, 8–15 the hash.

use std::fmt::Write as _;

use crate::Profile;

/// A PCI address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PciAddress {
    /// The domain.
    pub domain: u32,
    /// The bus.
    pub bus: u32,
    /// The device, below 32.
    pub device: u32,
    /// The function, below 8.
    pub function: u32,
}

impl std::fmt::Display for PciAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "{:04x}:{:02x}:{:02x}.{:x}",
            self.domain, self.bus, self.device, self.function
        )
    }
}

/// The domain of every emulated device, "ZE": no machine numbers its host bridges this high, so an address never
/// belongs to real hardware too.
const PCI_DOMAIN: u32 = 0x5A45;

/// The UUID of device `index`.
pub fn device_uuid(profile: &Profile, index: u32) -> [u8; 16] {
    let mut id = [0; 16];
    id[0..2].copy_from_slice(&profile.device.vendor_id.to_le_bytes()[..2]);
    id[2..4].copy_from_slice(&profile.device.device_id.to_le_bytes()[..2]);
    id[6..14].copy_from_slice(&hash(&profile.name).to_le_bytes());
    id[14] = index.to_le_bytes()[0];
    id
}

/// The UUID of the driver.
pub fn driver_uuid(profile: &Profile) -> [u8; 16] {
    if let Some(id) = profile.driver.uuid.as_deref().and_then(parse_uuid) {
        return id;
    }
    let mut id = [0; 16];
    id[0..4].copy_from_slice(b"zemu");
    id[4..8].copy_from_slice(&profile.driver.version.to_le_bytes());
    id[8..16].copy_from_slice(&hash(&profile.name).to_le_bytes());
    id
}

/// The PCI address of device `index`: the bus from the profile's name, then 32 devices a bus.
pub fn pci_address(profile: &Profile, index: u32) -> PciAddress {
    let bus = u32::from(hash(&profile.name).to_le_bytes()[0]).wrapping_add(index / 32) % 256;
    PciAddress {
        domain: PCI_DOMAIN,
        bus,
        device: index % 32,
        function: 0,
    }
}

/// A UUID as text, bytes from left to right.
pub fn uuid_text(id: &[u8; 16]) -> String {
    let mut text = String::with_capacity(36);
    for (i, byte) in id.iter().enumerate() {
        if matches!(i, 4 | 6 | 8 | 10) {
            text.push('-');
        }
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The bytes of a UUID text.
pub fn parse_uuid(text: &str) -> Option<[u8; 16]> {
    let groups: Vec<&str> = text.split('-').collect();
    if groups.iter().map(|g| g.len()).ne([8, 4, 4, 4, 12]) {
        return None;
    }
    let digits = groups.concat();
    let mut id = [0; 16];
    for (i, byte) in id.iter_mut().enumerate() {
        let pair = digits
            .get(2 * i..2 * i + 2)
            .filter(|p| p.bytes().all(|b| b.is_ascii_hexdigit()))?;
        *byte = u8::from_str_radix(pair, 16).ok()?;
    }
    Some(id)
}

/// FNV-1a with 64 bits: short, and the same everywhere and always, which the standard hasher does not promise.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |h, b| {
        (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fnv_1a() {
        // Published test vectors.
        assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn uuid_text_goes_both_ways() {
        let text = "017de931-6b4d-4fd4-aa9b-5bed77fc8e89";
        let id = parse_uuid(text).expect("well-formed");
        assert_eq!(id[..3], [0x01, 0x7d, 0xe9]);
        assert_eq!(uuid_text(&id), text);
        for bad in [
            "",
            "017de931",
            "017de931-6b4d-4fd4-aa9b-5bed77fc8e8g",
            "+17de931-6b4d-4fd4-aa9b-5bed77fc8e89",
        ] {
            assert_eq!(parse_uuid(bad), None, "{bad}");
        }
    }
}
