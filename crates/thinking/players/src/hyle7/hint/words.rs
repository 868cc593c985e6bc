//! The words of a hint for HYLE⁷.

use ::hyle7::{Cell, Line, Move};
use game::numbers::{plural, points};
use game::{Lang, Phrase, capital};

use super::chaos::Place;
use super::open::Open;
use super::order::Slide;

const NOTHING_AT_ONCE: Phrase = Phrase {
    en: "No good slide scores at once. Think of what the next tokens may bring.",
    fr: "Aucun bon glissement ne rapporte tout de suite. Pensez à ce que les prochains jetons peuvent apporter.",
    es: "Ningún buen deslizamiento puntúa enseguida. Piensa en lo que pueden traer las próximas fichas.",
};

const NO_DANGER: Phrase = Phrase {
    en: "No cell stands out as dangerous. Look for lines in which much could still grow.",
    fr: "Aucune case n’est plus dangereuse que les autres. Cherchez les lignes où beaucoup peut encore se former.",
    es: "Ninguna casilla destaca por peligrosa. Busca las líneas en las que aún puede crecer mucho.",
};

/// "row 4", "column d".
fn line(line: Line, lang: Lang) -> String {
    match (lang, line) {
        (Lang::En, Line::Row(_)) => format!("row {line}"),
        (Lang::En, Line::Column(_)) => format!("column {line}"),
        (Lang::Fr, Line::Row(_)) => format!("la ligne {line}"),
        (Lang::Fr, Line::Column(_)) => format!("la colonne {line}"),
        (Lang::Es, Line::Row(_)) => format!("la fila {line}"),
        (Lang::Es, Line::Column(_)) => format!("la columna {line}"),
    }
}

fn whole_points(count: i64, lang: Lang) -> String {
    points(lang, count as f64)
}

/// A count of tokens that are missing.
fn missing(count: usize, lang: Lang) -> String {
    let word = match lang {
        Lang::En => plural(lang, count as u64, "token is", "tokens are"),
        Lang::Fr => plural(lang, count as u64, "jeton", "jetons"),
        Lang::Es => plural(lang, count as u64, "ficha", "fichas"),
    };
    format!("{count} {word}")
}

pub(super) fn line_to_look_at(facts: &Slide, lang: Lang) -> String {
    match (facts.line, facts.prepares) {
        (Some((gaining, gain)), _) => {
            let line = capital(&line(gaining, lang));
            let gain = whole_points(gain, lang);
            match lang {
                Lang::En => format!("{line} can gain {gain} now."),
                Lang::Fr => format!("{line} peut gagner {gain} maintenant."),
                Lang::Es => format!("{line} puede ganar {gain} ahora."),
            }
        }
        (None, Some(open)) => {
            let line = line(open.line, lang);
            let length = open.length;
            match lang {
                Lang::En => {
                    format!("Look at {line}: a palindrome of {length} can be made ready there.")
                }
                Lang::Fr => {
                    format!("Regardez {line}\u{a0}: on peut y préparer un palindrome de {length}.")
                }
                Lang::Es => {
                    format!("Fíjate en {line}: allí se puede preparar un palíndromo de {length}.")
                }
            }
        }
        (None, None) => NOTHING_AT_ONCE.text(lang).to_string(),
    }
}

pub(super) fn token(from: Cell, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Slide the token on {from}."),
        Lang::Fr => format!("Faites glisser le jeton en {from}."),
        Lang::Es => format!("Desliza la ficha de {from}."),
    }
}

