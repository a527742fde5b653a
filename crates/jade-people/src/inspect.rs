//! [`Found`]: what a database is, found out without changing it.

use crate::database::{Address, migrations};
use crate::{People, PeopleError};
use sqlx::{AnyConnection, Connection, Executor, Row};
use std::path::PathBuf;
use std::time::Duration;

/// How long to wait for the database.
const DATABASE_TIMEOUT: Duration = Duration::from_secs(5);

/// What is at the address of a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A file that does not exist yet: a server creates it.
    NoFile(PathBuf),
    /// A database without tables: a server creates them.
    Empty,
    /// The accounts of a server.
    People {
        /// The number of accounts.
        accounts: u64,
        /// Whether a server will upgrade the tables first.
        is_old: bool,
    },
}

impl People {
    /// Looks at a database without changing it. `url` is as for [`People::open`].
    ///
    /// ```
    /// # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
    /// use jade_people::{Found, People};
    /// let found = People::inspect("sqlite:/no/such/folder/people.db").await.unwrap();
    /// assert_eq!(found, Found::NoFile("/no/such/folder/people.db".into()));
    /// # });
    /// ```
    ///
    /// # Errors
    /// [`PeopleError::BadUrl`], [`PeopleError::Newer`], or [`PeopleError::Database`] if it cannot be read or belongs to
    /// another program.
    pub async fn inspect(url: &str) -> Result<Found, PeopleError> {
        let address = Address::read(url)?;
        if let Some(file) = address.file().filter(|file| !file.exists()) {
            return Ok(Found::NoFile(file));
        }
        let is_postgres = address.is_postgres();
        // Without a pool, which would hide why there is no connection.
        let options = address.to_read()?;
        let silent = |_| PeopleError::Database("it does not answer".to_owned());
        let connecting = tokio::time::timeout(DATABASE_TIMEOUT, AnyConnection::connect_with(&options));
        let mut connection = connecting.await.map_err(silent)??;
        connection
            .execute(match is_postgres {
                true => "SET default_transaction_read_only = on",
                false => "PRAGMA query_only = ON",
            })
            .await?;
        let found = look(&mut connection, is_postgres).await;
        connection.close().await?;
        found
    }
}

async fn look(connection: &mut AnyConnection, is_postgres: bool) -> Result<Found, PeopleError> {
    let tables = match is_postgres {
        true => "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename LIKE $1",
        false => "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name LIKE $1",
    };
    let mut count = async |pattern: &str| -> Result<i64, sqlx::Error> {
        sqlx::query(tables).bind(pattern.to_owned()).fetch_one(&mut *connection).await?.try_get(0)
    };
    let foreign = || PeopleError::Database("it belongs to another program".to_owned());
    let (has_accounts, tables) = (count("account").await? > 0, count("%").await?);
    if count("_sqlx_migrations").await? == 0 {
        return if tables == 0 { Ok(Found::Empty) } else { Err(foreign()) };
    }
    let rows = sqlx::query("SELECT version, description FROM _sqlx_migrations ORDER BY version")
        .fetch_all(&mut *connection)
        .await?;
    let done = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    let done: Vec<(i64, String)> = done.collect::<Result<_, sqlx::Error>>()?;
    // Another program may keep such a table, too: with steps of its own, or with none but next to its tables.
    let is_step = |(version, name): &(i64, String)| {
        migrations().iter().any(|ours| ours.version == *version && ours.description == name.as_str())
    };
    let newest = migrations().iter().map(|migration| migration.version).max().unwrap_or(0);
    let Some((last, _)) = done.last() else {
        return if tables == 1 { Ok(Found::Empty) } else { Err(foreign()) };
    };
    if !has_accounts
        || !done.iter().filter(|(version, _)| *version <= newest).all(is_step)
        || !is_step(&done[0])
    {
        return Err(foreign());
    }
    if *last > newest {
        return Err(PeopleError::Newer);
    }
    let row = sqlx::query("SELECT COUNT(*) FROM account").fetch_one(&mut *connection).await?;
    let accounts: i64 = row.try_get(0)?;
    Ok(Found::People { accounts: u64::try_from(accounts).unwrap_or(0), is_old: *last < newest })
}
