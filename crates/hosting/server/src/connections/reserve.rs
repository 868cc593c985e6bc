//! What is answered when only the reserve is left: nothing but what those need who
//! play already.

use axum::extract::Request;
use axum::http::{HeaderValue, Response as Answer, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::counts::{ConnectionCounts, Refused};
use crate::error::ServerError;

/// The mark of a request by a connection out of the reserve.
#[derive(Clone)]
pub(super) struct Reserved(pub(super) ConnectionCounts);

/// After how many seconds somebody may ask again who found no room.
const RETRY: &str = "10";

/// The layer around everything that lets only players in where only the reserve is
/// left.
pub(crate) async fn only_for_players(mut request: Request, next: Next) -> Response {
    let reserved = request.extensions_mut().remove::<Reserved>();
    match reserved {
        Some(Reserved(counts)) if !is_for_players(request.uri().path()) => {
            counts.refuse(Refused::Reserve);
            ServerError::Full.into_response()
        }
        _ => next.run(request).await,
    }
}

/// Whether somebody asks for this who plays: for the socket of a table or a class,
/// or as a bot. Whoever keeps the server wants to see how it is, above all then.
fn is_for_players(path: &str) -> bool {
    let keeper = matches!(path, "/healthz" | "/metrics");
    let socket = path.starts_with("/api/") && path.ends_with("/socket");
    keeper || socket || path.starts_with("/api/bot/")
}

/// Only sockets and streams last in the reserve; others make room at once.
pub(super) fn close_after<B>(answer: &mut Answer<B>) {
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        return;
    }
    let retry = answer.status() == StatusCode::SERVICE_UNAVAILABLE;
    let headers = answer.headers_mut();
    headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    if retry {
        headers.insert(header::RETRY_AFTER, HeaderValue::from_static(RETRY));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_and_keepers_are_known_by_what_they_ask_for() {
        for path in [
            "/api/tables/abc/socket",
            "/api/classes/abc/socket",
            "/api/bot/socket",
            "/api/bot/events",
            "/healthz",
        ] {
            assert!(is_for_players(path), "{path}");
        }
        for path in ["/", "/socket", "/api/tables", "/api/bots", "/api/lobby"] {
            assert!(!is_for_players(path), "{path}");
        }
    }
}
