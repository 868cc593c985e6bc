//! The score of a board: every palindrome of two or more neighbouring tokens in
//! a row or a column scores its length (H3, H4).

use alloc::vec::Vec;
use core::fmt;

use crate::bag::Colour;
use crate::board::Board;
use crate::cell::{Cell, Cells};
use crate::setup::Size;

/// The longest palindrome there can be.
const LONGEST: usize = 7;

/// How far a cell's bit is from that of its right neighbour.
const ALONG_ROWS: u32 = 1;

/// How far a cell's bit is from that of its neighbour below.
const ALONG_COLUMNS: u32 = 8;

/// A row or a column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// The row with this number, counted from 0 at the bottom.
    Row(usize),
    /// The column with this number, counted from 0 at the left.
    Column(usize),
}

impl Line {
    /// Whether a cell lies in this line.
    pub const fn contains(self, cell: Cell) -> bool {
        match self {
            Line::Row(row) => cell.row() == row,
            Line::Column(column) => cell.column() == column,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Row(row) => write!(f, "{}", row + 1),
            Line::Column(column) => write!(f, "{}", char::from(b'a' + *column as u8)),
        }
    }
}

/// A palindrome on a board.
///
/// ```
/// use hyle7::{Board, Cell, Colour, Size};
///
/// // ABABA in the bottom row: three palindromes of three and one of five.
/// let mut board = Board::new(Size::Small);
/// for (column, number) in [1, 2, 1, 2, 1].into_iter().enumerate() {
///     board.place(Cell::new(column, 0).unwrap(), Colour::new(number).unwrap());
/// }
/// let found = board.palindromes();
/// let points: Vec<u32> = found.iter().map(|palindrome| palindrome.points).collect();
/// assert_eq!(points, [3, 3, 3, 5]);
/// assert_eq!(board.score(), 14);
/// let cells: Vec<String> = found[1].cells().map(|cell| cell.to_string()).collect();
/// assert_eq!(cells, ["b1", "c1", "d1"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Palindrome {
    /// The row or the column it lies in.
    pub line: Line,
    /// Its left end in a row, its upper end in a column.
    pub start: Cell,
    /// How many tokens it has.
    pub length: u32,
    /// What it scores: its length.
    pub points: u32,
}

impl Palindrome {
    /// Its cells, from the start on.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let step = match self.line {
            Line::Row(_) => ALONG_ROWS,
            Line::Column(_) => ALONG_COLUMNS,
        };
        (0..self.length).map(move |nth| Cell::at_place(self.start.place() + nth * step))
    }
}

impl Board {
    /// The score of the board as it stands (H4). No palindrome reaches over an
    /// empty cell.
    pub const fn score(&self) -> u32 {
        points(&self.starts(ALONG_ROWS)) + points(&self.starts(ALONG_COLUMNS))
    }

    /// The part of the score that one line makes.
    ///
    /// ```
    /// use hyle7::{Board, Cell, Colour, Line, Size};
    ///
    /// let mut board = Board::new(Size::Large);
    /// for text in ["c3", "d3", "e3", "d4"] {
    ///     board.place(text.parse().unwrap(), Colour::new(1).unwrap());
    /// }
    /// assert_eq!(board.line_score(Line::Row(2)), 2 + 2 + 3);
    /// assert_eq!(board.line_score(Line::Column(3)), 2);
    /// assert_eq!(board.score(), 9);
    /// assert_eq!([Line::Row(2), Line::Column(3)].map(|line| line.to_string()), ["3", "d"]);
    /// ```
    pub fn line_score(&self, line: Line) -> u32 {
        let (step, of_line) = match line {
            Line::Row(row) => (ALONG_ROWS, Cell::new(0, row).map_or(0, |c| 0x7f * c.bit())),
            Line::Column(column) => (
                ALONG_COLUMNS,
                Cell::new(column, 6).map_or(0, |c| 0x01_01_01_01_01_01_01 * c.bit()),
            ),
        };
        let alone = Board {
            free: 0,
            planes: self.planes.map(|plane| plane & of_line),
        };
        points(&alone.starts(step))
    }

    /// Every palindrome that the score is made of: rows first, each line's
    /// short ones before the long ones.
    pub fn palindromes(&self) -> Vec<Palindrome> {
        let mut found = Vec::new();
        for step in [ALONG_ROWS, ALONG_COLUMNS] {
            let starts = self.starts(step);
            for (length, starts) in starts.into_iter().enumerate().skip(2) {
                found.extend(Cells::from_bits(starts).iter().map(|start| Palindrome {
                    line: match step {
                        ALONG_ROWS => Line::Row(start.row()),
                        _ => Line::Column(start.column()),
                    },
                    start,
                    length: length as u32,
                    points: length as u32,
                }));
            }
        }
        found.sort_by_key(|palindrome| (palindrome.line, palindrome.length, palindrome.start));
        found
    }

    /// For each length, the cells on which a palindrome of that length starts
    /// in one of the two directions.
    ///
    /// A palindrome is two equal tokens around a shorter palindrome, around a
    /// single token, or around nothing. All lines are looked at together; none
    /// runs into the next, since the bits beside a row never hold a token.
    const fn starts(&self, step: u32) -> [u64; LONGEST + 1] {
        let [low, middle, high] = self.planes;
        let occupied = low | middle | high;
        let mut starts = [0; LONGEST + 1];
        starts[0] = u64::MAX;
        starts[1] = occupied;
        let mut length = 2;
        while length <= LONGEST {
            let end = step * (length as u32 - 1);
            let differ = (low ^ low >> end) | (middle ^ middle >> end) | (high ^ high >> end);
            starts[length] = occupied & !differ & starts[length - 2] >> step;
            length += 1;
        }
        starts
    }
}

/// What palindromes with these starts score.
const fn points(starts: &[u64; LONGEST + 1]) -> u32 {
    let mut points = 0;
    let mut length = 2;
    while length <= LONGEST {
        points += length as u32 * starts[length].count_ones();
        length += 1;
    }
    points
}

/// The score of a row of tokens by itself, `None` being an empty cell (H4).
///
/// ```
/// use hyle7::{Colour, line_score};
///
/// let score = |letters: &str| {
///     // A is colour 1; a blank is no colour at all.
///     let token = |letter: u8| Colour::new(letter.wrapping_sub(b'A' - 1));
///     line_score(&letters.bytes().map(token).collect::<Vec<_>>())
/// };
/// assert_eq!(score("AAA"), 2 + 2 + 3);
/// assert_eq!(score("ABCDCBA"), 3 + 5 + 7);
/// // The rulebook's table says 27 here, which is a misprint (H5).
/// assert_eq!(score("ABABABA"), 37);
/// // The most that one line can score, and nothing reaches over an empty cell.
/// assert_eq!(score("AAAAAAA"), 77);
/// assert_eq!(score("AAA AAA"), 14);
/// ```
///
/// # Panics
/// If the row is longer than a board's.
pub fn line_score(tokens: &[Option<Colour>]) -> u32 {
    assert!(tokens.len() <= LONGEST, "no line has so many cells");
    let mut board = Board::new(Size::Large);
    for (column, token) in tokens.iter().enumerate() {
        if let (Some(cell), Some(colour)) = (Cell::new(column, 0), token) {
            board.place(cell, *colour);
        }
    }
    points(&board.starts(ALONG_ROWS))
}
