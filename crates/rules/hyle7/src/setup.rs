//! What is agreed before a match: the size of the board (H1, H7) and whether
//! both boards share one bag (H6, H8).

use alloc::string::String;
use alloc::vec::Vec;

use game::{Field, Phrase, Seat, TagError, TagRule};

use crate::cell::Cells;
use crate::form;

/// The size of the boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Size {
    /// 7×7 cells and 7 colours: HYLE⁷ (H1).
    #[default]
    Large,
    /// 5×5 cells and 5 colours: the older HYLE (H7).
    Small,
}

impl Size {
    /// How many columns, and how many rows.
    pub const fn side(self) -> usize {
        match self {
            Size::Large => 7,
            Size::Small => 5,
        }
    }

    /// How many colours there are, and how many tokens of each.
    pub const fn colours(self) -> u8 {
        self.side() as u8
    }

    /// The cells of a board of this size.
    pub const fn cells(self) -> Cells {
        match self {
            Size::Large => const { Cells::square(7) },
            Size::Small => const { Cells::square(5) },
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
///
/// ```
/// use game::{Lang, Seat, Setup as _};
/// use hyle7::{Bags, Setup, Size};
///
/// let setup = Setup::from_tags(|name| (name == "Bag").then_some("shared")).unwrap();
/// assert_eq!(setup, Setup { size: Size::Large, bags: Bags::Shared });
/// assert_eq!(setup.to_tags(), ["7", "shared"]);
/// assert_eq!(setup.seat_label(Seat::new(0)).text(Lang::Fr), "Le Chaos, puis l’Ordre");
///
/// // A form is made from the fields, a list of tables from what their choices tell.
/// let bag = Setup::FIELDS[1];
/// let told = |value: &'static str| {
///     let choice = bag.meant(|name| (name == "Bag").then(|| value.to_string())).unwrap();
///     choice.told.map(|told| told.text(Lang::En))
/// };
/// assert_eq!(told("shared"), Some("Both boards at once, the same tokens"));
/// assert_eq!(told("own"), None, "it goes without saying");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Setup {
    /// The size of the boards.
    pub size: Size,
    /// Whether each board has its own bag.
    pub bags: Bags,
}

const SIZE: TagRule = TagRule::one_of("Size", &["7", "5"]);
const BAG: TagRule = TagRule::one_of("Bag", &["own", "shared"]);

impl game::Setup for Setup {
    const TAGS: &'static [TagRule] = &[SIZE, BAG];
    const FIELDS: &'static [Field] = form::FIELDS;

    fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Setup, TagError> {
        Ok(Setup {
            size: SIZE.read(value("Size"), &[Size::Large, Size::Small])?,
            bags: BAG.read(value("Bag"), &[Bags::Own, Bags::Shared])?,
        })
    }

    fn to_tags(&self) -> Vec<String> {
        Vec::from([
            SIZE.written(self.size as usize),
            BAG.written(self.bags as usize),
        ])
    }

    fn seats(&self) -> usize {
        2
    }

    fn seat_label(&self, seat: Seat) -> Phrase {
        match seat.index() {
            0 => form::CHAOS_FIRST,
            _ => form::ORDER_FIRST,
        }
    }
}
