//! What is said about programs of other people.

use std::io;
use std::time::Duration;

use game::{Lang, Phrase};

use super::file_trouble;

pub(crate) fn cannot_start(lang: Lang, command: &str, error: &io::Error) -> String {
    let why = file_trouble(lang, error);
    match lang {
        Lang::En => format!("“{command}” cannot be started: {why}"),
        Lang::Fr => format!("« {command} » ne peut pas démarrer : {why}"),
        Lang::Es => format!("«{command}» no se puede arrancar: {why}"),
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

pub(crate) fn timeout(lang: Lang, asked: &str, after: Duration) -> String {
    let after = after.as_millis();
    match lang {
        Lang::En => format!("no answer to “{asked}” within {after} ms"),
        Lang::Fr => format!("pas de réponse à « {asked} » en {after} ms"),
        Lang::Es => format!("no hubo respuesta a «{asked}» en {after} ms"),
    }
}

pub(crate) fn garbled(lang: Lang, asked: &str, line: &str, why: &str) -> String {
    match lang {
        Lang::En => format!("the answer to “{asked}” is “{line}”: {why}"),
        Lang::Fr => format!("la réponse à « {asked} » est « {line} » : {why}"),
        Lang::Es => format!("la respuesta a «{asked}» es «{line}»: {why}"),
    }
}

pub(crate) fn illegal(lang: Lang, answer: &str, why: &str) -> String {
    match lang {
        Lang::En => format!("“{answer}” cannot be played: {why}"),
        Lang::Fr => format!("« {answer} » ne peut pas être joué : {why}"),
        Lang::Es => format!("«{answer}» no se puede jugar: {why}"),
    }
}

pub(crate) fn unsupported(lang: Lang, what: &str) -> String {
    match lang {
        Lang::En => format!("the program does not offer {what}"),
        Lang::Fr => format!("le programme n’offre pas {what}"),
        Lang::Es => format!("el programa no ofrece {what}"),
    }
}

pub(crate) const NOT_A_MOVE: Phrase = Phrase {
    en: "it is no move",
    fr: "ce n’est pas un coup",
    es: "no es una jugada",
};
