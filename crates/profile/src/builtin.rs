//! The profiles that zemu brings.

const TEXTS: &[(&str, &str)] = &[
    ("generic", include_str!("../data/generic.toml")),
    ("generic-64k", include_str!("../data/generic-64k.toml")),
    ("generic-2m", include_str!("../data/generic-2m.toml")),
    ("none", include_str!("../data/none.toml")),
];

/// The names of the profiles that zemu brings.
pub fn names() -> impl ExactSizeIterator<Item = &'static str> + Clone {
    TEXTS.iter().map(|(name, _)| *name)
}

/// The TOML text of the profile that zemu brings under this name.
pub fn builtin_text(name: &str) -> Option<&'static str> {
    TEXTS.iter().find(|(n, _)| *n == name).map(|(_, text)| *text)
}
