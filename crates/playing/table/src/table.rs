//! The table itself: its state, and what it waits for.

use catalog::{AnyEvent, AnyGame, AnyRecord};
use game::{Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::clock::{Clocks, Millis};
use crate::config::{Config, ConfigError, Dice, Player};
use crate::input::{Input, Sender};
use crate::offers::Offers;
use crate::step::{Cause, Kind, Step};

/// A match in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub(crate) config: Config,
    pub(crate) stage: Stage,
    /// For each seat the number of its player, once that is settled.
    pub(crate) seats: Vec<usize>,
    pub(crate) game: AnyGame,
    /// The record: every event with what is needed to take it back.
    pub(crate) steps: Vec<Step>,
    /// Events that were taken back, the next one to be made again last.
    pub(crate) undone: Vec<Step>,
    /// Rolls and draws that were seen and taken back, the next one last. They
    /// are never rolled anew.
    pub(crate) foreseen: Vec<AnyEvent>,
    /// The host has been asked for a roll or a draw.
    pub(crate) chance_wanted: bool,
    pub(crate) paused: Option<PausedBy>,
    pub(crate) offers: Offers,
    /// What each player has worked out so far.
    pub(crate) drafts: Vec<String>,
    pub(crate) clocks: Clocks,
    pub(crate) version: u64,
    /// The last id of each player, and of the host behind them.
    pub(crate) last_ids: Vec<Option<u64>>,
    pub(crate) log: Vec<(Millis, Input)>,
}

/// How far the match has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// A place is open.
    Gathering,
    /// The host casts lots.
    Lot,
    /// The player who begins picks what was left open.
    Pick,
    /// The game is on, or over.
    Playing,
}

/// Who has stopped play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PausedBy {
    Host,
    Players,
}

/// What has to be kept of a match to go on with it later, besides its config.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// Everything that has happened.
    pub events: Vec<AnyEvent>,
    /// Rolls and draws that were seen and taken back, in the order in which they
    /// come again.
    pub seen: Vec<AnyEvent>,
    /// What is left on the clocks, in thousandths of a second: each seat's bank,
    /// or the time for the game; nothing for clocks that start afresh.
    pub left: Vec<i64>,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "for", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum WaitsFor {
    /// Somebody to take an open place.
    Players,
    /// The host to cast lots.
    Lot,
    /// This player to pick what was left open, such as a colour.
    #[serde(rename = "colour")]
    Pick {
        /// By number.
        player: usize,
    },
    /// This seat to ask for a roll or a draw.
    Press {
        /// Which seat.
        #[serde(with = "crate::seats")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        #[cfg_attr(feature = "openapi", schema(value_type = usize))]
        seat: Seat,
    },
    /// The host to supply a roll or a draw.
    Chance,
    /// This seat to move.
    Move {
        /// Which seat.
        #[serde(with = "crate::seats")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        #[cfg_attr(feature = "openapi", schema(value_type = usize))]
        seat: Seat,
    },
    /// Nothing: the game is over.
    Nothing,
}

impl Table {
    /// A table at which nothing has happened yet.
    pub fn new(now: Millis, config: Config) -> Result<Table, ConfigError> {
        config.check()?;
        let game = config.start()?;
        let players = config.players.len();
        let mut table = Table {
            stage: Stage::Gathering,
            seats: Vec::new(),
            steps: Vec::new(),
            undone: Vec::new(),
            foreseen: Vec::new(),
            chance_wanted: false,
            paused: None,
            offers: Offers::default(),
            drafts: vec![String::new(); players],
            clocks: Clocks::new(config.clock, game.seats()),
            version: 0,
            last_ids: vec![None; players + 1],
            log: Vec::new(),
            game,
            config,
        };
        table.gather(now, &mut Vec::new());
        Ok(table)
    }

    /// What has to be kept of the match to go on with it later.
    pub fn kept(&self, now: Millis) -> Kept {
        Kept {
            events: self.events().cloned().collect(),
            seen: self.seen(),
            left: self.clocks.left(now, self.acting()),
        }
    }

    /// Goes on with a match of which this was kept. Nothing of the game is lost
    /// or rolled anew, and the clocks go on where they stood; clocks that do not
    /// fit these rules start afresh.
    ///
    /// Fails with the number of the first event that cannot have happened.
    pub fn resume(
        now: Millis,
        config: Config,
        kept: &Kept,
    ) -> Result<Result<Table, usize>, ConfigError> {
        let mut table = Table::new(now, config)?;
        if table.stage != Stage::Playing {
            return Ok(Err(0));
        }
        table.clocks.set_left(&kept.left);
        for (index, event) in kept.events.iter().enumerate() {
            let step = table.step(now, event.clone(), Cause::Host);
            if table.game.apply(event).is_err() {
                return Ok(Err(index + 1));
            }
            table.steps.push(step);
            table.version += 1;
        }
        table.foreseen = kept.seen.iter().rev().cloned().collect();
        table.clocks.go(table.game.turn() != Turn::Over);
        table.run_on(now, &mut Vec::new());
        Ok(Ok(table))
    }

