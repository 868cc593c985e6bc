//! Classes: opening one, joining it, ordering what happens, and listening.
//!
//! A class is a log like a table, in a stream of its own; its tables are ordinary
//! tables that belong to it. Nothing here keeps a real name, for none comes in.

mod joining;
mod keys;
mod orders;
mod room;
mod socket;
mod tasks;
mod views;
mod watching;
mod whispers;

use game::Lang;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::page::Language;

pub(crate) use room::HostedClass;
pub(crate) use whispers::heard;

use crate::app::App;

/// What can be asked.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(orders::open))
        .routes(routes!(joining::door))
        .routes(routes!(joining::join))
        .routes(routes!(joining::come_back))
        .routes(routes!(orders::delete))
        .routes(routes!(orders::order))
        .routes(routes!(orders::findings))
        .routes(routes!(joining::neighbour))
        .routes(routes!(joining::propose))
        .routes(routes!(socket::open))
}

/// A language as messages name it.
fn language(lang: Lang) -> Language {
    match lang {
        Lang::En => Language::En,
        Lang::Fr => Language::Fr,
        Lang::Es => Language::Es,
    }
}
