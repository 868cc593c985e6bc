//! The exact values against plain exhaustive search.

use game::{Event, Game, Seat, Stop, Turn};
use heinash::{End, Move, Phase, Position, Setup, Size};
use players::Analysis;
use players::Mind as _;
use players::heinash::Mind;
use search::{Limits, Numbers, StopSign};

use super::plain::Plain;
use super::positions::{ask, setups, with_free};

const MEMORY: usize = 64 << 20;

fn analyse(mind: &mut Mind, position: &Position) -> Analysis<Move> {
    let sign = StopSign::default();
    ask(8, 1, Limits::default(), &sign, |ask| {
        mind.analyse(position, ask, &mut |_| {})
    })
}

/// The value and the worth of every move must be what plain search says.
fn compare(plain: &mut Plain, position: &Position, found: &Analysis<Move>) {
    let seat = match position.turn() {
        Turn::Seat(seat) => seat,
        Turn::Chance => position.active(),
        Turn::Over => Seat::new(0),
    };
    let mut seen = |position: &Position| match seat.index() {
        0 => plain.value(position),
        _ => 1.0 - plain.value(position),
    };
    assert!(found.exact, "{position:?}");
    let value = found.value.expect("there are two sides");
    assert!((value - seen(position)).abs() < 1e-9, "{position:?}");
    let mut moves = Vec::new();
    position.moves(&mut moves);
    assert_eq!(found.lines.len(), moves.len());
    for mv in moves {
        let mut next = position.clone();
        next.play_unchecked(&mv);
        let line = found.lines.iter().find(|line| line.moves[0] == mv);
        let line = line.expect("every move is listed");
        assert!(
            (line.value - seen(&next)).abs() < 1e-9,
            "{mv} in {position:?}"
        );
    }
    let in_order = found.lines.is_sorted_by(|a, b| a.value >= b.value);
    assert!(in_order, "the best first");
    if let Some(best) = found.lines.first() {
        assert_eq!(best.value, value);
    }
}

/// Compares some of everything that can follow a position.
fn compare_all_after(root: &Position, every: usize, counts: &mut Counts) {
    let mut plain = Plain::default();
    plain.value(root);
    for (at, position) in plain.met.clone().iter().enumerate() {
        if at % every == 0 || position == root {
            let found = analyse(&mut Mind::new(MEMORY), position);
            compare(&mut plain, position, &found);
            counts.add(position);
        }
    }
}

#[derive(Default, Debug)]
struct Counts {
    all: u32,
    before_a_roll: u32,
    steals: u32,
    puts: u32,
    without_pawns: u32,
}

impl Counts {
    fn add(&mut self, position: &Position) {
        self.all += 1;
        match position.phase() {
            Phase::Roll => self.before_a_roll += 1,
            Phase::Steal(_) => self.steals += 1,
            Phase::PutForActive(_) | Phase::PutStolen { .. } => self.puts += 1,
            Phase::Search(_) | Phase::Over(_) => {}
        }
        let has_none = |seat| position.pawns_left(seat) == 0;
        self.without_pawns += u32::from(Seat::all(2).any(has_none));
    }
}

#[test]
fn exact_values_agree_with_plain_exhaustive_search_in_every_variant() {
    let mut numbers = Numbers::seeded(4);
    let mut counts = Counts::default();
    for rows in [2, 3, 4, 5, 6] {
        for setup in setups(Size::new(rows).expect("a size there is")) {
            for (free, every) in [(2, 1), (3, 3), (4, 7)] {
                let root = with_free(&setup, free, &mut numbers);
                compare_all_after(&root, every, &mut counts);
            }
        }
    }
    assert!(counts.all > 20_000, "{counts:?}");
    assert!(counts.before_a_roll > 400, "{counts:?}");
    assert!(counts.steals > 2_000, "{counts:?}");
    assert!(counts.puts > 4_000, "{counts:?}");
    assert!(counts.without_pawns > 2_000, "{counts:?}");
}

