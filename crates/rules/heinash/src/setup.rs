//! What is agreed before a game (N1–N3, N5–N7, N11) and the tags it is written with.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Phrase, Seat, TagError, choice};

use crate::arithmetic::Operations;
use crate::layout::Layout;
use crate::rhombus::{CellSet, Size};
use crate::words;

/// What happens when the active player finds nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Variant {
    /// `base`: the opponent puts the active player's pawn on any free cell (N5).
    #[default]
    Base,
    /// `steal-number`: the opponent may show a number and put a pawn of their
    /// own there (N6).
    StealNumber,
    /// `steal-place`: the opponent may show a number and put a pawn of their own
    /// on any free cell (N7).
    StealPlace,
}

impl Variant {
    /// Every variant, the usual one first.
    pub const EACH: [Variant; 3] = [Variant::Base, Variant::StealNumber, Variant::StealPlace];
}

/// Which sides a seat has to join (N2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sides {
    /// `any`: either pair of opposite sides, for both.
    #[default]
    Any,
    /// `own`: seat 0 joins the first and the last row, seat 1 the first and the
    /// last column.
    Own,
}

impl Sides {
    /// Both ways, the usual one first.
    pub const EACH: [Sides; 2] = [Sides::Any, Sides::Own];
}

/// The colour of a seat's pawns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Colour {
    /// `black`
    #[default]
    Black,
    /// `red`
    Red,
}

impl Colour {
    /// Both colours, the usual one first.
    pub const EACH: [Colour; 2] = [Colour::Black, Colour::Red];

    /// What it is called.
    pub const fn name(self) -> Phrase {
        match self {
            Colour::Black => words::BLACK,
            Colour::Red => words::RED,
        }
    }

    /// The other colour.
    pub const fn other(self) -> Colour {
        match self {
            Colour::Black => Colour::Red,
            Colour::Red => Colour::Black,
        }
    }
}

/// Everything that is agreed before a game. All combinations are fine.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// What happens when nothing is found.
    pub variant: Variant,
    /// Which sides have to be joined.
    pub sides: Sides,
    /// The board and its numbers.
    pub layout: Layout,
    /// The colour of seat 0, who picks it (N11).
    pub colour: Colour,
    /// The signs that may be used.
    pub operations: Operations,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            variant: Variant::default(),
            sides: Sides::default(),
            layout: Layout::reading(Size::USUAL),
            colour: Colour::default(),
            operations: Operations::default(),
        }
    }
}

impl Setup {
    /// How large the board is.
    pub const fn size(&self) -> Size {
        self.layout.size()
    }

    /// The colour of a seat.
    pub const fn colour_of(&self, seat: Seat) -> Colour {
        if seat.index() == 0 {
            self.colour
        } else {
            self.colour.other()
        }
    }

    /// Whether these pawns of a seat, whoever put them, hold a chain that joins
    /// two sides that count for the seat (N2, N8).
    pub fn is_joined(&self, seat: Seat, pawns: CellSet) -> bool {
        let mut rest = pawns;
        while self.spans(seat, rest) {
            let Some(first) = rest.iter().next() else {
                return false;
            };
            let group = CellSet::of(first).group_within(rest);
            if self.spans(seat, group) {
                return true;
            }
            rest = rest.without(group);
        }
        false
    }

    /// Whether the cells lie in every line between two sides that count for the
    /// seat. For a connected group that means it joins them; other cells may also
    /// say yes, never wrongly no.
    pub(crate) fn spans(&self, seat: Seat, cells: CellSet) -> bool {
        let size = self.size();
        match (self.sides, seat.index()) {
            (Sides::Any, _) => cells.spans_rows(size) || cells.spans_columns(size),
            (Sides::Own, 0) => cells.spans_rows(size),
            (Sides::Own, _) => cells.spans_columns(size),
        }
    }
}

const VARIANTS: &[&str] = &["base", "steal-number", "steal-place"];
const SIDES: &[&str] = &["any", "own"];
const COLOURS: &[&str] = &["black", "red"];
const OPERATIONS: &[&str] = &["+-*/", "+*", "+"];
const SIZES: &[&str] = &["6", "2", "3", "4", "5"];

