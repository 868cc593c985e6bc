//! What a move gave away.
//!
//! Two searches of different length contradict each other, and the best of many
//! estimates is mostly an overestimate. So the move that was made and the best
//! one are looked at alike: in HYLE⁷ and between two sides in SEVEN within one
//! search, where games are played out by as many games from either.

use std::time::Duration;

use catalog::AnyGame;
use game::{Seat, Turn};
use search::{Effort, Limits, StopSign, Watch};

use super::step::{results, several};
use crate::ask::{Analysis, Ask, Comparison, Pair};
use crate::computer::Computer;

/// Values that were counted out in games differ by chance, too: twice the usual
/// error of a difference of two such values is this over the root of the games.
const OF_GAMES: f64 = 1.414;

/// Analyses a position and tells what the move that was made gave away, if
/// that can be told: on the scale of [`Analysis::value`], for whoever made it.
pub(super) fn compare(
    computer: &mut Computer,
    position: &AnyGame,
    made: Option<&str>,
    ask: &Ask<'_>,
) -> (Analysis<String>, Option<f64>) {
    let Some(made) = made else {
        return (computer.analyse(position, ask, &mut |_| {}), None);
    };
    let played_out = several(position) || matches!(position, AnyGame::Heinash(_));
    let Comparison { analysis, pair } = match played_out {
        true => apart(computer, position, made, ask),
        false => computer.compare(position, made, ask),
    };
    let cost = pair.map(|pair| given_away(pair, position));
    (analysis, cost)
}

/// The difference for the mover, if it is more than a doubt.
fn given_away(pair: Pair, position: &AnyGame) -> f64 {
    let wants_less = match position {
        AnyGame::Hyle7(position) => matches!(position.phase(), ::hyle7::Phase::Place(_)),
        _ => false,
    };
    let difference = match wants_less {
        true => pair.other - pair.best,
        false => pair.best - pair.other,
    };
    match difference > pair.doubt {
        true => difference,
        false => 0.0,
    }
}

/// Finds the best move with half of the effort, then weighs what it leads to and
/// what the move that was made leads to, with a quarter each.
fn apart(
    computer: &mut Computer,
    position: &AnyGame,
    made: &str,
    ask: &Ask<'_>,
) -> Comparison<String> {
    let analysis = with_part(ask, Part::Half, |ask| {
        computer.analyse(position, ask, &mut |_| {})
    });
    let Turn::Seat(mover) = position.turn() else {
        return Comparison {
            analysis,
            pair: None,
        };
    };
    let after = |event: &str| {
        let mut after = position.clone();
        after.apply(event).is_ok().then_some(after)
    };
    let best = analysis.best().and_then(|best| after(best));
    let made = after(made);
    let pair = best.zip(made).map(|(best, made)| {
        if best == made {
            return Pair {
                best: 0.0,
                other: 0.0,
                doubt: 0.0,
            };
        }
        let mut weigh = |position: &AnyGame, part| {
            with_part(ask, part, |ask| share_of(computer, position, mover, ask))
        };
        let (best, surely, games) = weigh(&best, Part::Quarter);
        let (other, other_surely, other_games) = weigh(&made, Part::LastQuarter);
        let doubt = match surely && other_surely {
            true => 0.0,
            false => OF_GAMES / (games.min(other_games).max(1) as f64).sqrt(),
        };
        Pair { best, other, doubt }
    });
    Comparison { analysis, pair }
}

/// What a seat can expect of a position, whether that is proven, and in how many
/// positions or games it was found.
fn share_of(
    computer: &mut Computer,
    position: &AnyGame,
    seat: Seat,
    ask: &Ask<'_>,
) -> (f64, bool, u64) {
    if let Some(result) = results(position) {
        return (result[seat.index()], true, u64::MAX);
    }
    let found = computer.analyse(position, ask, &mut |_| {});
    let share = match found.values.get(seat.index()) {
        Some(&share) => share,
        None => {
            let first = for_seat_0(position, found.value.unwrap_or(0.5));
            match seat.index() % 2 {
                0 => first,
                _ => 1.0 - first,
            }
        }
    };
    let games = if found.exact { u64::MAX } else { found.nodes };
    (share, found.exact, games)
}

/// A value as an analysis of SEVEN or HeiNash tells it, as seat 0's expected
/// result.
pub(super) fn for_seat_0(position: &AnyGame, value: f64) -> f64 {
    let seat = match (position.turn(), position) {
        (Turn::Seat(seat), _) => seat,
        (_, AnyGame::Heinash(position)) => position.active(),
        _ => Seat::new(0),
    };
    let expected = match position {
        AnyGame::Seven(_) => (value + 1.0) / 2.0,
        _ => value,
    };
    match seat.index() % 2 {
        0 => expected,
        _ => 1.0 - expected,
    }
}

/// Which part of an effort: the last may use what time the others have left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Half,
    OtherHalf,
    Quarter,
    LastQuarter,
}

/// Asks the same with a part of the effort.
pub(super) fn with_part<T>(ask: &Ask<'_>, part: Part, then: impl FnOnce(&Ask<'_>) -> T) -> T {
    struct Outer<'a>(&'a Effort<'a>);
    impl Watch for Outer<'_> {
        fn elapsed(&self) -> Duration {
            self.0.elapsed()
        }
    }
    let whole = ask.effort;
    let elapsed = whole.elapsed();
    let time = |most: Duration| match part {
        Part::Half => most / 2,
        // Half of what is left when the first half is over.
        Part::Quarter => elapsed + most.saturating_sub(elapsed) / 2,
        Part::OtherHalf | Part::LastQuarter => most,
    };
    let nodes = |most: u64| match part {
        Part::Half | Part::OtherHalf => most / 2,
        Part::Quarter | Part::LastQuarter => most / 4,
    };
    let limits = Limits {
        time: whole.limits.time.map(time),
        nodes: whole.limits.nodes.map(|most| nodes(most).max(1)),
        depth: whole.limits.depth,
    };
    let sign = StopSign::default();
    if whole.is_over() {
        sign.raise();
    }
    let watch = Outer(whole);
    let effort = Effort::new(limits, &watch, &sign).on_threads(whole.threads());
    then(&Ask {
        level: ask.level,
        seed: ask.seed,
        effort: &effort,
    })
}
