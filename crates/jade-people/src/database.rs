//! [`People`]: opens a database and creates its tables.

use crate::secret::new_token;
use crate::{Clock, PeopleError};
use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Any, AnyPool, Connection, Executor, Row, SqlSafeStr, Transaction};
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How long a request waits for a connection.
const CONNECTION_TIMEOUT: Duration = Duration::from_secs(10);
/// The connections to PostgreSQL of one server.
const CONNECTIONS: u32 = 16;
/// The connections to a file: SQLite has one writer at a time, but readers do not wait for it.
const FILE_CONNECTIONS: u32 = 4;
/// The number of passwords that may wait to be checked.
const WAITING: usize = 256;

/// The kind of a database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

/// The address of a database.
pub(crate) struct Address {
    kind: Kind,
    in_memory: bool,
    /// For connections that create the file of SQLite.
    url: String,
}

impl Address {
    /// # Errors
    /// [`PeopleError::BadUrl`].
    pub(crate) fn read(url: &str) -> Result<Address, PeopleError> {
        sqlx::any::install_drivers(&[sqlx::sqlite::any::DRIVER, sqlx::postgres::any::DRIVER]).ok();
        let kind = match url.split(':').next() {
            Some("sqlite") => Kind::Sqlite,
            Some("postgres" | "postgresql") => Kind::Postgres,
            _ => return Err(PeopleError::BadUrl),
        };
        let mut url = url.to_owned();
        let in_memory = url.starts_with("sqlite::memory:");
        if kind == Kind::Sqlite && !in_memory && !url.contains('?') {
            url.push_str("?mode=rwc");
        }
        let address = Address { kind, in_memory, url };
        address.options(&address.url)?;
        Ok(address)
    }

    pub(crate) fn is_postgres(&self) -> bool {
        self.kind == Kind::Postgres
    }

    /// Returns the file of a SQLite database.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        if self.kind != Kind::Sqlite || self.in_memory {
            return None;
        }
        let options = sqlx::sqlite::SqliteConnectOptions::from_str(&self.url).ok()?;
        Some(options.get_filename().to_owned())
    }

    /// Returns options that create no file.
    pub(crate) fn to_read(&self) -> Result<AnyConnectOptions, PeopleError> {
        self.options(&self.url.replace("mode=rwc", "mode=ro"))
    }

    fn options(&self, url: &str) -> Result<AnyConnectOptions, PeopleError> {
        AnyConnectOptions::from_str(url).map_err(|_| PeopleError::BadUrl)
    }
}

/// The accounts of a server.
///
/// Cloning is cheap; clones share their connections.
#[derive(Clone, Debug)]
pub struct People {
    pub(crate) pool: AnyPool,
    pub(crate) kind: Kind,
    pub(crate) clock: Clock,
    /// Hides addresses in the table of attempts.
    pub(crate) salt: Arc<str>,
    /// Each check of a password takes 19 MiB and tens of milliseconds, so only a few run at a time.
    checkers: usize,
    pub(crate) checking: Arc<Semaphore>,
    pub(crate) waiting: Arc<Semaphore>,
    /// Whose turn it is to write to SQLite.
    pub(crate) writing: Arc<Semaphore>,
}

/// Creates the file of a database, if there is none. Only its owner may read it: it holds hashes of passwords.
fn create_private(file: &Path) {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    // If there is one, it stays as it is. Any other reason is reported when the database is opened.
    drop(options.open(file));
}

impl People {
    /// Opens a database and creates or migrates its tables. `url` is `sqlite:FILE`, where the file is created if it
    /// does not exist, or `postgres://USER:PASSWORD@HOST/NAME`. The connection to PostgreSQL is not encrypted, so it
    /// has to stay on this computer or in a network of its own.
    ///
    /// # Errors
    /// [`PeopleError::BadUrl`], [`PeopleError::Newer`], or [`PeopleError::Database`] if it cannot be opened or belongs to
    /// another program.
    pub async fn open(url: &str) -> Result<People, PeopleError> {
        People::open_with(url, Clock::default()).await
    }

    /// Creates a temporary database in memory.
    ///
    /// # Errors
    /// [`PeopleError::Database`] if that fails.
    pub async fn in_memory() -> Result<People, PeopleError> {
        People::open("sqlite::memory:").await
    }

