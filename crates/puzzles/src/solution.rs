//! Somebody's own solution of a puzzle as a certificate: its method is
//! `solution`, and each line has the tiles of one colour.
//!
//! ```text
//! tablier certificate 1
//! puzzle: copycat
//! claim: solved
//! method: solution
//!
//! black I:… O:… (all seven)
//! white I:… O:… (all seven)
//! ```
//!
//! For the island the lines are `volcano`, `white` and `black`.

use seven::Placement;

use crate::arrangement::Arrangement;
use crate::certificate::Certificate;
use crate::fault::Fault;
use crate::lines::{line_of, tiles_in};
use crate::puzzle::Puzzle;
use crate::refused::Refused;
use crate::{copycat, island};

/// The word for it.
pub const METHOD: &str = "solution";

/// Everything that is wrong with a solution, each with the line it is about.
pub fn faults(certificate: &Certificate) -> Result<Vec<(usize, Fault)>, Refused> {
    let tiles = |index: usize, word: &str| {
        let line = certificate.body.get(index);
        let rest = line.and_then(|line| line.strip_prefix(word));
        let tiles = rest.and_then(tiles_in);
        tiles.ok_or(Refused::Line { line: index + 1 })
    };
    let about = |line: usize, faults: Vec<Fault>| faults.into_iter().map(move |f| (line, f));
    match certificate.puzzle {
        Puzzle::Copycat => {
            let black = Arrangement::new(tiles(0, "black")?);
            let white = Arrangement::new(tiles(1, "white")?);
            let ground = copycat::check_ground(&black);
            let cover = copycat::check(&black, &white);
            Ok(about(1, ground).chain(about(2, cover)).collect())
        }
        Puzzle::Island => {
            let volcano = tiles(0, "volcano")?;
            let &[volcano] = volcano.as_slice() else {
                return Err(Refused::Line { line: 1 });
            };
            let (white, black) = (tiles(1, "white")?, tiles(2, "black")?);
            Ok(about(3, island::check(volcano, &white, &black)).collect())
        }
        Puzzle::FifthLevel | Puzzle::Holes => Err(Refused::Method),
    }
}

/// A solution of the copycat, to be passed on.
pub fn of_copycat(black: &[Placement], white: &[Placement]) -> Certificate {
    let body = vec![
        format!("black {}", line_of(black)),
        format!("white {}", line_of(white)),
    ];
    solved(Puzzle::Copycat, body)
}

/// A solution of the island, to be passed on.
pub fn of_island(volcano: Placement, white: &[Placement], black: &[Placement]) -> Certificate {
    let body = vec![
        format!("volcano {}", line_of(&[volcano])),
        format!("white {}", line_of(white)),
        format!("black {}", line_of(black)),
    ];
    solved(Puzzle::Island, body)
}

fn solved(puzzle: Puzzle, body: Vec<String>) -> Certificate {
    Certificate {
        puzzle,
        claim: "solved".to_string(),
        method: METHOD.to_string(),
        body,
    }
}
