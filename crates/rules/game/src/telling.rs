//! What happens in a game and how it ended, told in words: one plain sentence an
//! event, in every language. A game says what only it can know; the provided methods
//! say what every game has in common.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::play::{Event, EventOf, Game, Outcome, Stop, Turn};
use crate::seat::Seat;
use crate::words::{Lang, Phrase, capital};

/// How pieces and calculations are written in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writing {
    /// As they are typed: a token by its number, a calculation as in a record.
    Typed,
    /// As a page shows them: a token by its sign, `5 × 4 ÷ 2`.
    Shown,
}

/// A game that tells what happens in it.
pub trait Telling: Game {
    /// What a move does to the position, as a sentence without its full stop.
    fn tell_move(&self, mv: &Self::Move, writing: Writing, lang: Lang) -> String;

    /// What chance brings to the position, as a sentence without its full stop.
    fn tell_chance(&self, chance: &Self::Chance, writing: Writing, lang: Lang) -> String;

    /// What the result rests on, a sentence a line; only asked at the end.
    fn explain_end(&self, lang: Lang) -> Vec<String>;

    /// What decided the game, in a few sentences without their full stops; only
    /// asked at the end. `stop` is the event that ended it, if it was a stop. Its own
    /// sentence goes before these.
    fn decided_by(&self, stop: Option<Stop>, lang: Lang) -> Vec<String>;

    /// What happened long before the end and belongs to its story, such as who had
    /// left before.
    fn happened_before(&self, stop: Option<Stop>, lang: Lang) -> Option<String> {
        let _ = (stop, lang);
        None
    }

    /// What a seat is called throughout the game; people count from 1.
    fn name(&self, seat: Seat, lang: Lang) -> String {
        player(seat, lang)
    }

    /// What a seat is called now, where its role changes.
    fn name_now(&self, seat: Seat, lang: Lang) -> String {
        self.name(seat, lang)
    }

    /// The name of the seat to move.
    fn mover(&self, lang: Lang) -> String {
        match self.turn() {
            Turn::Seat(seat) => self.name_now(seat, lang),
            Turn::Chance | Turn::Over => String::new(),
        }
    }

    /// The name of the seat for which chance speaks.
    fn chance_asker_name(&self, lang: Lang) -> String {
        let seat = self.chance_asker();
        seat.map_or(String::new(), |seat| self.name_now(seat, lang))
    }

    /// What an event does to the position, as a sentence without its full stop.
    fn tell(&self, event: &EventOf<Self>, writing: Writing, lang: Lang) -> String {
        capital(&match event {
            Event::Move(mv) => self.tell_move(mv, writing, lang),
            Event::Chance(chance) => self.tell_chance(chance, writing, lang),
            Event::Stop(stop) => self.tell_stop(*stop, lang),
        })
    }

    /// What a stop from outside the rules of play means.
    fn tell_stop(&self, stop: Stop, lang: Lang) -> String {
        let name = |seat: Seat| self.name(seat, lang);
        match stop {
            Stop::Resign(seat) => resigns(lang, &name(seat)),
            Stop::SeatTime(seat) => time_is_up(lang, &name(seat)),
            Stop::GameTime => GAME_TIME_IS_UP.text(lang).to_string(),
            Stop::Draw => DRAW_AGREED.text(lang).to_string(),
        }
    }

    /// Who has won, in words.
    fn result(&self, outcome: &Outcome, lang: Lang) -> String {
        let seats: Vec<Seat> = Seat::all(self.seats()).collect();
        let first = || {
            let first = seats.iter().copied();
            first.filter(|&seat| outcome.places[seat] == 1)
        };
        let winners: Vec<String> = first().map(|seat| self.name(seat, lang)).collect();
        let mut sides = first().map(|seat| self.side(seat));
        let side = sides.next();
        let is_one_side = sides.all(|other| Some(other) == side);
        if winners.len() == seats.len() {
            DRAW.text(lang).to_string()
        } else if winners.len() > 1 && is_one_side {
            pair_wins(lang, &winners)
        } else {
            wins(lang, &winners)
        }
    }

    /// The result and what it rests on, a sentence a line. Nothing while the game is
    /// on.
    fn explain(&self, lang: Lang) -> Vec<String> {
        let Some(outcome) = self.outcome() else {
            return Vec::new();
        };
        let mut lines = self.explain_end(lang);
        lines.push(format!("{}.", capital(&self.result(&outcome, lang))));
        lines
    }

    /// How the game ended, in a few sentences: what decided it, and who has won.
    /// `last` is the event that ended it. Nothing while the game is on.
    fn in_short(&self, last: Option<&EventOf<Self>>, lang: Lang) -> Option<String> {
        let outcome = self.outcome()?;
        let stop = match last {
            Some(Event::Stop(stop)) => Some(*stop),
            _ => None,
        };
        let mut told: Vec<String> = self.happened_before(stop, lang).into_iter().collect();
        told.extend(stop.map(|stop| self.tell_stop(stop, lang)));
        told.extend(self.decided_by(stop, lang));
        told.push(self.result(&outcome, lang));
        let sentences: Vec<String> = told
            .iter()
            .map(|one| format!("{}.", capital(one)))
            .collect();
        Some(sentences.join(" "))
    }
}

/// What a seat is called where it has no colour; people count from 1.
pub fn player(seat: Seat, lang: Lang) -> String {
    let number = seat.index() + 1;
    match lang {
        Lang::En => format!("Player {number}"),
        Lang::Fr => format!("Joueur {number}"),
        Lang::Es => format!("Jugador {number}"),
    }
}

fn resigns(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} resigns"),
        Lang::Fr => format!("{name} abandonne"),
        Lang::Es => format!("{name} abandona"),
    }
}

fn time_is_up(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} has run out of time"),
        Lang::Fr => format!("{name} n’a plus de temps"),
        Lang::Es => format!("{name} se ha quedado sin tiempo"),
    }
}

const GAME_TIME_IS_UP: Phrase = Phrase {
    en: "The time for the game is up",
    fr: "Le temps de la partie est écoulé",
    es: "Se ha acabado el tiempo de la partida",
};

const DRAW_AGREED: Phrase = Phrase {
    en: "The draw is agreed",
    fr: "La nulle est acceptée",
    es: "Se han acordado tablas",
};

const DRAW: Phrase = Phrase {
    en: "the game is a draw",
    fr: "la partie est nulle",
    es: "la partida es un empate",
};

/// Those on the first place, who are not all.
fn wins(lang: Lang, winners: &[String]) -> String {
    let names = lang.all_of(winners);
    match (lang, winners.len()) {
        (Lang::En, 1) => format!("{names} wins"),
        (Lang::En, _) => format!("{names} share the first place"),
        (Lang::Fr, 1) => format!("{names} gagne"),
        (Lang::Fr, _) => format!("{names} se partagent la première place"),
        (Lang::Es, 1) => format!("{names} gana"),
        (Lang::Es, _) => format!("{names} comparten el primer puesto"),
    }
}

/// A pair has won together.
fn pair_wins(lang: Lang, names: &[String]) -> String {
    let names = lang.all_of(names);
    match lang {
        Lang::En => format!("the pair {names} wins"),
        Lang::Fr => format!("l’équipe {names} gagne"),
        Lang::Es => format!("gana la pareja {names}"),
    }
}
