//! The words of counts and measurements.

use game::Phrase;

pub(crate) const COUNTING: Phrase = Phrase {
    en: "counting",
    fr: "comptage",
    es: "contando",
};

pub(crate) const MEASURING: Phrase = Phrase {
    en: "measuring",
    fr: "mesure",
    es: "midiendo",
};

pub(crate) const DEPTH: Phrase = Phrase {
    en: "depth",
    fr: "profondeur",
    es: "profundidad",
};

pub(crate) const GAMES_A_SECOND: Phrase = Phrase {
    en: "games a second",
    fr: "parties par seconde",
    es: "partidas por segundo",
};

pub(crate) const ROUNDS_A_SECOND: Phrase = Phrase {
    en: "rounds a second",
    fr: "manches par seconde",
    es: "rondas por segundo",
};
