//! A picture as SVG: the only place that knows how such a file is written.

use std::fmt::Write;

use crate::group::{Anchor, Element, Glyphs, Group};
use crate::outline::{Point, Step};
use crate::paint::{Colour, Paint};
use crate::picture::{Picture, Scale, Style};

impl Picture {
    /// The whole file.
    pub fn to_svg(&self) -> String {
        let (width, height) = (number(self.size.0), number(self.size.1));
        let shown = match self.scale {
            Scale::Room => String::new(),
            Scale::Dots => format!("width=\"{width}\" height=\"{height}\" "),
            Scale::Millimetres => format!("width=\"{width}mm\" height=\"{height}mm\" "),
        };
        let lang = self.lang.as_deref().map(|lang| attribute("lang", lang));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" {shown}viewBox=\"0 0 {width} {height}\" \
             role=\"img\"{}>\n<title>{}</title>\n",
            lang.unwrap_or_default(),
            escaped(&self.title)
        );
        if !self.about.is_empty() {
            let _ = writeln!(svg, "<desc>{}</desc>", escaped(&self.about));
        }
        style(self.style, &mut svg);
        if !self.glyphs.is_empty() {
            svg += "<defs>\n";
            for (name, outline) in &self.glyphs {
                let _ = writeln!(svg, "<path id=\"{name}\" d=\"{}\"/>", path(outline));
            }
            svg += "</defs>\n";
        }
        if let Some(background) = &self.background {
            let _ = write!(svg, "<rect width=\"{width}\" height=\"{height}\"");
            if background.radius > 0.0 {
                let _ = write!(svg, " rx=\"{}\"", number(background.radius));
            }
            paint(&background.paint, &mut svg);
        }
        group(&self.body, &mut svg);
        svg + "</svg>\n"
    }
}

/// Writes what classes look like, if there are any: ink and ground of the house
/// first, on light pages and on dark ones.
fn style(Style { light, dark }: Style, svg: &mut String) {
    if light.is_empty() {
        return;
    }
    let _ = write!(
        svg,
        "<style>\ntext {{ fill: #2a2520 }}\n.ground {{ fill: #f4ede0 }}\n{light}\n\
         @media (prefers-color-scheme: dark) {{\n\
         text {{ fill: #efe6d6 }}\n.ground {{ fill: #211d18 }}\n{dark}\n}}\n</style>\n"
    );
}

/// Writes a group; one that is not moved needs no tag of its own.
fn group(of: &Group, svg: &mut String) {
    let is_moved = of.at != (0.0, 0.0);
    if is_moved {
        let _ = writeln!(svg, "<g transform=\"translate({})\">", pair(of.at));
    }
    for element in &of.elements {
        match element {
            Element::Shape { steps, paint: look } => {
                let _ = write!(svg, "<path d=\"{}\"", path(steps));
                paint(look, svg);
            }
            Element::Text {
                at,
                anchor,
                class,
                text,
            } => words(*at, *anchor, class, text, svg),
            Element::Glyphs(line) => glyphs(line, svg),
            Element::Group(inner) => group(inner, svg),
        }
    }
    if is_moved {
        *svg += "</g>\n";
    }
}

fn words((x, y): Point, anchor: Anchor, class: &str, text: &str, svg: &mut String) {
    let _ = write!(svg, "<text x=\"{}\" y=\"{}\"", number(x), number(y));
    *svg += match anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    if !class.is_empty() {
        *svg += &attribute("class", class);
    }
    let _ = writeln!(svg, ">{}</text>", escaped(text));
}

fn glyphs(line: &Glyphs, svg: &mut String) {
    let _ = write!(
        svg,
        "<g transform=\"translate({}) scale({1} -{1})\" fill=\"{2}\"{3}>",
        pair(line.at),
        shortened(line.scale, 7),
        colour(line.colour),
        attribute("aria-label", &line.text)
    );
    for (name, (right, up)) in &line.letters {
        let _ = write!(svg, "<use href=\"#{name}\" x=\"{}\"", number(*right));
        if *up != 0.0 {
            let _ = write!(svg, " y=\"{}\"", number(*up));
        }
        *svg += "/>";
    }
    *svg += "</g>\n";
}

/// Ends a tag with how it looks.
fn paint(paint: &Paint, svg: &mut String) {
    match paint {
        Paint::Class(class) => *svg += &attribute("class", class),
        Paint::Tint(class, strength) => {
            *svg += &attribute("class", class);
            *svg += &attribute("fill-opacity", &number(*strength));
        }
        Paint::Fixed { fill, stroke } => {
            let fill = fill.map_or("none".to_string(), colour);
            *svg += &attribute("fill", &fill);
            if let Some(stroke) = stroke {
                let _ = write!(
                    svg,
                    " stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\" stroke-linecap=\"round\"",
                    colour(stroke.colour),
                    number(stroke.width)
                );
                if let Some(dashes) = stroke.dashes {
                    *svg += &attribute("stroke-dasharray", &pair(dashes));
                }
            }
        }
    }
    *svg += "/>\n";
}

fn path(steps: &[Step]) -> String {
    let mut path = String::new();
    for step in steps {
        let _ = match *step {
            Step::Move(to) => write!(path, "M{}", pair(to)),
            Step::Line(to) => write!(path, "L{}", pair(to)),
            Step::Curve(one, two, to) => {
                write!(path, "C{} {} {}", pair(one), pair(two), pair(to))
            }
            Step::Close => write!(path, "Z"),
        };
    }
    path
}

fn attribute(name: &str, value: &str) -> String {
    format!(" {name}=\"{}\"", escaped(value))
}

fn colour(Colour(red, green, blue): Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

fn pair((x, y): Point) -> String {
    format!("{} {}", number(x), number(y))
}

/// A length: a thousandth of a unit is finer than anybody sees.
fn number(value: f64) -> String {
    shortened(value, 3)
}

/// A number with so many decimals at most, and nothing in vain.
fn shortened(value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    match text.trim_end_matches('0').trim_end_matches('.') {
        "-0" | "" => "0".to_string(),
        text => text.to_string(),
    }
}

/// A text as it may stand in such a file, in which there are no control characters.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_written_short() {
        assert_eq!(number(20.0), "20");
        assert_eq!(number(-0.0001), "0");
        assert_eq!(number(11.5470054), "11.547");
        assert_eq!(shortened(0.0035278, 7), "0.0035278");
    }

    #[test]
    fn what_is_written_cannot_break_out() {
        assert_eq!(escaped("a<b> & \"c\""), "a&lt;b&gt; &amp; &quot;c&quot;");
        assert_eq!(escaped("a\u{1}b"), "a b");
    }

    #[test]
    fn groups_are_moved_and_closed() {
        let mut inner = Group::at((3.0, 4.5));
        inner.text((0.0, 1.0), Anchor::End, "quiet", "7");
        inner.shape(Vec::new(), Paint::Tint("tint".to_string(), 0.25));
        let body = Group {
            elements: vec![Element::Group(inner)],
            ..Group::default()
        };
        let svg = Picture::card((10.0, 20.4), "a & b", Style::default(), body).to_svg();
        assert_eq!(
            svg,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 20\" role=\"img\">\n\
             <title>a &amp; b</title>\n\
             <rect width=\"10\" height=\"20\" rx=\"14\" class=\"ground\"/>\n\
             <g transform=\"translate(3 4.5)\">\n\
             <text x=\"0\" y=\"1\" text-anchor=\"end\" class=\"quiet\">7</text>\n\
             <path d=\"\" class=\"tint\" fill-opacity=\"0.25\"/>\n</g>\n</svg>\n"
        );
    }
}
