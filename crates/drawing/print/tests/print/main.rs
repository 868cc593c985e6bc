//! Every sheet as it is drawn, read back and measured.

mod colours;
mod drawing;
mod sheets;

/// The sheet of this name.
fn sheet(name: &str) -> print::Sheet {
    print::Sheet::from_name(name).expect(name)
}
