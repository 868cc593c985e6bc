//! The way in for those who have words only: the name of a file and the choices
//! behind a question mark.

use game::Lang;

use crate::error::PrintError;
use crate::order::{Form, Order};
use crate::paper::Paper;
use crate::sheet::Sheet;

/// A file that was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    /// What a server says it is.
    pub content_type: &'static str,
    /// What it is called where it is kept.
    pub file_name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// Makes a file. `name` is that of a sheet; choices are `lang`, `paper`, `layout`,
/// and for a drawing `page`, counted from 1.
pub fn request<'a>(
    name: &str,
    form: Form,
    choices: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Printed, PrintError> {
    let sheet = Sheet::from_name(name).ok_or_else(|| PrintError::NoSheet(name.to_string()))?;
    let mut order = Order::new(sheet, Lang::En);
    let mut page = 1;
    let mut asked = None;
    for (choice, value) in choices {
        match choice {
            "lang" => {
                let known = Lang::ALL.into_iter().find(|lang| lang.code() == value);
                order.lang = known.ok_or_else(|| PrintError::NoLanguage(value.to_string()))?;
            }
            "paper" => {
                let known = Paper::from_name(value);
                order.paper = known.ok_or_else(|| PrintError::NoPaper(value.to_string()))?;
            }
            "layout" => order = order.laid_out(value)?,
            "page" if form == Form::Svg => {
                // What is no number is no page either.
                page = value.parse().unwrap_or(0);
                asked = Some(value);
            }
            other => return Err(PrintError::NoChoice(other.to_string())),
        }
    }
    let stem = order.file_stem();
    let (bytes, file_name) = match form {
        Form::Pdf => (order.pdf()?, format!("{stem}.pdf")),
        Form::Svg => {
            let mut drawings = order.svgs();
            let pages = drawings.len();
            if page == 0 || page > pages {
                let asked = asked.unwrap_or_default().to_string();
                return Err(PrintError::NoPage { asked, pages });
            }
            let number = if pages > 1 {
                format!("-{page}")
            } else {
                String::new()
            };
            let drawing = drawings.swap_remove(page - 1);
            (drawing.into_bytes(), format!("{stem}{number}.svg"))
        }
    };
    Ok(Printed {
        content_type: form.content_type(),
        file_name,
        bytes,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_the_name_of_what_was_chosen() {
        let choices = [("lang", "fr"), ("paper", "a3"), ("layout", "shuffle:7")];
        let printed = request("heinash-board", Form::Pdf, choices).unwrap();
        assert_eq!(printed.content_type, "application/pdf");
        assert_eq!(printed.file_name, "heinash-board-shuffle-7-a3-fr.pdf");
        assert!(printed.bytes.starts_with(b"%PDF-1.7"));
        let printed = request("seven-tiles", Form::Svg, [("page", "2")]).unwrap();
        assert_eq!(printed.file_name, "seven-tiles-2.svg");
        assert!(printed.bytes.starts_with(b"<svg "));
    }

    #[test]
    fn what_cannot_be_chosen_is_refused_by_name() {
        let wrong = |name, form, choice| request(name, form, [choice]).unwrap_err();
        let choice = ("lang", "en");
        assert!(wrong("seven", Form::Pdf, choice).is_missing());
        for (name, form, choice) in [
            ("seven-mat", Form::Pdf, ("lang", "de")),
            ("seven-mat", Form::Pdf, ("paper", "letter")),
            ("seven-mat", Form::Pdf, ("layout", "balanced")),
            ("heinash-board", Form::Pdf, ("layout", "1,2,3")),
            ("seven-mat", Form::Svg, ("page", "2")),
            ("seven-mat", Form::Svg, ("page", "0")),
            ("seven-mat", Form::Svg, ("page", "one")),
            ("seven-mat", Form::Pdf, ("page", "1")),
            ("seven-mat", Form::Pdf, ("colour", "red")),
        ] {
            let error = wrong(name, form, choice);
            assert!(!error.is_missing() && !error.is_ours(), "{error:?}");
            for lang in Lang::ALL {
                let said = error.explain(lang);
                let (what, value) = choice;
                assert!(said.contains(value) || said.contains(what), "{said}");
            }
        }
    }
}
