//! What cannot be printed, and why.

use game::{Lang, TagError, explained_error};

use crate::sheet::Sheet;
use crate::words;

/// An order that cannot be carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PrintError {
    /// There is no sheet of this name.
    NoSheet(String),
    /// There is no paper of this name.
    NoPaper(String),
    /// There is no language of this name.
    NoLanguage(String),
    /// The value is no layout of the board.
    Layout(TagError),
    /// The sheet is the same in every layout.
    NoLayout {
        /// Which one.
        sheet: Sheet,
    },
    /// The sheet has fewer pages.
    NoPage {
        /// What was asked for.
        asked: String,
        /// How many there are.
        pages: usize,
    },
    /// Nothing of this name can be chosen.
    NoChoice(String),
    /// The document could not be written, which would be a fault in this program.
    Pdf(String),
}

impl PrintError {
    /// Whether there is nothing under the name that was asked for, rather than
    /// something wrong with how.
    pub const fn is_missing(&self) -> bool {
        matches!(self, PrintError::NoSheet(_))
    }

    /// Whether this program is at fault, and not whoever asked.
    pub const fn is_ours(&self) -> bool {
        matches!(self, PrintError::Pdf(_))
    }

    /// What is wrong and what would be right, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::errors::explain(self, lang)
    }
}

explained_error!(PrintError: Layout(TagError));
