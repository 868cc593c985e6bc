//! What a teacher asks: a class, orders in it, what was found, and its end.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use class::findings::{Findings, Played};
use class::{
    Class, Code, Effect, Entry, Projector, PupilId, Refused, Side, TableId, TablePlan, pair,
    suggest,
};
use game::Lang;
use protocol::online::What;
use protocol::online::class::{MadeClass, NewClass, Order, Ordered};
use protocol::page::messages::Refusal;
use store::{Appended, Kind, NewStream, Row};
use table::{Millis, Table};

use super::joining::kept;
use super::keys::Keys;
use super::room::{ClassRoom, refused};
use super::watching;
use crate::api::{Asker, Body};
use crate::app::App;
use crate::codes;
use crate::error::ServerError;
use crate::limits::Counted;
use crate::secrets;

/// How long the code for a lost seat is good.
const SEAT_CODE: u64 = 10 * 60 * 1000;

/// Opens a class.
#[utoipa::path(post, path = "/api/classes", tag = "classes", operation_id = "open_class", request_body = NewClass, responses(
    (status = 201, description = "The class, its code and the teacher's secret.", body = MadeClass),
    (status = "default", description = "Why not.", body = Refusal),
))]
pub(crate) async fn open(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<NewClass>,
) -> Result<Response, Response> {
    asker
        .counted(&app, Counted::Table)
        .map_err(|error| asker.refuse(&error))?;
    let made = make(&app, asked, asker.lang).await;
    let made = made.map_err(|error| asker.refuse(&error))?;
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

async fn make(app: &App, asked: NewClass, lang: Lang) -> Result<MadeClass, ServerError> {
    if !app.settings.classes {
        return Err(ServerError::NotOffered);
    }
    let (class, secret) = (secrets::name(), secrets::secret());
    let now = app.now();
    let settings = asked.settings.unwrap_or_default();
    // A code is free as soon as it could be kept.
    for _ in 0..4 {
        let code = Code::from_seed(secrets::number());
        let opened = Entry::Opened {
            code,
            lang: asked.lang.into(),
            settings: settings.clone(),
        };
        let checked = Class::default().apply(Millis(now), &opened);
        checked.map_err(|why| refused(&why, lang))?;
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
            facts: serde_json::to_string(&keys).map_err(|_| ServerError::Broken)?,
            at: now,
        };
        if !app.store.create(stream).await? {
            return Err(ServerError::Busy);
        }
        let row = Row {
            stream: class.as_str().into(),
            seq: 1,
            at: now,
            body: serde_json::to_string(&(now, [opened])).map_err(|_| ServerError::Broken)?,
        };
        return match app.store.append(row).await? {
            Appended::Done => Ok(MadeClass {
                class,
                code: code.to_string(),
                secret,
            }),
            Appended::Conflict => Err(ServerError::Busy),
        };
    }
    Err(ServerError::Busy)
}

/// The class of the teacher who asks.
async fn own(app: &App, asker: &Asker, class: &str) -> Result<Arc<ClassRoom>, ServerError> {
    let room = app.class(class).await?;
    let secret = asker.bearer.as_deref().ok_or(ServerError::NotYours)?;
    if secrets::matches(&room.keys.teacher, secret) {
        Ok(room)
    } else {
        Err(ServerError::NotYours)
    }
}

/// Carries out an order.
#[utoipa::path(post, path = "/api/classes/{class}/orders", tag = "classes", operation_id = "order_class", params(("class" = String, Path, description = "The class.")), request_body = Order, security(("class" = [])), responses(
    (status = 200, description = "It is carried out.", body = Ordered),
    (status = "default", description = "Why not.", body = Refusal),
))]
pub(crate) async fn order(
    State(app): State<App>,
    asker: Asker,
    Path(class): Path<String>,
    Body(asked): Body<Order>,
) -> Result<Json<Ordered>, Response> {
    asker
        .counted(&app, Counted::Request)
        .map_err(|error| asker.refuse(&error))?;
    let ordered = async {
        let room = own(&app, &asker, &class).await?;
        let mut code = None;
        let effects = room
            .change(&app, asker.lang, |class, now| {
                entry(class, &asked, now, &mut code)
                    .map(|entry| vec![entry])
                    .map_err(|why| refused(&why, asker.lang))
            })
            .await?;
        carry_out(&app, &effects, asker.lang).await?;
        watching::look(&app, &room).await;
        Ok(Ordered { code })
    };
    let ordered = ordered.await;
    ordered
        .map(Json)
        .map_err(|error: ServerError| asker.refuse(&error))
}

