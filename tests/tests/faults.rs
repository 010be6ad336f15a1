//! Fault injection: every function that returns a code answers an injected one exactly on the call that the rule names.
//!
//! A fault is asked for before anything is checked, so that calls with zeroed arguments meet it too.

use std::ptr;

use zemu_abi::meta::{CodeClass, Function, FunctionInfo, result_name};
use zemu_abi::*;
use zemu_client::{RuleError, Status};
use zemu_tests::call;
use zemu_tests::fixture::*;
use zemu_tests::library::control;

const INJECTED: &str = "ZEMU-FLT-0001";

/// The functions that return a code.
fn coded() -> impl Iterator<Item = Function> {
    Function::all().filter(|f| f.info().returns_result)
}

/// A documented code that the function does not answer to zeroed arguments anyway.
fn other_than(info: &FunctionInfo, code: ze_result_t) -> ze_result_t {
    let mut codes = info
        .codes()
        .filter(|c| c.class != CodeClass::Status && c.code != code);
    codes
        .next()
        .unwrap_or_else(|| panic!("{} documents one code only", info.name))
        .code
}

fn short(code: ze_result_t) -> &'static str {
    result_name(code)
        .expect("it is documented")
        .trim_start_matches("ZE_RESULT_ERROR_")
}

#[test]
fn every_function_answers_an_injected_code_on_the_third_call() {
    alone(|| {
        let control = control();
        let mut tried = 0;
        for function in coded() {
            let name = function.name();
            let plain = zeroed(function);
            control.reset();
            let code = other_than(function.info(), plain);
            let id = control
                .fault_add(&format!("{name}@3={}", short(code)))
                .expect("it is documented");
            let answers: Vec<_> = (0..5).map(|_| name_of(zeroed(function))).collect();
            let (plain, code) = (name_of(plain), name_of(code));
            let wanted = [&plain, &plain, &code, &plain, &plain];
            assert!(
                answers.iter().eq(wanted),
                "{name}: {answers:?} instead of {wanted:?}"
            );
            assert_eq!(control.fault_hits(id), Some(1), "{name}");
            let all = findings();
            let finding = all.one(INJECTED);
            assert_eq!(
                (&finding["function"], &finding["injected"]),
                (&name.into(), &true.into())
            );
            assert_eq!(
                finding["fields"]["result"].as_str().map(|r| r.contains(&code)),
                Some(true),
                "{finding}"
            );
            tried += 1;
        }
        assert_eq!(tried, coded().count());
        assert!(tried > 470);
    });
}

#[test]
fn all_documented_codes_of_all_functions_are_answered() {
    alone(|| {
        let control = control();
        let mut tried = 0;
        for function in coded() {
            for documented in function.info().codes().filter(|c| c.class != CodeClass::Status) {
                let rule = format!("{}@1={}", function.name(), short(documented.code));
                let id = control.fault_add(&rule).unwrap_or_else(|e| panic!("{rule}: {e}"));
                assert_eq!(name_of(zeroed(function)), name_of(documented.code), "{rule}");
                assert_eq!(control.fault_hits(id), Some(1), "{rule}");
                tried += 1;
            }
            control.reset();
        }
        assert_eq!(tried, 6802 - uncoded());
    });
}

/// Codes of the functions that cannot answer them.
fn uncoded() -> usize {
    let all = Function::all().filter(|f| !f.info().returns_result);
    all.flat_map(|f| f.info().codes())
        .filter(|c| c.class != CodeClass::Status)
        .count()
}

#[test]
fn every_documented_code_of_an_allocation_can_be_injected() {
    alone(|| {
        let f = Fixture::new();
        let desc = ze_host_mem_alloc_desc_t::default();
        for documented in Function::zeMemAllocHost
            .info()
            .codes()
            .filter(|c| c.class != CodeClass::Status)
        {
            control().reset();
            let rule = format!("zeMemAllocHost={}", short(documented.code));
            control().fault_add(&rule).expect("it is documented");
            let mut pointer = ptr::null_mut();
            let code = call!(zeMemAllocHost(
                f.context,
                &raw const desc,
                64,
                0,
                &raw mut pointer
            ));
            answers(documented.code, code);
            assert!(pointer.is_null(), "{rule}: a call that failed gives nothing");
        }
    });
}

