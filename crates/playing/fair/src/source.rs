//! Where the rolls, the draws and the lot of one game come from.

use catalog::{AnyEvent, AnyGame};

use crate::secret::{Commitment, Secret};
use crate::stream::{Purpose, Stream};

/// All secrets of one game together. A server has one of these for every game,
/// with a secret that it never uses again.
///
/// ```
/// use catalog::{AnyGame, GameId};
/// use fair::{Secret, Source};
///
/// let secret = |start| Secret::new(core::array::from_fn(|at| start + at as u8));
/// let source = Source::new(secret(0), "example", vec![Some(secret(32)), Some(secret(64))]);
///
/// // The first three rolls of this table; where pawns stand makes no difference.
/// let game = AnyGame::start(GameId::Heinash, |_| None).unwrap();
/// let rolls = [0, 1, 2].map(|count| source.chance(&game, count).unwrap().to_string());
/// assert_eq!(rolls, ["roll:6-6-5", "roll:6-5-3", "roll:5-5-2"]);
///
/// // Another secret of one player, and other rolls follow.
/// let other = Source::new(secret(0), "example", vec![Some(secret(33)), Some(secret(64))]);
/// assert_ne!([0, 1, 2].map(|count| other.chance(&game, count).unwrap().to_string()), rolls);
///
/// // SEVEN has no chance.
/// let seven = AnyGame::start(GameId::Seven, |_| None).unwrap();
/// assert_eq!(source.chance(&seven, 0), None);
/// ```
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
    ///
    /// ```
    /// use fair::{Secret, Source};
    ///
    /// let secret = |start| Secret::new(core::array::from_fn(|at| start + at as u8));
    /// let source = Source::new(secret(0), "example", vec![Some(secret(32)), Some(secret(64))]);
    /// assert_eq!(source.lot(), [1, 0], "the second player begins");
    ///
    /// // Over many tables every order of three players comes about equally often.
    /// let mut counts = std::collections::BTreeMap::new();
    /// for table in 0..600 {
    ///     let players = vec![Some(secret(32)), Some(secret(64)), None];
    ///     let lot = Source::new(secret(0), &format!("table {table}"), players).lot();
    ///     *counts.entry(lot).or_insert(0) += 1;
    /// }
    /// assert_eq!(counts.len(), 6);
    /// assert!(counts.values().all(|&count| (70..130).contains(&count)));
    /// ```
    pub fn lot(&self) -> Vec<usize> {
        let mut stream = self.stream(Purpose::Lot, 0);
        let mut left: Vec<usize> = (0..self.players.len()).collect();
        let mut seats = Vec::new();
        while !left.is_empty() {
            seats.push(left.remove(stream.below(left.len() as u32) as usize));
        }
        seats
    }

    /// The roll or the draw that comes in this position; `None`
    /// if chance is not to speak. `count` is the number of rolls and
    /// draws that stand before it in the record. What was taken back is not in
    /// the record, and so comes again when the same count is asked for.
    pub fn chance(&self, game: &AnyGame, count: usize) -> Option<AnyEvent> {
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
