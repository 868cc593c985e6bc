//! Holes (P3): the checker with near misses, the solver against brute force, and
//! the second search and certificates.

use game::Lang;
use puzzles::holes::{self, Effort, Fault, Refused, Stock, certificate, check, refute, solve};
use puzzles::holes::{verify, verify_arrangement};
use puzzles::{Arrangement, Certificate, Unwatched};
use seven::{Cell, Tile};

mod plain_holes;

/// Seven tiles with seven holes.
const SEVEN: &str = include_str!("../../../data/puzzles/holes-7.txt");

fn read(text: &str) -> Certificate {
    text.parse().expect("a certificate")
}

fn tiles(certificate: &Certificate) -> Arrangement {
    certificate.body.join("\n").parse().expect("an arrangement")
}

/// The stored certificates, one a question.
fn stored() -> Vec<Certificate> {
    let all = Stock::questions().map(|stock| holes::stored(stock).expect("it is stored"));
    all.map(read).collect()
}

#[test]
fn p3_holes_are_bounded_components_of_uncovered_cells() {
    let count = |text: &str, tiles: &[Tile]| {
        let stock = Stock::of(tiles.iter().copied());
        let holes = check(&text.parse().unwrap(), stock).unwrap();
        holes.iter().map(Vec::len).collect::<Vec<_>>()
    };
    // Six cells around one enclose it; with one of them open they do not.
    let closed = "U:1,0;1,-1;0,-1;-1,0\nI:-1,1;0,1;-2,1;-3,1\n";
    assert_eq!(count(closed, &[Tile::I, Tile::U]), [1]);
    let open = "U:1,0;1,-1;0,-1;-1,0\nI:0,1;0,2;0,3;0,4\n";
    assert!(count(open, &[Tile::I, Tile::U]).is_empty());
    // Two uncovered cells that touch are one hole.
    let wide = "I:-1,1;0,1;1,1;2,1\nJ:-1,0;0,-1;1,-1;2,-1\nI:2,0;3,0;4,0;5,0\n";
    assert_eq!(count(wide, &[Tile::I, Tile::I, Tile::J]), [2]);
}

#[test]
fn p3_a_near_miss_is_named() {
    let right = tiles(&read(SEVEN));
    assert_eq!(check(&right, Stock::SEVEN).map(|holes| holes.len()), Ok(7));

    let mut missing = right.clone();
    let gone = missing.tiles.remove(3);
    let tile = gone.tile();
    assert_eq!(
        check(&missing, Stock::SEVEN),
        Err(Fault::Missing {
            tile,
            wanted: 1,
            laid: 0
        })
    );

    let mut twice = right.clone();
    let mut copy = twice.tiles[0];
    copy.corner = copy.corner + Cell::new(40, 0);
    twice.tiles.push(copy);
    let tile = copy.tile();
    assert_eq!(
        check(&twice, Stock::SEVEN),
        Err(Fault::TooMany {
            tile,
            allowed: 1,
            laid: 2
        })
    );

    let mut apart = right.clone();
    apart.tiles[6].corner = apart.tiles[6].corner + Cell::new(20, 3);
    let fault = check(&apart, Stock::SEVEN).unwrap_err();
    assert!(matches!(fault, Fault::Apart { .. }), "{fault:?}");

    let mut over = right.clone();
    over.tiles[1].corner = over.tiles[0].corner;
    let fault = check(&over, Stock::SEVEN).unwrap_err();
    assert!(matches!(fault, Fault::Overlap { .. }), "{fault:?}");
    assert!(fault.cell().is_some());

    // The same tiles, when one of them should have stayed in the box.
    let fault = check(&right, Stock::without(Tile::S)).unwrap_err();
    assert_eq!(fault.tile(), Tile::S);
    for lang in Lang::ALL {
        assert!(fault.explain(lang).contains('S'));
    }
}

#[test]
fn p3_the_solver_agrees_with_brute_force_on_two_tiles() {
    for (index, &first) in Tile::ALL.iter().enumerate() {
        for &second in &Tile::ALL[index..] {
            agrees(&[first, second]);
        }
    }
}

#[test]
fn p3_the_solver_agrees_with_brute_force_on_three_and_four_tiles() {
    use Tile::{I, J, O, P, S, U, Y};
    for set in [
        [I, O, Y],
        [U, U, U],
        [I, S, U],
        [J, U, Y],
        [O, P, U],
        [S, S, Y],
    ] {
        agrees(&set);
    }
    for set in [[O, O, Y, Y], [I, O, Y, Y]] {
        agrees(&set);
    }
}

