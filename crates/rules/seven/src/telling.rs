//! What happens in a game of SEVEN and why it ended as it did, in words.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Game, Lang, NoChance, Phrase, Seat, Stop, Telling, Writing};

use crate::notation::Move;
use crate::position::Position;

impl Telling for Position {
    fn name(&self, seat: Seat, lang: Lang) -> String {
        self.setup().colour(seat).name().text(lang).into()
    }

    fn tell_move(&self, mv: &Move, _: Writing, lang: Lang) -> String {
        let (name, tile) = (self.mover(lang), mv.tile().letter());
        // All four cells are equally high.
        let level = self.height(mv.cells()[0]) + 1;
        match lang {
            Lang::En => format!("{name} places {tile} on level {level}"),
            Lang::Fr => format!("{name} pose {tile} au niveau {level}"),
            Lang::Es => format!("{name} coloca {tile} en el nivel {level}"),
        }
    }

    fn tell_chance(&self, chance: &NoChance, _: Writing, _: Lang) -> String {
        match *chance {}
    }

    fn explain_end(&self, lang: Lang) -> Vec<String> {
        let compared = compare(self);
        if compared.is_empty() {
            return Vec::new();
        }
        let title = if self.setup().is_misere() {
            FROM_THE_BOTTOM
        } else {
            FROM_THE_TOP
        };
        let mut lines = Vec::from([title.text(lang).to_string()]);
        for level in &compared {
            let names: Vec<String> = (level.ahead.iter())
                .map(|&seat| self.name(seat, lang))
                .collect();
            let ahead = level.decides().then(|| lang.all_of(&names));
            let counts = level.shown(self, lang);
            let line = told_level(lang, level.number, &counts, ahead.as_deref());
            lines.push(format!("  {line}"));
        }
        lines
    }

    fn happened_before(&self, stop: Option<Stop>, lang: Lang) -> Option<String> {
        let by = stop.and_then(Stop::seat);
        let out = Seat::all(self.seats()).filter(|&seat| self.is_out(seat) && Some(seat) != by);
        let names: Vec<String> = out.map(|seat| self.name(seat, lang)).collect();
        (!names.is_empty()).then(|| had_left(lang, &names))
    }

    fn decided_by(&self, _: Option<Stop>, lang: Lang) -> Vec<String> {
        let compared = compare(self);
        let decided = compared.iter().rev().find(|level| level.decides());
        match decided {
            _ if compared.is_empty() => Vec::new(),
            None => Vec::from([ALL_LEVELS_EQUAL.text(lang).to_string()]),
            Some(level) => {
                let counts = level.shown(self, lang);
                Vec::from([told_deciding(lang, level.number, &counts)])
            }
        }
    }
}

/// One level of a comparison: who was still level before it and who is after.
struct Compared {
    number: usize,
    counts: Vec<(Seat, u8)>,
    ahead: Vec<Seat>,
}

impl Compared {
    fn decides(&self) -> bool {
        self.ahead.len() < self.counts.len()
    }

    fn shown(&self, position: &Position, lang: Lang) -> String {
        let each = self.counts.iter();
        let each = each.map(|(seat, count)| format!("{} {count}", position.name(*seat, lang)));
        each.collect::<Vec<_>>().join(", ")
    }
}

/// The levels one by one, until one side is ahead of all others. A game that
/// somebody ended before every tile was placed is not compared.
fn compare(position: &Position) -> Vec<Compared> {
    let mut best: Vec<Seat> = Seat::all(position.seats()).collect();
    if best.iter().any(|&seat| !position.held(seat).is_empty()) {
        return Vec::new();
    }
    best.retain(|&seat| !position.is_out(seat));
    let mut levels: Vec<_> = position.levels().into_iter().enumerate().collect();
    if !position.setup().is_misere() {
        levels.reverse();
    }
    let mut compared = Vec::new();
    for (index, counts) in levels {
        let most = best.iter().map(|&seat| counts[seat]).max().unwrap_or(0);
        let before = best.iter().map(|&seat| (seat, counts[seat])).collect();
        best.retain(|&seat| counts[seat] == most);
        compared.push(Compared {
            number: index + 1,
            counts: before,
            ahead: best.clone(),
        });
        let is_one_side = |two: &[Seat]| position.side(two[0]) == position.side(two[1]);
        if best.windows(2).all(is_one_side) {
            break;
        }
    }
    compared
}

const FROM_THE_TOP: Phrase = Phrase {
    en: "The levels are compared from the top:",
    fr: "On compare les niveaux à partir du haut :",
    es: "Se comparan los niveles desde arriba:",
};

const FROM_THE_BOTTOM: Phrase = Phrase {
    en: "The levels are compared from the bottom:",
    fr: "On compare les niveaux à partir du bas :",
    es: "Se comparan los niveles desde abajo:",
};

const ALL_LEVELS_EQUAL: Phrase = Phrase {
    en: "all levels are equal",
    fr: "tous les niveaux sont à égalité",
    es: "todos los niveles están igualados",
};

/// One level of the comparison; `counts` are names with numbers.
fn told_level(lang: Lang, level: usize, counts: &str, ahead: Option<&str>) -> String {
    let (what, verdict) = match lang {
        Lang::En => (
            format!("level {level}: {counts}"),
            ahead.map_or("equal".into(), |name| format!("more for {name}")),
        ),
        Lang::Fr => (
            format!("niveau {level} : {counts}"),
            ahead.map_or("égalité".into(), |name| format!("plus pour {name}")),
        ),
        Lang::Es => (
            format!("nivel {level}: {counts}"),
            ahead.map_or("igualdad".into(), |name| format!("más para {name}")),
        ),
    };
    format!("{what} – {verdict}")
}

fn told_deciding(lang: Lang, level: usize, counts: &str) -> String {
    match lang {
        Lang::En => format!("level {level} decides: {counts}"),
        Lang::Fr => format!("le niveau {level} décide : {counts}"),
        Lang::Es => format!("decide el nivel {level}: {counts}"),
    }
}

/// Who had resigned or run out of time while the others went on.
fn had_left(lang: Lang, names: &[String]) -> String {
    let all = lang.all_of(names);
    match (lang, names.len()) {
        (Lang::En, _) => format!("{all} left the game before the end"),
        (Lang::Fr, 1) => format!("{all} a quitté la partie avant la fin"),
        (Lang::Fr, _) => format!("{all} ont quitté la partie avant la fin"),
        (Lang::Es, 1) => format!("{all} dejó la partida antes del final"),
        (Lang::Es, _) => format!("{all} dejaron la partida antes del final"),
    }
}
