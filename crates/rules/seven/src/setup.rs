//! What is agreed before a game of SEVEN: the number of seats, pairs or not,
//! and which end of the stack counts (S9 to S12).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Field, Phrase, Seat, TagError, TagRule};

use crate::{form, words};

/// Everything that is agreed before the first tile.
///
/// ```
/// use game::{Lang, Seat, Setup as _};
/// use seven::{Colour, Setup};
///
/// let setup = Setup::pairs().misere();
/// assert_eq!(setup.to_tags(), ["4", "yes", "misere"]);
/// // Members of a pair sit opposite each other.
/// assert_eq!(setup.colour(Seat::new(2)), Colour::Black);
/// assert_eq!(Setup::alone(5), None);
///
/// // From tags, as a record has them: two pairs are four players.
/// let tags = |name: &str| (name == "Pairs").then_some("yes");
/// let error = Setup::from_tags(tags).unwrap_err();
/// assert_eq!(
///     error.explain(Lang::En),
///     "Pairs cannot be “yes”: two pairs are four players, so Players must be 4"
/// );
///
/// // A form has one field for the players; two pairs are one of its choices.
/// let tags = |name: &str| match name {
///     "Players" => Some("4".to_string()),
///     "Pairs" => Some("yes".to_string()),
///     _ => None,
/// };
/// let choice = Setup::FIELDS[0].meant(tags).unwrap();
/// assert_eq!(choice.label.text(Lang::Es), "Dos parejas");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    players: u8,
    pairs: bool,
    misere: bool,
}

/// The colour of a seat's tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// White, or ice: begins.
    White,
    /// Black.
    Black,
    /// Red, the third colour.
    Red,
    /// Blue, the fourth.
    Blue,
}

const PLAYERS: TagRule = TagRule::one_of("Players", &["2", "3", "4"]);
const PAIRS: TagRule = TagRule::one_of("Pairs", &["no", "yes"]);
const VARIANT: TagRule = TagRule::one_of("Variant", &["normal", "misere"]);

impl Setup {
    /// Two players, the normal way to win.
    pub const TWO: Setup = Setup {
        players: 2,
        pairs: false,
        misere: false,
    };

    /// A game for two, three or four players, each alone; `None` for any other
    /// number.
    pub const fn alone(players: usize) -> Option<Setup> {
        match players {
            2..=4 => Some(Setup {
                players: players as u8,
                ..Setup::TWO
            }),
            _ => None,
        }
    }

    /// Two pairs (S11): seats 0 and 2 against seats 1 and 3.
    pub const fn pairs() -> Setup {
        Setup {
            players: 4,
            pairs: true,
            misere: false,
        }
    }

    /// The same game, won from the lowest level upwards (S9).
    ///
    /// ```
    /// use game::{Event, Game};
    /// use seven::{Position, Setup};
    ///
    /// // White has a tile on level 2, Black has two on the table.
    /// let ahead = |setup: Setup| {
    ///     let mut game = Position::start(&setup);
    ///     let bars = ["I:0,0;1,0;2,0;3,0", "I:0,1;1,1;2,1;3,1"];
    ///     for text in bars.iter().chain(&["O:0,1;1,0;1,1;2,0", "Y:0,-1;1,-3;1,-2;2,-2"]) {
    ///         game.apply(&Event::parse(text).unwrap()).unwrap();
    ///     }
    ///     game.standing().places.as_slice().to_vec()
    /// };
    /// assert_eq!(ahead(Setup::TWO), [1, 2]);
    /// assert_eq!(ahead(Setup::TWO.misere()), [2, 1]);
    /// ```
    pub const fn misere(self) -> Setup {
        Setup {
            misere: true,
            ..self
        }
    }

    /// Whether seats play in pairs.
    pub const fn is_pairs(&self) -> bool {
        self.pairs
    }

    /// Whether the lowest level counts first.
    pub const fn is_misere(&self) -> bool {
        self.misere
    }

    /// The colour of a seat's tiles: members of a pair sit opposite each other,
    /// one pair with acrylic tiles, the other with plastic ones.
    pub const fn colour(&self, seat: Seat) -> Colour {
        match (self.pairs, seat.index()) {
            (_, 0) => Colour::White,
            (false, 1) | (true, 2) => Colour::Black,
            (false, 2) | (true, 1) => Colour::Red,
            _ => Colour::Blue,
        }
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::TWO
    }
}

impl game::Setup for Setup {
    const TAGS: &'static [TagRule] = &[PLAYERS, PAIRS, VARIANT];
    const FIELDS: &'static [Field] = form::FIELDS;

    fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Setup, TagError> {
        let setup = Setup {
            players: PLAYERS.read(value("Players"), &[2, 3, 4])?,
            pairs: PAIRS.read(value("Pairs"), &[false, true])?,
            misere: VARIANT.read(value("Variant"), &[false, true])?,
        };
        if setup.pairs && setup.players != 4 {
            return Err(TagError::described("Pairs", "yes", words::PAIRS_ARE_FOUR));
        }
        Ok(setup)
    }

    fn to_tags(&self) -> Vec<String> {
        Vec::from([
            self.players.to_string(),
            PAIRS.written(self.pairs.into()),
            VARIANT.written(self.misere.into()),
        ])
    }

    fn seats(&self) -> usize {
        self.players.into()
    }

    fn seat_label(&self, seat: Seat) -> Phrase {
        self.colour(seat).name()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Setup as _;

    #[test]
    fn s11_pairs_need_four_players() {
        let two = Setup::from_tags(|tag| (tag == "Pairs").then_some("yes"));
        assert_eq!(two.unwrap_err().tag, "Pairs");
        let four = Setup::from_tags(|tag| Some(if tag == "Players" { "4" } else { "yes" }));
        assert_eq!(four.unwrap_err().tag, "Variant");
    }

    #[test]
    fn s11_colours_go_round_the_table() {
        let colours = |setup: Setup| [0, 1, 2, 3].map(|seat| setup.colour(Seat::new(seat)));
        use Colour::{Black, Blue, Red, White};
        assert_eq!(colours(Setup::pairs()), [White, Red, Black, Blue]);
        let alone = Setup::alone(4).unwrap();
        assert_eq!(colours(alone), [White, Black, Red, Blue]);
    }
}
