//! Why a call fails: the code for the application, the finding for its author.

use zemu_abi::ze_result_t;
use zemu_diag::{Finding, Rule, Value};

/// What a call answers.
pub type ApiResult<T = ()> = Result<T, ApiError>;

/// A call's failure.
#[derive(Debug)]
pub struct ApiError {
    code: ze_result_t,
    // Boxed: the path without errors carries one pointer.
    finding: Option<Box<Finding>>,
}

impl ApiError {
    /// `code`, explained by `rule`.
    pub fn new(code: ze_result_t, rule: &'static Rule) -> Self {
        Self {
            code,
            finding: Some(Box::new(Finding::new(rule))),
        }
    }

    /// A code that is no error, such as NOT_READY: nothing to explain.
    pub fn status(code: ze_result_t) -> Self {
        Self { code, finding: None }
    }

    /// The same with a field that the rule's sentence names.
    #[must_use]
    pub fn with(mut self, field: &'static str, value: Value) -> Self {
        self.finding = self.finding.map(|f| Box::new((*f).with(field, value)));
        self
    }

    /// The same with the call that made the object concerned.
    #[must_use]
    pub fn created_by(mut self, call: Option<zemu_diag::CallRef>) -> Self {
        if let (Some(f), Some(call)) = (&mut self.finding, call) {
            f.created_by = Some(call);
        }
        self
    }

    /// The code for the application.
    pub fn code(&self) -> ze_result_t {
        self.code
    }

    /// The finding, if the code is an error.
    pub fn into_finding(self) -> Option<Finding> {
        self.finding.map(|f| *f)
    }
}
