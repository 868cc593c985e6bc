//! What is agreed before a match: the size of the board (H1, H7) and whether
//! both boards share one bag (H6, H8).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{TagError, choice};

use crate::cell::Cells;

/// The size of the boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Size {
    /// 7×7 cells and 7 colours: HYLE⁷ (H1).
    #[default]
    Seven,
    /// 5×5 cells and 5 colours: the older HYLE (H7).
    Five,
}

impl Size {
    /// How many columns, and how many rows.
    pub const fn side(self) -> usize {
        match self {
            Size::Seven => 7,
            Size::Five => 5,
        }
    }

    /// How many colours there are, and how many tokens of each.
    pub const fn colours(self) -> u8 {
        self.side() as u8
    }

    /// The cells of a board of this size.
    pub const fn cells(self) -> Cells {
        match self {
            Size::Seven => const { Cells::square(7) },
            Size::Five => const { Cells::square(5) },
        }
    }
}

/// How many bags there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Bags {
    /// Two rounds one after the other, each with a full bag of its own (H6).
    #[default]
    Own,
    /// Two boards side by side on one bag: the same luck for both (H8).
    Shared,
}

/// What is agreed before a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Setup {
    /// The size of the boards.
    pub size: Size,
    /// Whether each board has its own bag.
    pub bags: Bags,
}

const SIZE_NAMES: &[&str] = &["7", "5"];
const SIZES: [Size; 2] = [Size::Seven, Size::Five];
const BAG_NAMES: &[&str] = &["own", "shared"];
const BAGS: [Bags; 2] = [Bags::Own, Bags::Shared];

impl game::Setup for Setup {
    const TAGS: &'static [&'static str] = &["Size", "Bag"];

    fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Setup, TagError> {
        Ok(Setup {
            size: choice("Size", value("Size"), SIZE_NAMES, &SIZES)?,
            bags: choice("Bag", value("Bag"), BAG_NAMES, &BAGS)?,
        })
    }

    fn to_tags(&self) -> Vec<String> {
        let size = SIZE_NAMES[self.size as usize];
        let bags = BAG_NAMES[self.bags as usize];
        [size, bags].map(ToString::to_string).into()
    }

    fn seats(&self) -> usize {
        2
    }
}
