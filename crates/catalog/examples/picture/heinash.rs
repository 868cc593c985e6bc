//! HeiNash's rhombus, with pawns that keep their number readable.

use heinash::{Cell, Colour, Position};

use crate::svg::{Drawing, polygon};

const RADIUS: f64 = 20.0;

pub(crate) fn board(position: &Position) -> Drawing {
    let mut drawing = Drawing::default();
    let joined = position.winning_chain();
    for cell in Cell::all(position.size()) {
        let (row, column) = (f64::from(cell.row()), f64::from(cell.column()));
        let middle = (
            RADIUS * 3f64.sqrt() * (column + row / 2.0),
            RADIUS * 1.5 * row,
        );
        let cream = "fill=\"#fbf5e6\" stroke=\"#c9b891\" stroke-width=\"1.2\"";
        drawing.outline(&polygon(middle, 6, RADIUS, 30.0), cream);
        let pawn = position.owner(cell).map(|seat| position.colour(seat));
        let ink = match pawn {
            None => "#7a6d5b",
            Some(_) => "#ffffff",
        };
        if let Some(colour) = pawn {
            let fill = match colour {
                Colour::Black => "#2a2a2d",
                Colour::Red => "#b8342a",
            };
            let ring = if joined.contains(&cell) {
                "stroke=\"#1f6f6b\" stroke-width=\"3\""
            } else {
                "stroke=\"#2a2520\" stroke-opacity=\"0.35\" stroke-width=\"1\""
            };
            drawing.circle(middle, RADIUS * 0.72, &format!("fill=\"{fill}\" {ring}"));
        }
        let number = position.number_at(cell).unwrap_or_default();
        drawing.text(middle, 13.0, ink, &number.to_string());
    }
    drawing
}
