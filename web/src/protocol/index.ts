/**
 * The messages between the page and the games, which run in workers. The types are made from the Rust types in
 * `crates/hosting/wire/src/page` and checked by that crate's tests.
 */
export type * from './messages';

/** A tag of the rules as records write it: name and value. */
export type Tag = [string, string];
