//! Makes the glue between JavaScript and a WebAssembly module: `glue MODULE
//! FOLDER`. It is a program of its own because what it is made of takes longer to
//! compile than all other commands of the house, which need not wait for it.

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder] = args.as_slice() else {
        bail!("usage: glue MODULE FOLDER");
    };
    Bindgen::new()
        .input_path(module)
        .typescript(true)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .web(true)
        .and_then(|bindgen| bindgen.generate(folder))
        .context("cannot make the glue for WebAssembly")
}
