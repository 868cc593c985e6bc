//! A round as the program sees it: what it hears is checked by the rules, for a
//! misunderstanding must not go unnoticed.

use std::error::Error;
use std::fmt;

use game::{Event, Game, Lang, ParseError, Phrase, Refusal};
use hyle7::{BoardId, Cell, Draw, Move, Phase, Position, Role, RulesError, Setup};
use wire::codecup::Line;

use crate::games::hyle7::words::codecup as words;

/// A line that cannot be right.
#[derive(Debug)]
pub(crate) struct CodeCupError {
    /// Which line it is, counted from 1.
    pub(crate) number: usize,
    pub(crate) text: String,
    pub(crate) why: Why,
}

/// Why a line cannot be right.
#[derive(Debug)]
pub(crate) enum Why {
    /// It is no line of the contest.
    Malformed(ParseError),
    /// It is none that can come now.
    Unexpected(Phrase),
    /// The rules forbid it.
    Illegal(RulesError),
    /// The input ended first.
    NoQuit,
}

impl CodeCupError {
    /// What is wrong, in the reader's language.
    pub(crate) fn explain(&self, lang: Lang) -> String {
        let why = match &self.why {
            Why::Malformed(error) => error.explain(lang).to_string(),
            Why::Unexpected(expected) => expected.text(lang).to_string(),
            Why::Illegal(illegal) => format!("{} ({})", illegal.explain(lang), illegal.clause()),
            Why::NoQuit => return words::no_quit(lang, self.number),
        };
        words::wrong_line(lang, self.number, &self.text, &why)
    }
}

impl fmt::Display for CodeCupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for CodeCupError {}

/// What to do after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// Wait for the next line.
    Listen,
    /// Answer.
    Answer,
    /// The round is over.
    Quit,
}

/// A round. It is the first of a match that has no second: there seat 0 is Chaos
/// and seat 1 Order, whichever of them we are.
pub(super) struct Round {
    position: Position,
    role: Option<Role>,
    /// The cell that was filled last. It holds a token until Order has moved.
    last: Option<Cell>,
}

impl Default for Round {
    fn default() -> Round {
        Round {
            position: Position::start(&Setup::default()),
            role: None,
            last: None,
        }
    }
}

impl Round {
    /// Where the round stands.
    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// Hears a line.
    pub(super) fn hear(&mut self, text: &str) -> Result<Next, Why> {
        let line: Line = text.parse().map_err(Why::Malformed)?;
        if line == Line::Quit {
            return Ok(Next::Quit);
        }
        let is_full = self.position.board(BoardId::First).empty().is_empty();
        match (self.role, self.position.phase(), line) {
            _ if is_full => Err(Why::Unexpected(words::EXPECTED_QUIT)),
            (None, _, Line::Start) => {
                self.role = Some(Role::Chaos);
                Ok(Next::Listen)
            }
            (Some(Role::Chaos), Phase::Draw, Line::Draw(colour)) => {
                self.apply(Event::Chance(Draw(colour)))?;
                Ok(Next::Answer)
            }
            (Some(Role::Chaos), Phase::Slide, Line::Slide { .. } | Line::Pass(_)) => {
                let occupied = self.position.board(BoardId::First).occupied();
                if matches!(line, Line::Pass(cell) if !occupied.contains(cell)) {
                    return Err(Why::Unexpected(words::EMPTY_PASS));
                }
                if let Some(mv) = line.to_move() {
                    self.apply(Event::Move(mv))?;
                }
                Ok(Next::Listen)
            }
            (None | Some(Role::Order), Phase::Draw, Line::Placed(colour, cell)) => {
                // Both or neither: a refused line changes nothing.
                let before = self.position;
                self.apply(Event::Chance(Draw(colour)))?;
                if let Err(why) = self.apply(Event::Move(Move::Place(cell))) {
                    self.position = before;
                    return Err(why);
                }
                self.role = Some(Role::Order);
                self.last = Some(cell);
                // After the last token there is nothing to slide.
                let is_ours = self.position.phase() == Phase::Slide;
                Ok(if is_ours { Next::Answer } else { Next::Listen })
            }
            (None, ..) => Err(Why::Unexpected(words::EXPECTED_FIRST)),
            (Some(Role::Chaos), Phase::Draw, _) => Err(Why::Unexpected(words::EXPECTED_COLOUR)),
            (Some(Role::Chaos), ..) => Err(Why::Unexpected(words::EXPECTED_SLIDE)),
            (Some(Role::Order), ..) => Err(Why::Unexpected(words::EXPECTED_PLACED)),
        }
    }

