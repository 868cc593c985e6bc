//! A page as a value: shapes and lines of words at their places in millimetres.
//! Both forms, SVG and PDF, are written from it, so that they cannot differ.

use picture::outline::{self, Point, Step};
pub use picture::{Anchor, Colour, Stroke};

use crate::lettering::{self, CAPITALS, Setting, Weight};

/// A typographic point in millimetres.
pub const POINT: f64 = 25.4 / 72.0;

/// What is written and drawn with.
pub const INK: Colour = Colour(0x1f, 0x1c, 0x19);
/// What stands back a little, and is still there on a bad copier.
pub const QUIET: Colour = Colour(0x6b, 0x64, 0x5c);
/// Fine lines.
pub const FAINT: Colour = Colour(0x9a, 0x94, 0x8c);
/// The paper.
pub const PAPER: Colour = Colour(0xff, 0xff, 0xff);
/// The dark of black pieces: a solid black would cost a school its toner.
pub(crate) const GRAPHITE: Colour = Colour(0x3a, 0x3d, 0x42);
/// The red of pieces.
pub(crate) const RED: Colour = Colour(0xb8, 0x34, 0x2a);
/// The light that lies under red, so that lines stand out on it.
pub(crate) const ROSE: Colour = Colour(0xf8, 0xe4, 0xe1);

/// What a text is to those who have the page read to them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The title of a page.
    Title,
    /// The heading of a part.
    Heading,
    /// Something to be read.
    Text,
    /// A letter or a number that belongs to a drawing.
    Label,
    /// What stands at the foot and is read last.
    Foot,
}

/// Words in one line.
#[derive(Clone, PartialEq, Debug)]
pub struct TextLine {
    /// Where the line of writing begins.
    pub at: Point,
    /// The size of the letters.
    pub size: f64,
    /// How dark they are.
    pub weight: Weight,
    /// Their colour.
    pub colour: Colour,
    /// What is written.
    pub text: String,
    /// Its glyphs.
    pub setting: Setting,
}

/// Something on a page.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// A shape.
    Shape {
        /// Its outline.
        steps: Vec<Step>,
        /// What fills it.
        fill: Option<Colour>,
        /// What goes along it.
        stroke: Option<Stroke>,
    },
    /// Lines that belong together.
    Words {
        /// What they are.
        role: Role,
        /// The lines.
        lines: Vec<TextLine>,
    },
}

/// How words look.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// What they are.
    pub role: Role,
    /// The size of the letters.
    pub size: f64,
    /// How dark they are.
    pub weight: Weight,
    /// Their colour.
    pub colour: Colour,
}

impl Style {
    /// Something to be read, of this size.
    pub const fn text(size: f64) -> Style {
        Style {
            role: Role::Text,
            size,
            weight: Weight::Regular,
            colour: INK,
        }
    }

    /// A heading of this size.
    pub const fn heading(size: f64) -> Style {
        Style {
            role: Role::Heading,
            size,
            weight: Weight::Bold,
            colour: INK,
        }
    }

    /// The title of a page.
    pub const fn title(size: f64) -> Style {
        Style {
            role: Role::Title,
            ..Style::heading(size)
        }
    }

    /// What stands at the foot of a page.
    pub const fn foot(size: f64) -> Style {
        Style {
            role: Role::Foot,
            ..Style::text(size).in_colour(QUIET)
        }
    }

    /// A letter or a number in a drawing.
    pub const fn label(size: f64) -> Style {
        Style {
            role: Role::Label,
            ..Style::heading(size)
        }
    }

    /// The same in another colour.
    pub const fn in_colour(self, colour: Colour) -> Style {
        Style { colour, ..self }
    }

    /// The same in another weight.
    pub const fn in_weight(self, weight: Weight) -> Style {
        Style { weight, ..self }
    }
}

/// The distance from one line of writing to the next, as a part of the size.
pub const LEADING: f64 = 1.32;

/// A page.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// What its drawing shows, for those who do not see it.
    pub about: String,
    /// What is on it, in the order in which it is drawn and read.
    pub marks: Vec<Mark>,
}

impl Page {
    /// An empty page.
    pub fn new((width, height): (f64, f64), about: impl Into<String>) -> Page {
        Page {
            width,
            height,
            about: about.into(),
            marks: Vec::new(),
        }
    }

    /// Adds a shape with an edge, a filling, or both.
    pub fn shape(&mut self, steps: Vec<Step>, fill: Option<Colour>, stroke: Option<Stroke>) {
        self.marks.push(Mark::Shape {
            steps,
            fill,
            stroke,
        });
    }

    /// Adds a straight line.
    pub fn line(&mut self, from: Point, to: Point, stroke: Stroke) {
        self.shape(outline::open(&[from, to]), None, Some(stroke));
    }

    /// Adds many straight lines as one shape.
    pub fn lines(&mut self, lines: &[[Point; 2]], stroke: Stroke) {
        let steps = lines.iter().flat_map(|line| outline::open(line)).collect();
        self.shape(steps, None, Some(stroke));
    }

    /// Writes one line of words; `at` is on the line of writing.
    pub fn words(&mut self, at: Point, anchor: Anchor, style: Style, text: &str) {
        let line = written(at, anchor, style, text);
        self.marks.push(Mark::Words {
            role: style.role,
            lines: vec![line],
        });
    }

    /// Writes a number or a letter around a point.
    pub fn centred(&mut self, (x, y): Point, style: Style, text: &str) {
        let base = y + style.size * CAPITALS / 2.0;
        self.words((x, base), Anchor::Middle, style, text);
    }

    /// Writes a paragraph downwards from `top` and says where it ends.
    pub fn paragraph(&mut self, (x, top): Point, width: f64, style: Style, text: &str) -> f64 {
        let broken = lettering::lines(text, style.weight, style.size, width);
        let leading = style.size * LEADING;
        let mut lines = Vec::with_capacity(broken.len());
        for (index, text) in broken.iter().enumerate() {
            // The first line of writing is under the letters, not at the top.
            let base = top + style.size + leading * index as f64;
            // Whoever copies the text finds a space where a line was broken.
            let space = if index + 1 < broken.len() { " " } else { "" };
            let text = format!("{text}{space}");
            lines.push(written((x, base), Anchor::Start, style, &text));
        }
        self.marks.push(Mark::Words {
            role: style.role,
            lines,
        });
        top + leading * broken.len() as f64
    }
}

/// How high a paragraph becomes.
pub fn height(width: f64, style: Style, text: &str) -> f64 {
    let lines = lettering::lines(text, style.weight, style.size, width);
    style.size * LEADING * lines.len() as f64
}

fn written((x, y): Point, anchor: Anchor, style: Style, text: &str) -> TextLine {
    let setting = style.weight.set(text);
    let width = setting.width * style.size;
    let left = match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width / 2.0,
        Anchor::End => x - width,
    };
    TextLine {
        at: (left, y),
        size: style.size,
        weight: style.weight,
        colour: style.colour,
        text: text.to_string(),
        setting,
    }
}
