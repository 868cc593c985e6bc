//! What is said about certificates of holes.

use game::Lang;

use super::verify::HolesError;

pub(super) fn explain(error: &HolesError, lang: Lang) -> String {
    match error {
        HolesError::Method => match lang {
            Lang::En => "this is not a way in which holes are proven here".to_string(),
            Lang::Fr => "ce n’est pas une méthode de preuve connue pour les trous".to_string(),
            Lang::Es => "no es un método de prueba conocido para los huecos".to_string(),
        },
        HolesError::Claim { word } => match lang {
            Lang::En => format!("the claim does not say “{word}” as it should"),
            Lang::Fr => format!("l’affirmation ne donne pas « {word} » comme il le faudrait"),
            Lang::Es => format!("la afirmación no da «{word}» como debería"),
        },
        HolesError::Arrangement(error) => error.explain(lang),
        HolesError::Tiles(faults) => {
            let faults: Vec<String> = faults.iter().map(|fault| fault.explain(lang)).collect();
            faults.join("\n")
        }
        HolesError::Holes { claimed, counted } => match lang {
            Lang::En => format!("{claimed} holes are claimed; there are {counted}"),
            Lang::Fr => format!("l’affirmation annonce {claimed} trous ; il y en a {counted}"),
            Lang::Es => format!("se afirma que hay {claimed} huecos; hay {counted}"),
        },
        HolesError::Bound { bound, holes } => match lang {
            Lang::En => format!("the bound {bound} is below the {holes} holes that there are"),
            Lang::Fr => format!("la borne {bound} est inférieure aux {holes} trous trouvés"),
            Lang::Es => format!("la cota {bound} es menor que los {holes} huecos que hay"),
        },
        HolesError::Frames { claimed, counted } => match lang {
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
        HolesError::Beaten { holes, .. } => match lang {
            Lang::En => format!("the bound is wrong: {holes} holes can be made"),
            Lang::Fr => format!("la borne est fausse : on peut faire {holes} trous"),
            Lang::Es => format!("la cota es falsa: se pueden hacer {holes} huecos"),
        },
        HolesError::Stopped => match lang {
            Lang::En => "the check was ended before it was done".to_string(),
            Lang::Fr => "la vérification a été interrompue".to_string(),
            Lang::Es => "la comprobación se interrumpió".to_string(),
        },
    }
}
