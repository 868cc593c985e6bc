//! The words of the findings, in every language.

use game::{Lang, Phrase};

use super::search::SearchResult;

pub(super) const PUPIL: Phrase = Phrase::new("pupil", "élève", "alumno");

pub(super) const PAIR: Phrase = Phrase::new("pair", "binôme", "pareja");

pub(super) const TOGETHER: Phrase = Phrase {
    en: "the class together",
    fr: "la classe ensemble",
    es: "la clase junta",
};

pub(super) const CLASS: Phrase = Phrase::new("all", "total", "total");

pub(super) fn result(result: &SearchResult, stealing: bool, lang: Lang) -> &'static str {
    let phrase = match (result, stealing) {
        (SearchResult::Found { .. }, false) => Phrase::new("found", "trouvé", "encontrado"),
        (SearchResult::Found { .. }, true) => Phrase {
            en: "found with the opponent’s dice",
            fr: "trouvé avec les dés de l’adversaire",
            es: "encontrado con los dados del rival",
        },
        (SearchResult::Missed { by_time: false }, _) => Phrase {
            en: "missed: said none",
            fr: "manqué : a dit « rien »",
            es: "sin encontrar: dijo «nada»",
        },
        (SearchResult::Missed { by_time: true }, _) => Phrase {
            en: "missed: out of time",
            fr: "manqué : temps écoulé",
            es: "sin encontrar: tiempo agotado",
        },
        (SearchResult::Impossible, _) => Phrase::new("impossible", "impossible", "imposible"),
        (SearchResult::Open, _) => Phrase::new("not finished", "pas terminé", "sin terminar"),
    };
    phrase.text(lang)
}

pub(super) fn search_heads(lang: Lang) -> Vec<String> {
    let heads = match lang {
        Lang::En => [
            "round",
            "table",
            "name",
            "seat",
            "dice",
            "result",
            "number",
            "way",
            "possible numbers",
            "wrong claims",
        ],
        Lang::Fr => [
            "manche",
            "table",
            "nom",
            "place",
            "dés",
            "résultat",
            "nombre",
            "calcul",
            "nombres possibles",
            "propositions fausses",
        ],
        Lang::Es => [
            "ronda",
            "mesa",
            "nombre",
            "asiento",
            "dados",
            "resultado",
            "número",
            "cálculo",
            "números posibles",
            "propuestas erróneas",
        ],
    };
    heads.map(str::to_string).to_vec()
}

pub(super) fn summary_heads(lang: Lang) -> Vec<String> {
    let heads = match lang {
        Lang::En => [
            "who",
            "name",
            "searches",
            "found",
            "found (%)",
            "missed: said none",
            "missed: out of time",
            "impossible",
            "wrong claims",
        ],
        Lang::Fr => [
            "qui",
            "nom",
            "recherches",
            "trouvés",
            "trouvés (%)",
            "manqués : « rien »",
            "manqués : temps",
            "impossibles",
            "propositions fausses",
        ],
        Lang::Es => [
            "quién",
            "nombre",
            "búsquedas",
            "encontrados",
            "encontrados (%)",
            "sin encontrar: «nada»",
            "sin encontrar: tiempo",
            "imposibles",
            "propuestas erróneas",
        ],
    };
    let (found, needed, missed) = match lang {
        Lang::En => ("found", "needed and missed", "missed"),
        Lang::Fr => ("trouvé", "nécessaire et manqué", "manqué"),
        Lang::Es => ("encontrado", "necesario y no visto", "sin encontrar"),
    };
    let mut all = heads.map(str::to_string).to_vec();
    for sign in ["+", "−", "×", "÷"] {
        // A head that began with a sign would be taken for a formula.
        all.extend([format!("({sign}) {found}"), format!("({sign}) {needed}")]);
    }
    for number in 1..=36 {
        all.extend([format!("{number} {found}"), format!("{number} {missed}")]);
    }
    all
}
