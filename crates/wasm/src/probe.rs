//! What the players answer to fixed questions. Run natively and in WebAssembly,
//! the answers have to be the same to the letter, and the nodes a second tell
//! what the browser costs.

use catalog::{AnyGame, GameId};
use game::Turn;
use players::{Ask, Computer, Level};
use search::effort::NoWatch;
use search::{Effort, Limits, Numbers, StopSign};
use wasm_bindgen::prelude::wasm_bindgen;

/// The set-ups that are asked about, as tags of the rules.
const SET_UPS: [(GameId, &[(&str, &str)]); 10] = [
    (GameId::Seven, &[]),
    (GameId::Seven, &[("Variant", "misere")]),
    (GameId::Seven, &[("Players", "3")]),
    (GameId::Seven, &[("Players", "4"), ("Pairs", "yes")]),
    (GameId::Heinash, &[]),
    (GameId::Heinash, &[("Variant", "steal-number")]),
    (
        GameId::Heinash,
        &[("Variant", "steal-place"), ("Sides", "own")],
    ),
    (GameId::Hyle7, &[]),
    (GameId::Hyle7, &[("Size", "5")]),
    (GameId::Hyle7, &[("Bag", "shared")]),
];

fn start(set_up: &(GameId, &[(&str, &str)])) -> AnyGame {
    let value = |name: &str| {
        let tag = set_up.1.iter().find(|(tag, _)| *tag == name);
        tag.map(|(_, value)| *value)
    };
    AnyGame::start(set_up.0, value).expect("the tags are the rules' own")
}

/// Plays through games of every kind, a computer of each level moving in turn
/// by `nodes` nodes at most, and tells every move and what full strength thinks
/// of the position. One line a move.
#[wasm_bindgen]
pub fn probe(seed: u32, nodes: u32) -> String {
    let mut told = String::new();
    for set_up in &SET_UPS {
        let mut numbers = Numbers::seeded(u64::from(seed));
        let mut game = start(set_up);
        let mut computer = Computer::new(game.id(), 16 << 20);
        let mut levels = Level::all().cycle();
        let mut moves = 0;
        while game.turn() != Turn::Over && moves < 24 {
            let Turn::Seat(seat) = game.turn() else {
                game.step_at_random(&mut |n| numbers.below(n));
                continue;
            };
            moves += 1;
            let level = levels.next().unwrap_or(Level::MOST);
            let effort = effort(nodes);
            let ask = ask(level, &effort, &mut numbers);
            let chosen = computer.choose(&game, &ask).unwrap_or_default();
            let thinking = self::effort(nodes);
            let ask = self::ask(Level::MOST, &thinking, &mut numbers);
            let found = computer.analyse(&game, &ask, &mut |_| {});
            let name = game.id().name();
            let line = format!(
                "{name} {seat} level {level} {chosen} in {} exact {} value {:?} {:?} best {:?} in {}\n",
                effort.nodes(),
                found.exact,
                found.value,
                found.values,
                found.best(),
                thinking.nodes(),
            );
            told.push_str(&line);
            if game.apply(&chosen).is_err() {
                told.push_str("which is illegal\n");
                break;
            }
            // Two moves at random lead away from the beaten track.
            for _ in 0..2 {
                if matches!(game.turn(), Turn::Seat(_)) {
                    game.step_at_random(&mut |n| numbers.below(n));
                }
            }
        }
    }
    told
}

fn effort(nodes: u32) -> Effort<'static> {
    Effort::new(
        Limits::nodes(u64::from(nodes)),
        &NoWatch,
        &StopSign::default(),
    )
}

fn ask<'a>(level: Level, effort: &'a Effort<'a>, numbers: &mut Numbers) -> Ask<'a> {
    Ask {
        level,
        seed: numbers.bits(),
        effort,
    }
}

/// Lets full strength think in one game about positions of its middle by so many
/// nodes each, and answers with how many nodes it looked at.
#[wasm_bindgen]
pub fn measure(game: &str, nodes: u32) -> Measured {
    let id = GameId::from_name(game).unwrap_or_default();
    let mut numbers = Numbers::seeded(11);
    let mut looked_at = 0;
    for _ in 0..3 {
        let mut game = start(&(id, &[]));
        let before = match id {
            GameId::Seven => 4,
            GameId::Heinash => 16,
            GameId::Hyle7 => 60,
        };
        for _ in 0..before {
            game.step_at_random(&mut |n| numbers.below(n));
        }
        while !matches!(game.turn(), Turn::Seat(_)) {
            game.step_at_random(&mut |n| numbers.below(n));
        }
        let mut computer = Computer::new(id, 16 << 20);
        let effort = effort(nodes);
        let ask = ask(Level::MOST, &effort, &mut numbers);
        computer.choose(&game, &ask);
        looked_at += effort.nodes();
    }
    Measured {
        nodes: looked_at as f64,
    }
}

/// What a measurement has done.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// Positions looked at.
    pub nodes: f64,
}
