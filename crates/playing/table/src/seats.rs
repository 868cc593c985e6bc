//! Seats in messages: by their number, as records count them.

use game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
    seat.index().serialize(to)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    seat(usize::deserialize(from)?)
}

fn seat<E: serde::de::Error>(number: usize) -> Result<Seat, E> {
    let seat = Seat::all(game::MOST_SEATS).nth(number);
    seat.ok_or_else(|| E::custom(format_args!("no game has a seat {number}")))
}

/// A seat, or none.
pub(crate) mod maybe {
    use super::{Deserialize, Deserializer, Seat, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(seat: &Option<Seat>, to: S) -> Result<S::Ok, S::Error> {
        seat.map(Seat::index).serialize(to)
    }

    pub(crate) fn deserialize<'de, D>(from: D) -> Result<Option<Seat>, D::Error>
    where
        D: Deserializer<'de>,
    {
        Option::<usize>::deserialize(from)?
            .map(super::seat)
            .transpose()
    }
}
