//! What the store says when something goes wrong.

use game::{Lang, Phrase};

use crate::error::{RowError, StoreError};
use crate::private::Exposed;
use crate::stream::MAX_TEXT;
use crate::url::UrlError;

const NO_STREAM: Phrase = Phrase {
    en: "there is nothing of this name, or no longer",
    fr: "il n’y a rien de ce nom, ou plus rien",
    es: "no hay nada con ese nombre, o ya no",
};

const NUMBER: Phrase = Phrase {
    en: "rows are numbered from 1",
    fr: "les lignes sont numérotées à partir de 1",
    es: "las filas se numeran desde el 1",
};

const NAME: Phrase = Phrase {
    en: "a stream’s name has 1 to 200 bytes",
    fr: "le nom d’un flux a de 1 à 200 octets",
    es: "el nombre de un flujo tiene de 1 a 200 bytes",
};

const ZERO: Phrase = Phrase {
    en: "the text contains the character 0, which cannot be kept",
    fr: "le texte contient le caractère 0, qui ne peut pas être conservé",
    es: "el texto contiene el carácter 0, que no se puede guardar",
};

const FULL: Phrase = Phrase {
    en: "the disk is full; nothing more can be kept until there is room again",
    fr: "le disque est plein ; rien ne peut être conservé avant qu’il y ait de nouveau de la place",
    es: "el disco está lleno; no se puede guardar nada más hasta que vuelva a haber sitio",
};

const CLOSED: Phrase = Phrase {
    en: "the database has been closed",
    fr: "la base de données a été fermée",
    es: "la base de datos se ha cerrado",
};

const EMPTY_URL: Phrase = Phrase {
    en: "the name of a database is missing; write a file such as tablier.db, or postgres://HOST/DATABASE",
    fr: "il manque le nom d’une base de données ; écrivez un fichier comme tablier.db, ou postgres://HOST/DATABASE",
    es: "falta el nombre de una base de datos; escribe un archivo como tablier.db, o postgres://HOST/DATABASE",
};

pub(crate) fn bad_url(lang: Lang, wrong: &UrlError) -> String {
    match wrong {
        UrlError::Empty => EMPTY_URL.text(lang).to_string(),
        UrlError::Scheme(scheme) => match lang {
            Lang::En => format!(
                "“{scheme}” is no kind of database we know; write a file such as tablier.db, or postgres://HOST/DATABASE"
            ),
            Lang::Fr => format!(
                "« {scheme} » n’est pas un type de base connu ; écrivez un fichier comme tablier.db, ou postgres://HOST/DATABASE"
            ),
            Lang::Es => format!(
                "«{scheme}» no es un tipo de base conocido; escribe un archivo como tablier.db, o postgres://HOST/DATABASE"
            ),
        },
        UrlError::Postgres(why) => match lang {
            Lang::En => format!(
                "this is no address of PostgreSQL ({why}); it looks like postgres://USER:PASSWORD@HOST:5432/DATABASE"
            ),
            Lang::Fr => format!(
                "ce n’est pas une adresse de PostgreSQL ({why}) ; elle ressemble à postgres://USER:PASSWORD@HOST:5432/DATABASE"
            ),
            Lang::Es => format!(
                "no es una dirección de PostgreSQL ({why}); tiene la forma postgres://USER:PASSWORD@HOST:5432/DATABASE"
            ),
        },
    }
}

