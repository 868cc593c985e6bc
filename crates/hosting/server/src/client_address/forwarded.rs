//! What proxies have added to a request: `X-Forwarded-For`, and `Forwarded` as RFC
//! 7239 has it. Both are read from the end, so that nothing a client has put before
//! the words of a proxy, such as a quote that is never closed, changes how those
//! are read.

use std::net::IpAddr;

use axum::http::HeaderMap;

use super::node;

const X_FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED: &str = "forwarded";

/// The addresses of one header, the last that was added first. One that cannot be
/// read has nothing in its place.
pub(crate) type Way = Vec<Option<IpAddr>>;

/// Whether there is anything that proxies add, though it may say nothing.
pub(crate) fn is_there(headers: &HeaderMap) -> bool {
    headers.contains_key(X_FORWARDED_FOR) || headers.contains_key(FORWARDED)
}

/// The way of each header that says anything.
pub(crate) fn ways(headers: &HeaderMap) -> impl Iterator<Item = Way> {
    let x_forwarded_for = entries(headers, X_FORWARDED_FOR, |_| false).map(read_address);
    let forwarded = entries(headers, FORWARDED, |byte| byte == b'"').map(read_element);
    let ways = [x_forwarded_for.collect::<Way>(), forwarded.collect()];
    ways.into_iter().filter(|way| !way.is_empty())
}

/// All entries of all lines of a header, the last one first. A list may have
/// empty places, which say nothing.
fn entries<'a>(
    headers: &'a HeaderMap,
    name: &'static str,
    is_quote: fn(u8) -> bool,
) -> impl Iterator<Item = &'a [u8]> {
    let lines: Vec<&[u8]> = (headers.get_all(name).iter())
        .map(|line| line.as_bytes())
        .collect();
    (lines.into_iter().rev())
        .flat_map(move |line| split_from_the_end(line, b',', is_quote))
        .filter(|entry| !entry.is_empty())
}

/// The parts of a text between separators that are not in quotes.
fn split_from_the_end(
    text: &[u8],
    separator: u8,
    is_quote: fn(u8) -> bool,
) -> impl Iterator<Item = &[u8]> {
    let mut in_quotes = false;
    let is_end = move |byte: &u8| {
        in_quotes ^= is_quote(*byte);
        *byte == separator && !in_quotes
    };
    text.rsplit(is_end).map(<[u8]>::trim_ascii)
}

fn read_address(entry: &[u8]) -> Option<IpAddr> {
    str::from_utf8(entry).ok().and_then(node::read)
}

/// The address after `for=`, which has to be there once. Addresses need no
/// backslash; an element that has one is not read.
fn read_element(element: &[u8]) -> Option<IpAddr> {
    if element.contains(&b'\\') {
        return None;
    }
    let mut address = None;
    for pair in split_from_the_end(element, b';', |byte| byte == b'"') {
        let mut halves = pair.splitn(2, |byte| *byte == b'=');
        let (name, value) = (halves.next()?.trim_ascii(), halves.next());
        if name.eq_ignore_ascii_case(b"for") {
            if address.is_some() {
                return None;
            }
            address = Some(read_address(value?.trim_ascii())?);
        }
    }
    address
}
