//! Wrong codes. Whoever tries many of them wants to find a place that nobody gave
//! them, so every network has a budget of wrong ones, the same for every door. A right
//! code costs nothing, so that a whole school can come in through one address.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use class::ClassError;
use tokio::time::Instant;

use crate::client_address::Client;
use crate::error::ServerError;

/// How many wrong codes one network may try at once: a class of 35 in which everybody
/// mistypes twice, and as many again before it matters.
const AT_ONCE: u32 = 120;

/// How long it takes until it may try one more. With [`AT_ONCE`] these are 480 in a
/// day. The product with the number of codes that are open, divided by the number of
/// codes there are, is how likely a guess is right; `docs/operate.md` has the numbers.
const ONE_MORE: Duration = Duration::from_secs(4 * 60);

/// When a network has its whole budget again. Somebody holds it while a code is looked
/// up, so that many guesses at the same moment are counted, too.
type Budget = Arc<tokio::sync::Mutex<Instant>>;

/// The budgets of all networks that have tried a code lately.
#[derive(Default)]
pub(crate) struct Guesses {
    budgets: Mutex<HashMap<IpAddr, Budget>>,
}

impl Guesses {
    /// Looks a code up, unless too many wrong ones came from there. This machine itself
    /// is not counted.
    pub(crate) async fn attempt<T>(
        &self,
        now: Instant,
        client: Client,
        looking: impl Future<Output = Result<T, ServerError>>,
    ) -> Result<T, ServerError> {
        if client.is_keeper {
            return looking.await;
        }
        let budget = self.budget(now, network(client.address));
        let mut whole_again = budget.lock().await;
        let owed = whole_again.saturating_duration_since(now);
        let wait = (owed + ONE_MORE).saturating_sub(ONE_MORE * AT_ONCE);
        if !wait.is_zero() {
            // A started second counts, so that whoever waits so long is let in.
            return Err(ServerError::TooFast(wait.as_secs() + 1));
        }
        let found = looking.await;
        if found.as_ref().is_err_and(is_wrong_code) {
            *whole_again = now + owed + ONE_MORE;
        }
        found
    }

    fn budget(&self, now: Instant, network: IpAddr) -> Budget {
        let mut budgets = self.budgets.lock().unwrap_or_else(PoisonError::into_inner);
        let whole = || Arc::new(tokio::sync::Mutex::new(now));
        Arc::clone(budgets.entry(network).or_insert_with(whole))
    }

    /// Forgets networks that have their whole budget again.
    pub(crate) fn tidy(&self, now: Instant) {
        let mut budgets = self.budgets.lock().unwrap_or_else(PoisonError::into_inner);
        budgets.retain(|_, budget| {
            // One that somebody holds is in use.
            let is_whole = |whole_again: &Instant| *whole_again <= now;
            let is_idle = Arc::strong_count(budget) == 1;
            !(is_idle && budget.try_lock().is_ok_and(|it| is_whole(&it)))
        });
        budgets.shrink_to_fit();
    }
}

/// Whether an answer says that a code was none. A text that cannot be a code is no
/// guess, and a place that somebody has taken was found by its right code.
fn is_wrong_code(error: &ServerError) -> bool {
    matches!(
        error,
        ServerError::NoCode
            | ServerError::NoTable
            | ServerError::NotYours
            | ServerError::Class(ClassError::WrongCode)
    )
}

