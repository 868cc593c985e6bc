//! A table driven like a script: who says what at which moment, without waiting.

#![allow(dead_code, reason = "each test uses its own part of this")]

use catalog::{AnyEvent, GameId};
use game::Seat;
use table::{
    Act, Answer, Cause, ClockRules, Config, Dice, Effect, Input, InputError, Millis, Offer, Player,
    Seating, Sender, Table, View, Viewer,
};

pub(crate) const PERSON: Player = Player::Person;
pub(crate) const COMPUTER: Player = Player::Computer { level: 3 };

/// A table, the time, and the last id that was used.
pub(crate) struct Script {
    pub(crate) table: Table,
    pub(crate) now: u64,
    id: u64,
}

/// A config of this game with these players in their seats.
pub(crate) fn config(game: GameId, tags: &[(&str, &str)], players: &[Player]) -> Config {
    Config {
        game,
        tags: (tags.iter())
            .map(|(name, value)| (name.to_string(), value.to_string()))
            .collect(),
        players: players.to_vec(),
        seating: Seating::Chosen((0..players.len()).collect()),
        picks: false,
        clock: ClockRules::None,
        dice: Dice::Host,
    }
}

pub(crate) fn clocked(game: GameId, clock: ClockRules) -> Config {
    Config {
        clock,
        ..config(game, &[], &[PERSON, PERSON])
    }
}

impl Script {
    pub(crate) fn new(config: Config) -> Script {
        let table = Table::new(Millis(0), config).unwrap_or_else(|why| panic!("{why:?}"));
        Script {
            table,
            now: 0,
            id: 0,
        }
    }

    /// Moves the time on without telling the table.
    pub(crate) fn at(&mut self, now: u64) -> &mut Script {
        self.now = now;
        self
    }

    /// The sender has seen the newest version.
    pub(crate) fn tell(&mut self, from: Sender, act: Act) -> Answer {
        let version = self.table.version();
        self.tell_at(version, from, act)
    }

    pub(crate) fn tell_at(&mut self, version: u64, from: Sender, act: Act) -> Answer {
        self.id += 1;
        let input = Input {
            from,
            id: self.id,
            version,
            act,
        };
        self.table.handle(Millis(self.now), input)
    }

    /// A player says something that is accepted.
    pub(crate) fn says(&mut self, player: usize, act: Act) -> Vec<Effect> {
        accepted(self.tell(Sender::Player(player), act))
    }

    /// The host says something that is accepted.
    pub(crate) fn host(&mut self, act: Act) -> Vec<Effect> {
        accepted(self.tell(Sender::Host, act))
    }

    /// A player says something that is refused, and nothing changes.
    pub(crate) fn refused(&mut self, player: usize, act: Act) -> InputError {
        self.refuses(Sender::Player(player), act)
    }

    pub(crate) fn refuses(&mut self, from: Sender, act: Act) -> InputError {
        let before = self.table.clone();
        let answer = self.tell(from, act.clone());
        assert_eq!(answer.effects, [], "{act:?}");
        assert_eq!(self.table, before, "{act:?} changed something");
        answer
            .refused
            .unwrap_or_else(|| panic!("{act:?} was accepted"))
    }

    /// Nothing is said; time has passed.
    pub(crate) fn tick(&mut self, now: u64) -> Vec<Effect> {
        self.now = now;
        accepted(self.tell(Sender::Host, Act::Tick))
    }

    /// What somebody writes, as the table reads it.
    pub(crate) fn event(&self, text: &str) -> AnyEvent {
        let event = self.table.read(text);
        event.unwrap_or_else(|why| panic!("{text}: {why:?}"))
    }

    pub(crate) fn moves(&self, event: &str) -> Act {
        Act::Move(self.event(event))
    }

    pub(crate) fn brings(&self, event: &str) -> Act {
        Act::Chance(self.event(event))
    }

    pub(crate) fn appended(&self, event: &str) -> Effect {
        Effect::Appended(self.event(event))
    }

    pub(crate) fn plays(&mut self, player: usize, event: &str) -> Vec<Effect> {
        self.says(player, self.moves(event))
    }

    /// A player asks for chance and the host brings this.
    pub(crate) fn draws(&mut self, player: usize, event: &str) {
        let effects = self.says(player, Act::Press);
        assert_eq!(effects, [Effect::ChanceWanted]);
        self.host(self.brings(event));
    }

    pub(crate) fn offers(&mut self, player: usize, offer: Offer) -> Vec<Effect> {
        self.says(player, Act::Offer(offer))
    }

    pub(crate) fn answers(&mut self, player: usize, offer: Offer, accept: bool) -> Vec<Effect> {
        self.says(player, Act::Answer { offer, accept })
    }

    pub(crate) fn events(&self) -> Vec<String> {
        self.table.events().map(AnyEvent::to_string).collect()
    }

    /// Rolls and draws that come again.
    pub(crate) fn seen(&self) -> Vec<String> {
        self.table.seen().iter().map(AnyEvent::to_string).collect()
    }

    /// Every event with who caused it and when.
    pub(crate) fn causes(&self) -> Vec<(String, Cause, u64)> {
        let steps = self.table.steps().iter();
        steps
            .map(|step| (step.event.to_string(), step.cause, step.at.0))
            .collect()
    }

    pub(crate) fn places(&self) -> Vec<u8> {
        let outcome = self.table.game().outcome();
        outcome.map_or(Vec::new(), |o| o.places.as_slice().to_vec())
    }

    pub(crate) fn view(&self, player: usize) -> View {
        self.table.view(Millis(self.now), Viewer::Player(player))
    }

    pub(crate) fn banks(&self) -> Vec<i64> {
        self.view(0).clocks.banks.expect("there is a bank")
    }
}

fn accepted(answer: Answer) -> Vec<Effect> {
    assert_eq!(answer.refused, None);
    answer.effects
}

pub(crate) const fn seat(number: usize) -> Seat {
    Seat::new(number)
}
