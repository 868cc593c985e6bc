//! What is agreed before a game of SEVEN: the number of seats, pairs or not,
//! and which end of the stack counts (S9 to S12).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Seat, TagError, choice};

use crate::words;

/// Everything that is agreed before the first tile.
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

const PLAYERS: &[&str] = &["2", "3", "4"];
const NO_YES: &[&str] = &["no", "yes"];
const VARIANT: &[&str] = &["normal", "misere"];

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
    const TAGS: &'static [&'static str] = &["Players", "Pairs", "Variant"];

    fn from_tags<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Result<Setup, TagError> {
        let setup = Setup {
            players: choice("Players", value("Players"), PLAYERS, &[2, 3, 4])?,
            pairs: choice("Pairs", value("Pairs"), NO_YES, &[false, true])?,
            misere: choice("Variant", value("Variant"), VARIANT, &[false, true])?,
        };
        if setup.pairs && setup.players != 4 {
            return Err(TagError::described("Pairs", "yes", words::PAIRS_ARE_FOUR));
        }
        Ok(setup)
    }

    fn to_tags(&self) -> Vec<String> {
        Vec::from([
            self.players.to_string(),
            NO_YES[usize::from(self.pairs)].to_string(),
            VARIANT[usize::from(self.misere)].to_string(),
        ])
    }

    fn seats(&self) -> usize {
        usize::from(self.players)
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
