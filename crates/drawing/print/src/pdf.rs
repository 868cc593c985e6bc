//! Pages as a tagged PDF, whose words can be searched, copied and read aloud. No
//! time of making is in it: the same pages are the same bytes.

use std::num::NonZeroU16;

use krilla::color::rgb;
use krilla::configure::{Accessibility, Configuration, ConfigurationBuilder, PdfVersion};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::{Path, PathBuilder, Point};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Identifier, Node, SpanTag, Tag, TagGroup, TagKind, TagTree,
};
use krilla::text::{Font, GlyphId, KrillaGlyph};
use krilla::{Document, SerializeSettings};

use crate::lettering::Weight;
use crate::outline::Step;
use crate::page::{self, Colour, Mark, POINT, Page, Role, TextLine};

/// The level of a title and that of a heading.
const FIRST: NonZeroU16 = NonZeroU16::MIN;
const SECOND: NonZeroU16 = FIRST.saturating_add(1);

/// What a document says about itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct About<'a> {
    /// Its title.
    pub(crate) title: &'a str,
    /// The two letters of its language.
    pub(crate) lang: &'a str,
}

/// Writes the pages of one document.
pub(crate) fn write(pages: &[Page], about: About<'_>) -> Result<Vec<u8>, KrillaError> {
    let mut document = Document::new_with(SerializeSettings {
        configuration: accessible(),
        ..SerializeSettings::default()
    });
    let fonts = Fonts::read();
    let mut tree = TagTree::new().with_lang(Some(about.lang.to_string()));
    let mut contents = Outline::new();
    for (index, page) in pages.iter().enumerate() {
        let (width, height) = (points(page.width), points(page.height));
        let Some(settings) = PageSettings::from_wh(width, height) else {
            continue;
        };
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        draw(page, &fonts, &mut surface, &mut tree);
        surface.finish();
        sheet.finish();
        let title = title(page).unwrap_or(about.title).to_string();
        let top = XyzDestination::new(index, Point::from_xy(0.0, 0.0));
        contents.push_child(OutlineNode::new(title, top));
    }
    document.set_tag_tree(tree);
    document.set_outline(contents);
    document.set_metadata(
        Metadata::new()
            .title(about.title.to_string())
            .language(about.lang.to_string())
            .creator("Tablier".to_string()),
    );
    document.finish()
}

/// PDF 1.7 that can be read aloud: PDF/UA-1.
fn accessible() -> Configuration {
    let wanted = ConfigurationBuilder::new()
        .with_version(PdfVersion::Pdf17)
        .with_accessibility_validator(Accessibility::UA1)
        .finish();
    wanted.unwrap_or_default()
}

struct Fonts {
    regular: Font,
    bold: Font,
}

impl Fonts {
    fn read() -> Fonts {
        let font = |weight: Weight| {
            Font::new(weight.file().to_vec().into(), 0).expect("the font in the program is whole")
        };
        Fonts {
            regular: font(Weight::Regular),
            bold: font(Weight::Bold),
        }
    }

    fn of(&self, weight: Weight) -> Font {
        match weight {
            Weight::Regular => self.regular.clone(),
            Weight::Bold => self.bold.clone(),
        }
    }
}

fn title(page: &Page) -> Option<&str> {
    page.marks.iter().find_map(|mark| match mark {
        Mark::Words {
            role: Role::Title,
            lines,
        } => lines.first().map(|line| line.text.as_str()),
        _ => None,
    })
}

