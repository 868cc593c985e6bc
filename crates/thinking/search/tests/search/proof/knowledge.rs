//! What a state may tell beyond the rules: what it knows for certain, and that
//! it leaves moves out.

use game::{Seat, Turn, Weighted};
use search::alphabeta::AlphaBeta;
use search::effort::NoWatch;
use search::state::{Expectimax, Minimax};
use search::{DEEPEST, Effort, Expecting, Limits, Question, State, StopSign};

use super::thicket::{Shape, Spot, expectimax, minimax};

/// A thicket that knows the values of its last layers, or leaves out all moves
/// but two where it is not looked at deeply.
#[derive(Clone)]
struct Wise {
    spot: Spot,
    knows_from: u32,
    narrow_below: u32,
}

impl State for Wise {
    type Move = u8;
    type Chance = u8;

    fn turn(&self) -> Turn {
        self.spot.turn()
    }

    fn moves(&self, out: &mut Vec<u8>) {
        self.spot.moves(out);
    }

    fn chances(&self, out: &mut Vec<Weighted<u8>>) {
        self.spot.chances(out);
    }

    fn play(&mut self, mv: u8) {
        self.spot.play(mv);
    }

    fn settle(&mut self, chance: u8) {
        self.spot.settle(chance);
    }

    fn key(&self) -> u64 {
        self.spot.key()
    }
}

impl Wise {
    fn new(seed: u64, chance: bool) -> Wise {
        let shape = match chance {
            true => Shape::with_chance(seed),
            false => Shape::small(seed),
        };
        Wise {
            spot: shape.start(),
            knows_from: DEEPEST,
            narrow_below: 0,
        }
    }

    fn knows(&self) -> bool {
        self.spot.layer >= self.knows_from
    }

    fn some_moves(&self, depth: u32, out: &mut Vec<u8>) -> bool {
        self.spot.moves(out);
        let is_whole = depth >= self.narrow_below || out.len() <= 2;
        if !is_whole {
            out.truncate(2);
        }
        is_whole
    }
}

impl Minimax for Wise {
    fn wants_more(&self, seat: Seat) -> bool {
        Spot::is_more(seat)
    }

    fn worth(&self) -> i32 {
        Minimax::worth(&self.spot)
    }

    fn known(&self) -> Option<i32> {
        self.knows().then(|| minimax(&self.spot, DEEPEST))
    }

    fn moves_within(&self, depth: u32, out: &mut Vec<u8>) -> bool {
        self.some_moves(depth, out)
    }
}

impl Expectimax for Wise {
    fn wants_more(&self, seat: Seat) -> bool {
        Spot::is_more(seat)
    }

    fn worth(&self) -> f64 {
        Expectimax::worth(&self.spot)
    }

    fn bounds(&self) -> (f64, f64) {
        Expectimax::bounds(&self.spot)
    }

    fn known(&self) -> Option<f64> {
        self.knows().then(|| expectimax(&self.spot, DEEPEST))
    }

    fn moves_within(&self, depth: u32, out: &mut Vec<u8>) -> bool {
        self.some_moves(depth, out)
    }
}

fn deep(depth: u32) -> Effort<'static> {
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    Effort::new(limits, &NoWatch, &StopSign::default())
}

#[test]
fn what_is_known_for_certain_proves_the_value_early() {
    for seed in 0..1000 {
        let known = |chance| Wise {
            knows_from: 3,
            ..Wise::new(seed, chance)
        };
        let wise = known(false);
        let question = Question::default();
        let mut search = AlphaBeta::new(1 << 14);
        let answer = search.search(&wise, &question.into(), &deep(3), &mut |_| {});
        assert!(answer.exact, "seed {seed}");
        assert_eq!(answer.value, minimax(&wise.spot, DEEPEST), "seed {seed}");

        let wise = known(true);
        let question = Question::default();
        let mut search = Expecting::new(1 << 14);
        let answer = search.search(&wise, &question.into(), &deep(3), &mut |_| {});
        let truth = expectimax(&wise.spot, DEEPEST);
        assert!(
            answer.exact && (answer.value - truth).abs() < 1e-9,
            "seed {seed}"
        );
    }
}

/// Whatever is left out, a value that is called exact must be right.
#[test]
fn what_leaves_moves_out_is_never_called_exact_by_mistake() {
    let (mut wrong, mut proven) = (0, 0);
    for seed in 0..2000 {
        let narrow = |chance| Wise {
            narrow_below: 3,
            ..Wise::new(seed, chance)
        };
        let wise = narrow(false);
        let question = Question::default();
        let mut search = AlphaBeta::new(1 << 14);
        let answer = search.search(&wise, &question.into(), &deep(8), &mut |_| {});
        let is_right = answer.value == minimax(&wise.spot, DEEPEST);
        assert!(is_right || !answer.exact, "seed {seed}");
        wrong += u32::from(!is_right);
        proven += u32::from(answer.exact);

        let wise = narrow(true);
        let question = Question::default();
        let mut search = Expecting::new(1 << 14);
        let answer = search.search(&wise, &question.into(), &deep(8), &mut |_| {});
        let truth = expectimax(&wise.spot, DEEPEST);
        let is_right = (answer.value - truth).abs() < 1e-9;
        assert!(is_right || !answer.exact, "seed {seed}");
        wrong += u32::from(!is_right);
        proven += u32::from(answer.exact);
    }
    assert!(
        wrong > 50 && proven > 1000,
        "{wrong} wrong, {proven} proven"
    );
}

/// One seat walks alone. From the second step on a long way that leads nowhere
/// is listed before the short way to the win.
#[derive(Clone)]
struct Fork {
    steps: u32,
    has_won: bool,
}

impl State for Fork {
    type Move = bool;
    type Chance = u8;

    fn turn(&self) -> Turn {
        match self.has_won || self.steps > 100 {
            true => Turn::Over,
            false => Turn::Seat(Seat::new(0)),
        }
    }

    fn moves(&self, out: &mut Vec<bool>) {
        out.push(false);
        if self.steps > 0 {
            out.push(true);
        }
    }

    fn chances(&self, _: &mut Vec<Weighted<u8>>) {}

    fn play(&mut self, wins: bool) {
        self.steps += 1;
        self.has_won = wins;
    }

    fn settle(&mut self, _: u8) {}

    fn key(&self) -> u64 {
        u64::from(self.steps) * 2 + u64::from(self.has_won)
    }
}

impl Minimax for Fork {
    fn wants_more(&self, _: Seat) -> bool {
        true
    }

    fn worth(&self) -> i32 {
        i32::from(self.has_won)
    }

    fn bounds(&self) -> (i32, i32) {
        (-1, 1)
    }
}

impl Expectimax for Fork {
    fn wants_more(&self, _: Seat) -> bool {
        true
    }

    fn worth(&self) -> f64 {
        f64::from(u8::from(self.has_won))
    }

    fn bounds(&self) -> (f64, f64) {
        (-1.0, 1.0)
    }
}

/// A win is proven by itself: what was not looked at to its end beside it
/// could not be better.
#[test]
fn a_proven_win_needs_no_proof_of_the_rest() {
    let fork = Fork {
        steps: 0,
        has_won: false,
    };
    let settings = Question::default().into();
    let answer = AlphaBeta::new(1 << 14).search(&fork, &settings, &deep(9), &mut |_| {});
    assert_eq!((answer.value, answer.exact, answer.depth), (1, true, 2));
    let settings = Question::default().into();
    let answer = Expecting::new(1 << 14).search(&fork, &settings, &deep(9), &mut |_| {});
    assert_eq!((answer.value, answer.exact, answer.depth), (1.0, true, 2));
}
