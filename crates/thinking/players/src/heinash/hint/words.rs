//! The words of a hint for HeiNash.

use game::numbers::{percent, plural};
use game::{Lang, Phrase};

use super::facts::Reason;

const PUT_OWN: Phrase = Phrase {
    en: "Your pawn may go on any free cell. Look for one that joins pawns of yours or stops the other chain.",
    fr: "Votre pion peut aller sur n’importe quelle case libre. Cherchez-en une qui relie vos pions ou arrête l’autre chaîne.",
    es: "Tu peón puede ir a cualquier casilla libre. Busca una que una peones tuyos o que frene la otra cadena.",
};

fn dice_in_words(dice: [u8; 3], lang: Lang) -> String {
    lang.all_of(&dice.map(|die| die.to_string()))
}

pub(super) fn no_number(dice: [u8; 3], lang: Lang) -> String {
    let dice = dice_in_words(dice, lang);
    match lang {
        Lang::En => {
            format!("With {dice} no free cell can be reached. Say that you found nothing.")
        }
        Lang::Fr => format!(
            "Avec {dice}, on n’atteint aucune case libre. Dites que vous n’avez rien trouvé."
        ),
        Lang::Es => format!(
            "Con {dice} no se llega a ninguna casilla libre. Di que no has encontrado nada."
        ),
    }
}

pub(super) fn count(dice: [u8; 3], count: u32, lang: Lang) -> String {
    let dice = dice_in_words(dice, lang);
    let count_64 = u64::from(count);
    match lang {
        Lang::En => {
            let cells = plural(lang, count_64, "free cell", "free cells");
            format!("With {dice} you can reach {count} {cells}.")
        }
        Lang::Fr => {
            let cells = plural(lang, count_64, "case libre", "cases libres");
            format!("Avec {dice}, vous pouvez atteindre {count} {cells}.")
        }
        Lang::Es => {
            let cells = plural(lang, count_64, "casilla libre", "casillas libres");
            format!("Con {dice} puedes llegar a {count} {cells}.")
        }
    }
}

/// It is better to put the other's pawn than to show a number.
pub(super) fn leave_it(owner: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "Better not show a number: then you put {owner}’s pawn where it helps {owner} least."
        ),
        Lang::Fr => format!(
            "Mieux vaut ne pas montrer de nombre\u{a0}: vous placerez alors le pion de {owner} là où il lui sert le moins."
        ),
        Lang::Es => format!(
            "Mejor no mostrar ningún número: entonces tú pones el peón de {owner} donde menos le ayude."
        ),
    }
}

/// The part of the board by its free cells.
pub(super) fn part(cells: &str, count: usize, lang: Lang) -> String {
    match (lang, count) {
        (Lang::En, 1) => format!("The good one is cell {cells}."),
        (Lang::Fr, 1) => format!("La bonne case est la {cells}."),
        (Lang::Es, 1) => format!("La buena es la casilla {cells}."),
        (Lang::En, _) => format!("The good one is in the marked part: {cells}."),
        (Lang::Fr, _) => format!("La bonne case est dans la partie marquée\u{a0}: {cells}."),
        (Lang::Es, _) => format!("La buena está en la parte marcada: {cells}."),
    }
}

pub(super) fn operation(part: &str, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Begin with {part}."),
        Lang::Fr => format!("Commencez par {part}."),
        Lang::Es => format!("Empieza por {part}."),
    }
}

pub(super) fn way(written: &str, number: u8, lang: Lang) -> String {
    match lang {
        Lang::En => format!("{written}\u{a0}=\u{a0}{number}: put your pawn on cell {number}."),
        Lang::Fr => {
            format!("{written}\u{a0}=\u{a0}{number}\u{a0}: placez votre pion sur la case {number}.")
        }
        Lang::Es => {
            format!("{written}\u{a0}=\u{a0}{number}: pon tu peón en la casilla {number}.")
        }
    }
}

/// Any number does where the pawn may then go anywhere.
pub(super) fn any_number(written: &str, number: u8, lang: Lang) -> String {
    match lang {
        Lang::En => format!(
            "{written}\u{a0}=\u{a0}{number}. Any number will do: with it you may put your pawn on any free cell."
        ),
        Lang::Fr => format!(
            "{written}\u{a0}=\u{a0}{number}. N’importe quel nombre convient\u{a0}: il vous permet de placer votre pion sur la case libre de votre choix."
        ),
        Lang::Es => format!(
            "{written}\u{a0}=\u{a0}{number}. Sirve cualquier número: con él puedes poner tu peón en la casilla libre que quieras."
        ),
    }
}

pub(super) fn put_own(lang: Lang) -> String {
    PUT_OWN.text(lang).to_string()
}

pub(super) fn put_theirs(owner: &str, lang: Lang) -> String {
    match lang {
        Lang::En => {
            format!("You put {owner}’s pawn. Look for a cell where it helps {owner} least.")
        }
        Lang::Fr => format!(
            "Vous placez le pion de {owner}. Cherchez une case où il lui sert le moins possible."
        ),
        Lang::Es => format!(
            "Tú pones el peón de {owner}. Busca una casilla donde le ayude lo menos posible."
        ),
    }
}

