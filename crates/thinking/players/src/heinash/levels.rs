//! Levels 1 to 7: what each finds, and by which thoughts it chooses among that.
//!
//! A weak player misses numbers, the harder ones more often, and has simple
//! ideas: stay together, then count the pawns that are missing, then weigh both
//! seats' ways, then try out in the head how the game may go on. Nobody plays
//! badly on purpose.

use ::heinash::{CellSet, Move, NumberSet, Phase, Position, Variant};
use game::{Game, Seat};
use search::{Meter, Numbers};

use super::finding::found;
use super::paths::pawns_needed;
use super::tree::Tree;
use super::tree::choice::{after, chooser};
use crate::level::Level;

/// By which thoughts a level chooses.
enum Thought {
    /// Next to the own pawns, and away from them with the other seat's.
    StayTogether,
    /// The fewest pawns to a chain.
    CountOwn,
    /// The fewest pawns to a chain, and the most for the other seat.
    CountBoth,
    /// What comes of so many games in the head.
    Games(u64),
}

/// What a level can do: how much it sees, and by which thoughts it chooses.
fn ability(level: Level) -> (f64, Thought) {
    match level.number() {
        1 => (0.15, Thought::StayTogether),
        2 => (0.25, Thought::CountOwn),
        3 => (0.35, Thought::CountBoth),
        4 => (0.45, Thought::Games(30)),
        5 => (0.55, Thought::Games(100)),
        6 => (0.65, Thought::Games(400)),
        _ => (0.75, Thought::Games(2_000)),
    }
}

/// How much of the numbers a level sees, from 0 to 1.
pub(super) fn skill(level: Level) -> f64 {
    match level.is_full_strength() {
        true => 1.0,
        false => ability(level).0,
    }
}

/// Chooses a move for a level below full strength.
pub(super) fn choose(
    position: &Position,
    level: Level,
    seed: u64,
    memory: usize,
    meter: &Meter<'_, '_>,
) -> Option<Move> {
    let mut numbers = Numbers::seeded(seed);
    let (skill, thought) = ability(level);
    let owner = position.pawn_next()?;
    let cells = match position.phase() {
        Phase::Search(_) | Phase::Steal(_) => {
            let found = found(position, skill, &mut numbers);
            let Some(any) = found.iter().next() else {
                return Some(Move::Nothing);
            };
            let steals = matches!(position.phase(), Phase::Steal(_));
            if steals && position.setup().variant == Variant::StealPlace {
                return claim(position, any);
            }
            found
        }
        _ => position.free(),
    };
    let number = match thought {
        Thought::Games(games) => by_games(position, (owner, cells), games, memory, meter, numbers),
        simple => by_counting(position, (owner, cells), &simple, &mut numbers),
    };
    move_to(position, owner, number)
}

/// The move by which the turn in progress comes to this seat's pawn on this cell,
/// or the first move towards it.
pub(super) fn move_to(position: &Position, owner: Seat, number: u8) -> Option<Move> {
    match position.phase() {
        Phase::PutForActive(_) | Phase::PutStolen { .. } => Some(Move::Put(number)),
        _ if position.pawn_next() != Some(owner) => Some(Move::Nothing),
        Phase::Steal(_) if position.setup().variant == Variant::StealPlace => {
            claim(position, position.within_reach().iter().next()?)
        }
        _ => claim(position, number),
    }
}

/// The simplest way to a number, or `none` if there is none.
fn claim(position: &Position, number: u8) -> Option<Move> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let place = position.within_reach().iter().position(|n| n == number);
    // The moves are the numbers within reach in ascending order, then `none`.
    moves.get(place.unwrap_or(moves.len() - 1)).cloned()
}

fn by_games(
    position: &Position,
    among: (Seat, NumberSet),
    games: u64,
    memory: usize,
    meter: &Meter<'_, '_>,
    mut numbers: Numbers,
) -> u8 {
    let mut tree = Tree::new(position, &vec![among], memory);
    while tree.games() < games && meter.count().is_ok() {
        tree.simulate(&mut numbers);
    }
    let best = tree.best().map(|(_, number)| number);
    best.or_else(|| among.1.iter().next()).unwrap_or(0)
}

fn by_counting(
    position: &Position,
    (owner, cells): (Seat, NumberSet),
    thought: &Thought,
    numbers: &mut Numbers,
) -> u8 {
    let seat = match position.phase() {
        Phase::Search(_) => position.active(),
        _ => chooser(position),
    };
    let mut best = (i32::MIN, 0);
    let mut equals = 0;
    for number in cells.iter() {
        let score = score(position, (owner, number), seat, thought);
        if score > best.0 {
            best = (score, number);
            equals = 1;
        } else if score == best.0 {
            equals += 1;
            if numbers.below(equals) == 0 {
                best.1 = number;
            }
        }
    }
    best.1
}

/// What a simple thought says about a pawn on a cell, as the seat sees it that
/// has the choice.
fn score(position: &Position, (owner, number): (Seat, u8), seat: Seat, thought: &Thought) -> i32 {
    let next = after(position, owner, number);
    if let Phase::Over(end) = next.phase() {
        let won = end == ::heinash::End::Joined(seat);
        return if won { 1000 } else { -1000 };
    }
    let own = pawns_needed(&next, seat) as i32;
    let theirs = pawns_needed(&next, seat.next(2)) as i32;
    let together = || {
        let Some(cell) = position.cell_of(number) else {
            return 0;
        };
        let touched = CellSet::of(cell).neighbours_within(position.pawns(owner));
        i32::from(!touched.is_empty())
    };
    match (thought, owner == seat) {
        (Thought::StayTogether, true) => together(),
        (Thought::StayTogether, false) => -together(),
        (Thought::CountOwn, true) => 2 * -own + together(),
        (Thought::CountOwn, false) => 2 * theirs - together(),
        _ => theirs - own,
    }
}
