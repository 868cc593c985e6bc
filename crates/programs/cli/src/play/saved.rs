//! What a saved game says besides its rules and its events: who plays, by which
//! clock and what is left on it, with whose dice, and what was seen and taken
//! back.

use catalog::AnyRecord;
use table::{ClockRules, Config, Dice, Kept, Millis, Seating, Table};

use super::{clock, seats};
use crate::error::CliError;
use crate::source;

/// The tags a saved game has besides those of its rules.
const SEATS: &str = "Seats";
const CLOCK: &str = "Clock";
const LEFT: &str = "Left";
const DICE: &str = "Dice";
const SEEN: &str = "Seen";

/// The record of a game with what is needed to go on with it.
pub(crate) fn record(table: &Table, now: Millis) -> AnyRecord {
    let config = table.config();
    let kept = table.kept(now);
    let players: Vec<_> = (table.seats().iter())
        .map(|&player| config.players[player])
        .collect();
    let mut tags = vec![(SEATS, seats::written(&players))];
    if config.clock != ClockRules::None {
        tags.push((CLOCK, clock::written(config.clock)));
        let left: Vec<String> = kept.left.iter().map(i64::to_string).collect();
        tags.push((LEFT, left.join(",")));
    }
    if config.dice == Dice::Players {
        tags.push((DICE, "typed".to_string()));
    }
    if !kept.seen.is_empty() {
        let seen: Vec<String> = kept.seen.iter().map(ToString::to_string).collect();
        tags.push((SEEN, seen.join(" ")));
    }
    let tags = tags.into_iter().map(|(name, value)| (name.into(), value));
    let mut record = table.record();
    record.other_tags_mut().extend(tags);
    record
}

/// A game to go on with.
pub(crate) struct Saved {
    pub(crate) config: Config,
    pub(crate) kept: Kept,
}

/// Reads a saved game. A record from elsewhere has one person against computers.
pub(crate) fn open(file: &str) -> Result<Saved, CliError> {
    let record = source::record(file)?;
    let game = record.replay()?;
    let tag = |name: &str| {
        let tag = record.other_tags().iter().find(|(tag, _)| tag == name);
        tag.map(|(_, value)| value.as_str())
    };
    let bad = |tag: &'static str| CliError::SavedTag {
        file: file.to_string(),
        tag,
    };
    let players = match tag(SEATS) {
        Some(text) => seats::read(text).ok_or_else(|| bad(SEATS))?,
        None => seats::usual(game.seats(), None),
    };
    let clock = match tag(CLOCK) {
        Some(text) => clock::read(text).ok_or_else(|| bad(CLOCK))?,
        None => ClockRules::None,
    };
    let dice = match tag(DICE) {
        None => Dice::Host,
        Some("typed") => Dice::Players,
        Some(_) => return Err(bad(DICE)),
    };
    let left = tag(LEFT).unwrap_or_default().split(',');
    let left = left.filter(|text| !text.is_empty());
    let left: Result<Vec<i64>, _> = left.map(str::parse).collect();
    let seen = tag(SEEN).unwrap_or_default().split_whitespace();
    let seen: Result<_, _> = seen.map(|event| game.read(event)).collect();
    Ok(Saved {
        config: Config {
            game: game.id(),
            tags: game.tags(),
            seating: Seating::Chosen((0..players.len()).collect()),
            players,
            picks: false,
            clock,
            dice,
        },
        kept: Kept {
            events: record.events(),
            seen: seen.map_err(|_| bad(SEEN))?,
            left: left.map_err(|_| bad(LEFT))?,
        },
    })
}
