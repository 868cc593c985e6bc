//! Draws the picture of the README from the stored games:
//! `cargo run --package catalog --example picture > docs/boards.svg`.

mod heinash;
mod hyle7;
mod seven;
mod svg;

use catalog::{AnyGame, AnyRecord};

const STORED: [&str; 3] = [
    include_str!("../../../../data/games/seven.record"),
    include_str!("../../../../data/games/heinash.record"),
    include_str!("../../../../data/games/hyle7.record"),
];

/// The side of each board's field, and the height of the words under it.
const SIDE: f64 = 400.0;
const WORDS: f64 = 44.0;

fn main() {
    print!("{}", picture());
}

fn picture() -> String {
    let mut boards = String::new();
    for (index, text) in STORED.iter().enumerate() {
        let record = AnyRecord::read(text).expect("stored games are well-formed");
        let game = record.replay().expect("stored games are legal");
        let drawn = match &game {
            AnyGame::Seven(position) => seven::board(position),
            AnyGame::Heinash(position) => heinash::board(position),
            AnyGame::Hyle7(position) => hyle7::board(position),
        };
        let x = SIDE * index as f64;
        boards += &svg::group(x, 0.0, &drawn.fitted(SIDE));
        boards += &svg::title(x + SIDE / 2.0, SIDE + WORDS / 2.0, record.id().title());
    }
    svg::document(3.0 * SIDE, SIDE + WORDS, &boards)
}

#[test]
fn the_picture_of_the_readme_is_drawn_from_the_stored_games() {
    let stored = include_str!("../../../../docs/boards.svg");
    assert!(
        stored == picture(),
        "draw it again: cargo run --package catalog --example picture > docs/boards.svg"
    );
}
