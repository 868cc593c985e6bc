//! Enough of Rust's grammar to tell what code reaches, and which of it is only
//! for tests.

use super::lexer::{Token, in_word};

/// A path such as `std::time::Instant`, also one that a `use` spells with
/// braces.
#[derive(Debug)]
pub(super) struct Path<'a> {
    pub(super) words: Vec<&'a str>,
    pub(super) line: usize,
    /// An exclamation mark follows: a macro is called.
    pub(super) is_macro: bool,
}

/// Drops everything that is compiled only for tests. The second part names the
/// modules that are files of their own and only for tests.
pub(super) fn without_tests<'a>(tokens: &[Token<'a>]) -> (Vec<Token<'a>>, Vec<&'a str>) {
    let mut kept = Vec::new();
    let mut test_modules = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let Some(end) = attribute(&tokens[at..]) else {
            kept.push(tokens[at]);
            at += 1;
            continue;
        };
        let attribute = &tokens[at..at + end];
        if !is_for_tests(attribute) {
            kept.extend(attribute);
            at += end;
            continue;
        }
        if attribute[1].text == "!" {
            return (Vec::new(), test_modules);
        }
        at += end;
        let length = item(&tokens[at..]);
        let words: Vec<&str> = tokens[at..at + length].iter().map(|t| t.text).collect();
        if let [.., "mod", name, ";"] = words[..] {
            test_modules.push(name);
        }
        at += length;
    }
    (kept, test_modules)
}

/// The names of the functions that are tests.
pub(super) fn test_names<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let mut names = Vec::new();
    for (at, window) in tokens.windows(4).enumerate() {
        if window.iter().map(|t| t.text).eq(["#", "[", "test", "]"]) {
            let mut rest = tokens[at + 4..].iter();
            rest.find(|t| t.text == "fn");
            names.extend(rest.next());
        }
    }
    names
}

/// The length of the attribute that starts here, if one does.
fn attribute(tokens: &[Token<'_>]) -> Option<usize> {
    let open = match tokens {
        [a, b, ..] if (a.text, b.text) == ("#", "[") => 1,
        [a, b, c, ..] if (a.text, b.text, c.text) == ("#", "!", "[") => 2,
        _ => return None,
    };
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(open) {
        match token.text {
            "[" => depth += 1,
            "]" if depth == 1 => return Some(index + 1),
            "]" => depth -= 1,
            _ => {}
        }
    }
    None
}

fn is_for_tests(attribute: &[Token<'_>]) -> bool {
    let words: Vec<&str> = attribute.iter().map(|t| t.text).collect();
    let has = |word| words.contains(&word);
    match words.iter().find(|word| !matches!(**word, "#" | "!" | "[")) {
        Some(&"test") => true,
        Some(&"cfg") => has("test") && !has("not") && !has("any"),
        _ => false,
    }
}

/// The length of the item that starts here: up to its semicolon or the end of
/// its braces.
fn item(tokens: &[Token<'_>]) -> usize {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate() {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            "}" if depth == 1 => return index + 1,
            ")" | "]" | "}" => depth -= 1,
            ";" if depth == 0 => return index + 1,
            _ => {}
        }
    }
    tokens.len()
}

/// Every path of the code, those of `use` spelt out one by one.
pub(super) fn paths<'a>(tokens: &[Token<'a>]) -> Vec<Path<'a>> {
    let mut paths = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at].text == "use" {
            at += 1;
            tree(tokens, &mut at, &[], &mut paths);
        } else if tokens[at].text.starts_with(in_word) {
            let line = tokens[at].line;
            let mut words = vec![tokens[at].text];
            at += 1;
            while is_double_colon(tokens, at)
                && (tokens.get(at + 2)).is_some_and(|t| t.text.starts_with(in_word))
            {
                words.push(tokens[at + 2].text);
                at += 3;
            }
            let is_macro = tokens.get(at).is_some_and(|t| t.text == "!")
                && tokens.get(at + 1).is_some_and(|t| t.text != "=");
            paths.push(Path {
                words,
                line,
                is_macro,
            });
        } else {
            at += 1;
        }
    }
    paths
}

