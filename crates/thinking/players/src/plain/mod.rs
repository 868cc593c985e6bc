//! The player of every game that has none of its own. It knows the rules and nothing
//! else: between two sides it tries to look to the end of the game, and where that
//! is too far it plays games out at random under a tree (plain UCT). What it says of
//! a position is proven only where it saw every end.

mod state;
#[cfg(test)]
mod tests;

use catalog::{AnyEvent, AnyGame, GameId};
use game::{Lang, Turn};
use search::expectimax::Settings;
use search::mcts::{self, ToTheEnd};
use search::state::{Rewards, State};
use search::{Effort, Expecting, Limits, Numbers, Paranoid, Question, baseline};

use crate::ask::{Analysis, Ask, Part, RankedMove, Scale};
use crate::expert::{AnyExpert, AnyMind, acting};
use crate::greedy::best;
use crate::hint::{HintStep, ONLY_MOVE};
use crate::level::Level;
use state::Untold;

/// How many games are played out where nothing else bounds the thinking.
const USUAL_GAMES: u64 = 100_000;

/// How many of the best moves an analysis tells.
const LINES: usize = 8;

/// A game that goes on for longer is not played out to guess how long it takes.
const LONGEST: usize = 1_000;

/// The move of plain UCT in any game; `None` unless a seat is to move.
pub fn uct(game: &AnyGame, seed: u64, effort: &Effort<'_>) -> Option<AnyEvent> {
    baseline::uct_of(&Untold(game.clone()), seed, effort)
}

/// What somebody who has read the rules knows.
pub(crate) struct PlainExpert;

impl AnyExpert for PlainExpert {
    fn knows(&self, _: GameId) -> bool {
        true
    }

    fn mind(&self, memory: usize) -> Box<dyn AnyMind> {
        Box::new(PlainMind {
            memory,
            expecting: Expecting::new(memory / 2),
        })
    }

    fn scale(&self, _: &AnyGame) -> Scale {
        Scale::Likelihood
    }

    /// The move after which the game is won, else any that does not lose it.
    fn greedy(&self, game: &AnyGame, below: &mut dyn FnMut(u32) -> u32) -> Option<AnyEvent> {
        let Turn::Seat(seat) = game.turn() else {
            return None;
        };
        let weighed = game.moves().into_iter().map(|mv| {
            let mut after = Untold(game.clone());
            after.play(mv.clone());
            (mv, after.rewards()[seat])
        });
        best(weighed, &mut |limit| below(limit))
    }

    /// As many as it makes in a game that goes on at random.
    fn moves_left(&self, game: &AnyGame) -> u32 {
        let mut numbers = Numbers::seeded(1);
        let mut rest = game.clone();
        let mut moves = 0;
        for _ in 0..LONGEST {
            let is_own = matches!(rest.turn(), Turn::Seat(_)) && rest.turn() == game.turn();
            moves += u32::from(is_own);
            rest.step_at_random(&mut |limit| numbers.below(limit));
        }
        moves.max(1)
    }

    fn hint(
        &self,
        game: &AnyGame,
        _: &Analysis<AnyEvent>,
        best: &AnyEvent,
        lang: Lang,
    ) -> Option<Vec<HintStep>> {
        let text = match lang {
            _ if game.branches() == 1 => ONLY_MOVE.text(lang).to_string(),
            Lang::En => format!("Looking ahead, {best} comes out best."),
            Lang::Fr => format!("À y regarder plus loin, {best} donne le meilleur résultat."),
            Lang::Es => format!("Mirando más adelante, {best} da el mejor resultado."),
        };
        Some(vec![HintStep {
            text,
            ..HintStep::default()
        }])
    }
}

/// A player that has read the rules.
struct PlainMind {
    memory: usize,
    expecting: Expecting,
}

impl AnyMind for PlainMind {
    fn choose(&mut self, game: &AnyGame, ask: &Ask<'_>) -> Option<AnyEvent> {
        let Turn::Seat(_) = game.turn() else {
            return None;
        };
        if ask.level.is_full_strength() {
            let effort = bounded(ask.effort);
            let found = self.analyse(game, &ask.with(&effort), &mut |_| {});
            return found.best().cloned();
        }
        let limits = ask.effort.limits;
        let most = games_at(ask.level);
        let nodes = Some(limits.nodes.map_or(most, |nodes| nodes.min(most)));
        uct(
            game,
            ask.seed,
            &ask.effort.within(Limits { nodes, ..limits }),
        )
    }

