//! Handling one input: what it does, or why it is refused.

use catalog::{AnyEvent, EventKind};
use game::{Seat, Stop, Turn};

use crate::clock::{ClockRules, Millis};
use crate::config::Dice;
use crate::error::InputError;
use crate::input::{Act, Answer, Effect, Input, Offer, Sender};
use crate::step::Cause;
use crate::table::{PausedBy, Stage, Table, WaitsFor};

/// No move, roll or draft is longer.
const LONGEST: usize = 256;

/// No gift of time is larger: a day.
const LARGEST_GIFT: u64 = 24 * 60 * 60 * 1000;

impl Table {
    /// Tells the table one thing at a time. Times never run backwards: an
    /// earlier `now` counts as the latest one so far.
    pub fn handle(&mut self, now: Millis, input: Input) -> Answer {
        let latest = self.log.last().map_or(Millis(0), |(when, _)| *when);
        let now = now.max(latest);
        let mut answer = Answer::default();
        self.pass_time(now, &mut answer.effects);
        let mut happened = !answer.effects.is_empty();
        let tick = Input {
            act: Act::Tick,
            ..input.clone()
        };
        match self.accept(now, &input, &mut answer.effects) {
            Ok(()) if input.act != Act::Tick => {
                self.log.push((now, input));
                happened = false;
            }
            Ok(()) => {}
            Err(refused) => answer.refused = Some(refused),
        }
        // Time alone has changed something: the log keeps the moment.
        if happened {
            self.log.push((now, tick));
        }
        answer.wake = self.wake();
        answer
    }

    /// When the table has to be told the time at the latest.
    pub fn wake(&self) -> Option<Millis> {
        self.clocks.next_flag(self.acting()).map(|(when, _)| when)
    }

    /// Checks what holds for every input, then does what it says.
    fn accept(
        &mut self,
        now: Millis,
        input: &Input,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        let sender = self.sender(input.from).ok_or(InputError::NoSuchPlayer)?;
        if input.act == Act::Tick {
            return Ok(());
        }
        if self.last_ids[sender].is_some_and(|last| input.id <= last) {
            return Err(InputError::Doubled);
        }
        let version = self.version;
        if input.version > version || needs_version(&input.act) && input.version != version {
            // Whoever was overtaken by the end is told of the end.
            return Err(match self.in_play() {
                Err(InputError::Over) => InputError::Over,
                _ => InputError::Stale { version },
            });
        }
        self.act(now, input, effects)?;
        self.last_ids[sender] = Some(input.id);
        Ok(())
    }

    fn act(
        &mut self,
        now: Millis,
        input: &Input,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        match (&input.act, input.from) {
            (Act::Sit { player, as_player }, Sender::Host) => {
                self.sit(now, *player, *as_player, effects)
            }
            (Act::Replace { player, as_player }, Sender::Host) => {
                self.replace(*player, *as_player, effects)
            }
            (Act::Lot(seats), Sender::Host) => self.lot(now, seats, effects),
            (Act::Pick(value), Sender::Player(player)) => self.pick(now, player, value, effects),
            (Act::Press, from) => self.press(now, from, effects),
            (Act::Chance(event), from) => self.chance(now, from, event, effects),
            (Act::Move(event), Sender::Player(player)) => self.play(now, player, event, effects),
            (Act::Garbled { is_chance, why }, from) => self.garbled(from, *is_chance, why),
            (Act::Draft(text), Sender::Player(player)) => self.draft(player, text),
            (Act::Resign, Sender::Player(player)) => self.resign(now, player, effects),
            (Act::Offer(offer), Sender::Player(player)) => self.offer(now, player, *offer, effects),
            (Act::Answer { offer, accept }, Sender::Player(player)) => {
                self.answer(now, player, *offer, *accept, effects)
            }
            (Act::Redo, Sender::Player(player)) => self.redo(now, player, effects),
            (Act::TimeUp, Sender::Host) => self.time_up(now, effects),
            (Act::Pause, Sender::Host) => {
                self.in_play()?;
                self.pause(now, PausedBy::Host, effects)
            }
            (Act::Resume, from) => self.go_on(now, from, effects),
            (Act::GiveTime { seat, millis }, from) => {
                self.give_time(now, from, *seat, *millis, effects)
            }
            (Act::Tick, _) => Ok(()),
            _ => Err(InputError::NotYours),
        }
    }

