//! How long a computer takes: what the page waits for before it shows what a
//! computer does.

use std::time::Duration;

use game::Seat;
use players::{Level, pace};
use table::{ClockRules, Player, Table, View, WaitsFor};
use wire::page::PaceView;

/// The pace of what the table waits for; none if a person has to do it.
pub fn pace(table: &Table, view: &View, seed: u64) -> Option<PaceView> {
    let on = |seat: Seat| {
        let player = view.seats.get(seat.index())?;
        view.players.get(*player).copied()
    };
    match view.waits_for {
        WaitsFor::Press { seat } => match on(seat)? {
            Player::Computer { .. } => Some(waiting(pace::BEFORE_CHANCE)),
            _ if table.draws_itself() => Some(waiting(pace::BEFORE_DRAWING_FOR_SOMEBODY)),
            _ => None,
        },
        WaitsFor::Move { seat } => match on(seat)? {
            Player::Computer { level } => Some(thinking(table, view, seat, level, seed)),
            _ => None,
        },
        _ => None,
    }
}

fn thinking(table: &Table, view: &View, seat: Seat, level: u8, seed: u64) -> PaceView {
    let duration = |millis: i64| Duration::from_millis(millis.max(0) as u64);
    let increment = match table.config().clock {
        ClockRules::Bank { increment, .. } => Duration::from_millis(increment),
        _ => Duration::ZERO,
    };
    let banks = view.clocks.banks.as_ref();
    let left = pace::Left {
        bank: banks.and_then(|banks| banks.get(seat.index()).copied().map(duration)),
        increment,
        game: view.clocks.game.map(duration),
        turn: view.clocks.turn.map(duration),
    };
    let game = table.game();
    let allowed = pace::allowed(game, &left).unwrap_or(Duration::MAX);
    let usual = Level::new(level).unwrap_or(Level::MOST).usual_time();
    PaceView {
        think: millis(usual.min(allowed)),
        least: millis(pace::natural(game, seed).min(allowed)),
    }
}

fn waiting(time: Duration) -> PaceView {
    PaceView {
        think: 0.0,
        least: millis(time),
    }
}

fn millis(time: Duration) -> f64 {
    time.as_millis() as f64
}
