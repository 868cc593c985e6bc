//! What is agreed before a game (N1–N3, N5–N7, N11) and the tags it is written with.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Field, Phrase, Seat, TagError, TagRule};

use crate::arithmetic::Operations;
use crate::layout::Layout;
use crate::rhombus::{CellSet, Size};
use crate::{form, words};

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
///
/// ```
/// use game::Setup as _;
/// use heinash::{Layout, Setup, Size, Variant};
///
/// let tags = |name: &str| match name {
///     "Variant" => Some("steal-place"),
///     "Layout" => Some("shuffle:7"),
///     "Size" => Some("3"),
///     _ => None,
/// };
/// let setup = Setup::from_tags(tags).unwrap();
/// assert_eq!(setup.variant, Variant::StealPlace);
/// assert_eq!(setup.layout, Layout::shuffled(Size::new(3).unwrap(), 7));
///
/// // Written out, a layout is its numbers, whatever it was made from.
/// assert_eq!(setup.to_tags()[2], "3,7,6,2,8,9,1,5,4");
/// let seven = Setup::from_tags(|name| (name == "Size").then_some("7"));
/// assert_eq!(seven.unwrap_err().tag, "Size");
///
/// // A form asks for a shuffle without its seed and finds it with any.
/// let layout = Setup::FIELDS.iter().find(|field| field.key == "layout").unwrap();
/// let shuffled = layout.meant(|name| (name == "Layout").then(|| "shuffle:99".to_string()));
/// assert_eq!(shuffled.unwrap().key, "shuffle");
/// ```
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
    ///
    /// ```
    /// use game::Seat;
    /// use heinash::{Cell, CellSet, Setup, Sides};
    ///
    /// let row: CellSet = (0..6).map(|column| Cell::new(3, column)).collect();
    /// let mut setup = Setup::default();
    /// assert!(setup.is_joined(Seat::new(0), row));
    /// // With sides of their own, seat 0 has to join the first and the last row.
    /// setup.sides = Sides::Own;
    /// assert!(!setup.is_joined(Seat::new(0), row));
    /// assert!(setup.is_joined(Seat::new(1), row));
    /// ```
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

const VARIANT: TagRule = TagRule::one_of("Variant", &["base", "steal-number", "steal-place"]);
const SIDES: TagRule = TagRule::one_of("Sides", &["any", "own"]);
const LAYOUT: TagRule = TagRule::described("Layout", words::LAYOUT);
const COLOUR: TagRule = TagRule::one_of("Colour", &["black", "red"]);
const OPERATIONS: TagRule = TagRule::one_of("Operations", &["+-*/", "+*", "+"]);
const SIZE: TagRule = TagRule::one_of("Size", &["6", "2", "3", "4", "5"]);

impl game::Setup for Setup {
    const TAGS: &'static [TagRule] = &[VARIANT, SIDES, LAYOUT, COLOUR, OPERATIONS, SIZE];
    const FIELDS: &'static [Field] = form::FIELDS;
    const PICKED: Option<&'static TagRule> = Some(&COLOUR);

    fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Setup, TagError> {
        let size = SIZE.read(value("Size"), &Size::EACH)?;
        let operations = OPERATIONS.read(value("Operations"), &Operations::EACH)?;
        Ok(Setup {
            variant: VARIANT.read(value("Variant"), &Variant::EACH)?,
            sides: SIDES.read(value("Sides"), &Sides::EACH)?,
            layout: match value("Layout") {
                None => Layout::reading(size),
                Some(text) => {
                    read_layout(text, size, operations).ok_or_else(|| LAYOUT.refuse(text))?
                }
            },
            colour: COLOUR.read(value("Colour"), &Colour::EACH)?,
            operations,
        })
    }

    fn to_tags(&self) -> Vec<String> {
        let size = Size::EACH.iter().position(|&size| size == self.size());
        Vec::from([
            VARIANT.written(self.variant as usize),
            SIDES.written(self.sides as usize),
            self.layout.to_string(),
            COLOUR.written(self.colour as usize),
            OPERATIONS.written(self.operations as usize),
            SIZE.written(size.expect("every size is listed")),
        ])
    }

    /// Two, also where pairs play: a pair shares a colour and consults (N11).
    fn seats(&self) -> usize {
        2
    }

    fn seat_label(&self, seat: Seat) -> Phrase {
        match seat.index() {
            0 => Phrase::new("First player", "Premier joueur", "Primer jugador"),
            _ => Phrase::new("Second player", "Second joueur", "Segundo jugador"),
        }
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
            let error = read(&[(tag.name, "?")]).unwrap_err();
            assert_eq!(error.tag, tag.name);
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
        let names: Vec<&str> = Setup::TAGS.iter().map(|tag| tag.name).collect();
        assert_eq!(names, tags.map(|(name, _)| name));
    }
}
