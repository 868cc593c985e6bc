//! HeiNash's slanted board between its four sides. Pawns leave their number
//! readable, and where everybody has sides of their own, these are made of
//! that player's pawns.

use game::{Game, Lang, Seat};
use heinash::{Cell, Colour, Move, Position, Sides};

use super::words;
use crate::draw::{Look, Style, StyledLine, indented, text};

const fn mark(colour: Colour) -> char {
    match colour {
        Colour::Black => '●',
        Colour::Red => '○',
    }
}

const fn style(colour: Colour) -> Style {
    Style(match colour {
        Colour::Black => "97;40",
        Colour::Red => "97;41",
    })
}

pub(super) fn board(position: &Position, last: Option<&Move>, look: Look, lang: Lang) -> String {
    let rows = usize::from(position.size().rows());
    // A cell, and with it the shift of each row by half of one.
    let cell_width = if look.width >= 9 * rows + 6 { 6 } else { 4 };
    let half = cell_width / 2;
    let marked = marked(position, last);
    let mut lines = vec![side(position, 0, rows * cell_width, look)];
    for row in 0..position.size().rows() {
        let mut line = StyledLine::new(look);
        line.pad_to(half * usize::from(row));
        edge(position, '╲', &mut line);
        line.push(" ");
        for column in 0..position.size().rows() {
            let cell = Cell::new(row, column);
            self::cell(
                position,
                cell,
                marked.contains(&cell),
                cell_width,
                &mut line,
            );
        }
        edge(position, '╲', &mut line);
        lines.push(line);
    }
    lines.push(side(
        position,
        half * (rows - 1) + 2,
        rows * cell_width,
        look,
    ));
    let chains = position.chains();
    let chain = |seat| {
        let colour = mark(position.colour(seat));
        let name = format!("{colour} {}", position.colour(seat).name().text(lang));
        words::chain(lang, &name, chains[seat])
    };
    let chains: Vec<String> = Seat::all(position.seats()).map(chain).collect();
    let title = words::LONGEST_CHAINS.text(lang);
    let chains = format!("{title} · {}", chains.join(" · "));
    format!("{}\n{}\n", text(&lines), indented(&chains, look.width, 2))
}

/// The cells to be marked: the chain that won, else the last pawn.
fn marked(position: &Position, last: Option<&Move>) -> Vec<Cell> {
    let chain = position.winning_chain();
    if !chain.is_empty() {
        return chain;
    }
    let number = match last {
        Some(Move::Put(number)) => Some(*number),
        Some(Move::Claim(way)) => {
            let value = way.value().ok().and_then(|value| value.as_whole());
            value.and_then(|value| u8::try_from(value).ok())
        }
        _ => None,
    };
    let cell = number.and_then(|number| position.cell_of(number));
    cell.filter(|&cell| position.owner(cell).is_some())
        .into_iter()
        .collect()
}

fn cell(position: &Position, cell: Cell, marked: bool, width: usize, line: &mut StyledLine) {
    let number = position.number_at(cell).unwrap_or(0);
    let owner = position.owner(cell).map(|seat| position.colour(seat));
    let pawn = owner.map_or(' ', mark);
    let star = if marked { '*' } else { ' ' };
    let text = format!("{pawn}{number:>2}{star}");
    line.styled(owner.map_or(Style::PLAIN, style), &text);
    line.push(&" ".repeat(width - 4));
}

/// The upper or the lower side.
fn side(position: &Position, from: usize, length: usize, look: Look) -> StyledLine {
    let mut line = StyledLine::new(look);
    line.pad_to(from);
    match position.setup().sides {
        Sides::Any => line.push(&"─".repeat(length)),
        Sides::Own => {
            let colour = position.colour(Seat::new(0));
            let pawn = mark(colour).to_string();
            while line.width() < from + length {
                line.styled(style(colour), &pawn);
                line.push(" ");
            }
        }
    }
    line
}

/// A piece of the left or the right side.
fn edge(position: &Position, plain: char, line: &mut StyledLine) {
    match position.setup().sides {
        Sides::Any => line.push(&plain.to_string()),
        Sides::Own => {
            let colour = position.colour(Seat::new(1));
            line.styled(style(colour), &mark(colour).to_string());
        }
    }
}
