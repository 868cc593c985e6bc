//! What figures of a match mean: means with error bars, Elo, and a sequential
//! test that ends a match as soon as it is decided.

/// How many standard errors an error bar reaches to either side: 95 % of the
/// means of many matches lie within.
pub const REACH: f64 = 1.96;

/// A mean with its error bar.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// How far the true value may well lie to either side (95 %).
    pub error: f64,
    /// How many independent values it was made from.
    pub count: usize,
}

impl Estimate {
    /// The mean of independent values with the error bar that their spread
    /// gives; `None` without any values. A single value has no spread, and its
    /// error bar is unbounded.
    pub fn of(values: &[f64]) -> Option<Estimate> {
        let count = values.len();
        if count == 0 {
            return None;
        }
        let mean = values.iter().sum::<f64>() / count as f64;
        let error = REACH * (variance(values, mean) / count as f64).sqrt();
        Some(Estimate { mean, error, count })
    }

    /// The same for shares of points between 0 and 1. Where all values are alike
    /// their spread says nothing. Other results are then at most so frequent that
    /// none of them in so many units still happens once in twenty, and the error
    /// bar reaches as far as that many of the farthest could move the mean.
    pub fn of_shares(values: &[f64]) -> Option<Estimate> {
        let mut estimate = Estimate::of(values)?;
        let first = values[0];
        if values.iter().all(|&value| value == first) {
            let others = 1.0 - 0.05f64.powf(1.0 / estimate.count as f64);
            estimate.error = others * first.max(1.0 - first);
        }
        Some(estimate)
    }

    /// The least that may well be true.
    pub fn low(&self) -> f64 {
        self.mean - self.error
    }

    /// The most that may well be true.
    pub fn high(&self) -> f64 {
        self.mean + self.error
    }
}

/// The variance of the values these are a sample of.
fn variance(values: &[f64], mean: f64) -> f64 {
    if values.len() < 2 {
        return f64::INFINITY;
    }
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    squares / (values.len() - 1) as f64
}

/// The difference in Elo at which this share of the points is expected; infinite
/// at 0 and 1.
pub fn elo(share: f64) -> f64 {
    if share <= 0.0 {
        f64::NEG_INFINITY
    } else if share >= 1.0 {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / share - 1.0).log10()
    }
}

/// The share of the points that is expected at a difference in Elo.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A difference in Elo: what is likeliest, and how low and how high it may well
/// be. Infinite where every point was won or lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The likeliest difference.
    pub value: f64,
    /// The least that may well be true.
    pub low: f64,
    /// The most that may well be true.
    pub high: f64,
}

impl Elo {
    /// The difference that a share of the points tells of.
    pub fn of(share: &Estimate) -> Elo {
        Elo {
            value: elo(share.mean),
            low: elo(share.low()),
            high: elo(share.high()),
        }
    }
}

/// How many pairs brought the first entrant 0, ½, 1, 1½ and 2 points.
pub type Pentanomial = [u64; 5];

/// A sequential probability ratio test between two differences in Elo, on
/// pairs of games: the generalised test, with the likelihoods of normal
/// distributions that have the variance seen in the pairs.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference that is true if nothing was gained.
    pub elo0: f64,
    /// The difference that is hoped for.
    pub elo1: f64,
    /// How often `elo1` may be accepted although `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` may be accepted although `elo1` is true.
    pub beta: f64,
}

/// What a sequential test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing yet.
    Open,
    /// The first hypothesis, `elo0`, is accepted.
    Refuted,
    /// The second hypothesis, `elo1`, is accepted.
    Confirmed,
}

impl Sprt {
    /// The test that nearly everybody uses: both errors 5 %.
    pub const USUAL_ERROR: f64 = 0.05;

    /// The logarithms of the likelihood ratio at which it ends, low and high.
    pub fn bounds(&self) -> (f64, f64) {
        let low = (self.beta / (1.0 - self.alpha)).ln();
        let high = ((1.0 - self.beta) / self.alpha).ln();
        (low, high)
    }

    /// The logarithm of how much likelier the pairs are under `elo1` than under
    /// `elo0`. Results that never came count as a thousandth of a pair, so that
    /// equal pairs have a variance, too.
    pub fn ratio(&self, pairs: &Pentanomial) -> f64 {
        if pairs.iter().sum::<u64>() == 0 {
            return 0.0;
        }
        let counts = pairs.map(|count| (count as f64).max(1e-3));
        let all: f64 = counts.iter().sum();
        let share = |index: usize| index as f64 / 4.0;
        let weighed = |of: &dyn Fn(f64) -> f64| -> f64 {
            let terms = counts.iter().enumerate();
            terms
                .map(|(index, count)| count * of(share(index)))
                .sum::<f64>()
                / all
        };
        let mean = weighed(&|share| share);
        let variance = weighed(&|share| (share - mean).powi(2));
        let (s0, s1) = (expected(self.elo0), expected(self.elo1));
        all * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// What these pairs say.
    pub fn verdict(&self, pairs: &Pentanomial) -> Verdict {
        let (low, high) = self.bounds();
        let ratio = self.ratio(pairs);
        if ratio >= high {
            Verdict::Confirmed
        } else if ratio <= low {
            Verdict::Refuted
        } else {
            Verdict::Open
        }
    }
}
