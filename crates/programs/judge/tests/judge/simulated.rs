//! Small histories that are right, from an object that is really there, and ways to
//! break them.

use judge::{Act, Event, Happened, Log, LogRow, Row, TableHistory};
use search::Numbers;

/// What a player is about.
#[derive(Default)]
struct Player {
    next_id: u32,
    /// An act that is under way: what was said, whether it was said again, and in which row it is.
    act: Option<(Act, bool, Option<usize>)>,
    /// A reading that is under way, and how many rows there were when it happened.
    reading: Option<(u32, Option<usize>)>,
    connected: bool,
    told: u32,
}

/// A history of so many steps, at random, as an object that is right brings it about.
pub(crate) fn history(
    numbers: &mut Numbers,
    players: u8,
    steps: usize,
    most_rows: usize,
) -> TableHistory {
    let mut history = TableHistory {
        table: "t".to_string(),
        ..TableHistory::default()
    };
    let mut rows: Vec<LogRow> = Vec::new();
    let mut all: Vec<Player> = (0..players).map(|_| Player::default()).collect();
    for step in 0..steps {
        let at = 10 * step as u64 + 10;
        let number = numbers.below(players.into()) as u8;
        let player = &mut all[usize::from(number)];
        let mut tell = |what| {
            let player = number;
            history.events.push(Event { at, player, what });
        };
        match numbers.below(9) {
            0 | 1 => match &mut player.act {
                None => {
                    player.next_id += 1;
                    let (id, print) = (player.next_id, numbers.bits());
                    let act = Act {
                        player: number,
                        id,
                        print,
                    };
                    player.act = Some((act, false, None));
                    tell(Happened::Said { id, print });
                }
                Some((act, again, _)) if numbers.below(3) == 0 => {
                    *again = true;
                    tell(Happened::SaidAgain { id: act.id });
                }
                Some(_) => {}
            },
            2 | 3 => {
                if let Some((act, _, row @ None)) = &mut player.act
                    && rows.len() < most_rows
                {
                    let number = rows.len() as u32 + 1;
                    let print = numbers.bits();
                    let acts = vec![*act];
                    rows.push(LogRow {
                        row: Row { number, print },
                        acts,
                    });
                    *row = Some(rows.len());
                }
            }
            4 => match player.act.take() {
                Some((act, again, Some(row))) => {
                    let later = numbers.below((rows.len() - row + 1) as u32) as usize;
                    let named = if again { row + later } else { row };
                    let row = (numbers.below(6) > 0).then_some(named as u32);
                    tell(Happened::Acknowledged { id: act.id, row });
                }
                Some((act, _, None)) if numbers.below(3) == 0 => {
                    tell(Happened::Refused { id: act.id });
                }
                other => player.act = other,
            },
            5 => {
                player.connected = false;
                player.reading = Some((player.told, None));
                tell(Happened::Asked { after: player.told });
            }
            6 => match &mut player.reading {
                Some((_, seen @ None)) => *seen = Some(rows.len()),
                Some((after, Some(seen))) => {
                    let full = numbers.below(4) == 0;
                    let from = if full { 0 } else { *after as usize };
                    let shown = rows[from..*seen].iter().map(|row| row.row).collect();
                    player.told = *seen as u32;
                    player.connected = true;
                    player.reading = None;
                    tell(Happened::Shown { full, rows: shown });
                }
                None => {}
            },
            7 => {
                if player.connected
                    && let Some(row) = rows.get(player.told as usize)
                {
                    player.told += 1;
                    tell(Happened::Heard(row.row));
                }
            }
            _ => {
                if rows.len() < most_rows && numbers.below(3) == 0 {
                    let row = Row {
                        number: rows.len() as u32 + 1,
                        print: numbers.bits(),
                    };
                    rows.push(LogRow {
                        row,
                        acts: Vec::new(),
                    });
                }
            }
        }
    }
    let called = 10 * steps as u64 + 20;
    history.log = Some(Log {
        called,
        answered: called + 10,
        rows,
    });
    history
}

/// Lets something have happened earlier or later than it did.
pub(crate) fn shift(history: &mut TableHistory, numbers: &mut Numbers) {
    if history.events.is_empty() {
        return;
    }
    let chosen = numbers.below(history.events.len() as u32) as usize;
    // No two events have the same time: all others are at tens.
    let by = 10 * u64::from(numbers.below(30)) + 1 + u64::from(numbers.below(9));
    let event = &mut history.events[chosen];
    if matches!(event.what, Happened::Heard(_)) && numbers.below(8) > 0 {
        // Mostly somebody would only be told rows out of order.
        return;
    }
    event.at = match numbers.below(2) {
        0 => event.at + by,
        _ => event.at.saturating_sub(by),
    };
    history.events.sort_by_key(|event| event.at);
}

/// Changes something at random. What comes out may be right all the same.
pub(crate) fn meddle(history: &mut TableHistory, numbers: &mut Numbers) {
    let mut pick = |length: usize| (numbers.below(length.max(1) as u32)) as usize;
    let kind = pick(10);
    let length = history.events.len();
    let rows = history.log.as_ref().map_or(0, |log| log.rows.len());
    match kind {
        // Two things happened the other way round.
        0..=2 if length > 1 => {
            let (first, second) = (pick(length), pick(length));
            let (one, other) = (history.events[first].at, history.events[second].at);
            history.events[first].at = other;
            history.events[second].at = one;
            history.events.sort_by_key(|event| event.at);
        }
        // Something never came, or was never said.
        3 if length > 0 => drop(history.events.remove(pick(length))),
        // Something in what was told is otherwise.
        4 | 5 if length > 0 => {
            let (by, other) = (pick(3) as u32, pick(2) == 0);
            let change = |row: &mut Row| match other {
                true => row.print ^= 1,
                false => row.number = (row.number + by).saturating_sub(1),
            };
            match &mut history.events[pick(length)].what {
                Happened::Acknowledged { row: Some(row), .. } => {
                    *row = (*row + by).saturating_sub(1)
                }
                Happened::Heard(row) => change(row),
                Happened::Shown { rows, full } => match rows.last_mut() {
                    Some(row) if other => change(row),
                    _ if by == 0 => *full = !*full,
                    _ => *rows = rows[..rows.len().saturating_sub(1)].into(),
                },
                Happened::Asked { after } => *after = (*after + by).saturating_sub(1),
                Happened::Said { print, .. } => *print ^= u64::from(other),
                _ => {}
            }
        }
        // The log is another one.
        _ if rows > 0 => {
            let (first, second) = (pick(rows), pick(rows));
            let log = history.log.as_mut().expect("every simulated one has a log");
            match pick(5) {
                0 => {
                    log.rows.swap(first, second);
                    for (row, number) in log.rows.iter_mut().zip(1..) {
                        row.row.number = number;
                    }
                }
                1 => drop(log.rows.pop()),
                2 => drop(log.rows[first].acts.pop()),
                3 => log.rows[first].acts = log.rows[second].acts.clone(),
                _ => drop(log.rows.remove(first)),
            }
        }
        _ => {}
    }
}
