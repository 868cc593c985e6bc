//! Which proxies are believed: single addresses and networks.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use game::Lang;

use crate::words;

/// A proxy, or a network of them, that is believed when it says for whom it asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrustedProxy {
    /// Its first address.
    network: IpAddr,
    /// How many bits of it all addresses have in common.
    prefix: u8,
}

/// Why something is no proxy that could be trusted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProxyError {
    /// It is neither an address nor a network.
    NotAnAddress {
        /// What was given.
        text: String,
    },
    /// A network of this kind has a prefix from 1 to this number.
    Prefix {
        /// What was given.
        text: String,
        /// The longest prefix there is.
        most: u8,
    },
    /// The address is inside the network that the prefix asks for.
    NotItsFirst {
        /// What was given before the slash.
        address: IpAddr,
        /// What was perhaps meant.
        network: TrustedProxy,
    },
}

impl ProxyError {
    /// What is wrong, and what would be right.
    pub fn explain(&self, lang: Lang) -> String {
        words::proxy_error(self, lang)
    }
}

game::explained_error!(ProxyError);

impl fmt::Display for TrustedProxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.network)?;
        if self.prefix == bits(self.network) {
            return Ok(());
        }
        write!(f, "/{}", self.prefix)
    }
}

impl FromStr for TrustedProxy {
    type Err = ProxyError;

    fn from_str(text: &str) -> Result<TrustedProxy, ProxyError> {
        let not_an_address = || ProxyError::NotAnAddress {
            text: text.to_string(),
        };
        let (address, prefix) = match text.split_once('/') {
            None => (text, None),
            Some((address, prefix)) => (address, Some(prefix)),
        };
        let written: IpAddr = address.trim().parse().map_err(|_| not_an_address())?;
        let address = written.to_canonical();
        let most = bits(address);
        let wrong = || ProxyError::Prefix {
            text: text.to_string(),
            most,
        };
        let prefix = match prefix.map(str::trim) {
            None => most,
            Some(digits) if digits.bytes().all(|byte| byte.is_ascii_digit()) => {
                let number: u8 = digits.parse().map_err(|_| wrong())?;
                // Of an older address in the form of a newer one, what is before it
                // does not count.
                let before = bits(written) - most;
                let number = number.checked_sub(before).ok_or_else(wrong)?;
                // Without a prefix everybody could choose an address.
                (1..=most)
                    .contains(&number)
                    .then_some(number)
                    .ok_or_else(wrong)?
            }
            Some(_) => return Err(wrong()),
        };
        let network = TrustedProxy {
            network: first(address, prefix),
            prefix,
        };
        if network.network != address {
            return Err(ProxyError::NotItsFirst { address, network });
        }
        Ok(network)
    }
}

impl TrustedProxy {
    fn contains(&self, address: IpAddr) -> bool {
        bits(address) == bits(self.network) && first(address, self.prefix) == self.network
    }
}

/// How long an address is.
fn bits(address: IpAddr) -> u8 {
    match address {
        IpAddr::V4(_) => 32,
        IpAddr::V6(_) => 128,
    }
}

/// The first address of the network with this prefix around an address.
fn first(address: IpAddr, prefix: u8) -> IpAddr {
    let rest = u32::from(bits(address).saturating_sub(prefix));
    match address {
        IpAddr::V4(address) => {
            let mask = u32::MAX.checked_shl(rest).unwrap_or(0);
            IpAddr::V4(Ipv4Addr::from_bits(address.to_bits() & mask))
        }
        IpAddr::V6(address) => {
            let mask = u128::MAX.checked_shl(rest).unwrap_or(0);
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & mask))
        }
    }
}

/// The proxies that a keeper has named, or this machine if none was named.
#[derive(Clone, Debug, Default)]
pub struct TrustedProxies(Option<Vec<TrustedProxy>>);

impl TrustedProxies {
    /// These and no others; this machine if there are none.
    pub fn new(named: Vec<TrustedProxy>) -> TrustedProxies {
        TrustedProxies((!named.is_empty()).then_some(named))
    }

    /// Whether this address is a proxy's that is believed.
    pub fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        match &self.0 {
            None => address.is_loopback(),
            Some(named) => named.iter().any(|proxy| proxy.contains(address)),
        }
    }

    /// Whether none was named.
    pub(crate) fn is_usual(&self) -> bool {
        self.0.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trusts(proxies: &[&str], address: &str) -> bool {
        let proxies = proxies.iter().map(|text| text.parse().unwrap());
        TrustedProxies::new(proxies.collect()).trust(address.parse().unwrap())
    }

    #[test]
    fn addresses_and_networks_are_read() {
        assert!(trusts(&["10.0.0.0/8"], "10.255.0.1"));
        assert!(!trusts(&["10.0.0.0/8"], "11.0.0.1"));
        assert!(trusts(&["192.0.2.4"], "192.0.2.4"));
        assert!(!trusts(&["192.0.2.4"], "192.0.2.5"));
        assert!(trusts(&["192.0.2.4/31"], "192.0.2.5"));
        assert!(trusts(&["2001:db8::/32"], "2001:db8:ffff::1"));
        assert!(!trusts(&["2001:db8::/32"], "2001:db9::1"));
        assert!(trusts(&["::1"], "::1"));
        assert!(trusts(&["128.0.0.0/1"], "255.0.0.1"));
        assert!(trusts(&["10.0.0.1", "fd00::/8"], "fd12::1"));
        assert!(!trusts(&["10.0.0.1"], "127.0.0.1"), "only those named");
        assert!(trusts(&[], "127.8.9.1") && trusts(&[], "::1"));
        assert!(!trusts(&[], "10.0.0.1"));
    }

    #[test]
    fn older_addresses_in_newer_form_are_what_they_are() {
        assert!(trusts(&["::ffff:10.0.0.0/104"], "10.1.2.3"));
        assert!(trusts(&["::ffff:10.0.0.1"], "10.0.0.1"));
        assert!(trusts(&["10.0.0.0/8"], "::ffff:10.1.2.3"));
        assert!(trusts(&[], "::ffff:127.0.0.1"));
        assert!(!trusts(&["8000::/1"], "255.0.0.1"));
        let shown = |text: &str| text.parse::<TrustedProxy>().unwrap().to_string();
        assert_eq!(shown("::ffff:10.0.0.0/104"), "10.0.0.0/8");
        assert_eq!(shown("10.0.0.1/32"), "10.0.0.1");
        assert_eq!(shown("fd00::/8"), "fd00::/8");
    }

    #[test]
    fn what_is_wrong_is_said_in_every_language() {
        let mistakes = [
            ("", "10.0.0.0/8"),
            ("proxy", "proxy"),
            ("/8", "/8"),
            ("[::1]", "[::1]"),
            ("10.0.0.1:80", "10.0.0.1:80"),
            ("10.0.0.0/", "32"),
            ("10.0.0.0/33", "32"),
            ("10.0.0.0/+8", "32"),
            ("10.0.0.0/8/8", "32"),
            ("10.0.0.0/255.0.0.0", "32"),
            ("0.0.0.0/0", "32"),
            ("::/0", "128"),
            ("fd00::/129", "128"),
            ("fd00::/999", "128"),
            ("::ffff:10.0.0.0/95", "32"),
            ("10.0.0.5/8", "10.0.0.0/8"),
            ("fd00::5/8", "fd00::/8"),
        ];
        for (text, hint) in mistakes {
            let error = text.parse::<TrustedProxy>().unwrap_err();
            for lang in Lang::ALL {
                let said = error.explain(lang);
                assert!(said.contains(hint), "{text}: {said}");
            }
        }
    }
}
