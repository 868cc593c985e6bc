//! Thinking without solving: the same for the same seed and nodes, and close to
//! the exact value.

use game::Game;
use heinash::{Layout, Position, Roll, Setup, Sides, Size, Variant};
use players::Mind as _;
use players::heinash::{Mind, regret};
use search::{Limits, Numbers, StopSign};

use super::positions::{anywhere, ask, setups};

#[test]
fn the_same_seed_and_nodes_give_the_same_move() {
    let mut numbers = Numbers::seeded(10);
    let sign = StopSign::default();
    let mut differ = 0;
    for (at, setup) in setups(Size::USUAL).iter().enumerate() {
        for level in 1..=8 {
            let position = anywhere(setup, &mut numbers);
            let choose = |seed: u64| {
                let mut mind = Mind::without_solving(1 << 20);
                ask(level, seed, Limits::nodes(300), &sign, |ask| {
                    mind.choose(&position, ask)
                })
            };
            let first = choose(at as u64);
            assert_eq!(first, choose(at as u64));
            differ += u32::from(first != choose(at as u64 + 100));
        }
    }
    assert!(differ > 10, "the seed means something: {differ}");
}

/// The whole answer of an analysis, not only its move, is the same again.
#[test]
fn an_analysis_by_nodes_is_the_same_again() {
    let sign = StopSign::default();
    let mut position = Position::start(&Setup::default());
    position.settle_unchecked(&Roll::new([5, 4, 2]).expect("dice"));
    let analyse = || {
        let mut reports = 0;
        let found = ask(8, 3, Limits::nodes(5_000), &sign, |ask| {
            Mind::new(4 << 20).analyse(&position, ask, &mut |_| reports += 1)
        });
        (found, reports)
    };
    let (found, reports) = analyse();
    assert_eq!(analyse(), (found.clone(), reports));
    assert!(reports > 1 && !found.exact && found.nodes == 5_000);
    let value = found.value.expect("there are two sides");
    assert!((0.4..0.9).contains(&value), "{value}");
    assert_eq!(found.lines.len(), 14, "the numbers of 5, 4 and 2");
}

/// A guard with a wide margin; `heinash_regret` measures.
#[test]
fn little_is_given_away_where_nothing_is_solved() {
    let sign = StopSign::default();
    let (mut sum, mut worst, mut count) = (0.0, 0.0f64, 0);
    for rows in [5, 6] {
        for variant in Variant::EACH {
            for sides in Sides::EACH {
                for seed in 0..6 {
                    let size = Size::new(rows).expect("a size there is");
                    let setup = Setup {
                        variant,
                        sides,
                        layout: Layout::shuffled(size, seed),
                        ..Setup::default()
                    };
                    let position = regret::position_with(&setup, 10 + seed as u32 % 2, seed);
                    let mut mind = Mind::without_solving(16 << 20);
                    let mv = ask(8, seed, Limits::nodes(10_000), &sign, |ask| {
                        mind.choose(&position, ask)
                    });
                    let mv = mv.expect("a seat is to move");
                    let loss = regret::loss(&position, &mv, 64 << 20);
                    let loss = loss.expect("few cells are free");
                    assert!(loss > -1e-9);
                    sum += loss;
                    worst = worst.max(loss);
                    count += 1;
                }
            }
        }
    }
    let mean = sum / f64::from(count);
    assert!(mean < 0.008 && worst < 0.15, "{mean} {worst}");
}
