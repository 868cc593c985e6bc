//! One test or more for each clause of the rules of HYLE⁷ but the score's,
//! which has a file of its own.

use game::{Event, EventOf, Game, Lang, Outcome, Record, Refusal, Seat, Sheet, Turn, total};
use hyle7::{BoardId, Cell, Colour, Phase, Position, Role, RulesError, Setup};
use testkit::Numbers;

const SEAT_0: Seat = Seat::new(0);
const SEAT_1: Seat = Seat::new(1);

/// The position after a record with these tags and events.
fn after(record: &str) -> Position {
    let sheet = Sheet::parse(record).unwrap();
    Record::<Position>::from_sheet(&sheet)
        .unwrap()
        .replay()
        .unwrap()
}

fn event(text: &str) -> EventOf<Position> {
    Event::parse(text).unwrap()
}

/// The clause and the reason for which an event is refused.
fn refusal(position: &Position, text: &str) -> (&'static str, String) {
    let illegal = position.check(&event(text)).unwrap_err();
    (illegal.clause().0, illegal.explain(Lang::En))
}

fn refused(clause: &'static str, reason: &str) -> (&'static str, String) {
    (clause, reason.to_string())
}

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn colour(number: u8) -> Colour {
    Colour::new(number).unwrap()
}

fn apply(position: &mut Position, text: &str) {
    position.apply(&event(text)).unwrap();
}

fn apply_first_move(position: &mut Position) {
    let first = moves(position)[0].clone();
    apply(position, &first);
}

/// Plays at random while `goes_on` says so.
fn play_while(position: &mut Position, seed: u64, goes_on: impl Fn(&Position) -> bool) {
    let mut numbers = Numbers::seeded(seed);
    while goes_on(position) {
        assert_ne!(position.turn(), Turn::Over);
        position.step_at_random(&mut |limit| numbers.below(limit));
    }
}

fn moves(position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    moves.iter().map(ToString::to_string).collect()
}

fn places(position: &Position) -> Vec<u8> {
    position.outcome().unwrap().places.as_slice().to_vec()
}

#[test]
fn h1_there_are_49_cells_and_seven_tokens_of_each_of_seven_colours() {
    let position = Position::start(&Setup::default());
    assert_eq!(position.board(BoardId::First).empty().len(), 49);
    assert_eq!(position.bag().left(), 49);
    let odds = position.chances();
    assert_eq!(odds.len(), 7);
    assert!(odds.iter().all(|case| case.weight == 7));
}

#[test]
fn h1_the_bag_gives_only_what_is_left_in_it() {
    let position = after(
        "draw:3 a1 pass draw:3 b1 pass draw:3 c1 pass draw:3 d1 pass
         draw:3 e1 pass draw:3 f1 pass draw:2 g1 pass draw:3 a2 pass",
    );
    let none_left = refused("H1", "the bag holds no more of colour 3");
    assert_eq!(refusal(&position, "draw:3"), none_left);
    assert_eq!(position.bag().count(colour(3)), 0);
    assert_eq!(position.bag().count(colour(2)), 6);
    let odds = position.chances();
    assert_eq!(total(&odds), 49 - 8);
    assert!(odds.iter().all(|case| case.outcome.0 != colour(3)));
}

#[test]
fn h2_a_turn_is_a_draw_a_placement_and_a_slide() {
    let mut position = Position::start(&Setup::default());
    assert_eq!(position.turn(), Turn::Chance);
    let too_early = refused("H2", "a token has to be drawn first");
    assert_eq!(refusal(&position, "d4"), too_early);
    assert_eq!(refusal(&position, "pass"), too_early);
    apply(&mut position, "draw:6");
    assert_eq!(position.turn(), Turn::Seat(SEAT_0));
    assert_eq!(position.drawn(), Some(colour(6)));
    assert_eq!(position.role_to_move(), Some(Role::Chaos));
    let chaos = refused("H2", "it is Chaos's turn to place a token");
    assert_eq!(refusal(&position, "pass"), chaos);
    assert_eq!(refusal(&position, "d4-d5"), chaos);
    assert_eq!(refusal(&position, "draw:1").0, "H2");
    apply(&mut position, "d4");
    assert_eq!(position.turn(), Turn::Seat(SEAT_1));
    assert_eq!(position.role_to_move(), Some(Role::Order));
    let order = refused("H2", "it is Order's turn to slide or pass");
    assert_eq!(refusal(&position, "e4"), order);
    assert_eq!(refusal(&position, "draw:1").0, "H2");
    apply(&mut position, "d4-d7");
    assert_eq!(position.turn(), Turn::Chance);
    assert_eq!(
        position.board(BoardId::First).token(cell("d7")),
        Some(colour(6))
    );
    assert_eq!(position.board(BoardId::First).token(cell("d4")), None);
}

