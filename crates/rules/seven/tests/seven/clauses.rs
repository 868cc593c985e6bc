//! Each clause of SEVEN's rules on a position that shows it.

use game::{Event, Game, Lang, PerSeat, Refusal, Seat, Stop, Turn, TurnError};
use seven::{Cell, Colour, Move, Position, RulesError, Setup, Tile};
use testkit::Numbers;

const FLAT_I: &str = "I:0,0;1,0;2,0;3,0";
const NEXT_I: &str = "I:0,1;1,1;2,1;3,1";

fn after(setup: Setup, moves: &[&str]) -> Position {
    let mut game = Position::start(&setup);
    for text in moves {
        play(&mut game, text);
    }
    game
}

fn play(game: &mut Position, text: &str) {
    if let Err(why) = game.apply(&Event::parse(text).unwrap()) {
        panic!("{text}: {why}");
    }
}

fn refusal(game: &Position, text: &str) -> RulesError {
    let event = Event::parse(text).unwrap();
    game.check(&event).expect_err(text)
}

fn played_at_random(setup: Setup, seed: u64) -> Position {
    let mut numbers = Numbers::seeded(seed);
    let mut game = Position::start(&setup);
    while game.turn() != Turn::Over {
        game.step_at_random(&mut |limit| numbers.below(limit));
    }
    game
}

#[test]
fn s1_each_player_has_each_tile_once() {
    let game = after(Setup::TWO, &[FLAT_I, NEXT_I]);
    let why = refusal(&game, "I:0,2;1,2;2,2;3,2");
    assert!(matches!(why, RulesError::NotHeld { tile: Tile::I, .. }));
    assert_eq!(why.clause().0, "S1");
    assert_eq!(why.to_string(), "White has placed the I already");
}

#[test]
fn s1_cells_must_have_the_shape_of_the_letter() {
    let game = Position::start(&Setup::TWO);
    let shapes = [
        "I:0,0;1,0;2,0;2,1",
        "O:0,0;0,0;0,0;0,0",
        "U:0,0;9,9;1,0;2,0",
    ];
    for text in shapes {
        let why = refusal(&game, text);
        assert!(matches!(why, RulesError::NotTheShape(_)));
        assert_eq!(why.clause().0, "S1");
    }
    let far = "Y:-1000000000,1000000000;1000000000,-1000000000;0,0;1,0";
    assert_eq!(refusal(&game, far).clause().0, "S1");
}

#[test]
fn s2_the_first_tile_goes_anywhere() {
    let game = Position::start(&Setup::TWO);
    let mut moves = Vec::new();
    game.moves(&mut moves);
    assert_eq!(moves.len(), 44);
    for text in ["I:900,-5;901,-5;902,-5;903,-5", "Y:0,0;1,0;0,-1;-1,1"] {
        assert_eq!(game.check(&Event::parse(text).unwrap()), Ok(()));
    }
    let edge = "I:999999997,0;999999998,0;999999999,0;1000000000,0";
    assert_eq!(refusal(&game, edge), RulesError::TooFar);
}

#[test]
fn s2_the_second_tile_touches_the_first_on_the_table() {
    let game = after(Setup::TWO, &[FLAT_I]);
    assert_eq!(refusal(&game, "I:0,2;1,2;2,2;3,2"), RulesError::NotAdjacent);
    let mut placements = Vec::new();
    game.placements(&mut placements);
    assert!(placements.iter().all(|tile| tile.level == 1));
    for tile in placements {
        let mut around = tile
            .placement
            .cells()
            .into_iter()
            .flat_map(Cell::neighbours);
        assert!(around.any(|cell| game.height(cell) == 1));
    }
}

