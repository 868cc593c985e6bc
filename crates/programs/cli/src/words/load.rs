//! What `tablier load` says of its arguments.

use catalog::GameId;
use game::{Phrase, sentences};

use crate::load::{longest, sizes};

pub(crate) const LOAD: Phrase = Phrase {
    en: "Let many players at once play on a server, and check that it keeps everything",
    fr: "Faire jouer beaucoup de joueurs à la fois sur un serveur, et vérifier qu’il garde tout",
    es: "Hacer jugar a muchos jugadores a la vez en un servidor, y comprobar que lo guarda todo",
};

pub(crate) const MODE: Phrase = Phrase {
    en: "moves: as many as it can acknowledge; sockets: as many as are held open; crash: servers of its own are killed meanwhile; faults: they are killed, paused or get another time, and everything is judged in real time; class: a class joins all at once; judge: a history is judged again",
    fr: "moves : autant de coups qu’il peut en confirmer ; sockets : autant de connexions tenues ouvertes ; crash : des serveurs lancés exprès sont tués pendant ce temps ; faults : ils sont tués, suspendus ou changent d’heure, et tout est jugé en temps réel ; class : une classe entre d’un coup ; judge : un historique est jugé à nouveau",
    es: "moves: tantas jugadas como pueda confirmar; sockets: tantas conexiones como se mantengan abiertas; crash: mientras tanto se matan servidores propios; faults: se matan, se detienen o cambian de hora, y todo se juzga en tiempo real; class: una clase entra de golpe; judge: se juzga de nuevo un historial",
};

pub(crate) const FILE: Phrase = Phrase {
    en: "judge: the history to judge, written with --history",
    fr: "judge : l’historique à juger, écrit avec --history",
    es: "judge: el historial que juzgar, escrito con --history",
};

pub(crate) const JUDGING: Phrase = Phrase {
    en: "judging",
    fr: "jugement",
    es: "juzgando",
};

pub(crate) const KILL: Phrase = Phrase {
    en: "faults: kill servers (kill and pause, if nothing is chosen)",
    fr: "faults : tuer des serveurs (kill et pause, si rien n’est choisi)",
    es: "faults: matar servidores (kill y pause, si no se elige nada)",
};

pub(crate) const PAUSE: Phrase = Phrase {
    en: "faults: pause servers for up to five seconds",
    fr: "faults : suspendre des serveurs jusqu’à cinq secondes",
    es: "faults: detener servidores hasta cinco segundos",
};

pub(crate) const CLOCK: Phrase = Phrase {
    en: "faults: let the clocks of servers jump (needs the package libfaketime)",
    fr: "faults : faire sauter l’horloge des serveurs (demande le paquet libfaketime)",
    es: "faults: hacer saltar el reloj de los servidores (requiere el paquete libfaketime)",
};

pub(crate) const HISTORY: Phrase = Phrase {
    en: "write down in this file when everything was called and answered, and judge whether every table is linearizable",
    fr: "noter dans ce fichier quand tout a été demandé et répondu, et juger si chaque table est linéarisable",
    es: "anotar en este archivo cuándo se pidió y se respondió todo, y juzgar si cada mesa es linealizable",
};

pub(crate) const SERVER: Phrase = Phrase {
    en: "where the server is (http://127.0.0.1:7777); may be repeated for several on the same data",
    fr: "où se trouve le serveur (http://127.0.0.1:7777) ; à répéter pour plusieurs sur les mêmes données",
    es: "dónde está el servidor (http://127.0.0.1:7777); se repite si hay varios con los mismos datos",
};

pub(crate) const ANYWHERE: Phrase = Phrase {
    en: "the server may be on another machine; only do this to your own",
    fr: "le serveur peut être sur une autre machine ; uniquement si c’est la vôtre",
    es: "el servidor puede estar en otra máquina; hágalo solo con la suya",
};

pub(crate) const TABLES: Phrase = Phrase {
    en: "how many tables, with two sockets each (500; for sockets 5000; for crash and faults 20)",
    fr: "combien de tables, à deux connexions chacune (500 ; pour sockets 5000 ; pour crash et faults 20)",
    es: "cuántas mesas, con dos conexiones cada una (500; para sockets 5000; para crash y faults 20)",
};

