//! The server as seen by its clients.

mod accounts;
mod api;
mod classes;
mod client;
mod described;
mod fairness;
mod files;
mod foreign;
mod health;
mod hostile;
mod junk;
mod links;
mod module;
mod passkeys;
mod puzzles;
mod size;
mod wire;
