//! The messages' types and those of the crates behind them, turned into each
//! other.

use catalog::ApplyError;
use game::Lang;
use table::{Config, Dice, Millis, Player, Seating, Table};

use super::messages::{
    Act, ClockRules, DiceFrom, Language, May, Offer, PlayerKind, Refusal, SetUp, Tag, WaitsFor,
};
use super::words;

/// No clock gives more: a week.
const LONGEST_TIME: f64 = 7.0 * 24.0 * 60.0 * 60.0 * 1000.0;

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::En => Lang::En,
            Language::Fr => Lang::Fr,
            Language::Es => Lang::Es,
        }
    }
}

impl From<PlayerKind> for Player {
    fn from(kind: PlayerKind) -> Player {
        match kind {
            PlayerKind::Open => Player::Open,
            PlayerKind::Person => Player::Person,
            PlayerKind::Pair => Player::Pair,
            PlayerKind::Computer { level } => Player::Computer { level },
        }
    }
}

impl From<Player> for PlayerKind {
    fn from(player: Player) -> PlayerKind {
        match player {
            Player::Open => PlayerKind::Open,
            Player::Person => PlayerKind::Person,
            Player::Pair => PlayerKind::Pair,
            Player::Computer { level } => PlayerKind::Computer { level },
        }
    }
}

impl From<Offer> for table::Offer {
    fn from(offer: Offer) -> table::Offer {
        match offer {
            Offer::Draw => table::Offer::Draw,
            Offer::TakeBack => table::Offer::TakeBack,
            Offer::Pause => table::Offer::Pause,
            Offer::Rematch => table::Offer::Rematch,
        }
    }
}

impl From<table::Offer> for Offer {
    fn from(offer: table::Offer) -> Offer {
        match offer {
            table::Offer::Draw => Offer::Draw,
            table::Offer::TakeBack => Offer::TakeBack,
            table::Offer::Pause => Offer::Pause,
            table::Offer::Rematch => Offer::Rematch,
        }
    }
}

impl Act {
    /// What the table is told by it, with moves read by the rules of its game.
    pub fn read_at(&self, table: &Table) -> table::Act {
        match self {
            Act::PickColour { colour } => table::Act::Pick(colour.clone()),
            Act::Press => table::Act::Press,
            Act::Chance { event } => table.read_chance(event),
            Act::Move { event } => table.read_move(event),
            Act::Draft { text } => table::Act::Draft(text.clone()),
            Act::Resign => table::Act::Resign,
            Act::Offer { offer } => table::Act::Offer((*offer).into()),
            Act::Answer { offer, accept } => table::Act::Answer {
                offer: (*offer).into(),
                accept: *accept,
            },
            Act::Redo => table::Act::Redo,
            Act::Pause => table::Act::Pause,
            Act::Resume => table::Act::Resume,
            Act::Tick => table::Act::Tick,
        }
    }
}

impl From<table::WaitsFor> for WaitsFor {
    fn from(waits: table::WaitsFor) -> WaitsFor {
        match waits {
            table::WaitsFor::Players => WaitsFor::Players,
            table::WaitsFor::Lot => WaitsFor::Lot,
            table::WaitsFor::Pick(player) => WaitsFor::Colour { player },
            table::WaitsFor::Press(seat) => WaitsFor::Press { seat: seat.index() },
            table::WaitsFor::Chance => WaitsFor::Chance,
            table::WaitsFor::Move(seat) => WaitsFor::Move { seat: seat.index() },
            table::WaitsFor::Nothing => WaitsFor::Nothing,
        }
    }
}

impl From<table::May> for May {
    fn from(may: table::May) -> May {
        match may {
            table::May::Pick => May::PickColour,
            table::May::Press => May::Press,
            table::May::TypeDice => May::TypeDice,
            table::May::Move => May::Move,
            table::May::Draft => May::Draft,
            table::May::Resign => May::Resign,
            table::May::Offer(offer) => May::Offer {
                offer: offer.into(),
            },
            table::May::Answer(offer) => May::Answer {
                offer: offer.into(),
            },
            table::May::Redo => May::Redo,
            table::May::Resume => May::Resume,
        }
    }
}

