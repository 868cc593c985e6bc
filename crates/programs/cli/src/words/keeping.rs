//! What the program says about everything that is kept, and copies of it.

use game::numbers::grouped;
use game::{Lang, Phrase, sentences};
use store::{Restored, Saved, StoreUrl, UrlError};

use super::noun;

pub(crate) const BACKUP: Phrase = Phrase {
    en: "Copy everything that is kept into a new file, also while a server runs",
    fr: "Copier dans un nouveau fichier tout ce qui est conservé, même pendant que le serveur tourne",
    es: "Copiar en un archivo nuevo todo lo guardado, también mientras el servidor funciona",
};

pub(crate) const BACKUP_FILE: Phrase = Phrase {
    en: "The file to write; one that is there already is left alone",
    fr: "Le fichier à écrire ; s’il existe déjà, il n’est pas touché",
    es: "El archivo que se escribe; si ya existe, no se toca",
};

pub(crate) const RESTORE: Phrase = Phrase {
    en: "Add what is missing from such a copy, also while a server runs; nothing is taken away",
    fr: "Ajouter ce qui manque depuis une telle copie, même pendant que le serveur tourne ; rien n’est enlevé",
    es: "Añadir lo que falte desde una de esas copias, también mientras el servidor funciona; no se quita nada",
};

pub(crate) const RESTORE_FILE: Phrase = Phrase {
    en: "A file written by “tablier backup”",
    fr: "Un fichier écrit par « tablier backup »",
    es: "Un archivo escrito por «tablier backup»",
};

pub(crate) const DATA: Phrase = Phrase {
    en: "where everything is kept: a file, or postgres://HOST/DATABASE; if nothing is said, what TABLIER_DATA says, or the file tablier.db here",
    fr: "où tout est conservé : un fichier, ou postgres://HOST/DATABASE ; sans indication, ce que dit TABLIER_DATA, ou le fichier tablier.db ici",
    es: "dónde se guarda todo: un archivo, o postgres://HOST/DATABASE; si no se dice nada, lo que diga TABLIER_DATA, o el archivo tablier.db de aquí",
};

/// What would be right behind `--data`.
pub(super) const PLACES: Phrase = Phrase {
    en: "a file such as tablier.db, or an address such as postgres://USER@HOST:5432/DATABASE",
    fr: "un fichier comme tablier.db, ou une adresse comme postgres://USER@HOST:5432/DATABASE",
    es: "un archivo como tablier.db, o una dirección como postgres://USER@HOST:5432/DATABASE",
};

pub(crate) const SAVING: Phrase = Phrase::new("Copying", "Copie", "Copiando");

pub(crate) const RESTORING: Phrase = Phrase::new("Restoring", "Restauration", "Restaurando");

sentences! {
    /// The environment names a place that is none.
    pub(crate) fn bad_variable(lang, wrong: &UrlError) {
        let variable = StoreUrl::VARIABLE;
        let why = wrong.explain(lang);
        en: "the environment variable {variable} cannot be used: {why}",
        fr: "la variable d’environnement {variable} est inutilisable : {why}",
        es: "la variable de entorno {variable} no se puede usar: {why}",
    }
}

/// How many logs, each of one table, class or bot.
fn logs(lang: Lang, count: u64) -> String {
    let words = [
        Phrase::new("log", "journal", "registro"),
        Phrase::new("logs", "journaux", "registros"),
    ];
    format!("{} {}", grouped(lang, count), noun(lang, count, words))
}

fn entries(lang: Lang, count: u64) -> String {
    let words = [
        Phrase::new("entry", "entrée", "entrada"),
        Phrase::new("entries", "entrées", "entradas"),
    ];
    format!("{} {}", grouped(lang, count), noun(lang, count, words))
}

sentences! {
    pub(crate) fn saved(lang, file: &str, saved: &Saved) {
        let logs = logs(lang, saved.streams);
        let entries = entries(lang, saved.rows);
        let size = grouped(lang, saved.bytes.div_ceil(1000));
        en: "{file} has everything now: {logs} with {entries}, {size} kB",
        fr: "{file} contient tout : {logs} avec {entries}, {size} ko",
        es: "{file} lo tiene todo: {logs} con {entries}, {size} kB",
    }

    pub(crate) fn restored(lang, place: &str, restored: &Restored) {
        let added = logs(lang, restored.added);
        let rows = entries(lang, restored.rows);
        let number = |count: u64| grouped(lang, count);
        let (extended, present) = (number(restored.extended), number(restored.present));
        en: "Added to {place}: {added} and {rows} in all; continued: {extended}; there already: {present}",
        fr: "Ajouts à {place} : {added} et {rows} en tout ; prolongés : {extended} ; déjà là : {present}",
        es: "Añadido a {place}: {added} y {rows} en total; continuados: {extended}; ya presentes: {present}",
    }
}

/// Streams that are not what they are in the backup.
pub(crate) fn conflicts(lang: Lang, count: usize) -> String {
    let one = count == 1;
    let number = grouped(lang, count as u128);
    match lang {
        Lang::En if one => "1 went another way since the copy and was left as it is:".to_string(),
        Lang::En => format!("{number} went another way since the copy and were left as they are:"),
        Lang::Fr if one => {
            "1 a pris un autre cours depuis la copie et reste tel quel :".to_string()
        }
        Lang::Fr => {
            format!("{number} ont pris un autre cours depuis la copie et restent tels quels :")
        }
        Lang::Es if one => {
            "1 ha seguido otro curso desde la copia y se deja como está:".to_string()
        }
        Lang::Es => {
            format!("{number} han seguido otro curso desde la copia y se dejan como están:")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_agree_with_their_words() {
        let told = |lang, streams, rows| {
            let saved = super::saved(
                lang,
                "F",
                &Saved {
                    streams,
                    rows,
                    bytes: 1,
                },
            );
            saved.split(": ").nth(1).unwrap_or_default().to_string()
        };
        assert_eq!(told(Lang::En, 1, 0), "1 log with 0 entries, 1 kB");
        assert_eq!(told(Lang::Fr, 2, 0), "2 journaux avec 0 entrée, 1 ko");
        assert_eq!(told(Lang::Es, 1, 1), "1 registro con 1 entrada, 1 kB");
        assert!(conflicts(Lang::En, 1).contains("was left"));
        assert!(conflicts(Lang::Fr, 2).contains("restent"));
    }
}
