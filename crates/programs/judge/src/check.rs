//! Decides whether a table's history is linearizable, by the three conditions that the
//! first page of this crate proves to be necessary and sufficient.

use std::collections::HashMap;

use crate::history::{Event, Happened, Log, Row, TableHistory};
use crate::violation::{Since, Until, Violation};

/// What a player has said, and what came of it.
struct Said {
    called: u64,
    print: u64,
    again: bool,
    outcome: Outcome,
}

enum Outcome {
    Unknown,
    Acknowledged { at: u64, row: Option<u32> },
    Refused,
}

/// Where a player is.
#[derive(Clone, Copy, Default)]
struct Place {
    /// The reading that has not been answered yet: when it was asked for, and after which row.
    asked: Option<(u64, u32)>,
    /// The last row that the player has been told.
    told: u32,
}

/// The time between which and which a row was added, and why.
#[derive(Clone, Copy, Default)]
struct Bounds {
    low: Option<(u64, Since)>,
    high: Option<(u64, Until)>,
}

impl Bounds {
    fn not_before(&mut self, at: u64, why: Since) {
        if self.low.is_none_or(|(low, _)| low < at) {
            self.low = Some((at, why));
        }
    }

    fn not_after(&mut self, at: u64, why: Until) {
        if self.high.is_none_or(|(high, _)| at < high) {
            self.high = Some((at, why));
        }
    }
}

/// Everything that is wrong with a history; nothing: it is linearizable. A history of
/// which the form itself is wrong is refused by [`Reader`](crate::Reader).
pub fn check(history: &TableHistory) -> Vec<Violation> {
    let Some(log) = &history.log else {
        return vec![Violation::NoLog];
    };
    let mut found = Vec::new();
    let numbered = log.rows.iter().zip(1..);
    for (row, place) in numbered {
        if row.row.number != place {
            let number = row.row.number;
            // Nothing can be said of rows that have no place.
            return vec![Violation::Numbers { place, number }];
        }
    }
    let mut checking = Checking {
        log,
        bounds: vec![Bounds::default(); log.rows.len() + 2],
        said: HashMap::new(),
        places: HashMap::new(),
        found: &mut found,
    };
    for event in &history.events {
        checking.take(event);
    }
    checking.compare_acts();
    checking.compare_times();
    found
}

struct Checking<'a> {
    log: &'a Log,
    /// What is known of the moment of each row, by its number; the last one has not been added.
    bounds: Vec<Bounds>,
    said: HashMap<(u8, u32), Said>,
    places: HashMap<u8, Place>,
    found: &'a mut Vec<Violation>,
}

