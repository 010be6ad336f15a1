//! Properties of rendered findings.

use proptest::prelude::*;
use zemu_abi::Function;
use zemu_abi::ze_result_t;
use zemu_diag::{CallRef, Finding, Value, render, rules};

fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<u64>().prop_map(Value::Address),
        any::<u64>().prop_map(Value::Bytes),
        any::<u64>().prop_map(Value::Handle),
        any::<(u64, u64)>().prop_map(|(start, end)| Value::Range { start, end }),
        any::<u32>().prop_map(|code| Value::Result(ze_result_t(code))),
        any::<String>().prop_map(Value::Text),
    ]
}

proptest! {
    #[test]
    fn any_values_give_one_json_line_and_quiet_text(
        rule in prop::sample::select(rules::all().collect::<Vec<_>>()),
        values in prop::collection::vec(value(), 12),
        result in any::<Option<u32>>(),
        number in any::<u64>(),
    ) {
        let function = Function::by_name("zeMemFree").expect("known");
        let mut finding = Finding::new(rule).in_call(CallRef { number, function, thread: 1 });
        for (field, value) in rule.fields.iter().zip(values) {
            finding = finding.with(field, value);
        }
        finding.result = result.map(ze_result_t);
        let line = render::json_line(&finding);
        prop_assert!(!line.contains('\n'));
        let parsed: serde_json::Value = serde_json::from_str(&line).expect("it is JSON");
        prop_assert_eq!(&parsed["message"], &serde_json::Value::from(render::message(&finding)));
        let text = render::text(&finding, true);
        prop_assert!(text.chars().all(|c| !c.is_control() || matches!(c, '\n' | '\t')));
        prop_assert!(text.ends_with('\n') && text.lines().skip(1).all(|l| l.starts_with("    ")));
    }
}
