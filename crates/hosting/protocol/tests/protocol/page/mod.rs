//! The page's messages, by JSON alone as the page sends and gets them.

mod advice;
mod answers;
mod fairness;
mod games;
mod garbage;
mod puzzles;
mod refusals;
mod saving;
mod sitting;
mod thinking;
mod trio;
