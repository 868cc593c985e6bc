//! One turn looked ahead: a draw, Chaos's placement and Order's slide, judged by
//! the lines after it.

use super::field::{Field, Place, Rest, SIDE, places};
use super::line_values::{Slab, UNIT};
use super::memory::Bound;
use super::replies::Replies;
use super::weighed::Weighed;

/// What Chaos does with a colour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer {
    /// What it adds to the value of the board, Order's best slide included.
    pub(crate) value: i32,
    pub(crate) place: Place,
}

/// The placements of one colour.
#[derive(Clone, Copy)]
struct Colour {
    number: u8,
    /// How many tokens of it are in the bag.
    tokens: i64,
    /// For each place that has not been looked at the least it may be worth, and
    /// the place; the greatest number for one that has been looked at.
    open: [i32; MOST_PLACES],
    /// Where among these the least stands.
    next: usize,
    /// The least value that any place may have.
    least: i32,
    best: Answer,
}

/// As many places as a board has.
const MOST_PLACES: usize = SIDE * SIDE;

/// How many bits a place takes.
const PLACE_BITS: u32 = 6;

/// Looks one turn ahead, again and again, without asking for memory each time.
pub(crate) struct Lookahead {
    pub(crate) replies: Replies,
    colours: [Colour; 7],
    /// By the number of the colour: the placement after which the best slide
    /// is worth least. Only colours of the last look are valid.
    pub(crate) answers: [Option<Answer>; 8],
}

impl Lookahead {
    /// With notes about so many lines.
    pub(crate) fn new(notes: usize) -> Lookahead {
        Lookahead {
            replies: Replies::new(notes),
            colours: [Colour::NONE; 7],
            answers: [None; 8],
        }
    }

    /// What a field is expected to be worth after the next turn, in points. The
    /// slab judges fields with one token more.
    pub(crate) fn look(&mut self, field: &Field, rest: &Rest, slab: &Slab) -> f64 {
        let open = (f64::NEG_INFINITY, f64::INFINITY);
        self.look_within(field, rest, slab, open).0
    }

    /// The same; outside the window only a bound.
    pub(crate) fn look_within(
        &mut self,
        field: &Field,
        rest: &Rest,
        slab: &Slab,
        (low, high): (f64, f64),
    ) -> (f64, Bound) {
        let weighed = Weighed::new(field, slab);
        self.replies.prepare(&weighed, true);
        let mut drawn = 0;
        let mut count = 0;
        for number in 1..8u8 {
            let tokens = i64::from(rest[usize::from(number)]);
            if tokens > 0 {
                self.colours[drawn].number = number;
                self.colours[drawn].tokens = tokens;
                count += tokens;
                drawn += 1;
            }
        }
        let colours = &mut self.colours[..drawn];
        let free = field.free.count_ones() as usize;
        for (nth, place) in places(field.free).enumerate() {
            let floors = self.replies.floors(place);
            for colour in &mut *colours {
                let floor = i32::from(floors[usize::from(colour.number) % 8]);
                colour.open[nth % MOST_PLACES] = floor << PLACE_BITS | i32::from(place);
            }
        }
        let mut least = 0;
        for colour in &mut *colours {
            colour.best.value = i32::MAX;
            colour.find_next(free);
            colour.least = colour.next_least();
            least += colour.tokens * i64::from(colour.least);
        }
        let scale = count as f64 * f64::from(UNIT);
        let base = i64::from(weighed.value) * count;
        let in_points = |added: i64| (base + added) as f64 / scale;
        // Beyond these sums nothing else matters; infinity becomes the greatest
        // number there is.
        let too_low = ((low * scale).floor() as i64).saturating_sub(base);
        let too_high = ((high * scale).ceil() as i64).saturating_sub(base);
        if least >= too_high {
            return (in_points(least), Bound::Lower);
        }
        // One placement of each colour tells the most that all can be worth.
        let mut most = 0;
        for colour in &mut *colours {
            colour.look_at_next(&self.replies, &weighed, free);
            most += colour.tokens * i64::from(colour.best.value);
        }
        if most <= too_low {
            return (in_points(most), Bound::Upper);
        }
        self.answers = [None; 8];
        for colour in &mut *colours {
            let before = colour.best.value;
            while colour.next_least() < colour.best.value {
                colour.look_at_next(&self.replies, &weighed, free);
            }
            most -= colour.tokens * i64::from(before - colour.best.value);
            least += colour.tokens * i64::from(colour.best.value - colour.least);
            if most <= too_low {
                return (in_points(most), Bound::Upper);
            }
            if least >= too_high {
                return (in_points(least), Bound::Lower);
            }
            self.answers[usize::from(colour.number)] = Some(colour.best);
        }
        (in_points(most), Bound::Exact)
    }
}

impl Colour {
    const NONE: Colour = Colour {
        number: 0,
        tokens: 0,
        open: [i32::MAX; MOST_PLACES],
        next: 0,
        least: 0,
        best: Answer { value: 0, place: 0 },
    };

