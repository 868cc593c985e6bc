//! Ways to ask the player, and positions to ask about.

use game::{Game, Turn};
use players::seven::Mind;
use players::{Analysis, Ask, Level, Mind as _};
use search::effort::NoWatch;
use search::{Effort, Limits, StopSign};
use seven::{Move, Position, Setup};
use testkit::Numbers;

/// Every set-up between two sides.
pub(crate) fn two_sides() -> [Setup; 4] {
    let pairs = Setup::pairs();
    [Setup::TWO, Setup::TWO.misere(), pairs, pairs.misere()]
}

/// Every set-up there is.
pub(crate) fn setups() -> Vec<Setup> {
    let alone = |players| Setup::alone(players).expect("three or four may play");
    let mut setups = two_sides().to_vec();
    for players in [3, 4] {
        setups.extend([alone(players), alone(players).misere()]);
    }
    setups
}

pub(crate) fn mind() -> Mind {
    Mind::new(4 << 20)
}

/// What the player says without any limit.
pub(crate) fn analysed(mind: &mut Mind, position: &Position) -> Analysis<Move> {
    let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
    let ask = Ask {
        level: Level::MOST,
        seed: 0,
        effort: &effort,
    };
    mind.analyse(position, &ask, &mut |_| {})
}

/// What the player chooses with these limits.
pub(crate) fn chosen(
    mind: &mut Mind,
    position: &Position,
    level: u8,
    seed: u64,
    limits: Limits,
) -> Option<Move> {
    let effort = Effort::new(limits, &NoWatch, &StopSign::default());
    let ask = Ask {
        level: Level::new(level).expect("levels are 1 to 8"),
        seed,
        effort: &effort,
    };
    mind.choose(position, &ask)
}

/// Plays on at random until so many tiles are left.
pub(crate) fn play_on(position: &mut Position, left: usize, numbers: &mut Numbers) {
    while position.turn() != Turn::Over && players::seven::tiles_left(position) > left {
        position.step_at_random(&mut |n| numbers.below(n));
    }
}

/// Moves as text, in order, for comparing sets of them.
pub(crate) fn written<'a>(moves: impl IntoIterator<Item = &'a Move>) -> Vec<String> {
    let mut all: Vec<_> = moves.into_iter().map(ToString::to_string).collect();
    all.sort();
    all
}