    /// Opens a database with this clock: see [`People::open`].
    ///
    /// # Errors
    /// As [`People::open`].
    pub async fn open_with(url: &str, clock: Clock) -> Result<People, PeopleError> {
        let address = Address::read(url)?;
        let options = address.options(&address.url)?;
        // The file of another program must not get tables of ours.
        if address.file().is_some() {
            People::inspect(url).await?;
        }
        if let Some(file) = address.file().filter(|_| address.url.ends_with("mode=rwc")) {
            create_private(&file);
        }
        let Address { kind, in_memory, .. } = address;
        let connections = match kind {
            // A database in memory is visible only to the connection that created it.
            Kind::Sqlite if in_memory => 1,
            Kind::Sqlite => FILE_CONNECTIONS,
            Kind::Postgres => CONNECTIONS,
        };
        let mut pool = AnyPoolOptions::new().max_connections(connections).acquire_timeout(CONNECTION_TIMEOUT);
        if kind == Kind::Sqlite {
            pool = pool.idle_timeout(None).max_lifetime(None).after_connect(|connection, _| {
                Box::pin(async move {
                    let sql = "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                               PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;";
                    connection.execute(sql).await.map(drop)
                })
            });
            // If the disk is full, SQLite ends a transaction by itself, and sqlx does not notice: no transaction could
            // begin on this connection any more. Such a connection is closed.
            pool = pool.after_release(|connection, _| {
                Box::pin(async move {
                    match connection.begin_with("BEGIN").await {
                        Ok(transaction) => transaction.rollback().await.map(|()| true),
                        Err(_) => Ok(false),
                    }
                })
            });
        }
        // A request that is broken off in the midst of a BEGIN leaves a transaction that sqlx knows nothing of: what the next
        // request writes on that connection would not be stored, and hold up all others.
        if kind == Kind::Postgres {
            pool = pool.after_release(|connection, _| {
                Box::pin(async move { Ok(connection.execute("ROLLBACK").await.is_ok()) })
            });
        }
        let pool = pool.connect_with(options).await?;
        migrations().run(&pool).await.map_err(|error| match error {
            sqlx::migrate::MigrateError::VersionMissing(_) => PeopleError::Newer,
            error => PeopleError::Database(error.to_string()),
        })?;
        let salt = chosen_once(&pool, "salt").await?;
        let cores = std::thread::available_parallelism().map_or(2, |cores| cores.get());
        let people = People {
            pool,
            kind,
            clock,
            salt: salt.into(),
            checkers: cores,
            checking: Arc::new(Semaphore::new(cores)),
            waiting: Arc::new(Semaphore::new(WAITING)),
            writing: Arc::new(Semaphore::new(1)),
        };
        people.note_looks().await?;
        Ok(people)
    }

    /// Begins a transaction that sees the database as it is at this moment.
    pub(crate) async fn snapshot(&self) -> Result<Transaction<'static, Any>, PeopleError> {
        Ok(match self.kind {
            Kind::Sqlite => self.pool.begin().await?,
            Kind::Postgres => self.pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?,
        })
    }

    /// Returns the time of the server, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.clock.now()
    }

    /// Returns the epoch of the database. It is another one after a backup was restored: what devices know of the changes
    /// since then is no longer true.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn epoch(&self) -> Result<String, PeopleError> {
        chosen_once(&self.pool, EPOCH).await
    }

    /// Returns whether the database answers.
    ///
    /// # Errors
    /// [`PeopleError::Database`] if it does not.
    pub async fn is_ready(&self) -> Result<(), PeopleError> {
        sqlx::query("SELECT COUNT(*) FROM setting").fetch_one(&self.pool).await?;
        Ok(())
    }

    /// Returns how many passwords are being checked at the moment, and how many wait for that.
    pub fn passwords_under_way(&self) -> (usize, usize) {
        let checking = self.checkers.saturating_sub(self.checking.available_permits());
        let all = WAITING.saturating_sub(self.waiting.available_permits());
        (checking, all.saturating_sub(checking))
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

/// The name of the setting with the epoch.
pub(crate) const EPOCH: &str = "epoch";

/// Returns a random setting of this database; the first server to ask for it chooses it.
async fn chosen_once(pool: &AnyPool, name: &'static str) -> Result<String, PeopleError> {
    let value = async || -> Result<Option<String>, PeopleError> {
        let row =
            sqlx::query("SELECT value FROM setting WHERE name = $1").bind(name).fetch_optional(pool).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    };
    if let Some(value) = value().await? {
        return Ok(value);
    }
    sqlx::query("INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(new_token())
        .execute(pool)
        .await?;
    value().await?.ok_or_else(|| PeopleError::Database(format!("the setting {name} is missing")))
}

/// Returns the migrations that create the tables. They are listed by hand, since the macro that collects a folder
/// compiles sqlx a second time, for the compiler.
pub(crate) fn migrations() -> Migrator {
    let one = |version: i64, description: &'static str, sql: &'static str| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        one(1, "people", include_str!("../migrations/0001_people.sql")),
        one(2, "classes", include_str!("../migrations/0002_classes.sql")),
        one(3, "rankings", include_str!("../migrations/0003_rankings.sql")),
        one(4, "passkeys", include_str!("../migrations/0004_passkeys.sql")),
        one(5, "arrivals", include_str!("../migrations/0005_arrivals.sql")),
        one(6, "races", include_str!("../migrations/0006_races.sql")),
        one(7, "looks", include_str!("../migrations/0007_looks.sql")),
        one(8, "looks again", include_str!("../migrations/0008_looks_again.sql")),
    ])
}
