//! The control functions of `zemu.h`, typed.

#![allow(unsafe_code, reason = "functions of a library that was opened at run time")]

use std::ffi::{CString, c_char};

use crate::{ClientError, Library};

/// What a control function answers: `zemu_status` of `zemu.h`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub struct Status(pub u32);

impl Status {
    /// `ZEMU_OK`.
    pub const OK: Self = Self(0);
    /// `ZEMU_BAD_ARGUMENT`: an argument is null or malformed.
    pub const BAD_ARGUMENT: Self = Self(1);
    /// `ZEMU_NOT_READY`: the library's configuration is wrong, so that there is nothing to control.
    pub const NOT_READY: Self = Self(2);
    /// `ZEMU_INTERNAL`: zemu itself failed.
    pub const INTERNAL: Self = Self(3);
}

/// How bad a finding is: `zemu_severity` of `zemu.h`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u32)]
pub enum Severity {
    /// `ZEMU_SEVERITY_NOTE`.
    Note = 0,
    /// `ZEMU_SEVERITY_WARNING`.
    Warning = 1,
    /// `ZEMU_SEVERITY_ERROR`.
    Error = 2,
}

/// A fault rule that the library did not take.
#[derive(Debug, thiserror::Error)]
pub enum RuleError {
    /// The rule cannot be passed on.
    #[error("a fault rule holds a null character: {0:?}")]
    Null(String),
    /// The library refused the rule.
    #[error("{message}")]
    Refused {
        /// The library's answer.
        status: Status,
        /// The library's sentence.
        message: String,
    },
}

/// The control functions as a library exports them, and safe methods for them.
#[derive(Debug, Clone, Copy)]
#[allow(missing_docs, reason = "`zemu.h` documents these names")]
pub struct Control {
    pub zemu_version: extern "C" fn() -> u32,
    pub zemu_findings: unsafe extern "C" fn(buffer: *mut c_char, size: usize) -> usize,
    pub zemu_finding_count: extern "C" fn(severity: u32) -> u64,
    pub zemu_fault_add: unsafe extern "C" fn(
        rule: *const c_char,
        id: *mut u32,
        message: *mut c_char,
        message_size: usize,
    ) -> Status,
    pub zemu_fault_clear: extern "C" fn(),
    pub zemu_fault_hits: extern "C" fn(id: u32) -> u64,
    pub zemu_reset: extern "C" fn(),
}

impl Control {
    /// The names of the functions, in the order of `zemu.h`.
    pub const NAMES: [&'static str; 7] = [
        "zemu_version",
        "zemu_findings",
        "zemu_finding_count",
        "zemu_fault_add",
        "zemu_fault_clear",
        "zemu_fault_hits",
        "zemu_reset",
    ];

    /// Looks all functions up in `library`.
    ///
    /// # Errors
    /// [`ClientError::Symbol`]: the library is not zemu's, or an older one.
    pub fn load(library: &Library) -> Result<Self, ClientError> {
        let [
            version,
            findings,
            finding_count,
            fault_add,
            fault_clear,
            fault_hits,
            reset,
        ] = Self::NAMES;
        Ok(Self {
            // SAFETY: the type is that of `zemu.h`.
            zemu_version: unsafe { library.function(version) }?,
            // SAFETY: as above.
            zemu_findings: unsafe { library.function(findings) }?,
            // SAFETY: as above.
            zemu_finding_count: unsafe { library.function(finding_count) }?,
            // SAFETY: as above.
            zemu_fault_add: unsafe { library.function(fault_add) }?,
            // SAFETY: as above.
            zemu_fault_clear: unsafe { library.function(fault_clear) }?,
            // SAFETY: as above.
            zemu_fault_hits: unsafe { library.function(fault_hits) }?,
            // SAFETY: as above.
            zemu_reset: unsafe { library.function(reset) }?,
        })
    }

    /// The library's version: major, minor, patch.
    pub fn version(&self) -> (u32, u32, u32) {
        let version = (self.zemu_version)();
        (version >> 16, version >> 8 & 0xff, version & 0xff)
    }

    /// All findings so far, one JSON object a line.
    pub fn findings(&self) -> String {
        let mut bytes: Vec<u8> = Vec::new();
        loop {
            // SAFETY: the buffer has the size that is passed.
            let needed = unsafe { (self.zemu_findings)(bytes.as_mut_ptr().cast(), bytes.len()) };
            // Other threads may file findings between two rounds.
            if needed <= bytes.len() {
                bytes.truncate(bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len()));
                return String::from_utf8_lossy(&bytes).into_owned();
            }
            bytes = vec![0; needed];
        }
    }

    /// How many findings of a severity there were, also those that were not kept.
    pub fn finding_count(&self, severity: Severity) -> u64 {
        (self.zemu_finding_count)(severity as u32)
    }

    /// Adds a fault rule in the one-line form and returns its number.
    ///
    /// # Errors
    /// [`RuleError`]: the rule is malformed, or there is nothing to control.
    pub fn fault_add(&self, rule: &str) -> Result<u32, RuleError> {
        let text = CString::new(rule).map_err(|_| RuleError::Null(rule.to_owned()))?;
        let mut id = 0;
        let mut message = vec![0_u8; 4096];
        // SAFETY: the text ends with a null character, and the buffer has the size that is passed.
        let status = unsafe {
            (self.zemu_fault_add)(
                text.as_ptr(),
                &raw mut id,
                message.as_mut_ptr().cast(),
                message.len(),
            )
        };
        if status == Status::OK {
            return Ok(id);
        }
        let end = message.iter().position(|b| *b == 0).unwrap_or(message.len());
        Err(RuleError::Refused {
            status,
            message: String::from_utf8_lossy(&message[..end]).into_owned(),
        })
    }

    /// Takes all fault rules out.
    pub fn fault_clear(&self) {
        (self.zemu_fault_clear)();
    }

    /// How many calls the rule has decided; none when there is no such rule.
    pub fn fault_hits(&self, id: u32) -> Option<u64> {
        Some((self.zemu_fault_hits)(id)).filter(|n| *n != u64::MAX)
    }

    /// Forgets all findings and takes all fault rules out. Objects live on.
    pub fn reset(&self) {
        (self.zemu_reset)();
    }
}
