//! What is settled before play: who sits where, who begins, and what whoever
//! begins picks.

use crate::clock::Millis;
use crate::config::{LEVELS, Player, Seating, is_permutation};
use crate::error::InputError;
use crate::input::Effect;
use crate::table::{Stage, Table, WaitsFor};

impl Table {
    /// Goes through what is settled before play, as far as it can.
    pub(crate) fn gather(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        if self.stage == Stage::Gathering && !self.config.players.contains(&Player::Open) {
            match &self.config.seating {
                Seating::Lot => {
                    self.stage = Stage::Lot;
                    effects.push(Effect::LotWanted);
                }
                Seating::Chosen(seats) => self.seat(now, seats.clone(), effects),
            }
        }
    }

    /// Everybody gets a seat.
    pub(crate) fn seat(&mut self, now: Millis, seats: Vec<usize>, effects: &mut Vec<Effect>) {
        self.seats = seats;
        if self.config.picks {
            self.stage = Stage::Pick;
        } else {
            self.begin(now, effects);
        }
    }

    /// Play begins, and with it the clocks.
    pub(crate) fn begin(&mut self, now: Millis, effects: &mut Vec<Effect>) {
        self.stage = Stage::Playing;
        self.version += 1;
        self.clocks.book(now, None);
        self.clocks.go(true);
        effects.push(Effect::Begun {
            seats: self.seats.clone(),
            start: self.game.clone(),
        });
        self.run_on(now, effects);
    }

    /// Somebody takes an open place.
    pub(crate) fn sit(
        &mut self,
        now: Millis,
        player: usize,
        as_player: Player,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        let place = self.config.players.get_mut(player);
        let place = place.ok_or(InputError::NoSuchPlayer)?;
        if *place != Player::Open || !can_sit(as_player) {
            return Err(InputError::NotOpen);
        }
        *place = as_player;
        effects.push(Effect::Seated { player });
        self.gather(now, effects);
        Ok(())
    }

    /// Somebody goes on in another's place.
    pub(crate) fn replace(
        &mut self,
        player: usize,
        as_player: Player,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        let place = self.config.players.get_mut(player);
        let place = place.ok_or(InputError::NoSuchPlayer)?;
        if *place == Player::Open || *place == as_player || !can_sit(as_player) {
            return Err(InputError::NotOpen);
        }
        *place = as_player;
        effects.push(Effect::Seated { player });
        Ok(())
    }

    /// The lot has been cast.
    pub(crate) fn lot(
        &mut self,
        now: Millis,
        seats: &[usize],
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        if self.stage != Stage::Lot {
            return Err(InputError::NotNow);
        }
        if !is_permutation(seats, self.config.players.len()) {
            return Err(InputError::BadLot);
        }
        self.seat(now, seats.to_vec(), effects);
        Ok(())
    }

    /// The player who begins picks what was left open (N11).
    pub(crate) fn pick(
        &mut self,
        now: Millis,
        player: usize,
        value: &str,
        effects: &mut Vec<Effect>,
    ) -> Result<(), InputError> {
        match self.waits_for() {
            WaitsFor::Pick { player: first } if first == player => {}
            WaitsFor::Pick { .. } => return Err(InputError::NotYours),
            _ => return Err(InputError::NotNow),
        }
        let tag = self.config.game.picked_at_table();
        let tag = tag.ok_or(InputError::NotNow)?.name;
        let mut config = self.config.clone();
        config.tags.retain(|(name, _)| name != tag);
        config.tags.push((tag.to_string(), value.to_string()));
        self.game = config.start()?;
        self.config = config;
        self.begin(now, effects);
        Ok(())
    }
}

/// Whether anybody can sit down like that.
fn can_sit(player: Player) -> bool {
    match player {
        Player::Open => false,
        Player::Computer { level } => LEVELS.contains(&level),
        Player::Person | Player::Pair => true,
    }
}
