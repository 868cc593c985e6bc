//! Every clause of the rules has at least one test with its name in it. Tests of
//! a referee, the slow second implementation, say nothing of the game and do not
//! count.

use super::grammar::test_names;
use super::lexer::parts;
use super::{Source, Violation};

/// A game's crate, the letter of its clauses and how many there are.
const CLAUSES: [(&str, char, u32); 3] =
    [("seven", 's', 12), ("heinash", 'n', 12), ("hyle7", 'h', 8)];

pub(super) fn check(sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    for (name, letter, count) in CLAUSES {
        let folder = format!("crates/rules/{name}/");
        let of_the_game = |source: &&Source| {
            let inside = source.path.strip_prefix(&folder);
            source.kind() == "rs"
                && inside.is_some_and(|p| p.starts_with("src/") || p.starts_with("tests/"))
                && !source.path.contains("/referee/")
        };
        let mut tested: Vec<String> = Vec::new();
        for source in sources.iter().filter(of_the_game) {
            for test in test_names(&parts(&source.text).tokens) {
                tested.extend(test.text.split('_').map(String::from));
            }
        }
        for number in 1..=count {
            let clause = format!("{letter}{number}");
            if !tested.contains(&clause) {
                let what = format!(
                    "no test of {name} has clause {} in its name: write one called {clause}_…",
                    clause.to_uppercase()
                );
                found.push(Violation::new(&format!("{folder}src/lib.rs"), 1, what));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::examples::source;
    use super::*;

    /// One test for each clause of each game, but for the one left out.
    fn sources(left_out: &str) -> Vec<Source> {
        let of_game = |&(name, letter, count): &(&str, char, u32)| {
            let test = |number| format!("#[test]\nfn {letter}{number}_holds() {{}}\n");
            let tests: String = (1..=count).map(test).collect();
            source(
                &format!("crates/rules/{name}/tests/rules.rs"),
                &tests.replace(left_out, "fn other"),
            )
        };
        CLAUSES.iter().map(of_game).collect()
    }

    #[test]
    fn all_clauses_tested_passes() {
        assert_eq!(check(&sources("nothing")), []);
    }

    #[test]
    fn a_clause_without_a_test_is_found() {
        for (left_out, clause) in [("fn s1_", "S1"), ("fn n12_", "N12"), ("fn h8_", "H8")] {
            let found = check(&sources(left_out));
            assert_eq!(found.len(), 1, "{left_out}");
            assert!(found[0].what.contains(&format!("clause {clause} ")));
        }
    }

    #[test]
    fn only_a_test_of_the_game_itself_counts() {
        let mut sources = sources("fn s5_");
        let helper = source(
            "crates/rules/seven/src/a.rs",
            "fn s5_holds() {}\n// #[test] fn s5_b\n",
        );
        let elsewhere = source("crates/rules/game/src/a.rs", "#[test]\nfn s5_holds() {}\n");
        let referee = source(
            "crates/rules/seven/tests/referee/a.rs",
            "#[test]\nfn s5_holds() {}\n",
        );
        sources.extend([helper, elsewhere, referee]);
        assert_eq!(check(&sources).len(), 1);
        sources.push(source(
            "crates/rules/seven/src/b.rs",
            "#[test]\nfn two_under_it_s5() {}\n",
        ));
        assert_eq!(check(&sources), []);
    }
}
