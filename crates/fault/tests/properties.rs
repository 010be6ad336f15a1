//! Properties of fault plans.

use std::num::{NonZeroU32, NonZeroU64};
use std::sync::Barrier;
use std::thread;

use proptest::prelude::*;
use zemu_abi::Function;
use zemu_fault::{Plan, Rule, RuleId, documented, parse_rules, rules_from_toml};

/// A text in the one-line form that makes sense.
fn rule_text() -> impl Strategy<Value = String> {
    let pairs: Vec<_> = Function::all()
        .flat_map(|f| documented(f).map(move |d| (f.name(), d.name)))
        .collect();
    let target =
        (prop::sample::select(pairs), any::<bool>(), 2..8_usize).prop_map(|((name, code), glob, keep)| {
            if glob {
                (format!("{}*", &name[..keep.min(name.len())]), code)
            } else {
                (name.to_owned(), code)
            }
        });
    let trigger = prop_oneof![
        Just(String::new()),
        any::<NonZeroU64>().prop_map(|n| format!("@{n}")),
        any::<NonZeroU64>().prop_map(|n| format!("@{n}+")),
        any::<NonZeroU64>().prop_map(|n| format!("/{n}")),
        (1..=u32::MAX, any::<Option<u64>>())
            .prop_map(|(p, seed)| (f64::from(p) / f64::from(u32::MAX), seed))
            .prop_map(|(p, seed)| format!("%{p}{}", seed.map(|s| format!("|{s}")).unwrap_or_default())),
    ];
    let lasting = prop_oneof![
        Just(String::new()),
        Just(",sticky".to_owned()),
        any::<NonZeroU64>().prop_map(|n| format!(",count={n}")),
    ];
    let rest = (
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<Option<NonZeroU32>>(),
    );
    (target, trigger, lasting, rest).prop_map(|((pattern, code), trigger, lasting, rest)| {
        let (trigger, seed) = match trigger.split_once('|') {
            Some((trigger, seed)) => (trigger.to_owned(), format!(",seed={seed}")),
            None => (trigger, String::new()),
        };
        let (after, undocumented, hang, delay) = rest;
        let flag = |on: bool, name: &str| if on { name.to_owned() } else { String::new() };
        format!(
            "{pattern}{trigger}={code}{}{lasting}{}{seed}{}{}",
            flag(after, ",after"),
            flag(undocumented, ",undocumented"),
            delay.map(|d| format!(",delay={d}")).unwrap_or_default(),
            flag(hang, ",hang"),
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn what_is_printed_is_understood_again(texts in prop::collection::vec(rule_text(), 0..5)) {
        let rules = parse_rules(&texts.join(";")).expect("made to be valid");
        let printed: Vec<_> = rules.iter().map(ToString::to_string).collect();
        prop_assert_eq!(&printed, &texts);
        prop_assert_eq!(parse_rules(&printed.join(" ; ")), Ok(rules));
    }

    #[test]
    fn any_text_is_answered(text in any::<String>()) {
        let _ = parse_rules(&text).map_err(|e| e.to_string());
        let _ = rules_from_toml(&text).map_err(|e| e.to_string());
    }

    #[test]
    fn text_that_looks_like_rules_is_answered(
        text in "(zeInit|zeMem[*?]{1,3}|[a-zü*]{0,9})[@/%]{0,2}[0-9.+e-]{0,5}=?(DEVICE_LOST|[A-Zé_]{0,9})(,(sticky|count=[0-9-]{0,25}|seed|after|[a-zß=]{0,7})){0,4};?"
    ) {
        if let Ok(rules) = parse_rules(&text) {
            for rule in rules {
                prop_assert_eq!(Rule::parse(&rule.to_string()), Ok(rule));
            }
        } else if let Err(error) = parse_rules(&text) {
            prop_assert!(error.to_string().len() > 20);
        }
    }

    #[test]
    fn every_nth_call_is_hit(n in 1..40_u64, calls in 0..400_u64) {
        let plan = Plan::parse(&format!("zeInit/{n}=UNINITIALIZED")).expect("valid");
        let function = Function::by_name("zeInit").expect("known");
        let hits = (0..calls).filter(|_| plan.consult(function).is_some()).count() as u64;
        prop_assert_eq!(hits, calls / n);
        prop_assert_eq!(plan.hits(RuleId(1)), Some(hits));
    }
}

#[test]
fn the_nth_call_is_hit_once_under_threads() {
    const THREADS: usize = 4;
    const ALL: u64 = 8_000;
    const CALLS: usize = 2_000;
    let function = Function::by_name("zeMemAllocHost").expect("known");
    for nth in [1, 17, ALL / 2, ALL] {
        let plan = Plan::parse(&format!(
            "zeMemAllocHost@{nth}=OUT_OF_HOST_MEMORY;zeMemAlloc*/7=DEVICE_LOST;zeMem*=DEVICE_LOST,count=50"
        ))
        .expect("valid");
        let start = Barrier::new(THREADS);
        thread::scope(|scope| {
            for _ in 0..THREADS {
                scope.spawn(|| {
                    start.wait();
                    for _ in 0..CALLS {
                        plan.consult(function);
                    }
                });
            }
        });
        assert_eq!(plan.hits(RuleId(1)), Some(1), "@{nth}");
        // The nth call may be a seventh one too, and the first rule wins it.
        let sevenths = ALL / 7;
        let second = plan.hits(RuleId(2)).expect("it is there");
        assert!(
            second == sevenths || second == sevenths - 1,
            "{second} of {sevenths}"
        );
        assert_eq!(plan.hits(RuleId(3)), Some(50));
        assert_eq!(plan.calls(RuleId(3)), Some(ALL));
    }
}

#[test]
fn every_documented_code_can_be_injected_by_one_line() {
    let mut pairs = 0;
    for function in Function::all() {
        for code in documented(function) {
            let plan = Plan::parse(&format!("{}@1={}", function.name(), code.name)).expect("documented");
            assert_eq!(plan.consult(function).map(|d| d.result), Some(code.code));
            assert_eq!(plan.consult(function), None);
            pairs += 1;
        }
    }
    // The 6,802 documented errors and 16 codes that are no errors.
    assert_eq!(pairs, 6818);
}
