//! What is said about saved games.

use game::{Phrase, sentences};

sentences! {
    pub(crate) fn saved(lang, file: &str) {
        en: "The game is saved in {file}",
        fr: "La partie est enregistrée dans {file}",
        es: "La partida está guardada en {file}",
    }

    pub(crate) fn go_on(lang, command: &str) {
        en: "To go on: {command}",
        fr: "Pour continuer : {command}",
        es: "Para seguir: {command}",
    }
}

pub(crate) const NOTHING_TO_SAVE: Phrase = Phrase {
    en: "Nothing has been played, so nothing is saved.",
    fr: "Rien n’a été joué, donc rien n’est enregistré.",
    es: "No se ha jugado nada, así que no se guarda nada.",
};

pub(crate) const NOT_SAVED: Phrase = Phrase {
    en: "The game is not saved.",
    fr: "La partie n’est pas enregistrée.",
    es: "La partida no está guardada.",
};

pub(crate) const NO_FOLDER: Phrase = Phrase {
    en: "There is no folder for saved games, because neither XDG_DATA_HOME nor HOME is set; “save FILE” saves this one.",
    fr: "Il n’y a pas de dossier pour les parties, car ni XDG_DATA_HOME ni HOME n’est défini ; « sauver FICHIER » enregistre celle-ci.",
    es: "No hay carpeta para las partidas, porque no están definidas ni XDG_DATA_HOME ni HOME; «guardar ARCHIVO» guarda esta.",
};

sentences! {
    pub(crate) fn cannot_save(lang, file: &str, error: &std::io::Error) {
        let error = super::file_trouble(lang, error);
        en: "The game cannot be saved in {file}: {error}. Play goes on.",
        fr: "La partie ne peut pas être enregistrée dans {file} : {error}. Le jeu continue.",
        es: "La partida no se puede guardar en {file}: {error}. El juego sigue.",
    }
}

pub(crate) const NOTHING_TO_RESUME: Phrase = Phrase {
    en: "there is no unfinished game to go on with",
    fr: "il n’y a pas de partie inachevée à continuer",
    es: "no hay ninguna partida sin terminar que continuar",
};

sentences! {
    pub(crate) fn other_game(lang, file: &str, title: &str) {
        en: "{file} is a game of {title}",
        fr: "{file} est une partie de {title}",
        es: "{file} es una partida de {title}",
    }

    pub(crate) fn bad_tag(lang, file: &str, tag: &str) {
        en: "{file} cannot be gone on with: its tag {tag} cannot be understood",
        fr: "{file} ne peut pas être continuée : son étiquette {tag} est incompréhensible",
        es: "{file} no se puede continuar: su etiqueta {tag} no se entiende",
    }
}

pub(crate) const RESUMED: Phrase = Phrase {
    en: "The game goes on where it was left.",
    fr: "La partie reprend là où elle s’était arrêtée.",
    es: "La partida sigue donde se dejó.",
};
