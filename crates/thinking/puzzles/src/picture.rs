//! Tiles as a picture: a file in SVG.

use std::fmt::Write;

use seven::{Cell, Placement};

use crate::fault::Side;

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
const SIZE: f64 = 20.0;
/// Half the square root of three: how far its sides are, for a size of one.
const HALF: f64 = 0.866_025_403_784_438_6;
/// How much higher each level is drawn.
const LIFT: f64 = 9.0;
/// The room around the tiles.
const MARGIN: f64 = 26.0;
/// The room for the words.
const CAPTION: f64 = 30.0;

const STYLE: &str = "\
text { font: 15px Georgia, serif; fill: #2a2520; text-anchor: middle }\n\
.ground { fill: #f4ede0 }\n\
.white { fill: #dfecf1; stroke: #dfecf1 } .black { fill: #33363b; stroke: #33363b }\n\
.white-rim { stroke: #7d97a1 } .black-rim { stroke: #9a9fa6 }\n\
.white-wall { fill: #7d97a1; stroke: #7d97a1 } .black-wall { fill: #0f1012; stroke: #0f1012 }\n\
.hole { fill: none; stroke: #a3470b; stroke-width: 1.5; stroke-dasharray: 4 3 }\n\
.number { fill: #a3470b; font: 700 15px system-ui, sans-serif }\n\
.rim { stroke-width: 2; stroke-linecap: round; fill: none }\n\
.on-white { fill: #40535b; font: 600 13px system-ui, sans-serif }\n\
.on-black { fill: #e8e4dc; font: 600 13px system-ui, sans-serif }\n\
@media (prefers-color-scheme: dark) { text { fill: #efe6d6 } .ground { fill: #211d18 } \
.number { fill: #ffb36b } .hole { stroke: #ffb36b } }\n";

/// How wide a picture may become before its parts go on below.
const WIDEST: f64 = 1300.0;

/// A drawing of one part beside the other, in as many rows as it takes.
pub fn svg(title: &str, panels: &[Panel]) -> String {
    let mut body = String::new();
    let (mut width, mut height) = (0f64, 0f64);
    let (mut across, mut down) = (0.0, 0.0);
    for panel in panels {
        let drawn = Drawn::new(panel);
        if across > 0.0 && across + drawn.width > WIDEST {
            (across, down) = (0.0, height);
        }
        let _ = writeln!(body, "<g transform=\"translate({across:.1} {down:.1})\">");
        body.push_str(&drawn.body);
        let middle = drawn.width / 2.0;
        let below = drawn.height + CAPTION / 2.0 - MARGIN / 2.0;
        let caption = escaped(&panel.caption);
        let _ = writeln!(
            body,
            "<text x=\"{middle:.1}\" y=\"{below:.1}\">{caption}</text>\n</g>"
        );
        across += drawn.width;
        width = width.max(across);
        height = height.max(down + drawn.height + CAPTION);
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
         width=\"{width:.0}\" height=\"{height:.0}\" role=\"img\" aria-label=\"{}\">\n\
         <style>\n{STYLE}</style>\n<rect width=\"{width:.0}\" height=\"{height:.0}\" rx=\"14\" \
         class=\"ground\"/>\n{body}</svg>\n",
        escaped(title)
    )
}

/// The tiles of one panel.
struct Drawn {
    width: f64,
    height: f64,
    body: String,
}

impl Drawn {
    fn new(panel: &Panel) -> Drawn {
        let middles = panel.pieces.iter().flat_map(|piece| {
            let cells = piece.placement.cells();
            cells.map(|cell| middle(cell, piece.level))
        });
        let middles: Vec<(f64, f64)> = middles.collect();
        let least = |of: fn(&(f64, f64)) -> f64| middles.iter().map(of).fold(f64::MAX, f64::min);
        let most = |of: fn(&(f64, f64)) -> f64| middles.iter().map(of).fold(f64::MIN, f64::max);
        let left = least(|m| m.0) - SIZE * HALF - MARGIN;
        let top = least(|m| m.1) - SIZE - MARGIN;
        let words = 8.0 * panel.caption.chars().count() as f64 + 2.0 * MARGIN;
        let tiles = most(|m| m.0) + SIZE * HALF + MARGIN - left;
        let width = tiles.max(words);
        let left = left - (width - tiles) / 2.0;
        let mut drawn = Drawn {
            width,
            height: most(|m| m.1) + SIZE + MARGIN + LIFT - top,
            body: String::new(),
        };
        let mut pieces = panel.pieces.clone();
        // What lies higher or nearer is drawn later.
        pieces.sort_by_key(|piece| (piece.level, piece.placement.corner.r));
        for piece in &pieces {
            drawn.piece(piece, (left, top));
        }
        for (hole, number) in panel.holes.iter().zip(1..) {
            drawn.hole(hole, number, (left, top));
        }
        drawn
    }

    /// A hole: its outline, and its number in its first cell.
    fn hole(&mut self, cells: &[Cell], number: usize, (left, top): (f64, f64)) {
        for (index, &cell) in cells.iter().enumerate() {
            let (x, y) = middle(cell, 1);
            let (x, y) = (x - left, y - top);
            let points = corners((x, y)).map(|(px, py)| (x + 0.72 * (px - x), y + 0.72 * (py - y)));
            let points = points.map(|(x, y)| format!("{x:.1},{y:.1}")).join(" ");
            let _ = writeln!(self.body, "<polygon points=\"{points}\" class=\"hole\"/>");
            if index == 0 {
                let _ = writeln!(
                    self.body,
                    "<text x=\"{x:.1}\" y=\"{:.1}\" class=\"number\">{number}</text>",
                    y + 5.5
                );
            }
        }
    }

