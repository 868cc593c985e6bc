use super::*;
use crate::computer::Computer;
use game::Seat;
use search::StopSign;
use search::effort::NoWatch;

/// Asks with at most so many nodes.
fn with_nodes<T>(nodes: u64, level: Level, seed: u64, then: impl FnOnce(&Ask<'_>) -> T) -> T {
    let effort = Effort::new(Limits::nodes(nodes), &NoWatch, &StopSign::default());
    let effort = &effort;
    then(&Ask {
        level,
        seed,
        effort,
    })
}

fn analysed(mind: &mut dyn AnyMind, game: &AnyGame, nodes: u64) -> Analysis<AnyEvent> {
    with_nodes(nodes, Level::MOST, 1, |ask| {
        mind.analyse(game, ask, &mut |_| {})
    })
}

/// Every game with this tag as it is said, where it can be.
fn starts(tag: &str, value: &'static str) -> impl Iterator<Item = AnyGame> {
    GameId::ALL.into_iter().map(move |id| {
        let said = AnyGame::start(id, |name| (name == tag).then_some(value));
        said.or_else(|_| AnyGame::start(id, |_| None))
            .expect("a game")
    })
}

#[test]
fn what_it_proves_the_experts_prove_too() {
    for start in starts("Size", "3") {
        let mut proven = 0;
        for seed in 0..8 {
            let mut numbers = Numbers::seeded(seed);
            let mut positions = vec![start.clone()];
            while let Some(last) = positions.last().filter(|last| last.turn() != Turn::Over) {
                let mut next = last.clone();
                next.step_at_random(&mut |limit| numbers.below(limit));
                positions.push(next);
            }
            for position in positions.iter().rev().take(4) {
                let mut mind = PlainExpert.mind(1 << 20);
                let plain = analysed(&mut *mind, position, 40_000);
                let mut expert = Computer::new(position.id(), 1 << 20);
                let known = with_nodes(400_000, Level::MOST, 1, |ask| {
                    expert.analyse(position, ask, &mut |_| {})
                });
                let scale = Scale::of(position);
                if !plain.exact || !known.exact || matches!(scale, Scale::Points { .. }) {
                    continue;
                }
                let (plain, known) = (plain.value.unwrap(), scale.share(known.value.unwrap()));
                assert!(
                    (plain - known).abs() < 1e-9,
                    "{plain} is {known}: {position:?}"
                );
                proven += 1;
            }
        }
        let counts_points = matches!(Scale::of(&start), Scale::Points { .. });
        assert!(proven > 12 || counts_points, "{}: {proven}", start.id());
    }
}

#[test]
fn it_plays_every_game_to_its_end_and_the_same_again() {
    for (start, level) in starts("Size", "3").zip([1, 3, 8]) {
        let level = Level::new(level).unwrap();
        let mut mind = PlainExpert.mind(1 << 20);
        let mut game = start;
        let mut numbers = Numbers::seeded(5);
        while game.turn() != Turn::Over {
            let chosen = with_nodes(30, level, 2, |ask| mind.choose(&game, ask));
            let again = with_nodes(30, level, 2, |ask| mind.choose(&game, ask));
            assert_eq!(chosen, again);
            match chosen {
                Some(mv) => game.apply(&mv).expect("a legal move"),
                None => game.step_at_random(&mut |limit| numbers.below(limit)),
            }
        }
        let at_the_end = analysed(&mut *mind, &game, 30);
        assert!(at_the_end.exact && at_the_end.lines.is_empty());
    }
}

#[test]
fn an_estimate_says_that_it_is_one() {
    for start in starts("Players", "3") {
        let mut mind = PlainExpert.mind(1 << 20);
        let found = analysed(&mut *mind, &start, 200);
        assert!(!found.exact, "{}", start.id());
        let shares: f64 = found.values.iter().sum();
        match start.sides() {
            2 => assert!((0.0..=1.0).contains(&found.value.unwrap()) && found.values.is_empty()),
            _ => assert!((shares - 1.0).abs() < 1e-9 && found.value.is_none()),
        }
        let is_to_move = matches!(start.turn(), Turn::Seat(_));
        assert_eq!(found.best().is_some(), is_to_move);
    }
}

#[test]
fn it_takes_a_win_that_is_there() {
    let mut taken = 0;
    for start in starts("Size", "3") {
        for seed in 0..40 {
            let mut numbers = Numbers::seeded(seed);
            let mut game = start.clone();
            while game.turn() != Turn::Over {
                if let Turn::Seat(seat) = game.turn() {
                    let wins = |mv: &AnyEvent| rewarded(&game, mv, seat) == 1.0;
                    let greedy = PlainExpert.greedy(&game, &mut |_| 0).unwrap();
                    let can_win = game.moves().iter().any(wins);
                    assert_eq!(can_win, wins(&greedy), "{game:?}");
                    taken += u32::from(can_win);
                }
                game.step_at_random(&mut |limit| numbers.below(limit));
            }
        }
    }
    assert!(taken > 20, "{taken}");
}

fn rewarded(game: &AnyGame, mv: &AnyEvent, seat: Seat) -> f64 {
    let mut after = Untold(game.clone());
    after.play(mv.clone());
    after.rewards()[seat]
}
