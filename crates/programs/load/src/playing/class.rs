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

use super::requests::{Asker, ask};
use crate::error::Cause;
use crate::measuring::latency::Latencies;
use crate::{Plan, Progress};

/// The address that all pupils come from, as a proxy on this machine would say:
/// this machine itself is not limited. Nobody has it.
const SCHOOL: &str = "203.0.113.35";

/// Nobody waits longer to be let in.
const PATIENCE: Duration = Duration::from_secs(30);

/// How a class came in.
#[derive(Default)]
pub(crate) struct Entered {
    /// How long each pupil took from the door to the first thing they see.
    pub(crate) took: Latencies,
    /// How long it took until everybody was there.
    pub(crate) all: Duration,
    /// Pupils who were not let in, and the first reason.
    pub(crate) refused: usize,
    pub(crate) why: Option<String>,
    /// Pupils with a name that another one has.
    pub(crate) same_name: usize,
}

/// Lets as many pupils join as are wanted, and within that time.
pub(crate) async fn enter(
    server: SocketAddr,
    plan: &Plan,
    progress: &dyn Progress,
) -> Result<Entered, Cause> {
    let teacher = Asker::at(server);
    let new = NewClass {
        lang: Default::default(),
        settings: None,
    };
    let made: MadeClass = ask(&teacher, "POST", "/api/classes", Some(&new)).await?;
    let code: Rc<str> = made.code.as_str().into();
    let mut numbers = Numbers::seeded(plan.seed);
    let begun = Instant::now();
    let mut coming = JoinSet::new();
    for _ in 0..plan.pupils {
        let (code, pause) = (code.clone(), plan.length.mul_f64(numbers.fraction()));
        coming.spawn_local(async move {
            sleep(pause).await;
            let came = Instant::now();
            let joined = timeout(PATIENCE, join(server, &code)).await;
            (joined.map_err(Cause::from).flatten(), came.elapsed())
        });
    }
    let mut entered = Entered::default();
    let mut names = Vec::new();
    while let Some(one) = coming.join_next().await {
        match one? {
            (Ok(name), took) => {
                entered.took.add(took);
                names.push(name);
            }
            (Err(why), _) => {
                entered.refused += 1;
                entered.why.get_or_insert(why.to_string());
            }
        }
        progress.report(names.len() + entered.refused, plan.pupils);
    }
    entered.all = begun.elapsed();
    let there = names.len();
    names.sort();
    names.dedup();
    entered.same_name = there - names.len();
    // What was only tried is not left behind.
    let owner = Asker {
        bearer: Some(&made.secret),
        ..teacher
    };
    let path = format!("/api/classes/{}", made.class);
    let deleted: Result<(), Cause> = ask(&owner, "DELETE", &path, None::<&()>).await;
    drop(deleted);
    Ok(entered)
}

/// One pupil: from the door to what the class shows. Says the pupil's name.
async fn join(server: SocketAddr, code: &str) -> Result<String, Cause> {
    let pupil = Asker {
        forwarded: Some(SCHOOL),
        ..Asker::at(server)
    };
    let path = format!("/api/classes/door/{code}");
    let door: ClassDoor = ask(&pupil, "GET", &path, None::<&()>).await?;
    let join = JoinClass {
        code: code.to_string(),
        name: None,
    };
    let joined: JoinedClass = ask(&pupil, "POST", "/api/classes/join", Some(&join)).await?;
    let address = format!("ws://{server}/api/classes/{}/socket", door.class);
    let mut request = address.into_client_request()?;
    let school = SCHOOL.parse().map_err(|_| "no address")?;
    request.headers_mut().insert("x-forwarded-for", school);
    let stream = TcpStream::connect(server).await?;
    let (mut socket, _) = client_async(request, stream).await?;
    let hello = ClassSay::Hello {
        secret: joined.secret,
    };
    let hello = serde_json::to_string(&hello)?;
    socket.send(Message::text(hello)).await?;
    match socket.next().await {
        Some(Ok(Message::Text(_))) => Ok(joined.name),
        Some(Err(error)) => Err(error.into()),
        _ => Err("the class closed its door".into()),
    }
}
