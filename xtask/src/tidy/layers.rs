//! The storeys of the house: a crate lies in its storey's folder and depends only
//! on crates above it, the games never see each other, and only tests see the test
//! kit.

use super::{Package, Violation};

/// From the top down: each storey's folder, and the order within it, which a new
/// crate finds its place in. Those in one row never see each other.
const STOREYS: &[(&str, &[&[&str]])] = &[
    (
        "crates/rules",
        &[
            &["game"],
            &["seven", "heinash", "hyle7", "trio"],
            &["testkit"],
            &["catalog"],
        ],
    ),
    (
        "crates/thinking",
        &[&["search"], &["players"], &["puzzles"]],
    ),
    ("crates/playing", &[&["fair", "table"], &["class"]]),
    ("crates/drawing", &[&["picture"], &["print"]]),
    (
        "crates/hosting",
        &[&["wire", "store"], &["host"], &["server"]],
    ),
    (
        "crates/programs",
        &[&["arena", "judge"], &["load"], &["cli", "wasm"]],
    ),
];

/// The game that only tests meet lies with them.
const FOR_TESTS: (&str, &str) = ("trio", "crates/rules/catalog/tests");

/// What is outside the house and looks at all of it.
const OUTSIDE: [&str; 2] = ["fuzz-harness", "xtask"];

pub(super) fn check(packages: &[Package]) -> Vec<Violation> {
    packages.iter().flat_map(check_package).collect()
}

fn check_package(package: &Package) -> Vec<Violation> {
    let Some(place) = place(&package.name) else {
        let what = format!(
            "{} is not in the list of storeys in xtask/src/tidy/layers.rs; put it below the crates it uses",
            package.name
        );
        return vec![Violation::new(&package.manifest.path, 1, what)];
    };
    let mut found = Vec::new();
    if let Some(folder) = place.folder
        && package.folder() != format!("{folder}/{}", package.name)
    {
        let what = format!("{} belongs in {folder}", package.name);
        found.push(Violation::new(&package.manifest.path, 1, what));
    }
    for dependency in &package.dependencies {
        if dependency.is_dev || !dependency.is_ours {
            continue;
        }
        let name = &dependency.name;
        let what = if name == "testkit" {
            "testkit is for tests only; it belongs in [dev-dependencies]".to_string()
        } else if place.above.contains(&name.as_str()) {
            continue;
        } else {
            format!(
                "{} cannot depend on {name}: only on {}",
                package.name,
                listed(&place.above)
            )
        };
        found.push(package.violation(dependency, what));
    }
    found
}

/// Where a crate belongs.
struct Place {
    folder: Option<&'static str>,
    /// The crates it may use.
    above: Vec<&'static str>,
}

fn place(name: &str) -> Option<Place> {
    let mut above = Vec::new();
    for (folder, rows) in STOREYS {
        for row in *rows {
            if row.contains(&name) {
                let folder = match name == FOR_TESTS.0 {
                    true => FOR_TESTS.1,
                    false => *folder,
                };
                let folder = Some(folder);
                return Some(Place { folder, above });
            }
            above.extend_from_slice(row);
        }
    }
    let folder = None;
    OUTSIDE.contains(&name).then_some(Place { folder, above })
}

/// Crates as a person lists them.
fn listed(names: &[&str]) -> String {
    let names: Vec<&str> = (names.iter().copied())
        .filter(|&name| name != "testkit" && name != FOR_TESTS.0)
        .collect();
    if names.is_empty() {
        "crates from outside".to_string()
    } else {
        names.join(", ")
    }
}

/// The folder in which a crate of the house belongs.
#[cfg(test)]
pub(super) fn folder_of(name: &str) -> String {
    let folder = place(name).and_then(|place| place.folder);
    format!("{}/{name}", folder.unwrap_or("crates"))
}

#[cfg(test)]
mod tests {
    use super::super::examples::package;
    use super::*;

    fn complaints(package: Package) -> Vec<String> {
        let found = check(&[package]).into_iter();
        found
            .map(|v| format!("{}:{}: {}", v.file, v.line, v.what))
            .collect()
    }

    #[test]
    fn crates_above_may_be_used() {
        assert!(complaints(package("game", &[])).is_empty());
        assert!(complaints(package("heinash", &["game"])).is_empty());
        assert!(complaints(package("catalog", &["game", "seven"])).is_empty());
        assert!(complaints(package("cli", &["catalog", "server"])).is_empty());
        assert!(complaints(package("xtask", &["cli"])).is_empty());
    }

    #[test]
    fn a_crate_below_may_not_be_used() {
        let found = complaints(package("catalog", &["game", "cli"]));
        assert_eq!(
            found,
            [
                "crates/rules/catalog/Cargo.toml:3: catalog cannot depend on cli: \
              only on game, seven, heinash, hyle7"
            ]
        );
    }

    #[test]
    fn games_never_see_each_other() {
        let found = complaints(package("hyle7", &["seven"]));
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("hyle7 cannot depend on seven: only on game"));
    }

    #[test]
    fn a_crate_lies_in_the_folder_of_its_storey() {
        let mut strayed = package("table", &[]);
        strayed.manifest.path = "crates/hosting/table/Cargo.toml".to_string();
        assert_eq!(
            complaints(strayed),
            ["crates/hosting/table/Cargo.toml:1: table belongs in crates/playing"]
        );
    }

    #[test]
    fn the_test_kit_is_for_tests() {
        let mut package = package("cli", &["testkit"]);
        assert!(complaints(package.clone())[0].contains("[dev-dependencies]"));
        package.dependencies[0].is_dev = true;
        assert!(complaints(package).is_empty());
    }

    #[test]
    fn tests_may_look_down() {
        let mut package = package("game", &["seven"]);
        package.dependencies[0].is_dev = true;
        assert!(complaints(package).is_empty());
    }

    #[test]
    fn an_unknown_crate_is_an_error() {
        let found = complaints(package("helpers", &[]));
        assert!(found[0].contains("helpers is not in the list of storeys"));
    }
}