    fn analyse(
        &mut self,
        game: &AnyGame,
        ask: &Ask<'_>,
        report: &mut dyn FnMut(&Analysis<AnyEvent>),
    ) -> Analysis<AnyEvent> {
        let state = Untold(game.clone());
        if game.turn() == Turn::Over {
            return Analysis {
                exact: true,
                ..analysis(game, state.rewards().as_slice(), Vec::new(), 0)
            };
        }
        let proven = (game.sides() == 2).then(|| self.prove(game, &Part::Half.of(ask.effort)));
        if let Some(proven) = proven.flatten() {
            report(&proven);
            return proven;
        }
        let rest = Part::OtherHalf.of(&bounded(ask.effort));
        let settings = mcts::Settings {
            memory: self.memory / 2,
            ..baseline::uct_settings(ask.seed)
        };
        let mut sketch = |answer: &mcts::Answer<AnyEvent>| {
            let found = of_games(game, answer);
            report(&found);
            found
        };
        let answer = mcts::search_alone(&state, &ToTheEnd, &settings, &rest, &mut |answer| {
            sketch(answer);
        });
        sketch(&answer)
    }
}

impl PlainMind {
    /// The proven value of a position between two sides; `None` if the effort is over
    /// before every end was seen.
    fn prove(&mut self, game: &AnyGame, effort: &Effort<'_>) -> Option<Analysis<AnyEvent>> {
        if effort.limits.nodes.is_some() {
            // The answer must not depend on what was asked before.
            self.expecting.forget();
        }
        let seat = acting(game.turn(), game.chance_asker());
        let state = Paranoid {
            state: Untold(game.clone()),
            seat,
        };
        let settings = Settings::from(Question::default().with_lines(LINES));
        let found = self
            .expecting
            .search_alone(&state, &settings, effort, &mut |_| {});
        let line = |line: search::Variation<AnyEvent, f64>| RankedMove {
            moves: line.moves,
            value: line.value,
        };
        found.exact.then(|| Analysis {
            exact: true,
            value: Some(found.value),
            values: Vec::new(),
            lines: found.lines.into_iter().map(line).collect(),
            depth: found.depth,
            nodes: found.nodes,
        })
    }
}

/// The same effort, with an end if it has none.
fn bounded<'a>(effort: &Effort<'a>) -> Effort<'a> {
    let limits = effort.limits;
    let has_end = limits.time.is_some() || limits.nodes.is_some();
    effort.within(match has_end {
        true => limits,
        false => Limits::nodes(USUAL_GAMES),
    })
}

/// What games that were played out say of a position.
fn of_games(game: &AnyGame, answer: &mcts::Answer<AnyEvent>) -> Analysis<AnyEvent> {
    let seat = acting(game.turn(), game.chance_asker());
    let line = |tried: &mcts::Tried<AnyEvent>| {
        let values = if tried.visits > 0 {
            tried.values
        } else {
            answer.values
        };
        RankedMove::new(tried.mv.clone(), values[seat])
    };
    let lines = answer.tried.iter().take(LINES).map(line).collect();
    analysis(game, answer.values.as_slice(), lines, answer.playouts)
}

/// An estimate of what a position is worth to each seat.
fn analysis(
    game: &AnyGame,
    values: &[f64],
    lines: Vec<RankedMove<AnyEvent>>,
    nodes: u64,
) -> Analysis<AnyEvent> {
    let several = game.sides() > 2;
    let seat = acting(game.turn(), game.chance_asker());
    Analysis {
        exact: false,
        // The mean of all games: the best of few would mostly be an overestimate.
        value: (!several).then_some(values[seat.index()]),
        values: if several { values.to_vec() } else { Vec::new() },
        depth: u32::from(!lines.is_empty()),
        lines,
        nodes,
    }
}

/// How many games a weaker level plays out before it moves.
fn games_at(level: Level) -> u64 {
    1 << (2 * level.number())
}
