//! A game in progress.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use game::{
    About, BitReader, BitWriter, Chance, Clause, Cursor, Game, Lang, Outcome, Pack, ParseError,
    PerSeat, Refusal, Seat, Stop, Telling, Turn, TurnError, UnpackError, Weighted, Writing, evenly,
};

use crate::setup::{ABOUT, Setup};
use crate::words;

/// `put:4`: the number that was thrown goes to this cell, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark(pub u8);

/// `die:2`: what was thrown, 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Throw(pub u8);

/// Why something is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// A reason that every game shares.
    Turn(TurnError),
    /// The row has no such cell, or it is taken.
    NotFree(u8),
    /// The lowest free cell is taken for a seat that has left.
    TakenFor(u8),
}

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    setup: Setup,
    /// For each cell of the row the seat and the number on it.
    row: Vec<Option<(Seat, u8)>>,
    thrown: Option<u8>,
    left: PerSeat<bool>,
    is_drawn: bool,
}

impl FromStr for Mark {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Mark, ParseError> {
        numbered(text, "put:", 9, words::MARK).map(Mark)
    }
}

impl FromStr for Throw {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Throw, ParseError> {
        let number = numbered(text, Throw::PREFIX, 3, words::THROW)?;
        match number {
            0 => Err(ParseError::at(Throw::PREFIX.len(), words::THROW)),
            _ => Ok(Throw(number)),
        }
    }
}

fn numbered(text: &str, word: &str, most: u32, wanted: game::Phrase) -> Result<u8, ParseError> {
    let mut cursor = Cursor::new(text);
    if !cursor.take_word(word) {
        return Err(cursor.error(wanted));
    }
    let number = cursor.number(most, wanted)?;
    cursor.end(wanted)?;
    Ok(number as u8)
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "put:{}", self.0)
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Throw::PREFIX, self.0)
    }
}

impl Pack for Mark {
    fn pack(&self, out: &mut BitWriter) {
        out.bits(self.0.into(), 4);
    }

    fn unpack(bits: &mut BitReader<'_>) -> Result<Mark, UnpackError> {
        let cell = bits.bits(4)? as u8;
        if cell > 9 {
            return Err(UnpackError);
        }
        Ok(Mark(cell))
    }
}

impl Pack for Throw {
    fn pack(&self, out: &mut BitWriter) {
        out.bits(self.0.into(), 2);
    }

    fn unpack(bits: &mut BitReader<'_>) -> Result<Throw, UnpackError> {
        match bits.bits(2)? {
            0 => Err(UnpackError),
            number => Ok(Throw(number as u8)),
        }
    }
}

impl Chance for Throw {
    const PREFIX: &'static str = "die:";
}

impl Refusal for RulesError {
    fn clause(&self) -> Clause {
        Clause(match self {
            RulesError::Turn(TurnError::Over) => "T3",
            RulesError::TakenFor(_) | RulesError::Turn(TurnError::AlreadyOut(_)) => "T4",
            _ => "T1",
        })
    }

    fn explain(&self, lang: Lang) -> String {
        match self {
            RulesError::Turn(error) => error.explain(lang),
            RulesError::NotFree(cell) => words::not_free(lang, *cell),
            RulesError::TakenFor(cell) => words::taken_for(lang, *cell),
        }
    }
}

game::explained_error!(RulesError: Turn(TurnError));

impl Position {
    fn free(&self) -> impl Iterator<Item = u8> {
        let cells = self.row.iter().enumerate();
        let free = cells.filter(|(_, cell)| cell.is_none());
        free.map(|(index, _)| index as u8 + 1)
    }

    fn is_over(&self) -> bool {
        let staying = self.left.as_slice().iter().filter(|&&left| !left).count();
        self.is_drawn || staying < 2 || self.free().next().is_none()
    }

    fn mover(&self) -> Seat {
        Seat::new((self.row.len() - self.free().count()) % 3)
    }

