//! The languages Tablier speaks, and the words that belong to no single game.
//!
//! Every text exists in all languages or the program does not compile: a fixed
//! text is a [`Phrase`], one with figures in it one of [`sentences!`](crate::sentences),
//! or a `match` over [`Lang`] where more than the words differs.

use alloc::string::String;
use core::fmt;

/// A language that a reader can choose.
///
/// ```
/// use game::Lang;
///
/// assert_eq!(Lang::from_tag("es-MX"), Some(Lang::Es));
/// assert_eq!(Lang::from_tag("fr_FR.UTF-8"), Some(Lang::Fr));
/// assert_eq!(Lang::from_tag("de").unwrap_or_default(), Lang::En);
///
/// let names = ["Ana", "Bo", "Chloé"];
/// assert_eq!(Lang::En.all_of(&names), "Ana, Bo and Chloé");
/// assert_eq!(Lang::Fr.one_of(&names), "Ana, Bo ou Chloé");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English, spoken where nothing else is asked for.
    #[default]
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
}

impl Lang {
    /// Every language there is.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::Es];

    /// The two letters of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::Es => "es",
        }
    }

    /// Reads `fr`, and the longer forms of environments and browsers such as
    /// `fr_FR.UTF-8` and `fr-CA`. Only the language decides.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let language = tag.split(['_', '-', '.', '@']).next()?;
        let is = |lang: &Lang| language.eq_ignore_ascii_case(lang.code());
        Lang::ALL.into_iter().find(is)
    }
}

impl Lang {
    /// A choice in words: "a, b or c".
    pub fn one_of<T: AsRef<str>>(self, values: &[T]) -> String {
        self.joined(values, ["or", "ou", "o"])
    }

    /// All of them in words: "a, b and c".
    pub fn all_of<T: AsRef<str>>(self, values: &[T]) -> String {
        self.joined(values, ["and", "et", "y"])
    }

