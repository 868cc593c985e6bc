//! Whoever holds a table or thinks, asked by JSON alone as the page asks, and a table's
//! log as everybody reads it.

mod advice;
mod answers;
mod fairness;
mod games;
mod garbage;
mod online;
mod puzzles;
mod refusals;
mod saving;
mod sitting;
mod thinking;
mod trio;
