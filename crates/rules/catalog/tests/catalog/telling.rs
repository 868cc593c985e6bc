//! Events in words, as they are typed and as a page shows them.

use catalog::{AnyGame, GameId};
use game::{Lang, Writing};

/// What the last of these events is told as.
fn told(id: GameId, events: &[&str], writing: Writing, lang: Lang) -> String {
    let mut game = AnyGame::start(id, |_| None).unwrap();
    let (last, before) = events.split_last().unwrap();
    for event in before {
        game.apply_written(event).unwrap();
    }
    let last = game.read_legal(last).unwrap();
    game.tell(&last, writing, lang)
}

#[test]
fn a_page_names_tokens_by_the_sign_it_shows() {
    let draw = |writing, lang| told(GameId::Hyle7, &["draw:5"], writing, lang);
    let put = |writing, lang| told(GameId::Hyle7, &["draw:5", "d4"], writing, lang);
    assert!(draw(Writing::Typed, Lang::En).ends_with("draws a token of colour 5"));
    assert!(put(Writing::Typed, Lang::En).ends_with("puts the 5 on d4"));
    for (lang, drawn, placed) in [
        (Lang::En, "draws a star", "puts the star on d4"),
        (Lang::Fr, "tire une étoile", "place l’étoile en d4"),
        (Lang::Es, "saca una estrella", "pone la estrella en d4"),
    ] {
        assert!(draw(Writing::Shown, lang).ends_with(drawn));
        assert!(put(Writing::Shown, lang).ends_with(placed));
    }
}

#[test]
fn a_page_sets_calculations_as_people_write_them() {
    let made = |writing| {
        let events = ["roll:5-4-2", "5*(4-2)"];
        told(GameId::Heinash, &events, writing, Lang::En)
    };
    assert!(made(Writing::Typed).ends_with("makes 10: 5*(4-2)"));
    let shown = made(Writing::Shown).replace('\u{a0}', " ");
    assert!(shown.ends_with("makes 10: 5 × (4 − 2)"), "{shown}");
}
