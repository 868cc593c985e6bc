//! What servers tell each other about a class and keep nowhere: who is there, and
//! what pupils propose.

use std::sync::Arc;

use class::PupilId;

use super::room::{ClassRoom, Inside};
use crate::app::App;

/// How whispers about classes begin.
const CLASS: &str = "class";

fn whisper(app: &App, text: String) {
    if app.store.is_shared()
        && let Err(error) = app.store.whisper(&text)
    {
        tracing::debug!(?error, "other servers could not be told");
    }
}

/// Tells other servers who is there on this one.
pub(crate) fn tell_here(app: &App, room: &ClassRoom, inside: &Inside) {
    let here = inside.pupils_here();
    let here: Vec<String> = here.iter().map(|pupil| pupil.0.to_string()).collect();
    let here = here.join(",");
    whisper(app, format!("{CLASS} here {} {} {here}", app.name, room.id));
}

/// Asks other servers who is there on them.
pub(crate) fn ask_who(app: &App, room: &ClassRoom) {
    whisper(app, format!("{CLASS} who {} {}", app.name, room.id));
}

/// Tells other servers what a pupil proposes.
pub(crate) fn tell_proposal(
    app: &App,
    room: &ClassRoom,
    pupil: PupilId,
    version: u64,
    event: &str,
) {
    let text = format!(
        "{CLASS} wants {} {} {} {version} {event}",
        app.name, room.id, pupil.0
    );
    whisper(app, text);
}

/// Another server has whispered something. Says whether it was about a class.
pub(crate) async fn heard(app: &App, text: &str) -> bool {
    let mut words = text.split(' ');
    if words.next() != Some(CLASS) {
        return false;
    }
    let (Some(what), Some(server), Some(class)) = (words.next(), words.next(), words.next()) else {
        return true;
    };
    let Some(room) = app.classes.loaded(class).filter(|_| server != app.name) else {
        return true;
    };
    let mut inside = room.lock().await;
    match what {
        "who" => tell_here(app, &room, &inside),
        "here" => {
            let pupils = words.next().unwrap_or_default().split(',');
            let pupils = pupils.filter_map(|pupil| pupil.parse().ok().map(PupilId));
            set_elsewhere(app, &room, &mut inside, server, pupils.collect());
        }
        "wants" => {
            let pupil = words.next().and_then(|pupil| pupil.parse().ok());
            let version = words.next().and_then(|version| version.parse().ok());
            if let (Some(pupil), Some(version), Some(event)) = (pupil, version, words.next()) {
                let proposal = (version, event.to_string());
                inside.proposals.insert(PupilId(pupil), proposal);
                room.publish(app, &mut inside);
            }
        }
        _ => {}
    }
    true
}

fn set_elsewhere(
    app: &App,
    room: &ClassRoom,
    inside: &mut Inside,
    server: &str,
    pupils: Vec<PupilId>,
) {
    let before = inside.elsewhere.get(server).cloned().unwrap_or_default();
    if before == pupils {
        return;
    }
    inside.elsewhere.insert(server.to_string(), pupils);
    room.publish(app, inside);
}

/// Nobody is there any more on servers that have gone.
pub(crate) async fn without(app: &App, room: &Arc<ClassRoom>, alive: &[String]) {
    let mut inside = room.lock().await;
    let before = inside.elsewhere.len();
    inside.elsewhere.retain(|server, _| alive.contains(server));
    if inside.elsewhere.len() != before {
        room.publish(app, &mut inside);
    }
}
