//! What is said about an order that cannot be carried out.

use game::Lang;

use crate::error::PrintError;
use crate::paper::Paper;
use crate::sheet::Sheet;

pub(crate) fn explain(error: &PrintError, lang: Lang) -> String {
    match error {
        PrintError::NoSheet(name) => no_sheet(lang, name),
        PrintError::NoPaper(name) => not_one_of(lang, "paper", name, &Paper::NAMES),
        PrintError::NoLanguage(name) => {
            not_one_of(lang, "lang", name, &Lang::ALL.map(|lang| lang.code()))
        }
        PrintError::Layout(error) => error.explain(lang),
        PrintError::NoLayout { sheet } => no_layout(lang, &sheet.name()),
        PrintError::NoPage { asked, pages } => no_page(lang, asked, *pages),
        PrintError::NoChoice(name) => no_choice(lang, name),
        PrintError::Pdf(what) => match lang {
            Lang::En => format!("the document could not be written, which is our fault: {what}"),
            Lang::Fr => format!("le document n’a pas pu être écrit, et c’est notre faute : {what}"),
            Lang::Es => format!("el documento no se pudo escribir, y es culpa nuestra: {what}"),
        },
    }
}

fn no_sheet(lang: Lang, name: &str) -> String {
    let all = lang.all_of(&Sheet::names());
    match lang {
        Lang::En => format!("there is no sheet “{name}”; the sheets are {all}"),
        Lang::Fr => format!("il n’y a pas de feuille « {name} » ; les feuilles sont {all}"),
        Lang::Es => format!("no hay ninguna hoja «{name}»; las hojas son {all}"),
    }
}

fn not_one_of(lang: Lang, choice: &str, value: &str, known: &[&str]) -> String {
    let known = lang.one_of(known);
    match lang {
        Lang::En => format!("{choice} cannot be “{value}”: it is {known}"),
        Lang::Fr => format!("{choice} ne peut pas être « {value} » : c’est {known}"),
        Lang::Es => format!("{choice} no puede ser «{value}»: es {known}"),
    }
}

fn no_layout(lang: Lang, sheet: &str) -> String {
    let laid_out = Sheet::all().filter(|sheet| sheet.has_layout());
    let laid_out = lang.all_of(&laid_out.map(Sheet::name).collect::<Vec<_>>());
    match lang {
        Lang::En => format!("{sheet} has no numbers to lay out; layout is for {laid_out}"),
        Lang::Fr => {
            format!("{sheet} n’a pas de numéros à disposer ; layout va avec {laid_out}")
        }
        Lang::Es => {
            format!("{sheet} no tiene números que disponer; layout es para {laid_out}")
        }
    }
}

fn no_page(lang: Lang, asked: &str, pages: usize) -> String {
    match (lang, pages) {
        (Lang::En, 1) => format!("there is no page “{asked}”: the sheet has one page"),
        (Lang::En, _) => format!("there is no page “{asked}”: the pages are 1 to {pages}"),
        (Lang::Fr, 1) => format!("il n’y a pas de page « {asked} » : la feuille a une page"),
        (Lang::Fr, _) => {
            format!("il n’y a pas de page « {asked} » : les pages vont de 1 à {pages}")
        }
        (Lang::Es, 1) => format!("no hay ninguna página «{asked}»: la hoja tiene una página"),
        (Lang::Es, _) => format!("no hay ninguna página «{asked}»: las páginas son de 1 a {pages}"),
    }
}

fn no_choice(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!(
            "“{name}” is nothing that can be chosen: lang, paper and layout are, and page for SVG"
        ),
        Lang::Fr => format!(
            "« {name} » n’est pas un choix possible : il y a lang, paper et layout, et page pour SVG"
        ),
        Lang::Es => format!(
            "«{name}» no es nada que se pueda elegir: están lang, paper y layout, y page para SVG"
        ),
    }
}
