//! Measures how long endings of SEVEN take to solve exactly, on one thread:
//! `seven_endings LEFT [COUNT [normal|misere|pairs [SEED]]]`. Two times are told:
//! until the value is proven, and until every best move is.

use std::time::Duration;

use players::seven::{Mind, endings};
use players::{Ask, Computer, Level, Mind as _};
use search::effort::Stopwatch;
use search::{Effort, Limits, StopSign, Watch};
use seven::Setup;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |index: usize, usual| {
        let text = arguments.get(index);
        text.and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let setup = match arguments.get(3).map(String::as_str) {
        Some("misere") => Setup::TWO.misere(),
        Some("pairs") => Setup::pairs(),
        _ => Setup::TWO,
    };
    let (left, count, seed) = (number(1, 5), number(2, 100), number(4, 7));
    let mut mind = Mind::new(Computer::USUAL_MEMORY);
    let (mut value, mut every, mut nodes) = (Vec::new(), Vec::new(), 0);
    let mut kinds = [0; 3];
    for position in endings(&setup, left as usize, count as usize, seed) {
        let watch = Stopwatch::start();
        let effort = Effort::new(Limits::default(), &watch, &StopSign::default());
        let ask = Ask {
            level: Level::MOST,
            seed: 1,
            effort: &effort,
        };
        let mut proven = None;
        let found = mind.analyse(&position, &ask, &mut |found| {
            if found.exact && proven.is_none() {
                proven = Some(watch.elapsed());
            }
        });
        every.push(watch.elapsed());
        value.push(proven.unwrap_or_else(|| watch.elapsed()));
        nodes += effort.nodes();
        let worth = found.value.expect("two sides have a value");
        kinds[(worth + 1.0) as usize] += 1;
    }
    let [losses, draws, wins] = kinds;
    println!(
        "{count} positions with {left} tiles left: {losses} losses, {draws} draws, {wins} wins; {nodes} nodes"
    );
    tell("value proven", value);
    tell("every best move proven", every);
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |hundredth: usize| times[(times.len() * hundredth / 100).min(times.len() - 1)];
    let (median, most, worst) = (at(50), at(90), at(100));
    println!("{what}: median {median:.1?}, nine of ten within {most:.1?}, worst {worst:.1?}");
}
