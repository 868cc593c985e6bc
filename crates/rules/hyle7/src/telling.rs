//! What happens in a match of HYLE⁷ and why it ended as it did, in words.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Lang, Phrase, Seat, Stop, Telling, Writing, player};

use crate::bag::Colour;
use crate::moves::{Draw, Move};
use crate::position::{BoardId, Position, Role};
use crate::score::Line;

impl Telling for Position {
    /// The role changes from one round to the next.
    fn name_now(&self, seat: Seat, lang: Lang) -> String {
        let role = match self.current().role(seat) {
            Role::Order => ORDER,
            Role::Chaos => CHAOS,
        };
        as_role(lang, &self.name(seat, lang), role.text(lang))
    }

    fn tell_move(&self, mv: &Move, writing: Writing, lang: Lang) -> String {
        let name = self.mover(lang);
        match *mv {
            Move::Place(cell) => {
                let colour = self.drawn().map_or(0, Colour::number);
                puts_token(lang, &name, colour, &cell.to_string(), writing)
            }
            Move::Slide { from, to } => slides(lang, &name, &from.to_string(), &to.to_string()),
            Move::Pass => passes(lang, &name),
        }
    }

    fn tell_chance(&self, &Draw(colour): &Draw, writing: Writing, lang: Lang) -> String {
        let name = self.chance_asker_name(lang);
        draws(lang, &name, colour.number(), writing)
    }

    fn explain_end(&self, lang: Lang) -> Vec<String> {
        let side = self.size().side();
        let mut lines = Vec::new();
        for id in BoardId::ALL {
            let board = self.board(id);
            lines.push(points(lang, &player(id.order(), lang), board.score()));
            let told = |name: String, line: Line| line_score(lang, &name, board.line_score(line));
            let rows = (0..side).rev();
            let rows = rows.map(|row| told((row + 1).to_string(), Line::Row(row)));
            let letter = |column: usize| char::from(b'a' + column as u8).to_string();
            let columns = (0..side).map(|column| told(letter(column), Line::Column(column)));
            for (title, scores) in [
                (ROWS, rows.collect::<Vec<_>>()),
                (COLUMNS, columns.collect()),
            ] {
                lines.push(format!("  {} {}", title.text(lang), scores.join(" · ")));
            }
        }
        lines
    }

    /// The points count unless somebody has given up or both have agreed.
    fn decided_by(&self, stop: Option<Stop>, lang: Lang) -> Vec<String> {
        if let Some(Stop::Resign(_) | Stop::SeatTime(_) | Stop::Draw) = stop {
            return Vec::new();
        }
        let late = Seat::all(2).filter(|&seat| self.is_out_of_time(seat));
        let late = late.map(|seat| self.tell_stop(Stop::SeatTime(seat), lang));
        let scored = BoardId::ALL.map(|id| {
            let name = self.name(id.order(), lang);
            points(lang, &name, self.board(id).score())
        });
        late.chain(scored).collect()
    }
}

fn draws(lang: Lang, name: &str, colour: u8, writing: Writing) -> String {
    let token = match (lang, writing) {
        (_, Writing::Shown) => sign(lang, colour)[0].to_string(),
        (Lang::En, Writing::Typed) => format!("a token of colour {colour}"),
        (Lang::Fr, Writing::Typed) => format!("un jeton de couleur {colour}"),
        (Lang::Es, Writing::Typed) => format!("una ficha de color {colour}"),
    };
    match lang {
        Lang::En => format!("{name} draws {token}"),
        Lang::Fr => format!("{name} tire {token}"),
        Lang::Es => format!("{name} saca {token}"),
    }
}

