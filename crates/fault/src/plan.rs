//! The plan that every call asks.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::time::Duration;

use zemu_abi::{Function, ze_result_t};

use crate::error::ParseError;
use crate::parse::parse_rules;
use crate::pattern::FunctionSet;
use crate::rule::{Rule, Trigger, When};
use crate::table::rules_from_toml;

/// Names a rule of a plan for as long as the plan lives. Numbers count from 1 and are never used again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId(pub u32);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a rule decided for a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decision {
    /// The rule.
    pub rule: RuleId,
    /// The result to answer.
    pub result: ze_result_t,
    /// Whether the work is done first.
    pub when: When,
    /// How long to wait before the answer; zero for not at all.
    pub delay: Duration,
    /// Whether the call must not come back until the run-time ends the wait; `result` is the answer then.
    pub hang: bool,
    /// Whether the fault lasts. The rule itself then hits every later call of its functions until
    /// [`Plan::context_destroyed`]; a driver may also mark the context of this call as lost.
    pub sticky: bool,
}

/// A rule at work.
#[derive(Debug)]
struct Slot {
    id: RuleId,
    rule: Rule,
    /// Calls of the rule's functions so far.
    calls: AtomicU64,
    hits: AtomicU64,
    stuck: AtomicBool,
}

/// A list of fault rules with their counters. All methods take `&self`: rules come and go while a program runs.
///
/// A call that no rule names costs one or two relaxed loads.
#[derive(Debug)]
pub struct Plan {
    seed: u64,
    next: AtomicU32,
    /// How many rules there are.
    active: AtomicUsize,
    /// The functions that some rule names, one bit each.
    mentioned: Box<[AtomicU64]>,
    slots: RwLock<Vec<Slot>>,
}

impl Default for Plan {
    fn default() -> Self {
        Self::new()
    }
}

impl Plan {
    /// A plan without rules.
    pub fn new() -> Self {
        Self::with_rules([], 0)
    }

    /// A plan of `rules`, in which probabilities without a seed of their own depend on `seed`.
    pub fn with_rules(rules: impl IntoIterator<Item = Rule>, seed: u64) -> Self {
        let plan = Self {
            seed,
            next: AtomicU32::new(1),
            active: AtomicUsize::new(0),
            mentioned: (0..FunctionSet::words()).map(|_| AtomicU64::new(0)).collect(),
            slots: RwLock::default(),
        };
        for rule in rules {
            plan.add(rule);
        }
        plan
    }

