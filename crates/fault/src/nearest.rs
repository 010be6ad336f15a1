//! The nearest valid name for a misspelt one.

/// Longest input that is compared; longer ones are no misspelling of anything.
const LONGEST: usize = 100;

/// The candidate that is most like `name`, if any is like it at all. Upper and lower case count as equal.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = name.chars().count();
    if length == 0 || length > LONGEST {
        return None;
    }
    let wanted = name.to_lowercase();
    candidates
        .into_iter()
        .map(|c| (strsim::damerau_levenshtein(&wanted, &c.to_lowercase()), c))
        .min_by_key(|(distance, _)| *distance)
        .filter(|(distance, _)| *distance <= (length / 3).max(2))
        .map(|(_, c)| c)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn near_names_are_found_and_far_ones_are_not() {
        let names = ["sticky", "before", "after"];
        assert_eq!(nearest("stiky", names), Some("sticky"));
        assert_eq!(nearest("AFTER", names), Some("after"));
        assert_eq!(nearest("completely", names), None);
        assert_eq!(nearest("", names), None);
        assert_eq!(nearest(&"x".repeat(1000), names), None);
    }
}