/// Adds a rule for zeInit and tells which of the next ten calls it hits, from 1.
#[track_caller]
fn hits(rule: &str) -> (Vec<u32>, u64) {
    control().reset();
    let id = control()
        .fault_add(rule)
        .unwrap_or_else(|e| panic!("{rule}: {e}"));
    let hit = (1..=10)
        .filter(|_| call!(zeInit(0)) != ZE_RESULT_SUCCESS)
        .collect();
    (hit, control().fault_hits(id).expect("the rule is there"))
}

#[test]
fn triggers_hit_what_they_say() {
    alone(|| {
        assert_eq!(hits("zeInit=DEVICE_LOST"), ((1..=10).collect(), 10));
        assert_eq!(hits("zeInit@4=DEVICE_LOST"), (vec![4], 1));
        assert_eq!(hits("zeInit@8+=DEVICE_LOST"), (vec![8, 9, 10], 3));
        assert_eq!(hits("zeInit/3=DEVICE_LOST"), (vec![3, 6, 9], 3));
        assert_eq!(hits("zeInit=DEVICE_LOST,count=2"), (vec![1, 2], 2));
        assert_eq!(hits("zeInit/4=DEVICE_LOST,count=1"), (vec![4], 1));
        assert_eq!(hits("zeInit@11=DEVICE_LOST"), (vec![], 0));
        assert_eq!(hits("zeIn*@2=DEVICE_LOST"), (vec![2], 1));
        let half = hits("zeInit%0.5=DEVICE_LOST,seed=7");
        assert_eq!(
            half,
            hits("zeInit%0.5=DEVICE_LOST,seed=7"),
            "the same calls meet the same faults"
        );
        assert!((1..10).contains(&half.1), "{half:?}");
    });
}

#[test]
fn after_does_the_work_and_before_does_not() {
    alone(|| {
        let f = Fixture::new();
        let [event] = f.events();
        control()
            .fault_add("zeEventHostSignal=DEVICE_LOST,count=1")
            .expect("documented");
        answers(ZE_RESULT_ERROR_DEVICE_LOST, call!(zeEventHostSignal(event)));
        answers(ZE_RESULT_NOT_READY, call!(zeEventQueryStatus(event)));
        control()
            .fault_add("zeEventHostSignal=DEVICE_LOST,after,count=1")
            .expect("documented");
        answers(ZE_RESULT_ERROR_DEVICE_LOST, call!(zeEventHostSignal(event)));
        ok(call!(zeEventQueryStatus(event)));
    });
}

#[test]
fn a_sticky_fault_lasts_until_the_context_is_gone() {
    alone(|| {
        let f = Fixture::new();
        let list = f.immediate(0);
        control()
            .fault_add("zeCommandListHostSynchronize@2=DEVICE_LOST,sticky")
            .expect("documented");
        finish(list);
        for _ in 0..3 {
            answers(
                ZE_RESULT_ERROR_DEVICE_LOST,
                call!(zeCommandListHostSynchronize(list, FOREVER)),
            );
        }
        ok(call!(zeCommandListDestroy(list)));
        ok(call!(zeContextDestroy(f.context)));
        let next = f.elsewhere();
        finish(next.immediate(0));
    });
}

#[test]
fn a_delay_takes_its_time() {
    alone(|| {
        control()
            .fault_add("zeInit@2=DEVICE_LOST,delay=150")
            .expect("documented");
        let begin = std::time::Instant::now();
        ok(call!(zeInit(0)));
        assert!(begin.elapsed().as_millis() < 150);
        answers(ZE_RESULT_ERROR_DEVICE_LOST, call!(zeInit(0)));
        assert!(begin.elapsed().as_millis() >= 150);
    });
}

