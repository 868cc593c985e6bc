//! The learned weights as files. A native program carries them inside; a page
//! fetches those of a game when it is first played and hands them in.

use catalog::GameId;

/// A file of weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum File {
    /// SEVEN between two seats.
    SevenNormal,
    /// SEVEN between two seats, misère.
    SevenMisere,
    /// HYLE⁷ on the usual board.
    Hyle7On7,
    /// HYLE⁷ on the small board.
    Hyle7On5,
}

impl File {
    /// Every file there is.
    pub const ALL: [File; 4] = [
        File::SevenNormal,
        File::SevenMisere,
        File::Hyle7On7,
        File::Hyle7On5,
    ];

    /// The name by which a page asks for it.
    pub const fn name(self) -> &'static str {
        match self {
            File::SevenNormal => "seven-normal",
            File::SevenMisere => "seven-misere",
            File::Hyle7On7 => "hyle7-7",
            File::Hyle7On5 => "hyle7-5",
        }
    }

    /// The file of this name.
    pub fn from_name(name: &str) -> Option<File> {
        File::ALL.into_iter().find(|file| file.name() == name)
    }

    /// The game whose player needs it.
    pub const fn game(self) -> GameId {
        match self {
            File::SevenNormal | File::SevenMisere => GameId::Seven,
            File::Hyle7On7 | File::Hyle7On5 => GameId::Hyle7,
        }
    }
}

/// The files that a player of this game needs and that are not here.
pub fn missing(game: Option<GameId>) -> impl Iterator<Item = File> {
    let wanted = move |file: &File| Some(file.game()) == game && held::find(*file).is_none();
    File::ALL.into_iter().filter(wanted)
}

/// Hands in a file. Says whether it was taken: one that cannot be read, or that
/// is here already, changes nothing.
pub fn provide(file: File, bytes: Vec<u8>) -> bool {
    let readable = match file.game() {
        GameId::Hyle7 => crate::hyle7::Weights::from_bytes(&bytes).is_ok(),
        _ => crate::seven::is_weights(&bytes),
    };
    readable && held::keep(file, bytes)
}

/// What is in a file.
///
/// # Panics
/// If it is neither inside the program nor handed in: see [`missing`].
pub(crate) fn bytes(file: File) -> &'static [u8] {
    held::find(file).expect("weights are handed in before a player is made")
}

#[cfg(feature = "embedded")]
mod held {
    use super::File;

    pub(super) fn find(file: File) -> Option<&'static [u8]> {
        Some(match file {
            File::SevenNormal => include_bytes!("seven/weights/normal.weights"),
            File::SevenMisere => include_bytes!("seven/weights/misere.weights"),
            File::Hyle7On7 => include_bytes!("../weights/hyle7-7.bin"),
            File::Hyle7On5 => include_bytes!("../weights/hyle7-5.bin"),
        })
    }

    /// Everything is here already.
    pub(super) fn keep(_: File, _: Vec<u8>) -> bool {
        false
    }
}

#[cfg(not(feature = "embedded"))]
mod held {
    use std::sync::OnceLock;

    use super::File;

    static HANDED_IN: [OnceLock<Vec<u8>>; File::ALL.len()] =
        [const { OnceLock::new() }; File::ALL.len()];

    pub(super) fn find(file: File) -> Option<&'static [u8]> {
        HANDED_IN[file as usize].get().map(Vec::as_slice)
    }

    pub(super) fn keep(file: File, bytes: Vec<u8>) -> bool {
        HANDED_IN[file as usize].set(bytes).is_ok()
    }
}
