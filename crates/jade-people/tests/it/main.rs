//! Every test runs on SQLite and on PostgreSQL.

mod accounts;
mod authenticator;
mod backup;
mod classes;
mod databases;
mod items;
mod limits;
mod passkeys;
mod postgres;
mod races;
mod rankings;
mod sessions;
