//! Codes: short words that lead to a place at a table, or to watching it. What is
//! kept is their hash.

use serde::{Deserialize, Serialize};
use store::{Kind, NewStream};

use crate::app::App;
use crate::secrets;
use crate::trouble::Trouble;

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

/// Makes a code that leads there, or keeps the one that was chosen.
pub(crate) async fn make(
    app: &App,
    table: &str,
    player: Option<usize>,
    chosen: Option<&str>,
) -> Result<String, Trouble> {
    let leads = Leads {
        table: table.to_string(),
        player,
    };
    let facts = serde_json::to_string(&leads).map_err(|_| Trouble::Broken)?;
    // Two codes are hardly ever alike.
    for _ in 0..4 {
        let code = chosen.map_or_else(secrets::code, str::to_string);
        let stream = NewStream {
            id: kept(&code),
            kind: kind(),
            state: 0,
            listed: false,
            group: Some(table.to_string()),
            facts: facts.clone(),
            at: app.now(),
        };
        if app.store.create(stream).await? {
            return Ok(code);
        }
    }
    Err(Trouble::Busy)
}

/// Where a code leads.
pub(crate) async fn follow(app: &App, typed: &str) -> Result<Leads, Trouble> {
    let code = secrets::tidy(typed);
    let head = app.store.head(&kept(&code)).await?.ok_or(Trouble::NoCode)?;
    serde_json::from_str(&head.facts).map_err(|_| Trouble::NoCode)
}
