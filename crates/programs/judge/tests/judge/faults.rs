//! Faults that are put on purpose into what real servers did: two of them on one
//! PostgreSQL, killed and paused while people played. Each is found; what was
//! recorded is right as it is.

use judge::{Happened, LogRow, Reader, TableHistory, check};

/// What was recorded.
const RECORDED: &str = include_str!("recorded.history");

fn recorded() -> Vec<TableHistory> {
    let reader = Reader::new(RECORDED.as_bytes()).unwrap();
    let tables: Vec<TableHistory> = reader.map(Result::unwrap).collect();
    assert_eq!(tables.len(), 3);
    tables
}

fn rows(history: &mut TableHistory) -> &mut Vec<LogRow> {
    &mut history.log.as_mut().unwrap().rows
}

fn renumber(history: &mut TableHistory) {
    for (row, number) in rows(history).iter_mut().zip(1..) {
        row.row.number = number;
    }
}

/// Breaks each recorded table like this, and gives back the names of what was found.
fn found_after(break_it: impl Fn(&mut TableHistory)) -> Vec<Vec<&'static str>> {
    let broken = recorded().into_iter().map(|mut history| {
        break_it(&mut history);
        assert!(history.is_well_formed(), "{}", history.table);
        check(&history).iter().map(|it| it.name()).collect()
    });
    broken.collect()
}

fn everywhere(name: &str, break_it: impl Fn(&mut TableHistory)) {
    for found in found_after(break_it) {
        assert!(found.contains(&name), "{found:?}");
    }
}

#[test]
fn what_real_servers_did_is_right() {
    for history in recorded() {
        assert_eq!(check(&history), []);
        let again = |what: &Happened| {
            matches!(
                what,
                Happened::SaidAgain { .. } | Happened::Asked { after: 1.. }
            )
        };
        assert!(
            history.events.iter().any(|event| again(&event.what)),
            "nothing was disturbed"
        );
    }
}

#[test]
fn an_acknowledged_row_that_is_withheld_is_found() {
    let withhold = |history: &mut TableHistory| {
        let at = rows(history)
            .iter()
            .position(|row| row.acts.iter().any(|act| act.id > 1));
        let act = rows(history)[at.unwrap()].acts[0];
        rows(history).remove(at.unwrap());
        renumber(history);
        let answered = history.events.iter().any(|event| {
            let of_it = matches!(event.what, Happened::Acknowledged { id, .. } if id == act.id);
            of_it && event.player == act.player
        });
        assert!(answered);
    };
    everywhere("lost", withhold);
}

#[test]
fn two_rows_that_were_swapped_are_found() {
    let swap = |history: &mut TableHistory| {
        let middle = rows(history).len() / 2;
        rows(history).swap(middle, middle + 1);
        renumber(history);
    };
    everywhere("differs", swap);
    // Even if everybody saw them swapped, and all answers name them so, their times tell.
    let swap_for_all = |history: &mut TableHistory| {
        let middle = rows(history).len() as u32 / 2;
        let (one, other) = (middle + 1, middle + 2);
        let swapped = |number: u32| match number {
            number if number == one => other,
            number if number == other => one,
            number => number,
        };
        swap(history);
        let prints: Vec<u64> = rows(history).iter().map(|row| row.row.print).collect();
        for event in &mut history.events {
            match &mut event.what {
                Happened::Acknowledged { row: Some(row), .. } => *row = swapped(*row),
                Happened::Heard(row) => row.print = prints[row.number as usize - 1],
                Happened::Shown { rows, .. } => {
                    for row in rows {
                        row.print = prints[row.number as usize - 1];
                    }
                }
                _ => {}
            }
        }
    };
    for found in found_after(swap_for_all) {
        assert!(
            found.iter().all(|name| *name == "order") && !found.is_empty(),
            "{found:?}"
        );
    }
}

#[test]
fn a_row_that_is_lost_at_the_end_is_found() {
    everywhere("lost-row", |history| drop(rows(history).pop()));
}

#[test]
fn a_row_that_is_there_twice_is_found() {
    let double = |history: &mut TableHistory| {
        let last = rows(history).iter().rposition(|row| !row.acts.is_empty());
        let again = rows(history)[last.unwrap()].clone();
        rows(history).push(again);
        renumber(history);
    };
    everywhere("doubled", double);
}

#[test]
fn forged_contents_are_found() {
    let forge = |history: &mut TableHistory| {
        let row = rows(history).iter_mut().find(|row| !row.acts.is_empty());
        row.unwrap().acts[0].print ^= 1;
    };
    everywhere("changed", forge);
    everywhere("differs", |history| rows(history)[2].row.print ^= 1);
    let invent = |history: &mut TableHistory| {
        let row = rows(history).iter_mut().rfind(|row| !row.acts.is_empty());
        row.unwrap().acts[0].id += 1000;
    };
    everywhere("never-said", invent);
}

#[test]
fn an_answer_before_its_time_is_found() {
    // Somebody is told a row before its player has said what is in it.
    let early = |history: &mut TableHistory| {
        let said = history
            .events
            .iter()
            .rposition(|event| matches!(event.what, Happened::Said { .. }));
        let said = said.unwrap();
        let told = history.events[said..]
            .iter()
            .position(|event| matches!(event.what, Happened::Heard(_)));
        let told = said + told.unwrap();
        history.events[told].at = history.events[said].at - 1;
        history.events.sort_by_key(|event| event.at);
    };
    everywhere("order", early);
}

#[test]
fn a_reading_that_is_behind_is_found() {
    // The last reading of a player does not show what the player knew already.
    let stale = |history: &mut TableHistory| {
        let shown = history
            .events
            .iter_mut()
            .rev()
            .find_map(|event| match &mut event.what {
                Happened::Shown { rows, .. } if rows.len() > 1 => Some(rows),
                _ => None,
            });
        let rows = shown.unwrap();
        *rows = rows[..1].into();
    };
    for found in found_after(stale) {
        assert!(
            found.contains(&"order") || found.contains(&"skipped"),
            "{found:?}"
        );
    }
}

#[test]
fn what_was_refused_must_not_be_kept() {
    let refuse = |history: &mut TableHistory| {
        let answer = history
            .events
            .iter_mut()
            .find(|event| matches!(event.what, Happened::Acknowledged { row: Some(_), .. }));
        let answer = answer.unwrap();
        if let Happened::Acknowledged { id, .. } = answer.what {
            answer.what = Happened::Refused { id };
        }
    };
    everywhere("refused-and-kept", refuse);
}

#[test]
fn a_log_that_nobody_hands_out_is_not_taken_for_right() {
    everywhere("no-log", |history| history.log = None);
}
