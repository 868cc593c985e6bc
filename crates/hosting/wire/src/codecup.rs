//! The lines of the CodeCup 2023 contest, in which HYLE⁷ was played under its
//! name Entropy.
//!
//! A cell is written as its row, `A` to `G` from the top, and its column, `a` to
//! `g` from the left; a colour as a digit from 1 to 7.

use std::fmt;
use std::str::FromStr;

use game::{Cursor, ParseError, Phrase};
use hyle7::{Cell, Colour, Move};

/// One line, from the judge or to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// `Start`: the program is Chaos.
    Start,
    /// `3`: Chaos has to place a token of this colour.
    Draw(Colour),
    /// `Bc`: Chaos places the token here.
    Place(Cell),
    /// `3Bc`: what Chaos placed and where, told to Order.
    Placed(Colour, Cell),
    /// `DdDa`: Order slides a token.
    Slide {
        /// The cell it leaves.
        from: Cell,
        /// The cell it comes to.
        to: Cell,
    },
    /// `DdDd`: Order passes, naming any cell that holds a token.
    Pass(Cell),
    /// `Quit`: the round is over.
    Quit,
}

impl Line {
    /// The line by which Chaos or Order says this move; a pass names `occupied`.
    pub fn of_move(mv: Move, occupied: Cell) -> Line {
        match mv {
            Move::Place(cell) => Line::Place(cell),
            Move::Slide { from, to } => Line::Slide { from, to },
            Move::Pass => Line::Pass(occupied),
        }
    }

    /// The move that a line says, if it says one.
    pub fn to_move(self) -> Option<Move> {
        match self {
            Line::Place(cell) => Some(Move::Place(cell)),
            Line::Slide { from, to } => Some(Move::Slide { from, to }),
            Line::Pass(_) => Some(Move::Pass),
            Line::Start | Line::Draw(_) | Line::Placed(..) | Line::Quit => None,
        }
    }
}

const LINE: Phrase = Phrase {
    en: "a line is Start, Quit, a colour from 1 to 7, a cell such as Bc, a colour and a cell such as 3Bc, or two cells such as DdDa",
    fr: "une ligne est Start, Quit, une couleur de 1 à 7, une case comme Bc, une couleur et une case comme 3Bc, ou deux cases comme DdDa",
    es: "una línea es Start, Quit, un color del 1 al 7, una casilla como Bc, un color y una casilla como 3Bc, o dos casillas como DdDa",
};

const ROW: Phrase = Phrase {
    en: "a row is a capital letter from A, at the top, to G",
    fr: "une rangée est une majuscule de A, en haut, à G",
    es: "una fila es una mayúscula de la A, arriba, a la G",
};

const COLUMN: Phrase = Phrase {
    en: "a column is a small letter from a, at the left, to g",
    fr: "une colonne est une minuscule de a, à gauche, à g",
    es: "una columna es una minúscula de la a, a la izquierda, a la g",
};

const END: Phrase = Phrase {
    en: "the line should end here",
    fr: "la ligne devrait finir ici",
    es: "la línea debería terminar aquí",
};

/// The letters of a cell.
struct Written(Cell);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = char::from(b'G' - self.0.row() as u8);
        let column = char::from(b'a' + self.0.column() as u8);
        write!(f, "{row}{column}")
    }
}

fn cell(cursor: &mut Cursor<'_>) -> Result<Cell, ParseError> {
    let row = cursor.take_if(|c| ('A'..='G').contains(&c));
    let row = row.ok_or_else(|| cursor.error(ROW))?;
    let column = cursor.take_if(|c| ('a'..='g').contains(&c));
    let column = column.ok_or_else(|| cursor.error(COLUMN))?;
    let (column, row) = (column as usize - 'a' as usize, 'G' as usize - row as usize);
    Cell::new(column, row).ok_or_else(|| cursor.error(COLUMN))
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Line::Start => f.write_str("Start"),
            Line::Draw(colour) => write!(f, "{}", colour.number()),
            Line::Place(cell) => Written(cell).fmt(f),
            Line::Placed(colour, cell) => write!(f, "{}{}", colour.number(), Written(cell)),
            Line::Slide { from, to } => write!(f, "{}{}", Written(from), Written(to)),
            Line::Pass(cell) => write!(f, "{0}{0}", Written(cell)),
            Line::Quit => f.write_str("Quit"),
        }
    }
}

impl FromStr for Line {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Line, ParseError> {
        match text {
            "Start" => return Ok(Line::Start),
            "Quit" => return Ok(Line::Quit),
            _ => {}
        }
        let mut cursor = Cursor::new(text);
        let digit = cursor.take_if(|c| ('1'..='7').contains(&c));
        let line = match digit.and_then(|digit| Colour::new(digit as u8 - b'0')) {
            Some(colour) if cursor.peek().is_none() => Line::Draw(colour),
            Some(colour) => Line::Placed(colour, cell(&mut cursor)?),
            None if cursor.peek().is_none_or(|c| !c.is_ascii_uppercase()) => {
                return Err(cursor.error(LINE));
            }
            None => {
                let from = cell(&mut cursor)?;
                if cursor.peek().is_none() {
                    return Ok(Line::Place(from));
                }
                match cell(&mut cursor)? {
                    to if to == from => Line::Pass(from),
                    to => Line::Slide { from, to },
                }
            }
        };
        cursor.end(END)?;
        Ok(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Line {
        text.parse().unwrap()
    }

    #[test]
    fn rows_are_counted_from_the_top() {
        let cell = |text: &str| text.parse::<Cell>().unwrap();
        assert_eq!(read("Aa"), Line::Place(cell("a7")));
        assert_eq!(read("Ga"), Line::Place(cell("a1")));
        assert_eq!(read("Bc"), Line::Place(cell("c6")));
        assert_eq!(
            read("3Dg"),
            Line::Placed(Colour::new(3).unwrap(), cell("g4"))
        );
        let (from, to) = (cell("d4"), cell("a4"));
        assert_eq!(read("DdDa"), Line::Slide { from, to });
        assert_eq!(read("DdDd"), Line::Pass(from));
    }

    #[test]
    fn every_line_reads_back() {
        let mut lines = vec![Line::Start, Line::Quit];
        for number in 1..=7 {
            let colour = Colour::new(number).unwrap();
            lines.push(Line::Draw(colour));
            lines.extend(Cell::all().map(|cell| Line::Placed(colour, cell)));
        }
        for from in Cell::all() {
            lines.extend([Line::Place(from), Line::Pass(from)]);
            let others = Cell::all().filter(|&to| to != from);
            lines.extend(others.map(|to| Line::Slide { from, to }));
        }
        for line in lines {
            assert_eq!(read(&line.to_string()), line, "{line}");
        }
    }

    #[test]
    fn what_is_no_line_is_refused_where_it_goes_wrong() {
        for (text, offset) in [
            ("", 0),
            ("start", 0),
            ("8", 0),
            ("0", 0),
            ("3H", 1),
            ("3aA", 1),
            ("33", 1),
            ("Ad3", 2),
            ("AdA", 3),
            ("AdAdA", 4),
            ("Hh", 0),
            ("é", 0),
            ("Aé", 1),
            ("Quit!", 0),
        ] {
            let error = text.parse::<Line>().unwrap_err();
            assert_eq!(error.offset, offset, "{text}: {error}");
        }
    }
}