pub(crate) const SECONDS: Phrase = Phrase {
    en: "for how long everybody plays (20), or within which time a class joins (10)",
    fr: "pendant combien de temps on joue (20), ou en combien de temps une classe entre (10)",
    es: "durante cuánto tiempo se juega (20), o en cuánto tiempo entra una clase (10)",
};

pub(crate) const PUPILS: Phrase = Phrase {
    en: "class: how many pupils join from one address (35)",
    fr: "class : combien d’élèves entrent depuis une même adresse (35)",
    es: "class: cuántos alumnos entran desde una misma dirección (35)",
};

pub(crate) const RATE: Phrase = Phrase {
    en: "so many messages a second in all, whether or not the server keeps up; else each player moves as soon as it is their turn",
    fr: "tant de messages par seconde en tout, que le serveur suive ou non ; sinon chacun joue dès que c’est son tour",
    es: "tantos mensajes por segundo en total, dé abasto o no el servidor; si no, cada cual juega en cuanto le toca",
};

sentences! {
    pub(crate) fn game(lang) {
        let (names, usual) = (lang.one_of(&GameId::NAMES), longest());
        en: "what is played: {names} ({usual})",
        fr: "à quoi l’on joue : {names} ({usual})",
        es: "a qué se juega: {names} ({usual})",
    }

    pub(crate) fn size(lang) {
        let game = longest();
        let sizes = sizes(game);
        let (title, sizes, usual) = (game.title(), lang.one_of(sizes), sizes[0]);
        en: "the side of the board where the game has such a size, in {title} {sizes} ({usual})",
        fr: "le côté du plateau, si le jeu a cette taille ; à {title} {sizes} ({usual})",
        es: "el lado del tablero, si el juego tiene ese tamaño; en {title} {sizes} ({usual})",
    }
}

pub(crate) const SEED: Phrase = Phrase {
    en: "the number from which moves and moments are drawn (1)",
    fr: "le nombre dont sont tirés les coups et les moments (1)",
    es: "el número del que se sortean jugadas y momentos (1)",
};

pub(crate) const PID: Phrase = Phrase {
    en: "the number of the server’s process, to measure its memory and time",
    fr: "le numéro du processus du serveur, pour mesurer sa mémoire et son temps",
    es: "el número del proceso del servidor, para medir su memoria y su tiempo",
};

pub(crate) const DISK: Phrase = Phrase {
    en: "also write to a file in this folder now and then, to tell how long the disk itself takes meanwhile",
    fr: "écrire aussi de temps en temps dans un fichier de ce dossier, pour dire combien de temps le disque lui-même met pendant ce temps",
    es: "escribir además de vez en cuando en un archivo de esta carpeta, para decir cuánto tarda el propio disco mientras tanto",
};

pub(crate) const TIMES: Phrase = Phrase {
    en: "crash, faults: how often something is done to a server (20)",
    fr: "crash, faults : combien de fois un serveur est touché (20)",
    es: "crash, faults: cuántas veces se actúa sobre un servidor (20)",
};

pub(crate) const SIDE_BY_SIDE: Phrase = Phrase {
    en: "crash, faults: how many servers on the same PostgreSQL, one disturbed at a time (1; for faults on PostgreSQL 2)",
    fr: "crash, faults : combien de serveurs sur le même PostgreSQL, un touché à la fois (1 ; pour faults sur PostgreSQL 2)",
    es: "crash, faults: cuántos servidores sobre el mismo PostgreSQL, uno afectado cada vez (1; para faults en PostgreSQL 2)",
};

pub(crate) const DATA: Phrase = Phrase {
    en: "crash, faults: where the servers keep everything: a file or postgres://… (a file that is deleted afterwards)",
    fr: "crash, faults : où les serveurs conservent tout : un fichier ou postgres://… (un fichier supprimé ensuite)",
    es: "crash, faults: dónde lo guardan todo los servidores: un archivo o postgres://… (un archivo que se borra después)",
};

pub(crate) const SVG: Phrase = Phrase {
    en: "also draw the result into this file",
    fr: "dessiner aussi le résultat dans ce fichier",
    es: "dibujar además el resultado en este archivo",
};
