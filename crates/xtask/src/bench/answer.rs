//! The lines that the runners print; `tests/bench/runner.h` says what they are.

use serde_json::Value;

use super::options::Size;

/// One line of a runner.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// Name and version of what it runs on.
    Device(String),
    /// A kernel with one size.
    Sample {
        /// The kernel.
        kernel: String,
        /// The size.
        size: Size,
        /// What came out.
        sample: Sample,
    },
    /// The device lacks something that the kernel needs.
    Skipped {
        /// The kernel.
        kernel: String,
        /// What is missing.
        reason: String,
    },
    /// How long it took to create a module, in nanoseconds.
    Module(f64),
    /// A kernel of that module.
    First {
        /// The kernel.
        kernel: String,
        /// Whether its first launch left the right result.
        verified: bool,
        /// Nanoseconds that it took to create the kernel and to launch it for the first time.
        nanoseconds: f64,
    },
    /// Something failed.
    Failure {
        /// The kernel, if there is one yet.
        kernel: Option<String>,
        /// What failed.
        what: String,
    },
}

/// What a runner found out about a kernel with one size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sample {
    /// Work-items of a launch.
    pub items: f64,
    /// Whether the results are right; nothing for a kernel that writes none.
    pub verified: Option<bool>,
    /// Nothing if only the first launch was asked for.
    pub times: Option<Times>,
}

/// Times of one launch in nanoseconds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Times {
    /// CPU time of all threads, median.
    pub cpu: f64,
    /// Time until the host knows that it is done, the shortest.
    pub wall_least: f64,
}

/// Reads one line; nothing if it is in another form.
pub fn read(line: &str) -> Option<Answer> {
    let value: Value = serde_json::from_str(line).ok()?;
    let text = |key: &str| value.get(key).and_then(Value::as_str).map(str::to_owned);
    let number = |key: &str| value.get(key).and_then(Value::as_f64);
    if let Some(what) = text("error") {
        return Some(Answer::Failure {
            kernel: text("kernel"),
            what,
        });
    }
    if let Some(device) = text("device") {
        return Some(Answer::Device(device));
    }
    if let Some(nanoseconds) = number("module_ns") {
        return Some(Answer::Module(nanoseconds));
    }
    let kernel = text("kernel")?;
    if let Some(reason) = text("skipped") {
        return Some(Answer::Skipped { kernel, reason });
    }
    let verified = value.get("verified")?.as_bool();
    if let Some(create) = number("create_ns") {
        return Some(Answer::First {
            kernel,
            verified: verified?,
            nanoseconds: create + number("first_ns")?,
        });
    }
    let times = match (number("cpu_ns"), number("wall_min_ns")) {
        (Some(cpu), Some(wall_least)) => Some(Times { cpu, wall_least }),
        _ => None,
    };
    Some(Answer::Sample {
        kernel,
        size: Size::from_label(&text("size")?)?,
        sample: Sample {
            items: number("items")?,
            verified,
            times,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_read() {
        let line = r#"{"kernel":"saxpy","size":"small","items":65536,"verified":true,"first_ns":422588,"runs":15,"wall_min_ns":213017,"wall_ns":233217,"cpu_ns":228240}"#;
        let wanted = Answer::Sample {
            kernel: "saxpy".to_owned(),
            size: Size::Small,
            sample: Sample {
                items: 65536.0,
                verified: Some(true),
                times: Some(Times {
                    cpu: 228_240.0,
                    wall_least: 213_017.0,
                }),
            },
        };
        assert_eq!(read(line), Some(wanted));
        let line =
            r#"{"kernel":"empty","size":"large","items":64,"verified":null,"first_ns":235750,"runs":0}"#;
        let Some(Answer::Sample { size, sample, .. }) = read(line) else {
            panic!("no sample");
        };
        assert_eq!((size, sample.verified, sample.times), (Size::Large, None, None));
    }

    #[test]
    fn other_lines_are_read() {
        assert_eq!(
            read(r#"{"device":"A B 3.1"}"#),
            Some(Answer::Device("A B 3.1".to_owned()))
        );
        assert_eq!(read(r#"{"module_ns":123}"#), Some(Answer::Module(123.0)));
        assert_eq!(
            read(r#"{"kernel":"k7","verified":false,"create_ns":10,"first_ns":5}"#),
            Some(Answer::First {
                kernel: "k7".to_owned(),
                verified: false,
                nanoseconds: 15.0
            })
        );
        assert_eq!(
            read(r#"{"kernel":"subreduce","skipped":"no subgroups"}"#),
            Some(Answer::Skipped {
                kernel: "subreduce".to_owned(),
                reason: "no subgroups".to_owned()
            })
        );
        assert_eq!(
            read(r#"{"kernel":"scan","size":"small","error":"launch"}"#),
            Some(Answer::Failure {
                kernel: Some("scan".to_owned()),
                what: "launch".to_owned()
            })
        );
    }

    #[test]
    fn anything_else_is_not_an_answer() {
        assert_eq!(read("warning: something"), None);
        assert_eq!(read(r#"{"kernel":"scan"}"#), None);
        assert_eq!(
            read(r#"{"kernel":"scan","size":"tiny","items":1,"verified":true}"#),
            None
        );
    }
}