    /// What the table waits for.
    pub fn waits_for(&self) -> WaitsFor {
        match (self.stage, self.game.turn()) {
            (Stage::Gathering, _) => WaitsFor::Players,
            (Stage::Lot, _) => WaitsFor::Lot,
            (Stage::Pick, _) => WaitsFor::Pick {
                player: self.seats[0],
            },
            (Stage::Playing, Turn::Over) => WaitsFor::Nothing,
            (Stage::Playing, Turn::Seat(seat)) => WaitsFor::Move { seat },
            (Stage::Playing, Turn::Chance) if self.chance_wanted => WaitsFor::Chance,
            (Stage::Playing, Turn::Chance) => WaitsFor::Press {
                seat: self.presser(),
            },
        }
    }

    /// The seat whose time passes.
    pub(crate) fn acting(&self) -> Option<Seat> {
        match self.waits_for() {
            WaitsFor::Press { seat } | WaitsFor::Move { seat } => Some(seat),
            _ => None,
        }
    }

    /// The seat that asks for the next roll or draw.
    pub(crate) fn presser(&self) -> Seat {
        self.game.chance_asker().unwrap_or(Seat::new(0))
    }

    /// The side a player plays for, once seats are settled.
    pub(crate) fn side_of(&self, player: usize) -> Option<usize> {
        self.seat_of(player).map(|seat| self.game.side(seat))
    }

    /// The seat of a player, once seats are settled.
    pub fn seat_of(&self, player: usize) -> Option<Seat> {
        let seat = self.seats.iter().position(|&other| other == player);
        seat.map(Seat::new)
    }

    /// The players on other sides than this one's.
    pub(crate) fn others(&self, player: usize) -> Vec<usize> {
        let own = self.side_of(player);
        let other = |other: &usize| self.side_of(*other) != own;
        self.seats.iter().copied().filter(other).collect()
    }

    /// The people among them who have not left a game that goes on.
    pub(crate) fn people_against(&self, player: usize) -> Vec<usize> {
        let mut others = self.others(player);
        others.retain(|&other| self.config.players[other].is_person() && !self.has_left(other));
        others
    }

    /// Whether a player has left a game that goes on.
    pub(crate) fn has_left(&self, player: usize) -> bool {
        let seat = self.seat_of(player);
        seat.is_some_and(|seat| self.game.has_left(seat))
    }

    /// What was settled before the match, with whoever has sat down since.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// For each seat the number of its player; empty until that is settled.
    pub fn seats(&self) -> &[usize] {
        &self.seats
    }

    /// Who sits on a seat, once seats are settled.
    pub fn player_on(&self, seat: Seat) -> Option<Player> {
        let player = self.seats.get(seat.index())?;
        Some(self.config.players[*player])
    }

    /// The game as it stands.
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// A number that changes whenever the position does.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Whether the host has stopped play. A pause that people agreed on is theirs to
    /// end.
    pub fn is_paused_by_host(&self) -> bool {
        self.paused == Some(PausedBy::Host)
    }

    /// Who made the last move that one of these players made.
    pub fn last_to_move(&self, wanted: impl Fn(usize) -> bool) -> Option<usize> {
        let movers = self.steps.iter().rev().filter_map(|step| match step.kind {
            Kind::Move(seat) => self.seats.get(seat.index()).copied(),
            Kind::Chance | Kind::Stop => None,
        });
        movers.into_iter().find(|&player| wanted(player))
    }

    /// Whether draws come without anybody's asking: see
    /// [`game::ChanceWords::comes_unasked`]. A real bag is drawn from by hand.
    pub fn draws_itself(&self) -> bool {
        let chance = self.config.game.about().chance;
        chance.is_some_and(|chance| chance.comes_unasked) && self.config.dice == Dice::Host
    }

    /// How many rolls and draws there have been.
    pub fn chances_so_far(&self) -> usize {
        let chance = |step: &&Step| step.kind == Kind::Chance;
        self.steps.iter().filter(chance).count()
    }

    /// Everything that has happened, with who caused it and when.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The events so far.
    pub fn events(&self) -> impl ExactSizeIterator<Item = &AnyEvent> + Clone {
        self.steps.iter().map(|step| &step.event)
    }

    /// Rolls and draws that were seen and taken back, in the order in which they
    /// come again. The host keeps them with the record; nobody else sees them.
    pub fn seen(&self) -> Vec<AnyEvent> {
        self.foreseen.iter().rev().cloned().collect()
    }

    /// The record of the game so far.
    pub fn record(&self) -> AnyRecord {
        let mut record = AnyRecord::new(&self.game);
        for event in self.events() {
            record
                .push(event)
                .expect("what has happened is of this game");
        }
        record
    }

    /// Everything that was accepted, with its time: enough to rebuild the table.
    pub fn log(&self) -> &[(Millis, Input)] {
        &self.log
    }

    /// The table to which a log leads.
    pub fn rebuild(
        now: Millis,
        config: Config,
        log: &[(Millis, Input)],
    ) -> Result<Table, ConfigError> {
        let mut table = Table::new(now, config)?;
        for (when, input) in log {
            table.handle(*when, input.clone());
        }
        Ok(table)
    }

    /// The place of a sender among the ids.
    pub(crate) fn sender(&self, from: Sender) -> Option<usize> {
        match from {
            Sender::Host => Some(self.config.players.len()),
            Sender::Player(player) => (player < self.config.players.len()).then_some(player),
        }
    }
}