fn puts_token(lang: Lang, name: &str, colour: u8, cell: &str, writing: Writing) -> String {
    let token = match (lang, writing) {
        (_, Writing::Shown) => sign(lang, colour)[1].to_string(),
        (Lang::En, Writing::Typed) => format!("the {colour}"),
        (Lang::Fr, Writing::Typed) => format!("le {colour}"),
        (Lang::Es, Writing::Typed) => format!("el {colour}"),
    };
    match lang {
        Lang::En => format!("{name} puts {token} on {cell}"),
        Lang::Fr => format!("{name} place {token} en {cell}"),
        Lang::Es => format!("{name} pone {token} en {cell}"),
    }
}

/// The sign on a token of this colour, as one of many and as the one meant.
fn sign(lang: Lang, colour: u8) -> [&'static str; 2] {
    match (lang, colour) {
        (Lang::En, 1) => ["a circle", "the circle"],
        (Lang::En, 2) => ["a triangle", "the triangle"],
        (Lang::En, 3) => ["a square", "the square"],
        (Lang::En, 4) => ["a diamond", "the diamond"],
        (Lang::En, 5) => ["a star", "the star"],
        (Lang::En, 6) => ["a cross", "the cross"],
        (Lang::En, _) => ["a hexagon", "the hexagon"],
        (Lang::Fr, 1) => ["un rond", "le rond"],
        (Lang::Fr, 2) => ["un triangle", "le triangle"],
        (Lang::Fr, 3) => ["un carré", "le carré"],
        (Lang::Fr, 4) => ["un losange", "le losange"],
        (Lang::Fr, 5) => ["une étoile", "l’étoile"],
        (Lang::Fr, 6) => ["une croix", "la croix"],
        (Lang::Fr, _) => ["un hexagone", "l’hexagone"],
        (Lang::Es, 1) => ["un círculo", "el círculo"],
        (Lang::Es, 2) => ["un triángulo", "el triángulo"],
        (Lang::Es, 3) => ["un cuadrado", "el cuadrado"],
        (Lang::Es, 4) => ["un rombo", "el rombo"],
        (Lang::Es, 5) => ["una estrella", "la estrella"],
        (Lang::Es, 6) => ["una cruz", "la cruz"],
        (Lang::Es, _) => ["un hexágono", "el hexágono"],
    }
}

fn slides(lang: Lang, name: &str, from: &str, to: &str) -> String {
    match lang {
        Lang::En => format!("{name} slides {from} to {to}"),
        Lang::Fr => format!("{name} fait glisser {from} vers {to}"),
        Lang::Es => format!("{name} desliza {from} a {to}"),
    }
}

fn passes(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("{name} passes"),
        Lang::Fr => format!("{name} passe"),
        Lang::Es => format!("{name} pasa"),
    }
}

fn as_role(lang: Lang, seat: &str, role: &str) -> String {
    match lang {
        Lang::En => format!("{seat} as {role}"),
        Lang::Fr | Lang::Es => format!("{seat} ({role})"),
    }
}

const ORDER: Phrase = Phrase::new("Order", "l’Ordre", "el Orden");

const CHAOS: Phrase = Phrase::new("Chaos", "le Chaos", "el Caos");

fn points(lang: Lang, name: &str, score: u32) -> String {
    match (lang, score) {
        (Lang::En, 1) => format!("{name} as Order: 1 point"),
        (Lang::En, _) => format!("{name} as Order: {score} points"),
        (Lang::Fr, 0 | 1) => format!("{name}, l’Ordre : {score} point"),
        (Lang::Fr, _) => format!("{name}, l’Ordre : {score} points"),
        (Lang::Es, 1) => format!("{name}, el Orden: 1 punto"),
        (Lang::Es, _) => format!("{name}, el Orden: {score} puntos"),
    }
}

const ROWS: Phrase = Phrase::new("rows", "lignes", "filas");

const COLUMNS: Phrase = Phrase::new("columns", "colonnes", "columnas");

/// A row or a column with its points, which no line break tears apart.
fn line_score(lang: Lang, line: &str, score: u32) -> String {
    match lang {
        Lang::En | Lang::Es => format!("{line}:\u{a0}{score}"),
        Lang::Fr => format!("{line}\u{a0}:\u{a0}{score}"),
    }
}
