//! A class that comes in all at once from behind one address, as a school does:
//! every pupil looks at the door, joins and listens.

use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use search::Numbers;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wire::online::class::{ClassDoor, ClassSay, JoinClass, JoinedClass, MadeClass, NewClass};

use super::asking::{Asking, ask};
use super::latency::Latencies;
use crate::progress::Progress;

/// The address that all pupils come from, as a proxy on this machine would say:
/// this machine itself is not limited. Nobody has it.
const SCHOOL: &str = "203.0.113.35";

/// Nobody waits longer to be let in.
const PATIENCE: Duration = Duration::from_secs(30);

/// How a class came in.
#[derive(Default)]
pub(super) struct Entered {
    /// How long each pupil took from the door to the first thing they see.
    pub(super) took: Latencies,
    /// How long it took until everybody was there.
    pub(super) all: Duration,
    /// Pupils who were not let in, and the first reason.
    pub(super) refused: usize,
    pub(super) why: Option<String>,
    /// Pupils with a name that another one has.
    pub(super) same_name: usize,
}

/// Lets so many pupils join within this time.
pub(super) async fn enter(
    server: SocketAddr,
    pupils: usize,
    within: Duration,
    seed: u64,
    progress: &Progress,
) -> Result<Entered, String> {
    let teacher = Asking::at(server);
    let new = NewClass {
        lang: Default::default(),
        settings: None,
    };
    let made: MadeClass = ask(&teacher, "POST", "/api/classes", Some(&new)).await?;
    let code: Rc<str> = made.code.as_str().into();
    let mut numbers = Numbers::seeded(seed);
    let begun = Instant::now();
    let mut coming = JoinSet::new();
    for _ in 0..pupils {
        let (code, pause) = (code.clone(), within.mul_f64(numbers.fraction()));
        coming.spawn_local(async move {
            sleep(pause).await;
            let came = Instant::now();
            let joined = timeout(PATIENCE, join(server, &code)).await;
            let joined = joined.map_err(|late| late.to_string()).flatten();
            (joined, came.elapsed())
        });
    }
    let mut entered = Entered::default();
    let mut names = Vec::new();
    while let Some(one) = coming.join_next().await {
        match one.map_err(|error| error.to_string())? {
            (Ok(name), took) => {
                entered.took.add(took);
                names.push(name);
            }
            (Err(why), _) => {
                entered.refused += 1;
                entered.why.get_or_insert(why);
            }
        }
        progress.report(names.len() + entered.refused, pupils);
    }
    entered.all = begun.elapsed();
    let there = names.len();
    names.sort();
    names.dedup();
    entered.same_name = there - names.len();
    // What was only tried is not left behind.
    let owner = Asking {
        bearer: Some(&made.secret),
        ..teacher
    };
    let path = format!("/api/classes/{}", made.class);
    let deleted: Result<(), String> = ask(&owner, "DELETE", &path, None::<&()>).await;
    drop(deleted);
    Ok(entered)
}

/// One pupil: from the door to what the class shows. Says the pupil's name.
async fn join(server: SocketAddr, code: &str) -> Result<String, String> {
    let pupil = Asking {
        forwarded: Some(SCHOOL),
        ..Asking::at(server)
    };
    let path = format!("/api/classes/door/{code}");
    let door: ClassDoor = ask(&pupil, "GET", &path, None::<&()>).await?;
    let join = JoinClass {
        code: code.to_string(),
        name: None,
    };
    let joined: JoinedClass = ask(&pupil, "POST", "/api/classes/join", Some(&join)).await?;
    let told = |error: tokio_tungstenite::tungstenite::Error| error.to_string();
    let address = format!("ws://{server}/api/classes/{}/socket", door.class);
    let mut request = address.into_client_request().map_err(told)?;
    let school = SCHOOL.parse().map_err(|_| "no address")?;
    request.headers_mut().insert("x-forwarded-for", school);
    let stream = TcpStream::connect(server).await;
    let stream = stream.map_err(|error| error.to_string())?;
    let (mut socket, _) = client_async(request, stream).await.map_err(told)?;
    let hello = ClassSay::Hello {
        secret: joined.secret,
    };
    let hello = serde_json::to_string(&hello).map_err(|error| error.to_string())?;
    socket.send(Message::text(hello)).await.map_err(told)?;
    match socket.next().await {
        Some(Ok(Message::Text(_))) => Ok(joined.name),
        Some(Err(error)) => Err(told(error)),
        _ => Err("the class closed its door".to_string()),
    }
}
