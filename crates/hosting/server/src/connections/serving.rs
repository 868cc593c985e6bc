//! Serves one connection, for as long as it keeps its pace.

use std::convert::Infallible;
use std::future::{Future, poll_fn};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use super::admission::{Admission, Slot};
use super::counts::Refused;
use super::reserve::{Reserved, close_after};
use super::stream::{Answer, Question, Stream};

/// A connection that was let in.
pub(super) struct Connection {
    pub(super) admission: Arc<Admission>,
    pub(super) router: Router,
    pub(super) bytes: TcpStream,
    pub(super) peer: SocketAddr,
    pub(super) slot: Slot,
}

/// Answers the requests of a connection until it ends, becomes a socket, or is too
/// slow. When the server stops, it ends after the answer that is being given.
pub(super) async fn attend(connection: Connection, mut stopped: watch::Receiver<bool>) {
    let Connection {
        admission,
        router,
        bytes,
        peer,
        slot,
    } = connection;
    let reserved = slot.reserved;
    let pace = Arc::clone(&slot.pace);
    let watched = Arc::clone(&pace);
    let counts = admission.counts.clone();
    let router = TowerToHyperService::new(router);
    let answer = service_fn(move |request: hyper::Request<Incoming>| {
        watched.head_ended(!request.body().is_end_stream());
        let pace = Arc::clone(&watched);
        let mut request = request.map(|body| Question { pace, body });
        let extensions = request.extensions_mut();
        extensions.insert(ConnectInfo(peer));
        if reserved {
            extensions.insert(Reserved(counts.clone()));
        }
        let answered = router.call(request);
        let pace = Arc::clone(&watched);
        async move {
            let mut answer = answered.await?;
            if reserved {
                close_after(&mut answer);
            }
            Ok::<_, Infallible>(answer.map(|body| Answer { pace, body }))
        }
    });
    let stream = TokioIo::new(Stream::new(slot, bytes));
    let mut http = http1::Builder::new();
    // The pace knows more: which part of a request it is that takes so long.
    http.header_read_timeout(None);
    let mut served = pin!(http.serve_connection(stream, answer).with_upgrades());
    let mut stopping = pin!(stopped.wait_for(|stopping| *stopping));
    let mut told = false;
    let mut late = pin!(sleep_until(Instant::now() + admission.limits.head));
    let slow = poll_fn(|cx| {
        if !told && stopping.as_mut().poll(cx).is_ready() {
            told = true;
            served.as_mut().graceful_shutdown();
        }
        // What has come is heard before somebody counts as slow who was only not
        // listened to.
        if let Poll::Ready(ended) = served.as_mut().poll(cx) {
            if let Err(error) = ended {
                tracing::trace!(%error, "a connection broke off");
            }
            return Poll::Ready(None);
        }
        if reserved && pace.must_leave(cx) {
            admission.counts.refuse(Refused::Full);
            return Poll::Ready(None);
        }
        let Some((due, slow)) = pace.due() else {
            return Poll::Pending;
        };
        if late.deadline() != due {
            late.as_mut().reset(due);
        }
        late.as_mut().poll(cx).map(|()| Some(slow))
    });
    if let Some(slow) = slow.await {
        admission.counts.close(slow);
    }
}
