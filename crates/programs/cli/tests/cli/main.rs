//! The program as its users, their scripts and other programs see it. One program
//! of tests, for each would link everything anew.

mod analyse;
mod any_game;
mod arena;
mod backup;
mod bots;
mod codecup;
mod crowded;
mod engine;
mod keeping;
mod languages;
mod load;
mod operation;
mod play;
mod print;
mod private;
mod program;
mod puzzles;
mod serve;
mod tablier;
mod terminal;
mod verify;
