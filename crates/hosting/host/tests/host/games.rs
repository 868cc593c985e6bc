//! Whole games of every set-up, every view compared with the rules.

use catalog::{AnyGame, AnyRecord};
use game::{Game, Seat, Turn};
use search::Numbers;
use serde_json::{Value, json};

use super::sitting::{Page, SET_UPS, people};

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().unwrap().iter();
    list.map(|one| one.as_str().unwrap().to_string()).collect()
}

fn numbers(list: &Value) -> Vec<u64> {
    let list = list.as_array().unwrap().iter();
    list.map(|one| one.as_u64().unwrap()).collect()
}

/// The game that a view's own events lead to.
fn replayed(page: &mut Page, view: &Value) -> AnyGame {
    let record = AnyRecord::read(&page.record()).unwrap();
    let told: Vec<&str> = (view["events"].as_array().unwrap().iter())
        .map(|event| event["event"].as_str().unwrap())
        .collect();
    let events = record.events();
    let events: Vec<String> = events.iter().map(ToString::to_string).collect();
    assert_eq!(events, told);
    record.replay().unwrap()
}

fn to_move(turn: Turn) -> Value {
    match turn {
        Turn::Seat(seat) => json!(seat.index()),
        Turn::Chance | Turn::Over => Value::Null,
    }
}

fn is_right(game: &AnyGame, view: &Value) {
    let position = &view["position"];
    assert_eq!(position["game"], game.id().name());
    assert_eq!(position["toMove"], to_move(game.turn()));
    let outcome = game
        .outcome()
        .map(|outcome| json!({"places": outcome.places.as_slice()}));
    assert_eq!(view["outcome"], json!(outcome));
    assert_eq!(view["ending"].is_null(), outcome.is_none());
    match game {
        AnyGame::Seven(game) => seven(game, position),
        AnyGame::Heinash(game) => heinash(game, position),
        AnyGame::Hyle7(game) => hyle7(game, position),
        _ => panic!("no board is compared for this game"),
    }
}

