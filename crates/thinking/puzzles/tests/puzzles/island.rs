//! P2: the checker by near misses, the solver by brute force, all certificates
//! and what happens when they are tampered with.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use puzzles::island::{
    Answer, Shore, certificate, check, check_island, check_sea, shore_of, smallest, solve, verify,
};
use puzzles::{Certificate, Fault, ProofError, Side, Unwatched};
use seven::{Cell, Orientation, Placement, Tile, TileSet};

fn answers() -> &'static Vec<Answer> {
    static ANSWERS: OnceLock<Vec<Answer>> = OnceLock::new();
    ANSWERS.get_or_init(|| Tile::ALL.map(|tile| solve(tile, &mut Unwatched)).to_vec())
}

#[test]
fn p2_every_island_and_every_sea_passes() {
    for answer in answers() {
        assert!(answer.complete);
        for island in &answer.islands {
            assert_eq!(island.white.len(), answer.white);
            match &island.sea {
                Some(sea) => assert_eq!(check(answer.volcano, &island.white, sea), []),
                None => assert_eq!(check_island(answer.volcano, &island.white), []),
            }
        }
    }
}

#[test]
fn p2_the_figures_are_these() {
    let figures: Vec<_> = (answers().iter())
        .map(|a| {
            (
                a.volcano.tile().letter(),
                a.white,
                a.islands.len(),
                a.surroundable(),
                a.with_fewer(),
            )
        })
        .collect();
    assert_eq!(
        figures,
        [
            ('I', 3, 1, 0, 0),
            ('O', 3, 52, 52, 39),
            ('Y', 4, 1134, 438, 0),
            ('U', 4, 2814, 999, 0),
            ('S', 3, 2, 2, 0),
            ('J', 3, 2, 2, 0),
            ('P', 3, 31, 31, 20),
        ]
    );
}

/// Whether the certificate of an answer is what it says, once it has been written
/// and read.
fn is_verified(answer: &Answer) {
    let certificate = certificate(answer);
    let read: Certificate = certificate.to_string().parse().unwrap();
    assert_eq!(verify(&read, &mut Unwatched), Ok(()), "{}", read.claim);
}

// There is as much to verify for one tile as for all others, so that two threads
// share it out.

#[test]
fn p2_the_certificate_of_the_longest_list_is_verified() {
    let longest = answers().iter().max_by_key(|answer| answer.islands.len());
    is_verified(longest.expect("there are answers"));
}

#[test]
fn p2_every_other_certificate_is_verified() {
    let mut others: Vec<&Answer> = answers().iter().collect();
    others.sort_by_key(|answer| answer.islands.len());
    others.pop();
    assert_eq!(others.len(), 6);
    others.into_iter().for_each(is_verified);
}

#[test]
fn p2_a_certificate_that_was_tampered_with_is_refused() {
    let answer = &answers()[Tile::P as usize];
    let good = certificate(answer);
    let check = |certificate: &Certificate| verify(certificate, &mut Unwatched);
    let bad = |change: &dyn Fn(&mut Certificate)| {
        let mut certificate = good.clone();
        change(&mut certificate);
        check(&certificate).unwrap_err()
    };
    for (from, to) in [
        ("white 3", "white 4"),
        ("islands 31", "islands 30"),
        ("surroundable 31", "surroundable 30"),
        ("fewer 20", "fewer 19"),
    ] {
        let refused = bad(&|c| c.claim = c.claim.replace(from, to));
        assert!(matches!(refused, ProofError::Differs { .. }), "{from}");
    }
    let word = "tile";
    assert_eq!(
        bad(&|c| c.claim = c.claim.replace("tile P", "tile O")),
        ProofError::Claim { word }
    );
    // One island less, with the figures to match.
    let fewer = bad(&|c| {
        c.body.pop();
        c.claim = c.claim.replace("islands 31", "islands 30");
        c.claim = c.claim.replace("surroundable 31", "surroundable 30");
    });
    assert!(matches!(fewer, ProofError::Differs { .. }));
    let line = good.body.len() + 1;
    assert_eq!(
        bad(&|c| c.body.push(c.body[1].clone())),
        ProofError::Again { line }
    );
    // A sea that is there is denied.
    let denied = bad(&|c| {
        let island = c.body[1].split_once('|').unwrap().0.to_string();
        c.body[1] = format!("{island}| none");
    });
    assert_eq!(denied, ProofError::CanBeDone { line: 2 });
    // A sea with a hole in it.
    let leaking = bad(&|c| c.body[1] = c.body[1].rsplit_once(' ').unwrap().0.to_string());
    assert!(matches!(leaking, ProofError::Fault { line: 2, .. }));
    // An island with a hole in it.
    let open = bad(&|c| c.body[1] = c.body[1].split_once(' ').unwrap().1.to_string());
    assert!(matches!(open, ProofError::Fault { line: 2, .. }));
}

