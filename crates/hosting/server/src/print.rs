//! Sheets to print: `/print/heinash-board.pdf?lang=fr&paper=a3&layout=balanced`,
//! one page as a drawing: `/print/seven-tiles.svg?page=2`, and what there is:
//! `/print/sheets.json?lang=fr&paper=a3`.

use axum::extract::{Path, Query};
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use game::Lang;
use print::{Form, Paper, PrintError};

/// More than the numbers of a whole board need.
const LONGEST_QUERY: usize = 600;

/// Answers a request for a sheet.
pub(crate) async fn answer(
    Path(file): Path<String>,
    uri: Uri,
    Query(choices): Query<Vec<(String, String)>>,
) -> Response {
    if uri.query().is_some_and(|query| query.len() > LONGEST_QUERY) {
        return StatusCode::URI_TOO_LONG.into_response();
    }
    let wanted = choices.iter().find(|(name, _)| name == "lang");
    let lang = wanted.and_then(|(_, lang)| Lang::from_tag(lang));
    if file == "sheets.json" {
        let paper = choices.iter().find(|(name, _)| name == "paper");
        let paper = paper.and_then(|(_, paper)| Paper::from_name(paper));
        let json = print::list(lang.unwrap_or_default(), paper.unwrap_or_default());
        return ([(header::CONTENT_TYPE, "application/json")], json).into_response();
    }
    // Drawing takes a moment, during which others want to be answered.
    let made = tokio::task::spawn_blocking(move || {
        let form = [Form::Pdf, Form::Svg].into_iter().find_map(|form| {
            let name = file.strip_suffix(form.ending())?.strip_suffix('.')?;
            Some((name.to_string(), form))
        });
        let Some((name, form)) = form else {
            return Err(PrintError::NoSheet(file));
        };
        let choices = choices.iter();
        let choices = choices.map(|(name, value)| (name.as_str(), value.as_str()));
        print::request(&name, form, choices)
    });
    match made.await {
        Ok(Ok(printed)) => {
            // A document is kept, a drawing is shown.
            let how = match printed.content_type {
                "application/pdf" => "attachment",
                _ => "inline",
            };
            let disposition = format!("{how}; filename=\"{}\"", printed.file_name);
            let headers = [
                (header::CONTENT_TYPE, printed.content_type.to_string()),
                (header::CONTENT_DISPOSITION, disposition),
            ];
            (headers, printed.bytes).into_response()
        }
        Ok(Err(error)) => {
            let status = match &error {
                error if error.is_missing() => StatusCode::NOT_FOUND,
                error if error.is_ours() => StatusCode::INTERNAL_SERVER_ERROR,
                _ => StatusCode::BAD_REQUEST,
            };
            let said = error.explain(lang.unwrap_or_default());
            (status, format!("{said}\n")).into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
