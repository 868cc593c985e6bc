//! What shapes are drawn with.

/// A colour as red, green and blue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Colour(pub u8, pub u8, pub u8);

impl Colour {
    /// How light a printer without colours makes it, from 0 to 255.
    pub fn grey(self) -> f64 {
        0.299 * f64::from(self.0) + 0.587 * f64::from(self.1) + 0.114 * f64::from(self.2)
    }
}

/// A line around or along something.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stroke {
    /// Its colour.
    pub colour: Colour,
    /// Its width.
    pub width: f64,
    /// How long dashes and gaps are, where it is broken.
    pub dashes: Option<(f64, f64)>,
}

impl Stroke {
    /// An unbroken line.
    pub const fn solid(colour: Colour, width: f64) -> Stroke {
        Stroke {
            colour,
            width,
            dashes: None,
        }
    }

    /// A line of dashes.
    pub const fn dashed(colour: Colour, width: f64, dash: f64, gap: f64) -> Stroke {
        Stroke {
            colour,
            width,
            dashes: Some((dash, gap)),
        }
    }
}

/// How a shape looks.
#[derive(Clone, PartialEq, Debug)]
pub enum Paint {
    /// The same everywhere, as on paper.
    Fixed {
        /// What fills it.
        fill: Option<Colour>,
        /// What goes along it.
        stroke: Option<Stroke>,
    },
    /// As the picture's [`Style`](crate::Style) says for these classes.
    Class(String),
    /// The same, filled only so strongly: from 0, not at all, to 1.
    Tint(String, f64),
}

impl From<&str> for Paint {
    fn from(class: &str) -> Paint {
        Paint::Class(class.to_string())
    }
}
