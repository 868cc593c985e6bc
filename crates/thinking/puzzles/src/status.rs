//! How sure a claim is.

/// How sure a claim is: proven, or the best that is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// Nothing better exists, and a certificate shows it.
    Proven,
    /// Something better may exist, up to a proven bound.
    BestKnown {
        /// Nothing is better than this.
        bound: u32,
    },
}

impl Status {
    /// The status of a value of which it is proven that none is above `bound`.
    pub const fn of(value: u32, bound: u32) -> Status {
        if value == bound {
            Status::Proven
        } else {
            Status::BestKnown { bound }
        }
    }

    /// Whether it is proven.
    pub const fn is_proven(self) -> bool {
        matches!(self, Status::Proven)
    }
}
