//! The judge's side of the CodeCup contest: plays a program that knows nothing
//! but its own round.

use std::time::{Duration, Instant};

use catalog::{AnyEvent, Listed};
use game::{Event, Game, Lang, Refusal};
use hyle7::{Cell, Colour, Draw, Move, Phase, Position, Role, Setup};
use wire::codecup::Line;

use crate::external::process::Process;
use crate::external::{Answer, ExternalError};
use crate::games::hyle7::words;

/// What a program had for a whole round in the contest, start-up included.
pub(crate) const CONTEST_TIME: Duration = Duration::from_secs(30);

/// A program of the contest. It is started anew for every round, as the judge
/// did, and told what it has to know by then.
pub(crate) struct Client {
    command: String,
    /// The time it has for a round.
    total: Duration,
    round: Option<Round>,
    lang: Lang,
}

/// A round in progress.
struct Round {
    number: u32,
    process: Process,
    /// How many turns of the round it has been told of.
    told: usize,
    used: Duration,
}

/// What happened in one turn of a round, as far as it has come.
#[derive(Clone, Copy)]
struct TurnSoFar {
    colour: Colour,
    placed: Option<Cell>,
    slide: Option<Move>,
}

impl Client {
    /// A program by its command, with this time for a round. It is started when
    /// it is first asked.
    pub(crate) fn new(command: &str, total: Duration, lang: Lang) -> Client {
        Client {
            command: command.to_string(),
            total,
            round: None,
            lang,
        }
    }

    /// Asks for a move after these events of a match of HYLE⁷ on seven by seven
    /// cells, each round with its own bag, and sees to it that it is legal.
    pub(crate) fn best_move(&mut self, events: &[AnyEvent]) -> Result<Answer, ExternalError> {
        let (position, turns) = self.replay(events)?;
        let Some(role) = position.role_to_move() else {
            return Err(unsupported("a move while a token is drawn"));
        };
        if position.setup() != &Setup::default() {
            return Err(unsupported("Size 5 or Bag shared"));
        }
        let began = Instant::now();
        let total = self.total;
        let round = self.round(position.round())?;
        if turns.len() != round.told + 1 {
            // A program cannot be put in the middle of a round.
            return Err(unsupported("to begin in the middle of a round"));
        }
        round.tell(role, &turns);
        let left = total.saturating_sub(round.used);
        let line = round.process.line(began + left);
        let took = began.elapsed();
        round.used += took;
        let line = line?.ok_or_else(|| ExternalError::Timeout {
            asked: turns.last().map(|turn| turn.said(role)).unwrap_or_default(),
            after: total,
        })?;
        let event = self.read(&line, role, &position, &turns)?;
        Ok(Answer {
            event,
            took,
            info: None,
        })
    }

    /// Ends the round, if one is going on.
    pub(crate) fn quit(&mut self) {
        if let Some(mut round) = self.round.take() {
            round.process.send(Line::Quit);
            round.process.ends(Duration::from_secs(1));
        }
    }

    /// The round of this number, begun if it is not under way.
    fn round(&mut self, number: u32) -> Result<&mut Round, ExternalError> {
        if self
            .round
            .as_ref()
            .is_none_or(|round| round.number != number)
        {
            self.quit();
            let began = Instant::now();
            let process = Process::start(&self.command)?;
            self.round = Some(Round {
                number,
                process,
                told: 0,
                used: began.elapsed(),
            });
        }
        self.round.as_mut().ok_or(ExternalError::Crashed {
            code: None,
            said: String::new(),
        })
    }

    /// The position after the events, and the turns of its round.
    fn replay(&self, events: &[AnyEvent]) -> Result<(Position, Vec<TurnSoFar>), ExternalError> {
        let mut position = Position::start(&Setup::default());
        let mut turns: Vec<TurnSoFar> = Vec::new();
        for event in events {
            let event = Position::event_of(event).ok_or_else(|| unsupported("another game"))?;
            if position.phase() == Phase::Draw
                && position.board(position.current()).occupied().is_empty()
            {
                turns.clear();
            }
            position
                .apply(event)
                .map_err(|why| ExternalError::Illegal {
                    answer: event.to_string(),
                    why: why.explain(self.lang),
                })?;
            match (event, turns.last_mut()) {
                (Event::Chance(Draw(colour)), _) => turns.push(TurnSoFar {
                    colour: *colour,
                    placed: None,
                    slide: None,
                }),
                (Event::Move(Move::Place(cell)), Some(turn)) => turn.placed = Some(*cell),
                (Event::Move(mv), Some(turn)) => turn.slide = Some(*mv),
                _ => {}
            }
        }
        Ok((position, turns))
    }

    /// Reads an answer and checks it by the rules.
    fn read(
        &self,
        line: &str,
        role: Role,
        position: &Position,
        turns: &[TurnSoFar],
    ) -> Result<AnyEvent, ExternalError> {
        let garbled = |why: String| ExternalError::Garbled {
            asked: turns.last().map(|turn| turn.said(role)).unwrap_or_default(),
            line: line.to_string(),
            why,
        };
        let read: Line = (line.trim().parse())
            .map_err(|error: game::ParseError| garbled(error.explain(self.lang).to_string()))?;
        let illegal = |why: String| ExternalError::Illegal {
            answer: line.to_string(),
            why,
        };
        if let Line::Pass(cell) = read
            && !position.board(position.current()).occupied().contains(cell)
        {
            let why = words::codecup::EMPTY_PASS.text(self.lang);
            return Err(illegal(why.to_string()));
        }
        let mv = read.to_move().ok_or_else(|| {
            garbled(
                crate::words::external::NOT_A_MOVE
                    .text(self.lang)
                    .to_string(),
            )
        })?;
        position
            .check_move(&mv)
            .map_err(|why| illegal(why.explain(self.lang)))?;
        Ok(Position::any_event(Event::Move(mv)))
    }
}

