//! Making a table: its name, its first row, its codes and secrets.

use host::Following;
use store::{Kind, NewStream};
use table::{Config, ConfigError, Dice, LEVELS, Player, Seating, tags_fit};
use wire::online::messages::{MadeTable, NewTable, Place, Seat};
use wire::online::{Entry, Rules, What, write_row};

use super::facts::{Claim, TableFacts, state};
use crate::app::App;
use crate::codes;
use crate::error::ServerError;
use crate::host::found;
use crate::secrets;

/// What a new table needs to be known.
pub(crate) struct Made {
    /// Its name, where it was chosen before.
    pub(crate) id: Option<String>,
    /// What is played.
    pub(crate) set_up: Config,
    /// How it is played over the network.
    pub(crate) rules: Rules,
    /// The hash of each player's secret, where somebody has it already.
    pub(crate) keys: Vec<Option<String>>,
    /// The hash of the code for watching.
    pub(crate) watch: String,
    /// The hash of the secret by which it can be deleted.
    pub(crate) owner: String,
    /// What it belongs to.
    pub(crate) group: Option<String>,
    /// The bots that have a place here.
    pub(crate) programs: Vec<Program>,
}

/// A bot with a place at a table.
#[derive(Clone, Debug)]
pub(crate) struct Program {
    /// Which place.
    pub(crate) player: usize,
    /// Which bot.
    pub(crate) bot: String,
    /// What it is called, if it sits there already; none: it is asked to.
    pub(crate) name: Option<String>,
}

/// Makes a table and says its name.
pub(crate) async fn make(app: &App, made: Made) -> Result<String, ServerError> {
    let id = made.id.unwrap_or_else(secrets::name);
    let now = app.now();
    let chance = needs_chance(&made.set_up).then(secrets::chance);
    let opened = What::Opened {
        set_up: made.set_up,
        commitment: chance.as_ref().map(|secret| secret.commit(&id).to_string()),
        rules: made.rules.clone(),
        names: names(&made.programs, made.keys.len()),
    };
    let first = Entry(now, opened);
    // Whatever cannot be played is refused before anything is kept.
    let (_, table) = Following::open(&first).map_err(ServerError::broken)?;
    let claimed = |key| Claim {
        key,
        at: now,
        bot: None,
    };
    let mut seats: Vec<Option<Claim>> = (made.keys.into_iter())
        .map(|key| key.map(claimed))
        .collect();
    for program in made.programs {
        // No secret opens a place that is only kept for a bot.
        let claim = seats.get_mut(program.player).ok_or(ServerError::Taken)?;
        let claim = claim.get_or_insert_with(|| claimed(String::new()));
        claim.bot = Some(program.bot);
    }
    let facts = TableFacts {
        seats,
        owner: made.owner,
        watch: made.watch,
        chance: chance.map(|secret| secret.to_hex()),
    };
    let open = table.waits_for() == table::WaitsFor::Players;
    let stream = NewStream {
        id: id.clone(),
        kind: Kind::Table,
        state: if open { state::OPEN } else { state::PLAYING },
        listed: made.rules.listed,
        group: made.group,
        facts: serde_json::to_string(&facts)?,
        at: now,
    };
    found(app, stream, write_row(&[first])).await?;
    app.metrics.made.inc();
    Ok(id)
}

/// What the programs are called that sit there from the start; none: there are
/// none.
fn names(programs: &[Program], players: usize) -> Option<Vec<Option<String>>> {
    let mut names = vec![None; players];
    for program in programs {
        if let Some(name) = names.get_mut(program.player) {
            name.clone_from(&program.name);
        }
    }
    names.iter().any(Option::is_some).then_some(names)
}

/// Whether anything here is left to chance that the server decides.
fn needs_chance(config: &Config) -> bool {
    let dice = config.dice == Dice::Host && config.game.about().chance.is_some();
    dice || config.seating == Seating::Lot
}

/// The bots that are concerned by a new table.
#[derive(Default)]
pub(crate) struct Bots {
    /// The name of the table, where it was chosen before.
    pub(crate) table: Option<String>,
    /// The bot that is asked to play, and the place that is kept for it.
    pub(crate) asked: Option<(usize, String)>,
    /// The bot that asks: which, what it is called, and the secret of its seat.
    pub(crate) asks: Option<(String, String, String)>,
}

/// Makes the table that somebody asked for.
pub(crate) async fn make_for(
    app: &App,
    asked: NewTable,
    bots: Bots,
) -> Result<MadeTable, ServerError> {
    let mut set_up = asked.set_up;
    if !tags_fit(&set_up.tags) {
        return Err(ServerError::NotUnderstood("tags".to_string()));
    }
    set_up.check().map_err(ServerError::Config)?;
    let stand_in = asked.rules.take_over.map(|take_over| take_over.level);
    if let Some(level) = stand_in.filter(|level| !LEVELS.contains(level)) {
        return Err(ServerError::Config(ConfigError::Level(level)));
    }
    // People come by their codes, so every place of a person is open at first.
    for player in &mut set_up.players {
        if matches!(player, Player::Person | Player::Pair) {
            *player = Player::Open;
        }
    }
    let mut seat = None;
    let mut keys = vec![None; set_up.players.len()];
    let mut programs = Vec::new();
    if let Some(player) = asked.sit {
        let place = set_up.players.get_mut(player);
        let place = place.filter(|place| **place == Player::Open);
        *place.ok_or(ServerError::Taken)? = Player::Person;
        let secret = match bots.asks {
            Some((bot, name, secret)) => {
                let name = Some(name);
                programs.push(Program { player, bot, name });
                secret
            }
            None => secrets::secret(),
        };
        keys[player] = Some(secrets::hash(&secret));
        seat = Some(Seat { player, secret });
    }
    let mut open: Vec<usize> = (0..set_up.players.len())
        .filter(|player| set_up.players[*player] == Player::Open)
        .collect();
    if let Some((player, bot)) = bots.asked {
        let place = open.iter().position(|open| *open == player);
        open.remove(place.ok_or(ServerError::Taken)?);
        let name = None;
        programs.push(Program { player, bot, name });
    }
    let mut rules = asked.rules;
    // Classes make their tables themselves.
    rules.class = None;
    rules.listed &= app.settings.lobby;
    let (watch, owner) = (codes::unused(app).await?, secrets::secret());
    let made = Made {
        id: bots.table,
        set_up,
        rules,
        keys,
        watch: secrets::hash(&watch),
        owner: secrets::hash(&owner),
        group: None,
        programs,
    };
    let table = make(app, made).await?;
    let mut places = Vec::new();
    for player in open {
        let code = codes::make(app, &table, Some(player)).await?;
        places.push(Place { player, code });
    }
    if !codes::keep(app, &table, None, &watch).await? {
        tracing::warn!(table, "the code for watching was taken in the meantime");
        return Err(ServerError::Busy);
    }
    Ok(MadeTable {
        table,
        seat,
        places,
        watch,
        owner,
    })
}
