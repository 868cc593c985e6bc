//! One sheet, as somebody wants it.

use catalog::AnyGame;
use game::{Field, Lang};

use crate::error::PrintError;
use crate::page::Page;
use crate::paper::Paper;
use crate::sheet::Sheet;
use crate::{pdf, svg};

/// A form in which pages are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Form {
    /// All pages in one document.
    #[default]
    Pdf,
    /// One page as a drawing.
    Svg,
}

impl Form {
    /// How the names of such files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Form::Pdf => "pdf",
            Form::Svg => "svg",
        }
    }

    /// What a server calls it.
    pub const fn content_type(self) -> &'static str {
        match self {
            Form::Pdf => "application/pdf",
            Form::Svg => "image/svg+xml",
        }
    }
}

/// A sheet on a paper and in a language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Order {
    /// What to print.
    pub sheet: Sheet,
    /// What on.
    pub paper: Paper,
    /// In which language.
    pub lang: Lang,
    /// Where the numbers are, as records write it; `None` where they usually are.
    layout: Option<String>,
    /// What the layout is called, if it has a name: `balanced` or `shuffle:7`.
    called: Option<String>,
}

impl Order {
    /// A sheet on A4, with the numbers in reading order.
    pub fn new(sheet: Sheet, lang: Lang) -> Order {
        Order {
            sheet,
            paper: Paper::A4,
            lang,
            layout: None,
            called: None,
        }
    }

    /// The same on another paper.
    #[must_use]
    pub fn on(self, paper: Paper) -> Order {
        Order { paper, ..self }
    }

    /// The same with the numbers as a record writes them: `reading`, `balanced`,
    /// `shuffle:7`, or the numbers themselves.
    pub fn laid_out(self, layout: &str) -> Result<Order, PrintError> {
        let (game, sheet) = (self.sheet.game(), self.sheet);
        let tag = sheet.layout_tag().ok_or(PrintError::NoLayout { sheet })?;
        let written = |value: Option<&str>| {
            let start = AnyGame::start(game, |name| value.filter(|_| name == tag))?;
            let found = start.tags().into_iter().find(|(name, _)| name == tag);
            Ok(found.map(|(_, value)| value))
        };
        let usual = written(None).map_err(PrintError::Layout)?;
        let given = written(Some(layout)).map_err(PrintError::Layout)?;
        // What a form calls by a name is called so here, unless it goes without saying.
        let has_name = |field: &Field| {
            let meant = field.meant(|name| (name == tag).then(|| layout.to_string()));
            meant.is_some_and(|choice| *choice != field.choices[0])
        };
        let named = game.fields().iter().any(has_name);
        Ok(Order {
            layout: given.filter(|given| usual.as_ref() != Some(given)),
            called: named.then(|| layout.to_string()),
            ..self
        })
    }

    /// Where the numbers are, as records write it; `None` where they usually are.
    pub(crate) fn layout(&self) -> Option<&str> {
        self.layout.as_deref()
    }

    /// What the layout is called, if there is something to say about it.
    pub(crate) fn layout_name(&self) -> Option<&str> {
        self.called.as_deref()
    }

    /// The title of the sheet.
    pub fn title(&self) -> String {
        self.sheet.title(self.lang)
    }

    /// What the sheet is for, in a sentence without its full stop.
    pub fn about(&self) -> &'static str {
        self.sheet.about(self.lang)
    }

    /// How many pages there are, without making them.
    pub fn page_count(&self) -> usize {
        self.sheet.page_count(self.paper)
    }

    /// The pages, in order.
    pub fn pages(&self) -> Vec<Page> {
        self.sheet.pages(self)
    }

    /// All pages as one document.
    pub fn pdf(&self) -> Result<Vec<u8>, PrintError> {
        let about = pdf::About {
            title: &self.title(),
            lang: self.lang.code(),
        };
        pdf::write(&self.pages(), about).map_err(|error| PrintError::Pdf(format!("{error:?}")))
    }

    /// Every page as a drawing of its own.
    pub fn svgs(&self) -> Vec<String> {
        let title = self.title();
        let written = |page: &Page| svg::picture(page, &title, self.lang.code()).to_svg();
        self.pages().iter().map(written).collect()
    }

    /// What a file with it is called, without its ending.
    pub fn file_stem(&self) -> String {
        let mut stem = self.sheet.name();
        if let Some(called) = self.layout_name() {
            stem.push('-');
            stem += &called.replace(':', "-");
        } else if self.layout.is_some() {
            stem += "-own";
        }
        if self.paper != Paper::A4 {
            stem.push('-');
            stem += self.paper.name();
        }
        if self.lang != Lang::default() {
            stem.push('-');
            stem += self.lang.code();
        }
        stem
    }
}
