//! A proxy that its keeper forgot to name: everybody behind it shares one limit,
//! which looks like a server that turns people away for no reason.

use std::net::{IpAddr, SocketAddr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::http::HeaderMap;

use super::TrustedProxies;
use super::forwarded;

/// After this time it is said again.
const AGAIN: Duration = Duration::from_secs(60 * 60);

/// When it was said last.
#[derive(Debug, Default)]
pub(crate) struct UnnamedProxy(Mutex<Option<Instant>>);

impl UnnamedProxy {
    /// Whether to say now that this looks like a proxy which is not named. Anybody
    /// can write what proxies write; but from a private network it is rather a
    /// proxy than somebody who tries.
    pub(crate) fn is_to_be_told(
        &self,
        peer: SocketAddr,
        headers: &HeaderMap,
        proxies: &TrustedProxies,
        now: Instant,
    ) -> bool {
        let peer = peer.ip().to_canonical();
        if !forwarded::is_there(headers) || !is_private(peer) || proxies.trust(peer) {
            return false;
        }
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = told.is_none_or(|before| now.saturating_duration_since(before) >= AGAIN);
        if is_due {
            *told = Some(now);
        }
        is_due
    }
}

fn is_private(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            let [first, second, ..] = address.octets();
            let is_shared = first == 100 && second & 0b1100_0000 == 64;
            let is_near = address.is_private() || address.is_link_local();
            is_near || is_shared || address.is_loopback()
        }
        IpAddr::V6(address) => {
            let is_near = address.is_unique_local() || address.is_unicast_link_local();
            is_near || address.is_loopback()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn a_proxy_that_is_not_named_is_told_of_once_an_hour() {
        let mut with = HeaderMap::new();
        with.insert("x-forwarded-for", HeaderValue::from_static("203.0.113.7"));
        let named = TrustedProxies::new(vec!["10.0.0.1".parse().unwrap()]);
        let start = Instant::now();
        let told = |hint: &UnnamedProxy, peer: &str, headers: &HeaderMap, minutes: u64| {
            let now = start + Duration::from_secs(60 * minutes);
            hint.is_to_be_told(peer.parse().unwrap(), headers, &named, now)
        };
        for peer in [
            "10.0.0.2:5",
            "172.18.0.1:5",
            "[::ffff:192.168.1.2]:5",
            "100.64.0.1:5",
            "127.0.0.1:5",
            "[fd00::1]:5",
            "[fe80::1]:5",
        ] {
            let hint = UnnamedProxy::default();
            assert!(!told(&hint, peer, &HeaderMap::new(), 0), "{peer}");
            assert!(told(&hint, peer, &with, 0), "{peer}");
            assert!(!told(&hint, peer, &with, 59), "{peer}");
            assert!(told(&hint, peer, &with, 60), "{peer}");
        }
        for peer in [
            "10.0.0.1:5",
            "198.51.100.2:5",
            "[2001:db8::1]:5",
            "100.128.0.1:5",
        ] {
            assert!(!told(&UnnamedProxy::default(), peer, &with, 0), "{peer}");
        }
    }
}
