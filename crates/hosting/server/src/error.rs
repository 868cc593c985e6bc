//! What can go wrong, and how it is answered. Whoever answers a request only says
//! what is wrong; one layer around all of them says it in the asker's language.

use std::error::Error;
use std::fmt;
use std::sync::Arc;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use class::CodeError;
use game::Lang;
use store::StoreError;
use table::ConfigError;
use wire::online::{PROBLEM_JSON, Problem};
use wire::page::Refusal;

use crate::api::language;
use crate::words;

/// Something that cannot be done.
#[derive(Debug)]
pub enum ServerError {
    /// There is no such table, or no longer.
    NoTable,
    /// The code leads nowhere, or no longer.
    NoCode,
    /// There is no such bot, or no longer.
    NoBot,
    /// There is no such challenge, or no longer.
    NoChallenge,
    /// The challenge was not answered in time.
    Expired,
    /// The token of a bot is missing, or is none.
    Token,
    /// A bot cannot be called that.
    BotName,
    /// Another bot is called that.
    NameTaken,
    /// The bot does not play this, or not like this.
    NotPlayed,
    /// Somebody else has taken the place.
    Taken,
    /// The secret is missing, or is nobody's here.
    Stranger,
    /// Whoever asks is known, and may not.
    NotYours,
    /// Another page may not open a socket here.
    OtherPage,
    /// A socket was not asked for as sockets are: what is wrong.
    NoSocket(String),
    /// Nothing can be asked there.
    NoRequest,
    /// Something can be asked there, but not by this method.
    Method,
    /// Too much in too short a time; try again after so many seconds.
    TooFast(u64),
    /// There are as many tables as this server allows, or watchers at a table.
    Full,
    /// What came is not understood: what is wrong with it.
    NotUnderstood(String),
    /// It is larger than anything that could be meant.
    TooLarge,
    /// The match cannot be played like this.
    Config(ConfigError),
    /// Nobody can be given more time there.
    MoreTime(table::InputError),
    /// This server does not offer that.
    NotOffered,
    /// The table refuses it.
    Table(table::InputError),
    /// The class refuses it.
    Class(class::ClassError),
    /// What was typed is no code of a class.
    ClassCode(CodeError),
    /// Too many servers write at once.
    Busy,
    /// What is kept cannot be read.
    Broken(Box<dyn Error + Send + Sync>),
    /// The store does not answer.
    Store(StoreError),
}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        match error {
            StoreError::NoStream => ServerError::NoTable,
            error => ServerError::Store(error),
        }
    }
}

/// What comes from outside is read by whoever knows how to answer; everything else
/// that is JSON is what is kept.
impl From<serde_json::Error> for ServerError {
    fn from(error: serde_json::Error) -> ServerError {
        ServerError::Broken(error.into())
    }
}

impl From<class::ClassError> for ServerError {
    fn from(why: class::ClassError) -> ServerError {
        ServerError::Class(why)
    }
}

impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.refusal(Lang::En).message)
    }
}

impl Error for ServerError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            ServerError::Config(error) => Some(error),
            ServerError::MoreTime(error) | ServerError::Table(error) => Some(error),
            ServerError::Class(error) => Some(error),
            ServerError::ClassCode(error) => Some(error),
            ServerError::Broken(error) => Some(error.as_ref()),
            ServerError::Store(error) => Some(error),
            _ => None,
        }
    }
}

impl ServerError {
    /// What is kept makes no sense, and why.
    pub(crate) fn broken(why: impl fmt::Debug) -> ServerError {
        ServerError::Broken(format!("{why:?}").into())
    }

