//! The machine's apt sources: which archive does it get Debian from?

use std::fs;
use std::path::{Path, PathBuf};

use super::DebsError;

/// Suites that only Debian's main archive has. Third-party archives call theirs something else.
const DEBIAN_SUITES: [&str; 10] = [
    "bullseye",
    "bookworm",
    "trixie",
    "forky",
    "sid",
    "oldoldstable",
    "oldstable",
    "stable",
    "testing",
    "unstable",
];

/// Addresses of the Debian archives in this machine's apt sources, in file order, without duplicates and never empty.
pub(super) fn mirrors() -> Result<Vec<String>, DebsError> {
    let files = source_files(Path::new("/etc/apt"))?;
    let mut found = Vec::new();
    for file in &files {
        let text = read(file)?;
        let addresses = match file.extension().and_then(|extension| extension.to_str()) {
            Some("sources") => from_deb822(&text),
            _ => from_lines(&text),
        };
        for address in addresses {
            for address in resolve(&address)? {
                if !found.contains(&address) {
                    found.push(address);
                }
            }
        }
    }
    if found.is_empty() {
        Err(DebsError::NoMirror { read: files })
    } else {
        Ok(found)
    }
}

fn read(file: &Path) -> Result<String, DebsError> {
    fs::read_to_string(file).map_err(|source| DebsError::File {
        action: "read",
        path: file.to_owned(),
        source,
    })
}

/// Every file that apt itself would read, `sources.list` first and then the folder in order of name.
fn source_files(apt: &Path) -> Result<Vec<PathBuf>, DebsError> {
    let mut files: Vec<PathBuf> = Vec::new();
    let list = apt.join("sources.list");
    if list.is_file() {
        files.push(list);
    }
    let folder = apt.join("sources.list.d");
    if let Ok(entries) = fs::read_dir(&folder) {
        let mut named: Vec<PathBuf> = entries
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .collect();
        named.retain(|path| {
            path.is_file()
                && path
                    .extension()
                    .is_some_and(|extension| extension == "sources" || extension == "list")
        });
        named.sort();
        files.extend(named);
    }
    Ok(files)
}

/// Cloud images name a file of mirrors instead of a mirror; anything else stands for itself.
fn resolve(address: &str) -> Result<Vec<String>, DebsError> {
    match address.strip_prefix("mirror+file:") {
        None => Ok(vec![address.to_owned()]),
        Some(path) => Ok(mirror_list(&read(Path::new(path))?)),
    }
}

fn mirror_list(text: &str) -> Vec<String> {
    text.lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|address| is_fetchable(address))
        .map(trimmed)
        .collect()
}

/// The one-line form: `deb [options] ADDRESS SUITE COMPONENT…`.
fn from_lines(text: &str) -> Vec<String> {
    text.lines().filter_map(from_line).collect()
}

fn from_line(line: &str) -> Option<String> {
    let line = line.split('#').next().unwrap_or_default().trim();
    let mut rest = line.strip_prefix("deb")?;
    if !rest.starts_with(char::is_whitespace) {
        return None;
    }
    rest = rest.trim_start();
    if rest.starts_with('[') {
        rest = rest.split_once(']')?.1.trim_start();
    }
    let mut words = rest.split_whitespace();
    let (address, suite) = (words.next()?, words.next()?);
    let has_main = words.any(|component| component == "main");
    (has_main && is_debian(suite) && is_fetchable(address)).then(|| trimmed(address))
}

/// The paragraph form: fields `Types`, `URIs`, `Suites`, `Components`, `Enabled`.
fn from_deb822(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for stanza in stanzas(text) {
        let words = |name: &str| {
            let value = stanza
                .iter()
                .find(|(key, _)| key.eq_ignore_ascii_case(name))
                .map(|(_, value)| value.as_str());
            value
                .unwrap_or_default()
                .split_whitespace()
                .map(str::to_owned)
                .collect::<Vec<String>>()
        };
        let enabled = words("Enabled")
            .first()
            .is_none_or(|value| !matches!(value.as_str(), "no" | "false" | "0"));
        if enabled
            && words("Types").iter().any(|kind| kind == "deb")
            && words("Components").iter().any(|component| component == "main")
            && words("Suites").iter().any(|suite| is_debian(suite))
        {
            found.extend(
                words("URIs")
                    .iter()
                    .filter(|address| is_fetchable(address))
                    .map(|address| trimmed(address)),
            );
        }
    }
    found
}

