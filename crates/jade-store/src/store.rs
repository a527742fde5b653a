//! [`Store`]: the database.

use crate::{Entry, Query, RatedPuzzles, StoreError, Trouble, opening};
use jade_collection::CollectedPuzzle;
use sqlx::sqlite::{Sqlite, SqlitePool};
use sqlx::{Row, SqliteConnection, Transaction};
use std::path::Path;

/// How many puzzles are removed at a time if the disk is too full to remove all at once.
const ROWS_REMOVED_AT_ONCE: i64 = 20;
/// How many rows are read at a time.
const ROWS_READ_AT_ONCE: i64 = 10_000;

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
/// assert_eq!(found.puzzles[0].puzzle, puzzle);
/// # });
/// ```
#[derive(Clone, Debug)]
pub struct Store {
    /// One connection: SQLite has one writer at a time.
    writer: SqlitePool,
    /// These do not wait for a writer, whether in this program or in another.
    readers: SqlitePool,
    /// Why the file can only be read; `None` if it can be written.
    read_only: Option<Trouble>,
    /// Whether the tables lack the columns of newer versions.
    is_old: bool,
}

/// The puzzles that match a query.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MatchingPuzzles {
    /// Easiest first.
    pub puzzles: Vec<CollectedPuzzle>,
    /// How many others match but cannot be read, because the file was damaged.
    pub unreadable: usize,
}

impl Store {
    /// Opens the database in a file. Creates the file if it does not exist, and migrates older versions. A file that
    /// cannot be written, for instance on a read-only disk, is opened for reading; then [`Store::add`] and
    /// [`Store::remove`] fail. A file of another program is not changed.
    ///
    /// # Errors
    /// [`StoreError::Open`] if that fails.
    pub async fn open(file: &Path) -> Result<Store, StoreError> {
        opening::file(file).await.map(Store::with).map_err(StoreError::Open)
    }

    /// Checks, without writing, whether [`Store::open`] would accept a file. A file that does not exist is accepted.
    ///
    /// # Errors
    /// [`StoreError::Open`] if it belongs to another program.
    pub async fn inspect(file: &Path) -> Result<(), StoreError> {
        opening::look(file).await.map_err(StoreError::Open)
    }

    /// Creates a temporary database in memory.
    ///
    /// # Errors
    /// [`StoreError::Open`] if that fails.
    pub async fn in_memory() -> Result<Store, StoreError> {
        opening::memory().await.map(Store::with).map_err(StoreError::Open)
    }

    fn with(opened: opening::Opened) -> Store {
        let opening::Opened { writer, readers, read_only, is_old } = opened;
        Store { writer, readers, read_only, is_old }
    }

    /// Returns whether puzzles can be added and removed. If not, it may help to open the file again later.
    pub fn is_writable(&self) -> bool {
        self.read_only.is_none()
    }

