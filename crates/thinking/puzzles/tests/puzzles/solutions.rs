//! Solutions as they are passed on: right ones pass, wrong ones are told.

use game::Lang;
use puzzles::holes::{Stock, most_known, stored};
use puzzles::island::solve as solve_island;
use puzzles::{
    Arrangement, Certificate, Fault, ProofError, Puzzle, Unwatched, copycat, solution, verify,
};
use search::Numbers;
use seven::{Cell, Tile};

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
    assert!(matches!(refused, Err(ProofError::Fault { line: 2, .. })));
    let broken = solution::of_copycat(&black.tiles[1..], &answer.examples[0].tiles);
    let refused = verify(&broken, &mut Unwatched);
    assert!(matches!(refused, Err(ProofError::Fault { line: 1, .. })));
    let mut short = good.clone();
    short.body.pop();
    assert_eq!(
        verify(&short, &mut Unwatched),
        Err(ProofError::Line { line: 2 })
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
        Err(ProofError::Fault { line: 3, .. })
    ));
    let no_volcano = solution::of_island(answer.volcano, &island.white, sea);
    let mut no_volcano: Certificate = no_volcano;
    no_volcano.body[0] = "volcano".to_string();
    assert_eq!(
        verify(&no_volcano, &mut Unwatched),
        Err(ProofError::Line { line: 1 })
    );
}

/// The tiles of a stored certificate, as somebody would write them down.
fn tiles_with_holes(stock: Stock) -> Arrangement {
    let certificate: Certificate = stored(stock).unwrap().parse().unwrap();
    certificate.body.join("\n").parse().unwrap()
}

#[test]
fn p3_plain_tiles_are_judged_by_what_they_are() {
    for stock in Stock::questions() {
        let tiles = tiles_with_holes(stock);
        let plain = solution::of_lines(&tiles.to_string());
        assert_eq!(verify(&plain, &mut Unwatched), Ok(()));
        let laid = solution::holes_laid(&plain).unwrap();
        assert_eq!((laid.stock, &laid.tiles), (stock, &tiles));
        let (known, bound) = most_known(stock).unwrap();
        let holes = laid.found.unwrap().len();
        assert!(holes as u32 == known && known <= bound);
        let passed_on = solution::of_holes(&tiles, stock, holes);
        let read: Certificate = passed_on.to_string().parse().unwrap();
        assert_eq!(verify(&read, &mut Unwatched), Ok(()));
        let boast = solution::of_holes(&tiles, stock, holes + 1);
        let (word, claimed, found) = ("holes", holes as u64 + 1, holes as u64);
        assert_eq!(
            verify(&boast, &mut Unwatched),
            Err(ProofError::Differs {
                word,
                claimed,
                found
            })
        );
    }
}

#[test]
fn p3_what_is_wrong_with_plain_tiles_is_told_by_line_and_clause() {
    let right = tiles_with_holes(Stock::SEVEN);
    let faults = |tiles: &Arrangement| {
        let text = format!("# a try\n{tiles}");
        solution::faults(&solution::of_lines(&text)).unwrap()
    };
    let clauses = |found: &[(usize, Fault)]| {
        let clauses = found.iter().map(|(_, f)| f.clause(Puzzle::Holes).0);
        clauses.collect::<Vec<_>>()
    };
    assert_eq!(faults(&right), []);

    let mut apart = right.clone();
    apart.tiles[4].corner = apart.tiles[4].corner + Cell::new(0, 30);
    let (tile, cell) = (apart.tiles[4].tile(), apart.tiles[4].cells()[0]);
    let side = None;
    let lost = (6, Fault::Apart { side, tile, cell });
    let found = faults(&apart);
    assert!(found.contains(&lost), "{found:?}");
    assert!(clauses(&found).iter().all(|&clause| clause == "P3"));

    let mut over = right.clone();
    over.tiles[6].corner = over.tiles[5].corner;
    let found = faults(&over);
    assert!(matches!(found[0], (8, Fault::Overlap { .. })), "{found:?}");
    assert_eq!(clauses(&found)[0], "S3");

    // One tile of a kind too many, and so one kind too few.
    let mut twice = right.clone();
    twice.tiles[6] = twice.tiles[0];
    twice.tiles[6].corner = twice.tiles[0].corner + Cell::new(30, 0);
    let found = faults(&twice);
    let (tile, allowed, laid) = (right.tiles[0].tile(), 1, 2);
    let surplus = Fault::Surplus {
        tile,
        allowed,
        laid,
    };
    let at = found.iter().position(|&(_, fault)| fault == surplus);
    assert_eq!(at.map(|at| clauses(&found)[at]), Some("S1"));
    let (tile, wanted, laid) = (right.tiles[6].tile(), 1, 0);
    // It would stand in the line after the last.
    assert!(found.contains(&(9, Fault::Short { tile, wanted, laid })));

    // Six of the seven are a question of their own, five are not.
    let mut five = right.clone();
    five.tiles.truncate(5);
    let short = |f: &(usize, Fault)| matches!(f.1, Fault::Short { .. });
    assert_eq!(faults(&five).iter().filter(|f| short(f)).count(), 2);
}

#[test]
fn p3_a_claim_about_other_tiles_is_refused() {
    let tiles = tiles_with_holes(Stock::SEVEN);
    let said = |claim: &str| {
        let mut certificate = solution::of_lines(&tiles.to_string());
        certificate.claim = claim.to_string();
        verify(&certificate, &mut Unwatched)
    };
    assert_eq!(said("tiles 7"), Ok(()));
    assert!(matches!(said("tiles 14"), Err(ProofError::Fault { .. })));
    for claim in ["tiles 8", "tiles 6", "without I", "tiles 6; without Q"] {
        let why = said(claim).unwrap_err();
        assert!(matches!(why, ProofError::Holes(_)), "{claim}");
        for lang in Lang::ALL {
            assert!(!why.explain(lang).is_empty());
        }
    }
    let broken = solution::of_lines("I:0,0;1,0;2,0;2,1");
    assert!(matches!(
        verify(&broken, &mut Unwatched),
        Err(ProofError::Holes(_))
    ));
}
