//! A reported misuse.

use std::backtrace::Backtrace;
use std::sync::Arc;
use std::time::Duration;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use zemu_abi::{Function, ze_result_t};

use crate::rule::Rule;
use crate::value::{Fields, Value};

/// One call of an API function.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallRef {
    /// Its number in this process, from 1.
    pub number: u64,
    /// The function.
    pub function: Function,
    /// The kernel's number of the calling thread.
    pub thread: u64,
}

impl CallRef {
    /// A call on this thread.
    pub fn here(number: u64, function: Function) -> Self {
        Self {
            number,
            function,
            thread: crate::thread_id(),
        }
    }
}

impl Serialize for CallRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut call = serializer.serialize_struct("CallRef", 3)?;
        call.serialize_field("number", &self.number)?;
        call.serialize_field("function", self.function.name())?;
        call.serialize_field("thread", &self.thread)?;
        call.end()
    }
}

/// A reported misuse: a rule with the values of this case.
#[derive(Debug, Clone)]
pub struct Finding {
    /// The rule.
    pub rule: &'static Rule,
    /// The values.
    pub fields: Fields,
    /// The call in which it was found.
    pub call: Option<CallRef>,
    /// The parameter at fault, such as `host_desc->pNext`.
    pub argument: Option<&'static str>,
    /// What the call answered because of it.
    pub result: Option<ze_result_t>,
    /// The call that created the object at fault.
    pub created_by: Option<CallRef>,
    /// Whether it comes from an injected failure, not from the program.
    pub injected: bool,
    /// Its number among the findings of this process, from 1; 0 before it was reported.
    pub sequence: u64,
    /// When it was reported, since the start of the diagnostics.
    pub time: Duration,
    /// Where the program was; its symbols are looked up when it is rendered.
    pub backtrace: Option<Arc<Backtrace>>,
}

impl Finding {
    /// A finding of `rule` without values.
    pub fn new(rule: &'static Rule) -> Self {
        Self {
            rule,
            fields: Fields::default(),
            call: None,
            argument: None,
            result: None,
            created_by: None,
            injected: false,
            sequence: 0,
            time: Duration::ZERO,
            backtrace: None,
        }
    }

    /// With a value.
    #[must_use]
    pub fn with(mut self, field: &'static str, value: impl Into<Value>) -> Self {
        self.fields.set(field, value.into());
        self
    }

    /// Found in this call.
    #[must_use]
    pub fn in_call(mut self, call: CallRef) -> Self {
        self.call = Some(call);
        self
    }

    /// About this parameter.
    #[must_use]
    pub fn argument(mut self, argument: &'static str) -> Self {
        self.argument = Some(argument);
        self
    }

    /// Answered with this code.
    #[must_use]
    pub fn answered(mut self, result: ze_result_t) -> Self {
        self.result = Some(result);
        self
    }

    /// About an object that this call created.
    #[must_use]
    pub fn created_by(mut self, call: CallRef) -> Self {
        self.created_by = Some(call);
        self
    }

    /// From an injected failure.
    #[must_use]
    pub fn injected(mut self) -> Self {
        self.injected = true;
        self
    }
}
