//! Where the rolls, the draws and the lot of one game come from.

use catalog::AnyGame;

use crate::secret::{Commitment, Secret};
use crate::stream::{Purpose, Stream};

/// All secrets of one game together. A server has one of these for every game,
/// with a secret that it never uses again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    secret: Secret,
    table: String,
    players: Vec<Option<Secret>>,
}

impl Source {
    /// The source of a game: the server's secret, the name of the table, and in
    /// the order of the players what each has added; computers add nothing.
    pub fn new(secret: Secret, table: &str, players: Vec<Option<Secret>>) -> Source {
        Source {
            secret,
            table: table.to_string(),
            players,
        }
    }

    /// The server's secret.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The name of the table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// What each player has added.
    pub fn players(&self) -> &[Option<Secret>] {
        &self.players
    }

    /// What has to be published before any player adds a secret.
    pub fn commitment(&self) -> Commitment {
        self.secret.commit(&self.table)
    }

    /// The lot for the seats: for each seat the number of its player.
    pub fn lot(&self) -> Vec<usize> {
        let mut stream = self.stream(Purpose::Lot, 0);
        let mut left: Vec<usize> = (0..self.players.len()).collect();
        let mut seats = Vec::new();
        while !left.is_empty() {
            seats.push(left.remove(stream.below(left.len() as u32) as usize));
        }
        seats
    }

    /// The roll or the draw that comes in this position, as records write it;
    /// `None` if chance is not to speak. `count` is the number of rolls and
    /// draws that stand before it in the record. What was taken back is not in
    /// the record, and so comes again when the same count is asked for.
    pub fn chance(&self, game: &AnyGame, count: usize) -> Option<String> {
        let odds = game.chances();
        if odds.is_empty() {
            return None;
        }
        let mut stream = self.stream(Purpose::Chance, count as u32);
        Some(game::pick(&odds, &mut |limit| stream.below(limit)))
    }

    fn stream(&self, purpose: Purpose, count: u32) -> Stream {
        Stream::new(&self.secret, &self.table, &self.players, purpose, count)
    }
}
