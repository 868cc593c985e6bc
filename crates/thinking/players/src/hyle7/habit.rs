//! What Chaos learns about Order in a round: whether it only counts.
//!
//! Many an Order, a beginner as well as a simple program, takes the most points
//! it can see and thinks no further. It gives away what it could have
//! prepared, and Chaos concedes less if it expects that. A good Order soon
//! makes a slide that scores less than another, and is never mistaken for long.

use super::field::{Field, Place, places};
use super::line_values::Slab;
use super::weighed::Weighed;

/// So many telling slides, all of them for the most points, make a habit.
const TELLING: u32 = 4;

/// A slide tells something if at most one of so many would have done as well.
const ONE_OF: usize = 4;

/// What has been seen of Order in this round.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Habit {
    /// The field that Chaos left to Order.
    left: Option<Field>,
    /// How many slides told something.
    telling: u32,
    /// Whether Order once took less than it could.
    refrained: bool,
}

impl Habit {
    /// Chaos has left this field to Order.
    pub(crate) fn leave(&mut self, field: Field) {
        self.left = Some(field);
    }

    /// Order has slid, or passed: this field is what Chaos found. One that
    /// does not follow from what was left belongs to another round, or a move
    /// was taken back, and everything is to be seen anew.
    pub(crate) fn find(&mut self, found: &Field, scores: &Slab) {
        let Some(left) = self.left.take() else {
            *self = Habit::default();
            return;
        };
        let Some((from, to)) = slide_between(&left, found) else {
            *self = Habit::default();
            return;
        };
        let mut slides = Vec::with_capacity(96);
        Weighed::new(&left, scores).slides(&mut slides);
        let most = slides[0].gain;
        let equals = slides.partition_point(|slide| slide.gain == most);
        let best = &slides[..equals];
        if best
            .iter()
            .all(|slide| (slide.from, slide.to) != (from, to))
        {
            self.refrained = true;
        } else if equals * ONE_OF <= slides.len() {
            self.telling += 1;
        }
    }

    /// Whether Order only counts, as far as can be told.
    pub(crate) fn only_counts(&self) -> bool {
        !self.refrained && self.telling >= TELLING
    }
}

/// The slide that leads from one field to the other; a pass as it stands in a
/// list of slides. `None` if there is none.
fn slide_between(left: &Field, found: &Field) -> Option<(Place, Place)> {
    if left == found {
        return Some((0, 0));
    }
    let mut gone = places(left.occupied & !found.occupied);
    let mut come = places(found.occupied & !left.occupied);
    let (from, to) = (gone.next()?, come.next()?);
    let mut slid = *left;
    slid.slide_or_pass(from, to);
    (slid == *found).then_some((from, to))
}

#[cfg(test)]
mod tests {
    use ::hyle7::Size;
    use search::effort::NoWatch;
    use search::{Effort, Limits, Numbers, StopSign};

    use super::super::field::Rest;
    use super::super::memory::Memory;
    use super::super::think::{Next, Question, WHOLE_PLAN, think};
    use super::super::tree::{Choosing, Order};
    use super::super::turn::Lookahead;
    use super::super::{Weights, weighed::Slide};
    use super::*;

    /// The slides of a field by the score after them, the best first, and how
    /// many are best.
    fn counted(field: &Field, scores: &Slab) -> (Vec<Slide>, usize) {
        let mut slides = Vec::new();
        Weighed::new(field, scores).slides(&mut slides);
        let equals = slides.partition_point(|slide| slide.gain == slides[0].gain);
        (slides, equals)
    }

    /// Chaos places at random and Order takes the slide that is chosen among
    /// those of a field; what has been seen of it after every turn.
    fn watched(seed: u64, choose: impl Fn(&Field, u32) -> Slide) -> Vec<Habit> {
        let scores = Slab::of_scores(Size::Large);
        let mut numbers = Numbers::seeded(seed);
        let mut habit = Habit::default();
        let mut field = Field::new(Size::Large);
        let mut seen = Vec::new();
        for turn in 0..30 {
            habit.find(&field, &scores);
            seen.push(habit);
            let free: Vec<Place> = places(field.free).collect();
            let place = free[numbers.below(free.len() as u32) as usize];
            field.place(place, 1 + numbers.below(7) as u8);
            habit.leave(field);
            let slide = choose(&field, turn);
            field.slide_or_pass(slide.from, slide.to);
        }
        seen
    }

