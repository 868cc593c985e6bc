//! What the teacher has chosen: the game and its rules, times, and what helps.

use catalog::GameId;
use game::{ChoiceKind, Lang};
use serde::{Deserialize, Serialize};
use table::{ClockRules, Config, ConfigError, Dice, LEVELS, Player, Seating, tags_fit};

use crate::round::Side;
use crate::words;

/// What the teacher has chosen. A change holds from the next round on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "ClassSettings")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClassSettings))]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    /// Which game.
    pub game: GameId,
    /// The tags of its rules, as name and value: variant, signs, layout. A
    /// missing one has its default.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<table::TagSchema>, max_items = 12))]
    pub tags: Vec<(String, String)>,
    /// What can be made from a number, such as the layout of HeiNash, is made anew in
    /// every round.
    pub fresh_layout: bool,
    /// How much time there is.
    pub time: Time,
    /// HeiNash, *I calculate*: a cell is named before the way to it is written, and
    /// the page works nothing out.
    pub calculate: bool,
    /// After each turn pupils can see what was possible.
    pub shows_possible: bool,
    /// In a pair the speaker alternates.
    pub alternates: bool,
    /// What becomes of the one who is left over.
    pub odd: Odd,
}

/// How much time there is, in seconds. Without any, there is no clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "ClassTime")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClassTime))]
pub struct Time {
    /// For the game.
    #[cfg_attr(feature = "openapi", schema(minimum = 1))]
    pub game: Option<u32>,
    /// For each turn (HeiNash).
    #[cfg_attr(feature = "openapi", schema(minimum = 1))]
    pub turn: Option<u32>,
    /// Shows and never acts.
    pub soft: bool,
}

/// What becomes of the one who is left over when the number is odd.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "messages.ts", rename = "ClassOdd")
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ClassOdd))]
#[serde(tag = "odd", rename_all = "kebab-case")]
pub enum Odd {
    /// Joins somebody on a seat.
    Binome,
    /// Plays against a computer.
    Computer {
        /// How well it plays.
        #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 8))]
        level: u8,
    },
}

/// Settings that no round can be played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsError {
    /// No match can be played by them.
    Config(ConfigError),
    /// The game has more than two seats like this.
    Seats(usize),
    /// There are more tags than any game has, or longer ones.
    TooLong,
}

impl SettingsError {
    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::bad_settings(self, lang)
    }
}

game::explained_error!(SettingsError: Config(ConfigError));

impl Default for Settings {
    /// What suits a first lesson: HeiNash without a clock, the pupils calculate.
    fn default() -> Settings {
        Settings {
            game: GameId::Heinash,
            tags: Vec::new(),
            fresh_layout: false,
            time: Time::default(),
            calculate: true,
            shows_possible: true,
            alternates: true,
            odd: Odd::Binome,
        }
    }
}

impl Settings {
    /// Says whether a round can be played by them.
    pub fn check(&self) -> Result<(), SettingsError> {
        if !tags_fit(&self.tags) {
            return Err(SettingsError::TooLong);
        }
        if let Odd::Computer { level } = self.odd
            && !LEVELS.contains(&level)
        {
            return Err(SettingsError::Config(ConfigError::Level(level)));
        }
        let anybody = || Side::Pupils { pupils: Vec::new() };
        let config = self.config(&[anybody(), anybody()], 0);
        match config.check() {
            Err(ConfigError::Players { seats, .. }) => Err(SettingsError::Seats(seats)),
            Err(why) => Err(SettingsError::Config(why)),
            Ok(()) => Ok(()),
        }
    }

    /// The match that is played at a table. The seed is the round's, so that the
    /// whole class has the same layout.
    pub fn config(&self, sides: &[Side; 2], seed: u64) -> Config {
        let player = |side: &Side| match side {
            Side::Computer { level } => Player::Computer { level: *level },
            Side::Pupils { pupils } if pupils.len() > 1 => Player::Pair,
            Side::Pupils { .. } => Player::Person,
        };
        Config {
            game: self.game,
            tags: self.tags_for(seed),
            players: sides.iter().map(player).collect(),
            seating: Seating::Chosen(vec![0, 1]),
            picks: false,
            clock: self.clock(),
            dice: Dice::Host,
        }
    }

