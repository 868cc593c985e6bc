//! Games played out at random under a tree that remembers them, for positions
//! that are too large to solve.
//!
//! A node is a board before a roll. Which cells a roll offers is chance, but what
//! the board is worth after a pawn was put does not depend on the roll: so the
//! edges of a node are its free cells, every simulated roll chooses among those
//! it can make, and nothing is split by rolls. What a node is worth is the exact
//! mean over all rolls of what its cells are thought to be worth, so that lucky
//! rolls mislead nobody; as long as it has few games, what these came to counts
//! too. Boards that are reached in different orders are one node.
//!
//! Who holds a cell at the end matters far more than when it was taken. So each
//! node also counts, for every free cell, the games in which the seat to roll
//! came to hold it: a good first estimate before the cell itself was tried.

pub(super) mod choice;
mod odds;
mod tally;

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use ::heinash::{CellSet, NumberSet, Phase, Position, Roll};
use game::{Game, Seat};
use search::Numbers;

use super::verdict;
use choice::Outlook;
use odds::Odds;
use tally::{Tally, better, seen_by};

/// For how many games of its own the estimate by who held a cell counts.
const TRUST: f32 = 20.0;

/// For how many games who held a cell in all games counts where a node has few.
const BACKGROUND: f32 = 20.0;

/// How much a cell gains that was seldom tried.
const CURIOSITY: f32 = 0.2;

/// How many games a board takes part in before its own tree grows.
const RIPE: f32 = 2.0;

/// How far what was seldom tried is mistrusted in the end.
const CAUTION: f32 = 0.3;

/// After how many games the likings of the games to come are brought up to date.
const REFRESH: u32 = 32;

/// By which share the games of a node grow before its value is worked out again.
const PATIENCE: f32 = 0.125;

/// For how many games what a node's own games came to counts beside the mean over
/// all rolls. As long as there are few, that mean goes by what is mostly guessed
/// about the cells, from games that never came through here.
const SOBRIETY: f32 = 1000.0;

/// Room for every number, and nothing at 0.
const NUMBERS: usize = 37;

struct Node {
    tally: Tally,
    /// How likely seat 0 seems to win.
    value: f32,
    /// The seat the dice are rolled for.
    active: Seat,
    /// The free cells; none when the game has ended.
    free: NumberSet,
    /// Where the edges of its free cells begin; none while it is young.
    edges: Option<u32>,
    /// After how many games its value is worked out again.
    due: f32,
}

impl Node {
    /// Where the edge of a cell is, counted from the first.
    fn edge(&self, number: u8) -> usize {
        (self.free & NumberSet::up_to(number - 1)).len() as usize
    }

    fn estimate(&self, prior: f32, games: f32) -> f32 {
        let own = Tally {
            games: self.tally.games,
            won: self.tally.games * self.value,
        };
        own.with(prior, games)
    }
}

#[derive(Clone, Copy, Default)]
struct Edge {
    /// The board after the seat to roll put its pawn there, once it was.
    child: Option<u32>,
    /// The games in which the seat to roll came to hold the cell.
    held: Tally,
}

/// A board that the turn at the root can end on.
struct Ending {
    after: Position,
    owner: Seat,
    number: u8,
    node: u32,
}

/// Mixes the two words of a board into one.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ mixed >> 29;
    }
}

/// Simulated games from one position on, and what they tell.
pub(super) struct Tree {
    root: Position,
    chooser: Seat,
    options: Vec<Ending>,
    odds: Odds,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    known: HashMap<[CellSet; 2], u32, BuildHasherDefault<Mixer>>,
    /// How many nodes there is room for.
    room: usize,
    /// All games by the seat that held a cell, and by its number.
    held: [[Tally; NUMBERS]; 2],
    /// What these came to when they were looked at last.
    liking: [[f32; NUMBERS]; 2],
    games: u32,
    path: Vec<u32>,
}

impl Tree {
    /// A tree in at most so many bytes for a turn that may come to what the
    /// outlook says; for all turns to come where the outlook is empty.
    pub(super) fn new(root: &Position, outlook: &Outlook, memory: usize) -> Tree {
        // Boards that matter have some twenty free cells, and each is known twice:
        // as a node, and by its pawns.
        let bytes = size_of::<Node>() + 20 * size_of::<Edge>() + 2 * size_of::<[u64; 3]>();
        let mut tree = Tree {
            root: root.clone(),
            chooser: choice::chooser(root),
            options: Vec::new(),
            odds: Odds::new(root.setup().operations),
            nodes: Vec::new(),
            edges: Vec::new(),
            known: HashMap::default(),
            room: (memory / bytes).max(100),
            held: [[Tally::default(); NUMBERS]; 2],
            liking: [[0.5; NUMBERS]; 2],
            games: 0,
            path: Vec::new(),
        };
        for &(owner, numbers) in outlook {
            for number in numbers.iter() {
                let after = choice::after(root, owner, number);
                let node = tree.node_of(&after).expect("there is room for a few");
                tree.options.push(Ending {
                    after,
                    owner,
                    number,
                    node,
                });
            }
        }
        tree
    }