/// What was solved once answers for all that follows, and nothing else.
#[test]
fn a_mind_that_remembers_says_the_same_as_a_fresh_one() {
    let mut numbers = Numbers::seeded(5);
    for setup in setups(Size::new(4).expect("a size there is")) {
        let mut old = Mind::new(MEMORY);
        let mut position = with_free(&setup, 7, &mut numbers);
        while position.turn() != Turn::Over {
            let remembered = analyse(&mut old, &position);
            let fresh = analyse(&mut Mind::new(MEMORY), &position);
            let close = |a: f64, b: f64| (a - b).abs() < 1e-12;
            assert!(close(remembered.value.unwrap(), fresh.value.unwrap()));
            assert_eq!(remembered.lines.len(), fresh.lines.len());
            for (a, b) in remembered.lines.iter().zip(&fresh.lines) {
                assert!(close(a.value, b.value), "{position:?}");
            }
            position.step_at_random(&mut |n| numbers.below(n));
        }
    }
}

/// Little memory changes what is kept, not what is found.
#[test]
fn little_memory_gives_the_same_values() {
    let mut numbers = Numbers::seeded(6);
    for setup in setups(Size::new(5).expect("a size there is")) {
        let position = with_free(&setup, 9, &mut numbers);
        let much = analyse(&mut Mind::new(MEMORY), &position);
        let little = analyse(&mut Mind::new(60 << 10), &position);
        assert!(much.exact && little.exact);
        assert_eq!(much.value, little.value);
    }
}

/// The value before a roll is the mean of the values after each (3×3 from the
/// start), and the board of 3×3 is solved from the start at full strength.
#[test]
fn the_small_board_is_exact_from_the_start() {
    for setup in setups(Size::new(3).expect("a size there is")) {
        let start = Position::start(&setup);
        let mut mind = Mind::new(MEMORY);
        let before = analyse(&mut mind, &start);
        assert!(before.exact && before.lines.is_empty() && before.best().is_none());
        let mut mean = 0.0;
        for case in start.chances() {
            let mut next = start.clone();
            next.settle_unchecked(&case.outcome);
            let after = analyse(&mut mind, &next);
            assert!(after.exact);
            mean += f64::from(case.weight) * after.value.unwrap() / 216.0;
        }
        let value = before.value.unwrap();
        assert!((value - mean).abs() < 1e-9);
        assert!(value > 0.5, "to roll first is good");
    }
}

/// A game that is over is told as seat 0 sees it, whoever was to act.
#[test]
fn an_end_is_worth_what_seat_0_got() {
    let mut numbers = Numbers::seeded(21);
    let ends = |position: &Position, worth: f64| {
        let found = analyse(&mut Mind::new(MEMORY), position);
        assert_eq!((found.exact, found.value), (true, Some(worth)));
        assert_eq!(found.lines, []);
    };
    let seats = [Seat::new(0), Seat::new(1)];
    let mut met = [[0; 2]; 2];
    for round in 0..40 {
        let mut position = Position::start(&Setup::default());
        while position.turn() != Turn::Over {
            position.step_at_random(&mut |n| numbers.below(n));
            let is_stopped = round % 2 == 0 && position.free().len() == 30 - round / 10;
            if is_stopped && position.turn() != Turn::Over {
                for (seat, worth) in seats.into_iter().zip([0.0, 1.0]) {
                    let mut given_up = position.clone();
                    let resigns = Event::Stop(Stop::Resign(seat));
                    given_up.apply(&resigns).expect("anybody may resign");
                    ends(&given_up, worth);
                }
                let draw = Event::Stop(Stop::Draw);
                position.apply(&draw).expect("they may agree on a draw");
                ends(&position, 0.5);
            }
        }
        if let Phase::Over(End::Joined(winner)) = position.phase() {
            ends(&position, if winner.index() == 0 { 1.0 } else { 0.0 });
            met[winner.index()][position.active().index()] += 1;
        }
    }
    assert!(met[0][0] > 0 && met[1][1] > 0, "{met:?}");
}