#[test]
fn h2_a_token_goes_on_any_empty_cell() {
    let position = after("draw:1 d4 d4-d5 draw:2");
    assert_eq!(refusal(&position, "d5"), refused("H2", "d5 is occupied"));
    assert_eq!(moves(&position).len(), 48);
    assert_eq!(moves(&position)[..2], ["a7", "b7"]);
    assert!(moves(&position).contains(&"d4".to_string()));
}

#[test]
fn h2_a_token_slides_like_a_rook() {
    let position = after("draw:1 d4 pass draw:2 d6 pass draw:3 b4");
    let board = position.board(BoardId::First);
    let reachable: Vec<String> = board
        .reachable(cell("d4"))
        .iter()
        .map(|cell| cell.to_string())
        .collect();
    assert_eq!(reachable, ["d5", "c4", "e4", "f4", "g4", "d3", "d2", "d1"]);
    for (slide, reason) in [
        ("d4-d7", "d6 is in the way"),
        ("d4-d6", "d6 is occupied"),
        ("d4-a4", "b4 is in the way"),
        ("d4-e5", "a token slides along its row or its column"),
        ("d4-d4", "a slide has to move the token"),
        ("d5-d7", "there is no token on d5"),
    ] {
        assert_eq!(refusal(&position, slide), refused("H2", reason), "{slide}");
    }
    // The token just placed may slide as well as any other.
    assert_eq!(position.check(&event("b4-b7")), Ok(()));
    assert_eq!(position.check(&event("pass")), Ok(()));
}

#[test]
fn h2_no_row_runs_into_the_next() {
    let position = after("draw:1 g4 pass draw:1 a3");
    let slides = moves(&position);
    assert_eq!(slides.len(), 2 * 12 + 1);
    assert_eq!(slides.last().unwrap(), "pass");
    assert_eq!(position.branches(), 25);
}

#[test]
fn h2_after_the_last_token_order_has_no_turn() {
    let mut position = Position::start(&Setup::default());
    play_while(&mut position, 2, |p| p.bag().left() > 0);
    assert_eq!(position.board(BoardId::First).empty().len(), 1);
    assert_eq!(position.role_to_move(), Some(Role::Chaos));
    apply_first_move(&mut position);
    assert!(position.board(BoardId::First).empty().is_empty());
    assert_eq!(position.turn(), Turn::Chance);
    assert_eq!(position.round(), 2);
}

#[test]
fn h2_a_seat_out_of_time_places_in_reading_order_and_passes() {
    let mut position = after("draw:1 a7 time:0 a7-a6 draw:1");
    assert_eq!(moves(&position), ["a7"]);
    let first = "Player 1’s time is up, so the token goes on the first empty cell, a7";
    assert_eq!(refusal(&position, "d4"), refused("H2", first));
    assert_eq!(refusal(&position, "a6"), refused("H2", first));
    // Seat 1 still has time and slides as it likes.
    for text in ["a7", "a7-g7", "draw:2", "a7", "pass", "draw:2"] {
        apply(&mut position, text);
    }
    assert_eq!(moves(&position), ["b7"]);
    apply(&mut position, "b7");
    apply(&mut position, "time:1");
    assert_eq!(moves(&position), ["pass"]);
    let pass = "Player 2’s time is up, so a pass is all there is";
    assert_eq!(refusal(&position, "b7-c7"), refused("H2", pass));
    assert!(position.is_out_of_time(SEAT_0) && position.is_out_of_time(SEAT_1));
}

#[test]
fn h2_a_seat_stays_out_of_time_in_the_second_round() {
    let mut position = after("time:1");
    play_while(&mut position, 3, |p| p.round() == 1);
    apply(&mut position, "draw:4");
    // Now the seat without time is Chaos.
    assert_eq!(position.turn(), Turn::Seat(SEAT_1));
    assert_eq!(moves(&position), ["a7"]);
    apply(&mut position, "a7");
    assert_eq!(position.turn(), Turn::Seat(SEAT_0));
    assert_eq!(moves(&position).len(), 13);
}

#[test]
fn h3_the_match_is_over_when_the_last_board_is_full() {
    let mut position = Position::start(&Setup::default());
    play_while(&mut position, 4, |p| p.turn() != Turn::Over);
    for id in BoardId::ALL {
        assert!(position.board(id).empty().is_empty());
    }
    for text in ["pass", "d4", "draw:1", "draw", "resign:0", "time:0"] {
        assert_eq!(refusal(&position, text), refused("H3", "the game is over"));
    }
}

