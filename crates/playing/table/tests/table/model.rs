//! What holds whatever is said at a table: any config, any sequence of inputs,
//! legal or not, late, doubled, from the wrong one, with any time in between.

use catalog::AnyEvent;
use game::Turn;
use proptest::prelude::*;
use table::{
    Act, Answer, Cause, Config, Effect, Input, InputError, May, Millis, Offer, Sender, Step, Table,
    View, Viewer, WaitsFor,
};

use crate::ledger::{Ledger, is_chance, is_stop};
use crate::matches::configs::any_config;
use crate::matches::lines::{Line, any_lines, next};

/// When the match begins. Anything but 0, which a forgotten time would be.
const START: Millis = Millis(1_000_000);

/// A table together with what must be true of it.
struct Run {
    config: Config,
    table: Table,
    now: Millis,
    wake: Option<Millis>,
    ids: u64,
    ledger: Ledger,
}

/// All that can be seen of a table from outside, its log excepted.
fn outward(table: &Table, now: Millis) -> (Vec<View>, Vec<Step>, Vec<AnyEvent>, Config) {
    let steps = table.steps().to_vec();
    (
        views(table, now),
        steps,
        table.seen(),
        table.config().clone(),
    )
}

fn views(table: &Table, now: Millis) -> Vec<View> {
    let players = (0..table.config().players.len()).map(Viewer::Player);
    let viewers = players.chain([Viewer::Spectator]);
    viewers.map(|viewer| table.view(now, viewer)).collect()
}

fn is_paused(table: &Table) -> bool {
    table.view(Millis(0), Viewer::Spectator).paused
}

impl Run {
    fn new(config: Config) -> Run {
        let table = Table::new(START, config.clone()).expect("the config is good");
        let mut run = Run {
            config,
            ledger: Ledger::new(&table),
            table,
            now: START,
            wake: None,
            ids: 0,
        };
        run.tell(0, run.input(Sender::Host, Act::Tick));
        run
    }

    fn input(&self, from: Sender, act: Act) -> Input {
        Input {
            from,
            id: self.ids + 1,
            version: self.table.version(),
            act,
        }
    }

    fn line(&mut self, line: &Line) {
        for time in 0..line.times() {
            let Some(input) = line.input(&self.table, time, self.ids + 1) else {
                return;
            };
            self.tell(line.wait, input);
        }
    }

    /// Tells the table something after a while, and checks all that must hold.
    fn tell(&mut self, wait: u64, input: Input) -> Answer {
        self.ids += 1;
        let now = Millis(self.now.0 + wait);
        // One table is told at once, the other from one flag to the next.
        let mut at_once = self.table.clone();
        let answer = at_once.handle(now, input.clone());
        let mut effects = self.until(now);
        let before = self.table.clone();
        let later = self.table.handle(now, input.clone());
        self.checks(&before, &input, &later);
        effects.extend(later.effects);
        assert_eq!(answer.effects, effects, "time was cut in two");
        assert_eq!(answer.refused, later.refused, "time was cut in two");
        assert_eq!(answer.wake, later.wake, "time was cut in two");
        assert_eq!(outward(&at_once, now), outward(&self.table, now));
        if self.ids.is_multiple_of(2) {
            self.table = at_once;
        }
        if answer.refused.is_none() && input.act != Act::Tick {
            self.doubled(input);
        }
        answer
    }

    /// Goes through everything that time brings until then, a flag at a time.
    fn until(&mut self, now: Millis) -> Vec<Effect> {
        let mut effects = Vec::new();
        while let Some(wake) = self.wake.filter(|wake| *wake <= now) {
            // Just before it nothing happens, and looking leaves no trace.
            let early = Millis(wake.0 - 1).max(self.now);
            let before = self.table.clone();
            let tick = self.input(Sender::Host, Act::Tick);
            assert_eq!(self.table.handle(early, tick.clone()).effects, []);
            assert_eq!(self.table, before);
            self.pass(wake);
            let answer = self.table.handle(wake, tick.clone());
            assert_ne!(answer.effects, [], "nothing happens at {wake:?}");
            self.checks(&before, &tick, &answer);
            effects.extend(answer.effects);
        }
        self.pass(now);
        effects
    }

    fn pass(&mut self, to: Millis) {
        let millis = to.0 - self.now.0;
        self.ledger
            .pass(&self.table, is_paused(&self.table), millis);
        self.now = to;
    }

