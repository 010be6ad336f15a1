//! Boundary of the class `zeRTASBuilder`.
//!
//! Written by `cargo xtask gen` from crates/registry/data. Do not edit: change the data or the generator.

#![allow(missing_docs, reason = "the specification documents these names")]
#![allow(
    non_camel_case_types,
    non_snake_case,
    non_upper_case_globals,
    reason = "the C names are kept"
)]
#![allow(clippy::type_complexity, reason = "C signatures")]
#![allow(
    missing_debug_implementations,
    reason = "unions cannot say which member is live"
)]
#![allow(unsafe_code, reason = "the C ABI")]
#![allow(
    clippy::undocumented_unsafe_blocks,
    reason = "one contract holds for all: arguments are as the C caller passed them, structures that the call reads were copied"
)]
#![allow(
    clippy::multiple_unsafe_ops_per_block,
    clippy::missing_safety_doc,
    clippy::too_many_arguments,
    reason = "C signatures"
)]
#![allow(unused_imports, reason = "one prelude serves every generated file")]
#![allow(
    clippy::unnecessary_cast,
    clippy::fn_to_numeric_cast_any,
    reason = "C signatures"
)]
#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "argument words are recorded bit by bit"
)]
use crate::boundary::{self, Input, Violation};
use core::ffi::{c_char, c_void};
use zemu_abi::*;

