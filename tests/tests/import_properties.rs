//! The rules for importing application pages, through the C ABI, against the model of `support/import_model.rs`.
//!
//! Settings are read once a process, so each profile has a child of its own: this program, started again. Cases come
//! from a fixed seed. `PROPTEST_CASES=N` makes N a profile, `PROPTEST_RNG_SEED=N` others.

#![allow(unsafe_code, reason = "calls the C ABI")]

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::process::{Command, ExitCode};
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use zemu_abi::*;
use zemu_client::Api;
use zemu_tests::arena::{Arena, HOST_PAGE};
use zemu_tests::generators::{Case, Chain, End, Link, Operation, Place, cases, usize_of};
use zemu_tests::import_model::{Granted, Limits, Live, Model, Request};
use zemu_tests::{library, process};

/// A profile and its import page.
const PROFILES: [(&str, u64); 3] = [
    ("generic", 4 << 10),
    ("generic-64k", 64 << 10),
    ("generic-2m", 2 << 20),
];
/// The limits of all of them.
const SINGLE: u64 = 4 << 30;
const RELAXED: u64 = 8 << 30;

/// Cases of each profile.
const CASES: u32 = 2000;
const SEED: u64 = 0x7a65_6d75;

/// Makes this program the child of the profile named next.
const CHILD: &str = "--import-child";
const LIMIT: Duration = Duration::from_secs(600);

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, name] = words.as_slice()
        && flag == CHILD
    {
        return child(name);
    }
    let trials = PROFILES
        .iter()
        .map(|(name, _)| Trial::test(*name, move || parent(name)))
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn parent(profile: &str) -> Result<(), Failed> {
    let mut command = Command::new(std::env::current_exe()?);
    for (key, _) in std::env::vars_os() {
        if key.to_str().is_some_and(|k| k.starts_with("ZE")) {
            command.env_remove(key);
        }
    }
    command.args([CHILD, profile]).env("ZEMU_PROFILE", profile);
    let finished = process::run(&mut command, LIMIT)?;
    if finished.status.success() {
        Ok(())
    } else {
        Err(format!("{}: {}", finished.status, finished.stderr).into())
    }
}

