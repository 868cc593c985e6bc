//! Alpha-beta against search without pruning on thousands of small games.

use search::alphabeta::{AlphaBeta, Answer, Settings};
use search::effort::NoWatch;
use search::{Bound, DEEPEST, Effort, Limits, Question, StopSign};

use super::thicket::{Shape, Spot, minimax, mover};

fn ask(search: &mut AlphaBeta, spot: &Spot, settings: &Settings, limits: Limits) -> Answer<u8> {
    let effort = Effort::new(limits, &NoWatch, &StopSign::default());
    search.search(spot, settings, &effort, &mut |_| {})
}

fn depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

fn settings_of(seed: u64) -> Settings {
    Settings {
        killers: !seed.is_multiple_of(3),
        history: seed % 5 > 1,
        ..Settings::default()
    }
}

/// The true value of each move, in the order listed.
fn truth(spot: &Spot, depth: u32) -> Vec<(u8, i32)> {
    let moves = spot.all_moves().into_iter();
    let value = |mv| (mv, minimax(&spot.after(mv), depth - 1));
    moves.map(value).collect()
}

#[test]
fn the_value_at_each_depth_is_that_of_plain_search() {
    for seed in 0..3000 {
        let spot = Shape::small(seed).start();
        let mut search = AlphaBeta::new(if seed % 2 == 0 { 64 } else { 1 << 16 });
        for limit in 1..=spot.shape.layers + 1 {
            let answer = ask(&mut search, &spot, &settings_of(seed), depth(limit));
            let values = truth(&spot, limit);
            assert_eq!(answer.value, minimax(&spot, limit), "seed {seed}");
            let best = answer.best().expect("a move");
            assert!(values.contains(&(best, answer.value)), "seed {seed}");
            assert_eq!(answer.bound, Bound::Equal);
            assert_eq!(answer.lines[0].value, answer.value);
            if limit >= spot.shape.layers {
                assert!(answer.exact, "seed {seed}");
            }
        }
    }
}

#[test]
fn what_is_called_exact_is_the_value_of_the_whole_game() {
    let mut early = 0;
    for seed in 0..3000 {
        let spot = Shape::small(seed).start();
        let whole = minimax(&spot, DEEPEST);
        let mut search = AlphaBeta::new(1 << 14);
        let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
        let settings = Settings {
            late_from: (seed % 2 == 0).then_some(1),
            ..settings_of(seed)
        };
        let mut last_depth = 0;
        let answer = search.search(&spot, &settings, &effort, &mut |report| {
            assert!(report.depth > last_depth);
            last_depth = report.depth;
            for line in report.lines.iter().filter(|line| line.exact) {
                let after = minimax(&spot.after(line.moves[0]), DEEPEST);
                assert_eq!(line.value, after, "seed {seed}");
            }
            if report.exact {
                assert_eq!(report.value, whole, "seed {seed}");
            }
        });
        assert!(answer.exact && answer.value == whole);
        early += u32::from(last_depth < spot.shape.layers);
    }
    assert!(early > 100, "some games are settled before the last layer");
}

#[test]
fn every_move_has_its_value_if_all_lines_are_wanted() {
    for seed in 0..2000 {
        let spot = Shape::small(seed).start();
        let question = Question::default().with_lines(usize::MAX);
        let mut search = AlphaBeta::new(1 << 14);
        let answer = ask(&mut search, &spot, &question.into(), Limits::default());
        assert!(answer.exact);
        let mut found: Vec<(u8, i32)> = (answer.lines.iter())
            .map(|line| (line.moves[0], line.value))
            .collect();
        let more = Spot::is_more(mover(&spot));
        assert!(found.is_sorted_by_key(|&(_, value)| if more { -value } else { value }));
        found.sort_unstable();
        assert_eq!(found, truth(&spot, DEEPEST), "seed {seed}");
    }
}

