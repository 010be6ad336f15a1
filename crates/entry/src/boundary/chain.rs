//! `pNext` chains: walked once, with reads that cannot fault.

use std::ffi::c_void;

use zemu_abi::meta::{Namespace, structure_by_type};

use zemu_driver::{ChainError, LONGEST_CHAIN};

use super::input::{read_into, read_safely};

/// One chained structure, copied.
#[derive(Debug, Clone)]
pub(crate) struct Link {
    /// Its structure type.
    pub(crate) stype: u32,
    /// Where it stands in the application's memory.
    pub(crate) address: *mut c_void,
    bytes: Vec<u8>,
}

impl Link {
    /// The structure as `T`, if it was long enough to be one.
    #[allow(
        unsafe_code,
        reason = "structures of the ABI are made of bytes of which any value is legal"
    )]
    pub(crate) fn read<T: Copy>(&self) -> Option<T> {
        if self.bytes.len() < size_of::<T>() {
            return None;
        }
        // SAFETY: the bytes hold a `T`, and every type that this is called with is a C structure without invalid values.
        Some(unsafe { self.bytes.as_ptr().cast::<T>().read_unaligned() })
    }

    /// Lets `fill` change the structure, and writes it back to where the application has it.
    #[allow(unsafe_code, reason = "writes where the application points")]
    pub(crate) fn update<T: Copy>(&self, fill: impl FnOnce(&mut T)) {
        let Some(mut structure) = self.read::<T>() else {
            return;
        };
        fill(&mut structure);
        // SAFETY: the structure was read from there, and the caller chained it to have it filled.
        unsafe { self.address.cast::<T>().write_unaligned(structure) };
    }
}

/// All structures of the chain that begins at `next`.
///
/// # Errors
/// [`ChainError`]; what was walked until then is lost, since nothing behind it can be trusted.
pub(crate) fn walk(next: *const c_void) -> Result<Vec<Link>, ChainError> {
    let mut links: Vec<Link> = Vec::new();
    let mut at = next;
    while !at.is_null() {
        let address = at.addr() as u64;
        if links.iter().any(|l| l.address.addr() == at.addr()) {
            return Err(ChainError::Cyclic { address });
        }
        if links.len() == LONGEST_CHAIN {
            return Err(ChainError::TooLong);
        }
        let head: [u8; 16] = read_safely(at).ok_or(ChainError::Unreadable {
            index: links.len(),
            address,
        })?;
        let (stype, pointer) = head.split_at(8);
        let stype = u32::from_ne_bytes([stype[0], stype[1], stype[2], stype[3]]);
        let pointer = usize::from_ne_bytes(pointer.try_into().expect("half of sixteen"));
        let size = structure_by_type(Namespace::Ze, stype).map_or(16, |s| s.size);
        let mut bytes = vec![0; size];
        if !read_into(at, &mut bytes) {
            return Err(ChainError::Unreadable {
                index: links.len(),
                address,
            });
        }
        links.push(Link {
            stype,
            address: at.cast_mut(),
            bytes,
        });
        at = std::ptr::with_exposed_provenance(pointer);
    }
    Ok(links)
}

#[cfg(test)]
mod tests {
    use super::*;
    use zemu_abi::{ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC, ze_external_memmap_sysmem_ext_desc_t};

    fn pointer<T>(t: &T) -> *const c_void {
        (&raw const *t).cast()
    }

    #[test]
    fn a_chain_is_copied_in_order() {
        let second = ze_external_memmap_sysmem_ext_desc_t {
            size: 7,
            ..Default::default()
        };
        let first = ze_external_memmap_sysmem_ext_desc_t {
            size: 5,
            pNext: pointer(&second),
            ..Default::default()
        };
        let links = walk(pointer(&first)).expect("readable");
        let sizes: Vec<u64> = links
            .iter()
            .filter_map(Link::read::<ze_external_memmap_sysmem_ext_desc_t>)
            .map(|d| d.size)
            .collect();
        assert_eq!(sizes, [5, 7]);
        assert_eq!(
            links[0].stype,
            ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC.0
        );
    }

    #[test]
    fn garbage_is_refused() {
        let mut own = ze_external_memmap_sysmem_ext_desc_t::default();
        own.pNext = pointer(&own);
        assert!(matches!(walk(pointer(&own)), Err(ChainError::Cyclic { .. })));
        own.pNext = std::ptr::without_provenance(0x10);
        assert_eq!(
            walk(pointer(&own)).err(),
            Some(ChainError::Unreadable {
                index: 1,
                address: 0x10
            })
        );
        assert!(walk(std::ptr::null()).expect("empty").is_empty());
    }

    #[test]
    fn the_longest_chain_is_64() {
        let mut all = vec![ze_external_memmap_sysmem_ext_desc_t::default(); LONGEST_CHAIN + 1];
        for i in (0..LONGEST_CHAIN).rev() {
            all[i].pNext = pointer(&all[i + 1]);
        }
        assert_eq!(walk(pointer(&all[0])).err(), Some(ChainError::TooLong));
        assert_eq!(walk(pointer(&all[1])).map(|l| l.len()).ok(), Some(LONGEST_CHAIN));
    }
}
