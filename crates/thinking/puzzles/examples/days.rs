//! The puzzles of some days, and how they are graded:
//! `days FIRST COUNT`, such as `days 2026-11-16 7`.

use puzzles::daily::{Day, copycat, level, win};
use search::Watch;
use search::effort::Stopwatch;

fn main() {
    let first = std::env::args().nth(1).and_then(|text| Day::parse(&text));
    let first = first.or(Day::new(2026, 11, 16)).expect("a date");
    let count = std::env::args().nth(2).and_then(|text| text.parse().ok());
    let days = (1970..9999).flat_map(|year| {
        (1..=12).flat_map(move |month| (1..=31).filter_map(move |day| Day::new(year, month, day)))
    });
    for day in days.filter(|&day| day >= first).take(count.unwrap_or(7)) {
        let watch = Stopwatch::start();
        let puzzle = copycat(day);
        let copied = watch.elapsed();
        println!(
            "{day} copycat {:?}: {} steps, {} forced, {copied:.1?}",
            puzzle.grade, puzzle.steps, puzzle.forced
        );
        let watch = Stopwatch::start();
        let puzzle = level(day);
        println!(
            "{day} level {:?}: level {} in {} plies after {}, {} lucky, {:.1?}",
            puzzle.grade,
            puzzle.level,
            puzzle.plies,
            puzzle.start.placed().len(),
            puzzle.lucky,
            watch.elapsed()
        );
        let watch = Stopwatch::start();
        let puzzle = win(day);
        println!(
            "{day} win {:?}: {} of {} moves, {:.1?}",
            puzzle.grade,
            puzzle.winning.len(),
            puzzle.moves,
            watch.elapsed()
        );
    }
}
