//! What servers tell each other about bots and keep nowhere: which of them listen.

use crate::app::App;

/// How whispers about bots begin.
const BOTS: &str = "bots";

/// How many bots fit into one whisper.
const MOST: usize = 500;

fn whisper(app: &App, text: String) {
    if app.store.is_shared()
        && let Err(error) = app.store.whisper(&text)
    {
        tracing::debug!(?error, "other servers could not be told");
    }
}

/// Tells other servers which bots listen here.
pub(crate) fn tell_here(app: &App) {
    let mut here = app.bots.here();
    here.truncate(MOST);
    whisper(app, format!("{BOTS} here {} {}", app.name, here.join(",")));
}

/// Asks other servers which bots listen there.
pub(crate) fn ask_who(app: &App) {
    whisper(app, format!("{BOTS} who {}", app.name));
}

/// Another server has whispered something. Says whether it was about bots.
pub(crate) fn heard(app: &App, text: &str) -> bool {
    let mut words = text.split(' ');
    if words.next() != Some(BOTS) {
        return false;
    }
    let (Some(what), Some(server)) = (words.next(), words.next()) else {
        return true;
    };
    match what {
        "who" => tell_here(app),
        "here" if server != app.name => {
            let bots = words.next().unwrap_or_default().split(',');
            let bots = bots.filter(|bot| !bot.is_empty()).map(str::to_string);
            app.bots.set_elsewhere(server, bots.collect());
        }
        _ => {}
    }
    true
}
