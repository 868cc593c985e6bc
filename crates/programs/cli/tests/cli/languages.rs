//! The program speaks the reader's language everywhere.

use catalog::GameId;
use game::{ChoiceKind, Lang};

use crate::tablier::{Tablier, record};

fn first_line(variables: &[(&str, &str)], args: &[&str]) -> String {
    let out = Tablier::in_environment(variables, args, "");
    let text = if out.stdout.is_empty() {
        out.stderr
    } else {
        out.stdout
    };
    text.lines().next().unwrap_or_default().to_string()
}

#[test]
fn the_language_comes_from_the_option_or_the_environment() {
    let about = |variables: &[(&str, &str)], args: &[&str]| {
        let line = first_line(variables, &[args, &["help"]].concat());
        ["home", "maison", "casa"]
            .into_iter()
            .find(|word| line.contains(word))
            .unwrap()
    };
    assert_eq!(about(&[], &[]), "home");
    assert_eq!(about(&[("LANG", "fr_FR.UTF-8")], &[]), "maison");
    assert_eq!(
        about(&[("LC_ALL", "es_MX"), ("LANG", "fr_FR")], &[]),
        "casa"
    );
    assert_eq!(
        about(&[("LC_MESSAGES", "es_ES"), ("LANG", "fr_FR")], &[]),
        "casa"
    );
    assert_eq!(about(&[("LC_ALL", ""), ("LANG", "fr_FR")], &[]), "maison");
    assert_eq!(
        about(&[("LANGUAGE", "de:fr:es"), ("LANG", "de_DE")], &[]),
        "maison"
    );
    assert_eq!(about(&[("LANGUAGE", "fr"), ("LANG", "C")], &[]), "home");
    assert_eq!(about(&[("LANG", "de_DE")], &[]), "home");
    assert_eq!(about(&[("LANG", "fr_FR")], &["--lang", "es"]), "casa");
    assert_eq!(about(&[("LANG", "fr_FR")], &["--lang=en"]), "home");
}

#[test]
fn every_answer_differs_by_language() {
    let asked: [&[&str]; 35] = [
        &["help", "play"],
        &["play"],
        &["play", "seven", "--seats", "robot"],
        &["play", "seven", "--clock", "quick"],
        &["play", "seven", "--resume"],
        &[
            "play",
            "hyle7",
            "--seats",
            "computer,computer",
            "--seed",
            "1",
        ],
        &[
            "play",
            "heinash",
            "--seats",
            "computer,computer",
            "--seed",
            "1",
        ],
        &["help"],
        &["help", "perft"],
        &["help", "nothing"],
        &["replay"],
        &["repaly"],
        &["replay", "--bogus"],
        &["replay", "no-such-file"],
        &["perft", "seven", "--depth", "x"],
        &["perft", "seven", "--depth", "2", "--players", "7"],
        &["perft", "seven", "--depth", "1", "--set", "Size=3"],
        &["perft", "seven", "--depth", "1"],
        &["bench", "seven", "--seconds", "0.01"],
        &["help", "analyse"],
        &["help", "arena"],
        &["help", "train"],
        &["help", "engine"],
        &["help", "codecup"],
        &["analyse"],
        &["play", "seven", "--level", "9"],
        &["arena", "heinash", "random", "random", "--pairs", "2"],
        &["engine", "--compliance", "false"],
        &["help", "solve"],
        &["help", "check"],
        &["help", "verify"],
        &["verify", "-", "--commitment", "1d16"],
        &["solve", "fifth-level"],
        &["solve", "island", "--tile", "S"],
        &["solve", "copycat", "--sample", "3"],
    ];
    let stored = ["seven", "heinash", "hyle7"].map(record);
    let shown: Vec<[&str; 2]> = stored.iter().map(|file| ["replay", file]).collect();
    for args in asked.into_iter().chain(shown.iter().map(|pair| &pair[..])) {
        let say = |lang| {
            let out = Tablier::run(&[&["--lang", lang], args].concat());
            assert!(out.code <= 2, "{args:?}: {}", out.stderr);
            // Figures differ from run to run, words only by language.
            let said = out.stdout + &out.stderr;
            said.replace(
                |c: char| c.is_ascii_digit() || "█,\u{202f} ".contains(c),
                "",
            )
        };
        let (en, fr, es) = (say("en"), say("fr"), say("es"));
        assert!(
            en != fr && fr != es && en != es,
            "{args:?}\n{en}\n{fr}\n{es}"
        );
    }
}

