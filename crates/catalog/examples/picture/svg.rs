//! The little of SVG that the boards need.

use std::fmt::Write;

/// A point on the paper.
pub(crate) type Point = (f64, f64);

/// A drawing that knows how much room it takes.
#[derive(Default)]
pub(crate) struct Drawing {
    body: String,
    low: Option<Point>,
    high: Option<Point>,
}

impl Drawing {
    /// Adds a closed outline; `style` holds its attributes.
    pub(crate) fn outline(&mut self, points: &[Point], style: &str) {
        let mut path = String::new();
        for (index, &(x, y)) in points.iter().enumerate() {
            let letter = if index == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{x:.1} {y:.1}");
            self.reach((x, y));
        }
        let _ = writeln!(self.body, "<path d=\"{path}Z\" {style}/>");
    }

    /// Adds a circle.
    pub(crate) fn circle(&mut self, (x, y): Point, radius: f64, style: &str) {
        let _ = writeln!(
            self.body,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" {style}/>"
        );
        self.reach((x - radius, y - radius));
        self.reach((x + radius, y + radius));
    }

    /// Adds a text around a point.
    pub(crate) fn text(&mut self, (x, y): Point, size: f64, colour: &str, text: &str) {
        let y = y + 0.35 * size;
        let _ = writeln!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size:.1}\" fill=\"{colour}\">{text}</text>"
        );
    }

    fn reach(&mut self, (x, y): Point) {
        let (low_x, low_y) = self.low.unwrap_or((x, y));
        let (high_x, high_y) = self.high.unwrap_or((x, y));
        self.low = Some((low_x.min(x), low_y.min(y)));
        self.high = Some((high_x.max(x), high_y.max(y)));
    }

    /// The drawing scaled and moved to the middle of a square.
    pub(crate) fn fitted(&self, side: f64) -> String {
        let ((x, y), (right, bottom)) = self.low.zip(self.high).expect("something is drawn");
        let margin = 24.0;
        let scale = (side - 2.0 * margin) / (right - x).max(bottom - y);
        let left = (side - scale * (right - x)) / 2.0 - scale * x;
        let top = (side - scale * (bottom - y)) / 2.0 - scale * y;
        format!(
            "<g transform=\"translate({left:.1} {top:.1}) scale({scale:.3})\">\n{}</g>\n",
            self.body
        )
    }
}

/// A regular polygon; the first corner points `turned` degrees from the right.
pub(crate) fn polygon((x, y): Point, corners: usize, radius: f64, turned: f64) -> Vec<Point> {
    let corner = |index: usize| {
        let angle = (turned + 360.0 * index as f64 / corners as f64).to_radians();
        (x + radius * angle.cos(), y + radius * angle.sin())
    };
    (0..corners).map(corner).collect()
}

pub(crate) fn group(x: f64, y: f64, body: &str) -> String {
    format!("<g transform=\"translate({x} {y})\">\n{body}</g>\n")
}

pub(crate) fn title(x: f64, y: f64, text: &str) -> String {
    format!("<text class=\"title\" x=\"{x}\" y=\"{y}\">{text}</text>\n")
}

pub(crate) fn document(width: f64, height: f64, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         aria-label=\"A finished game of SEVEN, of HeiNash and of HYLE⁷\">\n\
         <defs><linearGradient id=\"table\" x2=\"0\" y2=\"1\"><stop stop-color=\"#e9dcc4\"/>\
         <stop offset=\"1\" stop-color=\"#d9c7a6\"/></linearGradient></defs>\n\
         <style>text {{ font-family: ui-sans-serif, system-ui, sans-serif; text-anchor: middle; \
         font-variant-numeric: tabular-nums }} .title {{ font: 600 20px Georgia, serif; \
         letter-spacing: 1px; fill: #2a2520 }}</style>\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"14\" fill=\"url(#table)\"/>\n{body}</svg>\n"
    )
}
