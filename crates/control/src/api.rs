//! The functions of `zemu.h`. Their comments become the header's, so they speak to a C programmer.
//!
//! Every function may be called at any time, from any thread, also before `zeInit`; the first call into the library
//! reads the environment, whichever call it is. None of them lets a panic out.

#![allow(unsafe_code, reason = "exported C names, and buffers of the caller's")]
#![allow(non_camel_case_types, reason = "the C names are kept")]
#![allow(
    clippy::missing_safety_doc,
    reason = "the contract is what zemu.h says of each parameter"
)]

use std::ffi::{CStr, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use zemu_diag::{Severity, render};
use zemu_fault::{Plan, RuleId, parse_rules};

/// What a control function answers.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum zemu_status {
    /// Done.
    ZEMU_OK = 0,
    /// An argument is null where it must not be, or its text is malformed.
    ZEMU_BAD_ARGUMENT = 1,
    /// A ZEMU_ environment variable or the configuration file is wrong, so that there is nothing to control. The
    /// library said why on stderr.
    ZEMU_NOT_READY = 2,
    /// zemu itself failed. This is a defect of zemu.
    ZEMU_INTERNAL = 3,
}

/// How bad a finding is.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum zemu_severity {
    /// Worth knowing; the program is not wrong.
    ZEMU_SEVERITY_NOTE = 0,
    /// Probably not what was meant, or different on another driver.
    ZEMU_SEVERITY_WARNING = 1,
    /// The program is wrong.
    ZEMU_SEVERITY_ERROR = 2,
}

/// What zemu_fault_hits answers for a rule that does not exist.
pub const ZEMU_NO_SUCH_RULE: u64 = u64::MAX;

/// The library's version: major << 16 | minor << 8 | patch.
///
/// The functions of this header keep their meaning as long as the major version stays; while it is 0, as long as the
/// minor version stays too.
#[unsafe(no_mangle)]
pub extern "C" fn zemu_version() -> u32 {
    const {
        number(env!("CARGO_PKG_VERSION_MAJOR")) << 16
            | number(env!("CARGO_PKG_VERSION_MINOR")) << 8
            | number(env!("CARGO_PKG_VERSION_PATCH"))
    }
}

/// All findings so far, oldest first, as JSON: one object a line, each line ended by a newline, in the form that
/// ZEMU_REPORT writes. Findings that repeat the same mistake in the same function beyond the duplicate limit are
/// counted (zemu_finding_count) but not kept.
///
/// Writes at most size bytes to buffer, the terminating null character included, and never a part of a line: what has
/// no room is left out. Returns how many bytes all of it needs, the terminating null character included, so that a
/// first call with (NULL, 0) tells the size. Since other threads may add findings in between, compare the second
/// call's answer with the size again.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zemu_findings(buffer: *mut c_char, size: usize) -> usize {
    let text = guarded(
        || {
            zemu_entry::with_state(|state| {
                let mut text = String::new();
                for finding in state.diagnostics().findings() {
                    text.push_str(&render::json_line(&finding));
                    text.push('\n');
                }
                text
            })
        },
        String::new(),
    );
    // SAFETY: by this function's contract.
    unsafe { write_lines(&text, buffer, size) };
    text.len() + 1
}

/// How many findings of a severity (a zemu_severity) there were, those included that were counted only. 0 for a
/// severity that does not exist.
#[unsafe(no_mangle)]
pub extern "C" fn zemu_finding_count(severity: u32) -> u64 {
    let severity = match severity {
        0 => Severity::Note,
        1 => Severity::Warning,
        2 => Severity::Error,
        _ => return 0,
    };
    guarded(
        || zemu_entry::with_state(|state| state.diagnostics().counts().of(severity)),
        0,
    )
}

/// Adds one fault rule, in the form of ZEMU_FAULTS: "zeMemAllocHost@3=OUT_OF_HOST_MEMORY". It stands behind the rules
/// that are there, and counts calls from now on.
///
/// If id is not null, the rule's number is written to it: for zemu_fault_hits. Numbers are never used again. If the
/// rule is refused and message is not null, a sentence that says why is written to it, at most message_size bytes, the
/// terminating null character included; on success message becomes empty.
///
/// ZEMU_BAD_ARGUMENT: rule is null, holds no rule or more than one, or is malformed. ZEMU_NOT_READY: as said there.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn zemu_fault_add(
    rule: *const c_char,
    id: *mut u32,
    message: *mut c_char,
    message_size: usize,
) -> zemu_status {
    let text = if rule.is_null() {
        None
    } else {
        // SAFETY: not null, and by this function's contract a text that ends with a null character.
        Some(unsafe { CStr::from_ptr(rule) })
    };
    let internal = Err((
        zemu_status::ZEMU_INTERNAL,
        "zemu failed: this is a defect of zemu".to_owned(),
    ));
    match guarded(|| add(text), internal) {
        Ok(number) => {
            if !id.is_null() {
                // SAFETY: not null, and the caller's.
                unsafe { id.write_unaligned(number.0) };
            }
            // SAFETY: by this function's contract.
            unsafe { write_text("", message, message_size) };
            zemu_status::ZEMU_OK
        }
        Err((status, sentence)) => {
            // SAFETY: by this function's contract.
            unsafe { write_text(&sentence, message, message_size) };
            status
        }
    }
}

