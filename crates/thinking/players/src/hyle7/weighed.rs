//! A board with the value of each of its lines, and what slides change.

use super::field::{Field, LINES, Place, SIDE, lines_of, places};
use super::line_values::{Slab, UNIT};
use super::patterns::CELL_BITS;

/// A slide with what it adds to the value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slide {
    pub(crate) gain: i32,
    pub(crate) from: Place,
    pub(crate) to: Place,
}

impl Slide {
    /// Leaving everything where it is.
    pub(crate) const PASS: Slide = Slide {
        gain: 0,
        from: 0,
        to: 0,
    };
}

/// A field with the value of each of its lines.
#[derive(Clone, Copy)]
pub(crate) struct Weighed<'s> {
    pub(crate) field: Field,
    pub(crate) values: [i32; LINES],
    /// The sum of the values of all lines.
    pub(crate) value: i32,
    pub(crate) slab: &'s Slab,
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

    /// What the field would be worth after a placement, without making it.
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

    /// Hands every slide over, without the pass. They are found from where they
    /// end: on a free place the nearest token of each direction can arrive.
    pub(crate) fn each_slide(&self, mut take: impl FnMut(Slide)) {
        for to in places(self.field.free) {
            for from in self.field.nearest(to).into_iter().flatten() {
                take(Slide {
                    gain: self.gain(from, to),
                    from,
                    to,
                });
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
