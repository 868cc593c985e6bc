//! Handling one input: what it does, or why it is refused.

use catalog::{AnyGame, ApplyError};
use game::{Seat, Stop, Turn};

use crate::clock::{ClockRules, Millis};
use crate::config::Dice;
use crate::input::{Act, Answer, Effect, From, Input, Offer};
use crate::refused::Refused;
use crate::table::{Kind, PausedBy, Stage, Table, WaitsFor};

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
    ) -> Result<(), Refused> {
        let sender = self.sender(input.from).ok_or(Refused::NoSuchPlayer)?;
        if input.act == Act::Tick {
            return Ok(());
        }
        if self.last_ids[sender].is_some_and(|last| input.id <= last) {
            return Err(Refused::Doubled);
        }
        let version = self.version;
        if input.version > version || needs_version(&input.act) && input.version != version {
            // Whoever was overtaken by the end is told of the end.
            return Err(match self.in_play() {
                Err(Refused::Over) => Refused::Over,
                _ => Refused::Stale { version },
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
    ) -> Result<(), Refused> {
        match (&input.act, input.from) {
            (Act::Sit { player, as_player }, From::Host) => {
                self.sit(now, *player, *as_player, effects)
            }
            (Act::Replace { player, as_player }, From::Host) => {
                self.replace(*player, *as_player, effects)
            }
            (Act::Lot(seats), From::Host) => self.lot(now, seats, effects),
            (Act::PickColour(colour), From::Player(player)) => {
                self.pick_colour(now, player, *colour, effects)
            }
            (Act::Press, from) => self.press(now, from, effects),
            (Act::Chance(event), from) => self.chance(now, from, event, effects),
            (Act::Move(event), From::Player(player)) => self.play(now, player, event, effects),
            (Act::Draft(text), From::Player(player)) => self.draft(player, text),
            (Act::Resign, From::Player(player)) => self.resign(now, player, effects),
            (Act::Offer(offer), From::Player(player)) => self.offer(now, player, *offer, effects),
            (Act::Answer { offer, accept }, From::Player(player)) => {
                self.answer(now, player, *offer, *accept, effects)
            }
            (Act::Redo, From::Player(player)) => self.redo(now, player, effects),
            (Act::TimeUp, From::Host) => self.time_up(now, effects),
            (Act::Pause, From::Host) => {
                self.in_play()?;
                self.pause(now, PausedBy::Host, effects)
            }
            (Act::Resume, from) => self.go_on(now, from, effects),
            (Act::GiveTime { seat, millis }, from) => {
                self.give_time(now, from, *seat, *millis, effects)
            }
            (Act::Tick, _) => Ok(()),
            _ => Err(Refused::NotYours),
        }
    }

    /// The game is on: begun and not over.
    pub(crate) fn in_play(&self) -> Result<(), Refused> {
        match (self.stage, self.game.turn()) {
            (Stage::Playing, Turn::Over) => Err(Refused::Over),
            (Stage::Playing, _) => Ok(()),
            _ => Err(Refused::NotBegun),
        }
    }

    fn not_paused(&self) -> Result<(), Refused> {
        match self.paused {
            Some(_) => Err(Refused::Paused),
            None => Ok(()),
        }
    }

    /// The roll or draw is asked for: by whoever's turn it is, or by the host where
    /// nobody has to ask.
    fn press(&mut self, now: Millis, from: From, effects: &mut Vec<Effect>) -> Result<(), Refused> {
        self.in_play()?;
        self.not_paused()?;
        let WaitsFor::Press(seat) = self.waits_for() else {
            return Err(Refused::NotNow);
        };
        let may = match from {
            From::Player(player) => self.seat_of(player) == Some(seat),
            From::Host => self.draws_itself(),
        };
        if !may {
            return Err(Refused::NotYours);
        }
        self.want_chance(now, effects);
        self.run_on(now, effects);
        Ok(())
    }

    /// A roll or a draw. The host supplies it when it has been asked; where dice
    /// are real, the player whose turn it is says what they show.
    fn chance(
        &mut self,
        now: Millis,
        from: From,
        event: &str,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        self.in_play()?;
        match (from, self.waits_for()) {
            (From::Host, WaitsFor::Chance) => {}
            (From::Player(player), WaitsFor::Press(_) | WaitsFor::Chance)
                if self.config.dice == Dice::Players =>
            {
                self.not_paused()?;
                if self.seat_of(player) != Some(self.presser()) {
                    return Err(Refused::NotYours);
                }
                if !self.foreseen.is_empty() {
                    return Err(Refused::ChanceSeen);
                }
            }
            (From::Player(_), WaitsFor::Press(_) | WaitsFor::Chance) => {
                return Err(Refused::NotYours);
            }
            _ => return Err(Refused::NotNow),
        }
        let event = self.check_own(event)?;
        self.append(now, event, Kind::Chance, effects);
        self.run_on(now, effects);
        Ok(())
    }

    fn play(
        &mut self,
        now: Millis,
        player: usize,
        event: &str,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        self.in_play()?;
        self.not_paused()?;
        let seat = match self.waits_for() {
            WaitsFor::Move(seat) if self.seat_of(player) == Some(seat) => seat,
            WaitsFor::Move(_) => return Err(Refused::NotYours),
            // Whoever moves before the dice are rolled is told so by the rules.
            _ => return Err(self.check_event(event).err().unwrap_or(Refused::NotNow)),
        };
        let event = self.check_own(event)?;
        self.append(now, event, Kind::Move(seat), effects);
        self.run_on(now, effects);
        Ok(())
    }

    /// A legal move, roll or draw in the form records use. Stops have acts of
    /// their own.
    pub(crate) fn check_own(&self, event: &str) -> Result<String, Refused> {
        self.check_event(event)?;
        let written = self.game.written(event).unwrap_or_default();
        match self.kind_of(&written) {
            Kind::Stop => Err(Refused::NotNow),
            Kind::Move(_) | Kind::Chance => Ok(written),
        }
    }

    /// Says whether an event can happen now.
    pub(crate) fn check_event(&self, event: &str) -> Result<(), Refused> {
        if event.len() > LONGEST {
            return Err(Refused::TooLong);
        }
        match self.game.check(event) {
            Ok(()) => Ok(()),
            Err(ApplyError::Malformed(error)) => Err(Refused::Malformed(error)),
            Err(ApplyError::Illegal(illegal)) => Err(Refused::Illegal(illegal)),
        }
    }

    fn draft(&mut self, player: usize, text: &str) -> Result<(), Refused> {
        self.in_play()?;
        if !self.is_heinash() {
            return Err(Refused::NotNow);
        }
        if text.len() > LONGEST {
            return Err(Refused::TooLong);
        }
        self.drafts[player] = text.to_string();
        Ok(())
    }

    fn resign(
        &mut self,
        now: Millis,
        player: usize,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        self.in_play()?;
        let seat = self.seat_of(player).ok_or(Refused::NoSuchPlayer)?;
        let event = Stop::Resign(seat).to_string();
        self.check_event(&event)?;
        self.append(now, event, Kind::Stop, effects);
        self.run_on(now, effects);
        Ok(())
    }

    /// The game ends as it stands, also during a pause; only a game that has such
    /// an end takes it.
    fn time_up(&mut self, now: Millis, effects: &mut Vec<Effect>) -> Result<(), Refused> {
        self.in_play()?;
        let event = Stop::GameTime.to_string();
        self.check_event(&event)?;
        self.append(now, event, Kind::Stop, effects);
        self.run_on(now, effects);
        Ok(())
    }

    pub(crate) fn pause(
        &mut self,
        now: Millis,
        by: PausedBy,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        self.not_paused()?;
        self.clocks.book(now, self.acting());
        self.clocks.go(false);
        self.paused = Some(by);
        self.offers.remove_all(Offer::Pause);
        effects.push(Effect::Paused);
        Ok(())
    }

    /// Play goes on. A pause of the host's is the host's to end.
    fn go_on(&mut self, now: Millis, from: From, effects: &mut Vec<Effect>) -> Result<(), Refused> {
        match (self.paused, from) {
            (None, _) => return Err(Refused::NotNow),
            (Some(PausedBy::Host), From::Player(_)) => return Err(Refused::NotYours),
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
        from: From,
        seat: Seat,
        millis: u64,
        effects: &mut Vec<Effect>,
    ) -> Result<(), Refused> {
        self.in_play()?;
        let player = *self.seats.get(seat.index()).ok_or(Refused::NoSuchSeat)?;
        if let From::Player(giver) = from
            && self.side_of(giver) == self.side_of(player)
        {
            return Err(Refused::NotYours);
        }
        let has_clock = match self.clocks.rules() {
            ClockRules::None => false,
            ClockRules::Bank { .. } => true,
            ClockRules::Turns { turn, .. } => turn.is_some() && self.acting() == Some(seat),
        };
        if !has_clock || millis == 0 || millis > LARGEST_GIFT {
            return Err(Refused::NoClock);
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

    /// Whether the game is HeiNash, where people search for numbers.
    pub(crate) fn is_heinash(&self) -> bool {
        matches!(self.game, AnyGame::Heinash(_))
    }
}

/// Whether an act makes sense only in the position its sender saw.
fn needs_version(act: &Act) -> bool {
    match act {
        Act::Press
        | Act::Chance(_)
        | Act::Move(_)
        | Act::Redo
        | Act::PickColour(_)
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
