//! How a match goes on: drawing, placing, sliding, two rounds or two boards,
//! the end (H2, H3, H6, H8).

use alloc::vec::Vec;

use game::{About, Game, Outcome, PerSeat, Seat, Stop, Turn, TurnError, Weighted};

use crate::bag::Bag;
use crate::board::Board;
use crate::cell::Cell;
use crate::error::RulesError;
use crate::form;
use crate::moves::{Draw, Move};
use crate::position::{BoardId, Ending, Phase, Position};
use crate::setup::{Bags, Setup};
use crate::slides::Slides;

impl Game for Position {
    const ID: &'static str = "hyle7";
    const ABOUT: About = form::ABOUT;
    type Setup = Setup;
    type Move = Move;
    type Chance = Draw;
    type RulesError = RulesError;

    fn start(setup: &Setup) -> Position {
        Position {
            boards: [Board::new(setup.size); 2],
            bag: Bag::full(setup.size),
            phase: Phase::Draw,
            current: BoardId::First,
            out_of_time: [false; 2],
            setup: *setup,
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn turn(&self) -> Turn {
        match (self.phase, self.seat_to_move()) {
            (_, Some(seat)) => Turn::Seat(seat),
            (Phase::Over(_), None) => Turn::Over,
            (_, None) => Turn::Chance,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(ending) = self.phase else {
            return None;
        };
        Some(match ending {
            Ending::Full => Outcome::ranked(self.scores()),
            Ending::Resigned(loser) => Outcome::ranked(PerSeat::new(2, |seat| seat != loser)),
            Ending::Agreed => Outcome::draw(2),
        })
    }

    fn check_move(&self, mv: &Move) -> Result<(), RulesError> {
        match (self.phase, *mv) {
            (Phase::Place(_), Move::Place(cell)) => self.check_place(cell),
            (Phase::Place(_), _) => Err(RulesError::ChaosToPlace),
            (_, Move::Slide { from, to }) => self.check_slide(from, to),
            (_, Move::Pass) => Ok(()),
            (_, Move::Place(_)) => Err(RulesError::OrderToSlide),
        }
    }

    fn play_unchecked(&mut self, mv: &Move) {
        match (*mv, self.phase) {
            (Move::Place(cell), Phase::Place(colour)) => {
                self.boards[self.current as usize].place(cell, colour);
                self.after_placing();
            }
            (Move::Slide { from, to }, _) => {
                self.boards[self.current as usize].slide(from, to);
                self.after_sliding();
            }
            (Move::Pass, _) => self.after_sliding(),
            (Move::Place(_), _) => unreachable!("a token is placed after it is drawn"),
        }
    }

    fn moves(&self, out: &mut Vec<Move>) {
        if let Some(forced) = self.forced_move() {
            out.push(forced);
            return;
        }
        let board = self.board(self.current);
        match self.phase {
            Phase::Draw | Phase::Over(_) => {}
            Phase::Place(_) => out.extend(board.empty().iter().map(Move::Place)),
            Phase::Slide => {
                for from in board.occupied() {
                    let slide = |to| Move::Slide { from, to };
                    out.extend(board.reachable(from).iter().map(slide));
                }
                out.push(Move::Pass);
            }
        }
    }

    fn check_chance(&self, &Draw(colour): &Draw) -> Result<(), RulesError> {
        if colour.number() > self.size().colours() {
            Err(RulesError::NoSuchColour(colour))
        } else if self.bag.count(colour) == 0 {
            Err(RulesError::NoMore(colour))
        } else {
            Ok(())
        }
    }

    fn settle_unchecked(&mut self, &Draw(colour): &Draw) {
        self.bag.take(colour);
        self.phase = Phase::Place(colour);
    }

    fn chances(&self) -> Vec<Weighted<Draw>> {
        if self.phase != Phase::Draw {
            return Vec::new();
        }
        let case = |(colour, count)| Weighted {
            outcome: Draw(colour),
            weight: count,
        };
        self.bag.colours().map(case).collect()
    }

    fn check_stop(&self, stop: Stop) -> Result<(), RulesError> {
        match stop {
            Stop::Resign(_) | Stop::Draw => Ok(()),
            Stop::GameTime => Err(TurnError::NoGameTime.into()),
            Stop::SeatTime(seat) if self.is_out_of_time(seat) => {
                Err(TurnError::AlreadyOut(seat).into())
            }
            Stop::SeatTime(_) => Ok(()),
        }
    }

    fn stop_unchecked(&mut self, stop: Stop) {
        match stop {
            Stop::Resign(seat) => self.phase = Phase::Over(Ending::Resigned(seat)),
            Stop::Draw => self.phase = Phase::Over(Ending::Agreed),
            // The match goes on by itself for a seat without time, see
            // `Position::forced_move`.
            Stop::SeatTime(seat) => self.out_of_time[seat.index()] = true,
            Stop::GameTime => {}
        }
    }

    /// Chaos draws.
    fn chance_asker(&self) -> Option<Seat> {
        Some(self.current.chaos())
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.is_out_of_time(seat)
    }

    fn branches(&self) -> u64 {
        if self.forced_move().is_some() {
            return 1;
        }
        let board = self.board(self.current);
        match self.phase {
            Phase::Draw => self.bag.colours().count() as u64,
            Phase::Place(_) => board.empty().len().into(),
            Phase::Slide => u64::from(Slides::of(board).count()) + 1,
            Phase::Over(_) => 0,
        }
    }

    fn step_at_random(&mut self, below: &mut impl FnMut(u32) -> u32) {
        if let Some(forced) = self.forced_move() {
            return self.play_unchecked(&forced);
        }
        let board = &mut self.boards[self.current as usize];
        match self.phase {
            Phase::Draw => {
                let colour = self.bag.nth(below(self.bag.left()));
                self.settle_unchecked(&Draw(colour));
            }
            Phase::Place(colour) => {
                let cell = board.empty().nth(below(board.empty().len()));
                board.place(cell, colour);
                self.after_placing();
            }
            Phase::Slide => {
                let slides = Slides::of(board);
                let pass = slides.count();
                let choice = below(pass + 1);
                if choice != pass {
                    let (from, to) = slides.nth(choice);
                    board.slide(from, to);
                }
                self.after_sliding();
            }
            Phase::Over(_) => {}
        }
    }
}

impl Position {
    fn check_place(&self, cell: Cell) -> Result<(), RulesError> {
        self.check_cell(cell)?;
        match self.forced_move() {
            Some(Move::Place(only)) if only != cell => Err(RulesError::TimeUpSoPlace {
                seat: self.current.chaos(),
                cell: only,
            }),
            _ if self.board(self.current).empty().contains(cell) => Ok(()),
            _ => Err(RulesError::Occupied(cell)),
        }
    }

    fn check_slide(&self, from: Cell, to: Cell) -> Result<(), RulesError> {
        self.check_cell(from)?;
        self.check_cell(to)?;
        let board = self.board(self.current);
        if self.forced_move().is_some() {
            Err(RulesError::TimeUpSoPass(self.current.order()))
        } else if from == to {
            Err(RulesError::NotMoved)
        } else if board.token(from).is_none() {
            Err(RulesError::NoToken(from))
        } else if from.row() != to.row() && from.column() != to.column() {
            Err(RulesError::NotInLine)
        } else {
            match board.obstacle(from, to) {
                None => Ok(()),
                Some(cell) if cell == to => Err(RulesError::Occupied(to)),
                Some(cell) => Err(RulesError::InTheWay(cell)),
            }
        }
    }

    fn check_cell(&self, cell: Cell) -> Result<(), RulesError> {
        if self.size().cells().contains(cell) {
            Ok(())
        } else {
            Err(RulesError::NoSuchCell(cell))
        }
    }

    /// What follows a placement: the same token on the other board, Order's
    /// turn, or after the last token of a bag the next round or the end.
    fn after_placing(&mut self) {
        match (self.setup.bags, self.current) {
            (Bags::Shared, BoardId::First) => self.current = BoardId::Second,
            (Bags::Shared, BoardId::Second) => {
                self.current = BoardId::First;
                self.phase = if self.bag.is_empty() {
                    Phase::Over(Ending::Full)
                } else {
                    Phase::Slide
                };
            }
            (Bags::Own, _) if !self.bag.is_empty() => self.phase = Phase::Slide,
            (Bags::Own, BoardId::First) => {
                self.current = BoardId::Second;
                self.bag = Bag::full(self.size());
                self.phase = Phase::Draw;
            }
            (Bags::Own, BoardId::Second) => self.phase = Phase::Over(Ending::Full),
        }
    }

    /// What follows a slide or a pass: the other board's Order, or a draw.
    fn after_sliding(&mut self) {
        match (self.setup.bags, self.current) {
            (Bags::Shared, BoardId::First) => self.current = BoardId::Second,
            (Bags::Shared, BoardId::Second) => {
                self.current = BoardId::First;
                self.phase = Phase::Draw;
            }
            (Bags::Own, _) => self.phase = Phase::Draw,
        }
    }
}
