//! What pupils ask: a name, a place in the class, a lost one, a neighbour on the
//! same device, and to propose what the class should play.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use class::{Class, ClassEntry, ClassError, Code, PupilId, Voice, suggest};
use wire::online::class::{AddNeighbour, ClassDoor, ComeBack, JoinClass, JoinedClass, Propose};

use super::room::ClassRoom;
use super::{language, whispers};
use crate::api::{Answer, Asker, Body};
use crate::app::App;
use crate::codes;
use crate::error::ServerError;
use crate::limits::Counted;
use crate::secrets;

/// How many names there are to choose from.
const NAMES: usize = 4;

/// What the code of a class is kept as, apart from those of tables.
pub(super) fn kept(code: Code) -> String {
    format!("CLASS{code}")
}

/// The class that a code leads to.
async fn find(app: &App, typed: &str) -> Result<Arc<ClassRoom>, ServerError> {
    let code: Code = typed.parse().map_err(ServerError::ClassCode)?;
    let leads = codes::follow(app, &kept(code)).await?;
    app.class(&leads.table).await
}

/// The names of the class that nobody has.
fn names(class: &Class, count: usize) -> Vec<String> {
    let mut taken: Vec<String> = class.pupils().iter().map(|p| p.name.clone()).collect();
    let mut names = Vec::new();
    for _ in 0..count {
        if let Some(name) = suggest(class.lang(), &taken, secrets::number()) {
            taken.push(name.clone());
            names.push(name);
        }
    }
    names
}

/// What somebody finds who has the code.
#[utoipa::path(get, path = "/api/classes/door/{code}", tag = "classes", operation_id = "class_door", params(("code" = String, Path, description = "The code on the board.")), responses(
    (status = 200, description = "The class, and names to choose from.", body = ClassDoor),
))]
pub(crate) async fn door(
    State(app): State<App>,
    asker: Asker,
    Path(code): Path<String>,
) -> Answer<ClassDoor> {
    let room = asker.guess(&app, find(&app, &code)).await?;
    let inside = room.lock(&app).await?;
    Ok(Json(ClassDoor {
        class: room.id.to_string(),
        lang: language(inside.class.lang()),
        open: inside.class.is_door_open(),
        names: names(&inside.class, NAMES),
    }))
}

/// Adds a pupil: under the name that was chosen, or one that is free.
async fn add(
    app: &App,
    room: &Arc<ClassRoom>,
    wanted: Option<&str>,
    key: Option<&str>,
    mate: Option<PupilId>,
) -> Result<(PupilId, String), ServerError> {
    let mut joined = None;
    room.change(app, |class, _| {
        let pupil = class.next_pupil();
        let name = match wanted {
            Some(name) => name.to_string(),
            None => names(class, 1).pop().ok_or(ClassError::Full)?,
        };
        joined = Some((pupil, name.clone()));
        let mut entries = vec![ClassEntry::Joined {
            pupil,
            name,
            key: key.map(secrets::hash),
        }];
        entries.extend(mate.map(|mate| ClassEntry::Paired {
            pupils: [mate, pupil],
        }));
        Ok(entries)
    })
    .await?;
    joined.ok_or(ServerError::Busy)
}

/// A pupil joins.
#[utoipa::path(post, path = "/api/classes/join", tag = "classes", operation_id = "join_class", request_body = JoinClass, responses(
    (status = 200, description = "The place in the class.", body = JoinedClass),
))]
pub(crate) async fn join(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<JoinClass>,
) -> Answer<JoinedClass> {
    let room = asker.guess(&app, find(&app, &asked.code)).await?;
    let secret = secrets::secret();
    let name = asked.name.as_deref();
    let pupil = add(&app, &room, name, Some(&secret), None).await?;
    joined(&app, &room, pupil, secret).await
}

/// A pupil's place in a class.
async fn joined(
    app: &App,
    room: &Arc<ClassRoom>,
    (pupil, name): (PupilId, String),
    secret: String,
) -> Answer<JoinedClass> {
    let inside = room.lock(app).await?;
    Ok(Json(JoinedClass {
        class: room.id.to_string(),
        lang: language(inside.class.lang()),
        pupil,
        name,
        secret,
    }))
}

