//! Small artificial games: a random thicket of positions in layers, drawn from
//! a seed. Branching, ends, who is to move and what chance may bring are all
//! random; a seat may move twice in a row, and several ways lead to the same
//! position. Next to it, search of the plainest kind to compare with.

use game::{PerSeat, Seat, Turn, Weighted};
use search::State;
use search::state::{Expectimax, Minimax, Rewards};

/// How a thicket grows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Shape {
    pub(crate) seed: u64,
    pub(crate) seats: usize,
    /// After so many events every game is over.
    pub(crate) layers: u32,
    /// How many positions a layer has.
    pub(crate) width: u32,
    pub(crate) most_moves: u32,
    /// In how many of eight positions chance is to speak.
    pub(crate) chance: u32,
    /// How far worths go to both sides.
    pub(crate) range: i32,
    /// Whether the state tells its least and greatest worth.
    pub(crate) tells_bounds: bool,
    /// Whether seats take turns strictly.
    pub(crate) strict: bool,
    /// Whether four seats play in pairs.
    pub(crate) pairs: bool,
}

impl Shape {
    pub(crate) fn small(seed: u64) -> Shape {
        let pick = |n: u64, salt: u64| (mixed(seed, salt, 99) % n) as u32;
        Shape {
            seed,
            seats: 2 + pick(3, 1) as usize,
            layers: 1 + pick(7, 2),
            width: 1 + pick(40, 3),
            most_moves: 1 + pick(5, 4),
            chance: 0,
            range: [1, 2, 5, 1000][pick(4, 5) as usize],
            tells_bounds: pick(2, 6) == 0,
            strict: pick(2, 7) == 0,
            pairs: pick(2, 9) == 0,
        }
    }

    pub(crate) fn with_chance(seed: u64) -> Shape {
        Shape {
            chance: 1 + (mixed(seed, 8, 99) % 5) as u32,
            ..Shape::small(seed)
        }
    }

    pub(crate) fn start(self) -> Spot {
        Spot {
            shape: self,
            layer: 0,
            place: 0,
        }
    }
}

fn mixed(seed: u64, a: u64, b: u64) -> u64 {
    let mut x =
        seed ^ a.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ b.wrapping_mul(0xc2b2_ae3d_27d4_eb4f);
    for _ in 0..2 {
        x = (x ^ x >> 31).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }
    x ^ x >> 29
}

/// A position in a thicket.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Spot {
    pub(crate) shape: Shape,
    pub(crate) layer: u32,
    pub(crate) place: u32,
}

impl Spot {
    fn draw(&self, salt: u64, n: u32) -> u32 {
        let here = u64::from(self.layer) << 32 | u64::from(self.place);
        (mixed(self.shape.seed, here, salt) % u64::from(n)) as u32
    }

    fn go(&mut self, way: u8) {
        self.place = self.draw(100 + u64::from(way), self.shape.width);
        self.layer += 1;
    }

    pub(crate) fn all_moves(&self) -> Vec<u8> {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        moves
    }

    pub(crate) fn after(&self, mv: u8) -> Spot {
        let mut next = self.clone();
        next.play(mv);
        next
    }

    pub(crate) fn in_pairs(&self) -> bool {
        self.shape.pairs && self.shape.seats == 4
    }

    fn drawn_worth(&self) -> i32 {
        let range = self.shape.range;
        self.draw(4, 2 * range as u32 + 1) as i32 - range
    }

    pub(crate) fn is_more(seat: Seat) -> bool {
        seat.index().is_multiple_of(2)
    }
}

impl State for Spot {
    type Move = u8;
    type Chance = u8;

    fn turn(&self) -> Turn {
        let first = self.layer == 0;
        if self.layer >= self.shape.layers || !first && self.draw(1, 16) == 0 {
            Turn::Over
        } else if !first && self.draw(2, 8) < self.shape.chance {
            Turn::Chance
        } else if self.shape.strict {
            Turn::Seat(Seat::new(self.layer as usize % self.shape.seats))
        } else {
            Turn::Seat(Seat::new(self.draw(3, self.shape.seats as u32) as usize))
        }
    }

    fn moves(&self, out: &mut Vec<u8>) {
        out.extend(0..1 + self.draw(5, self.shape.most_moves) as u8);
    }

    fn chances(&self, out: &mut Vec<Weighted<u8>>) {
        for way in 0..1 + self.draw(6, 4) as u8 {
            out.push(Weighted {
                outcome: way,
                weight: 1 + self.draw(200 + u64::from(way), 6),
            });
        }
    }

    fn play(&mut self, mv: u8) {
        self.go(mv);
    }

    fn settle(&mut self, chance: u8) {
        self.go(chance);
    }

    fn key(&self) -> u64 {
        mixed(
            self.shape.seed,
            u64::from(self.layer),
            u64::from(self.place),
        )
    }
}

impl Minimax for Spot {
    fn wants_more(&self, seat: Seat) -> bool {
        Spot::is_more(seat)
    }

    fn worth(&self) -> i32 {
        self.drawn_worth()
    }

    fn bounds(&self) -> (i32, i32) {
        match self.shape.tells_bounds {
            true => (-self.shape.range, self.shape.range),
            false => (1 - i32::MAX, i32::MAX - 1),
        }
    }

    fn kind(&self, mv: &u8) -> Option<u32> {
        self.shape.seed.is_multiple_of(2).then_some(u32::from(*mv))
    }
}

impl Expectimax for Spot {
    fn wants_more(&self, seat: Seat) -> bool {
        Spot::is_more(seat)
    }

    fn worth(&self) -> f64 {
        // Thirds, so that sums have to be rounded.
        f64::from(self.drawn_worth()) / 3.0
    }

