//! The tree itself: nodes and what leads out of them, in three lists.

use game::{PerSeat, Seat, Turn};

use super::{Playout, Settings, Sum};
use crate::numbers::Numbers;
use crate::state::Rewards;

/// No node: nothing is known yet of what lies behind.
const NONE: u32 = u32::MAX;

/// How many bytes a node, a move or an outcome takes, about.
const ENTRY: usize = 48;

/// A position that was reached before. Positions themselves are not kept; they
/// are made again on the way down.
struct Node {
    kind: Kind,
    /// Where its moves or outcomes begin in their list, and how many there are.
    first: u32,
    count: u32,
    visits: u32,
    /// The sum of the odds, where chance is to speak.
    total: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Seat(Seat),
    Chance,
    Over,
}

/// A move that leads out of a node.
struct Step<M> {
    mv: M,
    visits: u32,
    node: u32,
    /// What came out for the seat that moves, added up.
    reward: f64,
    promise: f64,
}

/// What chance may bring at a node.
struct Fate<C> {
    chance: C,
    weight: u32,
    visits: u32,
    node: u32,
}

pub(super) struct Tree<S: Rewards> {
    nodes: Vec<Node>,
    steps: Vec<Step<S::Move>>,
    fates: Vec<Fate<S::Chance>>,
    /// What came out for each seat after each move at the root.
    root_rewards: Vec<PerSeat<f64>>,
    rewards: PerSeat<f64>,
    playouts: u64,
    memory: usize,
    /// The moves on the way down, to be rewarded on the way up.
    path: Vec<(usize, Seat)>,
    moves: Vec<S::Move>,
    /// In which order the moves of the node last added are tried.
    order: Vec<u32>,
    /// The same for the root.
    root_order: Vec<u32>,
}

impl<S: Rewards> Tree<S> {
    pub(super) fn new(state: &S, settings: &Settings, numbers: &mut Numbers) -> Tree<S> {
        let none = PerSeat::new(state.seats(), |_| 0.0);
        let mut tree = Tree {
            nodes: Vec::new(),
            steps: Vec::new(),
            fates: Vec::new(),
            root_rewards: Vec::new(),
            rewards: none,
            playouts: 0,
            memory: settings.memory,
            path: Vec::new(),
            moves: Vec::new(),
            order: Vec::new(),
            root_order: Vec::new(),
        };
        tree.add(state, settings, numbers);
        tree.root_rewards = vec![none; tree.steps.len()];
        tree.root_order = tree.order.clone();
        tree
    }

    pub(super) fn playouts(&self) -> u64 {
        self.playouts
    }

    /// What was found at the root, with the moves in the state's own order.
    pub(super) fn sum(&self, seats: usize) -> Sum<S::Move> {
        debug_assert_eq!(self.rewards.seats(), seats);
        let mut moves = Vec::new();
        let mut places: Vec<usize> = (0..self.root_rewards.len()).collect();
        places.sort_by_key(|&place| self.root_order[place]);
        for place in places {
            let step = &self.steps[place];
            moves.push((
                step.mv.clone(),
                u64::from(step.visits),
                self.root_rewards[place],
            ));
        }
        Sum {
            moves,
            rewards: self.rewards,
            playouts: self.playouts,
        }
    }

    /// Adds a node for a position and returns its number.
    fn add(&mut self, state: &S, settings: &Settings, numbers: &mut Numbers) -> u32 {
        let (kind, first) = match state.turn() {
            Turn::Over => (Kind::Over, 0),
            Turn::Seat(seat) => {
                let first = self.steps.len();
                self.moves.clear();
                state.moves(&mut self.moves);
                self.order.clear();
                self.order.extend(0..self.moves.len() as u32);
                if settings.shuffle {
                    shuffle(&mut self.order, numbers);
                }
                for &index in &self.order {
                    let mv = self.moves[index as usize].clone();
                    let promise = match settings.bias {
                        0.0 => 0.0,
                        bias => bias * state.promise(&mv),
                    };
                    self.steps.push(Step {
                        mv,
                        visits: 0,
                        node: NONE,
                        reward: 0.0,
                        promise,
                    });
                }
                (Kind::Seat(seat), first)
            }
            Turn::Chance => {
                let first = self.fates.len();
                let mut chances = Vec::new();
                state.chances(&mut chances);
                self.fates.extend(chances.into_iter().map(|chance| Fate {
                    chance: chance.outcome,
                    weight: chance.weight,
                    visits: 0,
                    node: NONE,
                }));
                (Kind::Chance, first)
            }
        };
        let (count, total) = match kind {
            Kind::Seat(_) => (self.steps.len() - first, 0),
            Kind::Chance => {
                let fates = &self.fates[first..];
                (fates.len(), fates.iter().map(|fate| fate.weight).sum())
            }
            Kind::Over => (0, 0),
        };
        self.nodes.push(Node {
            kind,
            first: first as u32,
            count: count as u32,
            visits: 0,
            total,
        });
        self.nodes.len() as u32 - 1
    }

