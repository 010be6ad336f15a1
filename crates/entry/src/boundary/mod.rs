//! One call, from the C caller and back: panic guard, record, faults, checks, body, result.

pub(crate) mod chain;
pub(crate) mod input;
pub(crate) mod output;

use std::cell::RefCell;
use std::ffi::{CString, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, PoisonError};
use std::time::Instant;

use zemu_abi::meta::Function;
use zemu_abi::*;
use zemu_diag::{CallRef, Finding, Value, rules};
use zemu_driver::{ApiError, ApiResult, Chain, Runtime};
use zemu_fault::{Decision, When};

pub(crate) use input::Input;

use self::chain::Link;
use crate::handle::{HandleError, Registered};
use crate::state::{Ready, State};

/// Bytes of the text that `zeDeviceGetRuntimeRequirements` would give: nothing is required, so only its end.
pub(crate) const REQUIREMENTS_SIZE: usize = 1;

/// The number of the violated condition in the function's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Violation(pub usize);

/// The call that is running.
#[derive(Debug)]
pub(crate) struct Call<'a> {
    pub(crate) state: &'a State,
    pub(crate) reference: CallRef,
    started: Option<Instant>,
    fault: Option<Decision>,
}

/// Runs a call that answers a result code.
pub(crate) fn enter(
    function: Function,
    words: &[u64],
    check: impl FnOnce() -> Result<(), Violation>,
    body: impl FnOnce(&Call<'_>) -> ApiResult,
) -> ze_result_t {
    guarded(function, || {
        let call = Call::begin(function);
        if let Some(code) = call.injected(When::Before) {
            return call.end(words, code);
        }
        let code = match check() {
            Err(violation) => call.violated(violation),
            Ok(()) => call.answer(body(&call)),
        };
        let code = call.injected(When::After).unwrap_or(code);
        call.end(words, code)
    })
    .unwrap_or(ZE_RESULT_ERROR_UNKNOWN)
}

/// Runs a call that answers a value, and `failure` where it fails.
pub(crate) fn enter_value<T: Copy>(
    function: Function,
    words: &[u64],
    failure: T,
    body: impl FnOnce(&Call<'_>) -> ApiResult<T>,
) -> T {
    guarded(function, || {
        let call = Call::begin(function);
        let mut value = failure;
        let code = call.answer(body(&call).map(|v| value = v));
        call.end(words, code);
        value
    })
    .unwrap_or(failure)
}

/// Answers a call of a function that has no body.
pub(crate) fn unimplemented(function: Function, words: &[u64]) -> ze_result_t {
    guarded(function, || {
        let call = Call::begin(function);
        let injected = call.injected(When::Before).or_else(|| call.injected(When::After));
        let code = injected.unwrap_or_else(|| call.not_implemented());
        call.end(words, code)
    })
    .unwrap_or(ZE_RESULT_ERROR_UNKNOWN)
}

/// Answers a call of one of the loader's own functions that the drop-in does not have, and files the finding.
pub fn unsupported_loader_function(name: &'static str) -> ze_result_t {
    let answer = catch_unwind(|| {
        let finding = Finding::new(&rules::call::LOADER_UNSUPPORTED).with("name", Value::Name(name));
        crate::cell::state()
            .diagnostics
            .report(finding.answered(ZE_RESULT_ERROR_UNSUPPORTED_FEATURE));
    });
    answer.map_or(ZE_RESULT_ERROR_UNKNOWN, |()| ZE_RESULT_ERROR_UNSUPPORTED_FEATURE)
}

/// Whether a table of this version can be filled.
pub(crate) fn table_request(version: ze_api_version_t, null: bool) -> Result<(), ze_result_t> {
    if null {
        return Err(ZE_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    // A newer minor version gets the entries that are known and success: an error would make the loader drop the driver.
    if version.0 >> 16 == ZE_API_VERSION_CURRENT.0 >> 16 {
        Ok(())
    } else {
        Err(ZE_RESULT_ERROR_UNSUPPORTED_VERSION)
    }
}

fn guarded<T>(function: Function, work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work))
        .map_err(|panic| internal_error(function, &*panic))
        .ok()
}

#[cold]
fn internal_error(function: Function, panic: &(dyn std::any::Any + Send)) {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text
        .or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()))
        .unwrap_or_default();
    // Reporting may be what failed.
    drop(catch_unwind(AssertUnwindSafe(|| {
        let finding = Finding::new(&rules::call::INTERNAL)
            .with("function", Value::Function(function))
            .with("message", Value::Text(text));
        crate::cell::state().diagnostics.report(finding);
    })));
}

