//! Where the chance of a record came from.

use catalog::AnyRecord;
use fair::Commitment;
use game::Lang;
use wire::page::{FairnessView, Refusal, Reply, Verdict, sentence, set};

use crate::words;

/// Checks a record of any form, with the commitment that was kept, if any.
pub(crate) fn verify(text: &str, commitment: Option<&str>, lang: Lang) -> Result<Reply, Refusal> {
    let record = AnyRecord::read(text)
        .map_err(|error| Refusal::new("no-record", &error.explain(lang), lang))?;
    let known = commitment.map(|text| {
        let none = || Refusal::new("no-commitment", words::NO_COMMITMENT.text(lang), lang);
        Commitment::from_hex(text).ok_or_else(none)
    });
    let known = known.transpose()?;
    let view = match fair::verify(&record, known.as_ref()) {
        Ok(found) => FairnessView {
            verdict: if found.is_fair() {
                Verdict::Fair
            } else {
                Verdict::Follows
            },
            code: None,
            event: None,
            commitment: Some(found.commitment.to_string()),
            headline: set(&found.headline(lang), lang),
            checked: (found.explain(lang).iter())
                .map(|line| set(line, lang))
                .collect(),
        },
        Err(why) => FairnessView {
            verdict: if why.is_contradiction() {
                Verdict::Unfair
            } else {
                Verdict::Unknown
            },
            code: Some(why.code().to_string()),
            event: why.event(),
            commitment: None,
            headline: sentence(&why.explain(lang), lang),
            checked: Vec::new(),
        },
    };
    let fairness = Box::new(view);
    Ok(Reply::Verified { fairness })
}