    /// What holds after every input.
    fn checks(&mut self, before: &Table, input: &Input, answer: &Answer) {
        if answer.refused.is_some() && answer.effects.is_empty() {
            assert_eq!(
                &self.table, before,
                "{:?} changed something",
                answer.refused
            );
        }
        let of_one_position = matches!(
            input.act,
            Act::Press | Act::Chance(_) | Act::Move(_) | Act::Redo | Act::Offer(Offer::TakeBack)
        );
        if answer.refused.is_none() && of_one_position {
            assert_eq!(input.version, before.version(), "{input:?} is stale");
        }
        self.take_back_keeps_chance(before, input, answer);
        for effect in &answer.effects {
            self.ledger.hear(effect);
        }
        let events: Vec<&AnyEvent> = self.table.events().collect();
        let heard: Vec<&AnyEvent> = self.ledger.events.iter().collect();
        assert_eq!(events, heard, "the effects tell another story");
        assert!(self.table.version() >= before.version());
        if !before.events().eq(events) {
            assert!(self.table.version() > before.version(), "the version stays");
            self.record_replays();
            self.causes_are_known(before, input);
        }
        assert_eq!(self.table.game(), self.ledger.position());
        let view = self.table.view(self.now, Viewer::Spectator);
        self.ledger.agrees(&view.clocks);
        self.wake = answer.wake;
        assert!(self.wake.is_none_or(|wake| wake > self.now), "{answer:?}");
        let stands_still = view.paused || view.clocks.soft || view.outcome.is_some();
        assert!(self.wake.is_none() || !stands_still, "{answer:?}");
        // Another game is agreed on after this one, all else during it.
        let fits = |o: &table::OfferView| (o.offer == Offer::Rematch) == view.outcome.is_some();
        assert!(view.offers.iter().all(fits), "{:?}", view.offers);
        self.soft_clocks_never_act();
    }

    /// Between people nothing is taken back past a roll or a draw.
    fn take_back_keeps_chance(&self, before: &Table, input: &Input, answer: &Answer) {
        let taken = answer.effects.iter().find_map(|effect| match effect {
            Effect::TakenBack { events } => Some(*events),
            _ => None,
        });
        let Some(left) = taken else { return };
        if !before.events().skip(left).any(is_chance) {
            return;
        }
        // Only an opponent agrees, so whoever has agreed is a person against it.
        assert_eq!(input.act, Act::Offer(Offer::TakeBack));
        let Sender::Player(asks) = input.from else {
            panic!("the host takes nothing back");
        };
        let people = before.config().players.iter().enumerate();
        let mut people = people.filter(|(_, player)| player.is_person());
        assert!(people.all(|(player, _)| player == asks), "a roll was seen");
    }

    fn record_replays(&self) {
        let record = self.table.record();
        assert_eq!(record.replay().as_ref(), Ok(self.table.game()));
        let events = self.table.events();
        assert!(record.events().iter().eq(events.clone()));
        let moves = events.filter(|event| !is_stop(event) && !is_chance(event));
        assert_eq!(record.plies(), moves.count());
    }

    /// Every event has its cause, and its time is not before the one before it.
    fn causes_are_known(&self, before: &Table, input: &Input) {
        let steps = self.table.steps();
        assert!(steps.is_sorted_by_key(|step| step.at));
        // What is made again keeps its first cause.
        if input.act == Act::Redo {
            return;
        }
        let same = steps.iter().zip(before.steps());
        let same = same.take_while(|(now, then)| now == then).count();
        let mut seen = before.seen().into_iter();
        let mut position = self.table.record().start();
        for (number, step) in steps.iter().enumerate() {
            let turn = position.turn();
            let is_forced = matches!(turn, Turn::Seat(seat) if position.is_out(seat));
            position.apply(&step.event).expect("it has happened");
            let mover = match turn {
                Turn::Seat(seat) if !is_stop(&step.event) => Some(seat),
                _ => None,
            };
            assert_eq!(step.seat(), mover, "whose move {} is", step.event);
            if number < same {
                continue;
            }
            assert_eq!(step.at, self.now, "{}", step.event);
            let comes_again = is_chance(&step.event) && seen.next().as_ref() == Some(&step.event);
            let expected = match (&input.act, input.from) {
                _ if comes_again || is_forced && !is_stop(&step.event) => Cause::Rules,
                (Act::Tick, _) => Cause::Time,
                // A draw is the doing of whoever offered it.
                (Act::Answer { .. } | Act::Offer(_), Sender::Player(agrees)) => {
                    let others = before.view(self.now, Viewer::Player(agrees)).offers;
                    let draw = others.iter().find(|offer| offer.offer == Offer::Draw);
                    Cause::Player(draw.map_or(agrees, |offer| offer.by))
                }
                (_, Sender::Player(player)) => Cause::Player(player),
                (_, Sender::Host) => Cause::Host,
            };
            assert_eq!(step.cause, expected, "{} after {input:?}", step.event);
        }
    }

