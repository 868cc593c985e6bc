//! What is told of any game, in every language.

use game::{Lang, Phrase};

use super::Writing;

pub(super) fn places(lang: Lang, name: &str, tile: char, level: u8) -> String {
    match lang {
        Lang::En => format!("{name} places {tile} on level {level}"),
        Lang::Fr => format!("{name} pose {tile} au niveau {level}"),
        Lang::Es => format!("{name} coloca {tile} en el nivel {level}"),
    }
}

pub(super) fn rolls(lang: Lang, name: &str, [a, b, c]: [u8; 3]) -> String {
    match lang {
        Lang::En => format!("{name} rolls {a}, {b} and {c}"),
        Lang::Fr => format!("{name} lance {a}, {b} et {c}"),
        Lang::Es => format!("{name} saca {a}, {b} y {c}"),
    }
}

pub(super) fn makes(lang: Lang, name: &str, number: i32, way: &str) -> String {
    match lang {
        Lang::En => format!("{name} makes {number}: {way}"),
        Lang::Fr => format!("{name} obtient {number} : {way}"),
        Lang::Es => format!("{name} obtiene {number}: {way}"),
    }
}

pub(super) fn finds_nothing(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} finds nothing"),
        Lang::Fr => format!("{name} ne trouve rien"),
        Lang::Es => format!("{name} no encuentra nada"),
    }
}

/// Whoever puts a pawn does not always own it.
pub(super) fn puts(lang: Lang, name: &str, owner: &str, number: u8) -> String {
    match (lang, name == owner) {
        (Lang::En, true) => format!("{name} puts a pawn on {number}"),
        (Lang::En, false) => format!("{name} puts a pawn of {owner}’s on {number}"),
        (Lang::Fr, true) => format!("{name} place un pion sur le {number}"),
        (Lang::Fr, false) => format!("{name} place un pion de {owner} sur le {number}"),
        (Lang::Es, true) => format!("{name} pone un peón en el {number}"),
        (Lang::Es, false) => format!("{name} pone un peón de {owner} en el {number}"),
    }
}

pub(super) fn draws(lang: Lang, name: &str, colour: u8, writing: Writing) -> String {
    let token = match (lang, writing) {
        (_, Writing::Shown) => sign(lang, colour)[0].to_string(),
        (Lang::En, Writing::Typed) => format!("a token of colour {colour}"),
        (Lang::Fr, Writing::Typed) => format!("un jeton de couleur {colour}"),
        (Lang::Es, Writing::Typed) => format!("una ficha de color {colour}"),
    };
    match lang {
        Lang::En => format!("{name} draws {token}"),
        Lang::Fr => format!("{name} tire {token}"),
        Lang::Es => format!("{name} saca {token}"),
    }
}

pub(super) fn puts_token(
    lang: Lang,
    name: &str,
    colour: u8,
    cell: &str,
    writing: Writing,
) -> String {
    let token = match (lang, writing) {
        (_, Writing::Shown) => sign(lang, colour)[1].to_string(),
        (Lang::En, Writing::Typed) => format!("the {colour}"),
        (Lang::Fr, Writing::Typed) => format!("le {colour}"),
        (Lang::Es, Writing::Typed) => format!("el {colour}"),
    };
    match lang {
        Lang::En => format!("{name} puts {token} on {cell}"),
        Lang::Fr => format!("{name} place {token} en {cell}"),
        Lang::Es => format!("{name} pone {token} en {cell}"),
    }
}

