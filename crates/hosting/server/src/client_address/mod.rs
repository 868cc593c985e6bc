//! From which address somebody comes, for the limits that count by address.
//!
//! Each proxy adds the address that it was asked from at the end of what came to
//! it. So the way back is followed from the end, beginning with whoever is connected,
//! for as long as the one who speaks is a trusted proxy. The first that is none is
//! the client; what stands before it anybody can have written.

mod forwarded;
mod hint;
mod node;
mod trusted;

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

pub(crate) use hint::UnnamedProxy;
pub use trusted::{ProxyError, TrustedProxies, TrustedProxy};

/// Whoever asks, as the limits know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Client {
    /// An older address in the form of a newer one is written as the older one.
    pub(crate) address: IpAddr,
    /// This machine itself asks, without any proxy, and its keeper has named none:
    /// that is its keeper, or a program such as `tablier load`.
    pub(crate) is_keeper: bool,
}

/// Who asks, by their connection and what proxies have added.
///
/// A proxy that names nobody, or names them in a way that cannot be read, counts as
/// the client: all of its requests share one address. So do those whose two
/// headers contradict each other, because one of them is the client's own and
/// nobody knows which.
pub(crate) fn client(peer: SocketAddr, headers: &HeaderMap, proxies: &TrustedProxies) -> Client {
    let peer = peer.ip().to_canonical();
    let of = |address| Client {
        address,
        is_keeper: false,
    };
    if !proxies.trust(peer) {
        return of(peer);
    }
    if proxies.is_usual() && !forwarded::is_there(headers) {
        return Client {
            address: peer,
            is_keeper: peer.is_loopback(),
        };
    }
    let mut named = forwarded::ways(headers).map(|way| farthest(peer, &way, proxies));
    let Some(first) = named.next() else {
        return of(peer);
    };
    of(if named.all(|other| other == first) {
        first
    } else {
        peer
    })
}

/// Follows one header's way, which begins with the address that was added last.
fn farthest(peer: IpAddr, way: &[Option<IpAddr>], proxies: &TrustedProxies) -> IpAddr {
    let mut farthest = peer;
    for named in way {
        let Some(address) = named.filter(|_| proxies.trust(farthest)) else {
            break;
        };
        farthest = address;
    }
    farthest
}

#[cfg(test)]
mod tests;
