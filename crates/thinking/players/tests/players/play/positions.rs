//! Set-ups of every kind, and games that play themselves.

use catalog::{AnyEvent, AnyGame, GameId};
use game::Turn;
use testkit::Numbers;

/// The tags of a set-up, those with their default left out.
pub(crate) type Tags = Vec<(&'static str, &'static str)>;

/// Every choice that can be made before a game; of HeiNash's layouts one of
/// each kind.
pub(crate) fn setups(id: GameId) -> Vec<Tags> {
    let choices: &[(&str, &[&str])] = match id {
        GameId::Seven => &[
            ("Players", &["2", "3", "4"]),
            ("Pairs", &["no", "yes"]),
            ("Variant", &["normal", "misere"]),
        ],
        GameId::Heinash => &[
            ("Variant", &["base", "steal-number", "steal-place"]),
            ("Sides", &["any", "own"]),
            ("Layout", &["reading", "shuffle:7", "balanced"]),
            ("Operations", &["+-*/", "+*", "+"]),
            ("Size", &["6", "2", "3", "4", "5"]),
        ],
        _ => &[("Size", &["7", "5"]), ("Bag", &["own", "shared"])],
    };
    let mut setups: Vec<Tags> = vec![Vec::new()];
    for &(name, values) in choices {
        let longer = |tags: &Tags| {
            let with = |&value| {
                let mut tags = tags.clone();
                tags.push((name, value));
                tags
            };
            values.iter().map(with).collect::<Vec<_>>()
        };
        setups = setups.iter().flat_map(longer).collect();
    }
    setups.retain(|tags| AnyGame::start(id, value_in(tags)).is_ok());
    setups
}

fn value_in(tags: &[(&'static str, &'static str)]) -> impl Fn(&str) -> Option<&'static str> {
    |name| {
        let found = tags.iter().find(|(tag, _)| *tag == name);
        found.map(|&(_, value)| value)
    }
}

/// A game before its first event.
pub(crate) fn start(id: GameId, tags: &[(&'static str, &'static str)]) -> AnyGame {
    AnyGame::start(id, value_in(tags)).expect("these tags are fine")
}

/// A game after these events.
pub(crate) fn after(id: GameId, tags: &[(&'static str, &'static str)], events: &str) -> AnyGame {
    let mut game = start(id, tags);
    for event in events.split_whitespace() {
        if let Err(why) = game.apply_written(event) {
            panic!("{event}: {why:?}");
        }
    }
    game
}

/// What a player would do, with ties broken by numbers from this seed.
pub(crate) fn chosen(game: &AnyGame, seed: u64) -> Option<AnyEvent> {
    let mut numbers = Numbers::seeded(seed);
    players::greedy::choose(game, &mut |limit| numbers.below(limit))
}

/// Plays random games until `enough` positions have been seen in which a seat is
/// to move.
pub(crate) fn random_positions(
    id: GameId,
    tags: &[(&'static str, &'static str)],
    enough: usize,
    mut look: impl FnMut(&AnyGame, &mut Numbers),
) {
    let mut seen = 0;
    for seed in 0.. {
        let mut numbers = Numbers::seeded(seed);
        let mut game = start(id, tags);
        while game.turn() != Turn::Over {
            if seen == enough {
                return;
            }
            if matches!(game.turn(), Turn::Seat(_)) {
                look(&game, &mut numbers);
                seen += 1;
            }
            game.step_at_random(&mut |limit| numbers.below(limit));
        }
    }
}