    /// Begins a write transaction once no other program is writing.
    async fn begin(&self) -> Result<Transaction<'static, Sqlite>, StoreError> {
        match &self.read_only {
            Some(trouble) => Err(StoreError::Work(trouble.clone())),
            None => match self.writer.begin_with(BEGIN).await {
                // On a full disk SQLite rolls back by itself. The connection then takes a transaction to be open for
                // ever, so another one is needed.
                Err(sqlx::Error::InvalidSavePointStatement) => {
                    self.writer.acquire().await?.close().await?;
                    Ok(self.writer.begin_with(BEGIN).await?)
                }
                begun => Ok(begun?),
            },
        }
    }

    /// Adds puzzles to a collection, which is created if necessary; either all of them or, on an error, none. A
    /// puzzle that is already present, up to symmetry, is not added again, but its new ratings replace the old
    /// ones. Returns the number of new puzzles.
    ///
    /// # Errors
    /// [`StoreError::Work`] if that fails; the collection is then unchanged.
    pub async fn add(&self, collection: &str, entries: &[Entry]) -> Result<usize, StoreError> {
        let mut transaction = self.begin().await?;
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

    /// Returns the puzzles that match a query, easiest first. Puzzles that a damaged file no longer holds in a readable
    /// form are counted; a rating that cannot be read is left out.
    ///
    /// # Errors
    /// [`StoreError::Work`] if the database cannot be read.
    pub async fn find(&self, query: &Query) -> Result<MatchingPuzzles, StoreError> {
        let rows = query.statement(self.is_old).build().fetch_all(&self.readers).await?;
        let puzzles: Vec<_> = rows.iter().filter_map(|row| query.puzzle(row).ok()).collect();
        Ok(MatchingPuzzles { unreadable: rows.len() - puzzles.len(), puzzles })
    }

    /// Returns what is known of a collection that has been rated on the same basis; an import need not rate it again.
    ///
    /// # Errors
    /// [`StoreError::Work`] if the database cannot be read.
    pub async fn rated_puzzles(
        &self,
        collection: &str,
        profile: &str,
        basis: &str,
    ) -> Result<RatedPuzzles, StoreError> {
        let (mut known, mut last) = (RatedPuzzles::default(), 0_i64);
        loop {
            let rows = sqlx::query(
                "SELECT puzzle.id, form_boxes, form FROM puzzle \
                 JOIN collection ON collection.id = puzzle.collection_id JOIN rating ON rating.puzzle_id = puzzle.id \
                 WHERE collection.name = ? AND profile = ? AND basis = ? AND puzzle.id > ? ORDER BY puzzle.id LIMIT ?",
            )
            .bind(collection)
            .bind(profile)
            .bind(basis)
            .bind(last)
            .bind(ROWS_READ_AT_ONCE)
            .fetch_all(&self.readers)
            .await?;
            let Some(end) = rows.last() else { return Ok(known) };
            last = end.try_get(0)?;
            for row in &rows {
                // What cannot be read is rated again.
                if let (Ok(boxes), Ok(form)) = (row.try_get(1), row.try_get(2)) {
                    known.insert(boxes, form);
                }
            }
        }
    }

    /// Returns the number of puzzles that match a query, regardless of its `skip` and `limit`.
    ///
    /// # Errors
    /// [`StoreError::Work`] if the database cannot be read.
    pub async fn count(&self, query: &Query) -> Result<u64, StoreError> {
        let count: i64 = query.counting(self.is_old).build().fetch_one(&self.readers).await?.try_get(0)?;
        Ok(u64::try_from(count).unwrap_or(0))
    }

    /// Returns all collections, sorted by name.
    ///
    /// # Errors
    /// [`StoreError::Work`] if the database cannot be read.
    pub async fn collections(&self) -> Result<Vec<Summary>, StoreError> {
        let sql = "SELECT name, COUNT(puzzle.id) FROM collection \
                   LEFT JOIN puzzle ON puzzle.collection_id = collection.id GROUP BY collection.id ORDER BY name";
        let rows = sqlx::query(sql).fetch_all(&self.readers).await?;
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
        let rows = sqlx::query("SELECT DISTINCT profile FROM rating ORDER BY profile")
            .fetch_all(&self.readers)
            .await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    /// Removes a collection with all its puzzles and frees their space. Returns whether it existed.
    ///
    /// On an almost full disk the puzzles are removed a few at a time, since the log of a whole removal would not fit.
    ///
    /// # Errors
    /// [`StoreError::Work`] if that fails. The collection is then unchanged, or smaller on a full disk.
    pub async fn remove(&self, collection: &str) -> Result<bool, StoreError> {
        let removed = match self.remove_rows(REMOVE_ALL, collection, 0).await {
            Err(StoreError::Work(Trouble::Full)) => {
                self.write_log_back().await?;
                while self.remove_rows(REMOVE_SOME, collection, ROWS_REMOVED_AT_ONCE).await? > 0 {
                    self.write_log_back().await?;
                }
                self.remove_rows(REMOVE_ALL, collection, 0).await?
            }
            removed => removed?,
        };
        // If there is no room for this, the space is reused for new puzzles.
        if sqlx::query("PRAGMA incremental_vacuum").fetch_all(&self.writer).await.is_ok() {
            let _ = self.write_log_back().await;
        }
        Ok(removed > 0)
    }

    async fn remove_rows(&self, sql: &'static str, collection: &str, most: i64) -> Result<u64, StoreError> {
        let mut transaction = self.begin().await?;
        let deleted = sqlx::query(sql).bind(collection).bind(most).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(deleted.rows_affected())
    }

    /// Writes the log into the file and empties it, which frees its space on the disk.
    async fn write_log_back(&self) -> Result<(), StoreError> {
        sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_all(&self.writer).await?;
        Ok(())
    }

    /// Finishes all work and closes the file.
    pub async fn close(self) {
        // The last connection writes the log back, so it must be the one that can write.
        self.readers.close().await;
        self.writer.close().await;
    }
}

const BEGIN: &str = "BEGIN IMMEDIATE";
const REMOVE_ALL: &str = "DELETE FROM collection WHERE name = ?1 AND ?2 >= 0";
const REMOVE_SOME: &str = "DELETE FROM puzzle WHERE id IN (SELECT puzzle.id FROM puzzle JOIN collection \
    ON collection.id = puzzle.collection_id WHERE collection.name = ?1 LIMIT ?2)";

/// Adds one puzzle. Returns whether it is new.
async fn add(connection: &mut SqliteConnection, collection: i64, entry: &Entry) -> Result<bool, sqlx::Error> {
    let geometry = entry.puzzle.geometry();
    let boxes = format!("{}x{}", geometry.box_rows(), geometry.box_columns());
    let inserted = sqlx::query(
        "INSERT INTO puzzle (collection_id, boxes, board, form_boxes, form, clues, comment, line) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (collection_id, form_boxes, form) DO NOTHING",
    )
    .bind(collection)
    .bind(boxes)
    .bind(entry.puzzle.to_string())
    .bind(&entry.boxes)
    .bind(&entry.form)
    .bind(entry.puzzle.filled_count() as i64)
    .bind(&entry.comment)
    .bind(entry.line.map(i64::from))
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
            "INSERT INTO rating (puzzle_id, profile, outcome, level, score, hardest, steps, basis, openness) \
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (puzzle_id, profile) DO UPDATE SET \
             outcome = excluded.outcome, level = excluded.level, score = excluded.score, \
             hardest = excluded.hardest, steps = excluded.steps, basis = excluded.basis, \
             openness = excluded.openness",
        )
        .bind(id)
        .bind(&rated.profile)
        .bind(rating.end.as_str())
        .bind(rating.level.map(|level| level.as_str()))
        .bind(i64::from(rating.score))
        .bind(rating.hardest.map(|hardest| hardest.as_str()))
        .bind(rating.steps as i64)
        .bind(&rated.basis)
        .bind(rating.openness.map(|openness| openness.to_string()))
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

#[cfg(test)]
mod tests {
    use super::*;
    use jade_grid::line;

    /// A connection that may use no more pages behaves like one on a full disk.
    #[tokio::test]
    async fn after_a_full_disk_puzzles_can_be_added_and_removed_again() {
        let file = std::env::temp_dir().join(format!("jade-full-{}.sqlite", std::process::id()));
        let store = Store::open(&file).await.unwrap();
        let lines = ["3......3...41...", "3..1...3...41...", "1....2....3....4"];
        let entry =
            |line: &str, comment: &str| Entry::new(line::read(line).unwrap(), Some(comment.to_owned()));
        assert_eq!(store.add("mine", &[entry(lines[0], "small")]).await.unwrap(), 1);
        let pages: i64 = sqlx::query("PRAGMA page_count").fetch_one(&store.writer).await.unwrap().get(0);
        let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::query(limit).fetch_all(&store.writer).await.unwrap();
        let large = entry(lines[1], &"large ".repeat(100_000));
        let full = StoreError::Work(Trouble::Full);
        assert_eq!(store.add("mine", std::slice::from_ref(&large)).await, Err(full));
        assert_eq!(store.add("mine", &[entry(lines[2], "small")]).await.unwrap(), 1);
        assert_eq!(store.collections().await.unwrap()[0].puzzles, 2);
        assert!(store.remove("mine").await.unwrap());
        store.close().await;
        std::fs::remove_file(file).unwrap();
    }
}
