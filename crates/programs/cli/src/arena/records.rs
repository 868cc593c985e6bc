//! The records of a match: into a folder, one file a game in the text form, or
//! into one file, one line a game in the JSON form. Both read back with every
//! command that takes a record.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use arena::{Fixture, Plan, Played, Unit};
use catalog::AnyRecord;
use serde_json::{Value, json};

use crate::error::CliError;

/// Where the records go.
pub(crate) struct Writer {
    name: String,
    to: Target,
}

enum Target {
    Folder(PathBuf),
    File(File),
}

impl Writer {
    pub(crate) fn open(name: &str) -> Result<Writer, CliError> {
        let path = Path::new(name);
        let to = if name.ends_with('/') || path.is_dir() {
            fs::create_dir_all(path).map(|()| Target::Folder(path.to_path_buf()))
        } else {
            File::create(path).map(Target::File)
        };
        match to {
            Ok(to) => Ok(Writer {
                name: name.to_string(),
                to,
            }),
            Err(error) => Err(CliError::not_written(name, error)),
        }
    }

    /// Writes the games of a unit.
    pub(crate) fn add(
        &mut self,
        plan: &Plan,
        names: &[String],
        unit: &Unit,
    ) -> Result<(), CliError> {
        for (fixture, played) in &unit.games {
            let record = record(plan, names, fixture, played);
            let written = match &mut self.to {
                Target::File(file) => writeln!(file, "{}", record.to_json()),
                Target::Folder(folder) => {
                    let (pairing, unit) = (fixture.pairing + 1, fixture.unit + 1);
                    let game = fixture.game + 1;
                    let file = format!("{pairing:02}-{unit:05}-{game}.record");
                    fs::write(folder.join(file), record.to_text())
                }
            };
            written.map_err(|error| CliError::not_written(&self.name, error))?;
        }
        Ok(())
    }
}

/// The record of a game, with who sat where and what went wrong.
fn record(plan: &Plan, names: &[String], fixture: &Fixture, played: &Played) -> AnyRecord {
    let mut record = AnyRecord::new(&plan.terms.start);
    for event in &played.events {
        record.push(event).expect("what was played is of this game");
    }
    let plain = |text: &str| text.replace(char::is_control, " ");
    let mut tags = Vec::new();
    for (seat, &who) in fixture.seats.iter().enumerate() {
        tags.push((format!("Player{seat}"), plain(&names[who])));
    }
    let (unit, game) = (fixture.unit + 1, fixture.game + 1);
    tags.push(("Round".to_string(), format!("{unit}.{game}")));
    record.other_tags_mut().extend(tags);
    let mut comments = Vec::new();
    if played.opening > 0 {
        comments.push(json!({ "after": played.opening, "text": "opening" }));
    }
    for (seat, after, trouble) in &played.troubles {
        let what = plain(&trouble.what).replace(['{', '}'], " ");
        let fault = format!("{:?}", trouble.fault).to_lowercase();
        let text = format!("seat {seat}: {fault}: {what}");
        comments.push(json!({ "after": after, "text": text }));
    }
    commented(&record, comments).unwrap_or(record)
}

/// The same record with comments, which its JSON form has a place for whatever the
/// game.
fn commented(record: &AnyRecord, comments: Vec<Value>) -> Option<AnyRecord> {
    let mut object: Value = serde_json::from_str(&record.to_json()).ok()?;
    object["comments"] = comments.into();
    AnyRecord::from_json(&object.to_string()).ok()
}
