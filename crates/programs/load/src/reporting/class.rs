//! How a class came in.

use game::Lang;
use serde_json::{Value, json};

use crate::playing::class::Entered;
use crate::{Mode, words};

/// How a class came in.
pub struct ClassReport {
    pub(crate) pupils: usize,
    pub(crate) entered: Entered,
}

impl ClassReport {
    /// Everybody was let in, each by a name of their own.
    pub(super) fn is_right(&self) -> bool {
        self.entered.refused == 0 && self.entered.same_name == 0
    }

    /// What people read.
    pub(super) fn lines(&self, lang: Lang) -> Vec<String> {
        let entered = &self.entered;
        let seconds = entered.all.as_secs_f64();
        let longest = words::millis(lang, entered.took.quantile(1.0));
        let joined = words::joined(lang, entered.took.count(), seconds, &longest);
        let mut lines = vec![joined];
        if let Some(why) = &entered.why {
            lines.push(words::not_let_in(lang, entered.refused, why));
        }
        if entered.same_name > 0 {
            lines.push(words::same_name(lang, entered.same_name));
        }
        lines
    }

    /// What scripts read.
    pub(super) fn to_json(&self) -> Value {
        let entered = &self.entered;
        json!({
            "mode": Mode::Class.name(),
            "pupils": self.pupils,
            "joined": entered.took.count(),
            "refused": entered.refused,
            "why": entered.why,
            "same_name": entered.same_name,
            "seconds": entered.all.as_secs_f64(),
            "half_ms": entered.took.quantile(0.5).as_secs_f64() * 1000.0,
            "longest_ms": entered.took.quantile(1.0).as_secs_f64() * 1000.0,
            "right": self.is_right(),
        })
    }
}
