//! The rules of SEVEN as players read them: S1 to S12, each as one paragraph.
//!
//! Refusals name a clause, so whoever is refused finds here what it says.

use game::{Clause, ClauseText, Phrase};

/// What the game is and how one wins.
pub(crate) const AIM: Phrase = Phrase {
    en: "Everybody has the same seven tiles. In turn, players put a tile on the table or on top of others, and together they build one stack. At the end, whoever has the most tiles on the highest level wins.",
    fr: "Tout le monde a les sept mêmes tuiles. Chacun à son tour pose une tuile sur la table ou par-dessus d’autres, et tous construisent ainsi une seule pile. À la fin, celui qui a le plus de tuiles au niveau le plus haut gagne.",
    es: "Todos tienen las mismas siete piezas. Por turnos, cada jugador coloca una pieza sobre la mesa o encima de otras, y entre todos levantan una sola pila. Al final gana quien tenga más piezas en el nivel más alto.",
};

/// Whose game it is.
pub(crate) const CREDIT: Phrase = Phrase {
    en: "SEVEN is a game by Néstor Romeral Andrés.",
    fr: "SEVEN est un jeu de Néstor Romeral Andrés.",
    es: "SEVEN es un juego de Néstor Romeral Andrés.",
};

/// Every clause, in order.
pub(crate) const CLAUSES: &[ClauseText] = &[
    ClauseText {
        clause: Clause("S1"),
        title: Phrase::new("Tiles", "Tuiles", "Piezas"),
        text: Phrase {
            en: "A tile is made of four hexagons. There are seven shapes, and each player has one of each: the bar I, the bee O, the propeller Y, the arch U, the wave S, the worm J and the pistol P. A tile may be turned and flipped freely.",
            fr: "Une tuile est faite de quatre hexagones. Il y a sept formes, et chaque joueur a une tuile de chacune\u{a0}: la barre I, l’abeille O, l’hélice Y, l’arche U, la vague S, le ver J et le pistolet P. On peut tourner et retourner une tuile comme on veut.",
            es: "Una pieza está hecha de cuatro hexágonos. Hay siete formas, y cada jugador tiene una pieza de cada una: la barra I, la abeja O, la hélice Y, el arco U, la ola S, el gusano J y la pistola P. Las piezas se pueden girar y voltear como se quiera.",
        },
    },
    ClauseText {
        clause: Clause("S2"),
        title: Phrase::new("Start", "Début", "Comienzo"),
        text: Phrase {
            en: "White begins and puts any tile anywhere on the table. The second player’s first tile goes on the table too, edge to edge with the first one.",
            fr: "Blanc commence et pose la tuile de son choix n’importe où sur la table. La première tuile du deuxième joueur va elle aussi sur la table, bord à bord avec celle de Blanc.",
            es: "Empieza Blanco, que coloca la pieza que quiera en cualquier lugar de la mesa. La primera pieza del segundo jugador también va sobre la mesa, pegada por un borde a la de Blanco.",
        },
    },
    ClauseText {
        clause: Clause("S3"),
        title: Phrase::new("Lying flat", "À plat", "Apoyo plano"),
        text: Phrase {
            en: "Tiles fit together like a honeycomb: each one covers exactly four cells. All four must have the same height, so that the tile lies flat. No part of it may hang in the air, neither over an edge nor over a gap. On the bare table a tile is on level 1, on tiles of level 1 it is on level 2, and so on.",
            fr: "Les tuiles s’emboîtent comme les alvéoles d’une ruche\u{a0}: chacune couvre exactement quatre cases. Toutes les quatre doivent avoir la même hauteur, pour que la tuile soit à plat. Rien ne doit rester en l’air, ni au-delà d’un bord ni au-dessus d’un creux. Posée à même la table, une tuile est au niveau 1, sur des tuiles du niveau 1 elle est au niveau 2, et ainsi de suite.",
            es: "Las piezas encajan como las celdas de un panal: cada una cubre exactamente cuatro casillas. Las cuatro deben tener la misma altura, para que la pieza quede plana. Ninguna parte puede quedar en el aire, ni más allá de un borde ni sobre un hueco. Directamente sobre la mesa una pieza está en el nivel 1, sobre piezas del nivel 1 está en el nivel 2, y así sucesivamente.",
        },
    },
    ClauseText {
        clause: Clause("S4"),
        title: Phrase::new("On the table", "Sur la table", "Sobre la mesa"),
        text: Phrase {
            en: "A tile on level 1 must share an edge with a tile that is on the table already. Only the very first tile of the game has nothing to touch.",
            fr: "Une tuile posée au niveau 1 doit toucher par un bord une tuile qui est déjà sur la table. Seule la toute première tuile de la partie n’a rien à toucher.",
            es: "Una pieza del nivel 1 debe compartir un borde con otra que ya esté sobre la mesa. Solo la primera pieza de la partida no tiene nada que tocar.",
        },
    },
    ClauseText {
        clause: Clause("S5"),
        title: Phrase::new("Stacking", "Empilement", "Apilamiento"),
        text: Phrase {
            en: "From level 2 upwards, a tile must rest on at least two different tiles of the level just below. Their colours do not matter. So no tile may lie exactly on top of a single one.",
            fr: "À partir du niveau 2, une tuile doit reposer sur au moins deux tuiles différentes du niveau juste en dessous. Leur couleur ne compte pas. Une tuile ne peut donc jamais en recouvrir exactement une seule.",
            es: "A partir del nivel 2, una pieza debe descansar sobre al menos dos piezas distintas del nivel inmediatamente inferior. Su color no importa. Así, ninguna pieza puede cubrir exactamente a una sola.",
        },
    },
    ClauseText {
        clause: Clause("S6"),
        title: Phrase {
            en: "Highest level",
            fr: "Le plus haut possible",
            es: "Lo más alto posible",
        },
        text: Phrase {
            en: "Players choose freely which of their tiles to play. The tile chosen must go to the highest level where the rules let it lie, in any place and turned any way. If there are several places on that level, the choice is free. Another tile may have another highest level.",
            fr: "Chacun choisit librement laquelle de ses tuiles jouer. La tuile choisie doit aller au niveau le plus haut où les règles lui permettent d’être, à n’importe quel endroit et dans n’importe quel sens. S’il y a plusieurs endroits à ce niveau, le choix est libre. Pour une autre tuile, le niveau le plus haut peut être différent.",
            es: "Cada jugador elige libremente cuál de sus piezas juega. La pieza elegida debe ir al nivel más alto en el que las reglas le permitan estar, en cualquier lugar y en cualquier orientación. Si en ese nivel hay varios lugares, la elección es libre. Otra pieza puede tener otro nivel más alto.",
        },
    },
    ClauseText {
        clause: Clause("S7"),
        title: Phrase::new("End", "Fin", "Final"),
        text: Phrase {
            en: "The game ends when every tile has been placed. There is always room on the table, so everybody can always play and nobody passes. Between two players or two pairs, whoever gives up or runs out of time loses. When three or four play alone, that player comes last, and their other tiles are played for them, each by the first legal move.",
            fr: "La partie finit quand toutes les tuiles sont posées. Il reste toujours de la place sur la table, donc chacun peut toujours jouer et personne ne passe. À deux joueurs ou à deux équipes, celui qui abandonne ou n’a plus de temps perd. À trois ou quatre joueurs chacun pour soi, il finit dernier et ses autres tuiles sont posées pour lui, chacune par le premier coup permis.",
            es: "La partida termina cuando se han colocado todas las piezas. Siempre queda sitio en la mesa, así que todos pueden jugar siempre y nadie pasa. Entre dos jugadores o dos parejas, quien abandona o se queda sin tiempo pierde. Si juegan tres o cuatro por separado, queda último y sus demás piezas se colocan por él, cada una con la primera jugada permitida.",
        },
    },
    ClauseText {
        clause: Clause("S8"),
        title: Phrase::new("Winner", "Vainqueur", "Ganador"),
        text: Phrase {
            en: "Count each player’s tiles on the highest level: the most tiles win. If the numbers are equal, compare the next level down, and so on down to the table. If they are equal on every level, the game is a draw.",
            fr: "On compte les tuiles de chaque joueur au niveau le plus haut\u{a0}: celui qui en a le plus gagne. En cas d’égalité, on compare le niveau juste en dessous, et ainsi de suite jusqu’à la table. Si tout est égal à tous les niveaux, la partie est nulle.",
            es: "Se cuentan las piezas de cada jugador en el nivel más alto: gana quien tenga más. Si hay igualdad, se compara el nivel de debajo, y así hasta llegar a la mesa. Si todo es igual en todos los niveles, la partida es un empate.",
        },
    },
    ClauseText {
        clause: Clause("S9"),
        title: Phrase {
            en: "Misère, from the bottom up",
            fr: "Misère, de bas en haut",
            es: "Misère, de abajo arriba",
        },
        text: Phrase {
            en: "In this variant everything is played in the same way, but the lowest level counts first: the most tiles on level 1 win. If the numbers are equal, compare level 2, and so on upwards. It goes with any number of players.",
            fr: "Dans cette variante, on joue de la même façon, mais c’est le niveau le plus bas qui compte d’abord\u{a0}: celui qui a le plus de tuiles au niveau 1 gagne. En cas d’égalité, on compare le niveau 2, et ainsi de suite vers le haut. Elle se joue à n’importe quel nombre de joueurs.",
            es: "En esta variante se juega igual, pero cuenta primero el nivel más bajo: gana quien tenga más piezas en el nivel 1. Si hay igualdad, se compara el nivel 2, y así hacia arriba. Sirve para cualquier número de jugadores.",
        },
    },
    ClauseText {
        clause: Clause("S10"),
        title: Phrase::new("Three players", "Trois joueurs", "Tres jugadores"),
        text: Phrase {
            en: "White, Black and Red play in turn with seven tiles each. Whoever is best by S8 wins. Players who are equally good on every level share the first place.",
            fr: "Blanc, Noir et Rouge jouent à tour de rôle, avec sept tuiles chacun. Le meilleur selon S8 gagne. Des joueurs à égalité à tous les niveaux se partagent la première place.",
            es: "Blanco, Negro y Rojo juegan por turnos, con siete piezas cada uno. Gana el mejor según S8. Quienes estén igualados en todos los niveles comparten el primer puesto.",
        },
    },
    ClauseText {
        clause: Clause("S11"),
        title: Phrase::new("Two pairs", "Deux équipes", "Dos parejas"),
        text: Phrase {
            en: "White and Black together play against Red and Blue, in the order White, Red, Black, Blue. Everybody’s tiles are counted alone, never added to the partner’s. The pair with the best single player wins. If the best players of the two pairs are equal on every level, it is a draw.",
            fr: "Blanc et Noir jouent ensemble contre Rouge et Bleu, dans l’ordre Blanc, Rouge, Noir, Bleu. On compte les tuiles de chacun à part, sans jamais les ajouter à celles de son partenaire. L’équipe du meilleur joueur gagne. Si les meilleurs joueurs des deux équipes sont à égalité à tous les niveaux, la partie est nulle.",
            es: "Blanco y Negro juegan juntos contra Rojo y Azul, en el orden Blanco, Rojo, Negro, Azul. Las piezas de cada uno se cuentan aparte, sin sumarlas nunca a las de su compañero. Gana la pareja del mejor jugador. Si los mejores de las dos parejas están igualados en todos los niveles, es un empate.",
        },
    },
    ClauseText {
        clause: Clause("S12"),
        title: Phrase {
            en: "Four players, each alone",
            fr: "Quatre joueurs, chacun pour soi",
            es: "Cuatro jugadores, cada uno por su cuenta",
        },
        text: Phrase {
            en: "White, Black, Red and Blue can also play each alone, and win as three players do. The designer advises against it, for the game then becomes too chaotic.",
            fr: "Blanc, Noir, Rouge et Bleu peuvent aussi jouer chacun pour soi et gagnent comme à trois. L’auteur du jeu le déconseille, car la partie devient alors trop chaotique.",
            es: "Blanco, Negro, Rojo y Azul también pueden jugar cada uno por su cuenta, y se gana como entre tres. El autor del juego no lo aconseja, porque la partida se vuelve demasiado caótica.",
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
            "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11", "S12",
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
        clauses::tell_what_refusals_name(CLAUSES, include_str!("error.rs"), "S5");
    }
}
