//! A player for HeiNash.
//!
//! Every move is weighed by the board after it: what the seat about to roll can
//! win with at once, and how far either seat is from joining two sides. So it
//! joins when it can, stands in the way of the other seat, and puts the other
//! seat's pawn where that helps least (N5). It looks at every number the dice can
//! make, and says that it found nothing only when there is nothing to find.

mod paths;

use game::{Game, Seat, Turn};
use heinash::{End, Move, NumberSet, Phase, Position, Roll, reach};

use crate::greedy::best;
use paths::Ground;

/// The lead in pawns that is worth half of the best prospect.
const LEAD: f64 = 1.0;

/// How much of a threat remains when the other seat may answer it first.
const UNANSWERED: f64 = 0.4;

/// A game that is won, or lost, is worth more than the best prospect of it.
const WON: f64 = 2.0;

/// A move for the seat to move; `None` unless a seat is to move.
pub fn choose(position: &Position, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
    let Turn::Seat(seat) = position.turn() else {
        return None;
    };
    let mut moves = Vec::new();
    position.moves(&mut moves);
    if moves.len() > 1 {
        moves.retain(|mv| *mv != Move::Nothing);
    }
    let ground = Ground::of(position);
    let weighed = moves.into_iter().map(|mv| {
        let mut next = position.clone();
        next.play_unchecked(&mv);
        (mv, value(&next, &ground, seat))
    });
    best(weighed, below)
}

/// What a position is worth to a seat: from -1 to 1 while the game goes on.
fn value(position: &Position, ground: &Ground, seat: Seat) -> f64 {
    let sign = |favoured: Seat| if favoured == seat { 1.0 } else { -1.0 };
    match position.phase() {
        Phase::Over(End::Joined(winner)) => WON * sign(winner),
        Phase::Roll => {
            let active = position.active();
            sign(active) * value_before_roll(position, ground, active, position.opponent())
        }
        // The turn goes on: a number shown for a place of one's choice is as
        // good as any other (N7).
        _ => 0.0,
    }
}

/// What a position is worth to the active seat before it rolls.
fn value_before_roll(position: &Position, ground: &Ground, active: Seat, other: Seat) -> f64 {
    let wins_now = chance_to_make(position, winning_numbers(position, active));
    let threatens = chance_to_make(position, winning_numbers(position, other));
    let [to_go, other_to_go] = [active, other].map(|seat| ground.pawns_needed(position, seat));
    let lead = other_to_go - to_go;
    let prospect = lead / (LEAD + lead.abs());
    let later = prospect - UNANSWERED * threatens * (1.0 + prospect);
    wins_now + (1.0 - wins_now) * later
}

/// The numbers of the free cells on which a pawn would join two sides (N8).
fn winning_numbers(position: &Position, seat: Seat) -> NumberSet {
    let free = position.free();
    let wins = |&number: &u8| {
        let with = |cell| position.pawns(seat).with(cell);
        let joins = |cell| position.setup().is_joined(seat, with(cell));
        position.cell_of(number).is_some_and(joins)
    };
    free.iter().filter(wins).collect()
}

/// How likely the next roll can make one of these numbers.
fn chance_to_make(position: &Position, numbers: NumberSet) -> f64 {
    if numbers.is_empty() {
        return 0.0;
    }
    let operations = position.setup().operations;
    let makes_one = |roll: &Roll| !(reach(*roll, operations) & numbers).is_empty();
    let throws: u32 = Roll::all().filter(makes_one).map(Roll::weight).sum();
    f64::from(throws) / f64::from(Roll::THROWS)
}
