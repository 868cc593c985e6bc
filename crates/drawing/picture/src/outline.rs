//! Outlines: hexagons, circles, whole tiles, and the lines that fill
//! them where colour must not be the only difference.

/// A place in a picture, from its upper left corner.
pub type Point = (f64, f64);

/// One stroke of the pen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Step {
    /// Puts the pen down elsewhere.
    Move(Point),
    /// Goes straight.
    Line(Point),
    /// Goes along a cubic curve with two handles.
    Curve(Point, Point, Point),
    /// Goes back to where the pen was put down.
    Close,
}

/// How far a curve's handles are from its ends for a quarter of a circle.
const QUARTER: f64 = 0.552_284_749_8;

/// A closed outline through these corners.
pub fn closed(corners: &[Point]) -> Vec<Step> {
    let mut steps = open(corners);
    steps.push(Step::Close);
    steps
}

/// A line through these points.
pub fn open(points: &[Point]) -> Vec<Step> {
    let step = |(index, &point)| match index {
        0 => Step::Move(point),
        _ => Step::Line(point),
    };
    points.iter().enumerate().map(step).collect()
}

/// A circle.
pub fn circle((x, y): Point, radius: f64) -> Vec<Step> {
    ellipse_corners((x - radius, y - radius), 2.0 * radius, 2.0 * radius, radius)
}

/// A rectangle with round corners.
pub fn rounded(corner: Point, width: f64, height: f64, radius: f64) -> Vec<Step> {
    ellipse_corners(corner, width, height, radius)
}

/// A rectangle.
pub fn rectangle((x, y): Point, width: f64, height: f64) -> Vec<Step> {
    let (right, bottom) = (x + width, y + height);
    closed(&[(x, y), (right, y), (right, bottom), (x, bottom)])
}

fn ellipse_corners((x, y): Point, width: f64, height: f64, radius: f64) -> Vec<Step> {
    let (right, bottom) = (x + width, y + height);
    let handle = radius * (1.0 - QUARTER);
    vec![
        Step::Move((x + radius, y)),
        Step::Line((right - radius, y)),
        Step::Curve(
            (right - handle, y),
            (right, y + handle),
            (right, y + radius),
        ),
        Step::Line((right, bottom - radius)),
        Step::Curve(
            (right, bottom - handle),
            (right - handle, bottom),
            (right - radius, bottom),
        ),
        Step::Line((x + radius, bottom)),
        Step::Curve(
            (x + handle, bottom),
            (x, bottom - handle),
            (x, bottom - radius),
        ),
        Step::Line((x, y + radius)),
        Step::Curve((x, y + handle), (x + handle, y), (x + radius, y)),
        Step::Close,
    ]
}

/// A regular polygon; its first corner points `turned` degrees from the right.
pub fn polygon((x, y): Point, corners: usize, radius: f64, turned: f64) -> Vec<Point> {
    let corner = |index: usize| {
        let angle = (turned + 360.0 * index as f64 / corners as f64).to_radians();
        (x + radius * angle.cos(), y + radius * angle.sin())
    };
    (0..corners).map(corner).collect()
}

/// A star, whose every second corner lies on an inner circle.
pub fn star((x, y): Point, points: usize, radius: f64, inner: f64) -> Vec<Point> {
    let outside = polygon((x, y), points, radius, -90.0);
    let between = polygon((x, y), points, inner, -90.0 + 180.0 / points as f64);
    let both = outside.into_iter().zip(between);
    both.flat_map(|(out, within)| [out, within]).collect()
}

/// Hexagons that stand on a corner, in rows that are shifted by half a cell.
#[derive(Clone, Copy, Debug)]
pub struct Honeycomb {
    /// The middle of the cell in column 0 and row 0.
    pub origin: Point,
    /// The distance between two parallel sides of a cell.
    pub across: f64,
}

impl Honeycomb {
    /// The distance from the middle of a cell to its corners.
    pub fn radius(&self) -> f64 {
        self.across / 3f64.sqrt()
    }

    /// The same so much further up on the paper.
    #[must_use]
    pub fn raised(self, by: f64) -> Honeycomb {
        let (x, y) = self.origin;
        Honeycomb {
            origin: (x, y - by),
            ..self
        }
    }

    /// The middle of the cell with these axial coordinates.
    pub fn middle(&self, q: i32, r: i32) -> Point {
        let (q, r) = (f64::from(q), f64::from(r));
        (
            self.origin.0 + self.across * (q + r / 2.0),
            self.origin.1 + 1.5 * self.radius() * r,
        )
    }

    /// The corners of a cell, clockwise from the lower right.
    pub fn corners(&self, q: i32, r: i32) -> Vec<Point> {
        polygon(self.middle(q, r), 6, self.radius(), 30.0)
    }