    /// A plan from the one-line form.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        Ok(Self::with_rules(parse_rules(text)?, 0))
    }

    /// A plan from `[[fault]]` tables.
    pub fn from_toml(text: &str) -> Result<Self, ParseError> {
        Ok(Self::with_rules(rules_from_toml(text)?, 0))
    }

    /// Whether there are no rules: one load.
    pub fn is_empty(&self) -> bool {
        self.active.load(Ordering::Relaxed) == 0
    }

    /// What happens to this call of `function`. Must be asked once per call, since asking counts it.
    ///
    /// Every rule that applies counts the call. When several fire on it, the earliest in the plan decides, and the
    /// others have missed their call.
    pub fn consult(&self, function: Function) -> Option<Decision> {
        if self.is_empty() {
            return None;
        }
        let (word, bit) = FunctionSet::place(function);
        if self.mentioned[word].load(Ordering::Relaxed) & bit == 0 {
            return None;
        }
        let mut decision = None;
        for slot in self.read().iter().filter(|s| s.rule.applies_to(function)) {
            let call = slot.calls.fetch_add(1, Ordering::Relaxed) + 1;
            if decision.is_none() && slot.fires(function, call, self.seed) {
                decision = Some(slot.decision());
            }
        }
        decision
    }

    /// Adds a rule behind the others. It counts calls from now on.
    pub fn add(&self, rule: Rule) -> RuleId {
        let mut slots = self.write();
        let id = RuleId(self.next.fetch_add(1, Ordering::Relaxed));
        slots.push(Slot {
            id,
            rule,
            calls: AtomicU64::new(0),
            hits: AtomicU64::new(0),
            stuck: AtomicBool::new(false),
        });
        self.publish(&slots);
        id
    }

    /// Takes a rule out; none when there is no such rule.
    pub fn remove(&self, id: RuleId) -> Option<Rule> {
        let mut slots = self.write();
        let at = slots.iter().position(|s| s.id == id)?;
        let slot = slots.remove(at);
        self.publish(&slots);
        Some(slot.rule)
    }

    /// Takes all rules out.
    pub fn clear(&self) {
        let mut slots = self.write();
        slots.clear();
        self.publish(&slots);
    }

    /// How often the rule has decided a call; none when there is no such rule.
    pub fn hits(&self, id: RuleId) -> Option<u64> {
        self.read()
            .iter()
            .find(|s| s.id == id)
            .map(|s| s.hits.load(Ordering::Relaxed))
    }

    /// How many calls the rule has counted; none when there is no such rule.
    pub fn calls(&self, id: RuleId) -> Option<u64> {
        self.read()
            .iter()
            .find(|s| s.id == id)
            .map(|s| s.calls.load(Ordering::Relaxed))
    }

    /// The rules with their ids, in the order in which they are asked.
    pub fn rules(&self) -> Vec<(RuleId, Rule)> {
        self.read().iter().map(|s| (s.id, s.rule.clone())).collect()
    }

    /// Ends the effect of sticky rules that have fired: what they stood for went away with its context. They may fire
    /// again.
    pub fn context_destroyed(&self) {
        if self.is_empty() {
            return;
        }
        for slot in self.read().iter() {
            slot.stuck.store(false, Ordering::Relaxed);
        }
    }

    /// Makes the fast paths agree with the list.
    fn publish(&self, slots: &[Slot]) {
        for (index, word) in self.mentioned.iter().enumerate() {
            let bits = slots
                .iter()
                .fold(0, |bits, s| bits | s.rule.function_set().bits()[index]);
            word.store(bits, Ordering::Relaxed);
        }
        self.active.store(slots.len(), Ordering::Release);
    }

    // A panic under the lock cannot leave the list half-changed, so poison means nothing here.
    fn read(&self) -> RwLockReadGuard<'_, Vec<Slot>> {
        self.slots.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Vec<Slot>> {
        self.slots.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Slot {
    /// Whether the rule hits the call that it counted as `call`; takes the hit if so.
    fn fires(&self, function: Function, call: u64, plan_seed: u64) -> bool {
        let stuck = self.stuck.load(Ordering::Relaxed) && self.rule.sticks_to(function);
        let fires = stuck
            || match self.rule.trigger() {
                Trigger::Always => true,
                Trigger::Nth(n) => call == n.get(),
                Trigger::From(n) => call >= n.get(),
                Trigger::Every(n) => call.is_multiple_of(n.get()),
                Trigger::Chance(p) => {
                    // Without a seed of its own each rule gets another sequence out of the plan's seed.
                    let seed = self
                        .rule
                        .seed()
                        .unwrap_or(mix(plan_seed ^ mix(u64::from(self.id.0))));
                    unit(mix(seed ^ mix(call))) < p.get()
                }
            };
        if !fires {
            return false;
        }
        let most = self.rule.count().map_or(u64::MAX, |n| n.get());
        let taken = self
            .hits
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |hits| {
                (hits < most).then_some(hits + 1)
            })
            .is_ok();
        if taken && self.rule.is_sticky() {
            self.stuck.store(true, Ordering::Relaxed);
        }
        taken
    }

    fn decision(&self) -> Decision {
        Decision {
            rule: self.id,
            result: self.rule.result(),
            when: self.rule.when(),
            delay: self.rule.delay(),
            hang: self.rule.hangs(),
            sticky: self.rule.is_sticky(),
        }
    }
}

