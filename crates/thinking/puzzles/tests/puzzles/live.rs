//! Puzzles while they are laid: what is listed may be laid, what is said is so,
//! hints lead to the end, and links read back.

use std::collections::BTreeSet;

use game::{Event, Lang, Record};
use puzzles::live::{
    Laying, PlaceError, Shared, TALLEST, Task, certificate, hint, known, look, marked, places,
    read, refusal, solution, write,
};
use puzzles::{
    Arrangement, Certificate, Fault, Puzzle, Side, Unwatched, copycat, fifth_level, holes,
};
use search::Numbers;
use seven::{Cell, Orientation, Placement, Position, SYMMETRIES, Setup, Tile};

/// All tasks of which something is known.
fn known_tasks() -> impl Iterator<Item = Task> {
    let holes = [Task::SEVEN, Task::FOURTEEN].into_iter();
    let holes = holes.chain(Tile::ALL.map(Task::without));
    holes.chain(Tile::ALL.map(|volcano| Task::Island { volcano }))
}

/// Copycats with one solution and with several.
fn copycats() -> Vec<Task> {
    let mut numbers = Numbers::seeded(4);
    let mut tasks = Vec::new();
    while tasks.len() < 6 {
        let black = copycat::compact(&mut numbers);
        let found = copycat::solve(&black, 0, &mut Unwatched).unwrap();
        if found.solutions > 0 {
            tasks.push(Task::Copycat { black });
        }
    }
    tasks
}

fn put(laying: &mut Laying, side: Side, place: Placement) {
    laying.of_mut(side).push(place);
}

#[test]
fn p3_what_is_known_is_a_solution_and_as_good_as_it_says() {
    for task in known_tasks() {
        let known = known(&task).expect("every task of the rulebook is known");
        let seen = look(&task, &known.laying);
        assert!(seen.done, "{task:?}: {:?} {:?}", seen.wrong, seen.open);
        assert!(!seen.beats, "nothing beats itself");
        let figure = match task {
            Task::Island { .. } => known.laying.white.len(),
            _ => seen.holes.len(),
        };
        assert_eq!(known.figure as usize, figure, "{task:?}");
        assert!(match task {
            Task::Island { .. } => known.bound <= known.figure,
            _ => known.bound >= known.figure,
        });
    }
}

#[test]
fn p2_only_the_bar_has_no_sea() {
    for volcano in Tile::ALL {
        let known = known(&Task::Island { volcano }).unwrap();
        assert_eq!(known.has_sea(), volcano != Tile::I);
    }
    // The one smallest island around the bar, and what its shore would take.
    let volcano = Tile::I;
    let found = puzzles::island::solve(volcano, &mut Unwatched);
    assert_eq!((found.islands.len(), found.surroundable()), (1, 0));
}

#[test]
fn p1_the_stored_games_go_as_high_as_they_say() {
    let record = |moves: &str| {
        let mut record = Record::<Position>::new(Setup::TWO);
        let moves = moves.split_whitespace();
        record.events = moves.map(|mv| Event::Move(mv.parse().unwrap())).collect();
        record
    };
    let highest = fifth_level::check(&record(TALLEST.game), TALLEST.level).unwrap();
    assert_eq!(highest.level, TALLEST.level);
    let early = fifth_level::check(&record(TALLEST.early), 5).unwrap();
    assert_eq!((early.level, early.ply), (5, TALLEST.fifth));
}

/// From an empty table to the end by nothing but hints.
#[test]
fn p4_hints_lead_to_a_solution() {
    for task in known_tasks().chain(copycats()) {
        let mut laying = Laying::default();
        let mut steps = 0;
        while !look(&task, &laying).done {
            let help = hint(&task, &laying, Lang::En, &mut Unwatched).unwrap();
            let (side, place) = help.next.unwrap_or_else(|| panic!("{task:?} {laying:?}"));
            assert_eq!(refusal(&task, &laying, side, place), None, "{task:?}");
            assert_eq!(help.steps.len(), 3);
            assert_eq!(help.steps[2].cells, place.cells());
            assert_eq!(help.steps[1].tile, Some(place.tile()));
            put(&mut laying, side, place);
            steps += 1;
            assert!(steps <= task.tiles());
        }
    }
}

