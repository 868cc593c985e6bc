//! Checking a certificate about holes without the solver: the arrangement is
//! counted by the checker, and the bound by a second search of its own, over
//! every hexagon in which one hole more would have to lie.

mod hexagons;
mod laying;
mod tiling;

use std::error::Error;
use std::fmt;

use game::Lang;
use seven::Tile;

use super::check::check;
use super::proof::{METHOD, claimed_tiles};
use super::stock::Stock;
use super::words;
use crate::{Arrangement, ArrangementError, Certificate, Fault, Progress, Stopped};
use hexagons::{Hexagon, hexagons};

/// What a certificate shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The tiles.
    pub stock: Stock,
    /// The arrangement.
    pub arrangement: Arrangement,
    /// How many holes it has.
    pub holes: u32,
    /// No arrangement has more holes.
    pub bound: u32,
}

/// Why a certificate about holes does not show what it claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HolesError {
    /// The method is not known.
    Method,
    /// The claim does not say something that it has to.
    Claim {
        /// The word under which it would stand.
        word: &'static str,
    },
    /// The tiles cannot be read.
    Arrangement(ArrangementError),
    /// The tiles do not lie as they should; this is wrong, at least one thing.
    Tiles(Vec<Fault>),
    /// The number of holes is wrong.
    Holes {
        /// What is claimed.
        claimed: u32,
        /// What there is.
        counted: u32,
    },
    /// The bound is below what the arrangement has.
    Bound {
        /// The bound.
        bound: u32,
        /// The holes.
        holes: u32,
    },
    /// The number of hexagons to look at is wrong.
    Frames {
        /// What is claimed.
        claimed: u32,
        /// What there are.
        counted: u32,
    },
    /// There is an arrangement with more holes than the bound.
    Beaten {
        /// How many it has at least.
        holes: u32,
        /// The arrangement.
        arrangement: Arrangement,
    },
    /// The check was ended before it was done.
    Stopped,
}

impl HolesError {
    /// What is wrong, as a sentence without its full stop.
    pub fn explain(&self, lang: Lang) -> String {
        words::explain(self, lang)
    }
}

impl fmt::Display for HolesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.explain(Lang::En))
    }
}

impl Error for HolesError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            HolesError::Arrangement(error) => Some(error),
            _ => None,
        }
    }
}

impl From<Stopped> for HolesError {
    fn from(_: Stopped) -> HolesError {
        HolesError::Stopped
    }
}

/// Checks everything that a certificate claims.
pub fn verify(
    certificate: &Certificate,
    progress: &mut impl Progress,
) -> Result<Shown, HolesError> {
    let shown = verify_arrangement(certificate)?;
    match refute(shown.stock, shown.bound + 1, progress)? {
        None => Ok(shown),
        Some(arrangement) => Err(HolesError::Beaten {
            holes: shown.bound + 1,
            arrangement,
        }),
    }
}

/// Checks everything but the bound, which takes no time: the arrangement, its
/// holes, and that no hexagon is forgotten.
pub fn verify_arrangement(certificate: &Certificate) -> Result<Shown, HolesError> {
    if certificate.method != METHOD {
        return Err(HolesError::Method);
    }
    let number = |word: &'static str| {
        let text = certificate
            .claimed(word)
            .ok_or(HolesError::Claim { word })?;
        (text.parse::<u32>()).map_err(|_| HolesError::Claim { word })
    };
    let stock = claimed_tiles(certificate)?;
    let (holes, bound) = (number("holes")?, number("bound")?);
    let arrangement: Arrangement =
        (certificate.body.join("\n").parse()).map_err(HolesError::Arrangement)?;
    let counted = check(&arrangement, stock).map_err(HolesError::Tiles)?.len() as u32;
    if counted != holes {
        let claimed = holes;
        return Err(HolesError::Holes { claimed, counted });
    }
    if bound < holes {
        return Err(HolesError::Bound { bound, holes });
    }
    let claimed = number("hexagons")?;
    let counted = to_look_at(stock, bound + 1).len() as u32;
    if claimed != counted {
        return Err(HolesError::Frames { claimed, counted });
    }
    Ok(Shown {
        stock,
        arrangement,
        holes,
        bound,
    })
}

/// An arrangement with at least so many holes, if there is one: by the second
/// search.
pub fn refute(
    stock: Stock,
    holes: u32,
    progress: &mut impl Progress,
) -> Result<Option<Arrangement>, Stopped> {
    let hexagons = to_look_at(stock, holes);
    let all = hexagons.len() as u64;
    for (done, (hexagon, points)) in (0..).zip(hexagons) {
        if !progress.report(done, all) {
            return Err(Stopped);
        }
        let found = laying::lay(hexagon, stock, holes, points, progress, (done, all))?;
        if found.is_some() {
            return Ok(found);
        }
    }
    Ok(None)
}

/// The hexagons in which so many holes would have to lie, each with the most
/// points at which three cells may meet. With `n` cells and `h` holes these
/// points and the rows of the hexagon are together at most `2n + 1 − 4h`; each
/// bee has two such points in itself and each pistol one.
fn to_look_at(stock: Stock, holes: u32) -> Vec<(Hexagon, u32)> {
    let own = 2 * stock.count(Tile::O) + stock.count(Tile::P);
    let Some(most) = (2 * stock.cells() + 1).checked_sub(4 * holes) else {
        return Vec::new();
    };
    let rows = most.saturating_sub(own) as usize;
    let hexagons = hexagons(rows, (stock.cells() + holes) as usize);
    (hexagons.into_iter())
        .map(|hexagon| (hexagon, most - hexagon.width() as u32))
        .collect()
}
