//! Structure types and chains.

use super::*;

/// Allocates with this chain.
fn alloc_with(f: &Fixture, next: *const c_void) -> ze_result_t {
    let desc = ze_host_mem_alloc_desc_t {
        pNext: next,
        ..Default::default()
    };
    let mut pointer = address(0x5a5a);
    let code = call!(zeMemAllocHost(
        f.context,
        &raw const desc,
        64,
        0,
        &raw mut pointer
    ));
    assert_eq!(
        pointer.is_null(),
        code != ZE_RESULT_SUCCESS,
        "null exactly on refusal: {pointer:?}"
    );
    code
}

/// Makes a list with this chain.
fn list_with(f: &Fixture, next: *const c_void) -> ze_result_t {
    let desc = ze_command_list_desc_t {
        pNext: next,
        ..Default::default()
    };
    let mut list = ze_command_list_handle_t::ZEROED;
    call!(zeCommandListCreate(
        f.context,
        f.device,
        &raw const desc,
        &raw mut list
    ))
}

#[test]
fn chains_that_lead_nowhere_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let gone = Pages::anonymous(4096);
        let at_the_end = gone.at(4096 - 8);
        gone.protect(0, 4096, libc::PROT_NONE);
        for next in [
            address(1),
            address(0xdead_beef_dead),
            address(usize::MAX),
            gone.start(),
            at_the_end,
        ] {
            refused(ARGUMENT, "ZEMU-CHN-0002", || alloc_with(&f, next));
            refused(ARGUMENT, "ZEMU-CHN-0002", || list_with(&f, next));
        }
        // A structure that begins on a readable page and ends on one that is not.
        let two = Pages::anonymous(8192);
        two.protect(4096, 4096, libc::PROT_NONE);
        let head = two.at(4096 - 16);
        write(
            head,
            &[ZE_STRUCTURE_TYPE_EXTERNAL_MEMMAP_SYSMEM_EXT_DESC.0 as u64, 0],
        );
        refused(ARGUMENT, "ZEMU-CHN-0002", || alloc_with(&f, head));
    });
}

#[test]
fn cyclic_chains_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let mut links = [ze_base_desc_t::default(); 3];
        for i in 0..3 {
            links[i].stype = ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC;
            links[i].pNext = (&raw const links[(i + 1) % 3]).cast();
        }
        refused(ARGUMENT, "ZEMU-CHN-0003", || {
            alloc_with(&f, (&raw const links[0]).cast())
        });
        links[0].pNext = (&raw const links[0]).cast();
        refused(ARGUMENT, "ZEMU-CHN-0003", || {
            list_with(&f, (&raw const links[0]).cast())
        });
    });
}

#[test]
fn chains_longer_than_64_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let mut links = vec![ze_relaxed_allocation_limits_exp_desc_t::default(); 65];
        for i in 0..64 {
            links[i].pNext = (&raw const links[i + 1]).cast();
        }
        refused(ARGUMENT, "ZEMU-CHN-0004", || {
            alloc_with(&f, (&raw const links[0]).cast())
        });
        refused(ARGUMENT, "ZEMU-CHN-0004", || {
            list_with(&f, (&raw const links[0]).cast())
        });
    });
}

