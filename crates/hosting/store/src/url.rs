//! Where everything is kept: a file for SQLite or an address of PostgreSQL, and
//! the one place that says where if nobody does.

use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use game::Lang;
use sqlx::postgres::PgConnectOptions;

use crate::words;

/// Where a store is.
#[derive(Clone)]
pub enum StoreUrl {
    /// A file of SQLite's.
    Sqlite(PathBuf),
    /// A database of PostgreSQL's.
    Postgres(Box<PgConnectOptions>),
}

/// Why a text is no place for a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UrlError {
    /// Nothing at all.
    Empty,
    /// It begins like an address of something we cannot write to.
    Scheme(String),
    /// PostgreSQL, but the rest of it cannot be read.
    Postgres(String),
}

impl StoreUrl {
    /// The environment variable that is asked where nothing else was said.
    pub const VARIABLE: &'static str = "TABLIER_DATA";

    /// The file in the current folder that is used where not even that was said.
    pub const FILE: &'static str = "tablier.db";

    /// The place that was named, the environment's or the usual one.
    pub fn chosen(named: Option<StoreUrl>) -> Result<StoreUrl, UrlError> {
        match named {
            Some(url) => Ok(url),
            None => StoreUrl::from_environment(std::env::var_os(StoreUrl::VARIABLE)),
        }
    }

    /// What the environment variable's value says. A path need not be Unicode.
    fn from_environment(value: Option<OsString>) -> Result<StoreUrl, UrlError> {
        match value {
            None => Ok(StoreUrl::Sqlite(PathBuf::from(StoreUrl::FILE))),
            Some(value) if value.is_empty() => Ok(StoreUrl::Sqlite(PathBuf::from(StoreUrl::FILE))),
            Some(value) => match value.to_str() {
                Some(text) => text.parse(),
                None => Ok(StoreUrl::Sqlite(PathBuf::from(value))),
            },
        }
    }

    /// What somebody has typed, so that it can be shown to them where it is wrong: of an
    /// address that may have a password in it only the beginning.
    pub fn without_password(typed: &str) -> String {
        let beginning = match typed.split_once(':') {
            Some((scheme, rest)) if rest.starts_with("//") => Some(format!("{scheme}://…")),
            Some((scheme, _)) if scheme.starts_with("postgres") => Some(format!("{scheme}:…")),
            _ => None,
        };
        let is_open = |_: &String| typed.contains('@') || typed.contains("password");
        beginning
            .filter(is_open)
            .unwrap_or_else(|| typed.to_string())
    }

    /// The file, if it is one.
    pub fn file(&self) -> Option<&Path> {
        match self {
            StoreUrl::Sqlite(file) => Some(file),
            StoreUrl::Postgres(_) => None,
        }
    }
}

impl FromStr for StoreUrl {
    type Err = UrlError;

    fn from_str(text: &str) -> Result<StoreUrl, UrlError> {
        if let Some(rest) = text.strip_prefix("sqlite:") {
            let path = rest.strip_prefix("//").unwrap_or(rest);
            return if path.is_empty() {
                Err(UrlError::Empty)
            } else {
                Ok(StoreUrl::Sqlite(PathBuf::from(path)))
            };
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return match text.parse::<PgConnectOptions>() {
                Ok(options) => Ok(StoreUrl::Postgres(Box::new(options))),
                Err(error) => Err(UrlError::Postgres(error.to_string())),
            };
        }
        // As a file it would have a password in its name.
        if text.starts_with("postgres:") || text.starts_with("postgresql:") {
            return Err(UrlError::Postgres("no // after the colon".to_string()));
        }
        match text.split_once("://") {
            _ if text.is_empty() => Err(UrlError::Empty),
            Some((scheme, _)) => {
                let is_named = |letter: &char| letter.is_ascii_alphanumeric();
                let scheme = scheme.chars().take_while(is_named).collect();
                Err(UrlError::Scheme(scheme))
            }
            None => Ok(StoreUrl::Sqlite(PathBuf::from(text))),
        }
    }
}

