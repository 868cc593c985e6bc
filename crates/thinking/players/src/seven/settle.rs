//! How a game among several seats ends, each for itself (S10, S12): what every
//! place is worth, what comes of the last two tiles, and how to play on at random
//! until then.

use ::seven::{Row, Spot};
use search::Numbers;

use super::board::{Achieved, Board, Undo};
use super::budget::{Budget, HaltError};

/// What the end of a game is worth to every seat, from 0 to [`MOST`].
pub(crate) type Rewards = [f64; 4];

/// What nobody can do better than.
pub(crate) const MOST: f64 = 1.0;

/// How much of that is to each seat for the first place, which those who are
/// equal share. The rest is for every place that is better than the last.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct First([f64; 4]);

impl First {
    /// To play well: places count, and to be first alone a little more.
    pub(crate) const PLAYING: First = First([0.1; 4]);
    /// To tell who will be first: nothing else counts.
    pub(crate) const TELLING: First = First([1.0; 4]);

    /// To play well on this seat against others who hardly care for any place but
    /// the first. Who takes them to care is afraid of being last, which seldom
    /// happens against them, and too content with the second place.
    pub(crate) fn against_all(seat: usize) -> First {
        let mut parts = [0.99; 4];
        parts[seat] = 0.5;
        First(parts)
    }
}

/// With so many tiles left the rest of the game is known.
pub(crate) const KNOWN: usize = 2;

/// What comes of the last tiles, at most [`KNOWN`], if the seat that places the
/// last but one does what is best for it. The last tile goes to the level that
/// is forced, and for the last but one only the level matters that it leaves to
/// the last.
pub(crate) fn rest<W: Row, const N: usize>(
    board: &mut Board<W, N>,
    budget: &Budget<'_>,
    spots: &mut Vec<Spot>,
    first: First,
) -> Result<Rewards, HaltError> {
    let seat = board.seat;
    let Some(ours) = board.held[seat].iter().next().filter(|_| board.left > 0) else {
        return Ok(rewards(board, &board.achieved, first));
    };
    let level = board.surface.forced_level(ours);
    let mut achieved = board.achieved;
    achieved[seat] += board.worth(level);
    let next = board.after(seat);
    let Some(theirs) = board.held[next].iter().next().filter(|_| board.left > 1) else {
        return Ok(rewards(board, &achieved, first));
    };
    let after = |other: u8| {
        let mut achieved = achieved;
        achieved[next] += board.worth(other);
        rewards(board, &achieved, first)
    };
    let offered = board.surface.forced_level(theirs);
    let stays = after(offered);
    // A tile cannot take the place of one that has to go higher, nor lift it.
    if level < offered {
        return Ok(stays);
    }
    let mut most = stays[seat];
    if board.surface.count(level) > 0 {
        most = most.max(after(level + 1)[seat]);
    }
    if level == offered {
        let falls = (1..offered).map(|other| after(other)[seat]);
        most = falls.fold(most, f64::max);
    }
    if !board.has_room() {
        return Err(HaltError::Stretched);
    }
    spots.clear();
    if board.out[seat] {
        board.moves(spots);
    } else {
        board.surface.places(ours, spots);
    }
    let wanted = board.held[next];
    let mut best: Option<Rewards> = None;
    for &spot in &*spots {
        budget.count()?;
        let before = board.surface.put(spot, wanted);
        let other = board.surface.forced_level(theirs);
        board.surface.lift(before);
        let mut achieved = achieved;
        achieved[next] += board.worth(other);
        let rewards = rewards(board, &achieved, first);
        if best.is_none_or(|best| rewards[seat] > best[seat]) {
            best = Some(rewards);
            if rewards[seat] >= most {
                break;
            }
        }
    }
    Ok(best.expect("there is always a move"))
}