    /// Moves, and says so. If `choose` has no legal move, the first is made.
    pub(super) fn answer(&mut self, choose: impl FnOnce(&Position) -> Option<Move>) -> Line {
        let chosen = choose(&self.position);
        let legal = chosen.filter(|mv| self.position.check_move(mv).is_ok());
        let mv = legal.unwrap_or_else(|| {
            let empty = self.position.board(BoardId::First).empty().first();
            match (self.position.phase(), empty) {
                (Phase::Place(_), Some(cell)) => Move::Place(cell),
                _ => Move::Pass,
            }
        });
        self.position.play_unchecked(&mv);
        if let Move::Place(cell) = mv {
            self.last = Some(cell);
        }
        let occupied = self
            .last
            .unwrap_or_else(|| Cell::all().next().expect("a board has cells"));
        Line::of_move(mv, occupied)
    }

    fn apply(&mut self, event: Event<Move, Draw>) -> Result<(), Why> {
        self.position.apply(&event).map_err(Why::Illegal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear(round: &mut Round, lines: &[&str]) -> Next {
        let mut next = Next::Listen;
        for line in lines {
            next = round
                .hear(line)
                .unwrap_or_else(|why| panic!("{line}: {why:?}"));
        }
        next
    }

    #[test]
    fn the_first_line_says_who_we_are() {
        let mut chaos = Round::default();
        assert_eq!(hear(&mut chaos, &["Start"]), Next::Listen);
        assert_eq!(hear(&mut chaos, &["3"]), Next::Answer);
        let mut order = Round::default();
        assert_eq!(hear(&mut order, &["3Dd"]), Next::Answer);
        assert_eq!(order.position().role_to_move(), Some(Role::Order));
    }

    #[test]
    fn a_pass_names_a_cell_that_holds_a_token() {
        let mut order = Round::default();
        hear(&mut order, &["3Bc"]);
        let pass = order.answer(|_| Some(Move::Pass));
        assert_eq!(pass.to_string(), "BcBc");
    }

    #[test]
    fn a_move_that_is_none_becomes_one() {
        let mut chaos = Round::default();
        hear(&mut chaos, &["Start", "3"]);
        let answer = chaos.answer(|_| Some(Move::Pass));
        assert_eq!(answer.to_string(), "Aa");
    }

    #[test]
    fn wrong_lines_are_refused_and_change_nothing() {
        let mut chaos = Round::default();
        hear(&mut chaos, &["Start", "3"]);
        chaos.answer(|_| "d4".parse().ok());
        for wrong in [
            "3", "3Aa", "Start", "DdEe", "DdDd!", "AaAa", "AaAb", "Dd", "",
        ] {
            let before = *chaos.position();
            assert!(chaos.hear(wrong).is_err(), "{wrong}");
            assert_eq!(*chaos.position(), before, "{wrong}");
        }
        assert_eq!(hear(&mut chaos, &["DdDa", "3"]), Next::Answer);
        let mut order = Round::default();
        hear(&mut order, &["3Bc"]);
        order.answer(|_| Some(Move::Pass));
        for wrong in ["Start", "3", "3Bc", "BcBd", "8Aa"] {
            let before = *order.position();
            assert!(order.hear(wrong).is_err(), "{wrong}");
            assert_eq!(*order.position(), before, "{wrong}");
        }
    }
}
