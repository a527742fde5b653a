//! [`Store`]: the database.

use crate::{Entry, Query, StoreError, Trouble};
use jade_collection::CollectedPuzzle;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions};
use sqlx::{Row, SqlSafeStr, SqliteConnection};
use std::path::Path;
use std::time::Duration;

/// How long to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(30);
/// The number of retries, and the delay before each, if another program prepares the file at the same time.
const TRIES: usize = 20;
const PAUSE: Duration = Duration::from_millis(50);

/// The summary of a collection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The name of the collection.
    pub name: String,
    /// The number of its puzzles.
    pub puzzles: u64,
}

/// Collections of puzzles in a database.
///
/// ```
/// # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
/// use jade_grid::line;
/// use jade_store::{Entry, Query, Store};
/// let store = Store::in_memory().await.unwrap();
/// let puzzle = line::read("3......3...41...").unwrap();
/// let entry = Entry::new(puzzle.clone(), None);
/// assert_eq!(store.add("mine", &[entry.clone()]).await.unwrap(), 1);
/// assert_eq!(store.add("mine", &[entry]).await.unwrap(), 0, "it is there already");
/// let found = store.find(&Query::default()).await.unwrap();
/// assert_eq!(found[0].puzzle, puzzle);
/// # });
/// ```
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
}

impl Store {
    /// Opens the database in a file. Creates the file if it does not exist, and migrates older versions.
    ///
    /// # Errors
    /// [`StoreError::Open`] if that fails.
    pub async fn open(file: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .busy_timeout(PATIENCE);
        Store::with(options).await
    }

    /// Creates a temporary database in memory.
    ///
    /// # Errors
    /// [`StoreError::Open`] if that fails.
    pub async fn in_memory() -> Result<Store, StoreError> {
        Store::with(SqliteConnectOptions::new().in_memory(true)).await
    }

    async fn with(options: SqliteConnectOptions) -> Result<Store, StoreError> {
        // A single connection: a database in memory is visible only to the one that opened it, and a program needs
        // no second reader.
        let pool = SqlitePoolOptions::new().max_connections(1).idle_timeout(None).max_lifetime(None);
        let pool = pool
            .connect_with(options.foreign_keys(true))
            .await
            .map_err(|error| StoreError::Open(error.into()))?;
        let store = Store { pool };
        if store.is_foreign().await.map_err(|error| StoreError::Open(error.into()))? {
            return Err(StoreError::Open(Trouble::NoDatabase));
        }
        let mut tries = 0;
        loop {
            let migrated = migrations().run(&store.pool).await;
            match migrated.map_err(Trouble::from) {
                Ok(()) => return Ok(store),
                // Programs that create the file at the same time interfere with each other: one of them succeeds.
                Err(Trouble::Other(_) | Trouble::Busy) if tries < TRIES => {
                    tries += 1;
                    tokio::time::sleep(PAUSE).await;
                }
                Err(trouble) => return Err(StoreError::Open(trouble)),
            }
        }
    }

    /// Whether the file is a database of another program: it has tables, but no record of JADE's migrations.
    async fn is_foreign(&self) -> Result<bool, sqlx::Error> {
        let sql = "SELECT COUNT(*), COALESCE(SUM(name = '_sqlx_migrations'), 0) FROM sqlite_master \
                   WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'";
        let row = sqlx::query(sql).fetch_one(&self.pool).await?;
        let (tables, ours): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        Ok(tables > 0 && ours == 0)
    }

