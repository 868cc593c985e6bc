//! Copycats with exactly one solution.

use super::{Day, Grade, Kind, numbers};
use crate::arrangement::Arrangement;
use crate::copycat::{Answer, compact, solve};
use crate::progress::Unwatched;

/// A copycat with exactly one solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CopycatPuzzle {
    /// The black tiles.
    pub black: Arrangement,
    /// The only solution.
    pub solution: Arrangement,
    /// How hard it is.
    pub grade: Grade,
    /// How many steps a search takes.
    pub steps: u64,
    /// How many of the search's steps to the solution had a single place to try.
    pub forced: u32,
}

/// Up to which effort a copycat is easy, and up to which it is not hard; about a
/// third of those with one solution are easy, a quarter hard.
const EFFORT: [u64; 2] = [120, 220];

/// How hard a copycat with one solution is: the steps that a search takes, the
/// less the more of them follow without a choice.
pub fn grade_of_copycat(answer: &Answer) -> Grade {
    match answer.steps / (1 + u64::from(answer.forced)) {
        effort if effort <= EFFORT[0] => Grade::Easy,
        effort if effort <= EFFORT[1] => Grade::Middle,
        _ => Grade::Hard,
    }
}

/// The copycat of a day.
pub fn copycat(day: Day) -> CopycatPuzzle {
    let mut numbers = numbers(Kind::Copycat, day);
    loop {
        let mut black = compact(&mut numbers);
        let answer = solve(&black, 1, &mut Unwatched).expect("nobody stops it");
        let grade = grade_of_copycat(&answer);
        if answer.solutions != 1 || grade != day.grade() {
            continue;
        }
        let [solution] = <[Arrangement; 1]>::try_from(answer.examples).expect("it was kept");
        black.tiles.sort_unstable();
        return CopycatPuzzle {
            black,
            solution,
            grade,
            steps: answer.steps,
            forced: answer.forced,
        };
    }
}
