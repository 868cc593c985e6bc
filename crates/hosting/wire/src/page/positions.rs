//! The games' positions as boards draw them.

use serde::Serialize;

use super::{HeinashView, Hyle7View, SevenView};

/// The position of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum PositionView {
    /// Of SEVEN.
    Seven(SevenView),
    /// Of HeiNash.
    Heinash(HeinashView),
    /// Of HYLE⁷.
    Hyle7(Hyle7View),
    /// Of a game without a board of its own.
    Plain(PlainView),
}

/// A game without a board of its own: moves are typed or chosen from a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct PlainView {
    /// That it is none of the others.
    #[cfg_attr(test, ts(type = "'plain'"))]
    pub game: &'static str,
    /// The legal moves of the seat to move, as records write them.
    pub moves: Vec<String>,
    /// What chance may bring now, likewise; empty unless chance is to speak.
    pub chances: Vec<String>,
    /// The seat to move.
    pub to_move: Option<usize>,
    /// Seats that take part without a choice.
    pub out: Vec<bool>,
}
