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
pub enum Trouble {
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

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::NoStream => Trouble::NoTable,
            error => Trouble::Store(error),
        }
    }
}

impl Trouble {
    /// A word for programs, the same for ever.
    pub fn code(&self) -> &str {
        match self {
            Trouble::NoTable => "no-table",
            Trouble::NoCode => "no-code",
            Trouble::NoBot => "no-bot",
            Trouble::NoChallenge => "no-challenge",
            Trouble::Expired => "expired",
            Trouble::Token => "token",
            Trouble::BotName => "bot-name",
            Trouble::NameTaken => "name-taken",
            Trouble::NotPlayed => "not-played",
            Trouble::Taken => "taken",
            Trouble::NotYours => "not-yours",
            Trouble::TooFast(_) => "too-fast",
            Trouble::Full => "full",
            Trouble::NotUnderstood(_) => "not-understood",
            Trouble::TooLarge => "too-large",
            Trouble::SetUp(_) => "set-up",
            Trouble::NotOffered => "not-offered",
            Trouble::Refused(refusal) => &refusal.code,
            Trouble::Busy => "busy",
            Trouble::Broken => "broken",
            Trouble::Store(_) => "unavailable",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Trouble::NoTable
            | Trouble::NoCode
            | Trouble::NoBot
            | Trouble::NoChallenge
            | Trouble::NotOffered => StatusCode::NOT_FOUND,
            Trouble::Taken | Trouble::NameTaken | Trouble::Expired | Trouble::Refused(_) => {
                StatusCode::CONFLICT
            }
            Trouble::Token => StatusCode::UNAUTHORIZED,
            Trouble::NotYours => StatusCode::FORBIDDEN,
            Trouble::TooFast(_) => StatusCode::TOO_MANY_REQUESTS,
            Trouble::Full | Trouble::Busy | Trouble::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::NotUnderstood(_) => StatusCode::BAD_REQUEST,
            Trouble::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::SetUp(_) | Trouble::BotName | Trouble::NotPlayed => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Trouble::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The same as a refusal in the reader's language.
    pub fn refusal(&self, lang: Lang) -> Refusal {
        if let Trouble::Refused(refusal) = self {
            return refusal.clone();
        }
        Refusal {
            code: self.code().to_string(),
            clause: None,
            message: words::trouble(self, lang),
        }
    }

    /// The answer to a request.
    pub fn answer(&self, lang: Lang) -> Response {
        if matches!(self, Trouble::Broken | Trouble::Store(_)) {
            tracing::error!(trouble = ?self, "a request failed");
        }
        let mut response = (self.status(), Json(self.refusal(lang))).into_response();
        let headers = response.headers_mut();
        match self {
            Trouble::TooFast(seconds) => {
                headers.insert(header::RETRY_AFTER, (*seconds).into());
            }
            Trouble::Token => {
                let scheme = HeaderValue::from_static("Bearer");
                headers.insert(header::WWW_AUTHENTICATE, scheme);
            }
            _ => {}
        }
        response
    }
}
