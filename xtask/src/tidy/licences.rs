//! Everything that the product is made of may be passed on under the licence of
//! the house: the licence of every package in the lock files, of Rust and of the
//! page, is one of those that go with MIT OR Apache-2.0.
//!
//! What is known to be dangerous cannot be had without the network; docs/operate.md
//! says how to ask for it.

use super::{ThirdParty, Violation};

/// What may be part of the program and the page: these ask for no more than to be
/// named.
const FINE: [&str; 10] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    // The certificates that a connection to PostgreSQL trusts: data, not code.
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Zlib",
];

/// What else may be a tool that builds and checks the page and stays behind.
const FINE_FOR_TOOLS: [&str; 1] = ["MPL-2.0"];

/// An exception that only adds permissions.
const EXCEPTIONS: [&str; 1] = ["LLVM-exception"];

pub(super) fn check(packages: &[ThirdParty]) -> Vec<Violation> {
    let mut found = Vec::new();
    for package in packages {
        let ThirdParty {
            name,
            licence,
            is_tool,
            lock,
        } = package;
        let what = match licence.as_deref() {
            None => format!("{name} does not say under which licence it is"),
            Some(licence) => match may_be_used(licence, *is_tool) {
                Some(true) => continue,
                Some(false) => {
                    format!("{name} is under {licence}, which does not go with MIT OR Apache-2.0")
                }
                None => format!("{name} is under “{licence}”, which nobody can read"),
            },
        };
        found.push(Violation::new(lock, 1, what));
    }
    found
}

/// Whether something under this expression may be used; none if it is no
/// expression.
fn may_be_used(expression: &str, is_tool: bool) -> Option<bool> {
    // An old way to write OR, which many packages still have.
    let expression = expression.replace('/', " OR ");
    let spaced = expression.replace('(', " ( ").replace(')', " ) ");
    let mut reader = Reader {
        words: spaced.split_whitespace().collect(),
        next: 0,
        is_tool,
    };
    let fine = reader.either()?;
    (reader.next == reader.words.len()).then_some(fine)
}

/// Reads an SPDX expression: OR binds weaker than AND, WITH binds strongest.
struct Reader<'a> {
    words: Vec<&'a str>,
    next: usize,
    is_tool: bool,
}

impl Reader<'_> {
    fn takes(&mut self, word: &str) -> bool {
        let is_next = self.words.get(self.next);
        let is_next = is_next.is_some_and(|next| next.eq_ignore_ascii_case(word));
        self.next += usize::from(is_next);
        is_next
    }

    fn either(&mut self) -> Option<bool> {
        let mut fine = self.both()?;
        while self.takes("OR") {
            fine |= self.both()?;
        }
        Some(fine)
    }

    fn both(&mut self) -> Option<bool> {
        let mut fine = self.one()?;
        while self.takes("AND") {
            fine &= self.one()?;
        }
        Some(fine)
    }

    fn one(&mut self) -> Option<bool> {
        if self.takes("(") {
            let fine = self.either()?;
            return self.takes(")").then_some(fine);
        }
        let name = *self.words.get(self.next)?;
        self.next += 1;
        let sound = |letter: char| letter.is_ascii_alphanumeric() || ".-+".contains(letter);
        if !name.chars().all(sound) || ["OR", "AND", "WITH"].contains(&name) {
            return None;
        }
        let mut fine = FINE.contains(&name) || self.is_tool && FINE_FOR_TOOLS.contains(&name);
        if self.takes("WITH") {
            let exception = *self.words.get(self.next)?;
            self.next += 1;
            fine &= EXCEPTIONS.contains(&exception);
        }
        Some(fine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_read() {
        for (expression, fine) in [
            ("MIT", true),
            ("GPL-3.0-only", false),
            ("MIT OR GPL-3.0-only", true),
            ("MIT AND GPL-3.0-only", false),
            ("MIT/Apache-2.0", true),
            ("Apache-2.0 / MIT", true),
            ("MIT or Apache-2.0", true),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("(MIT OR Apache-2.0) AND LGPL-3.0", false),
            ("Apache-2.0 WITH LLVM-exception OR GPL-2.0", true),
            ("Apache-2.0 WITH Strange-exception", false),
            ("GPL-2.0 OR MIT AND ISC", true),
            ("GPL-2.0 AND ISC OR AGPL-3.0", false),
        ] {
            assert_eq!(may_be_used(expression, false), Some(fine), "{expression}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_not_passed_over() {
        for odd in [
            "",
            "MIT OR",
            "(MIT",
            "MIT)",
            "MIT MIT",
            "SEE LICENSE IN x",
            "WITH",
        ] {
            assert_ne!(may_be_used(odd, false), Some(true), "{odd}");
        }
    }

    #[test]
    fn tools_may_be_under_more_than_the_product() {
        assert_eq!(may_be_used("MPL-2.0", true), Some(true));
        assert_eq!(may_be_used("MPL-2.0", false), Some(false));
    }

    #[test]
    fn each_package_that_does_not_fit_is_named() {
        let package = |name: &str, licence: Option<&str>| ThirdParty {
            name: name.to_string(),
            licence: licence.map(str::to_string),
            is_tool: false,
            lock: "Cargo.lock",
        };
        let found = check(&[
            package("good", Some("MIT")),
            package("silent", None),
            package("closed", Some("SSPL-1.0")),
        ]);
        let named: Vec<&str> = (found.iter())
            .map(|it| it.what.split(' ').next().unwrap_or_default())
            .collect();
        assert_eq!(named, ["silent", "closed"]);
    }
}
