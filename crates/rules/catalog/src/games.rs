//! The list of games, and everything that is made from the list alone.

use std::fmt;

use game::{About, EventOf, Field, Game, Record, Setup, TagRule, Telling};
use serde::{Deserialize, Serialize};

/// Makes the list of games, the unions over it, and `each_game!` and its like,
/// which do the same with whichever game it is. A game is the crate with its rules.
/// Those behind the semicolon are known by name and in no list.
macro_rules! games {
    ($d:tt
        $($doc:literal $name:ident = $game:ident,)+;
        $(#[$only:meta] $hidden_doc:literal $hidden:ident = $hidden_game:ident,)*
    ) => {
        /// A game that Tablier knows.
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize,
        )]
        #[serde(rename_all = "lowercase")]
        #[cfg_attr(
            feature = "ts",
            derive(ts_rs::TS),
            ts(export_to = "messages.ts", rename = "GameName")
        )]
        pub enum GameId {
            $(#[doc = $doc] $name,)+
            $(
                #[$only]
                #[doc = $hidden_doc]
                #[cfg_attr(feature = "ts", ts(skip))]
                $hidden,
            )*
        }

        impl GameId {
            /// Every game there is.
            pub const ALL: [GameId; [$($doc),+].len()] = [$(GameId::$name),+];

            /// The names that records and commands use, in the order of [`GameId::ALL`].
            pub const NAMES: [&'static str; GameId::ALL.len()] =
                [$(<$game::Position as Game>::ID),+];

            /// The games that are known by name only.
            const HIDDEN: &[GameId] = &[$(#[$only] GameId::$hidden,)*];
        }

        /// Any game in progress.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyGame {
            $(#[doc = $doc] $name($game::Position),)+
            $(#[$only] #[doc = $hidden_doc] $hidden($hidden_game::Position),)*
        }

        /// Something that happens in any game.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyEvent {
            $(#[doc = $doc] $name(EventOf<$game::Position>),)+
            $(#[$only] #[doc = $hidden_doc] $hidden(EventOf<$hidden_game::Position>),)*
        }

        /// Why any game refuses something.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyRulesError {
            $(#[doc = $doc] $name($game::RulesError),)+
            $(#[$only] #[doc = $hidden_doc] $hidden($hidden_game::RulesError),)*
        }

        /// Any game's record. It is well-formed; whether it is legal,
        /// [`AnyRecord::replay`] tells.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyRecord {
            $(#[doc = $doc] $name(Record<$game::Position>),)+
            $(#[$only] #[doc = $hidden_doc] $hidden(Record<$hidden_game::Position>),)*
        }

        /// Does the same with whichever game is inside one of the unions.
        macro_rules! each_game {
            ($d union:ident, $d value:expr, $d inside:ident => $d body:expr) => {
                match $d value {
                    $($d union::$name($d inside) => $d body,)+
                    $(#[$only] $d union::$hidden($d inside) => $d body,)*
                }
            };
        }

        /// Which game is inside one of the unions.
        macro_rules! kind_of {
            ($d union:ident, $d value:expr) => {
                match $d value {
                    $($d union::$name(_) => GameId::$name,)+
                    $(#[$only] $d union::$hidden(_) => GameId::$hidden,)*
                }
            };
        }

        /// Does the same with the type of whichever game is named.
        macro_rules! each_kind {
            ($d id:expr, $d kind:ident => $d body:expr) => {
                match $d id {
                    $(GameId::$name => { type $d kind = $game::Position; $d body })+
                    $(#[$only] GameId::$hidden => { type $d kind = $hidden_game::Position; $d body })*
                }
            };
        }

        $(connect!($name, $game);)+
        $(#[$only] connect!($hidden, $hidden_game);)*
    };
}

/// Lets one game be taken out of the unions and put into them.
macro_rules! connect {
    ($name:ident, $game:ident) => {
        impl Listed for $game::Position {
            const KIND: GameId = GameId::$name;

            fn any(self) -> AnyGame {
                AnyGame::$name(self)
            }

            fn of(game: &AnyGame) -> Option<&Self> {
                match game {
                    AnyGame::$name(position) => Some(position),
                    #[allow(unreachable_patterns, reason = "there may be one game only")]
                    _ => None,
                }
            }

            fn any_event(event: EventOf<Self>) -> AnyEvent {
                AnyEvent::$name(event)
            }

            fn event_of(event: &AnyEvent) -> Option<&EventOf<Self>> {
                match event {
                    AnyEvent::$name(event) => Some(event),
                    _ => None,
                }
            }

            fn any_record(record: Record<Self>) -> AnyRecord {
                AnyRecord::$name(record)
            }

            fn record_of(record: &AnyRecord) -> Option<&Record<Self>> {
                match record {
                    AnyRecord::$name(record) => Some(record),
                    _ => None,
                }
            }
        }

        impl From<$game::RulesError> for AnyRulesError {
            fn from(why: $game::RulesError) -> AnyRulesError {
                AnyRulesError::$name(why)
            }
        }
    };
}

/// A game of the list, which can be taken out of the unions.
pub trait Listed: Game<RulesError: Into<AnyRulesError>> + Telling {
    /// Which game it is.
    const KIND: GameId;

    /// The position as one of any game.
    fn any(self) -> AnyGame;

    /// The position inside, if it is one of this game.
    fn of(game: &AnyGame) -> Option<&Self>;

    /// The event as one of any game.
    fn any_event(event: EventOf<Self>) -> AnyEvent;

    /// The event inside, if it is one of this game.
    fn event_of(event: &AnyEvent) -> Option<&EventOf<Self>>;

    /// The record as one of any game.
    fn any_record(record: Record<Self>) -> AnyRecord;

    /// The record inside, if it is one of this game.
    fn record_of(record: &AnyRecord) -> Option<&Record<Self>>;
}

games! { $
    "SEVEN." Seven = seven,
    "HeiNash." Heinash = heinash,
    "HYLE⁷." Hyle7 = hyle7,;
    #[cfg(feature = "trio")] "A game for tests." Trio = trio,
}

/// Written by hand, so that only the listed games are described.
#[cfg(feature = "openapi")]
mod openapi {
    use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};

    use super::GameId;

    impl utoipa::PartialSchema for GameId {
        fn schema() -> RefOr<Schema> {
            let names = ObjectBuilder::new()
                .schema_type(Type::String)
                .description(Some("A game by the name that records use."))
                .enum_values(Some(GameId::NAMES));
            names.build().into()
        }
    }

    impl utoipa::ToSchema for GameId {
        fn name() -> std::borrow::Cow<'static, str> {
            "GameName".into()
        }
    }
}

/// The game of a record that names none.
impl Default for GameId {
    fn default() -> GameId {
        GameId::ALL[0]
    }
}

impl GameId {
    /// The name that records and commands use.
    pub fn name(self) -> &'static str {
        each_kind!(self, G => G::ID)
    }

    /// How the game introduces itself.
    pub fn about(self) -> &'static About {
        each_kind!(self, G => &G::ABOUT)
    }

    /// The name as the designer writes it.
    pub fn title(self) -> &'static str {
        self.about().title
    }

    /// The tags by which its rules are chosen.
    pub fn tags(self) -> &'static [TagRule] {
        each_kind!(self, G => <G as Game>::Setup::TAGS)
    }

    /// What can be agreed before it, as a form asks for it.
    pub fn fields(self) -> &'static [Field] {
        each_kind!(self, G => <G as Game>::Setup::FIELDS)
    }

    /// The tag that whoever begins may pick at the table, if there is one.
    pub fn picked_at_table(self) -> Option<&'static TagRule> {
        each_kind!(self, G => <G as Game>::Setup::PICKED)
    }

    /// The game that records and commands call by this name.
    pub fn from_name(name: &str) -> Option<GameId> {
        GameId::every().find(|game| game.name() == name)
    }

    /// The listed games and those known by name only.
    pub(crate) fn every() -> impl Iterator<Item = GameId> {
        GameId::ALL
            .into_iter()
            .chain(GameId::HIDDEN.iter().copied())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
