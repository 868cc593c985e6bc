//! What stands on SEVEN's sheets.

use game::{Lang, Phrase};
use seven::Colour;

pub(super) fn tiles_of(lang: Lang, colour: Colour) -> String {
    let colour = match colour {
        Colour::White => Phrase::new("White", "Blanc", "Blanco"),
        Colour::Black => Phrase::new("Black", "Noir", "Negro"),
        Colour::Red => Phrase::new("Red", "Rouge", "Rojo"),
        Colour::Blue => Phrase::new("Blue", "Bleu", "Azul"),
    };
    colour.text(lang).to_string()
}

pub(super) const TILES_HINT: Phrase = Phrase {
    en: "Glue on firm card, 2 mm or more, then cut along the outer lines. Two players need White and Black.",
    fr: "Coller sur du carton épais, 2 mm ou plus, puis découper le long des traits extérieurs. À deux, il faut Blanc et Noir.",
    es: "Pegar sobre cartón grueso, de 2 mm o más, y recortar por las líneas exteriores. Entre dos hacen falta Blanco y Negro.",
};

pub(super) const TILES_SHOWN: Phrase = Phrase {
    en: "The seven tiles, each made of four hexagons: I, O, Y, U, S, J and P.",
    fr: "Les sept tuiles, faites de quatre hexagones chacune\u{a0}: I, O, Y, U, S, J et P.",
    es: "Las siete piezas, cada una hecha de cuatro hexágonos: I, O, Y, U, S, J y P.",
};

pub(super) const MAT_SHOWN: Phrase = Phrase {
    en: "An empty grid of hexagons.",
    fr: "Une grille d’hexagones vide.",
    es: "Una rejilla de hexágonos vacía.",
};
