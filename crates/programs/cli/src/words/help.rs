//! The texts of the program's help. Headings get a colon behind them, before
//! which French has a space.

use catalog::GameId;
use game::{Choice, ChoiceKind, Lang, Phrase, sentences};

use crate::set_up;

sentences! {
    pub(crate) fn about(lang) {
        let games = lang.all_of(&GameId::ALL.map(GameId::title));
        en: "Tablier: the home of {games}",
        fr: "Tablier : la maison de {games}",
        es: "Tablier: la casa de {games}",
    }
}

/// The titles of the games of which something holds, as all of them or one of them.
pub(crate) fn titles(lang: Lang, holds: impl Fn(GameId) -> bool) -> String {
    let games = GameId::ALL.into_iter().filter(|&game| holds(game));
    lang.all_of(&games.map(GameId::title).collect::<Vec<_>>())
}

fn with_turn_clock(lang: Lang) -> String {
    titles(lang, |game| game.about().has_turn_clock)
}

pub(crate) const USAGE: Phrase = Phrase::new("Usage:", "Utilisation :", "Uso:");

pub(crate) const COMMANDS: Phrase = Phrase::new("Commands", "Commandes\u{a0}", "Órdenes");

pub(crate) const OPTIONS: Phrase = Phrase::new("Options", "Options\u{a0}", "Opciones");

pub(crate) const ARGUMENTS: Phrase = Phrase::new("Arguments", "Arguments\u{a0}", "Argumentos");

pub(crate) const MORE: Phrase = Phrase {
    en: "“tablier help COMMAND” says more about one of them. How records are written: docs/notation.md",
    fr: "« tablier help COMMANDE » en dit plus sur l’une d’elles. L’écriture des parties : docs/notation.md",
    es: "«tablier help ORDEN» dice más sobre una de ellas. Cómo se escriben las partidas: docs/notation.md",
};

pub(crate) const PLAY: Phrase = Phrase {
    en: "Play a game in the terminal, against people or computers",
    fr: "Jouer dans le terminal, contre des personnes ou des ordinateurs",
    es: "Jugar en el terminal, contra personas u ordenadores",
};

sentences! {
    pub(crate) fn game_or_ask(lang) {
        let game = game(lang);
        en: "{game}; asked for if it is missing",
        fr: "{game} ; demandé s’il manque",
        es: "{game}; se pregunta si falta",
    }
}

pub(crate) const LEVEL: Phrase = Phrase {
    en: "How strong the computers are, from 1 (a beginner) to 8 (full strength); 4 if nothing is said",
    fr: "La force des ordinateurs, de 1 (débutant) à 8 (pleine force) ; 4 par défaut",
    es: "La fuerza de los ordenadores, de 1 (principiante) a 8 (fuerza plena); 4 si no se dice nada",
};

pub(crate) const SEATS: Phrase = Phrase {
    en: "Who plays, in order: person, pair, computer or computer:6 (its level), with commas; otherwise one person against computers",
    fr: "Qui joue, dans l’ordre : person, pair, computer ou computer:6 (son niveau), avec des virgules ; sinon une personne contre des ordinateurs",
    es: "Quién juega, por orden: person, pair, computer o computer:6 (su nivel), con comas; si no, una persona contra ordenadores",
};

pub(crate) const PACE: Phrase = Phrase {
    en: "How computers pass the time: natural, as people do, or none, as fast as they can",
    fr: "Le rythme des ordinateurs : natural, comme on joue entre gens, ou none, aussi vite que possible",
    es: "El ritmo de los ordenadores: natural, como entre personas, o none, tan rápido como puedan",
};

sentences! {
    pub(crate) fn clock(lang) {
        let games = with_turn_clock(lang);
        en: "The clock: none, 5+3 (minutes and seconds added by each move); in {games} also game:10 (minutes), turn:60 (seconds) or both; “,soft” only shows",
        fr: "La pendule : none, 5+3 (minutes, et secondes ajoutées à chaque coup) ; à {games} aussi game:10 (minutes), turn:60 (secondes) ou les deux ; « ,soft » ne fait que montrer",
        es: "El reloj: none, 5+3 (minutos, y segundos añadidos por jugada); en {games} también game:10 (minutos), turn:60 (segundos) o ambos; «,soft» solo muestra",
    }

    /// What a clock can be.
    pub(crate) fn clocks(lang) {
        let games = with_turn_clock(lang);
        en: "none, minutes and seconds such as 5+3, or for {games} game:10 and turn:60, all with “,soft” if you like",
        fr: "none, des minutes et des secondes comme 5+3, ou pour {games} game:10 et turn:60, le tout suivi de « ,soft » si vous voulez",
        es: "none, minutos y segundos como 5+3, o para {games} game:10 y turn:60, todo con «,soft» si quieres",
    }
}

