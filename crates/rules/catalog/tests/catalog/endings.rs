//! Every kind of end is told by what really decided it, with the names that
//! players know, in every language.

use catalog::{AnyEvent, AnyGame, GameId};
use game::Lang;

/// A game with these tags after these events, and the last of them.
fn played(id: GameId, tags: &[(&str, &'static str)], events: &str) -> (AnyGame, Option<AnyEvent>) {
    let value = |name: &str| tags.iter().find(|(tag, _)| *tag == name).map(|tag| tag.1);
    let mut game = AnyGame::start(id, value).unwrap();
    let mut last = None;
    for event in events.split_whitespace() {
        match game.apply_written(event) {
            Ok(event) => last = Some(event),
            Err(why) => panic!("{event}: {why:?}"),
        }
    }
    (game, last)
}

/// How such a game is told to have ended.
fn told(id: GameId, tags: &[(&str, &'static str)], events: &str) -> [String; 3] {
    let (game, last) = played(id, tags, events);
    Lang::ALL.map(|lang| game.in_short(last.as_ref(), lang).expect("it is over"))
}

const TILES: &str = "I:0,0;1,0;2,0;3,0 O:0,1;1,1;0,2;-1,2";

#[test]
fn s7_a_seat_without_time_or_will_loses_whatever_the_levels_are() {
    assert_eq!(
        told(GameId::Seven, &[], &format!("{TILES} time:0")),
        [
            "White has run out of time. Black wins.",
            "Blanc n’a plus de temps. Noir gagne.",
            "Blanco se ha quedado sin tiempo. Negro gana.",
        ]
    );
    assert_eq!(
        told(GameId::Seven, &[], &format!("{TILES} resign:1"))[0],
        "Black resigns. White wins."
    );
    assert_eq!(
        told(GameId::Seven, &[], "draw")[1],
        "La nulle est acceptée. La partie est nulle."
    );
}

#[test]
fn s10_who_left_before_the_last_is_told_too() {
    let three = [("Players", "3")];
    assert_eq!(
        told(GameId::Seven, &three, "resign:0 time:2"),
        [
            "White left the game before the end. Red has run out of time. Black wins.",
            "Blanc a quitté la partie avant la fin. Rouge n’a plus de temps. Noir gagne.",
            "Blanco dejó la partida antes del final. Rojo se ha quedado sin tiempo. Negro gana.",
        ]
    );
    let four = [("Players", "4")];
    assert_eq!(
        told(GameId::Seven, &four, "resign:0 time:2 resign:3"),
        [
            "White and Red left the game before the end. Blue resigns. Black wins.",
            "Blanc et Rouge ont quitté la partie avant la fin. Bleu abandonne. Noir gagne.",
            "Blanco y Rojo dejaron la partida antes del final. Azul abandona. Negro gana.",
        ]
    );
}

#[test]
fn s11_a_pair_loses_together() {
    let pairs = [("Players", "4"), ("Pairs", "yes")];
    let [english, ..] = told(GameId::Seven, &pairs, "time:1");
    assert!(
        english.starts_with("Red has run out of time. "),
        "{english}"
    );
    assert!(!english.contains("evel"), "{english}");
}

#[test]
fn n9_the_time_of_a_game_of_heinash_makes_the_chains_count() {
    let [english, ..] = told(GameId::Heinash, &[], "roll:5-4-2 5+4+2 time");
    assert!(
        english.starts_with("The time for the game is up. The longest chain of Black:"),
        "{english}"
    );
    assert_eq!(
        told(GameId::Heinash, &[], "resign:0"),
        [
            "Black resigns. Red wins.",
            "Noir abandonne. Rouge gagne.",
            "Negro abandona. Rojo gana.",
        ]
    );
}

#[test]
fn h6_a_match_that_went_on_without_somebody_says_so() {
    // Chaos without time places on the first free cell, Order without time passes.
    let (mut game, _) = played(GameId::Hyle7, &[("Size", "5")], "time:1");
    while let Some(event) = game
        .chances()
        .into_iter()
        .map(|case| case.outcome)
        .chain(game.moves())
        .next()
    {
        game.apply(&event).unwrap();
    }
    let last = game.in_short(None, Lang::En).expect("it is over");
    assert!(
        last.starts_with("Player 2 has run out of time. Player 2 as Order: "),
        "{last}"
    );
    assert_eq!(
        told(GameId::Hyle7, &[], "draw:1 d4 resign:0"),
        [
            "Player 1 resigns. Player 2 wins.",
            "Joueur 1 abandonne. Joueur 2 gagne.",
            "Jugador 1 abandona. Jugador 2 gana.",
        ]
    );
}
