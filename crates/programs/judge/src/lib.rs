//! Judges in real time what players saw of tables: whether every table's history is
//! linearizable. It shares no code with a server, a host or a store, and knows nothing
//! of games; it reads a file of its own plain form (`docs/histories.md`) and says what
//! cannot be.
//!
//! # The object
//!
//! A table is a log: a sequence of rows, numbered from 1, to which rows are added and
//! from which none is ever taken. These can be done to it:
//!
//! - **An act** is said by a player, under a number of the player's own. It adds one row,
//!   which has it in it, and is answered with that row's number. Or it is refused and adds
//!   nothing. Or nobody knows, because no answer came: then it adds one row or none.
//!   An act that is said again, because its answer may have been lost, is still one act;
//!   its answer names its own row or a later one that was there by then. Taking a place
//!   is an act whose answer names no row.
//! - **A reading** is asked for and answered with exactly the rows that there are at some
//!   moment in between. A player who has read some before is shown those after them.
//! - **A row heard** is one that a server tells by itself: it is in the log by then. A
//!   player is told each row once, in order, beginning after what their last reading showed.
//! - The server may **add a row of its own** at any time: it deals, or time runs out.
//!
//! At the end, after everything else, everything is read once more; that is *the log*.
//!
//! # What is decided
//!
//! A history is linearizable if each operation can be given one moment between its call
//! and its answer, such that the object, led through all of them in that order, gives
//! the answers that were seen. In general this takes a search through all orders. Here
//! it does not, because the log itself says in which order rows were added. Let `N` be
//! the number of its rows and `t(r)` the moment at which row `r` was added. The history
//! is linearizable if and only if
//!
//! 1. the log is numbered from 1 without a gap; each row has at most one act in it; no act is in two
//!    rows; every act in it was said, with that content, and was not refused;
//!    every act that was answered is in it; the answer names the act's row, or, if it was said
//!    again, a row from there up to `N`;
//! 2. every row that was read or heard is in the log with the same content, a reading
//!    shows rows without a gap from where its reader was, and a player hears rows one
//!    after the other;
//! 3. there are moments `t(1) ≤ t(2) ≤ … ≤ t(N)` with `low(r) ≤ t(r) ≤ high(r)`, where
//!    - `low(r)` is the latest of: the call of the act in row `r`; the calls of all
//!      readings that showed exactly the `r - 1` rows before it;
//!    - `high(r)` is the earliest of: the answer to the act in row `r`; all answers that named
//!      row `r`; the answers of all readings that ended with row `r`; all moments at which it was heard.
//!
//! *Necessary.* Take a linearization. The last reading is called after everything else was answered, so
//! it shows the state after all answered operations, and rows are never changed: 1 and 2
//! say what the object's answers are. An act's row is added at the act's moment, which lies
//! between its call and its answer. A reading that showed exactly `n` rows has a moment at which
//! row `n` was there and row `n + 1` was not, so `t(n)` is not after its answer and `t(n + 1)` not
//! before its call. What was heard or named was there. These are the bounds of 3.
//!
//! *Sufficient.* Take such moments. Add the rows at theirs, those of one moment in the order
//! of their numbers; an act has the moment of its row, an act without an answer that is
//! in no row never happens, and a refused one happens whenever it was refused. A reading of `n` rows gets the moment
//! `max(call, t(n))`, after row `n` and before row `n + 1`: it is not after the reading's answer because
//! neither `call` nor `t(n)` is, and not after `t(n + 1)` because neither is. A row heard keeps its own moment,
//! at which it is there. Every operation then has a moment between its call and its answer, and
//! by 1 and 2 the object answers what was seen.
//!
//! *Decided in one pass.* If such moments exist, then the `t(r)` that is the latest of `low(1) … low(r)` is one
//! choice of them: no smaller one rises and keeps the lower bounds. So it is enough to go
//! through the log once and to see that the latest lower bound so far is not after `high(r)`.
//!
//! That a player who reads something never reads less later, from whichever server, and that what was
//! acknowledged to one is there for everybody who asks afterwards, follows from 3, because one
//! clock gave all times. `tests/judge/agreement.rs` compares all this with a search through all orders
//! on thousands of small histories.

mod check;
mod file;
mod history;
mod verdict;
mod violation;
mod words;

pub use check::check;
pub use file::{FormatError, FormatErrorKind, Reader, Writer};
pub use history::{Act, Event, Happened, Log, LogRow, Row, TableHistory};
pub use verdict::Verdict;
pub use violation::{Since, Until, Violation};
