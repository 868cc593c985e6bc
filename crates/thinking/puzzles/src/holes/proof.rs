//! The certificate of an answer: the arrangement, a tile a line, and in how many
//! hexagons one hole more would have to be looked for. Those of P3's nine questions
//! are stored.

use seven::Tile;

use super::frame::frames;
use super::solve::Answer;
use super::stock::Stock;
use super::verify::HolesError;
use crate::{Certificate, Puzzle};

/// The word for this proof.
pub(super) const METHOD: &str = "no hexagon has room for one hole more";

/// The certificate of an answer.
pub fn certificate(answer: &Answer) -> Certificate {
    Certificate {
        puzzle: Puzzle::Holes,
        claim: format!(
            "{}; holes {}; bound {}; hexagons {}",
            tiles(answer.stock),
            answer.holes,
            answer.bound,
            frames(answer.stock, answer.bound + 1).len(),
        ),
        method: METHOD.to_string(),
        body: (answer.arrangement.to_string().lines())
            .map(str::to_string)
            .collect(),
    }
}

/// The tiles as a claim names them.
pub(crate) fn tiles(stock: Stock) -> String {
    match stock.left_out() {
        Some(tile) => format!("tiles 6; without {tile}"),
        None => format!("tiles {}", stock.tiles()),
    }
}

/// The tiles that a claim names.
pub(crate) fn claimed_tiles(certificate: &Certificate) -> Result<Stock, HolesError> {
    let tiles = certificate.claimed("tiles");
    match (tiles, certificate.claimed("without")) {
        (Some("7"), None) => Ok(Stock::SEVEN),
        (Some("14"), None) => Ok(Stock::FOURTEEN),
        (Some("6"), letter) => {
            let left_out = |tile: &Tile| letter == Some(&*tile.letter().to_string());
            let tile = Tile::ALL.into_iter().find(left_out);
            Ok(Stock::without(
                tile.ok_or(HolesError::Claim { word: "without" })?,
            ))
        }
        _ => Err(HolesError::Claim { word: "tiles" }),
    }
}

/// The most holes that anybody has made with these tiles, and the bound that is
/// proven, as the stored certificate says.
pub fn most_known(stock: Stock) -> Option<(u32, u32)> {
    let certificate: Certificate = stored(stock)?.parse().ok()?;
    let figure = |word: &str| certificate.claimed(word)?.parse().ok();
    Some((figure("holes")?, figure("bound")?))
}

/// The stored certificate for these tiles, as text, if there is one. It is to be
/// checked like any other.
pub fn stored(stock: Stock) -> Option<&'static str> {
    if stock == Stock::SEVEN {
        return Some(include_str!("../../../../../data/puzzles/holes-7.txt"));
    }
    if stock == Stock::FOURTEEN {
        return Some(include_str!("../../../../../data/puzzles/holes-14.txt"));
    }
    stock.left_out().map(|tile| match tile {
        Tile::I => include_str!("../../../../../data/puzzles/holes-6-without-I.txt"),
        Tile::O => include_str!("../../../../../data/puzzles/holes-6-without-O.txt"),
        Tile::Y => include_str!("../../../../../data/puzzles/holes-6-without-Y.txt"),
        Tile::U => include_str!("../../../../../data/puzzles/holes-6-without-U.txt"),
        Tile::S => include_str!("../../../../../data/puzzles/holes-6-without-S.txt"),
        Tile::J => include_str!("../../../../../data/puzzles/holes-6-without-J.txt"),
        Tile::P => include_str!("../../../../../data/puzzles/holes-6-without-P.txt"),
    })
}