pub(crate) fn error(lang: Lang, error: &StoreError) -> String {
    match error {
        StoreError::NoStream => NO_STREAM.text(lang).to_string(),
        StoreError::Row(bad) => bad_row(lang, *bad),
        StoreError::NotOurs { place } => match lang {
            Lang::En => format!(
                "{place} is something else than a database of Tablier’s; name another file. If it was one, its beginning is damaged: put it aside and bring a backup back with “tablier restore”"
            ),
            Lang::Fr => format!(
                "{place} est autre chose qu’une base de données de Tablier ; indiquez un autre fichier. Si c’en était une, son début est abîmé : mettez-le de côté et rétablissez une copie avec « tablier restore »"
            ),
            Lang::Es => format!(
                "{place} no es una base de datos de Tablier; indica otro archivo. Si lo era, su comienzo está dañado: apártalo y recupera una copia con «tablier restore»"
            ),
        },
        StoreError::Newer {
            place,
            found,
            known,
        } => match lang {
            Lang::En => format!(
                "{place} was written by a later version of this program (form {found}; this one knows {known}); use that version"
            ),
            Lang::Fr => format!(
                "{place} a été écrite par une version plus récente de ce programme (forme {found} ; celle-ci connaît {known}) ; utilisez cette version"
            ),
            Lang::Es => format!(
                "{place} fue escrita por una versión más reciente de este programa (forma {found}; esta conoce {known}); usa esa versión"
            ),
        },
        StoreError::Encoding { place, found } => match lang {
            Lang::En => format!(
                "{place} keeps letters as {found} and needs UTF8; make it with ENCODING 'UTF8'"
            ),
            Lang::Fr => format!(
                "{place} garde les lettres en {found} au lieu d’UTF8 ; créez-la avec ENCODING 'UTF8'"
            ),
            Lang::Es => format!(
                "{place} guarda las letras como {found} y hace falta UTF8; créala con ENCODING 'UTF8'"
            ),
        },
        StoreError::CannotOpen { place, why } => {
            let why = reason(why);
            match lang {
                Lang::En => format!("the database {place} cannot be opened: {why}"),
                Lang::Fr => format!("impossible d’ouvrir la base de données {place} : {why}"),
                Lang::Es => format!("no se puede abrir la base de datos {place}: {why}"),
            }
        }
        StoreError::Corrupt { place } => corrupt(lang, place),
        StoreError::Held { place, by } => held(lang, place, by.as_ref()),
        StoreError::Silent(limit) => {
            let seconds = game::numbers::decimal(lang, limit.as_secs_f64());
            match lang {
                Lang::En => format!("the database has not answered for {seconds} s"),
                Lang::Fr => format!("la base de données ne répond pas depuis {seconds} s"),
                Lang::Es => format!("la base de datos no responde desde hace {seconds} s"),
            }
        }
        StoreError::Full => FULL.text(lang).to_string(),
        StoreError::Exists(file) => {
            let file = file.display();
            match lang {
                Lang::En => {
                    format!("{file} is there already and is not written over; name another file")
                }
                Lang::Fr => {
                    format!("{file} existe déjà et ne sera pas écrasé ; indiquez un autre fichier")
                }
                Lang::Es => {
                    format!("{file} ya existe y no se sobrescribe; indica otro archivo")
                }
            }
        }
        StoreError::File { file, why } => {
            let file = file.display();
            match lang {
                Lang::En => format!("the file {file} cannot be used: {why}"),
                Lang::Fr => format!("impossible d’utiliser le fichier {file} : {why}"),
                Lang::Es => format!("no se puede usar el archivo {file}: {why}"),
            }
        }
        StoreError::Database(why) => {
            let why = reason(why);
            match lang {
                Lang::En => format!("the database does not answer as it should: {why}"),
                Lang::Fr => format!("la base de données ne répond pas comme il faut : {why}"),
                Lang::Es => format!("la base de datos no responde como debe: {why}"),
            }
        }
        StoreError::Closed => CLOSED.text(lang).to_string(),
    }
}

fn corrupt(lang: Lang, place: &str) -> String {
    match lang {
        Lang::En => format!(
            "the file {place} is damaged: SQLite cannot read it, as after a fault of the disk or a copy made by hand while a server was writing. Put it aside and start with a backup (“tablier restore BACKUP --data {place}”). Without a backup, SQLite’s own program may save most of it: sqlite3 {place} .recover | sqlite3 new.db"
        ),
        Lang::Fr => format!(
            "le fichier {place} est abîmé : SQLite ne peut pas le lire, comme après une panne du disque ou une copie faite à la main pendant qu’un serveur écrivait. Mettez-le de côté et repartez d’une copie (« tablier restore COPIE --data {place} »). Sans copie, le programme de SQLite peut en sauver l’essentiel : sqlite3 {place} .recover | sqlite3 new.db"
        ),
        Lang::Es => format!(
            "el archivo {place} está dañado: SQLite no puede leerlo, como tras un fallo del disco o una copia hecha a mano mientras un servidor escribía. Apártalo y empieza con una copia («tablier restore COPIA --data {place}»). Sin copia, el programa de SQLite puede salvar casi todo: sqlite3 {place} .recover | sqlite3 new.db"
        ),
    }
}

fn held(lang: Lang, place: &str, by: Option<&(u32, String)>) -> String {
    let who = match (lang, by) {
        (_, None) => String::new(),
        (Lang::En, Some((process, address))) => format!(" (process {process}, at {address})"),
        (Lang::Fr, Some((process, address))) => format!(" (processus {process}, à {address})"),
        (Lang::Es, Some((process, address))) => format!(" (proceso {process}, en {address})"),
    };
    match lang {
        Lang::En => format!(
            "another server{who} is using {place}, and a file has one server at a time; stop that one, name another file with --data, or use PostgreSQL for several servers"
        ),
        Lang::Fr => format!(
            "un autre serveur{who} utilise {place}, et un fichier n’a qu’un serveur à la fois ; arrêtez-le, indiquez un autre fichier avec --data, ou prenez PostgreSQL pour plusieurs serveurs"
        ),
        Lang::Es => format!(
            "otro servidor{who} está usando {place}, y un archivo tiene un solo servidor a la vez; deténlo, indica otro archivo con --data, o usa PostgreSQL para varios servidores"
        ),
    }
}