    /// Adds puzzles to a collection, which is created if necessary; either all of them or, on an error, none. A
    /// puzzle that is already present, up to symmetry, is not added again, but its new ratings replace the old
    /// ones. Returns the number of new puzzles.
    ///
    /// # Errors
    /// [`StoreError::Work`] if that fails; the collection is then unchanged.
    pub async fn add(&self, collection: &str, entries: &[Entry]) -> Result<usize, StoreError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("INSERT INTO collection (name) VALUES (?) ON CONFLICT (name) DO NOTHING")
            .bind(collection)
            .execute(&mut *transaction)
            .await?;
        let id: i64 = sqlx::query("SELECT id FROM collection WHERE name = ?")
            .bind(collection)
            .fetch_one(&mut *transaction)
            .await?
            .try_get(0)?;
        let mut new = 0;
        for entry in entries {
            new += usize::from(add(&mut transaction, id, entry).await?);
        }
        transaction.commit().await?;
        Ok(new)
    }

    /// Returns the puzzles that match a query, easiest first.
    ///
    /// # Errors
    /// [`StoreError::Work`] if the database cannot be read.
    pub async fn find(&self, query: &Query) -> Result<Vec<CollectedPuzzle>, StoreError> {
        let rows = query.statement().build().fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| query.puzzle(row)).collect::<Result<_, _>>()?)
    }

    /// Returns the number of puzzles that match a query, regardless of its `skip` and `limit`.
    ///
    /// # Errors
    /// [`StoreError::Work`] if the database cannot be read.
    pub async fn count(&self, query: &Query) -> Result<u64, StoreError> {
        let count: i64 = query.counting().build().fetch_one(&self.pool).await?.try_get(0)?;
        Ok(u64::try_from(count).unwrap_or(0))
    }

    /// Returns all collections, sorted by name.
    ///
    /// # Errors
    /// [`StoreError::Work`] if the database cannot be read.
    pub async fn collections(&self) -> Result<Vec<Summary>, StoreError> {
        let sql = "SELECT name, COUNT(puzzle.id) FROM collection \
                   LEFT JOIN puzzle ON puzzle.collection_id = collection.id GROUP BY collection.id ORDER BY name";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        let summary = |row: &sqlx::sqlite::SqliteRow| -> Result<Summary, sqlx::Error> {
            let puzzles: i64 = row.try_get(1)?;
            Ok(Summary { name: row.try_get(0)?, puzzles: u64::try_from(puzzles).unwrap_or(0) })
        };
        Ok(rows.iter().map(summary).collect::<Result<_, _>>()?)
    }

    /// Returns the names of all profiles in which any puzzle is rated.
    ///
    /// # Errors
    /// [`StoreError::Work`] if the database cannot be read.
    pub async fn profiles(&self) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT DISTINCT profile FROM rating ORDER BY profile").fetch_all(&self.pool).await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Removes a collection with all its puzzles. Returns whether it existed.
    ///
    /// # Errors
    /// [`StoreError::Work`] if that fails.
    pub async fn remove(&self, collection: &str) -> Result<bool, StoreError> {
        let deleted =
            sqlx::query("DELETE FROM collection WHERE name = ?").bind(collection).execute(&self.pool);
        Ok(deleted.await?.rows_affected() > 0)
    }

    /// Finishes all work and closes the file.
    pub async fn close(self) {
        self.pool.close().await;
    }
}

/// Adds one puzzle. Returns whether it is new.
async fn add(connection: &mut SqliteConnection, collection: i64, entry: &Entry) -> Result<bool, sqlx::Error> {
    let geometry = entry.puzzle.geometry();
    let boxes = format!("{}x{}", geometry.box_rows(), geometry.box_columns());
    let inserted = sqlx::query(
        "INSERT INTO puzzle (collection_id, boxes, board, form_boxes, form, clues, comment) \
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (collection_id, form_boxes, form) DO NOTHING",
    )
    .bind(collection)
    .bind(boxes)
    .bind(entry.puzzle.to_string())
    .bind(&entry.boxes)
    .bind(&entry.form)
    .bind(entry.puzzle.clue_count() as i64)
    .bind(&entry.comment)
    .execute(&mut *connection)
    .await?;
    let id: i64 =
        sqlx::query("SELECT id FROM puzzle WHERE collection_id = ? AND form_boxes = ? AND form = ?")
            .bind(collection)
            .bind(&entry.boxes)
            .bind(&entry.form)
            .fetch_one(&mut *connection)
            .await?
            .try_get(0)?;
    for rated in &entry.ratings {
        let rating = &rated.rating;
        sqlx::query(
            "INSERT INTO rating (puzzle_id, profile, outcome, level, score, hardest, steps) \
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (puzzle_id, profile) DO UPDATE SET \
             outcome = excluded.outcome, level = excluded.level, score = excluded.score, \
             hardest = excluded.hardest, steps = excluded.steps",
        )
        .bind(id)
        .bind(&rated.profile)
        .bind(rating.end.as_str())
        .bind(rating.level.map(|level| level.as_str()))
        .bind(i64::from(rating.score))
        .bind(rating.hardest.map(|hardest| hardest.as_str()))
        .bind(rating.steps as i64)
        .execute(&mut *connection)
        .await?;
        sqlx::query("DELETE FROM needed WHERE puzzle_id = ? AND profile = ?")
            .bind(id)
            .bind(&rated.profile)
            .execute(&mut *connection)
            .await?;
        for (technique, times) in &rated.techniques {
            sqlx::query("INSERT INTO needed (puzzle_id, profile, technique, times) VALUES (?, ?, ?, ?)")
                .bind(id)
                .bind(&rated.profile)
                .bind(technique.as_str())
                .bind(i64::from(*times))
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(inserted.rows_affected() > 0)
}

/// Returns the migrations that create the tables. They are listed by hand, since the macro that collects a folder
/// compiles SQLite and sqlx a second time, for the compiler.
fn migrations() -> Migrator {
    let collections = include_str!("../migrations/sqlite/0001_collections.sql");
    Migrator::with_migrations(vec![Migration::new(
        1,
        "collections".into(),
        MigrationType::Simple,
        collections.into_sql_str(),
        false,
    )])
}
