//! What the lines of cargo, its tests, Vitest and Playwright tell about how far
//! they are.

use super::lines::Ending;

/// Tests that passed and tests that failed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Counts {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
}

impl Counts {
    pub(crate) fn plus(self, other: Counts) -> Counts {
        Counts {
            passed: self.passed + other.passed,
            failed: self.failed + other.failed,
        }
    }
}

/// What has been heard from the programs of a step.
#[derive(Clone, Default, Debug)]
pub(crate) struct Heard {
    /// So many parts of so many are done, where that is known.
    pub(crate) of: Option<(u32, u32)>,
    /// Tests that were reported one by one since the last closing line.
    running: u32,
    closed: Counts,
}

impl Heard {
    /// The tests that closing lines have told.
    pub(crate) fn counts(&self) -> Counts {
        self.closed
    }

    /// The tests that are known to be done, also those that no closing line has
    /// told yet.
    pub(crate) fn tests_so_far(&self) -> u32 {
        self.closed.passed + self.closed.failed + self.running
    }

    /// Another program begins.
    pub(crate) fn next_program(&mut self) {
        self.of = None;
        self.running = 0;
    }

    pub(crate) fn hear(&mut self, line: &str, ending: Ending) {
        if let Some(of) = cargo_bar(line) {
            self.of = Some(of);
        }
        if ending == Ending::Return {
            return;
        }
        if let Some(counts) = closing_line(line) {
            self.closed = self.closed.plus(counts);
            // Another program may be in the middle of its tests.
            let told = counts.passed + counts.failed;
            self.running = self.running.saturating_sub(told);
        } else if let Some(tests) = playwright_begins(line) {
            self.of = Some((0, tests));
        } else if is_test(line) {
            self.running += 1;
        } else if is_playwright_test(line) {
            self.running += 1;
            self.of = self.of.map(|(_, all)| (self.running.min(all), all));
        }
        if line.trim_start().starts_with("Finished `") {
            // Compiling is over, and its bar with it.
            self.of = None;
        }
    }
}

/// `    Building [====>   ] 12/34: serde, syn`
fn cargo_bar(line: &str) -> Option<(u32, u32)> {
    let (_, rest) = line.trim_start().split_once(" [")?;
    let (_, rest) = rest.split_once("] ")?;
    let numbers = rest.split(':').next()?.split_whitespace().next()?;
    let (done, all) = numbers.split_once('/')?;
    Some((done.parse().ok()?, all.parse().ok()?))
}

/// The line with which a run of tests ends, in any of the three forms.
fn closing_line(line: &str) -> Option<Counts> {
    let line = line.trim();
    if let Some(rest) = line.strip_prefix("test result: ") {
        return Some(Counts {
            passed: number_before(rest, " passed")?,
            failed: number_before(rest, " failed")?,
        });
    }
    if let Some(rest) = line.strip_prefix("Tests ") {
        let counts = Counts {
            passed: number_before(rest, " passed").unwrap_or(0),
            failed: number_before(rest, " failed").unwrap_or(0),
        };
        return (counts != Counts::default()).then_some(counts);
    }
    playwright_closes(line)
}

/// `151 passed (12.4m)`, `2 failed`, `1 flaky`: alone on a line.
fn playwright_closes(line: &str) -> Option<Counts> {
    let (number, rest) = line.split_once(' ')?;
    let number = number.parse().ok()?;
    let word = rest.split(' ').next()?;
    let is_alone = rest == word || rest.starts_with(&format!("{word} (")) && rest.ends_with(')');
    match word {
        _ if !is_alone => None,
        "passed" | "flaky" => Some(Counts {
            passed: number,
            failed: 0,
        }),
        "failed" => Some(Counts {
            passed: 0,
            failed: number,
        }),
        _ => None,
    }
}

/// The number that stands right before a word.
fn number_before(text: &str, word: &str) -> Option<u32> {
    let (before, _) = text.split_once(word)?;
    before.rsplit(' ').next()?.parse().ok()
}

/// `Running 151 tests using 2 workers`
fn playwright_begins(line: &str) -> Option<u32> {
    let rest = line.strip_prefix("Running ")?;
    let (number, rest) = rest.split_once(" test")?;
    let is_it = rest.contains("using");
    is_it.then(|| number.parse().ok())?
}

/// `test name::of::it ... ok`
fn is_test(line: &str) -> bool {
    line.starts_with("test ") && (line.ends_with(" ... ok") || line.ends_with(" ... FAILED"))
}

/// `  ✓   12 [desk] › file.spec.ts:1:2 › name (1.2s)`
fn is_playwright_test(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let mark = words.next().unwrap_or_default();
    let number = words.next().unwrap_or_default();
    ["✓", "✘", "ok", "x", "-"].contains(&mark)
        && number.parse::<u32>().is_ok()
        && words.next().is_some_and(|word| word.starts_with('['))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heard(text: &str) -> Heard {
        let mut heard = Heard::default();
        for line in text.lines() {
            heard.hear(line, Ending::Newline);
        }
        heard
    }

    fn counts(passed: u32, failed: u32) -> Counts {
        Counts { passed, failed }
    }

    #[test]
    fn cargo_says_how_many_crates_are_compiled() {
        let mut heard = Heard::default();
        let bar = "    Building [=======>                 ] 12/319: libc, syn(build.rs)";
        heard.hear(bar, Ending::Return);
        assert_eq!(heard.of, Some((12, 319)));
        heard.hear("   Compiling serde v1.0.0", Ending::Newline);
        assert_eq!(heard.of, Some((12, 319)));
        heard.hear("    Finished `dev` profile in 3.2s", Ending::Newline);
        assert_eq!(heard.of, None);
    }

    #[test]
    fn tests_of_rust_are_counted_over_all_programs() {
        let one = "running 2 tests\ntest a ... ok\ntest b::c ... FAILED\n\n\
                   test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured";
        let two = "test d ... ok\ntest result: ok. 40 passed; 0 failed; 0 ignored\ntest e ... ok";
        let heard = heard(&format!("{one}\n{two}"));
        assert_eq!(heard.counts(), counts(41, 1));
        assert_eq!(heard.tests_so_far(), 43);
    }

    #[test]
    fn units_of_the_page_are_counted_and_not_their_files() {
        let text =
            " Test Files  1 failed | 9 passed (10)\n      Tests  2 failed | 120 passed (122)\n";
        assert_eq!(heard(text).counts(), counts(120, 2));
        assert_eq!(heard("      Tests  7 passed (7)").counts(), counts(7, 0));
    }

    #[test]
    fn tests_in_the_browser_are_counted() {
        let text = "Running 3 tests using 2 workers\n\n  ✓  1 [desk] › a.spec.ts:1:1 › it (1s)\n\
                    \u{20} ✘  2 [desk] › b.spec.ts:2:1 › works (9s)\n";
        assert_eq!(heard(text).of, Some((2, 3)));
        assert_eq!(heard(text).counts(), counts(0, 0));
        let whole = format!("{text}  1 failed\n    [desk] › b.spec.ts\n  2 passed (1.2m)\n");
        assert_eq!(heard(&whole).counts(), counts(2, 1));
    }

    #[test]
    fn prose_with_such_words_counts_nothing() {
        for line in [
            "12 passed the exam",
            "the pawn passed",
            "2 failed attempts",
            "Tests are run",
            "test result: odd",
        ] {
            assert_eq!(heard(line).counts(), counts(0, 0), "{line}");
        }
    }
}
