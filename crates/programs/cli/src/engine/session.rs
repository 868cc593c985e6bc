//! A conversation with a host: what is set, where the game stands, and what is
//! answered.

use std::time::Duration;

use catalog::{AnyGame, AnyRecord, AnyRulesError, ApplyError};
use game::{Lang, Turn};
use players::pace;
use rand::TryRng;
use rand::rngs::SysRng;
use search::effort::Stopwatch;
use search::{Limits, Numbers, StopSign};
use wire::engine::{Dialect, Go, Heard, Info, Reply, Request, Start};

use super::options::{Changed, Options};
use super::queries;
use super::thinker::{Task, Thinker};
use super::writer::ReplyWriter;

/// How long the thinking thread may take to end. It has been told to, so that it
/// takes a moment only; a machine may be busy, though, and whoever has closed the
/// line still wants the answers.
const FAREWELL: Duration = Duration::from_secs(10);

/// What the way from the decision to the clock may take.
const MOMENT: Duration = Duration::from_millis(20);

/// A conversation.
pub(super) struct Session {
    options: Options,
    game: AnyGame,
    /// How many events led to the position.
    events: usize,
    /// Whether the computer is to forget everything before it thinks again.
    afresh: bool,
    /// Where numbers come from when no seed is set.
    numbers: Numbers,
    thinker: Thinker,
    writer: ReplyWriter,
}

impl Session {
    /// Begins a conversation.
    pub(super) fn begin(writer: ReplyWriter) -> Session {
        let options = Options::default();
        let game = options.start().expect("a game can be begun as usual");
        // Without the system's numbers play is repeatable, which is no harm.
        let seed = SysRng.try_next_u64().unwrap_or_default();
        Session {
            options,
            game,
            events: 0,
            afresh: true,
            numbers: Numbers::seeded(seed),
            thinker: Thinker::start(writer.clone()),
            writer,
        }
    }

    /// Hears a line, and says whether to go on.
    pub(super) fn hear(&mut self, line: &str) -> bool {
        let heard = match Heard::parse(line) {
            Ok(heard) => heard,
            Err(error) => {
                self.writer.error(error);
                return !self.writer.is_closed();
            }
        };
        self.ignore(&heard.ignored);
        match heard.request {
            None | Some(Request::PonderHit) => {}
            Some(Request::Hello { uci }) => self.introduce(uci),
            Some(Request::IsReady) => self.make_ready(),
            Some(Request::SetOption { name, value }) => {
                self.set(&name, value.as_deref().unwrap_or_default());
            }
            Some(Request::NewGame) => self.new_game(),
            Some(Request::Position(start)) => match self.position(start) {
                Ok((game, events)) => (self.game, self.events) = (game, events),
                Err(why) => self.writer.error(why),
            },
            Some(Request::Query(what)) => match queries::answer(&self.game, &what) {
                Some(words) => self.writer.say(&Reply::Response(words)),
                None => self.writer.tell(format!("unknown query {what}")),
            },
            Some(Request::Go(go)) => self.go(&go),
            Some(Request::Stop) => self.thinker.stop(),
            Some(Request::Quit) => return false,
        }
        !self.writer.is_closed()
    }

    /// Ends the conversation. A move that is still due is given.
    pub(super) fn end(mut self) {
        self.thinker.finish(FAREWELL);
    }

    fn ignore(&self, words: &[String]) {
        if !words.is_empty() {
            self.writer.tell(format!("ignored {}", words.join(" ")));
        }
    }

    /// Answers at once while thinking, and else when everything is prepared.
    fn make_ready(&mut self) {
        if self.thinker.is_thinking() {
            return self.writer.say(&Reply::Ready);
        }
        if std::mem::take(&mut self.afresh) {
            let memory = self.options.memory();
            self.thinker.prepare(self.game.id(), memory);
        }
        self.thinker.say(vec![Reply::Ready]);
    }

    fn introduce(&self, uci: bool) {
        let name = format!("Tablier {}", env!("CARGO_PKG_VERSION"));
        self.writer.say(&Reply::Name(name));
        self.writer.say(&Reply::Author("Tablier".to_string()));
        for option in Options::declared() {
            self.writer.say(&Reply::Option(option));
        }
        let dialect = if uci { Dialect::Uci } else { Dialect::Ugi };
        self.writer.say(&Reply::Ok(dialect));
    }

