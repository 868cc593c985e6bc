//! What is counted of connections, and the lines about them in the log: one for
//! many.

use std::sync::Arc;
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;
use tokio::sync::Notify;
use tokio::time::sleep;

/// At most one line is written in this time, however many connections it is about.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// Why somebody was not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// There are as many connections as there may be.
    Full,
    /// The address has as many as one may have.
    Address,
    /// Only the reserve is left, and what was asked for is nothing that a player needs.
    Reserve,
}

/// What somebody was too slow with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Slow {
    /// The head of a request.
    Head,
    /// The body of a request.
    Body,
    /// The next request.
    Idle,
}

/// One label with its value.
type Label = [(&'static str, &'static str); 1];

/// What is counted.
#[derive(Clone, Default)]
pub(crate) struct ConnectionCounts {
    /// Connections that are open.
    pub(crate) open: Gauge,
    refused: Family<Label, Counter>,
    closed: Family<Label, Counter>,
    failed: Counter,
    happened: Arc<Notify>,
}

/// The counters as they were at one time.
#[derive(Clone, Copy, Default)]
struct Seen {
    full: u64,
    address: u64,
    reserve: u64,
    head: u64,
    body: u64,
}

impl ConnectionCounts {
    pub(crate) fn register(&self, registry: &mut Registry) {
        let help = "Connections that are open";
        registry.register("connections", help, self.open.clone());
        let help = "Connections that were refused, by reason";
        registry.register("connections_refused", help, self.refused.clone());
        let help = "Connections that were closed for slowness, by what was waited for";
        registry.register("connections_closed", help, self.closed.clone());
        let help = "Connections that the system could not hand over";
        registry.register("connections_failed", help, self.failed.clone());
        // What has not happened yet is there as a nought, so that a graph begins there.
        for reason in [Refused::Full, Refused::Address, Refused::Reserve] {
            self.refused(reason);
        }
        for kind in [Slow::Head, Slow::Body, Slow::Idle] {
            self.closed(kind);
        }
    }

    fn refused(&self, why: Refused) -> Counter {
        let reason = match why {
            Refused::Full => "full",
            Refused::Address => "address",
            Refused::Reserve => "reserve",
        };
        self.refused.get_or_create_owned(&[("reason", reason)])
    }

    fn closed(&self, kind: Slow) -> Counter {
        let kind = match kind {
            Slow::Head => "head",
            Slow::Body => "body",
            Slow::Idle => "idle",
        };
        self.closed.get_or_create_owned(&[("kind", kind)])
    }

    /// Somebody was not let in.
    pub(crate) fn refuse(&self, why: Refused) {
        self.refused(why).inc();
        self.happened.notify_one();
    }

    /// Somebody was too slow.
    pub(crate) fn close(&self, kind: Slow) {
        self.closed(kind).inc();
        // Browsers leave connections open that they may need again; that is no news.
        if kind != Slow::Idle {
            self.happened.notify_one();
        }
    }

    /// The system could not hand over a connection.
    pub(crate) fn fail(&self) {
        self.failed.inc();
    }

    fn seen(&self) -> Seen {
        Seen {
            full: self.refused(Refused::Full).get(),
            address: self.refused(Refused::Address).get(),
            reserve: self.refused(Refused::Reserve).get(),
            head: self.closed(Slow::Head).get(),
            body: self.closed(Slow::Body).get(),
        }
    }

    /// Writes into the log what happened, at once and then once in a while.
    pub(crate) async fn tell(self) {
        let mut before = Seen::default();
        loop {
            self.happened.notified().await;
            let now = self.seen();
            let open = self.open.get();
            let full = now.full - before.full;
            let address = now.address - before.address;
            let reserve = now.reserve - before.reserve;
            if full + address + reserve > 0 {
                tracing::warn!(open, full, address, reserve, "connections were refused");
            }
            let head = now.head - before.head;
            let body = now.body - before.body;
            if head + body > 0 {
                tracing::info!(open, head, body, "connections were closed for slowness");
            }
            before = now;
            sleep(BETWEEN_LINES).await;
        }
    }
}
