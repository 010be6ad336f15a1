//! Allocations.

use super::*;

#[test]
fn each_kind_of_memory_reports_what_it_is() {
    alone(|| {
        let f = Fixture::new();
        let none = ze_device_handle_t::ZEROED;
        let mut ids = Vec::new();
        for (pointer, size, kind, page, device) in [
            (f.host(100), 100, ZE_MEMORY_TYPE_HOST, PAGE, none),
            (
                f.host(LARGE_PAGE),
                LARGE_PAGE,
                ZE_MEMORY_TYPE_HOST,
                LARGE_PAGE,
                none,
            ),
            (
                f.host(LARGE_PAGE - 1),
                LARGE_PAGE - 1,
                ZE_MEMORY_TYPE_HOST,
                PAGE,
                none,
            ),
            (f.on_device(100), 100, ZE_MEMORY_TYPE_DEVICE, 64 << 10, f.device),
            (f.shared(100), 100, ZE_MEMORY_TYPE_SHARED, LARGE_PAGE, f.device),
        ] {
            for offset in [0, 1, size / 2, size - 1] {
                let at = pointer.wrapping_byte_add(offset);
                let (properties, of) = f.properties(at);
                assert_eq!((properties.r#type, properties.pageSize), (kind, page as u64));
                assert_eq!(of, device);
                assert_eq!(f.range(at), (pointer, size));
                if offset == 0 {
                    ids.push(properties.id);
                }
                assert_eq!(ids.last(), Some(&properties.id));
            }
            let (properties, of) = f.properties(pointer.wrapping_byte_add(size));
            assert_eq!(properties.r#type, ZE_MEMORY_TYPE_UNKNOWN, "one past the end");
            assert!(of.is_null());
        }
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 5, "each has a number of its own");
    });
}

#[test]
fn shared_memory_may_belong_to_no_device() {
    alone(|| {
        let f = Fixture::new();
        let (device, host) = (
            ze_device_mem_alloc_desc_t::default(),
            ze_host_mem_alloc_desc_t::default(),
        );
        let mut pointer = ptr::null_mut();
        ok(call!(zeMemAllocShared(
            f.context,
            &raw const device,
            &raw const host,
            64,
            0,
            ze_device_handle_t::ZEROED,
            &raw mut pointer
        )));
        let (properties, of) = f.properties(pointer);
        assert_eq!(properties.r#type, ZE_MEMORY_TYPE_SHARED);
        assert!(of.is_null());
    });
}

#[test]
fn the_host_uses_host_and_shared_memory_directly() {
    alone(|| {
        let f = Fixture::new();
        for memory in [f.host(1 << 20), f.shared(1 << 20)] {
            let values: Vec<u32> = (0..1 << 18).collect();
            write(memory, &values);
            assert_eq!(read::<u32>(memory, 1 << 18), values);
        }
    });
}

#[test]
fn memory_is_aligned_as_asked() {
    alone(|| {
        let f = Fixture::new();
        let desc = ze_host_mem_alloc_desc_t::default();
        let device = ze_device_mem_alloc_desc_t::default();
        for shift in 0..=24 {
            let alignment = 1_usize << shift;
            for size in [1, 64, 5000] {
                let (mut host, mut on_device) = (ptr::null_mut(), ptr::null_mut());
                ok(call!(zeMemAllocHost(
                    f.context,
                    &raw const desc,
                    size,
                    alignment,
                    &raw mut host
                )));
                ok(call!(zeMemAllocDevice(
                    f.context,
                    &raw const device,
                    size,
                    alignment,
                    f.device,
                    &raw mut on_device
                )));
                for pointer in [host, on_device] {
                    assert!(
                        pointer.addr().is_multiple_of(alignment),
                        "{pointer:?} for {alignment}"
                    );
                    assert!(
                        pointer.addr().is_multiple_of(64),
                        "suited for any type: {pointer:?}"
                    );
                }
            }
        }
    });
}

#[test]
fn limits_are_those_of_the_device() {
    alone(|| {
        let f = Fixture::new();
        let mut properties = ze_device_properties_t::default();
        ok(call!(zeDeviceGetProperties(f.device, &raw mut properties)));
        let limit = usize::try_from(properties.maxMemAllocSize).expect("64 bits");
        assert_eq!(limit, 4 * GIB);
        let whole = f.on_device(limit);
        assert_eq!(f.range(whole), (whole, limit));
        let desc = ze_device_mem_alloc_desc_t::default();
        let mut pointer = ptr::null_mut();
        refused(UNSUPPORTED_SIZE, "ZEMU-MEM-0006", || {
            call!(zeMemAllocDevice(
                f.context,
                &raw const desc,
                limit + 1,
                0,
                f.device,
                &raw mut pointer
            ))
        });
        // With relaxed limits a single allocation may be as large as the device's memory, of which half is taken.
        let relaxed = ze_relaxed_allocation_limits_exp_desc_t {
            flags: ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE,
            ..Default::default()
        };
        let desc = ze_device_mem_alloc_desc_t {
            pNext: (&raw const relaxed).cast(),
            ..desc
        };
        refused(ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, "ZEMU-MEM-0009", || {
            call!(zeMemAllocDevice(
                f.context,
                &raw const desc,
                limit + 1,
                0,
                f.device,
                &raw mut pointer
            ))
        });
        assert!(pointer.is_null());
        f.free(whole);
        ok(call!(zeMemAllocDevice(
            f.context,
            &raw const desc,
            8 * GIB,
            0,
            f.device,
            &raw mut pointer
        )));
        f.free(pointer);
        refused(UNSUPPORTED_SIZE, "ZEMU-MEM-0006", || {
            call!(zeMemAllocDevice(
                f.context,
                &raw const desc,
                8 * GIB + 1,
                0,
                f.device,
                &raw mut pointer
            ))
        });
    });
}

#[test]
fn a_cap_of_host_memory_is_kept() {
    alone_with(&[("ZEMU_MEMORY", "1M")], || {
        let f = Fixture::new();
        let half = f.host(512 << 10);
        let desc = ze_host_mem_alloc_desc_t::default();
        let mut pointer = address(0x5a5a);
        refused(ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY, "ZEMU-MEM-0009", || {
            call!(zeMemAllocHost(
                f.context,
                &raw const desc,
                600 << 10,
                0,
                &raw mut pointer
            ))
        });
        assert!(pointer.is_null());
        f.free(half);
        f.host(600 << 10);
    });
}

#[test]
fn freed_memory_is_known_no_more() {
    alone(|| {
        let f = Fixture::new();
        for pointer in [f.host(5000), f.on_device(5000), f.shared(5000)] {
            f.free(pointer);
            let (properties, _) = f.properties(pointer);
            assert_eq!(properties.r#type, ZE_MEMORY_TYPE_UNKNOWN);
        }
    });
}

#[test]
fn memory_belongs_to_its_context() {
    alone(|| {
        let f = Fixture::new();
        let other = f.elsewhere();
        let memory = f.host(64);
        assert_eq!(other.properties(memory).0.r#type, ZE_MEMORY_TYPE_UNKNOWN);
        refused(ZE_RESULT_ERROR_ADDRESS_NOT_FOUND, "ZEMU-MEM-0004", || {
            call!(zeMemGetAddressRange(
                other.context,
                memory,
                ptr::null_mut(),
                ptr::null_mut()
            ))
        });
    });
}

#[test]
fn a_hundred_thousand_pairs() {
    alone(|| {
        let f = Fixture::new();
        let mut live = vec![ptr::null_mut::<c_void>(); 64];
        for i in 0..100_000_usize {
            let place = i * 31 % live.len();
            if !live[place].is_null() {
                f.free(live[place]);
            }
            let size = 1 + i * 7919 % 10_000;
            live[place] = match i % 3 {
                0 => f.host(size),
                1 => f.on_device(size),
                _ => f.shared(size),
            };
        }
        live.into_iter().for_each(|p| f.free(p));
    });
}

#[test]
fn more_allocations_live_than_a_process_has_mappings() {
    alone(|| {
        let f = Fixture::new();
        let mut all: Vec<*mut c_void> = (0..70_000).map(|_| f.host(64)).collect();
        write(all[69_999], &[1_u64; 8]);
        all.sort_unstable();
        assert!(
            all.windows(2).all(|w| w[1].addr() - w[0].addr() >= 64),
            "none lies in another"
        );
        all.into_iter().for_each(|p| f.free(p));
    });
}

#[test]
fn eight_threads_allocate_and_free() {
    alone(|| {
        let f = Fixture::new();
        std::thread::scope(|s| {
            for seed in 0..8_usize {
                s.spawn(move || {
                    for i in 0..2000 {
                        let size = 1 + (i + seed) * 7919 % 5000;
                        let (a, b) = (f.host(size), f.on_device(size));
                        assert_eq!(f.range(a), (a, size));
                        write(a, &[u8::try_from(seed).expect("small"); 1]);
                        f.free(b);
                        assert_eq!(read::<u8>(a, 1), [u8::try_from(seed).expect("small")]);
                        f.free(a);
                    }
                });
            }
        });
        assert!(findings().serious().0.is_empty(), "{:?}", findings().sentences());
    });
}