/// Reads one tree of a `use` after the words of `prefix`.
fn tree<'a>(tokens: &[Token<'a>], at: &mut usize, prefix: &[&'a str], out: &mut Vec<Path<'a>>) {
    let mut words = prefix.to_vec();
    while let Some(token) = tokens.get(*at) {
        if is_double_colon(tokens, *at) {
            *at += 2;
        } else if token.text == "{" {
            *at += 1;
            while tokens.get(*at).is_some_and(|t| t.text != "}") {
                tree(tokens, at, &words, out);
                if tokens.get(*at).is_some_and(|t| t.text == ",") {
                    *at += 1;
                }
            }
            *at += 1;
            return;
        } else if token.text == "*" || token.text.starts_with(in_word) {
            words.push(token.text);
            *at += 1;
            if !is_double_colon(tokens, *at) {
                out.push(Path {
                    words,
                    line: token.line,
                    is_macro: false,
                });
                if tokens.get(*at).is_some_and(|t| t.text == "as") {
                    *at += 2;
                }
                return;
            }
        } else {
            // No tree that compiles comes here; going on keeps the reader moving.
            *at += 1;
            return;
        }
    }
}

fn is_double_colon(tokens: &[Token<'_>], at: usize) -> bool {
    let is = |at: usize| tokens.get(at).is_some_and(|token| token.text == ":");
    is(at) && is(at + 1)
}

#[cfg(test)]
mod tests {
    use super::super::lexer::parts;
    use super::*;

    fn code(text: &str) -> Vec<&str> {
        let (kept, _) = without_tests(&parts(text).tokens);
        kept.iter().map(|token| token.text).collect()
    }

    fn all_paths(text: &str) -> Vec<String> {
        let paths = paths(&parts(text).tokens);
        paths.iter().map(|path| path.words.join("::")).collect()
    }

    #[test]
    fn code_for_tests_is_left_out() {
        assert_eq!(
            code("a; #[cfg(test)] mod tests { b { c } } d"),
            ["a", ";", "d"]
        );
        assert_eq!(code("#[test] #[x] fn f() { [b; 2]; } d"), ["d"]);
        assert_eq!(code("#[cfg(all(test, y))] use z; d"), ["d"]);
        assert_eq!(code("#![cfg(test)] a"), [""; 0]);
        assert!(code("#[cfg(not(test))] fn f() {}").contains(&"f"));
        assert!(code("#[cfg(any(test, y))] fn f() {}").contains(&"f"));
    }

    #[test]
    fn files_for_tests_are_named() {
        let parts = parts("mod a; #[cfg(test)] mod b; #[cfg(test)] mod c {}");
        assert_eq!(without_tests(&parts.tokens).1, ["b"]);
    }

    #[test]
    fn only_tests_have_test_names() {
        let parts =
            parts("fn a() {} #[test] #[should_panic(expected = \"fn\")] fn b() {} fn c() {}");
        let names: Vec<&str> = test_names(&parts.tokens).iter().map(|t| t.text).collect();
        assert_eq!(names, ["b"]);
    }

    #[test]
    fn braces_of_a_use_are_spelt_out() {
        let text = "use std::{io::{self, Read as R}, time::*}; a::b::<c>(d.e); f!()";
        assert_eq!(
            all_paths(text),
            [
                "std::io::self",
                "std::io::Read",
                "std::time::*",
                "a::b",
                "c",
                "d",
                "e",
                "f"
            ]
        );
        assert_eq!(all_paths("pub use ::a::b as c; d"), ["pub", "a::b", "d"]);
        let parts = parts("f!(); g != h");
        let macros: Vec<bool> = paths(&parts.tokens).iter().map(|p| p.is_macro).collect();
        assert_eq!(macros, [true, false, false]);
    }
}
