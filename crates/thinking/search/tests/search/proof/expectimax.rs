//! Expectimax with pruning over chance against search without any.

use game::Turn;
use search::effort::NoWatch;
use search::expectimax::{Answer, Settings};
use search::{Bound, DEEPEST, Effort, Expecting, Limits, Question, State, StopSign};

use super::thicket::{Shape, Spot, expectimax, mover};

fn ask(search: &mut Expecting, spot: &Spot, settings: &Settings, limits: Limits) -> Answer<u8> {
    let effort = Effort::new(limits, &NoWatch, &StopSign::default());
    search.search(spot, settings, &effort, &mut |_| {})
}

fn depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

/// With and without probing, with more or less of it.
fn settings_of(seed: u64) -> Settings {
    Settings {
        killers: !seed.is_multiple_of(3),
        probe_from: [None, Some(1), Some(2), Some(3)][(seed % 4) as usize],
        ..Settings::default()
    }
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

fn truth(spot: &Spot, depth: u32) -> Vec<f64> {
    let moves = spot.all_moves().into_iter();
    moves
        .map(|mv| expectimax(&spot.after(mv), depth - 1))
        .collect()
}

#[test]
fn the_value_at_each_depth_is_that_of_plain_search() {
    for seed in 0..4000 {
        let spot = Shape::with_chance(seed).start();
        let mut search = Expecting::new(if seed % 8 < 4 { 128 } else { 1 << 16 });
        for limit in 1..=spot.shape.layers + 1 {
            let answer = ask(&mut search, &spot, &settings_of(seed), depth(limit));
            let value = expectimax(&spot, limit);
            assert!(
                close(answer.value, value),
                "seed {seed}: {answer:?}, {value}"
            );
            let best = answer.best().expect("a move");
            let after = truth(&spot, limit)[usize::from(best)];
            assert!(close(after, value), "seed {seed}");
            assert_eq!(answer.bound, Bound::Equal);
            if limit >= spot.shape.layers {
                assert!(answer.exact, "seed {seed}");
            }
        }
    }
}

#[test]
fn what_is_called_exact_is_the_value_of_the_whole_game() {
    let mut early = 0;
    for seed in 0..4000 {
        let spot = Shape::with_chance(seed).start();
        let whole = expectimax(&spot, DEEPEST);
        let mut search = Expecting::new(1 << 14);
        let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
        let mut last_depth = 0;
        let answer = search.search(&spot, &settings_of(seed), &effort, &mut |report| {
            last_depth = report.depth;
            for line in report.lines.iter().filter(|line| line.exact) {
                let after = expectimax(&spot.after(line.moves[0]), DEEPEST);
                assert!(close(line.value, after), "seed {seed}");
            }
            assert!(!report.exact || close(report.value, whole), "seed {seed}");
        });
        assert!(answer.exact && close(answer.value, whole), "seed {seed}");
        early += u32::from(last_depth < spot.shape.layers);
    }
    assert!(early > 100, "some games are settled before the last layer");
}

#[test]
fn where_chance_speaks_the_value_is_the_mean() {
    let mut asked = 0;
    for seed in 0..4000 {
        let mut spot = Shape::with_chance(seed).start();
        let mut search = Expecting::new(1 << 14);
        while spot.turn() != Turn::Over {
            if spot.turn() == Turn::Chance {
                let answer = ask(&mut search, &spot, &settings_of(seed), Limits::default());
                assert!(
                    close(answer.value, expectimax(&spot, DEEPEST)),
                    "seed {seed}"
                );
                assert!(answer.exact && answer.lines.is_empty());
                asked += 1;
                spot.settle(0);
            } else {
                spot.play(0);
            }
        }
        let answer = ask(&mut search, &spot, &settings_of(seed), Limits::default());
        assert!(answer.exact && close(answer.value, expectimax(&spot, 0)));
    }
    assert!(asked > 1000);
}

#[test]
fn lines_and_ties_are_those_of_plain_search() {
    for seed in 0..3000 {
        let spot = Shape::with_chance(seed).start();
        let more = Spot::is_more(mover(&spot));
        let values = truth(&spot, DEEPEST);
        let whole = expectimax(&spot, DEEPEST);

        let settings = Settings {
            question: Question::default().with_lines(usize::MAX),
            ..settings_of(seed)
        };
        let answer = ask(
            &mut Expecting::new(1 << 14),
            &spot,
            &settings,
            Limits::default(),
        );
        assert_eq!(answer.lines.len(), values.len());
        for line in &answer.lines {
            let value = values[usize::from(line.moves[0])];
            assert!(line.exact && close(line.value, value), "seed {seed}");
        }
        let order: Vec<f64> = answer.lines.iter().map(|line| line.value).collect();
        assert!(order.is_sorted_by(|a, b| if more { a >= b } else { a <= b }));

        let settings = Settings {
            question: Question::proof().with_ties(1e-9),
            ..settings_of(seed)
        };
        let answer = ask(
            &mut Expecting::new(1 << 14),
            &spot,
            &settings,
            Limits::default(),
        );
        let mut tied: Vec<u8> = answer.lines.iter().map(|line| line.moves[0]).collect();
        tied.sort_unstable();
        let mut best = spot.all_moves();
        best.retain(|&mv| close(values[usize::from(mv)], whole));
        assert_eq!(tied, best, "seed {seed}");
    }
}

#[test]
fn a_window_tells_on_which_side_the_value_lies() {
    for seed in 0..3000 {
        let spot = Shape::with_chance(seed).start();
        let whole = expectimax(&spot, DEEPEST);
        let range = f64::from(spot.shape.range) / 3.0;
        for part in [-0.5, -0.01, 0.01, 0.3] {
            let window = (part * range, (part + 0.1) * range);
            let settings = Settings {
                question: Question {
                    window,
                    ..Question::proof()
                },
                ..settings_of(seed)
            };
            let answer = ask(
                &mut Expecting::new(1 << 12),
                &spot,
                &settings,
                Limits::default(),
            );
            let near = 1e-9;
            let fits = match answer.bound {
                Bound::AtMost => whole <= answer.value + near && answer.value <= window.0,
                Bound::AtLeast => whole >= answer.value - near && answer.value >= window.1,
                Bound::Equal => close(whole, answer.value),
            };
            assert!(
                answer.exact && fits,
                "seed {seed}: {answer:?}, truly {whole}"
            );
        }
    }
}

#[test]
fn a_table_kept_through_a_game_changes_no_value() {
    for seed in 0..1000 {
        let mut search = Expecting::new(1 << 12);
        let mut spot = Shape::with_chance(seed).start();
        while spot.turn() != Turn::Over {
            let answer = ask(&mut search, &spot, &settings_of(seed), Limits::default());
            assert!(
                close(answer.value, expectimax(&spot, DEEPEST)),
                "seed {seed}"
            );
            match answer.best() {
                Some(best) => spot.play(best),
                None => spot.settle(0),
            }
        }
    }
}

#[test]
fn stopped_at_any_node_it_answers_with_the_best_so_far() {
    for seed in 0..60 {
        let spot = Shape::with_chance(seed).start();
        let mut steps: Vec<Answer<u8>> = Vec::new();
        let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
        let settings = settings_of(seed);
        Expecting::new(1 << 14).search(&spot, &settings, &effort, &mut |step| {
            steps.push(step.clone());
        });
        for nodes in 1..=(effort.nodes() + 1).min(3000) {
            let limits = Limits::nodes(nodes);
            let answer = ask(&mut Expecting::new(1 << 14), &spot, &settings, limits);
            let again = ask(&mut Expecting::new(1 << 14), &spot, &settings, limits);
            assert_eq!(answer, again);
            assert!(answer.nodes <= nodes);
            let best = answer.best().expect("a move");
            assert!(spot.all_moves().contains(&best));
            if answer.depth == 0 {
                continue;
            }
            let step = &steps[answer.depth as usize - 1];
            if Some(best) != step.best() {
                let values = truth(&spot, answer.depth + 1);
                let value = |mv: u8| values[usize::from(mv)];
                let (new, old) = (value(best), value(step.best().expect("a move")));
                let gain = if Spot::is_more(mover(&spot)) {
                    new - old
                } else {
                    old - new
                };
                assert!(gain > -1e-9, "seed {seed}, {nodes} nodes: {answer:?}");
            }
        }
    }
}

#[test]
fn threads_find_the_same_value() {
    for seed in 0..200 {
        let spot = Shape {
            layers: 8,
            ..Shape::with_chance(seed)
        }
        .start();
        let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default()).on_threads(2);
        let mut search = Expecting::new(1 << 14);
        let answer = search.search(&spot, &settings_of(seed), &effort, &mut |_| {});
        assert!(answer.exact);
        assert!(
            close(answer.value, expectimax(&spot, DEEPEST)),
            "seed {seed}"
        );
    }
}