#[test]
fn h6_the_roles_are_swapped_in_the_second_round() {
    let mut position = Position::start(&Setup::default());
    play_while(&mut position, 5, |p| p.round() == 1);
    let first = *position.board(BoardId::First);
    assert_eq!(position.scores().as_slice(), [0, first.score()]);
    assert_eq!(position.bag().left(), 49, "the second round has a full bag");
    assert_eq!(position.current(), BoardId::Second);
    assert_eq!(position.current().role(SEAT_0), Role::Order);
    apply(&mut position, "draw:1");
    assert_eq!(position.turn(), Turn::Seat(SEAT_1));
    apply(&mut position, "a1");
    assert_eq!(position.turn(), Turn::Seat(SEAT_0));
    apply(&mut position, "a1-a2");
    assert_eq!(position.board(BoardId::First), &first, "it stays as it was");
}

#[test]
fn h6_the_higher_score_as_order_wins() {
    let mut seen = [false; 2];
    for seed in 0..20 {
        let mut position = Position::start(&Setup::default());
        play_while(&mut position, seed, |p| p.turn() != Turn::Over);
        let second = position.board(BoardId::Second).score();
        let first = position.board(BoardId::First).score();
        assert_eq!(position.scores().as_slice(), [second, first]);
        let expected: &[u8] = match second.cmp(&first) {
            core::cmp::Ordering::Greater => &[1, 2],
            core::cmp::Ordering::Less => &[2, 1],
            core::cmp::Ordering::Equal => &[1, 1],
        };
        assert_eq!(places(&position), expected);
        seen[usize::from(second > first)] = true;
    }
    assert_eq!(seen, [true; 2], "both seats won some match");
}

#[test]
fn h6_equal_scores_are_a_draw() {
    // The same round twice, without a slide.
    let mut position = Position::start(&Setup::default());
    for index in 0..2 * 49 {
        let index = index % 49;
        apply(&mut position, &format!("draw:{}", 1 + index / 7));
        let cell = Cell::from_index(index).unwrap();
        apply(&mut position, &cell.to_string());
        if position.role_to_move().is_some() {
            apply(&mut position, "pass");
        }
    }
    assert_eq!(position.scores().as_slice(), [7 * 77, 7 * 77]);
    assert_eq!(position.outcome(), Some(Outcome::draw(2)));
}

#[test]
fn h6_stops_end_the_match_or_are_refused() {
    let position = after("draw:1 d4");
    for (stop, expected) in [("resign:0", [2, 1]), ("resign:1", [1, 2]), ("draw", [1, 1])] {
        let mut stopped = position;
        apply(&mut stopped, stop);
        assert_eq!(places(&stopped), expected, "{stop}");
    }
    assert_eq!(refusal(&position, "time").0, "H6");
    let nobody = refused("H6", "there is no seat 2; the seats are 0 to 1");
    assert_eq!(refusal(&position, "resign:2"), nobody);
    assert_eq!(refusal(&position, "time:2"), nobody);
    let timed = after("draw:1 d4 time:0");
    let already = refused("H6", "Player 1’s time was up before");
    assert_eq!(refusal(&timed, "time:0"), already);
    assert_eq!(timed.check(&event("time:1")), Ok(()));
    assert_eq!(timed.outcome(), None, "the match goes on");
}

#[test]
fn h7_the_small_board_has_25_cells_and_five_tokens_of_each_of_five_colours() {
    let position = after("[Size \"5\"]");
    assert_eq!(position.bag().left(), 25);
    assert_eq!(position.chances().len(), 5);
    assert!(position.chances().iter().all(|case| case.weight == 5));
    let without = refused("H7", "the small board is played without colour 6");
    assert_eq!(refusal(&position, "draw:6"), without);
    let position = after("[Size \"5\"] draw:5");
    let cells = moves(&position);
    assert_eq!(cells.len(), 25);
    assert_eq!((cells[0].as_str(), cells[24].as_str()), ("a5", "e1"));
}

#[test]
fn h7_no_token_leaves_the_small_board() {
    let no_cell = |cell| refused("H7", &format!("there is no cell {cell} on the small board"));
    let placing = after("[Size \"5\"] draw:5");
    assert_eq!(refusal(&placing, "f6"), no_cell("f6"));
    assert_eq!(refusal(&placing, "a6"), no_cell("a6"));
    let sliding = after("[Size \"5\"] draw:5 e5");
    assert_eq!(refusal(&sliding, "e5-e6"), no_cell("e6"));
    assert_eq!(refusal(&sliding, "e5-f5"), no_cell("f5"));
    assert_eq!(refusal(&sliding, "g5-e5"), no_cell("g5"));
    assert_eq!(moves(&sliding).len(), 8 + 1);
    let timed = after("[Size \"5\"] time:0 draw:5");
    assert_eq!(moves(&timed), ["a5"]);
    assert_eq!(refusal(&timed, "a6"), no_cell("a6"));
}

