//! Solutions as they are passed on: right ones pass, wrong ones are told.

use puzzles::island::solve as solve_island;
use puzzles::{Arrangement, Certificate, Refused, Unwatched, copycat, solution, verify};
use search::Numbers;
use seven::Tile;

fn black() -> Arrangement {
    let mut numbers = Numbers::seeded(3);
    loop {
        let black = copycat::compact(&mut numbers);
        if copycat::solve(&black, 0, &mut Unwatched).unwrap().solutions > 0 {
            return black;
        }
    }
}

#[test]
fn a_right_solution_passes_and_a_wrong_one_is_refused_with_its_line() {
    let black = black();
    let answer = copycat::solve(&black, 1, &mut Unwatched).unwrap();
    let good = solution::of_copycat(&black.tiles, &answer.examples[0].tiles);
    let read: Certificate = good.to_string().parse().unwrap();
    assert_eq!(verify(&read, &mut Unwatched), Ok(()));
    let copied = solution::of_copycat(&black.tiles, &black.tiles);
    assert_eq!(solution::faults(&copied).unwrap().len(), 7);
    let refused = verify(&copied, &mut Unwatched);
    assert!(matches!(refused, Err(Refused::Fault { line: 2, .. })));
    let broken = solution::of_copycat(&black.tiles[1..], &answer.examples[0].tiles);
    let refused = verify(&broken, &mut Unwatched);
    assert!(matches!(refused, Err(Refused::Fault { line: 1, .. })));
    let mut short = good.clone();
    short.body.pop();
    assert_eq!(
        verify(&short, &mut Unwatched),
        Err(Refused::Line { line: 2 })
    );
}

#[test]
fn an_island_and_its_sea_are_passed_on() {
    let answer = solve_island(Tile::S, &mut Unwatched);
    let island = answer.example().unwrap();
    let sea = island.sea.as_ref().unwrap();
    let good = solution::of_island(answer.volcano, &island.white, sea);
    assert_eq!(verify(&good, &mut Unwatched), Ok(()));
    let leaking = solution::of_island(answer.volcano, &island.white, &sea[1..]);
    assert!(matches!(
        verify(&leaking, &mut Unwatched),
        Err(Refused::Fault { line: 3, .. })
    ));
    let no_volcano = solution::of_island(answer.volcano, &island.white, sea);
    let mut no_volcano: Certificate = no_volcano;
    no_volcano.body[0] = "volcano".to_string();
    assert_eq!(
        verify(&no_volcano, &mut Unwatched),
        Err(Refused::Line { line: 1 })
    );
}
