//! Files: what is written reads back, and what is no history is said to be none.

use game::Lang;
use judge::{FormatErrorKind, Reader, Verdict, Writer};
use search::Numbers;

use crate::simulated::{history, meddle};

fn error_of(text: &str) -> (u64, FormatErrorKind) {
    let error = Verdict::of(text.as_bytes(), |_| {}).unwrap_err();
    assert!(!error.explain(Lang::Fr).is_empty());
    (error.line, error.kind)
}

#[test]
fn what_is_written_reads_back() {
    let mut numbers = Numbers::seeded(3);
    let mut tables = Vec::new();
    while tables.len() < 50 {
        let mut one = history(&mut numbers, 3, 100, 40);
        meddle(&mut one, &mut numbers);
        if one.is_well_formed() {
            tables.push(one);
        }
    }
    tables[7].log = None;
    let mut writer = Writer::new(Vec::new()).unwrap();
    tables.iter().for_each(|table| writer.table(table).unwrap());
    let bytes = writer.finish().unwrap();
    let read: Result<Vec<_>, _> = Reader::new(bytes.as_slice()).unwrap().collect();
    assert_eq!(read.unwrap(), tables);
    let mut progress = Vec::new();
    let verdict = Verdict::of(bytes.as_slice(), |done| progress.push(done)).unwrap();
    assert_eq!((verdict.tables, progress.len()), (50, 50));
    assert_eq!(progress.last(), Some(&(bytes.len() as u64)));
    assert!(!verdict.is_right() && verdict.found["no-log"] == 1);
}

#[test]
fn what_is_no_history_is_said_so() {
    use FormatErrorKind::{Ends, Line, NotAHistory, Table};
    let is = |text: &str, line, wanted: fn(&FormatErrorKind) -> bool| {
        let (at, kind) = error_of(text);
        assert!(at == line && wanted(&kind), "{text:?}: line {at}, {kind:?}");
    };
    is("", 1, |kind| matches!(kind, NotAHistory));
    is("tablier-history 2\n", 1, |kind| matches!(kind, NotAHistory));
    let head = "tablier-history 1\nT t\n";
    is(head, 3, |kind| matches!(kind, Ends));
    is(&format!("{head}S 1 0 1"), 3, |kind| matches!(kind, Ends));
    is("tablier-history 1\nS 1 0 1 a\n", 2, |kind| {
        matches!(kind, Line)
    });
    for line in [
        "",
        "Z",
        "S 1 0 1",
        "S 1 0 1 a 7",
        "S 1 300 1 a",
        "S -1 0 1 a",
        "R 1 a",
        "H 1 0 1 xyz",
    ] {
        is(&format!("{head}{line}\nE\n"), 3, |kind| {
            matches!(kind, Line)
        });
    }
    for lines in [
        // Two at the same time, an answer to nothing, two answers, a reading that nobody asked for,
        // and a log that was read too early.
        "S 1 0 1 a\nS 1 1 1 a",
        "D 1 0 1 1",
        "S 1 0 1 a\nD 2 0 1 1\nD 3 0 1 1",
        "W 1 0 1",
        "S 5 0 1 a\nL 4 6",
    ] {
        let last = 3 + lines.lines().count() as u64;
        is(&format!("{head}{lines}\nE\n"), last, |kind| {
            matches!(kind, Table)
        });
    }
}

#[test]
fn a_verdict_is_told_in_every_language() {
    let text = "tablier-history 1\nT t\nS 5000000000 0 1 a\nH 7000000000 1 1 b\nL 8000000000 9000000000\nR 1 c 0 1 a\nE\n";
    let verdict = Verdict::of(text.as_bytes(), |_| {}).unwrap();
    assert_eq!(verdict.found["differs"], 1);
    assert_eq!((verdict.operations, verdict.acts, verdict.rows), (3, 1, 1));
    let last = |lang| verdict.lines(lang).pop().unwrap();
    assert_eq!(
        last(Lang::En),
        "table t: player 1 saw another row 1 than the one in the log"
    );
    assert!(last(Lang::Fr).contains("une autre ligne 1"));
    assert!(last(Lang::Es).contains("otra fila 1"));
}

#[test]
fn a_violation_in_time_says_when() {
    let text = "tablier-history 1\nT t\nQ 1000000000 1 0\nW 2000000000 1 0\nH 3000000000 1 1 b\nS 5000000000 0 1 a\nL 8000000000 9000000000\nR 1 b 0 1 a\nE\n";
    let verdict = Verdict::of(text.as_bytes(), |_| {}).unwrap();
    assert_eq!(
        verdict.lines(Lang::En).pop().unwrap(),
        "table t: row 1 was not there yet: player 0 sent its message only at 5.000000 s; \
         but row 1 was there already: player 1 was told it at 3.000000 s"
    );
}
