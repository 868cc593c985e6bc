//! Any game in progress, spoken to in text.

use game::{
    Clause, Event, EventOf, Game, Lang, Outcome, ParseError, Refusal, Setup, TagError, Turn,
    Weighted,
};

use crate::each_game;
use crate::game_id::GameId;

/// Any game in progress.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AnyGame {
    /// A game of SEVEN.
    Seven(seven::Position),
    /// A game of HeiNash.
    Heinash(heinash::Position),
    /// A game of HYLE⁷.
    Hyle7(hyle7::Position),
}

/// Why any game refuses something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyIllegal {
    /// A reason of SEVEN's.
    Seven(seven::Illegal),
    /// A reason of HeiNash's.
    Heinash(heinash::Illegal),
    /// A reason of HYLE⁷'s.
    Hyle7(hyle7::Illegal),
}

/// Why a written event did not happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApplyError {
    /// It is not well-formed.
    Malformed(ParseError),
    /// It is against the rules.
    Illegal(AnyIllegal),
}

impl AnyIllegal {
    /// The clause of the rules that is broken.
    pub fn clause(&self) -> Clause {
        each_game!(AnyIllegal, self, why => Refusal::clause(why))
    }

    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        each_game!(AnyIllegal, self, why => Refusal::explain(why, lang))
    }
}

impl From<seven::Illegal> for AnyIllegal {
    fn from(why: seven::Illegal) -> AnyIllegal {
        AnyIllegal::Seven(why)
    }
}

impl From<heinash::Illegal> for AnyIllegal {
    fn from(why: heinash::Illegal) -> AnyIllegal {
        AnyIllegal::Heinash(why)
    }
}

impl From<hyle7::Illegal> for AnyIllegal {
    fn from(why: hyle7::Illegal) -> AnyIllegal {
        AnyIllegal::Hyle7(why)
    }
}

impl AnyGame {
    /// A game before its first event. `value(name)` is the value of a tag of the
    /// rules, or `None` for its default.
    pub fn start<'a>(
        id: GameId,
        value: impl Fn(&str) -> Option<&'a str>,
    ) -> Result<AnyGame, TagError> {
        fn begin<'a, G: Game>(value: impl Fn(&str) -> Option<&'a str>) -> Result<G, TagError> {
            Ok(G::start(&G::Setup::from_tags(value)?))
        }
        Ok(match id {
            GameId::Seven => AnyGame::Seven(begin(value)?),
            GameId::Heinash => AnyGame::Heinash(begin(value)?),
            GameId::Hyle7 => AnyGame::Hyle7(begin(value)?),
        })
    }

    /// The names of the tags by which this game's rules are chosen.
    pub fn tag_names(id: GameId) -> &'static [&'static str] {
        match id {
            GameId::Seven => seven::Setup::TAGS,
            GameId::Heinash => heinash::Setup::TAGS,
            GameId::Hyle7 => hyle7::Setup::TAGS,
        }
    }

    /// The tags of the rules that this game is played by, each with its value.
    pub fn tags(&self) -> Vec<(String, String)> {
        fn written<S: Setup>(setup: &S) -> Vec<(String, String)> {
            let names = S::TAGS.iter().map(ToString::to_string);
            names.zip(setup.to_tags()).collect()
        }
        each_game!(AnyGame, self, game => written(Game::setup(game)))
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        match self {
            AnyGame::Seven(_) => GameId::Seven,
            AnyGame::Heinash(_) => GameId::Heinash,
            AnyGame::Hyle7(_) => GameId::Hyle7,
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        each_game!(AnyGame, self, game => game.seats())
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn {
        each_game!(AnyGame, self, game => game.turn())
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        each_game!(AnyGame, self, game => game.outcome())
    }

    /// The legal moves of the seat to move.
    pub fn moves(&self) -> Vec<String> {
        each_game!(AnyGame, self, game => {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            moves.iter().map(ToString::to_string).collect()
        })
    }

    /// What chance can bring, if it is to speak.
    pub fn chances(&self) -> Vec<Weighted<String>> {
        fn written<C: ToString>(case: &Weighted<C>) -> Weighted<String> {
            Weighted {
                outcome: case.outcome.to_string(),
                weight: case.weight,
            }
        }
        each_game!(AnyGame, self, game => game.chances().iter().map(written).collect())
    }

    /// Says whether a written event can happen now.
    pub fn check(&self, event: &str) -> Result<(), ApplyError> {
        each_game!(AnyGame, self, game => {
            let event = Event::parse(event).map_err(ApplyError::Malformed)?;
            game.check(&event).map_err(|why| ApplyError::Illegal(why.into()))
        })
    }

    /// An event in the form in which records write it: cells in order, signs as
    /// `+-*/`, dice with the highest first.
    pub fn written(&self, event: &str) -> Result<String, ParseError> {
        fn read_and_write<G: Game>(_: &G, event: &str) -> Result<String, ParseError> {
            EventOf::<G>::parse(event).map(|event| event.to_string())
        }
        each_game!(AnyGame, self, game => read_and_write(game, event))
    }

    /// Lets a written event happen, or says why it cannot and changes nothing.
    pub fn apply(&mut self, event: &str) -> Result<(), ApplyError> {
        each_game!(AnyGame, self, game => {
            let event = Event::parse(event).map_err(ApplyError::Malformed)?;
            game.apply(&event).map_err(|why| ApplyError::Illegal(why.into()))
        })
    }

    /// Lets one event happen at random: see [`Game::step_at_random`].
    pub fn step_at_random(&mut self, below: &mut impl FnMut(u32) -> u32) {
        each_game!(AnyGame, self, game => game.step_at_random(below));
    }

    /// How many sequences of exactly `depth` events can follow, rolls and draws
    /// counted like moves. `report(done, all)` hears how far it has come.
    pub fn perft(&self, depth: u32, report: impl FnMut(usize, usize)) -> u128 {
        match self {
            AnyGame::Seven(game) => seven::perft(game, depth, report),
            AnyGame::Heinash(game) => game::perft_reporting(game, depth, report),
            AnyGame::Hyle7(game) => game::perft_reporting(game, depth, report),
        }
    }
}
