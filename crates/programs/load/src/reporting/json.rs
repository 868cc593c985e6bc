//! What scripts read.

use std::time::Duration;

use serde_json::{Map, Value, json};

use super::Report;
use crate::measuring::latency::Latencies;

/// The share of answers that a quantile is about.
const SHARES: [(&str, f64); 5] = [
    ("p50", 0.5),
    ("p90", 0.9),
    ("p99", 0.99),
    ("p999", 0.999),
    ("longest", 1.0),
];

impl Report {
    /// What scripts read.
    pub(super) fn to_json(&self) -> Value {
        let counts = &self.counts;
        let (all, moves) = self.rates();
        let millis = |duration: Duration| (duration.as_secs_f64() * 1e6).round() / 1000.0;
        let quantiles = |latencies: &Latencies| -> Map<String, Value> {
            let quantile = |(name, share): &(&str, f64)| {
                let took = millis(latencies.quantile(*share));
                ((*name).to_string(), json!(took))
            };
            SHARES.iter().map(quantile).collect()
        };
        let per_second: Vec<u64> = counts.seconds.iter().map(|it| it.count()).collect();
        let wrong: Map<String, Value> = (counts.violations.named().into_iter())
            .map(|(name, count)| (name.to_string(), json!(count)))
            .collect();
        json!({
            "mode": self.mode.name(),
            "tables": self.at_once,
            "sockets": self.sockets(),
            "seconds": self.played.as_secs_f64(),
            "gathered_seconds": self.gathered.as_secs_f64(),
            "acknowledged": self.acknowledged,
            "acknowledged_per_second": all,
            "moves_per_second": moves,
            "latency_ms": quantiles(&counts.latencies),
            "within_50_ms": counts.latencies.within(Duration::from_millis(50)),
            "per_second": per_second,
            "games": counts.games,
            "rows": self.rows,
            "logs_compared": self.tables,
            "lost_lines": counts.lost_connections,
            "too_fast": counts.too_fast,
            "put_off": counts.put_off,
            "crashes": self.crashes.kills,
            "pauses": self.crashes.pauses,
            "clock_jumps": self.crashes.jumps,
            "went_on_without": self.crashes.went_on,
            "came_back": self.crashes.came_back,
            "longest_pause_ms": millis(counts.longest_pause),
            "server_memory": self.used.map(|used| used.map(|it| it.memory)),
            "server_time_per_message_us": self.time_per_message().map(|it| it.as_micros() as u64),
            "server_processors": self.processors(),
            "signs_of_life_per_second": self.signs_per_second(),
            "disk_ms": self.disk.as_ref().map(quantiles),
            "bytes_per_socket": self.bytes_per_socket(),
            "right": self.is_right(),
            "wrong": wrong,
            "told": counts.told,
            "judged": self.judged.as_ref().map(|judged| judged.to_json()),
        })
    }
}
