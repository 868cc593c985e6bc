//! Takes connections from the system, whatever the system says, and hands each to a
//! task of its own.

use std::future::Future;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use super::admission::Admission;
use super::counts::Refused;
use super::serving::{Connection, attend};

/// How long to wait when the system cannot hand over a connection: at first, and at
/// most. Files become free at their own time, and asking without a break would take
/// the time of those who play.
const FIRST_PAUSE: Duration = Duration::from_millis(10);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// How often that is said.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// What is said to those who find no room. They have not been heard, so nothing is
/// known of their language.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
const TOO_MANY: &[u8] = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/// Where connections come from.
pub(crate) trait Accept: Send {
    /// The next one, with the address of its other end.
    fn next(&mut self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>> + Send;
}

impl Accept for TcpListener {
    fn next(&mut self) -> impl Future<Output = io::Result<(TcpStream, SocketAddr)>> + Send {
        self.accept()
    }
}

/// Serves everybody who comes until `stop` does. It is over when every request that
/// had begun is answered; sockets have left by then, or leave by themselves.
pub(crate) async fn serve(
    mut listener: impl Accept,
    router: Router,
    admission: Arc<Admission>,
    stop: impl Future<Output = ()> + Send,
) {
    let (stopping, stopped) = watch::channel(false);
    // Each connection holds one end, so that the other knows when the last has gone.
    let (all, mine) = watch::channel(());
    let mut trouble = Trouble::default();
    let mut stop = pin!(stop);
    loop {
        let next = tokio::select! {
            () = &mut stop => break,
            next = listener.next() => next,
        };
        let (bytes, peer) = match next {
            Ok(next) => next,
            // It was there, and has gone before we came.
            Err(error) if is_of_the_other_end(&error) => continue,
            Err(error) => {
                admission.counts.fail();
                let pause = trouble.meet(&error);
                tokio::select! {
                    () = &mut stop => break,
                    () = sleep(pause) => continue,
                }
            }
        };
        trouble.pause = None;
        let slot = match admission.enter(peer.ip()) {
            Ok(slot) => slot,
            Err(why) => {
                admission.counts.refuse(why);
                refuse(bytes, why);
                continue;
            }
        };
        // Frames are small and somebody waits for each of them.
        if let Err(error) = bytes.set_nodelay(true) {
            tracing::debug!(%error, "frames may be held back for a moment");
        }
        let connection = Connection {
            admission: Arc::clone(&admission),
            router: router.clone(),
            bytes,
            peer,
            slot,
        };
        let (stopped, mine) = (stopped.clone(), mine.clone());
        tokio::spawn(async move {
            attend(connection, stopped).await;
            drop(mine);
        });
    }
    // Nobody waits in a queue that is not looked at any more.
    drop(listener);
    stopping.send_replace(true);
    drop(mine);
    all.closed().await;
}

/// Says so as far as that costs nothing, and closes it.
fn refuse(bytes: TcpStream, why: Refused) {
    let words = match why {
        Refused::Full | Refused::Reserve => FULL,
        Refused::Address => TOO_MANY,
    };
    if let Ok(mut bytes) = bytes.into_std() {
        // Whoever has gone, or takes nothing, is refused as well.
        let _ = bytes.write(words);
        let _ = bytes.shutdown(std::net::Shutdown::Write);
    }
}

fn is_of_the_other_end(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

/// What was wrong with the system, most often that all files are in use.
#[derive(Default)]
struct Trouble {
    pause: Option<Duration>,
    told: Option<Instant>,
}

impl Trouble {
    /// How long to wait. It is told now and then.
    fn meet(&mut self, error: &io::Error) -> Duration {
        let pause = self.pause.map_or(FIRST_PAUSE, |pause| pause * 2);
        let pause = pause.min(LONGEST_PAUSE);
        self.pause = Some(pause);
        if self.told.is_none_or(|told| told.elapsed() >= BETWEEN_LINES) {
            self.told = Some(Instant::now());
            tracing::error!(%error, "no connection can be accepted: see ulimit -n and --most-connections");
        }
        pause
    }
}

#[cfg(test)]
mod tests {
    use std::collections::VecDeque;
    use std::net::IpAddr;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::sync::oneshot;

    use super::*;
    use crate::connections::{ConnectionCounts, ConnectionLimits};

    /// Connections from this machine that seem to come from elsewhere, after some errors.
    struct Elsewhere {
        listener: TcpListener,
        errors: VecDeque<io::Error>,
        from: IpAddr,
    }

    impl Accept for Elsewhere {
        async fn next(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
            if let Some(error) = self.errors.pop_front() {
                return Err(error);
            }
            let (bytes, peer) = self.listener.accept().await?;
            Ok((bytes, SocketAddr::new(self.from, peer.port())))
        }
    }

    struct Here {
        address: SocketAddr,
        admission: Arc<Admission>,
        stop: oneshot::Sender<()>,
        serving: tokio::task::JoinHandle<()>,
    }

    async fn start(errors: Vec<io::Error>, most: usize) -> Here {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let elsewhere = Elsewhere {
            listener,
            errors: errors.into(),
            from: [198, 51, 100, 4].into(),
        };
        let limits = ConnectionLimits {
            per_address: 2,
            most,
            ..ConnectionLimits::default()
        };
        let trusted = Box::new(|address: IpAddr| address.is_loopback());
        let admission = Admission::new(limits, ConnectionCounts::default(), trusted);
        let router = Router::new().route("/", get(|| async { "here" }));
        let (stop, stopped) = oneshot::channel();
        let serving = serve(elsewhere, router, Arc::clone(&admission), async {
            let _ = stopped.await;
        });
        let serving = tokio::spawn(serving);
        Here {
            address,
            admission,
            stop,
            serving,
        }
    }

    async fn answer(bytes: &mut TcpStream) -> String {
        let mut answer = String::new();
        bytes.read_to_string(&mut answer).await.unwrap();
        answer
    }

    const ASK: &[u8] = b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";

    #[tokio::test]
    async fn one_address_cannot_have_them_all() {
        let here = start(Vec::new(), 100).await;
        let mut first = TcpStream::connect(here.address).await.unwrap();
        let _second = TcpStream::connect(here.address).await.unwrap();
        let mut third = TcpStream::connect(here.address).await.unwrap();
        assert!(answer(&mut third).await.starts_with("HTTP/1.1 429 "));
        // Those who are in are served, and make room when they go.
        first.write_all(ASK).await.unwrap();
        assert!(answer(&mut first).await.ends_with("\r\n\r\nhere"));
        while here.admission.counts.open.get() > 1 {
            tokio::task::yield_now().await;
        }
        let mut again = TcpStream::connect(here.address).await.unwrap();
        again.write_all(ASK).await.unwrap();
        assert!(answer(&mut again).await.ends_with("\r\n\r\nhere"));
    }

    #[tokio::test]
    async fn whoever_finds_no_room_hears_it_at_once() {
        let here = start(Vec::new(), 1).await;
        let _first = TcpStream::connect(here.address).await.unwrap();
        let mut second = TcpStream::connect(here.address).await.unwrap();
        let refused = answer(&mut second).await;
        assert!(refused.starts_with("HTTP/1.1 503 "), "{refused}");
        assert!(refused.contains("\r\nRetry-After: "), "{refused}");
    }

    #[tokio::test]
    async fn a_system_without_files_is_asked_again() {
        // EMFILE, as often as it takes until somebody has closed one.
        let errors = (0..4).map(|_| io::Error::from_raw_os_error(24)).collect();
        let here = start(errors, 100).await;
        let mut bytes = TcpStream::connect(here.address).await.unwrap();
        bytes.write_all(ASK).await.unwrap();
        assert!(answer(&mut bytes).await.ends_with("\r\n\r\nhere"));
        here.stop.send(()).unwrap();
        here.serving.await.unwrap();
    }

    #[test]
    fn it_does_not_ask_without_a_break() {
        let mut trouble = Trouble::default();
        let error = io::Error::from_raw_os_error(24);
        let pauses: Vec<_> = (0..9).map(|_| trouble.meet(&error)).collect();
        assert_eq!(pauses[0], FIRST_PAUSE);
        assert!(pauses.is_sorted());
        assert_eq!(pauses[8], LONGEST_PAUSE);
    }
}