    #[test]
    fn an_order_that_only_counts_is_known_before_half_time() {
        let scores = Slab::of_scores(Size::Large);
        for seed in 0..20 {
            let seen = watched(seed, |field, turn| {
                let (slides, equals) = counted(field, &scores);
                slides[turn as usize % equals]
            });
            assert!(!seen[TELLING as usize - 1].only_counts());
            assert!(seen[24].only_counts(), "seed {seed}: {:?}", seen[24]);
        }
    }

    #[test]
    fn one_slide_for_less_ends_the_suspicion() {
        let scores = Slab::of_scores(Size::Large);
        for seed in 0..20 {
            let seen = watched(seed, |field, turn| {
                let (slides, equals) = counted(field, &scores);
                if turn == 25 {
                    assert!(equals < slides.len(), "nothing to refrain from");
                    slides[equals]
                } else {
                    slides[0]
                }
            });
            assert!(seen[25].only_counts());
            assert!(seen[26..].iter().all(|habit| !habit.only_counts()));
        }
    }

    #[test]
    fn another_round_is_seen_anew() {
        let scores = Slab::of_scores(Size::Large);
        let mut habit = *watched(3, |field, _| counted(field, &scores).0[0])
            .last()
            .expect("thirty turns");
        assert!(habit.only_counts());
        habit.find(&Field::new(Size::Large), &scores);
        assert!(!habit.only_counts());
    }

    /// What a field is worth before a draw if Chaos places as well as can be
    /// and Order counts, by trying everything.
    fn tried(field: &Field, rest: &Rest, scores: &Slab) -> f64 {
        if field.free == 0 {
            return Weighed::new(field, scores).points();
        }
        let (mut sum, mut count) = (0.0, 0.0);
        for colour in 1..8u8 {
            let tokens = f64::from(rest[usize::from(colour)]);
            if tokens > 0.0 {
                let mut rest = *rest;
                rest[usize::from(colour)] -= 1;
                let values = places(field.free).map(|place| {
                    let mut placed = *field;
                    placed.place(place, colour);
                    answered(&placed, &rest, scores)
                });
                sum += tokens * values.fold(f64::INFINITY, f64::min);
                count += tokens;
            }
        }
        sum / count
    }

    fn answered(placed: &Field, rest: &Rest, scores: &Slab) -> f64 {
        if placed.free == 0 {
            return Weighed::new(placed, scores).points();
        }
        let (slides, equals) = counted(placed, scores);
        let after = |slide: &Slide| {
            let mut slid = *placed;
            slid.slide_or_pass(slide.from, slide.to);
            tried(&slid, rest, scores)
        };
        slides[..equals].iter().map(after).sum::<f64>() / equals as f64
    }

    #[test]
    fn the_end_against_counting_is_what_trying_everything_says() {
        let slabs = Weights::shipped(Size::Small).slabs();
        let scores = Slab::of_scores(Size::Small);
        let mut numbers = Numbers::seeded(11);
        let mut differs = 0;
        for _ in 0..60 {
            let mut field = Field::new(Size::Small);
            let mut rest: Rest = [0, 5, 5, 5, 5, 5, 0, 0];
            while field.free.count_ones() > 3 {
                let free: Vec<Place> = places(field.free).collect();
                let place = free[numbers.below(free.len() as u32) as usize];
                let colour = 1 + numbers.below(5) as u8;
                if rest[usize::from(colour)] > 0 {
                    rest[usize::from(colour)] -= 1;
                    field.place(place, colour);
                }
            }
            let value = |order: Order| {
                let question = Question {
                    field,
                    rest,
                    next: Next::Draw,
                    choosing: Choosing { chaos: true, order },
                    beside: None,
                };
                let sign = StopSign::default();
                let effort = Effort::new(Limits::default(), &NoWatch, &sign);
                let tables = (&mut Memory::new(1 << 16), &mut Lookahead::new(256));
                think(&question, &slabs, tables, &effort, &WHOLE_PLAN, &mut |_| {}).value
            };
            let counts = value(Order::Counts);
            assert!((counts - tried(&field, &rest, &scores)).abs() < 1e-9);
            differs += u32::from(value(Order::Best) > counts + 0.01);
        }
        assert!(differs > 10, "to count is as good as to think: {differs}");
    }
}
