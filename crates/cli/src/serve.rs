//! `tablier serve`: the page on one port.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{ArgMatches, Command, value_parser};
use game::Lang;
use server::{NoPage, Page};
use tokio::net::TcpListener;

use crate::complaint::Complaint;
use crate::output::Output;
use crate::usage::{bare, option, valued};
use crate::words::serve as words;

/// The port that is tried first.
const USUAL_PORT: u16 = 7777;

/// What to serve, and where.
pub(crate) struct Serve {
    listen: Option<SocketAddr>,
    page: Option<PathBuf>,
}

/// The command and what can be asked of it.
pub(crate) fn usage(lang: Lang) -> Command {
    let usage = "tablier serve [--listen ADDRESS:PORT] [--page FOLDER]";
    let address = |text: &str| text.parse::<SocketAddr>().map_err(|_| "127.0.0.1:7777");
    let listen = valued("listen", "ADDRESS:PORT").value_parser(address);
    let page = valued("page", "FOLDER").value_parser(value_parser!(PathBuf));
    bare("serve", lang, words::SERVE, usage)
        .arg(option(listen, lang, words::LISTEN))
        .arg(option(page, lang, words::PAGE))
}

impl Serve {
    pub(crate) fn read(found: &ArgMatches) -> Serve {
        Serve {
            listen: found.get_one("listen").copied(),
            page: found.get_one("page").cloned(),
        }
    }
}

pub(crate) fn run(options: &Serve, output: &mut Output) -> Result<(), Complaint> {
    let page = Page::find(options.page.clone()).map_err(Complaint::Page)?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(Complaint::Output)?;
    runtime.block_on(async {
        let listener = listen(options.listen).await?;
        let address = listener.local_addr().map_err(Complaint::Output)?;
        output.line(words::ready(output.lang, address))?;
        output.finish()?;
        let stop = async {
            // Without a signal to wait for, it serves until it is ended.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        server::serve(listener, page, stop)
            .await
            .map_err(Complaint::Output)
    })
}

/// Listens where it was told to. Where nobody said, a port that is taken is no
/// reason to give up.
async fn listen(wanted: Option<SocketAddr>) -> Result<TcpListener, Complaint> {
    let here = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let address = wanted.unwrap_or(here(USUAL_PORT));
    let cannot = |error| Complaint::Listen { address, error };
    match TcpListener::bind(address).await {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse && wanted.is_none() => {
            TcpListener::bind(here(0)).await.map_err(cannot)
        }
        bound => bound.map_err(cannot),
    }
}

impl Complaint {
    /// Why there is no page to be served.
    pub(crate) fn about_page(lang: Lang, missing: &NoPage) -> String {
        match missing {
            NoPage::NotInside => words::NO_PAGE.text(lang).to_string(),
            NoPage::Folder(folder, error) => {
                words::no_page_in(lang, &folder.display().to_string(), error)
            }
        }
    }
}
