//! The words of learning.

use game::{Phrase, sentences};

pub(crate) const TRAIN: Phrase = Phrase {
    en: "Learn the weights of HYLE⁷’s player anew, by play against itself",
    fr: "Réapprendre les poids du joueur de HYLE⁷, en jouant contre lui-même",
    es: "Aprender de nuevo los pesos del jugador de HYLE⁷, jugando contra sí mismo",
};

pub(crate) const GAME: Phrase = Phrase::new("The game: hyle7", "Le jeu : hyle7", "El juego: hyle7");

pub(crate) const SIZE: Phrase = Phrase {
    en: "The size of the board: 7 or 5; 7 if nothing is said",
    fr: "La taille du plateau : 7 ou 5 ; 7 par défaut",
    es: "El tamaño del tablero: 7 o 5; 7 si no se dice nada",
};

pub(crate) const GAMES: Phrase = Phrase {
    en: "How many games to learn from; if nothing is said, as many as the shipped weights",
    fr: "De combien de parties apprendre ; par défaut, autant que pour les poids fournis",
    es: "De cuántas partidas aprender; si no se dice nada, tantas como los pesos incluidos",
};

pub(crate) const SEED: Phrase = Phrase {
    en: "The seed of all games, that of the shipped weights if nothing is said; the same one gives the same weights",
    fr: "La graine de toutes les parties, par défaut celle des poids fournis ; la même donne les mêmes poids",
    es: "La semilla de todas las partidas, la de los pesos incluidos si no se dice nada; la misma da los mismos pesos",
};

pub(crate) const THREADS: Phrase = Phrase {
    en: "How many threads to use; as many as there are cores if nothing is said",
    fr: "Combien de fils utiliser ; autant que de cœurs par défaut",
    es: "Cuántos hilos usar; tantos como núcleos si no se dice nada",
};

pub(crate) const OUT: Phrase = Phrase {
    en: "The file for the weights; hyle7-7.bin or hyle7-5.bin if nothing is said",
    fr: "Le fichier des poids ; hyle7-7.bin ou hyle7-5.bin par défaut",
    es: "El archivo de los pesos; hyle7-7.bin o hyle7-5.bin si no se dice nada",
};

pub(crate) const CURVE: Phrase = Phrase {
    en: "Draw the learning curve into this file",
    fr: "Dessiner la courbe d’apprentissage dans ce fichier",
    es: "Dibujar la curva de aprendizaje en este archivo",
};

pub(crate) const LEARNING: Phrase = Phrase::new("learning", "apprentissage", "aprendiendo");

pub(crate) const ACROSS: Phrase = Phrase::new("games", "parties", "partidas");

sentences! {
    pub(crate) fn standing(lang, order: f64, chaos: f64) {
        en: "Order {order:.0}, Chaos {chaos:.0}",
        fr: "Ordre {order:.0}, Chaos {chaos:.0}",
        es: "Orden {order:.0}, Caos {chaos:.0}",
    }

    pub(crate) fn title(lang, side: usize) {
        en: "HYLE⁷ {side}×{side}: what is learned",
        fr: "HYLE⁷ {side}×{side} : l’apprentissage",
        es: "HYLE⁷ {side}×{side}: lo aprendido",
    }

    /// How the curve was measured.
    pub(crate) fn note(lang, seed: u64) {
        en: "without search, against players that see one move · seed {seed}",
        fr: "sans recherche, contre des joueurs qui voient un coup · graine {seed}",
        es: "sin búsqueda, contra jugadores que ven una jugada · semilla {seed}",
    }

    pub(crate) fn learned(lang, games: &str, file: &str, bytes: usize) {
        en: "learned from {games} games; the weights are in {file} ({bytes} bytes)",
        fr: "appris de {games} parties ; les poids sont dans {file} ({bytes} octets)",
        es: "aprendido de {games} partidas; los pesos están en {file} ({bytes} bytes)",
    }
}
