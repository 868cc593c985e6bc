//! Level puzzles: reach a level in so many plies from here, moving both colours
//! by the rules.
//!
//! A game is played upwards: at each ply the highest of a few random moves. Where
//! it reaches the level, the puzzle is the position some plies before.

use game::{Game, Turn};
use seven::{Move, Placed, Position, Setup};

use super::{Day, Grade, Kind, numbers};

/// A level to reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelPuzzle {
    /// Where it begins.
    pub start: Position,
    /// The level to reach.
    pub level: u8,
    /// In how many plies.
    pub plies: usize,
    /// One way to do it.
    pub solution: Vec<Move>,
    /// How hard it is.
    pub grade: Grade,
    /// How many of 256 random continuations do it.
    pub lucky: u32,
}

/// How many moves are drawn at each ply; the highest is played.
const DRAWN: usize = 3;
/// How many random continuations are tried.
const TRIED: u32 = 256;

/// What each grade asks for: the level, the plies, and how many of the random
/// continuations may reach it.
const fn wanted(grade: Grade) -> (u8, usize, std::ops::RangeInclusive<u32>) {
    match grade {
        Grade::Easy => (3, 4, 2..=24),
        Grade::Middle => (4, 6, 1..=8),
        Grade::Hard => (4, 7, 0..=1),
    }
}

/// The level puzzle of a day.
pub fn level(day: Day) -> LevelPuzzle {
    let grade = day.grade();
    let (level, plies, lucky) = wanted(grade);
    let mut numbers = numbers(Kind::Level, day);
    let mut below = |n: u32| numbers.below(n);
    loop {
        let Some((start, solution)) = upwards(level, plies, &mut below) else {
            continue;
        };
        let reaches = |_: &u32| at_random(&start, level, plies, &mut below);
        let found = (0..TRIED).filter(reaches).count() as u32;
        if lucky.contains(&found) {
            return LevelPuzzle {
                start,
                level,
                plies,
                solution,
                grade,
                lucky: found,
            };
        }
    }
}

/// Plays upwards until the level is reached, and goes back so many plies; `None`
/// if it is not reached, or too soon, or if fewer tiles could do.
fn upwards(
    level: u8,
    plies: usize,
    below: &mut impl FnMut(u32) -> u32,
) -> Option<(Position, Vec<Move>)> {
    let mut game = Position::start(&Setup::TWO);
    let mut moves = Vec::new();
    while game.turn() != Turn::Over {
        moves.clear();
        game.placements(&mut moves);
        let mut best: Option<Placed> = None;
        for _ in 0..DRAWN {
            let tile = moves[below(moves.len() as u32) as usize];
            if best.is_none_or(|best| tile.level > best.level) {
                best = Some(tile);
            }
        }
        let tile = best.expect("some were drawn");
        game.place_unchecked(tile);
        if tile.level == level {
            break;
        }
    }
    let placed = game.placed();
    let first = placed
        .len()
        .checked_sub(plies)
        .filter(|&first| first >= 2)?;
    if placed.last()?.level != level {
        return None;
    }
    let mut start = Position::start(&Setup::TWO);
    for &tile in &placed[..first] {
        start.place_unchecked(tile);
    }
    if fewest(&start, level) < plies / 2 {
        return None;
    }
    let solution = placed[first..].iter().map(|tile| tile.placement.into());
    Some((start, solution.collect()))
}

/// The fewest tiles that could reach a level from here: one on it, and on each
/// level below as many as are missing to two, as far as they are needed.
pub(super) fn fewest(position: &Position, level: u8) -> usize {
    let on = |level: u8| {
        let tiles = position.placed().iter();
        tiles.filter(|tile| tile.level == level).count()
    };
    let mut sum = 1;
    for below in (1..level).rev() {
        let missing = 2usize.saturating_sub(on(below));
        if missing == 0 {
            break;
        }
        sum += missing;
    }
    sum
}

/// Says whether random moves happen to reach the level in time.
fn at_random(
    start: &Position,
    level: u8,
    plies: usize,
    below: &mut impl FnMut(u32) -> u32,
) -> bool {
    let mut game = start.clone();
    for _ in 0..plies {
        game.step_at_random(below);
        if game.placed().last().is_some_and(|tile| tile.level >= level) {
            return true;
        }
    }
    false
}
