//! The statistics against examples worked out by hand.

use arena::statistics::{Elo, Estimate, Sprt, Verdict, elo, expected};

#[track_caller]
fn close(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-4, "{found} is not {wanted}");
}

#[test]
fn a_mean_has_the_error_bar_of_its_spread() {
    // Squares of the differences from 0.625 add up to 0.71875; over 5 that is
    // 0.14375, over 6 values 0.0239583, whose root is 0.154785.
    let found = Estimate::of(&[1.0, 0.75, 0.5, 0.5, 1.0, 0.0]).unwrap();
    close(found.mean, 0.625);
    close(found.error, 1.96 * 0.154785);
    assert_eq!(found.count, 6);
    close(found.low(), 0.625 - 0.303379);
    close(found.high(), 0.625 + 0.303379);
}

#[test]
fn few_values_say_little() {
    assert_eq!(Estimate::of(&[]), None);
    assert_eq!(Estimate::of(&[0.5]).unwrap().error, f64::INFINITY);
    assert_eq!(Estimate::of(&[7.0, 7.0]).unwrap().error, 0.0);
}

#[test]
fn a_clean_sweep_is_not_certainty() {
    // 0.05 to the power 1/10 is 0.741134: ten wins in a row still come once in
    // twenty with that share.
    let ten = Estimate::of_shares(&[1.0; 10]).unwrap();
    close(ten.mean, 1.0);
    close(ten.error, 1.0 - 0.741134);
    close(Estimate::of_shares(&[0.0; 10]).unwrap().error, 0.258866);
    // From the middle the farthest result is only half as far away.
    close(Estimate::of_shares(&[0.5; 10]).unwrap().error, 0.129433);
    close(Estimate::of_shares(&[1.0]).unwrap().error, 0.95);
    // As soon as results differ, their spread says it all.
    let mixed = Estimate::of_shares(&[1.0, 0.0]).unwrap();
    assert_eq!(Some(mixed), Estimate::of(&[1.0, 0.0]));
}

#[test]
fn elo_and_shares_are_two_ways_to_say_the_same() {
    close(elo(0.5), 0.0);
    close(elo(0.75), 190.848502);
    close(elo(0.25), -190.848502);
    close(expected(100.0), 0.640065);
    close(expected(elo(0.31)), 0.31);
    assert_eq!(elo(1.0), f64::INFINITY);
    assert_eq!(elo(0.0), f64::NEG_INFINITY);
}

#[test]
fn elo_has_bounds_from_pairs() {
    let share = Estimate {
        mean: 0.64,
        error: 0.11,
        count: 50,
    };
    let found = Elo::of(&share);
    close(found.value, 99.950985);
    close(found.low, elo(0.53));
    close(found.high, 190.848502);
    let sweep = Estimate {
        mean: 1.0,
        error: 0.25,
        count: 10,
    };
    let found = Elo::of(&sweep);
    assert_eq!((found.value, found.high), (f64::INFINITY, f64::INFINITY));
    close(found.low, 190.848502);
}

fn usual(elo0: f64, elo1: f64) -> Sprt {
    Sprt {
        elo0,
        elo1,
        alpha: 0.05,
        beta: 0.05,
    }
}

#[test]
fn the_likelihood_ratio_of_pairs() {
    // Mean 0.5, variance 0.075; expected shares 0.5 and 0.514387.
    let even = usual(0.0, 10.0).ratio(&[10, 20, 40, 20, 10]);
    close(even, -0.137994);
    // Mean 0.575, variance 0.069375.
    let ahead = [5, 15, 40, 25, 15];
    close(usual(0.0, 10.0).ratio(&ahead), 1.406189);
    close(usual(-5.0, 5.0).ratio(&ahead), 1.555693);
    close(usual(0.0, 10.0).ratio(&[0; 5]), 0.0);
}

#[test]
fn the_test_ends_at_its_bounds() {
    let (low, high) = usual(0.0, 10.0).bounds();
    close(low, -2.944439);
    close(high, 2.944439);
    let (low, high) = Sprt {
        alpha: 0.05,
        beta: 0.1,
        ..usual(0.0, 10.0)
    }
    .bounds();
    close(low, -2.251292);
    close(high, 2.890372);
    let test = usual(0.0, 20.0);
    assert_eq!(test.verdict(&[0; 5]), Verdict::Open);
    assert_eq!(test.verdict(&[5, 15, 40, 25, 15]), Verdict::Open);
    assert_eq!(test.verdict(&[50, 150, 400, 250, 150]), Verdict::Confirmed);
    assert_eq!(test.verdict(&[150, 250, 400, 150, 50]), Verdict::Refuted);
}

#[test]
fn pairs_that_are_all_alike_do_not_divide_by_nothing() {
    let ratio = usual(0.0, 10.0).ratio(&[0, 0, 20, 0, 0]);
    assert!(ratio.is_finite() && ratio < 0.0, "{ratio}");
    assert_eq!(
        usual(0.0, 10.0).verdict(&[0, 0, 0, 0, 30]),
        Verdict::Confirmed
    );
}
