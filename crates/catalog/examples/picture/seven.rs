//! SEVEN from above: every tile is one piece, and higher ones cover lower ones.

use game::Game;
use seven::{Cell, Colour, Position};

use crate::svg::{Drawing, Point, polygon};

/// The distance from the middle of a cell to its corners, and how much a level
/// lifts a tile.
const RADIUS: f64 = 20.0;
const LIFT: f64 = 6.0;

pub(crate) fn board(position: &Position) -> Drawing {
    let mut drawing = Drawing::default();
    let setup = Game::setup(position);
    let mut tiles: Vec<_> = position.placed().iter().enumerate().collect();
    tiles.sort_by_key(|(_, tile)| tile.level);
    for (ply, tile) in tiles {
        let colour = setup.colour(position.placed_by(ply));
        let (face, wall, edge, ink) = materials(colour);
        let cells = tile.placement.cells();
        let lift = LIFT * f64::from(tile.level);
        let around = outline(&cells);
        let raised = |by: f64| -> Vec<Point> { around.iter().map(|&(x, y)| (x, y - by)).collect() };
        let shadow = "fill=\"#2a2520\" opacity=\"0.16\" stroke=\"#2a2520\" stroke-width=\"6\" stroke-linejoin=\"round\"";
        drawing.outline(&raised(lift - LIFT - 4.0), shadow);
        let soft = "stroke-width=\"1.5\" stroke-linejoin=\"round\"";
        drawing.outline(
            &raised(lift - LIFT),
            &format!("fill=\"{wall}\" stroke=\"{wall}\" {soft}"),
        );
        drawing.outline(
            &raised(lift),
            &format!("fill=\"{face}\" stroke=\"{edge}\" {soft}"),
        );
        let uppermost = |cell: &Cell| position.top(*cell) == Some(tile);
        for cell in cells.into_iter().filter(uppermost) {
            let (x, y) = middle(cell);
            drawing.text((x, y - lift), 13.0, ink, &tile.level.to_string());
        }
    }
    drawing
}

fn materials(colour: Colour) -> (&'static str, &'static str, &'static str, &'static str) {
    match colour {
        Colour::White => ("#e2eef2", "#7d97a1", "#7d97a1", "#4d626b"),
        Colour::Black => ("#33363b", "#141517", "#141517", "#c9cbd0"),
        Colour::Red => ("#c8453b", "#7e241d", "#7e241d", "#fbe9e7"),
        Colour::Blue => ("#3a6fb0", "#1d4273", "#1d4273", "#e6effa"),
    }
}

fn middle(cell: Cell) -> Point {
    let (q, r) = (f64::from(cell.q), f64::from(cell.r));
    (RADIUS * 3f64.sqrt() * (q + r / 2.0), RADIUS * 1.5 * r)
}

/// The outline of a tile: the edges of its cells that no other of its cells
/// shares, one after the other.
fn outline(cells: &[Cell; 4]) -> Vec<Point> {
    let mut edges: Vec<(Point, Point)> = Vec::new();
    for &cell in cells {
        let corners = polygon(middle(cell), 6, RADIUS, 30.0);
        for (index, &from) in corners.iter().enumerate() {
            let to = corners[(index + 1) % 6];
            match edges
                .iter()
                .position(|&(a, b)| near(a, to) && near(b, from))
            {
                Some(shared) => drop(edges.remove(shared)),
                None => edges.push((from, to)),
            }
        }
    }
    let (first, mut at) = edges.remove(0);
    let mut points = vec![first];
    while !near(at, first) {
        points.push(at);
        let next = edges.iter().position(|&(from, _)| near(from, at));
        at = edges.remove(next.expect("an outline is closed")).1;
    }
    points
}

fn near(a: Point, b: Point) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() < 0.01
}
