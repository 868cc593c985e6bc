//! A second, slow implementation of SEVEN, clauses S1 to S12, for the fast one
//! to be compared with. It shares nothing with it: tiles are lists of cells,
//! heights are looked up in a map, and a legal place is found by trying them all.

mod examples;
mod shapes;

use std::collections::{BTreeMap, BTreeSet};

use shapes::{Cell, neighbours, orientations};

/// A tile that has been placed.
#[derive(Clone, Debug)]
struct Tile {
    seat: usize,
    level: usize,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    seats: usize,
    pairs: bool,
    misere: bool,
    /// Every orientation of every tile, by its letter.
    shapes: BTreeMap<char, Vec<[Cell; 4]>>,
    /// The letters of the tiles each seat still holds.
    hands: Vec<BTreeSet<char>>,
    /// The tiles in the order in which they were placed.
    placed: Vec<Tile>,
    /// For every covered cell the tiles that lie on it, the lowest first, as
    /// indices into `placed`.
    stacks: BTreeMap<Cell, Vec<usize>>,
    /// A seat that has left a game which goes on without it.
    left: Option<usize>,
    /// The places, if something ended the game before the last tile.
    stopped: Option<Vec<u8>>,
}

impl Referee {
    /// A new game by these rule tags; a missing one has its default.
    pub(crate) fn new(tags: &[(&str, &str)]) -> Referee {
        let tag = |name: &str| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1);
        let seats = tag("Players").unwrap_or("2").parse().unwrap();
        let shapes = orientations();
        let all_letters: BTreeSet<char> = shapes.keys().copied().collect();
        Referee {
            seats,
            pairs: tag("Pairs") == Some("yes"),
            misere: tag("Variant") == Some("misere"),
            shapes,
            hands: vec![all_letters; seats],
            placed: Vec::new(),
            stacks: BTreeMap::new(),
            left: None,
            stopped: None,
        }
    }

    /// `seat 0`, or `over`. Chance never speaks in SEVEN.
    pub(crate) fn whose_turn(&self) -> String {
        if self.is_over() {
            "over".to_string()
        } else {
            format!("seat {}", self.seat_to_move())
        }
    }

    fn is_over(&self) -> bool {
        self.stopped.is_some() || self.hands.iter().all(|hand| hand.is_empty())
    }

    fn seat_to_move(&self) -> usize {
        self.placed.len() % self.seats
    }

    /// Whether the tiles of the seat to move are played for it, for it has left.
    pub(crate) fn is_played_for(&self) -> bool {
        self.left == Some(self.seat_to_move())
    }

    /// All legal moves, the cells of each in order. On the empty table each
    /// orientation stands once, somewhere.
    pub(crate) fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        if !self.is_over() {
            for &letter in &self.hands[self.seat_to_move()] {
                for cells in self.highest(letter).1 {
                    moves.push(written(letter, cells));
                }
            }
        }
        moves
    }

    /// The level a legal move goes to.
    pub(crate) fn level_of(&self, text: &str) -> usize {
        self.height(read(text).1[0]) + 1
    }

    /// S6: the highest level at which this tile can lie in any orientation and
    /// place, and everywhere it can lie there.
    fn highest(&self, letter: char) -> (usize, Vec<[Cell; 4]>) {
        if self.stacks.is_empty() {
            return (1, self.shapes[&letter].clone());
        }
        let qs = self.stacks.keys().map(|cell| cell.0);
        let rs = self.stacks.keys().map(|cell| cell.1);
        let (first_q, last_q) = (qs.clone().min().unwrap(), qs.max().unwrap());
        let (first_r, last_r) = (rs.clone().min().unwrap(), rs.max().unwrap());
        let mut highest = 0;
        let mut places = Vec::new();
        for shape in &self.shapes[&letter] {
            // A shape starts at (0,0) and is at most four cells wide, so beyond
            // this margin it touches no tile.
            for q in first_q - 4..=last_q + 1 {
                for r in first_r - 4..=last_r + 1 {
                    let cells = shape.map(|cell| (cell.0 + q, cell.1 + r));
                    let level = self.height(cells[0]) + 1;
                    if level < highest || !self.may_lie(cells, level) {
                        continue;
                    }
                    if level > highest {
                        highest = level;
                        places.clear();
                    }
                    places.push(cells);
                }
            }
        }
        (highest, places)
    }

    /// Whether S3, S4 and S5 let a tile lie on these cells at this level.
    fn may_lie(&self, cells: [Cell; 4], level: usize) -> bool {
        // S3: flat.
        if cells.iter().any(|&cell| self.height(cell) != level - 1) {
            return false;
        }
        if level == 1 {
            // S4: next to a tile on the table.
            let covered = |cell| self.height(cell) > 0;
            let at_a_tile = |&cell: &Cell| neighbours(cell).into_iter().any(covered);
            cells.iter().any(at_a_tile)
        } else {
            // S5: on two tiles or more.
            let below = cells.iter().map(|cell| self.stacks[cell][level - 2]);
            below.collect::<BTreeSet<usize>>().len() >= 2
        }
    }

    fn height(&self, cell: Cell) -> usize {
        self.stacks.get(&cell).map_or(0, |stack| stack.len())
    }

    /// There are none.
    pub(crate) fn chances(&self) -> Vec<(String, u32)> {
        Vec::new()
    }

    /// Lets a legal event happen.
    pub(crate) fn apply(&mut self, event: &str) {
        assert!(!self.is_over(), "{event} after the end");
        if event == "draw" {
            self.stopped = Some(vec![1; self.seats]);
        } else if let Some(seat) = event.strip_prefix("resign:") {
            self.leave(seat.parse().unwrap());
        } else if let Some(seat) = event.strip_prefix("time:") {
            self.leave(seat.parse().unwrap());
        } else {
            let (letter, cells) = read(event);
            self.place(letter, cells);
        }
    }

    fn place(&mut self, letter: char, cells: [Cell; 4]) {
        let seat = self.seat_to_move();
        assert!(self.hands[seat].remove(&letter), "{letter} is not held");
        let level = self.height(cells[0]) + 1;
        for cell in cells {
            let stack = self.stacks.entry(cell).or_default();
            stack.push(self.placed.len());
            assert_eq!(stack.len(), level, "a tile lies flat");
        }
        self.placed.push(Tile { seat, level });
    }

    /// A seat resigns or runs out of time. Two players and two pairs have
    /// nothing to go on for; at other tables the seat becomes the last.
    fn leave(&mut self, seat: usize) {
        if self.seats == 2 || self.pairs {
            let loses = |other: usize| other % 2 == seat % 2;
            let worst = 1 + self.seats as u8 / 2;
            let place = |other| if loses(other) { worst } else { 1 };
            self.stopped = Some((0..self.seats).map(place).collect());
        } else {
            assert_eq!(self.left, None, "the book says nothing of a second one");
            self.left = Some(seat);
        }
    }

    /// For each level from the lowest, the number of tiles of each seat.
    pub(crate) fn standing(&self) -> Vec<Vec<i64>> {
        let levels = self.placed.iter().map(|tile| tile.level).max().unwrap_or(0);
        let mut counts = vec![vec![0; self.seats]; levels];
        for tile in &self.placed {
            counts[tile.level - 1][tile.seat] += 1;
        }
        counts
    }

    /// The place of each seat, once the game is over.
    pub(crate) fn places(&self) -> Vec<u8> {
        if let Some(places) = &self.stopped {
            return places.clone();
        }
        if !self.is_over() {
            return Vec::new();
        }
        let achieved: Vec<(bool, Vec<i64>)> = (0..self.seats)
            .map(|seat| self.achieved_by_side(seat))
            .collect();
        let better = |seat: usize| achieved.iter().filter(|a| **a > achieved[seat]).count();
        (0..self.seats).map(|seat| 1 + better(seat) as u8).collect()
    }

    /// S11: of a pair, what its better member achieved.
    fn achieved_by_side(&self, seat: usize) -> (bool, Vec<i64>) {
        if self.pairs {
            let partner = (seat + 2) % 4;
            self.achieved(seat).max(self.achieved(partner))
        } else {
            self.achieved(seat)
        }
    }

    /// S8 and S9: whether the seat stayed to the end, then its tiles on each
    /// level in the order in which levels are compared.
    fn achieved(&self, seat: usize) -> (bool, Vec<i64>) {
        let mut tiles: Vec<i64> = self.standing().iter().map(|level| level[seat]).collect();
        if !self.misere {
            tiles.reverse();
        }
        (self.left != Some(seat), tiles)
    }
}