thread_local! {
    /// The text of `zeDriverGetLastErrorDescription`, which a program reads on the thread that met the error.
    static LAST_ERROR: RefCell<CString> = RefCell::default();
}

/// The description of the calling thread's last error, valid until its next one.
pub(crate) fn last_error() -> *const c_char {
    // In an exit handler the thread's values may be gone already.
    LAST_ERROR
        .try_with(|l| l.borrow().as_ptr())
        .unwrap_or(c"".as_ptr())
}

impl<'a> Call<'a> {
    fn begin(function: Function) -> Self {
        let state: &'a State = crate::cell::state();
        let number = state.recorder.next_number();
        let fault = state
            .ready
            .as_ref()
            .and_then(|r| r.runtime.core().faults.consult(function));
        Self {
            state,
            reference: CallRef::here(number, function),
            started: state.recorder.begin(),
            fault,
        }
    }

    /// The function that was called.
    pub(crate) fn function(&self) -> Function {
        self.reference.function
    }

    fn injected(&self, when: When) -> Option<ze_result_t> {
        let fault = self.fault.as_ref().filter(|f| f.when == when)?;
        if !fault.delay.is_zero() {
            std::thread::sleep(fault.delay);
        }
        if fault.hang {
            // The user asked for a call that does not come back.
            loop {
                std::thread::park();
            }
        }
        let rule = self
            .state
            .runtime()
            .map(|r| r.core().faults.rules())
            .unwrap_or_default();
        let text = rule
            .iter()
            .find(|(id, _)| *id == fault.rule)
            .map_or_else(String::new, |(_, r)| r.to_string());
        let finding = Finding::new(&rules::fault::INJECTED)
            .with("rule", Value::Count(fault.rule.0.into()))
            .with("text", Value::Text(text))
            .with("function", Value::Function(self.function()))
            .with("result", Value::Result(fault.result))
            .with(
                "when",
                Value::Name(if when == When::Before { "before" } else { "after" }),
            )
            .injected();
        self.file(finding, fault.result);
        Some(fault.result)
    }

    #[cold]
    fn not_implemented(&self) -> ze_result_t {
        let finding =
            Finding::new(&rules::call::UNIMPLEMENTED).with("function", Value::Function(self.function()));
        self.file(finding, ZE_RESULT_ERROR_UNSUPPORTED_FEATURE);
        ZE_RESULT_ERROR_UNSUPPORTED_FEATURE
    }

    #[cold]
    fn violated(&self, violation: Violation) -> ze_result_t {
        let condition = &self.function().info().conditions[violation.0];
        let finding = Finding::new(&rules::call::ARGUMENT)
            .with("function", Value::Function(self.function()))
            .with("condition", Value::Name(condition.text))
            .with("code", Value::Result(condition.code));
        self.file(finding, condition.code);
        condition.code
    }

    fn answer(&self, result: ApiResult) -> ze_result_t {
        let Err(error) = result else {
            return ZE_RESULT_SUCCESS;
        };
        // A function answers only what it documents; INVALID_ARGUMENT, which all do, stands for the rest.
        let info = self.function().info();
        let undocumented = info.returns_result && !self.function().documents(error.code());
        let code = if undocumented {
            ZE_RESULT_ERROR_INVALID_ARGUMENT
        } else {
            error.code()
        };
        if let Some(finding) = error.into_finding() {
            self.file(finding, code);
        }
        code
    }

    #[cold]
    fn file(&self, finding: Finding, code: ze_result_t) {
        let finding = finding.in_call(self.reference).answered(code);
        let text = zemu_diag::render::message(&finding);
        let text = CString::new(text.replace('\0', " ")).unwrap_or_default();
        // In an exit handler the thread's values may be gone already; the finding stays.
        let _kept = LAST_ERROR.try_with(|l| *l.borrow_mut() = text);
        self.state.diagnostics.report(finding);
    }

