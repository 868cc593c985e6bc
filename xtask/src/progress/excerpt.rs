//! The part of a failed program's output that says what is wrong.

/// So many lines are shown at most; where there are more, the middle goes.
const MOST: usize = 100;

/// Where nothing marks the beginning, so many lines from the end are shown.
const FROM_THE_END: usize = 30;

/// The lines from the first that tells of a fault to the end.
pub(crate) fn excerpt(said: &[String]) -> Vec<String> {
    let first = said.iter().position(|line| tells_of_a_fault(line));
    let first = first.unwrap_or(said.len().saturating_sub(FROM_THE_END));
    let lines = &said[first..];
    if lines.len() <= MOST {
        return lines.to_vec();
    }
    let (begin, end) = (&lines[..MOST / 2], &lines[lines.len() - MOST / 2..]);
    let left_out = format!("… {} more lines …", lines.len() - MOST);
    [begin, &[left_out], end].concat()
}

fn tells_of_a_fault(line: &str) -> bool {
    // The failures of Rust's tests, of the compiler, of Playwright, of Vitest and
    // of the type checker, in this order; each is the first line of a report.
    line == "failures:"
        || line.starts_with("error: ")
        || line.starts_with("error[")
        || line.starts_with("  1) ")
        || line.contains("Failed Tests ")
        || line.starts_with("npm error")
        || line.starts_with("[warn] ")
        || line.contains(" ERROR ")
        || line.starts_with("Error: ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.lines().map(str::to_string).collect()
    }

    #[test]
    fn a_failing_test_is_shown_with_what_it_said() {
        let said = lines(
            "running 2 tests\ntest a ... ok\ntest b ... FAILED\n\nfailures:\n\n\
             ---- b stdout ----\nleft: 1\n\nfailures:\n    b\n\ntest result: FAILED.\n\
             error: test failed, to rerun pass `-p x`",
        );
        let shown = excerpt(&said);
        assert_eq!(shown[0], "failures:");
        assert!(shown.contains(&"left: 1".to_string()));
        assert!(!shown.contains(&"test a ... ok".to_string()));
    }

    #[test]
    fn the_first_error_of_a_compiler_is_shown() {
        let said =
            lines("   Compiling x\nerror[E0425]: no `y`\n --> src/a.rs:1:1\nerror: aborting");
        assert_eq!(excerpt(&said).len(), 3);
    }

    #[test]
    fn failed_tests_in_the_browser_are_shown() {
        let said = lines("  ✓ 1 [desk] › a\n\n  1) [desk] › b.spec.ts:1:1 › it\n\n  1 failed");
        assert!(excerpt(&said)[0].contains("b.spec.ts"));
    }

    #[test]
    fn of_anything_else_the_last_lines_are_shown() {
        let said: Vec<String> = (0..1000).map(|number| number.to_string()).collect();
        let shown = excerpt(&said);
        assert_eq!((shown.len(), shown[0].as_str()), (FROM_THE_END, "970"));
        assert!(excerpt(&[]).is_empty());
    }

    #[test]
    fn of_a_long_report_both_ends_are_shown() {
        let mut said = lines("error: first");
        said.extend((0..500).map(|number| number.to_string()));
        let shown = excerpt(&said);
        assert_eq!(shown.len(), MOST + 1);
        assert_eq!(
            (shown[0].as_str(), shown[MOST].as_str()),
            ("error: first", "499")
        );
        assert!(shown[MOST / 2].contains("401 more"));
    }
}
