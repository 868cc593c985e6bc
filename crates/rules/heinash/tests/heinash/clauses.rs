//! The clauses one by one, by small games written as records.

use game::{Event, Game, Lang, Record, Refusal, Seat, Setup as _, Sheet, Turn};
use heinash::{
    Cell, Colour, End, Layout, Move, Operations, Phase, Position, RulesError, Setup, Sides, Size,
    Variant,
};
use testkit::Numbers;

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn replay(text: &str) -> Position {
    let record = Record::<Position>::from_sheet(&Sheet::parse(text).unwrap()).unwrap();
    record.replay().unwrap_or_else(|error| {
        let why = error.illegal.explain(Lang::En);
        panic!("event {} of {text}: {why}", error.event)
    })
}

/// A game by the base rules in which nobody ever finds anything: the pawns of
/// both seats in turn are put on these numbers.
fn placed(tags: &str, numbers: &[u8]) -> Position {
    let turns = numbers.iter().map(|n| format!("roll:6-5-1 none put:{n} "));
    replay(&format!("{tags}\n{}", turns.collect::<String>()))
}

fn refused(position: &Position, event: &str, clause: &str, words: &str) {
    let event = Event::parse(event).unwrap();
    let why = position.check(&event).expect_err("it is against the rules");
    assert_eq!(why.explain(Lang::En), words, "{event}");
    assert_eq!(why.clause().0, clause, "{event}");
}

fn places(position: &Position) -> Vec<u8> {
    let outcome = position.outcome().expect("the game is over");
    outcome.places.as_slice().to_vec()
}

fn moves(position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    moves.iter().map(Move::to_string).collect()
}

#[test]
fn n1_numbers_stand_in_reading_order_or_as_given() {
    let usual = Position::start(&Setup::default());
    assert_eq!(usual.size(), Size::USUAL);
    assert_eq!(usual.number_at(Cell::new(0, 0)), Some(1));
    assert_eq!(usual.number_at(Cell::new(2, 3)), Some(16));
    assert_eq!(usual.cell_of(36), Some(Cell::new(5, 5)));
    assert_eq!((usual.cell_of(0), usual.cell_of(37)), (None, None));
    let small = placed("[Size \"2\"][Layout \"4,3,2,1\"]", &[4]);
    assert_eq!(small.cell_of(4), Some(Cell::new(0, 0)));
    assert_eq!(small.owner(Cell::new(0, 0)), Some(FIRST));
    assert_eq!(
        small.number_at(Cell::new(0, 2)),
        None,
        "outside the small board"
    );
    refused(
        &replay("[Size \"2\"]\nroll:1-1-1 none"),
        "put:5",
        "N1",
        "there is no cell 5",
    );
}

#[test]
fn n2_either_pair_of_sides_counts_for_both() {
    let rows = [1, 4, 7];
    let columns = [1, 2, 3];
    let others = [5, 9, 8];
    let apart = [6, 9, 8];
    for (chain, rest) in [(rows, apart), (columns, others)] {
        let first: Vec<u8> = (0..5)
            .map(|i| {
                if i % 2 == 0 {
                    chain[i / 2]
                } else {
                    rest[i / 2]
                }
            })
            .collect();
        let game = placed("[Size \"3\"]", &first);
        assert_eq!(game.phase(), Phase::Over(End::Joined(FIRST)), "{chain:?}");
        let second: Vec<u8> = (0..6)
            .map(|i| {
                if i % 2 == 1 {
                    chain[i / 2]
                } else {
                    rest[i / 2]
                }
            })
            .collect();
        let game = placed("[Size \"3\"]", &second);
        assert_eq!(game.phase(), Phase::Over(End::Joined(SECOND)), "{chain:?}");
    }
}

#[test]
fn n2_own_sides_are_rows_for_seat_0_and_columns_for_seat_1() {
    let own = "[Size \"3\"][Sides \"own\"]";
    let joined = |numbers: &[u8]| matches!(placed(own, numbers).phase(), Phase::Over(_));
    assert!(joined(&[1, 6, 4, 9, 7]), "seat 0 down the first column");
    assert!(!joined(&[1, 5, 2, 9, 3]), "seat 0 along the first row");
    assert!(joined(&[5, 1, 9, 2, 8, 3]), "seat 1 along the first row");
    assert!(!joined(&[6, 1, 9, 4, 8, 7]), "seat 1 down the first column");
}

