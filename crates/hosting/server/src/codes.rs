//! Codes: short words that lead to a place at a table, or to watching it. What is
//! kept is their hash.

use serde::{Deserialize, Serialize};
use store::{Kind, NewStream};

use crate::app::App;
use crate::error::ServerError;
use crate::secrets;

/// Where a code leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Leads {
    /// The table.
    pub(crate) table: String,
    /// The player whose place it is; none: watches.
    pub(crate) player: Option<usize>,
}

/// What codes are kept as.
pub(crate) fn kind() -> Kind {
    Kind::Other("code".to_string())
}

/// The name under which a code is kept.
fn kept(code: &str) -> String {
    format!("code-{}", secrets::hash(code))
}

/// No code of a table was ever longer.
const LONGEST: usize = 10;

/// How many codes are tried until one is free. Two are hardly ever alike.
const TRIES: usize = 4;

/// Makes a code that leads there.
pub(crate) async fn make(
    app: &App,
    table: &str,
    player: Option<usize>,
) -> Result<String, ServerError> {
    for _ in 0..TRIES {
        let code = secrets::code();
        if keep(app, table, player, &code).await? {
            return Ok(code);
        }
    }
    tracing::warn!(table, "no free code was found");
    Err(ServerError::Busy)
}

/// Makes this code lead there, unless it leads somewhere already.
pub(crate) async fn keep(
    app: &App,
    table: &str,
    player: Option<usize>,
    code: &str,
) -> Result<bool, ServerError> {
    let leads = Leads {
        table: table.to_string(),
        player,
    };
    let stream = NewStream {
        id: kept(code),
        kind: kind(),
        state: 0,
        listed: false,
        group: Some(table.to_string()),
        facts: serde_json::to_string(&leads)?,
        at: app.now(),
    };
    Ok(app.store.create(stream).await?)
}

/// A code that leads nowhere yet, for whoever has to know it before there is
/// anything it could lead to.
pub(crate) async fn unused(app: &App) -> Result<String, ServerError> {
    for _ in 0..TRIES {
        let code = secrets::code();
        if app.store.head(&kept(&code)).await?.is_none() {
            return Ok(code);
        }
    }
    tracing::warn!("no unused code was found");
    Err(ServerError::Busy)
}

/// Where the code of a table leads. What the code of a class is kept as is longer, and
/// is no code at a table.
pub(crate) async fn follow_to_table(app: &App, typed: &str) -> Result<Leads, ServerError> {
    let code = secrets::tidy(typed);
    if code.len() > LONGEST {
        return Err(ServerError::NoCode);
    }
    follow(app, &code).await
}

/// Where a code leads, exactly as it is kept.
pub(crate) async fn follow(app: &App, code: &str) -> Result<Leads, ServerError> {
    let head = app
        .store
        .head(&kept(code))
        .await?
        .ok_or(ServerError::NoCode)?;
    serde_json::from_str(&head.facts).map_err(|_| ServerError::NoCode)
}
