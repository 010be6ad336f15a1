//! The functions as a C program calls them. All tests share the state of the process, so they take turns.

use std::sync::{Mutex, MutexGuard, PoisonError};

use zemu_abi::{Function, ZE_RESULT_ERROR_INVALID_ARGUMENT};
use zemu_diag::{CallRef, Finding, Value, rules};

use super::*;

fn turn() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    zemu_reset();
    turn
}

fn file(pointer: u64) {
    let finding = Finding::new(&rules::memory::FREE_UNKNOWN)
        .with("pointer", Value::Address(pointer))
        .answered(ZE_RESULT_ERROR_INVALID_ARGUMENT);
    zemu_entry::with_state(|state| state.diagnostics().report(finding));
}

/// The text that a buffer of `size` bytes receives, and the answer. The byte behind the buffer must stay.
fn findings(size: usize) -> (String, usize) {
    let mut buffer = vec![0x55_u8; size + 1];
    // SAFETY: the buffer has the size that is passed.
    let needed = unsafe { zemu_findings(buffer.as_mut_ptr().cast(), size) };
    assert_eq!(buffer[size], 0x55, "written beyond the buffer");
    let end = buffer.iter().position(|b| *b == 0).unwrap_or(0);
    (String::from_utf8(buffer[..end].to_vec()).expect("UTF-8"), needed)
}

fn fault_add(rule: Option<&CStr>, size: usize) -> (zemu_status, u32, String) {
    let mut id = 0;
    let mut message = vec![0x55_u8; size + 1];
    let rule = rule.map_or(std::ptr::null(), CStr::as_ptr);
    // SAFETY: the text ends with a null character and the buffer has the size that is passed.
    let status = unsafe { zemu_fault_add(rule, &raw mut id, message.as_mut_ptr().cast(), size) };
    assert_eq!(message[size], 0x55, "written beyond the buffer");
    let end = message.iter().position(|b| *b == 0).unwrap_or(0);
    (
        status,
        id,
        String::from_utf8(message[..end].to_vec()).expect("UTF-8"),
    )
}

#[test]
fn the_version_is_the_package_version() {
    let version = zemu_version();
    let text = format!("{}.{}.{}", version >> 16, version >> 8 & 0xff, version & 0xff);
    assert_eq!(text, env!("CARGO_PKG_VERSION"));
}

#[test]
fn findings_are_cut_at_a_whole_line() {
    let _turn = turn();
    assert_eq!(findings(1), (String::new(), 1));
    file(0x1000);
    file(0x2000);
    let (_, needed) = findings(0);
    let (all, again) = findings(needed);
    assert_eq!((all.len() + 1, again), (needed, needed));
    let lines: Vec<&str> = all.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(
        lines.iter().all(|l| l.starts_with('{') && l.ends_with('}')),
        "{all}"
    );
    let first = lines[0].len() + 1;
    assert_eq!(findings(first + 1).0, format!("{}\n", lines[0]));
    assert_eq!(findings(needed - 1).0, format!("{}\n", lines[0]));
    assert_eq!(findings(first).0, "");
    // SAFETY: nothing is written through a null pointer, whatever the size.
    assert_eq!(unsafe { zemu_findings(std::ptr::null_mut(), 4096) }, needed);
}

#[test]
fn findings_are_counted_by_severity() {
    let _turn = turn();
    for n in 0..30 {
        file(n);
    }
    assert_eq!(zemu_finding_count(zemu_severity::ZEMU_SEVERITY_ERROR as u32), 30);
    assert_eq!(zemu_finding_count(zemu_severity::ZEMU_SEVERITY_WARNING as u32), 0);
    assert_eq!(zemu_finding_count(zemu_severity::ZEMU_SEVERITY_NOTE as u32), 0);
    assert_eq!(zemu_finding_count(3), 0);
    assert_eq!(findings(1 << 20).0.lines().count(), 10, "the rest are duplicates");
    zemu_reset();
    assert_eq!(zemu_finding_count(zemu_severity::ZEMU_SEVERITY_ERROR as u32), 0);
    assert_eq!(findings(1 << 20), (String::new(), 1));
}

