//! The words of checking a record's chance; what was found is said by `fair`.

use game::Phrase;

pub(crate) const VERIFY: Phrase = Phrase {
    en: "Check that the rolls and draws of a game online were not chosen by anybody",
    fr: "Vérifier que personne n’a choisi les lancers et les tirages d’une partie en ligne",
    es: "Comprobar que nadie eligió las tiradas y extracciones de una partida en línea",
};

pub(crate) const COMMITMENT: Phrase = Phrase {
    en: "The commitment that was published before the game, to compare with the one in the record",
    fr: "L’engagement publié avant la partie, à comparer avec celui qui y est écrit",
    es: "El compromiso publicado antes de la partida, para compararlo con el que está escrito en ella",
};
