//! Which refusals each request can be answered with, as the description says it. Most
//! follow from what a request has: a path with names in it, a body, a secret. The rest
//! is in one table, and status and code of each are those of [`ServerError`] itself.

use std::collections::BTreeMap;

use class::{ClassError, CodeError};
use game::Lang;
use store::StoreError;
use table::{ConfigError, InputError};
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::{
    ContentBuilder, ObjectBuilder, OpenApi as Document, Ref, RefOr, Response, ResponseBuilder, Type,
};
use wire::online::PROBLEM_JSON;

use crate::error::ServerError;

/// Adds them to every operation.
pub(super) fn describe(document: &mut Document) {
    for path in document.paths.paths.values_mut() {
        let operations = [&mut path.get, &mut path.post, &mut path.delete];
        for operation in operations.into_iter().flatten() {
            let mut by_status: BTreeMap<u16, Vec<String>> = BTreeMap::new();
            for error in possible(operation) {
                let told = by_status.entry(error.kind().1.as_u16()).or_default();
                let line = tell(&error);
                if !told.contains(&line) {
                    told.push(line);
                }
            }
            for (status, told) in by_status {
                let response = response(status, &told.join("\n\n"));
                let responses = &mut operation.responses.responses;
                responses.insert(status.to_string(), response.into());
            }
        }
    }
}

fn response(status: u16, told: &str) -> Response {
    let schema = Ref::from_schema_name("Problem");
    let content = ContentBuilder::new().schema(Some(schema)).build();
    let mut response = ResponseBuilder::new()
        .description(told)
        .content(PROBLEM_JSON, content);
    let (name, kind, what) = match status {
        401 => ("WWW-Authenticate", Type::String, "`Bearer`."),
        426 => ("Upgrade", Type::String, "`websocket`."),
        429 => ("Retry-After", Type::Integer, "How many seconds to wait."),
        _ => return response.build(),
    };
    let header = HeaderBuilder::new()
        .schema(Some(ObjectBuilder::new().schema_type(kind)))
        .description(Some(what));
    response = response.header(name, header.build());
    response.build()
}

/// A line about a refusal: its code, and what it says.
fn tell(error: &ServerError) -> String {
    let what = match error {
        ServerError::Table(_) => {
            return "The table or the rules of the game refuse it, such as `stale`, `illegal`, `over` or `not-begun`; \
                    `clause` names the rule."
                .to_string();
        }
        ServerError::Class(_) => {
            return "The class refuses it, such as `ended`, `full` or `no-round`.".to_string();
        }
        ServerError::TooFast(_) => "Too much in too short a time.".to_string(),
        ServerError::NotUnderstood(_) => {
            "The address, the query or the body is not understood.".to_string()
        }
        ServerError::NoSocket(_) => "This address is for WebSockets.".to_string(),
        ServerError::ClassCode(_) => "What was typed is no code of a class.".to_string(),
        ServerError::Config(_) => "No match can be played like this.".to_string(),
        ServerError::MoreTime(_) => "Nobody can be given more time there.".to_string(),
        error => error.refusal(Lang::En).message,
    };
    format!("`{}`: {what}", error.code())
}

fn not_understood() -> ServerError {
    ServerError::NotUnderstood(String::new())
}

fn table_refuses() -> ServerError {
    ServerError::Table(InputError::NotNow)
}

fn class_refuses() -> ServerError {
    ServerError::Class(ClassError::Full)
}

/// What an operation can be refused with.
fn possible(operation: &Operation) -> Vec<ServerError> {
    use ServerError::{
        Broken, NoBot, NoCode, NoSocket, NoTable, NotOffered, NotYours, OtherPage, Store, Stranger,
        Token, TooFast, TooLarge,
    };
    let tag = operation.tags.iter().flatten().next();
    let tag = tag.map_or("", String::as_str);
    let id = operation.operation_id.as_deref().unwrap_or_default();
    if tag == "server" {
        // What the server says of itself is refused to nobody.
        return Vec::new();
    }
    let mut errors = vec![TooFast(1)];
    let parameters = operation.parameters.iter().flatten();
    let is_socket = id.ends_with("_socket");
    for parameter in parameters {
        let RefOr::T(parameter) = parameter else {
            continue;
        };
        errors.push(not_understood());
        if matches!(parameter.parameter_in, ParameterIn::Path) && !is_socket {
            errors.push(match parameter.name.as_str() {
                "bot" => NoBot,
                "code" => NoCode,
                _ => NoTable,
            });
        }
    }
    if tag == "bot" || tag == "bots" {
        errors.push(NotOffered);
    }
    if is_socket {
        errors.extend([NoSocket(String::new()), OtherPage]);
        return errors;
    }
    errors.extend([Store(StoreError::NoStream), Broken(String::new().into())]);
    if operation.request_body.is_some() {
        errors.extend([not_understood(), TooLarge]);
    }
    if tag == "bot" || id == "challenge_bot" {
        errors.push(Token);
    } else if operation.security.is_some() {
        errors.extend([Stranger, NotYours]);
    }
    errors.extend(beside(id));
    errors
}

/// What only this operation can be refused with.
fn beside(id: &str) -> Vec<ServerError> {
    use ServerError::{
        BotName, Busy, ClassCode, Config, Expired, Full, MoreTime, NameTaken, NoChallenge, NoCode,
        NoTable, NotOffered, NotPlayed, NotYours, Taken,
    };
    let no_match = || Config(ConfigError::NoTime);
    let no_code = || ClassCode(CodeError::Length(0));
    match id {
        "make_table" => vec![no_match(), Taken, Full, Busy],
        "look" => vec![NoCode, NoTable, Taken],
        "join" => vec![NoCode, NoTable, Taken, Busy],
        "sit_down" => vec![NotYours, Taken, Busy],
        "lobby" => vec![NotOffered],
        "make_bot" => vec![BotName, NameTaken, Full],
        "challenge_bot" => vec![no_match(), NotPlayed, NotYours, Taken, Full, Busy],
        "challenge_state" => vec![NoChallenge],
        "accept_challenge" => vec![NoChallenge, Expired, NotYours, Busy],
        "decline_challenge" => vec![NoChallenge, Busy],
        "bot_events" => vec![Full],
        "bot_game" => vec![NotYours, Busy],
        "bot_game_stream" => vec![NotYours, Full, Busy],
        "bot_move" | "bot_resign" | "bot_offer" | "bot_answer" => {
            vec![NotYours, table_refuses(), Busy]
        }
        "open_class" => vec![NotOffered, class_refuses(), Busy],
        "class_door" => vec![NoTable, no_code()],
        "join_class" | "come_back_to_class" => {
            vec![NoCode, NoTable, no_code(), class_refuses(), Busy]
        }
        "add_neighbour" | "propose_in_class" => vec![class_refuses(), Busy],
        "order_class" => {
            let no_time = MoreTime(InputError::NotNow);
            vec![class_refuses(), no_time, Busy]
        }
        _ => Vec::new(),
    }
}