#[test]
fn wrong_base_types_are_refused() {
    alone(|| {
        let f = Fixture::new();
        for stype in [
            0,
            ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC.0,
            0x7fff_ffff,
            u32::MAX,
        ] {
            let stype = ze_structure_type_t(stype);
            refused(ARGUMENT, "ZEMU-CHN-0001", || {
                let desc = ze_host_mem_alloc_desc_t {
                    stype,
                    ..Default::default()
                };
                let mut pointer = ptr::null_mut();
                call!(zeMemAllocHost(
                    f.context,
                    &raw const desc,
                    64,
                    0,
                    &raw mut pointer
                ))
            });
            refused(ARGUMENT, "ZEMU-CHN-0001", || {
                let desc = ze_event_pool_desc_t {
                    stype,
                    count: 1,
                    ..Default::default()
                };
                let mut pool = ze_event_pool_handle_t::ZEROED;
                call!(zeEventPoolCreate(
                    f.context,
                    &raw const desc,
                    0,
                    ptr::null_mut(),
                    &raw mut pool
                ))
            });
            refused(ARGUMENT, "ZEMU-CHN-0001", || {
                let desc = ze_context_desc_t {
                    stype,
                    ..Default::default()
                };
                let mut context = ze_context_handle_t::ZEROED;
                call!(zeContextCreate(f.driver, &raw const desc, &raw mut context))
            });
        }
    });
}

#[test]
fn unknown_structures_are_refused_on_allocations_and_ignored_on_lists() {
    alone(|| {
        let f = Fixture::new();
        let unknown = ze_base_desc_t {
            stype: ze_structure_type_t(0x7abc_def0),
            pNext: ptr::null(),
        };
        let next = (&raw const unknown).cast();
        refused(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, "ZEMU-CHN-0005", || {
            alloc_with(&f, next)
        });
        refused(ZE_RESULT_SUCCESS, "ZEMU-CHN-0008", || list_with(&f, next));
        refused(ARGUMENT, "ZEMU-CHN-0005", || {
            let spirv = kernel_file("empty.spv");
            let desc = ze_module_desc_t {
                pNext: next,
                ..module_desc(ZE_MODULE_FORMAT_IL_SPIRV, &spirv)
            };
            f.try_build(&desc).0
        });
        let memory = f.host(256);
        let (kernel, list) = (f.saxpy(memory, memory, 1.0, 0), f.immediate(0));
        refused(ZE_RESULT_ERROR_UNSUPPORTED_FEATURE, "ZEMU-CHN-0005", || {
            let count = groups(1, 1, 1);
            call!(zeCommandListAppendLaunchKernelWithParameters(
                list,
                kernel,
                &raw const count,
                next,
                NO_EVENT,
                0,
                ptr::null_mut()
            ))
        });
    });
}

#[test]
fn structures_that_mean_nothing_there_are_refused_on_allocations() {
    alone(|| {
        let f = Fixture::new();
        let desc = ze_event_desc_t::default();
        refused(ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION, "ZEMU-CHN-0006", || {
            alloc_with(&f, (&raw const desc).cast())
        });
    });
}

#[test]
fn imports_by_device_and_shared_allocations_are_refused() {
    alone(|| {
        let f = Fixture::new();
        let pages = Pages::anonymous(4096);
        let import = ze_external_memmap_sysmem_ext_desc_t {
            pSystemMemory: pages.start(),
            size: 4096,
            ..Default::default()
        };
        let next = (&raw const import).cast();
        let unsupported = ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
        let (host, plain) = (
            ze_host_mem_alloc_desc_t::default(),
            ze_device_mem_alloc_desc_t::default(),
        );
        let chained = ze_device_mem_alloc_desc_t { pNext: next, ..plain };
        let chained_host = ze_host_mem_alloc_desc_t { pNext: next, ..host };
        let mut pointer = address(0x5a5a);
        refused(unsupported, "ZEMU-IMP-0017", || {
            call!(zeMemAllocDevice(
                f.context,
                &raw const chained,
                4096,
                0,
                f.device,
                &raw mut pointer
            ))
        });
        assert!(pointer.is_null());
        for (device, host) in [(&chained, &host), (&plain, &chained_host)] {
            let mut pointer = address(0x5a5a);
            refused(unsupported, "ZEMU-IMP-0017", || {
                call!(zeMemAllocShared(
                    f.context,
                    &raw const *device,
                    &raw const *host,
                    4096,
                    0,
                    f.device,
                    &raw mut pointer
                ))
            });
            assert!(pointer.is_null());
        }
    });
}
