//! What is said about arrangements with holes, and about their certificates.

use game::Lang;

use super::check::Fault;
use super::verify::Refused;

pub(super) fn fault(fault: &Fault, lang: Lang) -> String {
    match *fault {
        Fault::Overlap {
            cell,
            first,
            second,
        } => match lang {
            Lang::En => format!("{second} overlaps {first} at {cell}"),
            Lang::Fr => format!("{second} chevauche {first} en {cell}"),
            Lang::Es => format!("{second} se superpone a {first} en {cell}"),
        },
        Fault::TooMany {
            tile,
            allowed: 0,
            laid: _,
        } => match lang {
            Lang::En => format!("{tile} is not among the tiles of this task"),
            Lang::Fr => format!("la tuile {tile} ne fait pas partie de cette énigme"),
            Lang::Es => format!("la pieza {tile} no forma parte de este reto"),
        },
        Fault::TooMany {
            tile,
            allowed,
            laid,
        } => match lang {
            Lang::En => format!("{tile} was laid {laid} times; there are {allowed} of it"),
            Lang::Fr => format!("la tuile {tile} est posée {laid} fois ; il y en a {allowed}"),
            Lang::Es => format!("la pieza {tile} está puesta {laid} veces; hay {allowed}"),
        },
        Fault::Missing { tile, wanted, laid } => match lang {
            Lang::En => format!("{tile} is missing: {laid} of {wanted} laid"),
            Lang::Fr => format!("il manque la tuile {tile} : {laid} sur {wanted}"),
            Lang::Es => format!("falta la pieza {tile}: {laid} de {wanted}"),
        },
        Fault::Apart { tile, cell } => match lang {
            Lang::En => format!("{tile} at {cell} does not hang together with the first tile"),
            Lang::Fr => format!("la tuile {tile} en {cell} n’est pas reliée à la première"),
            Lang::Es => format!("la pieza {tile} en {cell} no está unida a la primera"),
        },
    }
}

pub(super) fn refused(refused: &Refused, lang: Lang) -> String {
    match refused {
        Refused::Method => match lang {
            Lang::En => "this is not a way in which holes are proven here".to_string(),
            Lang::Fr => "ce n’est pas une méthode de preuve connue pour les trous".to_string(),
            Lang::Es => "no es un método de prueba conocido para los huecos".to_string(),
        },
        Refused::Claim { word } => match lang {
            Lang::En => format!("the claim does not say “{word}” as it should"),
            Lang::Fr => format!("l’affirmation ne donne pas « {word} » comme il le faudrait"),
            Lang::Es => format!("la afirmación no da «{word}» como debería"),
        },
        Refused::Arrangement(malformed) => malformed.explain(lang),
        Refused::Tiles(fault) => fault.explain(lang),
        Refused::Holes { claimed, counted } => match lang {
            Lang::En => format!("{claimed} holes are claimed; there are {counted}"),
            Lang::Fr => format!("l’affirmation annonce {claimed} trous ; il y en a {counted}"),
            Lang::Es => format!("se afirma que hay {claimed} huecos; hay {counted}"),
        },
        Refused::Bound { bound, holes } => match lang {
            Lang::En => format!("the bound {bound} is below the {holes} holes that there are"),
            Lang::Fr => format!("la borne {bound} est inférieure aux {holes} trous trouvés"),
            Lang::Es => format!("la cota {bound} es menor que los {holes} huecos que hay"),
        },
        Refused::Frames { claimed, counted } => match lang {
            Lang::En => format!("{claimed} hexagons are said to be enough; it takes {counted}"),
            Lang::Fr => {
                format!(
                    "{claimed} hexagones suffiraient d’après le certificat ; il en faut {counted}"
                )
            }
            Lang::Es => {
                format!("según el certificado bastan {claimed} hexágonos; hacen falta {counted}")
            }
        },
        Refused::Beaten { holes, .. } => match lang {
            Lang::En => format!("the bound is wrong: {holes} holes can be made"),
            Lang::Fr => format!("la borne est fausse : on peut faire {holes} trous"),
            Lang::Es => format!("la cota es falsa: se pueden hacer {holes} huecos"),
        },
        Refused::Stopped => match lang {
            Lang::En => "the check was ended before it was done".to_string(),
            Lang::Fr => "la vérification a été interrompue".to_string(),
            Lang::Es => "la comprobación se interrumpió".to_string(),
        },
    }
}