#[test]
fn s3_a_tile_lies_flat_without_overhang_or_bridge() {
    let game = after(Setup::TWO, &[FLAT_I]);
    let why = refusal(&game, "I:3,0;4,0;5,0;6,0");
    assert_eq!(
        why,
        RulesError::NotFlat {
            low: Cell::new(4, 0),
            low_height: 0,
            high: Cell::new(3, 0),
            high_height: 1,
        }
    );
    assert_eq!(why.clause().0, "S3");
    // A bridge over the gap between the feet of an arch.
    let game = after(Setup::TWO, &["U:1,0;1,-1;0,-1;-1,0"]);
    assert_eq!(refusal(&game, "I:-1,0;0,0;1,0;2,0").clause().0, "S3");
}

#[test]
fn s4_on_the_table_a_tile_shares_an_edge() {
    let game = after(Setup::TWO, &[FLAT_I, NEXT_I]);
    let why = refusal(&game, "Y:20,0;21,0;20,-1;19,1");
    assert_eq!((why, why.clause().0), (RulesError::NotAdjacent, "S4"));
    // Two cells apart is not adjacent; a corner point in common does not exist in this grid.
    assert_eq!(
        refusal(&game, "Y:6,0;7,0;6,-1;5,1"),
        RulesError::NotAdjacent
    );
    assert_eq!(
        game.check(&Event::parse("Y:5,0;6,0;5,-1;4,1").unwrap()),
        Ok(())
    );
}

#[test]
fn s5_a_tile_rests_on_at_least_two() {
    let game = after(Setup::TWO, &["O:0,0;1,0;0,1;1,-1"]);
    let why = refusal(&game, "O:0,0;1,0;0,1;1,-1");
    assert!(matches!(why, RulesError::OnOneTile { .. }));
    assert_eq!(why.clause().0, "S5");
    // Two bars side by side carry a bee across both of them.
    let game = after(Setup::TWO, &[FLAT_I, NEXT_I, "O:0,0;1,0;0,1;1,1"]);
    assert_eq!(game.placed()[2].level, 2);
}

#[test]
fn s5_equal_cells_of_two_tiles_under_it_are_enough() {
    // An arch rests on the ends of two bars that lie end to end.
    let game = after(Setup::TWO, &[FLAT_I, "I:4,0;5,0;6,0;7,0"]);
    assert_eq!(game.forced_level(Tile::I), 2, "across the joint");
    let mut lone = after(Setup::alone(3).unwrap(), &[FLAT_I, "I:4,0;5,0;6,0;7,0"]);
    assert_eq!(refusal(&lone, FLAT_I).clause().0, "S5");
    play(&mut lone, "I:1,0;2,0;3,0;4,0");
    assert_eq!(lone.placed()[2].level, 2);
}

#[test]
fn s6_the_chosen_tile_goes_as_high_as_it_can() {
    let game = after(Setup::TWO, &[FLAT_I, NEXT_I]);
    let why = refusal(&game, "O:0,2;1,2;0,3;1,3");
    assert_eq!(
        why,
        RulesError::NotHighest {
            tile: Tile::O,
            level: 1,
            highest: 2
        }
    );
    assert_eq!(why.clause().0, "S6");
    assert_eq!(
        why.explain(Lang::En),
        "O can go to level 2, so it must; this would be level 1"
    );
    // The propeller needs three rows, so it fits nowhere higher: tiles differ.
    assert_eq!(game.forced_level(Tile::Y), 1);
    assert_eq!(game.forced_level(Tile::O), 2);
}

#[test]
fn s7_the_game_ends_when_every_tile_is_placed() {
    for (setup, tiles) in [
        (Setup::TWO, 14),
        (Setup::alone(3).unwrap(), 21),
        (Setup::pairs(), 28),
    ] {
        let game = played_at_random(setup, 7);
        assert_eq!(game.placed().len(), tiles);
        let why = refusal(&game, FLAT_I);
        assert_eq!(why, RulesError::Turn(TurnError::Over));
        assert_eq!(why.clause().0, "S7");
    }
}

