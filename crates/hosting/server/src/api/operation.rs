//! What whoever keeps the server asks, and what it offers.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::StoreError;
use wire::online::messages::About;

use crate::app::App;

/// How long the store may take to answer whoever asks for our health, who wants to know
/// within a second.
const HEALTH: Duration = Duration::from_millis(800);

/// What this server offers.
#[utoipa::path(get, path = "/api/about", tag = "server", operation_id = "about", responses(
    (status = 200, description = "What it offers.", body = About),
))]
pub(crate) async fn about(State(app): State<App>) -> Json<About> {
    let keeps = app.settings.keep_idle.as_secs() / (24 * 60 * 60);
    Json(About {
        version: env!("CARGO_PKG_VERSION").to_string(),
        lobby: app.settings.lobby,
        classes: app.settings.classes,
        bots: app.settings.bots,
        keeps_days: keeps as u32,
    })
}

/// Whether it can do its work: the last row could be kept, the store answers, and it is not about to stop.
#[utoipa::path(get, path = "/healthz", tag = "server", operation_id = "health", responses(
    (status = 200, description = "It can.", body = String, content_type = "text/plain"),
    (status = 503, description = "It cannot.", body = String, content_type = "text/plain"),
))]
pub(crate) async fn health(State(app): State<App>) -> Response {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    // What is wrong is in the log: it is the keeper's business, and this is for everybody.
    let why = match app.store.check(HEALTH).await {
        Ok(()) => return "ok\n".into_response(),
        Err(StoreError::Full) => "the disk is full\n",
        Err(_) => "the store does not answer\n",
    };
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

/// What it counts.
#[utoipa::path(get, path = "/metrics", tag = "server", operation_id = "metrics", responses(
    (status = 200, description = "For Prometheus.", body = String, content_type = "application/openmetrics-text"),
))]
pub(crate) async fn metrics(State(app): State<App>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    app.metrics.rooms.set(app.tables.all().len() as i64);
    ([(header::CONTENT_TYPE, kind)], app.metrics.text()).into_response()
}
