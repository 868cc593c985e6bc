//! P4: the checker by near misses, the solver by brute force, the certificate by
//! tampering.

use game::Lang;
use puzzles::copycat::{Answer, certificate, check, check_ground, compact, share, solve, verify};
use puzzles::{Arrangement, Certificate, Fault, ProofError, Side, Unwatched};
use search::Numbers;
use seven::{Cell, Orientation, Placement, Tile};

fn solved(black: &Arrangement) -> Answer {
    solve(black, usize::MAX, &mut Unwatched).unwrap()
}

/// A ground with several solutions.
fn ground() -> (Arrangement, Answer) {
    let mut numbers = Numbers::seeded(1);
    loop {
        let black = compact(&mut numbers);
        let answer = solved(&black);
        if answer.solutions > 1 {
            return (black, answer);
        }
    }
}

fn moved(tile: Placement, q: i32, r: i32) -> Placement {
    Placement {
        corner: tile.corner + Cell::new(q, r),
        ..tile
    }
}

#[test]
fn p4_every_solution_passes_and_no_two_are_the_same() {
    let mut numbers = Numbers::seeded(2);
    for _ in 0..100 {
        let black = compact(&mut numbers);
        assert_eq!(check_ground(&black), []);
        let answer = solved(&black);
        assert_eq!(answer.examples.len() as u64, answer.solutions);
        let mut seen = answer.examples.clone();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), answer.examples.len());
        for white in &answer.examples {
            assert_eq!(check(&black, white), []);
        }
    }
}

#[test]
fn p4_near_misses_are_told_by_cell_or_tile() {
    let (black, answer) = ground();
    let white = &answer.examples[0];
    let with = |index: usize, tile: Placement| {
        let mut white = white.clone();
        white.tiles[index] = tile;
        check(&black, &white)
    };
    // One tile is left out: it is missing, and so are its four cells.
    let mut short = white.clone();
    let out = short.tiles.remove(3);
    let side = Side::White;
    let mut expected = vec![Fault::Missing {
        side,
        tile: out.tile(),
    }];
    expected.extend(out.cells().map(|cell| Fault::Uncovered { side, cell }));
    assert_eq!(check(&black, &short), expected);
    // One tile a step aside overlaps others or sticks out.
    for index in 0..7 {
        for (q, r) in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)] {
            let faults = with(index, moved(white.tiles[index], q, r));
            let tile = white.tiles[index].tile();
            assert!(faults.iter().any(|fault| match fault {
                Fault::Beside { tile: beside, .. } => *beside == tile,
                Fault::Overlap { first, second, .. } => [*first, *second].contains(&tile),
                _ => false,
            }));
            assert!(faults.iter().any(|f| matches!(f, Fault::Uncovered { .. })));
        }
    }
    // Exactly on the black tile of its own kind.
    for placed in &black.tiles {
        let index = (white.tiles.iter()).position(|tile| tile.tile() == placed.tile());
        let faults = with(index.unwrap(), *placed);
        let tile = placed.tile();
        assert!(faults.contains(&Fault::OnOne { tile, under: tile }));
    }
    // The black tiles themselves fail in nothing but S5.
    let faults = check(&black, &black);
    assert_eq!(faults.len(), 7);
    assert!(
        faults
            .iter()
            .all(|f| matches!(f, Fault::OnOne { tile, under } if tile == under))
    );
    // One kind twice.
    let twice = with(0, white.tiles[1]);
    let tile = white.tiles[1].tile();
    assert!(twice.contains(&Fault::Twice { side, tile }));
    for fault in with(0, moved(white.tiles[0], 9, 9)) {
        assert!(fault.cell().is_some() || fault.tile().is_some());
    }
}

#[test]
fn p4_black_tiles_that_are_no_puzzle_are_told() {
    let (black, _) = ground();
    let with = |index: usize, tile: Placement| {
        let mut black = black.clone();
        black.tiles[index] = tile;
        check_ground(&black)
    };
    let far = with(6, moved(black.tiles[6], 20, 0));
    let tile = black.tiles[6].tile();
    let cell = moved(black.tiles[6], 20, 0).cells()[0];
    let side = Some(Side::Black);
    assert_eq!(far, [Fault::Apart { side, tile, cell }]);
    let twice = with(6, moved(black.tiles[0], 20, 0));
    let side = Side::Black;
    let again = black.tiles[0].tile();
    assert!(twice.contains(&Fault::Twice { side, tile: again }));
    assert!(twice.contains(&Fault::Missing { side, tile }));
    let onto = with(6, black.tiles[0]);
    let overlaps = onto.iter().filter(|f| matches!(f, Fault::Overlap { .. }));
    assert_eq!(overlaps.count(), 4);
    assert_eq!(check_ground(&Arrangement::default()).len(), 7);
}

#[test]
fn every_fault_is_explained_in_every_language() {
    let (side, tile, cell) = (Side::White, Tile::O, Cell::new(3, -2));
    let faults = [
        Fault::Twice { side, tile },
        Fault::Missing { side, tile },
        Fault::Overlap {
            cell,
            first: Tile::I,
            second: tile,
        },
        Fault::Apart {
            side: None,
            tile,
            cell,
        },
        Fault::Surplus {
            tile,
            allowed: 0,
            laid: 1,
        },
        Fault::Surplus {
            tile,
            allowed: 1,
            laid: 2,
        },
        Fault::Surplus {
            tile,
            allowed: 2,
            laid: 3,
        },
        Fault::Short {
            tile,
            wanted: 1,
            laid: 0,
        },
        Fault::Short {
            tile,
            wanted: 2,
            laid: 0,
        },
        Fault::Beside { cell, tile },
        Fault::OnOne {
            tile,
            under: Tile::P,
        },
        Fault::Uncovered { side, cell },
        Fault::NotSmallest { laid: 5, enough: 3 },
    ];
    for fault in faults {
        let [en, fr, es] = Lang::ALL.map(|lang| fault.explain(lang));
        assert!(en != fr && fr != es && en != es, "{en}");
        for text in [en, fr, es] {
            assert!(
                fault
                    .cell()
                    .is_none_or(|cell| text.contains(&cell.to_string()))
            );
            assert!(fault.tile().is_none_or(|tile| text.contains(tile.letter())));
        }
    }
}

