//! What a table is told and what it answers.

use catalog::{AnyEvent, AnyGame};
use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::config::{Config, Player};
use crate::error::InputError;

/// Who says something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sender {
    /// Whoever hosts the table: a server, a page, a terminal, a teacher.
    Host,
    /// A player by number.
    Player(usize),
}

/// Something the table is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// Who says it.
    pub from: Sender,
    /// A number that grows with everything the same one says, so that something
    /// that arrives twice is noticed.
    pub id: u64,
    /// The version of the table as the sender saw it. What depends on the
    /// position is refused if the table has moved on.
    pub version: u64,
    /// What it is.
    pub act: Act,
}

/// What can be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// The host: somebody takes an open place.
    Sit {
        /// The number of the open player.
        player: usize,
        /// Who it is now.
        as_player: Player,
    },
    /// The host: somebody goes on in the place of whoever sat there, such as a
    /// computer for a person who does not come back.
    Replace {
        /// The number of the player.
        player: usize,
        /// Who it is from now on.
        as_player: Player,
    },
    /// The host: the lot has been cast; for each seat the number of its player.
    Lot(Vec<usize>),
    /// The player who begins picks what was left open: the value of the tag that
    /// [`catalog::GameId::picked_at_table`] names (N11).
    Pick(String),
    /// The player whose turn it is asks for the roll or the draw.
    Press,
    /// The roll or the draw that was asked for.
    Chance(AnyEvent),
    /// A move.
    Move(AnyEvent),
    /// What was meant to be a move, or a roll or a draw, and could not be read. The
    /// table refuses it, for whatever else is wrong with it first.
    Garbled {
        /// A roll or a draw was meant.
        is_chance: bool,
        /// Why it could not be read.
        why: Box<InputError>,
    },
    /// What a player has worked out so far; nobody else sees it.
    Draft(String),
    /// The player gives up.
    Resign,
    /// Asks for something that the people on the other sides have to agree to.
    Offer(Offer),
    /// Agrees to an offer or not; whoever made it takes it back with `false`.
    Answer {
        /// Which offer.
        offer: Offer,
        /// Agrees.
        accept: bool,
    },
    /// Makes the moves again that were taken back.
    Redo,
    /// The host: the time that was agreed for the game is up (N9), as when a lesson
    /// ends.
    TimeUp,
    /// The host: stops the clocks and play.
    Pause,
    /// Goes on after a pause.
    Resume,
    /// Gives a seat more time: the host to any, a player to another side.
    GiveTime {
        /// Whose time.
        seat: Seat,
        /// How much.
        millis: u64,
    },
    /// Nothing but that time has passed.
    Tick,
}

/// What people can agree on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Offer {
    /// The game ends in a draw.
    Draw,
    /// The last move of whoever asks is taken back, and all that followed it.
    TakeBack,
    /// Clocks and play stop for a while.
    Pause,
    /// Another game with other seats.
    Rematch,
}

impl Offer {
    /// Everything people can agree on.
    pub const ALL: [Offer; 4] = [Offer::Draw, Offer::TakeBack, Offer::Pause, Offer::Rematch];
}

/// What the table answers: what has happened, in order, and perhaps why the
/// input itself was refused. Time may have run out before it came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Answer {
    /// What has happened.
    pub effects: Vec<Effect>,
    /// Why the input changed nothing.
    pub refused: Option<InputError>,
    /// When the table has to be told the time at the latest.
    pub wake: Option<Millis>,
}

/// Something that has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Somebody has taken an open place, or another's.
    Seated {
        /// The number of the player.
        player: usize,
    },
    /// The host has to cast lots for the seats.
    LotWanted,
    /// Everybody has a seat; for each seat the number of its player.
    Begun {
        /// The players by seat.
        seats: Vec<usize>,
        /// The game before its first event.
        start: AnyGame,
    },
    /// The host has to supply a roll or a draw.
    ChanceWanted,
    /// An event has been added to the record.
    Appended(AnyEvent),
    /// Events have been taken from the end of the record.
    TakenBack {
        /// How many are left.
        events: usize,
    },
    /// Somebody asks for something.
    Offered {
        /// What for.
        offer: Offer,
        /// Who asks.
        by: usize,
    },
    /// An offer was not agreed to, or is off.
    Declined {
        /// Which offer.
        offer: Offer,
        /// Who had made it.
        by: usize,
    },
    /// Clocks and play have stopped.
    Paused,
    /// Clocks and play go on.
    Resumed,
    /// A seat has more time.
    TimeGiven {
        /// Whose.
        seat: Seat,
        /// How much.
        millis: u64,
    },
    /// The game has ended.
    Over(Outcome),
    /// Everybody wants to play again; the host makes a new table by this.
    Rematch(Config),
}