/// What an order adds to the log. Whatever the class refuses, it refuses itself.
fn entry(
    class: &Class,
    order: &Order,
    now: u64,
    seat_code: &mut Option<String>,
) -> Result<Entry, Refused> {
    Ok(match order {
        Order::Door { open } => Entry::Door { open: *open },
        Order::Rename { pupil } => {
            let taken: Vec<&str> = class.pupils().iter().map(|p| p.name.as_str()).collect();
            let name = suggest(class.lang(), &taken, secrets::number());
            Entry::Renamed {
                pupil: *pupil,
                name: name.ok_or(Refused::Full)?,
            }
        }
        Order::Remove { pupil } => Entry::Removed { pupil: *pupil },
        Order::OfferSeat { pupil } => {
            let code = Code::from_seed(secrets::number()).to_string();
            let hash = secrets::hash(&code);
            *seat_code = Some(code);
            Entry::SeatOffered {
                pupil: *pupil,
                code: hash,
                until: now + SEAT_CODE,
            }
        }
        Order::Pair { pupils } => Entry::Paired { pupils: *pupils },
        Order::Part { pupil } => Entry::Parted { pupil: *pupil },
        Order::Choose { settings } => Entry::Chosen {
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
        Order::Start => Entry::RoundStarted,
        Order::Pause => Entry::RoundPaused,
        Order::Resume => Entry::RoundResumed,
        Order::EndRound => Entry::RoundEnded,
        Order::ExtraTime {
            pupil,
            seconds,
            each_turn,
        } => Entry::ExtraTime {
            pupil: *pupil,
            seconds: *seconds,
            each_turn: *each_turn,
        },
        Order::OpenProjector { seat, level, voice } => Entry::ProjectorOpened(Projector {
            table: TableId(secrets::name()),
            seat: *seat,
            level: *level,
            voice: *voice,
        }),
        Order::CloseProjector => Entry::ProjectorClosed,
        Order::End => Entry::Ended,
    })
}

fn round(plans: Vec<[Side; 2]>, seed: u64) -> Entry {
    let plan = |sides: [Side; 2]| TablePlan {
        table: TableId(secrets::name()),
        sides,
    };
    Entry::RoundMade {
        tables: plans.into_iter().map(plan).collect(),
        seed,
    }
}

/// Does what has to be done exactly once; the rest is seen to by looking.
async fn carry_out(app: &App, effects: &[Effect], lang: Lang) -> Result<(), ServerError> {
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
        let room = match app.room(&table.0).await {
            Ok(room) => room,
            // It was never begun.
            Err(ServerError::NoTable) => continue,
            Err(error) => return Err(error),
        };
        let said = room.change(app, |draft| draft.say(what.clone())).await?;
        if let Err(why) = said {
            tracing::debug!(table = table.0, ?why, "a table of a class would not");
            if let Effect::GiveTime { .. } = effect {
                return Err(ServerError::SetUp(why.explain(lang)));
            }
        }
    }
    Ok(())
}

/// What was found and missed so far.
#[utoipa::path(get, path = "/api/classes/{class}/findings", tag = "classes", operation_id = "class_findings", params(("class" = String, Path, description = "The class.")), security(("class" = [])), responses(
    (status = 200, description = "What was found and missed.", body = Findings),
    (status = "default", description = "Why not.", body = Refusal),
))]
pub(crate) async fn findings(
    State(app): State<App>,
    asker: Asker,
    Path(class): Path<String>,
) -> Result<Json<Findings>, Response> {
    asker
        .counted(&app, Counted::Request)
        .map_err(|error| asker.refuse(&error))?;
    let found = async {
        let room = own(&app, &asker, &class).await?;
        let class = room.lock().await.class.clone();
        let mut tables: HashMap<TableId, Copy> = HashMap::new();
        let rounds = class.rounds().iter().flat_map(|round| &round.tables);
        let together = class.projected().iter().map(|projector| &projector.table);
        for id in rounds.map(|plan| &plan.table).chain(together) {
            match app.room(&id.0).await {
                Ok(room) => {
                    let inside = room.lock(&app).await?;
                    let copy = Copy {
                        opened: Millis(inside.replica.following.opened),
                        table: inside.replica.table.clone(),
                        tried: inside.replica.following.tried.clone(),
                    };
                    tables.insert(id.clone(), copy);
                }
                Err(ServerError::NoTable) => {}
                Err(error) => return Err(error),
            }
        }
        // Long lessons have many searches; nobody else waits for this one.
        let work = move || {
            class.findings(|id| {
                let copy = tables.get(id)?;
                Some(Played {
                    opened: copy.opened,
                    table: &copy.table,
                    tried: &copy.tried,
                })
            })
        };
        tokio::task::spawn_blocking(work)
            .await
            .map_err(|_| ServerError::Broken)
    };
    found
        .await
        .map(Json)
        .map_err(|error: ServerError| asker.refuse(&error))
}

/// What is taken of a table to look at it at leisure.
struct Copy {
    opened: Millis,
    table: Table,
    tried: Vec<(usize, String, usize)>,
}

/// Deletes a class and everything that belongs to it.
#[utoipa::path(delete, path = "/api/classes/{class}", tag = "classes", operation_id = "delete_class", params(("class" = String, Path, description = "The class.")), security(("class" = [])), responses(
    (status = 204, description = "It is gone."),
    (status = "default", description = "Why not.", body = Refusal),
))]
pub(crate) async fn delete(
    State(app): State<App>,
    asker: Asker,
    Path(class): Path<String>,
) -> Result<StatusCode, Response> {
    asker
        .counted(&app, Counted::Request)
        .map_err(|error| asker.refuse(&error))?;
    let deleted = async {
        own(&app, &asker, &class).await?;
        app.delete_class(&class).await
    };
    let deleted = deleted.await;
    deleted
        .map(|()| StatusCode::NO_CONTENT)
        .map_err(|error: ServerError| asker.refuse(&error))
}