    /// What each seat has written so far, numbers on even cells twice (T2).
    pub fn sums(&self) -> PerSeat<u32> {
        let mut sums = PerSeat::new(3, |_| 0);
        for (index, cell) in self.row.iter().enumerate() {
            if let Some((seat, number)) = cell {
                sums[*seat] += u32::from(*number) * (1 + index as u32 % 2);
            }
        }
        sums
    }
}

impl Game for Position {
    const ID: &'static str = "trio";
    const ABOUT: About = ABOUT;
    type Setup = Setup;
    type Move = Mark;
    type Chance = Throw;
    type RulesError = RulesError;

    fn start(setup: &Setup) -> Position {
        Position {
            setup: *setup,
            row: alloc::vec![None; setup.length.into()],
            thrown: None,
            left: PerSeat::new(3, |_| false),
            is_drawn: false,
        }
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn turn(&self) -> Turn {
        match self.thrown {
            _ if self.is_over() => Turn::Over,
            Some(_) => Turn::Seat(self.mover()),
            None => Turn::Chance,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        if self.is_drawn {
            return Some(Outcome::draw(3));
        }
        let sums = self.sums();
        let stays = |seat: Seat| (!self.left[seat], sums[seat]);
        Some(Outcome::ranked(PerSeat::new(3, stays)))
    }

    fn check_move(&self, &Mark(cell): &Mark) -> Result<(), RulesError> {
        let only = self.free().next().filter(|_| self.left[self.mover()]);
        match only {
            Some(only) if only != cell => Err(RulesError::TakenFor(only)),
            _ if self.free().any(|free| free == cell) => Ok(()),
            _ => Err(RulesError::NotFree(cell)),
        }
    }

    fn play_unchecked(&mut self, &Mark(cell): &Mark) {
        let number = self.thrown.take().unwrap_or(1);
        self.row[usize::from(cell) - 1] = Some((self.mover(), number));
    }

    fn moves(&self, out: &mut Vec<Mark>) {
        if let Turn::Seat(seat) = self.turn() {
            let most = if self.left[seat] { 1 } else { usize::MAX };
            out.extend(self.free().take(most).map(Mark));
        }
    }

    fn check_chance(&self, _: &Throw) -> Result<(), RulesError> {
        Ok(())
    }

    fn settle_unchecked(&mut self, &Throw(number): &Throw) {
        self.thrown = Some(number);
    }

    fn chances(&self) -> Vec<Weighted<Throw>> {
        match self.turn() {
            Turn::Chance => evenly([Throw(1), Throw(2), Throw(3)]),
            _ => Vec::new(),
        }
    }

    fn check_stop(&self, stop: Stop) -> Result<(), RulesError> {
        match stop {
            Stop::GameTime => Err(TurnError::NoGameTime.into()),
            Stop::Resign(seat) | Stop::SeatTime(seat) if self.left[seat] => {
                Err(TurnError::AlreadyOut(seat).into())
            }
            _ => Ok(()),
        }
    }

    fn stop_unchecked(&mut self, stop: Stop) {
        match stop.seat() {
            Some(seat) => self.left[seat] = true,
            None => self.is_drawn = true,
        }
    }

    fn chance_asker(&self) -> Option<Seat> {
        Some(self.mover())
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.left[seat]
    }

    fn has_left(&self, seat: Seat) -> bool {
        self.left[seat]
    }
}

impl Telling for Position {
    fn tell_move(&self, mv: &Mark, _: Writing, lang: Lang) -> String {
        words::writes(
            lang,
            &Telling::mover(self, lang),
            self.thrown.unwrap_or(1),
            mv.0,
        )
    }

    fn tell_chance(&self, throw: &Throw, _: Writing, lang: Lang) -> String {
        words::throws(lang, &self.chance_asker_name(lang), throw.0)
    }

    fn explain_end(&self, lang: Lang) -> Vec<String> {
        let sums = self.sums();
        Seat::all(3)
            .map(|seat| format!("{}: {}", self.name(seat, lang), sums[seat]))
            .collect()
    }

    fn decided_by(&self, _: Option<Stop>, lang: Lang) -> Vec<String> {
        self.explain_end(lang)
    }
}