#[test]
fn undocumented_codes_are_refused_with_a_sentence() {
    alone(|| {
        for function in coded() {
            let (name, info) = (function.name(), function.info());
            let code = ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
            if info.codes().any(|c| c.code == code) {
                continue;
            }
            let rule = format!("{name}=INVALID_KERNEL_ARGUMENT_INDEX");
            match control().fault_add(&rule) {
                Err(RuleError::Refused {
                    status: Status::BAD_ARGUMENT,
                    message,
                }) => {
                    assert!(
                        message.contains(name) && message.contains("INVALID_KERNEL_ARGUMENT_INDEX"),
                        "{message}"
                    );
                }
                other => panic!("{rule}: {other:?}"),
            }
            let id = control()
                .fault_add(&format!("{rule},undocumented"))
                .expect("it was asked for");
            assert_eq!(zeroed(function), code, "{name}");
            assert_eq!(control().fault_hits(id), Some(1));
            control().reset();
        }
    });
}

#[test]
fn wrong_rules_are_refused_with_a_sentence() {
    alone(|| {
        for (rule, names) in [
            ("zeMemAllocHots=DEVICE_LOST", "zeMemAllocHost"),
            ("zeMemAllocHost=DEVICE_LOSST", "DEVICE_LOST"),
            ("zeNothing*=DEVICE_LOST", "zeNothing*"),
            ("zeMemAllocHost@0=DEVICE_LOST", "1 or more"),
            ("zeMemAllocHost%2=DEVICE_LOST", "at most 1"),
            ("zeMemAllocHost=DEVICE_LOST,stiky", "sticky"),
            (
                "zeDriverGetDefaultContext=DEVICE_LOST",
                "zeDriverGetDefaultContext",
            ),
            ("zeMemAllocHost", "zeMemAllocHost"),
            ("", "no rule"),
            ("zeInit=DEVICE_LOST;zeInit=DEVICE_LOST", "one rule"),
        ] {
            match control().fault_add(rule) {
                Err(RuleError::Refused { message, .. }) => {
                    assert!(message.contains(names), "{rule}: {message}")
                }
                other => panic!("{rule}: {other:?}"),
            }
        }
        ok(call!(zeInit(0)));
    });
}

#[test]
fn rules_of_the_environment_are_the_first() {
    let rules = "zeInit@2=DEVICE_LOST;zeMemAlloc*@1=OUT_OF_DEVICE_MEMORY";
    let report = alone_with(&[("ZEMU_FAULTS", rules)], || {
        let f = Fixture::new();
        answers(ZE_RESULT_ERROR_DEVICE_LOST, call!(zeInit(0)));
        let desc = ze_host_mem_alloc_desc_t::default();
        let mut pointer = ptr::null_mut();
        let code = call!(zeMemAllocHost(
            f.context,
            &raw const desc,
            64,
            0,
            &raw mut pointer
        ));
        answers(ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, code);
        assert_eq!(
            [control().fault_hits(1), control().fault_hits(2)],
            [Some(1), Some(1)]
        );
        assert_eq!(control().fault_hits(3), None);
        let id = control().fault_add("zeInit=DEVICE_LOST").expect("documented");
        assert_eq!(id, 3);
        control().fault_clear();
        assert_eq!(control().fault_hits(1), None);
        ok(call!(zeInit(0)));
    });
    assert_eq!(report.findings.of(INJECTED).len(), 2);
}

#[test]
fn faults_hit_calls_of_many_threads_exactly() {
    alone(|| {
        let id = control().fault_add("zeInit/10=DEVICE_LOST").expect("documented");
        let hit: u32 = std::thread::scope(|s| {
            let threads: Vec<_> = (0..4)
                .map(|_| {
                    s.spawn(|| {
                        (0..250)
                            .map(|_| u32::from(call!(zeInit(0)) != ZE_RESULT_SUCCESS))
                            .sum::<u32>()
                    })
                })
                .collect();
            threads.into_iter().map(|t| t.join().expect("no panic")).sum()
        });
        assert_eq!(hit, 100);
        assert_eq!(control().fault_hits(id), Some(100));
    });
}
