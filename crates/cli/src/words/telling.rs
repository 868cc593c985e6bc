//! What happens in a game, told as it happens.

use game::{Lang, Phrase};

pub(crate) fn places(lang: Lang, name: &str, tile: char, level: u8, cells: &str) -> String {
    match lang {
        Lang::En => format!("{name} places {tile} on level {level}: {cells}"),
        Lang::Fr => format!("{name} pose {tile} au niveau {level} : {cells}"),
        Lang::Es => format!("{name} coloca {tile} en el nivel {level}: {cells}"),
    }
}

pub(crate) fn rolls(lang: Lang, name: &str, [a, b, c]: [u8; 3]) -> String {
    match lang {
        Lang::En => format!("{name} rolls {a}, {b} and {c}"),
        Lang::Fr => format!("{name} lance {a}, {b} et {c}"),
        Lang::Es => format!("{name} saca {a}, {b} y {c}"),
    }
}

pub(crate) fn makes(lang: Lang, name: &str, number: i32, way: &str) -> String {
    match lang {
        Lang::En => format!("{name} makes {number}: {way}"),
        Lang::Fr => format!("{name} obtient {number} : {way}"),
        Lang::Es => format!("{name} obtiene {number}: {way}"),
    }
}

pub(crate) fn finds_nothing(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} finds nothing"),
        Lang::Fr => format!("{name} ne trouve rien"),
        Lang::Es => format!("{name} no encuentra nada"),
    }
}

/// Whoever puts a pawn does not always own it.
pub(crate) fn puts(lang: Lang, name: &str, owner: &str, number: u8) -> String {
    match (lang, name == owner) {
        (Lang::En, true) => format!("{name} puts a pawn on {number}"),
        (Lang::En, false) => format!("{name} puts a pawn of {owner}’s on {number}"),
        (Lang::Fr, true) => format!("{name} place un pion sur le {number}"),
        (Lang::Fr, false) => format!("{name} place un pion de {owner} sur le {number}"),
        (Lang::Es, true) => format!("{name} pone un peón en el {number}"),
        (Lang::Es, false) => format!("{name} pone un peón de {owner} en el {number}"),
    }
}

pub(crate) fn draws(lang: Lang, name: &str, colour: u8) -> String {
    match lang {
        Lang::En => format!("{name} draws a token of colour {colour}"),
        Lang::Fr => format!("{name} tire un jeton de couleur {colour}"),
        Lang::Es => format!("{name} saca una ficha de color {colour}"),
    }
}

pub(crate) fn puts_token(lang: Lang, name: &str, colour: u8, cell: &str) -> String {
    match lang {
        Lang::En => format!("{name} puts the {colour} on {cell}"),
        Lang::Fr => format!("{name} place le {colour} en {cell}"),
        Lang::Es => format!("{name} pone el {colour} en {cell}"),
    }
}

pub(crate) fn slides(lang: Lang, name: &str, from: &str, to: &str) -> String {
    match lang {
        Lang::En => format!("{name} slides {from} to {to}"),
        Lang::Fr => format!("{name} fait glisser {from} vers {to}"),
        Lang::Es => format!("{name} desliza {from} a {to}"),
    }
}

pub(crate) fn passes(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} passes"),
        Lang::Fr => format!("{name} passe"),
        Lang::Es => format!("{name} pasa"),
    }
}

pub(crate) fn resigns(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} resigns"),
        Lang::Fr => format!("{name} abandonne"),
        Lang::Es => format!("{name} abandona"),
    }
}

pub(crate) fn time_is_up(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} has run out of time"),
        Lang::Fr => format!("{name} n’a plus de temps"),
        Lang::Es => format!("{name} se ha quedado sin tiempo"),
    }
}

pub(crate) const GAME_TIME_IS_UP: Phrase = Phrase {
    en: "The time for the game is up",
    fr: "Le temps de la partie est écoulé",
    es: "Se ha acabado el tiempo de la partida",
};

pub(crate) const TURN_TIME_IS_UP: Phrase = Phrase {
    en: "The time for the turn is up.",
    fr: "Le temps du tour est écoulé.",
    es: "Se ha acabado el tiempo del turno.",
};

pub(crate) const DRAW_AGREED: Phrase = Phrase {
    en: "The draw is agreed",
    fr: "La nulle est acceptée",
    es: "Se han acordado tablas",
};

pub(crate) const TAKEN_BACK: Phrase = Phrase {
    en: "The move is taken back.",
    fr: "Le coup est repris.",
    es: "La jugada se ha deshecho.",
};

pub(crate) const PAUSED: Phrase = Phrase {
    en: "The game is paused. “resume” goes on.",
    fr: "La partie est en pause. « reprendre » la relance.",
    es: "La partida está en pausa. «seguir» la reanuda.",
};

pub(crate) const RESUMED: Phrase = Phrase {
    en: "The game goes on.",
    fr: "La partie reprend.",
    es: "La partida sigue.",
};

pub(crate) fn thinks(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} is thinking …"),
        Lang::Fr => format!("{name} réfléchit …"),
        Lang::Es => format!("{name} está pensando …"),
    }
}
