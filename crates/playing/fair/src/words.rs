//! What a check says to people, in every language. A refusal is a sentence
//! without its full stop; what was found to be right is whole sentences.

use catalog::GameId;
use game::{Lang, Phrase};

use crate::verify::{Verified, VerifyError};

const NO_TAGS: Phrase = Phrase {
    en: "this record does not say where its chance came from: it was played on one screen, with real dice or elsewhere, or the tags were left out; there is nothing to check",
    fr: "cette partie ne dit pas d’où venait son hasard : elle a été jouée sur un seul écran, avec de vrais dés ou ailleurs, ou les étiquettes ont été enlevées ; il n’y a rien à vérifier",
    es: "esta partida no dice de dónde vino su azar: se jugó en una sola pantalla, con dados de verdad o en otro lugar, o se quitaron las etiquetas; no hay nada que comprobar",
};

fn no_chance(lang: Lang, game: GameId) -> String {
    let title = game.title();
    match lang {
        Lang::En => format!(
            "nothing is rolled or drawn in {title}, and this record says nothing about a lot for the seats: there is no chance in it to check"
        ),
        Lang::Fr => format!(
            "à {title}, on ne lance et on ne tire rien, et cette partie ne parle pas d’un tirage des places : il n’y a aucun hasard à vérifier"
        ),
        Lang::Es => format!(
            "en {title} no se tira ni se saca nada, y esta partida no habla de un sorteo de los asientos: no hay azar que comprobar"
        ),
    }
}

const PLAYERS: Phrase = Phrase {
    en: "the tag FairPlayers needs 64 hexadecimal digits for each player, or - for a computer, with commas between them",
    fr: "l’étiquette FairPlayers demande pour chaque joueur 64 chiffres hexadécimaux, ou - pour un ordinateur, séparés par des virgules",
    es: "la etiqueta FairPlayers necesita por cada jugador 64 cifras hexadecimales, o - si es un ordenador, separadas por comas",
};

const SEATS: Phrase = Phrase {
    en: "the tag FairSeats needs the number of each seat’s player, from 0, each once, with commas between them",
    fr: "l’étiquette FairSeats demande pour chaque place le numéro de son joueur, à partir de 0, chacun une fois, séparés par des virgules",
    es: "la etiqueta FairSeats necesita por cada asiento el número de su jugador, desde 0, cada uno una vez, separados por comas",
};

const STILL_SECRET: Phrase = Phrase {
    en: "the game is not over, and the server reveals its secret at the end; the record can be checked then",
    fr: "la partie n’est pas finie, et le serveur révèle son secret à la fin ; on pourra vérifier la partie à ce moment-là",
    es: "la partida no ha terminado, y el servidor revela su secreto al final; entonces se podrá comprobar",
};

const OWED: Phrase = Phrase {
    en: "the game is over, but the server’s secret is missing in this record (tag FairSecret); the server has to give it out now, so fetch the record again",
    fr: "la partie est finie, mais le secret du serveur manque ici (étiquette FairSecret) ; le serveur doit maintenant le donner : il faut lui redemander la partie",
    es: "la partida ha terminado, pero aquí falta el secreto del servidor (etiqueta FairSecret); el servidor ya tiene que darlo: hay que volver a pedirle la partida",
};