    fn set(&mut self, name: &str, value: &str) {
        match self.options.set(name, value) {
            Ok(Changed::Play) => {}
            Ok(Changed::Memory) => self.afresh = true,
            Ok(Changed::Rules) => {
                self.afresh = true;
                // Rules that do not go together may yet be completed.
                if let Ok(start) = self.options.start() {
                    (self.game, self.events) = (start, 0);
                }
            }
            Err(why) => self.writer.error(format_args!("option {why}")),
        }
    }

    fn new_game(&mut self) {
        self.afresh = true;
        match self.options.start() {
            Ok(start) => (self.game, self.events) = (start, 0),
            Err(why) => self.writer.error(format_args!("option {why}")),
        }
    }

    /// Where a request leads, with the number of events on the way.
    fn position(&self, start: Start) -> Result<(AnyGame, usize), String> {
        let events = match start {
            Start::StartPosition(events) => events,
            Start::Record(text) => return self.recorded(&text),
        };
        let mut game = self
            .options
            .start()
            .map_err(|why| format!("option {why}"))?;
        for (index, event) in events.iter().enumerate() {
            game.apply_written(event).map_err(|error| match error {
                ApplyError::Malformed(error) => {
                    format!("event {} {event}: {}", index + 1, error.explain(Lang::En))
                }
                ApplyError::Illegal(why) => refused(index + 1, event, &why),
            })?;
        }
        Ok((game, events.len()))
    }

    /// Where a record leads, with the number of its events.
    fn recorded(&self, text: &str) -> Result<(AnyGame, usize), String> {
        let record = AnyRecord::read(text);
        let record = record.map_err(|error| format!("record {}", error.explain(Lang::En)))?;
        match record.replay() {
            Ok(game) => Ok((game, record.len())),
            Err(error) => Err(refused(error.event, &error.text, &error.illegal)),
        }
    }

    fn go(&mut self, go: &Go) {
        let watch = Stopwatch::start();
        self.ignore(&go.ignored);
        let analyse = go.analyse || go.infinite;
        match self.game.turn() {
            Turn::Seat(_) => {}
            Turn::Chance if analyse => {}
            Turn::Chance => {
                return self.no_move("chance is to speak: send the position with what it brought");
            }
            Turn::Over => return self.no_move("the game is over"),
        }
        let seed = match self.options.seed {
            0 => self.numbers.bits(),
            // The same mistakes at every move would be no human weakness.
            seed => seed.wrapping_add(self.events as u64),
        };
        self.thinker.give(Task {
            limits: self.limits(go),
            level: self.options.level,
            seed,
            threads: self.options.threads,
            memory: self.options.memory(),
            afresh: std::mem::take(&mut self.afresh),
            analyse,
            until_stopped: go.infinite,
            lines: self.options.lines,
            watch,
            stop: StopSign::default(),
            game: self.game.clone(),
        });
    }

    /// There is no move to be made. If one is due from before, it comes first.
    fn no_move(&mut self, why: &str) {
        self.thinker.stop();
        let why = Reply::Info(Info::string(why));
        self.thinker.say(vec![why, Reply::BestMove(None)]);
    }

    fn limits(&self, go: &Go) -> Limits {
        let mut time = go.movetime;
        if let Turn::Seat(seat) = self.game.turn() {
            let clock = go.clocks[seat.index()];
            time = match (time, clock.left) {
                (None, Some(left)) => Some(pace::allotted(&self.game, left, clock.increment)),
                // Nobody may think longer than there is time.
                (Some(time), Some(left)) => Some(time.min(left.saturating_sub(MOMENT))),
                (time, None) => time,
            };
            if go.is_unbounded(seat) {
                time = Some(self.options.level.usual_time());
            }
        } else if !go.infinite && go.nodes.is_none() && go.depth.is_none() {
            time = time.or(Some(self.options.level.usual_time()));
        }
        Limits {
            time: time.filter(|_| !go.infinite),
            nodes: go.nodes.filter(|_| !go.infinite),
            depth: go.depth.filter(|_| !go.infinite),
        }
    }
}

/// Why an event cannot happen, with its number and the clause that says so.
fn refused(number: usize, event: &str, why: &AnyRulesError) -> String {
    let clause = why.clause();
    format!("event {number} {event} {clause}: {}", why.explain(Lang::En))
}
