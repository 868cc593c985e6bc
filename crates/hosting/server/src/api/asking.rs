//! Who asks, in which language, and what.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Instant;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use game::Lang;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::app::App;
use crate::client_address::{self, Client};
use crate::error::ServerError;
use crate::limits::Counted;

/// Whoever asks.
#[derive(Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) client: Client,
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
        Ok(Asker {
            client: client_address::client(peer, headers, proxies),
            bearer: bearer(&parts.headers),
        })
    }
}

impl Asker {
    /// Looks a code up, unless too many wrong ones came from there.
    pub(crate) async fn guess<T>(
        &self,
        app: &App,
        looking: impl Future<Output = Result<T, ServerError>>,
    ) -> Result<T, ServerError> {
        self.counted(app, Counted::Request)?;
        app.guess(self.client, looking).await
    }

    /// Counts what is asked, and does it unless that is too much.
    pub(crate) fn counted(&self, app: &App, what: Counted) -> Result<(), ServerError> {
        if self.client.is_keeper {
            return Ok(());
        }
        let counted = app.limits.count(what, self.client.address);
        counted.inspect_err(|_| {
            app.metrics.limited.inc();
            tracing::info!(
                address = app.logged(self.client.address),
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
        read(&bytes).map(Body)
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
        read(&bytes).map(|asked: Option<T>| Optional(asked.unwrap_or_default()))
    }
}

/// Reads JSON. Some programs write every number with a fraction, and `2.0` is a whole
/// number in JSON as much as `2` is.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ServerError> {
    // Fields without their names would be read, too, and are nowhere described.
    if bytes.trim_ascii_start().starts_with(b"[") {
        return Err(ServerError::NotUnderstood("[".to_string()));
    }
    serde_json::from_slice(bytes).or_else(|error| {
        let not_understood = |_| ServerError::NotUnderstood(error.to_string());
        let mut value: Value = serde_json::from_slice(bytes).map_err(not_understood)?;
        make_whole(&mut value);
        serde_json::from_value(value).map_err(not_understood)
    })
}

/// No whole number below this is mistaken for another one when it is written with a
/// fraction.
const EXACT: f64 = 9_007_199_254_740_992.0;

fn make_whole(value: &mut Value) {
    match value {
        Value::Number(number) if number.is_f64() => {
            let whole = number.as_f64().filter(|it| it.fract() == 0.0);
            if let Some(whole) = whole.filter(|it| it.abs() < EXACT) {
                *number = (whole as i64).into();
            }
        }
        Value::Array(values) => values.iter_mut().for_each(make_whole),
        Value::Object(fields) => fields.values_mut().for_each(make_whole),
        _ => {}
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
