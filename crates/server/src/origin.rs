//! Who asks: from which page, and from which address.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, header};

use crate::settings::Settings;

/// Whether a page from there may open a socket: our own, or one that was named.
/// Programs that are no page name none, and may.
pub(crate) fn may_connect(headers: &HeaderMap, settings: &Settings) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if settings.origins.iter().any(|named| named == origin) {
        return true;
    }
    let own = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let from = origin.split_once("://").map(|(_, host)| host);
    own.is_some() && from == own
}

/// The address somebody comes from. A proxy on this machine says for whom it
/// asks; nobody else is believed.
pub(crate) fn address(peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let peer = peer.ip();
    if !peer.is_loopback() {
        return peer;
    }
    let forwarded = headers.get("x-forwarded-for");
    let last = forwarded
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.rsplit(',').next());
    last.and_then(|address| address.trim().parse().ok())
        .unwrap_or(peer)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let parsed = pairs.iter().map(|(name, value)| {
            let name = axum::http::HeaderName::from_static(name);
            (name, axum::http::HeaderValue::from_static(value))
        });
        parsed.collect()
    }

    #[test]
    fn only_our_own_page_or_a_named_one_may_connect() {
        let named = Settings {
            origins: vec!["https://school.example".into()],
            ..Settings::default()
        };
        let from = |origin: &'static str| {
            let headers = headers(&[("host", "play.example:7777"), ("origin", origin)]);
            may_connect(&headers, &named)
        };
        assert!(from("http://play.example:7777"));
        assert!(from("https://school.example"));
        assert!(!from("https://evil.example"));
        assert!(!from("http://play.example"));
        assert!(!from("http://evil.example/play.example:7777"));
        assert!(!from("null"));
        assert!(may_connect(&headers(&[("host", "x")]), &named), "no page");
    }

    #[test]
    fn only_a_proxy_on_this_machine_is_believed() {
        let forwarded = headers(&[("x-forwarded-for", "9.9.9.9, 203.0.113.7")]);
        let peer = |text: &str| text.parse::<SocketAddr>().unwrap();
        let of = |text: &str| address(peer(text), &forwarded).to_string();
        assert_eq!(of("127.0.0.1:5"), "203.0.113.7");
        assert_eq!(of("198.51.100.2:5"), "198.51.100.2");
        let none = address(peer("127.0.0.1:5"), &HeaderMap::new());
        assert!(none.is_loopback());
    }
}
