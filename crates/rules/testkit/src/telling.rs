//! What every game keeps when it tells what happens.

use std::collections::HashSet;

use game::{EventOf, Lang, Telling, Writing};

/// Fails unless what an event does is told as a sentence without its full stop, in
/// each language in words of its own.
pub(crate) fn is_told<G: Telling>(game: &G, event: &EventOf<G>) {
    for writing in [Writing::Typed, Writing::Shown] {
        let told = Lang::ALL.map(|lang| game.tell(event, writing, lang));
        for text in &told {
            let first = text.chars().next();
            assert!(
                first.is_some_and(char::is_uppercase) && !text.ends_with('.'),
                "{event}: {text:?}"
            );
        }
        assert_eq!(HashSet::from(told.clone()).len(), 3, "{told:?}");
    }
}

/// Fails if a game that goes on is told to have ended.
pub(crate) fn is_not_over<G: Telling>(game: &G) {
    for lang in Lang::ALL {
        assert_eq!(game.explain(lang), [""; 0]);
        assert_eq!(game.in_short(None, lang), None);
    }
}

/// Fails unless the end is told, at length and in short, and comes to the result.
pub(crate) fn is_over<G: Telling>(game: &G, last: Option<&EventOf<G>>) {
    let outcome = game.outcome().expect("it is over");
    for lang in Lang::ALL {
        let result = game::capital(&game.result(&outcome, lang)) + ".";
        let explained = game.explain(lang);
        assert_eq!(explained.last(), Some(&result));
        let short = game.in_short(last, lang).expect("it is over");
        assert!(short.ends_with(&result), "{short:?} {result:?}");
        assert!(!short.contains("..") && !short.contains("  "), "{short:?}");
    }
}
