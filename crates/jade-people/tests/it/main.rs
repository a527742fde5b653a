//! Every test runs on SQLite and on PostgreSQL.

mod accounts;
mod backup;
mod classes;
mod databases;
mod items;
mod limits;
mod postgres;
mod rankings;
mod sessions;