#[test]
fn s7_the_table_never_runs_out() {
    // Always the place farthest to the right, so that the stack stretches.
    let mut game = Position::start(&Setup::alone(4).unwrap());
    let mut widest = 0;
    while game.turn() != Turn::Over {
        let mut moves = Vec::new();
        game.moves(&mut moves);
        let reach = |mv: &Move| mv.cells().iter().map(|cell| cell.q).max().unwrap();
        let farthest = *moves.iter().max_by_key(|mv| reach(mv)).unwrap();
        widest = widest.max(reach(&farthest));
        game.apply(&Event::Move(farthest)).unwrap();
    }
    assert!(widest > 40, "the stack reaches {widest}");
}

#[test]
fn s7_all_bars_in_one_line_and_then_the_tower() {
    let bars = ["I:0,0;1,0;2,0;3,0", "I:4,0;5,0;6,0;7,0"];
    let mut game = after(Setup::alone(4).unwrap(), &bars);
    // The third bar has to climb; it cannot lengthen the line.
    assert_eq!(refusal(&game, "I:8,0;9,0;10,0;11,0").clause().0, "S6");
    play(&mut game, "I:1,0;2,0;3,0;4,0");
    assert_eq!(game.height(Cell::new(3, 0)), 2);
    // One bar alone on level 2 carries nothing, so the fourth goes beside it.
    play(&mut game, "I:-4,0;-3,0;-2,0;-1,0");
}

/// The tiles of each seat from the level that counts first to the last.
fn vectors(game: &Position) -> Vec<Vec<u8>> {
    let mut levels: Vec<PerSeat<u8>> = game.levels();
    if !game.setup().is_misere() {
        levels.reverse();
    }
    let of = |seat| levels.iter().map(|level| level[seat]).collect();
    Seat::all(game.seats()).map(of).collect()
}

fn places(game: &Position) -> Vec<u8> {
    game.outcome().unwrap().places.as_slice().to_vec()
}

fn places_by(strength: &[Vec<u8>]) -> Vec<u8> {
    let better = |mine: &Vec<u8>| strength.iter().filter(|&other| other > mine).count();
    strength.iter().map(|mine| 1 + better(mine) as u8).collect()
}

#[test]
fn s8_the_highest_level_decides_then_the_next() {
    let mut decided_below_the_top = 0;
    for seed in 0..200 {
        let game = played_at_random(Setup::TWO, seed);
        let strength = vectors(&game);
        assert_eq!(places(&game), places_by(&strength));
        decided_below_the_top += usize::from(strength[0][0] == strength[1][0]);
    }
    assert!(decided_below_the_top > 20);
}

#[test]
fn s8_equal_on_every_level_is_a_draw() {
    let drawn = (0..2000)
        .map(|seed| played_at_random(Setup::TWO, seed))
        .find(|game| {
            let strength = vectors(game);
            strength[0] == strength[1]
        });
    assert_eq!(places(&drawn.expect("one game in 2,000 is drawn")), [1, 1]);
}

#[test]
fn s9_misere_counts_from_the_lowest_level_upwards() {
    for seed in 0..200 {
        let game = played_at_random(Setup::TWO.misere(), seed);
        assert_eq!(places(&game), places_by(&vectors(&game)));
    }
}

#[test]
fn s10_three_players_and_equal_best_share_the_first_place() {
    let mut shared = 0;
    for seed in 0..2000 {
        let game = played_at_random(Setup::alone(3).unwrap(), seed);
        let places = places(&game);
        assert_eq!(places, places_by(&vectors(&game)));
        shared += usize::from(places.iter().filter(|&&place| place == 1).count() > 1);
    }
    assert!(shared > 0, "no game in 2,000 was shared");
}

#[test]
fn s11_pairs_win_with_their_best_member_alone() {
    let mut carried = 0;
    for seed in 0..300 {
        for setup in [Setup::pairs(), Setup::pairs().misere()] {
            let game = played_at_random(setup, seed);
            let alone = vectors(&game);
            let best = |seat: usize| alone[seat].clone().max(alone[(seat + 2) % 4].clone());
            let strength: Vec<Vec<u8>> = (0..4).map(best).collect();
            assert_eq!(places(&game), places_by(&strength));
            let sum = |a: usize| -> Vec<u8> {
                alone[a]
                    .iter()
                    .zip(&alone[a + 2])
                    .map(|(x, y)| x + y)
                    .collect()
            };
            carried += usize::from((sum(0) > sum(1)) != (best(0) > best(1)));
        }
    }
    assert!(carried > 0, "counting per pair would have told the same");
}

