//! What happens in a game of HeiNash and why it ended as it did, in words.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Lang, Seat, Stop, Telling, Writing};

use crate::expression::shown;
use crate::moves::Move;
use crate::position::{End, Phase, Position};
use crate::roll::Roll;

impl Telling for Position {
    fn name(&self, seat: Seat, lang: Lang) -> String {
        self.colour(seat).name().text(lang).into()
    }

    fn tell_move(&self, mv: &Move, writing: Writing, lang: Lang) -> String {
        let name = self.mover(lang);
        match mv {
            Move::Claim(way) => {
                let value = way.value().ok().and_then(|value| value.as_whole());
                let way = match writing {
                    Writing::Typed => way.to_string(),
                    Writing::Shown => shown(way.tokens()),
                };
                makes(lang, &name, value.unwrap_or(0), &way)
            }
            Move::Nothing => finds_nothing(lang, &name),
            Move::Put(number) => {
                let owner = self.pawn_next().unwrap_or(self.active());
                puts(lang, &name, &self.name(owner, lang), *number)
            }
        }
    }

    fn tell_chance(&self, roll: &Roll, _: Writing, lang: Lang) -> String {
        let (name, [a, b, c]) = (self.chance_asker_name(lang), roll.dice());
        match lang {
            Lang::En => format!("{name} rolls {a}, {b} and {c}"),
            Lang::Fr => format!("{name} lance {a}, {b} et {c}"),
            Lang::Es => format!("{name} saca {a}, {b} y {c}"),
        }
    }

    fn explain_end(&self, lang: Lang) -> Vec<String> {
        if let Phase::Over(End::Joined(seat)) = self.phase() {
            let numbers: Vec<String> = (self.winning_chain().into_iter())
                .filter_map(|cell| self.number_at(cell))
                .map(|number| number.to_string())
                .collect();
            let joined = has_joined(lang, &self.name(seat, lang));
            let colon = if lang == Lang::Fr { " :" } else { ":" };
            return Vec::from([format!("{joined}{colon} {}", numbers.join(" "))]);
        }
        let chains = self.chains();
        Seat::all(2)
            .map(|seat| longest_chain(lang, &self.name(seat, lang), chains[seat]))
            .collect()
    }

    fn decided_by(&self, stop: Option<Stop>, lang: Lang) -> Vec<String> {
        match (self.phase(), stop) {
            (Phase::Over(End::Joined(seat)), _) => {
                Vec::from([has_joined(lang, &self.name(seat, lang))])
            }
            (_, None | Some(Stop::GameTime)) => self.explain_end(lang),
            _ => Vec::new(),
        }
    }
}

fn makes(lang: Lang, name: &str, number: i32, way: &str) -> String {
    match lang {
        Lang::En => format!("{name} makes {number}: {way}"),
        Lang::Fr => format!("{name} obtient {number} : {way}"),
        Lang::Es => format!("{name} obtiene {number}: {way}"),
    }
}

fn finds_nothing(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} finds nothing"),
        Lang::Fr => format!("{name} ne trouve rien"),
        Lang::Es => format!("{name} no encuentra nada"),
    }
}

/// Whoever puts a pawn does not always own it.
fn puts(lang: Lang, name: &str, owner: &str, number: u8) -> String {
    match (lang, name == owner) {
        (Lang::En, true) => format!("{name} puts a pawn on {number}"),
        (Lang::En, false) => format!("{name} puts a pawn of {owner}’s on {number}"),
        (Lang::Fr, true) => format!("{name} place un pion sur le {number}"),
        (Lang::Fr, false) => format!("{name} place un pion de {owner} sur le {number}"),
        (Lang::Es, true) => format!("{name} pone un peón en el {number}"),
        (Lang::Es, false) => format!("{name} pone un peón de {owner} en el {number}"),
    }
}

fn has_joined(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} has joined two opposite sides"),
        Lang::Fr => format!("{name} a relié deux bords opposés"),
        Lang::Es => format!("{name} ha unido dos lados opuestos"),
    }
}

fn longest_chain(lang: Lang, name: &str, length: u8) -> String {
    match lang {
        Lang::En => format!("The longest chain of {name}: {length}"),
        Lang::Fr => format!("La plus longue chaîne de {name} : {length}"),
        Lang::Es => format!("La cadena más larga de {name}: {length}"),
    }
}
