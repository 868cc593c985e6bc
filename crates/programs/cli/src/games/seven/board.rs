//! SEVEN seen from above: on each cell the uppermost tile and its level. Each row
//! stands half a cell to the right of the one above it, and at both its ends
//! stand the coordinates of its first and its last cell.

use game::{Game, Lang, Seat, capital};
use seven::{Cell, Colour, Move, Position};

use super::words::standing;
use crate::draw::{Look, Style, StyledLine, indented, text};
use crate::words::standing::LEVEL;

/// A letter for each colour, the same in every language.
const fn mark(colour: Colour) -> char {
    match colour {
        Colour::White => 'W',
        Colour::Black => 'B',
        Colour::Red => 'R',
        Colour::Blue => 'L',
    }
}

const fn style(colour: Colour) -> Style {
    Style(match colour {
        Colour::White => "30;107",
        Colour::Black => "97;40",
        Colour::Red => "97;41",
        Colour::Blue => "97;44",
    })
}

/// How large a cell is drawn. All are even, for a row stands half a cell aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scale {
    /// `[WO2]`: colour, tile and level.
    Large,
    /// `WO2`, and `WO2*` where it is marked.
    Middle,
    /// `W2`, and `w2` where it is marked.
    Small,
}

impl Scale {
    const fn half(self) -> i64 {
        match self {
            Scale::Large => 3,
            Scale::Middle => 2,
            Scale::Small => 1,
        }
    }
}

pub(super) fn board(position: &Position, last: Option<&Move>, look: Look, lang: Lang) -> String {
    if position.placed().is_empty() {
        let empty = capital(standing::NOTHING_PLACED.text(lang));
        return format!("{empty}.\n");
    }
    let view = View::new(position, last);
    let (scale, labels) = view.fitting(look.width);
    let mut lines = Vec::new();
    for band in view.bands(scale, labels, look.width) {
        if !lines.is_empty() {
            lines.push(StyledLine::new(look));
        }
        view.draw(band, scale, labels, look, &mut lines);
    }
    lines.push(StyledLine::new(look));
    levels(position, look, lang, &mut lines);
    let legend = match scale {
        Scale::Large => standing::LEGEND_LARGE,
        Scale::Middle => standing::LEGEND_MIDDLE,
        Scale::Small => standing::LEGEND_SMALL,
    };
    let legend = indented(legend.text(lang), look.width, 0);
    format!("{}\n{legend}\n", text(&lines))
}

/// What is seen: the cells around the tiles, in half cells from the first
/// tile's first cell, so that a table far from the origin is drawn as well.
struct View<'a> {
    position: &'a Position,
    origin: Cell,
    rows: (i32, i32),
    /// The first and the last half cell of the tiles.
    halves: (i64, i64),
    marked: Vec<Cell>,
}

