//! The rules never read a clock, draw a random number, start a thread, or do
//! input or output: a record must lead to the same position everywhere. Most of
//! the crates on top of them keep the same promise.

use super::grammar::{Path, paths, without_tests};
use super::lexer::parts;
use super::{Package, Source, Violation};

/// Something that code can reach outside its own memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    Clock,
    Chance,
    Thread,
    InputOutput,
}

/// The crates of rules: `no_std`, nothing from outside, nothing unsafe.
const RULES: [&str; 4] = ["game", "seven", "heinash", "hyle7"];

/// The other crates that keep still, with what each may reach all the same.
const QUIET: [(&str, &[Reach]); 10] = [
    ("catalog", &[]),
    ("fair", &[]),
    ("search", &[Reach::Clock, Reach::Thread]),
    ("players", &[Reach::Clock, Reach::Thread]),
    ("puzzles", &[]),
    ("table", &[]),
    ("class", &[]),
    ("wire", &[]),
    ("host", &[]),
    ("arena", &[Reach::Clock, Reach::Thread]),
];

/// Paths that start like this reach something. A glob that would bring such
/// a name in unseen is listed as well.
const PATHS: [(&str, Reach); 21] = [
    ("std::time::Instant", Reach::Clock),
    ("std::time::SystemTime", Reach::Clock),
    ("std::time::*", Reach::Clock),
    ("web_time", Reach::Clock),
    ("chrono", Reach::Clock),
    ("rand::rng", Reach::Chance),
    ("rand::random", Reach::Chance),
    ("rand::random_range", Reach::Chance),
    ("rand::random_bool", Reach::Chance),
    ("rand::random_iter", Reach::Chance),
    ("rand::*", Reach::Chance),
    ("std::thread", Reach::Thread),
    ("thread", Reach::Thread),
    ("rayon", Reach::Thread),
    ("tokio", Reach::Thread),
    ("std::fs", Reach::InputOutput),
    ("std::net", Reach::InputOutput),
    ("std::io", Reach::InputOutput),
    ("std::env", Reach::InputOutput),
    ("std::process", Reach::InputOutput),
    ("std::os", Reach::InputOutput),
];

/// Names that reach something wherever they stand.
const WORDS: [(&str, Reach); 12] = [
    ("Instant", Reach::Clock),
    ("SystemTime", Reach::Clock),
    ("thread_rng", Reach::Chance),
    ("ThreadRng", Reach::Chance),
    ("make_rng", Reach::Chance),
    ("from_os_rng", Reach::Chance),
    ("try_from_os_rng", Reach::Chance),
    ("from_entropy", Reach::Chance),
    ("SysRng", Reach::Chance),
    ("OsRng", Reach::Chance),
    ("getrandom", Reach::Chance),
    ("RandomState", Reach::Chance),
];

const MACROS: [(&str, Reach); 6] = [
    ("print", Reach::InputOutput),
    ("println", Reach::InputOutput),
    ("eprint", Reach::InputOutput),
    ("eprintln", Reach::InputOutput),
    ("dbg", Reach::InputOutput),
    ("thread_local", Reach::Thread),
];

pub(super) fn check(packages: &[Package], sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    for package in packages {
        let is_rules = RULES.contains(&package.name.as_str());
        let quiet = QUIET.iter().find(|(name, _)| *name == package.name);
        if is_rules {
            found.extend(check_manifest(package));
            found.extend(check_no_std(package, sources));
        }
        if is_rules || quiet.is_some() {
            let allowed = quiet.map_or(&[][..], |(_, allowed)| allowed);
            for source in code_of(package, sources) {
                found.extend(check_source(&source, is_rules, allowed));
            }
        }
    }
    found
}

/// Rules depend on nothing from outside and have no build script, by which
/// anything at all could come in.
fn check_manifest(package: &Package) -> Vec<Violation> {
    let mut found = Vec::new();
    for dependency in &package.dependencies {
        if !dependency.is_dev && !dependency.is_ours {
            let what = format!(
                "{} is a crate of rules and depends on nothing from outside; {} has to go",
                package.name, dependency.name
            );
            found.push(package.violation(dependency, what));
        }
    }
    if package.has_build_script {
        let what = format!(
            "{} is a crate of rules and has no build script",
            package.name
        );
        found.push(Violation::new(&package.manifest.path, 1, what));
    }
    found
}

