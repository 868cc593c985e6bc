//! Statements that both databases understand and that are sent from more than
//! one place.

use sqlx::query::Query;
use sqlx::{Arguments, Database, Encode, Type};

use crate::stream::{Change, NewStream, kept};

type Of<DB> = Query<'static, DB, <DB as Database>::Arguments>;

/// Makes a stream unless its name is taken.
pub(crate) fn create<DB>(stream: &NewStream) -> Of<DB>
where
    DB: Database,
    DB::Arguments: Arguments<Database = DB>,
    String: Encode<'static, DB> + Type<DB>,
    Option<String>: Encode<'static, DB> + Type<DB>,
    i16: Encode<'static, DB> + Type<DB>,
    i64: Encode<'static, DB> + Type<DB>,
    bool: Encode<'static, DB> + Type<DB>,
{
    sqlx::query(
        "INSERT INTO streams (id, kind, state, listed, belongs, facts, revision, created, touched, last)
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $7, 0) ON CONFLICT (id) DO NOTHING",
    )
    .bind(stream.id.clone())
    .bind(stream.kind.as_str().to_string())
    .bind(stream.state)
    .bind(stream.listed)
    .bind(stream.group.clone())
    .bind(stream.facts.clone())
    .bind(kept(stream.at))
}

/// Changes a stream that has this revision.
pub(crate) fn set<DB>(id: &str, revision: u64, change: &Change) -> Of<DB>
where
    DB: Database,
    DB::Arguments: Arguments<Database = DB>,
    String: Encode<'static, DB> + Type<DB>,
    Option<String>: Encode<'static, DB> + Type<DB>,
    Option<i16>: Encode<'static, DB> + Type<DB>,
    Option<bool>: Encode<'static, DB> + Type<DB>,
    i64: Encode<'static, DB> + Type<DB>,
{
    sqlx::query(
        "UPDATE streams SET state = coalesce($3, state), listed = coalesce($4, listed),
             facts = coalesce($5, facts), revision = revision + 1
         WHERE id = $1 AND revision = $2",
    )
    .bind(id.to_string())
    .bind(kept(revision))
    .bind(change.state)
    .bind(change.listed)
    .bind(change.facts.clone())
}