    /// Files a finding that leaves the call's result as it is.
    pub(crate) fn note(&self, finding: Finding) {
        self.state.diagnostics.report(finding.in_call(self.reference));
    }

    fn end(&self, words: &[u64], code: ze_result_t) -> ze_result_t {
        if let Some(started) = self.started {
            self.state.recorder.end(
                Some(started),
                self.reference.number,
                self.function(),
                words,
                code.0.into(),
            );
        }
        code
    }

    fn ready(&self) -> ApiResult<&'a Ready> {
        self.state.ready.as_ref().ok_or_else(|| {
            ApiError::new(ZE_RESULT_ERROR_UNINITIALIZED, &rules::config::INVALID).with(
                "message",
                Value::Name("the configuration was refused when the library was loaded"),
            )
        })
    }

    /// The runtime, before or after the application initialised it.
    pub(crate) fn any_runtime(&self) -> ApiResult<&'a Runtime> {
        Ok(&self.ready()?.runtime)
    }

    /// The runtime that the application initialised.
    pub(crate) fn runtime(&self) -> ApiResult<&'a Runtime> {
        if self.state.is_initialised() {
            return self.any_runtime();
        }
        Err(
            ApiError::new(ZE_RESULT_ERROR_UNINITIALIZED, &rules::call::UNINITIALISED)
                .with("function", Value::Function(self.function())),
        )
    }

    /// The live object behind a handle (specification: a handle must be valid for every call that takes it).
    pub(crate) fn get<T: Registered>(
        &self,
        handle: *mut c_void,
        argument: &'static str,
    ) -> ApiResult<Arc<T>> {
        self.ready()?
            .handles
            .get(handle)
            .map_err(|e| self.bad_handle::<T>(handle, argument, e))
    }

    /// As [`Self::get`], for a handle that may be null.
    pub(crate) fn get_optional<T: Registered>(
        &self,
        handle: *mut c_void,
        argument: &'static str,
    ) -> ApiResult<Option<Arc<T>>> {
        if handle.is_null() {
            Ok(None)
        } else {
            self.get(handle, argument).map(Some)
        }
    }

    /// The live objects behind an array of handles, none of which may be null.
    pub(crate) fn get_all<T: Registered>(
        &self,
        handles: impl IntoIterator<Item = *mut c_void>,
        argument: &'static str,
    ) -> ApiResult<Vec<Arc<T>>> {
        let one = |(index, handle): (u64, *mut c_void)| {
            if !handle.is_null() {
                return self.get(handle, argument);
            }
            Err(
                ApiError::new(ZE_RESULT_ERROR_INVALID_NULL_HANDLE, &rules::handle::EMPTY_ARRAY)
                    .with("index", Value::Index(index))
                    .with("parameter", Value::Name(argument))
                    .with("expected", Value::Name(T::KIND.name())),
            )
        };
        (0..).zip(handles).map(one).collect()
    }

    #[cold]
    fn bad_handle<T: Registered>(
        &self,
        handle: *mut c_void,
        argument: &'static str,
        error: HandleError,
    ) -> ApiError {
        let rule = match error {
            HandleError::Null => &rules::handle::NULL,
            HandleError::Wild => &rules::handle::WILD,
            HandleError::Interior => &rules::handle::INTERIOR,
            HandleError::WrongKind(_) => &rules::handle::WRONG_KIND,
            HandleError::Destroyed(..) if self.function().name().ends_with("Destroy") => {
                &rules::handle::DOUBLE_DESTROY
            }
            HandleError::Destroyed(..) => &rules::handle::DESTROYED,
            HandleError::ParentGone(_) => &rules::handle::PARENT_GONE,
            HandleError::OtherProcess => &rules::handle::FOREIGN_PROCESS,
        };
        let found = match error {
            HandleError::WrongKind(k) | HandleError::Destroyed(k, _) | HandleError::ParentGone(k) => k.name(),
            _ => "nothing",
        };
        let destroyed_by = match error {
            HandleError::Destroyed(_, call) if call != 0 => Value::Call(call),
            _ => Value::Name("an earlier call"),
        };
        // Every wrong handle answers as null does; functions that document no such code have no handle parameter.
        ApiError::new(ZE_RESULT_ERROR_INVALID_NULL_HANDLE, rule)
            .with("parameter", Value::Name(argument))
            .with("handle", Value::Handle(handle.addr() as u64))
            .with("expected", Value::Name(T::KIND.name()))
            .with("found", Value::Name(found))
            .with("parent", Value::Name("parent"))
            .with("destroyed_by", destroyed_by)
    }

    /// Hands out a handle for a new object.
    pub(crate) fn register<T: Registered>(&self, object: Arc<T>) -> ApiResult<*mut c_void> {
        let handle = self.register_quietly(object)?;
        self.state
            .ledger
            .created(T::KIND.ledger(), handle.addr() as u64, 0, self.reference);
        Ok(handle)
    }

    /// Hands out a handle for an object that the application does not own: a driver, a device.
    pub(crate) fn register_quietly<T: Registered>(&self, object: Arc<T>) -> ApiResult<*mut c_void> {
        self.ready()?.handles.insert(object).ok_or_else(|| {
            ApiError::new(ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY, &rules::handle::EXHAUSTED)
                .with("count", Value::Count(crate::handle::SLOTS as u64))
        })
    }

    /// The handle of an object, which it is given now if it has none.
    pub(crate) fn handle_of<T: Registered>(&self, object: &Arc<T>) -> ApiResult<*mut c_void> {
        let ready = self.ready()?;
        let _one_at_a_time = ready.registering.lock().unwrap_or_else(PoisonError::into_inner);
        match object.life().handle() {
            0 => self.register_quietly(Arc::clone(object)),
            handle => Ok(std::ptr::with_exposed_provenance_mut(handle)),
        }
    }

    /// Walks a chain, for a driver function that checks it in its own order. The links are empty if it cannot be walked.
    pub(crate) fn chain(
        &self,
        parameter: &'static str,
        base: &'static str,
        found: Option<u32>,
        next: *const c_void,
    ) -> (Chain, Vec<Link>) {
        let walked = chain::walk(next);
        let links = walked
            .as_ref()
            .map(|links| links.iter().map(|l| l.stype).collect())
            .map_err(|e| *e);
        (
            Chain {
                parameter,
                base,
                found,
                links,
            },
            walked.unwrap_or_default(),
        )
    }

    /// Walks and checks a chain; gives back the structures that count.
    pub(crate) fn checked_chain(
        &self,
        parameter: &'static str,
        base: &'static str,
        found: Option<u32>,
        next: *const c_void,
    ) -> ApiResult<Vec<Link>> {
        let (chain, links) = self.chain(parameter, base, found, next);
        let counts = self.any_runtime()?.core().check_chain(self.reference, &chain)?;
        Ok(links
            .into_iter()
            .zip(counts)
            .filter_map(|(link, counts)| counts.then_some(link))
            .collect())
    }

    /// Ends a handle whose object was destroyed.
    pub(crate) fn unregister<T: Registered>(
        &self,
        handle: *mut c_void,
        argument: &'static str,
    ) -> ApiResult<Arc<T>> {
        let object = self
            .ready()?
            .handles
            .remove(handle, self.reference.number)
            .map_err(|e| self.bad_handle::<T>(handle, argument, e))?;
        self.state
            .ledger
            .destroyed(T::KIND.ledger(), handle.addr() as u64);
        Ok(object)
    }

    /// Destroys an object, unless something still depends on it (specification: HANDLE_OBJECT_IN_USE).
    pub(crate) fn destroy<T: Registered>(
        &self,
        handle: *mut c_void,
        argument: &'static str,
    ) -> ApiResult<Arc<T>> {
        let object: Arc<T> = self.get(handle, argument)?;
        let users = (&**object.life(), object.users());
        zemu_driver::may_destroy(self.any_runtime()?.core(), users, self.function(), T::KIND.name())?;
        let object = self.unregister::<T>(handle, argument)?;
        object.life().retire();
        Ok(object)
    }
}
