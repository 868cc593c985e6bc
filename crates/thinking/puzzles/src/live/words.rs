//! What is said while a puzzle is being laid.

use game::Lang;
use seven::Tile;

use crate::fault::Side;
use crate::words::faults::tile_of;

pub(super) fn not_held(lang: Lang, side: Side, tile: Tile) -> String {
    let it = tile_of(lang, side, tile);
    match lang {
        Lang::En => format!("{it} is not among the tiles in hand"),
        Lang::Fr => format!("{it} n’est pas parmi les tuiles en main"),
        Lang::Es => format!("{it} no está entre las piezas en mano"),
    }
}

pub(super) fn far(lang: Lang, tile: Tile) -> String {
    match lang {
        Lang::En => format!("{tile} would lie too far from the other tiles"),
        Lang::Fr => format!("{tile} serait trop loin des autres tuiles"),
        Lang::Es => format!("{tile} quedaría demasiado lejos de las demás piezas"),
    }
}

pub(super) fn unsolvable(lang: Lang) -> String {
    match lang {
        Lang::En => "These black tiles cannot be copied: there is no solution.",
        Lang::Fr => "Ces tuiles noires ne peuvent pas être copiées : il n’y a pas de solution.",
        Lang::Es => "Estas piezas negras no se pueden copiar: no hay solución.",
    }
    .to_string()
}

pub(super) fn fewest_ways(lang: Lang, ways: usize) -> String {
    match (lang, ways) {
        (Lang::En, 1) => "Look at the marked cell: only one tile fits there, and in one way only.",
        (Lang::Fr, 1) => {
            "Regardez la case marquée : une seule tuile y convient, et d’une seule façon."
        }
        (Lang::Es, 1) => "Mira la casilla marcada: solo cabe una pieza, y de una única manera.",
        (Lang::En, _) => {
            return format!("Look at the marked cell: it can be covered in only {ways} ways.");
        }
        (Lang::Fr, _) => {
            return format!("Regardez la case marquée : il n’y a que {ways} façons de la couvrir.");
        }
        (Lang::Es, _) => {
            return format!("Mira la casilla marcada: solo se puede cubrir de {ways} maneras.");
        }
    }
    .to_string()
}

pub(super) fn goes_there(lang: Lang, tile: Tile) -> String {
    match lang {
        Lang::En => format!("It is the {tile} that goes there."),
        Lang::Fr => format!("C’est la tuile {tile} qui va là."),
        Lang::Es => format!("Es la pieza {tile} la que va ahí."),
    }
}

pub(super) fn next_tile(lang: Lang, side: Side, tile: Tile) -> String {
    let it = tile_of(lang, side, tile);
    match lang {
        Lang::En => format!("Next could be {it}."),
        Lang::Fr => format!("La suivante pourrait être {it}."),
        Lang::Es => format!("La siguiente podría ser {it}."),
    }
}

pub(super) fn lies_here(lang: Lang, tile: Tile) -> String {
    match lang {
        Lang::En => format!("The {tile} lies on the marked cells."),
        Lang::Fr => format!("La tuile {tile} se pose sur les cases marquées."),
        Lang::Es => format!("La pieza {tile} va en las casillas marcadas."),
    }
}

pub(super) fn cannot_end(lang: Lang, tiles: usize) -> String {
    match (lang, tiles) {
        (Lang::En, 1) => "One of these tiles leads nowhere.",
        (Lang::Fr, 1) => "L’une de ces tuiles ne mène à rien.",
        (Lang::Es, 1) => "Una de estas piezas no lleva a ninguna parte.",
        (Lang::En, _) => "From here no way leads to the end: some tiles have to come up again.",
        (Lang::Fr, _) => "D’ici, rien ne mène au bout : il faut reprendre quelques tuiles.",
        (Lang::Es, _) => "Desde aquí no se llega al final: hay que levantar algunas piezas.",
    }
    .to_string()
}

/// Tiles one after the other, with a word before the last.
fn listed(lang: Lang, tiles: &[Tile]) -> String {
    let letters: Vec<String> = tiles.iter().map(Tile::to_string).collect();
    let and = match lang {
        Lang::En => "and",
        Lang::Fr => "et",
        Lang::Es => "y",
    };
    match letters.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} {and} {last}", rest.join(", ")),
        None => String::new(),
    }
}

pub(super) fn take_up(lang: Lang, tiles: &[Tile]) -> String {
    let which = listed(lang, tiles);
    match lang {
        Lang::En => format!("Take up {which} again."),
        Lang::Fr => format!("Reprenez {which}."),
        Lang::Es => format!("Vuelve a levantar {which}."),
    }
}

pub(super) fn white_enough(lang: Lang, tiles: usize) -> String {
    match lang {
        Lang::En => format!("{tiles} white tiles are enough for the island."),
        Lang::Fr => format!("{tiles} tuiles blanches suffisent pour l’île."),
        Lang::Es => format!("Bastan {tiles} piezas blancas para la isla."),
    }
}

pub(super) fn black_enough(lang: Lang, tiles: usize) -> String {
    match lang {
        Lang::En => format!("The island is closed. {tiles} black tiles can surround it."),
        Lang::Fr => format!("L’île est fermée. {tiles} tuiles noires peuvent l’entourer."),
        Lang::Es => format!("La isla está cerrada. {tiles} piezas negras pueden rodearla."),
    }
}

pub(super) fn no_sea(lang: Lang) -> String {
    match lang {
        Lang::En => "The island is closed. The other black tiles cannot surround this one.",
        Lang::Fr => "L’île est fermée. Les autres tuiles noires ne peuvent pas entourer celle-ci.",
        Lang::Es => "La isla está cerrada. Las demás piezas negras no pueden rodear esta.",
    }
    .to_string()
}

pub(super) fn known_holes(lang: Lang, holes: u32, common: usize, laid: usize) -> String {
    match (lang, laid) {
        (Lang::En, 0) => format!("The best arrangement known has {holes} holes."),
        (Lang::Fr, 0) => format!("La meilleure disposition connue a {holes} trous."),
        (Lang::Es, 0) => format!("La mejor disposición conocida tiene {holes} huecos."),
        (Lang::En, _) => format!(
            "The best arrangement known has {holes} holes; of your {laid} tiles, {common} lie as they do there."
        ),
        (Lang::Fr, _) => format!(
            "La meilleure disposition connue a {holes} trous ; sur {laid} de vos tuiles, {common} y sont à la même place."
        ),
        (Lang::Es, _) => format!(
            "La mejor disposición conocida tiene {holes} huecos; de tus {laid} piezas, {common} están como allí."
        ),
    }
}
