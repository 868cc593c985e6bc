//! `tablier print`: boards, pieces, rules and sheets for the class, on paper.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, value_parser};
use game::Lang;
use print::{Order, Paper, PrintError, Sheet};

use crate::error::CliError;
use crate::output::Output;
use crate::usage::{Reader, Usage, given, read_by, valued};
use crate::words::print as words;

/// What to print, and where to.
struct Print {
    sheet: Option<String>,
    paper: Paper,
    layout: Option<String>,
    svg: bool,
    page: Option<usize>,
    output: Option<String>,
    force: bool,
}

/// The command and what can be asked of it.
pub(crate) fn usage(reader: Reader) -> Usage {
    let usage = "tablier print [SHEET] [--paper a4|a3] [--layout LAYOUT] [--svg [--page N]] [-o FILE] [--force]";
    let page = read_by("page", "N", value_parser!(usize));
    let sheet = Arg::new("SHEET").value_parser(PossibleValuesParser::new(Sheet::names()));
    Usage::new("print", reader, words::PRINT, usage)
        .argument(sheet, words::SHEET)
        .option(read_by("paper", "PAPER", Paper::NAMES), words::PAPER)
        .option(valued("layout", "LAYOUT"), words::layout)
        .flag("svg", words::SVG)
        .option(page.requires("svg"), words::PAGE)
        .option(valued("output", "FILE").short('o'), words::OUTPUT)
        .flag("force", words::FORCE)
}

impl Print {
    fn read(found: &ArgMatches) -> Print {
        let paper: Option<String> = given(found, "paper");
        let paper = paper.and_then(|name| Paper::from_name(&name));
        Print {
            sheet: given(found, "SHEET"),
            paper: paper.unwrap_or_default(),
            layout: given(found, "layout"),
            svg: found.get_flag("svg"),
            page: given(found, "page"),
            output: given(found, "output"),
            force: found.get_flag("force"),
        }
    }
}

pub(crate) fn run(found: &ArgMatches, output: &mut Output) -> Result<(), CliError> {
    let options = &Print::read(found);
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

fn order(name: &str, options: &Print, lang: Lang) -> Result<Order, PrintError> {
    let sheet = Sheet::from_name(name).ok_or_else(|| PrintError::NoSheet(name.to_string()))?;
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
            let missing = || CliError::Print(PrintError::NoPage { asked, pages });
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