#[test]
fn all_the_best_moves_are_found_and_a_few_lines_are_the_best() {
    for seed in 0..3000 {
        let spot = Shape::small(seed).start();
        let more = Spot::is_more(mover(&spot));
        let values = truth(&spot, DEEPEST);
        let whole = minimax(&spot, DEEPEST);
        let best: Vec<u8> = (values.iter())
            .filter(|&&(_, value)| value == whole)
            .map(|&(mv, _)| mv)
            .collect();

        let ties = Question::proof().with_ties(0);
        let answer = ask(
            &mut AlphaBeta::new(1 << 14),
            &spot,
            &ties.into(),
            Limits::default(),
        );
        let mut tied: Vec<u8> = answer.lines.iter().map(|line| line.moves[0]).collect();
        tied.sort_unstable();
        assert!(answer.exact);
        assert_eq!(tied, best, "seed {seed}");
        assert!(answer.lines.iter().all(|line| line.value == whole));

        let few = Question::default().with_lines(2);
        let answer = ask(
            &mut AlphaBeta::new(1 << 14),
            &spot,
            &few.into(),
            Limits::default(),
        );
        let mut order: Vec<i32> = values.iter().map(|&(_, value)| value).collect();
        order.sort_by_key(|&value| if more { -value } else { value });
        order.truncate(2);
        let found: Vec<i32> = answer.lines.iter().map(|line| line.value).collect();
        assert_eq!(found, order, "seed {seed}");
    }
}

#[test]
fn a_window_tells_on_which_side_the_value_lies() {
    for seed in 0..3000 {
        let spot = Shape::small(seed).start();
        let whole = minimax(&spot, DEEPEST);
        let range = spot.shape.range;
        for low in [-range, -1, 0, range / 2] {
            let question = Question {
                window: (low, low + 1),
                ..Question::proof()
            };
            let mut search = AlphaBeta::new(1 << 12);
            let answer = ask(&mut search, &spot, &question.into(), Limits::default());
            assert!(answer.exact, "seed {seed}");
            let fits = match answer.bound {
                Bound::AtMost => whole <= low && whole <= answer.value,
                Bound::AtLeast => whole > low && whole >= answer.value,
                Bound::Equal => whole == answer.value,
            };
            assert!(fits, "seed {seed}: {answer:?}, truly {whole}, {low}");
            assert!(spot.all_moves().contains(&answer.best().expect("a move")));
        }
    }
}

#[test]
fn a_line_can_be_played_and_ends_in_its_value() {
    for seed in 0..2000 {
        let spot = Shape::small(seed).start();
        let mut search = AlphaBeta::new(1 << 14);
        let answer = ask(&mut search, &spot, &Settings::default(), Limits::default());
        let mut at = spot.clone();
        for &mv in &answer.lines[0].moves {
            assert!(at.all_moves().contains(&mv), "seed {seed}");
            assert_eq!(minimax(&at, DEEPEST), answer.value, "seed {seed}");
            at = at.after(mv);
        }
        assert_eq!(minimax(&at, DEEPEST), answer.value, "seed {seed}");
    }
}

/// The table serves all positions of a game, in whatever order they come.
#[test]
fn a_table_kept_through_a_game_changes_no_value() {
    for seed in 0..1000 {
        let mut search = AlphaBeta::new(1 << 12);
        let mut spot = Shape::small(seed).start();
        while let game::Turn::Seat(_) = search::State::turn(&spot) {
            let answer = ask(&mut search, &spot, &settings_of(seed), Limits::default());
            assert_eq!(answer.value, minimax(&spot, DEEPEST), "seed {seed}");
            spot = spot.after(answer.best().expect("a move"));
        }
        let answer = ask(&mut search, &spot, &Settings::default(), Limits::default());
        assert_eq!((answer.best(), answer.exact), (None, true));
    }
}

