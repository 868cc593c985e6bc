//! A page as a picture, to be written as SVG. Letters are drawn as outlines, so that
//! they look alike on every machine; what they say stands beside them for those who
//! cannot see them.

use std::collections::BTreeMap;

use picture::{Background, Element, Glyphs, Group, Paint, Picture, Scale, Step, Style};

use crate::lettering::Weight;
use crate::page::{Mark, PAPER, Page, TextLine};

/// The picture of a page; a unit of it is a millimetre.
pub(crate) fn picture(page: &Page, title: &str, lang: &str) -> Picture {
    let drawn = glyphs(page);
    let elements = page.marks.iter().flat_map(|mark| match mark {
        Mark::Shape {
            steps,
            fill,
            stroke,
        } => {
            let (fill, stroke) = (*fill, *stroke);
            vec![Element::Shape {
                steps: steps.clone(),
                paint: Paint::Fixed { fill, stroke },
            }]
        }
        Mark::Words { lines, .. } => lines.iter().map(|line| words(line, &drawn)).collect(),
    });
    let body = Group {
        elements: elements.collect(),
        ..Group::default()
    };
    let names = drawn.into_iter();
    Picture {
        size: (page.width, page.height),
        scale: Scale::Millimetres,
        title: title.to_string(),
        about: page.about.clone(),
        lang: Some(lang.to_string()),
        style: Style::default(),
        glyphs: names
            .map(|((weight, id), steps)| (name(weight, id), steps))
            .collect(),
        background: Some(Background {
            radius: 0.0,
            paint: Paint::Fixed {
                fill: Some(PAPER),
                stroke: None,
            },
        }),
        body,
    }
}

/// The outline of each glyph that is used and has one: a space has none.
fn glyphs(page: &Page) -> BTreeMap<(Weight, u16), Vec<Step>> {
    let mut drawn = BTreeMap::new();
    for mark in &page.marks {
        let Mark::Words { lines, .. } = mark else {
            continue;
        };
        for line in lines {
            for glyph in &line.setting.glyphs {
                let key = (line.weight, glyph.id);
                drawn
                    .entry(key)
                    .or_insert_with(|| line.weight.outline(glyph.id));
            }
        }
    }
    drawn.retain(|_, outline| !outline.is_empty());
    drawn
}

fn name(weight: Weight, id: u16) -> String {
    let letter = match weight {
        Weight::Regular => 'r',
        Weight::Bold => 'b',
    };
    format!("{letter}{id}")
}

fn words(line: &TextLine, drawn: &BTreeMap<(Weight, u16), Vec<Step>>) -> Element {
    let units = line.weight.units();
    let seen = line.setting.glyphs.iter();
    let seen = seen.filter(|glyph| drawn.contains_key(&(line.weight, glyph.id)));
    let letters = seen.map(|glyph| {
        let (right, up) = glyph.offset;
        let at = ((glyph.x + right) * units, up * units);
        (name(line.weight, glyph.id), at)
    });
    Element::Glyphs(Glyphs {
        at: line.at,
        scale: line.size / units,
        colour: line.colour,
        text: line.text.clone(),
        letters: letters.collect(),
    })
}