pub(crate) const DICE: Phrase = Phrase {
    en: "rolled by the program, or typed in from a real table",
    fr: "rolled : le programme lance et tire ; typed : on tape ce que montre la vraie table",
    es: "rolled: tira y saca el programa; typed: se escribe lo que sale en la mesa real",
};

pub(crate) fn lot(lang: Lang) -> String {
    let is_picked = |choice: &Choice| choice.kind == ChoiceKind::PickedAtTable;
    let picks = GameId::ALL.into_iter().filter_map(|game| {
        let mut fields = game.fields().iter();
        let field = fields.find(|field| field.choices.iter().any(is_picked))?;
        let label = field.label.text(lang).to_lowercase();
        Some(format!("{} ({label})", game.title()))
    });
    let picks = lang.all_of(&picks.collect::<Vec<_>>());
    match lang {
        Lang::En => format!("Cast lots for the seats; whoever begins then picks in {picks}"),
        Lang::Fr => format!("Tirer les places au sort ; qui commence choisit ensuite à {picks}"),
        Lang::Es => format!("Sortear los asientos; quien empieza elige después en {picks}"),
    }
}

pub(crate) const SAVE: Phrase = Phrase {
    en: "The file in which the game is saved; otherwise a new one in your folder of games",
    fr: "Le fichier où la partie est enregistrée ; sinon un nouveau dans votre dossier de parties",
    es: "El archivo en que se guarda la partida; si no, uno nuevo en la carpeta de partidas",
};

pub(crate) const RESUME: Phrase = Phrase {
    en: "Go on with a saved game, or with the newest that is not over",
    fr: "Continuer une partie enregistrée, ou la plus récente qui n’est pas finie",
    es: "Seguir con una partida guardada, o con la última sin terminar",
};

pub(crate) const PLAY_SEED: Phrase = Phrase {
    en: "A number that makes dice, draws and lots repeatable",
    fr: "Un nombre qui rend les dés, les tirages et le sort reproductibles",
    es: "Un número que hace repetibles los dados, las fichas y los sorteos",
};

pub(crate) const REPLAY: Phrase = Phrase {
    en: "Replay a record and show how it stands or ended",
    fr: "Rejouer une partie et montrer où elle en est ou comment elle a fini",
    es: "Reproducir una partida y mostrar cómo está o cómo acabó",
};

pub(crate) const MOVES: Phrase = Phrase {
    en: "List what can come after a record: moves, rolls or draws",
    fr: "Lister ce qui peut suivre une partie : coups, lancers ou tirages",
    es: "Listar lo que puede seguir a una partida: jugadas, tiradas o extracciones",
};

pub(crate) const CONVERT: Phrase = Phrase {
    en: "Write a record in another form: text, JSON, or compact for a link",
    fr: "Écrire une partie sous une autre forme : texte, JSON, ou compacte pour un lien",
    es: "Escribir una partida en otra forma: texto, JSON o compacta para un enlace",
};

pub(crate) const PERFT: Phrase = Phrase {
    en: "Count the sequences of moves, rolls and draws from the start",
    fr: "Compter les suites de coups, de lancers et de tirages depuis le début",
    es: "Contar las secuencias de jugadas, tiradas y extracciones desde el principio",
};

pub(crate) const BENCH: Phrase = Phrase {
    en: "Measure how many random games are played in a second, on one core",
    fr: "Mesurer combien de parties au hasard se jouent en une seconde, sur un cœur",
    es: "Medir cuántas partidas al azar se juegan en un segundo, en un núcleo",
};

pub(crate) const HELP: Phrase = Phrase {
    en: "Explain a command",
    fr: "Expliquer une commande",
    es: "Explicar una orden",
};

pub(crate) const HELP_FLAG: Phrase = Phrase {
    en: "Show this help",
    fr: "Afficher cette aide",
    es: "Mostrar esta ayuda",
};

