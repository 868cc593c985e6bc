//! The words that can be typed during a game, in every language, and what each
//! does. All of them are understood whatever language the game speaks.

use game::{Lang, Phrase};

/// Something that can be asked for during a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Order {
    Help,
    Board,
    Moves,
    See,
    Ways,
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

/// Yes and no, the first word of each language being the one that is shown.
pub(crate) const YES: [&[&str]; 3] = [&["yes", "y"], &["oui", "o"], &["sí", "si", "s"]];
pub(crate) const NO: [&[&str]; 3] = [&["no", "n"], &["non"], &["no"]];

/// “(yes/no)” in the reader's language.
pub(crate) fn yes_or_no(lang: Lang) -> String {
    format!("({}/{})", shown(&YES, lang), shown(&NO, lang))
}

fn shown(words: &[&[&'static str]; 3], lang: Lang) -> &'static str {
    words[lang as usize][0]
}

impl Order {
    pub(crate) const ALL: [Order; 16] = [
        Order::Help,
        Order::Board,
        Order::Moves,
        Order::See,
        Order::Ways,
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
    const fn words(self) -> [&'static [&'static str]; 3] {
        match self {
            Order::Help => [&["help", "?"], &["aide"], &["ayuda"]],
            Order::Board => [&["board"], &["plateau"], &["tablero"]],
            Order::Moves => [&["moves"], &["coups"], &["jugadas"]],
            Order::See => [&["see"], &["voir"], &["ver"]],
            Order::Ways => [&["ways"], &["façons", "facons"], &["formas"]],
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
            Order::See => Phrase {
                en: "“see O 3” shows a tile on a place without playing it",
                fr: "« voir O 3 » montre une tuile à une place sans la jouer",
                es: "«ver O 3» muestra una pieza en un lugar sin jugarla",
            },
            Order::Ways => Phrase {
                en: "after a turn: the numbers that were possible, with every way",
                fr: "après un tour : les nombres qui étaient possibles, de toutes les façons",
                es: "tras un turno: los números que eran posibles, de todas las formas",
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
            Order::Redo => Phrase {
                en: "makes it again",
                fr: "le rejoue",
                es: "la vuelve a hacer",
            },
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
            Order::Draw => Phrase {
                en: "offers a draw",
                fr: "propose la partie nulle",
                es: "ofrece tablas",
            },
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
    use super::*;

    #[test]
    fn no_word_asks_for_two_things() {
        for order in Order::ALL {
            for word in order.words().concat() {
                assert_eq!(Order::read(word), Some(order), "{word}");
            }
        }
        assert_eq!(Order::read("d4"), None);
    }
}
