//! Checking a record's chance: does everything in it follow from the secrets?

use catalog::{AnyRecord, GameId, ReplayError};
use game::Lang;

use crate::secret::Commitment;
use crate::source::Source;
use crate::tags::Claim;
use crate::words;

/// What was checked and is as it should be: the secret fits the commitment, and
/// every roll and every draw in the record follows from the secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Which game was played.
    pub game: GameId,
    /// The commitment that the secret fits.
    pub commitment: Commitment,
    /// Whether it was compared with the one that was seen before the game. If
    /// not, the record may have been made up as a whole.
    pub known: bool,
    /// How many players added a secret. Without any, the server could choose
    /// its own by what would follow from it.
    pub added: usize,
    /// How many rolls and draws there are; all of them follow.
    pub chances: usize,
    /// Whether the seats were cast by lot, which follows, too.
    pub lot: bool,
    /// Whether the record goes on to the end of the game.
    pub over: bool,
}

/// Why a record's chance was not found to be fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// It says nothing about its chance: it was played on one screen, with real
    /// dice, or elsewhere.
    NoTags,
    /// It was written by a newer function.
    Version {
        /// What its tag says.
        version: String,
    },
    /// One of the tags is not there.
    Missing {
        /// Which one.
        tag: &'static str,
    },
    /// A tag is not 64 hexadecimal digits.
    NotHex {
        /// Which one.
        tag: &'static str,
    },
    /// The players' secrets cannot be read.
    Players,
    /// There are not as many players' secrets as seats.
    PlayersCount {
        /// How many seats the game has.
        seats: usize,
        /// How many secrets there are.
        found: usize,
    },
    /// The lot cannot be read.
    Seats,
    /// The server's secret is not there yet.
    NotRevealed {
        /// The game is over, so that it should be.
        over: bool,
    },
    /// The record is against the rules.
    Illegal(ReplayError),
    /// The commitment in the record is not the one that was seen before.
    OtherCommitment {
        /// The one that was seen before.
        known: Commitment,
        /// The one in the record.
        found: Commitment,
    },
    /// The revealed secret does not fit the commitment.
    OtherSecret {
        /// The commitment in the record.
        commitment: Commitment,
    },
    /// The seats do not follow from the secrets.
    Lot {
        /// The players of the seats as they should be.
        should: Vec<usize>,
        /// As they are.
        found: Vec<usize>,
    },
    /// A roll or a draw does not follow from the secrets.
    Chance {
        /// Which event of the record it is, counted from 1.
        event: usize,
        /// What it should be.
        should: String,
        /// What it is.
        found: String,
    },
}

impl Verified {
    /// Whether nothing is left to be checked: the commitment is known, and the
    /// players had a part in what followed.
    pub fn is_fair(&self) -> bool {
        self.known && self.added > 0
    }

    /// What came out, a sentence in the reader's language.
    pub fn headline(&self, lang: Lang) -> String {
        words::headline(lang, self.is_fair())
    }

    /// Everything that was checked, a sentence each, in the reader's language.
    pub fn explain(&self, lang: Lang) -> Vec<String> {
        words::verified(lang, self)
    }
}

impl Unfair {
    /// What is wrong or missing, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::unfair(lang, self)
    }

    /// Whether something in the record contradicts the secrets, so that somebody
    /// has bent the chance or changed the record. Otherwise it cannot be told.
    pub fn is_contradiction(&self) -> bool {
        matches!(
            self,
            Unfair::OtherCommitment { .. }
                | Unfair::OtherSecret { .. }
                | Unfair::Lot { .. }
                | Unfair::Chance { .. }
        )
    }

    /// The event that is wrong, counted from 1, if it is one.
    pub fn event(&self) -> Option<usize> {
        match self {
            Unfair::Illegal(error) => Some(error.event),
            Unfair::Chance { event, .. } => Some(*event),
            _ => None,
        }
    }

    /// A word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Unfair::NoTags => "no-tags",
            Unfair::Version { .. } => "version",
            Unfair::Missing { .. } => "missing-tag",
            Unfair::NotHex { .. }
            | Unfair::Players
            | Unfair::PlayersCount { .. }
            | Unfair::Seats => "malformed-tag",
            Unfair::NotRevealed { .. } => "not-revealed",
            Unfair::Illegal(_) => "illegal",
            Unfair::OtherCommitment { .. } => "other-commitment",
            Unfair::OtherSecret { .. } => "other-secret",
            Unfair::Lot { .. } => "lot",
            Unfair::Chance { .. } => "chance",
        }
    }
}

/// Checks that the chance in a record follows from the secrets in its tags.
///
/// That the server had promised this secret before the game, no record can show:
/// whoever makes up a record makes up its commitment, too. `known` is the
/// commitment that somebody saw and kept then.
pub fn verify(record: &AnyRecord, known: Option<&Commitment>) -> Result<Verified, Unfair> {
    let claim = Claim::read(record)?;
    let replayed = record.replay();
    if let Some(&known) = known
        && known != claim.commitment
    {
        let found = claim.commitment;
        return Err(Unfair::OtherCommitment { known, found });
    }
    let Some(secret) = claim.secret else {
        let over = replayed.map_err(Unfair::Illegal)?.outcome().is_some();
        return Err(Unfair::NotRevealed { over });
    };
    let source = Source::new(secret, &claim.table, claim.players);
    let commitment = claim.commitment;
    if source.commitment() != commitment {
        return Err(Unfair::OtherSecret { commitment });
    }
    let lot = claim.seats.is_some();
    if let Some(found) = claim.seats {
        let should = source.lot();
        if should != found {
            return Err(Unfair::Lot { should, found });
        }
    }
    let chances = follow(record, &source)?;
    let end = replayed.map_err(Unfair::Illegal)?;
    Ok(Verified {
        game: record.id(),
        commitment,
        added: source.players().iter().flatten().count(),
        known: known.is_some(),
        chances,
        lot,
        over: end.outcome().is_some(),
    })
}

/// Plays the record through and compares every roll and every draw, up to the
/// first event that is against the rules: a roll that was changed often makes
/// the next move illegal, and it is the roll that has to be told. Says how many
/// there were.
fn follow(record: &AnyRecord, source: &Source) -> Result<usize, Unfair> {
    let mut game = record.start();
    let mut count = 0;
    for (index, event) in record.events().into_iter().enumerate() {
        let is_chance = (game.chances().iter()).any(|case| case.outcome == event);
        if is_chance {
            let should = source.chance(&game, count).unwrap_or_default();
            if should != event {
                return Err(Unfair::Chance {
                    event: index + 1,
                    should,
                    found: event,
                });
            }
            count += 1;
        }
        if game.apply(&event).is_err() {
            break;
        }
    }
    Ok(count)
}
