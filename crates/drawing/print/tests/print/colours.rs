//! Black and white: on a printer without colours everything can still be told
//! apart, by a sign, a shape, a line or a clear difference of grey.

use std::collections::BTreeSet;

use game::Lang;
use print::page::{Colour, Mark, Page};
use print::{Order, Sheet};

use crate::sheet;

/// The grey of a shape's filling, or of its line.
fn greys(page: &Page) -> BTreeSet<(bool, u8)> {
    let shapes = page.marks.iter().filter_map(|mark| match mark {
        Mark::Shape { fill, stroke, .. } => Some((fill, stroke)),
        Mark::Words { .. } => None,
    });
    shapes
        .flat_map(|(fill, stroke)| {
            let fill = fill.map(|colour| (true, colour.grey() as u8));
            let stroke = stroke.map(|stroke| (false, stroke.colour.grey() as u8));
            [fill, stroke]
        })
        .flatten()
        .collect()
}

/// A page as a copier without colours sees it: outlines, and greys in rough steps.
fn copied(page: &Page) -> Vec<String> {
    let rough = |colour: Colour| (colour.grey() / 48.0) as u8;
    let shapes = page.marks.iter().filter_map(|mark| match mark {
        Mark::Shape {
            steps,
            fill,
            stroke,
        } => {
            let stroke = stroke.map(|stroke| (rough(stroke.colour), stroke.dashes.is_some()));
            Some(format!("{} {:?} {stroke:?}", steps.len(), fill.map(rough)))
        }
        Mark::Words { .. } => None,
    });
    shapes.collect()
}

#[test]
fn the_four_colours_of_seven_differ_without_colour() {
    let pages = Order::new(sheet("seven-tiles"), Lang::En).pages();
    let looks: Vec<Vec<String>> = pages.iter().map(copied).collect();
    for (index, one) in looks.iter().enumerate() {
        for other in &looks[index + 1..] {
            assert_ne!(one, other);
        }
    }
    // White is far from black, also in what is printed.
    let white = greys(&pages[0]);
    let black = greys(&pages[1]);
    assert!(white.contains(&(true, 255)) && !white.iter().any(|g| g.0 && g.1 < 90));
    assert!(black.iter().any(|&(fill, grey)| fill && grey < 90));
}

#[test]
fn pawns_of_heinash_differ_in_shape_and_in_grey() {
    let [page] = &Order::new(sheet("heinash-pawns"), Lang::En).pages()[..] else {
        panic!("one page");
    };
    let mut round = 0;
    let mut square = 0;
    for mark in &page.marks {
        let Mark::Shape {
            steps,
            fill: Some(fill),
            stroke: Some(_),
        } = mark
        else {
            continue;
        };
        // Round corners have straight lines between them, circles have none of any length.
        let straight = steps.windows(2).any(|pair| match pair {
            [print::outline::Step::Move(a), print::outline::Step::Line(b)] => {
                (a.0 - b.0).abs() + (a.1 - b.1).abs() > 0.1
            }
            _ => false,
        });
        match (straight, fill.grey()) {
            (false, grey) if grey < 100.0 => round += 1,
            (true, grey) if (200.0..250.0).contains(&grey) => square += 1,
            _ => {}
        }
    }
    assert_eq!((round, square), (18, 18));
}

#[test]
fn tokens_of_hyle7_have_seven_signs_in_ink_on_white() {
    let [page] = &Order::new(sheet("hyle7-tokens"), Lang::En).pages()[..] else {
        panic!("one page");
    };
    let mut signs: Vec<Vec<(i64, i64)>> = Vec::new();
    let mut ground: Option<f64> = None;
    for mark in &page.marks {
        let Mark::Shape {
            steps,
            fill: Some(fill),
            stroke,
        } = mark
        else {
            continue;
        };
        if stroke.is_none() && fill.grey() < 40.0 {
            assert!(ground.is_some_and(|grey| grey > 250.0), "a sign on white");
            signs.push(shape(steps));
        }
        ground = Some(fill.grey());
    }
    assert_eq!(signs.len(), 49);
    let distinct: BTreeSet<_> = signs.iter().cloned().collect();
    assert_eq!(distinct.len(), 7);
    for sign in distinct {
        assert_eq!(signs.iter().filter(|&other| *other == sign).count(), 7);
    }
}

/// An outline wherever it lies, in hundredths of a millimetre.
fn shape(steps: &[print::outline::Step]) -> Vec<(i64, i64)> {
    use print::outline::Step;
    let points: Vec<(f64, f64)> = steps
        .iter()
        .filter_map(|step| match *step {
            Step::Move(to) | Step::Line(to) | Step::Curve(_, _, to) => Some(to),
            Step::Close => None,
        })
        .collect();
    let first = points[0];
    let from_first = |&(x, y): &(f64, f64)| {
        let part = |length: f64| (length * 100.0).round() as i64;
        (part(x - first.0), part(y - first.1))
    };
    points.iter().map(from_first).collect()
}

#[test]
fn words_and_lines_are_dark_enough_for_a_copier() {
    for sheet in Sheet::all() {
        for page in Order::new(sheet, Lang::En).pages() {
            for mark in &page.marks {
                let Mark::Words { lines, .. } = mark else {
                    continue;
                };
                for line in lines {
                    let grey = line.colour.grey();
                    // White letters stand on dark pieces only.
                    assert!(!(115.0..=254.0).contains(&grey), "{}", line.text);
                }
            }
        }
    }
}