    /// The game is on: begun and not over.
    pub(crate) fn in_play(&self) -> Result<(), InputError> {
        match (self.stage, self.game.turn()) {
            (Stage::Playing, Turn::Over) => Err(InputError::Over),
            (Stage::Playing, _) => Ok(()),
            _ => Err(InputError::NotBegun),
        }
    }

    fn not_paused(&self) -> Result<(), InputError> {
        match self.paused {
            Some(_) => Err(InputError::Paused),
            None => Ok(()),
        }
    }

    /// The roll or draw is asked for: by whoever's turn it is, or by the host where
    /// nobody has to ask.
    fn press(
        &mut self,
        now: Millis,
        from: Sender,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        self.in_play()?;
        self.not_paused()?;
        let WaitsFor::Press { seat } = self.waits_for() else {
            return Err(InputError::NotNow);
        };
        let may = match from {
            Sender::Player(player) => self.seat_of(player) == Some(seat),
            Sender::Host => self.draws_itself(),
        };
        if !may {
            return Err(InputError::NotYours);
        }
        self.want_chance(now, effects);
        self.run_on(now, effects);
        Ok(())
    }

    /// Says whether a roll or a draw may come from there now. The host supplies it when
    /// it has been asked; where dice are real, the player whose turn it is says what
    /// they show.
    fn may_bring_chance(&self, from: Sender) -> Result<(), InputError> {
        self.in_play()?;
        match (from, self.waits_for()) {
            (Sender::Host, WaitsFor::Chance) => Ok(()),
            (Sender::Player(player), WaitsFor::Press { .. } | WaitsFor::Chance)
                if self.config.dice == Dice::Players =>
            {
                self.not_paused()?;
                if self.seat_of(player) != Some(self.presser()) {
                    return Err(InputError::NotYours);
                }
                match self.foreseen.is_empty() {
                    true => Ok(()),
                    false => Err(InputError::ChanceSeen),
                }
            }
            (Sender::Player(_), WaitsFor::Press { .. } | WaitsFor::Chance) => {
                Err(InputError::NotYours)
            }
            _ => Err(InputError::NotNow),
        }
    }

    fn chance(
        &mut self,
        now: Millis,
        from: Sender,
        event: &AnyEvent,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        self.may_bring_chance(from)?;
        self.check_own(event)?;
        self.append(now, event.clone(), from.into(), effects);
        self.run_on(now, effects);
        Ok(())
    }

    /// Says whether a player may move now, or at least be told by the rules why not:
    /// whoever moves before the dice are rolled is.
    fn may_move(&self, player: usize) -> Result<(), InputError> {
        self.in_play()?;
        self.not_paused()?;
        match self.waits_for() {
            WaitsFor::Move { seat } if self.seat_of(player) != Some(seat) => {
                Err(InputError::NotYours)
            }
            _ => Ok(()),
        }
    }

    fn play(
        &mut self,
        now: Millis,
        player: usize,
        event: &AnyEvent,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        self.may_move(player)?;
        self.check_own(event)?;
        if !matches!(self.waits_for(), WaitsFor::Move { .. }) {
            return Err(InputError::NotNow);
        }
        self.append(now, event.clone(), Cause::Player(player), effects);
        self.run_on(now, effects);
        Ok(())
    }

    /// What was meant for a move, a roll or a draw could not be read.
    fn garbled(&self, from: Sender, is_chance: bool, why: &InputError) -> Result<(), InputError> {
        match from {
            _ if is_chance => self.may_bring_chance(from)?,
            Sender::Player(player) => self.may_move(player)?,
            Sender::Host => return Err(InputError::NotYours),
        }
        Err(why.clone())
    }

    /// A legal move, roll or draw. Stops have acts of their own.
    pub(crate) fn check_own(&self, event: &AnyEvent) -> Result<(), InputError> {
        self.game.check(event)?;
        match event.kind() {
            EventKind::Stop(_) => Err(InputError::NotNow),
            EventKind::Move | EventKind::Chance => Ok(()),
        }
    }

    /// A move that somebody typed or sent.
    pub fn read_move(&self, event: &str) -> Act {
        let garbled = |why| Act::Garbled {
            is_chance: false,
            why: Box::new(why),
        };
        self.read(event).map_or_else(garbled, Act::Move)
    }

    /// A roll or a draw that somebody typed or sent.
    pub fn read_chance(&self, event: &str) -> Act {
        let garbled = |why| Act::Garbled {
            is_chance: true,
            why: Box::new(why),
        };
        self.read(event).map_or_else(garbled, Act::Chance)
    }

