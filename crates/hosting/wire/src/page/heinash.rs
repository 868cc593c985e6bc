//! HeiNash's rhombus as a board draws it.

use serde::Serialize;

/// A cell of the rhombus.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct HeinashCell {
    /// Its number.
    pub number: u8,
    /// Its row, from 0.
    pub row: u8,
    /// Its column, from 0.
    pub column: u8,
    /// The seat whose pawn is on it.
    pub owner: Option<usize>,
}

/// A colour of pawns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum HeinashColour {
    /// Black.
    Black,
    /// Red.
    Red,
}

/// What happens when nothing is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum HeinashVariant {
    /// The opponent puts the pawn.
    Base,
    /// The opponent may find a number instead.
    StealNumber,
    /// The opponent may find a number and put a pawn anywhere.
    StealPlace,
}

/// Which sides have to be joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum HeinashSides {
    /// Either pair.
    Any,
    /// Seat 0 joins the rows, seat 1 the columns.
    Own,
}

/// What has to happen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum HeinashPhase {
    /// The dice are rolled.
    Roll,
    /// The active seat looks for a number.
    Find,
    /// The other seat may look for one.
    Steal,
    /// A pawn is put.
    Put,
    /// Nothing.
    Over,
}

/// A game of HeiNash.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub struct HeinashView {
    /// Which game it is.
    #[cfg_attr(test, ts(type = "'heinash'"))]
    pub game: &'static str,
    /// How many rows and columns.
    pub size: u8,
    /// What happens when nothing is found.
    pub variant: HeinashVariant,
    /// Which sides have to be joined.
    pub sides: HeinashSides,
    /// The signs that may be used.
    pub operations: String,
    /// In reading order.
    pub cells: Vec<HeinashCell>,
    /// Each seat's colour.
    pub colours: Vec<HeinashColour>,
    /// How many pawns each seat has in hand.
    pub pawns_left: Vec<u8>,
    /// Who rolls, finds, or places: what has to happen next, or over.
    pub phase: HeinashPhase,
    /// The seat whose turn it is (who rolled or will roll).
    pub active: usize,
    /// The seat that acts next; null when nobody does.
    pub to_move: Option<usize>,
    /// Whose pawn is placed next.
    pub pawn_next: Option<usize>,
    /// The dice on the table, highest first.
    pub roll: Option<[u8; 3]>,
    /// The longest chain of each seat.
    pub chains: Vec<u8>,
    /// The numbers of the cells of each seat's longest chain.
    pub chain_cells: Vec<Vec<u8>>,
    /// The numbers of the cells of the chain that won.
    pub winning_chain: Vec<u8>,
}
