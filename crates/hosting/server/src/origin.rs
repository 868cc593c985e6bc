//! Who asks: from which page, and from which address.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

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

/// Whom a proxy asks for that does not say it in a way we can read. It is nobody's
/// address, and unlike this machine's own it is limited: all of them together.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// The address somebody comes from. A proxy on this machine says for whom it
/// asks; nobody else is believed.
///
/// Each proxy adds the address it was asked from at the end of what came to it, to the
/// same line or on another one. So the last address that is not this machine's own
/// is the one that a proxy here has seen; what stands before it anybody can have
/// written.
pub(crate) fn address(peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let peer = peer.ip().to_canonical();
    if !peer.is_loopback() {
        return peer;
    }
    let lines: Vec<&[u8]> = (headers.get_all("x-forwarded-for").iter())
        .map(|line| line.as_bytes())
        .collect();
    let mut nearest = None;
    for entry in lines.iter().rev().flat_map(|line| line.rsplit(is_comma)) {
        let entry = entry.trim_ascii();
        // A list may have empty places, which say nothing.
        if entry.is_empty() {
            continue;
        }
        match read_address(entry) {
            Some(address) if address.is_loopback() => nearest = Some(address),
            Some(address) => return address,
            None => return UNKNOWN,
        }
    }
    match nearest {
        Some(address) => address,
        None if lines.is_empty() => peer,
        None => UNKNOWN,
    }
}

fn is_comma(byte: &u8) -> bool {
    *byte == b','
}

/// An address as proxies write it, some of them with the port. An address of the
/// older kind in the clothes of the newer one is what it is.
fn read_address(text: &[u8]) -> Option<IpAddr> {
    let text = str::from_utf8(text).ok()?;
    let bare = text.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    let address = bare.unwrap_or(text).parse::<IpAddr>();
    let with_port = || text.parse::<SocketAddr>().map(|it| it.ip());
    address
        .or_else(|_| with_port())
        .ok()
        .map(|it| it.to_canonical())
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

    /// Whom these lines name where a proxy on this machine sends them.
    fn named(lines: &[&'static str]) -> String {
        let pairs: Vec<_> = lines
            .iter()
            .map(|line| ("x-forwarded-for", *line))
            .collect();
        let peer = SocketAddr::from(([127, 0, 0, 1], 5));
        address(peer, &headers(&pairs)).to_string()
    }

    #[test]
    fn all_lines_count_and_the_last_address_is_believed() {
        // What a client wrote comes first, and what the proxy has seen last.
        assert_eq!(named(&["127.0.0.1", "203.0.113.7"]), "203.0.113.7");
        assert_eq!(named(&["9.9.9.9, 8.8.8.8", "203.0.113.7"]), "203.0.113.7");
        assert_eq!(named(&["127.0.0.1, 203.0.113.7"]), "203.0.113.7");
        // Two proxies on this machine, one behind the other.
        assert_eq!(named(&["203.0.113.7", "127.0.0.1"]), "203.0.113.7");
        assert_eq!(named(&["9.9.9.9, 203.0.113.7, ::1"]), "203.0.113.7");
        // Its own keeper, by a proxy.
        assert_eq!(named(&["127.0.0.1"]), "127.0.0.1");
    }

    #[test]
    fn addresses_have_several_spellings() {
        assert_eq!(named(&["203.0.113.7:4711"]), "203.0.113.7");
        assert_eq!(named(&["::ffff:203.0.113.7"]), "203.0.113.7");
        assert_eq!(named(&["[::ffff:203.0.113.7]:80"]), "203.0.113.7");
        assert_eq!(named(&["2001:db8::7"]), "2001:db8::7");
        assert_eq!(named(&["[2001:db8::7]"]), "2001:db8::7");
        assert_eq!(named(&["[2001:db8::7]:4711"]), "2001:db8::7");
        assert_eq!(named(&["203.0.113.7,", "", " , "]), "203.0.113.7");
        assert_eq!(named(&["203.0.113.7", "::ffff:127.0.0.1"]), "203.0.113.7");
    }

    #[test]
    fn what_cannot_be_read_is_limited() {
        let garbage = ["", ",", "unknown", "127.0.0.1, unknown", "127.0.0.1, 1.2.3"];
        for line in garbage
            .into_iter()
            .chain(["203.0.113.7, _hidden", "[127.0.0.1"])
        {
            assert_eq!(named(&[line]), UNKNOWN.to_string(), "{line:?}");
        }
        assert!(!UNKNOWN.is_loopback());
    }

    #[test]
    fn whoever_listens_on_every_address_knows_a_proxy_here_and_others_apart() {
        let forwarded = headers(&[("x-forwarded-for", "203.0.113.7")]);
        let of = |text: &str| address(text.parse().unwrap(), &forwarded).to_string();
        assert_eq!(of("[::ffff:127.0.0.1]:5"), "203.0.113.7");
        assert_eq!(of("[::1]:5"), "203.0.113.7");
        assert_eq!(of("[::ffff:198.51.100.2]:5"), "198.51.100.2");
    }
}
