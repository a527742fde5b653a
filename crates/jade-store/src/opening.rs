//! Opens the file of a [`Store`](crate::Store) without touching the file of another program.

use crate::Trouble;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteAutoVacuum, SqliteConnectOptions, SqliteJournalMode, SqliteLockingMode, SqlitePool,
    SqlitePoolOptions,
};
use sqlx::{Connection, Row, SqlSafeStr, SqliteConnection};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long to wait for another program that is writing.
const WRITER_TIMEOUT: Duration = Duration::from_secs(30);
/// How long to retry, and the delay before each retry, if another program creates the file at the same time.
const CREATION: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(50);
/// The number of queries answered at the same time.
const READERS: u32 = 3;

/// An open file: one connection that writes, others that read while it waits or works.
pub(crate) struct Opened {
    pub writer: SqlitePool,
    pub readers: SqlitePool,
    /// Why the file can only be read; `None` if it can be written.
    pub read_only: Option<Trouble>,
    /// Whether the tables are those of an older version, which could not be migrated since the file can only be read.
    pub is_old: bool,
}

/// What a file contains, as far as can be determined without changing it.
enum Contents {
    /// Nothing yet, or JADE's collections.
    Ours,
    /// The tables of another program.
    Foreign,
}

/// Opens a file, or creates it. A file that cannot be written is opened for reading.
pub(crate) async fn file(file: &Path) -> Result<Opened, Trouble> {
    // A name that begins with `file:` would be taken for a URI with options.
    let file = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    if let Contents::Foreign = contents(&file).await? {
        return Err(Trouble::NoDatabase);
    }
    let begun = Instant::now();
    loop {
        match for_writing(&file).await {
            // Programs that create the file at the same time interfere with each other: one of them succeeds.
            Err(Trouble::Other(_) | Trouble::Busy) if begun.elapsed() < CREATION => {
                tokio::time::sleep(PAUSE).await;
            }
            Err(trouble) if may_be_read(&trouble) && holds_something(&file) => {
                return for_reading(&file, trouble.clone()).await.map_err(|_| trouble);
            }
            opened => return opened,
        }
    }
}

/// Checks, without writing, that a file can become or is a database of collections.
pub(crate) async fn look(file: &Path) -> Result<(), Trouble> {
    let file = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    match contents(&file).await? {
        Contents::Ours => Ok(()),
        Contents::Foreign => Err(Trouble::NoDatabase),
    }
}

/// Creates a temporary database in memory.
pub(crate) async fn memory() -> Result<Opened, Trouble> {
    // It is visible only to the connection that opened it, so this one does everything.
    let writer = pool(1).connect_with(SqliteConnectOptions::new().in_memory(true).foreign_keys(true)).await?;
    migrations().run(&writer).await?;
    Ok(Opened { readers: writer.clone(), writer, read_only: None, is_old: false })
}

async fn for_writing(file: &Path) -> Result<Opened, Trouble> {
    let mut options = options(file).create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
    if !holds_something(file) {
        // Removing a collection frees its space. This can be chosen only for a new file.
        options = options.auto_vacuum(SqliteAutoVacuum::Incremental);
    }
    let writer = pool(1).connect_with(options).await?;
    // Another program may have created the file since the first check.
    if let Contents::Foreign = contents_of(&mut *writer.acquire().await?).await? {
        return Err(Trouble::NoDatabase);
    }
    migrations().run(&writer).await?;
    let readers = pool(READERS).connect_lazy_with(self::options(file).read_only(true));
    Ok(Opened { writer, readers, read_only: None, is_old: false })
}

