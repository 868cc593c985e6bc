//! Forced wins: the seat to move wins against every defence, and few moves do it.
//!
//! The positions come from games in which each seat plays the highest of a few
//! random moves; what they are worth is solved exactly.

use game::{Game, Seat};
use players::seven::Mind;
use players::{Ask, Level, Mind as _};
use search::effort::NoWatch;
use search::{Effort, Limits, StopSign};
use seven::{Move, Placed, Position, Setup};

use super::{Day, Grade, Kind, numbers};

/// White to play and win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WinPuzzle {
    /// The position.
    pub start: Position,
    /// The seat to move, which wins.
    pub winner: Seat,
    /// Every move that wins.
    pub winning: Vec<Move>,
    /// How many legal moves there are.
    pub moves: usize,
    /// How hard it is.
    pub grade: Grade,
}

/// How many moves are drawn at each ply; the highest is played.
const DRAWN: usize = 3;
/// How large the solver's memory is.
const MEMORY: usize = 1 << 20;

/// With fewer legal moves there is nothing to find.
const LEAST: usize = 20;

/// What each grade asks for: how many tiles are left, and how many in a hundred
/// legal moves may win.
const fn wanted(grade: Grade) -> (usize, usize) {
    match grade {
        Grade::Easy => (2, 40),
        Grade::Middle => (4, 25),
        Grade::Hard => (4, 6),
    }
}

/// The forced win of a day. The player's weights have to be there, as for every
/// player; they make the proof faster and change nothing.
pub fn win(day: Day) -> WinPuzzle {
    let grade = day.grade();
    let (left, most) = wanted(grade);
    let mut numbers = numbers(Kind::Win, day);
    let mut mind = Mind::new(MEMORY);
    loop {
        let start = ending(left, &mut |n| numbers.below(n));
        let moves = start.branches() as usize;
        if moves < LEAST {
            continue;
        }
        let Some(winning) = winning(&mut mind, &start) else {
            continue;
        };
        if winning.is_empty() || 100 * winning.len() > most * moves {
            continue;
        }
        return WinPuzzle {
            winner: start.placed_by(start.placed().len()),
            start,
            winning,
            moves,
            grade,
        };
    }
}

fn ending(left: usize, below: &mut impl FnMut(u32) -> u32) -> Position {
    let mut game = Position::start(&Setup::TWO);
    let mut moves = Vec::new();
    while game.placed().len() + left < 14 {
        moves.clear();
        game.placements(&mut moves);
        let drawn: [Placed; DRAWN] =
            std::array::from_fn(|_| moves[below(moves.len() as u32) as usize]);
        let first = drawn[0];
        let highest = |best: Placed, tile: &Placed| {
            if tile.level > best.level { *tile } else { best }
        };
        game.place_unchecked(drawn.iter().fold(first, highest));
    }
    game
}

/// Every move that wins, if the position is a win; none if it is not.
fn winning(mind: &mut Mind, position: &Position) -> Option<Vec<Move>> {
    let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
    let ask = Ask {
        level: Level::MOST,
        seed: 1,
        effort: &effort,
    };
    let found = mind.analyse(position, &ask, &mut |_| {});
    if !found.exact || found.value != Some(1.0) {
        return None;
    }
    let lines = found.lines.into_iter();
    let moves = lines.filter_map(|line| line.moves.first().copied());
    let mut moves: Vec<Move> = moves.collect();
    moves.sort_unstable();
    Some(moves)
}
