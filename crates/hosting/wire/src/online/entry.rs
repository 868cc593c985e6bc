//! What a row of the log is made of.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::page::Act;
use table::{Config, Player, Sender, Table};

/// Something that happened at a table: when, in thousandths of a second by the
/// server's clock, and what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Entry(#[cfg_attr(test, ts(type = "number"))] pub u64, pub What);

/// What can happen at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "what",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum What {
    /// The table is there: the first entry of every log.
    Opened {
        /// What is played.
        set_up: Config,
        /// How it is played over the network.
        rules: Rules,
        /// What the server has committed itself to, before the first roll; null
        /// where no chance is needed or dice are real.
        commitment: Option<String>,
        /// What programs call themselves that have their places from the start.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        names: Option<Vec<Option<String>>>,
    },
    /// Somebody takes an open place.
    Sat {
        /// The number of the player.
        player: usize,
        /// Who it is now.
        kind: Player,
        /// What a program calls itself; people have no names here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        name: Option<String>,
    },
    /// Somebody goes on in another's place.
    Replaced {
        /// The number of the player.
        player: usize,
        /// Who it is now.
        kind: Player,
    },
    /// A player's own part of the chance to come.
    Luck {
        /// Whose.
        player: usize,
        /// The secret, told after the server's commitment.
        secret: String,
    },
    /// The lot has been cast.
    Lot {
        /// For each seat the number of its player.
        seats: Vec<usize>,
    },
    /// The host asks for a draw that leaves nothing to decide.
    Pressed,
    /// A roll or a draw.
    Chance {
        /// As records write it.
        event: String,
    },
    /// A player says something.
    Told {
        /// Who.
        player: usize,
        /// The sender's own number for it.
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
        /// What.
        act: Act,
    },
    /// One of the fixed phrases.
    Said {
        /// Who.
        player: usize,
        /// Which.
        phrase: Phrase,
    },
    /// In a class: a claim that was wrong, so that the teacher can see it.
    Tried {
        /// Who.
        player: usize,
        /// What was claimed.
        event: String,
        /// Why it was refused: a word for programs.
        code: String,
    },
    /// The host stops clocks and play: an outage, or a teacher.
    Paused,
    /// The host lets play go on.
    Resumed,
    /// The host says that the time agreed for the game is up: a lesson ends.
    TimeUp,
    /// The host gives a seat more time.
    TimeGiven {
        /// Which seat.
        seat: usize,
        /// How much, in thousandths of a second.
        #[cfg_attr(test, ts(type = "number"))]
        millis: u64,
    },
    /// Time has run out.
    Tick,
    /// The game is over, and with it the secret.
    Revealed {
        /// What the server had committed itself to.
        secret: String,
    },
    /// Everybody wants to play again: there.
    Next {
        /// The other table.
        table: String,
    },
}

impl What {
    /// What the table is told by it, and by whom.
    pub fn input(&self, table: &Table) -> Option<(Sender, table::Act)> {
        Some(match self {
            What::Sat { player, kind, .. } => {
                let (player, as_player) = (*player, *kind);
                (Sender::Host, table::Act::Sit { player, as_player })
            }
            What::Replaced { player, kind } => {
                let (player, as_player) = (*player, *kind);
                (Sender::Host, table::Act::Replace { player, as_player })
            }
            What::Lot { seats } => (Sender::Host, table::Act::Lot(seats.clone())),
            What::Pressed => (Sender::Host, table::Act::Press),
            What::Chance { event } => (Sender::Host, table.read_chance(event)),
            What::Told { player, act, .. } => (Sender::Player(*player), act.read_at(table)),
            What::TimeUp => (Sender::Host, table::Act::TimeUp),
            What::Paused => (Sender::Host, table::Act::Pause),
            What::Resumed => (Sender::Host, table::Act::Resume),
            What::TimeGiven { seat, millis } => {
                let (seat, millis) = (Seat::new(*seat), *millis);
                (Sender::Host, table::Act::GiveTime { seat, millis })
            }
            What::Tick => (Sender::Host, table::Act::Tick),
            What::Opened { .. }
            | What::Luck { .. }
            | What::Said { .. }
            | What::Tried { .. }
            | What::Revealed { .. }
            | What::Next { .. } => return None,
        })
    }

    /// The player who is concerned, if it is one.
    pub fn player(&self) -> Option<usize> {
        match self {
            What::Sat { player, .. }
            | What::Replaced { player, .. }
            | What::Luck { player, .. }
            | What::Told { player, .. }
            | What::Said { player, .. }
            | What::Tried { player, .. } => Some(*player),
            _ => None,
        }
    }
}

/// How a table is played over the network.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rules {
    /// Anybody may find it in the lobby, sit down and watch.
    pub listed: bool,
    /// By how much watchers see everything later, in seconds.
    pub delay: u32,
    /// A computer goes on for somebody who is away; null: nobody does.
    pub take_over: Option<TakeOver>,
    /// The class it belongs to, by its public name.
    pub class: Option<String>,
}

/// When a computer goes on for somebody, and how well.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TakeOver {
    /// After so many seconds away when it is their turn.
    pub after: u32,
    /// How well it plays, 1 to 8.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 8))]
    pub level: u8,
}

/// What can be said at a table: chosen from a list, and read in the reader's own
/// language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Good luck.
    GoodLuck,
    /// A compliment for a move.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// A mistake of one's own.
    Oops,
    /// Asks for a moment.
    OneMoment,
    /// Is back.
    Back,
    /// Thanks for the game.
    GoodGame,
    /// Has to leave.
    Goodbye,
}

impl Phrase {
    /// Everything that can be said.
    pub const ALL: [Phrase; 9] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Oops,
        Phrase::OneMoment,
        Phrase::Back,
        Phrase::GoodGame,
        Phrase::Goodbye,
    ];
}

/// A row as it is kept and sent.
pub fn write_row(entries: &[Entry]) -> String {
    serde_json::to_string(entries).expect("texts and numbers are always JSON")
}

/// Reads a row.
pub fn read_row(body: &str) -> Result<Vec<Entry>, serde_json::Error> {
    serde_json::from_str(body)
}
