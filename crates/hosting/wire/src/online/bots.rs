//! What is said between a server and programs that play there, by requests and in
//! streams of lines.
//!
//! A program reads one stream for what concerns it, [`BotLine`], and one for each
//! game, [`GameLine`]. Both begin with how things stand, so that whoever was away
//! has missed nothing.

use serde::{Deserialize, Serialize};

use super::entry::Rules;
use super::messages::Seat;
use crate::page::{GameName, OutcomeView};
use table::{ClockView, Config, Offer, OfferView, Tag, WaitsFor};

/// A request for a token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewBot {
    /// What it is called: 2 to 24 letters and digits, with single spaces, hyphens,
    /// underscores or full stops between them. Nobody else has the same name.
    #[cfg_attr(
        feature = "openapi",
        schema(
            min_length = 2,
            max_length = 24,
            pattern = "^[A-Za-z0-9]+([ ._-][A-Za-z0-9]+)*$"
        )
    )]
    pub name: String,
    /// What it plays.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 10))]
    pub plays: Vec<Plays>,
}

/// A game that a program plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Plays {
    /// Which game.
    pub game: GameName,
    /// The tags of the rules that it knows beside the defaults, `*` being every
    /// value of one; null: every variant there is.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<table::TagSchema>>, max_items = 60))]
    pub tags: Option<Vec<Tag>>,
}

/// A bot that has been made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeBot {
    /// Its public name for requests.
    pub bot: String,
    /// Its token. It is shown this once and kept nowhere.
    pub token: String,
}

/// A bot as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotView {
    /// Its public name for requests.
    pub bot: String,
    /// What it is called.
    pub name: String,
    /// What it plays.
    pub plays: Vec<Plays>,
    /// It listens for challenges just now.
    pub listens: bool,
}

/// A bot as it sees itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OwnBot {
    /// Its public name for requests.
    pub bot: String,
    /// What it is called.
    pub name: String,
    /// What it plays.
    pub plays: Vec<Plays>,
    /// The games it has a place in that are not over.
    pub games: Vec<BotGame>,
}

/// A request for a table at which a bot is asked to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewChallenge {
    /// What is played. Places that are `open` are for whoever holds their code.
    pub set_up: Config,
    /// How it is played over the network.
    #[serde(default)]
    pub rules: Rules,
    /// The place that whoever asks takes at once; null: none.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(maximum = 3))]
    pub sit: Option<usize>,
    /// The place that the bot is asked to take; null: the first one that nobody
    /// has.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(maximum = 3))]
    pub player: Option<usize>,
}

/// A challenge as a bot sees it. It is named by its table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Challenge {
    /// The table at which its place waits.
    pub table: String,
    /// The name of the bot that asks; null: a person.
    pub by: Option<String>,
    /// What is played.
    pub set_up: Config,
    /// How it is played over the network.
    pub rules: Rules,
    /// The number of the player that the bot would be.
    pub player: usize,
    /// When it was made, in thousandths of a second since 1970.
    pub made: u64,
    /// Until when it can be accepted.
    pub expires: u64,
}

/// Whether a challenge was answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ChallengeStage {
    /// Not yet.
    Open,
    /// The bot plays.
    Accepted,
    /// The bot does not want to play.
    Declined,
    /// The bot did not answer in time.
    Expired,
}

/// What became of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChallengeView {
    /// Whether it was answered.
    pub stage: ChallengeStage,
    /// Why it was declined.
    pub reason: Option<Reason>,
}

/// Why a bot does not want to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Reason {
    /// It has no reason to give.
    #[default]
    Any,
    /// It plays as many games as it can.
    Busy,
    /// It does not play this game.
    Game,
    /// It does not play it by these rules.
    Variant,
    /// It does not play with this clock, or without one.
    Clock,
    /// It plays against people only, or against programs only.
    Opponent,
    /// Another time.
    Later,
}

/// The answer of a bot that wants to play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Accept {
    /// The bot's own part of the chance, 32 bytes in hexadecimal; null: it leaves
    /// chance to the others and the server.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-fA-F]{64}$"))]
    pub luck: Option<String>,
}

/// The answer of a bot that does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Decline {
    /// Why.
    #[serde(default)]
    pub reason: Reason,
}

/// A game in which a bot has a place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotGame {
    /// The table.
    pub table: String,
    /// Which game.
    pub game: GameName,
    /// The bot's place; its secret opens the socket that people use.
    pub seat: Seat,
}

