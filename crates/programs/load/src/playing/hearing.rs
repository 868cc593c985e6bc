//! What the players of a table hear, and what follows from it: rows go into what was
//! seen and into the replica, answers into what is counted.

use std::time::Duration;

use host::Replica;
use judge::Happened;
use tokio::time::Instant;
use wire::online::messages::Tell;
use wire::online::{read_row, write_row};

use super::frames::{self, Frame};
use super::opponents::Opponents;
use crate::recording::history::{Known, print_of};
use crate::recording::timeline::log_row;

/// After how long something is said again that the server could not take yet.
const AGAIN: Duration = Duration::from_millis(250);

impl Opponents {
    /// A frame has come to this player.
    pub(super) fn hear(&mut self, player: usize, text: &str) {
        match frames::read(text) {
            Ok(Frame::Row { seq, entries }) => {
                self.note(player, || Happened::Heard(print_of_row(seq, entries)));
                self.show(player, seq, entries);
            }
            Ok(Frame::Done { id, seq }) => self.done(player, id, seq),
            Ok(Frame::Other(tell)) => self.hear_other(player, *tell),
            Err(error) => self.differs(format!("a frame that is none: {error}")),
        }
    }

    fn hear_other(&mut self, player: usize, tell: Tell) {
        match tell {
            Tell::Welcome { full, rows, .. } => {
                if full {
                    self.shown[player] = 0;
                }
                self.note(player, || {
                    let rows = rows.iter().map(|row| log_row(row).row).collect();
                    Happened::Shown { full, rows }
                });
                for row in rows {
                    let entries = write_row(&row.entries);
                    self.show(player, row.seq, &entries);
                }
            }
            Tell::Refused { id, refused, .. } => self.refused(player, id, &refused.code),
            Tell::Row(_) | Tell::Done { .. } => self.differs("a frame of another shape".into()),
            Tell::Pong { .. } => {
                let mut counts = self.shared.counts.borrow_mut();
                counts.signs += u64::from(counts.begun.is_some());
            }
            Tell::Here { .. } | Tell::Closing { .. } => {}
        }
    }

    /// A player is shown a row.
    fn show(&mut self, player: usize, seq: u64, entries: &str) {
        let next = seq == self.shown[player] + 1;
        match self.seen.row(seq, entries) {
            Known::New if next => {
                if let Err(error) = self.take(seq, entries) {
                    self.differs(format!("row {seq} of table {}: {error}", self.seats.table));
                }
            }
            Known::Same if next => {}
            _ => self.differs(format!("row {seq} of table {} differs", self.seats.table)),
        }
        self.shown[player] = seq;
    }

    /// Takes a row into the replica.
    fn take(&mut self, seq: u64, entries: &str) -> Result<(), String> {
        let entries = read_row(entries).map_err(|error| error.to_string())?;
        match &mut self.replica {
            Some(replica) => replica.read(seq, &entries).map(drop),
            none => Replica::open(&entries).map(|opened| *none = Some(opened)),
        }
        .map_err(|error| format!("{error:?}"))
    }

    fn differs(&mut self, what: String) {
        self.shared.counts.borrow_mut().violated(what).differing += 1;
    }

    fn done(&mut self, player: usize, id: u64, seq: u64) {
        let Some(said) = self.pending[player].take_if(|said| said.id == id && !said.refused) else {
            return;
        };
        let now = Instant::now();
        self.note(player, || Happened::Acknowledged {
            id: id as u32,
            row: Some(seq as u32),
        });
        self.seen.acknowledge(player, id, seq);
        let mut counts = self.shared.counts.borrow_mut();
        let pause = now.saturating_duration_since(self.acknowledged_at);
        if self.pace.is_none() {
            counts.longest_pause = counts.longest_pause.max(pause);
        }
        let took = now.saturating_duration_since(said.since);
        counts.acknowledged(now, took, said.is_move);
        if self.connections[player].outlives(counts.killed) {
            counts.heard.insert((self.number, player));
        }
        self.acknowledged_at = now;
    }

    fn refused(&mut self, player: usize, id: Option<u64>, code: &str) {
        let mut counts = self.shared.counts.borrow_mut();
        let said = self.pending[player].as_mut();
        let again = said.filter(|said| id == Some(said.id) && !said.refused);
        match (code, again) {
            ("too-fast", Some(said)) => {
                counts.too_fast += 1;
                said.again = Some(Instant::now() + AGAIN);
            }
            ("unavailable" | "busy", Some(said)) => {
                counts.put_off += 1;
                said.again = Some(Instant::now() + AGAIN);
            }
            // The server could not take anybody in: the connection is opened again.
            ("unavailable" | "busy", None) if id.is_none() => counts.put_off += 1,
            (_, said) => {
                if let Some(said) = said {
                    said.refused = true;
                    let (timeline, id) = (&mut self.seen.timeline, said.id as u32);
                    timeline.note(&self.shared.clock, player, || Happened::Refused { id });
                }
                let what = format!("table {}: refused, {code}", self.seats.table);
                counts.violated(what).refused += 1;
            }
        }
    }
}

/// A row as the judge knows it.
fn print_of_row(seq: u64, entries: &str) -> judge::Row {
    judge::Row {
        number: seq as u32,
        print: print_of(seq, entries),
    }
}
