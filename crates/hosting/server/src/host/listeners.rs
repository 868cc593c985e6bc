//! Who listens to a stream on this server, and who is there.

use std::collections::{BTreeSet, HashMap, VecDeque};

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

use super::Stream;
use crate::app::App;
use crate::secrets;

/// How many frames may wait for somebody who reads slowly.
const QUEUE: usize = 128;

/// What a listener is handed.
pub(crate) enum Out {
    /// To be sent at once.
    Now(Utf8Bytes),
    /// To be sent at this time by the server's clock: a watcher's share of what
    /// players have seen before.
    At(u64, Utf8Bytes),
    /// The stream is gone, or is none of theirs any more.
    Gone,
}

/// Somebody who listens.
struct Listener {
    /// Tells it from others.
    number: u64,
    /// Which player or pupil it is; none: somebody who only watches, or teaches.
    who: Option<usize>,
    /// Where to hand things.
    to: mpsc::Sender<Out>,
}

/// A frame.
pub(crate) fn text(said: &impl Serialize) -> Utf8Bytes {
    let text = serde_json::to_string(said);
    text.expect("texts and numbers are always JSON").into()
}

/// Whoever listens to a stream, here and on other servers.
#[derive(Default)]
pub(crate) struct Listeners {
    here: Vec<Listener>,
    /// Who is there on which other server.
    elsewhere: HashMap<String, Vec<usize>>,
}

impl Listeners {
    /// Lets somebody listen. The same person may be there a few times; beyond that
    /// the one that came first has to go.
    pub(super) fn add<S: Stream>(&mut self, app: &App, who: Option<usize>) -> Ear {
        let mut same = (self.here.iter()).filter(|one| who.is_some() && one.who == who);
        let first = same.next().map(|one| one.number);
        if first.is_some() && same.count() + 1 >= S::DEVICES {
            self.here.retain(|one| Some(one.number) != first);
        }
        let number = secrets::number();
        let (to, queue) = mpsc::channel(QUEUE);
        self.here.push(Listener { number, who, to });
        Ear {
            number,
            queue,
            held: VecDeque::new(),
            stopping: app.stopping(),
            gone: S::GONE,
        }
    }

    /// Forgets a listener. Says who has gone by that, if anybody has.
    pub(crate) fn remove(&mut self, number: u64) -> Option<usize> {
        let at = self.here.iter().position(|one| one.number == number)?;
        let who = self.here.remove(at).who?;
        (!self.is_there(who)).then_some(who)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// How many listen on this server.
    pub(crate) fn len(&self) -> usize {
        self.here.len()
    }

    /// Whether somebody is there, on this server or another one.
    pub(crate) fn is_there(&self, who: usize) -> bool {
        self.is_here(who) || self.elsewhere.values().flatten().any(|one| *one == who)
    }

    /// Whether somebody is there on this server.
    pub(crate) fn is_here(&self, who: usize) -> bool {
        self.here.iter().any(|one| one.who == Some(who))
    }

    /// Everybody who is there on this server.
    pub(crate) fn all_here(&self) -> BTreeSet<usize> {
        self.here.iter().filter_map(|one| one.who).collect()
    }

    fn all_there(&self) -> BTreeSet<usize> {
        let elsewhere = self.elsewhere.values().flatten().copied();
        self.all_here().into_iter().chain(elsewhere).collect()
    }

    /// Another server says who is there. Says who has come (true) or gone by that.
    pub(super) fn set_elsewhere(&mut self, server: &str, who: Vec<usize>) -> Vec<(usize, bool)> {
        let before = self.all_there();
        self.elsewhere.insert(server.to_string(), who);
        self.changes(&before)
    }

    /// Nobody is there any more on servers that have gone. Says who that was.
    pub(super) fn without(&mut self, alive: &[String]) -> Vec<(usize, bool)> {
        if self.elsewhere.keys().all(|server| alive.contains(server)) {
            return Vec::new();
        }
        let before = self.all_there();
        self.elsewhere.retain(|server, _| alive.contains(server));
        self.changes(&before)
    }

    fn changes(&self, before: &BTreeSet<usize>) -> Vec<(usize, bool)> {
        let now = self.all_there();
        let changed = before.symmetric_difference(&now);
        changed.map(|who| (*who, now.contains(who))).collect()
    }

    /// Hands something to some of them. One whose queue is full reads too slowly: it
    /// is let go, and gets everything when it comes back.
    pub(crate) fn send(&mut self, mut make: impl FnMut(Option<usize>) -> Option<Out>) {
        self.here.retain(|one| match make(one.who) {
            Some(out) => one.to.try_send(out).is_ok(),
            None => true,
        });
    }

    /// Sends one of them away, on whichever devices.
    pub(crate) fn send_away(&mut self, who: usize) {
        for one in self.here.extract_if(.., |one| one.who == Some(who)) {
            let _ = one.to.try_send(Out::Gone);
        }
    }

    /// The stream is gone.
    pub(super) fn send_gone(&mut self) {
        for one in self.here.drain(..) {
            let _ = one.to.try_send(Out::Gone);
        }
    }
}

/// Why somebody hears no more.
pub(crate) enum End {
    /// They have gone.
    Gone,
    /// We close it, and say why and when to come back.
    Closed(&'static str, Option<u64>),
}

/// What somebody who listens hears, in order.
pub(crate) struct Ear {
    pub(crate) number: u64,
    queue: mpsc::Receiver<Out>,
    /// What may not be seen yet, and when.
    held: VecDeque<(u64, Utf8Bytes)>,
    stopping: watch::Receiver<bool>,
    gone: &'static str,
}

impl Ear {
    /// Waits for the next frame.
    pub(crate) async fn next(&mut self, app: &App) -> Result<Utf8Bytes, End> {
        loop {
            if let Some(frame) = self.ready(app)? {
                return Ok(frame);
            }
            let due = self.held.front().map(|(due, _)| app.instant(*due));
            tokio::select! {
                biased;
                () = stopped(&mut self.stopping) => return Err(stopping()),
                out = self.queue.recv() => {
                    // Too slow: everything comes when they come back.
                    let out = out.ok_or(End::Closed("slow", Some(500)))?;
                    if let Some(frame) = self.take(out)? {
                        return Ok(frame);
                    }
                }
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {}
            }
        }
    }

    /// The next frame, unless it has to be waited for. What was held back comes first.
    pub(crate) fn ready(&mut self, app: &App) -> Result<Option<Utf8Bytes>, End> {
        loop {
            if let Some((_, frame)) = self.held.pop_front_if(|(due, _)| *due <= app.now()) {
                return Ok(Some(frame));
            }
            let Ok(out) = self.queue.try_recv() else {
                return Ok(None);
            };
            if let Some(frame) = self.take(out)? {
                return Ok(Some(frame));
            }
        }
    }

    /// Has a frame told at this time, and not before; at once if that is over.
    pub(crate) fn hold(&mut self, due: u64, frame: Utf8Bytes) {
        self.held.push_back((due, frame));
    }

    fn take(&mut self, out: Out) -> Result<Option<Utf8Bytes>, End> {
        match out {
            Out::Now(frame) => Ok(Some(frame)),
            Out::At(due, frame) => {
                self.hold(due, frame);
                Ok(None)
            }
            Out::Gone => Err(End::Closed(self.gone, None)),
        }
    }
}

/// Comes when the server is about to stop.
async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// The server stops, and not everybody should come back at the same moment.
fn stopping() -> End {
    End::Closed("stopping", Some(500 + secrets::number() % 1500))
}
