//! Why something well-formed is against the rules, and how a clause is told.

use alloc::format;
use alloc::string::String;
use core::error::Error;
use core::fmt;

use crate::seat::Seat;
use crate::words::{Lang, Phrase};

/// The name of a clause of the rules, such as `S5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A clause as players read it, whole sentences in every language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClauseText {
    /// Which clause it is.
    pub clause: Clause,
    /// What it is about, in a word or a few.
    pub title: Phrase,
    /// What it says: one paragraph.
    pub text: Phrase,
}

/// A typed reason that knows its clause and explains itself to a person.
pub trait Refusal: Clone + Eq + Error + From<TurnError> {
    /// The clause that is broken.
    fn clause(&self) -> Clause;

    /// What is wrong, as a sentence without a full stop in the reader's language.
    fn explain(&self, lang: Lang) -> String;
}

/// Reasons that every game shares: the event does not belong here at all.
///
/// ```
/// use game::{Lang, Seat, TurnError};
///
/// let refused = TurnError::NoSuchSeat { seat: Seat::new(3), seats: 2 };
/// assert_eq!(refused.explain(Lang::En), "there is no seat 3; the seats are 0 to 1");
/// assert_eq!(TurnError::Over.explain(Lang::Es), "la partida ha terminado");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnError {
    /// The game has ended.
    Over,
    /// A roll or a draw has to come first.
    ChanceIsNext,
    /// A seat has to move before chance speaks.
    MoveIsNext,
    /// There is no such seat at this table.
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many seats there are.
        seats: usize,
    },
    /// The seat has resigned or run out of time before.
    AlreadyOut(Seat),
    /// This game has no time of its own that could be up.
    NoGameTime,
    /// It is an event of another game.
    OtherGame,
}

impl TurnError {
    /// What is wrong, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        let phrase = match *self {
            TurnError::Over => Phrase {
                en: "the game is over",
                fr: "la partie est finie",
                es: "la partida ha terminado",
            },
            TurnError::ChanceIsNext => Phrase {
                en: "chance has to speak before anybody moves",
                fr: "le hasard doit parler avant que quelqu’un joue",
                es: "el azar debe hablar antes de que alguien juegue",
            },
            TurnError::MoveIsNext => Phrase {
                en: "somebody has to move before chance speaks",
                fr: "quelqu’un doit jouer avant que le hasard parle",
                es: "alguien debe jugar antes de que hable el azar",
            },
            TurnError::NoGameTime => Phrase {
                en: "this game has no time for the whole game; write time:SEAT when a seat's time is up",
                fr: "ce jeu n’a pas de temps pour la partie entière ; écrivez time:PLACE quand le temps d’une place est écoulé",
                es: "este juego no tiene tiempo para toda la partida; se escribe time:ASIENTO cuando se acabe el tiempo de un asiento",
            },
            TurnError::OtherGame => Phrase {
                en: "this belongs to another game",
                fr: "cela appartient à un autre jeu",
                es: "esto pertenece a otro juego",
            },
            TurnError::NoSuchSeat { seat, seats } => {
                let last = seats - 1;
                return match lang {
                    Lang::En => format!("there is no seat {seat}; the seats are 0 to {last}"),
                    Lang::Fr => {
                        format!("il n’y a pas de place {seat} ; les places vont de 0 à {last}")
                    }
                    Lang::Es => format!("no hay asiento {seat}; los asientos van de 0 a {last}"),
                };
            }
            TurnError::AlreadyOut(seat) => {
                return match lang {
                    Lang::En => format!("seat {seat} is out of the game already"),
                    Lang::Fr => format!("la place {seat} est déjà hors jeu"),
                    Lang::Es => format!("el asiento {seat} ya está fuera de la partida"),
                };
            }
        };
        phrase.text(lang).into()
    }
}

crate::explained_error!(TurnError);

/// Makes a type with a method `explain` an error as the standard library knows
/// them, told in English. Named behind it are the variants that hold their cause,
/// which `?` turns into the error.
///
/// ```
/// use std::error::Error;
///
/// use game::{Lang, ParseError, Seat, TurnError, explained_error};
///
/// #[derive(Debug)]
/// enum Refused {
///     Turn(TurnError),
///     Full,
/// }
///
/// impl Refused {
///     fn explain(&self, lang: Lang) -> String {
///         match self {
///             Refused::Turn(error) => error.explain(lang),
///             Refused::Full => "the table is full".to_string(),
///         }
///     }
/// }
///
/// explained_error!(Refused: Turn(TurnError));
/// assert_eq!(Refused::Turn(TurnError::Over).to_string(), "the game is over");
/// assert!(Refused::Turn(TurnError::Over).source().unwrap().is::<TurnError>());
/// assert!(Refused::Full.source().is_none());
/// assert_eq!(Refused::from(TurnError::Over).to_string(), "the game is over");
/// ```
#[macro_export]
macro_rules! explained_error {
    ($error:ident $(: $($variant:ident($cause:ty)),+)?) => {
        impl ::core::fmt::Display for $error {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(&self.explain($crate::Lang::En))
            }
        }

        impl ::core::error::Error for $error {
            $(
                fn source(&self) -> Option<&(dyn ::core::error::Error + 'static)> {
                    match self {
                        $($error::$variant(cause) => Some(cause),)+
                        #[allow(unreachable_patterns, reason = "all of them may have a cause")]
                        _ => None,
                    }
                }
            )?
        }

        $($(
            impl From<$cause> for $error {
                fn from(cause: $cause) -> $error {
                    $error::$variant(cause)
                }
            }
        )+)?
    };
}