    /// The edges of these cells: those on the outside as one outline, and those
    /// between two of the cells.
    pub fn edges(&self, cells: &[(i32, i32)]) -> (Vec<Point>, Vec<[Point; 2]>) {
        let mut outside: Vec<[Point; 2]> = Vec::new();
        let mut inside = Vec::new();
        for &(q, r) in cells {
            let corners = self.corners(q, r);
            for (index, &from) in corners.iter().enumerate() {
                let to = corners[(index + 1) % corners.len()];
                let shared = |edge: &[Point; 2]| near(edge[0], to) && near(edge[1], from);
                match outside.iter().position(shared) {
                    Some(index) => inside.push(outside.remove(index)),
                    None => outside.push([from, to]),
                }
            }
        }
        (chained(outside), inside)
    }
}

/// Puts edges one after the other, as long as one begins where the last ended.
fn chained(mut edges: Vec<[Point; 2]>) -> Vec<Point> {
    let Some([first, mut at]) = edges.pop() else {
        return Vec::new();
    };
    let mut points = vec![first];
    while let Some(next) = edges.iter().position(|[from, _]| near(*from, at)) {
        points.push(at);
        at = edges.remove(next)[1];
    }
    points
}

fn near(a: Point, b: Point) -> bool {
    (a.0 - b.0).abs() + (a.1 - b.1).abs() < 0.01
}

/// Slanting lines at this distance inside a convex outline.
pub fn hatching(corners: &[Point], distance: f64) -> Vec<[Point; 2]> {
    // Along x + y everything on one line has the same sum.
    let sums = corners.iter().map(|(x, y)| x + y);
    let low = sums.clone().fold(f64::INFINITY, f64::min);
    let high = sums.fold(f64::NEG_INFINITY, f64::max);
    let mut lines = Vec::new();
    let mut number = (low / distance).ceil();
    while number * distance < high {
        let sum = number * distance;
        number += 1.0;
        let mut cut = Vec::new();
        for (index, &from) in corners.iter().enumerate() {
            let to = corners[(index + 1) % corners.len()];
            let (before, after) = (from.0 + from.1 - sum, to.0 + to.1 - sum);
            if (before < 0.0) != (after < 0.0) {
                let part = before / (before - after);
                cut.push((
                    from.0 + part * (to.0 - from.0),
                    from.1 + part * (to.1 - from.1),
                ));
            }
        }
        if let [from, to] = cut[..] {
            lines.push([from, to]);
        }
    }
    lines
}

/// Points in even rows that are at least `margin` inside a convex outline, whose
/// corners go clockwise as seen on paper.
pub fn dotting(corners: &[Point], distance: f64, margin: f64) -> Vec<Point> {
    let bounds = bounds(corners.iter().copied());
    let Some(((left, top), (right, bottom))) = bounds else {
        return Vec::new();
    };
    let inside = |(x, y): Point| {
        corners.iter().enumerate().all(|(index, &(ax, ay))| {
            let (bx, by) = corners[(index + 1) % corners.len()];
            let length = ((bx - ax).powi(2) + (by - ay).powi(2)).sqrt();
            ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length >= margin
        })
    };
    let mut points = Vec::new();
    let mut row = (top / distance).ceil();
    while row * distance < bottom {
        let shift = if row % 2.0 == 0.0 { 0.0 } else { 0.5 };
        let mut column = (left / distance - shift).ceil();
        while (column + shift) * distance < right {
            let point = ((column + shift) * distance, row * distance);
            if inside(point) {
                points.push(point);
            }
            column += 1.0;
        }
        row += 1.0;
    }
    points
}

/// The smallest rectangle around these points: its upper left and its lower right
/// corner.
pub fn bounds(points: impl IntoIterator<Item = Point>) -> Option<(Point, Point)> {
    points.into_iter().fold(None, |bounds, (x, y)| {
        let ((left, top), (right, bottom)) = bounds.unwrap_or(((x, y), (x, y)));
        Some(((left.min(x), top.min(y)), (right.max(x), bottom.max(y))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWENTY: Honeycomb = Honeycomb {
        origin: (0.0, 0.0),
        across: 20.0,
    };

    #[test]
    fn a_tile_of_four_hexagons_has_one_outline_and_three_seams_or_more() {
        let bar = [(0, 0), (1, 0), (2, 0), (3, 0)];
        let (outline, seams) = TWENTY.edges(&bar);
        assert_eq!((outline.len(), seams.len()), (18, 3));
        let diamond = [(0, 0), (1, 0), (0, 1), (1, -1)];
        let (outline, seams) = TWENTY.edges(&diamond);
        assert_eq!((outline.len(), seams.len()), (14, 5));
    }

    #[test]
    fn filling_lines_and_dots_stay_inside() {
        let hexagon = TWENTY.corners(0, 0);
        let half = 10.0 + 1e-9;
        let lines = hatching(&hexagon, 3.0);
        assert!(lines.len() > 6, "{}", lines.len());
        assert!(lines.iter().flatten().all(|(x, _)| x.abs() <= half));
        let dots = dotting(&hexagon, 3.0, 1.0);
        assert!(dots.len() > 20, "{}", dots.len());
        assert!(dots.iter().all(|(x, _)| x.abs() <= half - 1.0));
    }
}
