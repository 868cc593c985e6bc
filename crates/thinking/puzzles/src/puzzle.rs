//! The four puzzles of the rulebook.

use std::fmt;

use game::Clause;

/// One of the rulebook's puzzles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Puzzle {
    /// P1: a game that reaches the fifth level.
    FifthLevel,
    /// P2: a volcano, an island around it and a sea around that.
    Island,
    /// P3: as many holes as possible.
    Holes,
    /// P4: white tiles on exactly the cells of the black ones.
    Copycat,
}

impl Puzzle {
    /// All of them, in the order of the rulebook.
    pub const ALL: [Puzzle; 4] = [
        Puzzle::FifthLevel,
        Puzzle::Island,
        Puzzle::Holes,
        Puzzle::Copycat,
    ];

    /// The name by which commands and certificates know it.
    pub const fn name(self) -> &'static str {
        match self {
            Puzzle::FifthLevel => "fifth-level",
            Puzzle::Island => "island",
            Puzzle::Holes => "holes",
            Puzzle::Copycat => "copycat",
        }
    }

    /// The puzzle with this name.
    pub fn from_name(name: &str) -> Option<Puzzle> {
        Puzzle::ALL.into_iter().find(|puzzle| puzzle.name() == name)
    }

    /// The clause of the rules that sets it.
    pub const fn clause(self) -> Clause {
        Clause(match self {
            Puzzle::FifthLevel => "P1",
            Puzzle::Island => "P2",
            Puzzle::Holes => "P3",
            Puzzle::Copycat => "P4",
        })
    }
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
