//! Proofs: values and best moves against plain search, symmetry, the end.

use game::{Event, Game, Stop, Turn};
use seven::{Move, Position, SYMMETRIES, Setup};
use testkit::Numbers;

use super::asked::{analysed, chosen, mind, play_on, setups, two_sides, written};
use super::plain;

/// Compares endings of one size with plain search and returns how often each
/// value came up.
fn compare(setup: &Setup, left: usize, count: usize, too_many: u64) -> [usize; 3] {
    let mut mind = mind();
    let mut numbers = Numbers::seeded(left as u64);
    let mut values = [0; 3];
    while values.iter().sum::<usize>() < count {
        let mut position = Position::start(setup);
        play_on(&mut position, left, &mut numbers);
        if plain::size(&position, too_many) > too_many {
            continue;
        }
        let (worth, best) = plain::best_moves(&position);
        let found = analysed(&mut mind, &position);
        assert!(found.exact);
        assert_eq!(found.value, Some(f64::from(worth)), "{position:?}");
        let lines = found.lines.iter().map(|line| &line.moves[0]);
        assert_eq!(written(lines), written(&best), "{position:?}");
        assert!(
            found
                .lines
                .iter()
                .all(|line| line.value == f64::from(worth))
        );
        values[(worth + 1) as usize] += 1;
    }
    values
}

/// Does so in every set-up between two sides; positions of every value must
/// come up.
fn compare_all(left: usize, count: usize, too_many: u64) {
    let mut values = [0; 3];
    for setup in two_sides() {
        let found = compare(&setup, left, count, too_many);
        values = [0, 1, 2].map(|index| values[index] + found[index]);
    }
    assert!(values.iter().all(|&count| count > 0), "{values:?}");
}

#[test]
fn s8_two_tiles_left_are_solved_as_by_plain_search() {
    compare_all(2, 150, 20_000);
}

#[test]
fn s8_three_tiles_left_are_solved_as_by_plain_search() {
    compare_all(3, 60, 20_000);
}

#[test]
fn s8_four_tiles_left_are_solved_as_by_plain_search() {
    compare_all(4, 10, 40_000);
}

/// The same game with the whole grid turned or flipped has the same value and
/// as many best moves.
#[test]
fn symmetric_positions_are_worth_the_same() {
    let mut mind = mind();
    let mut numbers = Numbers::seeded(12);
    for setup in two_sides() {
        for symmetry in SYMMETRIES {
            let mut position = Position::start(&setup);
            play_on(&mut position, 4, &mut numbers);
            let mut carried = Position::start(&setup);
            for tile in position.placed() {
                let mv = Move::from(tile.placement.carried(symmetry));
                carried
                    .apply(&Event::Move(mv))
                    .expect("symmetry keeps the rules");
            }
            let (one, other) = (
                analysed(&mut mind, &position),
                analysed(&mut mind, &carried),
            );
            assert!(one.exact && other.exact);
            assert_eq!(one.value, other.value);
            assert_eq!(one.lines.len(), other.lines.len());
        }
    }
}

/// Up to three tiles on the table, moves that lead to the same position up to
/// symmetry are told once: seven first tiles.
#[test]
fn the_first_tile_has_seven_lines() {
    let mut mind = mind();
    for setup in setups() {
        let found = analysed(&mut mind, &Position::start(&setup));
        assert_eq!(found.lines.len(), 7);
        assert!(!found.exact);
    }
}

#[test]
fn a_game_that_is_over_is_told_for_white() {
    let mut mind = mind();
    for setup in two_sides() {
        for (stop, value) in [
            (Stop::Resign(game::Seat::new(1)), 1.0),
            (Stop::Resign(game::Seat::new(0)), -1.0),
            (Stop::Draw, 0.0),
        ] {
            let mut position = Position::start(&setup);
            position
                .apply(&Event::Stop(stop))
                .expect("anybody may stop");
            assert_eq!(position.turn(), Turn::Over);
            let found = analysed(&mut mind, &position);
            assert!(found.exact && found.lines.is_empty());
            assert_eq!(found.value, Some(value));
        }
    }
}

/// Full strength plays one of the best moves wherever the proof fits, however
/// hard the others are to judge.
#[test]
fn the_move_that_is_chosen_is_one_of_the_best() {
    for setup in two_sides() {
        let mut mind = mind();
        for left in [4, 5, 6] {
            for position in players::seven::endings(&setup, left, 4, 11) {
                let found = analysed(&mut mind, &position);
                let limits = search::Limits::nodes(2_000_000);
                let mv = chosen(&mut mind, &position, 8, 1, limits).expect("a seat is to move");
                let best = found.lines.iter().any(|line| line.moves[0] == mv);
                assert!(best, "{left} left, {mv}: {position:?}");
            }
        }
    }
}
