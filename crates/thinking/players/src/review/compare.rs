//! What a move gave away.
//!
//! Two searches of different length contradict each other, and the best of many
//! estimates is mostly an overestimate. So the move that was made and the best
//! one are looked at alike: within one search where the player can do that, else by
//! as many games that are played out from either.

use catalog::{AnyEvent, AnyGame};
use game::{Seat, Turn};
use search::plain::rewards_of;

use crate::ask::{Analysis, Ask, Comparison, Pair, Part, Scale};
use crate::computer::Computer;
use crate::expert::valued_seat;

/// Values that were counted out in games differ by chance, too: twice the usual
/// error of a difference of two such values is this over the root of the games.
const OF_GAMES: f64 = 1.414;

/// Analyses a position and tells what the move that was made gave away, if
/// that can be told: a part of the expected result of whoever made it.
pub(super) fn compare(
    computer: &mut Computer,
    position: &AnyGame,
    made: Option<&AnyEvent>,
    ask: &Ask<'_>,
) -> (Analysis<AnyEvent>, Option<f64>) {
    let Some(made) = made else {
        return (computer.analyse(position, ask, &mut |_| {}), None);
    };
    let alike = computer.compare_alike(position, made, ask);
    let (scale, compared) = match alike {
        Some(compared) => (Scale::of(position), compared),
        None => (Scale::Likelihood, apart(computer, position, made, ask)),
    };
    let cost = |pair: Pair| scale.part(pair.given_away(false));
    (compared.analysis, compared.pair.map(cost))
}

/// Finds the best move with half of the effort, then weighs what it leads to and
/// what the move that was made leads to, with a quarter each.
fn apart(
    computer: &mut Computer,
    position: &AnyGame,
    made: &AnyEvent,
    ask: &Ask<'_>,
) -> Comparison<AnyEvent> {
    let half = Part::Half.of(ask.effort);
    let analysis = computer.analyse(position, &ask.with(&half), &mut |_| {});
    let Turn::Seat(mover) = position.turn() else {
        return Comparison {
            analysis,
            pair: None,
        };
    };
    let after = |event: &AnyEvent| {
        let mut after = position.clone();
        after.apply(event).is_ok().then_some(after)
    };
    let best = analysis.best().and_then(after);
    let made = after(made);
    let pair = best.zip(made).map(|(best, made)| {
        if best == made {
            return Pair {
                best: 0.0,
                other: 0.0,
                doubt: 0.0,
            };
        }
        let mut weigh = |position: &AnyGame, part: Part| {
            let part = part.of(ask.effort);
            share_of(computer, position, mover, &ask.with(&part))
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
            match position.side(seat) {
                0 => first,
                _ => 1.0 - first,
            }
        }
    };
    let games = if found.exact { u64::MAX } else { found.nodes };
    (share, found.exact, games)
}

/// A value as an analysis of two sides tells it, as seat 0's expected result.
pub(super) fn for_seat_0(position: &AnyGame, value: f64) -> f64 {
    let expected = Scale::of(position).share(value);
    match position.side(valued_seat(position)) {
        0 => expected,
        _ => 1.0 - expected,
    }
}

/// What each seat got; `None` while the game goes on.
pub(super) fn results(position: &AnyGame) -> Option<Vec<f64>> {
    let rewards = rewards_of(&position.outcome()?, |seat| position.side(seat));
    Some(rewards.as_slice().to_vec())
}
