//! Tiles that lie on the table, as pictures of puzzles and their solutions. Who
//! looks at them does not print them: they go with light and with dark pages.

use picture::{Anchor, Element, Group, Picture, Point, Scale, Style};
use puzzles::Side;
use seven::{Cell, Placement};

use crate::outline::{self, Honeycomb};

/// A tile to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Where and how it lies.
    pub placement: Placement,
    /// Its colour.
    pub side: Side,
    /// The level it lies on, 1 on the table.
    pub level: u8,
}

/// A part of a picture: tiles that are seen together, with a line of words.
#[derive(Clone, Default, Debug)]
pub struct Panel {
    /// What stands under the tiles.
    pub caption: String,
    /// The tiles.
    pub pieces: Vec<Piece>,
    /// Holes between them that are counted, each with its cells.
    pub holes: Vec<Vec<Cell>>,
}

/// How far the corners of a cell are from its middle.
const RADIUS: f64 = 20.0;
/// How far two parallel sides of a cell are apart.
const ACROSS: f64 = RADIUS * 1.732_050_807_568_877_2;
/// How much higher each level is drawn.
const LIFT: f64 = 9.0;
/// The room around the tiles.
const MARGIN: f64 = 26.0;
/// The room for the words.
const CAPTION: f64 = 30.0;
/// How wide a picture may become before its parts go on below.
const WIDEST: f64 = 1300.0;

