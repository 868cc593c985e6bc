//! How long answers take: counted in buckets that are never wider than a
//! thirty-second of what they hold, so that any number of them takes little room.

use std::time::Duration;

/// A power of two is split into so many buckets.
const PARTS: usize = 32;

/// Twice as long is the next power; the last one holds a day.
const POWERS: usize = 33;

/// Durations by the microsecond.
#[derive(Clone, Debug)]
pub(crate) struct Latencies {
    buckets: Vec<u32>,
    count: u64,
    longest: Duration,
}

impl Default for Latencies {
    fn default() -> Latencies {
        Latencies {
            buckets: vec![0; PARTS * POWERS],
            count: 0,
            longest: Duration::ZERO,
        }
    }
}

impl Latencies {
    pub(crate) fn add(&mut self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = bucket_of(micros).min(self.buckets.len() - 1);
        self.buckets[bucket] = self.buckets[bucket].saturating_add(1);
        self.count += 1;
        self.longest = self.longest.max(took);
    }

    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// What this share of all answers did not exceed.
    pub(crate) fn quantile(&self, share: f64) -> Duration {
        let wanted = (share * self.count as f64).ceil() as u64;
        let mut so_far = 0;
        for (bucket, count) in self.buckets.iter().enumerate() {
            so_far += u64::from(*count);
            if so_far >= wanted.max(1) {
                return Duration::from_micros(end_of(bucket)).min(self.longest);
            }
        }
        self.longest
    }

    /// The share of answers that took no longer than this.
    pub(crate) fn within(&self, limit: Duration) -> f64 {
        let micros = u64::try_from(limit.as_micros()).unwrap_or(u64::MAX);
        let whole = |bucket: &usize| end_of(*bucket) <= micros;
        let buckets = (0..self.buckets.len()).take_while(whole);
        let count: u64 = buckets.map(|bucket| u64::from(self.buckets[bucket])).sum();
        count as f64 / self.count.max(1) as f64
    }
}

/// The first buckets hold one microsecond each; from then on every power of two
/// has as many.
fn bucket_of(micros: u64) -> usize {
    let parts = PARTS as u64;
    if micros < parts {
        return micros as usize;
    }
    let power = micros.ilog2() - parts.ilog2();
    let part = (micros >> power) - parts;
    PARTS * (power as usize + 1) + part as usize
}

/// The longest duration in a bucket.
fn end_of(bucket: usize) -> u64 {
    let (power, part) = ((bucket / PARTS) as u32, (bucket % PARTS) as u64);
    if power == 0 {
        return part;
    }
    ((PARTS as u64 + part + 1) << (power - 1)) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn buckets_follow_each_other_without_gaps() {
        for bucket in 0..PARTS * POWERS - 1 {
            assert_eq!(bucket_of(end_of(bucket)), bucket);
            assert_eq!(bucket_of(end_of(bucket) + 1), bucket + 1);
        }
    }

    #[test]
    fn quantiles_are_right_to_a_thirty_second() {
        let mut latencies = Latencies::default();
        for n in 1..=1000 {
            latencies.add(millis(n));
        }
        for (share, exact) in [(0.5, 500.0), (0.99, 990.0), (1.0, 1000.0)] {
            let found = latencies.quantile(share).as_secs_f64() * 1000.0;
            assert!((found / exact - 1.0).abs() < 1.0 / 32.0, "{share}: {found}");
        }
        let within = latencies.within(millis(100));
        assert!((0.096..=0.1).contains(&within), "{within}");
        assert_eq!(latencies.within(millis(2000)), 1.0);
        assert_eq!(latencies.quantile(1.0), millis(1000));
    }

    #[test]
    fn nothing_and_a_year_are_counted_too() {
        let mut latencies = Latencies::default();
        assert_eq!(latencies.quantile(0.99), Duration::ZERO);
        latencies.add(millis(365 * 24 * 3_600_000));
        assert_eq!(latencies.count(), 1);
        assert_eq!(latencies.quantile(0.5), end(PARTS * POWERS - 1));
    }

    fn end(bucket: usize) -> Duration {
        Duration::from_micros(end_of(bucket))
    }
}