/// The nudge of a copycat is true: no more places cover its cell than it says.
#[test]
fn p4_a_nudge_counts_right() {
    for task in copycats() {
        let Task::Copycat { black } = &task else {
            unreachable!("copycats are copycats")
        };
        let laying = Laying::default();
        let help = hint(&task, &laying, Lang::En, &mut Unwatched).unwrap();
        let cell = help.steps[0].cells[0];
        let ground: BTreeSet<Cell> = black.cells().into_iter().collect();
        let mut ways = BTreeSet::new();
        for tile in Tile::ALL {
            for symmetry in SYMMETRIES {
                let image = tile.shape().map(|part| symmetry.apply(part));
                for part in image {
                    let cells = image.map(|own| own - part + cell);
                    let place = Placement::on(tile, &cells).unwrap();
                    let fits = cells.iter().all(|cell| ground.contains(cell));
                    if fits && !black.tiles.contains(&place) {
                        ways.insert(place);
                    }
                }
            }
        }
        let said = &help.steps[0].text;
        let right = match ways.len() {
            1 => said.contains("only one tile"),
            count => said.contains(&format!("only {count} ways")),
        };
        assert!(right, "{said} but {}", ways.len());
    }
}

/// A tile that no solution has is told to come up again, and nothing else.
#[test]
fn p4_what_leads_nowhere_is_named() {
    let mut named = 0;
    for task in copycats() {
        let empty = Laying::default();
        let right = solution(&task, &empty, &mut Unwatched).unwrap().unwrap();
        let first = right.white[0];
        let laying = Laying {
            white: vec![first],
            ..Laying::default()
        };
        for tile in Tile::ALL {
            for place in places(&task, &laying, tile) {
                let mut astray = laying.clone();
                astray.white.push(place);
                let help = hint(&task, &astray, Lang::En, &mut Unwatched).unwrap();
                if place.tile() == first.tile() || help.next.is_some() {
                    continue;
                }
                named += 1;
                let last = help.steps.last().unwrap();
                assert!(last.text.starts_with("Take up "), "{}", last.text);
                assert!(!last.cells.is_empty());
            }
            if named > 20 {
                break;
            }
        }
    }
    assert!(named > 20);
}

#[test]
fn places_are_what_is_not_refused() {
    let mut island = Laying::default();
    let volcano = Task::Island { volcano: Tile::S };
    let bee = places(&volcano, &island, Tile::O)[5];
    put(&mut island, Side::White, bee);
    let copycat = copycats().remove(0);
    let cases = [
        (volcano, island, Side::Black),
        (Task::SEVEN, Laying::default(), Side::White),
        (copycat, Laying::default(), Side::White),
    ];
    for (task, laying, side) in cases {
        for tile in [Tile::I, Tile::P] {
            let listed: BTreeSet<Placement> = places(&task, &laying, tile).into_iter().collect();
            assert!(!listed.is_empty());
            for orientation in Orientation::of(tile) {
                for (q, r) in (-12..12).flat_map(|q| (-12..12).map(move |r| (q, r))) {
                    let corner = Cell::new(q, r);
                    let place = Placement {
                        orientation,
                        corner,
                    };
                    let may = refusal(&task, &laying, side, place).is_none();
                    assert_eq!(may, listed.contains(&place), "{task:?} {place:?}");
                }
            }
        }
    }
}

#[test]
fn p4_refusals_say_why() {
    let task = copycats().remove(0);
    let empty = Laying::default();
    let place = places(&task, &empty, Tile::O)[0];
    let mut laying = empty.clone();
    put(&mut laying, Side::White, place);
    let again = refusal(&task, &laying, Side::White, place);
    let (side, tile) = (Side::White, Tile::O);
    assert_eq!(again, Some(PlaceError::NotHeld { side, tile }));
    let over = places(&task, &empty, Tile::I);
    let over = over.into_iter().find(|other| {
        let cells = other.cells();
        cells.iter().any(|cell| place.cells().contains(cell))
    });
    let overlap = refusal(&task, &laying, Side::White, over.unwrap());
    assert!(matches!(
        overlap,
        Some(PlaceError::Fault(Fault::Overlap { .. }))
    ));
    let far = Placement {
        corner: Cell::new(40, 40),
        ..over.unwrap()
    };
    let beside = refusal(&task, &laying, Side::White, far);
    assert!(matches!(
        beside,
        Some(PlaceError::Fault(Fault::Beside { .. }))
    ));
    let far = refusal(&Task::SEVEN, &empty, Side::White, far);
    assert_eq!(far, Some(PlaceError::Far { tile: Tile::I }));
    for lang in Lang::ALL {
        for why in [again, overlap, beside, far] {
            assert!(!why.unwrap().explain(lang).is_empty());
        }
    }
}