#[test]
fn h8_each_token_is_drawn_once_and_placed_on_both_boards() {
    let mut position = after("[Bag \"shared\"]");
    let mut actors = Vec::new();
    for text in ["draw:3", "d4", "e2", "d4-d7", "pass"] {
        actors.push(position.turn());
        apply(&mut position, text);
    }
    // Chaos of board 1, Chaos of board 2, Order of board 1, Order of board 2.
    let seats = [SEAT_0, SEAT_1, SEAT_1, SEAT_0].map(Turn::Seat);
    assert_eq!(actors[0], Turn::Chance);
    assert_eq!(actors[1..], seats);
    assert_eq!(position.phase(), Phase::Draw);
    assert_eq!(position.bag().left(), 48);
    let token = |id, text| position.board(id).token(cell(text));
    assert_eq!(token(BoardId::First, "d7"), Some(colour(3)));
    assert_eq!(token(BoardId::Second, "e2"), Some(colour(3)));
    assert_eq!(position.board(BoardId::First).occupied().len(), 1);
    assert_eq!(position.board(BoardId::Second).occupied().len(), 1);
}

#[test]
fn h8_each_board_has_its_own_cells() {
    let placing = after("[Bag \"shared\"] draw:3 d4");
    assert_eq!(placing.check(&event("d4")), Ok(()), "it is free on board 2");
    let sliding = after("[Bag \"shared\"] draw:3 d4 e2");
    assert_eq!(
        refusal(&sliding, "e2-e3"),
        refused("H2", "there is no token on e2")
    );
    let sliding = after("[Bag \"shared\"] draw:3 d4 e2 pass");
    assert_eq!(
        refusal(&sliding, "d4-d5"),
        refused("H2", "there is no token on d4")
    );
}

#[test]
fn h8_the_match_ends_with_the_last_token_on_both_boards() {
    let mut position = after("[Bag \"shared\"]");
    play_while(&mut position, 8, |p| p.bag().left() > 0);
    apply_first_move(&mut position);
    assert_eq!(
        position.turn(),
        Turn::Seat(SEAT_1),
        "board 2 is still to be filled"
    );
    apply_first_move(&mut position);
    assert_eq!(position.turn(), Turn::Over);
    let scores = [BoardId::Second, BoardId::First].map(|id| position.board(id).score());
    assert_eq!(position.scores().as_slice(), scores);
    assert_eq!(position.outcome(), Some(Outcome::ranked(position.scores())));
}

#[test]
fn h8_time_is_up_on_both_boards() {
    let position = after("[Bag \"shared\"] time:1 draw:3 d4");
    assert_eq!(moves(&position), ["a7"], "as Chaos of board 2");
    let position = after("[Bag \"shared\"] time:1 draw:3 d4 a7");
    assert_eq!(moves(&position), ["pass"], "as Order of board 1");
    let position = after("[Bag \"shared\"] time:1 draw:3 d4 a7 pass");
    assert_eq!(moves(&position).len(), 13, "the other seat has time");
}

#[test]
fn what_is_not_well_formed_says_where() {
    for (text, offset) in [
        ("D4", 0),
        ("h1", 0),
        ("", 0),
        ("passe", 0),
        ("d8", 1),
        ("d0", 1),
        ("d", 1),
        ("d44", 2),
        ("d4-", 3),
        ("d4-d", 4),
        ("d4-d77", 5),
        ("d4–d7", 2),
        ("draw:", 5),
        ("draw:8", 5),
        ("draw:0", 5),
        ("draw:31", 6),
        ("draws", 1),
    ] {
        let error = EventOf::<Position>::parse(text).unwrap_err();
        assert_eq!(error.offset, offset, "{text}");
    }
}

#[test]
fn set_ups_other_than_those_there_are_are_refused() {
    for record in ["[Size \"6\"]", "[Bag \"none\"]", "[Bag \"Own\"]"] {
        let sheet = Sheet::parse(record).unwrap();
        assert!(Record::<Position>::from_sheet(&sheet).is_err(), "{record}");
    }
}

#[test]
fn refusals_are_told_in_every_language() {
    let position = after("draw:1 d4");
    let illegal: RulesError = position.check(&event("e4-e5")).unwrap_err();
    let told = Lang::ALL.map(|lang| illegal.explain(lang));
    assert_eq!(
        told,
        [
            "there is no token on e4",
            "il n’y a pas de jeton en e4",
            "no hay ninguna ficha en e4"
        ]
    );
}
