//! What a class keeps that is nobody's business, and the secrets that follow
//! from it: every server on the same store makes the same ones.

use serde::{Deserialize, Serialize};

use crate::secrets;

/// What only servers know of a class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Keys {
    /// The hash of the teacher's secret.
    pub(crate) teacher: String,
    /// What the secrets of its tables follow from.
    root: String,
}

impl Keys {
    /// New keys for a teacher who holds this secret.
    pub(crate) fn new(teacher: &str) -> Keys {
        Keys {
            teacher: secrets::hash(teacher),
            root: secrets::secret(),
        }
    }

    fn derived(&self, table: &str, what: &str) -> String {
        secrets::hash(&format!("{} {table} {what}", self.root))
    }

    /// The secret of a seat at one of the class's tables. Two who share a seat
    /// share it as well.
    pub(crate) fn seat(&self, table: &str, seat: usize) -> String {
        self.derived(table, &seat.to_string())
    }

    /// The code for watching one of its tables.
    pub(crate) fn watch(&self, table: &str) -> String {
        let mut code = self.derived(table, "watch").to_uppercase();
        code.truncate(20);
        code
    }

    /// The secret by which one of its tables can be deleted.
    pub(crate) fn owner(&self, table: &str) -> String {
        self.derived(table, "owner")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_of_every_table_has_a_secret_of_its_own() {
        let keys = Keys::new("teacher");
        let all = [
            keys.seat("a", 0),
            keys.seat("a", 1),
            keys.seat("b", 0),
            keys.watch("a"),
            keys.owner("a"),
            Keys::new("teacher").seat("a", 0),
        ];
        for (place, one) in all.iter().enumerate() {
            assert!(!all[..place].contains(one));
        }
        let kept = serde_json::to_string(&keys).unwrap();
        let again: Keys = serde_json::from_str(&kept).unwrap();
        assert_eq!(again.seat("a", 0), all[0]);
        assert_eq!(secrets::tidy(&keys.watch("a")), keys.watch("a"));
    }
}
