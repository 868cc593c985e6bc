//! Compact arrangements of the seven tiles, one a line, for measurements:
//! `arrangements SEED COUNT`, such as `arrangements 1 1000`.

use puzzles::copycat::compact;
use search::Numbers;

fn main() {
    let number = |at: usize| std::env::args().nth(at).and_then(|text| text.parse().ok());
    let mut numbers = Numbers::seeded(number(1).unwrap_or(1));
    for _ in 0..number(2).unwrap_or(1000) {
        let tiles = compact(&mut numbers).to_string();
        println!("{}", tiles.lines().collect::<Vec<_>>().join(" "));
    }
}
