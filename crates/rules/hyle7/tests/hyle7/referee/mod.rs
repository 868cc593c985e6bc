//! A second, slow implementation of HYLE⁷, clauses H1 to H8, for the fast one
//! to be compared with. It shares nothing with it: a board is a grid of tokens,
//! a slide is walked step by step, and a score comes from looking at every run
//! of neighbouring tokens.

mod board;
mod examples;

use std::collections::{BTreeMap, BTreeSet};

use board::Board;

/// What has to happen next. Boards are numbered from 0.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Next {
    /// A token is drawn.
    Draw,
    /// Chaos places the token on this board.
    Place(usize),
    /// Order slides on this board, or passes.
    Slide(usize),
    /// Nothing.
    Over,
}

/// A match in progress.
#[derive(Clone, Debug)]
pub(crate) struct Referee {
    size: usize,
    shared: bool,
    /// Two rounds one after the other, or two boards side by side.
    boards: [Board; 2],
    /// The board of the round that is played; of no meaning with a shared bag.
    round: usize,
    /// How many tokens of each colour are still in the bag.
    bag: BTreeMap<u8, u32>,
    drawn: u8,
    next: Next,
    out_of_time: BTreeSet<usize>,
    /// The places, if something ended the match before the last token.
    stopped: Option<Vec<u8>>,
}

impl Referee {
    /// A new match by these rule tags; a missing one has its default.
    pub(crate) fn new(tags: &[(&str, &str)]) -> Referee {
        let tag = |name: &str| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1);
        let size: usize = tag("Size").unwrap_or("7").parse().unwrap();
        Referee {
            size,
            shared: tag("Bag") == Some("shared"),
            boards: [Board::new(size), Board::new(size)],
            round: 0,
            bag: full_bag(size),
            drawn: 0,
            next: Next::Draw,
            out_of_time: BTreeSet::new(),
            stopped: None,
        }
    }

    /// `seat 0`, `chance` or `over`.
    pub(crate) fn whose_turn(&self) -> String {
        match self.next {
            Next::Draw => "chance".to_string(),
            Next::Place(board) => format!("seat {}", chaos_of(board)),
            Next::Slide(board) => format!("seat {}", order_of(board)),
            Next::Over => "over".to_string(),
        }
    }

    /// All legal moves. A seat whose time is up has only one.
    pub(crate) fn moves(&self) -> Vec<String> {
        match self.next {
            Next::Draw | Next::Over => Vec::new(),
            Next::Place(board) => {
                let mut cells = self.boards[board].empty_cells_in_reading_order();
                if self.out_of_time.contains(&chaos_of(board)) {
                    cells.truncate(1);
                }
                cells
            }
            Next::Slide(board) => {
                let mut moves = vec!["pass".to_string()];
                if !self.out_of_time.contains(&order_of(board)) {
                    moves.extend(self.boards[board].slides());
                }
                moves
            }
        }
    }

    /// Every colour in the bag with the number of its tokens.
    pub(crate) fn chances(&self) -> Vec<(String, u32)> {
        if self.next != Next::Draw {
            return Vec::new();
        }
        let left = self.bag.iter().filter(|(_, tokens)| **tokens > 0);
        left.map(|(colour, &tokens)| (format!("draw:{colour}"), tokens))
            .collect()
    }

    /// Lets a legal event happen.
    pub(crate) fn apply(&mut self, event: &str) {
        if event == "draw" {
            self.stop(vec![1, 1]);
        } else if let Some(seat) = event.strip_prefix("resign:") {
            let mut places = vec![1, 1];
            places[seat.parse::<usize>().unwrap()] = 2;
            self.stop(places);
        } else if let Some(seat) = event.strip_prefix("time:") {
            self.out_of_time.insert(seat.parse().unwrap());
        } else if let Some(colour) = event.strip_prefix("draw:") {
            self.draw(colour.parse().unwrap());
        } else {
            match self.next {
                Next::Place(board) => self.place(board, event),
                Next::Slide(board) => self.slide(board, event),
                Next::Draw | Next::Over => panic!("{event} is not asked for"),
            }
        }
    }

    fn stop(&mut self, places: Vec<u8>) {
        self.stopped = Some(places);
        self.next = Next::Over;
    }

    fn draw(&mut self, colour: u8) {
        assert_eq!(self.next, Next::Draw);
        let tokens = self.bag.get_mut(&colour).unwrap();
        *tokens -= 1;
        self.drawn = colour;
        self.next = Next::Place(if self.shared { 0 } else { self.round });
    }

    fn place(&mut self, board: usize, cell: &str) {
        self.boards[board].put(cell, self.drawn);
        let last = self.boards[board].is_full();
        self.next = match (self.shared, board) {
            (true, 0) => Next::Place(1),
            (true, _) if last => Next::Over,
            (true, _) => Next::Slide(0),
            (false, _) if !last => Next::Slide(board),
            (false, 0) => {
                // H6: the second round has a board and a bag of its own.
                self.round = 1;
                self.bag = full_bag(self.size);
                Next::Draw
            }
            (false, _) => Next::Over,
        };
    }

    fn slide(&mut self, board: usize, event: &str) {
        if event != "pass" {
            let (from, to) = event.split_once('-').unwrap();
            let colour = self.boards[board].take(from);
            self.boards[board].put(to, colour);
        }
        self.next = if self.shared && board == 0 {
            Next::Slide(1)
        } else {
            Next::Draw
        };
    }

    /// The score of each seat: that of the board on which it is Order.
    pub(crate) fn standing(&self) -> Vec<i64> {
        let score = |seat: usize| {
            let board = (0..2).find(|&board| order_of(board) == seat).unwrap();
            self.boards[board].score()
        };
        vec![score(0), score(1)]
    }

    /// The place of each seat, once the match is over.
    pub(crate) fn places(&self) -> Vec<u8> {
        if self.next != Next::Over {
            return Vec::new();
        }
        if let Some(places) = &self.stopped {
            return places.clone();
        }
        let scores = self.standing();
        let place = |seat: usize| {
            if scores[1 - seat] > scores[seat] {
                2
            } else {
                1
            }
        };
        vec![place(0), place(1)]
    }
}

/// H1, H7: as many tokens of each colour as there are colours.
fn full_bag(size: usize) -> BTreeMap<u8, u32> {
    (1..=size as u8)
        .map(|colour| (colour, size as u32))
        .collect()
}

/// Seat 0 is Chaos on the first board, seat 1 on the second.
fn chaos_of(board: usize) -> usize {
    board
}

fn order_of(board: usize) -> usize {
    1 - chaos_of(board)
}