/// What is wrong with a file of SQLite's, for whoever keeps it.
pub(crate) fn about_file(lang: Lang, file: &str, wrong: &StoreError, free: Option<u64>) -> String {
    if wrong.is_corrupt() {
        return corrupt(lang, file);
    }
    let free = free.map(|free| {
        let megabytes = game::numbers::grouped(lang, u128::from(free / 1_000_000));
        match lang {
            Lang::En => format!(" ({megabytes} MB are free there)"),
            Lang::Fr => format!(" (il y reste {megabytes} Mo)"),
            Lang::Es => format!(" (quedan {megabytes} MB)"),
        }
    });
    let free = free.unwrap_or_default();
    match (lang, wrong) {
        (Lang::En, StoreError::Full) => format!(
            "the disk is full: {file} and its journal {file}-wal cannot grow{free}. Make room on that disk, for instance by moving old backups away, or lift the quota; play goes on by itself then, and nothing that was acknowledged is lost"
        ),
        (Lang::Fr, StoreError::Full) => format!(
            "le disque est plein : {file} et son journal {file}-wal ne peuvent plus grandir{free}. Faites de la place sur ce disque, par exemple en déplaçant d’anciennes copies, ou relevez le quota ; le jeu reprend alors tout seul, et rien de ce qui a été confirmé n’est perdu"
        ),
        (Lang::Es, StoreError::Full) => format!(
            "el disco está lleno: {file} y su diario {file}-wal no pueden crecer{free}. Haz sitio en ese disco, por ejemplo llevándote copias antiguas, o amplía la cuota; el juego sigue entonces por sí solo, y no se pierde nada de lo confirmado"
        ),
        (_, wrong) => {
            let why = error(lang, wrong);
            match lang {
                Lang::En => format!(
                    "nothing can be kept in {file}{free}: {why}. See that its disk is there and may be written to"
                ),
                Lang::Fr => format!(
                    "rien ne peut être conservé dans {file}{free} : {why}. Vérifiez que son disque est là et qu’on peut y écrire"
                ),
                Lang::Es => format!(
                    "no se puede guardar nada en {file}{free}: {why}. Comprueba que su disco está ahí y se puede escribir en él"
                ),
            }
        }
    }
}

/// The same for a database of PostgreSQL's.
pub(crate) fn about_postgres(lang: Lang, place: &str, wrong: &StoreError) -> String {
    let why = error(lang, wrong);
    match (lang, wrong) {
        (Lang::En, StoreError::Full) => {
            format!(
                "the disk of the database {place} is full; make room where PostgreSQL keeps its files"
            )
        }
        (Lang::Fr, StoreError::Full) => {
            format!(
                "le disque de la base {place} est plein ; faites de la place là où PostgreSQL range ses fichiers"
            )
        }
        (Lang::Es, StoreError::Full) => {
            format!(
                "el disco de la base {place} está lleno; haz sitio donde PostgreSQL guarda sus archivos"
            )
        }
        (Lang::En, _) => format!(
            "nothing can be kept in {place}: {why}. See that PostgreSQL runs and can be reached from here; play goes on by itself then"
        ),
        (Lang::Fr, _) => format!(
            "rien ne peut être conservé dans {place} : {why}. Vérifiez que PostgreSQL tourne et qu’on peut l’atteindre d’ici ; le jeu reprend alors tout seul"
        ),
        (Lang::Es, _) => format!(
            "no se puede guardar nada en {place}: {why}. Comprueba que PostgreSQL funciona y se alcanza desde aquí; el juego sigue entonces por sí solo"
        ),
    }
}

pub(crate) fn exposed(lang: Lang, exposed: &Exposed) -> String {
    let (file, mode, remedy) = (exposed.file.display(), exposed.mode, exposed.remedy());
    match lang {
        Lang::En => format!(
            "other users of this machine can open {file} (mode {mode:04o}), which has the secrets of the dice in it; close it to them with: {remedy}"
        ),
        Lang::Fr => format!(
            "d’autres utilisateurs de cette machine peuvent ouvrir {file} (mode {mode:04o}), qui contient les secrets des dés ; pour le leur fermer : {remedy}"
        ),
        Lang::Es => format!(
            "otros usuarios de esta máquina pueden abrir {file} (modo {mode:04o}), que contiene los secretos de los dados; para cerrárselo: {remedy}"
        ),
    }
}

pub(crate) fn bad_row(lang: Lang, bad: RowError) -> String {
    match bad {
        RowError::Number => NUMBER.text(lang).to_string(),
        RowError::Name => NAME.text(lang).to_string(),
        RowError::Zero => ZERO.text(lang).to_string(),
        RowError::TooLong => match lang {
            Lang::En => format!("the text is longer than {MAX_TEXT} bytes"),
            Lang::Fr => format!("le texte dépasse {MAX_TEXT} octets"),
            Lang::Es => format!("el texto supera los {MAX_TEXT} bytes"),
        },
    }
}

/// The database's own words, which it has in its own language only.
fn reason(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(inside) => inside.message().to_string(),
        other => other.to_string(),
    }
}
