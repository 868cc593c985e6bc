//! What each viewer may see. A view is made anew from what is everybody's
//! business; nothing secret has a place in it.

use catalog::{AnyEvent, AnyGame, GameId};
use game::{Outcome, Seat, Stop, Turn};
use serde::{Deserialize, Serialize};

use crate::clock::Millis;
use crate::config::{Dice, Player, Tag};
use crate::input::Offer;
use crate::table::{PausedBy, Stage, Table, WaitsFor};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player by number.
    Player(usize),
    /// Somebody who watches.
    Spectator,
}

/// The table as one viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Which game.
    pub game: GameId,
    /// The tags of its rules that were set.
    pub tags: Vec<Tag>,
    /// The version that inputs refer to.
    pub version: u64,
    /// Who plays.
    pub players: Vec<Player>,
    /// For each seat the number of its player; empty until that is settled.
    pub seats: Vec<usize>,
    /// The viewer's own seat.
    pub seat: Option<Seat>,
    /// What the table waits for.
    pub waits_for: WaitsFor,
    /// Play is paused.
    pub paused: bool,
    /// The position. All that is in it lies open on the table.
    pub position: AnyGame,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// The clocks.
    pub clocks: ClockView,
    /// What has been asked for and not answered.
    pub offers: Vec<OfferView>,
    /// What the viewer has worked out so far.
    pub draft: String,
    /// What the viewer can do now.
    pub may: Vec<May>,
}

/// The clocks as they show at one moment, in thousandths of a second. Below 0 is
/// overdrawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockView {
    /// Each seat's bank.
    #[cfg_attr(feature = "ts", ts(type = "Array<number> | null"))]
    pub banks: Option<Vec<i64>>,
    /// The time left for the game.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub game: Option<i64>,
    /// The time left for this turn.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub turn: Option<i64>,
    /// The seat whose time passes.
    #[serde(with = "crate::seats::maybe")]
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<usize>))]
    pub running: Option<Seat>,
    /// The clocks show and never act.
    pub soft: bool,
}

/// Something that has been asked for and not answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OfferView {
    /// What for.
    pub offer: Offer,
    /// The player who asks.
    pub by: usize,
    /// The players who have still to agree.
    pub waiting: Vec<usize>,
}

/// Something a viewer can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "may", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "messages.ts"))]
pub enum May {
    /// Pick what was left open, such as a colour.
    #[serde(rename = "pick-colour")]
    Pick,
    /// Ask for the roll or the draw.
    Press,
    /// Say what the real dice show, or what was drawn.
    TypeDice,
    /// Move.
    Move,
    /// Work something out.
    Draft,
    /// Give up.
    Resign,
    /// Ask for something.
    Offer {
        /// What for.
        offer: Offer,
    },
    /// Answer what was asked.
    Answer {
        /// Which offer.
        offer: Offer,
    },
    /// Make moves again that were taken back.
    Redo,
    /// Go on after a pause.
    Resume,
}

impl Table {
    /// The table as one viewer may see it at this moment.
    pub fn view(&self, now: Millis, viewer: Viewer) -> View {
        let player = match viewer {
            Viewer::Player(player) if player < self.config.players.len() => Some(player),
            _ => None,
        };
        let running = self.acting().filter(|_| self.paused.is_none());
        let (banks, game, turn) = self.clocks.shown(now, self.acting());
        View {
            game: self.config.game,
            tags: self.config.tags.clone(),
            version: self.version,
            players: self.config.players.clone(),
            seats: self.seats.clone(),
            seat: player.and_then(|player| self.seat_of(player)),
            waits_for: self.waits_for(),
            paused: self.paused.is_some(),
            position: self.game.clone(),
            outcome: self.game.outcome(),
            clocks: ClockView {
                banks: banks.map(|banks| banks.as_slice().to_vec()),
                game,
                turn,
                running,
                soft: self.clocks.rules().is_soft(),
            },
            offers: (self.offers.standing.iter())
                .map(|standing| OfferView {
                    offer: standing.offer,
                    by: standing.by,
                    waiting: standing.waiting.clone(),
                })
                .collect(),
            draft: player.map_or(String::new(), |player| self.drafts[player].clone()),
            may: player.map_or(Vec::new(), |player| self.may(player)),
        }
    }

    /// What a player can do now.
    fn may(&self, player: usize) -> Vec<May> {
        let mut may = Vec::new();
        if self.stage != Stage::Playing {
            if (self.waits_for() == WaitsFor::Pick { player }) {
                may.push(May::Pick);
            }
            return may;
        }
        let own = self.seat_of(player);
        let types_dice = self.config.dice == Dice::Players && self.foreseen.is_empty();
        match self.waits_for() {
            // A pause of the host's is the host's to end.
            _ if self.paused == Some(PausedBy::Host) => {}
            _ if self.paused.is_some() => may.push(May::Resume),
            WaitsFor::Press { seat } if Some(seat) == own => {
                may.push(May::Press);
                may.extend(types_dice.then_some(May::TypeDice));
            }
            WaitsFor::Chance if types_dice && Some(self.presser()) == own => {
                may.push(May::TypeDice);
            }
            WaitsFor::Move { seat } if Some(seat) == own => may.push(May::Move),
            _ => {}
        }
        if self.game.turn() != Turn::Over {
            if self.config.game.about().has_drafts {
                may.push(May::Draft);
            }
            let resign = own.map(|seat| AnyEvent::stop(self.game.id(), Stop::Resign(seat)));
            if resign.is_some_and(|event| self.game.check(&event).is_ok()) {
                may.push(May::Resign);
            }
        }
        for offer in Offer::ALL {
            let asked = self.is_asked(player, offer);
            may.extend(asked.then_some(May::Answer { offer }));
            // Where both want the same, asking is answering; each has a last
            // move of its own to take back.
            if (!asked || offer == Offer::TakeBack) && self.may_offer(player, offer).is_ok() {
                may.push(May::Offer { offer });
            }
        }
        if self.paused.is_none() && self.may_redo(player).is_ok() {
            may.push(May::Redo);
        }
        may
    }
}
