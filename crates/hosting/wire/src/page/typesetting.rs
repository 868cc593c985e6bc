//! How a page sets what the games and the table say.

use game::Lang;

/// A text as a page sets it: a whole sentence, with the spaces of French where
/// no line may break.
pub fn sentence(text: &str, lang: Lang) -> String {
    let mut text = if is_cell(text) {
        text.to_string()
    } else {
        game::capital(text)
    };
    if !text.ends_with(['.', '!', '?', '…']) {
        text.push('.');
    }
    set(&text, lang)
}

/// The text begins with the name of a cell, as in "d7 is occupied", which is
/// written as the board writes it.
fn is_cell(text: &str) -> bool {
    let first = text.split(' ').next().unwrap_or_default();
    matches!(first.as_bytes(), [b'a'..=b'z', b'0'..=b'9'])
}

/// Puts the spaces in which French does not break its lines.
pub fn set(text: &str, lang: Lang) -> String {
    if lang != Lang::Fr {
        return text.to_string();
    }
    let mut set = text.replace("« ", "«\u{a0}");
    for mark in [':', ';', '?', '!', '»'] {
        set = set.replace(&format!(" {mark}"), &format!("\u{a0}{mark}"));
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_a_capital_and_a_stop_but_cells_keep_their_letters() {
        assert_eq!(sentence("no room", Lang::En), "No room.");
        assert_eq!(sentence("d7 is occupied", Lang::En), "d7 is occupied.");
        assert_eq!(sentence("a move", Lang::En), "A move.");
        let french = sentence("quoi ?", Lang::Fr);
        assert_eq!(french, "Quoi\u{a0}?");
    }
}