/// A line of what concerns a bot. `seq` numbers what happened: whoever names the
/// last one it has gets exactly what came after it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum BotLine {
    /// How things stand: the first line, unless what was missed comes instead.
    State {
        /// The last thing that is in it.
        seq: u64,
        /// Challenges that wait for an answer.
        challenges: Vec<Challenge>,
        /// Games that are not over.
        games: Vec<BotGame>,
    },
    /// Somebody asks for a game.
    Challenge {
        #[allow(missing_docs)]
        seq: u64,
        /// What for.
        challenge: Box<Challenge>,
    },
    /// A challenge can no longer be accepted: it was declined, taken back, or too
    /// old.
    ChallengeGone {
        #[allow(missing_docs)]
        seq: u64,
        /// Its table.
        table: String,
    },
    /// The bot has a place in a game.
    GameStarted {
        #[allow(missing_docs)]
        seq: u64,
        /// Where.
        game: BotGame,
    },
    /// A game is over, or its table is gone.
    GameOver {
        #[allow(missing_docs)]
        seq: u64,
        /// Its table.
        table: String,
    },
    /// Nothing has happened for a few seconds.
    Heartbeat {
        /// The server's clock, in thousandths of a second since 1970.
        now: u64,
    },
    /// The stream ends. Nothing is lost.
    Closing {
        /// Why: a word for programs.
        code: String,
        /// After how many thousandths of a second to come back; null: not at all.
        back: Option<u64>,
    },
}

/// The first frame over the socket of a bot, where its token is not in the head of
/// the request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum BotSay {
    /// Who it is, and what it has.
    Hello {
        /// The token; null: it is in the head of the request.
        #[serde(default)]
        token: Option<String>,
        /// The last thing that it knows of; null: it wants to know how things stand.
        #[serde(default)]
        after: Option<u64>,
    },
    /// Are you there?
    Ping,
}

/// A line about a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum GameLine {
    /// What is played and how it stands: the first line.
    Game(Box<WholeGame>),
    /// How it stands now.
    Change(Box<GameState>),
    /// Nothing has happened for a few seconds.
    Heartbeat {
        /// The server's clock, in thousandths of a second since 1970.
        now: u64,
    },
    /// The stream ends. Nothing is lost.
    Closing {
        /// Why: a word for programs.
        code: String,
        /// After how many thousandths of a second to come back; null: not at all.
        back: Option<u64>,
    },
}

/// A game as a bot first sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WholeGame {
    /// The table.
    pub table: String,
    /// What is played.
    pub set_up: Config,
    /// The number of the player that the bot is.
    pub player: usize,
    /// What the programs among the players are called; null: people and our own
    /// computers.
    pub names: Vec<Option<String>>,
    /// How it stands.
    pub state: GameState,
}

/// How a game stands for a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameState {
    /// How many rows the table's log has.
    pub seq: u64,
    /// The version of the position, which a move names.
    pub version: u64,
    /// The record is its first so many events as they were known before, and then
    /// those that follow. A take-back makes it shorter.
    pub from: usize,
    /// The events behind those, as records write them.
    pub events: Vec<String>,
    /// For each seat the number of its player; empty until that is settled.
    pub seats: Vec<usize>,
    /// The bot's own seat.
    pub seat: Option<usize>,
    /// What the table waits for.
    pub waits_for: WaitsFor,
    /// The bot has to move.
    pub your_turn: bool,
    /// Play is paused.
    pub paused: bool,
    /// The clocks.
    pub clocks: ClockView,
    /// What has been asked for and not answered.
    pub offers: Vec<OfferView>,
    /// Which players are there.
    pub here: Vec<bool>,
    /// How the game ended; null while it goes on.
    pub outcome: Option<OutcomeView>,
    /// The table at which everybody plays again.
    pub next: Option<String>,
}

/// A move of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotMove {
    /// As records write it.
    #[cfg_attr(feature = "openapi", schema(max_length = 256))]
    pub event: String,
    /// The version of the position that it is a move in.
    pub version: u64,
}

/// What a bot asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotOffer {
    /// What for.
    pub offer: Offer,
}

/// What a bot answers to an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BotAnswer {
    /// Which offer.
    pub offer: Offer,
    /// Agrees.
    pub accept: bool,
}

/// What a bot did is accepted and kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Played {
    /// How many rows the table's log has now.
    pub seq: u64,
    /// The version of the position now.
    pub version: u64,
    /// The same came before; nothing happened now.
    pub doubled: bool,
}

/// A finished game that was played in public.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedGame {
    /// The table; its record is at `/api/tables/{table}/record`.
    pub table: String,
    /// What was played.
    pub set_up: Config,
    /// What the programs among the players are called.
    pub names: Vec<Option<String>>,
    /// For each seat the number of its player.
    pub seats: Vec<usize>,
    /// How it ended.
    pub outcome: Option<OutcomeView>,
    /// When the table was made, in thousandths of a second since 1970.
    pub made: u64,
    /// When the last thing happened there.
    pub ended: u64,
}

/// Some finished games, newest tables first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FinishedGames {
    /// The games.
    pub games: Vec<FinishedGame>,
    /// What to ask for as `after` to get more; null: there are no more.
    pub next: Option<String>,
}
