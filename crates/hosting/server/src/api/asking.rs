//! Who asks, in which language, and what.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use game::Lang;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::client_address;
use crate::error::ServerError;
use crate::limits::Counted;

/// Whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) address: IpAddr,
    /// This machine itself asks, to which limits do not apply.
    pub(crate) is_keeper: bool,
    /// The secret or token that comes with the request.
    pub(crate) bearer: Option<String>,
}

impl FromRequestParts<App> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asker, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = peer.map_or(SocketAddr::from(([127, 0, 0, 1], 0)), |info| info.0);
        let (headers, proxies) = (&parts.headers, &app.settings.trusted_proxies);
        let hint = &app.unnamed_proxy;
        if hint.is_to_be_told(peer, headers, proxies, Instant::now()) {
            tracing::warn!(
                address = app.logged(peer.ip().to_canonical()),
                "a proxy seems to ask for others, but is not trusted: all of them share its limits. Name it with --trusted-proxy; --log-addresses shows its address here"
            );
        }
        let client = client_address::client(peer, headers, proxies);
        Ok(Asker {
            address: client.address,
            is_keeper: client.is_keeper,
            bearer: bearer(&parts.headers),
        })
    }
}

impl Asker {
    /// Counts what is asked, and does it unless that is too much.
    pub(crate) fn counted(&self, app: &App, what: Counted) -> Result<(), ServerError> {
        if self.is_keeper {
            return Ok(());
        }
        let counted = app.limits.count(what, self.address);
        counted.inspect_err(|_| {
            app.metrics.limited.inc();
            tracing::info!(
                address = app.logged(self.address),
                ?what,
                "too much was asked"
            );
        })
    }
}

/// The first language we know among those that are wanted.
pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(header::ACCEPT_LANGUAGE);
    let wanted = wanted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let known = wanted
        .split(',')
        .find_map(|one| match one.trim().get(..2)? {
            "en" => Some(Lang::En),
            "fr" => Some(Lang::Fr),
            "es" => Some(Lang::Es),
            _ => None,
        });
    known.unwrap_or_default()
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let secret = value.strip_prefix("Bearer ")?.trim();
    (!secret.is_empty()).then(|| secret.to_string())
}

/// The body of a request: JSON, whatever it is called.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, ServerError> {
        let bytes = bytes(request, state).await?;
        serde_json::from_slice(&bytes)
            .map(Body)
            .map_err(|error| ServerError::NotUnderstood(error.to_string()))
    }
}

/// The same where nothing at all is as good as nothing special.
pub(crate) struct Optional<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Default> FromRequest<S> for Optional<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, state: &S) -> Result<Optional<T>, ServerError> {
        let bytes = bytes(request, state).await?;
        if bytes.trim_ascii().is_empty() {
            return Ok(Optional(T::default()));
        }
        serde_json::from_slice(&bytes)
            .map(|asked: Option<T>| Optional(asked.unwrap_or_default()))
            .map_err(|error| ServerError::NotUnderstood(error.to_string()))
    }
}

async fn bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, ServerError> {
    let bytes = Bytes::from_request(request, state).await;
    bytes.map_err(|_| ServerError::TooLarge)
}

/// What the address of a request asks for, by name.
pub(crate) type Parameters = Query<HashMap<String, String>>;

/// The number that is asked for by a name.
pub(crate) fn number(query: &Parameters, name: &str) -> Result<Option<u64>, ServerError> {
    let number = query.get(name).map(|number| number.parse());
    let number = number.transpose();
    number.map_err(|_| ServerError::NotUnderstood(name.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn the_first_language_we_know_counts() {
        let of = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static(value));
            language(&headers)
        };
        assert_eq!(of("de-DE, fr;q=0.8, en;q=0.5"), Lang::Fr);
        assert_eq!(of("es-MX"), Lang::Es);
        assert_eq!(of("x"), Lang::En);
    }
}