pub(super) fn slide(facts: &Slide, from: Cell, to: Cell, value: Option<f64>, lang: Lang) -> String {
    let mut text = match lang {
        Lang::En => format!("Slide it from {from} to {to}."),
        Lang::Fr => format!("Faites-le glisser de {from} à {to}."),
        Lang::Es => format!("Deslízala de {from} a {to}."),
    };
    let mut add = |sentence: String| {
        text.push(' ');
        text.push_str(&sentence);
    };
    if facts.gain > 0 {
        add(scores(facts, lang));
    } else if facts.gain < 0 {
        let lost = whole_points(-facts.gain, lang);
        add(match lang {
            Lang::En => format!("It gives up {lost} for the moment."),
            Lang::Fr => format!("Il abandonne {lost} pour l’instant."),
            Lang::Es => format!("De momento cede {lost}."),
        });
    }
    if let Some(open) = facts.prepares {
        add(prepares(open, lang));
    }
    if let Some(more) = facts.over_passing {
        let more = points(lang, more);
        add(match lang {
            Lang::En => format!("That promises {more} more than passing."),
            Lang::Fr => format!("Cela promet {more} de plus que de passer."),
            Lang::Es => format!("Eso promete {more} más que pasar."),
        });
    }
    if let Some(value) = value {
        add(expected(value, lang));
    }
    text
}

fn scores(facts: &Slide, lang: Lang) -> String {
    let gain = whole_points(facts.gain, lang);
    let Some((longest, length)) = facts.longest else {
        return match lang {
            Lang::En => format!("It scores {gain} at once."),
            Lang::Fr => format!("Il rapporte {gain} tout de suite."),
            Lang::Es => format!("Suma {gain} enseguida."),
        };
    };
    let line = line(longest, lang);
    match (lang, facts.new) {
        (Lang::En, 1) => {
            format!("It scores {gain} at once, with a palindrome of {length} in {line}.")
        }
        (Lang::Fr, 1) => {
            format!("Il rapporte {gain} tout de suite, avec un palindrome de {length} dans {line}.")
        }
        (Lang::Es, 1) => format!("Suma {gain} enseguida, con un palíndromo de {length} en {line}."),
        (Lang::En, new) => format!(
            "It scores {gain} at once: {new} new palindromes, the longest of {length} in {line}."
        ),
        (Lang::Fr, new) => format!(
            "Il rapporte {gain} tout de suite\u{a0}: {new} nouveaux palindromes, le plus long de {length} dans {line}."
        ),
        (Lang::Es, new) => format!(
            "Suma {gain} enseguida: {new} palíndromos nuevos, el más largo de {length} en {line}."
        ),
    }
}

fn prepares(open: Open, lang: Lang) -> String {
    let (line, length) = (line(open.line, lang), open.length);
    let missing = missing(open.missing, lang);
    match lang {
        Lang::En => {
            format!("It makes a palindrome of {length} ready in {line}; {missing} missing.")
        }
        Lang::Fr => {
            format!("Il prépare un palindrome de {length} dans {line}\u{a0}; il manque {missing}.")
        }
        Lang::Es if open.missing == 1 => {
            format!("Prepara un palíndromo de {length} en {line}; falta {missing}.")
        }
        Lang::Es => format!("Prepara un palíndromo de {length} en {line}; faltan {missing}."),
    }
}

pub(super) fn before_passing(most: u32, lang: Lang) -> String {
    let gain = whole_points(most.into(), lang);
    match (lang, most) {
        (Lang::En, 0) => "No slide scores anything at once.".to_string(),
        (Lang::Fr, 0) => "Aucun glissement ne rapporte quoi que ce soit tout de suite.".to_string(),
        (Lang::Es, 0) => "Ningún deslizamiento puntúa enseguida.".to_string(),
        (Lang::En, _) => {
            format!("A slide gains {gain} at once at most. Think of what it would break.")
        }
        (Lang::Fr, _) => format!(
            "Un glissement rapporte au plus {gain} tout de suite. Pensez à ce qu’il casserait."
        ),
        (Lang::Es, _) => {
            format!("Un deslizamiento gana como mucho {gain} enseguida. Piensa en lo que rompería.")
        }
    }
}

