//! Chance by commitment: even, as published, and checked afterwards.

use catalog::AnyEvent;

mod even;
mod published;
mod taken_back;
mod tampering;

/// Whether it is written as a roll or a draw.
fn is_chance(event: &AnyEvent) -> bool {
    let written = event.to_string();
    written.starts_with("roll:") || written.starts_with("draw:")
}
