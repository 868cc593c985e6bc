//! The fast rules of HeiNash against the slow referee, which was written from
//! the same clauses and shares no code with them: whose turn it is, every legal
//! move, the odds, the standing and the places, at every ply of random games of
//! every variant, which expressions are accepted, and the number of sequences.

use game::Game;
use heinash::Position;
use testkit::{Numbers, SideBySide, sequences};

use crate::referee::{Referee, evaluate, every_expression};

type Both = SideBySide<Position, Referee>;

/// The referee answers by its own methods, which know nothing of this trait.
impl testkit::Referee for Referee {
    fn start(tags: &[(&str, &str)]) -> Referee {
        Referee::new(tags)
    }

    fn whose_turn(&self) -> String {
        Referee::whose_turn(self)
    }

    fn moves(&self) -> Vec<String> {
        Referee::moves(self)
    }

    fn chances(&self) -> Vec<(String, u32)> {
        Referee::chances(self)
    }

    fn apply(&mut self, event: &str) {
        Referee::apply(self, event);
    }

    fn places(&self) -> Vec<u8> {
        Referee::places(self)
    }

    fn in_its_form(&self, text: &str) -> String {
        canonical(text)
    }
}

/// Compares everything there is to see, and returns the legal moves as the fast
/// rules write them.
fn compare(both: &Both) -> Vec<String> {
    both.compare(&both.slow.moves());

    let chains = both.fast.chains();
    let chains: Vec<i64> = chains
        .as_slice()
        .iter()
        .map(|&pawns| i64::from(pawns))
        .collect();
    assert_eq!(chains, both.slow.standing(), "chains\n{}", both.record());
    both.written_moves()
}

/// N3, N4: any expression is accepted exactly if it uses the dice and the signs
/// agreed on and its value is the number of a free cell.
fn probe(both: &Both, numbers: &mut Numbers) {
    let Some(dice) = both.slow.dice_in_play() else {
        return;
    };
    for _ in 0..4 {
        let mut dice = dice.to_vec();
        if numbers.below(8) == 0 {
            dice[numbers.below(3) as usize] = 1 + numbers.below(6) as i32;
        }
        let mut text = numbers.one_of(&every_expression(&dice, "+-*/")).text();
        text = match numbers.below(3) {
            0 => text.replace(['(', ')'], ""),
            1 => text.replace('*', "×").replace('/', "÷").replace('-', "−"),
            _ => text,
        };
        both.agree_on(&text, both.slow.accepts(&text));
    }
}

/// A move as the referee lists it: of an expression only its value counts.
fn canonical(text: &str) -> String {
    if text == "none" || text.starts_with("put:") {
        return text.to_string();
    }
    let value = evaluate(text).value.and_then(|value| value.whole());
    format!(
        "={}",
        value.unwrap_or_else(|| panic!("{text} is no whole number"))
    )
}

/// Some set-up of this size and variant.
fn tags(size: u32, variant: &str, numbers: &mut Numbers) -> Vec<(&'static str, String)> {
    let mut cells: Vec<String> = (1..=size * size).map(|number| number.to_string()).collect();
    let mut tags = Vec::from([("Size", size.to_string()), ("Variant", variant.to_string())]);
    if numbers.below(2) == 0 {
        for last in (1..cells.len()).rev() {
            cells.swap(last, numbers.below(last as u32 + 1) as usize);
        }
        tags.push(("Layout", cells.join(",")));
    }
    tags.push(("Sides", numbers.one_of(&["any", "own"]).to_string()));
    tags.push((
        "Operations",
        numbers.one_of(&["+-*/", "+-*/", "+*", "+"]).to_string(),
    ));
    tags.push(("Colour", numbers.one_of(&["black", "red"]).to_string()));
    tags
}

/// Chooses a move; how often nothing is found differs from game to game, and
/// some games keep one seat from finding anything, so that pawns run out.
fn choose(way: u32, moves: &[String], turn: &str, numbers: &mut Numbers) -> String {
    let blind = match way {
        0 => false,
        1 => numbers.below(2) == 0,
        2 => turn == "seat 0",
        _ => turn == "seat 1",
    };
    let none = moves.iter().find(|text| *text == "none");
    match none {
        Some(none) if blind => none.clone(),
        _ => numbers.one_of(moves).clone(),
    }
}

/// A roll with its dice in any order.
fn any_order(roll: &str, numbers: &mut Numbers) -> String {
    let mut dice: Vec<&str> = roll.strip_prefix("roll:").unwrap().split('-').collect();
    for last in (1..dice.len()).rev() {
        dice.swap(last, numbers.below(last as u32 + 1) as usize);
    }
    format!("roll:{}", dice.join("-"))
}

/// Something that ends the game from outside.
fn stop(numbers: &mut Numbers) -> String {
    match numbers.below(6) {
        0 => "draw".to_string(),
        1 => format!("resign:{}", numbers.below(2)),
        2 => format!("time:{}", numbers.below(2)),
        _ => "time".to_string(),
    }
}

/// Plays this many games of a variant, of every size.
fn play(variant: &str, games: u64) {
    for seed in 0..games {
        let mut numbers = Numbers::seeded(seed);
        let size = *numbers.one_of(&[6, 6, 6, 5, 4, 3, 2]);
        let tags = tags(size, variant, &mut numbers);
        let tags: Vec<(&str, &str)> = tags.iter().map(|tag| (tag.0, tag.1.as_str())).collect();
        let mut both = Both::new(&tags);
        let way = numbers.below(4);
        let stops = numbers.below(3) == 0;
        loop {
            let moves = compare(&both);
            let turn = both.slow.whose_turn();
            if turn == "over" {
                break;
            }
            probe(&both, &mut numbers);
            let text = if stops && numbers.below(20 * size) == 0 {
                stop(&mut numbers)
            } else if turn == "chance" {
                let roll = game::pick(&both.fast.chances(), &mut |limit| numbers.below(limit));
                any_order(&roll.to_string(), &mut numbers)
            } else {
                choose(way, &moves, &turn, &mut numbers)
            };
            both.apply(&text);
        }
    }
}

#[test]
fn n1_to_n5_the_base_rule() {
    play("base", 600);
}

#[test]
fn n6_steal_the_number() {
    play("steal-number", 600);
}

#[test]
fn n7_steal_the_place() {
    play("steal-place", 600);
}

#[test]
fn there_are_as_many_sequences_of_events() {
    for variant in ["base", "steal-number", "steal-place"] {
        let variant = ("Variant", variant);
        let both = Both::new(&[variant]);
        for depth in 1..=4 {
            let expected = sequences(&both.slow, depth);
            assert_eq!(
                game::perft(&both.fast, depth),
                expected,
                "{variant:?}, {depth} events"
            );
        }
        let both = Both::new(&[variant, ("Size", "2")]);
        for depth in 1..=5 {
            let expected = sequences(&both.slow, depth);
            assert_eq!(
                game::perft(&both.fast, depth),
                expected,
                "{variant:?}, {depth} events"
            );
        }
    }
}
