//! Reads the drawings back, with nothing of the crate that wrote them: what stands
//! where, in millimetres.

use std::collections::BTreeMap;

pub(crate) type Point = (f64, f64);

/// Something on a page and the room it takes.
pub(crate) struct Piece {
    pub(crate) low: Point,
    pub(crate) high: Point,
    /// What is written, or the outline.
    pub(crate) what: String,
}

impl Piece {
    /// Whether two pieces share more than a line.
    pub(crate) fn meets(&self, other: &Piece) -> bool {
        let apart = 0.02;
        self.low.0 + apart < other.high.0
            && other.low.0 + apart < self.high.0
            && self.low.1 + apart < other.high.1
            && other.low.1 + apart < self.high.1
    }
}

/// A shape of straight lines.
pub(crate) struct Shape {
    pub(crate) corners: Vec<Point>,
    fill: String,
    is_stroked: bool,
}

impl Shape {
    /// Whether it is only a line around something.
    pub(crate) fn is_outline(&self) -> bool {
        self.fill == "none" && self.is_stroked
    }
}

#[derive(Default)]
pub(crate) struct Drawing {
    pub(crate) width: f64,
    pub(crate) height: f64,
    /// The size on paper.
    pub(crate) physical: (f64, f64),
    pub(crate) pieces: Vec<Piece>,
    words: Vec<usize>,
    shapes: Vec<Shape>,
}

impl Drawing {
    /// Reads what is written, a tag a line.
    pub(crate) fn read(text: &str) -> Drawing {
        let mut drawing = Drawing::default();
        let mut glyphs: BTreeMap<String, Vec<Point>> = BTreeMap::new();
        for line in text.lines() {
            if line.starts_with("<svg ") {
                let view = numbers(&attribute(line, "viewBox"));
                (drawing.width, drawing.height) = (view[2], view[3]);
                let side = |name| millimetres(&attribute(line, name));
                drawing.physical = (side("width"), side("height"));
            } else if line.starts_with("<path id=") {
                let points = points(&attribute(line, "d"));
                glyphs.insert(attribute(line, "id"), points);
            } else if line.starts_with("<path ") {
                drawing.shape(line);
            } else if line.starts_with("<g ") {
                drawing.line_of_words(line, &glyphs);
            }
        }
        assert!(!drawing.pieces.is_empty(), "an empty page");
        drawing
    }

    pub(crate) fn words(&self) -> impl Iterator<Item = &Piece> {
        self.words.iter().map(|&index| &self.pieces[index])
    }

    pub(crate) fn shapes(&self) -> impl Iterator<Item = &Shape> {
        self.shapes.iter()
    }

    fn shape(&mut self, line: &str) {
        let outline = attribute(line, "d");
        let corners = points(&outline);
        let wide = match line.contains(" stroke-width=") {
            true => attribute(line, "stroke-width").parse().unwrap(),
            false => 0.0,
        };
        self.piece(corners.iter().copied(), wide / 2.0, outline.clone());
        if !outline.contains('C') && outline.matches('M').count() == 1 {
            self.shapes.push(Shape {
                corners,
                fill: attribute(line, "fill"),
                is_stroked: wide > 0.0,
            });
        }
    }

    fn line_of_words(&mut self, line: &str, glyphs: &BTreeMap<String, Vec<Point>>) {
        let transform = attribute(line, "transform");
        let [x, y, scale, down] = numbers(&transform)[..] else {
            panic!("{transform}");
        };
        assert_eq!(scale, -down);
        let mut corners = Vec::new();
        for part in line.split("<use ").skip(1) {
            let part = format!(" {part}");
            let name = attribute(&part, "href").replace('#', "");
            let right: f64 = attribute(&part, "x").parse().unwrap();
            let up: f64 = match part.contains(" y=") {
                true => attribute(&part, "y").parse().unwrap(),
                false => 0.0,
            };
            let outline = glyphs[&name].iter();
            corners
                .extend(outline.map(|(gx, gy)| (x + (gx + right) * scale, y - (gy + up) * scale)));
        }
        self.words.push(self.pieces.len());
        self.piece(corners.into_iter(), 0.0, attribute(line, "aria-label"));
    }

    fn piece(&mut self, points: impl Iterator<Item = Point>, around: f64, what: String) {
        let mut low = (f64::INFINITY, f64::INFINITY);
        let mut high = (f64::NEG_INFINITY, f64::NEG_INFINITY);
        for (x, y) in points {
            low = (low.0.min(x - around), low.1.min(y - around));
            high = (high.0.max(x + around), high.1.max(y + around));
        }
        self.pieces.push(Piece { low, high, what });
    }
}

fn attribute(tag: &str, name: &str) -> String {
    let start = format!(" {name}=\"");
    let (_, rest) = tag
        .split_once(&start)
        .unwrap_or_else(|| panic!("no {name} in {tag}"));
    rest.split('"').next().unwrap().to_string()
}

fn millimetres(text: &str) -> f64 {
    text.strip_suffix("mm").unwrap().parse().unwrap()
}

fn numbers(text: &str) -> Vec<f64> {
    let parts = text.split(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-'));
    let parts = parts.filter(|part| !part.is_empty());
    parts.map(|part| part.parse().unwrap()).collect()
}

/// The corners of an outline and the handles of its curves, between which all of
/// it lies.
fn points(outline: &str) -> Vec<Point> {
    let pairs = numbers(outline);
    pairs.chunks(2).map(|pair| (pair[0], pair[1])).collect()
}

pub(crate) fn distance(a: Point, b: Point) -> f64 {
    ((a.0 - b.0).powi(2) + (a.1 - b.1).powi(2)).sqrt()
}

/// The distance between the lines through two parallel sides of a polygon.
pub(crate) fn between_sides(corners: &[Point], one: usize, opposite: usize) -> f64 {
    let at = |index: usize| corners[index % corners.len()];
    let (from, to, other) = (at(one), at(one + 1), at(opposite));
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    ((x * (other.1 - from.1) - y * (other.0 - from.0)) / distance(from, to)).abs()
}