/// Whatever the node at which it is stopped, there is a legal move: that of the
/// last step, or one that beat it at the step which was cut short.
#[test]
fn stopped_at_any_node_it_answers_with_the_best_so_far() {
    for seed in 0..60 {
        let spot = Shape::small(seed).start();
        let mut steps: Vec<Answer<u8>> = Vec::new();
        let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default());
        let settings = Settings::default();
        AlphaBeta::new(1 << 14).search(&spot, &settings, &effort, &mut |step| {
            steps.push(step.clone());
        });
        for nodes in 1..=effort.nodes() + 1 {
            let limits = Limits::nodes(nodes);
            let answer = ask(&mut AlphaBeta::new(1 << 14), &spot, &settings, limits);
            let again = ask(&mut AlphaBeta::new(1 << 14), &spot, &settings, limits);
            assert_eq!(answer, again);
            assert!(answer.nodes <= nodes);
            let best = answer.best().expect("a move");
            if answer.depth == 0 {
                assert!(spot.all_moves().contains(&best));
                continue;
            }
            let step = &steps[answer.depth as usize - 1];
            if Some(best) != step.best() {
                let values = truth(&spot, answer.depth + 1);
                let value = |mv| values[usize::from(mv)].1;
                let (new, old) = (value(best), value(step.best().expect("a move")));
                let better = if Spot::is_more(mover(&spot)) {
                    new > old
                } else {
                    new < old
                };
                assert!(
                    better,
                    "seed {seed}, {nodes} nodes: {answer:?} after {step:?}"
                );
            }
        }
    }
}

#[test]
fn stopped_before_it_begins_it_answers_with_the_first_move() {
    let spot = Shape {
        layers: 5,
        ..Shape::small(1)
    }
    .start();
    let sign = StopSign::default();
    sign.raise();
    let effort = Effort::new(Limits::default(), &NoWatch, &sign);
    let settings = Settings::default();
    let answer = AlphaBeta::new(1 << 14).search(&spot, &settings, &effort, &mut |_| {});
    assert_eq!(answer.best(), Some(0));
    assert!(!answer.exact && !answer.lines[0].exact);
}

#[test]
fn threads_find_the_same_value() {
    for seed in 0..300 {
        let spot = Shape {
            layers: 8,
            most_moves: 5,
            ..Shape::small(seed)
        }
        .start();
        let effort = Effort::new(Limits::default(), &NoWatch, &StopSign::default()).on_threads(3);
        let question = Question::default().with_ties(0);
        let mut search = AlphaBeta::new(1 << 14);
        let answer = search.search(&spot, &question.into(), &effort, &mut |_| {});
        let alone = ask(
            &mut AlphaBeta::new(1 << 14),
            &spot,
            &question.into(),
            Limits::default(),
        );
        assert!(answer.exact);
        assert_eq!(answer.value, alone.value, "seed {seed}");
        let moves = |answer: &Answer<u8>| {
            let mut moves: Vec<u8> = answer.lines.iter().map(|line| line.moves[0]).collect();
            moves.sort_unstable();
            moves
        };
        assert_eq!(moves(&answer), moves(&alone), "seed {seed}");
    }
}

/// Pruning has to spare work, or it is none.
#[test]
fn it_looks_at_a_fraction_of_the_tree() {
    fn size(spot: &Spot) -> u64 {
        match search::State::turn(spot) {
            game::Turn::Seat(_) => {
                let moves = spot.all_moves().into_iter();
                1 + moves.map(|mv| size(&spot.after(mv))).sum::<u64>()
            }
            _ => 1,
        }
    }
    let (mut looked, mut all) = (0, 0);
    for seed in 0..20 {
        let shape = Shape {
            layers: 9,
            width: 1000,
            most_moves: 6,
            ..Shape::small(seed)
        };
        let mut search = AlphaBeta::new(1 << 20);
        let answer = ask(
            &mut search,
            &shape.start(),
            &Question::proof().into(),
            Limits::default(),
        );
        looked += answer.nodes;
        all += size(&shape.start());
    }
    assert!(looked * 20 < all, "{looked} of {all}");
}
