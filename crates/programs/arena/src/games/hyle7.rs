//! HYLE⁷: two rounds, each with a score for whoever is Order.

use catalog::{AnyEvent, AnyGame, Listed};
use game::{Game, Seat};
use hyle7::{Bags, BoardId, Position};
use search::{Effort, Numbers};

use super::{Matched, Role, whole};

pub(super) struct TwoRounds;

/// The first round is played on the first board.
const ROLES: &[Role] = &[
    Role {
        name: "order",
        seat: BoardId::First.order(),
    },
    Role {
        name: "chaos",
        seat: BoardId::First.chaos(),
    },
];

impl Matched for TwoRounds {
    fn knows(&self, game: &AnyGame) -> bool {
        Position::KIND == game.id()
    }

    /// A round, not the match of two: 49 draws, placements and slides.
    fn play_at_random(&self, start: &AnyGame, games: u64, numbers: &mut Numbers) {
        let one_round = !self.roles(start).is_empty();
        let is_done = |game: &Position| one_round && game.round() > 1;
        whole::play_at_random(start, games, numbers, is_done);
    }

    fn uct(&self, game: &AnyGame, seed: u64, effort: &Effort<'_>) -> Option<AnyEvent> {
        whole::uct::<Position>(game, seed, effort)
    }

    /// On a shared bag both boards are played at once.
    fn roles(&self, start: &AnyGame) -> &'static [Role] {
        match Position::of(start) {
            Some(start) if start.setup().bags == Bags::Own => ROLES,
            _ => &[],
        }
    }

    fn round(&self, game: &AnyGame) -> u32 {
        Position::of(game).map_or(1, Position::round)
    }

    fn keeps_score(&self) -> bool {
        true
    }

    /// Order's score on every board that is full.
    fn scores(&self, game: &AnyGame) -> Vec<(Seat, u32)> {
        let Some(position) = Position::of(game) else {
            return Vec::new();
        };
        let boards = BoardId::ALL.into_iter().map(|id| (id, position.board(id)));
        boards
            .filter(|(_, board)| board.empty().is_empty())
            .map(|(id, board)| (id.order(), board.score()))
            .collect()
    }
}
