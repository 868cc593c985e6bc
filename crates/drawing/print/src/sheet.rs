//! The list of what can be printed.

use catalog::GameId;

/// Something to print.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sheet {
    /// SEVEN's tiles to cut out, each hexagon 20 millimetres across.
    SevenTiles,
    /// A grid of hexagons of the same size to lay them on.
    SevenMat,
    /// The rules of SEVEN.
    SevenRules,
    /// HeiNash's board in a layout of one's choice.
    HeinashBoard,
    /// Pawns to cut out, and dice to fold.
    HeinashPawns,
    /// What each roll can make.
    HeinashResults,
    /// An empty sheet on which pupils write their calculations.
    HeinashCalculations,
    /// The rules of HeiNash.
    HeinashRules,
    /// Three lessons, for teachers.
    HeinashLessons,
    /// HYLE⁷'s board, and where to write the points.
    Hyle7Board,
    /// The 49 tokens to cut out.
    Hyle7Tokens,
    /// The rules of HYLE⁷.
    Hyle7Rules,
}

impl Sheet {
    /// Every sheet there is.
    pub const ALL: [Sheet; 12] = [
        Sheet::SevenTiles,
        Sheet::SevenMat,
        Sheet::SevenRules,
        Sheet::HeinashBoard,
        Sheet::HeinashPawns,
        Sheet::HeinashResults,
        Sheet::HeinashCalculations,
        Sheet::HeinashRules,
        Sheet::HeinashLessons,
        Sheet::Hyle7Board,
        Sheet::Hyle7Tokens,
        Sheet::Hyle7Rules,
    ];

    /// The names that commands and links use, in the order of [`Sheet::ALL`].
    pub const NAMES: [&'static str; 12] = [
        "seven-tiles",
        "seven-mat",
        "seven-rules",
        "heinash-board",
        "heinash-pawns",
        "heinash-results",
        "heinash-calculations",
        "heinash-rules",
        "heinash-lessons",
        "hyle7-board",
        "hyle7-tokens",
        "hyle7-rules",
    ];

    /// The name that commands and links use.
    pub const fn name(self) -> &'static str {
        Sheet::NAMES[self as usize]
    }

    /// The sheet that commands and links call by this name.
    pub fn from_name(name: &str) -> Option<Sheet> {
        Sheet::ALL.into_iter().find(|sheet| sheet.name() == name)
    }

    /// The game it belongs to.
    pub const fn game(self) -> GameId {
        match self {
            Sheet::SevenTiles | Sheet::SevenMat | Sheet::SevenRules => GameId::Seven,
            Sheet::Hyle7Board | Sheet::Hyle7Tokens | Sheet::Hyle7Rules => GameId::Hyle7,
            _ => GameId::Heinash,
        }
    }

    /// Whether it depends on where the numbers of the board are.
    pub const fn has_layout(self) -> bool {
        matches!(self, Sheet::HeinashBoard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sheet_is_listed_once_under_the_name_of_its_game() {
        for (index, sheet) in Sheet::ALL.into_iter().enumerate() {
            assert_eq!(sheet as usize, index);
            assert_eq!(Sheet::from_name(sheet.name()), Some(sheet));
            assert!(sheet.name().starts_with(sheet.game().name()), "{sheet:?}");
        }
        assert_eq!(Sheet::from_name("board"), None);
    }
}
