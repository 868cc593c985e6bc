//! Events as values: text is read at the edge, and an event of another game is
//! refused by every game.

use catalog::{AnyEvent, AnyGame, AnyRecord, ApplyError, EventKind, GameId};
use game::{Lang, Seat, Stop, Turn, Writing};

fn start(id: GameId) -> AnyGame {
    AnyGame::start(id, |_| None).unwrap()
}

/// What can come next, and every stop.
fn events(game: &AnyGame) -> Vec<AnyEvent> {
    let first = Seat::new(0);
    let stops = [
        Stop::Draw,
        Stop::GameTime,
        Stop::Resign(first),
        Stop::SeatTime(first),
    ];
    let mut events = game.moves();
    events.extend(game.chances().into_iter().map(|case| case.outcome));
    events.extend(stops.map(|stop| AnyEvent::stop(game.id(), stop)));
    events
}

/// Every game at its start, in the middle with a seat to move, and at its end.
fn stages(id: GameId) -> [AnyGame; 3] {
    let start = start(id);
    let mut begun = start.clone();
    while let Some(chance) = begun.chances().first() {
        begun.apply(&chance.outcome).unwrap();
    }
    assert!(matches!(begun.turn(), Turn::Seat(_)));
    let mut over = begun.clone();
    over.apply(&AnyEvent::stop(id, Stop::Draw)).unwrap();
    [start, begun, over]
}

#[test]
fn an_event_of_another_game_is_refused_by_clause_and_changes_nothing() {
    for id in GameId::ALL {
        let foreign = GameId::ALL.into_iter().filter(|other| *other != id);
        let foreign: Vec<AnyEvent> = foreign
            .flat_map(stages)
            .flat_map(|game| events(&game))
            .collect();
        for game in stages(id) {
            let mut record = AnyRecord::new(&game);
            let empty = record.clone();
            for event in &foreign {
                let mut after = game.clone();
                let why = after.apply(event).expect_err("it is another game's");
                assert_eq!(after, game, "{event} was refused and changed something");
                assert_eq!(game.check(event), Err(why.clone()));
                assert_eq!(record.push(event), Err(why.clone()));
                assert_eq!(record, empty, "{event} stands in the record");
                let clauses = id.about().clauses;
                let is_told = clauses.iter().any(|told| told.clause == why.clause());
                assert!(is_told, "{} is no clause of {id}", why.clause());
                assert_eq!(why.explain(Lang::En), "this belongs to another game");
                // Whoever tells it all the same says no more than its text.
                let told = game.tell(event, Writing::Shown, Lang::En);
                assert_eq!(told, event.to_string());
            }
        }
    }
}

#[test]
fn how_a_game_ended_is_not_told_by_an_event_of_another_one() {
    let [.., over] = stages(GameId::Seven);
    let own = AnyEvent::stop(GameId::Seven, Stop::Draw);
    let foreign = AnyEvent::stop(GameId::Hyle7, Stop::Draw);
    let told = |last| over.in_short(last, Lang::En).expect("it is over");
    assert!(told(Some(&own)).starts_with("The draw is agreed. "));
    assert_eq!(told(Some(&foreign)), told(None));
}

#[test]
fn an_event_knows_its_game_its_kind_and_its_text() {
    for id in GameId::ALL {
        for game in stages(id) {
            for event in events(&game) {
                assert_eq!(event.game(), id);
                assert_eq!(game.read(&event.to_string()).as_ref(), Ok(&event));
                assert_eq!(AnyEvent::read(id, &event.to_string()).as_ref(), Ok(&event));
            }
            let chances = game.chances().into_iter().map(|case| case.outcome);
            let mut chances = chances.map(|event| event.kind());
            assert!(chances.all(|kind| kind == EventKind::Chance));
            let mut moves = game.moves().into_iter().map(|event| event.kind());
            assert!(moves.all(|kind| kind == EventKind::Move));
        }
        for text in ["draw", "time", "time:1", "resign:0"] {
            let event = AnyEvent::read(id, text).unwrap();
            let EventKind::Stop(stop) = event.kind() else {
                panic!("{text} is no stop");
            };
            assert_eq!(stop.to_string(), text);
            assert_eq!(AnyEvent::stop(id, stop), event);
        }
    }
}

#[test]
fn a_written_event_that_cannot_happen_changes_nothing_and_says_why() {
    for id in GameId::ALL {
        for mut game in stages(id) {
            let before = game.clone();
            let malformed = game.apply_written("?").unwrap_err();
            assert!(matches!(malformed, ApplyError::Malformed(_)), "{id}");
            assert_eq!(game.read_legal("?"), Err(malformed));
            let illegal = game.apply_written("resign:3").unwrap_err();
            assert!(matches!(illegal, ApplyError::Illegal(_)), "{id}");
            assert_eq!(game.read_legal("resign:3"), Err(illegal));
            assert_eq!(game, before);
            for event in events(&before) {
                let text = event.to_string();
                let mut by_value = before.clone();
                let mut by_text = before.clone();
                let legal = before.check(&event);
                assert_eq!(by_value.apply(&event), legal);
                let written = legal.clone().map(|()| event).map_err(ApplyError::from);
                assert_eq!(before.read_legal(&text), written);
                assert_eq!(by_text.apply_written(&text), written);
                assert_eq!(by_text, by_value, "{text}");
                assert_eq!(by_value != before, legal.is_ok(), "{text}");
            }
        }
    }
}