/// How people name it. A password is left out, for this is printed and logged.
impl fmt::Display for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreUrl::Sqlite(file) => write!(f, "{}", file.display()),
            StoreUrl::Postgres(options) => {
                let database = options.get_database().unwrap_or(options.get_username());
                // A password with a slash in it ends up here.
                let database = database.rsplit('@').next().unwrap_or_default();
                match options.get_socket() {
                    Some(socket) => write!(f, "postgres://{}/{database}", socket.display()),
                    None => {
                        let (host, port) = (options.get_host(), options.get_port());
                        write!(f, "postgres://{host}:{port}/{database}")
                    }
                }
            }
        }
    }
}

/// The same, for what is printed to look for a fault is printed as well.
impl fmt::Debug for StoreUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "StoreUrl({self})")
    }
}

impl UrlError {
    /// What is wrong with it and what would be right.
    pub fn explain(&self, lang: Lang) -> String {
        words::bad_url(lang, self)
    }
}

game::explained_error!(UrlError);

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> PathBuf {
        let url: StoreUrl = text.parse().unwrap();
        url.file().unwrap().to_path_buf()
    }

    #[test]
    fn files_have_several_spellings() {
        assert_eq!(file("games.db"), Path::new("games.db"));
        assert_eq!(file("sqlite:games.db"), Path::new("games.db"));
        assert_eq!(
            file("sqlite:///var/lib/games.db"),
            Path::new("/var/lib/games.db")
        );
    }

    #[test]
    fn a_password_is_not_shown() {
        let url: StoreUrl = "postgres://anna:geheim@db.example:5433/games"
            .parse()
            .unwrap();
        assert_eq!(url.to_string(), "postgres://db.example:5433/games");
        assert!(!format!("{url:?}").contains("geheim"));
        // Nor where the rest of the address is wrong.
        let wrong = "postgres://anna:geheim@db.example:port/games".parse::<StoreUrl>();
        let wrong = wrong.unwrap_err();
        assert!(!format!("{wrong:?} {wrong}").contains("geheim"));
        let slash: StoreUrl = "postgres://anna:17/geheim@db.example/games"
            .parse()
            .unwrap();
        assert!(!slash.to_string().contains("geheim"), "{slash}");
    }

    #[test]
    fn a_wrong_address_is_shown_without_its_password() {
        for (typed, shown) in [
            ("postgres://anna:geheim@", "postgres://…"),
            ("postgresql://anna:ge@heim@:x/y", "postgresql://…"),
            ("postgres://db.example?password=geheim", "postgres://…"),
            ("postgre://anna:geheim@db.example", "postgre://…"),
            ("postgres:anna:geheim@db.example", "postgres:…"),
            ("mysql://here/x", "mysql://here/x"),
            ("games.db", "games.db"),
            ("", ""),
        ] {
            assert_eq!(StoreUrl::without_password(typed), shown);
            if let Err(error) = typed.parse::<StoreUrl>() {
                assert!(!format!("{error:?} {error}").contains("heim"), "{error}");
            }
        }
        let typed = "postgres:anna:geheim@db.example".parse::<StoreUrl>();
        assert!(matches!(typed, Err(UrlError::Postgres(_))), "no file");
    }

    #[test]
    fn what_cannot_be_used_is_named() {
        let refused = |text: &str| text.parse::<StoreUrl>().unwrap_err();
        assert_eq!(refused(""), UrlError::Empty);
        assert_eq!(refused("sqlite:"), UrlError::Empty);
        assert_eq!(refused("mysql://here/x"), UrlError::Scheme("mysql".into()));
        assert!(matches!(
            refused("postgres://here:port/x"),
            UrlError::Postgres(_)
        ));
        for lang in [Lang::En, Lang::Fr, Lang::Es] {
            let told = refused("mysql://here/x").explain(lang);
            assert!(told.contains("mysql") && told.contains("postgres://"));
        }
    }

    #[test]
    fn the_environment_is_asked_and_may_be_silent() {
        let chosen = |value: Option<&str>| StoreUrl::from_environment(value.map(OsString::from));
        assert_eq!(chosen(None).unwrap().to_string(), "tablier.db");
        assert_eq!(chosen(Some("")).unwrap().to_string(), "tablier.db");
        assert_eq!(chosen(Some("/x/y.db")).unwrap().to_string(), "/x/y.db");
        assert!(chosen(Some("redis://x")).is_err());
    }
}