    /// How many games were played.
    pub(super) fn games(&self) -> u64 {
        self.games.into()
    }

    /// Plays one game and remembers how it went.
    pub(super) fn simulate(&mut self, numbers: &mut Numbers) {
        self.path.clear();
        let (mut position, mut node) = match self.pick_option() {
            Some(option) => (option.after.clone(), Some(option.node)),
            None => {
                let root = self.root.clone();
                let node = self.node_of(&root);
                (root, node)
            }
        };
        while let Some(at) = node {
            self.path.push(at);
            if position.phase() != Phase::Roll || !self.is_grown(at) {
                break;
            }
            roll(&mut position, numbers);
            let number = self.pick_cell(at, position.within_reach());
            position.put_unchecked(number);
            node = self.child_of(at, number, &position);
        }
        self.play_out(&mut position, numbers);
        let result = verdict::of_end(&position).unwrap_or(0.5) as f32;
        self.remember(&position, result);
    }

    /// How likely seat 0 seems to win from a board before a roll; `None` for one
    /// that was never met.
    pub(super) fn estimate(&self, position: &Position) -> Option<f64> {
        let at = *self.known.get(&pawns(position))?;
        let option = self.options.iter().find(|option| option.node == at);
        let value = match option {
            Some(option) => self.option_value(option),
            None => self.nodes[at as usize].value,
        };
        Some(value.into())
    }

    /// What the turn should come to: whose pawn on which cell. What was seldom
    /// tried has to look better.
    pub(super) fn best(&self) -> Option<(Seat, u8)> {
        let scored = self.options.iter().map(|option| {
            let node = &self.nodes[option.node as usize];
            let doubt = match node.free.is_empty() {
                true => 0.0,
                false => CAUTION / (node.tally.games + 1.0).sqrt(),
            };
            let value = seen_by(self.chooser, self.option_value(option));
            (value - doubt, (option.owner, option.number))
        });
        scored.reduce(better).map(|(_, choice)| choice)
    }

    fn option_value(&self, option: &Ending) -> f32 {
        if let Some(end) = verdict::of_end(&option.after) {
            return end as f32;
        }
        let prior = self.held[option.owner.index()][usize::from(option.number)];
        let node = &self.nodes[option.node as usize];
        node.estimate(prior.mean(), TRUST.min(prior.games).max(1.0))
    }

    /// The option of the root that looks best to the seat that has the choice.
    fn pick_option(&self) -> Option<&Ending> {
        let scored = self.options.iter().map(|option| {
            let tried = self.nodes[option.node as usize].tally.games;
            let value = seen_by(self.chooser, self.option_value(option));
            (value + curiosity(self.games as f32, tried), option)
        });
        scored.reduce(better).map(|(_, option)| option)
    }

    /// The cell that looks best to the seat to roll among those it can make; the
    /// worst of all if it can make none (N5).
    fn pick_cell(&self, at: u32, reach: NumberSet) -> u8 {
        let node = &self.nodes[at as usize];
        let (candidates, chooser) = match reach.is_empty() {
            false => (reach, node.active),
            true => (node.free, node.active.next(2)),
        };
        let edges = self.edges_of(node);
        let mut best = (f32::NEG_INFINITY, 0);
        for number in candidates.iter() {
            let (value, tried) = self.edge_value(node, &edges[node.edge(number)], number);
            let score = seen_by(chooser, value) + curiosity(node.tally.games, tried);
            best = better(best, (score, number));
        }
        best.1
    }

    fn edges_of(&self, node: &Node) -> &[Edge] {
        let first = node.edges.expect("only a grown node has edges") as usize;
        &self.edges[first..first + node.free.len() as usize]
    }

    /// What a cell seems to be worth, and how often it was tried.
    fn edge_value(&self, node: &Node, edge: &Edge, number: u8) -> (f32, f32) {
        let everywhere = self.liking[node.active.index()][usize::from(number)];
        let prior = edge.held.with(everywhere, BACKGROUND);
        match edge.child.map(|child| &self.nodes[child as usize]) {
            Some(child) if child.free.is_empty() => (child.value, child.tally.games),
            Some(child) => (child.estimate(prior, TRUST), child.tally.games),
            None => (prior, 0.0),
        }
    }