/// A thicket whose states list the moves that look best a few events ahead
/// first, as a game with knowledge does.
#[derive(Clone)]
struct Ordered(Spot);

impl State for Ordered {
    type Move = u8;
    type Chance = u8;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn moves(&self, out: &mut Vec<u8>) {
        let sign = if Spot::is_more(mover(&self.0)) {
            -1.0
        } else {
            1.0
        };
        self.0.moves(out);
        out.sort_by(|a, b| {
            let value = |mv: &u8| sign * expectimax(&self.0.after(*mv), 3);
            value(a).total_cmp(&value(b))
        });
    }

    fn chances(&self, out: &mut Vec<game::Weighted<u8>>) {
        self.0.chances(out);
    }

    fn play(&mut self, mv: u8) {
        self.0.play(mv);
    }

    fn settle(&mut self, chance: u8) {
        self.0.settle(chance);
    }

    fn key(&self) -> u64 {
        self.0.key()
    }
}

impl search::state::Expectimax for Ordered {
    fn wants_more(&self, seat: game::Seat) -> bool {
        Spot::is_more(seat)
    }

    fn worth(&self) -> f64 {
        search::state::Expectimax::worth(&self.0)
    }

    fn bounds(&self) -> (f64, f64) {
        search::state::Expectimax::bounds(&self.0)
    }
}

