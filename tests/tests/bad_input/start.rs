//! Before initialisation, and without it.

use super::*;

#[test]
fn nothing_works_before_initialisation() {
    alone(|| {
        let uninitialised = ZE_RESULT_ERROR_UNINITIALIZED;
        let mut count = 0;
        refused(uninitialised, "ZEMU-CALL-0003", || {
            call!(zeDriverGet(&raw mut count, ptr::null_mut()))
        });
        ok(call!(zeInit(0)));
        ok(call!(zeDriverGet(&raw mut count, ptr::null_mut())));
        assert_eq!(count, 1);
    });
}

#[test]
fn a_program_that_wants_other_devices_is_not_initialised() {
    alone(|| {
        answers(
            ZE_RESULT_ERROR_UNINITIALIZED,
            call!(zeInit(ZE_INIT_FLAG_VPU_ONLY)),
        );
        let mut count = 0;
        answers(
            ZE_RESULT_ERROR_UNINITIALIZED,
            call!(zeDriverGet(&raw mut count, ptr::null_mut())),
        );
    });
}

#[test]
fn a_wrong_setting_is_told_once_and_nothing_is_initialised() {
    let report = alone_with(&[("ZEMU_PROFILE", "generik")], || {
        for _ in 0..3 {
            assert_eq!(call!(zeInit(0)), ZE_RESULT_ERROR_UNINITIALIZED);
        }
        let mut count = 0;
        assert_eq!(
            call!(zeDriverGet(&raw mut count, ptr::null_mut())),
            ZE_RESULT_ERROR_UNINITIALIZED
        );
    });
    let told: Vec<&str> = report.stderr.lines().filter(|l| l.starts_with("zemu:")).collect();
    assert!(
        told.len() == 1 && told[0].contains("generik") && told[0].contains("generic"),
        "{}",
        report.stderr
    );
}
