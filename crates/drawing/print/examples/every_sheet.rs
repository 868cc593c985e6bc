//! Writes every sheet in every language on every paper, to be looked at:
//! `cargo run --package print --example every_sheet FOLDER`.

use std::path::Path;
use std::{env, fs, io, process};

use game::Lang;
use print::{Order, Paper, Sheet};

fn main() -> io::Result<()> {
    let Some(folder) = env::args_os().nth(1) else {
        eprintln!("name the folder to write to");
        process::exit(2);
    };
    fs::create_dir_all(&folder)?;
    for sheet in Sheet::all() {
        for lang in Lang::ALL {
            for paper in Paper::ALL {
                let order = Order::new(sheet, lang).on(paper);
                write(Path::new(&folder), &order)?;
            }
        }
    }
    let board = Sheet::from_name("heinash-board").expect("it is listed");
    for layout in ["balanced", "shuffle:7"] {
        let order = Order::new(board, Lang::Fr).laid_out(layout);
        write(Path::new(&folder), &order.expect("both are layouts"))?;
    }
    Ok(())
}

fn write(folder: &Path, order: &Order) -> io::Result<()> {
    let pdf = order.pdf().map_err(io::Error::other)?;
    fs::write(folder.join(format!("{}.pdf", order.file_stem())), pdf)?;
    for (index, drawing) in order.svgs().iter().enumerate() {
        let name = format!("{}-{}.svg", order.file_stem(), index + 1);
        fs::write(folder.join(name), drawing)?;
    }
    Ok(())
}
