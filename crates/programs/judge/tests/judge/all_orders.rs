//! A slow and plain judge: a search through all orders in which the operations of a
//! history can have happened, in the manner of Wing and Gong. It is written from the
//! description of the object alone, is led by nothing that the quick one computes,
//! and is for small histories only.

use std::collections::HashMap;

use judge::{Act, Event, Happened, Log, Row, TableHistory};

/// The object: rows, and how far each player has been told them.
#[derive(Clone, Default)]
struct State {
    rows: Vec<(u64, Option<Act>)>,
    told: HashMap<u8, u32>,
}

/// Something that was done to it, from its call to its answer.
struct Operation {
    called: u64,
    /// None: it was never answered, and may never have happened.
    answered: Option<u64>,
    does: Does,
}

#[derive(Clone)]
enum Does {
    /// Adds a row with this act in it, and names that row if the answer named one.
    Append {
        act: Act,
        named: Option<u32>,
    },
    /// Is told, about an act that was said again, that this row is there.
    Named {
        act: Act,
        row: u32,
    },
    /// Changes nothing.
    Refused,
    Read {
        player: u8,
        from: u32,
        rows: Box<[Row]>,
    },
    Hear {
        player: u8,
        row: Row,
    },
    /// Reads everything.
    Last(Log),
}

/// Whether there is an order that explains the history.
pub(crate) fn is_linearizable(history: &TableHistory) -> bool {
    let Some(log) = &history.log else {
        return false;
    };
    let operations = operations(&history.events, log);
    let search = Search {
        prints: prints(history),
        operations,
    };
    search.explains(0, &State::default())
}

fn operations(events: &[Event], log: &Log) -> Vec<Operation> {
    let mut operations = Vec::new();
    for (index, event) in events.iter().enumerate() {
        let (at, player) = (event.at, event.player);
        let later = &events[index + 1..];
        match &event.what {
            Happened::Said { id, print } => {
                let id = *id;
                let act = Act {
                    player,
                    id,
                    print: *print,
                };
                let again = later.iter().any(|other| {
                    other.player == player && other.what == Happened::SaidAgain { id }
                });
                let answer = later.iter().find_map(|other| match other.what {
                    Happened::Acknowledged { id: its, row }
                        if (other.player, its) == (player, id) =>
                    {
                        Some((other.at, Some(row)))
                    }
                    Happened::Refused { id: its } if (other.player, its) == (player, id) => {
                        Some((other.at, None))
                    }
                    _ => None,
                });
                let answered = answer.map(|(at, _)| at);
                let named = answer.and_then(|(_, row)| row.flatten());
                let does = match answer {
                    Some((_, None)) => Does::Refused,
                    _ => Does::Append {
                        act,
                        named: named.filter(|_| !again),
                    },
                };
                operations.push(Operation {
                    called: at,
                    answered,
                    does,
                });
                if let (true, Some(row)) = (again, named) {
                    operations.push(Operation {
                        called: at,
                        answered,
                        does: Does::Named { act, row },
                    });
                }
            }
            Happened::Asked { after } => {
                let answer = later.iter().find(|other| {
                    let ends =
                        matches!(other.what, Happened::Shown { .. } | Happened::Asked { .. });
                    other.player == player && ends
                });
                if let Some(answer) = answer
                    && let Happened::Shown { full, rows } = &answer.what
                {
                    operations.push(Operation {
                        called: at,
                        answered: Some(answer.at),
                        does: Does::Read {
                            player,
                            from: if *full { 0 } else { *after },
                            rows: rows.clone(),
                        },
                    });
                }
            }
            Happened::Heard(row) => operations.push(Operation {
                called: at,
                answered: Some(at),
                does: Does::Hear { player, row: *row },
            }),
            _ => {}
        }
    }
    operations.push(Operation {
        called: log.called,
        answered: Some(log.answered),
        does: Does::Last(log.clone()),
    });
    operations
}

