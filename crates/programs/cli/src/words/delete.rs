//! What `tablier delete` says.

use game::{Phrase, sentences};

pub(crate) const DELETE: Phrase = Phrase {
    en: "Delete a table or a class with everything that belongs to it, also while the server runs",
    fr: "Supprimer une table ou une classe avec tout ce qui en dépend, même pendant que le serveur tourne",
    es: "Borrar una mesa o una clase con todo lo que le pertenece, también con el servidor en marcha",
};

pub(crate) const TABLE: Phrase = Phrase {
    en: "the name of the table or class, as its address and the log have it",
    fr: "le nom de la table ou de la classe, tel qu’il figure dans son adresse et dans le journal",
    es: "el nombre de la mesa o clase, tal como aparece en su dirección y en el registro",
};

sentences! {
    pub(crate) fn deleted(lang, name: &str) {
        en: "{name} is deleted, with everything that belonged to it",
        fr: "{name} est supprimé, avec tout ce qui en dépendait",
        es: "{name} se ha borrado, con todo lo que le pertenecía",
    }
}
