//! Boundary of the class `zesOverclock`.
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
    pub unsafe fn zesOverclockGetDomainProperties(
        hDomainHandle: zes_overclock_handle_t,
        pDomainProperties: *mut zes_overclock_properties_t,
    ) -> Result<(), Violation> {
        if hDomainHandle.is_null() {
            return Err(Violation(0));
        }
        if pDomainProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesOverclockGetDomainVFProperties(
        hDomainHandle: zes_overclock_handle_t,
        pVFProperties: *mut zes_vf_property_t,
    ) -> Result<(), Violation> {
        if hDomainHandle.is_null() {
            return Err(Violation(0));
        }
        if pVFProperties.is_null() {
            return Err(Violation(1));
        }
        Ok(())
    }

    pub unsafe fn zesOverclockGetDomainControlProperties(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pControlProperties: *mut zes_control_property_t,
    ) -> Result<(), Violation> {
        if hDomainHandle.is_null() {
            return Err(Violation(0));
        }
        if DomainControl.0 > 2048 {
            return Err(Violation(1));
        }
        if pControlProperties.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zesOverclockGetControlCurrentValue(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: *mut f64,
    ) -> Result<(), Violation> {
        if hDomainHandle.is_null() {
            return Err(Violation(0));
        }
        if DomainControl.0 > 2048 {
            return Err(Violation(1));
        }
        if pValue.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zesOverclockGetControlPendingValue(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: *mut f64,
    ) -> Result<(), Violation> {
        if hDomainHandle.is_null() {
            return Err(Violation(0));
        }
        if DomainControl.0 > 2048 {
            return Err(Violation(1));
        }
        if pValue.is_null() {
            return Err(Violation(2));
        }
        Ok(())
    }

    pub unsafe fn zesOverclockSetControlUserValue(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: f64,
        pPendingAction: *mut zes_pending_action_t,
    ) -> Result<(), Violation> {
        if hDomainHandle.is_null() {
            return Err(Violation(0));
        }
        if DomainControl.0 > 2048 {
            return Err(Violation(1));
        }
        if pPendingAction.is_null() {
            return Err(Violation(2));
        }
        let _ = (pValue,);
        Ok(())
    }

    pub unsafe fn zesOverclockGetControlState(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pControlState: *mut zes_control_state_t,
        pPendingAction: *mut zes_pending_action_t,
    ) -> Result<(), Violation> {
        if hDomainHandle.is_null() {
            return Err(Violation(0));
        }
        if DomainControl.0 > 2048 {
            return Err(Violation(1));
        }
        if pControlState.is_null() {
            return Err(Violation(2));
        }
        if pPendingAction.is_null() {
            return Err(Violation(3));
        }
        Ok(())
    }

    pub unsafe fn zesOverclockGetVFPointValues(
        hDomainHandle: zes_overclock_handle_t,
        VFType: zes_vf_type_t,
        VFArrayType: zes_vf_array_type_t,
        PointIndex: u32,
        PointValue: *mut u32,
    ) -> Result<(), Violation> {
        if hDomainHandle.is_null() {
            return Err(Violation(0));
        }
        if VFType.0 > 1 {
            return Err(Violation(1));
        }
        if VFArrayType.0 > 2 {
            return Err(Violation(2));
        }
        if PointValue.is_null() {
            return Err(Violation(3));
        }
        let _ = (PointIndex,);
        Ok(())
    }

    pub unsafe fn zesOverclockSetVFPointValues(
        hDomainHandle: zes_overclock_handle_t,
        VFType: zes_vf_type_t,
        PointIndex: u32,
        PointValue: u32,
    ) -> Result<(), Violation> {
        if hDomainHandle.is_null() {
            return Err(Violation(0));
        }
        if VFType.0 > 1 {
            return Err(Violation(1));
        }
        let _ = (PointIndex, PointValue);
        Ok(())
    }
}

/// What the tables hold.
pub(crate) mod shim {
    use super::*;
    pub unsafe extern "C" fn zesOverclockGetDomainProperties(
        hDomainHandle: zes_overclock_handle_t,
        pDomainProperties: *mut zes_overclock_properties_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesOverclockGetDomainProperties,
            &[hDomainHandle.0.addr() as u64, pDomainProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesOverclockGetDomainVFProperties(
        hDomainHandle: zes_overclock_handle_t,
        pVFProperties: *mut zes_vf_property_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesOverclockGetDomainVFProperties,
            &[hDomainHandle.0.addr() as u64, pVFProperties.addr() as u64],
        )
    }

    pub unsafe extern "C" fn zesOverclockGetDomainControlProperties(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pControlProperties: *mut zes_control_property_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesOverclockGetDomainControlProperties,
            &[
                hDomainHandle.0.addr() as u64,
                u64::from(DomainControl.0),
                pControlProperties.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesOverclockGetControlCurrentValue(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: *mut f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesOverclockGetControlCurrentValue,
            &[
                hDomainHandle.0.addr() as u64,
                u64::from(DomainControl.0),
                pValue.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesOverclockGetControlPendingValue(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: *mut f64,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesOverclockGetControlPendingValue,
            &[
                hDomainHandle.0.addr() as u64,
                u64::from(DomainControl.0),
                pValue.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesOverclockSetControlUserValue(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: f64,
        pPendingAction: *mut zes_pending_action_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesOverclockSetControlUserValue,
            &[
                hDomainHandle.0.addr() as u64,
                u64::from(DomainControl.0),
                pValue.to_bits(),
                pPendingAction.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesOverclockGetControlState(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pControlState: *mut zes_control_state_t,
        pPendingAction: *mut zes_pending_action_t,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesOverclockGetControlState,
            &[
                hDomainHandle.0.addr() as u64,
                u64::from(DomainControl.0),
                pControlState.addr() as u64,
                pPendingAction.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesOverclockGetVFPointValues(
        hDomainHandle: zes_overclock_handle_t,
        VFType: zes_vf_type_t,
        VFArrayType: zes_vf_array_type_t,
        PointIndex: u32,
        PointValue: *mut u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesOverclockGetVFPointValues,
            &[
                hDomainHandle.0.addr() as u64,
                u64::from(VFType.0),
                u64::from(VFArrayType.0),
                PointIndex as u64,
                PointValue.addr() as u64,
            ],
        )
    }

    pub unsafe extern "C" fn zesOverclockSetVFPointValues(
        hDomainHandle: zes_overclock_handle_t,
        VFType: zes_vf_type_t,
        PointIndex: u32,
        PointValue: u32,
    ) -> ze_result_t {
        boundary::unimplemented(
            Function::zesOverclockSetVFPointValues,
            &[
                hDomainHandle.0.addr() as u64,
                u64::from(VFType.0),
                PointIndex as u64,
                PointValue as u64,
            ],
        )
    }
}

/// What a program links against. Never put into a table: behind a loader these names are the loader's.
pub mod export {
    use super::*;
    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesOverclockGetDomainProperties(
        hDomainHandle: zes_overclock_handle_t,
        pDomainProperties: *mut zes_overclock_properties_t,
    ) -> ze_result_t {
        unsafe { shim::zesOverclockGetDomainProperties(hDomainHandle, pDomainProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesOverclockGetDomainVFProperties(
        hDomainHandle: zes_overclock_handle_t,
        pVFProperties: *mut zes_vf_property_t,
    ) -> ze_result_t {
        unsafe { shim::zesOverclockGetDomainVFProperties(hDomainHandle, pVFProperties) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesOverclockGetDomainControlProperties(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pControlProperties: *mut zes_control_property_t,
    ) -> ze_result_t {
        unsafe {
            shim::zesOverclockGetDomainControlProperties(hDomainHandle, DomainControl, pControlProperties)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesOverclockGetControlCurrentValue(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: *mut f64,
    ) -> ze_result_t {
        unsafe { shim::zesOverclockGetControlCurrentValue(hDomainHandle, DomainControl, pValue) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesOverclockGetControlPendingValue(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: *mut f64,
    ) -> ze_result_t {
        unsafe { shim::zesOverclockGetControlPendingValue(hDomainHandle, DomainControl, pValue) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesOverclockSetControlUserValue(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pValue: f64,
        pPendingAction: *mut zes_pending_action_t,
    ) -> ze_result_t {
        unsafe { shim::zesOverclockSetControlUserValue(hDomainHandle, DomainControl, pValue, pPendingAction) }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesOverclockGetControlState(
        hDomainHandle: zes_overclock_handle_t,
        DomainControl: zes_overclock_control_t,
        pControlState: *mut zes_control_state_t,
        pPendingAction: *mut zes_pending_action_t,
    ) -> ze_result_t {
        unsafe {
            shim::zesOverclockGetControlState(hDomainHandle, DomainControl, pControlState, pPendingAction)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesOverclockGetVFPointValues(
        hDomainHandle: zes_overclock_handle_t,
        VFType: zes_vf_type_t,
        VFArrayType: zes_vf_array_type_t,
        PointIndex: u32,
        PointValue: *mut u32,
    ) -> ze_result_t {
        unsafe {
            shim::zesOverclockGetVFPointValues(hDomainHandle, VFType, VFArrayType, PointIndex, PointValue)
        }
    }

    #[unsafe(no_mangle)]
    pub unsafe extern "C" fn zesOverclockSetVFPointValues(
        hDomainHandle: zes_overclock_handle_t,
        VFType: zes_vf_type_t,
        PointIndex: u32,
        PointValue: u32,
    ) -> ze_result_t {
        unsafe { shim::zesOverclockSetVFPointValues(hDomainHandle, VFType, PointIndex, PointValue) }
    }
}
