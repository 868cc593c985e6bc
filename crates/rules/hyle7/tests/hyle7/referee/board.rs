//! One board: its cells and what lies on them.

/// A square board. Row 0 is the top one.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    rows: Vec<Vec<Option<u8>>>,
}

impl Board {
    /// An empty board.
    pub(crate) fn new(size: usize) -> Board {
        Board {
            rows: vec![vec![None; size]; size],
        }
    }

    fn size(&self) -> usize {
        self.rows.len()
    }

    /// A cell's name: columns are letters from the left, rows numbers from the
    /// bottom.
    fn name(&self, row: usize, column: usize) -> String {
        let letter = "abcdefg".chars().nth(column).unwrap();
        format!("{letter}{}", self.size() - row)
    }

    /// Row and column of a cell with this name.
    fn find(&self, name: &str) -> (usize, usize) {
        let (letter, number) = name.split_at(1);
        let column = "abcdefg".find(letter).unwrap();
        (self.size() - number.parse::<usize>().unwrap(), column)
    }

    /// Puts a token on an empty cell.
    pub(crate) fn put(&mut self, name: &str, colour: u8) {
        let (row, column) = self.find(name);
        let before = self.rows[row][column].replace(colour);
        assert_eq!(before, None, "{name} is taken");
    }

    /// Takes a token away.
    pub(crate) fn take(&mut self, name: &str) -> u8 {
        let (row, column) = self.find(name);
        self.rows[row][column].take().unwrap()
    }

    pub(crate) fn is_full(&self) -> bool {
        self.empty_cells_in_reading_order().is_empty()
    }

    /// The empty cells, row by row from the top left.
    pub(crate) fn empty_cells_in_reading_order(&self) -> Vec<String> {
        let mut cells = Vec::new();
        for (row, tokens) in self.rows.iter().enumerate() {
            for (column, token) in tokens.iter().enumerate() {
                if token.is_none() {
                    cells.push(self.name(row, column));
                }
            }
        }
        cells
    }

    /// H2: every slide of a token along its row or column over empty cells.
    pub(crate) fn slides(&self) -> Vec<String> {
        let mut slides = Vec::new();
        for row in 0..self.size() {
            for column in 0..self.size() {
                if self.rows[row][column].is_none() {
                    continue;
                }
                for (down, right) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    let mut to = (row as i32 + down, column as i32 + right);
                    while self.is_empty_cell(to) {
                        let there = self.name(to.0 as usize, to.1 as usize);
                        slides.push(format!("{}-{there}", self.name(row, column)));
                        to = (to.0 + down, to.1 + right);
                    }
                }
            }
        }
        slides
    }

    /// Whether there is such a cell and nothing lies on it.
    fn is_empty_cell(&self, (row, column): (i32, i32)) -> bool {
        let size = self.size() as i32;
        let inside = (0..size).contains(&row) && (0..size).contains(&column);
        inside && self.rows[row as usize][column as usize].is_none()
    }

    /// H3: the score of all rows and columns.
    pub(crate) fn score(&self) -> i64 {
        let mut total = 0;
        for row in &self.rows {
            total += score_of_line(row);
        }
        for column in 0..self.size() {
            let line: Vec<Option<u8>> = self.rows.iter().map(|row| row[column]).collect();
            total += score_of_line(&line);
        }
        total
    }
}

/// H4: every run of two or more neighbouring tokens that reads the same both
/// ways scores its length.
pub(crate) fn score_of_line(line: &[Option<u8>]) -> i64 {
    let mut total = 0;
    for start in 0..line.len() {
        for end in start + 2..=line.len() {
            let run = &line[start..end];
            let whole = run.iter().all(|token| token.is_some());
            if whole && run.iter().eq(run.iter().rev()) {
                total += run.len() as i64;
            }
        }
    }
    total
}
