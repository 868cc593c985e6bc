//! What every hint keeps to, in every kind of game.

use catalog::{AnyGame, GameId};
use game::{Lang, Turn};
use players::Computer;
use players::hint::{Hint, hint};

use crate::games::{Tags, after, random_record, setups, with_nodes};

/// Little memory, for there are many games.
const MEMORY: usize = 1 << 20;

/// Calls with every so many-th position of a random game in which a seat is to
/// move.
fn along(id: GameId, tags: &Tags, seed: u64, every: usize, mut look: impl FnMut(&AnyGame)) {
    let record = random_record(id, tags, seed);
    let (mut game, _) = after(id, tags, "");
    for (number, event) in record.events().iter().enumerate() {
        if matches!(game.turn(), Turn::Seat(_)) && number % every < 2 {
            look(&game);
        }
        game.apply(event).unwrap();
    }
    assert_eq!(game.turn(), Turn::Over);
    let mut computer = Computer::new(id, MEMORY);
    let none = with_nodes(10, 1, |ask| hint(&mut computer, &game, ask, Lang::En));
    assert_eq!(none, None, "nobody is to move");
}

fn hints(game: &AnyGame, nodes: u64) -> [Hint; 3] {
    let mut computer = Computer::new(game.id(), MEMORY);
    Lang::ALL.map(|lang| {
        let found = with_nodes(nodes, 3, |ask| hint(&mut computer, game, ask, lang));
        found.unwrap_or_else(|| panic!("no hint in {game:?}"))
    })
}

fn of(id: GameId) -> impl Iterator<Item = (GameId, Tags)> {
    setups().into_iter().filter(move |(setup, _)| *setup == id)
}

/// The hint is the same in every language but for its words, its move is legal,
/// and its texts are whole sentences.
fn check(game: &AnyGame, nodes: u64) {
    let hints = hints(game, nodes);
    let [english, french, spanish] = &hints;
    assert_eq!(game.check(&english.event), Ok(()), "{}", english.event);
    for other in [french, spanish] {
        assert_eq!(english.event, other.event);
        assert_eq!(english.steps.len(), other.steps.len());
        for (one, same) in english.steps.iter().zip(&other.steps) {
            assert_ne!(one.text, same.text, "words of another language");
            assert_eq!((one.clause, &one.hexes), (same.clause, &same.hexes));
            assert_eq!((&one.numbers, &one.cells), (&same.numbers, &same.cells));
        }
    }
    assert!(!english.steps.is_empty());
    for (lang, hint) in Lang::ALL.into_iter().zip(&hints) {
        for step in &hint.steps {
            let text = &step.text;
            assert!(text.ends_with('.'), "{text}");
            assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
            assert!(!text.contains('!') && !text.contains('{'), "{text}");
            assert!(step.clause.is_some(), "{text}");
            let breaks = [" :", " ;", " ?", " %"]
                .iter()
                .any(|mark| text.contains(mark));
            assert!(!breaks, "{lang}: a mark could begin a line: {text}");
            let first = text.chars().next().unwrap();
            assert!(!first.is_lowercase(), "{text}");
        }
    }
    points_at_the_move(game, english);
}

/// The last step points at exactly what the move touches.
fn points_at_the_move(game: &AnyGame, hint: &Hint) {
    let last = hint.steps.last().unwrap();
    if let AnyGame::Heinash(position) = game {
        let mut marked = hint.steps.iter().flat_map(|step| &step.numbers);
        assert!(marked.all(|&number| position.free().contains(number)));
    }
    match game {
        AnyGame::Seven(_) => {
            let mv: seven::Move = hint.event.to_string().parse().unwrap();
            let cells: Vec<[i32; 2]> = mv.cells().iter().map(|c| [c.q, c.r]).collect();
            assert_eq!(last.hexes, cells);
            assert_eq!(last.tile, Some(mv.tile().to_string()));
        }
        AnyGame::Heinash(_) => match hint.event.to_string().parse().unwrap() {
            heinash::Move::Nothing => assert!(last.numbers.is_empty()),
            heinash::Move::Put(number) => assert_eq!(last.numbers, [number]),
            heinash::Move::Claim(way) => {
                let number = way.value().unwrap().as_whole().unwrap() as u8;
                assert_eq!(last.numbers, [number]);
            }
        },
        _ => {
            let cells: Vec<String> = match hint.event.to_string().parse().unwrap() {
                hyle7::Move::Pass => Vec::new(),
                hyle7::Move::Place(cell) => vec![cell.to_string()],
                hyle7::Move::Slide { from, to } => vec![from.to_string(), to.to_string()],
            };
            assert_eq!(last.cells, cells);
        }
    }
}

#[test]
fn every_hint_of_seven_is_whole_in_every_language() {
    for (id, tags) in of(GameId::Seven) {
        along(id, &tags, 5, 1, |game| check(game, 300));
    }
}

#[test]
fn every_hint_of_heinash_is_whole_in_every_language() {
    for (seed, (id, tags)) in of(GameId::Heinash).enumerate() {
        along(id, &tags, seed as u64, 5, |game| check(game, 100));
    }
}

#[test]
fn every_hint_of_hyle7_is_whole_in_every_language() {
    for (id, tags) in of(GameId::Hyle7) {
        along(id, &tags, 7, 12, |game| check(game, 60));
    }
}

#[test]
fn the_same_nodes_give_the_same_hint_whatever_was_asked_before() {
    for (id, tags) in setups().into_iter().step_by(3) {
        let mut busy = Computer::new(id, MEMORY);
        along(id, &tags, 9, 40, |game| {
            let ask = |computer: &mut Computer| {
                with_nodes(150, 4, |ask| hint(computer, game, ask, Lang::Fr))
            };
            let first = ask(&mut busy);
            assert_eq!(first, ask(&mut busy));
            assert_eq!(first, ask(&mut Computer::new(id, MEMORY)));
        });
    }
}

#[test]
fn a_seat_that_no_longer_chooses_is_told_so() {
    let (game, _) = after(GameId::Hyle7, &[], "time:0 draw:3");
    let mut computer = Computer::new(GameId::Hyle7, MEMORY);
    let found = with_nodes(50, 1, |ask| hint(&mut computer, &game, ask, Lang::En)).unwrap();
    assert_eq!(found.event.to_string(), "a7");
    assert_eq!(found.steps.len(), 1);
    assert_eq!(found.steps[0].text, "There is only one move.");
    assert_eq!(found.steps[0].cells, ["a7"]);

    let opening = "P:0,0;0,1;0,2;1,1 resign:2";
    let (game, _) = after(GameId::Seven, &[("Players", "3")], opening);
    let second = game.moves()[0].clone();
    let (game, _) = after(
        GameId::Seven,
        &[("Players", "3")],
        &format!("{opening} {second}"),
    );
    let mut computer = Computer::new(GameId::Seven, MEMORY);
    let found = with_nodes(50, 1, |ask| hint(&mut computer, &game, ask, Lang::En)).unwrap();
    assert_eq!(vec![found.event], game.moves());
    assert_eq!(found.steps.len(), 1);
}