/// Writes a move with its cells in order.
pub(crate) fn written(letter: char, mut cells: [Cell; 4]) -> String {
    cells.sort();
    let cells = cells.map(|cell| format!("{},{}", cell.0, cell.1));
    format!("{letter}:{}", cells.join(";"))
}

/// Reads a move, its cells in any order.
pub(crate) fn read(text: &str) -> (char, [Cell; 4]) {
    let (letter, cells) = text.split_once(':').unwrap();
    let cell = |text: &str| {
        let (q, r) = text.split_once(',').unwrap();
        (q.parse().unwrap(), r.parse().unwrap())
    };
    let cells: Vec<Cell> = cells.split(';').map(cell).collect();
    let mut letters = letter.chars();
    let letter = letters.next().unwrap();
    assert_eq!(letters.next(), None);
    (letter, cells.try_into().unwrap())
}

/// Moves a tile to where its smallest coordinates are 0.
pub(crate) fn at_origin(text: &str) -> String {
    let (letter, cells) = read(text);
    written(letter, shapes::at_origin(cells))
}

/// Moves a tile by this much.
pub(crate) fn shifted(text: &str, by: Cell) -> String {
    let (letter, cells) = read(text);
    written(letter, cells.map(|cell| (cell.0 + by.0, cell.1 + by.1)))
}
