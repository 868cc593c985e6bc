//! The words of `tablier engine`. The protocol itself is for programs and has
//! only its own.

use game::Phrase;

pub(crate) const ABOUT: Phrase = Phrase {
    en: "Let the computer players speak the engine protocol on standard input and output: docs/protocol.md",
    fr: "Faire parler aux joueurs-ordinateurs le protocole des moteurs, par l’entrée et la sortie standard : docs/protocol.md",
    es: "Hacer que los jugadores de ordenador hablen el protocolo de motores por la entrada y la salida estándar: docs/protocol.md",
};

pub(crate) const COMPLIANCE: Phrase = Phrase {
    en: "Start another engine by this command, with its arguments, and check that it keeps to the protocol",
    fr: "Lancer un autre moteur par cette commande, avec ses arguments, et vérifier qu’il respecte le protocole",
    es: "Arrancar otro motor con esta orden, con sus argumentos, y comprobar que cumple el protocolo",
};

pub(crate) const GRACE: Phrase = Phrase {
    en: "How late an answer may be on a busy machine, in thousandths of a second; 1000 if nothing is said",
    fr: "Le retard permis à une réponse sur une machine chargée, en millièmes de seconde ; 1000 par défaut",
    es: "Cuánto puede tardar de más una respuesta en una máquina ocupada, en milésimas de segundo; 1000 si no se dice nada",
};

pub(crate) const NOT_COMPLIANT: Phrase = Phrase {
    en: "the engine does not keep to the protocol",
    fr: "le moteur ne respecte pas le protocole",
    es: "el motor no cumple el protocolo",
};