pub(crate) fn unfair(lang: Lang, why: &VerifyError) -> String {
    match why {
        VerifyError::NoTags => NO_TAGS.text(lang).to_string(),
        VerifyError::NoChance { game } => no_chance(lang, *game),
        VerifyError::Version { version } => match lang {
            Lang::En => format!(
                "the chance of this record follows version “{version}” of the function, and only version 1 is known here"
            ),
            Lang::Fr => format!(
                "le hasard de cette partie suit la version « {version} » de la fonction, et seule la version 1 est connue ici"
            ),
            Lang::Es => format!(
                "el azar de esta partida sigue la versión «{version}» de la función, y aquí solo se conoce la versión 1"
            ),
        },
        VerifyError::Missing { tag } => match lang {
            Lang::En => format!("the tag {tag} is missing, and nothing can be checked without it"),
            Lang::Fr => format!("il manque l’étiquette {tag}, sans laquelle rien ne se vérifie"),
            Lang::Es => format!("falta la etiqueta {tag}, y sin ella no se puede comprobar nada"),
        },
        VerifyError::NotHex { tag } => match lang {
            Lang::En => format!("the tag {tag} needs 64 hexadecimal digits"),
            Lang::Fr => format!("l’étiquette {tag} demande 64 chiffres hexadécimaux"),
            Lang::Es => format!("la etiqueta {tag} necesita 64 cifras hexadecimales"),
        },
        VerifyError::Players => PLAYERS.text(lang).to_string(),
        VerifyError::PlayersCount { seats, found } => players_count(lang, *seats, *found),
        VerifyError::Seats => SEATS.text(lang).to_string(),
        VerifyError::NotRevealed { over: false } => STILL_SECRET.text(lang).to_string(),
        VerifyError::NotRevealed { over: true } => OWED.text(lang).to_string(),
        VerifyError::Illegal(error) => error.explain(lang),
        VerifyError::OtherCommitment { known, found } => match lang {
            Lang::En => format!(
                "the record names another commitment than the one that was kept before the game: {found} instead of {known}"
            ),
            Lang::Fr => format!(
                "la partie nomme un autre engagement que celui qui a été gardé avant de jouer : {found} au lieu de {known}"
            ),
            Lang::Es => format!(
                "la partida nombra otro compromiso que el guardado antes de jugar: {found} en vez de {known}"
            ),
        },
        VerifyError::OtherSecret { commitment } => match lang {
            Lang::En => format!(
                "the secret that the server revealed does not fit its commitment {commitment}"
            ),
            Lang::Fr => format!(
                "le secret révélé par le serveur ne correspond pas à son engagement {commitment}"
            ),
            Lang::Es => format!(
                "el secreto que reveló el servidor no corresponde a su compromiso {commitment}"
            ),
        },
        VerifyError::Lot { should, found } => {
            let (should, found) = (numbers(should), numbers(found));
            match lang {
                Lang::En => format!(
                    "the lot for the seats does not follow from the secrets: the players’ order is {found} and should be {should}"
                ),
                Lang::Fr => format!(
                    "le tirage des places ne découle pas des secrets : l’ordre des joueurs est {found} et devrait être {should}"
                ),
                Lang::Es => format!(
                    "el sorteo de los asientos no se sigue de los secretos: el orden de los jugadores es {found} y debería ser {should}"
                ),
            }
        }
        VerifyError::Chance {
            event,
            should,
            found,
        } => match lang {
            Lang::En => format!(
                "event {event}, {found}: this does not follow from the secrets; it should be {should}"
            ),
            Lang::Fr => format!(
                "événement {event}, {found} : cela ne découle pas des secrets ; ce devrait être {should}"
            ),
            Lang::Es => format!(
                "suceso {event}, {found}: no se sigue de los secretos; debería ser {should}"
            ),
        },
    }
}

/// A game has two seats at least, so that only what was found can be one.
fn players_count(lang: Lang, seats: usize, found: usize) -> String {
    match lang {
        Lang::En => {
            format!("{seats} players sat at this table, but the tag FairPlayers has {found}")
        }
        Lang::Fr => format!(
            "il y avait {seats} joueurs à cette table, mais l’étiquette FairPlayers en a {found}"
        ),
        Lang::Es => format!(
            "en esta mesa había {seats} jugadores, pero la etiqueta FairPlayers tiene {found}"
        ),
    }
}

fn numbers(players: &[usize]) -> String {
    let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
    numbers.join(",")
}

const FAIR: Phrase = Phrase {
    en: "The chance in this record is fair.",
    fr: "Le hasard de cette partie est équitable.",
    es: "El azar de esta partida es limpio.",
};

const FOLLOWS: Phrase = Phrase {
    en: "The chance in this record follows from its secrets.",
    fr: "Le hasard de cette partie découle de ses secrets.",
    es: "El azar de esta partida se sigue de sus secretos.",
};

