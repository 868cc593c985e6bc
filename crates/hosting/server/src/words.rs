//! What the server says when something cannot be done.

use game::Lang;

use crate::client_address::ProxyError;
use crate::error::ServerError;

pub(crate) fn error(error: &ServerError, lang: Lang) -> String {
    let text = match error {
        ServerError::NoTable => [
            "There is no such table, or no longer.",
            "Cette table n’existe pas, ou plus.",
            "Esa mesa no existe, o ya no.",
        ],
        ServerError::NoCode => [
            "This code leads nowhere. It may have been used, or mistyped.",
            "Ce code ne mène nulle part. Il a peut-être déjà servi, ou contient une faute de frappe.",
            "Este código no lleva a ninguna parte. Quizá ya se usó o está mal escrito.",
        ],
        ServerError::NoBot => [
            "There is no such bot, or no longer.",
            "Ce bot n’existe pas, ou plus.",
            "Ese bot no existe, o ya no.",
        ],
        ServerError::NoChallenge => [
            "There is no such challenge, or no longer.",
            "Ce défi n’existe pas, ou plus.",
            "Ese desafío no existe, o ya no.",
        ],
        ServerError::Expired => [
            "This challenge was not answered in time.",
            "Ce défi est resté trop longtemps sans réponse.",
            "Este desafío no se respondió a tiempo.",
        ],
        ServerError::Token => [
            "This needs the token of a bot, and none that is valid came with it.",
            "Il faut ici le jeton d’un bot, et aucun jeton valable n’a été reçu.",
            "Aquí hace falta el token de un bot, y no ha llegado ninguno válido.",
        ],
        ServerError::BotName => [
            "A bot’s name has 2 to 24 plain letters and digits, with single spaces, hyphens, underscores or full stops between them.",
            "Le nom d’un bot compte de 2 à 24 lettres sans accent et chiffres, séparés au besoin par une espace, un tiret, un tiret bas ou un point.",
            "El nombre de un bot tiene de 2 a 24 letras sin acento y cifras, separadas si hace falta por un espacio, un guion, un guion bajo o un punto.",
        ],
        ServerError::NameTaken => [
            "Another bot has this name.",
            "Un autre bot porte ce nom.",
            "Otro bot lleva ese nombre.",
        ],
        ServerError::NotPlayed => [
            "This bot does not play that, or not by these rules.",
            "Ce bot n’y joue pas, ou pas selon ces règles.",
            "Este bot no juega a eso, o no con estas reglas.",
        ],
        ServerError::Taken => [
            "Somebody else has taken this place. You can still watch.",
            "Quelqu’un d’autre a pris cette place. Vous pouvez encore regarder.",
            "Otra persona ha ocupado este sitio. Aún puede mirar.",
        ],
        ServerError::OtherPage => [
            "A page from elsewhere may not connect to this server.",
            "Une page venue d’ailleurs ne peut pas se connecter à ce serveur.",
            "Una página de otro sitio no puede conectarse a este servidor.",
        ],
        ServerError::NoSocket(what) => {
            return match lang {
                Lang::En => format!("This address is for WebSockets: {what}."),
                Lang::Fr => format!("Cette adresse est réservée aux WebSockets : {what}."),
                Lang::Es => format!("Esta dirección es para WebSockets: {what}."),
            };
        }
        ServerError::NoRequest => [
            "Nothing can be asked at this address. /api/openapi.json lists what can.",
            "Il n’y a rien à demander à cette adresse. La liste est dans /api/openapi.json.",
            "En esta dirección no se puede pedir nada. La lista está en /api/openapi.json.",
        ],
        ServerError::Method => [
            "This address does not take that method. The header `Allow` names those it takes.",
            "Cette adresse n’accepte pas cette méthode. L’en-tête `Allow` indique lesquelles.",
            "Esta dirección no acepta ese método. La cabecera `Allow` indica cuáles.",
        ],
        ServerError::Stranger | ServerError::NotYours => [
            "This belongs to somebody else.",
            "Ceci appartient à quelqu’un d’autre.",
            "Esto pertenece a otra persona.",
        ],
        ServerError::TooFast(seconds) => return too_fast(*seconds, lang),
        ServerError::Full => [
            "There is no more room here at the moment. Please try again later.",
            "Il n’y a plus de place ici pour le moment. Réessayez plus tard.",
            "Ahora mismo no hay más sitio aquí. Inténtelo más tarde.",
        ],
        ServerError::NotUnderstood(what) => {
            return match lang {
                Lang::En => format!("This was not understood: {what}."),
                Lang::Fr => format!("Ceci n’a pas été compris : {what}."),
                Lang::Es => format!("Esto no se ha entendido: {what}."),
            };
        }
        ServerError::TooLarge => [
            "This is larger than anything that could be meant.",
            "C’est plus long que tout ce qui peut avoir un sens ici.",
            "Es más largo que cualquier cosa que pueda tener sentido aquí.",
        ],
        ServerError::Config(why) => return why.explain(lang),
        ServerError::MoreTime(why) | ServerError::Table(why) => return why.explain(lang),
        ServerError::Class(why) => return why.explain(lang),
        ServerError::ClassCode(why) => return why.explain(lang),
        ServerError::NotOffered => [
            "This server does not offer that.",
            "Ce serveur ne propose pas cela.",
            "Este servidor no ofrece eso.",
        ],
        ServerError::Busy => [
            "Too much happens at once at this table. Please try again.",
            "Trop de choses se passent en même temps à cette table. Réessayez.",
            "Pasan demasiadas cosas a la vez en esta mesa. Inténtelo de nuevo.",
        ],
        ServerError::Broken(_) => [
            "What is kept of this cannot be read.",
            "Ce qui en a été conservé est illisible.",
            "Lo que se guarda de esto no se puede leer.",
        ],
        ServerError::Store(_) => [
            "Nothing can be kept at the moment, so nothing was changed. Please try again.",
            "Rien ne peut être enregistré pour le moment : rien n’a été changé. Réessayez.",
            "Ahora mismo no se puede guardar nada, así que nada ha cambiado. Inténtelo de nuevo.",
        ],
    };
    let [en, fr, es] = text;
    match lang {
        Lang::En => en,
        Lang::Fr => fr,
        Lang::Es => es,
    }
    .to_string()
}

