//! What is said to people at the page besides what the games and the table say,
//! and how it is set.

use game::{Lang, Phrase};

/// A text as a page sets it: a whole sentence, with the spaces of French where
/// no line may break.
pub(super) fn sentence(text: &str, lang: Lang) -> String {
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
pub(super) fn set(text: &str, lang: Lang) -> String {
    if lang != Lang::Fr {
        return text.to_string();
    }
    let mut set = text.replace("« ", "«\u{a0}");
    for mark in [':', ';', '?', '!', '»'] {
        set = set.replace(&format!(" {mark}"), &format!("\u{a0}{mark}"));
    }
    set
}

pub(super) const NOT_UNDERSTOOD: Phrase = Phrase {
    en: "the page asked something that the games do not understand; load the page again",
    fr: "la page a demandé quelque chose que les jeux ne comprennent pas ; rechargez la page",
    es: "la página ha pedido algo que los juegos no entienden; vuelve a cargar la página",
};

pub(super) const TOO_LONG: Phrase = Phrase {
    en: "this is longer than any game can be",
    fr: "c’est plus long que ne peut l’être une partie",
    es: "esto es más largo de lo que puede ser una partida",
};

pub(super) const NO_TABLE: Phrase = Phrase {
    en: "no game has begun yet",
    fr: "aucune partie n’a encore commencé",
    es: "todavía no ha empezado ninguna partida",
};

pub(super) const OTHER_GAME: Phrase = Phrase {
    en: "this belongs to another game",
    fr: "cela appartient à un autre jeu",
    es: "esto pertenece a otro juego",
};

pub(super) const NO_SUCH_EVENT: Phrase = Phrase {
    en: "the game has not come so far",
    fr: "la partie n’est pas allée si loin",
    es: "la partida no ha llegado tan lejos",
};

pub(super) const TILE_NOT_HELD: Phrase = Phrase {
    en: "this tile has been placed already",
    fr: "cette tuile est déjà posée",
    es: "esta pieza ya está colocada",
};

pub(super) const CANNOT_RESUME: Phrase = Phrase {
    en: "what was saved of this game does not fit together, so it cannot go on",
    fr: "ce qui a été enregistré de cette partie ne va pas ensemble : elle ne peut pas reprendre",
    es: "lo que se guardó de esta partida no concuerda, así que no puede seguir",
};

pub(super) const WEIGHTS_MISSING: Phrase = Phrase {
    en: "what the computer has learned of this game has not been loaded",
    fr: "ce que l’ordinateur a appris de ce jeu n’a pas été chargé",
    es: "no se ha cargado lo que el ordenador ha aprendido de este juego",
};

pub(super) const NOBODY_TO_MOVE: Phrase = Phrase {
    en: "nobody is to move here",
    fr: "personne n’a à jouer ici",
    es: "aquí no le toca jugar a nadie",
};

pub(super) const NO_PUZZLE: Phrase = Phrase {
    en: "this does not lead to a puzzle; perhaps a letter of the link was lost",
    fr: "cela ne mène à aucun casse-tête ; il manque peut-être une lettre du lien",
    es: "esto no lleva a ningún rompecabezas; quizá falte una letra del enlace",
};

pub(super) const NO_COMMITMENT: Phrase = Phrase {
    en: "a commitment is 64 hexadecimal digits",
    fr: "un engagement, ce sont 64 chiffres hexadécimaux",
    es: "un compromiso son 64 cifras hexadecimales",
};

pub(super) const NO_DAY: Phrase = Phrase {
    en: "there is no such day in the calendar",
    fr: "ce jour n’existe pas dans le calendrier",
    es: "ese día no existe en el calendario",
};

pub(super) const TOO_HARD: Phrase = Phrase {
    en: "this would take too long to work out here",
    fr: "ce serait trop long à calculer ici",
    es: "calcularlo aquí llevaría demasiado tiempo",
};

pub(super) const RESYNC: Phrase = Phrase {
    en: "the rows of this table’s log do not follow each other",
    fr: "les lignes du journal de cette table ne se suivent pas",
    es: "las líneas del registro de esta mesa no se siguen",
};

pub(super) const ELSEWHERE: Phrase = Phrase {
    en: "this table is held by a server, which decides",
    fr: "cette table est tenue par un serveur, qui décide",
    es: "esta mesa la lleva un servidor, que es quien decide",
};

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
