//! The judge against a search through all orders, against faults that were put in on
//! purpose, and against files that are none.

mod agreement;
mod all_orders;
mod faults;
mod files;
mod simulated;