fn moved(tile: Placement, q: i32, r: i32) -> Placement {
    Placement {
        corner: tile.corner + Cell::new(q, r),
        ..tile
    }
}

#[test]
fn p2_near_misses_are_told_by_cell_or_tile() {
    let answer = &answers()[Tile::S as usize];
    let (volcano, island) = (answer.volcano, &answer.islands[0]);
    let sea = island.sea.clone().unwrap();
    // Every white tile is needed, and so is every black one.
    for index in 0..island.white.len() {
        let mut white = island.white.clone();
        white.remove(index);
        let faults = check_island(volcano, &white);
        let side = Side::White;
        assert!(!faults.is_empty());
        assert!(
            faults
                .iter()
                .all(|f| matches!(f, Fault::Uncovered { side: s, .. } if *s == side))
        );
    }
    for index in 0..sea.len() {
        let mut less = sea.clone();
        less.remove(index);
        let faults = check_sea(volcano, &island.white, &less);
        let side = Side::Black;
        assert!(!faults.is_empty());
        assert!(
            faults
                .iter()
                .all(|f| matches!(f, Fault::Uncovered { side: s, .. } if *s == side))
        );
    }
    // A white tile on the volcano.
    let mut white = island.white.clone();
    white[0] = moved(volcano, 0, 0);
    let faults = check_island(volcano, &white);
    let overlaps = faults.iter().filter(|f| matches!(f, Fault::Overlap { .. }));
    assert_eq!(overlaps.count(), 4);
    // The volcano's own kind once more in the sea; a white kind twice.
    let mut black = sea.clone();
    black.push(moved(volcano, 30, 0));
    let (side, tile) = (Side::Black, Tile::S);
    assert!(check_sea(volcano, &island.white, &black).contains(&Fault::Twice { side, tile }));
    let mut white = island.white.clone();
    white.push(moved(white[0], 30, 0));
    let (side, tile) = (Side::White, white[0].tile());
    let faults = check(volcano, &white, &sea);
    assert!(faults.contains(&Fault::Twice { side, tile }));
    assert!(faults.contains(&Fault::NotSmallest { laid: 4, enough: 3 }));
    // The sea over the island.
    let mut black = sea.clone();
    black[0] = Placement::on(black[0].tile(), &black[0].cells()).unwrap();
    black[0].corner = black[0].corner + Cell::new(0, 1);
    let faults = check_sea(volcano, &island.white, &black);
    assert!(
        faults
            .iter()
            .any(|f| matches!(f, Fault::Overlap { .. } | Fault::Uncovered { .. }))
    );
}

#[test]
fn p2_the_least_numbers_that_the_checker_knows_are_those_found() {
    for answer in answers() {
        let mut white = answer.islands[0].white.clone();
        let exactly = check(answer.volcano, &white, &[]);
        assert!(
            !exactly
                .iter()
                .any(|f| matches!(f, Fault::NotSmallest { .. }))
        );
        white.push(moved(white[0], 40, 0));
        let laid = white.len();
        let enough = answer.white;
        assert!(check(answer.volcano, &white, &[]).contains(&Fault::NotSmallest { laid, enough }));
    }
}

#[test]
fn p2_a_lake_is_not_a_shore() {
    // A ring of six cells and one more, around a single free cell.
    let u = |cells: [(i32, i32); 4], tile| {
        Placement::on(tile, &cells.map(|(q, r)| Cell::new(q, r))).unwrap()
    };
    let ring = [
        u([(1, 0), (1, -1), (0, -1), (-1, 0)], Tile::U),
        u([(-1, 1), (0, 1), (1, 1), (2, 1)], Tile::I),
    ];
    let shore = shore_of(&ring);
    assert!(!shore.contains(&Cell::new(0, 0)));
    assert!(shore.contains(&Cell::new(0, -2)));
    let found = Shore::new(&ring, TileSet::ALL);
    assert_eq!((found.length(), found.enclosed()), (shore.len(), 1));
}

