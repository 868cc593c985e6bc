//! The sheet that everything is drawn on.

use std::fmt::Write;

/// How a text stands to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// A drawing under way.
pub(crate) struct Paper {
    width: f64,
    body: String,
}

/// Colours of the house for a light page, and a set of their own for a dark one.
/// They are written out, for not every reader of such files knows variables.
const STYLE: &str = "\
text { font: 14px ui-sans-serif, system-ui, sans-serif; font-variant-numeric: tabular-nums; \
fill: #2a2520 }\n\
.title { font: 600 19px Georgia, serif }\n\
.quiet { fill: #7a6d5b; font-size: 12.5px }\n\
.ground { fill: #f4ede0 }\n\
.line { stroke: #dccfb8; stroke-width: 1; fill: none }\n\
.mark { stroke: #7a6d5b; stroke-width: 1; stroke-dasharray: 3 3 }\n\
.bar { stroke: #1f6f6b; stroke-width: 2; stroke-linecap: round; fill: none }\n\
.dot, .tint { fill: #1f6f6b }\n\
.second { stroke: #b5651d } .second-dot { fill: #b5651d }\n\
@media (prefers-color-scheme: dark) {\n\
text { fill: #efe6d6 } .quiet { fill: #a89c88 } .ground { fill: #211d18 } .line { stroke: #40382e }\n\
.mark { stroke: #a89c88 } .bar { stroke: #66bdb6 } .dot, .tint { fill: #66bdb6 }\n\
.second { stroke: #e0a060 } .second-dot { fill: #e0a060 }\n}\n";

impl Paper {
    pub(crate) fn new(width: f64) -> Paper {
        Paper {
            width,
            body: String::new(),
        }
    }

    pub(crate) fn text(&mut self, x: f64, y: f64, anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escaped(text);
        let _ = writeln!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{text}</text>"
        );
    }

    pub(crate) fn line(&mut self, from: (f64, f64), to: (f64, f64), class: &str) {
        let _ = writeln!(
            self.body,
            "<line x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\" class=\"{class}\"/>",
            from.0, from.1, to.0, to.1
        );
    }

    pub(crate) fn dot(&mut self, (x, y): (f64, f64), radius: f64, class: &str) {
        let _ = writeln!(
            self.body,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" class=\"{class}\"/>"
        );
    }

    /// A filled cell; the greater the strength, from 0 to 1, the more colour.
    pub(crate) fn cell(&mut self, corner: (f64, f64), size: (f64, f64), strength: f64) {
        let _ = writeln!(
            self.body,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"4\" \
             class=\"tint\" fill-opacity=\"{:.2}\"/>",
            corner.0,
            corner.1,
            size.0,
            size.1,
            0.35 * strength.clamp(0.0, 1.0)
        );
    }

    /// A line through many points.
    pub(crate) fn path(&mut self, points: &[(f64, f64)], class: &str) {
        let mut path = String::new();
        for (index, (x, y)) in points.iter().enumerate() {
            let letter = if index == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{x:.1} {y:.1}");
        }
        let _ = writeln!(self.body, "<path d=\"{path}\" class=\"{class}\"/>");
    }

    /// The whole file.
    pub(crate) fn finished(self, height: f64, title: &str) -> String {
        let width = self.width;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
             role=\"img\" aria-label=\"{}\">\n<style>\n{STYLE}</style>\n\
             <rect width=\"{width:.0}\" height=\"{height:.0}\" rx=\"14\" class=\"ground\"/>\n{}</svg>\n",
            escaped(title),
            self.body
        )
    }
}

/// A text as it may stand in a file of this kind.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

/// About how wide a text is.
pub(crate) fn width_of(text: &str) -> f64 {
    8.2 * text.chars().count() as f64
}

/// Several drawings of this module below each other, as one.
pub fn stacked(drawings: &[String]) -> String {
    const GAP: f64 = 16.0;
    let (mut widest, mut height) = (0.0_f64, 0.0);
    let mut body = String::new();
    for (index, drawing) in drawings.iter().enumerate() {
        let (width, own) = size_of(drawing);
        if index > 0 {
            height += GAP;
        }
        // A drawing inside another one says where it stands and how large it is.
        let place = format!("<svg y=\"{height:.0}\" width=\"{width:.0}\" height=\"{own:.0}\" ");
        body.push_str(&drawing.replacen("<svg ", &place, 1));
        widest = widest.max(width);
        height += own;
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {widest:.0} {height:.0}\">\n{body}</svg>\n"
    )
}

/// How wide and high a drawing says it is.
fn size_of(drawing: &str) -> (f64, f64) {
    let viewed = drawing.split("viewBox=\"").nth(1).unwrap_or_default();
    let viewed = viewed.split('"').next().unwrap_or_default();
    let mut numbers = viewed.split(' ').skip(2).filter_map(|it| it.parse().ok());
    (numbers.next().unwrap_or(0.0), numbers.next().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_stand_below_each_other() {
        let one = Paper::new(300.0).finished(100.0, "one");
        let two = Paper::new(200.0).finished(50.0, "two");
        let both = stacked(&[one, two]);
        assert_eq!(size_of(&both), (300.0, 166.0));
        assert!(both.contains("<svg y=\"116\" width=\"200\" height=\"50\" xmlns"));
        assert_eq!(
            both.matches("<svg ").count(),
            both.matches("</svg>").count()
        );
    }
}
