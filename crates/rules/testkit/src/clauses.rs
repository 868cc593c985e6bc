//! What the clauses of every game keep, as players read them.

use std::collections::BTreeSet;

use game::{ClauseText, Lang, Phrase};

/// Fails unless the clauses have exactly these names, in this order.
pub fn are_told_in_order(clauses: &[ClauseText], expected: &[&str]) {
    let names: Vec<&str> = clauses.iter().map(|told| told.clause.0).collect();
    assert_eq!(names, expected);
}

/// Fails if some text of the clauses, or of `others` that stand beside them, is
/// the same in two languages.
pub fn differ_by_language(clauses: &[ClauseText], others: &[Phrase]) {
    let phrases = clauses.iter().flat_map(|told| [told.title, told.text]);
    for phrase in phrases.chain(others.iter().copied()) {
        let texts = BTreeSet::from(Lang::ALL.map(|lang| phrase.text(lang)));
        assert_eq!(texts.len(), Lang::ALL.len(), "{phrase:?}");
    }
}

/// Fails unless every text of the clauses, and each of `others`, is one short
/// paragraph of whole sentences, and every title is short and no sentence.
pub fn are_paragraphs_under_titles(clauses: &[ClauseText], others: &[Phrase]) {
    for lang in Lang::ALL {
        let texts = clauses.iter().map(|told| &told.text);
        for text in texts.chain(others).map(|phrase| phrase.text(lang)) {
            assert!(text.ends_with('.') && !text.contains('\n'), "{text}");
            assert!(text.chars().count() <= 600, "too long: {text}");
        }
        for title in clauses.iter().map(|told| told.title.text(lang)) {
            assert!(
                !title.ends_with('.') && title.chars().count() <= 40,
                "{title}"
            );
        }
    }
}

/// Fails if a refusal names a clause that is not told.
///
/// What stands in quotation marks in the source of the refusals are the names of
/// clauses, so a name that is added there is looked for here, too. `one_of_them`
/// must be found, or names are no longer written that way.
pub fn tell_what_refusals_name(clauses: &[ClauseText], source: &str, one_of_them: &str) {
    let named: Vec<&str> = source.split('"').skip(1).step_by(2).collect();
    assert!(named.contains(&one_of_them), "no names are found any more");
    for name in named {
        let is_told = clauses.iter().any(|told| told.clause.0 == name);
        assert!(is_told, "a refusal names {name}");
    }
}
