//! A suite's `Packages` index: which file holds a package, and what the package needs.

use std::collections::HashMap;

use super::DebsError;

/// One package of an index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    /// Path of the file below the mirror's address.
    pub(super) filename: String,
    /// SHA-256 of the file, in lower-case hexadecimal.
    pub(super) sha256: String,
    /// Names of the packages that it needs, one list of alternatives for each need.
    pub(super) depends: Vec<Vec<String>>,
}

/// The index of one suite, in its own text form.
#[derive(Debug)]
pub(super) struct Index<'text> {
    paragraphs: HashMap<&'text str, &'text str>,
}

impl<'text> Index<'text> {
    /// Finds the paragraphs; a name that occurs twice keeps its first.
    pub(super) fn parse(text: &'text str) -> Self {
        let mut paragraphs = HashMap::new();
        for paragraph in text.split("\n\n") {
            if let Some(name) = field(paragraph, "Package") {
                paragraphs.entry(name).or_insert(paragraph);
            }
        }
        Self { paragraphs }
    }

    /// The packages of that name, in that order.
    pub(super) fn pick(&self, suite: &str, names: &[&str]) -> Result<Vec<Package>, DebsError> {
        names.iter().map(|name| self.package(suite, name)).collect()
    }

    /// The package and everything that it needs, itself first, without what `present` names. Version conditions are
    /// not looked at: a suite fulfils its own.
    pub(super) fn closure(
        &self,
        suite: &str,
        name: &str,
        present: &[&str],
    ) -> Result<Vec<Package>, DebsError> {
        let mut found: Vec<Package> = vec![self.package(suite, name)?];
        let mut next = 0;
        while let Some(package) = found.get(next) {
            for alternatives in package.depends.clone() {
                let there = |name: &String| {
                    present.contains(&name.as_str()) || found.iter().any(|package| &package.name == name)
                };
                if alternatives.iter().any(there) {
                    continue;
                }
                let known = alternatives
                    .iter()
                    .find(|name| self.paragraphs.contains_key(name.as_str()));
                let chosen = known
                    .or(alternatives.first())
                    .map(String::as_str)
                    .unwrap_or_default();
                found.push(self.package(suite, chosen)?);
            }
            next += 1;
        }
        Ok(found)
    }

    fn package(&self, suite: &str, name: &str) -> Result<Package, DebsError> {
        let missing = || DebsError::NoPackage {
            suite: suite.to_owned(),
            package: name.to_owned(),
        };
        let paragraph = self.paragraphs.get(name).ok_or_else(missing)?;
        let needed = |key| field(paragraph, key).map(str::to_owned).ok_or_else(missing);
        let needs = [field(paragraph, "Pre-Depends"), field(paragraph, "Depends")];
        Ok(Package {
            name: name.to_owned(),
            version: needed("Version")?,
            filename: needed("Filename")?,
            sha256: needed("SHA256")?,
            depends: needs.into_iter().flatten().flat_map(dependencies).collect(),
        })
    }
}

/// The value of a field that fits on one line, as all that we read do.
fn field<'text>(paragraph: &'text str, key: &str) -> Option<&'text str> {
    paragraph
        .lines()
        .find_map(|line| Some(line.strip_prefix(key)?.strip_prefix(':')?.trim()))
}

/// `a (>= 1), b | c:any` as lists of bare names.
fn dependencies(text: &str) -> Vec<Vec<String>> {
    let bare = |name: &str| {
        name.split(|c: char| c.is_whitespace() || c == ':' || c == '(')
            .find(|word| !word.is_empty())
            .map(str::to_owned)
    };
    text.split(',')
        .map(|need| need.split('|').filter_map(bare).collect::<Vec<String>>())
        .filter(|alternatives| !alternatives.is_empty())
        .collect()
}

/// Major and minor number of a package version such as `1.32.0-1` or `2:1.32~rc1`.
pub(super) fn upstream_version(version: &str) -> (u32, u32) {
    let version = version.split_once(':').map_or(version, |(_, rest)| rest);
    let mut numbers = version
        .split(|c: char| !c.is_ascii_digit())
        .map(|digits| digits.parse::<u32>().unwrap_or_default());
    (
        numbers.next().unwrap_or_default(),
        numbers.next().unwrap_or_default(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
Package: driver
Source: big
Version: 2:26.27-1
Pre-Depends: base
Depends: libc6 (>= 2.38), helper (>= 1) | other, second:any
Filename: pool/d.deb
SHA256: d0

Package: helper
Version: 1
Depends: libc6, driver
Filename: pool/h.deb
SHA256: e0

Package: second
Version: 1
Depends: missing | helper
Filename: pool/s.deb
SHA256: f0

Package: base
Version: 7
Filename: pool/b.deb
SHA256: b0

Package: broken
Version: 1
Depends: nowhere
Filename: pool/x.deb
SHA256: c0
";

    #[test]
    fn packages_are_found_by_name() {
        let packages = Index::parse(TEXT).pick("sid", &["helper", "base"]).unwrap();
        let files: Vec<&str> = packages.iter().map(|package| package.filename.as_str()).collect();
        assert_eq!(files, ["pool/h.deb", "pool/b.deb"]);
        assert_eq!(packages[1].sha256, "b0");
        assert_eq!(packages[1].version, "7");
    }

    #[test]
    fn a_missing_package_is_named() {
        let error = Index::parse(TEXT).pick("sid", &["base", "libze1"]).unwrap_err();
        assert_eq!(error.to_string(), "suite sid has no package libze1 for amd64");
    }

    #[test]
    fn the_closure_follows_needs_through_cycles_and_alternatives() {
        let packages = Index::parse(TEXT).closure("sid", "driver", &["libc6"]).unwrap();
        let names: Vec<&str> = packages.iter().map(|package| package.name.as_str()).collect();
        assert_eq!(names, ["driver", "base", "helper", "second"]);
    }

    #[test]
    fn a_need_that_nothing_fulfils_is_named() {
        let error = Index::parse(TEXT).closure("sid", "broken", &[]).unwrap_err();
        assert_eq!(error.to_string(), "suite sid has no package nowhere for amd64");
    }

    #[test]
    fn versions_compare_by_number() {
        assert_eq!(upstream_version("1.32.0-1"), (1, 32));
        assert_eq!(upstream_version("2:1.8.12-1"), (1, 8));
        assert!(upstream_version("1.8.12-1") < upstream_version("1.32.0-1"));
        assert_eq!(upstream_version("odd"), (0, 0));
    }
}
