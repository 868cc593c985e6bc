//! A game played by its fast rules and by a slow referee side by side.
//!
//! A referee is a second implementation of a game, as plain as can be, written
//! from the clauses alone. All it has in common with the fast rules is how
//! events are written, so everything here is compared as text.

use game::{EventOf, Game, Setup, Turn};

/// The slow implementation of a game that the fast one is compared with.
pub trait Referee: Clone {
    /// A new game by these rule tags; a missing one has its default.
    fn start(tags: &[(&str, &str)]) -> Self;

    /// `seat 0`, `chance` or `over`.
    fn whose_turn(&self) -> String;

    /// All legal moves, in any order.
    fn moves(&self) -> Vec<String>;

    /// What chance can bring with its weights, in any order.
    fn chances(&self) -> Vec<(String, u32)>;

    /// Lets a legal event happen.
    fn apply(&mut self, event: &str);

    /// The place of each seat; none before the end.
    fn places(&self) -> Vec<u8>;

    /// A move as [`Referee::moves`] lists it, for the fast rules may write the
    /// same move in another way.
    fn in_its_form(&self, text: &str) -> String {
        text.to_string()
    }
}

/// One game played by both.
#[derive(Clone, Debug)]
pub struct SideBySide<G, R> {
    /// The position as the fast rules see it.
    pub fast: G,
    /// The position as the referee sees it.
    pub slow: R,
    /// What has happened so far.
    pub events: Vec<String>,
    tags: Vec<(String, String)>,
}

impl<G: Game, R: Referee> SideBySide<G, R> {
    /// A new game by these rule tags; a missing one has its default.
    pub fn new(tags: &[(&str, &str)]) -> SideBySide<G, R> {
        let value = |name: &str| tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1);
        let setup = G::Setup::from_tags(value).expect("tests give tags that can be read");
        let owned = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
        SideBySide {
            fast: G::start(&setup),
            slow: R::start(tags),
            events: Vec::new(),
            tags: tags.iter().map(owned).collect(),
        }
    }

    /// The game so far, ready to be replayed.
    pub fn record(&self) -> String {
        let tags = self
            .tags
            .iter()
            .map(|(name, value)| format!("[{name} \"{value}\"]\n"));
        let tags: String = tags.collect();
        format!("[Game \"{}\"]\n{tags}\n{}", G::ID, self.events.join(" "))
    }

    /// The legal moves by the fast rules, as they list and write them.
    pub fn written_moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.fast.moves(&mut moves);
        moves.iter().map(|mv| mv.to_string()).collect()
    }

    /// The same moves as the referee writes them.
    pub fn moves_in_its_form(&self) -> Vec<String> {
        let moves = self.written_moves();
        moves
            .iter()
            .map(|text| self.slow.in_its_form(text))
            .collect()
    }

    /// Compares what every game has: whose turn it is, the odds, the places, and
    /// the legal moves, which must be `expected`. Those are the referee's, less
    /// what a game leaves open.
    pub fn compare(&self, expected: &[String]) {
        let turn = match self.fast.turn() {
            Turn::Seat(seat) => format!("seat {seat}"),
            Turn::Chance => "chance".to_string(),
            Turn::Over => "over".to_string(),
        };
        let record = || self.record();
        assert_eq!(turn, self.slow.whose_turn(), "whose turn\n{}", record());

        let fast = sorted(self.moves_in_its_form());
        let slow = sorted(expected.to_vec());
        assert!(
            fast == slow,
            "moves\n{}\nonly fast: {:?}\nonly slow: {:?}\nlisted {} and {}",
            record(),
            without(&fast, &slow),
            without(&slow, &fast),
            fast.len(),
            slow.len(),
        );

        let chances = self.fast.chances().into_iter();
        let chances = chances.map(|case| (case.outcome.to_string(), case.weight));
        let (fast, slow) = (sorted(chances.collect()), sorted(self.slow.chances()));
        assert_eq!(fast, slow, "chances\n{}", record());

        let places = self.fast.outcome().map(|outcome| outcome.places);
        let places = places.map_or(Vec::new(), |places| places.as_slice().to_vec());
        assert_eq!(places, self.slow.places(), "places\n{}", record());
    }

    /// Fails unless the fast rules accept this event exactly if it is `legal`.
    pub fn agree_on(&self, text: &str, legal: bool) {
        let accepted = self.fast.check(&self.read(text)).is_ok();
        assert_eq!(accepted, legal, "{text} after\n{}", self.record());
    }

    /// Lets a legal event happen in both.
    pub fn apply(&mut self, text: &str) {
        if let Err(why) = self.fast.apply(&self.read(text)) {
            panic!("{text} is refused: {why:?}\n{}", self.record());
        }
        self.slow.apply(text);
        self.events.push(text.to_string());
    }

    fn read(&self, text: &str) -> EventOf<G> {
        EventOf::<G>::parse(text)
            .unwrap_or_else(|why| panic!("{text} cannot be read: {why:?}\n{}", self.record()))
    }
}

/// How many sequences of `depth` events follow by the referee, to be compared
/// with [`game::perft`].
pub fn sequences<R: Referee>(referee: &R, depth: u32) -> u128 {
    let mut events = referee.moves();
    events.extend(referee.chances().into_iter().map(|(text, _)| text));
    if depth == 1 {
        return events.len() as u128;
    }
    let after = |text: &String| {
        let mut next = referee.clone();
        next.apply(text);
        sequences(&next, depth - 1)
    };
    events.iter().map(after).sum()
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}

/// What is in `all` and not in `others`.
fn without<'a>(all: &'a [String], others: &[String]) -> Vec<&'a String> {
    all.iter().filter(|text| !others.contains(text)).collect()
}