    /// The mean over all rolls of what its cells seem to be worth.
    fn expected(&self, node: &Node) -> f32 {
        let sign = if node.active.index() == 0 { 1.0 } else { -1.0 };
        let mut cells = [(0.0f32, 0u8); NUMBERS];
        let mut count = 0;
        for (number, edge) in node.free.iter().zip(self.edges_of(node)) {
            let value = sign * self.edge_value(node, edge, number).0;
            let mut at = count;
            while at > 0 && cells[at - 1].0 < value {
                cells[at] = cells[at - 1];
                at -= 1;
            }
            cells[at] = (value, number);
            count += 1;
        }
        sign * self.odds.expected(&cells[..count])
    }

    /// Says whether a node has edges; gives it some if it is ripe for them and
    /// there is room.
    fn is_grown(&mut self, at: u32) -> bool {
        let room = self.nodes.len() < self.room;
        let node = &mut self.nodes[at as usize];
        if node.edges.is_none() && node.tally.games >= RIPE && room {
            node.edges = Some(self.edges.len() as u32);
            let count = self.edges.len() + node.free.len() as usize;
            self.edges.resize(count, Edge::default());
        }
        node.edges.is_some()
    }

    /// The node after the seat to roll put its pawn on a cell.
    fn child_of(&mut self, at: u32, number: u8, position: &Position) -> Option<u32> {
        let node = &self.nodes[at as usize];
        let edge = node.edges? as usize + node.edge(number);
        if self.edges[edge].child.is_none() {
            self.edges[edge].child = self.node_of(position);
        }
        self.edges[edge].child
    }

    /// The node of a board, made if there is room.
    fn node_of(&mut self, position: &Position) -> Option<u32> {
        let key = pawns(position);
        if let Some(&at) = self.known.get(&key) {
            return Some(at);
        }
        if self.nodes.len() >= self.room {
            return None;
        }
        let at = self.nodes.len() as u32;
        let end = verdict::of_end(position);
        self.nodes.push(Node {
            tally: Tally::default(),
            value: end.unwrap_or(0.5) as f32,
            active: position.active(),
            free: match end {
                Some(_) => NumberSet::EMPTY,
                None => position.free(),
            },
            edges: None,
            due: 0.0,
        });
        self.known.insert(key, at);
        Some(at)
    }

    /// Plays a game to its end: of any two cells that the roll can make the better
    /// one by all games so far, and where it can make none the worse of any two
    /// (N5).
    fn play_out(&self, position: &mut Position, numbers: &mut Numbers) {
        while position.phase() == Phase::Roll {
            roll(position, numbers);
            let reach = position.within_reach();
            let (candidates, chooser) = match reach.is_empty() {
                false => (reach, position.active()),
                true => (position.free(), position.opponent()),
            };
            let liking = &self.liking[position.active().index()];
            let one = any_of(candidates, numbers);
            let two = any_of(candidates, numbers);
            let [first, second] = [one, two].map(|n| seen_by(chooser, liking[usize::from(n)]));
            position.put_unchecked(better((first, one), (second, two)).1);
        }
    }

    /// Counts a game for all boards it came through and for all cells by who held
    /// them.
    fn remember(&mut self, end: &Position, result: f32) {
        self.games += 1;
        let first = end.pawns(Seat::new(0));
        let mut held = [NumberSet::EMPTY; 2];
        for number in (self.root.free() - end.free()).iter() {
            let cell = end.cell_of(number).expect("every number has a cell");
            let owner = usize::from(!first.contains(cell));
            held[owner] = held[owner].with(number);
            self.held[owner][usize::from(number)].add(result);
        }
        if self.games.is_multiple_of(REFRESH) {
            self.liking = self.held.map(|tallies| tallies.map(Tally::mean));
        }
        for step in (0..self.path.len()).rev() {
            let at = self.path[step] as usize;
            let node = &mut self.nodes[at];
            node.tally.add(result);
            let Some(first) = node.edges else {
                if !node.free.is_empty() {
                    node.value = node.tally.mean();
                }
                continue;
            };
            let node = &self.nodes[at];
            for number in (held[node.active.index()] & node.free).iter() {
                let edge = first as usize + node.edge(number);
                self.edges[edge].held.add(result);
            }
            if node.tally.games >= node.due {
                let value = node.tally.with_weight(self.expected(node), SOBRIETY);
                let node = &mut self.nodes[at];
                node.value = value;
                node.due = node.tally.games * (1.0 + PATIENCE) + 1.0;
            }
        }
    }
}

fn pawns(position: &Position) -> [CellSet; 2] {
    [0, 1].map(|seat| position.pawns(Seat::new(seat)))
}

fn roll(position: &mut Position, numbers: &mut Numbers) {
    let roll = Roll::of_throw(numbers.below(Roll::THROWS));
    position.settle_unchecked(&roll);
}

fn any_of(cells: NumberSet, numbers: &mut Numbers) -> u8 {
    cells.nth(numbers.below(cells.len()))
}

fn curiosity(of: f32, tried: f32) -> f32 {
    CURIOSITY * of.sqrt() / (1.0 + tried)
}