#[test]
fn refusals_are_explained_in_every_language() {
    let records = [
        "[Game \"seven\"] O:0,0;1,0;0,1;1,-1 O:0,0;1,0;0,1;1,-1",
        "[Game \"seven\"] X",
        "[Game \"heinash\"] roll:5-4-2 5*4",
        "[Game \"heinash\"] roll:5-4-2 5/2+4",
        "[Game \"heinash\"] roll:7-4-2",
        "[Game \"hyle7\"] draw:3 d4 e5-e6",
        "[Game \"hyle7\"] draw:8",
        "[Game \"chess\"]",
        "[Game \"hyle7\"] [Size \"6\"]",
        "[Game",
        "{",
        "t1.AAAA",
        "{\"tags\":3}",
    ];
    for text in records {
        let say = |lang| {
            let out = Tablier::with_input(&["replay", "-", "--lang", lang], text);
            assert_eq!(out.code, 1, "{text}");
            out.stderr
        };
        let (en, fr, es) = (say("en"), say("fr"), say("es"));
        assert!(en != fr && fr != es && en != es, "{text}\n{en}\n{fr}\n{es}");
    }
}

#[test]
fn small_words_are_right() {
    let shown =
        |lang, text: &str| Tablier::with_input(&["replay", "-", "--lang", lang], text).stdout;
    let none = "[Game \"hyle7\"]";
    let one = "[Game \"hyle7\"] draw:3 d4";
    let two = "[Game \"hyle7\"] draw:3 d4 pass";
    let count = |lang, text: &str, words: &str| {
        let shown = shown(lang, text);
        let line = shown.lines().next().unwrap();
        assert!(line.ends_with(words), "{line}");
    };
    count("en", none, " 0 moves");
    count("en", one, " 1 move");
    count("en", two, " 2 moves");
    count("fr", none, " 0 coup");
    count("fr", one, " 1 coup");
    count("fr", two, " 2 coups");
    count("es", none, " 0 jugadas");
    count("es", one, " 1 jugada");
    count("es", two, " 2 jugadas");
}

#[test]
fn help_tells_in_every_language_what_can_be_set() {
    for lang in Lang::ALL {
        let help = |args: &[&str]| Tablier::run(&[&["--lang", lang.code()], args].concat()).stdout;
        let listed = ["play", "perft", "arena"].map(|command| help(&["help", command]));
        for game in GameId::ALL {
            for tag in game.tags() {
                let values = tag.values().unwrap_or(&["…"]).join("|");
                let said = format!("  {}={values}", tag.name);
                assert!(listed.iter().all(|help| help.contains(&said)), "{said}");
            }
            let told = help(&["play", game.name(), "--help"]);
            for field in game.fields() {
                assert!(told.contains(field.label.text(lang)), "{told}");
                let choices = field.choices.iter();
                for choice in choices.filter(|choice| choice.kind != ChoiceKind::PickedAtTable) {
                    let tags = choice.tags.iter();
                    let tags: Vec<String> =
                        tags.map(|(tag, value)| format!("{tag}={value}")).collect();
                    let (tags, label) = (tags.join(" "), choice.label.text(lang));
                    let mut lines = told.lines().map(str::trim);
                    let line = lines.find(|line| line.starts_with(&tags) && line.ends_with(label));
                    assert!(line.is_some(), "{tags} {label}: {told}");
                }
            }
        }
    }
}