pub(super) fn cell(number: u8, lang: Lang) -> String {
    match lang {
        Lang::En => format!("Put it on cell {number}."),
        Lang::Fr => format!("Placez-le sur la case {number}."),
        Lang::Es => format!("Ponlo en la casilla {number}."),
    }
}

fn pawns(count: u32, lang: Lang) -> String {
    let word = match lang {
        Lang::En => plural(lang, count.into(), "pawn", "pawns"),
        Lang::Fr => plural(lang, count.into(), "pion", "pions"),
        Lang::Es => plural(lang, count.into(), "peón", "peones"),
    };
    format!("{count} {word}")
}

pub(super) fn reason(reason: &Reason, rival: &str, lang: Lang) -> String {
    match *reason {
        Reason::Wins => phrase(
            lang,
            "It joins two opposite sides and wins.",
            "Il relie deux bords opposés et gagne.",
            "Une dos lados opuestos y gana.",
        ),
        Reason::Denies => match lang {
            Lang::En => format!("With this cell {rival} would join two sides."),
            Lang::Fr => format!("Avec cette case, {rival} relierait deux bords."),
            Lang::Es => format!("Con esta casilla {rival} uniría dos lados."),
        },
        Reason::Joins { groups, size } => match lang {
            Lang::En => format!("It joins {groups} groups of yours to a chain of {size}."),
            Lang::Fr => format!("Il relie {groups} de vos groupes en une chaîne de {size}."),
            Lang::Es => format!("Une {groups} grupos tuyos en una cadena de {size}."),
        },
        Reason::Nearer { before, after } => {
            let after = pawns(after, lang);
            match lang {
                Lang::En => format!("Then {after} would join two sides, instead of {before}."),
                Lang::Fr => format!(
                    "Il vous faudrait alors {after} pour relier deux bords, au lieu de {before}."
                ),
                Lang::Es => {
                    format!("Entonces bastarían {after} para unir dos lados, en vez de {before}.")
                }
            }
        }
        Reason::Farther {
            before,
            after: Some(after),
        } => {
            let after = pawns(after, lang);
            match lang {
                Lang::En => {
                    format!("It is in {rival}’s way: {after} instead of {before} are then needed.")
                }
                Lang::Fr => {
                    format!("Il gêne {rival}\u{a0}: il lui faut alors {after} au lieu de {before}.")
                }
                Lang::Es => {
                    format!("Estorba a {rival}: entonces necesita {after} en vez de {before}.")
                }
            }
        }
        Reason::Farther { after: None, .. } => match lang {
            Lang::En => format!("After it {rival} has no way left."),
            Lang::Fr => format!("Après cela, {rival} n’a plus de chemin."),
            Lang::Es => format!("Después a {rival} no le queda ningún camino."),
        },
        Reason::Lengthens { size } => match lang {
            Lang::En => format!("It makes a chain of {size}."),
            Lang::Fr => format!("Il fait une chaîne de {size}."),
            Lang::Es => format!("Forma una cadena de {size}."),
        },
        Reason::Rare { throws: 0 } => phrase(
            lang,
            "No throw makes this number.",
            "Aucun lancer ne donne ce nombre.",
            "Ninguna tirada da este número.",
        ),
        Reason::Rare { throws } => match lang {
            Lang::En => format!("Few throws make this number: {throws} of 216."),
            Lang::Fr => format!("Peu de lancers donnent ce nombre\u{a0}: {throws} sur 216."),
            Lang::Es => format!("Pocas tiradas dan este número: {throws} de 216."),
        },
        Reason::NoUse { needs } => {
            let needs = pawns(needs, lang);
            match lang {
                Lang::En => format!("{rival} then still needs {needs}, as before."),
                Lang::Fr => format!("Il faut alors toujours {needs} à {rival}, comme avant."),
                Lang::Es => format!("{rival} sigue necesitando {needs}, como antes."),
            }
        }
        Reason::Apart => match lang {
            Lang::En => format!("There it touches no other pawn of {rival}’s."),
            Lang::Fr => format!("Il n’y touche aucun autre pion de {rival}."),
            Lang::Es => format!("Allí no toca ningún otro peón de {rival}."),
        },
        Reason::Open { needs } => {
            let needs = pawns(needs, lang);
            match lang {
                Lang::En => format!("Your own way stays as short as it was: {needs}."),
                Lang::Fr => format!("Votre propre chemin reste aussi court\u{a0}: {needs}."),
                Lang::Es => format!("Tu propio camino sigue igual de corto: {needs}."),
            }
        }
    }
}

/// How likely it then is to win.
pub(super) fn chance(value: f64, exact: bool, lang: Lang) -> String {
    let share = percent(lang, value);
    match (lang, exact) {
        (Lang::En, true) => format!("Your chance to win is then {share}."),
        (Lang::En, false) => format!("Your chance to win is then about {share}."),
        (Lang::Fr, true) => format!("Vos chances de gagner sont alors de {share}."),
        (Lang::Fr, false) => format!("Vos chances de gagner sont alors d’environ {share}."),
        (Lang::Es, true) => format!("Tu probabilidad de ganar es entonces del {share}."),
        (Lang::Es, false) => {
            format!("Tu probabilidad de ganar es entonces de un {share}, más o menos.")
        }
    }
}

fn phrase(lang: Lang, en: &'static str, fr: &'static str, es: &'static str) -> String {
    Phrase { en, fr, es }.text(lang).to_string()
}
