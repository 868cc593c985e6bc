//! What `tablier serve` says.

use std::io;
use std::net::SocketAddr;

use game::{Lang, Phrase};

use super::file_trouble;

pub(crate) const SERVE: Phrase = Phrase {
    en: "Serve the page with all three games to a browser",
    fr: "Servir à un navigateur la page avec les trois jeux",
    es: "Servir a un navegador la página con los tres juegos",
};

pub(crate) const LISTEN: Phrase = Phrase {
    en: "where to listen; only this machine if nothing is said, on port 7777 or, if that is taken, on any that is free",
    fr: "où écouter ; sans indication, cette machine seulement, sur le port 7777 ou, s’il est pris, sur un port libre",
    es: "dónde escuchar; si no se dice nada, solo en esta máquina, en el puerto 7777 o, si está ocupado, en uno libre",
};

pub(crate) const PAGE: Phrase = Phrase {
    en: "a folder with a page built elsewhere, instead of the one in the program",
    fr: "un dossier contenant une page construite ailleurs, au lieu de celle du programme",
    es: "una carpeta con una página construida en otro sitio, en vez de la del programa",
};

/// The first line: where it is, and how it ends.
pub(crate) fn ready(lang: Lang, address: SocketAddr) -> String {
    match lang {
        Lang::En => format!("Tablier is at http://{address}/ · Ctrl-C ends it"),
        Lang::Fr => format!("Tablier se trouve à http://{address}/ · Ctrl-C l’arrête"),
        Lang::Es => format!("Tablier está en http://{address}/ · Ctrl-C lo detiene"),
    }
}

pub(crate) fn cannot_listen(lang: Lang, address: SocketAddr, error: &io::Error) -> String {
    let taken = Phrase {
        en: "another program listens there already",
        fr: "un autre programme y écoute déjà",
        es: "otro programa ya escucha ahí",
    };
    let elsewhere = Phrase {
        en: "this machine has no such address",
        fr: "cette machine n’a pas cette adresse",
        es: "esta máquina no tiene esa dirección",
    };
    let why = match error.kind() {
        io::ErrorKind::AddrInUse => taken.text(lang).to_string(),
        io::ErrorKind::AddrNotAvailable => elsewhere.text(lang).to_string(),
        _ => file_trouble(lang, error),
    };
    match lang {
        Lang::En => format!("cannot listen at {address}: {why}"),
        Lang::Fr => format!("impossible d’écouter à {address} : {why}"),
        Lang::Es => format!("no se puede escuchar en {address}: {why}"),
    }
}

pub(crate) fn no_page_in(lang: Lang, folder: &str, error: &io::Error) -> String {
    let why = file_trouble(lang, error);
    match lang {
        Lang::En => format!("the folder {folder} has no page (index.html): {why}"),
        Lang::Fr => format!("le dossier {folder} ne contient pas de page (index.html) : {why}"),
        Lang::Es => format!("la carpeta {folder} no tiene página (index.html): {why}"),
    }
}

pub(crate) const NO_PAGE: Phrase = Phrase {
    en: "this program was built without the page; “cargo xtask play” builds it with it, or name a folder with --page",
    fr: "ce programme a été construit sans la page ; « cargo xtask play » le construit avec elle, ou indiquez un dossier avec --page",
    es: "este programa se construyó sin la página; «cargo xtask play» lo construye con ella, o indica una carpeta con --page",
};
