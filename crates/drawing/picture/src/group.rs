//! What is in a picture.

use crate::outline::{self, Point, Step};
use crate::paint::{Colour, Paint};

/// Something in a picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Element {
    /// An outline that is filled, drawn along, or both.
    Shape {
        /// The outline.
        steps: Vec<Step>,
        /// How it looks.
        paint: Paint,
    },
    /// One line of words in a font of the reader's machine.
    Text {
        /// A place on the line of writing.
        at: Point,
        /// Which part of the text stands there.
        anchor: Anchor,
        /// The classes that the picture's style knows, or nothing.
        class: String,
        /// The words.
        text: String,
    },
    /// One line of words in a font that the picture brings.
    Glyphs(Glyphs),
    /// Elements that belong together.
    Group(Group),
}

/// Which part of a text a place names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// Words whose letters are outlines, so that they look alike on every machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Glyphs {
    /// Where the line of writing begins.
    pub at: Point,
    /// How long a unit of the font is.
    pub scale: f64,
    /// The colour of the letters.
    pub colour: Colour,
    /// What they say, for those who do not see them.
    pub text: String,
    /// The letters: each one's name in [`Picture::glyphs`](crate::Picture) and its
    /// place on the line, in units of the font and upwards.
    pub letters: Vec<(String, Point)>,
}

/// Elements that belong together, in the order in which they are drawn.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Group {
    /// Where its own upper left corner is.
    pub at: Point,
    /// What is in it.
    pub elements: Vec<Element>,
}

impl Group {
    /// An empty group whose upper left corner is here.
    pub const fn at(at: Point) -> Group {
        let elements = Vec::new();
        Group { at, elements }
    }

    /// Adds a shape.
    pub fn shape(&mut self, steps: Vec<Step>, paint: impl Into<Paint>) {
        let paint = paint.into();
        self.elements.push(Element::Shape { steps, paint });
    }

    /// Adds a straight line.
    pub fn line(&mut self, from: Point, to: Point, paint: impl Into<Paint>) {
        self.shape(outline::open(&[from, to]), paint);
    }

    /// Adds one line of words.
    pub fn text(&mut self, at: Point, anchor: Anchor, class: &str, text: impl Into<String>) {
        self.elements.push(Element::Text {
            at,
            anchor,
            class: class.to_string(),
            text: text.into(),
        });
    }
}
