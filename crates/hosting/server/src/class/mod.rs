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
use protocol::page::messages::Language;
use utoipa::OpenApi;

pub(crate) use room::HostedClass;
pub(crate) use whispers::heard;

use crate::api::answers;

answers! {
    post "/api/classes" => orders::open,
    get "/api/classes/door/{code}" => joining::door,
    post "/api/classes/join" => joining::join,
    post "/api/classes/back" => joining::come_back,
    delete "/api/classes/{class}" => orders::delete,
    post "/api/classes/{class}/orders" => orders::order,
    get "/api/classes/{class}/findings" => orders::findings,
    post "/api/classes/{class}/neighbour" => joining::neighbour,
    post "/api/classes/{class}/proposals" => joining::propose,
    get "/api/classes/{class}/socket" => socket::open,
}

/// The same as it is described.
#[derive(OpenApi)]
#[openapi(paths(
    orders::open,
    orders::order,
    orders::findings,
    orders::delete,
    joining::door,
    joining::join,
    joining::neighbour,
    joining::come_back,
    joining::propose,
    socket::open,
))]
pub(crate) struct Described;

/// A language as messages name it.
fn language(lang: Lang) -> Language {
    match lang {
        Lang::En => Language::En,
        Lang::Fr => Language::Fr,
        Lang::Es => Language::Es,
    }
}