/// The pupil who holds the secret that comes with a request.
async fn asking(
    app: &App,
    asker: &Asker,
    class: &str,
) -> Result<(Arc<ClassRoom>, PupilId), ServerError> {
    let secret = asker.bearer.as_deref().ok_or(ServerError::Stranger)?;
    let room = app.class(class).await?;
    let pupil = pupil_with(&room.lock(app).await?.class, secret);
    match pupil {
        Some(pupil) => Ok((room, pupil)),
        // A teacher is known, and no pupil.
        None if secrets::matches(&room.keys.teacher, secret) => Err(ServerError::NotYours),
        None => Err(ServerError::Stranger),
    }
}

/// The pupil who holds a secret.
pub(super) fn pupil_with(class: &Class, secret: &str) -> Option<PupilId> {
    let holds = |pupil: &&class::Pupil| {
        let key = pupil.key.as_deref();
        key.is_some_and(|key| secrets::matches(key, secret))
    };
    class.pupils().iter().find(holds).map(|pupil| pupil.id)
}

/// A neighbour plays on the same device and seat.
#[utoipa::path(post, path = "/api/classes/{class}/neighbour", tag = "classes", operation_id = "add_neighbour", params(("class" = String, Path, description = "The class.")), request_body = AddNeighbour, security(("class" = [])), responses(
    (status = 200, description = "The neighbour.", body = JoinedClass),
))]
pub(crate) async fn neighbour(
    State(app): State<App>,
    asker: Asker,
    Path(class): Path<String>,
    Body(asked): Body<AddNeighbour>,
) -> Answer<JoinedClass> {
    asker.counted(&app, Counted::Place)?;
    let (room, mate) = asking(&app, &asker, &class).await?;
    let name = asked.name.as_deref();
    let pupil = add(&app, &room, name, None, Some(mate)).await?;
    joined(&app, &room, pupil, String::new()).await
}

/// A pupil comes back on another device, by the code that the teacher shows.
#[utoipa::path(post, path = "/api/classes/back", tag = "classes", operation_id = "come_back_to_class", request_body = ComeBack, responses(
    (status = 200, description = "The place in the class.", body = JoinedClass),
))]
pub(crate) async fn come_back(
    State(app): State<App>,
    asker: Asker,
    Body(asked): Body<ComeBack>,
) -> Answer<JoinedClass> {
    let secret = secrets::secret();
    let (room, pupil) = asker.guess(&app, take_seat(&app, &asked, &secret)).await?;
    joined(&app, &room, pupil, secret).await
}

/// Gives the seat that a code is for to whoever has this secret from now on.
async fn take_seat(
    app: &App,
    asked: &ComeBack,
    secret: &str,
) -> Result<(Arc<ClassRoom>, (PupilId, String)), ServerError> {
    let room = find(app, &asked.code).await?;
    let code = secrets::hash(&secrets::tidy(&asked.seat));
    let mut found = None;
    room.change(app, |class, _| {
        let offered = class.offered(&code);
        let pupil = offered.ok_or(ClassError::WrongCode)?;
        found = Some((pupil.id, pupil.name.clone()));
        Ok(vec![ClassEntry::SeatTaken {
            pupil: pupil.id,
            code: code.clone(),
            key: secrets::hash(secret),
        }])
    })
    .await?;
    Ok((room, found.ok_or(ServerError::Busy)?))
}

/// A pupil proposes what the class should play together.
#[utoipa::path(post, path = "/api/classes/{class}/proposals", tag = "classes", operation_id = "propose_in_class", params(("class" = String, Path, description = "The class.")), request_body = Propose, security(("class" = [])), responses(
    (status = 204, description = "It is proposed."),
))]
pub(crate) async fn propose(
    State(app): State<App>,
    asker: Asker,
    Path(class): Path<String>,
    Body(asked): Body<Propose>,
) -> Result<StatusCode, ServerError> {
    asker.counted(&app, Counted::Request)?;
    let (room, pupil) = asking(&app, &asker, &class).await?;
    let projector = room.lock(&app).await?.class.projector().cloned();
    let projector = projector.filter(|projector| projector.voice == Voice::Vote);
    let projector = projector.ok_or(ClassError::Projector)?;
    let table = app.table(&projector.table.0).await?;
    let (version, event) = {
        let inside = table.lock(&app).await?;
        let game = inside.replica.table.game();
        let event = game.read_legal(&asked.event);
        let event = event.map_err(|_| ClassError::BadText)?;
        (inside.replica.table.version(), event.to_string())
    };
    let mut inside = room.lock(&app).await?;
    inside.proposals.insert(pupil, (version, event.clone()));
    whispers::tell_proposal(&app, &room, pupil, version, &event);
    room.publish(&app, &mut inside);
    Ok(StatusCode::NO_CONTENT)
}
