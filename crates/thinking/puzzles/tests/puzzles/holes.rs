//! Holes (P3): the checker with near misses, the solver against brute force, and
//! the second search and certificates.

use game::Lang;
use puzzles::holes::{self, Effort, HolesError, Stock, certificate, check, refute, solve};
use puzzles::holes::{verify, verify_arrangement};
use puzzles::{Arrangement, Certificate, Fault, Progress, Stage, Unwatched};
use seven::{Cell, Tile};

use crate::plain_holes;

/// Seven tiles with seven holes.
const SEVEN: &str = include_str!("../../../../../data/puzzles/holes-7.txt");

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
    let faults = check(&missing, Stock::SEVEN).unwrap_err();
    assert!(faults.contains(&Fault::Short {
        tile,
        wanted: 1,
        laid: 0
    }));

    let mut twice = right.clone();
    let mut copy = twice.tiles[0];
    copy.corner = copy.corner + Cell::new(40, 0);
    twice.tiles.push(copy);
    let tile = copy.tile();
    let surplus = Fault::Surplus {
        tile,
        allowed: 1,
        laid: 2,
    };
    let apart = Fault::Apart {
        side: None,
        tile,
        cell: copy.cells()[0],
    };
    assert_eq!(check(&twice, Stock::SEVEN), Err(vec![surplus, apart]));

    let mut apart = right.clone();
    apart.tiles[6].corner = apart.tiles[6].corner + Cell::new(20, 3);
    let faults = check(&apart, Stock::SEVEN).unwrap_err();
    let last = apart.tiles[6];
    assert!(faults.contains(&Fault::Apart {
        side: None,
        tile: last.tile(),
        cell: last.cells()[0],
    }));

    let mut over = right.clone();
    over.tiles[1].corner = over.tiles[0].corner;
    let faults = check(&over, Stock::SEVEN).unwrap_err();
    let onto = |f: &&Fault| matches!(f, Fault::Overlap { .. });
    let overlap = faults.iter().find(onto).expect("two tiles overlap");
    assert!(overlap.cell().is_some());

    // The same tiles, when one of them should have stayed in the box.
    let (tile, allowed, laid) = (Tile::S, 0, 1);
    let surplus = Fault::Surplus {
        tile,
        allowed,
        laid,
    };
    let faults = check(&right, Stock::without(Tile::S));
    assert_eq!(faults, Err(vec![surplus]));
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
        HolesError::Holes {
            claimed: 8,
            counted: 7
        }
    ));
    assert!(matches!(
        refused("bound 7", "bound 6"),
        HolesError::Bound { .. }
    ));
    assert!(matches!(
        refused("hexagons 10", "hexagons 9"),
        HolesError::Frames { .. }
    ));
    assert!(matches!(
        refused("tiles 7", "tiles 14"),
        HolesError::Tiles(_)
    ));
    assert!(matches!(
        refused("tiles 7", "tiles 8"),
        HolesError::Claim { word: "tiles" }
    ));
    assert!(matches!(
        refused("tiles 7", "tiles 6; without Q"),
        HolesError::Claim { word: "without" }
    ));
    assert!(matches!(
        refused("; bound 7", ""),
        HolesError::Claim { word: "bound" }
    ));
    assert!(matches!(
        refused("method: no", "method: some"),
        HolesError::Method
    ));
    assert!(matches!(
        refused("\nI:", "\nJ:"),
        HolesError::Arrangement(_)
    ));
    let line = SEVEN.lines().last().unwrap();
    let HolesError::Tiles(faults) = refused(line, "") else {
        panic!("a tile is missing");
    };
    assert!(matches!(faults[..], [Fault::Short { .. }, ..]));
}

#[test]
fn p3_a_bound_that_is_too_low_is_beaten() {
    // Six holes of seven tiles, claimed to be the most.
    let mut answer = solve(Stock::SEVEN, Effort::EXACT, 1, &mut |_: u64, _: u64| false);
    assert!(answer.holes < 7, "the search was ended early");
    answer.bound = 6;
    let why = verify(&certificate(&answer), &mut Unwatched).unwrap_err();
    let HolesError::Beaten { holes, arrangement } = why else {
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

/// Whoever watches a search part by part.
#[derive(Default)]
struct Watcher {
    stages: Vec<Stage>,
    done: u64,
}

impl Progress for Watcher {
    fn report(&mut self, done: u64, of: u64) -> bool {
        assert!(self.done <= done && done <= of, "{done} of {of} goes back");
        self.done = done;
        true
    }

    fn stage(&mut self, stage: Stage) {
        self.stages.push(stage);
        self.done = 0;
    }
}

#[test]
fn p3_a_search_tells_its_parts_and_goes_back_within_none() {
    const EARLY: Effort = Effort {
        steps: 1 << 16,
        patterns: u64::MAX,
    };
    let mut watcher = Watcher::default();
    let answer = solve(Stock::without(Tile::I), EARLY, 1, &mut watcher);
    assert!(answer.is_proven());
    let [Stage::Arranging, above @ ..] = &watcher.stages[..] else {
        panic!("{:?}", watcher.stages);
    };
    let wanted = above.iter().filter_map(|stage| match stage {
        Stage::Above { wanted, .. } => Some(*wanted),
        Stage::Arranging => None,
    });
    let wanted: Vec<u32> = wanted.collect();
    // One number of holes after the other, from above.
    assert!(!wanted.is_empty());
    assert!(wanted.windows(2).all(|pair| pair[0] == pair[1] + 1));
    assert!(wanted.iter().all(|&wanted| wanted >= answer.holes));
}
