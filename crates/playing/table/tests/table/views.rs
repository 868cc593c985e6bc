//! Nothing that a viewer may not know is in its view: not what another player
//! has worked out so far, and not the rolls and draws that will come again.

use catalog::{AnyEvent, AnyGame, GameId};
use game::{Stop, Turn};
use proptest::prelude::*;
use table::{Act, Config, Input, Kept, Millis, Player, Seating, Sender, Step, Table, View, Viewer};

use crate::matches::configs::any_config;
use crate::matches::lines::{Line, Twist, any_lines};

const START: Millis = Millis(1_000_000);

fn viewers(table: &Table) -> impl Iterator<Item = Viewer> {
    // The last one is no player: it must be treated like a spectator.
    let players = (0..=table.config().players.len()).map(Viewer::Player);
    players.chain([Viewer::Spectator])
}

/// All that can be seen of a table: what each viewer may do, and what has happened.
fn views(table: &Table, now: Millis) -> (Vec<View>, Vec<Step>) {
    let views = viewers(table).map(|viewer| table.view(now, viewer));
    (views.collect(), table.steps().to_vec())
}

/// A table and its time, told one thing after the other.
struct Match {
    table: Table,
    now: Millis,
    id: u64,
}

impl Match {
    fn new(config: Config) -> Match {
        Match {
            table: Table::new(START, config).expect("the config is good"),
            now: START,
            id: 0,
        }
    }

    fn tell(&mut self, from: Sender, act: Act) -> bool {
        self.id += 1;
        let input = Input {
            from,
            id: self.id,
            version: self.table.version(),
            act,
        };
        self.table.handle(self.now, input).refused.is_none()
    }

    fn line(&mut self, line: &Line) {
        self.now = Millis(self.now.0 + line.wait);
        self.tell(Sender::Host, Act::Tick);
        for time in 0..line.times() {
            self.id += 1;
            let Some(input) = line.input(&self.table, time, self.id) else {
                return;
            };
            self.table.handle(self.now, input);
        }
    }
}

/// A text that stands nowhere else.
fn marker(player: usize) -> String {
    format!("secret-of-{player}")
}

/// Everybody works something out, and nobody sees more than their own.
fn drafts_are_secret(game: &mut Match) -> Result<(), TestCaseError> {
    let players = game.table.config().players.len();
    let mut drafted = Vec::new();
    for player in 0..players {
        drafted.push(game.tell(Sender::Player(player), Act::Draft(marker(player))));
    }
    let (views, steps) = views(&game.table, game.now);
    for (viewer, view) in viewers(&game.table).zip(views) {
        let text = format!("{view:?} {steps:?}");
        for (player, &drafted) in drafted.iter().enumerate() {
            let own = viewer == Viewer::Player(player);
            prop_assert_eq!(
                text.contains(&marker(player)),
                own && drafted,
                "{:?}",
                viewer
            );
        }
    }
    Ok(())
}

/// Other rolls and draws that can come, as many of them. The last of the first
/// list comes last of the second, and so on: each draw stays possible.
fn other_luck(table: &Table, count: usize, choice: usize) -> Vec<AnyEvent> {
    let mut game: AnyGame = table.game().clone();
    let mut luck = Vec::new();
    while luck.len() < count {
        match game.turn() {
            Turn::Over => break,
            Turn::Seat(_) => {
                let first = game.moves().swap_remove(0);
                game.apply(&first).expect("it is listed");
            }
            Turn::Chance => {
                let mut chances = game.chances();
                let place = choice.wrapping_mul(luck.len() + 1) % chances.len();
                let chance = chances.swap_remove(place).outcome;
                game.apply(&chance).expect("it is listed");
                luck.push(chance);
            }
        }
    }
    luck
}

/// The same match once more, without what led to it, and with this luck to come.
fn resumed(game: &Match, luck: &[AnyEvent]) -> Table {
    let config = Config {
        seating: Seating::Chosen(game.table.seats().to_vec()),
        picks: false,
        ..game.table.config().clone()
    };
    let kept = Kept {
        seen: luck.to_vec(),
        ..game.table.kept(game.now)
    };
    let table = Table::resume(game.now, config, &kept);
    let table = table.expect("the match is being played by it");
    table.expect("all of it has happened")
}

/// Whether chance speaks next and nobody is left to ask for it: then what was
/// foreseen comes at once, for all to see.
fn comes_at_once(game: &Match) -> bool {
    let mut events = game.table.events();
    events.any(|event| event.to_string().starts_with("time:"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nobody_sees_what_another_has_worked_out(config in any_config(), lines in any_lines(25)) {
        let mut game = Match::new(config);
        drafts_are_secret(&mut game)?;
        for line in &lines {
            game.line(line);
            drafts_are_secret(&mut game)?;
        }
    }

    #[test]
    fn nobody_sees_the_rolls_and_draws_that_come_again(
        config in any_config(),
        lines in any_lines(25),
        lucks in any::<[usize; 2]>(),
        count in 1usize..6,
    ) {
        let mut game = Match::new(config);
        for line in &lines {
            game.line(line);
            if game.table.seats().is_empty() || comes_at_once(&game) {
                continue;
            }
            let picks = table::WaitsFor::Pick { player: game.table.seats()[0] };
            if game.table.waits_for() == picks {
                continue;
            }
            let luck = lucks.map(|choice| other_luck(&game.table, count, choice));
            let [one, other] = luck.map(|luck| resumed(&game, &luck));
            prop_assert_eq!(views(&one, game.now), views(&other, game.now));
        }
    }

    /// Two tables that differ in nothing but how they came about look the same.
    #[test]
    fn a_view_knows_nothing_of_how_the_table_came_about(
        config in any_config(),
        lines in any_lines(25),
    ) {
        let mut game = Match::new(config.clone());
        let mut busy = Match::new(config);
        for line in &lines {
            // Other ids, a longer log, and questions that are refused.
            busy.id += 1000;
            prop_assert!(busy.table.read("nonsense").is_err());
            let own = busy.table.config().game;
            for game in GameId::ALL.into_iter().filter(|game| *game != own) {
                let nonsense = AnyEvent::stop(game, Stop::Draw);
                prop_assert!(!busy.tell(Sender::Player(0), Act::Move(nonsense)));
            }
            busy.tell(Sender::Host, Act::Sit { player: 0, as_player: Player::Open });
            for player in 0..busy.table.seats().len() {
                busy.tell(Sender::Player(player), Act::Draft("for a moment".into()));
            }
            let line = Line { twist: Twist::Nothing, ..line.clone() };
            game.line(&line);
            busy.line(&line);
            let [mut one, mut other] = [&game, &busy].map(|game| views(&game.table, game.now));
            // What they have worked out is the only thing in which the two differ.
            for view in one.0.iter_mut().chain(&mut other.0) {
                view.draft.clear();
            }
            prop_assert_eq!(one, other);
        }
    }
}
