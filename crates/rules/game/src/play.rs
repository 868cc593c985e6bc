//! The central abstraction: what a game is.

use alloc::vec::Vec;
use core::fmt::{self, Debug};
use core::hash::Hash;

use crate::about::About;
use crate::bits::{BitReader, BitWriter, Pack, UnpackError};
use crate::chance::{Chance, Weighted, pick};
use crate::notation::{Cursor, Notation, ParseError};
use crate::perft::perft_reporting;
use crate::refusal::{Refusal, TurnError};
use crate::seat::{PerSeat, Seat};
use crate::tags::Setup;
use crate::words;

/// Who acts next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This seat moves.
    Seat(Seat),
    /// Chance speaks: a roll or a draw is handed in.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

/// How a game ended.
///
/// ```
/// use game::{Outcome, PerSeat, Seat};
///
/// // Two seats share the second place, so there is no third.
/// let points = [7, 12, 7, 3];
/// let outcome = Outcome::ranked(PerSeat::new(4, |seat| points[seat.index()]));
/// assert_eq!(outcome.places.as_slice(), [2, 1, 2, 4]);
/// assert_eq!(Outcome::draw(2).places[Seat::new(1)], 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Each seat's place: one more than the number of seats that did strictly
    /// better. Seats that are equal share a place, members of a pair always do.
    pub places: PerSeat<u8>,
}

impl Outcome {
    /// Ranks the seats by what each achieved, the greatest first.
    pub fn ranked<T: Ord + Copy + Default>(achieved: PerSeat<T>) -> Outcome {
        let better = |than: T| achieved.as_slice().iter().filter(|&&a| a > than).count();
        Outcome {
            places: PerSeat::new(achieved.seats(), |seat| 1 + better(achieved[seat]) as u8),
        }
    }

    /// Everybody shares the first place.
    pub fn draw(seats: usize) -> Outcome {
        Outcome::ranked(PerSeat::new(seats, |_| 0))
    }
}

/// What ends a game, or a seat's part in it, outside the rules of play.
///
/// ```
/// use game::{Event, Lang, NoChance, Seat, Stop};
///
/// // Stops are written alike in every game, here in one without any moves.
/// type Entry = Event<NoChance, NoChance>;
/// let resigned = Entry::parse("resign:1").unwrap();
/// assert_eq!(resigned, Event::Stop(Stop::Resign(Seat::new(1))));
/// assert_eq!(resigned.to_string(), "resign:1");
/// assert_eq!(Stop::GameTime.seat(), None);
///
/// // What is no stop is refused where it goes wrong.
/// let error = Entry::parse("resign:9").unwrap_err();
/// assert_eq!(error.offset, 7);
/// assert_eq!(error.explain(Lang::En), "a seat number from 0 to 3 is expected here");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// `resign:SEAT`: this seat gives the game up.
    Resign(Seat),
    /// `time:SEAT`: this seat's time is up.
    SeatTime(Seat),
    /// `time`: the time agreed for the whole game is up.
    GameTime,
    /// `draw`: everybody agrees on a draw.
    Draw,
}

impl Stop {
    /// The seat that leaves, if it is one seat's doing.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Stop::Resign(seat) | Stop::SeatTime(seat) => Some(seat),
            Stop::GameTime | Stop::Draw => None,
        }
    }

    /// Reads a stop, or `None` if the text is something else.
    fn parse(text: &str) -> Option<Result<Stop, ParseError>> {
        match text {
            "draw" => return Some(Ok(Stop::Draw)),
            "time" => return Some(Ok(Stop::GameTime)),
            _ => {}
        }
        let mut cursor = Cursor::new(text);
        let of: fn(Seat) -> Stop = if cursor.take_word("resign:") {
            Stop::Resign
        } else if cursor.take_word("time:") {
            Stop::SeatTime
        } else {
            return None;
        };
        let seat = cursor.number(3, words::SEAT_NUMBER);
        Some(seat.and_then(|seat| {
            cursor.end(words::SEAT_NUMBER)?;
            Ok(of(Seat::new(seat as usize)))
        }))
    }
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Stop::Resign(seat) => write!(f, "resign:{seat}"),
            Stop::SeatTime(seat) => write!(f, "time:{seat}"),
            Stop::GameTime => f.write_str("time"),
            Stop::Draw => f.write_str("draw"),
        }
    }
}

