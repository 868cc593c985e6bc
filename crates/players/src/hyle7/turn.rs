//! One turn looked ahead: a draw, Chaos's placement and Order's slide, each
//! judged by the lines after it.
//!
//! A placement changes two lines and a slide three. Slides that share no line
//! with a token just placed change the value as they did before it was placed,
//! so that the slides of a board are weighed once and serve all placements.

use super::field::{Field, LINES, Place, Rest, SIDE, line_bits, lines_of, places};
use super::patterns::CELL_BITS;
use super::slab::{Slab, UNIT};

/// A slide with what it adds to the value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slide {
    pub(crate) gain: i32,
    /// The lines it changes.
    pub(crate) lines: u16,
    pub(crate) from: Place,
    pub(crate) to: Place,
}

impl Slide {
    /// Leaving everything where it is.
    pub(crate) const PASS: Slide = Slide {
        gain: 0,
        lines: 0,
        from: 0,
        to: 0,
    };

    /// Whether a token on this place would be in the way.
    #[inline]
    fn crosses(&self, place: Place) -> bool {
        let (first, last) = (self.from.min(self.to), self.from.max(self.to));
        let along_row = self.from >> 3 == self.to >> 3;
        let in_line = if along_row {
            place >> 3 == self.from >> 3
        } else {
            place & 7 == self.from & 7
        };
        in_line && first <= place && place <= last
    }
}

/// A field with the value of each of its lines.
#[derive(Clone, Copy)]
pub(crate) struct Weighed<'s> {
    pub(crate) field: Field,
    values: [i32; LINES],
    /// The sum of the values of all lines.
    pub(crate) value: i32,
    slab: &'s Slab,
}

impl<'s> Weighed<'s> {
    pub(crate) fn new(field: &Field, slab: &'s Slab) -> Weighed<'s> {
        let mut values = [0; LINES];
        for nth in 0..field.side() {
            values[nth] = slab.value(nth, field.lines[nth]);
            values[SIDE + nth] = slab.value(SIDE + nth, field.lines[SIDE + nth]);
        }
        Weighed {
            field: *field,
            values,
            value: values.iter().sum::<i32>(),
            slab,
        }
    }

    /// What the field is worth, in points.
    pub(crate) fn points(&self) -> f64 {
        f64::from(self.value) / f64::from(UNIT)
    }

    /// What the field scores, if the slab is that of scores.
    pub(crate) fn score(&self) -> u32 {
        (self.value / UNIT as i32) as u32
    }

    /// The field after a token has been placed.
    #[inline]
    pub(crate) fn placed(&self, place: Place, colour: u8) -> Weighed<'s> {
        let mut next = *self;
        next.field.place(place, colour);
        let (row, column) = lines_of(place);
        for line in [row, column] {
            let value = self.slab.value(line, next.field.lines[line]);
            next.value += value - next.values[line];
            next.values[line] = value;
        }
        next
    }

    /// What a placement would change, without making it.
    #[inline]
    pub(crate) fn value_placed(&self, place: Place, colour: u8) -> i32 {
        let (row, column) = lines_of(place);
        let colour = u32::from(colour);
        let across = self.field.lines[row] | colour << (CELL_BITS * u32::from(place & 7));
        let down = self.field.lines[column] | colour << (CELL_BITS * u32::from(place >> 3));
        self.value + self.slab.value(row, across) - self.values[row] + self.slab.value(column, down)
            - self.values[column]
    }

    /// What a slide adds to the value.
    #[inline]
    fn gain(&self, from: Place, to: Place) -> i32 {
        let (row, column) = lines_of(from);
        let (to_row, to_column) = lines_of(to);
        // Along a row both columns change, along a column both rows.
        let (along, left, entered, step, aside) = if row == to_row {
            (row, column, to_column, from & 7, from >> 3)
        } else {
            (column, row, to_row, from >> 3, from & 7)
        };
        let to_step = if row == to_row { to & 7 } else { to >> 3 };
        let lines = &self.field.lines;
        let (step, to_step) = (CELL_BITS * u32::from(step), CELL_BITS * u32::from(to_step));
        let aside = CELL_BITS * u32::from(aside);
        let colour = lines[along] >> step & 7;
        let moved = lines[along] ^ colour << step ^ colour << to_step;
        let value = |line: usize, tokens: u32| self.slab.value(line, tokens) - self.values[line];
        value(along, moved)
            + value(left, lines[left] ^ colour << aside)
            + value(entered, lines[entered] ^ colour << aside)
    }

    #[inline]
    fn weigh(&self, from: Place, to: Place) -> Slide {
        Slide {
            gain: self.gain(from, to),
            lines: line_bits(from) | line_bits(to),
            from,
            to,
        }
    }

    /// Hands every slide over, without the pass. They are found from where they
    /// end: on a free place the nearest token of each direction can arrive.
    pub(crate) fn each_slide(&self, mut take: impl FnMut(Slide)) {
        for to in places(self.field.free) {
            for from in self.field.nearest(to).into_iter().flatten() {
                take(self.weigh(from, to));
            }
        }
    }

    /// Fills a list with all slides and the pass, the best first.
    pub(crate) fn slides(&self, out: &mut Vec<Slide>) {
        out.clear();
        out.push(Slide::PASS);
        self.each_slide(|slide| out.push(slide));
        // Ties go by place, so that the order is the same everywhere.
        out.sort_unstable_by_key(|slide| (-slide.gain, slide.from, slide.to));
    }

    /// The best slide; the first of equals by place.
    pub(crate) fn best_slide(&self) -> Slide {
        let mut best = Slide::PASS;
        self.each_slide(|slide| {
            if slide.gain > best.gain {
                best = slide;
            }
        });
        best
    }
}

