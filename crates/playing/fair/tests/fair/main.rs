//! Chance by commitment: even, as published, and checked afterwards.

mod even;
mod published;
mod taken_back;
mod tampering;
