//! The rules of HYLE⁷ as players read them: H1 to H8, each as one paragraph.
//!
//! Refusals name a clause, so whoever is refused finds here what it says.

use game::{Clause, ClauseText, Phrase};

/// What the game is and how one wins.
pub(crate) const AIM: Phrase = Phrase {
    en: "One player is Chaos, the other is Order. Chaos fills the board with coloured tokens drawn from a bag; Order slides them into patterns that read the same in both directions. Then the roles are swapped, and whoever scored more as Order wins.",
    fr: "Un joueur est le Chaos, l’autre est l’Ordre. Le Chaos remplit le plateau de jetons de couleur tirés d’un sac\u{a0}; l’Ordre les fait glisser pour former des suites qui se lisent pareil dans les deux sens. Puis on échange les rôles, et celui qui a marqué le plus de points en jouant l’Ordre gagne.",
    es: "Un jugador es el Caos y el otro es el Orden. El Caos llena el tablero con fichas de colores que saca de una bolsa; el Orden las desliza para formar series que se leen igual en los dos sentidos. Después se cambian los papeles, y gana quien haya sumado más puntos siendo el Orden.",
};

/// Whose game it is.
pub(crate) const CREDIT: Phrase = Phrase {
    en: "HYLE⁷, also known as Entropy, is a game by Eric Solomon.",
    fr: "HYLE⁷, aussi connu sous le nom d’Entropy, est un jeu d’Eric Solomon.",
    es: "HYLE⁷, también conocido como Entropy, es un juego de Eric Solomon.",
};

