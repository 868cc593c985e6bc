//! The rules of HeiNash: a board of numbers, three dice and mental arithmetic.
//! Clauses N1 to N12 of the rules, as far as they are rules of play.
//!
//! [`Position`] is the game. What its moves look like is in [`Move`] and
//! [`Expression`], what is agreed beforehand in [`Setup`] and [`Layout`], and
//! what a roll can make in [`reach`] and [`ways()`].

#![no_std]

extern crate alloc;

mod arithmetic;
mod balance;
mod clauses;
mod expression;
mod forms;
mod fraction;
mod illegal;
mod layout;
mod moves;
mod numbers;
mod play;
mod position;
mod reading;
mod rhombus;
mod roll;
mod setup;
mod ways;
mod words;

pub use arithmetic::{Operation, Operations};
pub use balance::Ease;
pub use clauses::{AIM, CLAUSES, CREDIT};
pub use expression::{Expression, LONGEST_EXPRESSION, Token, shown};
pub use forms::{odds, reach};
pub use fraction::{Fraction, NoValue};
pub use illegal::Illegal;
pub use layout::Layout;
pub use moves::Move;
pub use numbers::NumberSet;
pub use position::{End, Phase, Position};
pub use rhombus::{Cell, CellSet, Size};
pub use roll::Roll;
pub use setup::{Colour, Setup, Sides, Variant};
pub use ways::{Ways, ways};
