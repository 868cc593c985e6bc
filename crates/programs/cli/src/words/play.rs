//! What is said during a game: whose turn it is, what can be typed, what was
//! not understood.

use game::{Lang, Phrase};
use table::{Offer, Player};

use super::orders::{self, Order};

pub(crate) const WHICH_GAME: Phrase = Phrase {
    en: "Which game?",
    fr: "Quel jeu ?",
    es: "¿Qué juego?",
};

pub(crate) const ONE_OF_THEM: Phrase = Phrase {
    en: "Type its number or its name.",
    fr: "Tapez son numéro ou son nom.",
    es: "Escribe su número o su nombre.",
};

pub(crate) fn player(lang: Lang, player: Player) -> String {
    let phrase = match player {
        Player::Open => Phrase {
            en: "open",
            fr: "libre",
            es: "libre",
        },
        Player::Person => Phrase {
            en: "person",
            fr: "personne",
            es: "persona",
        },
        Player::Pair => Phrase {
            en: "pair",
            fr: "binôme",
            es: "pareja",
        },
        Player::Computer { level } => {
            return match lang {
                Lang::En => format!("computer, level {level}"),
                Lang::Fr => format!("ordinateur, niveau {level}"),
                Lang::Es => format!("ordenador, nivel {level}"),
            };
        }
    };
    phrase.text(lang).to_string()
}

pub(crate) fn help_hint(lang: Lang) -> String {
    let help = Order::Help.word(lang);
    match lang {
        Lang::En => format!("“{help}” shows what else can be typed."),
        Lang::Fr => format!("« {help} » montre ce qu’on peut taper d’autre."),
        Lang::Es => format!("«{help}» muestra qué más se puede escribir."),
    }
}

/// Something that breaks a clause of the rules.
pub(crate) fn against(lang: Lang, why: &str, clause: &str) -> String {
    let rules = Order::Rules.word(lang);
    match lang {
        Lang::En => format!("That cannot be ({clause}): {why}. “{rules} {clause}” says more."),
        Lang::Fr => {
            format!("C’est impossible ({clause}) : {why}. « {rules} {clause} » en dit plus.")
        }
        Lang::Es => format!("No se puede ({clause}): {why}. «{rules} {clause}» dice más."),
    }
}

/// Something refused by the table itself.
pub(crate) fn refused(lang: Lang, why: &str) -> String {
    match lang {
        Lang::En => format!("That cannot be: {why}."),
        Lang::Fr => format!("C’est impossible : {why}."),
        Lang::Es => format!("No se puede: {why}."),
    }
}

pub(crate) fn not_understood(lang: Lang, text: &str, why: &str) -> String {
    match lang {
        Lang::En => format!("“{text}” is not understood: {why}."),
        Lang::Fr => format!("« {text} » n’est pas compris : {why}."),
        Lang::Es => format!("No se entiende «{text}»: {why}."),
    }
}

pub(crate) fn no_such_place(lang: Lang, tile: char, count: usize) -> String {
    match lang {
        Lang::En => format!("{tile} has places 1 to {count}."),
        Lang::Fr => format!("{tile} a les places 1 à {count}."),
        Lang::Es => format!("{tile} tiene los lugares del 1 al {count}."),
    }
}

pub(crate) fn not_held(lang: Lang, tile: char) -> String {
    match lang {
        Lang::En => format!("The tile {tile} has been placed already."),
        Lang::Fr => format!("La tuile {tile} est déjà posée."),
        Lang::Es => format!("La pieza {tile} ya está colocada."),
    }
}

pub(crate) fn tile_goes(lang: Lang, tile: char, level: u8, see: &str) -> String {
    match lang {
        Lang::En => format!(
            "{tile} has to go to level {level}. “{tile} 1” places it on the first place, “{see} {tile} 1” only shows it."
        ),
        Lang::Fr => format!(
            "{tile} doit aller au niveau {level}. « {tile} 1 » la pose à la première place, « {see} {tile} 1 » la montre seulement."
        ),
        Lang::Es => format!(
            "{tile} debe ir al nivel {level}. «{tile} 1» la coloca en el primer lugar, «{see} {tile} 1» solo la muestra."
        ),
    }
}

