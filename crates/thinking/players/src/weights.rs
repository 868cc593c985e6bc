//! The learned weights as files. A native program carries them inside; a page
//! fetches those of a game when it is first played and hands them in.

use std::sync::OnceLock;

use catalog::GameId;

use crate::{EXPERTS, expert};

/// A file of weights.
pub struct File {
    name: &'static str,
    is_readable: fn(&[u8]) -> bool,
    inside: Option<&'static [u8]>,
    handed_in: OnceLock<Vec<u8>>,
}

/// A file of the folder `weights` beside the one that says this, if the program
/// carries weights inside.
macro_rules! inside {
    ($path:literal) => {{
        #[cfg(feature = "embedded")]
        let bytes: Option<&'static [u8]> = Some(include_bytes!($path));
        #[cfg(not(feature = "embedded"))]
        let bytes: Option<&'static [u8]> = None;
        bytes
    }};
}

pub(crate) use inside;

impl File {
    /// A file that a page asks for by this name.
    pub(crate) const fn new(
        name: &'static str,
        is_readable: fn(&[u8]) -> bool,
        inside: Option<&'static [u8]>,
    ) -> File {
        File {
            name,
            is_readable,
            inside,
            handed_in: OnceLock::new(),
        }
    }

    /// The name by which a page asks for it.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The file of this name.
    pub fn from_name(name: &str) -> Option<&'static File> {
        let mut files = EXPERTS.iter().flat_map(|expert| expert.weights());
        files.find(|file| file.name == name)
    }

    fn held(&self) -> Option<&[u8]> {
        self.inside.or(self.handed_in.get().map(Vec::as_slice))
    }

    /// What is in it.
    ///
    /// # Panics
    /// If it is neither inside the program nor handed in: see [`missing`].
    pub(crate) fn bytes(&self) -> &[u8] {
        self.held()
            .expect("weights are handed in before a player is made")
    }
}

/// The files that a player of this game needs and that are not here.
pub fn missing(game: Option<GameId>) -> impl Iterator<Item = &'static File> {
    let files = game.map(|game| expert::of(game).weights());
    let files = files.unwrap_or_default().iter();
    files.filter(|file| file.held().is_none())
}

/// Hands in a file. Says whether it was taken: one that cannot be read, or that
/// is here already, changes nothing.
pub fn provide(file: &File, bytes: Vec<u8>) -> bool {
    let is_new = file.held().is_none() && (file.is_readable)(&bytes);
    is_new && file.handed_in.set(bytes).is_ok()
}