pub(super) fn pass(second: Option<(&Move, f64)>, value: Option<f64>, lang: Lang) -> String {
    let mut text = match lang {
        Lang::En => "Pass: everything lies well as it is.",
        Lang::Fr => "Passez\u{a0}: tout est bien placé ainsi.",
        Lang::Es => "Pasa: todo está bien como está.",
    }
    .to_string();
    if let Some((slide, less)) = second {
        let less = points(lang, less);
        text.push_str(&match lang {
            Lang::En => format!(" Even the best slide, {slide}, promises {less} less."),
            Lang::Fr => format!(" Même le meilleur glissement, {slide}, promet {less} de moins."),
            Lang::Es => format!(" Hasta el mejor deslizamiento, {slide}, promete {less} menos."),
        });
    }
    if let Some(value) = value {
        text.push(' ');
        text.push_str(&expected(value, lang));
    }
    text
}

pub(super) fn danger(most: Option<u32>, lang: Lang) -> String {
    let Some(most) = most else {
        return NO_DANGER.text(lang).to_string();
    };
    let gain = whole_points(most.into(), lang);
    match lang {
        Lang::En => format!(
            "The marked cells are dangerous: with this token there, Order could gain {gain} by the next slide."
        ),
        Lang::Fr => format!(
            "Les cases marquées sont dangereuses\u{a0}: avec ce jeton à cet endroit, l’Ordre pourrait gagner {gain} au prochain glissement."
        ),
        Lang::Es => format!(
            "Las casillas marcadas son peligrosas: con esta ficha ahí, el Orden podría ganar {gain} en el próximo deslizamiento."
        ),
    }
}

pub(super) fn good_cells(cells: &[String], lang: Lang) -> String {
    let cells = lang.one_of(cells);
    match lang {
        Lang::En => format!("Good cells are marked: {cells}."),
        Lang::Fr => format!("Les bonnes cases sont marquées\u{a0}: {cells}."),
        Lang::Es => format!("Las buenas casillas están marcadas: {cells}."),
    }
}

pub(super) fn place(facts: &Place, cell: Cell, value: Option<f64>, lang: Lang) -> String {
    let mut text = match lang {
        Lang::En => format!("Put it on {cell}."),
        Lang::Fr => format!("Posez-le en {cell}."),
        Lang::Es => format!("Ponla en {cell}."),
    };
    let mut add = |sentence: String| {
        text.push(' ');
        text.push_str(&sentence);
    };
    if let Some(open) = facts.breaks {
        let (line, length) = (line(open.line, lang), open.length);
        add(match lang {
            Lang::En => format!("It spoils a palindrome of {length} in {line}."),
            Lang::Fr => format!("Il gâche un palindrome de {length} dans {line}."),
            Lang::Es => format!("Estropea un palíndromo de {length} en {line}."),
        });
    }
    let gain = whole_points(facts.next.into(), lang);
    add(match (lang, facts.next) {
        (Lang::En, 0) => "The next slide can gain nothing.".to_string(),
        (Lang::Fr, 0) => "Le prochain glissement ne peut rien rapporter.".to_string(),
        (Lang::Es, 0) => "El próximo deslizamiento no puede ganar nada.".to_string(),
        (Lang::En, _) => format!("Order gains at most {gain} by the next slide."),
        (Lang::Fr, _) => format!("L’Ordre gagne au plus {gain} au prochain glissement."),
        (Lang::Es, _) => format!("El Orden gana como mucho {gain} con el próximo deslizamiento."),
    });
    if let Some(value) = value {
        add(expected(value, lang));
    }
    text
}

/// What Order can expect in all.
fn expected(value: f64, lang: Lang) -> String {
    // Tenths of a point would only seem exact.
    let value = points(lang, (value + 0.5).floor());
    match lang {
        Lang::En => format!("Order can then expect about {value} in all."),
        Lang::Fr => format!("L’Ordre peut alors espérer environ {value} en tout."),
        Lang::Es => format!("El Orden puede esperar entonces unos {value} en total."),
    }
}
