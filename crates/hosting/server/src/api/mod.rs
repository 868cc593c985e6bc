//! Requests: everything that is not said over a socket.

mod asking;
mod games;
mod openapi;
mod operation;
mod refusals;
mod tables;

use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::any;
use axum::{Json, Router, middleware};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::online::messages::LONGEST_BODY;

pub use openapi::description;

pub(crate) use asking::{Asker, Body, Optional, Parameters, language, number};

use crate::app::App;
use crate::error::{ServerError, name_errors};
use crate::tables::socket;
use crate::{bots, class};

/// What is answered, or why not.
pub(crate) type Answer<T> = Result<Json<T>, ServerError>;

/// The same for something that has been made.
pub(crate) type Created<T> = Result<(StatusCode, Json<T>), ServerError>;

/// Everything that can be asked: the functions that answer, which say themselves what
/// they answer and how that is described.
fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(openapi::head())
        .routes(routes!(operation::about))
        .routes(routes!(openapi::answer))
        .routes(routes!(tables::lobby))
        .routes(routes!(tables::make))
        .routes(routes!(tables::delete))
        .routes(routes!(tables::sit))
        .routes(routes!(tables::record))
        .routes(routes!(socket::open))
        .routes(routes!(tables::look))
        .routes(routes!(tables::join))
        .routes(routes!(games::list))
        .routes(routes!(games::records))
        .routes(routes!(operation::health))
        .routes(routes!(operation::metrics))
        .merge(class::routes())
        .merge(bots::routes())
}

/// Whatever looks like a request and is none is not left to the page.
async fn nothing() -> ServerError {
    ServerError::NoRequest
}

/// What can be asked.
pub(crate) fn routes() -> Router<App> {
    let (router, _) = described().split_for_parts();
    router
        .route("/api", any(nothing))
        .route("/api/", any(nothing))
        .route("/api/{*rest}", any(nothing))
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(middleware::from_fn(name_errors))
}
