//! The description of the API, made from the functions that answer it and the
//! messages they take and give.

use axum::http::header;
use axum::response::IntoResponse;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{
    ContentBuilder, LicenseBuilder, OpenApi as Document, Ref, Response, ResponseBuilder,
};
use utoipa::{Modify, OpenApi};
use wire::page::Refusal;

/// What is said about all requests.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tablier",
        description = "Playing SEVEN, HeiNash and HYLE⁷ over a network: tables, classes, bots and finished games. \
            Refusals are JSON with a `code` for programs and a `message` in the language that was asked for by \
            `Accept-Language` (English, French, Spanish). Too much in too short a time is answered by 429 with \
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
    components(schemas(Refusal)),
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
    describe_refusals(&mut document);
    let text = document.to_pretty_json();
    let text = text.expect("a description is always JSON");
    format!("{}\n", text.trim_end())
}

/// Whatever is asked can be refused, except what the server says of itself.
fn describe_refusals(document: &mut Document) {
    let schema = Ref::from_schema_name("Refusal");
    let content = ContentBuilder::new().schema(Some(schema)).build();
    let refusal: Response = ResponseBuilder::new()
        .description("Why not.")
        .content("application/json", content)
        .build();
    for path in document.paths.paths.values_mut() {
        let operations = [&mut path.get, &mut path.post, &mut path.delete];
        for operation in operations.into_iter().flatten() {
            if operation.tags != Some(vec!["server".to_string()]) {
                let responses = &mut operation.responses.responses;
                responses.insert("default".to_string(), refusal.clone().into());
            }
        }
    }
}

/// This description.
#[utoipa::path(get, path = "/api/openapi.json", tag = "server", operation_id = "openapi", responses(
    (status = 200, description = "OpenAPI 3.1.", body = Object, content_type = "application/json"),
))]
pub(crate) async fn answer() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], description())
}
