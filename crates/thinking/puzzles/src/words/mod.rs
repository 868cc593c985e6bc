//! What arrangements and certificates say when they cannot be read.

pub(crate) mod faults;
pub(crate) mod games;
pub(crate) mod proofs;

use game::{Lang, Phrase};
use seven::Tile;

pub(crate) const NO_CERTIFICATE: Phrase = Phrase {
    en: "this is no certificate: its first line would be “tablier certificate 1”",
    fr: "ce n’est pas un certificat : sa première ligne serait « tablier certificate 1 »",
    es: "esto no es un certificado: su primera línea sería «tablier certificate 1»",
};

pub(crate) const NO_SUCH_PUZZLE: Phrase = Phrase {
    en: "this certificate is about no puzzle that is known here",
    fr: "ce certificat ne porte sur aucun casse-tête connu ici",
    es: "este certificado no trata de ningún rompecabezas conocido aquí",
};

pub(crate) fn bad_line(lang: Lang, line: usize, column: usize, why: &str) -> String {
    match lang {
        Lang::En => format!("line {line}, column {column}: {why}"),
        Lang::Fr => format!("ligne {line}, colonne {column} : {why}"),
        Lang::Es => format!("línea {line}, columna {column}: {why}"),
    }
}

pub(crate) fn not_the_shape(lang: Lang, line: usize, tile: Tile) -> String {
    match lang {
        Lang::En => format!("line {line}: these four cells do not have the shape of {tile}"),
        Lang::Fr => format!("ligne {line} : ces quatre cases n’ont pas la forme de {tile}"),
        Lang::Es => format!("línea {line}: estas cuatro casillas no tienen la forma de {tile}"),
    }
}

pub(crate) fn head_line_missing(lang: Lang, expected: &str) -> String {
    match (lang, expected) {
        (Lang::En, "") => "an empty line is missing after the head of the certificate".to_string(),
        (Lang::Fr, "") => "il manque une ligne vide après l’en-tête du certificat".to_string(),
        (Lang::Es, "") => "falta una línea vacía tras la cabecera del certificado".to_string(),
        (Lang::En, word) => format!("the line “{word}:” of the certificate’s head is missing"),
        (Lang::Fr, word) => format!("la ligne « {word}: » manque dans l’en-tête du certificat"),
        (Lang::Es, word) => format!("falta la línea «{word}:» en la cabecera del certificado"),
    }
}
