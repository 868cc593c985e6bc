//! How a game ended and why, in words.

use game::{Lang, Phrase};

pub(super) const FROM_THE_TOP: Phrase = Phrase {
    en: "The levels are compared from the top:",
    fr: "On compare les niveaux à partir du haut :",
    es: "Se comparan los niveles desde arriba:",
};

pub(super) const FROM_THE_BOTTOM: Phrase = Phrase {
    en: "The levels are compared from the bottom:",
    fr: "On compare les niveaux à partir du bas :",
    es: "Se comparan los niveles desde abajo:",
};

/// One level of the comparison; `counts` are names with numbers.
pub(super) fn level(lang: Lang, level: usize, counts: &str, ahead: Option<&str>) -> String {
    let (what, verdict) = match lang {
        Lang::En => (
            format!("level {level}: {counts}"),
            ahead.map_or("equal".into(), |name| format!("more for {name}")),
        ),
        Lang::Fr => (
            format!("niveau {level} : {counts}"),
            ahead.map_or("égalité".into(), |name| format!("plus pour {name}")),
        ),
        Lang::Es => (
            format!("nivel {level}: {counts}"),
            ahead.map_or("igualdad".into(), |name| format!("más para {name}")),
        ),
    };
    format!("{what} – {verdict}")
}

pub(super) fn joined(lang: Lang, name: &str, numbers: &str) -> String {
    match lang {
        Lang::En | Lang::Es => format!("{}: {numbers}", has_joined(lang, name)),
        Lang::Fr => format!("{} : {numbers}", has_joined(lang, name)),
    }
}

pub(super) fn longest_chain(lang: Lang, name: &str, length: u8) -> String {
    match lang {
        Lang::En => format!("The longest chain of {name}: {length}"),
        Lang::Fr => format!("La plus longue chaîne de {name} : {length}"),
        Lang::Es => format!("La cadena más larga de {name}: {length}"),
    }
}

pub(super) fn points(lang: Lang, name: &str, score: u32) -> String {
    match (lang, score) {
        (Lang::En, 1) => format!("{name} as Order: 1 point"),
        (Lang::En, _) => format!("{name} as Order: {score} points"),
        (Lang::Fr, 0 | 1) => format!("{name}, l’Ordre : {score} point"),
        (Lang::Fr, _) => format!("{name}, l’Ordre : {score} points"),
        (Lang::Es, 1) => format!("{name}, el Orden: 1 punto"),
        (Lang::Es, _) => format!("{name}, el Orden: {score} puntos"),
    }
}

pub(super) const ROWS: Phrase = Phrase {
    en: "rows",
    fr: "lignes",
    es: "filas",
};

pub(super) const COLUMNS: Phrase = Phrase {
    en: "columns",
    fr: "colonnes",
    es: "columnas",
};

/// A row or a column with its points, which no line break tears apart.
pub(super) fn line_score(lang: Lang, line: &str, score: u32) -> String {
    match lang {
        Lang::En | Lang::Es => format!("{line}:\u{a0}{score}"),
        Lang::Fr => format!("{line}\u{a0}:\u{a0}{score}"),
    }
}

pub(super) fn decides(lang: Lang, level: usize, counts: &str) -> String {
    match lang {
        Lang::En => format!("level {level} decides: {counts}"),
        Lang::Fr => format!("le niveau {level} décide : {counts}"),
        Lang::Es => format!("decide el nivel {level}: {counts}"),
    }
}

pub(super) const ALL_LEVELS_EQUAL: Phrase = Phrase {
    en: "all levels are equal",
    fr: "tous les niveaux sont à égalité",
    es: "todos los niveles están igualados",
};

pub(super) fn has_joined(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} has joined two opposite sides"),
        Lang::Fr => format!("{name} a relié deux bords opposés"),
        Lang::Es => format!("{name} ha unido dos lados opuestos"),
    }
}

/// Who had resigned or run out of time while the others went on.
pub(super) fn had_left(lang: Lang, names: &[String]) -> String {
    let all = lang.all_of(names);
    match (lang, names.len()) {
        (Lang::En, _) => format!("{all} left the game before the end"),
        (Lang::Fr, 1) => format!("{all} a quitté la partie avant la fin"),
        (Lang::Fr, _) => format!("{all} ont quitté la partie avant la fin"),
        (Lang::Es, 1) => format!("{all} dejó la partida antes del final"),
        (Lang::Es, _) => format!("{all} dejaron la partida antes del final"),
    }
}