/// Who may have many addresses of the newer kind has them within one network of 48 bits.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    const SCHOOL: &str = "203.0.113.9";

    fn stranger(address: &str) -> Client {
        Client {
            address: address.parse().unwrap(),
            is_keeper: false,
        }
    }

    async fn wrong(guesses: &Guesses, now: Instant, address: &str) -> ServerError {
        let address = stranger(address);
        let looking = async { Err::<(), _>(ServerError::NoCode) };
        let answer = guesses.attempt(now, address, looking).await;
        answer.unwrap_err()
    }

    async fn right(guesses: &Guesses, now: Instant, address: &str) -> Result<(), ServerError> {
        let address = stranger(address);
        guesses.attempt(now, address, async { Ok(()) }).await
    }

    /// How many wrong codes are looked up at one moment, until one is not.
    async fn looked_up(guesses: &Guesses, now: Instant, address: &str) -> u32 {
        let mut count = 0;
        while let ServerError::NoCode = wrong(guesses, now, address).await {
            count += 1;
            assert!(count <= 10 * AT_ONCE, "there is no limit");
        }
        count
    }

    #[tokio::test]
    async fn a_day_of_guessing_finds_nothing() {
        let guesses = Guesses::default();
        let begun = Instant::now();
        let (mut now, mut tries) = (begun, 0);
        while now < begun + DAY {
            tries += looked_up(&guesses, now, SCHOOL).await;
            let ServerError::TooFast(seconds) = wrong(&guesses, now, SCHOOL).await else {
                panic!("another one would be looked up");
            };
            now += Duration::from_secs(seconds);
        }
        assert!((400..=480).contains(&tries), "{tries}");
        // The promise: less than one in a thousand with ten thousand open, for classes
        // and for tables.
        let found = |codes: u64| f64::from(tries) * 10_000.0 / codes as f64;
        assert!(found(class::Code::count()) < 0.001);
        assert!(found(crate::secrets::codes_there_are()) < 0.001);
    }

    #[tokio::test]
    async fn a_class_that_mistypes_comes_in_and_right_codes_cost_nothing() {
        let guesses = Guesses::default();
        let now = Instant::now();
        for _ in 0..35 {
            for _ in 0..2 {
                let answer = wrong(&guesses, now, SCHOOL).await;
                assert!(matches!(answer, ServerError::NoCode));
            }
            assert!(right(&guesses, now, SCHOOL).await.is_ok());
        }
        for _ in 0..1000 {
            assert!(right(&guesses, now, SCHOOL).await.is_ok());
        }
        assert_eq!(looked_up(&guesses, now, SCHOOL).await, AT_ONCE - 70);
        // With nothing left, a right guess must not be told from a wrong one.
        let refused = right(&guesses, now, SCHOOL).await;
        let Err(ServerError::TooFast(seconds)) = refused else {
            panic!("a right guess was let in");
        };
        assert!((1..=241).contains(&seconds), "{seconds}");
        // Who waits as long as was said is let in.
        let later = now + Duration::from_secs(seconds);
        assert!(right(&guesses, later, SCHOOL).await.is_ok());
    }

    #[tokio::test]
    async fn guesses_at_the_same_moment_are_counted() {
        let guesses = Guesses::default();
        let (now, address) = (Instant::now(), stranger(SCHOOL));
        let guess = || {
            guesses.attempt::<()>(now, address, async {
                tokio::task::yield_now().await;
                Err(ServerError::NoCode)
            })
        };
        let answers = futures_util::future::join_all((0..500).map(|_| guess())).await;
        let looked_up = |answer: &&Result<(), _>| matches!(answer, Err(ServerError::NoCode));
        assert_eq!(answers.iter().filter(looked_up).count(), AT_ONCE as usize);
    }

    #[tokio::test]
    async fn a_network_is_one_however_many_addresses_it_has() {
        let guesses = Guesses::default();
        let now = Instant::now();
        assert_eq!(looked_up(&guesses, now, "2001:db8:7::1").await, AT_ONCE);
        assert_eq!(looked_up(&guesses, now, "2001:db8:7:ffff::2").await, 0);
        assert_eq!(looked_up(&guesses, now, "2001:db8:8::1").await, AT_ONCE);
        assert_eq!(looked_up(&guesses, now, SCHOOL).await, AT_ONCE);
        assert_eq!(looked_up(&guesses, now, "::ffff:203.0.113.9").await, 0);
        for _ in 0..2 * AT_ONCE {
            let keeper = Client {
                is_keeper: true,
                ..stranger("127.0.0.1")
            };
            let looking = async { Err::<(), _>(ServerError::NoCode) };
            let answer = guesses.attempt(now, keeper, looking).await;
            assert!(matches!(answer, Err(ServerError::NoCode)));
        }
    }

    #[tokio::test]
    async fn a_budget_is_forgotten_only_when_it_is_whole() {
        let guesses = Guesses::default();
        let now = Instant::now();
        looked_up(&guesses, now, SCHOOL).await;
        guesses.tidy(now);
        assert_eq!(looked_up(&guesses, now, SCHOOL).await, 0);
        guesses.tidy(now + DAY);
        assert!(guesses.budgets.lock().unwrap().is_empty());
    }
}