impl game::Setup for Setup {
    const TAGS: &'static [&'static str] =
        &["Variant", "Sides", "Layout", "Colour", "Operations", "Size"];

    fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Setup, TagError> {
        let size = choice("Size", value("Size"), SIZES, &Size::EACH)?;
        let operations = choice(
            "Operations",
            value("Operations"),
            OPERATIONS,
            &Operations::EACH,
        )?;
        Ok(Setup {
            variant: choice("Variant", value("Variant"), VARIANTS, &Variant::EACH)?,
            sides: choice("Sides", value("Sides"), SIDES, &Sides::EACH)?,
            layout: match value("Layout") {
                None => Layout::reading(size),
                Some(text) => read_layout(text, size, operations)
                    .ok_or_else(|| TagError::described("Layout", text, words::LAYOUT))?,
            },
            colour: choice("Colour", value("Colour"), COLOURS, &Colour::EACH)?,
            operations,
        })
    }

    fn to_tags(&self) -> Vec<String> {
        let size = Size::EACH.iter().position(|&size| size == self.size());
        Vec::from([
            VARIANTS[self.variant as usize].to_string(),
            SIDES[self.sides as usize].to_string(),
            self.layout.to_string(),
            COLOURS[self.colour as usize].to_string(),
            OPERATIONS[self.operations as usize].to_string(),
            SIZES[size.expect("every size is listed")].to_string(),
        ])
    }

    /// Two, also where pairs play: a pair shares a colour and consults (N11).
    fn seats(&self) -> usize {
        2
    }
}

fn read_layout(text: &str, size: Size, operations: Operations) -> Option<Layout> {
    match text {
        "reading" => Some(Layout::reading(size)),
        "balanced" => Some(Layout::balanced(size, operations)),
        _ => match text.strip_prefix("shuffle:") {
            Some(seed) => Some(Layout::shuffled(size, digits(seed)?)),
            None => {
                let numbers: Option<Vec<u8>> = text
                    .split(',')
                    .map(|number| digits(number)?.try_into().ok())
                    .collect();
                Layout::given(size, &numbers?)
            }
        },
    }
}

/// A number written with digits only: `parse` alone would also take a plus.
fn digits(text: &str) -> Option<u64> {
    let only_digits = text.bytes().all(|byte| byte.is_ascii_digit());
    only_digits.then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Lang, Setup as _};

    fn read(tags: &[(&str, &'static str)]) -> Result<Setup, TagError> {
        Setup::from_tags(|name| {
            let found = tags.iter().find(|(tag, _)| *tag == name);
            found.map(|&(_, value)| value)
        })
    }

    #[test]
    fn n1_layouts_are_read_by_name_by_seed_and_by_numbers() {
        let layout = |tags: &[_]| read(tags).unwrap().layout;
        assert_eq!(layout(&[]), Layout::reading(Size::USUAL));
        assert_eq!(
            layout(&[("Layout", "shuffle:18446744073709551615")]),
            Layout::shuffled(Size::USUAL, u64::MAX)
        );
        assert_eq!(
            layout(&[("Layout", "balanced"), ("Operations", "+"), ("Size", "5")]),
            Layout::balanced(Size::new(5).unwrap(), Operations::Plus)
        );
        let given = layout(&[("Layout", "4,3,2,1"), ("Size", "2")]);
        assert_eq!(given.numbers(), [4, 3, 2, 1]);
    }

    #[test]
    fn n1_what_is_no_layout_is_refused() {
        for wrong in [
            "",
            "shuffle",
            "shuffle:",
            "shuffle:-1",
            "shuffle:+1",
            "shuffle:18446744073709551616",
            "1,2,3",
            "1,2,3,3",
            "0,1,2,3",
            "1,2,3,4,",
            "+1,2,3,4",
            "1, 2,3,4",
            "1,2,3,260",
            "Reading",
        ] {
            let error = read(&[("Layout", wrong), ("Size", "2")]).unwrap_err();
            assert_eq!(error.tag, "Layout", "{wrong}");
            assert_eq!(error.value, wrong);
        }
        let error = read(&[("Layout", "1,2,3,4")]).unwrap_err();
        assert!(
            error.explain(Lang::En).contains("once"),
            "a board of 36 cells"
        );
    }

    #[test]
    fn n11_the_first_player_picks_a_colour() {
        let setup = read(&[("Colour", "red")]).unwrap();
        assert_eq!(setup.colour_of(Seat::new(0)), Colour::Red);
        assert_eq!(setup.colour_of(Seat::new(1)), Colour::Black);
        assert_eq!(setup.seats(), 2);
    }

    #[test]
    fn every_tag_with_a_wrong_value_is_refused() {
        for tag in Setup::TAGS {
            let error = read(&[(tag, "?")]).unwrap_err();
            assert_eq!(error.tag, *tag);
        }
    }

    #[test]
    fn tags_are_written_in_their_order() {
        let tags = [
            ("Variant", "steal-place"),
            ("Sides", "own"),
            ("Layout", "2,1,3,4"),
            ("Colour", "red"),
            ("Operations", "+*"),
            ("Size", "2"),
        ];
        let written = read(&tags).unwrap().to_tags();
        assert_eq!(written, tags.map(|(_, value)| value));
        assert_eq!(Setup::TAGS, tags.map(|(name, _)| name));
    }
}
