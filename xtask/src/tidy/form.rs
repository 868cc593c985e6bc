//! The outward form of files: not too long, no tabs, no white space at the end
//! of a line, one newline at the end of the file.

use super::{Source, Violation};

/// A file of code longer than this is two files.
const MOST_LINES: usize = 600;
/// Tests are lists more often than not, and lists may be longer.
const MOST_LINES_OF_TESTS: usize = 900;

pub(super) fn check(sources: &[Source]) -> Vec<Violation> {
    sources.iter().flat_map(check_source).collect()
}

fn check_source(source: &Source) -> Vec<Violation> {
    let mut found = Vec::new();
    let mut say = |line, what: String| found.push(Violation::new(&source.path, line, what));
    let lines = source.text.lines().count();
    let most = if source.is_in_tests() {
        MOST_LINES_OF_TESTS
    } else {
        MOST_LINES
    };
    let is_code = matches!(source.kind(), "rs" | "ts" | "svelte");
    if is_code && !is_generated(source) && lines > most {
        say(
            lines,
            format!("{lines} lines are too many: split the file before {most}"),
        );
    }
    for (index, line) in source.text.split('\n').enumerate() {
        if line.contains('\t') {
            say(index + 1, "a tab: indent with spaces".to_string());
        }
        if line.ends_with(char::is_whitespace) {
            say(
                index + 1,
                "white space at the end of the line: remove it".to_string(),
            );
        }
    }
    if !source.text.is_empty() && !source.text.ends_with('\n') {
        say(lines, "the file has to end with a newline".to_string());
    } else if source.text.ends_with("\n\n") || source.text == "\n" {
        say(
            lines,
            "blank lines at the end of the file: keep one newline".to_string(),
        );
    }
    found
}

/// Says whether a program wrote the file, as its first lines then tell.
fn is_generated(source: &Source) -> bool {
    source
        .text
        .lines()
        .take(3)
        .any(|line| line.contains("@generated"))
}

#[cfg(test)]
mod tests {
    use super::super::examples::source;
    use super::*;

    fn complaints(path: &str, text: &str) -> Vec<(usize, String)> {
        let found = check(&[source(path, text)]).into_iter();
        found.map(|v| (v.line, v.what)).collect()
    }

    #[test]
    fn a_tidy_file_passes() {
        assert_eq!(complaints("a.rs", "fn a() {\n    b();\n}\n"), []);
        assert_eq!(complaints("empty.md", ""), []);
    }

    #[test]
    fn untidy_lines_are_found_where_they_are() {
        let found = complaints("a.md", "a\nb \n\tc\nd\r\ne\n");
        let lines: Vec<usize> = found.iter().map(|(line, _)| *line).collect();
        assert_eq!(lines, [2, 3, 4]);
        assert!(found[1].1.starts_with("a tab"));
    }

    #[test]
    fn a_file_ends_with_one_newline() {
        assert!(
            complaints("a.toml", "a\nb")[0]
                .1
                .contains("end with a newline")
        );
        assert!(
            complaints("a.toml", "a\n\n")[0]
                .1
                .contains("keep one newline")
        );
    }

    #[test]
    fn long_files_are_split() {
        let lines = |count: usize| "x\n".repeat(count);
        assert_eq!(complaints("web/a.ts", &lines(MOST_LINES)), []);
        assert_eq!(complaints("web/a.ts", &lines(MOST_LINES + 1)).len(), 1);
        assert_eq!(complaints("a.md", &lines(MOST_LINES + 1)), []);
        assert_eq!(complaints("c/tests/a.rs", &lines(MOST_LINES_OF_TESTS)), []);
        let long = lines(MOST_LINES_OF_TESTS + 1);
        assert_eq!(complaints("c/tests/a.rs", &long).len(), 1);
        assert_eq!(complaints("a.ts", &format!("// @generated\n{long}")), []);
    }
}
