//! Every sheet in every language on every paper: as many pages as promised, of the
//! right size, nothing near the edge, nothing over something else, and nothing
//! told by colour alone.

use game::Lang;
use print::lettering::Weight;
use print::page::{Mark, Page, Role};
use print::{Order, Paper, Sheet};

use crate::drawing::{self, Drawing, Piece};
use crate::sheet;

/// What a printer may leave white.
const MARGIN: f64 = 10.0;

/// Half the width of a line along the edge may stand out, and the tail of a j.
const STROKE: f64 = 0.4;

fn orders() -> impl Iterator<Item = Order> {
    let of_sheet = |sheet| {
        Lang::ALL.into_iter().flat_map(move |lang| {
            Paper::ALL
                .into_iter()
                .map(move |paper| Order::new(sheet, lang).on(paper))
        })
    };
    Sheet::all().flat_map(of_sheet)
}

fn named(order: &Order) -> String {
    format!(
        "{} {} {}",
        order.sheet.name(),
        order.lang,
        order.paper.name()
    )
}

#[test]
fn there_are_as_many_pages_as_promised_and_each_has_the_size_of_its_paper() {
    for order in orders() {
        let drawings = order.svgs();
        assert_eq!(drawings.len(), order.page_count(), "{}", named(&order));
        for text in drawings {
            let drawing = Drawing::read(&text);
            let sides = [drawing.width, drawing.height];
            let expected = match order.paper {
                Paper::A4 => [210.0, 297.0],
                Paper::A3 => [297.0, 420.0],
            };
            let lying = [expected[1], expected[0]];
            assert!(sides == expected || sides == lying, "{sides:?}");
            assert_eq!(drawing.physical, (sides[0], sides[1]));
        }
    }
}

#[test]
fn rules_are_one_page_in_letters_that_can_be_read() {
    for order in orders().filter(|order| order.sheet.name().ends_with("-rules")) {
        let pages = order.pages();
        assert_eq!(pages.len(), 1);
        let least = 8.5 * print::page::POINT * order.paper.scale() - 1e-9;
        let lines = texts(&pages[0]);
        for mark in &pages[0].marks {
            // The numbers on a small picture of a board are no text to be read.
            let Mark::Words { role, lines } = mark else {
                continue;
            };
            let readable = *role == Role::Label || lines.iter().all(|line| line.size >= least);
            assert!(readable, "{}: {}", named(&order), lines[0].text);
        }
        // All clauses are there, to the last word of the last one.
        let said: String = lines.iter().map(|line| line.text.as_str()).collect();
        for told in order.sheet.game().about().clauses {
            let text = told.text.text(order.lang);
            assert!(said.contains(text), "{}: {}", named(&order), told.clause);
        }
    }
}

fn texts(page: &Page) -> Vec<&print::page::TextLine> {
    let lines = page.marks.iter().filter_map(|mark| match mark {
        Mark::Words { lines, .. } => Some(lines),
        Mark::Shape { .. } => None,
    });
    lines.flatten().collect()
}

#[test]
fn nothing_comes_nearer_to_the_edge_than_printers_allow() {
    for order in orders() {
        for (number, text) in order.svgs().iter().enumerate() {
            let drawing = Drawing::read(text);
            for Piece { low, high, what } in &drawing.pieces {
                let inside = low.0 >= MARGIN - STROKE
                    && low.1 >= MARGIN - STROKE
                    && high.0 <= drawing.width - MARGIN + STROKE
                    && high.1 <= drawing.height - MARGIN + STROKE;
                assert!(
                    inside,
                    "{} page {}: {low:?} {high:?} {what}",
                    named(&order),
                    number + 1
                );
            }
        }
    }
}

#[test]
fn no_words_stand_over_other_words() {
    for order in orders() {
        for (number, text) in order.svgs().iter().enumerate() {
            let drawing = Drawing::read(text);
            let words: Vec<&Piece> = drawing.words().collect();
            for (index, one) in words.iter().enumerate() {
                for other in &words[index + 1..] {
                    assert!(
                        !one.meets(other),
                        "{} page {}: {} and {}",
                        named(&order),
                        number + 1,
                        one.what,
                        other.what
                    );
                }
            }
        }
    }
}