/// How many positions there are to look at without pruning.
fn size(spot: &Spot) -> u64 {
    let mut chances = Vec::new();
    let ways: Vec<Spot> = match spot.turn() {
        Turn::Over => return 1,
        Turn::Seat(_) => (spot.all_moves().into_iter())
            .map(|mv| spot.after(mv))
            .collect(),
        Turn::Chance => {
            spot.chances(&mut chances);
            let settled = |chance: &game::Weighted<u8>| {
                let mut next = spot.clone();
                next.settle(chance.outcome);
                next
            };
            chances.iter().map(settled).collect()
        }
    };
    1 + ways.iter().map(size).sum::<u64>()
}

/// Looking through chance has to spare work, and probing some more.
#[test]
fn star1_spares_work_and_star2_spares_more() {
    let (mut all, mut star1, mut star2) = (0, 0, 0);
    for seed in 0..20 {
        let spot = Shape {
            layers: 7,
            width: 3000,
            most_moves: 12,
            chance: 3,
            range: 5,
            tells_bounds: true,
            strict: true,
            seats: 2,
            ..Shape::with_chance(seed)
        }
        .start();
        all += size(&spot);
        for (probe_from, nodes) in [(None, &mut star1), (Some(2), &mut star2)] {
            let settings = Settings {
                question: Question::proof(),
                probe_from,
                ..Settings::default()
            };
            let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
            let mut search = Expecting::new(1 << 20);
            let answer = search.search(&Ordered(spot.clone()), &settings, &effort, &mut |_| {});
            assert!(close(answer.value, expectimax(&spot, DEEPEST)));
            *nodes += answer.nodes;
        }
    }
    assert!(star1 * 5 < all, "{star1} of {all}");
    assert!(star2 < star1, "{star2} against {star1}");
}
