//! The score (H4) against its plainest definition, and the rulebook's own
//! figures (H5).

use hyle7::{Board, Cell, Colour, Line, Palindrome, Size, line_score};
use testkit::Numbers;

/// A line from letters, `A` being the first colour and `.` an empty cell.
fn line(letters: &str) -> Vec<Option<Colour>> {
    let colour = |letter: u8| Colour::new(letter.wrapping_sub(b'A').wrapping_add(1));
    letters.bytes().map(colour).collect()
}

/// Every stretch of at least two tokens that reads the same both ways, as
/// start and length.
fn palindromes_by_definition(line: &[Option<Colour>]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for start in 0..line.len() {
        for end in start + 2..=line.len() {
            let stretch = &line[start..end];
            let full = stretch.iter().all(Option::is_some);
            if full && stretch.iter().eq(stretch.iter().rev()) {
                found.push((start, end - start));
            }
        }
    }
    found
}

fn points_by_definition(line: &[Option<Colour>]) -> u32 {
    let found = palindromes_by_definition(line);
    found.iter().map(|&(_, length)| length as u32).sum()
}

/// The lines of a board with their cells, each from its left or upper end.
fn lines(size: Size) -> Vec<(Line, Vec<Cell>)> {
    let side = size.side();
    let row = |row| {
        (0..side)
            .map(|column| Cell::new(column, row).unwrap())
            .collect()
    };
    let column = |column| {
        (0..side)
            .rev()
            .map(|row| Cell::new(column, row).unwrap())
            .collect()
    };
    let rows = (0..side).map(|number| (Line::Row(number), row(number)));
    let columns = (0..side).map(|number| (Line::Column(number), column(number)));
    rows.chain(columns).collect()
}

/// A board with about the given share of cells filled, in few colours so that
/// palindromes are frequent.
fn random_board(size: Size, numbers: &mut Numbers) -> Board {
    let mut board = Board::new(size);
    let colours = 1 + numbers.below(size.colours().into());
    let filled = numbers.below(11);
    for cell in size.cells() {
        if numbers.below(10) < filled {
            let colour = Colour::new(1 + numbers.below(colours) as u8);
            board.place(cell, colour.unwrap());
        }
    }
    board
}

#[test]
fn h4_the_examples_of_the_clause() {
    assert_eq!(line_score(&line("AAA")), 2 + 2 + 3);
    assert_eq!(line_score(&line("ABABA")), 3 + 3 + 3 + 5);
}

#[test]
fn h4_an_empty_cell_breaks_a_palindrome() {
    assert_eq!(line_score(&line("A.A")), 0);
    assert_eq!(line_score(&line("AB.BA")), 0);
    assert_eq!(line_score(&line("AA.AA")), 4);
    assert_eq!(line_score(&line(".......")), 0);
}

#[test]
fn h4_lines_score_by_the_definition() {
    let mut numbers = Numbers::seeded(4);
    for _ in 0..20_000 {
        let colours = 2 + numbers.below(7);
        let length = numbers.below(8);
        let token = |_| Colour::new(numbers.below(colours) as u8);
        let line: Vec<Option<Colour>> = (0..length).map(token).collect();
        assert_eq!(line_score(&line), points_by_definition(&line), "{line:?}");
    }
}

#[test]
fn h4_boards_score_by_the_definition() {
    let mut numbers = Numbers::seeded(44);
    for round in 0..4000 {
        let size = [Size::Large, Size::Small][round % 2];
        let board = random_board(size, &mut numbers);
        let mut expected: Vec<Palindrome> = Vec::new();
        let mut score = 0;
        for (line, cells) in lines(size) {
            let tokens: Vec<_> = cells.iter().map(|&cell| board.token(cell)).collect();
            let points = points_by_definition(&tokens);
            assert_eq!(board.line_score(line), points);
            score += points;
            for (start, length) in palindromes_by_definition(&tokens) {
                expected.push(Palindrome {
                    line,
                    start: cells[start],
                    length: length as u32,
                    points: length as u32,
                });
            }
        }
        let palindromes = board.palindromes();
        assert_eq!(board.score(), score, "{board:?}");
        assert_eq!(palindromes.iter().map(|p| p.points).sum::<u32>(), score);
        expected.sort_by_key(|p| (p.line, p.length, p.start));
        assert_eq!(palindromes, expected);
    }
}