/// Takes all fault rules out, those of ZEMU_FAULTS and of the configuration file included. Their numbers are unknown
/// to zemu_fault_hits from then on. What a rule has already done stays done: a context that it lost stays lost.
#[unsafe(no_mangle)]
pub extern "C" fn zemu_fault_clear() {
    guarded(|| with_plan(Plan::clear).unwrap_or_default(), ());
}

/// How many calls the rule has decided so far. ZEMU_NO_SUCH_RULE for a number that no rule has. The rules of
/// ZEMU_FAULTS have the numbers 1, 2, 3 and so on, in their order.
#[unsafe(no_mangle)]
pub extern "C" fn zemu_fault_hits(id: u32) -> u64 {
    let hits = || with_plan(|plan| plan.hits(RuleId(id))).flatten();
    guarded(hits, None).unwrap_or(ZEMU_NO_SUCH_RULE)
}

/// Forgets what was recorded, so that the next test of one process starts clean: findings and their counts are
/// dropped (also the counts for the duplicate limit), and all fault rules are taken out, as by zemu_fault_clear.
///
/// Everything else stays: objects and allocations live on and are reported if they leak, findings keep counting
/// upwards in "sequence" and calls in "number", the settings stay as the environment gave them, and what was written to
/// ZEMU_REPORT stays written.
#[unsafe(no_mangle)]
pub extern "C" fn zemu_reset() {
    guarded(|| zemu_entry::with_state(zemu_entry::State::reset), ());
}

fn add(text: Option<&CStr>) -> Result<RuleId, (zemu_status, String)> {
    let bad = |sentence: String| (zemu_status::ZEMU_BAD_ARGUMENT, sentence);
    let text = text.ok_or_else(|| bad("the rule is a null pointer".to_owned()))?;
    let text = text
        .to_str()
        .map_err(|e| bad(format!("the rule is not UTF-8: {e}")))?;
    let mut rules = parse_rules(text).map_err(|e| bad(e.to_string()))?;
    match (rules.pop(), rules.len()) {
        (Some(rule), 0) => with_plan(|plan| plan.add(rule)).ok_or_else(|| {
            (
                zemu_status::ZEMU_NOT_READY,
                "the configuration is wrong; zemu said why on stderr".to_owned(),
            )
        }),
        (Some(_), before) => Err(bad(format!("one rule at a time: the text holds {}", before + 1))),
        (None, _) => Err(bad("the text holds no rule".to_owned())),
    }
}

/// Works on the fault plan; none when the configuration is wrong.
fn with_plan<R>(work: impl FnOnce(&Plan) -> R) -> Option<R> {
    zemu_entry::with_state(|state| state.runtime().map(|runtime| work(&runtime.core().faults)))
}

/// Runs `work`; a panic becomes `failed`, since it must not reach the C caller.
fn guarded<T>(work: impl FnOnce() -> T, failed: T) -> T {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(failed)
}

/// A decimal number of the package's version.
const fn number(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let mut value = 0;
    let mut at = 0;
    while at < bytes.len() {
        value = value * 10 + (bytes[at] - b'0') as u32;
        at += 1;
    }
    value
}

/// Writes as many whole lines of `text` as have room, and a null character.
///
/// # Safety
/// `buffer` is null or has room for `size` bytes.
unsafe fn write_lines(text: &str, buffer: *mut c_char, size: usize) {
    let room = size.saturating_sub(1).min(text.len());
    let end = text.as_bytes()[..room]
        .iter()
        .rposition(|b| *b == b'\n')
        .map_or(0, |at| at + 1);
    // SAFETY: by this function's contract.
    unsafe { write_text(&text[..end], buffer, size) };
}

/// Writes as many whole characters of `text` as have room, and a null character.
///
/// # Safety
/// `buffer` is null or has room for `size` bytes.
unsafe fn write_text(text: &str, buffer: *mut c_char, size: usize) {
    if buffer.is_null() || size == 0 {
        return;
    }
    let end = text.floor_char_boundary(size - 1);
    // SAFETY: `end` is less than the size of the buffer, which does not overlap a text of ours.
    unsafe { buffer.copy_from_nonoverlapping(text.as_ptr().cast(), end) };
    // SAFETY: within the buffer, as above.
    let last = unsafe { buffer.add(end) };
    // SAFETY: as above.
    unsafe { last.write(0) };
}

#[cfg(test)]
mod tests;