#[test]
fn n3_a_number_found_puts_the_players_own_pawn_there() {
    let game = replay("\nroll:5-4-2 (5*4)/2");
    assert_eq!(game.owner(game.cell_of(10).unwrap()), Some(FIRST));
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.active(), SECOND);
    assert_eq!(game.roll(), None);
}

#[test]
fn n3_every_die_is_used_exactly_once() {
    let game = replay("\nroll:5-4-2");
    refused(&game, "5*4", "N3", "the 2 is unused");
    refused(&game, "5*4*7", "N3", "there is no 7 among the dice");
    refused(&game, "54/2", "N3", "there is no 54 among the dice");
    refused(&game, "5*5-4-2", "N3", "the 5 is used twice");
    refused(&game, "5+5+5", "N3", "the 5 is used 3 times");
    let pair = replay("\nroll:5-5-2");
    refused(&pair, "5+2", "N3", "one 5 is unused");
    refused(&pair, "2", "N3", "two dice with a 5 are unused");
    refused(&pair, "5+5", "N3", "the 2 is unused");
    refused(
        &pair,
        "5+5+5+2",
        "N3",
        "the 5 was rolled 2 times but is used 3 times",
    );
}

#[test]
fn n3_dice_come_before_a_move_and_only_then() {
    let start = Position::start(&Setup::default());
    refused(&start, "5+4+2", "N3", "the dice have to be rolled first");
    refused(&start, "none", "N3", "the dice have to be rolled first");
    let words = "the dice are on the table already; this turn has to be finished first";
    refused(&replay("\nroll:5-4-2"), "roll:5-4-2", "N3", words);
    refused(&replay("\nroll:5-4-2 none"), "roll:5-4-2", "N3", words);
}

#[test]
fn n3_a_taken_cell_cannot_be_taken_again() {
    let game = replay("\nroll:5-4-2 5*4/2 roll:5-4-2");
    refused(&game, "5*4/2", "N3", "10 is taken");
    assert!(!moves(&game).contains(&"5*4/2".to_string()));
    assert!(!game.within_reach().contains(10) && game.within_reach().contains(11));
}

#[test]
fn n3_signs_may_be_limited() {
    let sums = replay("[Operations \"+\"]\nroll:5-4-2");
    refused(&sums, "5*4/2", "N3", "only + is allowed in this game");
    assert_eq!(moves(&sums), ["5+4+2", "none"]);
    let products = replay("[Operations \"+*\"]\nroll:5-4-2");
    refused(
        &products,
        "5*4/2",
        "N3",
        "only + and × are allowed in this game",
    );
    assert_eq!(
        moves(&products),
        [
            "5+4+2", "4*2+5", "5*2+4", "(5+4)*2", "5*4+2", "(5+2)*4", "(4+2)*5", "none"
        ]
    );
}

#[test]
fn n4_any_expression_with_the_exact_value_counts() {
    for (roll, expression, number) in [
        ("6-4-3", "3/6*4", 2),
        ("5-4-2", "2-(4-5)", 3),
        ("6-4-4", "6/(4/4)", 6),
        ("5-4-2", "((5)*(4)):(2)", 10),
        ("6-6-1", "6×6÷1", 36),
    ] {
        let game = replay(&format!("\nroll:{roll} {expression}"));
        assert_eq!(
            game.owner(game.cell_of(number).unwrap()),
            Some(FIRST),
            "{expression}"
        );
    }
}

#[test]
fn n4_a_value_that_is_no_cell_is_refused() {
    let game = replay("\nroll:5-4-2");
    refused(&game, "5/2+4", "N4", "5/2+4 is 13/2, not a whole number");
    refused(&game, "2/4-5", "N4", "2/4-5 is −9/2, not a whole number");
    refused(&game, "5*4*2", "N4", "there is no cell 40");
    refused(&game, "2-5-4", "N4", "there is no cell −7");
    let four = replay("\nroll:5-4-4");
    refused(&four, "5/(4-4)", "N4", "5/(4-4) divides by zero");
    refused(&four, "5*(4-4)", "N4", "there is no cell 0");
    refused(
        &replay("\nroll:6-6-6"),
        "6*6*6",
        "N4",
        "there is no cell 216",
    );
    refused(
        &replay("[Size \"2\"]\nroll:5-4-2"),
        "5+4+2",
        "N4",
        "there is no cell 11",
    );
}

