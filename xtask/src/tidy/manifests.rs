//! Every package carries the licence and the lints of the house, and every
//! dependency from outside is accounted for in ARCHITECTURE.md.

use super::{Dependency, Package, Source, Violation};

/// What every manifest must say: section, key, what for.
const REQUIRED: [(&str, &str, &str); 3] = [
    ("package", "license.workspace", "the licence of the house"),
    ("package", "publish.workspace", "that nothing is published"),
    ("lints", "workspace", "the lints of the house"),
];

/// A line `key = value` of a manifest.
struct Entry<'a> {
    section: &'a str,
    key: &'a str,
    value: &'a str,
    line: usize,
}

pub(super) fn check(packages: &[Package]) -> Vec<Violation> {
    let mut found = Vec::new();
    for Package { manifest, .. } in packages {
        let entries = entries(&manifest.text);
        for (section, key, what) in REQUIRED {
            let said = |e: &Entry<'_>| (e.section, e.key, e.value) == (section, key, "true");
            if !entries.iter().any(said) {
                let line = line_of_section(&manifest.text, section);
                let what = format!("{what} is missing: write {key} = true in [{section}]");
                found.push(Violation::new(&manifest.path, line, what));
            }
        }
    }
    found
}

/// Every dependency from outside has its name in backticks somewhere in the
/// description of the architecture.
pub(super) fn check_described(manifest: &Source, architecture: &Source) -> Vec<Violation> {
    let mut found = Vec::new();
    for entry in entries(&manifest.text) {
        let name = match entry.section.strip_prefix("workspace.dependencies") {
            Some("") => entry.key.split('.').next().unwrap_or_default(),
            _ => continue,
        };
        let is_ours = entry.value.contains("path =");
        if !is_ours && !architecture.text.contains(&format!("`{name}`")) {
            let what = format!(
                "{name} is not described: say in {} what `{name}` is for",
                architecture.path
            );
            found.push(Violation::new(&manifest.path, entry.line, what));
        }
    }
    found
}

/// The line at which a manifest names a dependency, or its first line.
pub(super) fn line_of_dependency(manifest: &str, dependency: &Dependency) -> usize {
    let names = |entry: &&Entry<'_>| {
        let is_dev = entry.section.contains("dev-dependencies");
        let name = entry.key.split('.').next().unwrap_or_default();
        entry.section.contains("dependencies")
            && is_dev == dependency.is_dev
            && name.trim_matches('"') == dependency.name
    };
    let entries = entries(manifest);
    entries.iter().find(names).map_or(1, |entry| entry.line)
}

fn line_of_section(manifest: &str, section: &str) -> usize {
    let header = format!("[{section}]");
    let line = manifest.lines().position(|line| line.trim() == header);
    line.map_or(1, |line| line + 1)
}

fn entries(manifest: &str) -> Vec<Entry<'_>> {
    let mut section = "";
    let mut entries = Vec::new();
    for (index, text) in manifest.lines().enumerate() {
        let text = text.trim();
        if let Some(header) = text.strip_prefix('[').and_then(|t| t.strip_suffix(']')) {
            section = header.trim();
        } else if let Some((key, value)) = text.split_once('=')
            && !text.starts_with('#')
        {
            entries.push(Entry {
                section,
                key: key.trim(),
                value: value.trim(),
                line: index + 1,
            });
        }
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::super::examples::{package, source};
    use super::*;

    const GOOD: &str = "[package]\nname = \"x\"\nlicense.workspace = true\n\
                        publish.workspace = true\n\n[lints]\nworkspace = true\n";

    fn complaints(manifest: &str) -> Vec<(usize, String)> {
        let mut package = package("x", &[]);
        package.manifest.text = manifest.to_string();
        let found = check(&[package]).into_iter();
        found.map(|v| (v.line, v.what)).collect()
    }

    #[test]
    fn a_manifest_that_says_everything_passes() {
        assert_eq!(complaints(GOOD), []);
    }

    #[test]
    fn each_missing_line_is_named() {
        for (line, place) in [
            ("license.workspace = true\n", (1, "license.workspace")),
            ("publish.workspace = true\n", (1, "publish.workspace")),
            ("[lints]\nworkspace = true\n", (1, "in [lints]")),
        ] {
            let found = complaints(&GOOD.replace(line, ""));
            assert_eq!(found.len(), 1, "{line}");
            assert_eq!(found[0].0, place.0);
            assert!(found[0].1.contains(place.1), "{}", found[0].1);
        }
    }

    #[test]
    fn a_line_in_another_section_or_switched_off_does_not_count() {
        let elsewhere = GOOD.replace("[lints]", "[badges]");
        assert_eq!(complaints(&elsewhere).len(), 1);
        let off = GOOD.replace("publish.workspace = true", "publish.workspace = false");
        assert_eq!(complaints(&off).len(), 1);
        let remark = GOOD.replace("license.workspace", "# license.workspace");
        assert_eq!(complaints(&remark).len(), 1);
    }

    #[test]
    fn dependencies_from_outside_are_described() {
        let manifest = source(
            "Cargo.toml",
            "[workspace.dependencies]\ngame = { path = \"crates/game\" }\nserde = \"1\"\n\
             rand = { version = \"0.10\" }\n[profile.dev]\nopt-level = 3\n",
        );
        let described = |text| check_described(&manifest, &source("ARCHITECTURE.md", text));
        assert_eq!(described("`serde` reads JSON, `rand` rolls dice"), []);
        let found = described("`serde` reads JSON, rand rolls dice");
        assert_eq!((found.len(), found[0].line), (1, 4));
        assert!(found[0].what.starts_with("rand is not described"));
    }

    #[test]
    fn a_dependency_is_found_in_its_own_section() {
        let text = "[package]\nseven = 1\n[dependencies]\nseven.workspace = true\n\
                    [dev-dependencies]\nseven.workspace = true\n";
        let line = |is_dev| {
            let name = "seven".to_string();
            let dependency = Dependency {
                name,
                is_dev,
                is_ours: true,
            };
            line_of_dependency(text, &dependency)
        };
        assert_eq!((line(false), line(true)), (4, 6));
    }
}
