//! The table as somebody sees it.

use serde::{Deserialize, Serialize};
use table::{ClockView, May, OfferView, Player, Tag, WaitsFor};

use super::{GameName, PositionView};
use crate::online::{Phrase, Rules};

/// How long a computer takes over what it does next, in thousandths of a second.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PaceView {
    /// How long it may think at most.
    pub think: f64,
    /// What it does is not shown sooner.
    pub least: f64,
}

/// Whose doing an event is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum EventKind {
    /// A seat's.
    Move,
    /// A roll or a draw.
    Chance,
    /// Something outside the rules of play.
    Stop,
}

/// One event of the record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct EventView {
    /// As records write it.
    pub event: String,
    /// Whose doing it is.
    pub kind: EventKind,
    /// The seat that made it; null for chance and for what concerns nobody alone.
    pub seat: Option<usize>,
    /// One plain sentence in the language that was asked for: "White places U on level 2."
    pub said: String,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OutcomeView {
    /// One more than the number of seats strictly better.
    pub places: Vec<u8>,
}

/// What the log of a table says beside the match itself, where a server holds it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct FollowedView {
    /// How many rows were read.
    pub seq: u32,
    /// For each seat the number of its player, where that was chosen; null: by lot.
    pub seating: Option<Vec<usize>>,
    /// How it is played over the network.
    pub rules: Rules,
    /// What the server has committed itself to before the first roll.
    pub commitment: Option<String>,
    /// Its secret is out.
    pub revealed: bool,
    /// The players whose part of the chance is in.
    pub luck: Vec<usize>,
    /// What programs call themselves.
    pub names: Vec<Option<String>>,
    /// The last few phrases.
    pub said: Vec<SaidView>,
    /// The players for whom somebody else goes on.
    pub replaced: Vec<usize>,
    /// Where everybody plays again.
    pub next: Option<String>,
    /// The last number that each player gave to something.
    pub last_ids: Vec<f64>,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct SaidView {
    /// Grows, so that the same phrase twice is two.
    pub number: usize,
    /// Who.
    pub player: usize,
    /// What.
    pub phrase: Phrase,
}

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct TableView {
    /// Which game.
    pub game: GameName,
    /// The tags of its rules that were set.
    pub tags: Vec<Tag>,
    /// A number that changes whenever the position does.
    pub version: u32,
    /// Who plays.
    pub players: Vec<Player>,
    /// For each seat the number of its player; empty until that is settled.
    pub seats: Vec<usize>,
    /// The viewer's own seat.
    pub seat: Option<usize>,
    /// The seats' names in the language that was asked for: "White", "Black"; in HYLE⁷ "Player 1" …
    pub seat_names: Vec<String>,
    /// What the table waits for.
    pub waits_for: WaitsFor,
    /// Play is paused.
    pub paused: bool,
    /// What has happened since the last view of this table; the first one, and one in
    /// another language or after moves were taken back, tells everything.
    pub events: Vec<EventView>,
    /// How many events went before these.
    pub events_before: usize,
    /// How the game ended.
    pub outcome: Option<OutcomeView>,
    /// How it ended in a few sentences, in the language that was asked for; null while it goes on.
    pub ending: Option<String>,
    /// The clocks.
    pub clocks: ClockView,
    /// How long what the table waits for takes; null if a person has to do it.
    pub pace: Option<PaceView>,
    /// What has been asked for and not answered.
    pub offers: Vec<OfferView>,
    /// What the viewer has worked out so far.
    pub draft: String,
    /// What the viewer can do now.
    pub may: Vec<May>,
    /// The position.
    pub position: PositionView,
    /// What else is known of a table that a server holds.
    pub followed: Option<FollowedView>,
}
