//! The puzzles of a day: what they promise holds, and what a date means never
//! changes.

use game::{Game, Turn};
use puzzles::copycat::{check, check_ground};
use puzzles::daily::{Day, Grade, copycat, level, win};
use puzzles::{Unwatched, copycat as rules};
use seven::{Move, Position};

/// A week from Monday on.
fn week() -> impl Iterator<Item = Day> {
    (16..=22).filter_map(|day| Day::new(2026, 11, day))
}

/// A short word for a text, the same for ever (FNV-1a).
fn mark(text: &str) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for byte in text.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}

fn written(position: &Position) -> String {
    let tiles = position.placed().iter();
    let tiles: Vec<String> = tiles.map(|t| Move::from(t.placement).to_string()).collect();
    tiles.join(" ")
}

#[test]
fn a_copycat_has_one_solution_and_the_grade_of_its_day() {
    let mut marks = Vec::new();
    for day in week() {
        let puzzle = copycat(day);
        assert_eq!(puzzle.grade, day.grade());
        assert_eq!(check_ground(&puzzle.black), []);
        assert_eq!(check(&puzzle.black, &puzzle.solution), []);
        let answer = rules::solve(&puzzle.black, 2, &mut Unwatched).unwrap();
        assert_eq!(answer.solutions, 1);
        marks.push(mark(&puzzle.black.to_string()));
    }
    assert_eq!(marks, COPYCATS);
}

#[test]
fn a_level_is_reached_by_the_solution_and_not_before() {
    let mut marks = Vec::new();
    for day in week() {
        let puzzle = level(day);
        assert_eq!(puzzle.grade, day.grade());
        assert_eq!(puzzle.solution.len(), puzzle.plies);
        let mut game = puzzle.start.clone();
        assert!(game.placed().iter().all(|tile| tile.level < puzzle.level));
        for (index, mv) in puzzle.solution.iter().enumerate() {
            assert_eq!(game.check_move(mv), Ok(()));
            game.play_unchecked(mv);
            let last = index + 1 == puzzle.plies;
            assert_eq!(game.placed().last().unwrap().level == puzzle.level, last);
        }
        marks.push(mark(&written(&puzzle.start)));
    }
    assert_eq!(marks, LEVELS);
}

/// What a position is worth to the seat to move, by trying everything.
fn worth(game: &Position) -> i32 {
    if game.turn() == Turn::Over {
        let outcome = game.outcome().unwrap();
        let places = outcome.places.as_slice();
        let white = (i32::from(places[1]) - i32::from(places[0])).signum();
        // A whole game has an even number of tiles, so that White would be next.
        return white;
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let after = |mv: &Move| {
        let mut next = game.clone();
        next.play_unchecked(mv);
        -worth(&next)
    };
    moves.iter().map(after).max().unwrap()
}

#[test]
fn a_forced_win_is_won_by_its_moves_and_by_no_other() {
    let mut marks = Vec::new();
    for day in week() {
        let puzzle = win(day);
        assert_eq!(puzzle.grade, day.grade());
        assert!(!puzzle.winning.is_empty());
        let mut moves = Vec::new();
        puzzle.start.moves(&mut moves);
        assert_eq!(moves.len(), puzzle.moves);
        marks.push(mark(&written(&puzzle.start)));
        // With two tiles left everything can be tried.
        if puzzle.grade != Grade::Easy {
            continue;
        }
        for mv in moves {
            let mut next = puzzle.start.clone();
            next.play_unchecked(&mv);
            let wins = worth(&next) == -1;
            assert_eq!(wins, puzzle.winning.contains(&mv), "{day} {mv}");
        }
    }
    assert_eq!(marks, WINS);
}

const COPYCATS: [&str; 7] = [
    "be0c9ec7cc092617",
    "e03387f27639d84f",
    "aaf45cada6bece94",
    "409285f69c28271c",
    "4d973c02f2485652",
    "679871c555dd5d0d",
    "ece53bd4411de808",
];

const LEVELS: [&str; 7] = [
    "1c0a1ccd15ff85a8",
    "5b9c71e9339b271a",
    "b19d0d31ed50c08f",
    "bdd8384abd4ce1f4",
    "e468f412a0f18fcc",
    "1fd35037f7d8524b",
    "a2f7a3a05ef3f511",
];

const WINS: [&str; 7] = [
    "a86c5c74e997bf10",
    "fc410d351ec2caff",
    "275e2c2040ef8778",
    "27996756d6057fca",
    "c0e30c4a69aab15a",
    "f44022b10248f950",
    "da587927cb43af60",
];