/// Plays on with a tile drawn at random and a place drawn at random for it until
/// the rest is known.
pub(crate) fn play_on<W: Row, const N: usize>(
    board: &mut Board<W, N>,
    budget: &Budget<'_>,
    spots: &mut Vec<Spot>,
    numbers: &mut Numbers,
    undone: &mut Vec<Undo>,
) -> Result<(), HaltError> {
    while board.left > KNOWN {
        if !board.has_room() {
            return Err(HaltError::Stretched);
        }
        spots.clear();
        if board.out[board.seat] {
            board.moves(spots);
        } else {
            let held = board.held[board.seat];
            let nth = numbers.below(held.len() as u32) as usize;
            let tile = held.iter().nth(nth).expect("it was counted");
            board.surface.places(tile, spots);
        }
        let index = numbers.below(spots.len() as u32);
        budget.count()?;
        undone.push(board.put(spots[index as usize]));
    }
    Ok(())
}

/// What every seat gets for what all have achieved; seats that have left come
/// last.
pub(crate) fn rewards<W: Row, const N: usize>(
    board: &Board<W, N>,
    achieved: &[Achieved; 4],
    First(parts): First,
) -> Rewards {
    let seats = 0..board.seats;
    let standing = |seat: usize| (!board.out[seat], achieved[seat]);
    let mut rewards = [0.0; 4];
    for seat in seats.clone() {
        let ours = standing(seat);
        let (mut better, mut equal) = (0, 0);
        for other in seats.clone() {
            let theirs = standing(other);
            better += u32::from(theirs > ours);
            equal += u32::from(theirs == ours);
        }
        let place = 1.0 - f64::from(better) / (board.seats as f64 - 1.0);
        let first = if better == 0 {
            1.0 / f64::from(equal)
        } else {
            0.0
        };
        rewards[seat] = parts[seat] * first + (1.0 - parts[seat]) * place;
    }
    rewards
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::seven::{Position, Setup};
    use game::{Game, Seat};
    use search::effort::NoWatch;
    use search::{Effort, Limits, Meter, StopSign};

    /// What the game that is over was worth to every seat, from its places.
    fn of_places(position: &Position, First(parts): First) -> Rewards {
        let places = position.outcome().expect("it is over").places;
        let first = places.as_slice().iter().filter(|&&place| place == 1);
        let first = first.count() as f64;
        let last = position.seats() as f64;
        let mut rewards = [0.0; 4];
        for seat in Seat::all(position.seats()) {
            let place = f64::from(places[seat]);
            let part = parts[seat.index()];
            let shared = if place == 1.0 { part / first } else { 0.0 };
            rewards[seat.index()] = shared + (1.0 - part) * (last - place) / (last - 1.0);
        }
        rewards
    }

    /// The best that the seat to move gets, by trying all that can follow.
    fn tried_out(position: &Position, first: First) -> f64 {
        let mover = position.placed().len() % position.seats();
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let worth = |mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            let mut last = Vec::new();
            next.moves(&mut last);
            if let Some(mv) = last.first() {
                next.play_unchecked(mv);
            }
            of_places(&next, first)[mover]
        };
        moves.iter().map(worth).fold(0.0, f64::max)
    }

    /// Whatever the last two tiles are, the seat that places the last but one
    /// gets the best there is for it.
    #[test]
    fn s10_the_last_two_tiles_come_out_as_if_all_was_tried() {
        let mut numbers = Numbers::seeded(10);
        let three = Setup::alone(3).expect("three can play");
        let four = Setup::alone(4).expect("four can play");
        for setup in [three, three.misere(), four, four.misere()] {
            for left in [1, 2].repeat(30) {
                let mut position = Position::start(&setup);
                while position.placed().len() + left < 7 * position.seats() {
                    position.step_at_random(&mut |n| numbers.below(n));
                }
                let mut board = Board::<u128, 128>::new(&position, 8).expect("there is room");
                let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
                let budget = Budget::new(Meter::new(&effort), None);
                for first in [First::PLAYING, First::TELLING, First::against_all(1)] {
                    let found = rest(&mut board, &budget, &mut Vec::new(), first);
                    let found = found.expect("nothing ends it");
                    let miss = found[board.seat] - tried_out(&position, first);
                    assert!(miss.abs() < 1e-9, "{miss}: {position:?}");
                }
            }
        }
    }
}
