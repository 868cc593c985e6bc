//! Set-ups of every kind and random games, for hints and reviews.

use catalog::{AnyGame, AnyRecord, GameId};
use game::Turn;
use players::{Ask, Level};
use search::effort::NoWatch;
use search::{Effort, Limits, StopSign};
use testkit::Numbers;

/// The tags of a set-up, those with their default left out.
pub(crate) type Tags = Vec<(&'static str, &'static str)>;

/// A tag with the values it is tried with.
type Choice = (&'static str, &'static [&'static str]);

/// Every kind of set-up: each rule that changes what moves there are, or what
/// they are worth.
pub(crate) fn setups() -> Vec<(GameId, Tags)> {
    let choices: [(GameId, &[Choice]); 3] = [
        (
            GameId::Seven,
            &[
                ("Players", &["2", "3", "4"]),
                ("Pairs", &["no", "yes"]),
                ("Variant", &["normal", "misere"]),
            ],
        ),
        (
            GameId::Heinash,
            &[
                ("Variant", &["base", "steal-number", "steal-place"]),
                ("Sides", &["any", "own"]),
                ("Operations", &["+-*/", "+"]),
                ("Size", &["6", "3"]),
            ],
        ),
        (
            GameId::Hyle7,
            &[("Size", &["7", "5"]), ("Bag", &["own", "shared"])],
        ),
    ];
    let mut all = Vec::new();
    for (id, choices) in choices {
        let mut setups: Vec<Tags> = vec![Vec::new()];
        for &(name, values) in choices {
            let longer = |tags: &Tags| {
                let with = |&value| [tags.as_slice(), &[(name, value)]].concat();
                values.iter().map(with).collect::<Vec<_>>()
            };
            setups = setups.iter().flat_map(longer).collect();
        }
        setups.retain(|tags| AnyGame::start(id, value_in(tags)).is_ok());
        all.extend(setups.into_iter().map(|tags| (id, tags)));
    }
    all
}

fn value_in(tags: &[(&'static str, &'static str)]) -> impl Fn(&str) -> Option<&'static str> {
    |name| {
        let found = tags.iter().find(|(tag, _)| *tag == name);
        found.map(|&(_, value)| value)
    }
}

/// A game after these events, with its record.
pub(crate) fn after(
    id: GameId,
    tags: &[(&'static str, &'static str)],
    events: &str,
) -> (AnyGame, AnyRecord) {
    let mut game = AnyGame::start(id, value_in(tags)).expect("these tags are fine");
    let mut record = AnyRecord::new(&game);
    for event in events.split_whitespace() {
        let event = game.apply_written(event);
        let event = event.unwrap_or_else(|why| panic!("{events}: {why:?}"));
        record.push(&event).expect("it was applied just now");
    }
    (game, record)
}

/// A random game to its end. `none` is said now and then, so that HeiNash comes
/// to all its phases.
pub(crate) fn random_record(id: GameId, tags: &Tags, seed: u64) -> AnyRecord {
    let (mut game, mut record) = after(id, tags, "");
    let mut numbers = Numbers::seeded(seed);
    while game.turn() != Turn::Over {
        let event = match game.turn() {
            Turn::Chance => {
                let chances = game.chances();
                let all: u32 = chances.iter().map(|case| case.weight).sum();
                let mut at = numbers.below(all);
                let mut found = None;
                for case in chances {
                    if at < case.weight {
                        found = Some(case.outcome);
                        break;
                    }
                    at -= case.weight;
                }
                found.expect("the weights add up")
            }
            _ => {
                let moves = game.moves();
                match moves.iter().find(|mv| mv.to_string() == "none") {
                    Some(none) if numbers.below(3) == 0 => none.clone(),
                    _ => numbers.one_of(&moves).clone(),
                }
            }
        };
        game.apply(&event).expect("it is legal");
        record.push(&event).expect("it is well-formed");
    }
    record
}

/// Asks with at most so many nodes.
pub(crate) fn with_nodes<T>(nodes: u64, seed: u64, then: impl FnOnce(&Ask<'_>) -> T) -> T {
    let effort = Effort::new(Limits::nodes(nodes), &NoWatch, &StopSign::default());
    then(&Ask {
        level: Level::MOST,
        seed,
        effort: &effort,
    })
}
