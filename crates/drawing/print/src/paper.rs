//! Sizes of paper.

/// A size of paper that is printed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paper {
    /// 210 by 297 millimetres.
    #[default]
    A4,
    /// 297 by 420 millimetres.
    A3,
}

/// What no printer of a school reaches, and what it should therefore leave alone.
pub(crate) const MARGIN: f64 = 10.0;

impl Paper {
    /// Every size there is.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::A3];

    /// The names that commands and links use, in the order of [`Paper::ALL`].
    pub const NAMES: [&'static str; 2] = ["a4", "a3"];

    /// The name that commands and links use.
    pub const fn name(self) -> &'static str {
        Paper::NAMES[self as usize]
    }

    /// The paper that commands and links call by this name.
    pub fn from_name(name: &str) -> Option<Paper> {
        let is = |paper: &Paper| paper.name().eq_ignore_ascii_case(name);
        Paper::ALL.into_iter().find(is)
    }

    /// Width and height of an upright page.
    pub const fn upright(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::A3 => (297.0, 420.0),
        }
    }

    /// Width and height of a page that lies on its side.
    pub const fn lying(self) -> (f64, f64) {
        let (width, height) = self.upright();
        (height, width)
    }

    /// How much larger than on A4 everything is that need not keep its size.
    pub const fn scale(self) -> f64 {
        self.upright().0 / Paper::A4.upright().0
    }
}