#[test]
fn n4_five_four_two_lists_one_expression_for_each_number() {
    assert_eq!(
        moves(&replay("\nroll:5-4-2")),
        [
            "4+2-5", "(5-4)*2", "5+2-4", "5*2-4", "5+4-2", "5*4/2", "5+4+2", "(5-2)*4", "4*2+5",
            "5*2+4", "5*4-2", "5*4+2", "(5+2)*4", "(4+2)*5", "none"
        ]
    );
}

#[test]
fn n5_who_finds_nothing_has_the_pawn_put_by_the_opponent() {
    let game = replay("\nroll:5-4-2 none");
    assert_eq!(game.turn(), Turn::Seat(SECOND));
    assert_eq!(game.pawn_next(), Some(FIRST));
    assert!(matches!(game.phase(), Phase::PutForActive(_)));
    assert_eq!(moves(&game).len(), 36);
    assert_eq!(
        (moves(&game)[0].as_str(), moves(&game)[35].as_str()),
        ("put:1", "put:36")
    );
    let words = "nothing was found: a pawn of the player who rolled is now put on a free cell, as in put:17";
    refused(&game, "5+4+2", "N5", words);
    refused(&game, "none", "N5", words);
    let game = replay("\nroll:5-4-2 none put:17");
    assert_eq!(game.owner(game.cell_of(17).unwrap()), Some(FIRST));
    assert_eq!((game.pawns_left(FIRST), game.pawns_left(SECOND)), (17, 18));
    assert_eq!(game.active(), SECOND);
    let game = replay("\nroll:5-4-2 none put:17 roll:5-4-2 none");
    refused(&game, "put:17", "N5", "17 is taken");
    let words = "no pawn may be put yet: an expression, or none, comes first";
    refused(&replay("\nroll:5-4-2"), "put:17", "N5", words);
}

#[test]
fn n6_the_opponent_may_steal_the_number() {
    let tags = "[Variant \"steal-number\"]";
    let game = replay(&format!("{tags}\nroll:5-4-2 none"));
    assert_eq!(game.turn(), Turn::Seat(SECOND));
    assert_eq!(game.pawn_next(), Some(SECOND));
    assert_eq!(moves(&game), moves(&replay("\nroll:5-4-2")));
    let words = "no pawn may be put yet: an expression, or none, comes first";
    refused(&game, "put:17", "N6", words);
    refused(&game, "5+4", "N3", "the 2 is unused");
    let stolen = replay(&format!("{tags}\nroll:5-4-2 none 5+4+2"));
    assert_eq!(stolen.owner(stolen.cell_of(11).unwrap()), Some(SECOND));
    assert_eq!(
        (stolen.pawns_left(FIRST), stolen.pawns_left(SECOND)),
        (18, 17)
    );
    assert_eq!(stolen.active(), SECOND, "the turn passes as ever");
    let both = replay(&format!("{tags}\nroll:5-4-2 none none"));
    assert_eq!(
        (both.turn(), both.pawn_next()),
        (Turn::Seat(SECOND), Some(FIRST))
    );
    let words = "nothing was found: a pawn of the player who rolled is now put on a free cell, as in put:17";
    refused(&both, "none", "N6", words);
    let put = replay(&format!("{tags}\nroll:5-4-2 none none put:17"));
    assert_eq!(put.owner(put.cell_of(17).unwrap()), Some(FIRST));
}

#[test]
fn n7_the_opponent_may_steal_the_place() {
    let tags = "[Variant \"steal-place\"]";
    let shown = replay(&format!("{tags}\nroll:5-4-2 none 5+4+2"));
    assert_eq!(shown.turn(), Turn::Seat(SECOND));
    assert_eq!(shown.pawn_next(), Some(SECOND));
    assert!(matches!(shown.phase(), Phase::PutStolen { number: 11, .. }));
    assert_eq!(moves(&shown).len(), 36, "also the number that was shown");
    let words = "the number has been shown: a pawn of the player who showed it is now put on a free cell, as in put:17";
    refused(&shown, "5+4+2", "N7", words);
    let put = replay(&format!("{tags}\nroll:5-4-2 none 5+4+2 put:36"));
    assert_eq!(put.owner(put.cell_of(36).unwrap()), Some(SECOND));
    assert_eq!(put.owner(put.cell_of(11).unwrap()), None);
    assert_eq!(put.active(), SECOND);
    let taken = replay(&format!("{tags}\nroll:5-4-2 5+4+2 roll:5-4-2 none"));
    refused(&taken, "5+4+2", "N3", "11 is taken");
    let taken = replay(&format!("{tags}\nroll:5-4-2 5+4+2 roll:5-4-2 none 5*4/2"));
    refused(&taken, "put:11", "N7", "11 is taken");
    let both = replay(&format!("{tags}\nroll:5-4-2 none none put:17"));
    assert_eq!(both.owner(both.cell_of(17).unwrap()), Some(FIRST));
}