/// Registry conditions, in registry order.
#[allow(
    dead_code,
    reason = "a check waits, tested, for its function to be implemented"
)]
pub(crate) mod check {
    use super::*;
    pub unsafe fn zeRTASBuilderCreateExp(
        hDriver: ze_driver_handle_t,
        pDescriptor: *const ze_rtas_builder_exp_desc_t,
        phBuilder: *mut ze_rtas_builder_exp_handle_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if pDescriptor.is_null() {
            return Err(Violation(1));
        }
        if phBuilder.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*pDescriptor).builderVersion }.0 > 65536 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zeRTASBuilderGetBuildPropertiesExp(
        hBuilder: ze_rtas_builder_exp_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_exp_desc_t,
        pProperties: *mut ze_rtas_builder_exp_properties_t,
    ) -> Result<(), Violation> {
        if hBuilder.is_null() {
            return Err(Violation(0));
        }
        if pBuildOpDescriptor.is_null() {
            return Err(Violation(1));
        }
        if pProperties.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*pBuildOpDescriptor).rtasFormat }.0 > 2147483646 {
            return Err(Violation(3));
        }
        if unsafe { (*pBuildOpDescriptor).buildQuality }.0 > 2 {
            return Err(Violation(4));
        }
        if unsafe { (*pBuildOpDescriptor).buildFlags } > 3 {
            return Err(Violation(5));
        }
        Ok(())
    }

    pub unsafe fn zeRTASBuilderBuildExp(
        hBuilder: ze_rtas_builder_exp_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_exp_desc_t,
        pScratchBuffer: *mut c_void,
        scratchBufferSizeBytes: usize,
        pRtasBuffer: *mut c_void,
        rtasBufferSizeBytes: usize,
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
        pBuildUserPtr: *mut c_void,
        pBounds: *mut ze_rtas_aabb_exp_t,
        pRtasBufferSizeBytes: *mut usize,
    ) -> Result<(), Violation> {
        if hBuilder.is_null() {
            return Err(Violation(0));
        }
        if pBuildOpDescriptor.is_null() {
            return Err(Violation(1));
        }
        if pScratchBuffer.is_null() {
            return Err(Violation(2));
        }
        if pRtasBuffer.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*pBuildOpDescriptor).rtasFormat }.0 > 2147483646 {
            return Err(Violation(4));
        }
        if unsafe { (*pBuildOpDescriptor).buildQuality }.0 > 2 {
            return Err(Violation(5));
        }
        if unsafe { (*pBuildOpDescriptor).buildFlags } > 3 {
            return Err(Violation(6));
        }
        let _ = (
            scratchBufferSizeBytes,
            rtasBufferSizeBytes,
            hParallelOperation,
            pBuildUserPtr,
            pBounds,
            pRtasBufferSizeBytes,
        );
        Ok(())
    }

    pub unsafe fn zeRTASBuilderDestroyExp(hBuilder: ze_rtas_builder_exp_handle_t) -> Result<(), Violation> {
        if hBuilder.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeRTASBuilderCreateExt(
        hDriver: ze_driver_handle_t,
        pDescriptor: *const ze_rtas_builder_ext_desc_t,
        phBuilder: *mut ze_rtas_builder_ext_handle_t,
    ) -> Result<(), Violation> {
        if hDriver.is_null() {
            return Err(Violation(0));
        }
        if pDescriptor.is_null() {
            return Err(Violation(1));
        }
        if phBuilder.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*pDescriptor).builderVersion }.0 > 65536 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zeRTASBuilderGetBuildPropertiesExt(
        hBuilder: ze_rtas_builder_ext_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_ext_desc_t,
        pProperties: *mut ze_rtas_builder_ext_properties_t,
    ) -> Result<(), Violation> {
        if hBuilder.is_null() {
            return Err(Violation(0));
        }
        if pBuildOpDescriptor.is_null() {
            return Err(Violation(1));
        }
        if pProperties.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*pBuildOpDescriptor).rtasFormat }.0 > 2147483646 {
            return Err(Violation(3));
        }
        if unsafe { (*pBuildOpDescriptor).buildQuality }.0 > 2 {
            return Err(Violation(4));
        }
        if unsafe { (*pBuildOpDescriptor).buildFlags } > 3 {
            return Err(Violation(5));
        }
        Ok(())
    }

    pub unsafe fn zeRTASBuilderBuildExt(
        hBuilder: ze_rtas_builder_ext_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_ext_desc_t,
        pScratchBuffer: *mut c_void,
        scratchBufferSizeBytes: usize,
        pRtasBuffer: *mut c_void,
        rtasBufferSizeBytes: usize,
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
        pBuildUserPtr: *mut c_void,
        pBounds: *mut ze_rtas_aabb_ext_t,
        pRtasBufferSizeBytes: *mut usize,
    ) -> Result<(), Violation> {
        if hBuilder.is_null() {
            return Err(Violation(0));
        }
        if pBuildOpDescriptor.is_null() {
            return Err(Violation(1));
        }
        if pScratchBuffer.is_null() {
            return Err(Violation(2));
        }
        if pRtasBuffer.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*pBuildOpDescriptor).rtasFormat }.0 > 2147483646 {
            return Err(Violation(4));
        }
        if unsafe { (*pBuildOpDescriptor).buildQuality }.0 > 2 {
            return Err(Violation(5));
        }
        if unsafe { (*pBuildOpDescriptor).buildFlags } > 3 {
            return Err(Violation(6));
        }
        let _ = (
            scratchBufferSizeBytes,
            rtasBufferSizeBytes,
            hParallelOperation,
            pBuildUserPtr,
            pBounds,
            pRtasBufferSizeBytes,
        );
        Ok(())
    }

    pub unsafe fn zeRTASBuilderCommandListAppendCopyExt(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if dstptr.is_null() {
            return Err(Violation(1));
        }
        if srcptr.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (size, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeRTASBuilderDestroyExt(hBuilder: ze_rtas_builder_ext_handle_t) -> Result<(), Violation> {
        if hBuilder.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeRTASBuilderCreateExp(
        hDriver: ze_driver_handle_t,
        pDescriptor: *const ze_rtas_builder_exp_desc_t,
        phBuilder: *mut ze_rtas_builder_exp_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASBuilderCreateExp,
            &[
                hDriver.0.addr() as u64,
                pDescriptor.addr() as u64,
                phBuilder.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeRTASBuilderGetBuildPropertiesExp(
        hBuilder: ze_rtas_builder_exp_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_exp_desc_t,
        pProperties: *mut ze_rtas_builder_exp_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASBuilderGetBuildPropertiesExp,
            &[
                hBuilder.0.addr() as u64,
                pBuildOpDescriptor.addr() as u64,
                pProperties.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeRTASBuilderBuildExp(
        hBuilder: ze_rtas_builder_exp_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_exp_desc_t,
        pScratchBuffer: *mut c_void,
        scratchBufferSizeBytes: usize,
        pRtasBuffer: *mut c_void,
        rtasBufferSizeBytes: usize,
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
        pBuildUserPtr: *mut c_void,
        pBounds: *mut ze_rtas_aabb_exp_t,
        pRtasBufferSizeBytes: *mut usize,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASBuilderBuildExp,
            &[
                hBuilder.0.addr() as u64,
                pBuildOpDescriptor.addr() as u64,
                pScratchBuffer.addr() as u64,
                scratchBufferSizeBytes as u64,
                pRtasBuffer.addr() as u64,
                rtasBufferSizeBytes as u64,
                hParallelOperation.0.addr() as u64,
                pBuildUserPtr.addr() as u64,
                pBounds.addr() as u64,
                pRtasBufferSizeBytes.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeRTASBuilderDestroyExp(hBuilder: ze_rtas_builder_exp_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zeRTASBuilderDestroyExp, &[hBuilder.0.addr() as u64])
    }

    pub unsafe extern "C" fn zeRTASBuilderCreateExt(
        hDriver: ze_driver_handle_t,
        pDescriptor: *const ze_rtas_builder_ext_desc_t,
        phBuilder: *mut ze_rtas_builder_ext_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASBuilderCreateExt,
            &[
                hDriver.0.addr() as u64,
                pDescriptor.addr() as u64,
                phBuilder.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeRTASBuilderGetBuildPropertiesExt(
        hBuilder: ze_rtas_builder_ext_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_ext_desc_t,
        pProperties: *mut ze_rtas_builder_ext_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASBuilderGetBuildPropertiesExt,
            &[
                hBuilder.0.addr() as u64,
                pBuildOpDescriptor.addr() as u64,
                pProperties.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeRTASBuilderBuildExt(
        hBuilder: ze_rtas_builder_ext_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_ext_desc_t,
        pScratchBuffer: *mut c_void,
        scratchBufferSizeBytes: usize,
        pRtasBuffer: *mut c_void,
        rtasBufferSizeBytes: usize,
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
        pBuildUserPtr: *mut c_void,
        pBounds: *mut ze_rtas_aabb_ext_t,
        pRtasBufferSizeBytes: *mut usize,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASBuilderBuildExt,
            &[
                hBuilder.0.addr() as u64,
                pBuildOpDescriptor.addr() as u64,
                pScratchBuffer.addr() as u64,
                scratchBufferSizeBytes as u64,
                pRtasBuffer.addr() as u64,
                rtasBufferSizeBytes as u64,
                hParallelOperation.0.addr() as u64,
                pBuildUserPtr.addr() as u64,
                pBounds.addr() as u64,
                pRtasBufferSizeBytes.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeRTASBuilderCommandListAppendCopyExt(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeRTASBuilderCommandListAppendCopyExt,
            &[
                hCommandList.0.addr() as u64,
                dstptr.addr() as u64,
                srcptr.addr() as u64,
                size as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeRTASBuilderDestroyExt(hBuilder: ze_rtas_builder_ext_handle_t) -> ze_result_t {
        boundary::unimplemented(Function::zeRTASBuilderDestroyExt, &[hBuilder.0.addr() as u64])
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASBuilderCreateExp(
        hDriver: ze_driver_handle_t,
        pDescriptor: *const ze_rtas_builder_exp_desc_t,
        phBuilder: *mut ze_rtas_builder_exp_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASBuilderCreateExp(hDriver, pDescriptor, phBuilder) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASBuilderGetBuildPropertiesExp(
        hBuilder: ze_rtas_builder_exp_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_exp_desc_t,
        pProperties: *mut ze_rtas_builder_exp_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASBuilderGetBuildPropertiesExp(hBuilder, pBuildOpDescriptor, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASBuilderBuildExp(
        hBuilder: ze_rtas_builder_exp_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_exp_desc_t,
        pScratchBuffer: *mut c_void,
        scratchBufferSizeBytes: usize,
        pRtasBuffer: *mut c_void,
        rtasBufferSizeBytes: usize,
        hParallelOperation: ze_rtas_parallel_operation_exp_handle_t,
        pBuildUserPtr: *mut c_void,
        pBounds: *mut ze_rtas_aabb_exp_t,
        pRtasBufferSizeBytes: *mut usize,
    ) -> ze_result_t {
        unsafe {
            shim::zeRTASBuilderBuildExp(
                hBuilder,
                pBuildOpDescriptor,
                pScratchBuffer,
                scratchBufferSizeBytes,
                pRtasBuffer,
                rtasBufferSizeBytes,
                hParallelOperation,
                pBuildUserPtr,
                pBounds,
                pRtasBufferSizeBytes,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASBuilderDestroyExp(hBuilder: ze_rtas_builder_exp_handle_t) -> ze_result_t {
        unsafe { shim::zeRTASBuilderDestroyExp(hBuilder) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASBuilderCreateExt(
        hDriver: ze_driver_handle_t,
        pDescriptor: *const ze_rtas_builder_ext_desc_t,
        phBuilder: *mut ze_rtas_builder_ext_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASBuilderCreateExt(hDriver, pDescriptor, phBuilder) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASBuilderGetBuildPropertiesExt(
        hBuilder: ze_rtas_builder_ext_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_ext_desc_t,
        pProperties: *mut ze_rtas_builder_ext_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zeRTASBuilderGetBuildPropertiesExt(hBuilder, pBuildOpDescriptor, pProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASBuilderBuildExt(
        hBuilder: ze_rtas_builder_ext_handle_t,
        pBuildOpDescriptor: *const ze_rtas_builder_build_op_ext_desc_t,
        pScratchBuffer: *mut c_void,
        scratchBufferSizeBytes: usize,
        pRtasBuffer: *mut c_void,
        rtasBufferSizeBytes: usize,
        hParallelOperation: ze_rtas_parallel_operation_ext_handle_t,
        pBuildUserPtr: *mut c_void,
        pBounds: *mut ze_rtas_aabb_ext_t,
        pRtasBufferSizeBytes: *mut usize,
    ) -> ze_result_t {
        unsafe {
            shim::zeRTASBuilderBuildExt(
                hBuilder,
                pBuildOpDescriptor,
                pScratchBuffer,
                scratchBufferSizeBytes,
                pRtasBuffer,
                rtasBufferSizeBytes,
                hParallelOperation,
                pBuildUserPtr,
                pBounds,
                pRtasBufferSizeBytes,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASBuilderCommandListAppendCopyExt(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeRTASBuilderCommandListAppendCopyExt(
                hCommandList,
                dstptr,
                srcptr,
                size,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeRTASBuilderDestroyExt(hBuilder: ze_rtas_builder_ext_handle_t) -> ze_result_t {
        unsafe { shim::zeRTASBuilderDestroyExt(hBuilder) }
    }
}