    fn soft_clocks_never_act(&self) {
        if self.config.clock.is_soft() {
            let mut table = self.table.clone();
            let far = Millis(self.now.0 + 1_000_000_000);
            let answer = table.handle(far, self.input(Sender::Host, Act::Tick));
            assert_eq!(answer, Answer::default());
            assert_eq!(table, self.table);
        }
    }

    /// The same thing once more changes nothing, nor does one that comes after
    /// it though it was said before.
    fn doubled(&mut self, input: Input) {
        for id in [input.id, 0] {
            let before = self.table.clone();
            let input = Input {
                id,
                ..input.clone()
            };
            let answer = self.table.handle(self.now, input);
            assert_eq!(answer.refused, Some(InputError::Doubled));
            assert_eq!(answer.effects, []);
            assert_eq!(self.table, before);
        }
    }

    /// The log leads to the same table.
    fn rebuilds(&self) {
        let again = Table::rebuild(START, self.config.clone(), self.table.log());
        assert_eq!(again.as_ref(), Ok(&self.table));
    }

    /// Whether the table accepts this now.
    fn accepts(&self, player: usize, act: Act) -> bool {
        let mut table = self.table.clone();
        let input = self.input(Sender::Player(player), act);
        table.handle(self.now, input).refused.is_none()
    }

    /// What a view says its viewer may do is accepted, and nothing else is.
    fn may_is_honest(&self) {
        for player in 0..self.config.players.len() {
            let view = self.table.view(self.now, Viewer::Player(player));
            let may = |what: May| view.may.contains(&what);
            let honest = |act: Act, expected: bool| {
                let accepted = self.accepts(player, act.clone());
                assert_eq!(accepted, expected, "{act:?} by {player} of {view:#?}");
            };
            honest(Act::Pick("red".to_string()), may(May::Pick));
            honest(Act::Press, may(May::Press));
            honest(Act::Resign, may(May::Resign));
            honest(Act::Redo, may(May::Redo));
            honest(Act::Resume, may(May::Resume));
            if may(May::Draft) {
                honest(Act::Draft("1+2".into()), true);
            }
            if let Some(mv) = self.table.game().moves().first() {
                honest(Act::Move(mv.clone()), may(May::Move));
            }
            if let Some(case) = self.table.game().chances().first() {
                honest(Act::Chance(case.outcome.clone()), may(May::TypeDice));
            }
            for offer in Offer::ALL {
                let asked = may(May::Answer { offer });
                let own = |o: &table::OfferView| o.offer == offer && o.by == player;
                let own = view.offers.iter().any(own);
                honest(
                    Act::Answer {
                        offer,
                        accept: true,
                    },
                    asked,
                );
                // Whoever has made an offer can take it back.
                honest(
                    Act::Answer {
                        offer,
                        accept: false,
                    },
                    asked || own,
                );
                // To ask for what was offered is to agree, but each has a last
                // move of its own to take back.
                let agrees = asked && offer != Offer::TakeBack;
                honest(Act::Offer(offer), agrees || may(May::Offer { offer }));
            }
        }
    }

    /// Plays on by what the table waits for until the game is over.
    fn plays_to_its_end(&mut self, choice: usize) {
        let mut inputs = 0;
        while let Some((from, act)) = next(&self.table, choice.wrapping_mul(2 * inputs + 1)) {
            let input = self.input(from, act);
            self.ids += 1;
            let answer = self.table.handle(self.now, input.clone());
            assert_eq!(answer.refused, None, "{input:?} was waited for");
            inputs += 1;
            // The longest game has 98 draws, each asked for, with a move of each.
            assert!(inputs < 500, "the game goes on for ever");
        }
        assert_eq!(self.table.waits_for(), WaitsFor::Nothing);
        assert_eq!(self.table.game().turn(), Turn::Over);
        self.record_replays();
    }
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn whatever_is_said_the_table_stays_whole(config in any_config(), lines in any_lines(50)) {
        let mut run = Run::new(config);
        for line in &lines {
            run.line(line);
        }
        run.rebuilds();
    }

    #[test]
    fn the_table_always_waits_for_something_that_can_be_said(
        config in any_config(),
        lines in any_lines(20),
        choice in any::<usize>(),
    ) {
        let mut run = Run::new(config);
        for line in &lines {
            run.line(line);
        }
        run.plays_to_its_end(choice);
        run.rebuilds();
    }

    #[test]
    fn what_a_view_says_one_may_do_is_what_one_may_do(
        config in any_config(),
        lines in any_lines(30),
    ) {
        let mut run = Run::new(config);
        run.may_is_honest();
        for line in &lines {
            run.line(line);
            run.may_is_honest();
        }
    }
}
