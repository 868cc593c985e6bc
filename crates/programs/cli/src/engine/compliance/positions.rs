//! Positions to try an engine in.

use catalog::{AnyEvent, AnyGame, GameId};
use game::{Turn, pick};
use search::Numbers;

use crate::external::engine::Client;

/// A game and how far it has come.
#[derive(Clone)]
pub(super) struct Sample {
    pub(super) tags: Vec<(String, String)>,
    pub(super) events: Vec<AnyEvent>,
    pub(super) game: AnyGame,
}

/// How many positions of the usual game are tried.
const OF_EACH_GAME: usize = 5;

/// And how many of each variant.
const OF_EACH_VARIANT: usize = 2;

/// After so many events most variants can be told from the usual game.
const WELL_ON: u32 = 6;

/// Positions in which a seat is to move: several of each game that the engine
/// plays, and some for each value of each tag that it offers.
pub(super) fn to_move(client: &Client) -> Vec<Sample> {
    let mut samples = Vec::new();
    for id in client.games() {
        let mut numbers = Numbers::seeded(7);
        for _ in 0..OF_EACH_GAME {
            samples.extend(at_random(id, &[], 0, &mut numbers));
        }
        for tag in id.tags() {
            for &value in tag.values().unwrap_or_default().iter().skip(1) {
                let offered = client
                    .option(tag.name)
                    .is_some_and(|option| option.takes(value));
                let Some(tags) = with(id, tag.name, value).filter(|_| offered) else {
                    continue;
                };
                for _ in 0..OF_EACH_VARIANT {
                    samples.extend(at_random(id, &tags, WELL_ON, &mut numbers));
                }
            }
        }
    }
    samples
}

/// Tags by which a game can be played with this value of a tag: alone, or with those
/// that a form chooses together with it.
fn with(id: GameId, tag: &str, value: &str) -> Option<Vec<(String, String)>> {
    let owned = |&(tag, value): &(&str, &str)| (tag.to_string(), value.to_string());
    let choices = id.fields().iter().flat_map(|field| field.choices);
    let together = choices.filter(|choice| choice.tags.contains(&(tag, value)));
    let together = together.map(|choice| choice.tags.iter().map(owned).collect());
    let mut ways = std::iter::once(vec![owned(&(tag, value))]).chain(together);
    ways.find(|tags| start(id, tags).is_some())
}

/// One position of the first game, early on, with much to think about.
pub(super) fn early(client: &Client) -> Option<Sample> {
    let id = *client.games().first()?;
    let mut numbers = Numbers::seeded(11);
    after(id, &[], 4, &mut numbers)
}

/// A position of a game in which a seat is to move, after so many events or more
/// if the game lasts so long.
fn at_random(
    id: GameId,
    tags: &[(String, String)],
    least: u32,
    numbers: &mut Numbers,
) -> Option<Sample> {
    // A game that is over too soon is tried again; one always comes to a move.
    (0..20).find_map(|_| {
        let steps = least + numbers.below(30);
        after(id, tags, steps, numbers)
    })
}

/// A position at least so many random events after the start, in which a seat is
/// to move.
fn after(
    id: GameId,
    tags: &[(String, String)],
    steps: u32,
    numbers: &mut Numbers,
) -> Option<Sample> {
    let mut game = start(id, tags)?;
    let mut events = Vec::new();
    loop {
        let event = match game.turn() {
            Turn::Over => return None,
            Turn::Seat(_) if events.len() as u32 >= steps => break,
            Turn::Seat(_) => {
                let moves = game.moves();
                moves
                    .get(numbers.below(moves.len() as u32) as usize)?
                    .clone()
            }
            Turn::Chance => pick(&game.chances(), &mut |n| numbers.below(n)),
        };
        game.apply(&event).ok()?;
        events.push(event);
    }
    Some(Sample {
        tags: tags.to_vec(),
        events,
        game,
    })
}

fn start(id: GameId, tags: &[(String, String)]) -> Option<AnyGame> {
    let value = |name: &str| {
        let found = tags.iter().find(|(tag, _)| tag == name);
        found.map(|(_, value)| value.as_str())
    };
    AnyGame::start(id, value).ok()
}

impl Sample {
    /// The same game just before chance speaks, if it ever does.
    pub(super) fn before_chance(mut self) -> Option<Sample> {
        self.game = start(self.game.id(), &self.tags)?;
        self.events.clear();
        (self.game.turn() == Turn::Chance).then_some(self)
    }

    /// An event that is well-formed and cannot happen here: one that has
    /// happened before, or a move of another stage of the game.
    pub(super) fn impossible(&self) -> Option<&AnyEvent> {
        let mut before = self.events.iter().rev();
        before.find(|event| self.game.check(event).is_err())
    }
}
