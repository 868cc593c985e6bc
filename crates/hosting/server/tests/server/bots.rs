//! Programs that are challenged and play, over real requests and streams, on both
//! databases.

mod keeping;
mod playing;
mod streams;

use std::time::Duration;

use crate::house::lines::Lines;
use crate::house::{self, Client, Folder, Server, people, small_hyle7};
use serde_json::{Value, json};
use server::Settings;
use store::StoreUrl;
use store::testing::PgServer;
use table::{Config, Offer};
use wire::online::bots::{BotGame, BotView, ChallengeView, MadeBot, NewChallenge, Played};
use wire::online::messages::MadeTable;
use wire::page::{Act, GameName};

/// Settings with which nobody has to wait.
fn quick() -> Settings {
    Settings {
        heartbeat: Duration::from_millis(20),
        ..house::quick()
    }
}

async fn start(folder: &Folder) -> Server {
    Server::over(folder, &folder.data(), quick()).await
}

async fn make_bot(server: &Server, name: &str) -> MadeBot {
    let plays = json!([{ "game": "seven" }, { "game": "heinash" }, { "game": "hyle7" }]);
    let body = json!({ "name": name, "plays": plays });
    server.post("/api/bots", None, &body).await.unwrap()
}

/// A person asks a bot for a game and takes the first place.
fn challenge(set_up: Config) -> NewChallenge {
    NewChallenge {
        set_up,
        rules: Default::default(),
        sit: Some(0),
        player: None,
    }
}

async fn ask(server: &Server, bot: &MadeBot, set_up: Config) -> MadeTable {
    let path = format!("/api/bots/{}/challenges", bot.bot);
    server.post(&path, None, &challenge(set_up)).await.unwrap()
}

/// A request of a bot: the status and the answer.
async fn says(server: &Server, token: &str, path: &str, body: Value) -> (u16, Value) {
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let (status, text) = server.ask("POST", path, Some(token), &body).await;
    (status, serde_json::from_str(&text).unwrap_or_default())
}

fn code(answer: &(u16, Value)) -> (u16, &str) {
    (answer.0, answer.1["code"].as_str().unwrap_or_default())
}

/// A game between a person and a bot, which has accepted it.
struct Match {
    made: MadeTable,
    bot: MadeBot,
    person: Client,
    lines: Lines,
    first: Value,
}

async fn begin(server: &Server, name: &str, set_up: Config) -> Match {
    let bot = make_bot(server, name).await;
    let made = ask(server, &bot, set_up).await;
    let person = server
        .player(&made.table, made.seat.as_ref().unwrap())
        .await;
    let accept = format!("/api/bot/challenges/{}/accept", made.table);
    let accepted = says(server, &bot.token, &accept, Value::Null).await;
    assert_eq!(accepted.0, 200, "{}", accepted.1);
    let path = format!("/api/bot/games/{}/stream", made.table);
    let mut lines = server.lines(&path, &bot.token).await.unwrap();
    let first = lines.next().await.unwrap();
    Match {
        made,
        bot,
        person,
        lines,
        first,
    }
}

impl Match {
    fn path(&self, what: &str) -> String {
        format!("/api/bot/games/{}/{what}", self.made.table)
    }

    async fn play(&self, server: &Server, event: &str, version: u64) -> (u16, Value) {
        let body = json!({ "event": event, "version": version });
        says(server, &self.bot.token, &self.path("move"), body).await
    }
}

/// The person does what there is to do, if it is theirs.
async fn person_plays(person: &mut Client) {
    use table::WaitsFor;
    let table = &person.replica().table;
    let own = table.seat_of(0);
    match table.waits_for() {
        WaitsFor::Move { seat } if own == Some(seat) => {
            let event = table.game().moves().swap_remove(0);
            person.plays(&event.to_string()).await.unwrap();
        }
        WaitsFor::Press { seat } if own == Some(seat) => {
            person.act(Act::Press).await.unwrap();
        }
        _ => {}
    }
}
