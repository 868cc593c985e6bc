//! The description of the API, made from the functions that answer it and the
//! messages they take and give.

use axum::http::header;
use axum::response::IntoResponse;
use serde_json::Value;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{LicenseBuilder, OpenApi as Document};
use utoipa::{Modify, OpenApi};
use wire::online::Problem;

use super::games::RecordForm;
use super::refusals;

/// What is said about all requests.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tablier",
        description = "Playing SEVEN, HeiNash and HYLE⁷ over a network: tables, classes, bots and finished games. \
            What cannot be done is answered by a problem as RFC 9457 has it, with a `code` for programs and a \
            `message` in the language that was asked for by `Accept-Language` (English, French, Spanish). An address \
            under `/api` that is not listed here is answered by 404 with the code `no-request`, a method that an address \
            does not take by 405 with the code `method` and the header `Allow`. Bodies are JSON, whatever their \
            `Content-Type` says, and fields that are not listed are passed over. Too much in too short a time is answered by 429 with \
            `Retry-After`. docs/bots.md tells how to connect a program."
    ),
    tags(
        (name = "bots", description = "Bots as everybody sees them, and challenges."),
        (name = "bot", description = "What a bot asks for itself, with its token."),
        (name = "games", description = "Finished games and records."),
        (name = "tables", description = "Tables to play at by a link."),
        (name = "classes", description = "Classes; their messages are those of the page."),
        (name = "server", description = "The server itself."),
    ),
    components(schemas(Problem, RecordForm)),
    modifiers(&Secrets),
)]
struct Api;

/// The secrets that come with requests.
struct Secrets;

impl Modify for Secrets {
    fn modify(&self, document: &mut Document) {
        let secret = |description: &str| {
            let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
            SecurityScheme::Http(scheme.description(Some(description)).build())
        };
        let components = document.components.get_or_insert_default();
        for (name, description) in [
            ("token", "The token of a bot: `tbot_…`."),
            ("seat", "The secret of a seat, or the code for watching."),
            (
                "owner",
                "The secret of whoever made the table or the class.",
            ),
            ("class", "The secret of a teacher or of a pupil."),
        ] {
            components.add_security_scheme(name, secret(description));
        }
        let license = LicenseBuilder::new()
            .name("MIT OR Apache-2.0")
            .identifier(Some("MIT OR Apache-2.0"));
        document.info.license = Some(license.build());
    }
}

/// The description without the requests.
pub(super) fn head() -> Document {
    Api::openapi()
}

/// The description of all requests as OpenAPI: the text of a JSON document.
pub fn description() -> String {
    let mut document = super::described().into_openapi();
    refusals::describe(&mut document);
    let mut document = serde_json::to_value(document).expect("a description is always JSON");
    bound_numbers(&mut document);
    let paths = document["paths"].as_object_mut().into_iter().flatten();
    let operations = paths.filter_map(|(_, item)| item.as_object_mut());
    for (_, operation) in operations.flatten() {
        let parameters = operation
            .get_mut("parameters")
            .and_then(Value::as_array_mut);
        for parameter in parameters.into_iter().flatten() {
            leave_out_null(&mut parameter["schema"]);
        }
    }
    let text = serde_json::to_string_pretty(&document).expect("so is this");
    format!("{}\n", text.trim_end())
}

/// A parameter that is not wanted is left out; there is no way to write null.
fn leave_out_null(schema: &mut Value) {
    if let Some(kinds) = schema["type"].as_array() {
        let kind = kinds.iter().find(|kind| *kind != "null").cloned();
        schema["type"] = kind.unwrap_or_default();
    }
    if let Some(several) = schema["oneOf"].as_array() {
        let kind = several.iter().find(|kind| kind["type"] != "null").cloned();
        *schema = kind.unwrap_or_default();
    }
}

/// A number without a bound of its own is bounded by the type that it is read as; those
/// of eight bits all have their own.
fn bound_numbers(value: &mut Value) {
    if let Value::Object(fields) = value {
        let is_integer = match fields.get("type") {
            Some(Value::String(one)) => one == "integer",
            Some(Value::Array(several)) => several.iter().any(|it| it == "integer"),
            _ => false,
        };
        let is_natural = fields.get("minimum").and_then(Value::as_u64).is_some();
        if is_integer && is_natural && !fields.contains_key("maximum") {
            let small = fields.get("format").is_some_and(|it| it == "int32");
            let most = if small { u64::from(u32::MAX) } else { u64::MAX };
            fields.insert("maximum".to_string(), most.into());
            // What has a sign ends at half of that.
            let format = if small { "uint32" } else { "uint64" };
            fields.insert("format".to_string(), format.into());
        }
    }
    match value {
        Value::Object(fields) => fields.values_mut().for_each(bound_numbers),
        Value::Array(values) => values.iter_mut().for_each(bound_numbers),
        _ => {}
    }
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", operation_id = "openapi", responses(
    (status = 200, description = "OpenAPI 3.1.", body = Object, content_type = "application/json"),
))]
pub(crate) async fn answer() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], description())
}
