//! What a server answers to a request that it does not fulfil.

use serde::{Deserialize, Serialize};

use crate::page::Refusal;

/// How an answer of this form is labelled.
pub const PROBLEM_JSON: &str = "application/problem+json";

/// What begins the names of kinds of problems; the code follows.
const KIND: &str = "urn:tablier:problem:";

/// Why a request was not fulfilled: a problem as RFC 9457 has it, with the members of a
/// refusal beside it, which is what pages and bots read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// What kind of problem it is: `urn:tablier:problem:` and the code.
    #[serde(rename = "type")]
    #[cfg_attr(
        feature = "openapi",
        schema(pattern = "^urn:tablier:problem:[a-z0-9-]+$")
    )]
    pub kind: String,
    /// What the status means, in the words of HTTP.
    pub title: String,
    /// The status of the answer.
    #[cfg_attr(feature = "openapi", schema(minimum = 400, maximum = 599))]
    pub status: u16,
    /// The same as `message`.
    pub detail: String,
    /// A word for programs, the same for ever.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[a-z0-9-]+$"))]
    pub code: String,
    /// The clause of the rules, such as S5; null when it is no matter of the rules.
    pub clause: Option<String>,
    /// What is wrong: a sentence in the language of `Accept-Language`.
    pub message: String,
}

impl Problem {
    /// A refusal as the answer to a request, with its status and what that means.
    pub fn new(status: u16, title: &str, refusal: Refusal) -> Problem {
        let Refusal {
            code,
            clause,
            message,
        } = refusal;
        Problem {
            kind: format!("{KIND}{code}"),
            title: title.to_string(),
            status,
            detail: message.clone(),
            code,
            clause,
            message,
        }
    }
}
