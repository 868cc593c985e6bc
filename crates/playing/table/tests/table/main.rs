//! A table as its log says, by scripts and by anything that may be said there.

mod clocks;
mod ledger;
mod matches;
mod model;
mod offers;
mod script;
mod seats;
mod steps;
mod take_backs;
mod views;
mod written;
