//! What is said about a certificate that does not show what it claims.

use game::Lang;

use crate::proof_error::ProofError;

pub(crate) fn explain(error: &ProofError, lang: Lang) -> String {
    match error {
        ProofError::Method => match lang {
            Lang::En => "nobody here knows how to check this method".to_string(),
            Lang::Fr => "personne ici ne sait vérifier cette méthode".to_string(),
            Lang::Es => "aquí nadie sabe comprobar este método".to_string(),
        },
        ProofError::Claim { word } => match lang {
            Lang::En => format!("the claim does not say “{word}” as it should"),
            Lang::Fr => format!("l’affirmation ne donne pas « {word} » comme il le faudrait"),
            Lang::Es => format!("la afirmación no da «{word}» como debería"),
        },
        ProofError::Differs {
            word,
            claimed,
            found,
        } => match lang {
            Lang::En => format!("“{word}” is claimed to be {claimed}, but {found} is right"),
            Lang::Fr => format!("« {word} » vaudrait {claimed}, mais c’est {found}"),
            Lang::Es => format!("«{word}» sería {claimed}, pero lo correcto es {found}"),
        },
        ProofError::Line { line } => match lang {
            Lang::En => format!("line {line} after the head cannot be read"),
            Lang::Fr => format!("la ligne {line} après l’en-tête est illisible"),
            Lang::Es => format!("la línea {line} tras la cabecera no se puede leer"),
        },
        ProofError::Fault { line, fault } => {
            let why = fault.explain(lang);
            match lang {
                Lang::En => format!("line {line} after the head: {why}"),
                Lang::Fr => format!("ligne {line} après l’en-tête : {why}"),
                Lang::Es => format!("línea {line} tras la cabecera: {why}"),
            }
        }
        ProofError::Game { line, why } => {
            let why = why.explain(lang);
            match lang {
                Lang::En => format!("the game in line {line} after the head: {why}"),
                Lang::Fr => format!("la partie de la ligne {line} après l’en-tête : {why}"),
                Lang::Es => format!("la partida de la línea {line} tras la cabecera: {why}"),
            }
        }
        ProofError::Again { line } => match lang {
            Lang::En => format!("line {line} after the head repeats an earlier one"),
            Lang::Fr => format!("la ligne {line} après l’en-tête en répète une autre"),
            Lang::Es => format!("la línea {line} tras la cabecera repite otra anterior"),
        },
        ProofError::CanBeDone { line } => match lang {
            Lang::En => format!("line {line} after the head says that there is no way; there is"),
            Lang::Fr => format!(
                "la ligne {line} après l’en-tête dit qu’il n’y a pas de moyen ; il y en a un"
            ),
            Lang::Es => {
                format!("la línea {line} tras la cabecera dice que no hay manera; la hay")
            }
        },
        ProofError::Holes(why) => why.explain(lang),
        ProofError::Stopped => match lang {
            Lang::En => "the check was ended before it was done".to_string(),
            Lang::Fr => "la vérification a été interrompue".to_string(),
            Lang::Es => "la comprobación se interrumpió".to_string(),
        },
    }
}