/// The sign on a token of this colour, as one of many and as the one meant.
fn sign(lang: Lang, colour: u8) -> [&'static str; 2] {
    match (lang, colour) {
        (Lang::En, 1) => ["a circle", "the circle"],
        (Lang::En, 2) => ["a triangle", "the triangle"],
        (Lang::En, 3) => ["a square", "the square"],
        (Lang::En, 4) => ["a diamond", "the diamond"],
        (Lang::En, 5) => ["a star", "the star"],
        (Lang::En, 6) => ["a cross", "the cross"],
        (Lang::En, _) => ["a hexagon", "the hexagon"],
        (Lang::Fr, 1) => ["un rond", "le rond"],
        (Lang::Fr, 2) => ["un triangle", "le triangle"],
        (Lang::Fr, 3) => ["un carré", "le carré"],
        (Lang::Fr, 4) => ["un losange", "le losange"],
        (Lang::Fr, 5) => ["une étoile", "l’étoile"],
        (Lang::Fr, 6) => ["une croix", "la croix"],
        (Lang::Fr, _) => ["un hexagone", "l’hexagone"],
        (Lang::Es, 1) => ["un círculo", "el círculo"],
        (Lang::Es, 2) => ["un triángulo", "el triángulo"],
        (Lang::Es, 3) => ["un cuadrado", "el cuadrado"],
        (Lang::Es, 4) => ["un rombo", "el rombo"],
        (Lang::Es, 5) => ["una estrella", "la estrella"],
        (Lang::Es, 6) => ["una cruz", "la cruz"],
        (Lang::Es, _) => ["un hexágono", "el hexágono"],
    }
}

pub(super) fn slides(lang: Lang, name: &str, from: &str, to: &str) -> String {
    match lang {
        Lang::En => format!("{name} slides {from} to {to}"),
        Lang::Fr => format!("{name} fait glisser {from} vers {to}"),
        Lang::Es => format!("{name} desliza {from} a {to}"),
    }
}

pub(super) fn passes(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} passes"),
        Lang::Fr => format!("{name} passe"),
        Lang::Es => format!("{name} pasa"),
    }
}

pub(super) fn resigns(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} resigns"),
        Lang::Fr => format!("{name} abandonne"),
        Lang::Es => format!("{name} abandona"),
    }
}

pub(super) fn time_is_up(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} has run out of time"),
        Lang::Fr => format!("{name} n’a plus de temps"),
        Lang::Es => format!("{name} se ha quedado sin tiempo"),
    }
}

pub(super) const GAME_TIME_IS_UP: Phrase = Phrase {
    en: "The time for the game is up",
    fr: "Le temps de la partie est écoulé",
    es: "Se ha acabado el tiempo de la partida",
};

pub(super) const DRAW_AGREED: Phrase = Phrase {
    en: "The draw is agreed",
    fr: "La nulle est acceptée",
    es: "Se han acordado tablas",
};

/// Who has won: those on the first place, out of all.
pub(super) fn result(lang: Lang, winners: &[String], all: usize) -> String {
    if winners.len() == all {
        let draw = Phrase {
            en: "the game is a draw",
            fr: "la partie est nulle",
            es: "la partida es un empate",
        };
        return draw.text(lang).to_string();
    }
    let names = lang.all_of(winners);
    match (lang, winners.len()) {
        (Lang::En, 1) => format!("{names} wins"),
        (Lang::En, _) => format!("{names} share the first place"),
        (Lang::Fr, 1) => format!("{names} gagne"),
        (Lang::Fr, _) => format!("{names} se partagent la première place"),
        (Lang::Es, 1) => format!("{names} gana"),
        (Lang::Es, _) => format!("{names} comparten el primer puesto"),
    }
}

/// A pair has won together.
pub(super) fn pair_wins(lang: Lang, names: &[String]) -> String {
    let names = lang.all_of(names);
    match lang {
        Lang::En => format!("the pair {names} wins"),
        Lang::Fr => format!("l’équipe {names} gagne"),
        Lang::Es => format!("gana la pareja {names}"),
    }
}

pub(super) fn player(lang: Lang, number: usize) -> String {
    match lang {
        Lang::En => format!("Player {number}"),
        Lang::Fr => format!("Joueur {number}"),
        Lang::Es => format!("Jugador {number}"),
    }
}

pub(super) fn as_role(lang: Lang, seat: &str, role: &str) -> String {
    match lang {
        Lang::En => format!("{seat} as {role}"),
        Lang::Fr | Lang::Es => format!("{seat} ({role})"),
    }
}

pub(super) const ORDER: Phrase = Phrase {
    en: "Order",
    fr: "l’Ordre",
    es: "el Orden",
};

pub(super) const CHAOS: Phrase = Phrase {
    en: "Chaos",
    fr: "le Chaos",
    es: "el Caos",
};