/// Opens a file that cannot be written, such as one on a read-only or a full disk.
async fn for_reading(file: &Path, why: Trouble) -> Result<Opened, Trouble> {
    // A killed program leaves its log behind. Without a log, the file is a complete database. With one, SQLite needs a
    // file to share its position in the log with other programs, for which there may be no room, or exclusive access.
    let readers = if has_log(file) {
        let alone = options(file).locking_mode(SqliteLockingMode::Exclusive).pragma("query_only", "1");
        pool(1).connect_with(alone).await?
    } else {
        pool(READERS).connect_with(options(file).read_only(true).immutable(true)).await?
    };
    let row =
        sqlx::query("SELECT MIN(version), MAX(version) FROM _sqlx_migrations").fetch_one(&readers).await?;
    let (first, last): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    let newest = migrations().iter().map(|migration| migration.version).max();
    if Some(last) > newest {
        return Err(Trouble::Newer);
    }
    if first != 1 {
        return Err(Trouble::Damaged);
    }
    Ok(Opened { writer: readers.clone(), readers, read_only: Some(why), is_old: Some(last) < newest })
}

fn may_be_read(trouble: &Trouble) -> bool {
    matches!(trouble, Trouble::ReadOnly | Trouble::NoAccess | Trouble::Full | Trouble::Device)
}

fn pool(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(connections).idle_timeout(None).max_lifetime(None)
}

fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).busy_timeout(WRITER_TIMEOUT).foreign_keys(true)
}

fn holds_something(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|about| about.is_file() && about.len() > 0)
}

fn has_log(file: &Path) -> bool {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    holds_something(&PathBuf::from(log))
}

/// Determines what is in a file, without writing to it or beside it.
async fn contents(file: &Path) -> Result<Contents, Trouble> {
    if !holds_something(file) {
        return Ok(Contents::Ours);
    }
    let look = async |immutable: bool| -> Result<(bool, Contents), Trouble> {
        let options = options(file).read_only(true).immutable(immutable);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        let tables = tables(&mut connection).await?;
        let found = (tables.is_empty(), contents_of(&mut connection).await?);
        connection.close().await?;
        Ok(found)
    };
    match look(true).await {
        // What was created a moment ago may still be in the log, which SQLite reads only with a lock file beside it.
        Ok((true, _)) if has_log(file) => {
            Ok(look(false).await.map_or(Contents::Ours, |(_, contents)| contents))
        }
        Ok((_, contents)) => Ok(contents),
        Err(Trouble::NoDatabase) => Err(Trouble::NoDatabase),
        // Another JADE may be writing at this very moment, so this is decided when the file is opened.
        Err(_) => Ok(Contents::Ours),
    }
}

async fn tables(connection: &mut SqliteConnection) -> Result<Vec<String>, sqlx::Error> {
    let sql =
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
    sqlx::query(sql).fetch_all(connection).await?.iter().map(|row| row.try_get(0)).collect()
}

/// Determines whether the tables are JADE's, from the record of its migrations, which begins with the collections.
async fn contents_of(connection: &mut SqliteConnection) -> Result<Contents, sqlx::Error> {
    let tables = tables(connection).await?;
    let is_recorded = tables.iter().any(|table| table == "_sqlx_migrations");
    match tables.len() {
        0 => return Ok(Contents::Ours),
        1 if is_recorded => return Ok(Contents::Ours),
        _ if !is_recorded => return Ok(Contents::Foreign),
        _ => {}
    }
    // Other programs use the same table for their own migrations.
    let sql = "SELECT COUNT(*) FROM _sqlx_migrations WHERE version = 1 AND description = 'collections'";
    let ours: i64 = sqlx::query(sql).fetch_one(connection).await?.try_get(0)?;
    Ok(if ours == 1 { Contents::Ours } else { Contents::Foreign })
}

/// Returns the migrations that create the tables. They are listed by hand, since the macro that collects a folder
/// compiles SQLite and sqlx a second time, for the compiler.
fn migrations() -> Migrator {
    let one = |version: i64, description: &'static str, sql: &'static str| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        one(1, "collections", include_str!("../migrations/sqlite/0001_collections.sql")),
        one(2, "basis", include_str!("../migrations/sqlite/0002_basis.sql")),
        one(3, "openness and line", include_str!("../migrations/sqlite/0003_openness_and_line.sql")),
    ])
}
