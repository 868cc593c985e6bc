//! Writes the pages of the rules, one for each game and language, from the texts
//! that the program shows: `cargo run --package catalog --example rules docs/rules`.

use std::path::Path;
use std::{env, fs, io, process};

use catalog::GameId;
use game::Lang;

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("name the folder to write to, such as docs/rules");
        process::exit(2);
    };
    fs::create_dir_all(&folder)?;
    for (game, lang) in pages() {
        fs::write(
            Path::new(&folder).join(file_name(game, lang)),
            page(game, lang),
        )?;
    }
    Ok(())
}

fn pages() -> impl Iterator<Item = (GameId, Lang)> {
    let in_each_language = |game| Lang::ALL.map(|lang| (game, lang));
    GameId::ALL.into_iter().flat_map(in_each_language)
}

fn file_name(game: GameId, lang: Lang) -> String {
    format!("{game}.{lang}.md")
}

fn page(game: GameId, lang: Lang) -> String {
    let title = game.title();
    let heading = match lang {
        Lang::En => format!("The rules of {title}"),
        Lang::Fr => format!("Les règles de {title}"),
        Lang::Es => format!("Las reglas de {title}"),
    };
    let about = game.about();
    let mut page = format!(
        "<!-- @generated from crates/rules/{game}/src/clauses.rs: change the texts there -->\n\n\
         # {heading}\n\n{}\n\n{}\n",
        languages(game, lang),
        about.aim.text(lang)
    );
    for told in about.clauses {
        // The name alone is the anchor, so that a link to a clause is the same in
        // every language.
        let anchor = told.clause.0.to_lowercase();
        page += &format!(
            "\n<a id=\"{anchor}\"></a>\n\n## {} {}\n\n{}\n",
            told.clause,
            told.title.text(lang),
            told.text.text(lang)
        );
    }
    page + &format!("\n---\n\n{}\n", about.credit.text(lang))
}

/// The languages of a game's pages, the others as links.
fn languages(game: GameId, here: Lang) -> String {
    let entry = |lang| {
        let name = match lang {
            Lang::En => "English",
            Lang::Fr => "Français",
            Lang::Es => "Español",
        };
        if lang == here {
            name.to_string()
        } else {
            format!("[{name}]({})", file_name(game, lang))
        }
    };
    Lang::ALL.map(entry).join(" · ")
}

#[cfg(test)]
mod tests {
    use game::{Field, Phrase};

    use super::*;

    #[test]
    fn the_stored_pages_say_what_the_program_says() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/rules");
        for (game, lang) in pages() {
            let name = file_name(game, lang);
            let stored = fs::read_to_string(folder.join(&name)).unwrap_or_default();
            assert!(
                stored == page(game, lang),
                "{name} is stale: cargo run --package catalog --example rules docs/rules"
            );
        }
    }

    /// Everything that a game says of itself before anybody plays it.
    fn phrases(game: GameId) -> Vec<Phrase> {
        let about = game.about();
        let mut phrases = vec![about.aim, about.credit];
        let told = about.clauses.iter();
        phrases.extend(told.flat_map(|told| [told.title, told.text]));
        let chance = about.chance.iter();
        phrases.extend(chance.flat_map(|words| [words.label, words.hosted, words.real]));
        for Field { label, choices, .. } in game.fields() {
            phrases.push(*label);
            for choice in *choices {
                phrases.push(choice.label);
                phrases.extend(choice.note);
                phrases.extend(choice.told);
            }
        }
        phrases
    }

    fn texts(lang: Lang) -> impl Iterator<Item = &'static str> {
        let phrases = GameId::ALL.into_iter().flat_map(phrases);
        phrases.map(move |phrase| phrase.text(lang))
    }

    #[test]
    fn texts_keep_the_typography_of_their_language() {
        for lang in Lang::ALL {
            for text in texts(lang) {
                assert!(!text.contains(['\'', '"', '!']), "{text}");
                assert!(!text.contains("  ") && text.trim() == text, "{text}");
            }
        }
        for text in texts(Lang::Fr) {
            // A line must not break before a colon or a semicolon.
            for (index, _) in text.match_indices([':', ';', '?']) {
                assert!(text[..index].ends_with('\u{a0}'), "{text}");
            }
        }
        for text in texts(Lang::En).chain(texts(Lang::Es)) {
            let spaced = [" :", " ;", " ?", "\u{a0}"];
            assert!(!spaced.iter().any(|wrong| text.contains(wrong)), "{text}");
        }
    }
}