/// Every way in which a tile can lie on one of these cells and none of those.
fn places(tile: Tile, near: &BTreeSet<Cell>, land: &[Cell]) -> Vec<[Cell; 4]> {
    let mut places = BTreeSet::new();
    for orientation in Orientation::of(tile) {
        for q in -9..=9 {
            for r in -9..=9 {
                let corner = Cell::new(q, r);
                let cells = Placement {
                    orientation,
                    corner,
                }
                .cells();
                let touches = cells.iter().any(|cell| near.contains(cell));
                if touches && !cells.iter().any(|cell| land.contains(cell)) {
                    places.insert(cells);
                }
            }
        }
    }
    places.into_iter().collect()
}

/// Whether three tiles can cover the cells, found by laying each everywhere.
fn three_can_cover(kinds: [Tile; 3], near: &BTreeSet<Cell>, land: &[Cell]) -> bool {
    three(kinds, near, land) > 0
}

/// In how many ways three tiles cover the cells.
fn three(kinds: [Tile; 3], near: &BTreeSet<Cell>, land: &[Cell]) -> u32 {
    let lists = kinds.map(|tile| places(tile, near, land));
    let apart = |a: &[Cell; 4], b: &[Cell; 4]| !a.iter().any(|cell| b.contains(cell));
    let mut count = 0;
    for x in &lists[0] {
        for y in lists[1].iter().filter(|y| apart(x, y)) {
            let open = near.iter().filter(|c| !x.contains(c) && !y.contains(c));
            let open: Vec<&Cell> = open.collect();
            let fits =
                |z: &&[Cell; 4]| open.iter().all(|c| z.contains(c)) && apart(x, z) && apart(y, z);
            count += lists[2].iter().filter(fits).count() as u32;
        }
    }
    count
}

#[test]
fn p2_a_shore_is_covered_by_three_tiles_as_by_brute_force() {
    let mut covered = 0;
    for (tile, kinds) in [
        (Tile::O, [Tile::I, Tile::U, Tile::O]),
        (Tile::O, [Tile::U, Tile::S, Tile::Y]),
        (Tile::O, [Tile::U, Tile::J, Tile::S]),
        (Tile::O, [Tile::U, Tile::P, Tile::S]),
        (Tile::I, [Tile::U, Tile::S, Tile::J]),
        (Tile::I, [Tile::I, Tile::U, Tile::J]),
        (Tile::P, [Tile::I, Tile::U, Tile::J]),
        (Tile::S, [Tile::U, Tile::I, Tile::J]),
        (Tile::U, [Tile::U, Tile::I, Tile::J]),
    ] {
        let volcano = smallest(tile).volcano;
        let near = shore_of(&[volcano]);
        let held = (kinds.iter()).fold(TileSet::EMPTY, |set, &kind| set.with(kind));
        let found = Shore::new(&[volcano], held).cover(held, 3);
        let brute = three_can_cover(kinds, &near, &volcano.cells());
        assert_eq!(found.is_some(), brute, "{tile} {kinds:?}");
        covered += u32::from(brute);
        if let Some(sea) = found {
            assert!((near.iter()).all(|cell| sea.iter().any(|t| t.cells().contains(cell))));
        }
    }
    assert!(covered > 0 && covered < 9, "{covered}");
}

#[test]
fn p2_the_islands_of_three_tiles_are_all_that_brute_force_finds() {
    let answer = &answers()[Tile::O as usize];
    let land = answer.volcano.cells();
    let near = shore_of(&[answer.volcano]);
    let mut count = 0;
    for (a, &first) in Tile::ALL.iter().enumerate() {
        for (b, &second) in Tile::ALL.iter().enumerate().skip(a + 1) {
            for &third in &Tile::ALL[b + 1..] {
                count += three([first, second, third], &near, &land);
            }
        }
    }
    // Each island was found once for each of its images about the bee.
    let mut images = 0;
    for island in &answer.islands {
        let mut forms = BTreeSet::new();
        for symmetry in seven::SYMMETRIES {
            let home = answer.volcano.carried(symmetry);
            if home.orientation != answer.volcano.orientation {
                continue;
            }
            let shift = answer.volcano.corner - home.corner;
            let white = island
                .white
                .iter()
                .map(|t| moved(t.carried(symmetry), shift.q, shift.r));
            let mut white: Vec<Placement> = white.collect();
            white.sort_unstable();
            forms.insert(white);
        }
        images += forms.len() as u32;
    }
    assert!(count > 0);
    assert_eq!(count, images);
}
