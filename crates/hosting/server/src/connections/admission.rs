//! Who is let in: as many as there is room for, not too many of one address, and
//! when it is full those who play.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use super::counts::{ConnectionCounts, Refused};
use super::limits::ConnectionLimits;
use super::pace::Pace;
use crate::limits::network;

/// Whether an address is believed when it says for whom it asks. Behind it are many
/// people, whose connections it counts itself.
pub(crate) type Trusted = Box<dyn Fn(IpAddr) -> bool + Send + Sync>;

/// Counts the connections that are open.
pub(crate) struct Admission {
    pub(crate) limits: ConnectionLimits,
    pub(crate) counts: ConnectionCounts,
    trusted: Trusted,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    all: usize,
    by_network: HashMap<IpAddr, usize>,
    /// Those in the reserve who have not said yet what they want, the oldest first.
    waiting: VecDeque<Weak<Pace>>,
    /// How many have been displaced and are not gone yet.
    leaving: usize,
}

/// No more than that may be about to leave, so that files are left for the rest.
const MOST_LEAVING: usize = 16;

impl Open {
    /// Takes the place of whoever has waited longest in the reserve without saying
    /// what they want. A player says it at once, so that strangers who come again and
    /// again do not keep players out.
    fn make_room(&mut self) -> bool {
        if self.leaving >= MOST_LEAVING {
            return false;
        }
        while let Some(first) = self.waiting.pop_front() {
            if first.upgrade().is_some_and(|pace| pace.displace()) {
                self.leaving += 1;
                return true;
            }
        }
        false
    }

    /// Somebody waits in the reserve. Those who wait no longer are forgotten.
    fn wait(&mut self, pace: &Arc<Pace>) {
        let waits = |pace: &Weak<Pace>| pace.upgrade().is_some_and(|pace| pace.waits());
        self.waiting.retain(waits);
        self.waiting.push_back(Arc::downgrade(pace));
    }
}

/// A connection that was let in; it is counted until this is dropped.
pub(crate) struct Slot {
    admission: Arc<Admission>,
    network: Option<IpAddr>,
    pub(super) pace: Arc<Pace>,
    /// It may be used by those who play only.
    pub(crate) reserved: bool,
}

impl Admission {
    pub(crate) fn new(
        limits: ConnectionLimits,
        counts: ConnectionCounts,
        trusted: Trusted,
    ) -> Arc<Admission> {
        Arc::new(Admission {
            limits,
            counts,
            trusted,
            open: Mutex::default(),
        })
    }

    /// Lets somebody in, or says why not.
    pub(crate) fn enter(self: &Arc<Admission>, peer: IpAddr) -> Result<Slot, Refused> {
        let network = limited(peer, &self.trusted).then(|| network(peer));
        let mut open = self.lock();
        let same = network.and_then(|network| open.by_network.get(&network));
        if same.is_some_and(|same| *same >= self.limits.per_address) {
            return Err(Refused::Address);
        }
        if open.all >= self.limits.most && !open.make_room() {
            return Err(Refused::Full);
        }
        if let Some(network) = network {
            *open.by_network.entry(network).or_default() += 1;
        }
        let reserved = open.all >= self.limits.for_anybody();
        let pace = Arc::new(Pace::new(&self.limits, reserved));
        if reserved {
            open.wait(&pace);
        }
        open.all += 1;
        self.counts.open.inc();
        Ok(Slot {
            admission: Arc::clone(self),
            network,
            pace,
            reserved,
        })
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether the connections of an address are limited: not those of a proxy that is
/// trusted.
fn limited(peer: IpAddr, trusted: impl Fn(IpAddr) -> bool) -> bool {
    !trusted(peer.to_canonical())
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut open = self.admission.lock();
        open.all -= 1;
        if self.pace.was_displaced() {
            open.leaving -= 1;
        }
        if let Some(network) = self.network
            && let Some(same) = open.by_network.get_mut(&network)
        {
            *same -= 1;
            if *same == 0 {
                open.by_network.remove(&network);
            }
        }
        self.admission.counts.open.dec();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn admission(most: usize, per_address: usize) -> Arc<Admission> {
        let limits = ConnectionLimits {
            most,
            per_address,
            ..ConnectionLimits::default()
        };
        let loopback = Box::new(|address: IpAddr| address.is_loopback());
        Admission::new(limits, ConnectionCounts::default(), loopback)
    }

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn one_address_has_its_share_and_gets_it_back() {
        let admission = admission(1000, 2);
        let enter = |text| admission.enter(address(text));
        let first = enter("198.51.100.4").unwrap();
        let _second = enter("::ffff:198.51.100.4").unwrap();
        assert_eq!(enter("198.51.100.4").err(), Some(Refused::Address));
        assert!(enter("198.51.100.5").is_ok());
        drop(first);
        assert!(enter("198.51.100.4").is_ok());
    }

    #[test]
    fn of_the_newer_addresses_the_network_counts() {
        let admission = admission(1000, 1);
        let enter = |text| admission.enter(address(text));
        let _one = enter("2001:db8:1:1::1").unwrap();
        assert_eq!(enter("2001:db8:1:1::2").err(), Some(Refused::Address));
        assert!(enter("2001:db8:1:2::1").is_ok());
    }

    #[test]
    fn whoever_waits_in_the_reserve_makes_room_for_the_next() {
        let admission = admission(5, 1);
        let enter = || admission.enter(address("127.0.0.1"));
        let _four: Vec<_> = (0..4).map(|_| enter().unwrap()).collect();
        let first = enter().unwrap();
        let second = enter().unwrap();
        assert!(first.pace.was_displaced() && !second.pace.was_displaced());
        // Whoever has said what they want stays.
        second.pace.head_ended(false);
        assert_eq!(enter().err(), Some(Refused::Full));
        drop((first, second));
        let crowd: Vec<_> = (0..MOST_LEAVING + 1).map(|_| enter().unwrap()).collect();
        // Not more than the system has files for.
        assert_eq!(enter().err(), Some(Refused::Full));
        drop(crowd);
        assert!(enter().is_ok());
        assert_eq!(admission.lock().leaving, 0);
    }

    #[test]
    fn a_trusted_proxy_has_as_many_as_there_are() {
        let admission = admission(5, 1);
        let enter = |text| admission.enter(address(text));
        let four: Vec<_> = (0..4).map(|_| enter("127.0.0.1").unwrap()).collect();
        assert!(four.iter().all(|slot| !slot.reserved));
        assert!(enter("::ffff:127.0.0.1").unwrap().reserved);
        let fifth = enter("::1").unwrap();
        fifth.pace.head_ended(false);
        assert_eq!(enter("127.0.0.1").err(), Some(Refused::Full));
        assert_eq!(admission.counts.open.get(), 5);
    }

    #[test]
    fn who_is_refused_leaves_nothing_behind() {
        let admission = admission(1, 1);
        let here = admission.enter(address("198.51.100.4")).unwrap();
        for last in 5..50 {
            let stranger = IpAddr::from([198, 51, 100, last]);
            assert_eq!(admission.enter(stranger).err(), Some(Refused::Full));
        }
        assert_eq!(admission.lock().by_network.len(), 1);
        drop(here);
        assert!(admission.lock().by_network.is_empty());
    }
}