/// One entry of a record.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Event<M, C> {
    /// The seat whose turn it is moves.
    Move(M),
    /// Chance brings this.
    Chance(C),
    /// Something outside the rules of play.
    Stop(Stop),
}

/// The events of a game.
pub type EventOf<G> = Event<<G as Game>::Move, <G as Game>::Chance>;

impl<M: Notation, C: Chance> Event<M, C> {
    /// Reads one event. A chance event is known by the word it starts with.
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        if let Some(stop) = Stop::parse(text) {
            stop.map(Event::Stop)
        } else if !C::PREFIX.is_empty() && text.starts_with(C::PREFIX) {
            text.parse().map(Event::Chance)
        } else {
            text.parse().map(Event::Move)
        }
    }
}

impl<M: fmt::Display, C: fmt::Display> fmt::Display for Event<M, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Move(mv) => fmt::Display::fmt(mv, f),
            Event::Chance(chance) => fmt::Display::fmt(chance, f),
            Event::Stop(stop) => fmt::Display::fmt(stop, f),
        }
    }
}

impl<M: Pack, C: Pack> Pack for Event<M, C> {
    fn pack(&self, out: &mut BitWriter) {
        match self {
            Event::Move(mv) => {
                out.bits(0, 1);
                mv.pack(out);
            }
            Event::Chance(chance) => {
                out.bits(0b10, 2);
                chance.pack(out);
            }
            Event::Stop(stop) => {
                let (kind, seat) = match *stop {
                    Stop::Resign(seat) => (0, seat.index()),
                    Stop::SeatTime(seat) => (1, seat.index()),
                    Stop::GameTime => (2, 0),
                    Stop::Draw => (3, 0),
                };
                out.bits(0b11, 2);
                out.bits(kind, 2);
                out.bits(seat as u32, 2);
            }
        }
    }

    fn unpack(bits: &mut BitReader<'_>) -> Result<Self, UnpackError> {
        if bits.bits(1)? == 0 {
            return M::unpack(bits).map(Event::Move);
        }
        if bits.bits(1)? == 0 {
            return C::unpack(bits).map(Event::Chance);
        }
        let kind = bits.bits(2)?;
        let seat = Seat::new(bits.bits(2)? as usize);
        Ok(Event::Stop(match kind {
            0 => Stop::Resign(seat),
            1 => Stop::SeatTime(seat),
            2 => Stop::GameTime,
            _ => Stop::Draw,
        }))
    }
}

/// A game in progress, and at the same time the rules it is played by.
///
/// A value of this type is a position with everything the rules need to go on.
/// It holds no clock, no source of chance and nothing about who plays: moves
/// and chance are handed in, one after the other, and the same events always
/// lead to the same position.
///
/// The `check_…` methods may rely on [`Game::turn`]: `check_move` is only asked
/// while a seat is to move, `check_chance` while chance is to speak, and
/// `check_stop` before the end, with a seat that exists. The `…_unchecked`
/// methods may rely on the check having passed. The provided methods keep these
/// promises; they are not meant to be overridden except where it says so.
pub trait Game: Clone + Eq + Hash + Debug + Sized {
    /// The name of the game in records, such as `seven`.
    const ID: &'static str;
    /// How the game introduces itself.
    const ABOUT: About;
    /// Everything that is agreed before the first move.
    type Setup: Setup;
    /// What a seat can do on its turn.
    type Move: Notation;
    /// What chance can bring; [`crate::NoChance`] if it never speaks.
    type Chance: Chance;
    /// Why something is refused.
    type RulesError: Refusal;

    /// The position before the first event.
    fn start(setup: &Self::Setup) -> Self;

    /// What was agreed before the first move.
    fn setup(&self) -> &Self::Setup;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// How the game ended; `Some` exactly when [`Game::turn`] is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// Says whether the seat to move may make this move.
    fn check_move(&self, mv: &Self::Move) -> Result<(), Self::RulesError>;

    /// Makes a move that is known to be legal.
    fn play_unchecked(&mut self, mv: &Self::Move);

    /// Appends the legal moves of the seat to move, always in the same order;
    /// none unless a seat is to move. Moves that come to the same thing, such
    /// as two ways to calculate one number, are listed once.
    fn moves(&self, out: &mut Vec<Self::Move>);