/// The slides of a field, ready to answer placements on it.
#[derive(Default)]
pub(crate) struct Slides {
    /// The best first, the pass among them.
    list: Vec<Slide>,
    /// For each place, where in the list the best slide stands that shares no
    /// line with it.
    apart: Vec<u8>,
    /// Whether Order may do anything but pass.
    can_slide: bool,
}

impl Slides {
    /// Takes the slides of a field; of one on which Order cannot slide, the pass.
    pub(crate) fn prepare(&mut self, weighed: &Weighed<'_>, can_slide: bool) {
        self.can_slide = can_slide;
        self.list.clear();
        if can_slide {
            weighed.slides(&mut self.list);
        } else {
            self.list.push(Slide::PASS);
        }
        self.apart.clear();
        self.apart.resize(64, 0);
        for place in places(weighed.field.free) {
            let touched = line_bits(place);
            let apart = self
                .list
                .iter()
                .position(|slide| slide.lines & touched == 0);
            self.apart[usize::from(place)] = apart.expect("a pass shares no line") as u8;
        }
    }

    /// The least that the best slide after a placement here adds.
    #[inline]
    pub(crate) fn floor(&self, place: Place) -> i32 {
        self.list[usize::from(self.apart[usize::from(place)])].gain
    }

    /// The best slide on a field on which a token has just been placed. The
    /// slides from before answer for those that share no line with it. Stops as
    /// soon as the field is worth `enough` after a slide.
    pub(crate) fn best_reply(&self, next: &Weighed<'_>, placed: Place, enough: i32) -> Slide {
        let apart = usize::from(self.apart[usize::from(placed)]);
        let mut best = self.list[apart];
        let wanted = enough.saturating_sub(next.value);
        if best.gain >= wanted || !self.can_slide {
            return best;
        }
        // What was good before the token was placed is likely to be good still.
        for slide in &self.list[..apart.min(LIKELY)] {
            if !slide.crosses(placed) {
                let gain = next.gain(slide.from, slide.to);
                if gain >= wanted {
                    return Slide { gain, ..*slide };
                }
            }
        }
        let field = &next.field;
        let (row, column) = lines_of(placed);
        let touched = 0x7fu64 << (8 * row) | 0x01_01_01_01_01_01_01u64 << (column - SIDE);
        for to in places(field.free) {
            let ends_in_touched = touched >> to & 1 == 1;
            for from in field.nearest(to).into_iter().flatten() {
                if ends_in_touched || touched >> from & 1 == 1 {
                    let gain = next.gain(from, to);
                    if gain > best.gain {
                        best = next.weigh(from, to);
                        if gain >= wanted {
                            return best;
                        }
                    }
                }
            }
        }
        best
    }
}

/// How many slides are tried first.
const LIKELY: usize = 6;

/// What Chaos does with a colour, and Order's answer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Answer {
    pub(crate) value: i32,
    pub(crate) place: Place,
    pub(crate) slide: Slide,
}

/// Looks one turn ahead, again and again, without asking for memory each time.
#[derive(Default)]
pub(crate) struct Lookahead {
    slides: Slides,
    order: Vec<(i32, Place)>,
    /// By the number of the colour: the placement after which the best slide
    /// is worth least. Only colours of the last look are valid.
    pub(crate) answers: [Option<Answer>; 8],
}

impl Lookahead {
    /// What a field is expected to be worth after the next turn, in the units
    /// of the slab, which judges fields with one token more.
    pub(crate) fn look(&mut self, field: &Field, rest: &Rest, slab: &Slab) -> f64 {
        let weighed = Weighed::new(field, slab);
        self.slides.prepare(&weighed, true);
        self.answers = [None; 8];
        let (mut sum, mut count) = (0i64, 0i64);
        for colour in 1..8u8 {
            let tokens = i64::from(rest[usize::from(colour)]);
            if tokens > 0 {
                let answer = self.answer(&weighed, colour);
                sum += tokens * i64::from(answer.value);
                count += tokens;
                self.answers[usize::from(colour)] = Some(answer);
            }
        }
        sum as f64 / count as f64
    }

    /// The same in points.
    pub(crate) fn look_in_points(&mut self, field: &Field, rest: &Rest, slab: &Slab) -> f64 {
        self.look(field, rest, slab) / f64::from(UNIT)
    }

    /// Chaos's best placement of a colour. The list of slides is that of the
    /// field.
    fn answer(&mut self, weighed: &Weighed<'_>, colour: u8) -> Answer {
        self.order.clear();
        for place in places(weighed.field.free) {
            let value = weighed.value_placed(place, colour) + self.slides.floor(place);
            self.order.push((value, place));
        }
        self.order.sort_unstable();
        let mut best: Option<Answer> = None;
        for &(at_least, place) in &self.order {
            let enough = best.map_or(i32::MAX, |best| best.value);
            if at_least >= enough {
                break;
            }
            let next = weighed.placed(place, colour);
            let slide = self.slides.best_reply(&next, place, enough);
            let value = next.value + slide.gain;
            if value < enough {
                best = Some(Answer {
                    value,
                    place,
                    slide,
                });
            }
        }
        best.expect("there is a free place")
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

    #[test]
    fn a_turn_ahead_is_what_trying_everything_says() {
        let mut numbers = Numbers::seeded(6);
        for size in [Size::Seven, Size::Five] {
            let slabs = Weights::shipped(size).slabs();
            let cells = (size.side() * size.side()) as u32;
            for _ in 0..60 {
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
                let slab = &slabs[field.tokens() as usize + 1];
                let found = Lookahead::default().look(&field, &rest, slab);
                let expected = tried(&field, &rest, slab);
                assert!(
                    (found - expected).abs() < 1e-3,
                    "{found}, {expected}: {field:?}"
                );
            }
        }
    }
}