/// Counts solutions by laying every tile everywhere.
fn brute_force(black: &[Placement]) -> u64 {
    let cells: Vec<Cell> = black.iter().flat_map(|tile| tile.cells()).collect();
    let kinds = black.iter().map(|tile| tile.tile());
    let places = kinds.map(|tile| {
        let mut places = Vec::new();
        for orientation in Orientation::of(tile) {
            for q in -12..=12 {
                for r in -12..=12 {
                    let corner = Cell::new(q, r);
                    let place = Placement {
                        orientation,
                        corner,
                    };
                    let within = place.cells().iter().all(|cell| cells.contains(cell));
                    if within && !black.contains(&place) {
                        places.push(place);
                    }
                }
            }
        }
        places
    });
    let places: Vec<_> = places.collect();
    let mut sets: Vec<Vec<Placement>> = vec![Vec::new()];
    for list in places {
        let mut longer = Vec::new();
        for set in &sets {
            for place in &list {
                let apart =
                    |tile: &Placement| !tile.cells().iter().any(|c| place.cells().contains(c));
                if set.iter().all(apart) {
                    longer.push([set.as_slice(), &[*place]].concat());
                }
            }
        }
        sets = longer;
    }
    sets.len() as u64
}

#[test]
fn p4_two_tiles_are_solved_as_by_brute_force_wherever_they_lie() {
    let mut solvable = 0;
    for (first, second) in [(Tile::I, Tile::O), (Tile::U, Tile::P), (Tile::S, Tile::J)] {
        let at = |orientation, q, r| Placement {
            orientation,
            corner: Cell::new(q, r),
        };
        let one = at(Orientation::of(first).next().unwrap(), 0, 0);
        for orientation in Orientation::of(second) {
            for q in -4..=4 {
                for r in -4..=4 {
                    let tiles = vec![one, at(orientation, q, r)];
                    let black = Arrangement { tiles };
                    let mut cells = black.cells();
                    cells.dedup();
                    if cells.len() == 8 {
                        let answer = solved(&black);
                        assert_eq!(answer.solutions, brute_force(&black.tiles), "{black}");
                        solvable += u32::from(answer.solutions > 0);
                    }
                }
            }
        }
    }
    assert!(solvable >= 10, "{solvable}");
}

#[test]
fn p4_three_and_four_tiles_are_solved_as_by_brute_force() {
    let mut numbers = Numbers::seeded(5);
    let mut solvable = 0;
    for round in 0..300 {
        let mut black = compact(&mut numbers);
        black.tiles.truncate(3 + round % 2);
        let answer = solved(&black);
        assert_eq!(answer.solutions, brute_force(&black.tiles), "{black}");
        solvable += u32::from(answer.solutions > 0);
    }
    assert!(solvable > 10, "{solvable}");
}

#[test]
fn p4_a_sample_is_the_same_for_the_same_seed() {
    let (found, stopped) = share(200, 7, &mut Unwatched);
    assert_eq!((found.sample, stopped), (200, None));
    assert!(found.unique < found.solvable && found.solvable < found.sample);
    assert_eq!(share(200, 7, &mut Unwatched).0, found);
    let (early, stopped) = share(200, 7, &mut |done, _| done < 50);
    assert!(stopped.is_some() && early.sample == 50);
}

#[test]
fn p4_a_search_can_be_ended() {
    let mut numbers = Numbers::seeded(1);
    let ended = (0..2000).any(|_| {
        let black = compact(&mut numbers);
        solve(&black, 0, &mut |_, _| false).is_err()
    });
    assert!(ended, "some search is long enough to ask");
}

#[test]
fn p4_a_certificate_that_was_tampered_with_is_refused() {
    let (black, answer) = ground();
    let good = certificate(&black, &answer);
    assert_eq!(verify(&good), Ok(()));
    let read: Certificate = good.to_string().parse().unwrap();
    assert_eq!(verify(&read), Ok(()));
    let bad = |change: &dyn Fn(&mut Certificate)| {
        let mut certificate = good.clone();
        change(&mut certificate);
        verify(&certificate).unwrap_err()
    };
    let last = good.body.len();
    let differs = |refused| matches!(refused, ProofError::Differs { .. });
    assert!(differs(bad(&|c| c.claim = format!("solutions {last}"))));
    assert!(differs(bad(&|c| {
        c.body.pop();
    })));
    assert!(differs(bad(&|c| {
        c.body.pop();
        c.claim = format!("solutions {}", last - 2);
    })));
    assert_eq!(
        bad(&|c| c.body.push(c.body[1].clone())),
        ProofError::Again { line: last + 1 }
    );
    assert_eq!(bad(&|c| c.method = "trust".into()), ProofError::Method);
    assert_eq!(
        bad(&|c| c.body[0] = "black".into()),
        ProofError::Line { line: 1 }
    );
    let on_itself = bad(&|c| c.body[1] = c.body[0].replace("black", "white"));
    assert!(matches!(on_itself, ProofError::Fault { line: 2, .. }));
    for lang in Lang::ALL {
        assert!(!on_itself.explain(lang).is_empty());
    }
}