    /// Reads what somebody typed or sent: a move, or a roll or a draw.
    pub fn read(&self, event: &str) -> Result<AnyEvent, InputError> {
        if event.len() > LONGEST {
            return Err(InputError::TooLong);
        }
        Ok(self.game.read(event)?)
    }

    fn draft(&mut self, player: usize, text: &str) -> Result<(), InputError> {
        self.in_play()?;
        if !self.config.game.about().has_drafts {
            return Err(InputError::NotNow);
        }
        if text.len() > LONGEST {
            return Err(InputError::TooLong);
        }
        self.drafts[player] = text.to_string();
        Ok(())
    }

    fn resign(
        &mut self,
        now: Millis,
        player: usize,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        self.in_play()?;
        let seat = self.seat_of(player).ok_or(InputError::NoSuchPlayer)?;
        self.stop(now, Stop::Resign(seat), Cause::Player(player), effects)
    }

    /// The game ends as it stands, also during a pause; only a game that has such
    /// an end takes it.
    fn time_up(&mut self, now: Millis, effects: &mut Vec<Effect>) -> Result<(), InputError> {
        self.in_play()?;
        self.stop(now, Stop::GameTime, Cause::Host, effects)
    }

    /// Something outside the rules of play happens, if the game takes it.
    pub(crate) fn stop(
        &mut self,
        now: Millis,
        stop: Stop,
        cause: Cause,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        let event = AnyEvent::stop(self.game.id(), stop);
        self.game.check(&event)?;
        self.append(now, event, cause, effects);
        self.run_on(now, effects);
        Ok(())
    }

    pub(crate) fn pause(
        &mut self,
        now: Millis,
        by: PausedBy,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        self.not_paused()?;
        self.clocks.book(now, self.acting());
        self.clocks.go(false);
        self.paused = Some(by);
        self.offers.remove_all(Offer::Pause);
        effects.push(Effect::Paused);
        Ok(())
    }

    /// Play goes on. A pause of the host's is the host's to end.
    fn go_on(
        &mut self,
        now: Millis,
        from: Sender,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        match (self.paused, from) {
            (None, _) => return Err(InputError::NotNow),
            (Some(PausedBy::Host), Sender::Player(_)) => return Err(InputError::NotYours),
            _ => {}
        }
        self.clocks.book(now, None);
        self.clocks.go(true);
        self.paused = None;
        effects.push(Effect::Resumed);
        Ok(())
    }

    fn give_time(
        &mut self,
        now: Millis,
        from: Sender,
        seat: Seat,
        millis: u64,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        self.in_play()?;
        let player = *self.seats.get(seat.index()).ok_or(InputError::NoSuchSeat)?;
        if let Sender::Player(giver) = from
            && self.side_of(giver) == self.side_of(player)
        {
            return Err(InputError::NotYours);
        }
        let has_clock = match self.clocks.rules() {
            ClockRules::None => false,
            ClockRules::Bank { .. } => true,
            ClockRules::Turns { turn, .. } => turn.is_some() && self.acting() == Some(seat),
        };
        if !has_clock || millis == 0 || millis > LARGEST_GIFT {
            return Err(InputError::NoClock);
        }
        let acting = self.acting();
        self.clocks.book(now, acting);
        self.clocks.give(seat, millis, acting);
        // What was given stays given when moves are taken back.
        if matches!(self.clocks.rules(), ClockRules::Bank { .. }) {
            for step in self.steps.iter_mut().chain(&mut self.undone) {
                step.banks[seat] = step.banks[seat].saturating_add(millis as i64);
            }
        }
        effects.push(Effect::TimeGiven { seat, millis });
        Ok(())
    }
}

/// Whether an act makes sense only in the position its sender saw.
fn needs_version(act: &Act) -> bool {
    match act {
        Act::Press
        | Act::Chance(_)
        | Act::Move(_)
        | Act::Garbled { .. }
        | Act::Redo
        | Act::Pick(_)
        | Act::Lot(_)
        | Act::Offer(Offer::TakeBack)
        | Act::Answer {
            offer: Offer::TakeBack | Offer::Draw,
            ..
        } => true,
        Act::Sit { .. }
        | Act::Replace { .. }
        | Act::Draft(_)
        | Act::Resign
        | Act::Offer(_)
        | Act::Answer { .. }
        | Act::TimeUp
        | Act::Pause
        | Act::Resume
        | Act::GiveTime { .. }
        | Act::Tick => false,
    }
}
