//! What the log of a bot leads to.

use serde::{Deserialize, Serialize};
use wire::online::bots::{BotGame, BotLine, Challenge, Reason};
use wire::online::messages::Seat;
use wire::page::GameName;

use super::facts::BotFacts;

/// How many declined challenges are remembered, so that whoever asked learns why.
const REMEMBERED: usize = 60;

/// Something that has happened to a bot: one entry a row.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(crate) enum BotEntry {
    /// It is there: the first entry.
    Made,
    /// Somebody asks for a game.
    Challenged(Box<Challenge>),
    /// It does not want to play.
    Declined { table: String, reason: Reason },
    /// A challenge was withdrawn, or is too old.
    Gone { table: String },
    /// It has a place in a game; a challenge for it is answered by that.
    Started(Game),
    /// A game is over, or its table is gone.
    Ended { table: String },
    /// It has come to listen after a long time, and is to be kept.
    Listened,
}

/// A game that a bot has a place in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Game {
    pub(crate) table: String,
    pub(crate) game: GameName,
    pub(crate) player: usize,
}

/// How things stand for a bot.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct State {
    /// Challenges without an answer, also those that are too old by now.
    pub(crate) challenges: Vec<Challenge>,
    /// Games that are not over.
    pub(crate) games: Vec<Game>,
    /// What was declined last, and why.
    pub(crate) declined: Vec<(String, Reason)>,
}

impl State {
    /// Whether an entry says anything new.
    pub(crate) fn is_news(&self, entry: &BotEntry) -> bool {
        match entry {
            BotEntry::Made | BotEntry::Challenged(_) | BotEntry::Listened => true,
            BotEntry::Declined { table, .. } | BotEntry::Gone { table } => {
                self.challenge(table).is_some()
            }
            BotEntry::Started(game) => self.game(&game.table).is_none(),
            BotEntry::Ended { table } => self.game(table).is_some(),
        }
    }

    /// Takes an entry in.
    pub(crate) fn apply(&mut self, entry: &BotEntry) {
        match entry {
            BotEntry::Made | BotEntry::Listened => {}
            BotEntry::Challenged(challenge) => self.challenges.push((**challenge).clone()),
            BotEntry::Declined { table, reason } => {
                self.drop_challenge(table);
                if self.declined.len() >= REMEMBERED {
                    self.declined.remove(0);
                }
                self.declined.push((table.clone(), *reason));
            }
            BotEntry::Gone { table } => self.drop_challenge(table),
            BotEntry::Started(game) => {
                self.drop_challenge(&game.table);
                self.games.push(game.clone());
            }
            BotEntry::Ended { table } => self.games.retain(|game| game.table != *table),
        }
    }

    fn drop_challenge(&mut self, table: &str) {
        self.challenges.retain(|challenge| challenge.table != table);
    }

    /// A challenge without an answer.
    pub(crate) fn challenge(&self, table: &str) -> Option<&Challenge> {
        self.challenges.iter().find(|one| one.table == table)
    }

    /// A game that is not over.
    pub(crate) fn game(&self, table: &str) -> Option<&Game> {
        self.games.iter().find(|one| one.table == table)
    }

    /// The challenges that can still be accepted.
    pub(crate) fn open(&self, now: u64) -> Vec<Challenge> {
        let open = self.challenges.iter().filter(|one| one.expires > now);
        open.cloned().collect()
    }
}

impl Game {
    /// The game as the bot sees it.
    pub(crate) fn shown(&self, facts: &BotFacts) -> BotGame {
        BotGame {
            table: self.table.clone(),
            game: self.game,
            seat: Seat {
                player: self.player,
                secret: facts.seat(&self.table),
            },
        }
    }
}

impl BotEntry {
    /// What a bot that listens is told of it.
    pub(crate) fn line(&self, seq: u64, facts: &BotFacts) -> Option<BotLine> {
        Some(match self {
            BotEntry::Made | BotEntry::Listened => return None,
            BotEntry::Challenged(challenge) => {
                let challenge = challenge.clone();
                BotLine::Challenge { seq, challenge }
            }
            BotEntry::Declined { table, .. } | BotEntry::Gone { table } => {
                let table = table.clone();
                BotLine::ChallengeGone { seq, table }
            }
            BotEntry::Started(game) => {
                let game = game.shown(facts);
                BotLine::GameStarted { seq, game }
            }
            BotEntry::Ended { table } => {
                let table = table.clone();
                BotLine::GameOver { seq, table }
            }
        })
    }
}