const STYLE: Style = Style {
    light: "\
text { font: 15px Georgia, serif }
.white, .black { stroke-width: 2; stroke-linejoin: round }
.white { fill: #dfecf1; stroke: #7d97a1 }
.black { fill: #33363b; stroke: #9a9fa6 }
.white-wall { fill: #7d97a1; stroke: #7d97a1 }
.black-wall { fill: #0f1012; stroke: #0f1012 }
.on-white, .on-black { font: 600 13px system-ui, sans-serif }
.on-white { fill: #40535b }
.on-black { fill: #e8e4dc }
.hole { fill: none; stroke: #a3470b; stroke-width: 1.5; stroke-dasharray: 4 3 }
.number { fill: #a3470b; font: 700 15px system-ui, sans-serif }",
    dark: "\
.hole { stroke: #ffb36b }
.number { fill: #ffb36b }",
};

/// A picture of one part beside the other, in as many rows as it takes.
pub fn picture(title: &str, panels: &[Panel]) -> Picture {
    let mut body = Group::default();
    let (mut width, mut height) = (0f64, 0f64);
    let (mut across, mut down) = (0.0, 0.0);
    for panel in panels {
        let (mut part, (wide, high)) = panel.drawn();
        if across > 0.0 && across + wide > WIDEST {
            (across, down) = (0.0, height);
        }
        part.at = (across, down);
        body.elements.push(Element::Group(part));
        across += wide;
        width = width.max(across);
        height = height.max(down + high);
    }
    Picture {
        scale: Scale::Dots,
        ..Picture::card((width, height), title, STYLE, body)
    }
}

impl Panel {
    /// What is drawn, and the room it takes.
    fn drawn(&self) -> (Group, Point) {
        let flat = Honeycomb {
            origin: (0.0, 0.0),
            across: ACROSS,
        };
        let middles = self.pieces.iter().flat_map(|piece| {
            let cells = piece.placement.cells();
            let level = flat.raised(lift(piece.level));
            cells.map(|cell| level.middle(cell.q, cell.r))
        });
        let ((left, upper), (right, lower)) = outline::bounds(middles).unwrap_or_default();
        let tiles = right - left + ACROSS + 2.0 * MARGIN;
        let words = 8.0 * self.caption.chars().count() as f64 + 2.0 * MARGIN;
        let width = tiles.max(words);
        let high = lower - upper + 2.0 * (RADIUS + MARGIN) + LIFT;
        let table = Honeycomb {
            origin: ((width - right - left) / 2.0, RADIUS + MARGIN - upper),
            ..flat
        };
        let mut part = Group::default();
        let mut pieces = self.pieces.clone();
        // What lies higher or nearer is drawn later.
        pieces.sort_by_key(|piece| (piece.level, piece.placement.corner.r));
        for piece in &pieces {
            piece.draw(table, &mut part);
        }
        for (hole, number) in self.holes.iter().zip(1..) {
            draw_hole(hole, number, table, &mut part);
        }
        let below = (width / 2.0, high + (CAPTION - MARGIN) / 2.0);
        part.text(below, Anchor::Middle, "", &self.caption);
        (part, (width, high + CAPTION))
    }
}

impl Piece {
    /// A tile as one piece that stands out from what it lies on, with its letter and,
    /// above the table, its level on each cell.
    fn draw(&self, table: Honeycomb, part: &mut Group) {
        let (side, tile) = (self.side.name(), self.placement.tile());
        let cells = self.placement.cells();
        let places = cells.map(|cell| (cell.q, cell.r));
        let face = table.raised(lift(self.level));
        let wall = face.raised(-LIFT * 0.6);
        part.shape(
            outline::closed(&wall.edges(&places).0),
            &*format!("{side}-wall"),
        );
        part.shape(outline::closed(&face.edges(&places).0), side);
        let text = match self.level {
            1 => tile.to_string(),
            level => format!("{tile}{level}"),
        };
        for (q, r) in places {
            let (x, y) = face.middle(q, r);
            part.text((x, y + 4.5), Anchor::Middle, &format!("on-{side}"), &*text);
        }
    }
}

/// A hole: a line around each of its cells, and its number in the first.
fn draw_hole(cells: &[Cell], number: usize, table: Honeycomb, part: &mut Group) {
    for (index, cell) in cells.iter().enumerate() {
        let (x, y) = table.middle(cell.q, cell.r);
        let around = outline::polygon((x, y), 6, 0.72 * RADIUS, 30.0);
        part.shape(outline::closed(&around), "hole");
        if index == 0 {
            part.text((x, y + 5.5), Anchor::Middle, "number", number.to_string());
        }
    }
}

/// How much higher than the table a level is drawn.
fn lift(level: u8) -> f64 {
    LIFT * (f64::from(level) - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use picture::Paint;
    use seven::{Orientation, Tile};

    fn piece(tile: Tile, corner: Cell) -> Piece {
        let orientation = Orientation::of(tile).next().unwrap();
        Piece {
            placement: Placement {
                orientation,
                corner,
            },
            side: Side::White,
            level: 1,
        }
    }

    fn elements(panel: Panel) -> Vec<Element> {
        panel.drawn().0.elements
    }

    fn is_shape(element: &Element, class: &str) -> bool {
        matches!(element, Element::Shape { paint: Paint::Class(it), .. } if it == class)
    }

    /// A tile that hangs together has one outline: as many sides as its cells
    /// have together, less two for each pair of neighbours.
    #[test]
    fn a_tile_has_one_outline_without_seams() {
        for tile in Tile::ALL {
            let piece = piece(tile, Cell::new(-2, 3));
            let drawn = elements(Panel {
                pieces: vec![piece],
                ..Panel::default()
            });
            let mut faces = drawn.iter().filter(|element| is_shape(element, "white"));
            let Some(Element::Shape { steps, .. }) = faces.next() else {
                panic!("no face of {tile}");
            };
            assert_eq!(faces.next(), None);
            let cells = piece.placement.cells();
            let beside = |cell: &Cell| {
                let next = cell.neighbours();
                next.iter().filter(|next| cells.contains(next)).count()
            };
            let touching: usize = cells.iter().map(beside).sum();
            // The last step goes back to the first corner.
            assert_eq!(steps.len() - 1, 24 - touching, "{tile}");
        }
    }

    #[test]
    fn every_hole_has_its_number() {
        let holes = vec![
            vec![Cell::new(0, 0)],
            vec![Cell::new(3, 0), Cell::new(3, 1)],
        ];
        let drawn = elements(Panel {
            pieces: vec![piece(Tile::I, Cell::new(0, 1))],
            holes,
            ..Panel::default()
        });
        let lines = drawn.iter().filter(|element| is_shape(element, "hole"));
        assert_eq!(lines.count(), 3);
        let numbers = drawn.iter().filter_map(|element| match element {
            Element::Text { class, text, .. } if class == "number" => Some(text.as_str()),
            _ => None,
        });
        assert!(numbers.eq(["1", "2"]));
    }

    #[test]
    fn parts_that_are_too_wide_go_on_below() {
        let panel = Panel {
            caption: "x".repeat(100),
            pieces: vec![piece(Tile::O, Cell::default())],
            ..Panel::default()
        };
        let picture = picture("two", &[panel.clone(), panel]);
        let places = picture.body.elements.iter().map(|element| match element {
            Element::Group(part) => part.at,
            _ => panic!("{element:?}"),
        });
        assert!(places.eq([(0.0, 0.0), (0.0, (picture.size.1 / 2.0))]));
    }
}
