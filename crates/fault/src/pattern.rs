//! Function names and globs.

use zemu_abi::Function;

/// Whether `text` holds a wildcard.
pub(crate) fn is_glob(text: &str) -> bool {
    text.contains(['*', '?'])
}

/// Whether `name` matches `pattern`, where `*` stands for any run of characters and `?` for one.
///
/// Time grows with the product of the lengths at worst: after a mismatch only the last `*` is tried again.
pub(crate) fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name) = (pattern.as_bytes(), name.as_bytes());
    let (mut p, mut n) = (0, 0);
    let mut star: Option<(usize, usize)> = None;
    while n < name.len() {
        match pattern.get(p) {
            Some(b'*') => {
                star = Some((p, n));
                p += 1;
            }
            Some(&c) if c == b'?' || c == name[n] => {
                p += 1;
                n += 1;
            }
            _ => match star {
                Some((at, from)) => {
                    star = Some((at, from + 1));
                    p = at + 1;
                    n = from + 1;
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|&c| c == b'*')
}

/// A set of API functions, one bit each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct FunctionSet(Box<[u64]>);

impl FunctionSet {
    /// How many words a set has.
    pub(crate) fn words() -> usize {
        Function::all().len().div_ceil(64)
    }

    /// The word and the bit of a function.
    pub(crate) fn place(function: Function) -> (usize, u64) {
        let index = function as usize;
        (index / 64, 1 << (index % 64))
    }

    /// Whether `function` is in the set.
    pub(crate) fn contains(&self, function: Function) -> bool {
        let (word, bit) = Self::place(function);
        self.0[word] & bit != 0
    }

    /// The functions in the set, in registry order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Function> + '_ {
        Function::all().filter(|f| self.contains(*f))
    }

    /// The bits.
    pub(crate) fn bits(&self) -> &[u64] {
        &self.0
    }
}

impl FromIterator<Function> for FunctionSet {
    fn from_iter<I: IntoIterator<Item = Function>>(functions: I) -> Self {
        let mut bits = vec![0; Self::words()];
        for function in functions {
            let (word, bit) = Self::place(function);
            bits[word] |= bit;
        }
        Self(bits.into_boxed_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wildcards_match_as_in_a_shell() {
        for (pattern, name, expected) in [
            ("zeMem*", "zeMemAllocHost", true),
            ("zeMem*", "zeModuleCreate", false),
            ("*Create", "zeModuleCreate", true),
            ("*Create", "zeModuleCreateX", false),
            ("ze?em*Host", "zeMemAllocHost", true),
            ("*", "", true),
            ("?", "", false),
            ("", "", true),
            ("*a*b", "xaxxbxb", true),
            ("*a*b", "xaxxbxbc", false),
            ("**", "anything", true),
        ] {
            assert_eq!(matches(pattern, name), expected, "{pattern} against {name}");
        }
    }

    #[test]
    fn many_stars_take_bounded_time() {
        assert!(!matches(&"*a".repeat(200), &"a".repeat(199)));
        assert!(!matches(&"*a".repeat(100), &"ab".repeat(100)));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let all: Vec<_> = Function::all().collect();
        let set: FunctionSet = all.iter().copied().step_by(3).collect();
        assert_eq!(
            set.iter().collect::<Vec<_>>(),
            all.iter().copied().step_by(3).collect::<Vec<_>>()
        );
        assert!(!set.contains(all[1]));
    }
}
