//! Who listens to a table on this server, and who is there.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use protocol::online::messages::Tell;
use tokio::sync::mpsc;

/// How many sockets one seat may have: a few devices, and pages left open.
const SOCKETS_PER_SEAT: usize = 6;

/// With how many sockets at a table nobody more may watch.
const SOCKETS_PER_TABLE: usize = 1000;

/// What a socket is handed.
pub(crate) enum Out {
    /// To be sent at once.
    Now(Utf8Bytes),
    /// To be sent at this time by the server's clock: a watcher's share of what
    /// players have seen before.
    At(u64, Utf8Bytes),
    /// The table is gone.
    Gone,
}

/// A socket at a table.
pub(crate) struct Listener {
    /// Tells it from others.
    pub(crate) number: u64,
    /// Which player it is; none: watches.
    pub(crate) player: Option<usize>,
    /// Where to hand things.
    pub(crate) to: mpsc::Sender<Out>,
}

/// The sockets at a table, here and on other servers.
#[derive(Default)]
pub(crate) struct Listeners {
    here: Vec<Listener>,
    /// Which players are there on which other server.
    elsewhere: HashMap<String, Vec<usize>>,
}

impl Listeners {
    /// Lets a socket listen. A player may be there a few times; beyond that the
    /// one that came first has to go.
    pub(crate) fn add(&mut self, listener: Listener) {
        if let Some(player) = listener.player {
            let same = |one: &Listener| one.player == Some(player);
            let first = self.here.iter().position(same);
            let often = self.here.iter().filter(|one| same(one)).count();
            if let Some(first) = first.filter(|_| often >= SOCKETS_PER_SEAT) {
                self.here.remove(first);
            }
        }
        self.here.push(listener);
    }

    /// Whether there is room for one more who watches.
    pub(crate) fn has_room(&self) -> bool {
        self.here.len() < SOCKETS_PER_TABLE
    }

    /// Forgets a socket. Says which player has gone by that, if one has.
    pub(crate) fn remove(&mut self, number: u64) -> Option<usize> {
        let at = self.here.iter().position(|one| one.number == number)?;
        let player = self.here.remove(at).player?;
        (!self.is_there(player)).then_some(player)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    /// Whether a player is there, on this server or another one.
    pub(crate) fn is_there(&self, player: usize) -> bool {
        let elsewhere = self.elsewhere.values().flatten();
        self.is_here(player) || elsewhere.into_iter().any(|other| *other == player)
    }

    /// Whether a player is there on this server.
    pub(crate) fn is_here(&self, player: usize) -> bool {
        self.here.iter().any(|one| one.player == Some(player))
    }

    /// The players who are there on this server.
    pub(crate) fn players_here(&self) -> Vec<usize> {
        let mut players: Vec<usize> = self.here.iter().filter_map(|one| one.player).collect();
        players.sort_unstable();
        players.dedup();
        players
    }

    /// Another server says who is there. Says whose presence has changed.
    pub(crate) fn set_elsewhere(
        &mut self,
        server: &str,
        players: Vec<usize>,
    ) -> Vec<(usize, bool)> {
        let everybody = 0..game::MOST_SEATS;
        let before: Vec<bool> = everybody.clone().map(|it| self.is_there(it)).collect();
        if players.is_empty() {
            self.elsewhere.remove(server);
        } else {
            self.elsewhere.insert(server.to_string(), players);
        }
        let now = everybody.map(|player| (player, self.is_there(player)));
        now.filter(|(player, there)| before[*player] != *there)
            .collect()
    }

    /// The other servers that have said something.
    pub(crate) fn servers(&self) -> Vec<String> {
        self.elsewhere.keys().cloned().collect()
    }

    /// A row: players get it at once, watchers when it is due.
    pub(crate) fn send_row(&mut self, frame: &Utf8Bytes, due: u64) {
        self.send(|listener| match listener.player {
            Some(_) => Out::Now(frame.clone()),
            None => Out::At(due, frame.clone()),
        });
    }

    /// Somebody has come or gone.
    pub(crate) fn send_presence(&mut self, player: usize, here: bool) {
        let frame = text(&Tell::Here { player, here });
        self.send(|_| Out::Now(frame.clone()));
    }

    /// The table is gone.
    pub(crate) fn send_gone(&mut self) {
        self.send(|_| Out::Gone);
    }

    /// A socket whose queue is full reads too slowly: it is let go, and gets
    /// everything when it comes back.
    fn send(&mut self, make: impl Fn(&Listener) -> Out) {
        self.here
            .retain(|listener| listener.to.try_send(make(listener)).is_ok());
    }
}

/// A frame.
pub(crate) fn text(tell: &Tell) -> Utf8Bytes {
    let text = serde_json::to_string(tell);
    text.expect("texts and numbers are always JSON").into()
}
