//! Memory.

use super::*;

#[track_caller]
fn bad_alloc(f: &Fixture, code: ze_result_t, rule: &str, size: usize, alignment: usize) {
    let (host, device) = (
        ze_host_mem_alloc_desc_t::default(),
        ze_device_mem_alloc_desc_t::default(),
    );
    let marked = address(0x5a5a);
    for which in 0..3 {
        let mut pointer = marked;
        let out = &raw mut pointer;
        refused(code, rule, || match which {
            0 => call!(zeMemAllocHost(f.context, &raw const host, size, alignment, out)),
            1 => call!(zeMemAllocDevice(
                f.context,
                &raw const device,
                size,
                alignment,
                f.device,
                out
            )),
            _ => call!(zeMemAllocShared(
                f.context,
                &raw const device,
                &raw const host,
                size,
                alignment,
                f.device,
                out
            )),
        });
        assert!(
            pointer.is_null(),
            "a refused allocation gives null, kind {which}: {pointer:?}"
        );
    }
}

#[test]
fn sizes_and_alignments_out_of_range_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let size = ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
        bad_alloc(&f, size, "ZEMU-MEM-0006", (4 << 30) + 1, 0);
        bad_alloc(&f, size, "ZEMU-MEM-0006", usize::MAX, 0);
        // The registry documents the two conditions itself.
        bad_alloc(&f, size, "ZEMU-CALL-0002", 0, 0);
        for alignment in [3, 24, usize::MAX] {
            bad_alloc(
                &f,
                ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT,
                "ZEMU-CALL-0002",
                64,
                alignment,
            );
        }
    });
}

#[test]
fn frees_of_other_pointers_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let own = Box::new(0_u64);
        for pointer in [
            address(1),
            address(usize::MAX),
            (&raw const *own).cast_mut().cast(),
        ] {
            refused(ARGUMENT, "ZEMU-MEM-0001", || call!(zeMemFree(f.context, pointer)));
        }
        refused(NULL_POINTER, "ZEMU-CALL-0002", || {
            call!(zeMemFree(f.context, ptr::null_mut()))
        });
        for memory in [f.host(8192), f.on_device(8192), f.shared(8192)] {
            for offset in [1, 4096, 8191] {
                refused(ARGUMENT, "ZEMU-MEM-0003", || {
                    call!(zeMemFree(f.context, memory.wrapping_byte_add(offset)))
                });
            }
            let other = f.elsewhere();
            refused(ARGUMENT, "ZEMU-MEM-0004", || {
                call!(zeMemFree(other.context, memory))
            });
            f.free(memory);
            refused(ARGUMENT, "ZEMU-MEM-0002", || call!(zeMemFree(f.context, memory)));
        }
    });
}

#[test]
fn queries_of_unknown_pointers_are_answered() {
    alone(|| {
        let f = Fixture::new();
        let own = Box::new(0_u64);
        let (properties, device) = f.properties((&raw const *own).cast());
        assert_eq!(properties.r#type, ZE_MEMORY_TYPE_UNKNOWN);
        assert!(device.is_null());
        refused(ZE_RESULT_ERROR_ADDRESS_NOT_FOUND, "ZEMU-MEM-0011", || {
            call!(zeMemGetAddressRange(
                f.context,
                address(0x5000),
                ptr::null_mut(),
                ptr::null_mut()
            ))
        });
    });
}

#[test]
fn copies_beyond_the_end_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let (list, a, b) = (f.immediate(0), f.host(4096), f.on_device(4096));
        for (to, from, size) in [
            (a, b, 4097),
            (a.wrapping_byte_add(1), b, 4096),
            (a, b.wrapping_byte_add(4095), 2),
            (a, b, usize::MAX),
            (b, a, 1 << 40),
        ] {
            refused(ARGUMENT, "ZEMU-MEM-0012", || {
                try_copy(list, to, from, size, NO_EVENT, &[])
            });
        }
        let pattern = 0_u8;
        refused(ARGUMENT, "ZEMU-MEM-0012", || {
            let pattern = (&raw const pattern).cast();
            call!(zeCommandListAppendMemoryFill(
                list,
                a,
                pattern,
                1,
                4097,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
        copy(list, a, b, 4096, NO_EVENT, &[]);
        finish(list);
    });
}

#[test]
fn null_pointers_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let (list, memory) = (f.immediate(0), f.host(64));
        for (to, from) in [(ptr::null_mut(), memory), (memory, ptr::null_mut())] {
            refused(NULL_POINTER, "ZEMU-CALL-0002", || {
                try_copy(list, to, from, 8, NO_EVENT, &[])
            });
        }
        refused(NULL_POINTER, "ZEMU-CALL-0002", || {
            call!(zeContextCreate(f.driver, ptr::null(), ptr::null_mut()))
        });
        refused(NULL_POINTER, "ZEMU-CALL-0002", || {
            call!(zeDriverGet(ptr::null_mut(), ptr::null_mut()))
        });
    });
}

#[test]
fn fills_with_wrong_patterns_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.host(4096);
        let pattern = [0_u8; 64];
        let size_error = ZE_RESULT_ERROR_INVALID_SIZE;
        let fill = |list, length, size| {
            let pattern = pattern.as_ptr().cast();
            call!(zeCommandListAppendMemoryFill(
                list,
                memory,
                pattern,
                length,
                size,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        };
        let list = f.immediate(0);
        refused(size_error, "ZEMU-MEM-0016", || fill(list, 3, 3));
        refused(size_error, "ZEMU-MEM-0016", || fill(list, 12, 4092));
        refused(size_error, "ZEMU-CALL-0002", || fill(list, 8, 12));
        refused(size_error, "ZEMU-CALL-0002", || fill(list, 0, 64));
        let copy_only = f.immediate_of(COPY, 0, ZE_COMMAND_QUEUE_MODE_DEFAULT);
        refused(size_error, "ZEMU-MEM-0016", || fill(copy_only, 32, 64));
        ok(fill(copy_only, 16, 64));
        let own = [0_u8; 64];
        refused(ARGUMENT, "ZEMU-MEM-0011", || {
            let (to, pattern) = (own.as_ptr().cast_mut().cast(), pattern.as_ptr().cast());
            call!(zeCommandListAppendMemoryFill(
                list,
                to,
                pattern,
                1,
                64,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
        finish(copy_only);
    });
}

#[test]
fn residency_of_unknown_ranges_is_refused() {
    alone(|| {
        let f = Fixture::new();
        let memory = f.host(4096);
        ok(call!(zeContextMakeMemoryResident(
            f.context, f.device, memory, 4096
        )));
        ok(call!(zeContextEvictMemory(f.context, f.device, memory, 4096)));
        refused(ARGUMENT, "ZEMU-MEM-0012", || {
            call!(zeContextMakeMemoryResident(f.context, f.device, memory, 4097))
        });
        refused(ARGUMENT, "ZEMU-MEM-0011", || {
            call!(zeContextMakeMemoryResident(
                f.context,
                f.device,
                address(0x7000),
                1
            ))
        });
    });
}

#[test]
fn copies_of_another_context_s_memory_are_told() {
    alone(|| {
        let f = Fixture::new();
        let (list, own, foreign) = (f.immediate(0), f.host(64), f.elsewhere().on_device(64));
        for (to, from) in [(own, foreign), (foreign, own)] {
            control().reset();
            // The specification makes it the caller's duty and names no code.
            let _any = try_copy(list, to, from, 64, NO_EVENT, &[]);
            assert_eq!(findings().serious().ids(), ["ZEMU-MEM-0004"]);
        }
    });
}
