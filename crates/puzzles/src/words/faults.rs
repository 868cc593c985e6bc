//! What is said about a solution that is wrong.

use game::Lang;

use crate::fault::{Fault, Side};

/// A tile of a colour: “the white O”.
pub(crate) fn tile_of(lang: Lang, side: Side, tile: seven::Tile) -> String {
    match (lang, side) {
        (Lang::En, Side::White) => format!("the white {tile}"),
        (Lang::En, Side::Black) => format!("the black {tile}"),
        (Lang::Fr, Side::White) => format!("la tuile blanche {tile}"),
        (Lang::Fr, Side::Black) => format!("la tuile noire {tile}"),
        (Lang::Es, Side::White) => format!("la pieza blanca {tile}"),
        (Lang::Es, Side::Black) => format!("la pieza negra {tile}"),
    }
}

pub(crate) fn fault(fault: &Fault, lang: Lang) -> String {
    match *fault {
        Fault::Twice { side, tile } => {
            let it = tile_of(lang, side, tile);
            match lang {
                Lang::En => format!("{it} is there twice; there is only one"),
                Lang::Fr => format!("{it} est posée deux fois ; il n’y en a qu’une"),
                Lang::Es => format!("{it} está puesta dos veces; solo hay una"),
            }
        }
        Fault::Missing { side, tile } => {
            let it = tile_of(lang, side, tile);
            match lang {
                Lang::En => format!("{it} is still to be laid"),
                Lang::Fr => format!("{it} reste à poser"),
                Lang::Es => format!("{it} está por colocar"),
            }
        }
        Fault::Overlap {
            cell,
            first,
            second,
        } => match lang {
            Lang::En => format!("{second} overlaps {first} at {cell}"),
            Lang::Fr => format!("{second} chevauche {first} en {cell}"),
            Lang::Es => format!("{second} se superpone a {first} en {cell}"),
        },
        Fault::Apart { tile } => match lang {
            Lang::En => format!("the black {tile} does not hang together with the others"),
            Lang::Fr => format!("la tuile noire {tile} ne tient pas aux autres"),
            Lang::Es => format!("la pieza negra {tile} no está unida a las demás"),
        },
        Fault::Beside { cell, tile } => match lang {
            Lang::En => format!("{tile} covers {cell}, where no black tile lies"),
            Lang::Fr => format!("{tile} couvre {cell}, où il n’y a pas de tuile noire"),
            Lang::Es => format!("{tile} cubre {cell}, donde no hay ninguna pieza negra"),
        },
        Fault::OnOne { tile, under } => match lang {
            Lang::En => {
                format!("{tile} rests on a single black tile, the {under}; it needs at least two")
            }
            Lang::Fr => format!(
                "{tile} repose sur une seule tuile noire, {under} ; il en faut au moins deux"
            ),
            Lang::Es => format!(
                "{tile} descansa sobre una sola pieza negra, {under}; hacen falta al menos dos"
            ),
        },
        Fault::Uncovered { side, cell } => match (lang, side) {
            (Lang::En, Side::White) => format!("no white tile covers {cell}"),
            (Lang::En, Side::Black) => format!("no black tile covers {cell}"),
            (Lang::Fr, Side::White) => format!("aucune tuile blanche ne couvre {cell}"),
            (Lang::Fr, Side::Black) => format!("aucune tuile noire ne couvre {cell}"),
            (Lang::Es, Side::White) => format!("ninguna pieza blanca cubre {cell}"),
            (Lang::Es, Side::Black) => format!("ninguna pieza negra cubre {cell}"),
        },
        Fault::TooMany { laid, enough } => match lang {
            Lang::En => format!("{laid} white tiles were laid; {enough} are enough"),
            Lang::Fr => format!("{laid} tuiles blanches ont été posées ; {enough} suffisent"),
            Lang::Es => format!("se han colocado {laid} piezas blancas; bastan {enough}"),
        },
    }
}
