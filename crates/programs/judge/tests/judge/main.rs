//! The judge against a search through all orders, against faults that were put in on
//! purpose, and against files that are none.

mod agreement;
mod all_orders;
mod faults;
mod files;
mod simulated;

#[test]
fn the_judge_uses_nothing_of_a_server() {
    let manifest = include_str!("../../Cargo.toml");
    let (_, rest) = manifest.split_once("[dependencies]\n").unwrap();
    let (used, _) = rest.split_once("\n[dev-dependencies]").unwrap();
    assert_eq!(used.trim(), "game.workspace = true");
}
