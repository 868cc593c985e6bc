//! Requests: everything that is not said over a socket.

mod asking;
mod games;
mod openapi;
mod operation;
mod tables;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::{Json, Router, middleware};
use protocol::online::messages::LONGEST_BODY;

pub use openapi::description;

pub(crate) use asking::{Asker, Body, Optional, asked_for, asked_number, language};

use crate::app::App;
use crate::error::{ServerError, in_their_language};
use crate::tables::socket;
use crate::{bots, class};

/// What is answered, or why not.
pub(crate) type Answer<T> = Result<Json<T>, ServerError>;

/// The same for something that has been made.
pub(crate) type Created<T> = Result<(StatusCode, Json<T>), ServerError>;

/// Says which function answers what, once: from it come the router and the list that
/// the description of the API is compared with.
macro_rules! answers {
    ($($method:ident $path:literal => $answer:path),* $(,)?) => {
        /// What can be asked.
        pub(crate) fn routes() -> axum::Router<crate::app::App> {
            axum::Router::new()
                $(.route($path, axum::routing::$method($answer)))*
        }

        /// The same as a list.
        pub(crate) const ROUTES: &[(&str, &str)] = &[$((stringify!($method), $path)),*];
    };
}

pub(crate) use answers;

mod own {
    use super::{games, openapi, operation, socket, tables};

    answers! {
        get "/api/about" => operation::about,
        get "/api/openapi.json" => openapi::answer,
        get "/api/lobby" => tables::lobby,
        post "/api/tables" => tables::make,
        delete "/api/tables/{table}" => tables::delete,
        post "/api/tables/{table}/sit" => tables::sit,
        get "/api/tables/{table}/record" => tables::record,
        get "/api/tables/{table}/socket" => socket::open,
        post "/api/look" => tables::look,
        post "/api/join" => tables::join,
        get "/api/games" => games::list,
        get "/api/games/records" => games::records,
        get "/healthz" => operation::health,
        get "/metrics" => operation::metrics,
    }
}

/// What can be asked.
pub(crate) fn routes() -> Router<App> {
    own::routes()
        .merge(class::routes())
        .merge(bots::routes())
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn(in_their_language))
}

/// Everything that can be asked, as a list of methods and paths.
pub fn all_routes() -> Vec<(&'static str, &'static str)> {
    [own::ROUTES, class::ROUTES, bots::ROUTES].concat()
}
