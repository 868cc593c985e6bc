//! The tree of what may follow: draws, placements and slides in turn.
//!
//! The generic expectimax knows neither that two out of three levels can be
//! judged by a few look-ups nor which branches share them, so this search is
//! made for the game. The last turn of every line of play is [`Lookahead`]'s.
//! Above it only the placements and slides that promise most are followed.
//! Where Chaos chooses among placements and Order among slides, what cannot
//! matter is cut off as in alpha-beta; a draw is given up when even good news
//! from the colours not yet looked at would not help.

use search::{Meter, StopError};

use super::field::{Field, Place, Rest, places};
use super::line_values::{Slab, UNIT};
use super::memory::{Bound, Memory, key};
use super::turn::Lookahead;
use super::weighed::{Slide, Weighed};

/// How much of the tree to look at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Breadth {
    /// How many placements of a colour.
    pub(crate) placements: usize,
    /// How many slides.
    pub(crate) slides: usize,
    /// How much worse than the best, in points, one may seem and still be
    /// looked at.
    pub(crate) margin: f64,
    /// How much better or worse than expected, in points, a colour not yet
    /// looked at may turn out.
    pub(crate) surprise: f64,
}

impl Breadth {
    /// Everything: what is found is proven if it reaches the end.
    pub(crate) const FULL: Breadth = Breadth {
        placements: usize::MAX,
        slides: usize::MAX,
        margin: f64::INFINITY,
        surprise: f64::INFINITY,
    };
}

/// How Order comes to its slides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Order {
    /// It makes the best one.
    Best,
    /// It makes the one after which the board scores most, equals by lot, and
    /// looks no further.
    Counts,
    /// Its time is up and it passes.
    Passes,
}

/// How both seats come to their moves; Chaos, if its time is up, has forced
/// ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choosing {
    pub(crate) chaos: bool,
    pub(crate) order: Order,
}

impl Choosing {
    /// Tells values for different ways of choosing apart.
    fn key(self) -> u64 {
        (u64::from(!self.chaos) | (self.order as u64) << 1) << 60
    }
}

/// Where Order only counts and not everything is looked at, so many of the slides
/// that score most stand for all of them.
const EQUALS: usize = 3;

/// A search in progress.
pub(crate) struct Tree<'t, 'e, 'a> {
    /// By the number of tokens.
    pub(crate) slabs: &'t [Slab],
    pub(crate) memory: &'t mut Memory,
    pub(crate) meter: &'t Meter<'e, 'a>,
    pub(crate) breadth: Breadth,
    /// Tells values of this breadth from those of narrower ones.
    pub(crate) grade: u8,
    /// Which seats choose their moves.
    pub(crate) choosing: Choosing,
    pub(crate) lookahead: &'t mut Lookahead,
}

/// Placements of a colour, the best for Chaos first, each with what it adds to
/// the value of the board, Order's best slide included, in units.
type Placements = Vec<(i32, Place)>;

/// A window without bounds.
pub(crate) const OPEN: (f64, f64) = (f64::NEG_INFINITY, f64::INFINITY);

fn points(units: i32) -> f64 {
    f64::from(units) / f64::from(UNIT)
}

