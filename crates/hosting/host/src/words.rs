//! What is said to people at the page besides what the games and the table say.

use game::Phrase;

pub(crate) const NOT_UNDERSTOOD: Phrase = Phrase {
    en: "the page asked something that the games do not understand; load the page again",
    fr: "la page a demandé quelque chose que les jeux ne comprennent pas ; rechargez la page",
    es: "la página ha pedido algo que los juegos no entienden; vuelve a cargar la página",
};

pub(crate) const TOO_LONG: Phrase = Phrase {
    en: "this is longer than any game can be",
    fr: "c’est plus long que ne peut l’être une partie",
    es: "esto es más largo de lo que puede ser una partida",
};

pub(crate) const NO_TABLE: Phrase = Phrase {
    en: "no game has begun yet",
    fr: "aucune partie n’a encore commencé",
    es: "todavía no ha empezado ninguna partida",
};

pub(crate) const OTHER_GAME: Phrase = Phrase {
    en: "this belongs to another game",
    fr: "cela appartient à un autre jeu",
    es: "esto pertenece a otro juego",
};

pub(crate) const NO_SUCH_EVENT: Phrase = Phrase {
    en: "the game has not come so far",
    fr: "la partie n’est pas allée si loin",
    es: "la partida no ha llegado tan lejos",
};

pub(crate) const TILE_NOT_HELD: Phrase = Phrase {
    en: "this tile has been placed already",
    fr: "cette tuile est déjà posée",
    es: "esta pieza ya está colocada",
};

pub(crate) const CANNOT_RESUME: Phrase = Phrase {
    en: "what was saved of this game does not fit together, so it cannot go on",
    fr: "ce qui a été enregistré de cette partie ne va pas ensemble : elle ne peut pas reprendre",
    es: "lo que se guardó de esta partida no concuerda, así que no puede seguir",
};

pub(crate) const WEIGHTS_MISSING: Phrase = Phrase {
    en: "what the computer has learned of this game has not been loaded",
    fr: "ce que l’ordinateur a appris de ce jeu n’a pas été chargé",
    es: "no se ha cargado lo que el ordenador ha aprendido de este juego",
};

pub(crate) const NOBODY_TO_MOVE: Phrase = Phrase {
    en: "nobody is to move here",
    fr: "personne n’a à jouer ici",
    es: "aquí no le toca jugar a nadie",
};

pub(crate) const NO_PUZZLE: Phrase = Phrase {
    en: "this does not lead to a puzzle; perhaps a letter of the link was lost",
    fr: "cela ne mène à aucun casse-tête ; il manque peut-être une lettre du lien",
    es: "esto no lleva a ningún rompecabezas; quizá falte una letra del enlace",
};

pub(crate) const NO_COMMITMENT: Phrase = Phrase {
    en: "a commitment is 64 hexadecimal digits",
    fr: "un engagement, ce sont 64 chiffres hexadécimaux",
    es: "un compromiso son 64 cifras hexadecimales",
};

pub(crate) const NO_DAY: Phrase = Phrase {
    en: "there is no such day in the calendar",
    fr: "ce jour n’existe pas dans le calendrier",
    es: "ese día no existe en el calendario",
};

pub(crate) const TOO_HARD: Phrase = Phrase {
    en: "this would take too long to work out here",
    fr: "ce serait trop long à calculer ici",
    es: "calcularlo aquí llevaría demasiado tiempo",
};

pub(crate) const RESYNC: Phrase = Phrase {
    en: "the rows of this table’s log do not follow each other",
    fr: "les lignes du journal de cette table ne se suivent pas",
    es: "las líneas del registro de esta mesa no se siguen",
};

pub(crate) const ELSEWHERE: Phrase = Phrase {
    en: "this table is held by a server, which decides",
    fr: "cette table est tenue par un serveur, qui décide",
    es: "esta mesa la lleva un servidor, que es quien decide",
};