/// Both searches and the plain one find the same most holes.
fn agrees(set: &[Tile]) {
    let stock = Stock::of(set.iter().copied());
    let plain = plain_holes::most_holes(set);
    let answer = solve(stock, Effort::EXACT, 1, &mut Unwatched);
    assert_eq!((answer.holes, answer.bound), (plain, plain), "{set:?}");
    let holes = check(&answer.arrangement, stock).expect("the solver lays what is asked");
    assert_eq!(holes.len() as u32, plain, "{set:?}");
    assert_eq!(
        refute(stock, plain + 1, &mut Unwatched),
        Ok(None),
        "{set:?}"
    );
    if plain > 0 {
        let found = refute(stock, plain, &mut Unwatched).unwrap();
        assert!(found.is_some(), "{set:?}: the second search misses {plain}");
    }
}

#[test]
fn p3_the_answers_for_seven_and_six_are_proven_and_stored() {
    for (stock, stored) in Stock::questions().zip(stored()) {
        if stock == Stock::FOURTEEN {
            continue;
        }
        let answer = solve(stock, Effort::EXACT, 1, &mut Unwatched);
        assert!(answer.is_proven());
        let shown = verify_arrangement(&stored).expect("a true certificate");
        assert_eq!(
            (shown.stock, shown.holes, shown.bound),
            (stock, answer.holes, answer.bound)
        );
        assert_eq!(certificate(&answer).claim, stored.claim);
    }
}

#[test]
fn p3_the_stored_certificates_hold() {
    // Only the bound of fourteen tiles is left to `tablier check`: it takes a
    // minute.
    for stored in stored() {
        let shown = match stored.claimed("tiles") {
            Some("14") => verify_arrangement(&stored),
            _ => verify(&stored, &mut Unwatched),
        };
        let shown =
            shown.unwrap_or_else(|why| panic!("{}: {}", stored.claim, why.explain(Lang::En)));
        let apart = shown.bound - shown.holes;
        let known = u32::from(shown.stock == Stock::FOURTEEN);
        assert_eq!(apart, known, "{}", stored.claim);
    }
}

#[test]
fn p3_a_certificate_that_was_tampered_with_is_refused() {
    let refused = |from: &str, to: &str| {
        assert!(SEVEN.contains(from), "{from}");
        let why = verify(&read(&SEVEN.replace(from, to)), &mut Unwatched).unwrap_err();
        for lang in Lang::ALL {
            assert!(!why.explain(lang).is_empty());
        }
        why
    };
    assert!(matches!(
        refused("holes 7", "holes 8"),
        Refused::Holes {
            claimed: 8,
            counted: 7
        }
    ));
    assert!(matches!(
        refused("bound 7", "bound 6"),
        Refused::Bound { .. }
    ));
    assert!(matches!(
        refused("hexagons 10", "hexagons 9"),
        Refused::Frames { .. }
    ));
    assert!(matches!(refused("tiles 7", "tiles 14"), Refused::Tiles(_)));
    assert!(matches!(
        refused("tiles 7", "tiles 8"),
        Refused::Claim { word: "tiles" }
    ));
    assert!(matches!(
        refused("tiles 7", "tiles 6; without Q"),
        Refused::Claim { word: "without" }
    ));
    assert!(matches!(
        refused("; bound 7", ""),
        Refused::Claim { word: "bound" }
    ));
    assert!(matches!(
        refused("method: no", "method: some"),
        Refused::Method
    ));
    assert!(matches!(refused("\nI:", "\nJ:"), Refused::Arrangement(_)));
    let line = SEVEN.lines().last().unwrap();
    assert!(matches!(
        refused(line, ""),
        Refused::Tiles(Fault::Missing { .. })
    ));
}

#[test]
fn p3_a_bound_that_is_too_low_is_beaten() {
    // Six holes of seven tiles, claimed to be the most.
    let mut answer = solve(Stock::SEVEN, Effort::EXACT, 1, &mut |_: u64, _: u64| false);
    assert!(answer.holes < 7, "the search was ended early");
    answer.bound = 6;
    let why = verify(&certificate(&answer), &mut Unwatched).unwrap_err();
    let Refused::Beaten { holes, arrangement } = why else {
        panic!("{why:?}");
    };
    let found = check(&arrangement, Stock::SEVEN).unwrap().len();
    assert!(holes == 7 && found >= 7);
}

#[test]
fn p3_a_search_that_is_ended_gives_what_it_has() {
    const EARLY: Effort = Effort {
        steps: 1 << 16,
        patterns: u64::MAX,
    };
    let mut calls = 0;
    let answer = solve(Stock::FOURTEEN, EARLY, 1, &mut |_: u64, _: u64| {
        calls += 1;
        calls < 12
    });
    let holes = check(&answer.arrangement, Stock::FOURTEEN).expect("it is an arrangement");
    assert_eq!(holes.len() as u32, answer.holes);
    assert!(answer.bound >= 17 && !answer.is_proven());
    let stopped = refute(Stock::SEVEN, 8, &mut |_: u64, _: u64| false);
    assert!(stopped.is_err());
}
