//! What is said about a game that is no solution of P1.

use game::Lang;

pub(crate) fn seats(lang: Lang, seats: usize) -> String {
    match lang {
        Lang::En => format!("this is a game for {seats}; the puzzle is played with two colours"),
        Lang::Fr => {
            format!("c’est une partie à {seats} ; le casse-tête se joue avec deux couleurs")
        }
        Lang::Es => format!("es una partida de {seats}; el rompecabezas se juega con dos colores"),
    }
}

pub(crate) fn illegal(lang: Lang, event: usize, clause: &str, why: &str) -> String {
    match lang {
        Lang::En => format!("move {event} ({clause}): {why}"),
        Lang::Fr => format!("coup {event} ({clause}) : {why}"),
        Lang::Es => format!("jugada {event} ({clause}): {why}"),
    }
}

pub(crate) fn unfinished(lang: Lang, placed: usize, all: usize) -> String {
    match (lang, placed) {
        (Lang::En, _) => format!("{placed} of {all} tiles are placed"),
        (Lang::Fr, 0 | 1) => format!("{placed} tuile sur {all} est posée"),
        (Lang::Fr, _) => format!("{placed} tuiles sur {all} sont posées"),
        (Lang::Es, 1) => format!("hay 1 pieza colocada de {all}"),
        (Lang::Es, _) => format!("hay {placed} piezas colocadas de {all}"),
    }
}

pub(crate) fn too_low(lang: Lang, level: u8, wanted: u8) -> String {
    match lang {
        Lang::En => format!("the game reaches level {level}, not level {wanted}"),
        Lang::Fr => format!("la partie atteint le niveau {level}, pas le niveau {wanted}"),
        Lang::Es => format!("la partida llega al nivel {level}, no al nivel {wanted}"),
    }
}
