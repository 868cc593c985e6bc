//! Whoever thinks for the page: computers' moves, analyses, hints and reviews.
//!
//! A question is thought about to its end in one call. The page asks for an
//! analysis again and again with more time, for what was found before is kept,
//! and ends a question that it no longer wants by ending the worker.

use std::time::Duration;

use catalog::{AnyEvent, AnyGame, GameId};
use game::{Lang, Turn};
use players::weights::{self, File};
use players::{Analysis, Ask, Computer, Level};
use search::{Effort, Limits, StopSign, Watch};
use wire::page::{AnalysisLine, AnalysisView, Language, Question, Refusal, ReviewStep, Thought};

use crate::convert::seed;
use crate::record::{Read, illegal};
use crate::{LONGEST_MESSAGE, advice, puzzles, words};

/// What a computer's tables may take in a page, which may be open on a phone.
const MEMORY: usize = 32 << 20;

/// No question is thought about for longer.
const LONGEST_THOUGHT: f64 = 60_000.0;

/// The computer players, asked by the page.
#[derive(Default)]
pub struct Thinker {
    computer: Option<Computer>,
    lang: Lang,
}

impl Thinker {
    /// Nobody who has thought of anything yet.
    pub fn new() -> Thinker {
        Thinker::default()
    }

    /// Hands in what was learned of a game, by the name of its file. Says whether
    /// it was taken.
    pub fn provide(&mut self, file: &str, bytes: Vec<u8>) -> bool {
        File::from_name(file).is_some_and(|file| weights::provide(file, bytes))
    }