/// Holes as they appear, counted in a second way: cells of the box from which
/// no way leads out.
#[test]
fn p3_holes_are_counted_as_they_appear() {
    let known = known(&Task::SEVEN).unwrap().laying;
    let mut before = 0;
    for count in 0..=known.white.len() {
        let laying = Laying {
            white: known.white[..count].to_vec(),
            ..Laying::default()
        };
        let seen = look(&Task::SEVEN, &laying);
        assert!(seen.holes.len() + 1 >= before, "a tile fills one at most");
        before = seen.holes.len();
        assert_eq!(seen.missing, 7 - count);
        let covered = Arrangement::new(laying.white.iter().copied()).cells();
        for cell in seen.holes.iter().flatten() {
            assert!(covered.binary_search(cell).is_err());
        }
        let firsts: Vec<Cell> = seen.holes.iter().map(|hole| hole[0]).collect();
        assert!(firsts.is_sorted(), "they are numbered in a fixed order");
    }
    assert_eq!(before, 7);
}

#[test]
fn p3_tiles_that_do_not_hang_together_do_not_count() {
    let mut laying = known(&Task::SEVEN).unwrap().laying;
    let moved = laying.white.last_mut().unwrap();
    moved.corner = moved.corner + Cell::new(30, 0);
    let seen = look(&Task::SEVEN, &laying);
    assert!(!seen.done);
    assert_eq!(seen.groups, 2);
    assert!(matches!(
        seen.wrong[..],
        [Fault::Apart {
            side: Some(Side::White),
            ..
        }]
    ));
    assert!(!seen.wrong[0].explain(Lang::Fr).is_empty());
}

#[test]
fn p4_a_tile_on_one_tile_is_marked() {
    let task = copycats().remove(0);
    let Task::Copycat { black } = &task else {
        unreachable!("it is one")
    };
    let laying = Laying {
        white: vec![black.tiles[3]],
        ..Laying::default()
    };
    let seen = look(&task, &laying);
    assert!(matches!(seen.wrong[..], [Fault::OnOne { .. }]));
    assert_eq!(marked(&seen.wrong[0], &laying), black.tiles[3].cells());
    assert_eq!(seen.open.len(), 24);
}

#[test]
fn links_read_back() {
    for task in known_tasks() {
        let laying = known(&task).unwrap().laying;
        let text = write(&task, &laying).unwrap();
        let Shared { task: again, .. } = read(&text).unwrap();
        assert_eq!(again, task);
        let shared = read(&text).unwrap();
        assert!(look(&task, &shared.laying).done);
        assert_eq!(write(&shared.task, &shared.laying), Some(text));
    }
    for task in copycats() {
        let laying = solution(&task, &Laying::default(), &mut Unwatched).unwrap();
        let text = write(&task, &laying.unwrap()).unwrap();
        let shared = read(&text).unwrap();
        assert!(look(&shared.task, &shared.laying).done, "{text}");
        // What was made for others travels as their task.
        let Task::Copycat { black } = &task else {
            unreachable!("it is one")
        };
        let made = Laying {
            black: black.tiles.clone(),
            ..Laying::default()
        };
        let ground = write(&Task::MAKE, &made).unwrap();
        assert!(text.starts_with(&ground), "{ground} {text}");
    }
}

#[test]
fn what_is_no_link_is_refused() {
    let good = write(&Task::SEVEN, &known(&Task::SEVEN).unwrap().laying).unwrap();
    let twice = format!("{good}{}", &good[3..7]);
    let black = good.replacen("h7-", "h7--", 1);
    for text in [
        "",
        "c",
        "c-",
        "c--",
        "h8-",
        "h6-",
        "h6Q-",
        "iI-",
        "iI--",
        "iII-I000-",
        "h7-I",
        "h7-I9zz",
        "h7-é00",
        "h7-X000",
        "iI-I100-",
        &twice,
        &black,
        &format!("{good}---"),
    ] {
        assert_eq!(read(text), None, "{text}");
    }
    // Too far for the letters there are.
    let mut laying = known(&Task::SEVEN).unwrap().laying;
    laying.white[0].corner = Cell::new(500, 0);
    assert_eq!(write(&Task::SEVEN, &laying), None);
}

#[test]
fn only_what_is_done_has_a_certificate() {
    for task in known_tasks() {
        let mut laying = known(&task).unwrap().laying;
        let made = certificate(&task, &laying);
        // The island around the bar is only half of what the rulebook asks for.
        assert_eq!(made.is_none(), task == Task::Island { volcano: Tile::I });
        if let Some(made) = made {
            assert_eq!(made.to_string().parse::<Certificate>(), Ok(made.clone()));
            if made.puzzle == Puzzle::Holes {
                let shown = holes::verify_arrangement(&made).expect("it is as it says");
                assert_eq!(shown.holes, known(&task).unwrap().figure);
            } else {
                assert_eq!(puzzles::verify(&made, &mut Unwatched), Ok(()));
            }
        }
        laying.white.pop();
        assert_eq!(certificate(&task, &laying), None);
    }
}
