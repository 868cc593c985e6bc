//! What the store promises, on a file of SQLite's and on a PostgreSQL that these
//! tests start themselves.

mod backup;
mod crash;
mod files;
mod places;
mod private;
mod servers;
mod streams;
