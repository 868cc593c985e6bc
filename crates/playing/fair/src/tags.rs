//! The tags in which a record keeps what a check needs.

use catalog::AnyRecord;

use crate::secret::{Commitment, Secret};
use crate::source::Source;
use crate::verify::VerifyError;

/// The version of the function.
const VERSION: &str = "1";

/// What stands for a computer among the players' secrets.
const NOTHING: &str = "-";

/// The tags that a record has only besides `Fair`.
const OTHERS: [&str; 5] = [
    "FairTable",
    "FairCommitment",
    "FairPlayers",
    "FairSeats",
    "FairSecret",
];

impl Source {
    /// The tags for the record of the game. `seats` is the number of each seat's
    /// player, if a lot was cast. `reveal` has to be false as long as a roll may
    /// still come, for it gives all of them away.
    ///
    /// ```
    /// use fair::{Secret, Source};
    ///
    /// let source = Source::new(Secret::new([1; 32]), "17", vec![Some(Secret::new([2; 32])), None]);
    /// let names = |reveal| {
    ///     let tags = source.tags(None, reveal).into_iter();
    ///     tags.map(|(name, _)| name).collect::<Vec<_>>()
    /// };
    /// assert_eq!(names(false), ["Fair", "FairTable", "FairCommitment", "FairPlayers"]);
    /// assert_eq!(names(true).last().unwrap(), "FairSecret");
    ///
    /// // A computer adds no secret.
    /// let players = &source.tags(None, false)[3].1;
    /// assert!(players.ends_with(",-"));
    /// ```
    pub fn tags(&self, seats: Option<&[usize]>, reveal: bool) -> Vec<(String, String)> {
        let players = self.players().iter();
        let players: Vec<String> = players
            .map(|secret| {
                let written = secret.as_ref().map(Secret::to_hex);
                written.unwrap_or_else(|| NOTHING.to_string())
            })
            .collect();
        let mut tags = vec![
            ("Fair", VERSION.to_string()),
            ("FairTable", self.table().to_string()),
            ("FairCommitment", self.commitment().to_string()),
            ("FairPlayers", players.join(",")),
        ];
        if let Some(seats) = seats {
            let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
            tags.push(("FairSeats", seats.join(",")));
        }
        if reveal {
            tags.push(("FairSecret", self.secret().to_hex()));
        }
        let owned = |(name, value): (&str, String)| (name.to_string(), value);
        tags.into_iter().map(owned).collect()
    }
}

/// What a record says about its chance; nothing of it is checked yet.
pub(crate) struct Claim {
    pub(crate) table: String,
    pub(crate) commitment: Commitment,
    pub(crate) players: Vec<Option<Secret>>,
    pub(crate) seats: Option<Vec<usize>>,
    pub(crate) secret: Option<Secret>,
}

impl Claim {
    pub(crate) fn read(record: &AnyRecord) -> Result<Claim, VerifyError> {
        let tags = record.other_tags();
        let find = |name: &str| {
            let tag = tags.iter().find(|(tag, _)| tag == name);
            tag.map(|(_, value)| value.as_str())
        };
        let need = |name| find(name).ok_or(VerifyError::Missing { tag: name });
        match find("Fair") {
            Some(VERSION) => {}
            Some(other) => {
                let version = other.to_string();
                return Err(VerifyError::Version { version });
            }
            // A tag that is left says that another was taken away.
            None if OTHERS.iter().any(|&name| find(name).is_some()) => {
                return Err(VerifyError::Missing { tag: "Fair" });
            }
            None if record.id().about().chance.is_none() => {
                return Err(VerifyError::NoChance { game: record.id() });
            }
            None => return Err(VerifyError::NoTags),
        }
        let seats = record.start().seats();
        let hex = |tag| move || VerifyError::NotHex { tag };
        let table = need("FairTable")?.to_string();
        let commitment = Commitment::from_hex(need("FairCommitment")?);
        let players = need("FairPlayers")?.split(',').map(|text| match text {
            NOTHING => Ok(None),
            text => Secret::from_hex(text).map(Some).ok_or(VerifyError::Players),
        });
        let players: Vec<Option<Secret>> = players.collect::<Result<_, _>>()?;
        if players.len() != seats {
            return Err(VerifyError::PlayersCount {
                seats,
                found: players.len(),
            });
        }
        let lot = find("FairSeats").map(|text| read_seats(text, seats).ok_or(VerifyError::Seats));
        let secret = find("FairSecret")
            .map(|text| Secret::from_hex(text).ok_or_else(hex("FairSecret")))
            .transpose()?;
        Ok(Claim {
            table,
            commitment: commitment.ok_or_else(hex("FairCommitment"))?,
            players,
            seats: lot.transpose()?,
            secret,
        })
    }
}

/// The numbers of all players, each once.
fn read_seats(text: &str, count: usize) -> Option<Vec<usize>> {
    let seats: Option<Vec<usize>> = text.split(',').map(|one| one.parse().ok()).collect();
    let seats = seats?;
    let all = (0..count).all(|player| seats.contains(&player));
    (all && seats.len() == count).then_some(seats)
}
