//! A crate may depend only on crates above it, the games never see each other,
//! and only tests see the test kit.

use super::{Package, Violation};

/// The order of the whole house from the top down, which a new crate finds its
/// place in; those in one row never see each other.
const LAYERS: &[&[&str]] = &[
    &["game"],
    &["seven", "heinash", "hyle7"],
    &["testkit"],
    &["catalog"],
    &["fair"],
    &["search"],
    &["players"],
    &["puzzles"],
    &["print"],
    &["table"],
    &["store"],
    &["class"],
    &["protocol"],
    &["arena"],
    &["server"],
    &["cli"],
    &["wasm"],
    &["fuzz-harness", "xtask"],
];

pub(super) fn check(packages: &[Package]) -> Vec<Violation> {
    packages.iter().flat_map(check_package).collect()
}

fn check_package(package: &Package) -> Vec<Violation> {
    let Some(own) = layer(&package.name) else {
        let what = format!(
            "{} is not in the list of layers in xtask/src/tidy/layers.rs; put it below the crates it uses",
            package.name
        );
        return vec![Violation::new(&package.manifest.path, 1, what)];
    };
    let mut found = Vec::new();
    for dependency in &package.dependencies {
        if dependency.is_dev || !dependency.is_ours {
            continue;
        }
        let name = &dependency.name;
        let what = if name == "testkit" {
            "testkit is for tests only; it belongs in [dev-dependencies]".to_string()
        } else if layer(name).is_some_and(|layer| layer < own) {
            continue;
        } else {
            format!(
                "{} cannot depend on {name}: only on {}",
                package.name,
                above(own)
            )
        };
        found.push(package.violation(dependency, what));
    }
    found
}

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&name))
}

/// The crates above a layer, as a person lists them.
fn above(layer: usize) -> String {
    let names: Vec<&str> = (LAYERS[..layer].iter())
        .flat_map(|layer| layer.iter().copied())
        .filter(|&name| name != "testkit")
        .collect();
    if names.is_empty() {
        "crates from outside".to_string()
    } else {
        names.join(", ")
    }
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
    }

    #[test]
    fn a_crate_below_may_not_be_used() {
        let found = complaints(package("catalog", &["game", "cli"]));
        assert_eq!(
            found,
            [
                "crates/catalog/Cargo.toml:3: catalog cannot depend on cli: \
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
        assert!(found[0].contains("helpers is not in the list of layers"));
    }
}
