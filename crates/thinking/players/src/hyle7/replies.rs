//! Order's best answer to every placement on a board, from what the slides of
//! the board without the token are worth.
//!
//! A token placed changes two lines. A slide that touches neither of them adds
//! what it added before. One that touches one of them changes that line and up
//! to two others that stayed as they were: it is kept with the line, as a
//! change of the line and what the others add, so that one look-up tells what it
//! adds after any placement. To slide the token just placed is the same as
//! to place it elsewhere.

use super::field::{Field, LINES, Place, SIDE, line_bits, lines_of, places};
use super::line_facts::{ByColour, LineFacts, Notes};
use super::patterns::CELL_BITS;
use super::weighed::Weighed;

/// What a slide does to one line.
#[derive(Clone, Copy, Default)]
struct Change {
    /// The bits of the line's number that change.
    flips: u32,
    /// What the other lines add.
    others: i32,
    /// The cells of the line, one bit each, on which a token would be in the
    /// way.
    way: u8,
}

/// Most slides that change a line: of every token the best one that leaves the
/// line, and on every free cell two that enter it and two along it.
const MOST: usize = 32;

/// What a token gains that cannot leave its line.
const NOTHING: i32 = i32::MIN / 2;

/// How many of the best slides are kept in order.
const BEST: usize = 8;

/// The slides of a field, ready to answer placements on it. Values are compared
/// with that of the field as it is, in units.
pub(crate) struct Replies {
    notes: Notes,
    facts: [LineFacts; LINES],
    changes: [[Change; MOST]; LINES],
    counts: [u8; LINES],
    /// What slides gain and which lines they change. Those that are no better
    /// than a pass are left out.
    gaining: Vec<(i32, u16)>,
    /// By free place and colour, what a token there adds.
    placed: [ByColour; 64],
    /// The same after the best slide that needs no look-up: one that shares
    /// no line with the place or one of the token placed.
    floors: [ByColour; 64],
}

impl Replies {
    /// With notes about so many lines.
    pub(crate) fn new(notes: usize) -> Replies {
        Replies {
            notes: Notes::new(notes),
            facts: [LineFacts::NONE; LINES],
            changes: [[Change::default(); MOST]; LINES],
            counts: [0; LINES],
            gaining: Vec::new(),
            placed: [[0; 8]; 64],
            floors: [[0; 8]; 64],
        }
    }

    /// Forgets what was noted: the values of lines have changed.
    pub(crate) fn forget(&mut self) {
        self.notes.forget();
    }

    /// Takes the slides of a field; none of one on which Order cannot slide.
    pub(crate) fn prepare(&mut self, weighed: &Weighed<'_>, can_slide: bool) {
        let field = &weighed.field;
        let (side, tokens) = (field.side(), field.tokens());
        for nth in 0..side {
            for line in [nth, SIDE + nth] {
                let cells = field.lines[line];
                self.facts[line] = *self.notes.about(weighed.slab, tokens, (line, cells), side);
            }
        }
        for place in places(field.free) {
            let (row, column) = lines_of(place);
            let across = &self.facts[row].put[column - SIDE];
            let down = &self.facts[column].put[row];
            let placed = &mut self.placed[usize::from(place) % 64];
            for ((placed, across), down) in placed.iter_mut().zip(across).zip(down) {
                *placed = across.saturating_add(*down);
            }
        }
        self.counts = [0; LINES];
        self.gaining.clear();
        if can_slide {
            self.find_slides(field);
        }
        self.find_floors(field);
        if can_slide {
            self.raise_floors(field);
        }
    }

    /// Lists what the slides of the field do to its lines.
    fn find_slides(&mut self, field: &Field) {
        // The best slide of each token by which it leaves its row, its column.
        let mut leaving = [[NOTHING; 64]; 2];
        for to in places(field.free) {
            let (row, column) = lines_of(to);
            let (x, y) = (column - SIDE, row);
            for along_row in [true, false] {
                // The line along which it goes, the cell of it where it ends,
                // and where the lines across have this line.
                let (line, end, aside) = if along_row {
                    (row, x, y)
                } else {
                    (column, y, x)
                };
                for side in 0..2 {
                    let Some(source) = self.facts[line].sources[end][side] else {
                        continue;
                    };
                    let here = i32::from(self.facts[line].slid[end][side]);
                    let start = usize::from(source.cell);
                    let colour = usize::from(source.colour) % 8;
                    let across = if along_row { SIDE } else { 0 };
                    let left = i32::from(self.facts[across + start].taken[aside]);
                    let entered = i32::from(self.facts[across + end].put[aside][colour]);
                    let bits = colour as u32;
                    let shift = |cell: usize| CELL_BITS * cell as u32;
                    let change = Change {
                        flips: bits << shift(start) ^ bits << shift(end),
                        others: left + entered,
                        way: span(start, end),
                    };
                    self.add(line, change);
                    let change = Change {
                        flips: bits << shift(aside),
                        others: here + left,
                        way: 1 << aside,
                    };
                    self.add(across + end, change);
                    let from = if along_row {
                        8 * y + start
                    } else {
                        8 * start + x
                    };
                    let best = &mut leaving[usize::from(along_row)][from % 64];
                    *best = (*best).max(here + entered);
                    let gain = here + left + entered;
                    if gain > 0 {
                        let changed = line_bits(from as Place) | line_bits(to);
                        self.gaining.push((gain, changed));
                    }
                }
            }
        }
        for from in places(field.occupied) {
            let colour = u32::from(field.token(from));
            let (row, column) = lines_of(from);
            let cells = [column - SIDE, row];
            for (way, line) in [row, column].into_iter().enumerate() {
                let others = leaving[way][usize::from(from) % 64];
                if others > NOTHING {
                    let flips = colour << (CELL_BITS * cells[way] as u32);
                    let change = Change {
                        flips,
                        others,
                        way: 0,
                    };
                    self.add(line, change);
                }
            }
        }
    }

