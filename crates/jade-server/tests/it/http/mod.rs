//! The server as seen by its clients.

#[cfg(feature = "accounts")]
mod accounts;
mod api;
#[cfg(feature = "accounts")]
mod classes;
mod client;
#[cfg(feature = "accounts")]
mod converge;
mod described;
mod fairness;
mod files;
mod foreign;
mod health;
#[cfg(feature = "accounts")]
mod hostile;
mod junk;
mod links;
mod module;
#[cfg(feature = "accounts")]
mod passkeys;
mod pictures;
mod puzzles;
mod size;
mod wire;