impl View<'_> {
    fn new<'a>(position: &'a Position, last: Option<&Move>) -> View<'a> {
        let tiles = position.placed().iter();
        let cells: Vec<Cell> = tiles.flat_map(|tile| tile.placement.cells()).collect();
        let origin = cells[0];
        let halves = || cells.iter().map(|&cell| half(cell, origin));
        let rows = || cells.iter().map(|cell| cell.r);
        View {
            position,
            origin,
            rows: (rows().min().unwrap_or(0) - 1, rows().max().unwrap_or(0) + 1),
            halves: (
                halves().min().unwrap_or(0) - 2,
                halves().max().unwrap_or(0) + 2,
            ),
            marked: last.map_or(Vec::new(), |mv| mv.cells().to_vec()),
        }
    }

    /// The largest drawing that fits, and how wide its labels are; without
    /// labels if nothing else does.
    fn fitting(&self, width: usize) -> (Scale, usize) {
        let label = (self.rows.0..=self.rows.1)
            .flat_map(|r| self.ends(r, self.halves))
            .map(|cell| cell.to_string().chars().count())
            .max()
            .unwrap_or(0);
        let halves = self.halves.1 - self.halves.0 + 2;
        let fits = |scale: Scale, label: usize| {
            (halves * scale.half()) as usize + 2 * (label + 1) <= width
        };
        let scales = [Scale::Large, Scale::Middle, Scale::Small];
        match scales.into_iter().find(|&scale| fits(scale, label)) {
            Some(scale) => (scale, label),
            None => (Scale::Small, 0),
        }
    }

    /// Parts of the drawing beside each other that each fit on the screen; one
    /// in all games but the strangest.
    fn bands(&self, scale: Scale, labels: usize, width: usize) -> Vec<(i64, i64)> {
        let room = (width.saturating_sub(2 * (labels + 1)) as i64 / scale.half() - 2).max(2);
        let mut bands = Vec::new();
        let mut from = self.halves.0;
        while from <= self.halves.1 {
            let to = (from + room).min(self.halves.1);
            bands.push((from, to));
            from = to + 1;
        }
        bands
    }

    /// The first and the last cell of a row in a band.
    fn ends(&self, r: i32, (from, to): (i64, i64)) -> [Cell; 2] {
        let shift = i64::from(r) - i64::from(self.origin.r);
        let at = |half: i64| Cell::new((half - shift).div_euclid(2) as i32 + self.origin.q, r);
        [at(from + 1), at(to)]
    }

    fn draw(
        &self,
        band: (i64, i64),
        scale: Scale,
        labels: usize,
        look: Look,
        lines: &mut Vec<StyledLine>,
    ) {
        let start = if labels == 0 { 0 } else { labels + 1 };
        let end = start + ((band.1 - band.0 + 2) * scale.half()) as usize;
        for r in self.rows.0..=self.rows.1 {
            let [first, last] = self.ends(r, band);
            let mut line = StyledLine::new(look);
            if labels > 0 {
                line.styled(Style::FAINT, &format!("{:>labels$} ", first.to_string()));
            }
            for q in first.q..=last.q {
                let cell = Cell::new(q, r);
                let column = (half(cell, self.origin) - band.0) * scale.half();
                line.pad_to(start + column as usize);
                self.cell(cell, scale, &mut line);
            }
            if labels > 0 {
                line.pad_to(end);
                line.styled(Style::FAINT, &format!(" {last}"));
            }
            lines.push(line);
        }
    }

    fn cell(&self, cell: Cell, scale: Scale, line: &mut StyledLine) {
        let width = 2 * scale.half() as usize;
        let Some((ply, level)) = top_tile(self.position, cell) else {
            let dot = format!("{:^width$}", if width == 4 { "· " } else { "·" });
            return line.styled(Style::FAINT, &dot);
        };
        let colour = Game::setup(self.position).colour(self.position.placed_by(ply));
        let tile = self.position.placed()[ply].placement.tile();
        let letter = mark(colour);
        let marked = self.marked.contains(&cell);
        let text = match (scale, marked) {
            (Scale::Large, true) => format!("[{letter}{tile}{level}] "),
            (Scale::Large, false) => format!(" {letter}{tile}{level}  "),
            (Scale::Middle, true) => format!("{letter}{tile}{level}*"),
            (Scale::Middle, false) => format!("{letter}{tile}{level} "),
            (Scale::Small, true) => format!("{}{level}", letter.to_ascii_lowercase()),
            (Scale::Small, false) => format!("{letter}{level}"),
        };
        line.styled(style(colour), &text);
    }
}

/// How many half cells a cell stands to the right of the origin.
fn half(cell: Cell, origin: Cell) -> i64 {
    let [q, r] = [(cell.q, origin.q), (cell.r, origin.r)].map(|(a, b)| i64::from(a) - i64::from(b));
    2 * q + r
}

/// The uppermost tile on a cell: when it was placed, and its level.
fn top_tile(position: &Position, cell: Cell) -> Option<(usize, u8)> {
    let top = position.top(cell)?;
    let ply = position.placed().iter().position(|tile| tile == top)?;
    Some((ply, top.level))
}

/// How many tiles everybody has on each level, the highest first.
fn levels(position: &Position, look: Look, lang: Lang, lines: &mut Vec<StyledLine>) {
    let setup = Game::setup(position);
    let seats = position.seats();
    let column = ((look.width - 8) / seats).min(10);
    let mut line = StyledLine::new(look);
    line.push(&format!("{:<8}", LEVEL.text(lang)));
    for seat in Seat::all(seats) {
        let colour = setup.colour(seat);
        let name = format!("{} {}", mark(colour), colour.name().text(lang));
        let name: String = name.chars().take(column - 1).collect();
        line.push(&format!("{name:>column$}"));
    }
    lines.push(line);
    for (index, level) in position.levels().iter().enumerate().rev() {
        let mut line = StyledLine::new(look);
        line.push(&format!("{:<8}", index + 1));
        for count in level.as_slice() {
            line.push(&format!("{count:>column$}"));
        }
        lines.push(line);
    }
}
