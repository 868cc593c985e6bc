//! What is said between a server and whoever plays or watches there: over a
//! socket, one frame of JSON each, and by requests.

use serde::{Deserialize, Serialize};

use super::entry::{Entry, Phrase, Rules};
use crate::page::{Act, GameName, Language, Refusal};
use table::{Config, Player};

/// No frame from a client is longer, in bytes.
pub const LONGEST_FRAME: usize = 4 << 10;

/// No body of a request is longer, in bytes.
pub const LONGEST_BODY: usize = 16 << 10;

/// What a client says over its socket. The first frame is `hello`; `id` is the
/// client's own number, which grows, so that what arrives twice is noticed and
/// every answer names what it answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "say",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Say {
    /// Who it is, and how much of the log it has.
    Hello {
        /// The secret of a seat; null: watches.
        #[serde(default)]
        seat: Option<String>,
        /// The code for watching, where the table is not everybody's.
        #[serde(default)]
        watch: Option<String>,
        /// The last row that it has; 0: none.
        #[serde(default)]
        #[cfg_attr(test, ts(type = "number"))]
        after: u64,
        /// The player's own part of the chance, 32 bytes in hexadecimal, for a
        /// table that has not got it yet.
        #[serde(default)]
        luck: Option<String>,
        /// The language of refusals.
        #[serde(default)]
        lang: Language,
    },
    /// Something at the table.
    Act {
        #[allow(missing_docs)]
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
        /// The version of the table as the sender saw it.
        #[cfg_attr(test, ts(type = "number"))]
        version: u64,
        /// What.
        act: Act,
    },
    /// One of the fixed phrases.
    Phrase {
        #[allow(missing_docs)]
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
        /// Which.
        phrase: Phrase,
    },
    /// In a class: a claim that the page itself has found wrong.
    Tried {
        #[allow(missing_docs)]
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
        /// What was claimed.
        event: String,
        /// Why it is wrong: a word for programs.
        code: String,
    },
    /// Are you there?
    Ping {
        #[allow(missing_docs)]
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
    },
}

/// What the server says over a socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "tell",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Tell {
    /// The answer to `hello`, with everything the client has not got.
    Welcome {
        /// The table.
        table: String,
        /// Which player the client is; null: watches.
        player: Option<usize>,
        /// The rows below are the whole log: whatever the client has is to be
        /// dropped.
        full: bool,
        /// The rows, in order.
        rows: Vec<Row>,
        /// Which players are there.
        here: Vec<bool>,
        /// The server's clock.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
    },
    /// A row of the log.
    Row(Row),
    /// What was said is accepted and kept: it is in this row, which came before.
    Done {
        #[allow(missing_docs)]
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
        /// The row; of something that arrived twice, the last one.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// What was said changed nothing.
    Refused {
        /// What is refused; null: something without a number.
        #[cfg_attr(test, ts(type = "number | null"))]
        id: Option<u64>,
        /// Why.
        refused: Refusal,
        /// The last row there is, so that whoever is behind notices.
        #[cfg_attr(test, ts(type = "number"))]
        seq: u64,
    },
    /// A player has come or gone.
    Here {
        /// Which player.
        player: usize,
        /// Is there.
        here: bool,
    },
    /// An answer to `ping`.
    Pong {
        #[allow(missing_docs)]
        #[cfg_attr(test, ts(type = "number"))]
        id: u64,
        /// The server's clock.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
    },
    /// The server closes this socket. Nothing is lost.
    Closing {
        /// Why: a word for programs.
        code: String,
        /// After how many thousandths of a second to come back; null: not at all.
        #[cfg_attr(test, ts(type = "number | null"))]
        back: Option<u64>,
    },
}

/// A row of a log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct Row {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub seq: u64,
    /// What is in it.
    pub entries: Vec<Entry>,
}

/// A request for a new table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// What is played. Places that are `open` are for whoever holds their code.
    pub set_up: Config,
    /// How it is played over the network.
    #[serde(default)]
    pub rules: Rules,
    /// The place that whoever asks takes at once; null: none.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(maximum = 3))]
    pub sit: Option<usize>,
}

/// A table that has been made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeTable {
    /// Its name.
    pub table: String,
    /// The seat of whoever asked.
    pub seat: Option<Seat>,
    /// A code for each open place.
    pub places: Vec<Place>,
    /// The code for watching.
    pub watch: String,
    /// The secret by which the table can be deleted.
    pub owner: String,
}

/// A place that somebody may take.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Place {
    /// The number of the player.
    pub player: usize,
    /// What has to be typed, or is in the link.
    pub code: String,
}

/// A seat, which belongs to whoever holds its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat {
    /// The number of the player.
    pub player: usize,
    /// The secret.
    pub secret: String,
}

/// A request to take a place, or to watch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Join {
    /// The code.
    pub code: String,
    /// Two people share the seat.
    #[serde(default)]
    pub pair: bool,
}

/// Where a code leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Joined {
    /// The table.
    pub table: String,
    /// The seat; null: watches.
    pub seat: Option<Seat>,
    /// The code for watching.
    pub watch: Option<String>,
}

/// A question what a code invites to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Look {
    /// The code.
    pub code: String,
}

/// What a code invites to. Nobody has sat down by asking.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// What is played.
    pub set_up: Config,
    /// The place, which is open; null: it is for watching.
    pub player: Option<usize>,
}

/// A table in the lobby.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LobbyTable {
    /// Its name.
    pub table: String,
    /// What is played.
    pub set_up: Config,
    /// The game.
    pub game: GameName,
    /// Who plays.
    pub players: Vec<Player>,
    /// The first place that is open; null: it is on, and may be watched.
    pub open: Option<usize>,
    /// When it was made, in thousandths of a second.
    #[cfg_attr(test, ts(type = "number"))]
    pub made: u64,
}

/// What this server offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct About {
    /// Its version.
    pub version: String,
    /// There is a lobby.
    pub lobby: bool,
    /// Classes can be opened.
    pub classes: bool,
    /// Programs can ask for tokens and be challenged.
    pub bots: bool,
    /// After how many days without a move a table is deleted.
    pub keeps_days: u32,
}
