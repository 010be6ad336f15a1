//! The ioctl that asks the kernel for one mapping (PROCMAP_QUERY on /proc/PID/maps, Linux 6.11 and later).

use std::ffi::{CStr, OsStr};
use std::fs::File;
use std::os::fd::AsRawFd;
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;

use super::Segment;
use crate::address::{AppPtr, AppRange};

/// The argument of the ioctl; `struct procmap_query` of linux/fs.h.
#[repr(C)]
#[derive(Default)]
struct Query {
    size: u64,
    query_flags: u64,
    query_addr: u64,
    vma_start: u64,
    vma_end: u64,
    vma_flags: u64,
    vma_page_size: u64,
    vma_offset: u64,
    inode: u64,
    dev_major: u32,
    dev_minor: u32,
    vma_name_size: u32,
    build_id_size: u32,
    vma_name_addr: u64,
    build_id_addr: u64,
}

const QUERY_SIZE: u64 = size_of::<Query>() as u64;
const _: () = assert!(QUERY_SIZE == 104);

/// `_IOWR('f', 17, struct procmap_query)`.
const REQUEST: libc::c_ulong = (3 << 30) | (QUERY_SIZE << 16) | (b'f' as libc::c_ulong) << 8 | 17;

const READABLE: u64 = 0x01;
const WRITABLE: u64 = 0x02;
const SHARED: u64 = 0x08;
/// Answer with the mapping at the address or, when there is none, with the next one above.
const COVERING_OR_NEXT: u64 = 0x10;

const NAME_BYTES: u32 = 4096;

/// The mapped parts of the range in rising order; `None` when the kernel cannot tell this way.
pub(super) fn segments(list: &File, range: AppRange) -> Option<Vec<Segment>> {
    let mut segments = Vec::new();
    let mut name = vec![0_u8; NAME_BYTES as usize];
    let mut next = range.start();
    while next < range.end() {
        let Some(found) = query(list, next, &mut name)? else {
            break;
        };
        let mapping = AppRange::between(AppPtr(found.vma_start), AppPtr(found.vma_end))?;
        if mapping.start() >= range.end() {
            break;
        }
        if mapping.end() <= next {
            // Never seen; but an answer that does not go forward must not hold us here.
            return None;
        }
        if let Some(common) = mapping.intersection(range) {
            let has = |flag| found.vma_flags & flag != 0;
            let path = if found.vma_name_size == 0 {
                None
            } else {
                path_in(&name)
            };
            segments.push(Segment {
                range: common,
                read: has(READABLE),
                write: has(WRITABLE),
                shared: has(SHARED),
                path,
            });
        }
        next = mapping.end();
    }
    Some(segments)
}

fn path_in(name: &[u8]) -> Option<PathBuf> {
    let bytes = CStr::from_bytes_until_nul(name).ok()?.to_bytes();
    (!bytes.is_empty()).then(|| PathBuf::from(OsStr::from_bytes(bytes)))
}

/// The mapping at or after `address`: `None` when the ioctl does not work, `Some(None)` when there is no mapping.
fn query(list: &File, address: AppPtr, name: &mut [u8]) -> Option<Option<Query>> {
    let mut query = Query {
        size: QUERY_SIZE,
        query_flags: COVERING_OR_NEXT,
        query_addr: address.addr(),
        vma_name_size: NAME_BYTES,
        vma_name_addr: AppPtr::from_ptr(name.as_mut_ptr()).addr(),
        ..Query::default()
    };
    let mut errno = ask(list, &mut query);
    if errno == libc::ENAMETOOLONG {
        query.vma_name_size = 0;
        query.vma_name_addr = 0;
        errno = ask(list, &mut query);
    }
    match errno {
        0 => Some(Some(query)),
        libc::ENOENT => Some(None),
        _ => None,
    }
}

/// Makes the call; 0 or the error number.
fn ask(list: &File, query: &mut Query) -> i32 {
    // SAFETY: the descriptor is open; the kernel writes at most `size` bytes to the query, which is that large, and at
    // most `vma_name_size` bytes to the name buffer, which `query` set to its length and which outlives the call.
    let status = unsafe { libc::ioctl(list.as_raw_fd(), REQUEST, std::ptr::from_mut(query)) };
    if status == 0 {
        0
    } else {
        std::io::Error::last_os_error()
            .raw_os_error()
            .unwrap_or(libc::EINVAL)
    }
}