#[test]
fn a_rule_counts_until_it_is_taken_out() {
    let _turn = turn();
    let (status, id, message) = fault_add(Some(c"zeMemAllocHost@2=OUT_OF_HOST_MEMORY"), 64);
    assert_eq!((status, message.as_str()), (zemu_status::ZEMU_OK, ""));
    assert_eq!(zemu_fault_hits(id), 0);
    let function = Function::by_name("zeMemAllocHost").expect("an API function");
    let decide = || with_plan(|plan| plan.consult(function)).expect("the configuration is right");
    assert!(decide().is_none());
    assert!(decide().is_some());
    assert_eq!(zemu_fault_hits(id), 1);
    let (_, next, _) = fault_add(Some(c"zeMemAllocHost@2=OUT_OF_HOST_MEMORY"), 0);
    assert_ne!(id, next);
    zemu_fault_clear();
    assert_eq!(
        (zemu_fault_hits(id), zemu_fault_hits(next)),
        (ZEMU_NO_SUCH_RULE, ZEMU_NO_SUCH_RULE)
    );
    assert!(decide().is_none());
    assert_eq!(zemu_fault_hits(0), ZEMU_NO_SUCH_RULE);
}

#[test]
fn a_bad_rule_is_refused_with_a_sentence() {
    let _turn = turn();
    for (rule, word) in [
        (None, "null pointer"),
        (Some(c""), "no rule"),
        (Some(c" ; "), "no rule"),
        (Some(c"zeInit=UNINITIALIZED;zeInit=UNINITIALIZED"), "holds 2"),
        (Some(c"zeMemAlocHost=OUT_OF_HOST_MEMORY"), "zeMemAllocHost"),
        (Some(c"\xff=DEVICE_LOST"), "UTF-8"),
    ] {
        let (status, id, message) = fault_add(rule, 4096);
        assert_eq!((status, id), (zemu_status::ZEMU_BAD_ARGUMENT, 0), "{rule:?}");
        assert!(message.contains(word), "{rule:?}: {message}");
        // The sentence is cut where the buffer ends, and a null buffer is left alone.
        let (_, _, cut) = fault_add(rule, 8);
        assert_eq!(cut, message[..7], "{rule:?}");
        let rule = rule.map_or(std::ptr::null(), CStr::as_ptr);
        let null = std::ptr::null_mut();
        // SAFETY: null is allowed for both outputs.
        let status = unsafe { zemu_fault_add(rule, std::ptr::null_mut(), null, 100) };
        assert_eq!(status, zemu_status::ZEMU_BAD_ARGUMENT);
    }
    assert_eq!(with_plan(Plan::is_empty), Some(true));
}

#[test]
fn a_text_is_cut_between_characters() {
    let mut buffer = [0x55_u8; 8];
    for (size, expected) in [(4, "aä"), (3, "a"), (2, "a"), (1, "")] {
        // SAFETY: the buffer is larger than the size that is passed.
        unsafe { write_text("aäb", buffer.as_mut_ptr().cast(), size) };
        let text = CStr::from_bytes_until_nul(&buffer).expect("terminated");
        assert_eq!(text.to_str(), Ok(expected), "{size}");
    }
}

#[test]
fn a_panic_stays_inside() {
    let failed = guarded(|| std::panic::resume_unwind(Box::new("boom")), 7);
    assert_eq!(failed, 7);
}

#[test]
fn a_reset_leaves_call_numbers_alone() {
    let _turn = turn();
    let function = Function::by_name("zeMemFree").expect("an API function");
    let report = |n| {
        let finding = Finding::new(&rules::memory::FREE_UNKNOWN).in_call(CallRef::here(n, function));
        zemu_entry::with_state(|state| state.diagnostics().report(finding));
        findings(1 << 16).0
    };
    let sequence = |text: &str| {
        let rest = text
            .split("\"sequence\":")
            .nth(1)
            .expect("it has a number")
            .to_owned();
        rest.chars()
            .take_while(char::is_ascii_digit)
            .collect::<String>()
            .parse::<u64>()
            .expect("a number")
    };
    let before = sequence(&report(1));
    zemu_reset();
    assert_eq!(sequence(&report(2)), before + 1);
}