fn check_no_std(package: &Package, sources: &[Source]) -> Option<Violation> {
    let path = format!("{}/src/lib.rs", package.folder());
    let is_no_std = |source: &&Source| {
        let parts = parts(&source.text);
        let words: Vec<&str> = parts.tokens.iter().map(|token| token.text).collect();
        words
            .windows(5)
            .any(|w| w == ["#", "!", "[", "no_std", "]"])
    };
    let library = sources.iter().find(|source| source.path == path);
    if library.filter(is_no_std).is_some() {
        return None;
    }
    let what = "a crate of rules says #![no_std] at its top";
    Some(Violation::new(&path, 1, what))
}

/// The sources of a package that are not only for tests.
fn code_of(package: &Package, sources: &[Source]) -> Vec<Source> {
    let folder = format!("{}/src/", package.folder());
    let own: Vec<&Source> = (sources.iter())
        .filter(|source| source.path.starts_with(&folder) && source.kind() == "rs")
        .collect();
    let mut only_for_tests = Vec::new();
    for source in &own {
        let parts = parts(&source.text);
        let (_, modules) = without_tests(&parts.tokens);
        let inside = folder_of_modules(&source.path);
        for module in modules {
            only_for_tests.push(format!("{inside}{module}.rs"));
            only_for_tests.push(format!("{inside}{module}/"));
        }
    }
    let is_code = |source: &&&Source| !only_for_tests.iter().any(|t| source.path.starts_with(t));
    own.iter().filter(is_code).map(|&s| s.clone()).collect()
}

/// Where the modules that a file declares lie.
fn folder_of_modules(path: &str) -> String {
    for root in ["lib.rs", "main.rs", "mod.rs"] {
        if let Some(folder) = path.strip_suffix(root) {
            return folder.to_string();
        }
    }
    format!("{}/", path.trim_end_matches(".rs"))
}

fn check_source(source: &Source, is_rules: bool, allowed: &[Reach]) -> Vec<Violation> {
    let parts = parts(&source.text);
    let (tokens, _) = without_tests(&parts.tokens);
    let mut found = Vec::new();
    for path in paths(&tokens) {
        let what = match reach(&path) {
            _ if is_rules && path.words[0] == "std" => {
                "rules are no_std: use core or alloc instead".to_string()
            }
            _ if is_rules && path.words[0] == "unsafe" => {
                "rules hold nothing unsafe: say it in safe words".to_string()
            }
            _ if path.words == ["std"] || path.words == ["std", "*"] => {
                "std comes in under another name: import what is meant".to_string()
            }
            Some(reach) if !allowed.contains(&reach) => {
                let (reached, instead) = match reach {
                    Reach::Clock => ("a clock", "let the caller hand the time in"),
                    Reach::Chance => ("a source of chance", "let the caller hand chance in"),
                    Reach::Thread => ("threads", "leave them to the caller"),
                    Reach::InputOutput => ("input or output", "return it to the caller"),
                };
                let path = path.words.join("::");
                format!("{path} reaches {reached}, which this crate does not: {instead}")
            }
            _ => continue,
        };
        found.push(Violation::new(&source.path, path.line, what));
    }
    found
}

/// What a path reaches, if anything.
fn reach(path: &Path<'_>) -> Option<Reach> {
    let words = &path.words;
    let starts = |start: &str| {
        let start: Vec<&str> = start.split("::").collect();
        // One word alone may be anybody's variable; only a path tells.
        words.starts_with(&start) && (words.len() > 1)
    };
    let listed = PATHS.iter().find(|(start, _)| starts(start));
    let named = WORDS.iter().find(|(word, _)| words.contains(word));
    let called = |(name, _): &&(&str, Reach)| path.is_macro && words.last() == Some(name);
    let called = MACROS.iter().find(called);
    listed.or(named).or(called).map(|&(_, reach)| reach)
}

#[cfg(test)]
mod tests {
    use super::super::Dependency;
    use super::super::examples::{package, source};
    use super::super::layers::folder_of;
    use super::*;

    /// What is found in a crate whose only file is this one.
    fn complaints(name: &str, code: &str) -> Vec<String> {
        let no_std = if RULES.contains(&name) {
            "#![no_std]\n"
        } else {
            "\n"
        };
        let library = source(
            &format!("{}/src/lib.rs", folder_of(name)),
            &format!("{no_std}{code}"),
        );
        let found = check(&[package(name, &[])], &[library]).into_iter();
        found.map(|v| format!("{}: {}", v.line, v.what)).collect()
    }

    #[test]
    fn plain_rules_pass() {
        let code = "extern crate alloc; use alloc::vec::Vec; // std::fs, Instant\n\
                    fn f(thread: u8) -> Vec<u8> { \"println! std::io unsafe\"; }\n\
                    #[cfg(test)] mod tests { use std::fs; fn f() { println!(); } }";
        assert_eq!(complaints("seven", code), [""; 0]);
    }

