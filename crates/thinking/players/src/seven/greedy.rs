//! A player for SEVEN.
//!
//! Every placement is weighed by the standing that follows once each other seat
//! has made the reply that is worth most to it. Every tile has one level to go
//! to (S6), so that the worth of a seat's best reply is known from the levels
//! of the tiles it holds. What else the seats hold counts a little: a tile that
//! could go to a good level may still do so later.
//!
//! The placements that seem best are then looked at again, each after the reply
//! that the next seat would choose in the same way.

use std::cmp::Reverse;

use game::{Game, PerSeat, Seat, Turn};
use seven::{Move, Placed, Position, Tile};

use crate::greedy::best;

/// No seat has more than seven tiles on a level, so that three bits for each
/// make one number of S8's comparison.
const BITS_A_LEVEL: u32 = 3;

/// The highest level that 28 tiles could reach: a tile rests on at least two, so
/// that there are two on every level below the top.
const HIGHEST: u32 = 14;

/// How much a tile on a level counts for each that is held and would go there.
const PLACED: i64 = 32;

/// How many placements are looked at again at most, and until how many replies
/// to them have been seen.
const LOOKED_AT_AGAIN: usize = 16;
const REPLIES: usize = 800;

/// A move for the seat to move; `None` at the end.
pub fn choose(position: &Position, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
    let Turn::Seat(seat) = position.turn() else {
        return None;
    };
    let mut placements = placements(position);
    if placements.len() > 1 {
        // Not all placements that seem alike are looked at again. Which ones
        // are must not depend on the letters of the tiles.
        let first = below(placements.len() as u32);
        placements.rotate_left(first as usize);
        placements.sort_by_cached_key(|&tile| Reverse(View::after(position, tile).value(seat)));
    }
    let mut replies = 0;
    let mut weighed = Vec::new();
    for tile in placements.into_iter().take(LOOKED_AT_AGAIN) {
        let view = View::after(position, tile);
        let answers = self::placements(&view.position);
        replies += answers.len();
        if replies > REPLIES && !weighed.is_empty() {
            break;
        }
        weighed.push((tile, view.value_after_reply(seat, &answers)));
    }
    best(weighed, below).map(|tile| tile.placement.into())
}

fn placements(position: &Position) -> Vec<Placed> {
    let mut placements = Vec::new();
    position.placements(&mut placements);
    placements
}

/// A position after a placement, and what each seat can hope for in it.
struct View {
    position: Position,
    hopes: PerSeat<i64>,
}

impl View {
    /// The view after the seat to move has placed a tile.
    fn after(before: &Position, tile: Placed) -> View {
        let mut position = before.clone();
        position.place_unchecked(tile);
        let seats = position.seats();
        let mover = position.placed_by(position.placed().len() - 1);
        let offered = Tile::ALL.map(|tile| {
            let is_held = Seat::all(seats).any(|seat| position.held(seat).contains(tile));
            if is_held {
                worth(&position, position.forced_level(tile))
            } else {
                0
            }
        });
        let mut hopes = PerSeat::new(seats, |seat| {
            let held = position.held(seat);
            let offers = || held.iter().map(|tile| offered[tile as usize]);
            let reply = offers().max().filter(|_| seat != mover);
            PLACED * reply.unwrap_or(0) + offers().sum::<i64>()
        });
        for (ply, tile) in position.placed().iter().enumerate() {
            hopes[position.placed_by(ply)] += PLACED * worth(&position, tile.level);
        }
        View { position, hopes }
    }

    /// How far a seat is ahead of the best of the others (S8, S10) or its pair
    /// ahead of the other pair, each counted by its better player (S11). Seats
    /// that have left are last and do not count.
    fn value(&self, seat: Seat) -> i64 {
        let is_friend = |other: Seat| self.position.side(other) == self.position.side(seat);
        let best = |friends: bool| {
            let seats = Seat::all(self.position.seats());
            let seats = seats.filter(|&other| !self.position.is_out(other));
            let side = seats.filter(|&other| is_friend(other) == friends);
            side.map(|other| self.hopes[other]).max().unwrap_or(0)
        };
        best(true) - best(false)
    }

    /// The same once the next seat has given one of its `answers`: half of it the
    /// worst for this seat of those that seem best to the other, half the mean
    /// of all. Nobody finds the best answer every time, so that it is better
    /// to leave few good ones than many.
    fn value_after_reply(&self, seat: Seat, answers: &[Placed]) -> i64 {
        let Turn::Seat(next) = self.position.turn() else {
            return self.value(seat);
        };
        let mut sum = 0;
        let mut best = None;
        for &tile in answers {
            let view = View::after(&self.position, tile);
            let value = view.value(seat);
            sum += value;
            best = best.max(Some((view.value(next), Reverse(value))));
        }
        best.map_or(0, |(_, Reverse(value))| value + sum / answers.len() as i64)
    }
}

/// What a tile on this level is worth to its owner (S8, S9).
fn worth(position: &Position, level: u8) -> i64 {
    let level = u32::from(level);
    let rank = if position.setup().is_misere() {
        HIGHEST - level
    } else {
        level
    };
    1 << (BITS_A_LEVEL * rank)
}