pub(crate) fn headline(lang: Lang, fair: bool) -> String {
    let phrase = if fair { FAIR } else { FOLLOWS };
    phrase.text(lang).to_string()
}

const KNOWN: Phrase = Phrase {
    en: "This is the commitment that was kept before the game.",
    fr: "C’est bien l’engagement qui a été gardé avant la partie.",
    es: "Es el compromiso que se guardó antes de la partida.",
};

const NOT_KNOWN: Phrase = Phrase {
    en: "No record can show that the server had promised this before the game: compare the commitment with the one that a player saw then.",
    fr: "Aucune partie écrite ne peut montrer que le serveur s’y était engagé avant de jouer : il reste à comparer cet engagement avec celui qu’un joueur a vu alors.",
    es: "Ninguna partida escrita puede mostrar que el servidor lo había prometido antes de jugar: queda por comparar este compromiso con el que un jugador vio entonces.",
};

const NOBODY_ADDED: Phrase = Phrase {
    en: "No player added a secret, so that the server knew what would follow when it chose its own.",
    fr: "Aucun joueur n’a ajouté de secret : le serveur savait donc ce qui suivrait quand il a choisi le sien.",
    es: "Ningún jugador añadió un secreto, así que el servidor sabía lo que seguiría cuando eligió el suyo.",
};

const LOT: Phrase = Phrase {
    en: "The lot for the seats follows from the secrets.",
    fr: "Le tirage des places découle des secrets.",
    es: "El sorteo de los asientos se sigue de los secretos.",
};

const NOT_OVER: Phrase = Phrase {
    en: "The record stops before the end of the game; what came afterwards is not in it.",
    fr: "L’enregistrement s’arrête avant la fin de la partie ; la suite n’y figure pas.",
    es: "El registro se detiene antes del final de la partida; lo que siguió no está en él.",
};

pub(crate) fn verified(lang: Lang, found: &Verified) -> Vec<String> {
    let commitment = found.commitment;
    let mut lines = vec![match lang {
        Lang::En => format!("The server’s secret fits its commitment {commitment}."),
        Lang::Fr => {
            format!("Le secret du serveur correspond à son engagement {commitment}.")
        }
        Lang::Es => {
            format!("El secreto del servidor corresponde a su compromiso {commitment}.")
        }
    }];
    if found.lot {
        lines.push(LOT.text(lang).to_string());
    }
    lines.push(chances(lang, found.game, found.chances));
    if found.added == 0 {
        lines.push(NOBODY_ADDED.text(lang).to_string());
    }
    if !found.over {
        lines.push(NOT_OVER.text(lang).to_string());
    }
    let known = if found.known { KNOWN } else { NOT_KNOWN };
    lines.push(known.text(lang).to_string());
    lines
}

fn chances(lang: Lang, game: GameId, count: usize) -> String {
    let Some(chance) = game.about().chance else {
        let title = game.title();
        return match lang {
            Lang::En => format!("Nothing is rolled or drawn in {title}."),
            Lang::Fr => format!("À {title}, on ne lance et on ne tire rien."),
            Lang::Es => format!("En {title} no se tira ni se saca nada."),
        };
    };
    let (one, many) = (chance.one.text(lang), chance.many.text(lang));
    match (lang, count) {
        (Lang::En, 0) => format!("There was no {one}."),
        (Lang::Fr, 0) => format!("Il n’y a eu aucun {one}."),
        (Lang::Es, 0) => format!("No hubo ninguna {one}."),
        (Lang::En, 1) => format!("The only {one} follows from the secrets."),
        (Lang::Fr, 1) => format!("Le seul {one} découle des secrets."),
        (Lang::Es, 1) => format!("La única {one} se sigue de los secretos."),
        (Lang::En, _) => format!("All {count} {many} follow from the secrets."),
        (Lang::Fr, _) => format!("Les {count} {many} découlent des secrets."),
        (Lang::Es, _) => format!("Las {count} {many} se siguen de los secretos."),
    }
}