#[test]
fn n8_a_chain_wins_at_once_whoever_placed_the_pawn() {
    // Seat 0's last pawn is put by the opponent, who loses by it.
    let game = placed("[Size \"3\"]", &[1, 6, 4, 9, 7]);
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(places(&game), [1, 2]);
    let chain = [(0, 0), (1, 0), (2, 0)].map(|(row, column)| Cell::new(row, column));
    assert_eq!(game.winning_chain(), chain);
    refused(&game, "roll:1-1-1", "N8", "the game is over");
    refused(&game, "draw", "N8", "the game is over");
    // 3, 5, 7 touch along the short diagonal; 1, 5, 9 do not touch at all.
    assert_eq!(placed("[Size \"3\"]", &[3, 1, 5, 2, 7]).turn(), Turn::Over);
    let apart = placed("[Size \"3\"]", &[1, 2, 5, 3, 9]);
    assert_eq!(apart.turn(), Turn::Chance);
    assert_eq!(apart.winning_chain(), []);
    assert_eq!(apart.outcome(), None);
}

#[test]
fn n9_when_time_is_up_the_longest_chain_wins() {
    // Seat 0 has three that touch a side, seat 1 four in the middle.
    let numbers = [1, 15, 2, 16, 3, 21, 36, 20];
    let ended = |numbers: &[u8], stop: &str| {
        let mut game = placed("", numbers);
        game.apply(&Event::parse(stop).unwrap()).unwrap();
        game
    };
    let game = ended(&numbers, "time");
    assert_eq!(game.chains().as_slice(), [3, 0]);
    assert_eq!(places(&game), [1, 2]);
    assert_eq!(places(&ended(&[], "time")), [1, 1]);
    assert_eq!(places(&ended(&[1, 36], "time")), [1, 1]);
    assert_eq!(places(&ended(&[1, 36, 8, 35], "time")), [2, 1]);
    refused(&game, "time", "N9", "the game is over");
}

/// Hex's theorem for either way of owning sides. A neighbour too few or too many
/// turns this red.
#[test]
fn n9_a_full_rhombus_always_holds_a_joined_chain() {
    let mut numbers = Numbers::seeded(9);
    for size in Size::EACH {
        for sides in Sides::EACH {
            for seed in 0..200 {
                let setup = Setup {
                    sides,
                    layout: Layout::shuffled(size, seed),
                    ..Setup::default()
                };
                let mut game = Position::start(&setup);
                while game.turn() != Turn::Over {
                    let free: Vec<u8> = game.free().iter().collect();
                    assert!(!free.is_empty(), "full, and nothing is joined");
                    let put = *numbers.one_of(&free);
                    for event in ["roll:1-1-1".into(), "none".into(), format!("put:{put}")] {
                        game.apply(&Event::parse(&event).unwrap()).unwrap();
                    }
                }
                assert!(matches!(game.phase(), Phase::Over(End::Joined(_))));
            }
        }
    }
}

#[test]
fn n9_resigning_running_out_of_time_and_agreeing_end_the_game() {
    for (stop, expected) in [
        ("resign:0", [2, 1]),
        ("resign:1", [1, 2]),
        ("time:0", [2, 1]),
        ("time:1", [1, 2]),
        ("draw", [1, 1]),
    ] {
        for before in ["", "roll:5-4-2", "roll:5-4-2 none"] {
            let game = replay(&format!("\n{before} {stop}"));
            assert_eq!(game.turn(), Turn::Over);
            assert_eq!(places(&game), expected, "{before} {stop}");
            assert_eq!(game.winning_chain(), []);
        }
    }
}

