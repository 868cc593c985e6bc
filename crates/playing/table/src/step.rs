//! One event of the record, with who caused it and when.

use catalog::{AnyEvent, EventKind};
use game::{PerSeat, Seat, Turn};

use crate::clock::Millis;
use crate::input::Sender;
use crate::table::Table;

/// One event of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What has happened.
    pub event: AnyEvent,
    /// Who caused it.
    pub cause: Cause,
    /// When.
    pub at: Millis,
    pub(crate) kind: Kind,
    /// The banks before it.
    pub(crate) banks: PerSeat<i64>,
}

/// Who caused an event.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// This player did it.
    Player(usize),
    /// Whoever hosts the table: rolls and draws, the end of a lesson, and everything
    /// in a match that goes on from what was kept of it.
    Host,
    /// Time was up.
    Time,
    /// Nobody had a choice: a seat that has left or run out of time, or a roll that
    /// comes again.
    Rules,
}

impl From<Sender> for Cause {
    fn from(sender: Sender) -> Cause {
        match sender {
            Sender::Host => Cause::Host,
            Sender::Player(player) => Cause::Player(player),
        }
    }
}

/// Whose doing an event is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A seat's own move.
    Move(Seat),
    Chance,
    Stop,
}

impl Step {
    /// The seat whose move it is, if it is one.
    pub fn seat(&self) -> Option<Seat> {
        match self.kind {
            Kind::Move(seat) => Some(seat),
            Kind::Chance | Kind::Stop => None,
        }
    }
}

impl Table {
    /// The step that an event would be, if it happened now.
    pub(crate) fn step(&self, at: Millis, event: AnyEvent, cause: Cause) -> Step {
        let kind = match (event.kind(), self.game.turn()) {
            (EventKind::Stop(_), _) => Kind::Stop,
            (EventKind::Move, Turn::Seat(seat)) => Kind::Move(seat),
            _ => Kind::Chance,
        };
        Step {
            event,
            cause,
            at,
            kind,
            banks: self.clocks.banks(),
        }
    }
}