pub(crate) const VERSION: Phrase = Phrase {
    en: "Show the version",
    fr: "Afficher la version",
    es: "Mostrar la versión",
};

pub(crate) const LANG: Phrase = Phrase {
    en: "The language: en, fr or es; otherwise that of the environment",
    fr: "La langue : en, fr ou es ; sinon celle de l’environnement",
    es: "El idioma: en, fr o es; si no, el del entorno",
};

pub(crate) const FILE: Phrase = Phrase {
    en: "A record in any form; - reads standard input",
    fr: "Une partie sous n’importe quelle forme ; - lit l’entrée standard",
    es: "Una partida en cualquier forma; - lee la entrada estándar",
};

pub(crate) const JSON: Phrase = Phrase {
    en: "Answer with one JSON object",
    fr: "Répondre par un objet JSON",
    es: "Responder con un objeto JSON",
};

pub(crate) const TO: Phrase = Phrase {
    en: "The form to write: text, json or compact",
    fr: "La forme à écrire : text, json ou compact",
    es: "La forma que se escribe: text, json o compact",
};

sentences! {
    pub(crate) fn game(lang) {
        let names = lang.one_of(&GameId::NAMES);
        en: "The game: {names}",
        fr: "Le jeu : {names}",
        es: "El juego: {names}",
    }

    pub(crate) fn games(lang) {
        let names = GameId::NAMES.join(", ");
        en: "The games: {names}; all of them if none is named",
        fr: "Les jeux : {names} ; tous si aucun n’est nommé",
        es: "Los juegos: {names}; todos si no se nombra ninguno",
    }
}

pub(crate) const DEPTH: Phrase = Phrase {
    en: "How many events each sequence has",
    fr: "Combien d’événements compte chaque suite",
    es: "Cuántos sucesos tiene cada secuencia",
};

pub(crate) const PLAYERS: Phrase = Phrase {
    en: "The number of players, as the tag Players",
    fr: "Le nombre de joueurs, comme l’étiquette Players",
    es: "El número de jugadores, como la etiqueta Players",
};

sentences! {
    pub(crate) fn set(lang) {
        let example = set_up::example();
        en: "Set a tag of the rules, such as {example}; can be repeated",
        fr: "Régler une étiquette des règles, comme {example} ; peut se répéter",
        es: "Fijar una etiqueta de las reglas, como {example}; se puede repetir",
    }

    /// What a tag and its value can be.
    pub(crate) fn tag_and_value(lang) {
        let example = set_up::example();
        en: "a tag and its value, such as {example}",
        fr: "une étiquette et sa valeur, comme {example}",
        es: "una etiqueta y su valor, como {example}",
    }
}

pub(crate) const TAGS: Phrase = Phrase {
    en: "What --set can say, the usual value first:",
    fr: "Ce que --set peut régler, la valeur habituelle d’abord :",
    es: "Lo que puede fijar --set, con el valor habitual primero:",
};

pub(crate) const TAGS_MORE: Phrase = Phrase {
    en: "“tablier play GAME --help” says what the values mean.",
    fr: "« tablier play JEU --help » dit ce que signifient les valeurs.",
    es: "«tablier play JUEGO --help» dice qué significan los valores.",
};

sentences! {
    pub(crate) fn tags_of(lang, title: &str) {
        en: "The rules of {title}, for --set; the first of each is the usual one:",
        fr: "Les règles de {title}, pour --set ; la première de chaque est l’habituelle :",
        es: "Las reglas de {title}, para --set; la primera de cada una es la habitual:",
    }
}

pub(crate) const SECONDS: Phrase = Phrase {
    en: "How long to measure each game; 1 if nothing is said",
    fr: "Durée de mesure de chaque jeu ; 1 par défaut",
    es: "Cuánto se mide cada juego; 1 si no se dice nada",
};

pub(crate) const SEED: Phrase = Phrase {
    en: "The seed of the random games; 1 if nothing is said",
    fr: "La graine des parties au hasard ; 1 par défaut",
    es: "La semilla de las partidas al azar; 1 si no se dice nada",
};

pub(crate) const WHICH_COMMAND: Phrase = Phrase {
    en: "The command to explain",
    fr: "La commande à expliquer",
    es: "La orden que se explica",
};
