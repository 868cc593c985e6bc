//! The thread that thinks, so that the one that reads can always answer.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use catalog::{AnyEvent, AnyGame, GameId};
use game::Turn;
use players::{Analysis, Ask, Computer, Level};
use search::effort::Stopwatch;
use search::{Effort, Limits, StopSign};
use wire::engine::{Info, Reply};

use super::writer::ReplyWriter;

/// How often a player says that it is still thinking.
const SIGN_OF_LIFE: Duration = Duration::from_secs(1);

/// How often an analysis that is done looks whether it may say so.
const LOOK_AGAIN: Duration = Duration::from_millis(2);

/// One piece of thinking.
pub(super) struct Task {
    pub(super) game: AnyGame,
    pub(super) level: Level,
    pub(super) seed: u64,
    pub(super) limits: Limits,
    pub(super) threads: usize,
    pub(super) memory: usize,
    /// Whether to forget everything before.
    pub(super) afresh: bool,
    /// Whether to say what the position is worth instead of playing.
    pub(super) analyse: bool,
    /// Whether not to answer before being told to stop.
    pub(super) until_stopped: bool,
    /// How many lines to show.
    pub(super) lines: usize,
    /// Began when the host said `go`.
    pub(super) watch: Stopwatch,
    pub(super) stop: StopSign,
}

/// What the thread has to do, one after the other.
enum Job {
    /// Forget everything, and make ready for this game with so much memory.
    Prepare(GameId, usize),
    Think(Box<Task>),
    /// Say this, when everything before has been answered.
    Say(Vec<Reply>),
}

/// The thinking thread, as the reading one sees it.
pub(super) struct Thinker {
    jobs: Option<Sender<Job>>,
    /// Closed when the thread ends.
    ended: Receiver<()>,
    /// The sign of the task that was given last.
    current: StopSign,
    /// How many tasks have been given and not yet answered.
    due: Arc<AtomicUsize>,
}

impl Thinker {
    /// Starts the thread.
    pub(super) fn start(writer: ReplyWriter) -> Thinker {
        let (jobs, given) = mpsc::channel();
        let (end, ended) = mpsc::channel();
        let due = Arc::new(AtomicUsize::new(0));
        let left = Arc::clone(&due);
        thread::spawn(move || {
            work(&given, &writer, &left);
            drop(end);
        });
        Thinker {
            jobs: Some(jobs),
            ended,
            current: StopSign::default(),
            due,
        }
    }

    /// Says whether an answer is due.
    pub(super) fn is_thinking(&self) -> bool {
        self.due.load(Ordering::Acquire) > 0
    }

    /// Makes it ready for a game, so that no time of the first move is lost.
    pub(super) fn prepare(&self, game: GameId, memory: usize) {
        self.send(Job::Prepare(game, memory));
    }

    /// Gives it something to think about. What it thinks about now is answered
    /// at once.
    pub(super) fn give(&mut self, task: Task) {
        self.stop();
        self.current = task.stop.clone();
        self.due.fetch_add(1, Ordering::AcqRel);
        self.send(Job::Think(Box::new(task)));
    }

    /// Lets it say something after all that is still to be done.
    pub(super) fn say(&self, replies: Vec<Reply>) {
        self.send(Job::Say(replies));
    }

    fn send(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            let _ = jobs.send(job);
        }
    }

    /// Asks for an answer now.
    pub(super) fn stop(&self) {
        self.current.raise();
    }

    /// Asks for an answer now, and waits a little for it.
    pub(super) fn finish(&mut self, patience: Duration) {
        self.stop();
        self.jobs = None;
        let _ = self.ended.recv_timeout(patience);
    }
}

fn work(jobs: &Receiver<Job>, writer: &ReplyWriter, due: &AtomicUsize) {
    let mut computer: Option<Computer> = None;
    for job in jobs {
        let task = match job {
            Job::Think(task) => task,
            Job::Prepare(game, memory) => {
                // What fails here fails again, and is told, when a move is due.
                computer = catch_unwind(|| Computer::new(game, memory)).ok();
                continue;
            }
            Job::Say(replies) => {
                replies.iter().for_each(|reply| writer.say(reply));
                continue;
            }
        };
        if task.afresh {
            computer = None;
        }
        // A host waits for its answer, whatever happens here.
        let thought = catch_unwind(AssertUnwindSafe(|| {
            let id = task.game.id();
            let mind = computer.get_or_insert_with(|| Computer::new(id, task.memory));
            think(mind, &task, writer)
        }));
        let best = thought.unwrap_or_else(|_| {
            computer = None;
            writer.error("the player failed; this is just some legal move");
            task.game.moves().into_iter().next()
        });
        while task.until_stopped && !task.stop.is_up() {
            thread::sleep(LOOK_AGAIN);
        }
        due.fetch_sub(1, Ordering::AcqRel);
        writer.say(&Reply::BestMove(best.map(|mv| mv.to_string())));
    }
}

fn think(computer: &mut Computer, task: &Task, writer: &ReplyWriter) -> Option<AnyEvent> {
    let effort = Effort::new(task.limits, &task.watch, &task.stop).on_threads(task.threads);
    let ask = Ask {
        level: task.level,
        seed: task.seed,
        effort: &effort,
    };
    if task.analyse {
        let mut report = |found: &Analysis<AnyEvent>| show(found, task, &effort, writer);
        let found = computer.analyse(&task.game, &ask, &mut report);
        show(&found, task, &effort, writer);
        return (found.best().cloned()).filter(|_| matches!(task.game.turn(), Turn::Seat(_)));
    }
    let (done, waiting) = mpsc::channel::<()>();
    thread::scope(|scope| {
        let effort = &effort;
        scope.spawn(move || {
            while waiting.recv_timeout(SIGN_OF_LIFE) == Err(RecvTimeoutError::Timeout) {
                writer.say(&Reply::Info(progress(effort)));
            }
        });
        // The other thread ends when this is dropped, also by a panic.
        let _done = done;
        let best = computer.choose(&task.game, &ask);
        let info = Info {
            pv: best.iter().map(ToString::to_string).collect(),
            ..progress(effort)
        };
        writer.say(&Reply::Info(info));
        best
    })
}

/// How far the thinking has come.
fn progress(effort: &Effort<'_>) -> Info {
    let (nodes, time) = (effort.nodes(), effort.elapsed());
    let a_second = nodes as f64 / time.as_secs_f64().max(1e-3);
    Info {
        nodes: Some(nodes),
        nps: Some(a_second as u64),
        time: Some(time),
        ..Info::default()
    }
}

/// Shows what analysis has found.
fn show(found: &Analysis<AnyEvent>, task: &Task, effort: &Effort<'_>, writer: &ReplyWriter) {
    let common = Info {
        depth: Some(found.depth),
        exact: found.exact,
        values: found.values.iter().map(|&value| rounded(value)).collect(),
        ..progress(effort)
    };
    if found.lines.is_empty() {
        let value = found.value.map(rounded);
        writer.say(&Reply::Info(Info {
            value,
            ..common.clone()
        }));
    }
    for (index, line) in found.lines.iter().take(task.lines).enumerate() {
        writer.say(&Reply::Info(Info {
            multipv: (task.lines > 1).then_some(index as u32 + 1),
            // With three sides or more a line has no value of its own to show.
            value: found.value.map(|_| rounded(line.value)),
            pv: line.moves.iter().map(ToString::to_string).collect(),
            ..common.clone()
        }));
    }
}

/// A value as it is shown: four places are more than anybody estimates.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}
