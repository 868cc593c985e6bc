//! Nothing half-done is left lying about: no holes in the code, no prints for
//! debugging, no tests that are switched off, no notes to oneself.

use super::grammar::paths;
use super::lexer::parts;
use super::{Source, Violation};

const MACROS: [&str; 3] = ["todo", "unimplemented", "dbg"];
const NOTES: [&str; 2] = ["TODO", "FIXME"];

pub(super) fn check(sources: &[Source]) -> Vec<Violation> {
    let mut found = Vec::new();
    for source in sources {
        match source.kind() {
            "rs" => found.extend(check_rust(source)),
            // Prose may speak of such notes; sources may not hold them.
            "md" | "record" => {}
            _ => {
                for (index, line) in source.text.lines().enumerate() {
                    found.extend(check_note(source, index + 1, line));
                }
            }
        }
    }
    found
}

fn check_rust(source: &Source) -> Vec<Violation> {
    let parts = parts(&source.text);
    let mut found = Vec::new();
    for path in paths(&parts.tokens) {
        let name = path.words.last().copied().unwrap_or_default();
        if path.is_macro && MACROS.contains(&name) {
            let what = format!("{name}! is left over: finish the code or remove it");
            found.push(Violation::new(&source.path, path.line, what));
        }
    }
    for window in parts.tokens.windows(3) {
        if window
            .iter()
            .map(|token| token.text)
            .eq(["#", "[", "ignore"])
        {
            let what = "an ignored test never fails: mend it or remove it";
            found.push(Violation::new(&source.path, window[0].line, what));
        }
    }
    for token in parts.comments.iter().chain(&parts.tokens) {
        found.extend(check_note(source, token.line, token.text));
    }
    found
}

fn check_note(source: &Source, line: usize, text: &str) -> Option<Violation> {
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    let note = words.find(|word| NOTES.contains(word))?;
    let what = format!("a {note} is left over: do it, or open an issue");
    Some(Violation::new(&source.path, line, what))
}

#[cfg(test)]
mod tests {
    use super::super::examples::source;
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        let found = check(&[source(path, text)]).into_iter();
        found.map(|violation| violation.line).collect()
    }

    #[test]
    fn finished_code_passes() {
        let code = "// Todo lists are fine, so are TODOS.\nfn todo() { \"TODO todo!()\" }\n";
        assert_eq!(lines("a.rs", code), [0; 0]);
        assert_eq!(lines("a.md", "TODO\n"), [0; 0]);
    }

    #[test]
    fn each_leftover_is_found() {
        for line in [
            "todo!()",
            "std::unimplemented!()",
            "dbg!(x)",
            "#[ignore]",
            "#[ignore = \"slow\"]",
            "// TODO: more",
            "/* later\nFIXME */",
        ] {
            let found = lines("a.rs", &format!("fn f() {{}}\n{line}\n"));
            assert_eq!(found.len(), 1, "{line}");
            assert!(found[0] >= 2);
        }
        assert_eq!(lines("a.svelte", "<p>\n<!-- FIXME -->\n"), [2]);
        assert_eq!(lines("a.toml", "# TODO\n"), [1]);
    }
}
