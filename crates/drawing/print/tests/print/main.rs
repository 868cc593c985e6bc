//! Every sheet as it is drawn, read back and measured.

mod colours;
mod drawing;
mod sheets;
