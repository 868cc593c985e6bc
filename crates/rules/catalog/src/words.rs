//! What the catalog says to people, in every language.

use game::{Lang, Phrase, Place};

use crate::games::GameId;
use crate::record::ReplayError;

pub(crate) const NOT_COMPACT: Phrase = Phrase {
    en: "this compact record is damaged or cut off; copy the whole of it, from t1. to its last letter",
    fr: "cet enregistrement compact est abîmé ou coupé ; copiez-le en entier, de t1. à sa dernière lettre",
    es: "este registro compacto está dañado o cortado; cópielo entero, desde t1. hasta su última letra",
};

pub(crate) fn unknown_game(lang: Lang, name: &str, place: Option<Place>) -> String {
    let names = lang.one_of(&GameId::NAMES);
    let what = match lang {
        Lang::En => format!("there is no game “{name}”: it is {names}"),
        Lang::Fr => format!("il n’y a pas de jeu « {name} » : c’est {names}"),
        Lang::Es => format!("no hay ningún juego «{name}»: es {names}"),
    };
    match place {
        Some(place) => place.explain(&what, lang),
        None => what,
    }
}

pub(crate) fn not_json(lang: Lang, place: Place) -> String {
    let what = match lang {
        Lang::En => {
            "this is not the JSON form of a record, {\"tags\":{…},\"events\":[…],\"comments\":[…]}"
        }
        Lang::Fr => {
            "ce n’est pas la forme JSON d’un enregistrement, {\"tags\":{…},\"events\":[…],\"comments\":[…]}"
        }
        Lang::Es => {
            "esto no es la forma JSON de un registro, {\"tags\":{…},\"events\":[…],\"comments\":[…]}"
        }
    };
    place.explain(what, lang)
}

pub(crate) fn illegal_event(lang: Lang, error: &ReplayError) -> String {
    let ReplayError { event, text, .. } = error;
    let why = error.illegal.explain(lang);
    let clause = error.illegal.clause();
    match lang {
        Lang::En => format!("event {event}, {text}: {why} (clause {clause})"),
        Lang::Fr => format!("événement {event}, {text} : {why} (clause {clause})"),
        Lang::Es => format!("suceso {event}, {text}: {why} (cláusula {clause})"),
    }
}
