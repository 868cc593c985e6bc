//! The tokens: seven colours, and the bag they are drawn from (H1, H7).

use core::fmt;

use crate::lanes;
use crate::setup::Size;

/// The colour of a token, a number from 1 to 7.
///
/// ```
/// use hyle7::{Colour, Size};
///
/// assert_eq!(Colour::all(Size::Large).len(), 7);
/// assert_eq!(Colour::all(Size::Small).next_back(), Colour::new(5));
/// assert_eq!(Colour::new(8), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(u8);

impl Colour {
    /// The colour with this number, if there is one.
    pub const fn new(number: u8) -> Option<Colour> {
        if 1 <= number && number <= 7 {
            Some(Colour(number))
        } else {
            None
        }
    }

    /// The number of this colour, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The colours a board of this size is played with.
    pub fn all(size: Size) -> impl DoubleEndedIterator<Item = Colour> + ExactSizeIterator {
        (1..size.colours() + 1).map(Colour)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The bag: how many tokens of each colour are still in it.
///
/// ```
/// use game::{Event, Game, Lang, Refusal};
/// use hyle7::{Bag, Colour, Position, Setup, Size};
///
/// let three = Colour::new(3).unwrap();
/// assert_eq!(Bag::full(Size::Large).left(), 49);
///
/// // On the small board there are five tokens of each colour.
/// let mut game = Position::start(&Setup { size: Size::Small, ..Setup::default() });
/// for (draw, cell) in ["a1", "b1", "c1", "d1", "e1"].into_iter().enumerate() {
///     assert_eq!(game.bag().count(three), 5 - draw as u32);
///     for text in ["draw:3", cell, "pass"] {
///         game.apply(&Event::parse(text).unwrap()).unwrap();
///     }
/// }
/// assert_eq!(game.chances().len(), 4, "one of the five colours is used up");
/// let refused = game.check(&Event::parse("draw:3").unwrap()).unwrap_err();
/// assert_eq!(refused.clause().0, "H1");
/// assert_eq!(refused.explain(Lang::En), "the bag holds no more of colour 3");
/// ```
///
/// Invariant: byte c of the number holds the count of colour c; byte 0 is 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag(u64);

impl Bag {
    /// A full bag: as many tokens of each colour as there are colours.
    pub fn full(size: Size) -> Bag {
        let each = u64::from(size.colours());
        Bag(Colour::all(size).fold(0, |bag, colour| bag | each << colour.shift()))
    }

    /// How many tokens of this colour are left.
    pub const fn count(self, colour: Colour) -> u32 {
        (self.0 >> colour.shift() & 0xff) as u32
    }

    /// How many tokens are left in all.
    pub const fn left(self) -> u32 {
        lanes::sum(self.0)
    }

    /// Whether the last token has been drawn.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The colours that are left, with how many of each.
    pub fn colours(self) -> impl Iterator<Item = (Colour, u32)> {
        (1..=7)
            .map(Colour)
            .map(move |colour| (colour, self.count(colour)))
            .filter(|&(_, count)| count > 0)
    }

    /// The colour of the `nth` token left, counted from 0 with the tokens
    /// sorted by colour.
    pub(crate) const fn nth(self, nth: u32) -> Colour {
        Colour(lanes::find(self.0, nth).0 as u8)
    }

    /// Takes out a token of which at least one is left.
    pub(crate) const fn take(&mut self, colour: Colour) {
        debug_assert!(self.count(colour) > 0);
        self.0 -= 1 << colour.shift();
    }
}

impl Colour {
    /// Where the count of this colour stands in a bag.
    const fn shift(self) -> u32 {
        8 * self.0 as u32
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.colours()).finish()
    }
}
