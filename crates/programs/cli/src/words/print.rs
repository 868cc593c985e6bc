//! What `tablier print` says.

use game::{Lang, Phrase, sentences};
use print::Sheet;

pub(crate) const PRINT: Phrase = Phrase {
    en: "Make boards, pieces, rules and sheets for the class to print, as PDF or SVG",
    fr: "Faire des plateaux, des pièces, des règles et des feuilles pour la classe à imprimer, en PDF ou SVG",
    es: "Hacer tableros, piezas, reglas y hojas para la clase que imprimir, en PDF o SVG",
};

pub(crate) const SHEET: Phrase = Phrase {
    en: "what to print; without it, all that can be is listed",
    fr: "ce qu’il faut imprimer ; sans cela, tout ce qui existe est énuméré",
    es: "qué imprimir; si falta, se enumera todo lo que hay",
};

pub(crate) const PAPER: Phrase = Phrase {
    en: "a4, which is usual, or a3",
    fr: "a4, comme d’habitude, ou a3",
    es: "a4, que es lo normal, o a3",
};

sentences! {
    pub(crate) fn layout(lang) {
        let sheets = Sheet::all().filter(|sheet| sheet.has_layout());
        let sheets = lang.all_of(&sheets.map(Sheet::name).collect::<Vec<_>>());
        en: "for {sheets} where the numbers are: reading, balanced, shuffle:7 (any seed), or the 36 numbers row by row with commas",
        fr: "pour {sheets}, la place des numéros : reading, balanced, shuffle:7 (graine au choix), ou les 36 numéros ligne par ligne avec des virgules",
        es: "para {sheets}, dónde van los números: reading, balanced, shuffle:7 (la semilla que se quiera) o los 36 números fila por fila con comas",
    }
}

pub(crate) const SVG: Phrase = Phrase {
    en: "drawings instead of a PDF, a file for each page",
    fr: "des dessins au lieu d’un PDF, un fichier par page",
    es: "dibujos en vez de un PDF, un archivo por página",
};

pub(crate) const PAGE: Phrase = Phrase {
    en: "with --svg, only this page, counted from 1",
    fr: "avec --svg, cette page seulement, comptée à partir de 1",
    es: "con --svg, solo esta página, contando desde 1",
};

pub(crate) const OUTPUT: Phrase = Phrase {
    en: "the file to write, - for standard output; otherwise it is named after the sheet",
    fr: "le fichier à écrire, - pour la sortie standard ; sinon il porte le nom de la feuille",
    es: "el archivo que escribir, - para la salida estándar; si no, lleva el nombre de la hoja",
};

pub(crate) const FORCE: Phrase = Phrase {
    en: "replace files that are there already",
    fr: "remplacer les fichiers qui existent déjà",
    es: "sustituir los archivos que ya existan",
};

pub(crate) const SHEETS: Phrase = Phrase {
    en: "Sheets, for “tablier print SHEET”:",
    fr: "Les feuilles, pour « tablier print FEUILLE » :",
    es: "Las hojas, para «tablier print HOJA»:",
};

pub(crate) fn written(lang: Lang, file: &str, pages: usize) -> String {
    match (lang, pages) {
        (Lang::En, 1) => format!("{file} is written: 1 page"),
        (Lang::En, _) => format!("{file} is written: {pages} pages"),
        (Lang::Fr, 1) => format!("{file} est écrit : 1 page"),
        (Lang::Fr, _) => format!("{file} est écrit : {pages} pages"),
        (Lang::Es, 1) => format!("{file} está escrito: 1 página"),
        (Lang::Es, _) => format!("{file} está escrito: {pages} páginas"),
    }
}

sentences! {
    pub(crate) fn there_already(lang, file: &str) {
        en: "{file} is there already and stays as it is; name another with -o, or replace it with --force",
        fr: "{file} existe déjà et reste tel quel ; indiquez-en un autre avec -o, ou remplacez-le avec --force",
        es: "{file} ya existe y queda como está; indica otro con -o o sustitúyelo con --force",
    }

    /// Several drawings cannot be written one behind the other.
    pub(crate) fn which_page(lang, pages: usize) {
        en: "standard output has room for one drawing: choose one of {pages} with --page",
        fr: "la sortie standard n’a de place que pour un dessin : choisissez-en un sur {pages} avec --page",
        es: "en la salida estándar solo cabe un dibujo: elige uno de los {pages} con --page",
    }
}