#[test]
fn every_letter_is_in_the_font() {
    for order in orders() {
        for page in order.pages() {
            for line in texts(&page) {
                assert!(line.weight.has_all(&line.text), "{}", line.text);
            }
            for mark in &page.marks {
                let Mark::Words { lines, .. } = mark else {
                    continue;
                };
                assert!(lines.iter().all(|line| !line.text.trim().is_empty()));
            }
        }
    }
    assert!(
        !Weight::Regular.has_all("⬢"),
        "what it cannot do is noticed"
    );
}

#[test]
fn every_page_has_one_title_and_credits_the_designer_once() {
    for order in orders() {
        let credit = match order.sheet.game().name() {
            "seven" => "Néstor Romeral Andrés",
            "hyle7" => "Eric Solomon",
            _ => "François Haffner",
        };
        for page in order.pages() {
            let titles = page.marks.iter().filter(|mark| {
                matches!(
                    mark,
                    Mark::Words {
                        role: Role::Title,
                        ..
                    }
                )
            });
            assert_eq!(titles.count(), 1, "{}", named(&order));
            let lines = texts(&page);
            let credited = lines.iter().filter(|line| line.text.contains(credit));
            assert_eq!(credited.count(), 1, "{}", named(&order));
        }
    }
}

#[test]
fn hexagons_of_seven_are_20_millimetres_across_on_every_paper() {
    for paper in Paper::ALL {
        let order = Order::new(sheet("seven-mat"), Lang::En).on(paper);
        let mat = Drawing::read(&order.svgs()[0]);
        let hexagons: Vec<_> = mat
            .shapes()
            .filter(|shape| shape.corners.len() == 6)
            .collect();
        assert!(hexagons.len() > 100, "{}", hexagons.len());
        for hexagon in hexagons {
            for (one, opposite) in [(0, 3), (1, 4), (2, 5)] {
                let across = drawing::between_sides(&hexagon.corners, one, opposite);
                assert!((across - 20.0).abs() < 0.005, "{across}");
            }
        }
        let order = Order::new(sheet("seven-tiles"), Lang::En).on(paper);
        let mut tiles = 0;
        for text in order.svgs() {
            let sheet = Drawing::read(&text);
            // A tile's outline has 14 to 18 corners, and its edges are those of a
            // hexagon that is 20 millimetres across.
            let edge = 20.0 / 3f64.sqrt();
            for shape in sheet.shapes().filter(|shape| shape.is_outline()) {
                if !(14..=18).contains(&shape.corners.len()) {
                    continue;
                }
                tiles += 1;
                for (index, &from) in shape.corners.iter().enumerate() {
                    let to = shape.corners[(index + 1) % shape.corners.len()];
                    let long = drawing::distance(from, to);
                    assert!((long - edge).abs() < 0.005, "{long}");
                }
            }
        }
        assert_eq!(tiles, 28, "seven tiles in each of four colours");
    }
}

#[test]
fn the_ruler_is_50_millimetres_long() {
    for sheet in [sheet("seven-tiles"), sheet("seven-mat")] {
        for text in Order::new(sheet, Lang::En).on(Paper::A3).svgs() {
            let drawing = Drawing::read(&text);
            let ruler = drawing.shapes().find(|shape| match shape.corners[..] {
                [from, to] => (drawing::distance(from, to) - 50.0).abs() < 0.001,
                _ => false,
            });
            assert!(ruler.is_some(), "{}", sheet.name());
        }
    }
}

#[test]
fn the_same_order_gives_the_same_bytes() {
    for order in orders().filter(|order| order.lang == Lang::Fr) {
        assert!(order.pdf().unwrap() == order.pdf().unwrap());
        assert!(order.svgs() == order.svgs());
    }
}

#[test]
fn a_document_says_no_time_and_can_be_read_aloud() {
    let order = Order::new(sheet("heinash-rules"), Lang::Fr);
    let pdf = order.pdf().unwrap();
    let text = String::from_utf8_lossy(&pdf);
    assert!(!text.contains("/CreationDate") && !text.contains("CreateDate"));
    assert!(text.contains("/StructTreeRoot") && text.contains("/Lang(fr)"));
    assert!(text.contains("pdfuaid"), "it claims to be PDF/UA");
}
