//! One number for each of several entrants: the ratings under which the points
//! of all their meetings together are likeliest (Bradley and Terry's model), with
//! error bars from drawing the units again and again.

use search::Numbers;

use crate::plan::Plan;
use crate::statistics::REACH;
use crate::tally::{Results, Tally};

/// How often the units are drawn anew for the error bars.
const DRAWS: usize = 300;

/// A rating among those who met, whose mean is 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating in Elo.
    pub elo: f64,
    /// How far the true one may well lie to either side (95 %).
    pub error: f64,
}

/// The ratings of all entrants. Half a point is given to each side of each
/// pairing, as if one more game had been drawn, so that nobody's is infinite.
pub fn ratings(plan: &Plan, results: &Results) -> Vec<Rating> {
    let pairings = plan.pairings();
    let whole: Vec<(f64, f64)> = results.tallies.iter().map(points).collect();
    let values = fitted(plan.entrants, &pairings, &whole);
    let mut numbers = Numbers::seeded(plan.seed);
    let mut squares = vec![0.0; plan.entrants];
    for _ in 0..DRAWS {
        let drawn: Vec<(f64, f64)> = (results.tallies.iter())
            .map(|tally| drawn_again(tally, &mut numbers))
            .collect();
        let again = fitted(plan.entrants, &pairings, &drawn);
        for ((square, again), value) in squares.iter_mut().zip(again).zip(&values) {
            *square += (again - value) * (again - value);
        }
    }
    let error = |square: f64| REACH * (square / DRAWS as f64).sqrt();
    (values.into_iter().zip(squares))
        .map(|(elo, square)| Rating {
            elo,
            error: error(square),
        })
        .collect()
}

/// The points of both sides of a pairing, in units.
fn points(tally: &Tally) -> (f64, f64) {
    let own: f64 = tally.shares.iter().sum();
    (own, tally.shares.len() as f64 - own)
}

/// The same if the units had come out as a random choice of those that did.
fn drawn_again(tally: &Tally, numbers: &mut Numbers) -> (f64, f64) {
    let count = tally.shares.len();
    let mut own = 0.0;
    for _ in 0..count {
        own += tally.shares[numbers.below(count as u32) as usize];
    }
    (own, count as f64 - own)
}

/// The likeliest ratings for these points, by repeated improvement.
fn fitted(entrants: usize, pairings: &[(usize, usize)], points: &[(f64, f64)]) -> Vec<f64> {
    let mut strengths = vec![1.0f64; entrants];
    for _ in 0..500 {
        let (mut won, mut met) = (vec![0.0; entrants], vec![0.0; entrants]);
        for (&(a, b), &(own, other)) in pairings.iter().zip(points) {
            won[a] += own + 0.5;
            won[b] += other + 0.5;
            let share = (own + other + 1.0) / (strengths[a] + strengths[b]);
            met[a] += share;
            met[b] += share;
        }
        let mut change = 0.0f64;
        for ((strength, won), met) in strengths.iter_mut().zip(won).zip(met) {
            let better = if met > 0.0 { won / met } else { *strength };
            change = change.max((better / *strength).ln().abs());
            *strength = better;
        }
        if change < 1e-9 {
            break;
        }
    }
    let elos: Vec<f64> = strengths.iter().map(|s| 400.0 * s.log10()).collect();
    let mean = elos.iter().sum::<f64>() / entrants as f64;
    elos.iter().map(|elo| elo - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_entrants_differ_by_their_score() {
        // 29.5 and 9.5 points with the half points given: 3 to 1 is 190.85 Elo.
        let found = fitted(2, &[(0, 1)], &[(29.5, 9.5)]);
        assert!((found[0] - found[1] - 190.848502).abs() < 1e-4, "{found:?}");
        assert!((found[0] + found[1]).abs() < 1e-9);
    }

    #[test]
    fn ratings_agree_with_meetings_that_agree() {
        // Strengths 4, 2 and 1 give exactly these shares.
        let pairings = [(0, 1), (0, 2), (1, 2)];
        let met = 3000.0;
        let shares = [2.0 / 3.0, 0.8, 2.0 / 3.0];
        let points = shares.map(|share| (share * met, (1.0 - share) * met));
        let found = fitted(3, &pairings, &points);
        let step = 400.0 * 2f64.log10();
        assert!((found[0] - found[1] - step).abs() < 0.2, "{found:?}");
        assert!((found[1] - found[2] - step).abs() < 0.2, "{found:?}");
    }

    #[test]
    fn a_clean_sweep_has_a_finite_rating() {
        let found = fitted(2, &[(0, 1)], &[(10.0, 0.0)]);
        assert!(found[0].is_finite() && found[0] > 200.0);
    }
}
