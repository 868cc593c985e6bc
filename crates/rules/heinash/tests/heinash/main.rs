//! The rules of HeiNash: clause by clause, what every game keeps, and against a
//! slow referee.

mod agreement;
mod arithmetic;
mod clauses;
mod conformance;
mod referee;
