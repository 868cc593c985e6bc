//! What is said about a solution that is wrong.

use game::Lang;

use seven::Tile;

use crate::fault::{Fault, Side};

/// A tile whatever its colour: “the O”.
fn named(lang: Lang, tile: Tile) -> String {
    match lang {
        Lang::En => format!("the {tile}"),
        Lang::Fr => format!("la tuile {tile}"),
        Lang::Es => format!("la pieza {tile}"),
    }
}

/// A tile of a colour: “the white O”.
pub(crate) fn tile_of(lang: Lang, side: Side, tile: Tile) -> String {
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
        Fault::Surplus {
            tile,
            allowed,
            laid,
        } => surplus(lang, tile, allowed, laid),
        Fault::Short { tile, wanted, laid } => short(lang, tile, wanted - laid.min(wanted)),
        Fault::Apart { side, tile, cell } => {
            // Where a colour does not single the tile out, the cell does.
            let it = match (side, lang) {
                (Some(side), _) => tile_of(lang, side, tile),
                (None, Lang::En) => format!("the {tile} at {cell}"),
                (None, Lang::Fr) => format!("la tuile {tile} en {cell}"),
                (None, Lang::Es) => format!("la pieza {tile} en {cell}"),
            };
            match lang {
                Lang::En => format!("{it} does not hang together with the others"),
                Lang::Fr => format!("{it} n’est pas reliée aux autres"),
                Lang::Es => format!("{it} no está unida a las demás"),
            }
        }
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
        Fault::NotSmallest { laid, enough } => match lang {
            Lang::En => format!("{laid} white tiles were laid; {enough} are enough"),
            Lang::Fr => format!("{laid} tuiles blanches ont été posées ; {enough} suffisent"),
            Lang::Es => format!("se han colocado {laid} piezas blancas; bastan {enough}"),
        },
    }
}

fn surplus(lang: Lang, tile: Tile, allowed: u32, laid: u32) -> String {
    let it = named(lang, tile);
    if allowed == 0 {
        return match lang {
            Lang::En => format!("{it} is not among the tiles of this task"),
            Lang::Fr => format!("{it} ne fait pas partie de cette énigme"),
            Lang::Es => format!("{it} no forma parte de este reto"),
        };
    }
    let times = match (lang, laid) {
        (Lang::En, 2) => "twice".to_string(),
        (Lang::En, _) => format!("{laid} times"),
        (Lang::Fr, _) => format!("{laid} fois"),
        (Lang::Es, _) => format!("{laid} veces"),
    };
    match (lang, allowed) {
        (Lang::En, 1) => format!("{it} is there {times}; there is only one"),
        (Lang::En, _) => format!("{it} is there {times}; there are only {allowed}"),
        (Lang::Fr, 1) => format!("{it} est posée {times} ; il n’y en a qu’une"),
        (Lang::Fr, _) => format!("{it} est posée {times} ; il n’y en a que {allowed}"),
        (Lang::Es, 1) => format!("{it} está puesta {times}; solo hay una"),
        (Lang::Es, _) => format!("{it} está puesta {times}; solo hay {allowed}"),
    }
}

fn short(lang: Lang, tile: Tile, missing: u32) -> String {
    match (lang, missing) {
        (Lang::En, 1) => format!("one tile {tile} is still to be laid"),
        (Lang::En, _) => format!("{missing} tiles {tile} are still to be laid"),
        (Lang::Fr, 0 | 1) => format!("il reste une tuile {tile} à poser"),
        (Lang::Fr, _) => format!("il reste {missing} tuiles {tile} à poser"),
        (Lang::Es, 1) => format!("falta por colocar una pieza {tile}"),
        (Lang::Es, _) => format!("faltan por colocar {missing} piezas {tile}"),
    }
}
