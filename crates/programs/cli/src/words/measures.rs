//! The words of counts and measurements.

use game::Phrase;

pub(crate) const COUNTING: Phrase = Phrase::new("counting", "comptage", "contando");

pub(crate) const MEASURING: Phrase = Phrase::new("measuring", "mesure", "midiendo");

pub(crate) const DEPTH: Phrase = Phrase::new("depth", "profondeur", "profundidad");

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
