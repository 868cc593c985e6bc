//! A page as SVG. Letters are drawn as outlines, so that they look alike on every
//! machine; what they say stands beside them for those who cannot see them.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::lettering::Weight;
use crate::outline::{Point, Step};
use crate::page::{Colour, Line, Mark, Page, Stroke};

/// Writes a page; a unit of its drawing is a millimetre.
pub fn write(page: &Page, title: &str, lang: &str) -> String {
    let (width, height) = (number(page.width), number(page.height));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\" lang=\"{lang}\">\n<title>{}</title>\n",
        escaped(title)
    );
    if !page.about.is_empty() {
        let _ = writeln!(svg, "<desc>{}</desc>", escaped(&page.about));
    }
    let drawn = glyphs(page, &mut svg);
    let paper = format!("width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"");
    let _ = writeln!(svg, "<rect {paper}/>");
    for mark in &page.marks {
        match mark {
            Mark::Shape {
                steps,
                fill,
                stroke,
            } => shape(steps, *fill, *stroke, &mut svg),
            Mark::Words { lines, .. } => {
                for line in lines {
                    words(line, &drawn, &mut svg);
                }
            }
        }
    }
    svg + "</svg>\n"
}

fn lines(page: &Page) -> impl Iterator<Item = &Line> {
    page.marks.iter().flat_map(|mark| match mark {
        Mark::Words { lines, .. } => &lines[..],
        Mark::Shape { .. } => &[],
    })
}

/// Writes the outline of each glyph that is used, once, and says which have one: a
/// space has none.
fn glyphs(page: &Page, svg: &mut String) -> BTreeSet<(Weight, u16)> {
    let mut drawn = BTreeSet::new();
    let mut used = BTreeSet::new();
    for line in lines(page) {
        let ids = line.setting.glyphs.iter().map(|glyph| glyph.id);
        used.extend(ids.map(|id| (line.weight, id)));
    }
    *svg += "<defs>\n";
    for (weight, id) in used {
        let outline = path(&weight.outline(id));
        if !outline.is_empty() {
            drawn.insert((weight, id));
            let name = name(weight, id);
            let _ = writeln!(svg, "<path id=\"{name}\" d=\"{outline}\"/>");
        }
    }
    *svg += "</defs>\n";
    drawn
}

fn name(weight: Weight, id: u16) -> String {
    let letter = match weight {
        Weight::Regular => 'r',
        Weight::Bold => 'b',
    };
    format!("{letter}{id}")
}

fn words(line: &Line, drawn: &BTreeSet<(Weight, u16)>, svg: &mut String) {
    let units = line.weight.units();
    let scale = line.size / units;
    let (x, y) = line.at;
    let _ = write!(
        svg,
        "<g transform=\"translate({} {}) scale({2} -{2})\" fill=\"{3}\" aria-label=\"{4}\">",
        number(x),
        number(y),
        fine(scale),
        colour(line.colour),
        escaped(&line.text)
    );
    for glyph in &line.setting.glyphs {
        if !drawn.contains(&(line.weight, glyph.id)) {
            continue;
        }
        let (right, up) = glyph.offset;
        let at = number((glyph.x + right) * units);
        let name = name(line.weight, glyph.id);
        let _ = write!(svg, "<use href=\"#{name}\" x=\"{at}\"");
        if up != 0.0 {
            let _ = write!(svg, " y=\"{}\"", number(up * units));
        }
        *svg += "/>";
    }
    *svg += "</g>\n";
}

fn shape(steps: &[Step], fill: Option<Colour>, stroke: Option<Stroke>, svg: &mut String) {
    let fill = fill.map_or("none".to_string(), colour);
    let _ = write!(svg, "<path d=\"{}\" fill=\"{fill}\"", path(steps));
    if let Some(stroke) = stroke {
        let _ = write!(
            svg,
            " stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\" stroke-linecap=\"round\"",
            colour(stroke.colour),
            number(stroke.width)
        );
        if let Some((dash, gap)) = stroke.dashes {
            let _ = write!(
                svg,
                " stroke-dasharray=\"{} {}\"",
                number(dash),
                number(gap)
            );
        }
    }
    *svg += "/>\n";
}

fn path(steps: &[Step]) -> String {
    let mut path = String::new();
    let pair = |(x, y): Point| format!("{} {}", number(x), number(y));
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

fn colour(Colour(red, green, blue): Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A length with a thousandth of a millimetre at most, and nothing in vain.
fn number(value: f64) -> String {
    trimmed(format!("{value:.3}"))
}

/// A factor by which the units of a font are multiplied.
fn fine(value: f64) -> String {
    trimmed(format!("{value:.7}"))
}

fn trimmed(text: String) -> String {
    let text = text.trim_end_matches('0').trim_end_matches('.');
    match text {
        "-0" | "" => "0".to_string(),
        text => text.to_string(),
    }
}

fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
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
        assert_eq!(fine(0.0035278), "0.0035278");
    }

    #[test]
    fn what_is_written_cannot_break_out() {
        assert_eq!(escaped("a<b> & \"c\""), "a&lt;b&gt; &amp; &quot;c&quot;");
    }
}
