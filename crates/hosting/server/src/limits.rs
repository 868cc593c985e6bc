//! How much is too much: first for each seat, then for each address, so that a
//! school behind one address can play.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::ServerError;
use crate::settings::Settings;

/// How many sockets one address may open at once, and how many a second in the
/// long run: three classes that all come back at the same moment.
const SOCKETS_AT_ONCE: u32 = 300;
const SOCKETS_PER_SECOND: u32 = 20;

/// How many places without a code one address may take at once, and in a minute in
/// the long run: a class in which everybody adds a neighbour. Codes that are guessed
/// are counted in `guesses.rs`.
const PLACES_AT_ONCE: u32 = 100;
const PLACES_PER_MINUTE: u32 = 60;

/// How many other requests one address may make at once, and a second.
const REQUESTS_AT_ONCE: u32 = 600;
const REQUESTS_PER_SECOND: u32 = 60;

/// How often one address may ask for finished games at once, and in a minute.
const GAMES_AT_ONCE: u32 = 30;
const GAMES_PER_MINUTE: u32 = 60;

/// How many bots one address may make in an hour.
const BOTS_PER_HOUR: u32 = 10;

/// The limits by address.
pub(crate) struct Limits {
    tables: DefaultKeyedRateLimiter<IpAddr>,
    bots: DefaultKeyedRateLimiter<IpAddr>,
    games: DefaultKeyedRateLimiter<IpAddr>,
    places: DefaultKeyedRateLimiter<IpAddr>,
    sockets: DefaultKeyedRateLimiter<IpAddr>,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    frames: Quota,
}

/// What is counted by address.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Counted {
    /// A new table or class.
    Table,
    /// A place that is taken without a code, or a token that nobody has.
    Place,
    /// A socket that is opened.
    Socket,
    /// A bot that is made.
    Bot,
    /// Finished games, each of which is read and replayed.
    Games,
    /// Any other request.
    Request,
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Limits {
        let tables = at_least_one(settings.tables_per_hour);
        let frames = at_least_one(settings.frames_per_second);
        let places = Quota::per_minute(at_least_one(PLACES_PER_MINUTE));
        let games = Quota::per_minute(at_least_one(GAMES_PER_MINUTE));
        let sockets = Quota::per_second(at_least_one(SOCKETS_PER_SECOND));
        let requests = Quota::per_second(at_least_one(REQUESTS_PER_SECOND));
        Limits {
            tables: RateLimiter::keyed(Quota::per_hour(tables)),
            bots: RateLimiter::keyed(Quota::per_hour(at_least_one(BOTS_PER_HOUR))),
            games: RateLimiter::keyed(games.allow_burst(at_least_one(GAMES_AT_ONCE))),
            places: RateLimiter::keyed(places.allow_burst(at_least_one(PLACES_AT_ONCE))),
            sockets: RateLimiter::keyed(sockets.allow_burst(at_least_one(SOCKETS_AT_ONCE))),
            requests: RateLimiter::keyed(requests.allow_burst(at_least_one(REQUESTS_AT_ONCE))),
            frames: Quota::per_second(frames).allow_burst(frames.saturating_mul(at_least_one(3))),
        }
    }

    /// Counts something.
    pub(crate) fn count(&self, what: Counted, address: IpAddr) -> Result<(), ServerError> {
        let limiter = match what {
            Counted::Table => &self.tables,
            Counted::Place => &self.places,
            Counted::Bot => &self.bots,
            Counted::Games => &self.games,
            Counted::Socket => &self.sockets,
            Counted::Request => &self.requests,
        };
        limiter.check_key(&network(address)).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            ServerError::TooFast(wait.as_secs().max(1))
        })
    }

    /// The limit of one seat, of one socket that watches, or of one token.
    pub(crate) fn frames(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.frames)
    }

    /// Forgets addresses that have been quiet.
    pub(crate) fn tidy(&self) {
        let limiters = [
            &self.tables,
            &self.bots,
            &self.games,
            &self.places,
            &self.sockets,
            &self.requests,
        ];
        for limiter in limiters {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// How long somebody has to wait who was too fast.
pub(crate) fn wait(limiter: &DefaultDirectRateLimiter) -> Result<(), Duration> {
    limiter
        .check()
        .map_err(|until| until.wait_time_from(DefaultClock::default().now()))
}

/// Who is behind an address: of the newer kind everybody has a whole network.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => IpAddr::V4(mapped),
            None => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::from([a, b, c, d, 0, 0, 0, 0])
            }
        },
    }
}
