//! What somebody has laid as a certificate, to be kept and checked elsewhere.

use seven::Placement;

use super::known::known;
use super::look::look;
use super::task::{Laying, Task, lying};
use crate::arrangement::Arrangement;
use crate::certificate::Certificate;
use crate::holes::{self, Stock};
use crate::solution;

/// The certificate of what was laid, if it is a solution; of holes, if nobody has
/// made more.
pub fn certificate(task: &Task, laying: &Laying) -> Option<Certificate> {
    let look = look(task, laying);
    if !look.done {
        return None;
    }
    match task {
        Task::Copycat { black } => Some(solution::of_copycat(&black.tiles, &laying.white)),
        // Without its sea an island is only half of what is asked for.
        Task::Island { .. } if laying.black.is_empty() => None,
        Task::Island { volcano } => {
            let volcano = lying(*volcano);
            Some(solution::of_island(volcano, &laying.white, &laying.black))
        }
        Task::Holes { .. } => of_holes(task, laying, look.holes.len() as u32),
    }
}

/// The certificate of as many holes as anybody has made, or more.
fn of_holes(task: &Task, laying: &Laying, holes: u32) -> Option<Certificate> {
    let known = known(task)?;
    if holes < known.figure {
        return None;
    }
    let tiles: Vec<Placement> = laying.all().map(|(_, tile)| tile).collect();
    Some(holes::certificate(&holes::Answer {
        stock: Stock::of(tiles.iter().map(|tile| tile.tile())),
        arrangement: Arrangement::new(tiles),
        holes,
        bound: known.bound.max(holes),
    }))
}
