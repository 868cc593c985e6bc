//! Which language to speak: what `--lang` says, else the environment.

use std::env;
use std::ffi::OsString;

use game::Lang;

/// The language that these arguments or the environment ask for. It has to be
/// known before the arguments are read, because complaints about them are
/// spoken in it, too; a wrong `--lang` is complained about later.
pub(crate) fn chosen(given: &[OsString]) -> Lang {
    let given: Vec<&str> = given.iter().filter_map(|arg| arg.to_str()).collect();
    let after = given.windows(2).filter(|pair| pair[0] == "--lang");
    let joined = given.iter().filter_map(|arg| arg.strip_prefix("--lang="));
    let asked = after.map(|pair| pair[1]).chain(joined).next_back();
    asked
        .and_then(Lang::from_tag)
        .unwrap_or_else(from_environment)
}

/// The first of the usual variables that is set decides, as in other programs.
/// `LANGUAGE` is a list of languages in the order of preference, and counts only
/// where a language is set at all.
fn from_environment() -> Lang {
    let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    let Some(locale) = locale.filter(|locale| locale != "C" && locale != "POSIX") else {
        return Lang::default();
    };
    let preferred = set("LANGUAGE").unwrap_or_default();
    let mut wanted = preferred.split(':').chain([locale.as_str()]);
    wanted.find_map(Lang::from_tag).unwrap_or_default()
}