    #[test]
    fn rules_reach_nothing() {
        for code in [
            "use std::vec::Vec;",
            "extern crate std;",
            "fn f() { unsafe { g() } }",
            "use core::time::Instant;",
            "fn f() { SystemTime::now() }",
            "fn f() { thread::spawn(g) }",
            "fn f() { rand::random::<u8>() }",
            "fn f() { getrandom::fill(b) }",
            "fn f() { println!() }",
            "#[cfg(not(test))] fn f() { println!() }",
        ] {
            let found = complaints("hyle7", &format!("\n{code}"));
            assert_eq!(found.len(), 1, "{code}: {found:?}");
            assert!(found[0].starts_with("3: "), "{}", found[0]);
        }
    }

    #[test]
    fn quiet_crates_reach_nothing_under_any_spelling() {
        for code in [
            "use std::{fmt, time::Instant};",
            "use std::time::{self, SystemTime as Now};",
            "use std::time::*;",
            "use std::*;",
            "use std as s;",
            "fn f() { ::std::fs::read(p) }",
            "use std::io::Read as _;",
            "use std::net;",
            "fn f() { std::thread::sleep(d) }",
            "fn f() { rand::rng() }",
            "use rand::{Rng, rng};",
            "use rand::*;",
            "fn f() { SmallRng::from_os_rng() }",
            "fn f() { SmallRng::try_from_rng(&mut SysRng) }",
            "fn f() { std::print!() }",
        ] {
            let found = complaints("table", code);
            assert_eq!(found.len(), 1, "{code}: {found:?}");
        }
        let fine = "use std::collections::HashMap; use std::time::Duration; use rand::Rng;";
        assert_eq!(complaints("table", fine), [""; 0]);
    }

    #[test]
    fn players_may_think_against_the_clock_but_not_roll_dice() {
        let code = "use std::time::Instant; fn f() { std::thread::scope(g) }";
        assert_eq!(complaints("players", code), [""; 0]);
        assert_eq!(complaints("search", code), [""; 0]);
        assert_eq!(complaints("puzzles", code).len(), 2);
        assert_eq!(complaints("players", "use rand::rng;").len(), 1);
        assert_eq!(complaints("cli", "use std::fs; use rand::rng;"), [""; 0]);
    }

    #[test]
    fn rules_say_no_std() {
        let library = source("crates/rules/game/src/lib.rs", "// #![no_std]\nfn f() {}\n");
        let found = check(&[package("game", &[])], &[library]);
        assert_eq!(found.len(), 1);
        assert!(found[0].what.contains("#![no_std]"));
    }

    #[test]
    fn rules_depend_on_nothing_from_outside() {
        let library = source("crates/rules/seven/src/lib.rs", "#![no_std]\n");
        let mut package = package("seven", &["game"]);
        let check = |package: &Package| {
            check(
                std::slice::from_ref(package),
                std::slice::from_ref(&library),
            )
        };
        assert_eq!(check(&package), []);
        package.dependencies.push(Dependency {
            name: "rand".to_string(),
            is_dev: true,
            is_ours: false,
        });
        assert_eq!(check(&package), []);
        package.dependencies[1].is_dev = false;
        assert!(check(&package)[0].what.contains("rand has to go"));
        package.dependencies.pop();
        package.has_build_script = true;
        assert!(check(&package)[0].what.contains("no build script"));
    }

    #[test]
    fn a_module_only_for_tests_is_left_alone_wherever_it_lies() {
        let sources = [
            source(
                "crates/rules/game/src/lib.rs",
                "#![no_std]\nmod a;\n#[cfg(test)]\nmod b;\n",
            ),
            source("crates/rules/game/src/a.rs", "#[cfg(test)]\nmod slow;\n"),
            source("crates/rules/game/src/a/slow.rs", "use std::fs;\n"),
            source("crates/rules/game/src/b.rs", "mod inner;\nuse std::fs;\n"),
            source("crates/rules/game/src/b/inner.rs", "use std::fs;\n"),
            source("crates/rules/game/tests/c.rs", "use std::fs;\n"),
        ];
        assert_eq!(check(&[package("game", &[])], &sources), []);
        let stray = source("crates/rules/game/src/bad.rs", "use std::fs;\n");
        let found = check(&[package("game", &[])], &[&sources[..], &[stray]].concat());
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].file, "crates/rules/game/src/bad.rs");
    }
}
