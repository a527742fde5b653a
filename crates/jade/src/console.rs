//! What all commands share of input and output: the files they read and write, boards and sentences on the terminal,
//! errors, and how the program ends.

pub mod documents;
pub mod drawing;
pub mod exit;
pub mod fault;
pub mod input;
pub mod output;
pub mod terminal;