#[test]
fn s11_a_pair_that_gives_up_is_last() {
    let mut game = after(Setup::pairs(), &[FLAT_I]);
    play(&mut game, "resign:2");
    assert_eq!(places(&game), [3, 1, 3, 1]);
}

#[test]
fn s12_four_alone_is_offered_and_misere_combines_with_it() {
    for seed in 0..50 {
        let game = played_at_random(Setup::alone(4).unwrap().misere(), seed);
        assert_eq!(game.placed().len(), 28);
        assert_eq!(places(&game), places_by(&vectors(&game)));
    }
}

#[test]
fn resigning_between_two_ends_the_game() {
    let mut game = after(Setup::TWO, &[FLAT_I, NEXT_I]);
    play(&mut game, "time:0");
    assert_eq!(places(&game), [2, 1]);
    let mut game = Position::start(&Setup::TWO);
    assert_eq!(refusal(&game, "time").clause().0, "S7");
    assert_eq!(refusal(&game, "resign:2").clause().0, "S10");
    play(&mut game, "draw");
    assert_eq!(places(&game), [1, 1]);
}

#[test]
fn a_seat_that_leaves_a_table_of_three_is_played_for_and_last() {
    let mut game = after(Setup::alone(3).unwrap(), &[FLAT_I, "resign:1"]);
    assert_eq!(game.turn(), Turn::Seat(Seat::new(1)));
    let mut moves = Vec::new();
    game.moves(&mut moves);
    assert_eq!(moves.len(), 1);
    let why = refusal(&game, "O:0,1;1,1;0,2;1,2");
    assert!(matches!(why, RulesError::PlayedForIt { only, .. } if only == moves[0]));
    assert_eq!(
        refusal(&game, "resign:1"),
        RulesError::AlreadyOut(Colour::Black)
    );
    let mut numbers = Numbers::seeded(1);
    while game.turn() != Turn::Over {
        game.step_at_random(&mut |limit| numbers.below(limit));
    }
    assert_eq!(places(&game)[1], 3);
    // When a second seat leaves, the last one has won at once.
    let mut game = after(Setup::alone(3).unwrap(), &["time:1"]);
    game.apply(&Event::Stop(Stop::Resign(Seat::new(0))))
        .unwrap();
    assert_eq!(places(&game), [2, 2, 1]);
}

#[test]
fn every_refusal_speaks_every_language() {
    let game = after(Setup::TWO, &[FLAT_I, NEXT_I]);
    let refused = [
        "I:0,2;1,2;2,2;3,2",
        "U:0,0;1,0;2,0;3,0",
        "S:3,0;4,0;4,1;5,1",
        "Y:20,0;21,0;20,-1;19,1",
        "O:0,2;1,2;0,3;1,3",
        "resign:3",
    ];
    for text in refused {
        let why = refusal(&game, text);
        let texts = Lang::ALL.map(|lang| why.explain(lang));
        assert!(texts[0] != texts[1] && texts[1] != texts[2] && texts[0] != texts[2]);
    }
}

#[test]
fn perft_by_symmetry_agrees_with_counting_one_by_one() {
    for setup in [Setup::TWO, Setup::alone(3).unwrap()] {
        let start = Position::start(&setup);
        for depth in 0..=3 {
            let plain = game::perft(&start, depth);
            assert_eq!(start.perft(depth, |_, _| ()), plain);
        }
    }
    let later = after(Setup::TWO, &[FLAT_I, NEXT_I]);
    for depth in 0..=3 {
        let plain = game::perft(&later, depth);
        assert_eq!(later.perft(depth, |_, _| ()), plain);
    }
}
