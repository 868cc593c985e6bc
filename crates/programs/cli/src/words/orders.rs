//! The words that can be typed during a game, in every language, and what each
//! does. All of them are understood whatever language the game speaks.

use game::{Lang, Phrase};
use table::Table;

use crate::draw::Look;
use crate::games::Passage;

/// Something that can be asked for during a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Order {
    Help,
    Board,
    Moves,
    Rules,
    Undo,
    Redo,
    Clock,
    Pause,
    Resume,
    Draw,
    Resign,
    Rematch,
    Save,
    Quit,
}

/// Something that can be asked for in one game alone.
pub(crate) struct OwnOrder {
    /// The words for it in English, French and Spanish.
    pub(crate) words: Words,
    /// What it does.
    pub(crate) about: Phrase,
    /// The answer at a table, to what stands behind the word.
    pub(crate) obey: fn(&Table, &str, Look, Lang) -> Vec<Passage>,
}

impl OwnOrder {
    /// Whether a word asks for it, in whichever language.
    pub(crate) fn is_called(&self, word: &str) -> bool {
        self.words.concat().contains(&word)
    }

    /// The word for it in one language.
    pub(crate) fn word(&self, lang: Lang) -> &'static str {
        shown(&self.words, lang)
    }
}

/// The words for something, by language. The first of each is the one that is shown.
type Words = [&'static [&'static str]; 3];

/// Yes and no.
pub(crate) const YES: Words = [&["yes", "y"], &["oui", "o"], &["sí", "si", "s"]];
pub(crate) const NO: Words = [&["no", "n"], &["non"], &["no"]];

/// “(yes/no)” in the reader's language.
pub(crate) fn yes_or_no(lang: Lang) -> String {
    format!("({}/{})", shown(&YES, lang), shown(&NO, lang))
}

fn shown(words: &Words, lang: Lang) -> &'static str {
    words[lang as usize][0]
}

impl Order {
    pub(crate) const ALL: [Order; 14] = [
        Order::Help,
        Order::Board,
        Order::Moves,
        Order::Rules,
        Order::Undo,
        Order::Redo,
        Order::Clock,
        Order::Pause,
        Order::Resume,
        Order::Draw,
        Order::Resign,
        Order::Rematch,
        Order::Save,
        Order::Quit,
    ];

    /// The words for it in English, French and Spanish.
    const fn words(self) -> Words {
        match self {
            Order::Help => [&["help", "?"], &["aide"], &["ayuda"]],
            Order::Board => [&["board"], &["plateau"], &["tablero"]],
            Order::Moves => [&["moves"], &["coups"], &["jugadas"]],
            Order::Rules => [&["rules"], &["règles", "regles"], &["reglas"]],
            Order::Undo => [&["undo"], &["annuler"], &["deshacer"]],
            Order::Redo => [&["redo"], &["refaire"], &["rehacer"]],
            Order::Clock => [&["clock"], &["pendule"], &["reloj"]],
            Order::Pause => [&["pause"], &["pause"], &["pausa"]],
            Order::Resume => [&["resume"], &["reprendre"], &["seguir"]],
            Order::Draw => [&["draw"], &["nulle"], &["tablas"]],
            Order::Resign => [&["resign"], &["abandon", "abandonner"], &["abandonar"]],
            Order::Rematch => [&["rematch"], &["revanche"], &["revancha"]],
            Order::Save => [&["save"], &["sauver"], &["guardar"]],
            Order::Quit => [&["quit", "exit"], &["quitter"], &["salir"]],
        }
    }

    /// What a word asks for, in whichever language.
    pub(crate) fn read(word: &str) -> Option<Order> {
        let is = |order: &Order| order.words().concat().contains(&word);
        Order::ALL.into_iter().find(is)
    }

    /// The word for it in one language.
    pub(crate) fn word(self, lang: Lang) -> &'static str {
        shown(&self.words(), lang)
    }

    /// What it does.
    pub(crate) const fn about(self) -> Phrase {
        match self {
            Order::Help => Phrase {
                en: "what can be typed",
                fr: "ce qu’on peut taper",
                es: "lo que se puede escribir",
            },
            Order::Board => Phrase {
                en: "draws the board again",
                fr: "redessine le plateau",
                es: "dibuja otra vez el tablero",
            },
            Order::Moves => Phrase {
                en: "lists what can be played",
                fr: "liste ce qu’on peut jouer",
                es: "lista lo que se puede jugar",
            },
            Order::Rules => Phrase {
                en: "the rules in short; with the name of a clause, what it says",
                fr: "les règles en bref ; avec le nom d’une clause, ce qu’elle dit",
                es: "las reglas en breve; con el nombre de una cláusula, lo que dice",
            },
            Order::Undo => Phrase {
                en: "takes the last move back",
                fr: "reprend le dernier coup",
                es: "deshace la última jugada",
            },
            Order::Redo => Phrase::new("makes it again", "le rejoue", "la vuelve a hacer"),
            Order::Clock => Phrase {
                en: "shows the clocks",
                fr: "montre les pendules",
                es: "muestra los relojes",
            },
            Order::Pause => Phrase {
                en: "stops the game and the clocks",
                fr: "arrête la partie et les pendules",
                es: "detiene la partida y los relojes",
            },
            Order::Resume => Phrase {
                en: "goes on after a pause",
                fr: "relance la partie après une pause",
                es: "reanuda la partida tras una pausa",
            },
            Order::Draw => Phrase::new("offers a draw", "propose la partie nulle", "ofrece tablas"),
            Order::Resign => Phrase {
                en: "gives the game up",
                fr: "abandonne la partie",
                es: "abandona la partida",
            },
            Order::Rematch => Phrase {
                en: "after the end: another game with other seats",
                fr: "après la fin : une autre partie en changeant de place",
                es: "tras el final: otra partida cambiando de sitio",
            },
            Order::Save => Phrase {
                en: "saves the game, also in a file of your choice",
                fr: "enregistre la partie, aussi dans le fichier de votre choix",
                es: "guarda la partida, también en el archivo que elijas",
            },
            Order::Quit => Phrase {
                en: "leaves; the game is saved",
                fr: "quitte le jeu ; la partie est enregistrée",
                es: "sale del juego; la partida queda guardada",
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use catalog::GameId;

    use super::*;
    use crate::games;

    #[test]
    fn no_word_asks_for_two_things() {
        for order in Order::ALL {
            for word in order.words().concat() {
                assert_eq!(Order::read(word), Some(order), "{word}");
                assert!(games::own_order(word).is_none(), "{word}");
            }
        }
        for game in GameId::ALL {
            for order in games::of(game).own_orders() {
                for word in order.words.concat() {
                    let (of, found) = games::own_order(word).expect(word);
                    assert_eq!((of, found.words), (game, order.words), "{word}");
                }
            }
        }
        assert_eq!(Order::read("d4"), None);
    }
}
