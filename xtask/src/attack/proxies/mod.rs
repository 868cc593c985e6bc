//! Real proxies in front of the program, with the configurations that we publish.

use anyhow::Result;

use crate::run::program;
use crate::system;

pub(crate) fn attack() -> Result<()> {
    for name in ["nginx", "haproxy"] {
        system::install_unless(&mut program(name, &["-v"]), name, "Proxies are tried")?;
    }
    Ok(())
}
