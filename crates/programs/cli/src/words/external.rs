//! What is said about programs of other people.

use std::io;
use std::time::Duration;

use game::{Lang, Phrase, sentences};

use super::file_trouble;

sentences! {
    pub(crate) fn cannot_start(lang, command: &str, error: &io::Error) {
        let why = file_trouble(lang, error);
        en: "“{command}” cannot be started: {why}",
        fr: "« {command} » ne peut pas démarrer : {why}",
        es: "«{command}» no se puede arrancar: {why}",
    }
}

pub(crate) fn crashed(lang: Lang, code: Option<i32>, said: &str) -> String {
    let what = match (lang, code) {
        (Lang::En, Some(code)) => format!("the program ended with code {code}"),
        (Lang::Fr, Some(code)) => format!("le programme s’est terminé avec le code {code}"),
        (Lang::Es, Some(code)) => format!("el programa terminó con el código {code}"),
        (Lang::En, None) => "the program broke off".to_string(),
        (Lang::Fr, None) => "le programme s’est interrompu".to_string(),
        (Lang::Es, None) => "el programa se interrumpió".to_string(),
    };
    match (lang, said.trim()) {
        (_, "") => what,
        (Lang::En, said) => format!("{what}; it said: {said}"),
        (Lang::Fr, said) => format!("{what} ; il a dit : {said}"),
        (Lang::Es, said) => format!("{what}; dijo: {said}"),
    }
}

sentences! {
    pub(crate) fn timeout(lang, asked: &str, after: Duration) {
        let after = after.as_millis();
        en: "no answer to “{asked}” within {after} ms",
        fr: "pas de réponse à « {asked} » en {after} ms",
        es: "no hubo respuesta a «{asked}» en {after} ms",
    }

    pub(crate) fn garbled(lang, asked: &str, line: &str, why: &str) {
        en: "the answer to “{asked}” is “{line}”: {why}",
        fr: "la réponse à « {asked} » est « {line} » : {why}",
        es: "la respuesta a «{asked}» es «{line}»: {why}",
    }

    pub(crate) fn illegal(lang, answer: &str, why: &str) {
        en: "“{answer}” cannot be played: {why}",
        fr: "« {answer} » ne peut pas être joué : {why}",
        es: "«{answer}» no se puede jugar: {why}",
    }

    pub(crate) fn unsupported(lang, what: &str) {
        en: "the program does not offer {what}",
        fr: "le programme n’offre pas {what}",
        es: "el programa no ofrece {what}",
    }
}

pub(crate) const NOT_A_MOVE: Phrase = Phrase {
    en: "it is no move",
    fr: "ce n’est pas un coup",
    es: "no es una jugada",
};