    fn piece(&mut self, piece: &Piece, (left, top): (f64, f64)) {
        let name = piece.side.name();
        let cells = piece.placement.cells();
        let at = |cell: Cell| {
            let (x, y) = middle(cell, piece.level);
            (x - left, y - top)
        };
        for (class, lower) in [
            (format!("{name}-wall"), LIFT * 0.6),
            (name.to_string(), 0.0),
        ] {
            for cell in cells {
                let (x, y) = at(cell);
                let points = corners((x, y + lower));
                let points: Vec<String> =
                    (points.iter().map(|(x, y)| format!("{x:.1},{y:.1}"))).collect();
                let points = points.join(" ");
                let _ = writeln!(
                    self.body,
                    "<polygon points=\"{points}\" class=\"{class}\"/>"
                );
            }
        }
        for cell in cells {
            let points = corners(at(cell));
            for (index, next) in cell.neighbours().into_iter().enumerate() {
                if !cells.contains(&next) {
                    let (from, to) = (points[index], points[(index + 1) % 6]);
                    let _ = writeln!(
                        self.body,
                        "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" class=\"rim {name}-rim\"/>",
                        from.0, from.1, to.0, to.1
                    );
                }
            }
            let (x, y) = at(cell);
            let level = if piece.level > 1 {
                piece.level.to_string()
            } else {
                String::new()
            };
            let letter = piece.placement.tile();
            let _ = writeln!(
                self.body,
                "<text x=\"{x:.1}\" y=\"{:.1}\" class=\"on-{name}\">{letter}{level}</text>",
                y + 4.5
            );
        }
    }
}

/// The middle of a cell on the paper.
fn middle(cell: Cell, level: u8) -> (f64, f64) {
    let (q, r) = (f64::from(cell.q), f64::from(cell.r));
    let lift = LIFT * (f64::from(level) - 1.0);
    (2.0 * HALF * SIZE * (q + r / 2.0), 1.5 * SIZE * r - lift)
}

/// The six corners of a cell: the side from one to the next is the one towards
/// the neighbour of the same number.
fn corners((x, y): (f64, f64)) -> [(f64, f64); 6] {
    let (across, down) = (HALF * SIZE, SIZE / 2.0);
    [
        (x + across, y - down),
        (x + across, y + down),
        (x, y + SIZE),
        (x - across, y + down),
        (x - across, y - down),
        (x, y - SIZE),
    ]
}

/// A text as it may stand in a file of this kind.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use seven::{Orientation, Tile};

    /// A tile that hangs together has one outline: as many sides as its cells
    /// have together, less two for each pair of neighbours.
    #[test]
    fn a_tile_has_one_outline_without_seams() {
        for tile in Tile::ALL {
            let orientation = Orientation::of(tile).next().unwrap();
            let placement = Placement {
                orientation,
                corner: Cell::new(-2, 3),
            };
            let (side, level) = (Side::White, 1);
            let pieces = vec![Piece {
                placement,
                side,
                level,
            }];
            let caption = "a < b".to_string();
            let panel = Panel {
                caption,
                pieces,
                ..Panel::default()
            };
            let picture = svg("\"x\"", &[panel]);
            let sides = picture.matches("<line").count();
            let touching: usize = (placement.cells().iter())
                .map(|c| {
                    c.neighbours()
                        .iter()
                        .filter(|n| placement.cells().contains(n))
                        .count()
                })
                .sum();
            assert_eq!(sides, 24 - touching, "{tile}");
            assert!(picture.contains("a &lt; b") && picture.contains("&quot;x&quot;"));
        }
    }

    #[test]
    fn every_hole_has_its_number() {
        let holes = vec![
            vec![Cell::new(0, 0)],
            vec![Cell::new(3, 0), Cell::new(3, 1)],
        ];
        let orientation = Orientation::of(Tile::I).next().unwrap();
        let placement = Placement {
            orientation,
            corner: Cell::new(0, 1),
        };
        let pieces = vec![Piece {
            placement,
            side: Side::White,
            level: 1,
        }];
        let panel = Panel {
            pieces,
            holes,
            ..Panel::default()
        };
        let picture = svg("holes", &[panel]);
        assert_eq!(picture.matches("class=\"hole\"").count(), 3);
        let numbers: Vec<&str> = picture.matches("class=\"number\">").collect();
        assert_eq!(numbers.len(), 2);
        assert!(picture.contains(">1</text>") && picture.contains(">2</text>"));
    }

    #[test]
    fn each_side_is_drawn_towards_its_neighbour() {
        let here = middle(Cell::default(), 1);
        let points = corners(here);
        for (index, next) in Cell::default().neighbours().into_iter().enumerate() {
            let (x, y) = middle(next, 1);
            let (from, to) = (points[index], points[(index + 1) % 6]);
            let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
            assert!((half.0 - (here.0 + x) / 2.0).abs() < 0.01, "{index}");
            assert!((half.1 - (here.1 + y) / 2.0).abs() < 0.01, "{index}");
        }
    }
}