    fn bounds(&self) -> (f64, f64) {
        let range = f64::from(self.shape.range) / 3.0;
        match self.shape.tells_bounds {
            true => (-range, range),
            false => (-2.5 * range, 3.0 * range),
        }
    }
}

impl Rewards for Spot {
    fn seats(&self) -> usize {
        self.shape.seats
    }

    fn rewards(&self) -> PerSeat<f64> {
        // Parts of a power of two add up to 1 without rounding. Where worths are
        // few, so are these, and many positions are equally good for a seat.
        let parts = if self.shape.range > 2 { 1 << 16 } else { 4 };
        let mut rest = parts;
        let sides = if self.in_pairs() { 2 } else { self.shape.seats };
        let shares = PerSeat::new(sides, |side| {
            let is_last = side.index() + 1 == sides;
            let part = match is_last {
                true => rest,
                false => self.draw(300 + side.index() as u64, rest + 1),
            };
            rest -= part;
            f64::from(part) / f64::from(parts)
        });
        PerSeat::new(self.shape.seats, |seat| {
            shares[Seat::new(seat.index() % sides)]
        })
    }

    fn promise(&self, mv: &u8) -> f64 {
        f64::from(self.draw(400 + u64::from(*mv), 1000)) / 1000.0
    }

    fn side(&self, seat: Seat) -> u8 {
        let sides = if self.in_pairs() { 2 } else { self.shape.seats };
        (seat.index() % sides) as u8
    }
}

/// What each seat gets within a depth if each takes what is best for itself,
/// of equals the first.
pub(crate) fn max_n(spot: &Spot, depth: u32) -> PerSeat<f64> {
    match spot.turn() {
        Turn::Over => spot.rewards(),
        _ if depth == 0 => spot.rewards(),
        Turn::Seat(seat) => {
            let mut best: Option<PerSeat<f64>> = None;
            for mv in spot.all_moves() {
                let values = max_n(&spot.after(mv), depth - 1);
                if best.is_none_or(|best| values[seat] > best[seat]) {
                    best = Some(values);
                }
            }
            best.expect("a move")
        }
        Turn::Chance => {
            let mut chances = Vec::new();
            spot.chances(&mut chances);
            let total = f64::from(game::total(&chances));
            let mut sum = PerSeat::new(spot.seats(), |_| 0.0);
            for chance in chances {
                let mut next = spot.clone();
                next.settle(chance.outcome);
                let values = max_n(&next, depth - 1);
                for seat in Seat::all(spot.seats()) {
                    sum[seat] += values[seat] * f64::from(chance.weight) / total;
                }
            }
            sum
        }
    }
}

/// What a seat gets within a depth if all other sides play against it.
pub(crate) fn paranoid(spot: &Spot, seat: Seat, depth: u32) -> f64 {
    match spot.turn() {
        Turn::Over => spot.rewards()[seat],
        _ if depth == 0 => spot.rewards()[seat],
        Turn::Seat(mover) => {
            let values = spot.all_moves().into_iter();
            let values = values.map(|mv| paranoid(&spot.after(mv), seat, depth - 1));
            if spot.side(mover) == spot.side(seat) {
                values.fold(f64::NEG_INFINITY, f64::max)
            } else {
                values.fold(f64::INFINITY, f64::min)
            }
        }
        Turn::Chance => {
            let mut chances = Vec::new();
            spot.chances(&mut chances);
            let total = f64::from(game::total(&chances));
            let mean = chances.iter().map(|chance| {
                let mut next = spot.clone();
                next.settle(chance.outcome);
                f64::from(chance.weight) * paranoid(&next, seat, depth - 1)
            });
            mean.sum::<f64>() / total
        }
    }
}

/// What a position is worth by looking at everything within a depth.
pub(crate) fn minimax(spot: &Spot, depth: u32) -> i32 {
    match spot.turn() {
        Turn::Over => Minimax::worth(spot),
        _ if depth == 0 => Minimax::worth(spot),
        Turn::Chance => unreachable!("no chance in this thicket"),
        Turn::Seat(seat) => {
            let values = spot.all_moves().into_iter();
            let values = values.map(|mv| minimax(&spot.after(mv), depth - 1));
            if Spot::is_more(seat) {
                values.max().expect("a move")
            } else {
                values.min().expect("a move")
            }
        }
    }
}

/// What a position is expected to be worth by looking at everything within a
/// depth.
pub(crate) fn expectimax(spot: &Spot, depth: u32) -> f64 {
    match spot.turn() {
        Turn::Over => Expectimax::worth(spot),
        _ if depth == 0 => Expectimax::worth(spot),
        Turn::Chance => {
            let mut chances = Vec::new();
            spot.chances(&mut chances);
            let total = f64::from(game::total(&chances));
            let mean = chances.iter().map(|chance| {
                let mut next = spot.clone();
                next.settle(chance.outcome);
                f64::from(chance.weight) * expectimax(&next, depth - 1)
            });
            mean.sum::<f64>() / total
        }
        Turn::Seat(seat) => {
            let values = spot.all_moves().into_iter();
            let values = values.map(|mv| expectimax(&spot.after(mv), depth - 1));
            if Spot::is_more(seat) {
                values.fold(f64::NEG_INFINITY, f64::max)
            } else {
                values.fold(f64::INFINITY, f64::min)
            }
        }
    }
}

/// The seat to move at a position where one is.
pub(crate) fn mover(spot: &Spot) -> Seat {
    match spot.turn() {
        Turn::Seat(seat) => seat,
        turn => unreachable!("a seat is to move, not {turn:?}"),
    }
}