/// Spreads the bits of a number evenly: the finisher of the splitmix64 generator.
fn mix(x: u64) -> u64 {
    let x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

/// A number from 0 up to but without 1, out of the upper 53 bits.
fn unit(x: u64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "53 bits fit a double exactly")]
    let bits = (x >> 11) as f64;
    bits / 9_007_199_254_740_992.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use zemu_abi::*;

    fn function(name: &str) -> Function {
        Function::by_name(name).expect("a function of the API")
    }

    fn hits(plan: &Plan, name: &str, calls: usize) -> Vec<usize> {
        (1..=calls)
            .filter(|_| plan.consult(function(name)).is_some())
            .collect()
    }

    #[test]
    fn triggers_fire_where_they_say() {
        for (trigger, expected) in [
            ("", vec![1, 2, 3, 4, 5, 6, 7]),
            ("@3", vec![3]),
            ("@5+", vec![5, 6, 7]),
            ("/3", vec![3, 6]),
            ("%1", vec![1, 2, 3, 4, 5, 6, 7]),
        ] {
            let plan = Plan::parse(&format!("zeInit{trigger}=UNINITIALIZED")).expect("valid");
            assert_eq!(hits(&plan, "zeInit", 7), expected, "{trigger}");
            assert_eq!(plan.hits(RuleId(1)), Some(expected.len() as u64));
            assert_eq!(plan.calls(RuleId(1)), Some(7));
            assert_eq!(plan.consult(function("zeMemFree")), None);
        }
    }

    #[test]
    fn a_decision_holds_what_the_rule_says() {
        let plan = Plan::parse("zeMemFree=DEVICE_LOST,after,sticky,delay=5,hang").expect("valid");
        assert_eq!(
            plan.consult(function("zeMemFree")),
            Some(Decision {
                rule: RuleId(1),
                result: ZE_RESULT_ERROR_DEVICE_LOST,
                when: When::After,
                delay: Duration::from_millis(5),
                hang: true,
                sticky: true,
            })
        );
    }

    #[test]
    fn a_glob_counts_over_all_its_functions() {
        let plan = Plan::parse("zeMemAlloc*@3=DEVICE_LOST").expect("valid");
        assert!(plan.consult(function("zeMemAllocHost")).is_none());
        assert!(plan.consult(function("zeMemAllocDevice")).is_none());
        assert!(plan.consult(function("zeMemFree")).is_none());
        assert!(plan.consult(function("zeMemAllocShared")).is_some());
        assert!(plan.consult(function("zeMemAllocHost")).is_none());
    }

    #[test]
    fn the_earlier_rule_decides_and_both_count() {
        let plan = Plan::parse("zeInit@2=DEVICE_LOST;zeInit/2=UNINITIALIZED").expect("valid");
        let results: Vec<_> = (0..4)
            .map(|_| plan.consult(function("zeInit")).map(|d| d.result))
            .collect();
        let expected = [
            None,
            Some(ZE_RESULT_ERROR_DEVICE_LOST),
            None,
            Some(ZE_RESULT_ERROR_UNINITIALIZED),
        ];
        assert_eq!(results, expected);
    }

    #[test]
    fn a_count_ends_a_rule() {
        let plan = Plan::parse("zeInit@2+=UNINITIALIZED,count=2").expect("valid");
        assert_eq!(hits(&plan, "zeInit", 6), [2, 3]);
    }

    #[test]
    fn sticky_lasts_until_the_context_is_gone() {
        let plan = Plan::parse("zeMem*@2=DEVICE_LOST,sticky").expect("valid");
        let (alloc, free) = (function("zeMemAllocHost"), function("zeMemFree"));
        assert!(plan.consult(alloc).is_none());
        assert!(plan.consult(alloc).is_some());
        assert!(plan.consult(alloc).is_some());
        // What was allocated can still be given back.
        assert!(plan.consult(free).is_none());
        plan.context_destroyed();
        assert!(plan.consult(alloc).is_none());
        // A rule that names the function itself sticks to it.
        let plan = Plan::parse("zeMemFree@1=DEVICE_LOST,sticky").expect("valid");
        assert!(plan.consult(free).is_some() && plan.consult(free).is_some());
    }

    #[test]
    fn chance_depends_on_the_seed_alone() {
        let run = |text: &str, seed| {
            let plan = Plan::with_rules(parse_rules(text).expect("valid"), seed);
            hits(&plan, "zeInit", 10_000)
        };
        let text = "zeInit%0.1=UNINITIALIZED";
        assert_eq!(run(text, 1), run(text, 1));
        assert_ne!(run(text, 1), run(text, 2));
        let seeded = "zeInit%0.1=UNINITIALIZED,seed=5";
        assert_eq!(run(seeded, 1), run(seeded, 2));
        // Six standard deviations around the mean of 1000.
        assert!((820..1180).contains(&run(text, 3).len()));
    }

    #[test]
    fn rules_come_and_go() {
        let plan = Plan::new();
        assert!(plan.is_empty());
        let first = plan.add(Rule::parse("zeInit=UNINITIALIZED").expect("valid"));
        let second = plan.add(Rule::parse("zeMemFree=DEVICE_LOST").expect("valid"));
        assert_eq!((first, second), (RuleId(1), RuleId(2)));
        assert!(!plan.is_empty());
        assert!(plan.consult(function("zeInit")).is_some());
        assert_eq!(
            plan.remove(first).map(|r| r.to_string()),
            Some("zeInit=UNINITIALIZED".to_owned())
        );
        assert_eq!(plan.remove(first), None);
        assert_eq!(plan.hits(first), None);
        assert!(plan.consult(function("zeInit")).is_none());
        assert_eq!(plan.rules().len(), 1);
        plan.clear();
        assert!(plan.is_empty() && plan.consult(function("zeMemFree")).is_none());
        assert_eq!(
            plan.add(Rule::parse("zeInit=UNINITIALIZED").expect("valid")),
            RuleId(3)
        );
    }
}
