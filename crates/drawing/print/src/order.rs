//! One sheet, as somebody wants it.

use game::{Lang, Setup as _};
use heinash::{Layout, Setup, Size};

use crate::error::Error;
use crate::page::Page;
use crate::paper::Paper;
use crate::sheet::Sheet;
use crate::{pdf, sheets, svg, words};

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
    /// Where the numbers are, on the sheets where it matters.
    pub layout: Layout,
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
            layout: Layout::reading(Size::USUAL),
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
    pub fn laid_out(self, layout: &str) -> Result<Order, Error> {
        if !self.sheet.has_layout() {
            return Err(Error::NoLayout { sheet: self.sheet });
        }
        let read = Setup::from_tags(|tag| (tag == "Layout").then_some(layout));
        let setup = read.map_err(Error::Layout)?;
        let named = layout == "balanced" || layout.starts_with("shuffle:");
        Ok(Order {
            layout: setup.layout,
            called: named.then(|| layout.to_string()),
            ..self
        })
    }

    /// What the layout is called, if there is something to say about it.
    pub(crate) fn layout_name(&self) -> Option<&str> {
        self.called.as_deref()
    }

    /// The title of the sheet.
    pub fn title(&self) -> String {
        words::sheets::title(self.sheet).text(self.lang).to_string()
    }

    /// What the sheet is for, in a sentence without its full stop.
    pub fn about(&self) -> &'static str {
        words::sheets::about(self.sheet).text(self.lang)
    }

    /// How many pages there are, without making them.
    pub const fn page_count(&self) -> usize {
        match (self.sheet, self.paper) {
            (Sheet::SevenTiles, Paper::A4) => 4,
            (Sheet::SevenTiles, Paper::A3) | (Sheet::HeinashLessons, _) => 2,
            (Sheet::HeinashResults, _) => 3,
            _ => 1,
        }
    }

    /// The pages, in order.
    pub fn pages(&self) -> Vec<Page> {
        sheets::pages(self)
    }

    /// All pages as one document.
    pub fn pdf(&self) -> Result<Vec<u8>, Error> {
        let about = pdf::About {
            title: &self.title(),
            lang: self.lang.code(),
        };
        pdf::write(&self.pages(), about).map_err(|error| Error::Pdf(format!("{error:?}")))
    }

    /// Every page as a drawing of its own.
    pub fn svgs(&self) -> Vec<String> {
        let title = self.title();
        let written = |page: &Page| svg::write(page, &title, self.lang.code());
        self.pages().iter().map(written).collect()
    }

    /// What a file with it is called, without its ending.
    pub fn file_stem(&self) -> String {
        let mut stem = self.sheet.name().to_string();
        if let Some(called) = self.layout_name() {
            stem.push('-');
            stem += &called.replace(':', "-");
        } else if self.layout != Layout::reading(Size::USUAL) {
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
