//! Palindromes that are not there yet: stretches of a line that can still become
//! one, because every two tokens that mirror each other are alike (H4).

use ::hyle7::{Board, Cell, Line, Size};

use super::{cells_of, lines_of};

/// More missing tokens than this are no plan but a dream.
const MOST_MISSING: usize = 3;

/// A stretch of a line that can still become a palindrome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Open {
    pub(super) line: Line,
    pub(super) length: usize,
    /// The empty cells in it.
    pub(super) missing: usize,
}

/// The longest stretch through a cell that can still become a palindrome and has
/// two like tokens that mirror each other, one of them on this cell.
pub(super) fn prepared(board: &Board, cell: Cell, size: Size) -> Option<Open> {
    let with_mirror = |stretch: &[Cell], at: usize| {
        let mirror = stretch[stretch.len() - 1 - at];
        let token = board.token(cell);
        mirror != cell && token.is_some() && board.token(mirror) == token
    };
    longest(board, cell, size, with_mirror)
}

/// The longest stretch through an empty cell that could become a palindrome but
/// no longer can once this token lies there: the token on the mirrored cell is
/// another.
pub(super) fn broken(board: &Board, cell: Cell, placed: &Board, size: Size) -> Option<Open> {
    let clash = |stretch: &[Cell], at: usize| {
        let mirror = stretch[stretch.len() - 1 - at];
        let other = board.token(mirror);
        mirror != cell && other.is_some() && other != placed.token(cell) && has_pair(board, stretch)
    };
    longest(board, cell, size, clash)
}

/// Whether two tokens of a stretch mirror each other already.
fn has_pair(board: &Board, stretch: &[Cell]) -> bool {
    let half = stretch.len() / 2;
    let mirrored = stretch.iter().zip(stretch.iter().rev()).take(half);
    mirrored
        .map(|(&one, &other)| (board.token(one), board.token(other)))
        .any(|(one, other)| one.is_some() && one == other)
}

fn longest(
    board: &Board,
    cell: Cell,
    size: Size,
    counts: impl Fn(&[Cell], usize) -> bool,
) -> Option<Open> {
    let mut best: Option<Open> = None;
    for line in lines_of(cell) {
        let cells = cells_of(line, size);
        for start in 0..cells.len() {
            for end in start + 3..=cells.len() {
                let stretch = &cells[start..end];
                let Some(at) = stretch.iter().position(|&other| other == cell) else {
                    continue;
                };
                let missing = stretch.iter().filter(|&&c| board.token(c).is_none());
                let open = Open {
                    line,
                    length: stretch.len(),
                    missing: missing.count(),
                };
                let fits = (1..=MOST_MISSING).contains(&open.missing)
                    && is_open(board, stretch)
                    && counts(stretch, at);
                let better = |best: Open| (open.length, best.missing) > (best.length, open.missing);
                if fits && best.is_none_or(better) {
                    best = Some(open);
                }
            }
        }
    }
    best
}

/// Whether no two tokens that mirror each other differ.
fn is_open(board: &Board, stretch: &[Cell]) -> bool {
    stretch
        .iter()
        .zip(stretch.iter().rev())
        .all(
            |(&one, &other)| match (board.token(one), board.token(other)) {
                (Some(one), Some(other)) => one == other,
                _ => true,
            },
        )
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::hyle7::Colour;

    /// A row 1 of these colours, 0 for an empty cell.
    fn row(colours: [u8; 7]) -> Board {
        let mut board = Board::new(Size::Large);
        for (column, number) in colours.into_iter().enumerate() {
            if let (Some(cell), Some(colour)) = (Cell::new(column, 0), Colour::new(number)) {
                board.place(cell, colour);
            }
        }
        board
    }

    fn at(column: usize) -> Cell {
        Cell::new(column, 0).unwrap()
    }

    #[test]
    fn h4_like_tokens_around_empty_cells_prepare_a_palindrome() {
        let found = prepared(&row([1, 2, 0, 2, 1, 3, 0]), at(0), Size::Large);
        let expected = Open {
            line: Line::Row(0),
            length: 5,
            missing: 1,
        };
        assert_eq!(found, Some(expected));
        assert_eq!(
            prepared(&row([1, 2, 0, 3, 1, 0, 0]), at(0), Size::Large),
            None
        );
    }

    #[test]
    fn h4_another_token_breaks_what_could_have_been() {
        let before = row([1, 2, 3, 0, 1, 4, 4]);
        let mut after = before;
        after.place(at(3), Colour::new(5).unwrap());
        let found = broken(&before, at(3), &after, Size::Large).unwrap();
        assert_eq!((found.length, found.missing), (5, 1));
        let mut mended = before;
        mended.place(at(3), Colour::new(2).unwrap());
        assert_eq!(broken(&before, at(3), &mended, Size::Large), None);
    }
}
