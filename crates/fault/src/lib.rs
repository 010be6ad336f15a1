//! Fault plans: which call of which function answers which error.
//!
//! A [`Plan`] is a list of [`Rule`]s. Each rule names a function or a glob, a [`Trigger`], and the result to answer.
//! It can be written on one line, in TOML, or added while a program runs, and means the same in all three forms:
//!
//! ```text
//! zeMemAllocHost@3=OUT_OF_HOST_MEMORY;zeModule*%0.1=DEVICE_LOST,sticky
//! ```
//!
//! | trigger | fires on |
//! |---|---|
//! | none | every call |
//! | `@N` | the Nth call only, counted from 1 |
//! | `@N+` | the Nth call and all later ones |
//! | `/N` | every Nth call: N, 2N, 3N … |
//! | `%P` | each call with probability P, decided by seed and call number alone |
//!
//! | option | meaning |
//! |---|---|
//! | `before` | the default: the call does nothing and answers the result |
//! | `after` | the call does its work, then answers the result |
//! | `count=N` | at most N hits |
//! | `sticky` | after its first hit the rule hits every later call, until the context is gone |
//! | `undocumented` | allows a result that the specification does not list for the function |
//! | `seed=N` | the seed of `%P`; the plan's seed otherwise |
//! | `delay=MS` | the call takes so many milliseconds longer |
//! | `hang` | the call does not come back until the run-time ends the wait |
//!
//! Everything here is deterministic: the same calls in the same order meet the same faults.

#![forbid(unsafe_code)]

mod documented;
mod error;
mod nearest;
mod parse;
mod pattern;
mod plan;
mod rule;
mod table;

pub use documented::{Documented, documented, short_name};
pub use error::{ParseError, Place};
pub use nearest::nearest;
pub use parse::parse_rules;
pub use plan::{Decision, Plan, RuleId};
pub use rule::{Probability, Rule, Trigger, When};
pub use table::{rules_from_array, rules_from_toml};