    /// Says whether chance can bring this now.
    fn check_chance(&self, chance: &Self::Chance) -> Result<(), Self::RulesError>;

    /// Lets chance bring something that is known to be possible.
    fn settle_unchecked(&mut self, chance: &Self::Chance);

    /// What chance can bring now, with exact odds; none unless chance is to speak.
    fn chances(&self) -> Vec<Weighted<Self::Chance>>;

    /// Says whether this can happen now.
    fn check_stop(&self, stop: Stop) -> Result<(), Self::RulesError>;

    /// Carries out a stop that is known to be possible.
    fn stop_unchecked(&mut self, stop: Stop);

    /// How many different events can come next, moves or chance; may be
    /// overridden where counting is faster than listing.
    fn branches(&self) -> u64 {
        match self.turn() {
            Turn::Over => 0,
            Turn::Chance => self.chances().len() as u64,
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                self.moves(&mut moves);
                moves.len() as u64
            }
        }
    }

    /// Lets one event happen at random: a move, each legal one as likely as the
    /// others, or chance by its odds. `below(n)` answers with a number in `0..n`,
    /// each as likely as the others. Does nothing when the game is over. May be
    /// overridden where that is faster, with the same odds.
    fn step_at_random(&mut self, below: &mut impl FnMut(u32) -> u32) {
        match self.turn() {
            Turn::Over => {}
            Turn::Chance => {
                let chance = pick(&self.chances(), below);
                self.settle_unchecked(&chance);
            }
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                self.moves(&mut moves);
                let mv = &moves[below(moves.len() as u32) as usize];
                self.play_unchecked(mv);
            }
        }
    }

    /// Why nothing can happen after the end. May be overridden where a game can
    /// end by one clause or another.
    fn refusal_at_the_end(&self) -> Self::RulesError {
        TurnError::Over.into()
    }

    /// The seat that asks for the next roll or draw, while one is to come and also
    /// before; `None` where chance never speaks.
    fn chance_asker(&self) -> Option<Seat> {
        None
    }

    /// The side a seat plays for; seats of one side win and lose together.
    fn side(&self, seat: Seat) -> usize {
        seat.index()
    }

    /// Whether a seat takes part without a choice, having left or run out of time
    /// while the game goes on. It then has exactly one legal move on its turn.
    fn is_out(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Whether a seat has left a game that goes on, and nobody asks it any more.
    fn has_left(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The move that is made for the seat to move when its time for a turn is up;
    /// `None` unless [`About::has_turn_clock`].
    fn move_when_time_is_up(&self) -> Option<Self::Move> {
        None
    }

    /// How many sequences of exactly `depth` events can follow, rolls and draws
    /// counted like moves. `report(done, all)` hears how far it has come. May be
    /// overridden where counting can be merged.
    fn perft(&self, depth: u32, report: impl FnMut(usize, usize)) -> u128 {
        perft_reporting(self, depth, report)
    }

    /// How many seats there are.
    fn seats(&self) -> usize {
        self.setup().seats()
    }

    /// Says whether an event can happen now.
    fn check(&self, event: &EventOf<Self>) -> Result<(), Self::RulesError> {
        match (event, self.turn()) {
            (_, Turn::Over) => Err(self.refusal_at_the_end()),
            (Event::Move(_), Turn::Chance) => Err(TurnError::ChanceIsNext.into()),
            (Event::Chance(_), Turn::Seat(_)) => Err(TurnError::MoveIsNext.into()),
            (Event::Move(mv), Turn::Seat(_)) => self.check_move(mv),
            (Event::Chance(chance), Turn::Chance) => self.check_chance(chance),
            (Event::Stop(stop), _) => {
                let seats = self.seats();
                match stop.seat() {
                    Some(seat) if seat.index() >= seats => {
                        Err(TurnError::NoSuchSeat { seat, seats }.into())
                    }
                    _ => self.check_stop(*stop),
                }
            }
        }
    }

    /// Lets an event happen, or says why it cannot and changes nothing.
    fn apply(&mut self, event: &EventOf<Self>) -> Result<(), Self::RulesError> {
        self.check(event)?;
        match event {
            Event::Move(mv) => self.play_unchecked(mv),
            Event::Chance(chance) => self.settle_unchecked(chance),
            Event::Stop(stop) => self.stop_unchecked(*stop),
        }
        Ok(())
    }
}
