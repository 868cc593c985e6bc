//! What the server counts, in the form that Prometheus reads.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::connections::ConnectionCounts;

/// Everything that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    /// Rows that were kept.
    pub(crate) rows: Counter,
    /// Rows for which another server was first.
    pub(crate) conflicts: Counter,
    /// What arrived twice.
    pub(crate) doubled: Counter,
    /// What was refused.
    pub(crate) refused: Counter,
    /// What was turned away for being too much.
    pub(crate) limited: Counter,
    /// Games that have ended.
    pub(crate) finished: Counter,
    /// Tables that were made.
    pub(crate) made: Counter,
    /// Sockets that are open.
    pub(crate) sockets: Gauge,
    /// Connections, of which sockets are a part.
    pub(crate) connections: ConnectionCounts,
    /// Tables that are loaded.
    pub(crate) rooms: Gauge,
    /// How long it takes from a frame to its answer, in seconds.
    pub(crate) answered: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("tablier");
        let mut counter = |name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let rows = counter("rows", "Rows of logs that were kept");
        let conflicts = counter("conflicts", "Rows for which another server was first");
        let doubled = counter("doubled", "Messages that arrived twice");
        let refused = counter("refused", "Messages that were refused");
        let limited = counter("limited", "Messages and requests beyond the limits");
        let finished = counter("finished", "Games that have ended");
        let made = counter("made", "Tables that were made");
        let mut gauge = |name: &str, help: &str| {
            let gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let sockets = gauge("sockets", "Sockets that are open");
        let rooms = gauge("rooms", "Tables that are loaded");
        let connections = ConnectionCounts::default();
        connections.register(&mut registry);
        let bounds = [
            0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0,
        ];
        let answered = Histogram::new(bounds);
        let help = "Seconds from a message to the answer that it is kept";
        registry.register("answered_seconds", help, answered.clone());
        Metrics {
            registry,
            rows,
            conflicts,
            doubled,
            refused,
            limited,
            finished,
            made,
            sockets,
            connections,
            rooms,
            answered,
        }
    }
}

impl Metrics {
    /// Everything as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
