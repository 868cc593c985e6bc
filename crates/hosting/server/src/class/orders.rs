//! What a teacher asks: a class, orders in it, what was found, and its end.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use class::findings::{Findings, Played};
use class::{
    Class, ClassEntry, ClassError, Code, Effect, Projector, PupilId, Side, TableId, TablePlan,
    pair, suggest,
};
use host::Replica;
use store::{Kind, NewStream};
use table::Millis;
use wire::online::What;
use wire::online::class::{MadeClass, NewClass, Order, Ordered};

use super::joining::{kept, pupil_with};
use super::keys::Keys;
use super::room::ClassRoom;
use super::watching;
use crate::api::{Answer, Asker, Body, Created};
use crate::app::App;
use crate::codes;
use crate::error::ServerError;
use crate::host::found;
use crate::limits::Counted;
use crate::secrets;

/// How long the code for a lost seat is good.
const SEAT_CODE: u64 = 10 * 60 * 1000;

/// Opens a class.
#[utoipa::path(post, path = "/api/classes", tag = "classes", operation_id = "open_class", request_body = NewClass, responses(
    (status = 201, description = "The class, its code and the teacher's secret.", body = MadeClass),
))]
pub(crate) async fn open(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<NewClass>,
) -> Created<MadeClass> {
    asker.counted(&app, Counted::Table)?;
    let made = make(&app, asked).await?;
    Ok((StatusCode::CREATED, Json(made)))
}

async fn make(app: &App, asked: NewClass) -> Result<MadeClass, ServerError> {
    if !app.settings.classes {
        return Err(ServerError::NotOffered);
    }
    let (class, secret) = (secrets::name(), secrets::secret());
    let now = app.now();
    let settings = asked.settings.unwrap_or_default();
    // A code is free as soon as it could be kept.
    for _ in 0..4 {
        let code = Code::from_seed(secrets::number());
        let opened = ClassEntry::Opened {
            code,
            lang: asked.lang.into(),
            settings: settings.clone(),
        };
        Class::default().apply(Millis(now), &opened)?;
        if !codes::keep(app, &class, None, &kept(code)).await? {
            continue;
        }
        let keys = Keys::new(&secret);
        let stream = NewStream {
            id: class.clone(),
            kind: Kind::Class,
            state: 0,
            listed: false,
            group: None,
            facts: serde_json::to_string(&keys)?,
            at: now,
        };
        let first = serde_json::to_string(&(now, [opened]))?;
        found(app, stream, first).await?;
        return Ok(MadeClass {
            class,
            code: code.to_string(),
            secret,
        });
    }
    Err(ServerError::Busy)
}

/// The class of the teacher who asks.
async fn own(app: &App, asker: &Asker, class: &str) -> Result<Arc<ClassRoom>, ServerError> {
    let secret = asker.bearer.as_deref().ok_or(ServerError::Stranger)?;
    let room = app.class(class).await?;
    if secrets::matches(&room.keys.teacher, secret) {
        return Ok(room);
    }
    match pupil_with(&room.lock(app).await?.class, secret) {
        Some(_) => Err(ServerError::NotYours),
        None => Err(ServerError::Stranger),
    }
}

/// Carries out an order.
#[utoipa::path(post, path = "/api/classes/{class}/orders", tag = "classes", operation_id = "order_class", params(("class" = String, Path, description = "The class.")), request_body = Order, security(("class" = [])), responses(
    (status = 200, description = "It is carried out.", body = Ordered),
))]
pub(crate) async fn order(
    State(app): State<App>,
    asker: Asker,
    Path(class): Path<String>,
    Body(asked): Body<Order>,
) -> Answer<Ordered> {
    asker.counted(&app, Counted::Request)?;
    let room = own(&app, &asker, &class).await?;
    let mut code = None;
    let effects = room
        .change(&app, |class, now| {
            Ok(vec![entry(class, &asked, now, &mut code)?])
        })
        .await?;
    carry_out(&app, &effects).await?;
    watching::look(&app, &room, None).await;
    Ok(Json(Ordered { code }))
}