    fn is_full(&self) -> bool {
        // The sizes are taken to be the same on every machine, so that a tree
        // is full at the same node; a list that grows needs room for a copy.
        let entries = self.nodes.len() + self.steps.len() + self.fates.len();
        entries > self.memory / (2 * ENTRY) || entries >= (NONE / 2) as usize
    }

    /// One turn of the wheel: down the tree, on to a result, and back.
    pub(super) fn walk(
        &mut self,
        root: &S,
        playout: &impl Playout<S>,
        settings: &Settings,
        numbers: &mut Numbers,
    ) {
        let mut state = root.clone();
        let mut at = 0;
        self.path.clear();
        let rewards = loop {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            let kind = node.kind;
            let (way, was_known, behind) = match kind {
                Kind::Over => break state.rewards(),
                Kind::Seat(seat) => {
                    let way = self.choose(at, settings);
                    self.path.push((way, seat));
                    let step = &self.steps[way];
                    state.play(step.mv.clone());
                    (way, step.visits > 0, step.node)
                }
                Kind::Chance => {
                    let way = self.draw(at, settings, numbers);
                    let fate = &mut self.fates[way];
                    fate.visits += 1;
                    state.settle(fate.chance.clone());
                    (way, fate.visits > 1, fate.node)
                }
            };
            if behind != NONE {
                at = behind;
                continue;
            }
            // What was reached but once is not worth a node yet.
            if !was_known || self.is_full() {
                break playout.rewards(state, numbers);
            }
            at = self.add(&state, settings, numbers);
            match kind {
                Kind::Seat(_) => self.steps[way].node = at,
                _ => self.fates[way].node = at,
            }
        };
        self.reward(&rewards);
    }

    /// Adds what came out to every move on the way.
    fn reward(&mut self, rewards: &PerSeat<f64>) {
        for &(way, seat) in &self.path {
            let step = &mut self.steps[way];
            step.visits += 1;
            step.reward += rewards[seat];
        }
        if let Some(sum) = self
            .path
            .first()
            .and_then(|&(way, _)| self.root_rewards.get_mut(way))
        {
            add_up(sum, rewards);
        }
        add_up(&mut self.rewards, rewards);
        self.playouts += 1;
    }

    /// The move that the seat tries next: the one whose mean reward and bonus
    /// are greatest.
    fn choose(&self, at: u32, settings: &Settings) -> usize {
        let node = &self.nodes[at as usize];
        let (first, count) = (node.first as usize, node.count as usize);
        let visits = f64::from(node.visits);
        let count = match settings.widening {
            Some(widening) => count.min(1 + (widening * visits.sqrt()) as usize),
            None => count,
        };
        let steps = &self.steps[first..first + count];
        let log = libm::log(visits);
        let bonus = settings.exploration * log.sqrt();
        let mut best = 0;
        let mut most = f64::NEG_INFINITY;
        for (index, step) in steps.iter().enumerate() {
            let value = match (step.visits, settings.first_play) {
                (0, None) => return first + index,
                (0, Some(worth)) => worth + bonus + step.promise,
                (visits, _) => {
                    let visits = f64::from(visits);
                    step.reward / visits + bonus / visits.sqrt() + step.promise / (visits + 1.0)
                }
            };
            if value > most {
                most = value;
                best = index;
            }
        }
        first + best
    }

    /// What chance brings next.
    fn draw(&self, at: u32, settings: &Settings, numbers: &mut Numbers) -> usize {
        let node = &self.nodes[at as usize];
        let first = node.first as usize;
        let fates = &self.fates[first..first + node.count as usize];
        let total = node.total;
        if settings.even_chance {
            // Node visits count this one, too. Whole numbers keep it exact.
            let due = |fate: &Fate<S::Chance>| {
                i64::from(fate.weight) * i64::from(node.visits)
                    - i64::from(fate.visits) * i64::from(total)
            };
            let mut best = 0;
            for (index, fate) in fates.iter().enumerate() {
                if due(fate) > due(&fates[best]) {
                    best = index;
                }
            }
            return first + best;
        }
        let mut rest = numbers.below(total);
        for (index, fate) in fates.iter().enumerate() {
            if rest < fate.weight {
                return first + index;
            }
            rest -= fate.weight;
        }
        unreachable!("a number below the sum of all weights")
    }
}

fn add_up(sum: &mut PerSeat<f64>, rewards: &PerSeat<f64>) {
    for seat in Seat::all(sum.seats()) {
        sum[seat] += rewards[seat];
    }
}

/// Brings numbers into random order.
fn shuffle(order: &mut [u32], numbers: &mut Numbers) {
    for last in (1..order.len()).rev() {
        order.swap(last, numbers.below(last as u32 + 1) as usize);
    }
}