/// Seat 1 steals until it has no pawns: then it neither steals nor rolls.
#[test]
fn n10_a_seat_without_pawns_is_skipped() {
    let tags = "[Variant \"steal-place\"][Size \"3\"][Sides \"own\"]";
    let steal = |number| format!("roll:6-3-2 none 6-3-2 put:{number} ");
    let fails = |number| format!("roll:6-3-2 none none put:{number} ");
    // Seat 1 owns the columns and takes care not to join them.
    let so_far = steal(2) + &fails(5) + &steal(6) + &fails(8) + &steal(9);
    let game = replay(&format!("{tags}\n{so_far}"));
    assert_eq!((game.pawns_left(FIRST), game.pawns_left(SECOND)), (5, 0));
    assert_eq!(game.active(), FIRST, "seat 1 has no turn");
    let game = replay(&format!("{tags}\n{so_far} roll:6-3-2 none"));
    assert!(
        matches!(game.phase(), Phase::PutForActive(_)),
        "and cannot steal"
    );
    assert_eq!(
        (game.turn(), game.pawn_next()),
        (Turn::Seat(SECOND), Some(FIRST))
    );
    let game = replay(&format!("{tags}\n{so_far} roll:6-3-2 none put:3"));
    assert_eq!((game.active(), game.turn()), (FIRST, Turn::Chance));
}

#[test]
fn n10_each_seat_has_half_the_pawns() {
    let game = Position::start(&Setup::default());
    assert_eq!((game.pawns_left(FIRST), game.pawns_left(SECOND)), (18, 18));
    let odd = replay("[Size \"5\"]\n");
    assert_eq!((odd.pawns_left(FIRST), odd.pawns_left(SECOND)), (13, 13));
}

#[test]
fn n11_two_seats_in_the_colours_agreed() {
    let game = replay("[Colour \"red\"]\n");
    assert_eq!(
        (game.colour(FIRST), game.colour(SECOND)),
        (Colour::Red, Colour::Black)
    );
    assert_eq!(game.setup().seats(), 2);
    refused(
        &game,
        "resign:2",
        "N11",
        "there is no seat 2; the seats are 0 to 1",
    );
}

/// A turn's time is up: the table hands in `none`. The game's time is an event.
#[test]
fn n12_both_clocks_have_their_events() {
    let turn = replay("\nroll:5-4-2 none");
    assert_eq!(turn.pawn_next(), Some(FIRST));
    assert_eq!(replay("\nroll:5-4-2 none time").turn(), Turn::Over);
}

#[test]
fn n12_a_turn_without_an_answer_finds_nothing_and_puts_on_the_lowest_number() {
    let when_time_is_up = |record: &str| {
        let moved = replay(record).move_when_time_is_up();
        moved.map(|mv| mv.to_string())
    };
    let small = "[Size \"2\"][Layout \"4,3,2,1\"]";
    let found_nothing = Some("none".to_string());
    let lowest = |number: u8| Some(format!("put:{number}"));
    assert_eq!(when_time_is_up(small), None, "the dice come first");
    let put = format!("{small}\nroll:6-5-1");
    assert_eq!(when_time_is_up(&put), found_nothing);
    let put = format!("{put} none");
    assert_eq!(when_time_is_up(&put), lowest(1));
    let put = format!("{put} put:1 roll:6-5-1 none");
    assert_eq!(when_time_is_up(&put), lowest(2));
    let stolen = format!("{small}[Variant \"steal-place\"]\nroll:1-1-1 none");
    assert_eq!(when_time_is_up(&stolen), found_nothing);
    let stolen = format!("{stolen} 1*1*1");
    assert_eq!(when_time_is_up(&stolen), lowest(1));
    assert_eq!(when_time_is_up("\nresign:0"), None);
}

#[test]
fn refusals_are_told_in_every_language() {
    let why = |record: &str, event: &str| -> RulesError {
        replay(record)
            .check(&Event::parse(event).unwrap())
            .unwrap_err()
    };
    let unused = why("\nroll:5-4-2", "5*4");
    assert_eq!(unused.explain(Lang::Fr), "le 2 n’est pas utilisé");
    assert_eq!(unused.explain(Lang::Es), "el 2 está sin usar");
    let fraction = why("\nroll:5-4-2", "5/2+4");
    assert_eq!(
        fraction.explain(Lang::Fr),
        "5/2+4 donne 13/2, qui n’est pas un nombre entier"
    );
    assert_eq!(
        fraction.explain(Lang::Es),
        "5/2+4 da 13/2, que no es un número entero"
    );
}

/// Positions of different games are different even with the same pawns.
#[test]
fn what_was_agreed_is_part_of_a_position() {
    let usual = Position::start(&Setup::default());
    assert_eq!(usual, Position::start(&Setup::default()));
    for other in [
        Setup {
            variant: Variant::StealPlace,
            ..Setup::default()
        },
        Setup {
            operations: Operations::Plus,
            ..Setup::default()
        },
        Setup {
            layout: Layout::shuffled(Size::USUAL, 0),
            ..Setup::default()
        },
    ] {
        assert_ne!(usual, Position::start(&other));
    }
}