fn seven(game: &seven::Position, view: &Value) {
    assert_eq!(
        view["placed"].as_array().unwrap().len(),
        game.placed().len()
    );
    for (ply, placed) in game.placed().iter().enumerate() {
        let shown = &view["placed"][ply];
        assert_eq!(shown["tile"], placed.placement.tile().to_string());
        assert_eq!(shown["level"], placed.level);
        assert_eq!(shown["seat"], game.placed_by(ply).index());
        let cells = placed.placement.cells().map(|cell| [cell.q, cell.r]);
        assert_eq!(shown["cells"], json!(cells));
    }
    let levels: Vec<Vec<u8>> = (game.levels().iter())
        .map(|level| level.as_slice().to_vec())
        .collect();
    assert_eq!(view["levels"], json!(levels));
    assert_eq!(view["standing"], json!(game.standing().places.as_slice()));
    for seat in Seat::all(game.seats()) {
        let held: String = game.held(seat).iter().map(|tile| tile.letter()).collect();
        assert_eq!(strings(&view["held"][seat.index()]).concat(), held);
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let counted: u64 = (view["forced"].as_array().unwrap().iter())
        .map(|tile| tile["count"].as_u64().unwrap())
        .sum();
    assert_eq!(counted, moves.len() as u64);
    for forced in view["forced"].as_array().unwrap() {
        let letter = forced["tile"].as_str().unwrap().chars().next().unwrap();
        let tile = seven::Tile::from_letter(letter).unwrap();
        assert_eq!(forced["level"], game.forced_level(tile));
        let of_tile = moves.iter().filter(|mv| mv.tile() == tile).count();
        assert_eq!(forced["count"], of_tile);
    }
}

fn heinash(game: &heinash::Position, view: &Value) {
    let cells = view["cells"].as_array().unwrap();
    assert_eq!(cells.len(), usize::from(game.size().cells()));
    for (shown, cell) in cells.iter().zip(heinash::Cell::all(game.size())) {
        assert_eq!(shown["number"], json!(game.number_at(cell)));
        assert_eq!(shown["owner"], json!(game.owner(cell).map(Seat::index)));
        assert_eq!(
            (shown["row"].clone(), shown["column"].clone()),
            (json!(cell.row()), json!(cell.column()))
        );
    }
    assert_eq!(view["roll"], json!(game.roll().map(|roll| roll.dice())));
    assert_eq!(view["chains"], json!(game.chains().as_slice()));
    assert_eq!(view["active"], game.active().index());
    for seat in Seat::all(2) {
        let chain = numbers(&view["chainCells"][seat.index()]);
        assert_eq!(chain.len() as u64, u64::from(game.chains()[seat]));
        for number in chain {
            let cell = game.cell_of(number as u8).unwrap();
            assert_eq!(game.owner(cell), Some(seat));
        }
        assert_eq!(view["pawnsLeft"][seat.index()], game.pawns_left(seat));
    }
    let won = game.winning_chain().len();
    assert_eq!(view["winningChain"].as_array().unwrap().len(), won);
}

fn hyle7(game: &hyle7::Position, view: &Value) {
    let side = game.size().side();
    assert_eq!(view["scores"], json!(game.scores().as_slice()));
    assert_eq!(view["current"], game.current() as usize);
    for id in hyle7::BoardId::ALL {
        let shown = &view["boards"][id as usize];
        let board = game.board(id);
        assert_eq!(shown["score"], board.score());
        let of_palindromes: u64 = (shown["palindromes"].as_array().unwrap().iter())
            .map(|one| one["points"].as_u64().unwrap())
            .sum();
        assert_eq!(of_palindromes, u64::from(board.score()));
        let of_lines = numbers(&shown["rowScores"]).iter().sum::<u64>()
            + numbers(&shown["columnScores"]).iter().sum::<u64>();
        assert_eq!(of_lines, u64::from(board.score()));
        for cell in game.size().cells() {
            let row = &shown["rows"][side - 1 - cell.row()];
            let token = board.token(cell).map_or(0, hyle7::Colour::number);
            assert_eq!(row[cell.column()], token);
        }
        let placed = u64::from(board.occupied().len());
        let bag: u64 = numbers(&shown["bag"]).iter().sum();
        let in_hand = game.drawn().is_some() && (id == game.current() || view["shared"] == true);
        let second_to_place = view["shared"] == true
            && game.drawn().is_some()
            && game.current() == hyle7::BoardId::Second
            && id == hyle7::BoardId::First;
        let out = u64::from(in_hand) - u64::from(second_to_place);
        assert_eq!(placed + bag + out, (side * side) as u64, "{view}");
        let history = numbers(&shown["history"]);
        if shown["done"] == true {
            assert_eq!(history.last(), Some(&u64::from(board.score())));
            assert_eq!(history.len(), side * side);
        }
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    let slides = moves
        .iter()
        .filter(|mv| matches!(mv, hyle7::Move::Slide { .. }));
    let shown: usize = (view["slides"].as_array().unwrap().iter())
        .map(|slide| slide["to"].as_array().unwrap().len())
        .sum();
    assert_eq!(shown, slides.count());
}

#[test]
fn whole_games_of_every_set_up_show_what_the_rules_say() {
    for (number, (name, tags)) in SET_UPS.iter().enumerate() {
        let mut source = Numbers::seeded(number as u64);
        let mut page = Page::new();
        page.begin(&people(name, tags), 5 + number as u64);
        let mut steps = 0;
        loop {
            let view = page.look(json!(0));
            let game = replayed(&mut page, &view);
            is_right(&game, &view);
            let events = view["events"].as_array().unwrap().len();
            let again = page.ask(json!({"ask": "position", "events": events, "lang": "en"}));
            assert_eq!(again["position"], view["position"]);
            if !page.step(&mut |n| source.below(n)) {
                break;
            }
            steps += 1;
        }
        assert!(steps >= 14, "{name} {tags:?}");
    }
}

#[test]
fn every_event_is_told_once_in_each_language() {
    for (name, tags) in SET_UPS {
        let mut source = Numbers::seeded(3);
        let mut page = Page::new();
        page.begin(&people(name, tags), 3);
        while page.step(&mut |n| source.below(n)) {}
        let mut told = Vec::new();
        for lang in ["en", "fr", "es"] {
            page.lang = lang;
            let view = page.look(Value::Null);
            let ending = view["ending"].as_str().unwrap().to_string();
            assert!(ending.ends_with('.') && !ending.contains(" ."), "{ending}");
            for event in view["events"].as_array().unwrap() {
                let said = event["said"].as_str().unwrap();
                assert!(said.ends_with('.') && said.len() > 5, "{said}");
                assert!(lang != "fr" || !said.contains(" :"), "{said}");
                assert_eq!(event["seat"].is_null(), event["kind"] == "chance");
            }
            told.push((ending, view["events"][0]["said"].clone()));
        }
        assert_ne!(told[0], told[1]);
        assert_ne!(told[1], told[2]);
    }
}

#[test]
fn the_same_seed_brings_the_same_luck() {
    let mut records = Vec::new();
    for seed in [8, 8, 9] {
        let mut source = Numbers::seeded(1);
        let mut page = Page::new();
        let mut set_up = people("hyle7", &[]);
        set_up["seating"] = Value::Null;
        page.begin(&set_up, seed);
        while page.step(&mut |n| source.below(n)) {}
        records.push(page.record());
    }
    assert_eq!(records[0], records[1]);
    assert_ne!(records[1], records[2]);
}
