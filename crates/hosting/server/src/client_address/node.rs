//! One address as proxies write it: with or without a port, brackets and quotes.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Reads an address and leaves its port away. What hides an address (`unknown`,
/// `_secret`) is none.
pub(crate) fn read(text: &str) -> Option<IpAddr> {
    let quoted = text.strip_prefix('"').and_then(|it| it.strip_suffix('"'));
    let text = quoted.unwrap_or(text);
    let address = if let Some(rest) = text.strip_prefix('[') {
        let (address, port) = rest.split_once(']')?;
        is_port_or_nothing(port).then_some(())?;
        read_v6(address)?
    } else if let Some(address) = read_v6(text) {
        address
    } else {
        let (address, port) = text.split_at(text.find(':').unwrap_or(text.len()));
        is_port_or_nothing(port).then_some(())?;
        IpAddr::V4(address.parse::<Ipv4Addr>().ok()?)
    };
    Some(address.to_canonical())
}

/// An address of the newer kind, perhaps with the name of a network card, which
/// says nothing about who it is.
fn read_v6(text: &str) -> Option<IpAddr> {
    let address = match text.split_once('%') {
        Some((_, "")) => return None,
        Some((address, _)) => address,
        None => text,
    };
    address.parse::<Ipv6Addr>().ok().map(IpAddr::V6)
}

/// A port is a number, or a name that hides it (RFC 7239, section 6).
fn is_port_or_nothing(text: &str) -> bool {
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
    match text.strip_prefix(':') {
        None => text.is_empty(),
        Some(port) => match port.strip_prefix('_') {
            Some(name) => !name.is_empty() && name.bytes().all(is_name),
            None => port.parse::<u16>().is_ok() && !port.starts_with('+'),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_many_spellings() {
        let spellings = [
            ("203.0.113.7", "203.0.113.7"),
            ("203.0.113.7:4711", "203.0.113.7"),
            ("203.0.113.7:_hidden.1", "203.0.113.7"),
            ("\"203.0.113.7:80\"", "203.0.113.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("2001:DB8:0:0::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:4711", "2001:db8::7"),
            ("\"[2001:db8::7]\"", "2001:db8::7"),
            ("\"[2001:db8::7]:4711\"", "2001:db8::7"),
            ("[2001:db8::7]:_port", "2001:db8::7"),
            ("fe80::1%eth0", "fe80::1"),
            ("[fe80::1%3]:80", "fe80::1"),
            ("::ffff:203.0.113.7", "203.0.113.7"),
            ("[::ffff:203.0.113.7]:80", "203.0.113.7"),
            ("::ffff:cb00:7107", "203.0.113.7"),
        ];
        for (text, address) in spellings {
            assert_eq!(read(text), address.parse().ok(), "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_none() {
        let others = [
            "",
            "unknown",
            "_hidden",
            "localhost",
            "1.2.3",
            "01.2.3.4",
            "1.2.3.4.5",
            "1.2.3.4:",
            "1.2.3.4:65536",
            "1.2.3.4:+80",
            "1.2.3.4:_",
            "1.2.3.4:_a b",
            "1.2.3.4:80:80",
            "[1.2.3.4]",
            "[2001:db8::7",
            "2001:db8::7]",
            "[2001:db8::7]80",
            "[2001:db8::7]:",
            "[]:80",
            "[[::1]]",
            "::1%",
            "\"1.2.3.4",
            "\"\"1.2.3.4\"\"",
            "1.2.3.4 5.6.7.8",
            "127.0.0.1/8",
        ];
        for text in others {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
