//! The whole product on one port: the page, tables to play at over a network,
//! and what whoever keeps a server needs. No request leaves for anywhere else.

mod api;
mod app;
mod bots;
mod class;
mod client_address;
mod clock_watch;
mod codes;
mod connections;
mod deleting;
mod error;
mod guesses;
mod headers;
mod host;
mod limits;
mod metrics;
mod origin;
mod page;
mod print;
mod pulse;
mod secrets;
mod settings;
mod socket;
mod tables;
mod upkeep;
mod words;

use std::future::Future;
use std::io;
use std::net::IpAddr;
use std::time::Duration;

use axum::{Router, middleware, routing};
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::timeout;

pub use api::description;
pub use app::App;
pub use client_address::{ProxyError, TrustedProxies, TrustedProxy};
pub use connections::ConnectionLimits;
pub use deleting::delete;
pub use error::ServerError;
pub use page::{Page, PageError};
pub use settings::Settings;

use connections::Admission;

/// How long open sockets get to say goodbye when the server stops.
const GOODBYE: Duration = Duration::from_secs(3);

/// Answers requests until `stop` comes; those that have begun are answered to
/// their end, and everybody at a table is told to come back.
pub async fn serve(
    listener: TcpListener,
    app: App,
    page: Page,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let pages = Router::new()
        .route("/print/{file}", routing::get(print::answer))
        .fallback(page::answer)
        .with_state(page);
    let router = api::routes()
        .with_state(app.clone())
        .fallback_service(pages)
        .layer(middleware::from_fn(connections::only_for_players))
        .layer(middleware::from_fn(error::in_their_language))
        .layer(middleware::map_response(headers::add));
    // They end with this function, however it ends.
    let mut upkeep = JoinSet::new();
    upkeep.spawn(upkeep::beat(app.clone()));
    upkeep.spawn(upkeep::listen(app.clone()));
    upkeep.spawn(upkeep::forget_empty(app.clone()));
    upkeep.spawn(upkeep::sweep(app.clone()));
    upkeep.spawn(app.metrics.connections.clone().tell());
    // Limits count by the address that a proxy on this machine names, so that the
    // proxy itself may have as many connections as it needs.
    let proxies = app.settings.trusted_proxies.clone();
    let trusted = Box::new(move |address: IpAddr| proxies.trust(address));
    let counts = app.metrics.connections.clone();
    let admission = Admission::new(app.settings.connections.clone(), counts, trusted);
    let stopping = app.clone();
    let stop = async move {
        stop.await;
        stopping.say_goodbye();
    };
    let served = tokio::spawn(connections::serve(listener, router, admission, stop));
    let mut stopped = app.stopping();
    let ended = async {
        let _ = stopped.wait_for(|stopping| *stopping).await;
    };
    let served = tokio::select! {
        served = served => served.map_err(io::Error::other),
        // Sockets are not requests that come to an end by themselves.
        () = async { ended.await; tokio::time::sleep(GOODBYE).await } => Ok(()),
    };
    upkeep.shutdown().await;
    let _ = timeout(GOODBYE, app.store.clone().close()).await;
    served
}
