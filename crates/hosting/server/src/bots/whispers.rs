//! What servers tell each other about bots and keep nowhere: which of them listen.

use crate::app::App;

/// How whispers about bots begin.
const BOTS: &str = "bots";

/// How many bots fit into one whisper.
const MOST: usize = 500;

/// Tells other servers which bots listen here.
pub(crate) fn tell_here(app: &App) {
    let mut here = app.listening.here();
    here.truncate(MOST);
    app.whisper(format_args!("{BOTS} here {} {}", app.name, here.join(",")));
}

/// Asks other servers which bots listen there.
pub(crate) fn ask_who(app: &App) {
    app.whisper(format_args!("{BOTS} who {}", app.name));
}

/// Another server has whispered something about bots.
pub(crate) fn heard(app: &App, text: &str) {
    let mut words = text.split(' ');
    let (Some(what), Some(server)) = (words.next(), words.next()) else {
        return;
    };
    match what {
        "who" => tell_here(app),
        "here" if server != app.name => {
            let bots = words.next().unwrap_or_default().split(',');
            let bots = bots.filter(|bot| !bot.is_empty()).map(str::to_string);
            app.listening.set_elsewhere(server, bots.collect());
        }
        _ => {}
    }
}
