//! From which page somebody asks.

use axum::http::{HeaderMap, header};

use crate::settings::Settings;

/// Whether a page from there may open a socket: our own, or one that was named.
/// Programs that are no page name none, and may.
pub(crate) fn may_connect(headers: &HeaderMap, settings: &Settings) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if settings.origins.iter().any(|named| named == origin) {
        return true;
    }
    let own = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let from = origin.split_once("://").map(|(_, host)| host);
    own.is_some() && from == own
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let parsed = pairs.iter().map(|(name, value)| {
            let name = axum::http::HeaderName::from_static(name);
            (name, axum::http::HeaderValue::from_static(value))
        });
        parsed.collect()
    }

    #[test]
    fn only_our_own_page_or_a_named_one_may_connect() {
        let named = Settings {
            origins: vec!["https://school.example".into()],
            ..Settings::default()
        };
        let from = |origin: &'static str| {
            let headers = headers(&[("host", "play.example:7777"), ("origin", origin)]);
            may_connect(&headers, &named)
        };
        assert!(from("http://play.example:7777"));
        assert!(from("https://school.example"));
        assert!(!from("https://evil.example"));
        assert!(!from("http://play.example"));
        assert!(!from("http://evil.example/play.example:7777"));
        assert!(!from("null"));
        assert!(may_connect(&headers(&[("host", "x")]), &named), "no page");
    }
}