#[test]
fn h4_a_palindrome_names_its_cells() {
    let mut board = Board::new(Size::Small);
    for cell in ["b2", "b3", "b4"] {
        board.place(cell.parse().unwrap(), Colour::new(5).unwrap());
    }
    board.slide("b3".parse().unwrap(), "c3".parse().unwrap());
    board.place("b3".parse().unwrap(), Colour::new(1).unwrap());
    let palindromes = board.palindromes();
    assert_eq!(palindromes.len(), 1);
    let cells: Vec<String> = palindromes[0].cells().map(|c| c.to_string()).collect();
    assert_eq!(cells, ["b4", "b3", "b2"]);
    assert_eq!(palindromes[0].line.to_string(), "b");
    assert!(
        palindromes[0]
            .cells()
            .all(|c| palindromes[0].line.contains(c))
    );
    board.place("d3".parse().unwrap(), Colour::new(1).unwrap());
    let row = *board.palindromes().first().unwrap();
    let cells: Vec<String> = row.cells().map(|c| c.to_string()).collect();
    assert_eq!(cells, ["b3", "c3", "d3"]);
    assert_eq!(row.line.to_string(), "3");
}

#[test]
fn h5_the_table_of_sequences() {
    let table = [
        ("AA", 2),
        ("ABA", 3),
        ("AAA", 7),
        ("ABBA", 6),
        ("AAAA", 16),
        ("ABCBA", 8),
        ("ABBBA", 12),
        ("AABAA", 12),
        ("ABABA", 14),
        ("AAAAA", 30),
        ("ABCCBA", 12),
        ("AABBAA", 16),
        ("ABAABA", 18),
        ("ABBBBA", 22),
        ("AAAAAA", 50),
        ("ABCACBA", 15),
        ("ABCDCBA", 15), // Printed as ABCDABA, which is no palindrome.
        ("ABBCBBA", 19),
        ("ABCCCBA", 19),
        ("AABCBAA", 19), // Printed as AABCBA, which is no palindrome.
        ("ABACABA", 21),
        ("ABCBCBA", 21),
        ("AABBBAA", 23),
        ("AABABAA", 25),
        ("ABAAABA", 25),
        ("ABABABA", 37), // Printed as 27.
        ("ABBABBA", 27),
        ("AAABAAA", 29),
        ("ABBBBBA", 37),
        ("AAAAAAA", 77),
    ];
    assert_eq!(table.len(), 27 + 3);
    for (letters, points) in table {
        let line = line(letters);
        assert!(line.iter().eq(line.iter().rev()), "{letters}");
        assert_eq!(line_score(&line), points, "{letters}");
        assert_eq!(points_by_definition(&line), points, "{letters}");
    }
}

#[test]
fn h5_the_misprints_are_no_slips_of_ours() {
    assert_ne!(line_score(&line("ABCDABA")), 15);
    assert_ne!(line_score(&line("AABCBA")), 19);
}

#[test]
fn h5_the_three_examples() {
    assert_eq!(line_score(&line("ABCBA")), 8);
    assert_eq!(line_score(&line("ABABA")), 14);
    assert_eq!(line_score(&line("AABBAA")), 16);
}

#[test]
fn h4_the_richest_board_that_can_be_counted_by_hand() {
    // All tokens of a line alike in every row: seven rows of 77 each, and no
    // two neighbours in a column alike.
    let mut board = Board::new(Size::Large);
    for cell in Size::Large.cells() {
        board.place(cell, Colour::new(1 + cell.row() as u8).unwrap());
    }
    assert_eq!(board.score(), 7 * 77);
    for row in 0..7 {
        assert_eq!(board.line_score(Line::Row(row)), 77);
        assert_eq!(board.line_score(Line::Column(row)), 0);
    }
}
