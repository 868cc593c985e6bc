//! What stands on sheets of every game.

use game::{Lang, numbers};

/// What whoever checks the size of a print reads beside the ruler.
pub(crate) fn ruler(lang: Lang) -> String {
    let whole = numbers::percent(lang, 1.0);
    match lang {
        Lang::En => format!("50 mm. Print at {whole}, without “fit to page”."),
        Lang::Fr => {
            format!("50 mm. Imprimer à {whole}, sans «\u{a0}ajuster à la page\u{a0}».")
        }
        Lang::Es => format!("50 mm. Imprimir al {whole}, sin «ajustar a la página»."),
    }
}

pub(crate) fn page_of(lang: Lang, page: usize, pages: usize) -> String {
    match lang {
        Lang::En => format!("page {page} of {pages}"),
        Lang::Fr => format!("page {page} sur {pages}"),
        Lang::Es => format!("página {page} de {pages}"),
    }
}
