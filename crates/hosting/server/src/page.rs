//! The files of the page: from the program itself, or from a folder.

use std::borrow::Cow;
use std::error::Error;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::{fmt, fs, io};

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};

/// Where the files of the page are.
#[derive(Clone, Debug)]
pub struct Page(Arc<Source>);

#[derive(Debug)]
enum Source {
    /// In the program.
    #[cfg(feature = "page")]
    Inside,
    Folder(PathBuf),
}

/// There is no page to be served.
#[derive(Debug)]
pub enum PageError {
    /// The program was built without it and no folder was named.
    NotInside,
    /// The folder cannot be read or is none of a page.
    Folder(PathBuf, io::Error),
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PageError::NotInside => f.write_str("the program was built without the page"),
            PageError::Folder(folder, _) => write!(f, "{} is no page", folder.display()),
        }
    }
}

impl Error for PageError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            PageError::NotInside => None,
            PageError::Folder(_, error) => Some(error),
        }
    }
}

#[cfg(feature = "page")]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../../web/dist"]
struct EmbeddedPage;

impl Page {
    /// The page from this folder, or the one that is in the program.
    pub fn find(folder: Option<PathBuf>) -> Result<Page, PageError> {
        let source = match folder {
            Some(folder) => match fs::metadata(folder.join("index.html")) {
                Ok(_) => Source::Folder(folder),
                Err(error) => return Err(PageError::Folder(folder, error)),
            },
            #[cfg(feature = "page")]
            None => Source::Inside,
            #[cfg(not(feature = "page"))]
            None => return Err(PageError::NotInside),
        };
        Ok(Page(Arc::new(source)))
    }

    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match self.0.as_ref() {
            #[cfg(feature = "page")]
            Source::Inside => EmbeddedPage::get(path).map(|file| file.data),
            Source::Folder(folder) => {
                let path = Path::new(path);
                // Nothing outside the folder can be named.
                let is_plain = |part| matches!(part, Component::Normal(_));
                let inside = path.components().all(is_plain).then(|| folder.join(path))?;
                fs::read(inside).ok().map(Cow::Owned)
            }
        }
    }
}

/// Answers a request for a file.
pub(crate) async fn answer(
    State(page): State<Page>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allowed = [(header::ALLOW, "GET, HEAD")];
        return (StatusCode::METHOD_NOT_ALLOWED, allowed).into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        // What is written on a blackboard has no sign in it that children look for.
        "" | "class" => "index.html",
        path => path,
    };
    // What the build compressed lies beside the file it was made from.
    let compressed = takes_brotli(&headers)
        .then(|| page.file(&format!("{path}.br")))
        .flatten();
    let is_compressed = compressed.is_some();
    let Some(content) = compressed.or_else(|| page.file(path)) else {
        return (StatusCode::NOT_FOUND, "There is no such page here.\n").into_response();
    };
    let tag = entity_tag(&content);
    let known = headers.get(header::IF_NONE_MATCH);
    let mut response = if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        Body::from(content.into_owned()).into_response()
    };
    let answered = response.headers_mut();
    answered.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    answered.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answered.insert(header::ETAG, tag);
    }
    if is_compressed {
        let brotli = HeaderValue::from_static("br");
        answered.insert(header::CONTENT_ENCODING, brotli);
    }
    // The build names these files after what is in them.
    if path.starts_with("assets/") {
        let for_ever = HeaderValue::from_static("public, max-age=31536000, immutable");
        answered.insert(header::CACHE_CONTROL, for_ever);
    }
    response
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let Some(accepted) = accepted.and_then(|value| value.to_str().ok()) else {
        return false;
    };
    accepted.split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        parts.next() == Some("br") && parts.next() != Some("q=0")
    })
}

/// Says what is in a file, by 64 bits of the FNV-1a sum of its bytes.
fn entity_tag(content: &[u8]) -> String {
    let sum = content.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("\"{sum:016x}\"")
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some("txt" | "record") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
