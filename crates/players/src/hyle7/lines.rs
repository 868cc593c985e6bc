//! What the rows and columns of a board promise: the palindromes that are there
//! and those that can still come about.

use hyle7::{Board, Cell};

/// The longest line.
const SIDE: usize = 7;

/// What one point of the score counts. A promise is made of fractions of it.
const POINT: i64 = 1 << 10;

/// Which part of its points an unfinished palindrome keeps for each place that
/// is missing, as a fraction of 256: for the middle, which any token fills; for
/// the partner of a token; for both tokens of a pair. Found by matches between
/// players with different fractions.
const MIDDLE: i64 = 250;
const PARTNER: i64 = 24;
const PAIR: i64 = 40;

/// A row or a column by the colours of its tokens, 0 for an empty cell and
/// `BEYOND` outside the board.
type Line = [u8; SIDE];
const BEYOND: u8 = u8::MAX;

/// All rows and columns of a board, and what each promises.
pub(super) struct Lines {
    rows: [Line; SIDE],
    columns: [Line; SIDE],
    row_promises: [i64; SIDE],
    column_promises: [i64; SIDE],
}

impl Lines {
    /// The lines of a board.
    pub(super) fn of(board: &Board) -> Lines {
        let mut rows = [[BEYOND; SIDE]; SIDE];
        let mut columns = [[BEYOND; SIDE]; SIDE];
        let mut set = |cell: Cell, colour| {
            rows[cell.row()][cell.column()] = colour;
            columns[cell.column()][cell.row()] = colour;
        };
        for cell in board.empty() {
            set(cell, 0);
        }
        for cell in board.occupied() {
            set(cell, board.token(cell).map_or(0, |colour| colour.number()));
        }
        Lines {
            row_promises: rows.each_ref().map(promise),
            column_promises: columns.each_ref().map(promise),
            rows,
            columns,
        }
    }

    /// What the whole board promises.
    pub(super) fn promise(&self) -> i64 {
        self.row_promises.iter().chain(&self.column_promises).sum()
    }

    /// How much more it promises after a slide, which changes one line along
    /// its way and two across it.
    pub(super) fn gain(&self, from: Cell, to: Cell) -> i64 {
        let (row, column) = (from.row(), from.column());
        let colour = self.rows[row][column];
        if row == to.row() {
            let end = to.column();
            self.of_row(row, [(column, 0), (end, colour)])
                + self.of_column(column, [(row, 0)])
                + self.of_column(end, [(row, colour)])
        } else {
            let end = to.row();
            self.of_column(column, [(row, 0), (end, colour)])
                + self.of_row(row, [(column, 0)])
                + self.of_row(end, [(column, colour)])
        }
    }

    /// How much more a row promises with these tokens at these columns.
    fn of_row<const N: usize>(&self, row: usize, tokens: [(usize, u8); N]) -> i64 {
        promise(&with(self.rows[row], tokens)) - self.row_promises[row]
    }

    /// How much more a column promises with these tokens at these rows.
    fn of_column<const N: usize>(&self, column: usize, tokens: [(usize, u8); N]) -> i64 {
        promise(&with(self.columns[column], tokens)) - self.column_promises[column]
    }
}

fn with<const N: usize>(mut line: Line, tokens: [(usize, u8); N]) -> Line {
    for (at, colour) in tokens {
        line[at] = colour;
    }
    line
}

/// What a line promises: for every stretch of cells that is a palindrome or can
/// become one its points (H4), less for every place that is missing.
fn promise(line: &Line) -> i64 {
    let mut sum = 0;
    for middle in 0..SIDE {
        let of_middle = match line[middle] {
            BEYOND => continue,
            0 => (POINT * MIDDLE) >> 8,
            _ => POINT,
        };
        sum += around(line, middle.checked_sub(1), middle + 1, of_middle);
        sum += around(line, Some(middle), middle + 1, POINT);
    }
    sum
}

/// What the palindromes promise whose innermost pair lies on these two cells;
/// `share` is what a point of theirs counts.
fn around(line: &Line, low: Option<usize>, high: usize, mut share: i64) -> i64 {
    let mut sum = 0;
    let lower = (0..=low.unwrap_or(0)).rev().take_while(|_| low.is_some());
    for (low, high) in lower.zip(high..SIDE) {
        match (line[low], line[high]) {
            (BEYOND, _) | (_, BEYOND) => break,
            (0, 0) => share = (share * PAIR) >> 8,
            (0, _) | (_, 0) => share = (share * PARTNER) >> 8,
            (one, other) if one == other => {}
            _ => break,
        }
        sum += share * (high - low + 1) as i64;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use hyle7::{Colour, Size};
    use testkit::Numbers;

    fn random_board(size: Size, tokens: u32, numbers: &mut Numbers) -> Board {
        let mut board = Board::new(size);
        for _ in 0..tokens {
            let cell = board.empty().nth(numbers.below(board.empty().len()));
            let colour = 1 + numbers.below(size.colours().into()) as u8;
            board.place(cell, Colour::new(colour).unwrap());
        }
        board
    }

    #[test]
    fn h4_a_full_board_promises_its_score() {
        let mut numbers = Numbers::seeded(4);
        for (size, tokens) in [(Size::Seven, 49), (Size::Five, 25)] {
            for _ in 0..200 {
                let board = random_board(size, tokens, &mut numbers);
                let promise = Lines::of(&board).promise();
                assert_eq!(promise, POINT * i64::from(board.score()), "{board:?}");
            }
        }
    }

    #[test]
    fn h2_a_slide_gains_what_the_board_promises_more_after_it() {
        let mut numbers = Numbers::seeded(5);
        for size in [Size::Seven, Size::Five] {
            for tokens in 1..size.cells().len() {
                let board = random_board(size, tokens, &mut numbers);
                let lines = Lines::of(&board);
                for from in board.occupied() {
                    for to in board.reachable(from) {
                        let mut after = board;
                        after.slide(from, to);
                        let more = Lines::of(&after).promise() - lines.promise();
                        assert_eq!(lines.gain(from, to), more, "{from}-{to} in {board:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn two_alike_around_an_empty_cell_promise_more_than_two_that_differ() {
        let alike = promise(&[0, 3, 0, 3, 0, 0, 0]);
        let differ = promise(&[0, 3, 0, 4, 0, 0, 0]);
        let side_by_side = promise(&[0, 3, 3, 0, 0, 0, 0]);
        assert!(differ < alike);
        assert!(2 * POINT < side_by_side);
    }
}
