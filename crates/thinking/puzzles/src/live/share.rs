//! A task and what was laid of it as a few letters that a link can hold:
//! `c-…-…`, `iI-…-…`, `h7-…`, `h6I-…` and `h14-…-…`.
//!
//! A tile takes four letters: its own, which of its orientations it has, and
//! where its corner is. Corners are counted from the least one, so that where on
//! the endless table everything lies is not written.

use seven::{Cell, Orientation, Placement, Tile};

use super::task::{Laying, Task, lying};
use crate::arrangement::Arrangement;
use crate::copycat;
use crate::fault::Side;

const DIGITS: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// What a link holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shared {
    /// What is to be laid.
    pub task: Task,
    /// What has been.
    pub laying: Laying,
}

/// The letters for a task with what was laid of it; nothing where tiles lie too
/// far from each other for that.
pub fn write(task: &Task, laying: &Laying) -> Option<String> {
    let given = task.given();
    let all = given.iter().copied().chain(laying.all().map(|(_, t)| t));
    let corners: Vec<Cell> = all.map(|tile| tile.corner).collect();
    let low = Cell::new(
        corners.iter().map(|c| c.q).min().unwrap_or(0),
        corners.iter().map(|c| c.r).min().unwrap_or(0),
    );
    let line = |tiles: &[Placement]| -> Option<String> {
        let letters = tiles.iter().map(|&tile| letters(tile, low));
        letters.collect()
    };
    let (given, white, black) = (line(&given)?, line(&laying.white)?, line(&laying.black)?);
    Some(match task {
        Task::Copycat { .. } => format!("c-{given}-{white}"),
        Task::Island { volcano } => format!("i{volcano}-{given}{white}-{black}"),
        // What was made for others to copy travels as their task.
        Task::Holes { .. } if *task == Task::MAKE => {
            let ground = Arrangement::new(laying.black.iter().copied());
            if !copycat::check_ground(&ground).is_empty() {
                return None;
            }
            format!("c-{black}-")
        }
        Task::Holes { .. } if *task == Task::SEVEN => format!("h7-{white}"),
        Task::Holes { .. } if *task == Task::FOURTEEN => format!("h14-{white}-{black}"),
        Task::Holes { white: kinds, .. } => {
            let left_out = Tile::ALL.into_iter().find(|&tile| !kinds.contains(tile))?;
            format!("h6{left_out}-{white}")
        }
    })
}

/// Reads what [`write()`] wrote. It is well-formed, and the black tiles of a
/// copycat are a puzzle; whether the rest is right is for [`super::look`] to say.
pub fn read(text: &str) -> Option<Shared> {
    let mut parts = text.split('-');
    let head = parts.next()?;
    let mut next = || tiles(parts.next().unwrap_or_default());
    let (task, laying) = if head == "c" {
        let black = Arrangement::new(next()?);
        let white = next()?;
        let laying = Laying {
            white,
            ..Laying::default()
        };
        if !copycat::check_ground(&black).is_empty() {
            return None;
        }
        (Task::Copycat { black }, laying)
    } else if let Some(kind) = head.strip_prefix('i') {
        let volcano = tile(kind)?;
        let (mut white, mut black) = (next()?, next()?);
        // The volcano is written with the rest, so that they keep together.
        let first = (!white.is_empty()).then(|| white.remove(0))?;
        let own = lying(volcano);
        if first.orientation != own.orientation {
            return None;
        }
        for tile in white.iter_mut().chain(&mut black) {
            tile.corner = tile.corner - first.corner + own.corner;
        }
        (Task::Island { volcano }, Laying { white, black })
    } else {
        let kinds = head.strip_prefix('h')?;
        let task = match kinds {
            "7" => Task::SEVEN,
            "14" => Task::FOURTEEN,
            _ => Task::without(tile(kinds.strip_prefix('6')?)?),
        };
        let (white, black) = (next()?, next()?);
        (task, Laying { white, black })
    };
    if parts.next().is_some() {
        return None;
    }
    for side in [Side::White, Side::Black] {
        let stock = task.stock(side);
        if laying.of(side).iter().any(|t| !stock.contains(t.tile())) {
            return None;
        }
        if laying.of(side).len() > stock.len() {
            return None;
        }
    }
    Some(Shared { task, laying })
}

fn letters(place: Placement, low: Cell) -> Option<String> {
    let number = Orientation::of(place.tile()).position(|way| way == place.orientation)?;
    let corner = place.corner - low;
    let digit = |value: i32| {
        let digit = DIGITS.get(usize::try_from(value).ok()?)?;
        Some(char::from(*digit))
    };
    let [turned, q, r] = [digit(number as i32)?, digit(corner.q)?, digit(corner.r)?];
    Some(format!("{}{turned}{q}{r}", place.tile()))
}

/// The tile that is named by one letter.
fn tile(text: &str) -> Option<Tile> {
    let mut letters = text.chars();
    let tile = Tile::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(tile)
}

fn tiles(text: &str) -> Option<Vec<Placement>> {
    if !text.is_ascii() || !text.len().is_multiple_of(4) {
        return None;
    }
    let value = |letter: u8| DIGITS.iter().position(|&digit| digit == letter);
    let read = |four: &[u8]| {
        let tile = Tile::from_letter(char::from(four[0]))?;
        let [turned, q, r] = [value(four[1])?, value(four[2])?, value(four[3])?];
        Some(Placement {
            orientation: Orientation::of(tile).nth(turned)?,
            corner: Cell::new(q as i32, r as i32),
        })
    };
    text.as_bytes().chunks_exact(4).map(read).collect()
}