/// What an order adds to the log. Whatever the class refuses, it refuses itself.
fn entry(
    class: &Class,
    order: &Order,
    now: u64,
    seat_code: &mut Option<String>,
) -> Result<ClassEntry, ClassError> {
    Ok(match order {
        Order::Door { open } => ClassEntry::Door { open: *open },
        Order::Rename { pupil } => {
            let taken: Vec<&str> = class.pupils().iter().map(|p| p.name.as_str()).collect();
            let name = suggest(class.lang(), &taken, secrets::number());
            ClassEntry::Renamed {
                pupil: *pupil,
                name: name.ok_or(ClassError::Full)?,
            }
        }
        Order::Remove { pupil } => ClassEntry::Removed { pupil: *pupil },
        Order::OfferSeat { pupil } => {
            let code = Code::short_from_seed(secrets::number()).to_string();
            let hash = secrets::hash(&code);
            *seat_code = Some(code);
            ClassEntry::SeatOffered {
                pupil: *pupil,
                code: hash,
                until: now + SEAT_CODE,
            }
        }
        Order::Pair { pupils } => ClassEntry::Paired { pupils: *pupils },
        Order::Part { pupil } => ClassEntry::Parted { pupil: *pupil },
        Order::Choose { settings } => ClassEntry::Chosen {
            settings: settings.clone(),
        },
        Order::MakeRound { method, away } => {
            let there: Vec<PupilId> = (class.pupils().iter())
                .map(|pupil| pupil.id)
                .filter(|pupil| !away.contains(pupil))
                .collect();
            let units = class.units(&there);
            let seed = secrets::number();
            let odd = class.settings().odd;
            let plans = pair(&class.history(), &units, *method, odd, seed);
            round(plans, seed)
        }
        Order::SetRound { tables } => round(tables.clone(), secrets::number()),
        Order::Start => ClassEntry::RoundStarted,
        Order::Pause => ClassEntry::RoundPaused,
        Order::Resume => ClassEntry::RoundResumed,
        Order::EndRound => ClassEntry::RoundEnded,
        Order::ExtraTime {
            pupil,
            seconds,
            each_turn,
        } => ClassEntry::ExtraTime {
            pupil: *pupil,
            seconds: *seconds,
            each_turn: *each_turn,
        },
        Order::OpenProjector { seat, level, voice } => ClassEntry::ProjectorOpened(Projector {
            table: TableId(secrets::name()),
            seat: *seat,
            level: *level,
            voice: *voice,
        }),
        Order::CloseProjector => ClassEntry::ProjectorClosed,
        Order::End => ClassEntry::Ended,
    })
}

fn round(plans: Vec<[Side; 2]>, seed: u64) -> ClassEntry {
    let plan = |sides: [Side; 2]| TablePlan {
        table: TableId(secrets::name()),
        sides,
    };
    ClassEntry::RoundMade {
        tables: plans.into_iter().map(plan).collect(),
        seed,
    }
}

/// Does what has to be done exactly once; the rest is seen to by looking.
async fn carry_out(app: &App, effects: &[Effect]) -> Result<(), ServerError> {
    for effect in effects {
        let (table, what) = match effect {
            Effect::GiveTime {
                table,
                seat,
                seconds,
            } => {
                let millis = u64::from(*seconds) * 1000;
                let seat = *seat;
                (table, What::TimeGiven { seat, millis })
            }
            Effect::Finish(table) => (table, What::TimeUp),
            _ => continue,
        };
        let room = match app.table(&table.0).await {
            Ok(room) => room,
            // It was never begun.
            Err(ServerError::NoTable) => continue,
            Err(error) => return Err(error),
        };
        match room.change(app, |draft| draft.say(what.clone())).await {
            Err(ServerError::Table(why)) => {
                tracing::debug!(table = table.0, ?why, "a table of a class would not");
                if let Effect::GiveTime { .. } = effect {
                    return Err(ServerError::MoreTime(why));
                }
            }
            said => drop(said?),
        }
    }
    Ok(())
}

/// What was found and missed so far.
#[utoipa::path(get, path = "/api/classes/{class}/findings", tag = "classes", operation_id = "class_findings", params(("class" = String, Path, description = "The class.")), security(("class" = [])), responses(
    (status = 200, description = "What was found and missed.", body = Findings),
))]
pub(crate) async fn findings(
    State(app): State<App>,
    asker: Asker,
    Path(class): Path<String>,
) -> Answer<Findings> {
    asker.counted(&app, Counted::Request)?;
    let room = own(&app, &asker, &class).await?;
    let class = room.lock(&app).await?.class.clone();
    let mut tables: HashMap<TableId, Replica> = HashMap::new();
    let rounds = class.rounds().iter().flat_map(|round| &round.tables);
    let together = class.projected().iter().map(|projector| &projector.table);
    for id in rounds.map(|plan| &plan.table).chain(together) {
        match app.table(&id.0).await {
            Ok(room) => {
                let inside = room.lock(&app).await?;
                tables.insert(id.clone(), inside.replica.clone());
            }
            Err(ServerError::NoTable) => {}
            Err(error) => return Err(error),
        }
    }
    // Long lessons have many searches; nobody else waits for this one.
    let work = move || {
        class.findings(|id| {
            let Replica {
                table, following, ..
            } = tables.get(id)?;
            Some(Played {
                table,
                tried: &following.tried,
            })
        })
    };
    let found = tokio::task::spawn_blocking(work).await;
    found.map(Json).map_err(ServerError::broken)
}

/// Deletes a class and everything that belongs to it.
#[utoipa::path(delete, path = "/api/classes/{class}", tag = "classes", operation_id = "delete_class", params(("class" = String, Path, description = "The class.")), security(("class" = [])), responses(
    (status = 204, description = "It is gone."),
))]
pub(crate) async fn delete(
    State(app): State<App>,
    asker: Asker,
    Path(class): Path<String>,
) -> Result<StatusCode, ServerError> {
    asker.counted(&app, Counted::Request)?;
    own(&app, &asker, &class).await?;
    app.delete_class(&class).await?;
    Ok(StatusCode::NO_CONTENT)
}