#[allow(clippy::print_stderr, reason = "the parent shows it")]
fn child(profile: &str) -> ExitCode {
    let Some((_, page)) = PROFILES.iter().find(|(name, _)| *name == profile) else {
        return ExitCode::from(2);
    };
    let mut config = Config {
        failure_persistence: None,
        ..Config::default()
    };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = CASES;
    }
    if std::env::var_os("PROPTEST_RNG_SEED").is_none() {
        config.rng_seed = RngSeed::Fixed(SEED);
    }
    let count = config.cases;
    let device = Driven::open(*page);
    if let Err(error) = TestRunner::new(config).run(&cases(*page, SINGLE), |case| device.check(&case)) {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    // Cases that all end the same way would prove nothing.
    let answers = device.answers.into_inner();
    let rare = EXPECTED
        .iter()
        .find(|name| answers.get(*name).is_none_or(|n| *n < count / 50));
    match rare {
        Some(name) if count >= CASES => {
            eprintln!("too few calls answered {name}: {answers:?}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// What zeMemAllocHost must have answered, each to one case in fifty at least.
const EXPECTED: [&str; 7] = [
    "an import",
    "an allocation",
    "ZE_RESULT_ERROR_INVALID_ARGUMENT",
    "ZE_RESULT_ERROR_INVALID_ENUMERATION",
    "ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT",
    "ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION",
    "ZE_RESULT_ERROR_UNSUPPORTED_SIZE",
];

/// The library with one context.
struct Driven {
    api: &'static Api,
    device: ze_device_handle_t,
    context: ze_context_handle_t,
    limits: Limits,
    /// How often zeMemAllocHost answered what.
    answers: RefCell<BTreeMap<&'static str, u32>>,
}

/// Fails the case unless both are equal.
fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, expected: &T) -> Result<(), TestCaseError> {
    if found == expected {
        return Ok(());
    }
    Err(TestCaseError::fail(format!(
        "{what} is {found:x?} instead of {expected:x?}"
    )))
}

fn pointer(address: u64) -> *mut c_void {
    std::ptr::with_exposed_provenance_mut(usize_of(address))
}

fn code(answer: Result<(), ze_result_t>) -> ze_result_t {
    answer.err().unwrap_or(ZE_RESULT_SUCCESS)
}

impl Driven {
    fn open(page: u64) -> Self {
        let api = library::api();
        let (mut driver, mut device) = (ze_driver_handle_t::ZEROED, ze_device_handle_t::ZEROED);
        let mut context = ze_context_handle_t::ZEROED;
        let mut count = 1;
        let desc = ze_context_desc_t::default();
        // SAFETY: takes no pointer.
        let initialised = unsafe { (api.zeInit)(0) };
        // SAFETY: there is room for one driver.
        let drivers = unsafe { (api.zeDriverGet)(&raw mut count, &raw mut driver) };
        // SAFETY: there is room for one device.
        let devices = unsafe { (api.zeDeviceGet)(driver, &raw mut count, &raw mut device) };
        // SAFETY: the descriptor and the room for the handle are this function's.
        let created = unsafe { (api.zeContextCreate)(driver, &raw const desc, &raw mut context) };
        let answers = [initialised, drivers, devices, created];
        assert_eq!(answers, [ZE_RESULT_SUCCESS; 4]);
        Self {
            api,
            device,
            context,
            limits: Limits {
                page,
                single: SINGLE,
                relaxed: RELAXED,
            },
            answers: RefCell::default(),
        }
    }

    fn check(&self, case: &Case) -> Result<(), TestCaseError> {
        let arena = Arena::map(case.pages.clone()).map_err(|e| TestCaseError::fail(e.to_string()))?;
        let mut model = Model::default();
        let mut outcome = Ok(());
        for (at, operation) in case.operations.iter().enumerate() {
            outcome = self
                .step(operation, &mut model, &arena)
                .and_then(|()| self.look_at_all(&model));
            if let Err(error) = outcome {
                outcome = Err(TestCaseError::fail(format!(
                    "call {at}, {operation:x?}: {error}; {model:x?}"
                )));
                break;
            }
        }
        // The next case must begin with nothing, also after a failure.
        for live in std::mem::take(&mut model.live) {
            let freed = self.free(live.start);
            outcome = outcome.and_then(|()| same("the last zeMemFree", &freed, &ZE_RESULT_SUCCESS));
        }
        outcome?;
        let touched = arena.touched().map_err(|e| TestCaseError::fail(e.to_string()))?;
        same("the number of pages that were touched", &touched, &0)
    }

    fn step(&self, operation: &Operation, model: &mut Model, arena: &Arena) -> Result<(), TestCaseError> {
        match operation {
            Operation::AllocHost {
                base,
                flags,
                import,
                size,
                alignment,
                others,
                at,
                end,
            } => {
                let mut links = others.clone();
                if let Some((place, size)) = import {
                    let at = at % (links.len() + 1);
                    links.insert(at, Link::import(self.import_address(*place, model, arena), *size));
                }
                let chain = Chain { links, end: *end };
                let size = size.or(import.map(|(_, size)| size)).unwrap_or(1);
                let request = Request {
                    base: *base,
                    flags: *flags,
                    size,
                    alignment: *alignment,
                    chain: &chain,
                };
                self.alloc_host(&request, model, arena)
            }
            Operation::Misused(shared, place, size) => {
                let at = self.import_address(*place, model, arena);
                self.misused(
                    *shared,
                    &Chain {
                        links: vec![Link::import(at, *size)],
                        end: End::Null,
                    },
                )
            }
            Operation::Free(place) => {
                let at = address(*place, model, arena);
                let found = self.free(at);
                same("zeMemFree", &found, &code(model.free(at)))
            }
            Operation::Query(place) => self.look_at(address(*place, model, arena), model),
        }
    }

    fn alloc_host(
        &self,
        request: &Request<'_>,
        model: &mut Model,
        arena: &Arena,
    ) -> Result<(), TestCaseError> {
        let memory = request.chain.lay_out();
        let desc = ze_host_mem_alloc_desc_t {
            stype: ze_structure_type_t(request.base),
            pNext: memory.start(),
            flags: request.flags,
        };
        let mut got = pointer(0x5a5a);
        // SAFETY: the descriptor and the room for the pointer are this function's; the chain may be anything.
        let found = unsafe {
            (self.api.zeMemAllocHost)(
                self.context,
                &raw const desc,
                usize_of(request.size),
                usize_of(request.alignment),
                &raw mut got,
            )
        };
        let got = got.addr() as u64;
        let expected = model.allocate(request, self.limits, arena);
        let name = match expected {
            Ok(Granted::Import(_)) => "an import",
            Ok(Granted::Ordinary(_)) => "an allocation",
            Err(code) => meta::result_name(code).unwrap_or("no result"),
        };
        *self.answers.borrow_mut().entry(name).or_default() += 1;
        match expected {
            Err(expected) => {
                same("zeMemAllocHost", &found, &expected)?;
                same("the pointer of a refusal", &got, &0)
            }
            Ok(Granted::Import(live)) => {
                same("zeMemAllocHost of an import", &found, &ZE_RESULT_SUCCESS)?;
                model.live.push(live);
                same("the pointer of an import", &got, &live.start)
            }
            Ok(Granted::Ordinary(size)) => {
                same("zeMemAllocHost", &found, &ZE_RESULT_SUCCESS)?;
                let live = Live {
                    start: got,
                    size,
                    import: false,
                };
                same("the range that was there before", &model.at(got), &None)?;
                model.live.push(live);
                same("the misalignment", &(got % request.alignment.max(1)), &0)
            }
        }
    }

    /// The descriptor is for host memory: device and shared allocations do not take it.
    fn misused(&self, shared: bool, chain: &Chain) -> Result<(), TestCaseError> {
        let memory = chain.lay_out();
        let on_device = ze_device_mem_alloc_desc_t {
            pNext: memory.start(),
            ..Default::default()
        };
        let on_host = ze_host_mem_alloc_desc_t::default();
        let mut got = pointer(0x5a5a);
        let found = if shared {
            let out = &raw mut got;
            // SAFETY: as for `alloc_host`.
            unsafe {
                (self.api.zeMemAllocShared)(
                    self.context,
                    &raw const on_device,
                    &raw const on_host,
                    64,
                    0,
                    self.device,
                    out,
                )
            }
        } else {
            let out = &raw mut got;
            // SAFETY: as for `alloc_host`.
            unsafe {
                (self.api.zeMemAllocDevice)(self.context, &raw const on_device, 64, 0, self.device, out)
            }
        };
        same(
            "an allocation that is not for the host",
            &found,
            &ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
        )?;
        same("its pointer", &(got.addr()), &0)
    }

    fn free(&self, at: u64) -> ze_result_t {
        // SAFETY: a pointer of any value may be passed.
        unsafe { (self.api.zeMemFree)(self.context, pointer(at)) }
    }

    /// Every range answers from its first to its last byte.
    fn look_at_all(&self, model: &Model) -> Result<(), TestCaseError> {
        for live in &model.live {
            self.look_at(live.start, model)?;
            self.look_at(live.start + (live.size - 1), model)?;
            if live.import {
                self.look_at(live.start + live.size, model)?;
            }
        }
        Ok(())
    }

    fn look_at(&self, at: u64, model: &Model) -> Result<(), TestCaseError> {
        let mut properties = ze_memory_allocation_properties_t::default();
        let (mut base, mut size) = (pointer(0x5a5a), 0x5a5a_usize);
        let mut device = ze_device_handle_t(pointer(0x5a5a));
        let at_pointer = pointer(at);
        // SAFETY: there is room for what the call writes.
        let queried = unsafe {
            (self.api.zeMemGetAllocProperties)(self.context, at_pointer, &raw mut properties, &raw mut device)
        };
        // SAFETY: as above.
        let ranged = unsafe {
            (self.api.zeMemGetAddressRange)(self.context, at_pointer, &raw mut base, &raw mut size)
        };
        let found = [queried, ranged];
        if at == 0 {
            return same(
                "two queries of null",
                &found,
                &[ZE_RESULT_ERROR_INVALID_NULL_POINTER; 2],
            );
        }
        let Some(live) = model.at(at) else {
            same(
                "two queries of what is no allocation",
                &found,
                &[ZE_RESULT_SUCCESS, ZE_RESULT_ERROR_ADDRESS_NOT_FOUND],
            )?;
            return same("its type", &properties.r#type, &ZE_MEMORY_TYPE_UNKNOWN);
        };
        same("two queries", &found, &[ZE_RESULT_SUCCESS; 2])?;
        same("the device of host memory", &device.0.is_null(), &true)?;
        same("the base", &(base.addr() as u64), &live.start)?;
        if live.import {
            same("the type", &properties.r#type, &ZE_MEMORY_TYPE_HOST_IMPORTED)?;
            same("the page size", &properties.pageSize, &self.limits.page)?;
            same("the size", &(size as u64), &live.size)
        } else {
            same("the type", &properties.r#type, &ZE_MEMORY_TYPE_HOST)?;
            same("whether the size suffices", &(size as u64 >= live.size), &true)
        }
    }

    /// Where an import begins. Around an ordinary allocation the test does not know the pages, but whatever holds its
    /// first byte overlaps it.
    fn import_address(&self, place: Place, model: &Model, arena: &Arena) -> u64 {
        match (place, live(place, model)) {
            (_, Some(live)) if !live.import => live.start - live.start % self.limits.page,
            _ => address(place, model, arena),
        }
    }
}

fn live(place: Place, model: &Model) -> Option<Live> {
    match place {
        Place::Live(at, _) if !model.live.is_empty() => Some(model.live[at % model.live.len()]),
        _ => None,
    }
}

fn address(place: Place, model: &Model, arena: &Arena) -> u64 {
    match (place, live(place, model)) {
        (Place::Absolute(address), _) => address,
        (Place::Arena(offset), _) => arena.range().start + offset,
        (Place::Live(_, offset), None) => arena.range().start + offset,
        (Place::Live(_, offset), Some(live)) if live.import => live.start + offset,
        // What lies behind an ordinary allocation is not the test's to know.
        (Place::Live(_, offset), Some(live)) => live.start + offset % live.size,
    }
}

/// The tests rely on it.
const _: () = assert!(PROFILES[0].1 == HOST_PAGE);