    /// The least that the most promising open place may be worth.
    #[inline]
    fn next_least(&self) -> i32 {
        self.open[self.next % MOST_PLACES] >> PLACE_BITS
    }

    /// Finds the most promising of the open places.
    #[inline]
    fn find_next(&mut self, free: usize) {
        let open = &self.open[..free];
        let least = open.iter().fold(i32::MAX, |least, &one| least.min(one));
        self.next = open.iter().position(|&one| one == least).unwrap_or(0);
    }

    /// Looks at the most promising of the open places.
    #[inline]
    fn look_at_next(&mut self, replies: &Replies, weighed: &Weighed<'_>, free: usize) {
        let place = (self.open[self.next % MOST_PLACES] & ((1 << PLACE_BITS) - 1)) as Place;
        let value = replies.value(weighed, place, self.number, self.best.value);
        if value < self.best.value {
            self.best = Answer { value, place };
        }
        self.open[self.next % MOST_PLACES] = i32::MAX;
        self.find_next(free);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hyle7::Weights;
    use ::hyle7::Size;
    use search::Numbers;

    /// The same by trying everything: every placement, every slide, every line.
    fn tried(field: &Field, rest: &Rest, slab: &Slab) -> f64 {
        let (mut sum, mut count) = (0.0, 0.0);
        for colour in 1..8u8 {
            let tokens = f64::from(rest[usize::from(colour)]);
            let worst = places(field.free).map(|place| {
                let mut placed = *field;
                placed.place(place, colour);
                let slid = |from: Place, to: Place| {
                    let mut slid = placed;
                    slid.slide_or_pass(from, to);
                    Weighed::new(&slid, slab).value
                };
                let ends = places(placed.free);
                let slides = ends.flat_map(|to| placed.nearest(to).map(|from| (from, to)));
                let values = slides.filter_map(|(from, to)| Some(slid(from?, to)));
                values.chain([slid(0, 0)]).max().expect("a pass at least")
            });
            sum += tokens * f64::from(worst.min().expect("a free place"));
            count += tokens;
        }
        sum / count
    }

    /// Fields of all stages with what is left in the bag, their tokens put
    /// anywhere.
    fn some_fields(size: Size, count: u32, numbers: &mut Numbers) -> Vec<(Field, Rest)> {
        let cells = (size.side() * size.side()) as u32;
        let field = |numbers: &mut Numbers| {
            let mut field = Field::new(size);
            let mut rest = [0u8; 8];
            rest[1..=usize::from(size.colours())].fill(size.colours());
            for _ in 0..numbers.below(cells) {
                let free: Vec<Place> = places(field.free).collect();
                let colours = (1..8u8).filter(|&colour| rest[usize::from(colour)] > 0);
                let colours: Vec<u8> = colours.collect();
                let colour = colours[numbers.below(colours.len() as u32) as usize];
                rest[usize::from(colour)] -= 1;
                field.place(free[numbers.below(free.len() as u32) as usize], colour);
            }
            (field, rest)
        };
        (0..count).map(|_| field(numbers)).collect()
    }

    #[test]
    fn a_turn_ahead_is_what_trying_everything_says() {
        let mut numbers = Numbers::seeded(6);
        for size in [Size::Large, Size::Small] {
            let slabs = Weights::shipped(size).slabs();
            // Notes about few lines, so that most give way to others.
            let mut lookahead = Lookahead::new(64);
            for (field, rest) in some_fields(size, 60, &mut numbers) {
                let slab = &slabs[field.tokens() as usize + 1];
                let found = lookahead.look(&field, &rest, slab);
                let expected = tried(&field, &rest, slab) / f64::from(UNIT);
                assert!(
                    (found - expected).abs() < 1e-6,
                    "{found}, {expected}: {field:?}"
                );
            }
        }
    }

    #[test]
    fn outside_the_window_a_bound_is_true_and_enough() {
        let mut numbers = Numbers::seeded(7);
        let slabs = Weights::shipped(Size::Large).slabs();
        let mut lookahead = Lookahead::new(64);
        let mut seen = [0; 3];
        for (field, rest) in some_fields(Size::Large, 200, &mut numbers) {
            let slab = &slabs[field.tokens() as usize + 1];
            let exact = lookahead.look(&field, &rest, slab);
            let low = exact + f64::from(numbers.below(400)) / 100.0 - 2.0;
            let high = low + f64::from(numbers.below(200)) / 100.0 + 0.01;
            let (value, bound) = lookahead.look_within(&field, &rest, slab, (low, high));
            match bound {
                Bound::Exact => assert_eq!(value, exact),
                Bound::Lower => assert!(high <= value && value <= exact, "{high} {value} {exact}"),
                Bound::Upper => assert!(exact <= value && value <= low, "{exact} {value} {low}"),
            }
            seen[bound as usize] += 1;
        }
        assert!(seen.iter().all(|&times| times > 10), "{seen:?}");
    }
}