/// Draws a page. Words are headings and paragraphs in the order in which they are
/// read; all that is drawn is one figure with its description.
fn draw(page: &Page, fonts: &Fonts, surface: &mut Surface<'_>, tree: &mut TagTree) {
    let about = Some(page.about.clone()).filter(|about| !about.is_empty());
    let mut figure: Vec<Identifier> = Vec::new();
    let mut foot = Vec::new();
    for mark in &page.marks {
        let tag = match mark {
            Mark::Words { .. } => ContentTag::Span(SpanTag::empty()),
            Mark::Shape { .. } if about.is_some() => ContentTag::Other,
            Mark::Shape { .. } => ContentTag::Artifact(Artifact::new(ArtifactType::Other, None)),
        };
        let drawn = surface.start_tagged(tag);
        match mark {
            Mark::Shape {
                steps,
                fill,
                stroke,
            } => shape(steps, *fill, *stroke, surface),
            Mark::Words { lines, .. } => {
                for line in lines {
                    words(line, fonts, surface);
                }
            }
        }
        surface.end_tagged();
        match mark {
            Mark::Words { role, lines } => match role {
                Role::Title => tree.push(group(Tag::Hn(FIRST, Some(said(lines))), drawn)),
                Role::Heading => tree.push(group(Tag::Hn(SECOND, Some(said(lines))), drawn)),
                Role::Label if about.is_some() => figure.push(drawn),
                Role::Foot => foot.push(group(Tag::P, drawn)),
                Role::Text | Role::Label => tree.push(group(Tag::P, drawn)),
            },
            Mark::Shape { .. } if about.is_some() => figure.push(drawn),
            Mark::Shape { .. } => {}
        }
    }
    if !figure.is_empty() {
        let children = figure.into_iter().map(Node::from).collect();
        tree.push(TagGroup::with_children(Tag::Figure(about), children));
    }
    for group in foot {
        tree.push(group);
    }
}

/// What lines say together.
fn said(lines: &[TextLine]) -> String {
    lines.iter().map(|line| line.text.as_str()).collect()
}

fn group(tag: impl Into<TagKind>, drawn: Identifier) -> TagGroup {
    TagGroup::with_children(tag, vec![Node::from(drawn)])
}

fn shape(
    steps: &[Step],
    fill: Option<Colour>,
    stroke: Option<page::Stroke>,
    surface: &mut Surface<'_>,
) {
    let Some(path) = path(steps) else {
        return;
    };
    surface.set_fill(fill.map(filling));
    surface.set_stroke(stroke.map(|stroke| Stroke {
        paint: colour(stroke.colour).into(),
        width: points(stroke.width),
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        dash: stroke.dashes.map(|(dash, gap)| StrokeDash {
            array: vec![points(dash), points(gap)],
            offset: 0.0,
        }),
        ..Stroke::default()
    }));
    surface.draw_path(&path);
}

fn words(line: &TextLine, fonts: &Fonts, surface: &mut Surface<'_>) {
    let glyphs: Vec<KrillaGlyph> = line
        .setting
        .glyphs
        .iter()
        .map(|glyph| {
            KrillaGlyph::new(
                GlyphId::new(u32::from(glyph.id)),
                glyph.advance as f32,
                glyph.offset.0 as f32,
                glyph.offset.1 as f32,
                0.0,
                glyph.text.clone(),
                None,
            )
        })
        .collect();
    surface.set_fill(Some(filling(line.colour)));
    surface.set_stroke(None);
    surface.draw_glyphs(
        point(line.at),
        &glyphs,
        fonts.of(line.weight),
        &line.text,
        points(line.size),
        false,
    );
}

fn path(steps: &[Step]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for step in steps {
        match *step {
            Step::Move(to) => {
                let to = point(to);
                path.move_to(to.x, to.y);
            }
            Step::Line(to) => {
                let to = point(to);
                path.line_to(to.x, to.y);
            }
            Step::Curve(one, two, to) => {
                let (one, two, to) = (point(one), point(two), point(to));
                path.cubic_to(one.x, one.y, two.x, two.y, to.x, to.y);
            }
            Step::Close => path.close(),
        }
    }
    path.finish()
}

fn filling(filled: Colour) -> Fill {
    Fill {
        paint: colour(filled).into(),
        opacity: NormalizedF32::ONE,
        ..Fill::default()
    }
}

fn colour(Colour(red, green, blue): Colour) -> rgb::Color {
    rgb::Color::new(red, green, blue)
}

fn point((x, y): crate::outline::Point) -> Point {
    Point::from_xy(points(x), points(y))
}

/// Millimetres as the points that PDF counts in.
fn points(millimetres: f64) -> f32 {
    (millimetres / POINT) as f32
}