pub(crate) const ONLY_SHOWN: Phrase = Phrase {
    en: "This is only shown; nothing has been played.",
    fr: "C’est seulement montré ; rien n’est joué.",
    es: "Solo se muestra; no se ha jugado nada.",
};

pub(crate) const NOT_IN_THIS_GAME: Phrase = Phrase {
    en: "This game does not have that.",
    fr: "Ce jeu n’a pas cela.",
    es: "Este juego no tiene eso.",
};

pub(crate) const FINDING_IS_THE_GAME: Phrase = Phrase {
    en: "Finding the numbers is the game; they are listed when the turn is over.",
    fr: "Trouver les nombres, c’est le jeu ; ils sont listés à la fin du tour.",
    es: "Encontrar los números es el juego; se listan cuando acaba el turno.",
};

pub(crate) const NOTHING_ROLLED: Phrase = Phrase {
    en: "Nobody has rolled the dice yet.",
    fr: "Personne n’a encore lancé les dés.",
    es: "Nadie ha tirado aún los dados.",
};

pub(crate) const NOTHING_WAS_POSSIBLE: Phrase = Phrase {
    en: "no free number was possible",
    fr: "aucun nombre libre n’était possible",
    es: "ningún número libre era posible",
};

pub(crate) fn ways_with(lang: Lang, [a, b, c]: [u8; 3]) -> String {
    match lang {
        Lang::En => format!("With {a}, {b} and {c} these were possible:"),
        Lang::Fr => format!("Avec {a}, {b} et {c}, on pouvait obtenir :"),
        Lang::Es => format!("Con {a}, {b} y {c} se podía obtener:"),
    }
}

pub(crate) const NO_CLOCK: Phrase = Phrase {
    en: "There is no clock.",
    fr: "Il n’y a pas de pendule.",
    es: "No hay reloj.",
};

pub(crate) const TIME_FOR_GAME: Phrase = Phrase {
    en: "game",
    fr: "partie",
    es: "partida",
};

pub(crate) const TIME_FOR_TURN: Phrase = Phrase {
    en: "turn",
    fr: "tour",
    es: "turno",
};

pub(crate) fn really_resign(lang: Lang, name: &str) -> String {
    let choice = orders::yes_or_no(lang);
    match lang {
        Lang::En => format!("{name}, do you really give the game up? {choice}"),
        Lang::Fr => format!("{name}, abandonnez-vous vraiment ? {choice}"),
        Lang::Es => format!("{name}, ¿de verdad abandona? {choice}"),
    }
}

pub(crate) fn asks(lang: Lang, name: &str, offer: Offer) -> String {
    let what = match offer {
        Offer::Draw => Phrase {
            en: "to a draw",
            fr: "la partie nulle",
            es: "tablas",
        },
        Offer::TakeBack => Phrase {
            en: "to take back the move",
            fr: "qu’on reprenne le coup",
            es: "que se deshaga la jugada",
        },
        Offer::Pause => Phrase {
            en: "to a pause",
            fr: "une pause",
            es: "una pausa",
        },
        Offer::Rematch => Phrase {
            en: "to another game",
            fr: "une autre partie",
            es: "otra partida",
        },
    };
    let (what, choice) = (what.text(lang), orders::yes_or_no(lang));
    match lang {
        Lang::En => format!("{name} agrees {what}? {choice}"),
        Lang::Fr => format!("{name} accepte {what} ? {choice}"),
        Lang::Es => format!("¿{name} acepta {what}? {choice}"),
    }
}

pub(crate) const DECLINED: Phrase = Phrase {
    en: "Not agreed; everything stays as it is.",
    fr: "Refusé ; rien ne change.",
    es: "No se acepta; todo queda como está.",
};

pub(crate) const AS_YOU_WERE: Phrase = Phrase {
    en: "The game goes on.",
    fr: "La partie continue.",
    es: "La partida sigue.",
};

pub(crate) const NO_SUCH_CLAUSE: Phrase = Phrase {
    en: "There is no such clause. These are:",
    fr: "Il n’y a pas de telle clause. Les voici :",
    es: "No existe esa cláusula. Son estas:",
};

pub(crate) const PLAYED_IN_WORDS: Phrase = Phrase {
    en: "During the game:",
    fr: "Pendant la partie :",
    es: "Durante la partida:",
};
