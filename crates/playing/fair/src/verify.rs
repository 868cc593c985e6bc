//! Checking a record's chance: does everything in it follow from the secrets?

use catalog::{AnyRecord, EventKind, GameId, ReplayError};
use game::Lang;

use crate::secret::Commitment;
use crate::source::Source;
use crate::tags::Claim;
use crate::words;

/// What was checked and is as it should be: the secret fits the commitment, and
/// every roll and every draw in the record follows from the secrets.
///
/// ```
/// use catalog::{AnyGame, AnyRecord, GameId};
/// use fair::{Secret, Source, verify};
/// use game::Lang;
///
/// // A game that was given up after its first roll, with secrets of both players.
/// let players = vec![Some(Secret::new([2; 32])), Some(Secret::new([3; 32]))];
/// let source = Source::new(Secret::new([1; 32]), "17", players);
/// let mut game = AnyGame::start(GameId::Heinash, |_| None).unwrap();
/// let mut record = AnyRecord::new(&game);
/// for event in [source.chance(&game, 0).unwrap(), game.read("resign:0").unwrap()] {
///     game.apply(&event).unwrap();
///     record.push(&event).unwrap();
/// }
/// record.other_tags_mut().extend(source.tags(None, true));
///
/// // Everything follows, but only a commitment kept from before the game makes it fair.
/// let alone = verify(&record, None).unwrap();
/// assert_eq!(alone.headline(Lang::En), "The chance in this record follows from its secrets.");
/// let kept = verify(&record, Some(&source.commitment())).unwrap();
/// assert_eq!(kept.headline(Lang::En), "The chance in this record is fair.");
/// assert_eq!(kept.explain(Lang::Fr)[1], "Le seul lancer découle des secrets.");
/// ```
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
///
/// ```
/// use catalog::{AnyGame, AnyRecord, GameId};
/// use fair::{Secret, Source, VerifyError, verify};
///
/// // A game on one screen: there is nothing to check, and nothing to blame.
/// let game = AnyGame::start(GameId::Hyle7, |_| None).unwrap();
/// let mut record = AnyRecord::new(&game);
/// let why = verify(&record, None).unwrap_err();
/// assert_eq!((why.code(), why.is_contradiction()), ("no-tags", false));
///
/// // As long as a game goes on, the secret stays one.
/// let source = Source::new(Secret::new([1; 32]), "17", vec![Some(Secret::new([2; 32])), None]);
/// record.other_tags_mut().extend(source.tags(None, false));
/// assert_eq!(verify(&record, None), Err(VerifyError::NotRevealed { over: false }));
///
/// // The commitment that was kept is another one.
/// let kept = Secret::new([9; 32]).commit("17");
/// assert_eq!(verify(&record, Some(&kept)).unwrap_err().code(), "other-commitment");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VerifyError {
    /// It says nothing about its chance: it was played on one screen, with real
    /// dice, or elsewhere.
    NoTags,
    /// It says nothing about its chance, and there is none in this game.
    NoChance {
        /// Which one it is.
        game: GameId,
    },
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

impl VerifyError {
    /// What is wrong or missing, in the reader's language.
    pub fn explain(&self, lang: Lang) -> String {
        words::unfair(lang, self)
    }

    /// Whether something in the record contradicts the secrets, so that somebody
    /// has bent the chance or changed the record. Otherwise it cannot be told.
    pub fn is_contradiction(&self) -> bool {
        matches!(
            self,
            VerifyError::OtherCommitment { .. }
                | VerifyError::OtherSecret { .. }
                | VerifyError::Lot { .. }
                | VerifyError::Chance { .. }
        )
    }

    /// The event that is wrong, counted from 1, if it is one.
    pub fn event(&self) -> Option<usize> {
        match self {
            VerifyError::Illegal(error) => Some(error.event),
            VerifyError::Chance { event, .. } => Some(*event),
            _ => None,
        }
    }

