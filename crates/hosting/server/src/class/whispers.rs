//! What servers tell each other about a class and keep nowhere: who is there, and
//! what pupils propose.

use class::PupilId;

use super::room::{ClassRoom, HostedClass};
use crate::app::App;
use crate::host;

/// How whispers about proposals go on.
const WANTS: &str = "wants ";

/// Tells other servers what a pupil proposes.
pub(crate) fn tell_proposal(
    app: &App,
    room: &ClassRoom,
    pupil: PupilId,
    version: u64,
    event: &str,
) {
    let (server, id, pupil) = (&app.name, &room.id, pupil.0);
    app.whisper(format_args!(
        "class {WANTS}{server} {id} {pupil} {version} {event}"
    ));
}

/// Another server has whispered something about a class.
pub(crate) async fn heard(app: &App, text: &str) {
    let Some(wanted) = text.strip_prefix(WANTS) else {
        return host::heard::<HostedClass>(app, text).await;
    };
    let mut words = wanted.split(' ');
    let (Some(server), Some(id)) = (words.next(), words.next()) else {
        return;
    };
    let Some(room) = app.classes.loaded(id).filter(|_| server != app.name) else {
        return;
    };
    let pupil = words.next().and_then(|pupil| pupil.parse().ok());
    let version = words.next().and_then(|version| version.parse().ok());
    if let (Some(pupil), Some(version), Some(event)) = (pupil, version, words.next()) {
        let mut inside = room.lock_as_it_is().await;
        let proposal = (version, event.to_string());
        inside.proposals.insert(PupilId(pupil), proposal);
        room.publish(app, &mut inside);
    }
}