impl Tree<'_, '_, '_> {
    /// How thoroughly a search of so many turns looks at a board.
    fn grade_of(&self, turns: u32) -> u8 {
        (turns as u8) * 8 + self.grade
    }

    /// What a board is expected to be worth before a draw, in points, when so
    /// many turns are looked ahead. Outside the window only a bound.
    pub(crate) fn draw(
        &mut self,
        field: &Field,
        rest: &Rest,
        turns: u32,
        (low, high): (f64, f64),
    ) -> Result<f64, StopError> {
        self.meter.count()?;
        let tokens = field.tokens() as usize;
        if turns == 0 || field.free == 0 {
            return Ok(Weighed::new(field, &self.slabs[tokens]).points());
        }
        let turns = turns.min(field.free.count_ones());
        let key = key(field) ^ self.choosing.key();
        let grade = if turns == 1 { 8 } else { self.grade_of(turns) };
        match self.memory.find(key, grade) {
            Some((value, Bound::Exact)) => return Ok(value),
            Some((value, Bound::Lower)) if value >= high => return Ok(value),
            Some((value, Bound::Upper)) if value <= low => return Ok(value),
            _ => {}
        }
        let slab = &self.slabs[tokens + 1];
        if turns == 1 && self.choosing.chaos && self.choosing.order != Order::Passes {
            let window = (low, high);
            let (value, bound) = self.lookahead.look_within(field, rest, slab, window);
            self.memory.keep(key, grade, value, bound);
            return Ok(value);
        }
        let value = self.draw_deep(field, rest, turns, (low, high))?;
        let bound = if value <= low {
            Bound::Upper
        } else if value >= high {
            Bound::Lower
        } else {
            Bound::Exact
        };
        self.memory.keep(key, grade, value, bound);
        Ok(value)
    }

    fn draw_deep(
        &mut self,
        field: &Field,
        rest: &Rest,
        turns: u32,
        (low, high): (f64, f64),
    ) -> Result<f64, StopError> {
        let slab = &self.slabs[field.tokens() as usize + 1];
        let weighed = Weighed::new(field, slab);
        let replies = &mut self.lookahead.replies;
        replies.prepare(&weighed, self.choosing.order != Order::Passes);
        let mut colours: Vec<(f64, u8, Placements)> = Vec::with_capacity(7);
        let mut total = 0.0;
        for colour in 1..8u8 {
            let count = f64::from(rest[usize::from(colour)]);
            if count > 0.0 {
                let placements = self.placements(&weighed, colour);
                total += count;
                colours.push((count, colour, placements));
            }
        }
        // The likely colours first: they decide soonest. Sorting keeps the
        // order of equals.
        colours.sort_by(|a, b| b.0.total_cmp(&a.0));
        let in_full = self.breadth == Breadth::FULL;
        // Order may always pass and no placement takes anything away, so that
        // the score as it stands is what is certain (H4).
        let certain = match self.slabs.last() {
            Some(scores) if in_full => Weighed::new(field, scores).points(),
            _ => 0.0,
        };
        let guess = |list: &[(i32, Place)]| points(weighed.value + list[0].0);
        let mut expected: f64 = colours
            .iter()
            .map(|(count, _, list)| count * guess(list))
            .sum();
        let (mut open, mut sum) = (total, 0.0);
        for (count, colour, placements) in &colours {
            expected -= count * guess(placements);
            open -= count;
            // What the colours after this one are worth at least and at most.
            let (worst, best) = match (in_full, open > 0.0) {
                (_, false) => (0.0, 0.0),
                (true, true) => (open * certain, f64::INFINITY),
                (false, true) => {
                    let surprise = open * self.breadth.surprise;
                    (expected - surprise, expected + surprise)
                }
            };
            // What this colour has to be worth for the sum to matter.
            let least = (low * total - sum - best) / count;
            let most = (high * total - sum - worst) / count;
            let mut rest = *rest;
            rest[usize::from(*colour)] -= 1;
            let value = self.place(&weighed, &rest, *colour, placements, turns, (least, most))?;
            sum += count * value;
            if open > 0.0 && value <= least {
                return Ok((sum + best) / total);
            }
            if open > 0.0 && value >= most {
                return Ok((sum + worst) / total);
            }
        }
        Ok(sum / total)
    }

    /// The placements of a colour worth looking at.
    fn placements(&self, weighed: &Weighed<'_>, colour: u8) -> Placements {
        let replies = &self.lookahead.replies;
        if !self.choosing.chaos {
            // The first free place in reading order is forced.
            let place = weighed.field.free.trailing_zeros() as Place;
            return vec![(weighed.value_placed(place, colour) - weighed.value, place)];
        }
        let most = self.breadth.placements;
        let margin = (self.breadth.margin * f64::from(UNIT)).min(1e9) as i32;
        let mut floors: Vec<(i32, Place)> = places(weighed.field.free)
            .map(|place| (replies.floors(place)[usize::from(colour)].into(), place))
            .collect();
        floors.sort_unstable();
        let mut found: Vec<(i32, Place)> = Vec::with_capacity(floors.len().min(most) + 1);
        for (floor, place) in floors {
            let mut enough = match found.first() {
                Some(&(best, _)) => best.saturating_add(margin),
                None => i32::MAX,
            };
            if found.len() >= most {
                enough = enough.min(found[most - 1].0);
            }
            if floor >= enough {
                break;
            }
            let value = replies.value(weighed, place, colour, enough);
            if value < enough {
                let at = found.partition_point(|known| *known < (value, place));
                found.insert(at, (value, place));
                found.truncate(most);
            }
        }
        if margin < 1_000_000_000 {
            let limit = found[0].0 + margin;
            found.retain(|&(value, _)| value <= limit);
        }
        found
    }

    /// What a board is worth when Chaos has a token to place.
    fn place(
        &mut self,
        weighed: &Weighed<'_>,
        rest: &Rest,
        colour: u8,
        placements: &[(i32, Place)],
        turns: u32,
        (low, high): (f64, f64),
    ) -> Result<f64, StopError> {
        let mut best = f64::INFINITY;
        for &(_, place) in placements {
            let next = weighed.placed(place, colour);
            let value = self.slide(&next, rest, turns, (low, best.min(high)))?;
            best = best.min(value);
            if best <= low {
                break;
            }
        }
        Ok(best)
    }

    /// What a board is worth when Order may slide; the field is weighed with
    /// the token just placed.
    pub(crate) fn slide(
        &mut self,
        weighed: &Weighed<'_>,
        rest: &Rest,
        turns: u32,
        (low, high): (f64, f64),
    ) -> Result<f64, StopError> {
        if weighed.field.free == 0 {
            return Ok(weighed.points());
        }
        let mut slides = Vec::with_capacity(96);
        match self.choosing.order {
            Order::Best => weighed.slides(&mut slides),
            Order::Counts => return self.counted(weighed, rest, turns, slides),
            Order::Passes => slides.push(Slide::PASS),
        }
        let margin = (self.breadth.margin * f64::from(UNIT)).min(1e9) as i32;
        let least = slides[0].gain - margin;
        let mut best = f64::NEG_INFINITY;
        for slide in slides.iter().take(self.breadth.slides) {
            if slide.gain < least {
                break;
            }
            let mut field = weighed.field;
            field.slide_or_pass(slide.from, slide.to);
            let value = self.draw(&field, rest, turns - 1, (low.max(best), high))?;
            best = best.max(value);
            if best >= high {
                break;
            }
        }
        Ok(best)
    }

    /// What a board is worth when Order takes the most points it can.
    fn counted(
        &mut self,
        weighed: &Weighed<'_>,
        rest: &Rest,
        turns: u32,
        mut slides: Vec<Slide>,
    ) -> Result<f64, StopError> {
        let scores = self.slabs.last().expect("a full board has a slab");
        Weighed::new(&weighed.field, scores).slides(&mut slides);
        let most = slides[0].gain;
        let equals = slides.partition_point(|slide| slide.gain == most);
        let looked_at = match self.breadth == Breadth::FULL {
            true => equals,
            false => equals.min(EQUALS),
        };
        let mut sum = 0.0;
        for nth in 0..looked_at {
            let slide = slides[nth * equals / looked_at];
            let mut field = weighed.field;
            field.slide_or_pass(slide.from, slide.to);
            sum += self.draw(&field, rest, turns - 1, OPEN)?;
        }
        Ok(sum / looked_at as f64)
    }
}
