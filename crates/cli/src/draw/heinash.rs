//! HeiNash's slanted board: free numbers, and pawns that leave their number
//! readable.

use std::fmt::Write;

use game::{Game, Lang, Phrase, Seat};
use heinash::{Cell, Colour, Position};

use crate::words::standing;

const fn mark(colour: Colour) -> char {
    match colour {
        Colour::Black => '●',
        Colour::Red => '○',
    }
}

pub(crate) fn name(position: &Position, seat: Seat, lang: Lang) -> String {
    let name = match position.colour(seat) {
        Colour::Black => Phrase {
            en: "Black",
            fr: "Noir",
            es: "Negro",
        },
        Colour::Red => Phrase {
            en: "Red",
            fr: "Rouge",
            es: "Rojo",
        },
    };
    name.text(lang).to_string()
}

pub(crate) fn board(position: &Position, lang: Lang) -> String {
    let mut text = String::new();
    let rows = position.size().rows();
    for row in 0..rows {
        let _ = write!(text, "{:1$}", "", 2 + 2 * usize::from(row));
        for column in 0..rows {
            let cell = Cell::new(row, column);
            let number = position.number_at(cell).unwrap_or(0);
            let pawn = position.owner(cell).map(|seat| position.colour(seat));
            let _ = write!(text, "{}{number:>2} ", pawn.map_or(' ', mark));
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text.push('\n');
    if let Some(roll) = position.roll() {
        let _ = writeln!(text, "{}", standing::dice_show(lang, roll.dice()));
    }
    let chains = position.chains();
    let chain = |seat| {
        let name = format!(
            "{} {}",
            mark(position.colour(seat)),
            name(position, seat, lang)
        );
        standing::chain(lang, &name, chains[seat])
    };
    let chains: Vec<String> = Seat::all(position.seats()).map(chain).collect();
    let title = standing::LONGEST_CHAINS.text(lang);
    let _ = writeln!(text, "{title} · {}", chains.join(" · "));
    text
}
