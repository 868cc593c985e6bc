//! Who is there. It is kept nowhere: servers whisper it to each other.

use super::{Ear, Inside, Room, Stream};
use crate::app::App;

impl<S: Stream> Room<S> {
    /// Somebody listens from now on, and the other servers are told that they are
    /// there.
    pub(crate) fn listen(&self, app: &App, inside: &mut Inside<S>, who: Option<usize>) -> Ear {
        let alone = inside.listeners.is_empty();
        let ear = inside.listeners.add::<S>(app, who);
        if who.is_some() {
            self.tell_others(app, inside);
        }
        if let Some(about) = S::WHISPER.filter(|_| alone) {
            app.whisper(format_args!("{about}who {} {}", app.name, self.id));
        }
        ear
    }

    /// Tells other servers who is there on this one.
    pub(crate) fn tell_others(&self, app: &App, inside: &Inside<S>) {
        let Some(about) = S::WHISPER.filter(|_| app.store.is_shared()) else {
            return;
        };
        let here = inside.listeners.all_here();
        let here: Vec<String> = here.iter().map(usize::to_string).collect();
        let (name, here) = (&app.name, here.join(","));
        app.whisper(format_args!("{about}here {name} {} {here}", self.id));
    }
}

/// Another server asks or says who is there.
pub(crate) async fn heard<S: Stream>(app: &App, text: &str) {
    let mut words = text.split(' ');
    let (Some(what), Some(server), Some(id)) = (words.next(), words.next(), words.next()) else {
        return;
    };
    let Some(room) = S::host(app).loaded(id).filter(|_| server != app.name) else {
        return;
    };
    let mut inside = room.lock_as_it_is().await;
    match what {
        "who" => room.tell_others(app, &inside),
        "here" => {
            let here = words.next().unwrap_or_default().split(',');
            let here: Vec<usize> = here.filter_map(|who| who.parse().ok()).collect();
            let changes = inside.listeners.set_elsewhere(server, here);
            if !changes.is_empty() {
                S::came_or_went(app, &room, &mut inside, &changes);
            }
        }
        _ => {}
    }
}

/// Nobody is there any more on servers that have gone.
pub(crate) async fn without<S: Stream>(app: &App, alive: &[String]) {
    for room in S::host(app).all() {
        let mut inside = room.lock_as_it_is().await;
        let changes = inside.listeners.without(alive);
        if !changes.is_empty() {
            S::came_or_went(app, &room, &mut inside, &changes);
        }
    }
}