fn too_fast(seconds: u64, lang: Lang) -> String {
    match (lang, seconds) {
        (Lang::En, 0 | 1) => "That was too fast. Please wait a second.".to_string(),
        (Lang::En, _) => format!("That was too fast. Please wait {seconds} seconds."),
        (Lang::Fr, 0 | 1) => "C’était trop rapide. Attendez une seconde.".to_string(),
        (Lang::Fr, _) => format!("C’était trop rapide. Attendez {seconds} secondes."),
        (Lang::Es, 0 | 1) => "Demasiado rápido. Espere un segundo.".to_string(),
        (Lang::Es, _) => format!("Demasiado rápido. Espere {seconds} segundos."),
    }
}

/// Why something is no proxy that could be trusted.
pub(crate) fn proxy_error(error: &ProxyError, lang: Lang) -> String {
    match error {
        ProxyError::NotAnAddress { text } => match lang {
            Lang::En => format!(
                "“{text}” is no trusted proxy: give an address such as 10.0.0.1 or fd00::1, or a network such as 10.0.0.0/8, without a port"
            ),
            Lang::Fr => format!(
                "« {text} » n’est pas un proxy de confiance : indiquez une adresse comme 10.0.0.1 ou fd00::1, ou un réseau comme 10.0.0.0/8, sans port"
            ),
            Lang::Es => format!(
                "«{text}» no es un proxy de confianza: indica una dirección como 10.0.0.1 o fd00::1, o una red como 10.0.0.0/8, sin puerto"
            ),
        },
        ProxyError::Prefix { text, most } => match lang {
            Lang::En => format!(
                "“{text}” is no network of trusted proxies: the number after the slash goes from 1 to {most}"
            ),
            Lang::Fr => format!(
                "« {text} » n’est pas un réseau de proxys de confiance : le nombre après la barre va de 1 à {most}"
            ),
            Lang::Es => format!(
                "«{text}» no es una red de proxies de confianza: el número tras la barra va de 1 a {most}"
            ),
        },
        ProxyError::NotItsFirst { address, network } => match lang {
            Lang::En => format!(
                "{address} is only one address of the network {network}: give {network} to trust all of it, or {address} alone"
            ),
            Lang::Fr => format!(
                "{address} n’est qu’une adresse du réseau {network} : indiquez {network} pour faire confiance au réseau entier, ou {address} seule"
            ),
            Lang::Es => format!(
                "{address} es solo una dirección de la red {network}: indica {network} para confiar en toda la red, o solo {address}"
            ),
        },
    }
}
