//! What can go wrong that is no matter of the rules, and how it is answered.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Lang;
use protocol::page::messages::Refusal;
use store::StoreError;

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
    /// The secret is not the right one, or is missing.
    NotYours,
    /// Too much in too short a time; try again after so many seconds.
    TooFast(u64),
    /// There are as many tables as this server allows, or watchers at a table.
    Full,
    /// What came is not understood: what is wrong with it.
    NotUnderstood(String),
    /// It is larger than anything that could be meant.
    TooLarge,
    /// The match cannot be played like this, and why.
    SetUp(String),
    /// This server does not offer that.
    NotOffered,
    /// Refused by the table or the class, with its own code and words.
    Refused(Refusal),
    /// Too many servers write at once.
    Busy,
    /// What is kept cannot be read.
    Broken,
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

impl ServerError {
    /// A word for programs, the same for ever.
    pub fn code(&self) -> &str {
        match self {
            ServerError::NoTable => "no-table",
            ServerError::NoCode => "no-code",
            ServerError::NoBot => "no-bot",
            ServerError::NoChallenge => "no-challenge",
            ServerError::Expired => "expired",
            ServerError::Token => "token",
            ServerError::BotName => "bot-name",
            ServerError::NameTaken => "name-taken",
            ServerError::NotPlayed => "not-played",
            ServerError::Taken => "taken",
            ServerError::NotYours => "not-yours",
            ServerError::TooFast(_) => "too-fast",
            ServerError::Full => "full",
            ServerError::NotUnderstood(_) => "not-understood",
            ServerError::TooLarge => "too-large",
            ServerError::SetUp(_) => "set-up",
            ServerError::NotOffered => "not-offered",
            ServerError::Refused(refusal) => &refusal.code,
            ServerError::Busy => "busy",
            ServerError::Broken => "broken",
            ServerError::Store(_) => "unavailable",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            ServerError::NoTable
            | ServerError::NoCode
            | ServerError::NoBot
            | ServerError::NoChallenge
            | ServerError::NotOffered => StatusCode::NOT_FOUND,
            ServerError::Taken
            | ServerError::NameTaken
            | ServerError::Expired
            | ServerError::Refused(_) => StatusCode::CONFLICT,
            ServerError::Token => StatusCode::UNAUTHORIZED,
            ServerError::NotYours => StatusCode::FORBIDDEN,
            ServerError::TooFast(_) => StatusCode::TOO_MANY_REQUESTS,
            ServerError::Full | ServerError::Busy | ServerError::Store(_) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
            ServerError::NotUnderstood(_) => StatusCode::BAD_REQUEST,
            ServerError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ServerError::SetUp(_) | ServerError::BotName | ServerError::NotPlayed => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            ServerError::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The same as a refusal in the reader's language.
    pub fn refusal(&self, lang: Lang) -> Refusal {
        if let ServerError::Refused(refusal) = self {
            return refusal.clone();
        }
        Refusal {
            code: self.code().to_string(),
            clause: None,
            message: words::error(self, lang),
        }
    }

    /// The answer to a request.
    pub fn answer(&self, lang: Lang) -> Response {
        if matches!(self, ServerError::Broken | ServerError::Store(_)) {
            tracing::error!(error = ?self, "a request failed");
        }
        let mut response = (self.status(), Json(self.refusal(lang))).into_response();
        let headers = response.headers_mut();
        match self {
            ServerError::TooFast(seconds) => {
                headers.insert(header::RETRY_AFTER, (*seconds).into());
            }
            ServerError::Token => {
                let scheme = HeaderValue::from_static("Bearer");
                headers.insert(header::WWW_AUTHENTICATE, scheme);
            }
            _ => {}
        }
        response
    }
}
