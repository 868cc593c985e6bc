//! `tablier moves`: what can come after a record.

use catalog::AnyGame;
use game::Turn;
use serde_json::{Map, Value, json};
use seven::{Move, Placed, Position};

use crate::complaint::Complaint;
use crate::output::Output;
use crate::source;
use crate::words::standing;

pub(crate) fn run(file: &str, output: &mut Output) -> Result<(), Complaint> {
    let game = source::record(file)?.replay()?;
    if output.json {
        return output.object(&to_json(&game));
    }
    match (&game, game.turn()) {
        (_, Turn::Over) => output.line(output.say(standing::NOTHING_FOLLOWS)),
        (_, Turn::Chance) => chances(&game, output),
        (AnyGame::Seven(position), Turn::Seat(_)) => by_tile(position, output),
        (_, Turn::Seat(_)) => (game.moves().iter()).try_for_each(|mv| output.line(mv)),
    }
}

fn to_json(game: &AnyGame) -> Value {
    match (game, game.turn()) {
        (AnyGame::Seven(position), _) => {
            let mut object = Map::new();
            for places in tiles(position) {
                let moves: Vec<String> = places.iter().map(written).collect();
                let entry = json!({
                    "level": places[0].level,
                    "count": moves.len(),
                    "moves": moves,
                });
                object.insert(places[0].placement.tile().to_string(), entry);
            }
            object.into()
        }
        (_, Turn::Chance) => {
            let case = |case: game::Weighted<String>| json!({ "event": case.outcome, "weight": case.weight });
            let chances: Vec<Value> = game.chances().into_iter().map(case).collect();
            json!({ "count": chances.len(), "chances": chances })
        }
        _ => {
            let moves = game.moves();
            json!({ "count": moves.len(), "moves": moves })
        }
    }
}

fn chances(game: &AnyGame, output: &mut Output) -> Result<(), Complaint> {
    let chances = game.chances();
    let all = game::total(&chances);
    for case in chances {
        output.line(format_args!("{}  {}/{all}", case.outcome, case.weight))?;
    }
    Ok(())
}

fn by_tile(position: &Position, output: &mut Output) -> Result<(), Complaint> {
    for places in tiles(position) {
        let tile = places[0].placement.tile();
        let level_word = output.say(standing::LEVEL);
        let level = places[0].level;
        let count = standing::places(output.lang, places.len());
        output.line(format_args!("{tile}: {level_word} {level}, {count}"))?;
        for place in &places {
            output.line(format_args!("  {}", written(place)))?;
        }
    }
    Ok(())
}

/// The legal placements, tile by tile.
fn tiles(position: &Position) -> Vec<Vec<Placed>> {
    let mut all = Vec::new();
    position.placements(&mut all);
    let same_tile = |a: &Placed, b: &Placed| a.placement.tile() == b.placement.tile();
    all.chunk_by(same_tile).map(<[Placed]>::to_vec).collect()
}

fn written(tile: &Placed) -> String {
    Move::from(tile.placement).to_string()
}
