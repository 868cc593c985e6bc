//! `tablier print`: boards, pieces, rules and sheets for the class, on paper.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use game::Lang;
use print::{Error, Order, Paper, Sheet};

use crate::error::CliError;
use crate::output::Output;
use crate::usage::{argument, bare, flag, option, valued};
use crate::words::print as words;

/// What to print, and where to.
pub(crate) struct Print {
    sheet: Option<String>,
    paper: Paper,
    layout: Option<String>,
    svg: bool,
    page: Option<usize>,
    output: Option<String>,
    force: bool,
}

/// The command and what can be asked of it.
pub(crate) fn usage(lang: Lang) -> Command {
    let usage = "tablier print [SHEET] [--paper a4|a3] [--layout LAYOUT] [--svg [--page N]] [-o FILE] [--force]";
    let papers = PossibleValuesParser::new(Paper::NAMES);
    let page = valued("page", "N").value_parser(value_parser!(usize));
    let output = valued("output", "FILE").short('o');
    let set = |name: &'static str| Arg::new(name).long(name).action(ArgAction::SetTrue);
    let sheet = Arg::new("SHEET").value_parser(PossibleValuesParser::new(Sheet::names()));
    bare("print", lang, words::PRINT, usage)
        .arg(argument(sheet, lang, words::SHEET))
        .arg(option(
            valued("paper", "PAPER").value_parser(papers),
            lang,
            words::PAPER,
        ))
        .arg(option(valued("layout", "LAYOUT"), lang, words::layout))
        .arg(flag(set("svg"), lang, words::SVG))
        .arg(option(page.requires("svg"), lang, words::PAGE))
        .arg(option(output, lang, words::OUTPUT))
        .arg(flag(set("force"), lang, words::FORCE))
}

impl Print {
    pub(crate) fn read(found: &ArgMatches) -> Print {
        let text = |name| found.get_one::<String>(name).cloned();
        let paper = text("paper").and_then(|name| Paper::from_name(&name));
        Print {
            sheet: text("SHEET"),
            paper: paper.unwrap_or_default(),
            layout: text("layout"),
            svg: found.get_flag("svg"),
            page: found.get_one("page").copied(),
            output: text("output"),
            force: found.get_flag("force"),
        }
    }
}

pub(crate) fn run(options: &Print, output: &mut Output) -> Result<(), CliError> {
    let Some(name) = &options.sheet else {
        return list(output);
    };
    let order = order(name, options, output.lang).map_err(CliError::Print)?;
    if options.svg {
        drawings(&order, options, output)
    } else {
        document(&order, options, output)
    }
}

/// Says what there is.
fn list(output: &mut Output) -> Result<(), CliError> {
    output.line(output.say(words::SHEETS))?;
    let width = Sheet::all().map(|sheet| sheet.name().len()).max();
    let width = width.unwrap_or_default();
    for sheet in Sheet::all() {
        let order = Order::new(sheet, output.lang);
        output.line(format!("  {:width$}  {}", sheet.name(), order.about()))?;
    }
    Ok(())
}

fn order(name: &str, options: &Print, lang: Lang) -> Result<Order, Error> {
    let sheet = Sheet::from_name(name).ok_or_else(|| Error::NoSheet(name.to_string()))?;
    let order = Order::new(sheet, lang).on(options.paper);
    match &options.layout {
        Some(layout) => order.laid_out(layout),
        None => Ok(order),
    }
}

fn document(order: &Order, options: &Print, output: &mut Output) -> Result<(), CliError> {
    let bytes = order.pdf().map_err(CliError::Print)?;
    let pages = order.pages().len();
    match options.output.as_deref() {
        Some("-") => raw(&bytes, output),
        Some(file) => keep(file, &bytes, pages, options.force, output),
        None => {
            let file = format!("{}.pdf", order.file_stem());
            keep(&file, &bytes, pages, options.force, output)
        }
    }
}

fn drawings(order: &Order, options: &Print, output: &mut Output) -> Result<(), CliError> {
    let all = order.svgs();
    let pages = all.len();
    let chosen: Vec<(usize, &String)> = match options.page {
        None => (1..).zip(&all).collect(),
        Some(page) => {
            let found = page.checked_sub(1).and_then(|index| all.get(index));
            let asked = page.to_string();
            let missing = || CliError::Print(Error::NoPage { asked, pages });
            vec![(page, found.ok_or_else(missing)?)]
        }
    };
    if options.output.as_deref() == Some("-") {
        return match chosen[..] {
            [(_, drawing)] => raw(drawing.as_bytes(), output),
            _ => Err(CliError::WhichPage { pages }),
        };
    }
    let stem = match &options.output {
        Some(file) => file.strip_suffix(".svg").unwrap_or(file).to_string(),
        None => order.file_stem(),
    };
    for &(page, drawing) in &chosen {
        // One drawing has exactly the name that was asked for.
        let file = match (&options.output, chosen.len()) {
            (Some(file), 1) => file.clone(),
            _ if pages == 1 => format!("{stem}.svg"),
            _ => format!("{stem}-{page}.svg"),
        };
        keep(&file, drawing.as_bytes(), 1, options.force, output)?;
    }
    Ok(())
}

/// Writes to standard output, and nothing else.
fn raw(bytes: &[u8], output: &mut Output) -> Result<(), CliError> {
    output.finish()?;
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}

/// Writes a file; one that is there already is left alone unless that was asked for.
fn keep(
    name: &str,
    bytes: &[u8],
    pages: usize,
    force: bool,
    output: &mut Output,
) -> Result<(), CliError> {
    let opened = if force {
        File::create(name)
    } else {
        OpenOptions::new().write(true).create_new(true).open(name)
    };
    let written = opened.and_then(|mut file| file.write_all(bytes));
    match written {
        Ok(()) => output.line(words::written(output.lang, name, pages)),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(CliError::ThereAlready {
            name: name.to_string(),
        }),
        Err(error) => Err(CliError::not_written(name, error)),
    }
}