    fn joined<T: AsRef<str>>(self, values: &[T], [en, fr, es]: [&str; 3]) -> String {
        let word = match self {
            Lang::En => en,
            Lang::Fr => fr,
            Lang::Es => es,
        };
        let mut text = String::new();
        for (index, value) in values.iter().enumerate() {
            match values.len() - index {
                _ if index == 0 => {}
                1 => {
                    text.push(' ');
                    text.push_str(word);
                    text.push(' ');
                }
                _ => text.push_str(", "),
            }
            text.push_str(value.as_ref());
        }
        text
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Texts with figures in them, each a function that writes it in the reader's language,
/// as `format!` would.
///
/// ```
/// use game::numbers::decimal;
/// use game::{Lang, sentences};
///
/// sentences! {
///     /// Who is ahead, and by how much.
///     fn leads(lang, name: &str, by: f64) {
///         let by = decimal(lang, by);
///         en: "{name} leads by {by}",
///         fr: "{name} mène de {by}",
///         es: "{name} gana por {by}",
///     }
/// }
///
/// assert_eq!(leads(Lang::Fr, "Ana", 1.5), "Ana mène de 1,5");
/// ```
#[macro_export]
macro_rules! sentences {
    ($(
        $(#[$about:meta])*
        $seen:vis fn $name:ident($lang:ident $(, $given:ident: $kind:ty)* $(,)?) {
            $(let $part:pat = $value:expr;)*
            en: $en:literal,
            fr: $fr:literal,
            es: $es:literal,
        }
    )*) => {$(
        $(#[$about])*
        $seen fn $name($lang: $crate::Lang $(, $given: $kind)*) -> $crate::__String {
            $(let $part = $value;)*
            match $lang {
                $crate::Lang::En => $crate::__format!($en),
                $crate::Lang::Fr => $crate::__format!($fr),
                $crate::Lang::Es => $crate::__format!($es),
            }
        }
    )*};
}

/// A fixed text in every language.
///
/// ```
/// use game::{Lang, Phrase, capital};
///
/// // There is no constructor with one language only, except for names and signs.
/// const DRAW: Phrase = Phrase::new("a draw", "une partie nulle", "un empate");
/// let told = Lang::ALL.map(|lang| capital(DRAW.text(lang)));
/// assert_eq!(told, ["A draw", "Une partie nulle", "Un empate"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
    /// Spanish.
    pub es: &'static str,
}

impl Phrase {
    /// A text in English, French and Spanish.
    pub const fn new(en: &'static str, fr: &'static str, es: &'static str) -> Phrase {
        Phrase { en, fr, es }
    }

    /// A name or a sign that is the same in every language.
    pub const fn same(text: &'static str) -> Phrase {
        Phrase::new(text, text, text)
    }

    /// The text in one language.
    pub const fn text(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
            Lang::Es => self.es,
        }
    }
}

/// The same with a capital letter at its beginning, as a sentence has it.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    (first.into_iter())
        .flat_map(char::to_uppercase)
        .chain(letters)
        .collect()
}

pub(crate) const NO_CHANCE: Phrase = Phrase {
    en: "this game has no dice and no bag",
    fr: "ce jeu n’a ni dés ni sac",
    es: "este juego no tiene dados ni bolsa",
};

pub(crate) const SEAT_NUMBER: Phrase = Phrase {
    en: "a seat number from 0 to 3 is expected here",
    fr: "un numéro de place de 0 à 3 est attendu ici",
    es: "aquí se espera un número de asiento de 0 a 3",
};

pub(crate) const TAG_NAME: Phrase = Phrase {
    en: "a tag's name is expected here, as in [Game \"seven\"]",
    fr: "le nom d’une étiquette est attendu ici, comme dans [Game \"seven\"]",
    es: "aquí se espera el nombre de una etiqueta, como en [Game \"seven\"]",
};

pub(crate) const TAG_QUOTE: Phrase = Phrase {
    en: "a tag's value stands in double quotes, as in [Game \"seven\"]",
    fr: "la valeur d’une étiquette est entre guillemets droits, comme dans [Game \"seven\"]",
    es: "el valor de una etiqueta va entre comillas rectas, como en [Game \"seven\"]",
};

pub(crate) const TAG_UNCLOSED: Phrase = Phrase {
    en: "this value never ends: a closing double quote is missing on the line",
    fr: "cette valeur ne finit pas : il manque un guillemet droit fermant sur la ligne",
    es: "este valor no termina: falta una comilla recta de cierre en la línea",
};

pub(crate) const TAG_ESCAPE: Phrase = Phrase {
    en: "after a backslash only \" or \\ may stand",
    fr: "après une barre oblique inverse, seuls \" ou \\ sont permis",
    es: "tras una barra invertida solo puede ir \" o \\",
};

pub(crate) const TAG_CONTROL: Phrase = Phrase {
    en: "a tag's value cannot hold a control character",
    fr: "la valeur d’une étiquette ne peut pas contenir de caractère de contrôle",
    es: "el valor de una etiqueta no puede contener caracteres de control",
};

pub(crate) const TAG_BRACKET: Phrase = Phrase {
    en: "a closing bracket ] is expected here",
    fr: "un crochet fermant ] est attendu ici",
    es: "aquí se espera un corchete de cierre ]",
};

pub(crate) const TAG_TWICE: Phrase = Phrase {
    en: "this tag was given before",
    fr: "cette étiquette a déjà été donnée",
    es: "esta etiqueta ya se había dado",
};

pub(crate) const TAG_LATE: Phrase = Phrase {
    en: "tags stand before the first event",
    fr: "les étiquettes précèdent le premier événement",
    es: "las etiquetas van antes del primer suceso",
};

pub(crate) const COMMENT_UNCLOSED: Phrase = Phrase {
    en: "this comment never ends: a closing brace } is missing",
    fr: "ce commentaire ne finit pas : il manque une accolade fermante }",
    es: "este comentario no termina: falta una llave de cierre }",
};

pub(crate) const COMMENT_BRACE: Phrase = Phrase {
    en: "a comment cannot hold a closing brace }",
    fr: "un commentaire ne peut pas contenir d’accolade fermante }",
    es: "un comentario no puede contener una llave de cierre }",
};

pub(crate) const COMMENT_PLACE: Phrase = Phrase {
    en: "a comment stands before an event that is not there",
    fr: "un commentaire précède un événement qui n’existe pas",
    es: "un comentario precede a un suceso que no existe",
};

pub(crate) const STRAY_BRACE: Phrase = Phrase {
    en: "this closing brace } closes no comment",
    fr: "cette accolade fermante } ne ferme aucun commentaire",
    es: "esta llave de cierre } no cierra ningún comentario",
};

pub(crate) const EVENT_EMPTY: Phrase = Phrase {
    en: "an event cannot be empty or hold white space or braces",
    fr: "un événement ne peut être vide ni contenir d’espace ou d’accolade",
    es: "un suceso no puede estar vacío ni contener espacios o llaves",
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined_as_each_language_does() {
        assert_eq!(Lang::En.one_of(&["2", "3", "4"]), "2, 3 or 4");
        assert_eq!(Lang::Fr.all_of(&["Blanc", "Noir"]), "Blanc et Noir");
        assert_eq!(Lang::Es.one_of(&["7"]), "7");
        assert_eq!(Lang::Es.all_of::<&str>(&[]), "");
    }

    #[test]
    fn tags_of_environments_and_browsers_are_read() {
        assert_eq!(Lang::from_tag("fr_CA.UTF-8"), Some(Lang::Fr));
        assert_eq!(Lang::from_tag("ES"), Some(Lang::Es));
        assert_eq!(Lang::from_tag("en-GB"), Some(Lang::En));
        assert_eq!(Lang::from_tag("frr_DE"), None, "another language");
        assert_eq!(Lang::from_tag(""), None);
    }
}
