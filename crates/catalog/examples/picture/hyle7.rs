//! HYLE⁷'s first board, its colours told apart by signs as well.

use hyle7::{BoardId, Cell, Position};

use crate::svg::{Drawing, Point, polygon};

const CELL: f64 = 40.0;
const RADIUS: f64 = 15.0;
const COLOURS: [&str; 7] = [
    "#E69F00", "#56B4E9", "#009E73", "#F0E442", "#0072B2", "#D55E00", "#CC79A7",
];

pub(crate) fn board(position: &Position) -> Drawing {
    let mut drawing = Drawing::default();
    let side = position.size().side();
    let board = position.board(BoardId::First);
    for cell in Cell::all().filter(|cell| cell.column() < side && cell.row() < side) {
        let x = CELL * cell.column() as f64;
        let y = CELL * (side - 1 - cell.row()) as f64;
        let middle = (x, y);
        let field = "fill=\"#fbf5e6\" stroke=\"#c9b891\" stroke-width=\"1.2\"";
        drawing.outline(&polygon(middle, 4, CELL / 2f64.sqrt(), 45.0), field);
        if let Some(colour) = board.token(cell) {
            let number = usize::from(colour.number());
            let fill = COLOURS[number - 1];
            let token = format!("fill=\"{fill}\" stroke=\"#2a2520\" stroke-opacity=\"0.4\"");
            drawing.circle(middle, RADIUS, &token);
            drawing.outline(
                &sign(number, middle),
                "fill=\"#2a2520\" fill-opacity=\"0.8\"",
            );
        }
    }
    drawing
}

/// A sign for each colour: circle, triangle, square, diamond, star, cross, hexagon.
fn sign(number: usize, (x, y): Point) -> Vec<Point> {
    let size = RADIUS * 0.5;
    match number {
        1 => polygon((x, y), 24, size * 0.8, 0.0),
        2 => polygon((x, y), 3, size, -90.0),
        3 => polygon((x, y), 4, size, 45.0),
        4 => polygon((x, y), 4, size, 0.0),
        5 => between(
            polygon((x, y), 5, size * 1.1, -90.0),
            polygon((x, y), 5, size * 0.45, -54.0),
        ),
        6 => {
            let (arm, half) = (size, size * 0.32);
            let corners = [
                (-half, -arm),
                (half, -arm),
                (half, -half),
                (arm, -half),
                (arm, half),
                (half, half),
                (half, arm),
                (-half, arm),
                (-half, half),
                (-arm, half),
                (-arm, -half),
                (-half, -half),
            ];
            corners.iter().map(|(dx, dy)| (x + dx, y + dy)).collect()
        }
        _ => polygon((x, y), 6, size, 0.0),
    }
}

/// The corners of both polygons in turn.
fn between(outer: Vec<Point>, inner: Vec<Point>) -> Vec<Point> {
    outer
        .into_iter()
        .zip(inner)
        .flat_map(|(a, b)| [a, b])
        .collect()
}
