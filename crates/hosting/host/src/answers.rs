//! Answers that need no host: records, rules, files.

use catalog::AnyRecord;
use class::PupilId;
use class::findings::{Findings, searches_csv, summary_csv};
use game::{ClauseText, Lang};
use wire::page::{ClauseView, GameName, RecordForm, Reply};

/// A record in one of its forms.
pub(crate) fn record(record: &AnyRecord, form: RecordForm) -> Reply {
    let text = match form {
        RecordForm::Text => record.to_text(),
        RecordForm::Json => record.to_json(),
        RecordForm::Compact => record.to_compact(),
    };
    Reply::Record { text }
}

/// The rules of a game, clause by clause.
pub(crate) fn rules(game: GameName, lang: Lang) -> Reply {
    let clause = |told: &ClauseText| ClauseView {
        clause: told.clause.to_string(),
        title: told.title.text(lang).to_string(),
        text: told.text.text(lang).to_string(),
    };
    Reply::Rules {
        clauses: game.about().clauses.iter().map(clause).collect(),
    }
}

/// What a class found, as a file for spreadsheets, under the names that the page
/// knows.
pub(crate) fn class_sheet(
    findings: &Findings,
    names: &[String],
    searches: bool,
    lang: Lang,
) -> Reply {
    let name = |PupilId(number): PupilId| {
        let place = (number as usize).wrapping_sub(1);
        names
            .get(place)
            .cloned()
            .unwrap_or_else(|| number.to_string())
    };
    let text = if searches {
        searches_csv(findings, name, lang)
    } else {
        summary_csv(findings, name, lang)
    };
    Reply::ClassSheet { text }
}