    #[inline]
    fn add(&mut self, line: usize, change: Change) {
        let count = usize::from(self.counts[line]) % MOST;
        self.changes[line][count] = change;
        self.counts[line] = count as u8 + 1;
    }

    /// Finds the best slide that shares no line with a place, for each.
    fn find_floors(&mut self, field: &Field) {
        let mut best = [(0, 0u16); BEST];
        for &(gain, lines) in &self.gaining {
            let mut new = (gain, lines);
            for known in &mut best {
                if new.0 > known.0 {
                    std::mem::swap(known, &mut new);
                }
            }
        }
        let is_all = self.gaining.len() <= BEST;
        for place in places(field.free) {
            let touched = line_bits(place);
            let apart = |&&(_, lines): &&(i32, u16)| lines & touched == 0;
            let gain = match best.iter().find(apart) {
                Some(&(gain, _)) => gain,
                None if is_all => 0,
                None => {
                    let gains = self.gaining.iter().filter(apart).map(|&(gain, _)| gain);
                    gains.max().unwrap_or(0)
                }
            };
            let at = usize::from(place) % 64;
            for (floor, placed) in self.floors[at].iter_mut().zip(&self.placed[at]) {
                *floor = placed.saturating_add(gain as i16);
            }
        }
    }

    /// A token may slide within its run of free cells: what is best for one of
    /// them is so for all.
    fn raise_floors(&mut self, field: &Field) {
        for line in 0..LINES {
            let step = if line < SIDE { 1 } else { 8 };
            let first = if line < SIDE { 8 * line } else { line - SIDE };
            let end = first + field.side() * step;
            let mut place = first;
            while place < end {
                if field.free >> place & 1 == 0 {
                    place += step;
                    continue;
                }
                let start = place;
                let mut best = self.placed[place % 64];
                place += step;
                while place < end && field.free >> place & 1 == 1 {
                    raise(&mut best, &self.placed[place % 64]);
                    place += step;
                }
                let mut at = start;
                while at < place {
                    raise(&mut self.floors[at % 64], &best);
                    at += step;
                }
            }
        }
    }

    /// What a placement and the best slide after it add at least, by colour.
    #[inline]
    pub(crate) fn floors(&self, place: Place) -> &ByColour {
        &self.floors[usize::from(place) % 64]
    }

    /// What a placement and the best slide after it add; if that is `enough` or
    /// more, something between the two.
    pub(crate) fn value(
        &self,
        weighed: &Weighed<'_>,
        place: Place,
        colour: u8,
        enough: i32,
    ) -> i32 {
        let at = usize::from(place) % 64;
        let colour = usize::from(colour) % 8;
        let mut best = i32::from(self.floors[at][colour]);
        let placed = i32::from(self.placed[at][colour]);
        let (row, column) = lines_of(place);
        for (line, cell) in [(row, column - SIDE), (column, row)] {
            if best >= enough {
                break;
            }
            let tokens = weighed.field.lines[line] | (colour as u32) << (CELL_BITS * cell as u32);
            let start = weighed.slab.start(line);
            // What is gained is compared with the line before the slide.
            let base = placed - weighed.slab.value_from(start, tokens);
            let bit = 1u8 << cell;
            let count = usize::from(self.counts[line]).min(MOST);
            for change in &self.changes[line][..count] {
                let value = weighed.slab.value_from(start, tokens ^ change.flips);
                let value = base + change.others + value;
                if value > best && change.way & bit == 0 {
                    best = value;
                }
            }
        }
        best
    }
}

#[inline]
fn raise(values: &mut ByColour, least: &ByColour) {
    for (value, least) in values.iter_mut().zip(least) {
        *value = (*value).max(*least);
    }
}

/// The cells between two of a line and the second of them, as bits.
#[inline]
fn span(from: usize, to: usize) -> u8 {
    let (first, last) = (from.min(to), from.max(to));
    (((2u32 << last) - (1 << first)) & !(1 << from)) as u8
}
