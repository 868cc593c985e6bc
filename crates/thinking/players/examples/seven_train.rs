//! Learns what positions of SEVEN are worth and writes weights for the player:
//! `seven_train FOLDER [POSITIONS [normal|misere]]`. Without a number of positions
//! these are the files that the player ships with, after two minutes on one core.

use players::seven::train::{Lessons, train};
use seven::Setup;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let folder = arguments.get(1).map_or(".", String::as_str);
    let positions = arguments.get(2).and_then(|text| text.parse().ok());
    let only = arguments.get(3).map(String::as_str);
    let lessons = [
        ("normal", Setup::TWO, 4_000),
        ("misere", Setup::TWO.misere(), 2_500),
    ];
    for (name, setup, usual) in lessons {
        if only.is_some_and(|only| only != name) {
            continue;
        }
        let lessons = Lessons {
            seed: 7,
            positions: positions.unwrap_or(usual),
            rounds: 40,
            solved: 5,
        };
        let weights = train(&setup, lessons, |left, error, plain| {
            println!("{name}, {left} left: error {error:.3}, without learning {plain:.3}");
        });
        std::fs::write(format!("{folder}/{name}.bin"), weights)?;
    }
    Ok(())
}
