//! What a reader is told, in every language.

use alloc::format;
use alloc::string::String;

use game::{Lang, Phrase, TurnError, player};

use crate::error::RulesError;

pub(crate) const COLUMN: Phrase = Phrase {
    en: "a column from a to g is expected here",
    fr: "une colonne de a à g est attendue ici",
    es: "aquí se espera una columna de la a a la g",
};

pub(crate) const ROW: Phrase = Phrase {
    en: "a row from 1 to 7 is expected here",
    fr: "une ligne de 1 à 7 est attendue ici",
    es: "aquí se espera una fila del 1 al 7",
};

pub(crate) const CELL_END: Phrase = Phrase {
    en: "the cell should end here",
    fr: "la case devrait s’arrêter ici",
    es: "la casilla debería terminar aquí",
};

pub(crate) const MOVE: Phrase = Phrase {
    en: "a cell as in d4, a slide as in d4-d7, or pass is expected here",
    fr: "une case comme d4, un glissement comme d4-d7, ou pass est attendu ici",
    es: "aquí se espera una casilla como d4, un deslizamiento como d4-d7, o pass",
};

pub(crate) const AFTER_CELL: Phrase = Phrase {
    en: "after a cell only a hyphen and a second cell may stand, as in d4-d7",
    fr: "après une case, seuls un trait d’union et une seconde case sont permis, comme dans d4-d7",
    es: "tras una casilla solo puede ir un guion y otra casilla, como en d4-d7",
};

pub(crate) const AFTER_SLIDE: Phrase = Phrase {
    en: "the slide should end here",
    fr: "le glissement devrait s’arrêter ici",
    es: "el deslizamiento debería terminar aquí",
};

pub(crate) const DRAW: Phrase = Phrase {
    en: "a draw is written with one colour from 1 to 7, as in draw:3",
    fr: "un tirage s’écrit avec une couleur de 1 à 7, comme dans draw:3",
    es: "una extracción se escribe con un color del 1 al 7, como en draw:3",
};

const DRAW_FIRST: Phrase = Phrase {
    en: "a token has to be drawn first",
    fr: "il faut d’abord tirer un jeton",
    es: "primero hay que sacar una ficha",
};

const MOVE_FIRST: Phrase = Phrase {
    en: "the next token is drawn when the players have moved",
    fr: "le jeton suivant se tire quand les joueurs ont joué",
    es: "la siguiente ficha se saca cuando los jugadores han jugado",
};

const CHAOS_TO_PLACE: Phrase = Phrase {
    en: "it is Chaos's turn to place a token",
    fr: "c’est au Chaos de poser un jeton",
    es: "le toca al Caos poner una ficha",
};

const ORDER_TO_SLIDE: Phrase = Phrase {
    en: "it is Order's turn to slide or pass",
    fr: "c’est à l’Ordre de faire glisser un jeton ou de passer",
    es: "le toca al Orden deslizar una ficha o pasar",
};

const NOT_MOVED: Phrase = Phrase {
    en: "a slide has to move the token",
    fr: "un glissement doit déplacer le jeton",
    es: "un deslizamiento tiene que mover la ficha",
};

const NOT_IN_LINE: Phrase = Phrase {
    en: "a token slides along its row or its column",
    fr: "un jeton glisse le long de sa ligne ou de sa colonne",
    es: "una ficha se desliza por su fila o su columna",
};

/// Why something is refused, in the reader's language.
pub(crate) fn refusal(error: &RulesError, lang: Lang) -> String {
    let phrase = match *error {
        RulesError::Turn(error) => return not_its_turn(error, lang),
        RulesError::ChaosToPlace => CHAOS_TO_PLACE,
        RulesError::OrderToSlide => ORDER_TO_SLIDE,
        RulesError::NotMoved => NOT_MOVED,
        RulesError::NotInLine => NOT_IN_LINE,
        RulesError::NoSuchCell(cell) => {
            return match lang {
                Lang::En => format!("there is no cell {cell} on the small board"),
                Lang::Fr => format!("il n’y a pas de case {cell} sur le petit plateau"),
                Lang::Es => format!("no hay casilla {cell} en el tablero pequeño"),
            };
        }
        RulesError::Occupied(cell) => {
            return match lang {
                Lang::En => format!("{cell} is occupied"),
                Lang::Fr => format!("la case {cell} est occupée"),
                Lang::Es => format!("la casilla {cell} está ocupada"),
            };
        }
        RulesError::NoToken(cell) => {
            return match lang {
                Lang::En => format!("there is no token on {cell}"),
                Lang::Fr => format!("il n’y a pas de jeton en {cell}"),
                Lang::Es => format!("no hay ninguna ficha en {cell}"),
            };
        }
        RulesError::InTheWay(cell) => {
            return match lang {
                Lang::En => format!("{cell} is in the way"),
                Lang::Fr => format!("le jeton en {cell} barre le chemin"),
                Lang::Es => format!("la ficha de {cell} cierra el paso"),
            };
        }
        RulesError::NoMore(colour) => {
            return match lang {
                Lang::En => format!("the bag holds no more of colour {colour}"),
                Lang::Fr => format!("le sac ne contient plus de jeton de couleur {colour}"),
                Lang::Es => format!("en la bolsa no quedan fichas del color {colour}"),
            };
        }
        RulesError::NoSuchColour(colour) => {
            return match lang {
                Lang::En => format!("the small board is played without colour {colour}"),
                Lang::Fr => format!("le petit plateau se joue sans la couleur {colour}"),
                Lang::Es => format!("el tablero pequeño se juega sin el color {colour}"),
            };
        }
        RulesError::TimeUpSoPlace { seat, cell } => {
            let name = player(seat, lang);
            return match lang {
                Lang::En => format!(
                    "{name}’s time is up, so the token goes on the first empty cell, {cell}"
                ),
                Lang::Fr => format!(
                    "le temps de {name} est écoulé\u{a0}: le jeton va sur la première case vide, {cell}"
                ),
                Lang::Es => format!(
                    "a {name} se le acabó el tiempo: la ficha va a la primera casilla vacía, {cell}"
                ),
            };
        }
        RulesError::TimeUpSoPass(seat) => {
            let name = player(seat, lang);
            return match lang {
                Lang::En => format!("{name}’s time is up, so a pass is all there is"),
                Lang::Fr => {
                    format!("le temps de {name} est écoulé\u{a0}: il ne reste qu’à passer")
                }
                Lang::Es => {
                    format!("a {name} se le acabó el tiempo: solo queda pasar")
                }
            };
        }
    };
    phrase.text(lang).into()
}

/// Reasons that every game shares, in this game's words where it has some.
fn not_its_turn(error: TurnError, lang: Lang) -> String {
    match error {
        TurnError::ChanceIsNext => DRAW_FIRST.text(lang).into(),
        TurnError::MoveIsNext => MOVE_FIRST.text(lang).into(),
        // A seat without time stays in this game.
        TurnError::AlreadyOut(seat) => {
            let name = player(seat, lang);
            match lang {
                Lang::En => format!("{name}’s time was up before"),
                Lang::Fr => format!("le temps de {name} était déjà écoulé"),
                Lang::Es => format!("a {name} ya se le había acabado el tiempo"),
            }
        }
        _ => error.explain(lang),
    }
}
