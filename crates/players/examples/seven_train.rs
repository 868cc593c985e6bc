//! Learns what positions of SEVEN are worth and writes the weights that the
//! player ships with: `seven_train FOLDER [POSITIONS [normal|misere]]`.

use players::seven::train::{Lessons, train};
use seven::Setup;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let folder = arguments.get(1).map_or(".", String::as_str);
    let positions = arguments.get(2).and_then(|text| text.parse().ok());
    let only = arguments.get(3).map(String::as_str);
    let lessons = Lessons {
        seed: 7,
        positions: positions.unwrap_or(20_000),
        rounds: 40,
        solved: 5,
    };
    for (name, setup) in [("normal", Setup::TWO), ("misere", Setup::TWO.misere())] {
        if only.is_some_and(|only| only != name) {
            continue;
        }
        let weights = train(&setup, lessons, |left, error, plain| {
            println!("{name}, {left} left: error {error:.3}, without learning {plain:.3}");
        });
        std::fs::write(format!("{folder}/{name}.weights"), weights)?;
    }
    Ok(())
}
