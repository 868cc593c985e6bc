//! The server over real sockets, on SQLite and on PostgreSQL. One program, for
//! each would link everything anew.

mod bots;
mod class;
mod connections;
mod crashes;
mod doors;
mod games;
mod house;
mod openapi;
mod page;
mod play;
mod print;
mod promises;
mod schedules;
mod several;