/// What anybody has seen a row of this number to say, and something that nobody has seen.
fn prints(history: &TableHistory) -> HashMap<u32, Vec<u64>> {
    let log = history.log.iter().flat_map(|log| &log.rows);
    let mut seen: Vec<Row> = log.map(|row| row.row).collect();
    for event in &history.events {
        match &event.what {
            Happened::Heard(row) => seen.push(*row),
            Happened::Shown { rows, .. } => seen.extend(rows.iter().copied()),
            _ => {}
        }
    }
    let mut prints: HashMap<u32, Vec<u64>> = HashMap::new();
    for row in seen {
        let all = prints.entry(row.number).or_default();
        if !all.contains(&row.print) {
            all.push(row.print);
        }
    }
    prints
}

struct Search {
    /// What a server can have put into a row of this number.
    prints: HashMap<u32, Vec<u64>>,
    operations: Vec<Operation>,
}

impl Search {
    /// Whether the operations that have not happened yet can happen in some order.
    fn explains(&self, happened: u32, state: &State) -> bool {
        let open = |index: &usize| happened & (1 << index) == 0;
        let left: Vec<usize> = (0..self.operations.len()).filter(open).collect();
        let must = |index: &&usize| self.operations[**index].answered.is_some();
        if left.iter().filter(must).count() == 0 {
            return true;
        }
        // Whatever was called after another one was answered comes after it.
        let answers = left.iter().filter_map(|it| self.operations[*it].answered);
        let first = answers.min().unwrap_or(u64::MAX);
        for index in left {
            let operation = &self.operations[index];
            if operation.called > first {
                continue;
            }
            for next in self.after(state, &operation.does) {
                if self.explains(happened | 1 << index, &next) {
                    return true;
                }
            }
        }
        // The server adds a row of its own.
        let added = self.appended(state, None);
        added.iter().any(|next| self.explains(happened, next))
    }

    /// The states that adding a row can lead to. A row that nobody ever sees explains
    /// nothing: the last reading sees all of them.
    fn appended(&self, state: &State, act: Option<Act>) -> Vec<State> {
        let number = state.rows.len() as u32 + 1;
        let prints = self.prints.get(&number).into_iter().flatten();
        let appended = prints.map(|print| {
            let mut next = state.clone();
            next.rows.push((*print, act));
            next
        });
        appended.collect()
    }

    /// The states that an operation can lead to, if it can have its answer in this one.
    fn after(&self, state: &State, does: &Does) -> Vec<State> {
        let length = state.rows.len() as u32;
        let is = |row: &Row| {
            let at = (row.number as usize).checked_sub(1);
            at.and_then(|at| state.rows.get(at)).map(|it| it.0) == Some(row.print)
        };
        let when = |is_so: bool, next: State| match is_so {
            true => vec![next],
            false => Vec::new(),
        };
        match does {
            Does::Append { act, named } => match named.is_none_or(|row| row == length + 1) {
                true => self.appended(state, Some(*act)),
                false => Vec::new(),
            },
            Does::Named { act, row } => {
                let kept = state.rows.iter().position(|it| it.1 == Some(*act));
                let is_so = kept.is_some_and(|at| at < *row as usize) && *row <= length;
                when(is_so, state.clone())
            }
            Does::Refused => vec![state.clone()],
            Does::Read { player, from, rows } => {
                let mut next = state.clone();
                next.told.insert(*player, length);
                let shown = from + rows.len() as u32 == length;
                let in_order = rows
                    .iter()
                    .zip(from + 1..)
                    .all(|(row, at)| row.number == at);
                when(shown && in_order && rows.iter().all(is), next)
            }
            Does::Hear { player, row } => {
                let mut next = state.clone();
                let before = next.told.insert(*player, row.number).unwrap_or(0);
                when(before + 1 == row.number && is(row), next)
            }
            Does::Last(log) => {
                let same = log.rows.len() == state.rows.len()
                    && log
                        .rows
                        .iter()
                        .zip(1..)
                        .zip(&state.rows)
                        .all(|((row, at), it)| {
                            let acts: Vec<Act> = it.1.into_iter().collect();
                            row.row.number == at && is(&row.row) && row.acts == acts
                        });
                when(same, state.clone())
            }
        }
    }
}