impl Checking<'_> {
    /// Whether the log has a row of this number, which a player has reason to expect.
    fn has(&mut self, player: u8, row: u32) -> bool {
        let has = row as usize <= self.log.rows.len();
        if !has {
            self.found.push(Violation::LostRow { player, row });
        }
        has
    }

    /// Compares a row that a player saw with the log.
    fn see(&mut self, player: u8, row: Row) -> bool {
        let number = row.number;
        if number == 0 || !self.has(player, number) {
            return false;
        }
        if self.log.rows[number as usize - 1].row != row {
            let row = number;
            self.found.push(Violation::Differs { player, row });
        }
        true
    }

    fn take(&mut self, event: &Event) {
        let (at, player) = (event.at, event.player);
        match &event.what {
            Happened::Said { id, print } => {
                let said = Said {
                    called: at,
                    print: *print,
                    again: false,
                    outcome: Outcome::Unknown,
                };
                self.said.insert((player, *id), said);
            }
            Happened::SaidAgain { id } => {
                if let Some(said) = self.said.get_mut(&(player, *id)) {
                    said.again = true;
                }
            }
            Happened::Acknowledged { id, row } => {
                if let Some(said) = self.said.get_mut(&(player, *id)) {
                    said.outcome = Outcome::Acknowledged { at, row: *row };
                }
            }
            Happened::Refused { id } => {
                if let Some(said) = self.said.get_mut(&(player, *id)) {
                    said.outcome = Outcome::Refused;
                }
            }
            Happened::Asked { after } => {
                self.places.entry(player).or_default().asked = Some((at, *after));
            }
            Happened::Shown { full, rows } => self.show(at, player, *full, rows),
            Happened::Heard(row) => {
                self.go_on(player, row.number);
                if self.see(player, *row) {
                    let why = Until::Heard { player };
                    self.bounds[row.number as usize].not_after(at, why);
                }
            }
        }
    }

    /// A player is told this row, which has to be the next one.
    fn go_on(&mut self, player: u8, row: u32) {
        let place = self.places.entry(player).or_default();
        let next = place.told.saturating_add(1);
        place.told = row;
        if row != next {
            self.found.push(Violation::Skipped { player, next, row });
        }
    }

    /// A reading is answered.
    fn show(&mut self, at: u64, player: u8, full: bool, rows: &[Row]) {
        let place = self.places.entry(player).or_default();
        let Some((called, after)) = place.asked.take() else {
            return;
        };
        place.told = if full { 0 } else { after };
        for row in rows {
            self.go_on(player, row.number);
            self.see(player, *row);
        }
        let last = self.places.entry(player).or_default().told;
        if last > 0 && self.has(player, last) {
            self.bounds[last as usize].not_after(at, Until::Shown { player });
        }
        if let Some(next) = self.bounds.get_mut(last as usize + 1) {
            next.not_before(called, Since::NotShown { player });
        }
    }

    /// Compares what was said with the log, once everything has been heard.
    fn compare_acts(&mut self) {
        let mut kept: HashMap<(u8, u32), u32> = HashMap::new();
        for log_row in &self.log.rows {
            let row = log_row.row.number;
            if log_row.acts.len() > 1 {
                self.found.push(Violation::Crowded { row });
            }
            for act in &log_row.acts {
                let (player, id) = (act.player, act.id);
                if let Some(first) = kept.insert((player, id), row) {
                    let rows = [first, row];
                    self.found.push(Violation::Doubled { player, id, rows });
                }
                let Some(said) = self.said.get(&(player, id)) else {
                    self.found.push(Violation::NeverSaid { player, id, row });
                    continue;
                };
                if said.print != act.print {
                    self.found.push(Violation::Changed { player, id, row });
                }
                let bounds = &mut self.bounds[row as usize];
                bounds.not_before(said.called, Since::Said { player });
                match said.outcome {
                    Outcome::Refused => {
                        (self.found).push(Violation::RefusedAndKept { player, id, row });
                    }
                    Outcome::Acknowledged { at, .. } => {
                        bounds.not_after(at, Until::Acknowledged { player });
                    }
                    Outcome::Unknown => {}
                }
            }
        }
        let mut answered: Vec<(u64, u8, u32, Option<u32>, bool)> = (self.said.iter())
            .filter_map(|((player, id), said)| match said.outcome {
                Outcome::Acknowledged { at, row } => Some((at, *player, *id, row, said.again)),
                Outcome::Unknown | Outcome::Refused => None,
            })
            .collect();
        // The first thing that went wrong is told first.
        answered.sort_unstable();
        for (at, player, id, named, again) in answered {
            let Some(&row) = kept.get(&(player, id)) else {
                self.found.push(Violation::Lost { player, id });
                continue;
            };
            let Some(named) = named else {
                continue;
            };
            if named < row || (named > row && !again) {
                self.found.push(Violation::WrongRow {
                    player,
                    id,
                    named,
                    row,
                });
            }
            if named > 0 && self.has(player, named) {
                let why = Until::Acknowledged { player };
                self.bounds[named as usize].not_after(at, why);
            }
        }
    }

    /// Gives each row the earliest moment that it can have, and sees whether it was there by then.
    fn compare_times(&mut self) {
        let mut latest: Option<(u32, (u64, Since))> = None;
        for (row, bounds) in (1..).zip(&self.bounds[1..=self.log.rows.len()]) {
            if let Some(low) = bounds.low
                && latest.is_none_or(|(_, (before, _))| before < low.0)
            {
                latest = Some((row, low));
            }
            if let (Some((first, since)), Some(until)) = (latest, bounds.high)
                && since.0 > until.0
            {
                self.found.push(Violation::Order {
                    row: first,
                    since,
                    later: row,
                    until,
                });
            }
        }
    }
}
