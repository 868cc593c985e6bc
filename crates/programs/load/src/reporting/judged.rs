//! What a judge found, for people and for scripts.

use game::Lang;
use serde_json::{Map, Value, json};

use crate::Judged;
use crate::words;

impl Judged {
    /// What people read.
    pub fn lines(&self, lang: Lang) -> Vec<String> {
        let mut lines = self.verdict.lines(lang);
        lines.push(words::judged_in(lang, &self.file, self.took.as_secs_f64()));
        lines
    }

    /// What scripts read.
    pub fn to_json(&self) -> Value {
        let verdict = &self.verdict;
        let found: Map<String, Value> = (verdict.found.iter())
            .map(|(name, count)| ((*name).to_string(), json!(count)))
            .collect();
        let first: Vec<Value> = (verdict.first.iter())
            .map(|(table, what)| json!({"table": table, "found": what.name()}))
            .collect();
        json!({
            "file": self.file,
            "tables": verdict.tables,
            "linearizable": verdict.linearizable,
            "operations": verdict.operations,
            "acts": verdict.acts,
            "rows": verdict.rows,
            "seconds": self.took.as_secs_f64(),
            "right": verdict.is_right(),
            "found": found,
            "first": first,
        })
    }
}
