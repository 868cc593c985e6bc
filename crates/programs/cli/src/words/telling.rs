//! What happens at the table, told as it happens.

use game::{Phrase, sentences};

pub(crate) const TURN_TIME_IS_UP: Phrase = Phrase {
    en: "The time for the turn is up.",
    fr: "Le temps du tour est écoulé.",
    es: "Se ha acabado el tiempo del turno.",
};

pub(crate) const TAKEN_BACK: Phrase = Phrase {
    en: "The move is taken back.",
    fr: "Le coup est repris.",
    es: "La jugada se ha deshecho.",
};

pub(crate) const PAUSED: Phrase = Phrase {
    en: "The game is paused. “resume” goes on.",
    fr: "La partie est en pause. « reprendre » la relance.",
    es: "La partida está en pausa. «seguir» la reanuda.",
};

pub(crate) const RESUMED: Phrase = Phrase {
    en: "The game goes on.",
    fr: "La partie reprend.",
    es: "La partida sigue.",
};

sentences! {
    pub(crate) fn thinks(lang, name: &str) {
        en: "{name} is thinking …",
        fr: "{name} réfléchit …",
        es: "{name} está pensando …",
    }
}