fn unsupported(what: &str) -> ExternalError {
    ExternalError::Unsupported {
        what: what.to_string(),
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        self.quit();
    }
}

impl Round {
    /// Tells the program what has happened since it was last asked.
    fn tell(&mut self, role: Role, turns: &[TurnSoFar]) {
        for (index, turn) in turns.iter().enumerate().skip(self.told) {
            if role == Role::Chaos {
                match index.checked_sub(1).map(|before| turns[before]) {
                    None => self.process.send(Line::Start),
                    Some(before) => {
                        if let (Some(slide), Some(placed)) = (before.slide, before.placed) {
                            self.process.send(Line::of_move(slide, placed));
                        }
                    }
                }
            }
            self.process.send(turn.said(role));
        }
        self.told = turns.len();
    }
}

impl TurnSoFar {
    /// The line by which a program is asked for its part in this turn.
    fn said(&self, role: Role) -> String {
        match (role, self.placed) {
            (Role::Order, Some(cell)) => Line::Placed(self.colour, cell).to_string(),
            _ => Line::Draw(self.colour).to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use search::Numbers;

    /// Passes as Order, and as Chaos fills the board from the top left, but only
    /// if it is told of Order's slides.
    const PLAIN: &str = "sh -c 'set -- Aa Ab Ac Ad Ae Af Ag Ba Bb Bc Bd Be Bf Bg Ca Cb Cc Cd Ce Cf Cg \
         Da Db Dc Dd De Df Dg Ea Eb Ec Ed Ee Ef Eg Fa Fb Fc Fd Fe Ff Fg Ga Gb Gc Gd Ge Gf Gg; \
         while read -r l; do case $l in Quit) exit;; Start|????) told=1;; \
         [1-7]) if [ $told = 1 ]; then echo $1; fi; told=0; shift;; \
         [1-7]??) echo ${l#?}${l#?};; esac; done'";

    fn client(command: &str, total: Duration) -> Client {
        Client::new(command, total, Lang::En)
    }

    fn events(text: &str) -> Vec<AnyEvent> {
        let read = |event| AnyEvent::read(Position::KIND, event).expect(event);
        text.split(' ').map(read).collect()
    }

    #[test]
    fn a_program_plays_both_rounds_of_a_match() {
        let mut client = client(PLAIN, CONTEST_TIME);
        let mut numbers = Numbers::seeded(1);
        let mut position = Position::start(&Setup::default());
        let mut events: Vec<AnyEvent> = Vec::new();
        // The program has seat 0: Chaos first, then Order. The other passes, or
        // as Chaos fills the last cell.
        while let Some(event) = match (position.phase(), position.seat_to_move()) {
            (Phase::Over(_), _) => None,
            (Phase::Draw, _) => {
                let draw = game::pick(&position.chances(), &mut |n| numbers.below(n));
                Some(Position::any_event(Event::Chance(draw)))
            }
            (_, Some(seat)) if seat.index() == 0 => {
                let answer = client.best_move(&events);
                Some(answer.unwrap_or_else(|error| panic!("{error:?}")).event)
            }
            _ => {
                let mut moves = Vec::new();
                position.moves(&mut moves);
                let last = moves.last();
                last.map(|&mv| Position::any_event(Event::Move(mv)))
            }
        } {
            let own = Position::event_of(&event).expect("it is one of this game");
            assert_eq!(position.apply(own), Ok(()), "{event}");
            events.push(event);
        }
        assert_eq!(events.len(), 2 * (49 + 49 + 48));
    }

    #[test]
    fn a_program_that_errs_is_in_trouble() {
        for (command, wrong) in [
            ("sh -c 'read l; read l; echo dd; read l'", "garbled"),
            ("sh -c 'read l; read l; echo DdDd; read l'", "illegal"),
            ("sh -c 'read l; read l; echo 3; read l'", "garbled"),
            ("sh -c 'exit 3'", "crash"),
            ("sh -c 'read l; read l; read l'", "timeout"),
            ("no-such-program", "cannot-start"),
        ] {
            let mut client = client(command, Duration::from_millis(300));
            let error = client.best_move(&events("draw:3")).expect_err(command);
            assert_eq!(error.name(), wrong, "{command}: {error:?}");
        }
        let mut client = client("sh -c 'while read l; do echo GgGg; done'", CONTEST_TIME);
        let error = client.best_move(&events("draw:3 d4"));
        assert_eq!(error.expect_err("the cell is empty").name(), "illegal");
    }

    #[test]
    fn nobody_begins_in_the_middle_of_a_round() {
        let mut client = client(PLAIN, CONTEST_TIME);
        let error = client.best_move(&events("draw:3 d4 pass draw:2"));
        assert_eq!(error.expect_err("a turn is missing").name(), "unsupported");
    }
}