/// A moment. A page's clock may have fractions, which nobody plays by.
pub(super) fn moment(now: f64) -> Millis {
    Millis(now.max(0.0) as u64)
}

fn time(millis: f64) -> u64 {
    millis.clamp(0.0, LONGEST_TIME) as u64
}

/// The number that a page calls its seed. One that is no number stands for
/// itself all the same.
pub(super) fn seed(text: &str) -> u64 {
    text.parse().unwrap_or_else(|_| {
        text.bytes().fold(0xcbf2_9ce4_8422_2325, |state, byte| {
            (state ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        })
    })
}

impl From<ClockRules> for table::ClockRules {
    fn from(rules: ClockRules) -> table::ClockRules {
        match rules {
            ClockRules::None => table::ClockRules::None,
            ClockRules::Bank {
                main,
                increment,
                soft,
            } => table::ClockRules::Bank {
                main: time(main),
                increment: time(increment),
                soft,
            },
            ClockRules::Turns { game, turn, soft } => table::ClockRules::Turns {
                game: game.map(time),
                turn: turn.map(time),
                soft,
            },
        }
    }
}

impl From<table::ClockRules> for ClockRules {
    fn from(rules: table::ClockRules) -> ClockRules {
        match rules {
            table::ClockRules::None => ClockRules::None,
            table::ClockRules::Bank {
                main,
                increment,
                soft,
            } => ClockRules::Bank {
                main: main as f64,
                increment: increment as f64,
                soft,
            },
            table::ClockRules::Turns { game, turn, soft } => ClockRules::Turns {
                game: game.map(|time| time as f64),
                turn: turn.map(|time| time as f64),
                soft,
            },
        }
    }
}

impl From<SetUp> for Config {
    fn from(set_up: SetUp) -> Config {
        Config {
            game: set_up.game,
            tags: (set_up.tags.into_iter())
                .map(|Tag(name, value)| (name, value))
                .collect(),
            players: set_up.players.into_iter().map(Player::from).collect(),
            seating: set_up.seating.map_or(Seating::Lot, Seating::Chosen),
            picks: set_up.picks_colour,
            clock: set_up.clock.into(),
            dice: match set_up.dice {
                DiceFrom::Host => Dice::Host,
                DiceFrom::Players => Dice::Players,
            },
        }
    }
}

impl From<&Config> for SetUp {
    fn from(config: &Config) -> SetUp {
        SetUp {
            game: config.game,
            tags: tags(&config.tags),
            players: config.players.iter().map(|&player| player.into()).collect(),
            seating: match &config.seating {
                Seating::Lot => None,
                Seating::Chosen(seats) => Some(seats.clone()),
            },
            picks_colour: config.picks,
            clock: config.clock.into(),
            dice: match config.dice {
                Dice::Host => DiceFrom::Host,
                Dice::Players => DiceFrom::Players,
            },
        }
    }
}

pub(super) fn tags(tags: &[(String, String)]) -> Vec<Tag> {
    let tag = |(name, value): &(String, String)| Tag(name.clone(), value.clone());
    tags.iter().map(tag).collect()
}

impl Refusal {
    /// A refusal that is no matter of the rules.
    pub(super) fn new(code: &str, message: &str, lang: Lang) -> Refusal {
        Refusal {
            code: code.to_string(),
            clause: None,
            message: words::sentence(message, lang),
        }
    }

    /// Why the table refuses something.
    pub fn of(refused: &table::InputError, lang: Lang) -> Refusal {
        Refusal {
            code: refused.code().to_string(),
            clause: refused.clause().map(|clause| clause.to_string()),
            message: words::sentence(&refused.explain(lang), lang),
        }
    }

    /// Why a game refuses an event.
    pub(super) fn of_event(error: ApplyError, lang: Lang) -> Refusal {
        Refusal::of(&error.into(), lang)
    }
}
