//! Tiles that lie somewhere, as people write them: a line a tile, its letter
//! and its four cells, `I:0,0;1,0;2,0;3,0`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use game::{Lang, ParseError};
use seven::{Cell, Move, Placement, SYMMETRIES, Tile};

use crate::words;

/// Tiles that lie somewhere, in the order in which they were given. Whether they
/// overlap, hang together or are the right ones is for each puzzle to say.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Arrangement {
    /// The tiles.
    pub tiles: Vec<Placement>,
}

/// Why a text is no arrangement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArrangementError {
    /// A line is not a tile and four cells.
    Line {
        /// Which line, counted from 1.
        line: usize,
        /// What is wrong with it.
        error: ParseError,
    },
    /// The cells of a line do not have the tile's shape (S1).
    Shape {
        /// Which line, counted from 1.
        line: usize,
        /// The tile.
        tile: Tile,
    },
}

impl ArrangementError {
    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        match self {
            ArrangementError::Line { line, error } => {
                words::bad_line(lang, *line, error.offset + 1, error.explain(lang))
            }
            ArrangementError::Shape { line, tile } => words::not_the_shape(lang, *line, *tile),
        }
    }
}

impl fmt::Display for ArrangementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for ArrangementError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            ArrangementError::Line { error, .. } => Some(error),
            _ => None,
        }
    }
}

impl Arrangement {
    /// Whether a text means to be tiles, a line each, well-formed or not: it
    /// begins with a tile's letter and a colon.
    pub fn is_meant(text: &str) -> bool {
        let mut lines = text.lines().map(uncommented);
        let first = lines.find(|line| !line.is_empty()).unwrap_or_default();
        let (letter, rest) = first.split_at(first.chars().next().map_or(0, char::len_utf8));
        letter
            .chars()
            .any(|letter| Tile::from_letter(letter).is_some())
            && rest.trim_start().starts_with(':')
    }

    /// These tiles.
    pub fn new(tiles: impl IntoIterator<Item = Placement>) -> Arrangement {
        Arrangement {
            tiles: tiles.into_iter().collect(),
        }
    }

    /// The cells of all tiles in ascending order; one that is covered twice is
    /// there twice.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.tiles.iter().flat_map(|tile| tile.cells()).collect();
        cells.sort_unstable();
        cells
    }

    /// The same arrangement wherever it lies and however it is turned or
    /// flipped: the least of its twelve images, moved to the origin, with its
    /// tiles in their order.
    pub fn normal(&self) -> Arrangement {
        let images = SYMMETRIES.into_iter().map(|symmetry| {
            let mut tiles: Vec<Placement> = (self.tiles.iter())
                .map(|tile| tile.carried(symmetry))
                .collect();
            let corners = || tiles.iter().map(|tile| tile.corner);
            let low = Cell::new(
                corners().map(|c| c.q).min().unwrap_or(0),
                corners().map(|c| c.r).min().unwrap_or(0),
            );
            for tile in &mut tiles {
                tile.corner = tile.corner - low;
            }
            tiles.sort_unstable();
            Arrangement { tiles }
        });
        images.min().expect("there are twelve")
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &tile in &self.tiles {
            writeln!(f, "{}", Move::from(tile))?;
        }
        Ok(())
    }
}

impl FromStr for Arrangement {
    type Err = ArrangementError;

    /// Reads a line a tile; empty lines and what stands after `#` are skipped.
    fn from_str(text: &str) -> Result<Arrangement, ArrangementError> {
        let mut tiles = Vec::new();
        for (index, written) in text.lines().enumerate() {
            let line = index + 1;
            let written = uncommented(written);
            if written.is_empty() {
                continue;
            }
            let mv: Move =
                (written.parse()).map_err(|error| ArrangementError::Line { line, error })?;
            let tile = mv.tile();
            tiles.push(
                mv.placement()
                    .ok_or(ArrangementError::Shape { line, tile })?,
            );
        }
        Ok(Arrangement { tiles })
    }
}

/// A line without what stands after `#`.
fn uncommented(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "I:0,0;1,0;2,0;3,0\nO:0,1;1,1;0,2;1,0\n";

    #[test]
    fn what_is_written_reads_back() {
        let text = "# a bar\nI:3,0;1,0;2,0;0,0  # in any order\n\nO:5,1;6,1;5,2;6,0\n";
        let arrangement: Arrangement = text.parse().unwrap();
        assert_eq!(arrangement.tiles.len(), 2);
        assert_eq!(arrangement.to_string().parse(), Ok(arrangement));
    }

    #[test]
    fn tiles_are_told_from_other_texts() {
        for text in [TWO, "# mine\n\nI:", "  P : 0,0"] {
            assert!(Arrangement::is_meant(text), "{text}");
        }
        for text in ["", "# I:0,0", "[Game \"seven\"]", "X:0,0", "tablier", "é:"] {
            assert!(!Arrangement::is_meant(text), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_found_by_its_line() {
        let bad = |text: &str| text.parse::<Arrangement>().unwrap_err();
        assert!(matches!(
            bad("\nI:0,0;1,0;2,0"),
            ArrangementError::Line { line: 2, .. }
        ));
        assert_eq!(
            bad("I:0,0;1,0;2,0;2,1"),
            ArrangementError::Shape {
                line: 1,
                tile: Tile::I
            }
        );
        for lang in Lang::ALL {
            assert!(bad("\nI:0,0;1,0;2,0").explain(lang).contains('2'));
        }
    }

    #[test]
    fn the_normal_form_is_one_for_all_images() {
        let arrangement: Arrangement = TWO.parse().unwrap();
        let normal = arrangement.normal();
        for symmetry in SYMMETRIES {
            let mut image =
                Arrangement::new((arrangement.tiles.iter()).map(|t| t.carried(symmetry)));
            for tile in &mut image.tiles {
                tile.corner = tile.corner + Cell::new(5, -3);
            }
            image.tiles.reverse();
            assert_eq!(image.normal(), normal);
        }
        let other: Arrangement = "I:0,0;1,0;2,0;3,0\nO:0,2;1,2;0,3;1,1\n".parse().unwrap();
        assert_ne!(other.normal(), normal);
    }
}
