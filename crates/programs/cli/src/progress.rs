//! Progress of long work, on standard error and only where somebody watches.

use std::time::Duration;

use game::{Lang, numbers};
use indicatif::{ProgressBar, ProgressStyle};

/// A bar that shows how far something has come.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar with a word for what is under way.
    pub(crate) fn new(what: &str, lang: Lang) -> Progress {
        let sign = numbers::percent(lang, 0.0).replace('0', "");
        let template = format!("{{msg}} [{{bar:40}}] {{percent:>3}}{sign}  {{elapsed}}");
        let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
        let bar = ProgressBar::new(1).with_style(style.progress_chars("█▉▊▋▌▍▎▏ "));
        bar.set_message(what.to_string());
        bar.enable_steady_tick(Duration::from_millis(200));
        Progress(bar)
    }

    /// Tells what is under way, and perhaps how it stands.
    pub(crate) fn say(&self, what: &str) {
        self.0.set_message(what.to_string());
    }

    /// Tells how much is done.
    pub(crate) fn report(&self, done: usize, all: usize) {
        self.0.set_length(all.max(1) as u64);
        self.0.set_position(done as u64);
    }
}

/// The bar goes when the work is done; the result speaks for itself.
impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

/// A sign of life for work whose length nobody knows, with what is known so far.
pub(crate) struct Spinner {
    bar: ProgressBar,
    what: String,
}

impl Spinner {
    /// A spinner with a word for what is under way.
    pub(crate) fn new(what: &str) -> Spinner {
        let style = ProgressStyle::with_template("{spinner} {wide_msg} {elapsed}")
            .expect("the template is well-formed");
        let bar = ProgressBar::new_spinner().with_style(style);
        bar.set_message(what.to_string());
        bar.enable_steady_tick(Duration::from_millis(120));
        let what = what.to_string();
        Spinner { bar, what }
    }

    /// Tells what is known so far.
    pub(crate) fn say(&self, known: &str) {
        self.bar.set_message(format!("{} · {known}", self.what));
    }
}

impl Drop for Spinner {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
