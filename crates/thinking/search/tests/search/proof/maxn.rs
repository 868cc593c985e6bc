//! Max-n and paranoid search against the plainest of their kind.

use game::{PerSeat, Seat, Turn};
use search::effort::NoWatch;
use search::maxn::Answer;
use search::{DEEPEST, Effort, Expecting, Limits, MaxN, Paranoid, Question, State, StopSign};

use super::thicket::{Shape, Spot, max_n, mover, paranoid};

fn effort(limits: Limits) -> Effort<'static> {
    Effort::new(limits, &NoWatch, &StopSign::default())
}

fn ask(search: &mut MaxN, spot: &Spot, all: bool, limits: Limits) -> Answer<u8> {
    search.search(spot, all, &effort(limits), &mut |_| {})
}

fn depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

fn close(a: PerSeat<f64>, b: PerSeat<f64>) -> bool {
    let mut seats = Seat::all(a.seats());
    seats.all(|seat| (a[seat] - b[seat]).abs() < 1e-9)
}

/// Without chance nothing is rounded, and even ties are told apart alike.
#[test]
fn max_n_is_plain_max_n_at_each_depth() {
    for seed in 0..4000 {
        let spot = Shape::small(seed).start();
        let mut search = MaxN::new(if seed % 2 == 0 { 192 } else { 1 << 14 });
        for limit in 1..=spot.shape.layers + 1 {
            let answer = ask(&mut search, &spot, seed % 4 < 2, depth(limit));
            assert_eq!(answer.values, max_n(&spot, limit), "seed {seed}");
            let best = answer.best().expect("a move");
            assert_eq!(max_n(&spot.after(best), limit - 1), answer.values);
            if limit >= spot.shape.layers {
                assert!(answer.exact, "seed {seed}");
            }
        }
    }
}

/// With chance equal values may come out a rounding apart, so games where
/// worths hardly ever meet are compared.
#[test]
fn max_n_takes_the_mean_of_chance() {
    for seed in 0..2000 {
        let shape = Shape {
            range: 1000,
            ..Shape::with_chance(seed)
        };
        let mut spot = shape.start();
        let mut search = MaxN::new(1 << 14);
        while spot.turn() != Turn::Over {
            let answer = ask(&mut search, &spot, false, Limits::default());
            assert!(answer.exact, "seed {seed}");
            assert!(close(answer.values, max_n(&spot, DEEPEST)), "seed {seed}");
            match answer.best() {
                Some(best) => spot.play(best),
                None => spot.settle(0),
            }
        }
    }
}

#[test]
fn every_move_has_its_values_if_all_are_wanted() {
    for seed in 0..1500 {
        let spot = Shape::small(seed).start();
        let seat = mover(&spot);
        let answer = ask(&mut MaxN::new(1 << 14), &spot, true, Limits::default());
        assert_eq!(answer.lines.len(), spot.all_moves().len());
        for line in &answer.lines {
            assert_eq!(
                line.values,
                max_n(&spot.after(line.mv), DEEPEST),
                "seed {seed}"
            );
        }
        assert!(
            answer
                .lines
                .is_sorted_by(|a, b| a.values[seat] >= b.values[seat])
        );
    }
}

#[test]
fn shallow_pruning_spares_work() {
    let (mut pruned, mut whole) = (0, 0);
    for seed in 0..40 {
        let spot = Shape {
            layers: 7,
            width: 5000,
            most_moves: 5,
            range: 1,
            ..Shape::small(seed)
        }
        .start();
        pruned += ask(&mut MaxN::new(0), &spot, false, depth(7)).nodes;
        whole += (1..=7).map(|depth| size(&spot, depth)).sum::<u64>();
    }
    assert!(pruned * 10 < whole * 9, "{pruned} of {whole}");
}

fn size(spot: &Spot, depth: u32) -> u64 {
    match spot.turn() {
        Turn::Seat(_) if depth > 0 => {
            let moves = spot.all_moves().into_iter();
            1 + moves
                .map(|mv| size(&spot.after(mv), depth - 1))
                .sum::<u64>()
        }
        _ => 1,
    }
}

#[test]
fn stopped_at_any_node_max_n_answers() {
    for seed in 0..60 {
        let spot = Shape::with_chance(seed).start();
        let seat = mover(&spot);
        for nodes in 1..400 {
            let limits = Limits::nodes(nodes);
            let answer = ask(&mut MaxN::new(1 << 12), &spot, false, limits);
            assert_eq!(answer, ask(&mut MaxN::new(1 << 12), &spot, false, limits));
            let best = answer.best().expect("a move");
            assert!(spot.all_moves().contains(&best));
            if nodes == 1 {
                assert_eq!(best, 0);
            }
            if answer.depth > 0 && !answer.exact {
                // At its depth or the next it is worth what is said of it.
                let worth = |depth| max_n(&spot.after(best), depth)[seat];
                let said = answer.values[seat];
                let fits = [answer.depth - 1, answer.depth]
                    .iter()
                    .any(|&depth| (worth(depth) - said).abs() < 1e-9);
                assert!(fits, "seed {seed}, {nodes} nodes: {answer:?}");
            }
        }
    }
}

#[test]
fn paranoid_is_plain_paranoid() {
    for seed in 0..3000 {
        let spot = Shape::with_chance(seed).start();
        for seat in Seat::all(spot.shape.seats) {
            let state = Paranoid {
                state: spot.clone(),
                seat,
            };
            let mut search = Expecting::new(1 << 14);
            let limit = 1 + seed as u32 % 7;
            let question = Question::default();
            let answer =
                search.search(&state, &question.into(), &effort(depth(limit)), &mut |_| {});
            let truth = paranoid(&spot, seat, limit);
            assert!(
                (answer.value - truth).abs() < 1e-9,
                "seed {seed}: {answer:?}, {truth}"
            );
        }
    }
}

/// One table serves the fears of all seats.
#[test]
fn seats_do_not_share_their_fears() {
    for seed in 0..500 {
        let spot = Shape::small(seed).start();
        let mut search = Expecting::new(1 << 16);
        for seat in Seat::all(spot.shape.seats) {
            let state = Paranoid {
                state: spot.clone(),
                seat,
            };
            let question = Question::default();
            let answer = search.search(
                &state,
                &question.into(),
                &effort(Limits::default()),
                &mut |_| {},
            );
            assert!(
                (answer.value - paranoid(&spot, seat, DEEPEST)).abs() < 1e-9,
                "seed {seed}"
            );
        }
    }
}
