//! The rules of HYLE⁷: clause by clause, what every game keeps, and against a
//! slow referee.

mod agreement;
mod clauses;
mod conformance;
mod referee;
mod scoring;
