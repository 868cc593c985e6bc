//! What a check of a record's chance has found.

use serde::Serialize;

/// What came out of a check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum Verdict {
    /// Everything follows from the secrets, the commitment is the one that was kept before the game, and a player added a secret.
    Fair,
    /// Everything follows from the secrets, but one of the other two is missing.
    Follows,
    /// Somebody has bent the chance or changed the record.
    Unfair,
    /// The record does not have what a check needs, or not yet.
    Unknown,
}

/// What a check of a record's chance has found, in the language that was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct FairnessView {
    /// What came out.
    pub verdict: Verdict,
    /// A word for programs, if something is wrong or missing; they are listed in docs/fairness.md.
    pub code: Option<String>,
    /// The event that is wrong, counted from 1.
    pub event: Option<usize>,
    /// The commitment, if the secret fits it.
    pub commitment: Option<String>,
    /// What came out, a sentence.
    pub headline: String,
    /// Everything that was checked, a sentence each.
    pub checked: Vec<String>,
}