    /// A word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            VerifyError::NoTags | VerifyError::NoChance { .. } => "no-tags",
            VerifyError::Version { .. } => "version",
            VerifyError::Missing { .. } => "missing-tag",
            VerifyError::NotHex { .. }
            | VerifyError::Players
            | VerifyError::PlayersCount { .. }
            | VerifyError::Seats => "malformed-tag",
            VerifyError::NotRevealed { .. } => "not-revealed",
            VerifyError::Illegal(_) => "illegal",
            VerifyError::OtherCommitment { .. } => "other-commitment",
            VerifyError::OtherSecret { .. } => "other-secret",
            VerifyError::Lot { .. } => "lot",
            VerifyError::Chance { .. } => "chance",
        }
    }
}

game::explained_error!(VerifyError: Illegal(ReplayError));

/// Checks that the chance in a record follows from the secrets in its tags.
///
/// That the server had promised this secret before the game, no record can show:
/// whoever makes up a record makes up its commitment, too. `known` is the
/// commitment that somebody saw and kept then.
///
/// ```
/// use catalog::AnyRecord;
/// use fair::verify;
/// use game::Lang;
///
/// // The record in docs/fairness.md, a whole game on HeiNash's smallest board.
/// let text = r#"
///     [Game "heinash"] [Size "2"] [Fair "1"] [FairTable "example"]
///     [FairCommitment "1d164fd8e5186b677e0a343a87e8bae127d6b115118ae499dfe1a2b51dbaad83"]
///     [FairPlayers "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f,404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f"]
///     [FairSeats "1,0"]
///     [FairSecret "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"]
///
///     roll:6-6-5 none put:2 roll:6-5-3 6-5+3 roll:5-5-2 5/5+2"#;
/// let read = |text: &str| AnyRecord::read(text).unwrap();
/// let found = verify(&read(text), None).unwrap();
/// assert_eq!((found.chances, found.added, found.lot, found.over), (3, 2, true, true));
///
/// // A changed roll is found, with what it should have been.
/// let bent = text.replace("roll:6-5-3 6-5+3", "roll:6-4-2 6-4+2");
/// let bent = verify(&read(&bent), None).unwrap_err();
/// assert!(bent.is_contradiction());
/// assert_eq!((bent.event(), bent.code()), (Some(4), "chance"));
/// assert_eq!(
///     bent.explain(Lang::En),
///     "event 4, roll:6-4-2: this does not follow from the secrets; it should be roll:6-5-3"
/// );
///
/// // So is another secret, and another order of the seats.
/// let code = |from: &str, to: &str| {
///     let changed = read(&text.replace(from, to));
///     verify(&changed, None).unwrap_err().code()
/// };
/// assert_eq!(code("0001020304", "ff01020304"), "other-secret");
/// assert_eq!(code("\"1,0\"", "\"0,1\""), "lot");
/// ```
pub fn verify(record: &AnyRecord, known: Option<&Commitment>) -> Result<Verified, VerifyError> {
    let claim = Claim::read(record)?;
    let replayed = record.replay();
    if let Some(&known) = known
        && known != claim.commitment
    {
        let found = claim.commitment;
        return Err(VerifyError::OtherCommitment { known, found });
    }
    let Some(secret) = claim.secret else {
        let over = replayed?.outcome().is_some();
        return Err(VerifyError::NotRevealed { over });
    };
    let source = Source::new(secret, &claim.table, claim.players);
    let commitment = claim.commitment;
    if source.commitment() != commitment {
        return Err(VerifyError::OtherSecret { commitment });
    }
    let lot = claim.seats.is_some();
    if let Some(found) = claim.seats {
        let should = source.lot();
        if should != found {
            return Err(VerifyError::Lot { should, found });
        }
    }
    let chances = follow(record, &source)?;
    let end = replayed?;
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
fn follow(record: &AnyRecord, source: &Source) -> Result<usize, VerifyError> {
    let mut game = record.start();
    let mut count = 0;
    for (index, event) in record.events().into_iter().enumerate() {
        // Where no draw of this kind could come, the replay has more to say.
        let is_chance = event.kind() == EventKind::Chance && game.check(&event).is_ok();
        if is_chance && let Some(should) = source.chance(&game, count) {
            if should != event {
                return Err(VerifyError::Chance {
                    event: index + 1,
                    should: should.to_string(),
                    found: event.to_string(),
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