/// Every clause, in order.
pub(crate) const CLAUSES: &[ClauseText] = &[
    ClauseText {
        clause: Clause("H1"),
        title: Phrase::new("Board and tokens", "Plateau et jetons", "Tablero y fichas"),
        text: Phrase {
            en: "The board has seven rows and seven columns. In the bag there are 49 tokens: seven colours, and seven tokens of each.",
            fr: "Le plateau a sept lignes et sept colonnes. Dans le sac, il y a 49 jetons\u{a0}: sept couleurs, et sept jetons de chacune.",
            es: "El tablero tiene siete filas y siete columnas. En la bolsa hay 49 fichas: siete colores, y siete fichas de cada uno.",
        },
    },
    ClauseText {
        clause: Clause("H2"),
        title: Phrase::new("A turn", "Un tour", "Un turno"),
        text: Phrase {
            en: "Chaos draws a token without looking and puts it on any empty cell. Order may then slide one token, old or new, along its row or its column over empty cells, as far as it likes, or pass. After the last token of a round the board is full and Order has no turn. A player whose time is up plays on without a choice: Chaos’s tokens go on the first empty cell, row by row from the upper left, and Order passes.",
            fr: "Le Chaos tire un jeton sans regarder et le pose sur n’importe quelle case vide. L’Ordre peut ensuite faire glisser un jeton, ancien ou nouveau, le long de sa ligne ou de sa colonne, aussi loin qu’il veut sur des cases vides, ou bien passer. Après le dernier jeton d’une manche, le plateau est plein et l’Ordre ne joue plus. Un joueur dont le temps est écoulé continue sans rien choisir\u{a0}: s’il joue le Chaos, ses jetons vont sur la première case vide, ligne par ligne depuis le coin en haut à gauche, et s’il joue l’Ordre, il passe.",
            es: "El Caos saca una ficha sin mirar y la pone en cualquier casilla vacía. El Orden puede entonces deslizar una ficha, antigua o nueva, por su fila o su columna, tan lejos como quiera sobre casillas vacías, o pasar. Tras la última ficha de una ronda el tablero está lleno y el Orden ya no juega. Un jugador al que se le acaba el tiempo sigue sin poder elegir: si es el Caos, sus fichas van a la primera casilla vacía, fila por fila desde la esquina superior izquierda, y si es el Orden, pasa.",
        },
    },
    ClauseText {
        clause: Clause("H3"),
        title: Phrase::new("End of a round", "Fin d’une manche", "Final de una ronda"),
        text: Phrase {
            en: "A round ends when the board is full. Then every row and every column is scored for Order.",
            fr: "Une manche finit quand le plateau est plein. On compte alors, pour l’Ordre, les points de toutes les lignes et de toutes les colonnes.",
            es: "Una ronda termina cuando el tablero está lleno. Entonces se cuentan, para el Orden, los puntos de todas las filas y todas las columnas.",
        },
    },
    ClauseText {
        clause: Clause("H4"),
        title: Phrase::new("Score", "Points", "Puntuación"),
        text: Phrase {
            en: "Neighbouring tokens in a row or a column that read the same in both directions are a palindrome. Every palindrome of two or more tokens scores as many points as it has tokens. Shorter palindromes inside a longer one count as well. With a letter for each colour, AAA scores 2 + 2 + 3 = 7 and ABABA scores 3 + 3 + 3 + 5 = 14.",
            fr: "Des jetons voisins, sur une ligne ou une colonne, qui se lisent pareil dans les deux sens forment un palindrome. Chaque palindrome d’au moins deux jetons rapporte autant de points qu’il a de jetons. Les palindromes plus courts à l’intérieur d’un plus long comptent aussi. Avec une lettre par couleur, AAA rapporte 2 + 2 + 3 = 7 points et ABABA 3 + 3 + 3 + 5 = 14 points.",
            es: "Las fichas vecinas de una fila o una columna que se leen igual en los dos sentidos forman un palíndromo. Cada palíndromo de dos o más fichas vale tantos puntos como fichas tiene. Los palíndromos más cortos dentro de otro más largo también cuentan. Con una letra por color, AAA vale 2 + 2 + 3 = 7 puntos y ABABA vale 3 + 3 + 3 + 5 = 14 puntos.",
        },
    },
    ClauseText {
        clause: Clause("H5"),
        title: Phrase::new("Misprints", "Coquilles", "Erratas"),
        text: Phrase {
            en: "The rulebook’s table of scores has three misprints. Its line ABCDABA, 15 points, should read ABCDCBA; its line AABCBA, 19 points, should read AABCBAA; and ABABABA scores 37 points, not 27. Counting as in H4 is always right.",
            fr: "Le tableau des points du livret de règles contient trois coquilles. Sa ligne ABCDABA, 15 points, devrait être ABCDCBA\u{a0}; sa ligne AABCBA, 19 points, devrait être AABCBAA\u{a0}; et ABABABA rapporte 37 points, non 27. Compter comme dans H4 est toujours juste.",
            es: "La tabla de puntos del reglamento tiene tres erratas. Su línea ABCDABA, de 15 puntos, debería ser ABCDCBA; su línea AABCBA, de 19 puntos, debería ser AABCBAA; y ABABABA vale 37 puntos, no 27. Contar como en H4 siempre es lo correcto.",
        },
    },
    ClauseText {
        clause: Clause("H6"),
        title: Phrase::new("Match", "Partie", "Partida"),
        text: Phrase {
            en: "Two players play two rounds and swap roles after the first. Whoever scored more points as Order wins the match; equal scores are a draw. On the large board 50 points are weak, 75 are average and 100 are very good.",
            fr: "Une partie se joue à deux, en deux manches, et on échange les rôles après la première. Celui qui a marqué le plus de points en jouant l’Ordre gagne\u{a0}; à égalité, la partie est nulle. Sur le grand plateau, 50 points sont un score faible, 75 un score moyen et 100 un très bon score.",
            es: "Una partida se juega entre dos, en dos rondas, y tras la primera se cambian los papeles. Gana quien haya sumado más puntos siendo el Orden; si hay igualdad, es un empate. En el tablero grande 50 puntos son pocos, 75 son lo normal y 100 son un resultado muy bueno.",
        },
    },
    ClauseText {
        clause: Clause("H7"),
        title: Phrase::new("Small board", "Petit plateau", "Tablero pequeño"),
        text: Phrase {
            en: "The older game HYLE has five rows and five columns, with five colours and five tokens of each. Everything else is the same. It can be chosen before the match.",
            fr: "L’ancien jeu HYLE a cinq lignes et cinq colonnes, avec cinq couleurs et cinq jetons de chacune. Tout le reste est pareil. On peut le choisir avant la partie.",
            es: "El juego más antiguo, HYLE, tiene cinco filas y cinco columnas, con cinco colores y cinco fichas de cada uno. Todo lo demás es igual. Se puede elegir antes de la partida.",
        },
    },
    ClauseText {
        clause: Clause("H8"),
        title: Phrase {
            en: "Same luck for both",
            fr: "La même chance pour les deux",
            es: "La misma suerte para los dos",
        },
        text: Phrase {
            en: "For serious matches, both boards can be played side by side from one bag, so that luck favours nobody. The first player is Chaos on board 1 and Order on board 2, the second player the other way round. Each colour drawn counts for both boards: on each of them Chaos places a token of it. Then Order may slide, first on board 1, then on board 2.",
            fr: "Pour une partie sérieuse, on peut jouer les deux plateaux côte à côte avec un seul sac, afin que la chance n’avantage personne. Le premier joueur est le Chaos sur le plateau 1 et l’Ordre sur le plateau 2, le second joueur l’inverse. Chaque couleur tirée vaut pour les deux plateaux\u{a0}: sur chacun, le Chaos en pose un jeton. Ensuite l’Ordre peut faire glisser un jeton, d’abord sur le plateau 1, puis sur le plateau 2.",
            es: "Para partidas serias se pueden jugar los dos tableros a la vez con una sola bolsa, de modo que la suerte no favorezca a nadie. El primer jugador es el Caos en el tablero 1 y el Orden en el tablero 2, y el segundo jugador al revés. Cada color que sale vale para los dos tableros: en cada uno, el Caos pone una ficha de ese color. Después el Orden puede deslizar una ficha, primero en el tablero 1 y luego en el tablero 2.",
        },
    },
];

#[cfg(test)]
mod tests {
    use testkit::clauses;

    use super::*;

    #[test]
    fn every_clause_is_told_once_and_in_order() {
        let expected = ["H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8"];
        clauses::are_told_in_order(CLAUSES, &expected);
    }

    #[test]
    fn no_language_is_left_with_the_words_of_another() {
        clauses::differ_by_language(CLAUSES, &[AIM, CREDIT]);
    }

    #[test]
    fn a_text_is_one_paragraph_of_whole_sentences_under_a_short_title() {
        clauses::are_paragraphs_under_titles(CLAUSES, &[AIM, CREDIT]);
    }

    #[test]
    fn every_clause_that_a_refusal_names_is_told() {
        clauses::tell_what_refusals_name(CLAUSES, include_str!("error.rs"), "H2");
    }
}
