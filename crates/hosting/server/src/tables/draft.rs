//! A row that is being made: what somebody says, and everything that follows
//! from it at once.

use fair::{Secret, Source};
use game::TagRule;
use host::{Replica, chance_has_spoken};
use table::{ClockRules, Config, Dice, Duty, Effect, InputError, Millis, WaitsFor};
use wire::online::{Entry, What};
use wire::page::Act;

use crate::secrets;

/// A row in the making. What is in it has been taken in by the replica.
pub(crate) struct Draft<'a> {
    pub(crate) replica: &'a mut Replica,
    pub(crate) now: u64,
    pub(crate) entries: Vec<Entry>,
    pub(crate) after: After,
}

/// What follows once the row is kept.
#[derive(Default)]
pub(crate) struct After {
    /// When the table has to be told the time.
    pub(crate) wake: Option<Option<Millis>>,
    /// Play has begun.
    pub(crate) begun: bool,
    /// The game has ended.
    pub(crate) over: bool,
    /// Everybody wants to play again.
    pub(crate) rematch: Option<Config>,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(replica: &'a mut Replica, now: u64) -> Draft<'a> {
        let now = now.max(replica.following.at);
        Draft {
            replica,
            now,
            entries: Vec::new(),
            after: After::default(),
        }
    }

    /// Says something about the table as it stands.
    pub(crate) fn say(&mut self, what: What) -> Result<(), InputError> {
        let version = self.replica.table.version();
        self.say_about(version, self.now, what)
    }

    /// Says something about a version of the table.
    pub(crate) fn say_about(
        &mut self,
        version: u64,
        at: u64,
        what: What,
    ) -> Result<(), InputError> {
        let entry = Entry(at, what);
        let answer = self.replica.take_about(version, &entry)?;
        for effect in answer.effects {
            match effect {
                Effect::Begun { .. } => self.after.begun = true,
                Effect::Over(_) => self.after.over = true,
                Effect::Rematch(config) => self.after.rematch = Some(config),
                _ => {}
            }
        }
        if is_for_the_table(&entry.1) {
            self.after.wake = Some(answer.wake);
        }
        self.entries.push(entry);
        Ok(())
    }

    /// Lets time run out that has run out by now.
    pub(crate) fn pass_time(&mut self, wake: Option<Millis>) {
        if wake.is_some_and(|Millis(wake)| wake <= self.now) {
            // Nobody can refuse the time.
            let _ = self.say(What::Tick);
        }
    }

    /// Freezes the clocks for as long as no server was there.
    pub(crate) fn credit(&mut self, from: u64, until: u64) {
        let version = self.replica.table.version();
        let from = from.max(self.replica.following.at);
        let clock = self.replica.table.config().clock;
        if clock == ClockRules::None {
            return;
        }
        if until <= from || self.say_about(version, from, What::Paused).is_err() {
            return;
        }
        let _ = self.say_about(version, until, What::Resumed);
        self.now = self.now.max(until);
    }

    /// Does whatever the host has to do by itself, except what takes time.
    pub(crate) fn follow_up(&mut self, chance: Option<&Secret>, table: &str) {
        while let Some(what) = self.host_does(chance, table).or_else(|| self.formality()) {
            if self.say(what).is_err() {
                break;
            }
        }
        let over = self.replica.table.waits_for() == WaitsFor::Nothing;
        if let Some(secret) = chance.filter(|_| over && self.replica.following.revealed.is_none()) {
            let secret = secret.to_hex();
            // What is only noted cannot be refused.
            let _ = self.say(What::Revealed { secret });
        }
    }

    /// What the table leaves to its host, except what takes time.
    fn host_does(&self, chance: Option<&Secret>, table: &str) -> Option<What> {
        Some(match self.replica.table.duty()? {
            Duty::CastLots => {
                let seats = self.source(chance, table)?.lot();
                What::Lot { seats }
            }
            Duty::Supply => {
                let count = self.replica.table.chances_so_far();
                let source = self.source(chance, table)?;
                let event = source.chance(self.replica.table.game(), count)?;
                What::Chance {
                    event: event.to_string(),
                }
            }
            Duty::Pick(player) => self.pick(player),
            Duty::Decline(offer, player) => {
                let accept = false;
                self.told(player, Act::Answer { offer, accept })
            }
            Duty::Press(player) => self.told(player, Act::Press),
            Duty::Move(..) => return None,
        })
    }

    /// What nobody has to decide, beside what the table's own computers leave to the
    /// host. A program that plays over requests is spared it like one of them.
    fn formality(&self) -> Option<What> {
        let table = &self.replica.table;
        let program = |player: &usize| self.replica.following.is_program(*player);
        match table.waits_for() {
            WaitsFor::Pick { player } => Some(player).filter(program).map(|it| self.pick(it)),
            WaitsFor::Press { .. } if table.draws_itself() => Some(What::Pressed),
            // Real dice are typed in by whoever rolled them.
            WaitsFor::Press { seat } if table.config().dice == Dice::Host => {
                let player = table.seats().get(seat.index()).copied();
                let player = player.filter(program)?;
                Some(self.told(player, Act::Press))
            }
            _ => None,
        }
    }

    /// Picks what was left open for somebody who has no wish.
    fn pick(&self, player: usize) -> What {
        let tag = self.replica.table.config().game.picked_at_table();
        let values = tag.and_then(TagRule::values).unwrap_or_default();
        let colour = values[secrets::number() as usize % values.len()].to_string();
        self.told(player, Act::PickColour { colour })
    }

    fn told(&self, player: usize, act: Act) -> What {
        let id = self.replica.following.last_id(player) + 1;
        What::Told { player, id, act }
    }

    /// Where chance comes from, as soon as everybody has added to it.
    fn source(&self, chance: Option<&Secret>, table: &str) -> Option<Source> {
        let players = &self.replica.table.config().players;
        let luck = &self.replica.following.luck;
        // In a class nobody waits for a neighbour's device.
        let in_class = self.replica.following.rules.class.is_some();
        let settled = in_class || chance_has_spoken(&self.replica.table);
        let mut added = Vec::with_capacity(players.len());
        for (number, (player, luck)) in players.iter().zip(luck).enumerate() {
            let luck = luck.as_deref().and_then(Secret::from_hex);
            // A program adds its part when it sits down, or never.
            let waits = player.is_person() && !self.replica.following.is_program(number);
            if waits && luck.is_none() && !settled {
                return None;
            }
            added.push(luck);
        }
        chance.map(|secret| Source::new(secret.clone(), table, added))
    }
}

/// Whether the table itself hears of it, and so says when it has to be told the
/// time.
fn is_for_the_table(what: &What) -> bool {
    !matches!(
        what,
        What::Luck { .. }
            | What::Said { .. }
            | What::Tried { .. }
            | What::Revealed { .. }
            | What::Next { .. }
    )
}
