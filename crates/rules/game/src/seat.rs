//! Seats and values kept once for each seat.

use core::fmt;
use core::ops::{Index, IndexMut};

/// The most seats any game here has.
pub const MOST_SEATS: usize = 4;

/// A place at the table, numbered from 0 in turn order.
///
/// ```
/// use game::Seat;
///
/// let turns: Vec<usize> = Seat::all(3).map(Seat::index).collect();
/// assert_eq!(turns, [0, 1, 2]);
/// // After the last seat it is the first one's turn again.
/// assert_eq!(Seat::new(2).next(3), Seat::new(0));
/// assert_eq!(Seat::new(2).next(4).to_string(), "3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// If there can be no such seat at any table.
    pub const fn new(number: usize) -> Seat {
        assert!(number < MOST_SEATS, "no game has so many seats");
        Seat(number as u8)
    }

    /// The number of this seat, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat whose turn follows at a table of `seats` seats.
    pub const fn next(self, seats: usize) -> Seat {
        Seat::new((self.index() + 1) % seats)
    }

    /// All seats of a table, in turn order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// One value for each seat of a table of two to four.
///
/// Invariant: entries past `seats` hold `T::default()`, so that derived
/// equality and hashing see only the seats that exist.
///
/// ```
/// use game::{PerSeat, Seat};
///
/// let mut points = PerSeat::new(3, |seat| 10 * seat.index());
/// points[Seat::new(1)] += 5;
/// assert_eq!(points.as_slice(), [0, 15, 20]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T> {
    values: [T; MOST_SEATS],
    seats: u8,
}

impl<T: Copy + Default> PerSeat<T> {
    /// A table of `seats` seats, each with the value `of` gives it.
    pub fn new(seats: usize, mut of: impl FnMut(Seat) -> T) -> PerSeat<T> {
        let mut values = [T::default(); MOST_SEATS];
        for seat in Seat::all(seats) {
            values[seat.index()] = of(seat);
        }
        PerSeat {
            values,
            seats: seats as u8,
        }
    }

    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..usize::from(self.seats)]
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        usize::from(self.seats)
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[..usize::from(self.seats)][seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..usize::from(self.seats)][seat.index()]
    }
}