    /// The names of the files that have to be handed in before this question can
    /// be answered.
    pub fn needs(&self, asked: &str) -> Vec<&'static str> {
        let question = serde_json::from_str(asked).ok();
        let question = question.filter(|_| asked.len() <= LONGEST_MESSAGE);
        let game = question.as_ref().and_then(Question::game);
        weights::missing(game).map(File::name).collect()
    }

    /// Answers a question by a watch that starts now. Both are JSON: [`Question`]
    /// and [`Thought`].
    pub fn answer(&mut self, asked: &str, watch: &dyn Watch) -> String {
        let thought = self.thought(asked, watch);
        let thought = thought.unwrap_or_else(|refused| Thought::Refused { refused });
        serde_json::to_string(&thought).expect("texts and numbers are always JSON")
    }

    fn thought(&mut self, asked: &str, watch: &dyn Watch) -> Result<Thought, Refusal> {
        if asked.len() > LONGEST_MESSAGE {
            return Err(refusal("too-long", words::TOO_LONG, self.lang));
        }
        let question: Question = serde_json::from_str(asked)
            .map_err(|_| refusal("not-understood", words::NOT_UNDERSTOOD, self.lang))?;
        match question {
            Question::Choose {
                record,
                level,
                seed,
                millis,
            } => self.choose(&record, level, &seed, millis, watch),
            Question::Analyse {
                record,
                millis,
                lines,
            } => self.analyse(&record, millis, lines, watch),
            Question::Hint {
                record,
                millis,
                lang,
            } => {
                self.lang = lang.into();
                self.hint(&record, millis, lang, watch)
            }
            Question::Review {
                record,
                events,
                millis,
            } => self.review(&record, events, millis, watch),
            Question::Judge {
                record,
                steps,
                lang,
            } => {
                self.lang = lang.into();
                self.judge(&record, &steps, lang)
            }
            Question::LayHint { task, laid, lang } => {
                self.lang = lang.into();
                puzzles::hint(&task, &laid, self.lang, watch)
            }
            Question::LaySolution { task, laid, lang } => {
                self.lang = lang.into();
                puzzles::solution(&task, &laid, self.lang, watch)
            }
            Question::PuzzleOf { date, kind, lang } => {
                self.lang = lang.into();
                puzzles::of_day(&date, kind, self.lang)
            }
            Question::Defend {
                record,
                seat,
                millis,
            } => self.defend(&record, seat, millis, watch),
        }
    }

    /// The player of a game; it keeps what it found until another game is asked
    /// about.
    fn computer(&mut self, game: GameId) -> Result<&mut Computer, Refusal> {
        if weights::missing(Some(game)).next().is_some() {
            return Err(refusal("weights", words::WEIGHTS_MISSING, self.lang));
        }
        if self
            .computer
            .as_ref()
            .is_none_or(|computer| computer.game() != game)
        {
            // The old tables go before the new ones come.
            self.computer = None;
        }
        Ok(self
            .computer
            .get_or_insert_with(|| Computer::new(game, MEMORY)))
    }

    fn choose(
        &mut self,
        record: &str,
        level: u8,
        seed_text: &str,
        millis: f64,
        watch: &dyn Watch,
    ) -> Result<Thought, Refusal> {
        let lang = self.lang;
        let game = Read::of(record, lang)?.end;
        let level = Level::new(level)
            .ok_or_else(|| refusal("not-understood", words::NOT_UNDERSTOOD, lang))?;
        let effort = effort(millis, watch);
        let ask = Ask {
            level,
            seed: seed(seed_text),
            effort: &effort,
        };
        let chosen = self.computer(game.id())?.choose(&game, &ask);
        let event = chosen.ok_or_else(|| refusal("not-now", words::NOBODY_TO_MOVE, lang))?;
        Ok(Thought::Choice {
            event: event.to_string(),
        })
    }

    fn analyse(
        &mut self,
        record: &str,
        millis: f64,
        lines: usize,
        watch: &dyn Watch,
    ) -> Result<Thought, Refusal> {
        let game = Read::of(record, self.lang)?.end;
        let found = self.weigh(&game, millis, watch)?;
        Ok(Thought::Analysis {
            done: found.exact,
            analysis: view(&game, found, lines),
        })
    }

    /// How a position stands for a seat that has to win, and the best answer.
    fn defend(
        &mut self,
        record: &str,
        seat: usize,
        millis: f64,
        watch: &dyn Watch,
    ) -> Result<Thought, Refusal> {
        let game = Read::of(record, self.lang)?.end;
        let found = match game.turn() {
            Turn::Over => None,
            Turn::Seat(_) | Turn::Chance => Some(self.weigh(&game, millis, watch)?),
        };
        Ok(puzzles::standing(&game, seat, found.as_ref()))
    }

    /// What full strength thinks of a position.
    fn weigh(
        &mut self,
        game: &AnyGame,
        millis: f64,
        watch: &dyn Watch,
    ) -> Result<Analysis<AnyEvent>, Refusal> {
        let effort = effort(millis, watch);
        let ask = full_strength(&effort);
        let computer = self.computer(game.id())?;
        Ok(computer.analyse(game, &ask, &mut |_| {}))
    }

    /// A hint for the seat to move.
    fn hint(
        &mut self,
        record: &str,
        millis: f64,
        lang: Language,
        watch: &dyn Watch,
    ) -> Result<Thought, Refusal> {
        let game = Read::of(record, lang.into())?.end;
        let effort = effort(millis, watch);
        let ask = full_strength(&effort);
        let found = players::hint::hint(self.computer(game.id())?, &game, &ask, lang.into());
        let hint = found.ok_or_else(|| refusal("not-now", words::NOBODY_TO_MOVE, lang.into()))?;
        Ok(Thought::Hint { hint })
    }

    /// How the position after so many events stands.
    fn review(
        &mut self,
        record: &str,
        events: usize,
        millis: f64,
        watch: &dyn Watch,
    ) -> Result<Thought, Refusal> {
        let lang = self.lang;
        let read = Read::of(record, lang)?;
        if events > read.events.len() {
            return Err(refusal("no-such-event", words::NO_SUCH_EVENT, lang));
        }
        let effort = effort(millis, watch);
        let ask = full_strength(&effort);
        let computer = self.computer(read.record.id())?;
        let step = players::review::step(computer, &read.record, events, &ask)
            .map_err(|why| illegal(&why, lang))?;
        Ok(Thought::Review {
            step: advice::told(step),
        })
    }

    /// What every move of a record cost, by the steps of its review.
    fn judge(
        &mut self,
        record: &str,
        steps: &[ReviewStep],
        lang: Language,
    ) -> Result<Thought, Refusal> {
        let record = Read::of(record, lang.into())?.record;
        let steps: Vec<_> = (steps.iter())
            .map(|step| advice::read(step, record.id()))
            .collect();
        let judgement = players::review::judge(&record, &steps, lang.into())
            .map_err(|why| illegal(&why, lang.into()))?;
        Ok(Thought::Judgement { judgement })
    }
}

fn refusal(code: &str, phrase: game::Phrase, lang: Lang) -> Refusal {
    Refusal::new(code, phrase.text(lang), lang)
}

/// An effort of so many thousandths of a second.
fn effort<'a>(millis: f64, watch: &'a dyn Watch) -> Effort<'a> {
    let time = Duration::from_micros((millis.clamp(0.0, LONGEST_THOUGHT) * 1000.0) as u64);
    Effort::new(Limits::time(time), watch, &StopSign::default())
}

/// A question to the strongest player there is.
fn full_strength<'a>(effort: &'a Effort<'a>) -> Ask<'a> {
    Ask {
        level: Level::MOST,
        seed: 1,
        effort,
    }
}

fn view(game: &AnyGame, found: Analysis<AnyEvent>, lines: usize) -> AnalysisView {
    AnalysisView {
        exact: found.exact,
        value: found.value,
        values: found.values,
        seat: players::valued_seat(game).index(),
        lines: (found.lines.into_iter().take(lines))
            .map(|line| AnalysisLine {
                moves: line.moves.iter().map(AnyEvent::to_string).collect(),
                value: line.value,
            })
            .collect(),
        depth: found.depth,
        nodes: found.nodes as f64,
    }
}
