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
//! For the island the lines are `volcano`, `white` and `black`. Holes have a line a
//! tile, whatever the colours; their claim may say with which tiles, `tiles 6;
//! without I`, and how many, `holes 5`.

use seven::{Cell, Placement};

use crate::arrangement::Arrangement;
use crate::certificate::Certificate;
use crate::fault::Fault;
use crate::holes::Stock;
use crate::lines::{line_of, tiles_in};
use crate::proof_error::{ProofError, compare};
use crate::puzzle::Puzzle;
use crate::{copycat, holes, island};

/// The word for it.
pub const METHOD: &str = "solution";

/// Everything that is wrong with a solution, each with the line it is about.
pub fn faults(certificate: &Certificate) -> Result<Vec<(usize, Fault)>, ProofError> {
    let tiles = |index: usize, word: &str| {
        let line = certificate.body.get(index);
        let rest = line.and_then(|line| line.strip_prefix(word));
        let tiles = rest.and_then(tiles_in);
        tiles.ok_or(ProofError::Line { line: index + 1 })
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
                return Err(ProofError::Line { line: 1 });
            };
            let (white, black) = (tiles(1, "white")?, tiles(2, "black")?);
            Ok(about(3, island::check(volcano, &white, &black)).collect())
        }
        Puzzle::Holes => match holes_laid(certificate)?.found {
            Ok(holes) if certificate.claimed("holes").is_some() => {
                compare(certificate, "holes", holes.len() as u64)?;
                Ok(Vec::new())
            }
            Ok(_) => Ok(Vec::new()),
            Err(faults) => {
                let line = |fault: &Fault| line_about(fault, &certificate.body);
                Ok(faults.into_iter().map(|f| (line(&f), f)).collect())
            }
        },
        Puzzle::FifthLevel => Err(ProofError::Method),
    }
}

/// The tiles of a solution of the holes: the holes, or what is wrong.
pub fn holes_laid(certificate: &Certificate) -> Result<HolesLaid, ProofError> {
    let refused = |why: holes::HolesError| ProofError::Holes(Box::new(why));
    let text = certificate.body.join("\n");
    let tiles: Arrangement =
        (text.parse()).map_err(|why| refused(holes::HolesError::Arrangement(why)))?;
    let said = ["tiles", "without"].map(|word| certificate.claimed(word));
    let stock = if said == [None, None] {
        Stock::meant(tiles.tiles.iter().map(|tile| tile.tile()))
    } else {
        holes::claimed_tiles(certificate).map_err(refused)?
    };
    Ok(HolesLaid {
        found: holes::check(&tiles, stock),
        tiles,
        stock,
    })
}

/// Tiles that somebody laid to make holes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HolesLaid {
    /// The tiles.
    pub tiles: Arrangement,
    /// Which they should be.
    pub stock: Stock,
    /// Their holes, each with its cells, or everything that is wrong.
    pub found: Result<Vec<Vec<Cell>>, Vec<Fault>>,
}

/// The line of the tile that is wrong, counted from 1; of one that is missing the
/// line after the last.
fn line_about(fault: &Fault, lines: &[String]) -> usize {
    let about = |line: &String| {
        let tiles: Vec<Placement> = line
            .parse()
            .map_or(Vec::new(), |read: Arrangement| read.tiles);
        let cell = fault.cell();
        let holds = |tile: &Placement| cell.is_none_or(|cell| tile.cells().contains(&cell));
        (tiles.iter()).any(|tile| fault.tile() == Some(tile.tile()) && holds(tile))
    };
    let last = lines.iter().rposition(about);
    last.map_or(lines.len() + 1, |index| index + 1)
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

/// Plain tiles, a line each, as a solution of the holes.
pub fn of_lines(text: &str) -> Certificate {
    solved(Puzzle::Holes, text.lines().map(str::to_string).collect())
}

/// An arrangement with holes, to be passed on.
pub fn of_holes(tiles: &Arrangement, stock: Stock, holes: usize) -> Certificate {
    let body = tiles.to_string().lines().map(str::to_string).collect();
    Certificate {
        claim: format!("{}; holes {holes}", holes::tiles(stock)),
        ..solved(Puzzle::Holes, body)
    }
}

fn solved(puzzle: Puzzle, body: Vec<String>) -> Certificate {
    Certificate {
        puzzle,
        claim: "solved".to_string(),
        method: METHOD.to_string(),
        body,
    }
}
