//! The rules of HeiNash as players read them: N1 to N12, each as one paragraph.
//!
//! Refusals name a clause, so whoever is refused finds here what it says.

use game::{Clause, ClauseText, Phrase};

/// What the game is and how one wins.
pub(crate) const AIM: Phrase = Phrase {
    en: "Three dice are rolled, and a bit of mental arithmetic turns them into the number of a cell, where a pawn is put. Whoever first joins two opposite sides of the board with a chain of pawns wins.",
    fr: "On lance trois dés et, avec un peu de calcul mental, on en fait le numéro d’une case, où l’on place un pion. Le premier qui relie deux bords opposés du plateau par une chaîne de pions gagne.",
    es: "Se tiran tres dados y, con un poco de cálculo mental, se obtiene de ellos el número de una casilla, donde se pone un peón. Gana quien primero une dos lados opuestos del tablero con una cadena de peones.",
};

/// Whose game it is.
pub(crate) const CREDIT: Phrase = Phrase {
    en: "HeiNash is inspired by a game of François Haffner’s.",
    fr: "HeiNash est inspiré d’un jeu de François Haffner.",
    es: "HeiNash está inspirado en un juego de François Haffner.",
};

/// Every clause, in order.
pub(crate) const CLAUSES: &[ClauseText] = &[
    ClauseText {
        clause: Clause("N1"),
        title: Phrase::new("Board", "Plateau", "Tablero"),
        text: Phrase {
            en: "The board has 36 six-sided cells in six rows of six, and each row lies half a cell further to the right than the one above. The cells are numbered from 1 to 36, usually row by row from the upper left. The numbers can also be shuffled, or spread so that the four sides and both directions are about equally easy.",
            fr: "Le plateau a 36 cases à six côtés, en six lignes de six, chaque ligne étant décalée d’une demi-case vers la droite par rapport à celle du dessus. Les cases sont numérotées de 1 à 36, d’habitude ligne par ligne depuis le coin en haut à gauche. On peut aussi mélanger les numéros, ou les répartir pour que les quatre bords et les deux directions soient à peu près aussi faciles.",
            es: "El tablero tiene 36 casillas de seis lados, en seis filas de seis, y cada fila está media casilla más a la derecha que la de encima. Las casillas están numeradas del 1 al 36, normalmente fila por fila desde la esquina superior izquierda. Los números también se pueden barajar, o repartir para que los cuatro lados y las dos direcciones sean más o menos igual de fáciles.",
        },
    },
    ClauseText {
        clause: Clause("N2"),
        title: Phrase::new("Sides", "Bords", "Lados"),
        text: Phrase {
            en: "Top and bottom are opposite sides, and so are left and right. Nobody owns them: both players may join either pair. A corner cell belongs to both sides that meet there. If the players prefer it, each has a pair of their own as in Hex: the one who begins joins top and bottom, the other left and right.",
            fr: "Le haut et le bas sont des bords opposés, la gauche et la droite aussi. Ils ne sont à personne\u{a0}: les deux joueurs peuvent relier le haut et le bas ou bien la gauche et la droite. Une case de coin appartient aux deux bords qui s’y rencontrent. Si les joueurs le préfèrent, chacun a ses propres bords comme au Hex\u{a0}: celui qui commence relie le haut et le bas, l’autre la gauche et la droite.",
            es: "Arriba y abajo son lados opuestos, e izquierda y derecha también. No son de nadie: los dos jugadores pueden unir arriba con abajo o izquierda con derecha. Una casilla de esquina pertenece a los dos lados que se juntan en ella. Si los jugadores lo prefieren, cada uno tiene sus propios lados como en Hex: quien empieza une arriba con abajo, y el otro izquierda con derecha.",
        },
    },
    ClauseText {
        clause: Clause("N3"),
        title: Phrase::new("A turn", "Un tour", "Un turno"),
        text: Phrase {
            en: "The player whose turn it is rolls three dice and looks for a number that can be made from them with +, −, × and ÷, and with brackets as needed. Each die is used exactly once, and dice are never joined into longer numbers: a 1 and a 2 do not make 12. If the result is the number of a free cell, the player puts a pawn there. For younger players only +, or only + and ×, may be allowed.",
            fr: "Le joueur dont c’est le tour lance trois dés et cherche un nombre qu’on peut obtenir avec +, −, × et ÷, et autant de parenthèses qu’il faut. Chaque dé sert exactement une fois, et on ne colle jamais les dés pour faire un nombre plus long\u{a0}: un 1 et un 2 ne font pas 12. Si le résultat est le numéro d’une case libre, le joueur y place un de ses pions. Avec de plus jeunes joueurs, on peut n’autoriser que +, ou que + et ×.",
            es: "El jugador al que le toca tira tres dados y busca un número que se pueda obtener con ellos usando +, −, × y ÷, y los paréntesis que hagan falta. Cada dado se usa exactamente una vez, y nunca se juntan dados para formar un número más largo: un 1 y un 2 no hacen 12. Si el resultado es el número de una casilla libre, el jugador pone allí un peón suyo. Con jugadores más pequeños se puede permitir solo +, o solo + y ×.",
        },
    },
    ClauseText {
        clause: Clause("N4"),
        title: Phrase::new("Arithmetic", "Calcul", "Cálculo"),
        text: Phrase {
            en: "The result must be exactly the number of the cell; nothing is rounded. Fractions and negative numbers may turn up on the way, but nothing can be divided by zero. With 5, 4 and 2, for example, one can make 10, for 5 × 4 ÷ 2 = 10. One cannot make 20: 5 × 4 would leave the 2 unused.",
            fr: "Le résultat doit être exactement le numéro de la case\u{a0}; on n’arrondit rien. Des fractions et des nombres négatifs peuvent apparaître en chemin, mais on ne peut pas diviser par zéro. Avec 5, 4 et 2, par exemple, on peut faire 10, car 5 × 4 ÷ 2 = 10. On ne peut pas faire 20, car 5 × 4 laisserait le 2 inutilisé.",
            es: "El resultado debe ser exactamente el número de la casilla; no se redondea nada. Por el camino pueden aparecer fracciones y números negativos, pero no se puede dividir entre cero. Con 5, 4 y 2, por ejemplo, se puede hacer 10, porque 5 × 4 ÷ 2 = 10. No se puede hacer 20, porque 5 × 4 dejaría el 2 sin usar.",
        },
    },
    ClauseText {
        clause: Clause("N5"),
        title: Phrase::new("Nothing found", "Rien trouvé", "Nada encontrado"),
        text: Phrase {
            en: "A player who finds no number of a free cell says so. It does not matter whether there was one to find. The opponent then takes a pawn of that player’s colour and puts it on any free cell.",
            fr: "Un joueur qui ne trouve aucun numéro de case libre le dit. Peu importe qu’il y en ait eu un à trouver. L’adversaire prend alors un pion de la couleur de ce joueur et le place sur n’importe quelle case libre.",
            es: "Un jugador que no encuentra ningún número de una casilla libre lo dice. No importa si había alguno que encontrar. Entonces el rival toma un peón del color de ese jugador y lo pone en cualquier casilla libre.",
        },
    },
    ClauseText {
        clause: Clause("N6"),
        title: Phrase {
            en: "Variant: steal the number",
            fr: "Variante\u{a0}: voler le nombre",
            es: "Variante: robar el número",
        },
        text: Phrase {
            en: "Both players search at the same time. If the player who rolled finds nothing, the opponent may show a calculation with the same dice and put a pawn of their own on the cell with that number. If the opponent has found nothing either, N5 applies.",
            fr: "Les deux joueurs cherchent en même temps. Si celui qui a lancé les dés ne trouve rien, l’adversaire peut montrer un calcul avec les mêmes dés et placer un de ses propres pions sur la case qui porte ce numéro. S’il n’a rien trouvé non plus, N5 s’applique.",
            es: "Los dos jugadores buscan al mismo tiempo. Si quien tiró los dados no encuentra nada, el rival puede mostrar un cálculo con los mismos dados y poner un peón propio en la casilla de ese número. Si tampoco ha encontrado nada, se aplica N5.",
        },
    },
    ClauseText {
        clause: Clause("N7"),
        title: Phrase {
            en: "Variant: steal the place",
            fr: "Variante\u{a0}: voler l’emplacement",
            es: "Variante: robar el sitio",
        },
        text: Phrase {
            en: "This is played like N6, with one difference. An opponent who shows a calculation for a free cell may put a pawn of their own on any free cell, not just on that one.",
            fr: "On joue comme dans N6, à une différence près. L’adversaire qui montre un calcul donnant une case libre peut placer un de ses propres pions sur n’importe quelle case libre, et pas seulement sur celle-là.",
            es: "Se juega como en N6, con una diferencia. El rival que muestra un cálculo que da una casilla libre puede poner un peón propio en cualquier casilla libre, y no solo en esa.",
        },
    },
    ClauseText {
        clause: Clause("N8"),
        title: Phrase::new("Joining two sides", "Relier deux bords", "Unir dos lados"),
        text: Phrase {
            en: "A player whose pawns form an unbroken chain from one side to the opposite one wins at once. It does not matter who put the last pawn there.",
            fr: "Un joueur dont les pions forment une chaîne continue d’un bord au bord opposé gagne aussitôt. Peu importe qui a placé le dernier pion.",
            es: "Un jugador cuyos peones forman una cadena continua de un lado al lado opuesto gana en el acto. No importa quién haya puesto el último peón.",
        },
    },
    ClauseText {
        clause: Clause("N9"),
        title: Phrase {
            en: "Longest chain",
            fr: "La plus longue chaîne",
            es: "La cadena más larga",
        },
        text: Phrase {
            en: "If the time for the whole game is up before anybody has joined two sides, the longest chain wins. What counts is a player’s largest group of touching pawns of which at least one lies on a side of the board. Equal groups are a draw. A full board always holds a winning chain, so a game never ends without one just because there is no room left.",
            fr: "Si le temps de la partie entière est écoulé avant que quelqu’un ait relié deux bords, la plus longue chaîne gagne. Ce qui compte, c’est le plus grand groupe de pions d’un joueur qui se touchent et dont un au moins est sur un bord du plateau. À égalité, la partie est nulle. Un plateau plein contient toujours une chaîne gagnante, donc une partie ne finit jamais sans vainqueur faute de place.",
            es: "Si se acaba el tiempo de toda la partida antes de que alguien haya unido dos lados, gana la cadena más larga. Cuenta el mayor grupo de peones de un jugador que se tocan y de los que al menos uno está en un lado del tablero. Si hay igualdad, es un empate. Un tablero lleno siempre contiene una cadena ganadora, así que ninguna partida acaba sin ganador por falta de sitio.",
        },
    },
    ClauseText {
        clause: Clause("N10"),
        title: Phrase::new("Pawns", "Pions", "Peones"),
        text: Phrase {
            en: "Each player has 18 pawns, half as many as there are cells. In the variants N6 and N7 a player may run out of pawns early. That player is then skipped, and neither rolls nor steals.",
            fr: "Chaque joueur a 18 pions, la moitié du nombre de cases. Dans les variantes N6 et N7, un joueur peut ne plus avoir de pions avant l’autre. On passe alors son tour\u{a0}: il ne lance plus les dés et ne vole plus rien.",
            es: "Cada jugador tiene 18 peones, la mitad del número de casillas. En las variantes N6 y N7 un jugador puede quedarse sin peones antes que el otro. Entonces se salta su turno: ya no tira los dados ni roba nada.",
        },
    },
    ClauseText {
        clause: Clause("N11"),
        title: Phrase::new("Players", "Joueurs", "Jugadores"),
        text: Phrase {
            en: "Two players play, or two pairs; a pair shares one colour and thinks together. Lots are drawn for who begins. Whoever begins picks a colour, black or red.",
            fr: "On joue à deux, ou à deux équipes de deux\u{a0}; les membres d’une équipe partagent une couleur et réfléchissent ensemble. On tire au sort qui commence. Celui qui commence choisit sa couleur, noir ou rouge.",
            es: "Se juega entre dos, o entre dos parejas; cada pareja comparte un color y decide en común. Se echa a suertes quién empieza. Quien empieza elige su color, negro o rojo.",
        },
    },
    ClauseText {
        clause: Clause("N12"),
        title: Phrase::new("Clock", "Temps", "Tiempo"),
        text: Phrase {
            en: "The players may agree on a time for the whole game, on a time for each turn, on both or on neither. When the time for a turn is up, the player has found nothing, as in N5. When the time for the whole game is up, N9 decides.",
            fr: "Les joueurs peuvent convenir d’un temps pour la partie entière, d’un temps pour chaque tour, des deux ou d’aucun. Quand le temps d’un tour est écoulé, le joueur n’a rien trouvé, comme dans N5. Quand le temps de la partie entière est écoulé, c’est N9 qui décide.",
            es: "Los jugadores pueden acordar un tiempo para toda la partida, un tiempo para cada turno, los dos o ninguno. Cuando se acaba el tiempo de un turno, el jugador no ha encontrado nada, como en N5. Cuando se acaba el tiempo de toda la partida, decide N9.",
        },
    },
];

#[cfg(test)]
mod tests {
    use testkit::clauses;

    use super::*;

    #[test]
    fn every_clause_is_told_once_and_in_order() {
        let expected = [
            "N1", "N2", "N3", "N4", "N5", "N6", "N7", "N8", "N9", "N10", "N11", "N12",
        ];
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
        clauses::tell_what_refusals_name(CLAUSES, include_str!("error.rs"), "N3");
    }
}
