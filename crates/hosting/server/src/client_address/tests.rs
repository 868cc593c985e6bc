//! Who is asking, whatever is said about it.

use axum::http::{HeaderName, HeaderValue};
use proptest::prelude::*;

use super::*;

fn headers(lines: &[(&'static str, &[u8])]) -> HeaderMap {
    let mut headers = HeaderMap::new();
    for (name, value) in lines {
        let value = HeaderValue::from_bytes(value).unwrap();
        headers.append(HeaderName::from_static(name), value);
    }
    headers
}

fn proxies(named: &[&str]) -> TrustedProxies {
    TrustedProxies::new(named.iter().map(|it| it.parse().unwrap()).collect())
}

/// Who is found behind a proxy at this address with these lines in the head.
fn found(named: &[&str], peer: &str, lines: &[(&'static str, &str)]) -> String {
    let lines: Vec<_> = lines
        .iter()
        .map(|(name, it)| (*name, it.as_bytes()))
        .collect();
    let peer = SocketAddr::new(peer.parse().unwrap(), 5);
    let client = client(peer, &headers(&lines), &proxies(named));
    assert!(!client.is_keeper, "limits would not hold");
    client.address.to_string()
}

/// The same for lines of `X-Forwarded-For` that a proxy on this machine sends.
fn x_forwarded_for(lines: &[&str]) -> String {
    let lines: Vec<_> = lines.iter().map(|it| ("x-forwarded-for", *it)).collect();
    found(&[], "127.0.0.1", &lines)
}

/// The same for lines of `Forwarded`.
fn forwarded(lines: &[&str]) -> String {
    let lines: Vec<_> = lines.iter().map(|it| ("forwarded", *it)).collect();
    found(&[], "127.0.0.1", &lines)
}

#[test]
fn all_lines_count_and_the_last_address_is_believed() {
    // What a client wrote comes first, and what the proxy has seen last.
    let cases: [(&[&str], &str); 12] = [
        (&["203.0.113.7"], "203.0.113.7"),
        (&["127.0.0.1", "203.0.113.7"], "203.0.113.7"),
        (&["9.9.9.9, 8.8.8.8", "203.0.113.7"], "203.0.113.7"),
        (&["127.0.0.1, 203.0.113.7"], "203.0.113.7"),
        (&["203.0.113.7,", "", " , "], "203.0.113.7"),
        (&["::1", "203.0.113.7:99"], "203.0.113.7"),
        (&["x", "[2001:db8::7]:4711"], "2001:db8::7"),
        // Two proxies on this machine, one behind the other.
        (&["203.0.113.7", "127.0.0.1"], "203.0.113.7"),
        (&["9.9.9.9, 203.0.113.7, ::1"], "203.0.113.7"),
        (&["203.0.113.7", "::ffff:127.0.0.1"], "203.0.113.7"),
        // This machine's keeper, by a proxy.
        (&["127.0.0.2"], "127.0.0.2"),
        // Nobody is named: the proxy itself counts.
        (&["", ","], "127.0.0.1"),
    ];
    for (lines, address) in cases {
        assert_eq!(x_forwarded_for(lines), address, "{lines:?}");
    }
}

#[test]
fn what_cannot_be_read_is_the_proxy_that_said_it() {
    for line in [
        "unknown",
        "9.9.9.9, unknown",
        "9.9.9.9, 1.2.3",
        "9.9.9.9, _hidden",
        "[9.9.9.9",
    ] {
        assert_eq!(x_forwarded_for(&[line]), "127.0.0.1", "{line}");
    }
    assert_eq!(
        x_forwarded_for(&["9.9.9.9, unknown, 127.0.0.3"]),
        "127.0.0.3"
    );
    let bytes = headers(&[("x-forwarded-for", b"9.9.9.9, \xff")]);
    let peer = SocketAddr::from(([127, 0, 0, 1], 5));
    let client = client(peer, &bytes, &proxies(&[]));
    assert_eq!(client.address.to_string(), "127.0.0.1");
}

#[test]
fn the_standard_header_is_read_as_well() {
    let cases: [(&[&str], &str); 18] = [
        (&["for=203.0.113.7"], "203.0.113.7"),
        (&["For=203.0.113.7;proto=https;by=10.0.0.1"], "203.0.113.7"),
        (&["proto=https; for=\"203.0.113.7:80\""], "203.0.113.7"),
        (&["for=\"[2001:db8::7]\""], "2001:db8::7"),
        (&["for=\"[2001:db8::7]:4711\";proto=http"], "2001:db8::7"),
        (&["for=\"[2001:db8::7]:_x\""], "2001:db8::7"),
        (&["for=9.9.9.9, for=203.0.113.7"], "203.0.113.7"),
        (&["for=9.9.9.9", "for=203.0.113.7"], "203.0.113.7"),
        (&["for=203.0.113.7, for=127.0.0.1"], "203.0.113.7"),
        (&["for=203.0.113.7;host=\"a,b;c\""], "203.0.113.7"),
        // Nobody hides in the words of a proxy: what is open before it stays there.
        (&["for=9.9.9.9;x=\", for=203.0.113.7"], "203.0.113.7"),
        (
            &["for=9.9.9.9;x=\", for=\"[2001:db8::7]:80\""],
            "2001:db8::7",
        ),
        (
            &["for=9.9.9.9;x=\"\\\", for=\"203.0.113.7\""],
            "203.0.113.7",
        ),
        // No address, or not one.
        (&["for=9.9.9.9, for=unknown"], "127.0.0.1"),
        (&["for=9.9.9.9, for=_hidden"], "127.0.0.1"),
        (&["for=9.9.9.9, proto=https"], "127.0.0.1"),
        (&["for=9.9.9.9;for=8.8.8.8"], "127.0.0.1"),
        (&["for=\"9.9.9.\\9\""], "127.0.0.1"),
    ];
    for (lines, address) in cases {
        assert_eq!(forwarded(lines), address, "{lines:?}");
    }
}

#[test]
fn two_headers_that_contradict_each_other_name_nobody() {
    let both = |x: &'static str, standard: &'static str| {
        let lines = [("x-forwarded-for", x), ("forwarded", standard)];
        found(&[], "127.0.0.1", &lines)
    };
    assert_eq!(both("203.0.113.7", "for=203.0.113.7"), "203.0.113.7");
    assert_eq!(
        both("9.9.9.9, 203.0.113.7", "for=\"203.0.113.7:1\""),
        "203.0.113.7"
    );
    assert_eq!(both("203.0.113.7", "for=9.9.9.9"), "127.0.0.1");
    assert_eq!(both("9.9.9.9", "for=203.0.113.7"), "127.0.0.1");
    assert_eq!(both("203.0.113.7", "for=unknown"), "127.0.0.1");
    // One that says nothing contradicts nothing.
    assert_eq!(both("203.0.113.7", ""), "203.0.113.7");
    assert_eq!(both(" ,", "for=203.0.113.7"), "203.0.113.7");
}

#[test]
fn proxies_that_are_named_are_believed_and_no_others() {
    let lines = [("x-forwarded-for", "9.9.9.9, 203.0.113.7")];
    let named = ["10.0.0.0/8", "fd00::1"];
    assert_eq!(found(&named, "10.1.2.3", &lines), "203.0.113.7");
    assert_eq!(found(&named, "::ffff:10.1.2.3", &lines), "203.0.113.7");
    assert_eq!(found(&named, "fd00::1", &lines), "203.0.113.7");
    assert_eq!(found(&named, "fd00::2", &lines), "fd00::2");
    assert_eq!(found(&named, "127.0.0.1", &lines), "127.0.0.1");
    assert_eq!(found(&[], "198.51.100.2", &lines), "198.51.100.2");
    assert_eq!(found(&[], "::ffff:198.51.100.2", &lines), "198.51.100.2");
    assert_eq!(found(&[], "::ffff:127.0.0.1", &lines), "203.0.113.7");
    assert_eq!(found(&[], "::1", &lines), "203.0.113.7");
    // Through two of them.
    let through = [("x-forwarded-for", "9.9.9.9, 203.0.113.7, 10.0.0.9")];
    assert_eq!(found(&named, "10.1.2.3", &through), "203.0.113.7");
    assert_eq!(found(&["10.1.2.3"], "10.1.2.3", &through), "10.0.0.9");
    // One that names nobody is one address.
    assert_eq!(found(&named, "10.1.2.3", &[]), "10.1.2.3");
    assert_eq!(found(&["127.0.0.1"], "127.0.0.1", &[]), "127.0.0.1");
    // Somebody on this machine who is no proxy.
    assert_eq!(found(&["127.0.0.1"], "127.0.0.2", &lines), "127.0.0.2");
}

#[test]
fn only_this_machine_alone_is_its_keeper() {
    let keeper = |named: &[&str], peer: &str, lines: &[(&'static str, &[u8])]| {
        let peer = SocketAddr::new(peer.parse().unwrap(), 5);
        client(peer, &headers(lines), &proxies(named)).is_keeper
    };
    assert!(keeper(&[], "127.0.0.1", &[]));
    assert!(keeper(&[], "::1", &[]) && keeper(&[], "::ffff:127.0.0.1", &[]));
    assert!(!keeper(&[], "10.0.0.1", &[]));
    assert!(!keeper(&["127.0.0.0/8"], "127.0.0.1", &[]));
    assert!(!keeper(&["10.0.0.1"], "127.0.0.1", &[]));
    for line in [&b""[..], b"127.0.0.1", b"::1", b"\xff"] {
        assert!(!keeper(&[], "127.0.0.1", &[("x-forwarded-for", line)]));
        assert!(!keeper(&[], "127.0.0.1", &[("forwarded", line)]));
    }
}

/// Pieces of what proxies and those who try write, and anything else.
fn line() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        Just(b"for=".to_vec()),
        Just(b"\"".to_vec()),
        Just(b"[".to_vec()),
        Just(b"]:80".to_vec()),
        Just(b", ".to_vec()),
        Just(b";".to_vec()),
        Just(b"\\".to_vec()),
        Just(b"127.0.0.1".to_vec()),
        Just(b"::ffff:10.0.0.1".to_vec()),
        Just(b"2001:db8::7".to_vec()),
        Just(b"9.9.9.9:80".to_vec()),
        Just(b"unknown".to_vec()),
        prop::collection::vec(prop_oneof![0x20..=0x7e_u8, 0x80..=0xff_u8], 0..4),
    ];
    prop::collection::vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

fn some_headers() -> impl Strategy<Value = HeaderMap> {
    let name = prop_oneof![Just("x-forwarded-for"), Just("forwarded")];
    prop::collection::vec((name, line()), 0..4).prop_map(|lines| {
        let lines: Vec<_> = lines
            .iter()
            .map(|(name, it)| (*name, it.as_slice()))
            .collect();
        headers(&lines)
    })
}

proptest! {
    /// Whoever is connected and is no trusted proxy is who they are.
    #[test]
    fn nobody_chooses_their_own_address(sent in some_headers(), peer in any::<IpAddr>()) {
        let named = proxies(&["10.0.0.0/8"]);
        prop_assume!(!named.trust(peer));
        let found = client(SocketAddr::new(peer, 5), &sent, &named);
        prop_assert_eq!(found.address, peer.to_canonical());
        prop_assert!(!found.is_keeper);
    }

    /// Nor do they behind a proxy, whatever stands in the header before its words.
    #[test]
    fn nobody_chooses_their_own_address_behind_a_proxy(
        sent in line(),
        in_one_line in any::<bool>(),
        is_standard in any::<bool>(),
        client_address in any::<IpAddr>(),
    ) {
        let named = proxies(&["10.0.0.0/8"]);
        let seen = client_address.to_canonical();
        prop_assume!(!named.trust(seen));
        let (name, words) = match (is_standard, seen) {
            (false, _) => ("x-forwarded-for", seen.to_string()),
            (true, IpAddr::V4(_)) => ("forwarded", format!("for={seen};proto=https")),
            (true, IpAddr::V6(_)) => ("forwarded", format!("for=\"[{seen}]:80\";proto=https")),
        };
        let lines = if in_one_line {
            vec![[&sent[..], b", ", words.as_bytes()].concat()]
        } else {
            vec![sent, words.into_bytes()]
        };
        let lines: Vec<_> = lines.iter().map(|it| (name, it.as_slice())).collect();
        let peer = SocketAddr::from(([10, 0, 0, 1], 5));
        let found = client(peer, &headers(&lines), &named);
        prop_assert_eq!(found.address, seen);
    }
}
