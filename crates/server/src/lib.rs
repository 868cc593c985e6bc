//! The page on one port. Everything it needs comes from here: no request leaves
//! for anywhere else.

mod headers;
mod page;

use std::future::Future;
use std::io;

use axum::{Router, middleware};
use tokio::net::TcpListener;

pub use page::{NoPage, Page};

/// Answers requests until `stop` comes; those that have begun are answered to
/// their end.
pub async fn serve(
    listener: TcpListener,
    page: Page,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let router = Router::new()
        .fallback(page::answer)
        .with_state(page)
        .layer(middleware::map_response(headers::add));
    axum::serve(listener, router)
        .with_graceful_shutdown(stop)
        .await
}
