//! Boundary of the class `zeCommandList`.
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
    pub unsafe fn zeCommandListCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_command_list_desc_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if desc.is_null() {
            return Err(Violation(2));
        }
        if phCommandList.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*desc).flags } > 63 {
            return Err(Violation(4));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListCreateImmediate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        altdesc: *const ze_command_queue_desc_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> Result<(), Violation> {
        if hContext.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if altdesc.is_null() {
            return Err(Violation(2));
        }
        if phCommandList.is_null() {
            return Err(Violation(3));
        }
        if unsafe { (*altdesc).flags } > 7 {
            return Err(Violation(4));
        }
        if unsafe { (*altdesc).mode }.0 > 2 {
            return Err(Violation(5));
        }
        if unsafe { (*altdesc).priority }.0 > 2 {
            return Err(Violation(6));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListDestroy(hCommandList: ze_command_list_handle_t) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListClose(hCommandList: ze_command_list_handle_t) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListReset(hCommandList: ze_command_list_handle_t) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListAppendWriteGlobalTimestamp(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut u64,
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
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(2));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zeCommandListHostSynchronize(
        hCommandList: ze_command_list_handle_t,
        timeout: u64,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        let _ = (timeout,);
        Ok(())
    }

    pub unsafe fn zeCommandListGetDeviceHandle(
        hCommandList: ze_command_list_handle_t,
        phDevice: *mut ze_device_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phDevice.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListGetContextHandle(
        hCommandList: ze_command_list_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phContext.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListGetOrdinal(
        hCommandList: ze_command_list_handle_t,
        pOrdinal: *mut u32,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if pOrdinal.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListImmediateGetIndex(
        hCommandListImmediate: ze_command_list_handle_t,
        pIndex: *mut u32,
    ) -> Result<(), Violation> {
        if hCommandListImmediate.is_null() {
            return Err(Violation(0));
        }
        if pIndex.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListIsImmediate(
        hCommandList: ze_command_list_handle_t,
        pIsImmediate: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if pIsImmediate.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListGetFlags(
        hCommandList: ze_command_list_handle_t,
        pFlags: *mut ze_command_list_flags_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if pFlags.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListImmediateGetFlags(
        hCommandList: ze_command_list_handle_t,
        pFlags: *mut ze_command_queue_flags_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if pFlags.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListImmediateGetMode(
        hCommandList: ze_command_list_handle_t,
        pMode: *mut ze_command_queue_mode_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if pMode.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListImmediateGetPriority(
        hCommandList: ze_command_list_handle_t,
        pPriority: *mut ze_command_queue_priority_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if pPriority.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListAppendBarrier(
        hCommandList: ze_command_list_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(1));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendMemoryRangesBarrier(
        hCommandList: ze_command_list_handle_t,
        numRanges: u32,
        pRangeSizes: *const usize,
        pRanges: *mut *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if pRangeSizes.is_null() {
            return Err(Violation(1));
        }
        if pRanges.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (numRanges, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendMemoryCopy(
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

    pub unsafe fn zeCommandListAppendMemoryCopyWithParameters(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        pNext: *const c_void,
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
        let _ = (size, pNext, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendMemoryFill(
        hCommandList: ze_command_list_handle_t,
        ptr: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if pattern.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        if pattern_size == 0 || !size.is_multiple_of(pattern_size) {
            return Err(Violation(4));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendMemoryFillWithParameters(
        hCommandList: ze_command_list_handle_t,
        ptr: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        size: usize,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        if pattern.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        if pattern_size == 0 || !size.is_multiple_of(pattern_size) {
            return Err(Violation(4));
        }
        let _ = (pNext, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendMemoryCopyRegion(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        dstRegion: *const ze_copy_region_t,
        dstPitch: u32,
        dstSlicePitch: u32,
        srcptr: *const c_void,
        srcRegion: *const ze_copy_region_t,
        srcPitch: u32,
        srcSlicePitch: u32,
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
        if dstRegion.is_null() {
            return Err(Violation(2));
        }
        if srcptr.is_null() {
            return Err(Violation(3));
        }
        if srcRegion.is_null() {
            return Err(Violation(4));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(5));
        }
        let _ = (dstPitch, dstSlicePitch, srcPitch, srcSlicePitch, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendMemoryCopyFromContext(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hContextSrc: ze_context_handle_t,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hContextSrc.is_null() {
            return Err(Violation(1));
        }
        if dstptr.is_null() {
            return Err(Violation(2));
        }
        if srcptr.is_null() {
            return Err(Violation(3));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(4));
        }
        let _ = (size, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendImageCopy(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        hSrcImage: ze_image_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hDstImage.is_null() {
            return Err(Violation(1));
        }
        if hSrcImage.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendImageCopyRegion(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        hSrcImage: ze_image_handle_t,
        pDstRegion: *const ze_image_region_t,
        pSrcRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hDstImage.is_null() {
            return Err(Violation(1));
        }
        if hSrcImage.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (pDstRegion, pSrcRegion, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendImageCopyToMemory(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hSrcImage: ze_image_handle_t,
        pSrcRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hSrcImage.is_null() {
            return Err(Violation(1));
        }
        if dstptr.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (pSrcRegion, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendImageCopyFromMemory(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        srcptr: *const c_void,
        pDstRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hDstImage.is_null() {
            return Err(Violation(1));
        }
        if srcptr.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (pDstRegion, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendMemoryPrefetch(
        hCommandList: ze_command_list_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if ptr.is_null() {
            return Err(Violation(1));
        }
        let _ = (size,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendMemAdvise(
        hCommandList: ze_command_list_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        advice: ze_memory_advice_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hDevice.is_null() {
            return Err(Violation(1));
        }
        if ptr.is_null() {
            return Err(Violation(2));
        }
        if advice.0 > 9 {
            return Err(Violation(3));
        }
        let _ = (size,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendSignalEvent(
        hCommandList: ze_command_list_handle_t,
        hEvent: ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hEvent.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListAppendWaitOnEvents(
        hCommandList: ze_command_list_handle_t,
        numEvents: u32,
        phEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phEvents.is_null() {
            return Err(Violation(1));
        }
        let _ = (numEvents,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendEventReset(
        hCommandList: ze_command_list_handle_t,
        hEvent: ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hEvent.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListAppendQueryKernelTimestamps(
        hCommandList: ze_command_list_handle_t,
        numEvents: u32,
        phEvents: *mut ze_event_handle_t,
        dstptr: *mut c_void,
        pOffsets: *const usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phEvents.is_null() {
            return Err(Violation(1));
        }
        if dstptr.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (numEvents, pOffsets, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendLaunchKernel(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchFuncArgs: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hKernel.is_null() {
            return Err(Violation(1));
        }
        if pLaunchFuncArgs.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendLaunchKernelWithParameters(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pGroupCounts: *const ze_group_count_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hKernel.is_null() {
            return Err(Violation(1));
        }
        if pGroupCounts.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (pNext, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendLaunchKernelWithArguments(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        groupCounts: ze_group_count_t,
        groupSizes: ze_group_size_t,
        pArguments: *mut *mut c_void,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hKernel.is_null() {
            return Err(Violation(1));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(2));
        }
        let _ = (groupCounts, groupSizes, pArguments, pNext, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendLaunchCooperativeKernel(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchFuncArgs: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hKernel.is_null() {
            return Err(Violation(1));
        }
        if pLaunchFuncArgs.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendLaunchKernelIndirect(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchArgumentsBuffer: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hKernel.is_null() {
            return Err(Violation(1));
        }
        if pLaunchArgumentsBuffer.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendLaunchMultipleKernelsIndirect(
        hCommandList: ze_command_list_handle_t,
        numKernels: u32,
        phKernels: *mut ze_kernel_handle_t,
        pCountBuffer: *const u32,
        pLaunchArgumentsBuffer: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phKernels.is_null() {
            return Err(Violation(1));
        }
        if pCountBuffer.is_null() {
            return Err(Violation(2));
        }
        if pLaunchArgumentsBuffer.is_null() {
            return Err(Violation(3));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(4));
        }
        let _ = (numKernels, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendImageCopyToMemoryExt(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hSrcImage: ze_image_handle_t,
        pSrcRegion: *const ze_image_region_t,
        destRowPitch: u32,
        destSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hSrcImage.is_null() {
            return Err(Violation(1));
        }
        if dstptr.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (pSrcRegion, destRowPitch, destSlicePitch, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendImageCopyFromMemoryExt(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        srcptr: *const c_void,
        pDstRegion: *const ze_image_region_t,
        srcRowPitch: u32,
        srcSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hDstImage.is_null() {
            return Err(Violation(1));
        }
        if srcptr.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        let _ = (pDstRegion, srcRowPitch, srcSlicePitch, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListCreateCloneExp(
        hCommandList: ze_command_list_handle_t,
        phClonedCommandList: *mut ze_command_list_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phClonedCommandList.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListImmediateAppendCommandListsExp(
        hCommandListImmediate: ze_command_list_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandListImmediate.is_null() {
            return Err(Violation(0));
        }
        if phCommandLists.is_null() {
            return Err(Violation(1));
        }
        let _ = (numCommandLists, hSignalEvent, numWaitEvents, phWaitEvents);
        Ok(())
    }

    pub unsafe fn zeCommandListImmediateAppendCommandListsWithParameters(
        hCommandListImmediate: ze_command_list_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandListImmediate.is_null() {
            return Err(Violation(0));
        }
        if phCommandLists.is_null() {
            return Err(Violation(1));
        }
        let _ = (numCommandLists, pNext, hSignalEvent, numWaitEvents, phWaitEvents);
        Ok(())
    }

    pub unsafe fn zeCommandListGetNextCommandIdExp(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_command_id_exp_desc_t,
        pCommandId: *mut u64,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if pCommandId.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).flags } > 255 {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListGetNextCommandIdWithKernelsExp(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_command_id_exp_desc_t,
        numKernels: u32,
        phKernels: *mut ze_kernel_handle_t,
        pCommandId: *mut u64,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        if pCommandId.is_null() {
            return Err(Violation(2));
        }
        if unsafe { (*desc).flags } > 255 {
            return Err(Violation(3));
        }
        let _ = (numKernels, phKernels);
        Ok(())
    }

    pub unsafe fn zeCommandListUpdateMutableCommandsExp(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_commands_exp_desc_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if desc.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListIsMutableExp(
        hCommandList: ze_command_list_handle_t,
        pIsMutable: *mut ze_bool_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if pIsMutable.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListUpdateMutableCommandSignalEventExp(
        hCommandList: ze_command_list_handle_t,
        commandId: u64,
        hSignalEvent: ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        let _ = (commandId, hSignalEvent);
        Ok(())
    }

    pub unsafe fn zeCommandListUpdateMutableCommandWaitEventsExp(
        hCommandList: ze_command_list_handle_t,
        commandId: u64,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        let _ = (commandId, numWaitEvents, phWaitEvents);
        Ok(())
    }

    pub unsafe fn zeCommandListUpdateMutableCommandKernelsExp(
        hCommandList: ze_command_list_handle_t,
        numKernels: u32,
        pCommandId: *mut u64,
        phKernels: *mut ze_kernel_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if pCommandId.is_null() {
            return Err(Violation(1));
        }
        if phKernels.is_null() {
            return Err(Violation(2));
        }
        let _ = (numKernels,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendSignalExternalSemaphoreExt(
        hCommandList: ze_command_list_handle_t,
        numSemaphores: u32,
        phSemaphores: *mut ze_external_semaphore_ext_handle_t,
        signalParams: *mut ze_external_semaphore_signal_params_ext_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phSemaphores.is_null() {
            return Err(Violation(1));
        }
        if signalParams.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        if numSemaphores > 0 && phSemaphores.is_null() {
            return Err(Violation(4));
        }
        if numSemaphores > 0 && signalParams.is_null() {
            return Err(Violation(5));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendWaitExternalSemaphoreExt(
        hCommandList: ze_command_list_handle_t,
        numSemaphores: u32,
        phSemaphores: *mut ze_external_semaphore_ext_handle_t,
        waitParams: *mut ze_external_semaphore_wait_params_ext_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phSemaphores.is_null() {
            return Err(Violation(1));
        }
        if waitParams.is_null() {
            return Err(Violation(2));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(3));
        }
        if numSemaphores > 0 && phSemaphores.is_null() {
            return Err(Violation(4));
        }
        if numSemaphores > 0 && waitParams.is_null() {
            return Err(Violation(5));
        }
        let _ = (hSignalEvent,);
        Ok(())
    }

    pub unsafe fn zeCommandListBeginGraphCaptureExt(
        hCommandList: ze_command_list_handle_t,
        pNext: *const c_void,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        let _ = (pNext,);
        Ok(())
    }

    pub unsafe fn zeCommandListBeginCaptureIntoGraphExt(
        hCommandList: ze_command_list_handle_t,
        hGraph: ze_graph_handle_t,
        pNext: *const c_void,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hGraph.is_null() {
            return Err(Violation(1));
        }
        let _ = (pNext,);
        Ok(())
    }

    pub unsafe fn zeCommandListIsGraphCaptureEnabledExt(
        hCommandList: ze_command_list_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListEndGraphCaptureExt(
        hCommandList: ze_command_list_handle_t,
        pNext: *const c_void,
        phGraph: *mut ze_graph_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phGraph.is_null() {
            return Err(Violation(1));
        }
        let _ = (pNext,);
        Ok(())
    }

    pub unsafe fn zeCommandListGetGraphExt(
        hCommandList: ze_command_list_handle_t,
        phGraph: *mut ze_graph_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if phGraph.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zeCommandListAppendGraphExt(
        hCommandList: ze_command_list_handle_t,
        hGraph: ze_executable_graph_handle_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if hGraph.is_null() {
            return Err(Violation(1));
        }
        let _ = (pNext, hSignalEvent, numWaitEvents, phWaitEvents);
        Ok(())
    }

    pub unsafe fn zeCommandListAppendHostFunction(
        hCommandList: ze_command_list_handle_t,
        pfnHostFunction: ze_host_function_callback_t,
        pUserData: *mut c_void,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> Result<(), Violation> {
        if hCommandList.is_null() {
            return Err(Violation(0));
        }
        if numWaitEvents > 0 && phWaitEvents.is_null() {
            return Err(Violation(1));
        }
        let _ = (pfnHostFunction, pUserData, pNext, hSignalEvent);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zeCommandListCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_command_list_desc_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t {
        let words = &[
            hContext.0.addr() as u64,
            hDevice.0.addr() as u64,
            desc.addr() as u64,
            phCommandList.addr() as u64,
        ];
        let desc_copy = unsafe { Input::read(desc) };
        let desc = desc_copy.pointer();
        boundary::enter(
            Function::zeCommandListCreate,
            words,
            || unsafe { check::zeCommandListCreate(hContext, hDevice, desc, phCommandList) },
            |call| unsafe {
                crate::api::command_list::zeCommandListCreate(call, hContext, hDevice, desc, phCommandList)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListCreateImmediate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        altdesc: *const ze_command_queue_desc_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t {
        let words = &[
            hContext.0.addr() as u64,
            hDevice.0.addr() as u64,
            altdesc.addr() as u64,
            phCommandList.addr() as u64,
        ];
        let altdesc_copy = unsafe { Input::read(altdesc) };
        let altdesc = altdesc_copy.pointer();
        boundary::enter(
            Function::zeCommandListCreateImmediate,
            words,
            || unsafe { check::zeCommandListCreateImmediate(hContext, hDevice, altdesc, phCommandList) },
            |call| unsafe {
                crate::api::command_list::zeCommandListCreateImmediate(
                    call,
                    hContext,
                    hDevice,
                    altdesc,
                    phCommandList,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListDestroy(hCommandList: ze_command_list_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListDestroy,
            &[hCommandList.0.addr() as u64],
            || unsafe { check::zeCommandListDestroy(hCommandList) },
            |call| unsafe { crate::api::command_list::zeCommandListDestroy(call, hCommandList) },
        )
    }

    pub unsafe extern "C" fn zeCommandListClose(hCommandList: ze_command_list_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListClose,
            &[hCommandList.0.addr() as u64],
            || unsafe { check::zeCommandListClose(hCommandList) },
            |call| unsafe { crate::api::command_list::zeCommandListClose(call, hCommandList) },
        )
    }

    pub unsafe extern "C" fn zeCommandListReset(hCommandList: ze_command_list_handle_t) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListReset,
            &[hCommandList.0.addr() as u64],
            || unsafe { check::zeCommandListReset(hCommandList) },
            |call| unsafe { crate::api::command_list::zeCommandListReset(call, hCommandList) },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendWriteGlobalTimestamp(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut u64,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListAppendWriteGlobalTimestamp,
            &[
                hCommandList.0.addr() as u64,
                dstptr.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
            || unsafe {
                check::zeCommandListAppendWriteGlobalTimestamp(
                    hCommandList,
                    dstptr,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendWriteGlobalTimestamp(
                    call,
                    hCommandList,
                    dstptr,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListHostSynchronize(
        hCommandList: ze_command_list_handle_t,
        timeout: u64,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListHostSynchronize,
            &[hCommandList.0.addr() as u64, timeout as u64],
            || unsafe { check::zeCommandListHostSynchronize(hCommandList, timeout) },
            |call| unsafe {
                crate::api::command_list::zeCommandListHostSynchronize(call, hCommandList, timeout)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListGetDeviceHandle(
        hCommandList: ze_command_list_handle_t,
        phDevice: *mut ze_device_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListGetDeviceHandle,
            &[hCommandList.0.addr() as u64, phDevice.addr() as u64],
            || unsafe { check::zeCommandListGetDeviceHandle(hCommandList, phDevice) },
            |call| unsafe {
                crate::api::command_list::zeCommandListGetDeviceHandle(call, hCommandList, phDevice)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListGetContextHandle(
        hCommandList: ze_command_list_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListGetContextHandle,
            &[hCommandList.0.addr() as u64, phContext.addr() as u64],
            || unsafe { check::zeCommandListGetContextHandle(hCommandList, phContext) },
            |call| unsafe {
                crate::api::command_list::zeCommandListGetContextHandle(call, hCommandList, phContext)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListGetOrdinal(
        hCommandList: ze_command_list_handle_t,
        pOrdinal: *mut u32,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListGetOrdinal,
            &[hCommandList.0.addr() as u64, pOrdinal.addr() as u64],
            || unsafe { check::zeCommandListGetOrdinal(hCommandList, pOrdinal) },
            |call| unsafe { crate::api::command_list::zeCommandListGetOrdinal(call, hCommandList, pOrdinal) },
        )
    }

    pub unsafe extern "C" fn zeCommandListImmediateGetIndex(
        hCommandListImmediate: ze_command_list_handle_t,
        pIndex: *mut u32,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListImmediateGetIndex,
            &[hCommandListImmediate.0.addr() as u64, pIndex.addr() as u64],
            || unsafe { check::zeCommandListImmediateGetIndex(hCommandListImmediate, pIndex) },
            |call| unsafe {
                crate::api::command_list::zeCommandListImmediateGetIndex(call, hCommandListImmediate, pIndex)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListIsImmediate(
        hCommandList: ze_command_list_handle_t,
        pIsImmediate: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListIsImmediate,
            &[hCommandList.0.addr() as u64, pIsImmediate.addr() as u64],
            || unsafe { check::zeCommandListIsImmediate(hCommandList, pIsImmediate) },
            |call| unsafe {
                crate::api::command_list::zeCommandListIsImmediate(call, hCommandList, pIsImmediate)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListGetFlags(
        hCommandList: ze_command_list_handle_t,
        pFlags: *mut ze_command_list_flags_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListGetFlags,
            &[hCommandList.0.addr() as u64, pFlags.addr() as u64],
            || unsafe { check::zeCommandListGetFlags(hCommandList, pFlags) },
            |call| unsafe { crate::api::command_list::zeCommandListGetFlags(call, hCommandList, pFlags) },
        )
    }

    pub unsafe extern "C" fn zeCommandListImmediateGetFlags(
        hCommandList: ze_command_list_handle_t,
        pFlags: *mut ze_command_queue_flags_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListImmediateGetFlags,
            &[hCommandList.0.addr() as u64, pFlags.addr() as u64],
            || unsafe { check::zeCommandListImmediateGetFlags(hCommandList, pFlags) },
            |call| unsafe {
                crate::api::command_list::zeCommandListImmediateGetFlags(call, hCommandList, pFlags)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListImmediateGetMode(
        hCommandList: ze_command_list_handle_t,
        pMode: *mut ze_command_queue_mode_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListImmediateGetMode,
            &[hCommandList.0.addr() as u64, pMode.addr() as u64],
            || unsafe { check::zeCommandListImmediateGetMode(hCommandList, pMode) },
            |call| unsafe {
                crate::api::command_list::zeCommandListImmediateGetMode(call, hCommandList, pMode)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListImmediateGetPriority(
        hCommandList: ze_command_list_handle_t,
        pPriority: *mut ze_command_queue_priority_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListImmediateGetPriority,
            &[hCommandList.0.addr() as u64, pPriority.addr() as u64],
            || unsafe { check::zeCommandListImmediateGetPriority(hCommandList, pPriority) },
            |call| unsafe {
                crate::api::command_list::zeCommandListImmediateGetPriority(call, hCommandList, pPriority)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendBarrier(
        hCommandList: ze_command_list_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListAppendBarrier,
            &[
                hCommandList.0.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
            || unsafe {
                check::zeCommandListAppendBarrier(hCommandList, hSignalEvent, numWaitEvents, phWaitEvents)
            },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendBarrier(
                    call,
                    hCommandList,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendMemoryRangesBarrier(
        hCommandList: ze_command_list_handle_t,
        numRanges: u32,
        pRangeSizes: *const usize,
        pRanges: *mut *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListAppendMemoryRangesBarrier,
            &[
                hCommandList.0.addr() as u64,
                numRanges as u64,
                pRangeSizes.addr() as u64,
                pRanges.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
            || unsafe {
                check::zeCommandListAppendMemoryRangesBarrier(
                    hCommandList,
                    numRanges,
                    pRangeSizes,
                    pRanges,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendMemoryRangesBarrier(
                    call,
                    hCommandList,
                    numRanges,
                    pRangeSizes,
                    pRanges,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendMemoryCopy(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListAppendMemoryCopy,
            &[
                hCommandList.0.addr() as u64,
                dstptr.addr() as u64,
                srcptr.addr() as u64,
                size as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
            || unsafe {
                check::zeCommandListAppendMemoryCopy(
                    hCommandList,
                    dstptr,
                    srcptr,
                    size,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendMemoryCopy(
                    call,
                    hCommandList,
                    dstptr,
                    srcptr,
                    size,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendMemoryCopyWithParameters(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendMemoryCopyWithParameters,
            &[
                hCommandList.0.addr() as u64,
                dstptr.addr() as u64,
                srcptr.addr() as u64,
                size as u64,
                pNext.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendMemoryFill(
        hCommandList: ze_command_list_handle_t,
        ptr: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListAppendMemoryFill,
            &[
                hCommandList.0.addr() as u64,
                ptr.addr() as u64,
                pattern.addr() as u64,
                pattern_size as u64,
                size as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
            || unsafe {
                check::zeCommandListAppendMemoryFill(
                    hCommandList,
                    ptr,
                    pattern,
                    pattern_size,
                    size,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendMemoryFill(
                    call,
                    hCommandList,
                    ptr,
                    pattern,
                    pattern_size,
                    size,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendMemoryFillWithParameters(
        hCommandList: ze_command_list_handle_t,
        ptr: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        size: usize,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendMemoryFillWithParameters,
            &[
                hCommandList.0.addr() as u64,
                ptr.addr() as u64,
                pattern.addr() as u64,
                pattern_size as u64,
                size as u64,
                pNext.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendMemoryCopyRegion(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        dstRegion: *const ze_copy_region_t,
        dstPitch: u32,
        dstSlicePitch: u32,
        srcptr: *const c_void,
        srcRegion: *const ze_copy_region_t,
        srcPitch: u32,
        srcSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendMemoryCopyRegion,
            &[
                hCommandList.0.addr() as u64,
                dstptr.addr() as u64,
                dstRegion.addr() as u64,
                dstPitch as u64,
                dstSlicePitch as u64,
                srcptr.addr() as u64,
                srcRegion.addr() as u64,
                srcPitch as u64,
                srcSlicePitch as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendMemoryCopyFromContext(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hContextSrc: ze_context_handle_t,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendMemoryCopyFromContext,
            &[
                hCommandList.0.addr() as u64,
                dstptr.addr() as u64,
                hContextSrc.0.addr() as u64,
                srcptr.addr() as u64,
                size as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendImageCopy(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        hSrcImage: ze_image_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendImageCopy,
            &[
                hCommandList.0.addr() as u64,
                hDstImage.0.addr() as u64,
                hSrcImage.0.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendImageCopyRegion(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        hSrcImage: ze_image_handle_t,
        pDstRegion: *const ze_image_region_t,
        pSrcRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendImageCopyRegion,
            &[
                hCommandList.0.addr() as u64,
                hDstImage.0.addr() as u64,
                hSrcImage.0.addr() as u64,
                pDstRegion.addr() as u64,
                pSrcRegion.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendImageCopyToMemory(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hSrcImage: ze_image_handle_t,
        pSrcRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendImageCopyToMemory,
            &[
                hCommandList.0.addr() as u64,
                dstptr.addr() as u64,
                hSrcImage.0.addr() as u64,
                pSrcRegion.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendImageCopyFromMemory(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        srcptr: *const c_void,
        pDstRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendImageCopyFromMemory,
            &[
                hCommandList.0.addr() as u64,
                hDstImage.0.addr() as u64,
                srcptr.addr() as u64,
                pDstRegion.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendMemoryPrefetch(
        hCommandList: ze_command_list_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendMemoryPrefetch,
            &[hCommandList.0.addr() as u64, ptr.addr() as u64, size as u64],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendMemAdvise(
        hCommandList: ze_command_list_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        advice: ze_memory_advice_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendMemAdvise,
            &[
                hCommandList.0.addr() as u64,
                hDevice.0.addr() as u64,
                ptr.addr() as u64,
                size as u64,
                u64::from(advice.0),
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendSignalEvent(
        hCommandList: ze_command_list_handle_t,
        hEvent: ze_event_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListAppendSignalEvent,
            &[hCommandList.0.addr() as u64, hEvent.0.addr() as u64],
            || unsafe { check::zeCommandListAppendSignalEvent(hCommandList, hEvent) },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendSignalEvent(call, hCommandList, hEvent)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendWaitOnEvents(
        hCommandList: ze_command_list_handle_t,
        numEvents: u32,
        phEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListAppendWaitOnEvents,
            &[
                hCommandList.0.addr() as u64,
                numEvents as u64,
                phEvents.addr() as u64,
            ],
            || unsafe { check::zeCommandListAppendWaitOnEvents(hCommandList, numEvents, phEvents) },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendWaitOnEvents(
                    call,
                    hCommandList,
                    numEvents,
                    phEvents,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendEventReset(
        hCommandList: ze_command_list_handle_t,
        hEvent: ze_event_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListAppendEventReset,
            &[hCommandList.0.addr() as u64, hEvent.0.addr() as u64],
            || unsafe { check::zeCommandListAppendEventReset(hCommandList, hEvent) },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendEventReset(call, hCommandList, hEvent)
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendQueryKernelTimestamps(
        hCommandList: ze_command_list_handle_t,
        numEvents: u32,
        phEvents: *mut ze_event_handle_t,
        dstptr: *mut c_void,
        pOffsets: *const usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendQueryKernelTimestamps,
            &[
                hCommandList.0.addr() as u64,
                numEvents as u64,
                phEvents.addr() as u64,
                dstptr.addr() as u64,
                pOffsets.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendLaunchKernel(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchFuncArgs: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        let words = &[
            hCommandList.0.addr() as u64,
            hKernel.0.addr() as u64,
            pLaunchFuncArgs.addr() as u64,
            hSignalEvent.0.addr() as u64,
            numWaitEvents as u64,
            phWaitEvents.addr() as u64,
        ];
        let pLaunchFuncArgs_copy = unsafe { Input::read(pLaunchFuncArgs) };
        let pLaunchFuncArgs = pLaunchFuncArgs_copy.pointer();
        boundary::enter(
            Function::zeCommandListAppendLaunchKernel,
            words,
            || unsafe {
                check::zeCommandListAppendLaunchKernel(
                    hCommandList,
                    hKernel,
                    pLaunchFuncArgs,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendLaunchKernel(
                    call,
                    hCommandList,
                    hKernel,
                    pLaunchFuncArgs,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendLaunchKernelWithParameters(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pGroupCounts: *const ze_group_count_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        let words = &[
            hCommandList.0.addr() as u64,
            hKernel.0.addr() as u64,
            pGroupCounts.addr() as u64,
            pNext.addr() as u64,
            hSignalEvent.0.addr() as u64,
            numWaitEvents as u64,
            phWaitEvents.addr() as u64,
        ];
        let pGroupCounts_copy = unsafe { Input::read(pGroupCounts) };
        let pGroupCounts = pGroupCounts_copy.pointer();
        boundary::enter(
            Function::zeCommandListAppendLaunchKernelWithParameters,
            words,
            || unsafe {
                check::zeCommandListAppendLaunchKernelWithParameters(
                    hCommandList,
                    hKernel,
                    pGroupCounts,
                    pNext,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendLaunchKernelWithParameters(
                    call,
                    hCommandList,
                    hKernel,
                    pGroupCounts,
                    pNext,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendLaunchKernelWithArguments(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        groupCounts: ze_group_count_t,
        groupSizes: ze_group_size_t,
        pArguments: *mut *mut c_void,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::enter(
            Function::zeCommandListAppendLaunchKernelWithArguments,
            &[
                hCommandList.0.addr() as u64,
                hKernel.0.addr() as u64,
                (&raw const groupCounts).addr() as u64,
                (&raw const groupSizes).addr() as u64,
                pArguments.addr() as u64,
                pNext.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
            || unsafe {
                check::zeCommandListAppendLaunchKernelWithArguments(
                    hCommandList,
                    hKernel,
                    groupCounts,
                    groupSizes,
                    pArguments,
                    pNext,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
            |call| unsafe {
                crate::api::command_list::zeCommandListAppendLaunchKernelWithArguments(
                    call,
                    hCommandList,
                    hKernel,
                    groupCounts,
                    groupSizes,
                    pArguments,
                    pNext,
                    hSignalEvent,
                    numWaitEvents,
                    phWaitEvents,
                )
            },
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendLaunchCooperativeKernel(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchFuncArgs: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendLaunchCooperativeKernel,
            &[
                hCommandList.0.addr() as u64,
                hKernel.0.addr() as u64,
                pLaunchFuncArgs.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendLaunchKernelIndirect(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchArgumentsBuffer: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendLaunchKernelIndirect,
            &[
                hCommandList.0.addr() as u64,
                hKernel.0.addr() as u64,
                pLaunchArgumentsBuffer.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendLaunchMultipleKernelsIndirect(
        hCommandList: ze_command_list_handle_t,
        numKernels: u32,
        phKernels: *mut ze_kernel_handle_t,
        pCountBuffer: *const u32,
        pLaunchArgumentsBuffer: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendLaunchMultipleKernelsIndirect,
            &[
                hCommandList.0.addr() as u64,
                numKernels as u64,
                phKernels.addr() as u64,
                pCountBuffer.addr() as u64,
                pLaunchArgumentsBuffer.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendImageCopyToMemoryExt(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hSrcImage: ze_image_handle_t,
        pSrcRegion: *const ze_image_region_t,
        destRowPitch: u32,
        destSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendImageCopyToMemoryExt,
            &[
                hCommandList.0.addr() as u64,
                dstptr.addr() as u64,
                hSrcImage.0.addr() as u64,
                pSrcRegion.addr() as u64,
                destRowPitch as u64,
                destSlicePitch as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendImageCopyFromMemoryExt(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        srcptr: *const c_void,
        pDstRegion: *const ze_image_region_t,
        srcRowPitch: u32,
        srcSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendImageCopyFromMemoryExt,
            &[
                hCommandList.0.addr() as u64,
                hDstImage.0.addr() as u64,
                srcptr.addr() as u64,
                pDstRegion.addr() as u64,
                srcRowPitch as u64,
                srcSlicePitch as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListCreateCloneExp(
        hCommandList: ze_command_list_handle_t,
        phClonedCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListCreateCloneExp,
            &[hCommandList.0.addr() as u64, phClonedCommandList.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeCommandListImmediateAppendCommandListsExp(
        hCommandListImmediate: ze_command_list_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListImmediateAppendCommandListsExp,
            &[
                hCommandListImmediate.0.addr() as u64,
                numCommandLists as u64,
                phCommandLists.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListImmediateAppendCommandListsWithParameters(
        hCommandListImmediate: ze_command_list_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListImmediateAppendCommandListsWithParameters,
            &[
                hCommandListImmediate.0.addr() as u64,
                numCommandLists as u64,
                phCommandLists.addr() as u64,
                pNext.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListGetNextCommandIdExp(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_command_id_exp_desc_t,
        pCommandId: *mut u64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListGetNextCommandIdExp,
            &[
                hCommandList.0.addr() as u64,
                desc.addr() as u64,
                pCommandId.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListGetNextCommandIdWithKernelsExp(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_command_id_exp_desc_t,
        numKernels: u32,
        phKernels: *mut ze_kernel_handle_t,
        pCommandId: *mut u64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListGetNextCommandIdWithKernelsExp,
            &[
                hCommandList.0.addr() as u64,
                desc.addr() as u64,
                numKernels as u64,
                phKernels.addr() as u64,
                pCommandId.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListUpdateMutableCommandsExp(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_commands_exp_desc_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListUpdateMutableCommandsExp,
            &[hCommandList.0.addr() as u64, desc.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeCommandListIsMutableExp(
        hCommandList: ze_command_list_handle_t,
        pIsMutable: *mut ze_bool_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListIsMutableExp,
            &[hCommandList.0.addr() as u64, pIsMutable.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeCommandListUpdateMutableCommandSignalEventExp(
        hCommandList: ze_command_list_handle_t,
        commandId: u64,
        hSignalEvent: ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListUpdateMutableCommandSignalEventExp,
            &[
                hCommandList.0.addr() as u64,
                commandId as u64,
                hSignalEvent.0.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListUpdateMutableCommandWaitEventsExp(
        hCommandList: ze_command_list_handle_t,
        commandId: u64,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListUpdateMutableCommandWaitEventsExp,
            &[
                hCommandList.0.addr() as u64,
                commandId as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListUpdateMutableCommandKernelsExp(
        hCommandList: ze_command_list_handle_t,
        numKernels: u32,
        pCommandId: *mut u64,
        phKernels: *mut ze_kernel_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListUpdateMutableCommandKernelsExp,
            &[
                hCommandList.0.addr() as u64,
                numKernels as u64,
                pCommandId.addr() as u64,
                phKernels.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendSignalExternalSemaphoreExt(
        hCommandList: ze_command_list_handle_t,
        numSemaphores: u32,
        phSemaphores: *mut ze_external_semaphore_ext_handle_t,
        signalParams: *mut ze_external_semaphore_signal_params_ext_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendSignalExternalSemaphoreExt,
            &[
                hCommandList.0.addr() as u64,
                numSemaphores as u64,
                phSemaphores.addr() as u64,
                signalParams.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendWaitExternalSemaphoreExt(
        hCommandList: ze_command_list_handle_t,
        numSemaphores: u32,
        phSemaphores: *mut ze_external_semaphore_ext_handle_t,
        waitParams: *mut ze_external_semaphore_wait_params_ext_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendWaitExternalSemaphoreExt,
            &[
                hCommandList.0.addr() as u64,
                numSemaphores as u64,
                phSemaphores.addr() as u64,
                waitParams.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListBeginGraphCaptureExt(
        hCommandList: ze_command_list_handle_t,
        pNext: *const c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListBeginGraphCaptureExt,
            &[hCommandList.0.addr() as u64, pNext.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeCommandListBeginCaptureIntoGraphExt(
        hCommandList: ze_command_list_handle_t,
        hGraph: ze_graph_handle_t,
        pNext: *const c_void,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListBeginCaptureIntoGraphExt,
            &[
                hCommandList.0.addr() as u64,
                hGraph.0.addr() as u64,
                pNext.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListIsGraphCaptureEnabledExt(
        hCommandList: ze_command_list_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListIsGraphCaptureEnabledExt,
            &[hCommandList.0.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeCommandListEndGraphCaptureExt(
        hCommandList: ze_command_list_handle_t,
        pNext: *const c_void,
        phGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListEndGraphCaptureExt,
            &[
                hCommandList.0.addr() as u64,
                pNext.addr() as u64,
                phGraph.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListGetGraphExt(
        hCommandList: ze_command_list_handle_t,
        phGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListGetGraphExt,
            &[hCommandList.0.addr() as u64, phGraph.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendGraphExt(
        hCommandList: ze_command_list_handle_t,
        hGraph: ze_executable_graph_handle_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendGraphExt,
            &[
                hCommandList.0.addr() as u64,
                hGraph.0.addr() as u64,
                pNext.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zeCommandListAppendHostFunction(
        hCommandList: ze_command_list_handle_t,
        pfnHostFunction: ze_host_function_callback_t,
        pUserData: *mut c_void,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zeCommandListAppendHostFunction,
            &[
                hCommandList.0.addr() as u64,
                pfnHostFunction.map_or(0, |f| f as usize as u64),
                pUserData.addr() as u64,
                pNext.addr() as u64,
                hSignalEvent.0.addr() as u64,
                numWaitEvents as u64,
                phWaitEvents.addr() as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListCreate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        desc: *const ze_command_list_desc_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListCreate(hContext, hDevice, desc, phCommandList) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListCreateImmediate(
        hContext: ze_context_handle_t,
        hDevice: ze_device_handle_t,
        altdesc: *const ze_command_queue_desc_t,
        phCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListCreateImmediate(hContext, hDevice, altdesc, phCommandList) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListDestroy(hCommandList: ze_command_list_handle_t) -> ze_result_t {
        unsafe { shim::zeCommandListDestroy(hCommandList) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListClose(hCommandList: ze_command_list_handle_t) -> ze_result_t {
        unsafe { shim::zeCommandListClose(hCommandList) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListReset(hCommandList: ze_command_list_handle_t) -> ze_result_t {
        unsafe { shim::zeCommandListReset(hCommandList) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendWriteGlobalTimestamp(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut u64,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendWriteGlobalTimestamp(
                hCommandList,
                dstptr,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListHostSynchronize(
        hCommandList: ze_command_list_handle_t,
        timeout: u64,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListHostSynchronize(hCommandList, timeout) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListGetDeviceHandle(
        hCommandList: ze_command_list_handle_t,
        phDevice: *mut ze_device_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListGetDeviceHandle(hCommandList, phDevice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListGetContextHandle(
        hCommandList: ze_command_list_handle_t,
        phContext: *mut ze_context_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListGetContextHandle(hCommandList, phContext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListGetOrdinal(
        hCommandList: ze_command_list_handle_t,
        pOrdinal: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListGetOrdinal(hCommandList, pOrdinal) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListImmediateGetIndex(
        hCommandListImmediate: ze_command_list_handle_t,
        pIndex: *mut u32,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListImmediateGetIndex(hCommandListImmediate, pIndex) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListIsImmediate(
        hCommandList: ze_command_list_handle_t,
        pIsImmediate: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListIsImmediate(hCommandList, pIsImmediate) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListGetFlags(
        hCommandList: ze_command_list_handle_t,
        pFlags: *mut ze_command_list_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListGetFlags(hCommandList, pFlags) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListImmediateGetFlags(
        hCommandList: ze_command_list_handle_t,
        pFlags: *mut ze_command_queue_flags_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListImmediateGetFlags(hCommandList, pFlags) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListImmediateGetMode(
        hCommandList: ze_command_list_handle_t,
        pMode: *mut ze_command_queue_mode_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListImmediateGetMode(hCommandList, pMode) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListImmediateGetPriority(
        hCommandList: ze_command_list_handle_t,
        pPriority: *mut ze_command_queue_priority_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListImmediateGetPriority(hCommandList, pPriority) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendBarrier(
        hCommandList: ze_command_list_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListAppendBarrier(hCommandList, hSignalEvent, numWaitEvents, phWaitEvents) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendMemoryRangesBarrier(
        hCommandList: ze_command_list_handle_t,
        numRanges: u32,
        pRangeSizes: *const usize,
        pRanges: *mut *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendMemoryRangesBarrier(
                hCommandList,
                numRanges,
                pRangeSizes,
                pRanges,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendMemoryCopy(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendMemoryCopy(
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
    pub unsafe extern "C" fn zeCommandListAppendMemoryCopyWithParameters(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        srcptr: *const c_void,
        size: usize,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendMemoryCopyWithParameters(
                hCommandList,
                dstptr,
                srcptr,
                size,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendMemoryFill(
        hCommandList: ze_command_list_handle_t,
        ptr: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendMemoryFill(
                hCommandList,
                ptr,
                pattern,
                pattern_size,
                size,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendMemoryFillWithParameters(
        hCommandList: ze_command_list_handle_t,
        ptr: *mut c_void,
        pattern: *const c_void,
        pattern_size: usize,
        size: usize,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendMemoryFillWithParameters(
                hCommandList,
                ptr,
                pattern,
                pattern_size,
                size,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendMemoryCopyRegion(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        dstRegion: *const ze_copy_region_t,
        dstPitch: u32,
        dstSlicePitch: u32,
        srcptr: *const c_void,
        srcRegion: *const ze_copy_region_t,
        srcPitch: u32,
        srcSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendMemoryCopyRegion(
                hCommandList,
                dstptr,
                dstRegion,
                dstPitch,
                dstSlicePitch,
                srcptr,
                srcRegion,
                srcPitch,
                srcSlicePitch,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendMemoryCopyFromContext(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hContextSrc: ze_context_handle_t,
        srcptr: *const c_void,
        size: usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendMemoryCopyFromContext(
                hCommandList,
                dstptr,
                hContextSrc,
                srcptr,
                size,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendImageCopy(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        hSrcImage: ze_image_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendImageCopy(
                hCommandList,
                hDstImage,
                hSrcImage,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendImageCopyRegion(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        hSrcImage: ze_image_handle_t,
        pDstRegion: *const ze_image_region_t,
        pSrcRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendImageCopyRegion(
                hCommandList,
                hDstImage,
                hSrcImage,
                pDstRegion,
                pSrcRegion,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendImageCopyToMemory(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hSrcImage: ze_image_handle_t,
        pSrcRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendImageCopyToMemory(
                hCommandList,
                dstptr,
                hSrcImage,
                pSrcRegion,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendImageCopyFromMemory(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        srcptr: *const c_void,
        pDstRegion: *const ze_image_region_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendImageCopyFromMemory(
                hCommandList,
                hDstImage,
                srcptr,
                pDstRegion,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendMemoryPrefetch(
        hCommandList: ze_command_list_handle_t,
        ptr: *const c_void,
        size: usize,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListAppendMemoryPrefetch(hCommandList, ptr, size) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendMemAdvise(
        hCommandList: ze_command_list_handle_t,
        hDevice: ze_device_handle_t,
        ptr: *const c_void,
        size: usize,
        advice: ze_memory_advice_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListAppendMemAdvise(hCommandList, hDevice, ptr, size, advice) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendSignalEvent(
        hCommandList: ze_command_list_handle_t,
        hEvent: ze_event_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListAppendSignalEvent(hCommandList, hEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendWaitOnEvents(
        hCommandList: ze_command_list_handle_t,
        numEvents: u32,
        phEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListAppendWaitOnEvents(hCommandList, numEvents, phEvents) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendEventReset(
        hCommandList: ze_command_list_handle_t,
        hEvent: ze_event_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListAppendEventReset(hCommandList, hEvent) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendQueryKernelTimestamps(
        hCommandList: ze_command_list_handle_t,
        numEvents: u32,
        phEvents: *mut ze_event_handle_t,
        dstptr: *mut c_void,
        pOffsets: *const usize,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendQueryKernelTimestamps(
                hCommandList,
                numEvents,
                phEvents,
                dstptr,
                pOffsets,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendLaunchKernel(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchFuncArgs: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendLaunchKernel(
                hCommandList,
                hKernel,
                pLaunchFuncArgs,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendLaunchKernelWithParameters(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pGroupCounts: *const ze_group_count_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendLaunchKernelWithParameters(
                hCommandList,
                hKernel,
                pGroupCounts,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendLaunchKernelWithArguments(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        groupCounts: ze_group_count_t,
        groupSizes: ze_group_size_t,
        pArguments: *mut *mut c_void,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendLaunchKernelWithArguments(
                hCommandList,
                hKernel,
                groupCounts,
                groupSizes,
                pArguments,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendLaunchCooperativeKernel(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchFuncArgs: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendLaunchCooperativeKernel(
                hCommandList,
                hKernel,
                pLaunchFuncArgs,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendLaunchKernelIndirect(
        hCommandList: ze_command_list_handle_t,
        hKernel: ze_kernel_handle_t,
        pLaunchArgumentsBuffer: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendLaunchKernelIndirect(
                hCommandList,
                hKernel,
                pLaunchArgumentsBuffer,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendLaunchMultipleKernelsIndirect(
        hCommandList: ze_command_list_handle_t,
        numKernels: u32,
        phKernels: *mut ze_kernel_handle_t,
        pCountBuffer: *const u32,
        pLaunchArgumentsBuffer: *const ze_group_count_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendLaunchMultipleKernelsIndirect(
                hCommandList,
                numKernels,
                phKernels,
                pCountBuffer,
                pLaunchArgumentsBuffer,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendImageCopyToMemoryExt(
        hCommandList: ze_command_list_handle_t,
        dstptr: *mut c_void,
        hSrcImage: ze_image_handle_t,
        pSrcRegion: *const ze_image_region_t,
        destRowPitch: u32,
        destSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendImageCopyToMemoryExt(
                hCommandList,
                dstptr,
                hSrcImage,
                pSrcRegion,
                destRowPitch,
                destSlicePitch,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendImageCopyFromMemoryExt(
        hCommandList: ze_command_list_handle_t,
        hDstImage: ze_image_handle_t,
        srcptr: *const c_void,
        pDstRegion: *const ze_image_region_t,
        srcRowPitch: u32,
        srcSlicePitch: u32,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendImageCopyFromMemoryExt(
                hCommandList,
                hDstImage,
                srcptr,
                pDstRegion,
                srcRowPitch,
                srcSlicePitch,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListCreateCloneExp(
        hCommandList: ze_command_list_handle_t,
        phClonedCommandList: *mut ze_command_list_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListCreateCloneExp(hCommandList, phClonedCommandList) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListImmediateAppendCommandListsExp(
        hCommandListImmediate: ze_command_list_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListImmediateAppendCommandListsExp(
                hCommandListImmediate,
                numCommandLists,
                phCommandLists,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListImmediateAppendCommandListsWithParameters(
        hCommandListImmediate: ze_command_list_handle_t,
        numCommandLists: u32,
        phCommandLists: *mut ze_command_list_handle_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListImmediateAppendCommandListsWithParameters(
                hCommandListImmediate,
                numCommandLists,
                phCommandLists,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListGetNextCommandIdExp(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_command_id_exp_desc_t,
        pCommandId: *mut u64,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListGetNextCommandIdExp(hCommandList, desc, pCommandId) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListGetNextCommandIdWithKernelsExp(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_command_id_exp_desc_t,
        numKernels: u32,
        phKernels: *mut ze_kernel_handle_t,
        pCommandId: *mut u64,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListGetNextCommandIdWithKernelsExp(
                hCommandList,
                desc,
                numKernels,
                phKernels,
                pCommandId,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListUpdateMutableCommandsExp(
        hCommandList: ze_command_list_handle_t,
        desc: *const ze_mutable_commands_exp_desc_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListUpdateMutableCommandsExp(hCommandList, desc) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListIsMutableExp(
        hCommandList: ze_command_list_handle_t,
        pIsMutable: *mut ze_bool_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListIsMutableExp(hCommandList, pIsMutable) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListUpdateMutableCommandSignalEventExp(
        hCommandList: ze_command_list_handle_t,
        commandId: u64,
        hSignalEvent: ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListUpdateMutableCommandSignalEventExp(hCommandList, commandId, hSignalEvent)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListUpdateMutableCommandWaitEventsExp(
        hCommandList: ze_command_list_handle_t,
        commandId: u64,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListUpdateMutableCommandWaitEventsExp(
                hCommandList,
                commandId,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListUpdateMutableCommandKernelsExp(
        hCommandList: ze_command_list_handle_t,
        numKernels: u32,
        pCommandId: *mut u64,
        phKernels: *mut ze_kernel_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListUpdateMutableCommandKernelsExp(hCommandList, numKernels, pCommandId, phKernels)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendSignalExternalSemaphoreExt(
        hCommandList: ze_command_list_handle_t,
        numSemaphores: u32,
        phSemaphores: *mut ze_external_semaphore_ext_handle_t,
        signalParams: *mut ze_external_semaphore_signal_params_ext_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendSignalExternalSemaphoreExt(
                hCommandList,
                numSemaphores,
                phSemaphores,
                signalParams,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendWaitExternalSemaphoreExt(
        hCommandList: ze_command_list_handle_t,
        numSemaphores: u32,
        phSemaphores: *mut ze_external_semaphore_ext_handle_t,
        waitParams: *mut ze_external_semaphore_wait_params_ext_t,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendWaitExternalSemaphoreExt(
                hCommandList,
                numSemaphores,
                phSemaphores,
                waitParams,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListBeginGraphCaptureExt(
        hCommandList: ze_command_list_handle_t,
        pNext: *const c_void,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListBeginGraphCaptureExt(hCommandList, pNext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListBeginCaptureIntoGraphExt(
        hCommandList: ze_command_list_handle_t,
        hGraph: ze_graph_handle_t,
        pNext: *const c_void,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListBeginCaptureIntoGraphExt(hCommandList, hGraph, pNext) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListIsGraphCaptureEnabledExt(
        hCommandList: ze_command_list_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListIsGraphCaptureEnabledExt(hCommandList) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListEndGraphCaptureExt(
        hCommandList: ze_command_list_handle_t,
        pNext: *const c_void,
        phGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListEndGraphCaptureExt(hCommandList, pNext, phGraph) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListGetGraphExt(
        hCommandList: ze_command_list_handle_t,
        phGraph: *mut ze_graph_handle_t,
    ) -> ze_result_t {
        unsafe { shim::zeCommandListGetGraphExt(hCommandList, phGraph) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendGraphExt(
        hCommandList: ze_command_list_handle_t,
        hGraph: ze_executable_graph_handle_t,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendGraphExt(
                hCommandList,
                hGraph,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zeCommandListAppendHostFunction(
        hCommandList: ze_command_list_handle_t,
        pfnHostFunction: ze_host_function_callback_t,
        pUserData: *mut c_void,
        pNext: *const c_void,
        hSignalEvent: ze_event_handle_t,
        numWaitEvents: u32,
        phWaitEvents: *mut ze_event_handle_t,
    ) -> ze_result_t {
        unsafe {
            shim::zeCommandListAppendHostFunction(
                hCommandList,
                pfnHostFunction,
                pUserData,
                pNext,
                hSignalEvent,
                numWaitEvents,
                phWaitEvents,
            )
        }
    }
}