    fn tags_for(&self, seed: u64) -> Vec<(String, String)> {
        let mut tags = self.tags.clone();
        let choices = self.game.fields().iter().flat_map(|field| field.choices);
        let mut fresh = choices.filter(|choice| choice.kind == ChoiceKind::Seeded);
        if let Some(fresh) = fresh.next().filter(|_| self.fresh_layout) {
            let fresh = fresh.tags_with(seed);
            tags.retain(|(name, _)| fresh.iter().all(|(tag, _)| tag != name));
            tags.extend(fresh);
        }
        tags
    }

    fn clock(&self) -> ClockRules {
        let millis = |seconds: u32| u64::from(seconds) * 1000;
        let Time { game, turn, soft } = self.time;
        match (game, turn) {
            (None, None) => ClockRules::None,
            // A time for a turn is refused by the config of a game that has none.
            (game, turn) if self.game.about().has_turn_clock || turn.is_some() => {
                ClockRules::Turns {
                    game: game.map(millis),
                    turn: turn.map(millis),
                    soft,
                }
            }
            (game, _) => ClockRules::Bank {
                main: game.map_or(0, millis),
                increment: 0,
                soft,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roster::PupilId;

    fn tagged(tags: &[(&str, &str)]) -> Settings {
        let owned = |&(name, value): &(&str, &str)| (name.to_string(), value.to_string());
        Settings {
            tags: tags.iter().map(owned).collect(),
            ..Settings::default()
        }
    }

    #[test]
    fn a_first_lesson_has_no_clock_and_the_pupils_calculate() {
        let settings = Settings::default();
        assert_eq!(settings.check(), Ok(()));
        assert!(settings.calculate && settings.shows_possible && settings.alternates);
        let sides = [
            Side::Pupils {
                pupils: vec![PupilId(1), PupilId(2)],
            },
            Side::Computer { level: 3 },
        ];
        let config = settings.config(&sides, 5);
        assert_eq!(config.check(), Ok(()));
        assert_eq!(
            config.players,
            [Player::Pair, Player::Computer { level: 3 }]
        );
        assert_eq!(config.clock, ClockRules::None);
    }

    #[test]
    fn every_level_of_signs_can_be_chosen() {
        for signs in ["+", "+*", "+-*/"] {
            assert_eq!(tagged(&[("Operations", signs)]).check(), Ok(()));
        }
        let wrong = tagged(&[("Operations", "+-")]).check();
        assert!(matches!(
            wrong,
            Err(SettingsError::Config(ConfigError::Tag(_)))
        ));
    }

    #[test]
    fn a_fresh_layout_follows_from_the_seed_of_the_round() {
        let settings = Settings {
            fresh_layout: true,
            ..tagged(&[("Layout", "balanced")])
        };
        assert_eq!(settings.check(), Ok(()));
        let tags = settings.tags_for(77);
        assert_eq!(tags, [("Layout".to_string(), "shuffle:77".to_string())]);
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_a_reason_in_words() {
        let base = Settings::default;
        let seven = |tags: &[(&str, &str)]| Settings {
            game: GameId::Seven,
            ..tagged(tags)
        };
        assert_eq!(seven(&[]).check(), Ok(()));
        let cases = [
            Settings {
                odd: Odd::Computer { level: 9 },
                ..base()
            },
            Settings {
                time: Time {
                    turn: Some(30),
                    ..Time::default()
                },
                ..seven(&[])
            },
            Settings {
                time: Time {
                    game: Some(0),
                    ..Time::default()
                },
                ..base()
            },
            tagged(&[("Variant", "steal-everything")]),
            tagged(&[("Variant", &"x".repeat(200))]),
            seven(&[("Players", "4")]),
        ];
        for settings in cases {
            let why = settings.check().unwrap_err();
            for lang in Lang::ALL {
                assert!(why.explain(lang).len() > 10, "{why:?}");
            }
        }
    }

    #[test]
    fn other_games_have_a_time_for_each_seat() {
        let settings = Settings {
            game: GameId::Hyle7,
            time: Time {
                game: Some(600),
                turn: None,
                soft: true,
            },
            ..Settings::default()
        };
        assert_eq!(settings.check(), Ok(()));
        let bank = ClockRules::Bank {
            main: 600_000,
            increment: 0,
            soft: true,
        };
        assert_eq!(settings.clock(), bank);
    }
}