/// Paragraphs as lists of fields. Comment lines may stand anywhere, also between a field and its continuation.
fn stanzas(text: &str) -> Vec<Vec<(String, String)>> {
    let mut all: Vec<Vec<(String, String)>> = vec![Vec::new()];
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some(stanza) = all.last_mut() else { break };
        if line.trim().is_empty() {
            if !stanza.is_empty() {
                all.push(Vec::new());
            }
        } else if line.starts_with([' ', '\t']) {
            if let Some((_, value)) = stanza.last_mut() {
                value.push(' ');
                value.push_str(line.trim());
            }
        } else if let Some((key, value)) = line.split_once(':') {
            stanza.push((key.trim().to_owned(), value.trim().to_owned()));
        }
    }
    all
}

/// A base suite of Debian: not the security archive, whose layout is its own, and no suite of updates or backports.
fn is_debian(suite: &str) -> bool {
    DEBIAN_SUITES.contains(&suite)
}

fn is_fetchable(address: &str) -> bool {
    ["http://", "https://", "file:/", "mirror+file:/"]
        .iter()
        .any(|scheme| address.starts_with(scheme))
}

fn trimmed(address: &str) -> String {
    address.trim_end_matches('/').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARAGRAPHS: &str = "\
Types: deb
# http://snapshot.example/archive
URIs: http://mirror.example/debian/
Suites: bookworm bookworm-updates
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg

Types: deb
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main
";

    #[test]
    fn paragraphs_give_the_main_archive_only() {
        assert_eq!(from_deb822(PARAGRAPHS), ["http://mirror.example/debian"]);
    }

    #[test]
    fn paragraphs_skip_source_disabled_and_third_party_entries() {
        for (from, to) in [
            ("Types: deb\n#", "Types: deb-src\n#"),
            ("Types: deb\n#", "Enabled: no\nTypes: deb\n#"),
            ("bookworm bookworm-updates", "nodistro"),
            ("Components: main\nSigned", "Components: contrib\nSigned"),
        ] {
            assert_eq!(from_deb822(&PARAGRAPHS.replacen(from, to, 1)), [""; 0], "{to}");
        }
    }

    #[test]
    fn paragraphs_join_continuation_lines() {
        let text = "Types: deb\nURIs: http://a.example/debian\n http://b.example/debian\nSuites:\n sid\nComponents: main\n";
        assert_eq!(
            from_deb822(text),
            ["http://a.example/debian", "http://b.example/debian"]
        );
    }

    #[test]
    fn lines_give_the_main_archive_only() {
        let text = "\
# deb http://old.example/debian bookworm main
deb-src http://mirror.example/debian bookworm main
deb http://mirror.example/debian-security bookworm-security main
deb https://packages.example/apt cloud-sdk-bookworm main
deb cdrom:[Debian]/ bookworm main
deb http://mirror.example/debian bookworm contrib
deb [arch=amd64 signed-by=/usr/share/keyrings/x.gpg] http://mirror.example/debian/ bookworm main contrib # comment
deb http://second.example/debian trixie main
";
        assert_eq!(
            from_lines(text),
            ["http://mirror.example/debian", "http://second.example/debian"]
        );
    }

    #[test]
    fn mirror_lists_give_their_addresses() {
        let text = "# comment\nhttp://a.example/debian/\tpriority:1\n\nhttps://b.example/debian\n";
        assert_eq!(
            mirror_list(text),
            ["http://a.example/debian", "https://b.example/debian"]
        );
    }
}