    /// A word for programs, the same for ever.
    pub fn code(&self) -> &'static str {
        self.kind().0
    }

    /// The word for programs, and what it is among answers to requests.
    pub(crate) fn kind(&self) -> (&'static str, StatusCode) {
        match self {
            ServerError::NoTable => ("no-table", StatusCode::NOT_FOUND),
            ServerError::NoCode => ("no-code", StatusCode::NOT_FOUND),
            ServerError::NoBot => ("no-bot", StatusCode::NOT_FOUND),
            ServerError::NoChallenge => ("no-challenge", StatusCode::NOT_FOUND),
            ServerError::Expired => ("expired", StatusCode::CONFLICT),
            ServerError::Token => ("token", StatusCode::UNAUTHORIZED),
            ServerError::BotName => ("bot-name", StatusCode::UNPROCESSABLE_ENTITY),
            ServerError::NameTaken => ("name-taken", StatusCode::CONFLICT),
            ServerError::NotPlayed => ("not-played", StatusCode::UNPROCESSABLE_ENTITY),
            ServerError::Taken => ("taken", StatusCode::CONFLICT),
            ServerError::Stranger => ("not-yours", StatusCode::UNAUTHORIZED),
            ServerError::NotYours => ("not-yours", StatusCode::FORBIDDEN),
            ServerError::OtherPage => ("other-page", StatusCode::FORBIDDEN),
            ServerError::NoSocket(_) => ("no-socket", StatusCode::UPGRADE_REQUIRED),
            ServerError::NoRequest => ("no-request", StatusCode::NOT_FOUND),
            ServerError::Method => ("method", StatusCode::METHOD_NOT_ALLOWED),
            ServerError::TooFast(_) => ("too-fast", StatusCode::TOO_MANY_REQUESTS),
            ServerError::Full => ("full", StatusCode::SERVICE_UNAVAILABLE),
            ServerError::NotUnderstood(_) => ("not-understood", StatusCode::BAD_REQUEST),
            ServerError::TooLarge => ("too-large", StatusCode::PAYLOAD_TOO_LARGE),
            ServerError::Config(_) => ("set-up", StatusCode::UNPROCESSABLE_ENTITY),
            ServerError::MoreTime(_) => ("set-up", StatusCode::UNPROCESSABLE_ENTITY),
            ServerError::NotOffered => ("not-offered", StatusCode::NOT_FOUND),
            ServerError::Table(why) => (why.code(), StatusCode::CONFLICT),
            ServerError::Class(why) => (why.code(), StatusCode::CONFLICT),
            ServerError::ClassCode(_) => ("code", StatusCode::CONFLICT),
            ServerError::Busy => ("busy", StatusCode::SERVICE_UNAVAILABLE),
            ServerError::Broken(_) => ("broken", StatusCode::INTERNAL_SERVER_ERROR),
            ServerError::Store(_) => ("unavailable", StatusCode::SERVICE_UNAVAILABLE),
        }
    }

    /// Whether somebody who keeps the server has to look at it.
    pub(crate) fn is_ours(&self) -> bool {
        matches!(self, ServerError::Broken(_) | ServerError::Store(_))
    }

    /// The same as a refusal in the reader's language.
    pub fn refusal(&self, lang: Lang) -> Refusal {
        if let ServerError::Table(why) = self {
            return Refusal::of(why, lang);
        }
        Refusal {
            code: self.code().to_string(),
            clause: None,
            message: words::error(self, lang),
        }
    }
}

/// Says what is wrong, to `in_their_language`.
impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let mut response = self.kind().1.into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// No explanation of a framework is longer, in bytes.
const LONGEST_EXPLANATION: usize = 1 << 10;

/// The layer around everything that can be asked: what was found to be wrong before
/// anybody was asked becomes an error like the others, known by its status.
pub(crate) async fn name_errors(request: Request, next: Next) -> Response {
    // No name has this letter, and not every store can look for it.
    if request.uri().path().contains("%00") {
        return ServerError::NotUnderstood("%00".to_string()).into_response();
    }
    let response = next.run(request).await;
    let is_named = response.extensions().get::<Arc<ServerError>>().is_some();
    if is_named || !response.status().is_client_error() {
        return response;
    }
    let (head, body) = response.into_parts();
    let why = to_bytes(body, LONGEST_EXPLANATION).await;
    let why = why.unwrap_or_default();
    let why = String::from_utf8_lossy(&why);
    let error = match head.status {
        StatusCode::NOT_FOUND => ServerError::NoRequest,
        StatusCode::METHOD_NOT_ALLOWED => ServerError::Method,
        StatusCode::PAYLOAD_TOO_LARGE => ServerError::TooLarge,
        _ => ServerError::NotUnderstood(why.trim().trim_end_matches('.').to_string()),
    };
    // A 405 keeps saying what is allowed.
    let mut response = error.into_response();
    response.headers_mut().extend(head.headers);
    response
}

/// The layer around everything: what is wrong becomes an answer that the asker can
/// read.
pub(crate) async fn in_their_language(request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let mut response = next.run(request).await;
    let Some(error) = response.extensions_mut().remove::<Arc<ServerError>>() else {
        return response;
    };
    if error.is_ours() {
        tracing::error!(?error, "a request failed");
    }
    let mut headers = std::mem::take(response.headers_mut());
    headers.remove(header::CONTENT_TYPE);
    headers.remove(header::CONTENT_LENGTH);
    error.add_headers(&mut headers);
    let mut response = (error.kind().1, Json(error.problem(lang))).into_response();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(PROBLEM_JSON));
    response.headers_mut().extend(headers);
    response
}

impl ServerError {
    /// The same as the body of an answer.
    fn problem(&self, lang: Lang) -> Problem {
        let status = self.kind().1;
        let title = status.canonical_reason().unwrap_or_default();
        Problem::new(status.as_u16(), title, self.refusal(lang))
    }

    /// What the head of an answer says beside its status.
    fn add_headers(&self, headers: &mut HeaderMap) {
        match self {
            ServerError::TooFast(seconds) => {
                headers.insert(header::RETRY_AFTER, (*seconds).into());
            }
            ServerError::Token | ServerError::Stranger => {
                let scheme = HeaderValue::from_static("Bearer");
                headers.insert(header::WWW_AUTHENTICATE, scheme);
            }
            ServerError::NoSocket(_) => {
                headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
                let version = HeaderValue::from_static("13");
                headers.insert(header::SEC_WEBSOCKET_VERSION, version);
            }
            _ => {}
        }
    }
}
