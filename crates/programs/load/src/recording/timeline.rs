//! When everything happened at a table, for the judge. Written down only where somebody
//! wants a history: it takes memory until the end.

use std::cell::Cell;

use judge::{Act, Event, Happened, LogRow};
use tokio::time::Instant;
use wire::online::messages::Row;
use wire::online::{Entry, What};

use super::history::{print_of, print_of_entries};

/// Taking a place has no number of the player's own; those of messages begin at 1.
const PLACE: u32 = 0;

/// What taking a place says.
const PLACE_PRINT: u64 = 0;

/// The one clock by which everything is written down. It never goes back, whatever is done
/// to the machine's, and never says the same time twice.
pub(crate) struct Clock {
    began: Instant,
    last: Cell<u64>,
}

impl Clock {
    pub(crate) fn new() -> Clock {
        Clock {
            began: Instant::now(),
            last: Cell::new(0),
        }
    }

    /// Nanoseconds since it began.
    pub(crate) fn now(&self) -> u64 {
        let now = self.began.elapsed().as_nanos() as u64;
        let now = now.max(self.last.get() + 1);
        self.last.set(now);
        now
    }
}

/// What happened at a table, earliest first; nothing where nobody wants to know.
#[derive(Default)]
pub(crate) struct Timeline(Option<Vec<Event>>);

impl Timeline {
    pub(crate) fn new(is_wanted: bool) -> Timeline {
        Timeline(is_wanted.then(Vec::new))
    }

    /// Writes something down that happens now.
    pub(crate) fn note(&mut self, clock: &Clock, player: usize, what: impl FnOnce() -> Happened) {
        if let Some(events) = &mut self.0 {
            events.push(Event {
                at: clock.now(),
                player: player as u8,
                what: what(),
            });
        }
    }

    /// Writes down when a place was asked for and given, before anything else.
    pub(crate) fn note_place(&mut self, player: usize, [called, answered]: [u64; 2]) {
        if let Some(events) = &mut self.0 {
            let (id, print) = (PLACE, PLACE_PRINT);
            let player = player as u8;
            let mut note = |at, what| events.push(Event { at, player, what });
            note(called, Happened::Said { id, print });
            note(answered, Happened::Acknowledged { id, row: None });
        }
    }

    /// All of it, which is forgotten here.
    pub(crate) fn take(&mut self) -> Vec<Event> {
        self.0.take().unwrap_or_default()
    }
}

/// A row of a log, in the judge's own form.
pub(crate) fn log_row(row: &Row) -> LogRow {
    LogRow {
        row: judge::Row {
            number: row.seq as u32,
            print: print_of_entries(row.seq, &row.entries),
        },
        acts: row.entries.iter().filter_map(act).collect(),
    }
}

/// What a player has said, if that is what the entry is.
fn act(entry: &Entry) -> Option<Act> {
    match &entry.1 {
        What::Told { player, id, act } => Some(Act {
            player: *player as u8,
            id: *id as u32,
            print: print_of_act(act),
        }),
        What::Sat { player, .. } => Some(Act {
            player: *player as u8,
            id: PLACE,
            print: PLACE_PRINT,
        }),
        _ => None,
    }
}

/// A number for what a player says, the same before it is sent and in the log.
pub(crate) fn print_of_act(act: &wire::page::Act) -> u64 {
    let text = serde_json::to_string(act).expect("texts and numbers are always JSON");
    print_of(0, &text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_moments_are_the_same() {
        let clock = Clock::new();
        let moments: Vec<u64> = (0..1000).map(|_| clock.now()).collect();
        assert!(moments.is_sorted_by(|one, next| one < next));
    }

    #[test]
    fn nothing_is_kept_where_nobody_wants_it() {
        let clock = Clock::new();
        let mut unwanted = Timeline::new(false);
        unwanted.note(&clock, 0, || unreachable!("nobody asks"));
        assert!(unwanted.take().is_empty());
        let mut wanted = Timeline::new(true);
        wanted.note_place(1, [clock.now(), clock.now()]);
        wanted.note(&clock, 0, || Happened::Asked { after: 0 });
        assert_eq!(wanted.take().len(), 3);
    }
}
