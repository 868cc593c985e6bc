//! What `tablier serve` says.

use std::io;
use std::net::SocketAddr;

use game::{Lang, Phrase, sentences};

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

pub(crate) const NO_LOBBY: Phrase = Phrase {
    en: "no list of open tables: people play by links only",
    fr: "pas de liste de tables ouvertes : on ne joue que par liens",
    es: "sin lista de mesas abiertas: solo se juega por enlaces",
};

pub(crate) const NO_CLASSES: Phrase = Phrase {
    en: "no classes can be opened",
    fr: "aucune classe ne peut être ouverte",
    es: "no se pueden abrir clases",
};

pub(crate) const NO_BOTS: Phrase = Phrase {
    en: "no programs can come in by the API",
    fr: "aucun programme ne peut entrer par l’API",
    es: "ningún programa puede entrar por la API",
};

pub(crate) const ORIGIN: Phrase = Phrase {
    en: "another page that may connect, such as https://school.example; may be repeated",
    fr: "une autre page qui peut se connecter, comme https://school.example ; peut être répété",
    es: "otra página que puede conectarse, como https://school.example; se puede repetir",
};

pub(crate) const TRUSTED_PROXY: Phrase = Phrase {
    en: "a reverse proxy that may say for whom it asks: its address, or a network such as 10.0.0.0/8; may be repeated (only this machine)",
    fr: "un proxy inverse qui peut dire pour qui il demande : son adresse, ou un réseau comme 10.0.0.0/8 ; peut être répété (cette machine seulement)",
    es: "un proxy inverso que puede decir para quién pregunta: su dirección, o una red como 10.0.0.0/8; se puede repetir (solo esta máquina)",
};

pub(crate) const MOST_TABLES: Phrase = Phrase {
    en: "how many tables there may be that are not over (100000)",
    fr: "combien de tables non terminées il peut y avoir (100000)",
    es: "cuántas mesas sin terminar puede haber (100000)",
};

pub(crate) const TABLES_PER_HOUR: Phrase = Phrase {
    en: "how many tables one address may make in an hour (120)",
    fr: "combien de tables une adresse peut créer par heure (120)",
    es: "cuántas mesas puede crear una dirección por hora (120)",
};

pub(crate) const FRAMES_PER_SECOND: Phrase = Phrase {
    en: "how many messages a second one seat may send in the long run (20)",
    fr: "combien de messages par seconde une place peut envoyer à la longue (20)",
    es: "cuántos mensajes por segundo puede enviar un asiento a la larga (20)",
};

pub(crate) const THINKERS: Phrase = Phrase {
    en: "how many computer players may think at the same time (half the cores)",
    fr: "combien de joueurs-ordinateurs peuvent réfléchir en même temps (la moitié des cœurs)",
    es: "cuántos jugadores de ordenador pueden pensar a la vez (la mitad de los núcleos)",
};

pub(crate) const KEEP_OPEN: Phrase = Phrase {
    en: "after how many days a table is deleted at which somebody is missing (7)",
    fr: "après combien de jours une table où il manque quelqu’un est supprimée (7)",
    es: "tras cuántos días se borra una mesa en la que falta alguien (7)",
};

pub(crate) const KEEP_IDLE: Phrase = Phrase {
    en: "after how many days without a move a table is deleted (60)",
    fr: "après combien de jours sans coup une table est supprimée (60)",
    es: "tras cuántos días sin jugadas se borra una mesa (60)",
};

pub(crate) const KEEP_OVER: Phrase = Phrase {
    en: "after how many days a finished game is deleted (90)",
    fr: "après combien de jours une partie terminée est supprimée (90)",
    es: "tras cuántos días se borra una partida terminada (90)",
};

pub(crate) const KEEP_CLASS: Phrase = Phrase {
    en: "after how many days a class is deleted (30)",
    fr: "après combien de jours une classe est supprimée (30)",
    es: "tras cuántos días se borra una clase (30)",
};

pub(crate) const HEAD_SECONDS: Phrase = Phrase {
    en: "how many seconds the head of a request may take, from connecting on (15)",
    fr: "combien de secondes peut prendre l’en-tête d’une requête, à partir de la connexion (15)",
    es: "cuántos segundos puede tardar la cabecera de una petición, desde la conexión (15)",
};

pub(crate) const BODY_SECONDS: Phrase = Phrase {
    en: "how many seconds the body of a request may take (30)",
    fr: "combien de secondes peut prendre le corps d’une requête (30)",
    es: "cuántos segundos puede tardar el cuerpo de una petición (30)",
};

pub(crate) const IDLE_SECONDS: Phrase = Phrase {
    en: "after how many seconds without a request a connection is closed (60)",
    fr: "après combien de secondes sans requête une connexion est fermée (60)",
    es: "tras cuántos segundos sin peticiones se cierra una conexión (60)",
};

pub(crate) const MOST_CONNECTIONS: Phrase = Phrase {
    en: "how many connections there may be (100000, or as many as the system has files for); up to one in eight is kept for those who play",
    fr: "combien de connexions il peut y avoir (100000, ou autant que le système permet de fichiers) ; jusqu’à une sur huit est réservée à ceux qui jouent",
    es: "cuántas conexiones puede haber (100000, o tantas como archivos permita el sistema); hasta una de cada ocho se reserva para quienes juegan",
};

pub(crate) const CONNECTIONS_PER_ADDRESS: Phrase = Phrase {
    en: "how many connections one address may have (1000, and at most half of all)",
    fr: "combien de connexions une adresse peut avoir (1000, et au plus la moitié du total)",
    es: "cuántas conexiones puede tener una dirección (1000, y como mucho la mitad del total)",
};

pub(crate) const LOG: Phrase = Phrase {
    en: "the form of the log on standard error: text or json",
    fr: "la forme du journal sur la sortie d’erreur : text ou json",
    es: "la forma del registro en la salida de errores: text o json",
};

pub(crate) const LOG_ADDRESSES: Phrase = Phrase {
    en: "write addresses into the log",
    fr: "écrire les adresses dans le journal",
    es: "escribir las direcciones en el registro",
};

sentences! {
    /// The second line: where everything is kept.
    pub(crate) fn kept(lang, place: &str) {
        en: "Everything is kept in {place}",
        fr: "Tout est conservé dans {place}",
        es: "Todo se guarda en {place}",
    }

    /// The first line: where it is, and how it ends.
    pub(crate) fn ready(lang, address: SocketAddr) {
        en: "Tablier is at http://{address}/ · Ctrl-C ends it",
        fr: "Tablier se trouve à http://{address}/ · Ctrl-C l’arrête",
        es: "Tablier está en http://{address}/ · Ctrl-C lo detiene",
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

sentences! {
    pub(crate) fn no_page_in(lang, folder: &str, error: &io::Error) {
        let why = file_trouble(lang, error);
        en: "the folder {folder} has no page (index.html): {why}",
        fr: "le dossier {folder} ne contient pas de page (index.html) : {why}",
        es: "la carpeta {folder} no tiene página (index.html): {why}",
    }
}

pub(crate) const NO_PAGE: Phrase = Phrase {
    en: "this program was built without the page; “cargo xtask play” builds and serves both, or name the folder of a page with --page",
    fr: "ce programme a été construit sans la page ; « cargo xtask play » construit et sert les deux, ou indiquez le dossier d’une page avec --page",
    es: "este programa se construyó sin la página; «cargo xtask play» construye y sirve las dos cosas, o indica la carpeta de una página con --page",
};
