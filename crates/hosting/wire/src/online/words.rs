//! What can be said at a table, in each language.

use game::{Lang, Phrase as Text};

use super::Phrase;

impl Phrase {
    /// The phrase in the reader's language.
    pub fn text(self, lang: Lang) -> &'static str {
        let phrase = match self {
            Phrase::Hello => text("Hello!", "Bonjour !", "¡Hola!"),
            Phrase::GoodLuck => text("Good luck!", "Bonne chance !", "¡Suerte!"),
            Phrase::WellPlayed => text("Well played!", "Bien joué !", "¡Bien jugado!"),
            Phrase::Thanks => text("Thank you!", "Merci !", "¡Gracias!"),
            Phrase::Oops => text("Oops!", "Oups !", "¡Ups!"),
            Phrase::OneMoment => text(
                "One moment, please.",
                "Un instant, s’il vous plaît.",
                "Un momento, por favor.",
            ),
            Phrase::Back => text("I am back.", "Me revoilà.", "Ya estoy de vuelta."),
            Phrase::GoodGame => text(
                "Thanks for the game!",
                "Merci pour la partie !",
                "¡Gracias por la partida!",
            ),
            Phrase::Goodbye => text(
                "I have to go. Goodbye!",
                "Je dois partir. Au revoir !",
                "Tengo que irme. ¡Adiós!",
            ),
        };
        phrase.text(lang)
    }
}

const fn text(en: &'static str, fr: &'static str, es: &'static str) -> Text {
    Text { en, fr, es }
}
