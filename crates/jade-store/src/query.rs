//! [`Query`] selects puzzles.

use jade_collection::{CollectedPuzzle, CollectedRating, PuzzleFilter};
use jade_grid::{Geometry, Puzzle, line};
use sqlx::sqlite::SqliteRow;
use sqlx::{QueryBuilder, Row, Sqlite};

/// Selects puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// The name of the collection; any if `None`.
    pub collection: Option<String>,
    /// The conditions. Its technique must be on the path.
    pub filter: PuzzleFilter,
    /// The line of the imported file where the puzzle begins; any if `None`.
    pub line: Option<u32>,
    /// The number of results to skip.
    pub skip: u32,
    /// The greatest number of results; unlimited if `None`.
    pub limit: Option<u32>,
}

impl Query {
    /// Returns the statement with its parameters bound. Easier puzzles come first; ties go to those stored first.
    /// Puzzles not rated in the profile come last. `is_old`: the tables are those of a version before the third.
    pub(crate) fn statement(&self, is_old: bool) -> QueryBuilder<Sqlite> {
        let newer = if is_old { "NULL AS line, NULL AS openness" } else { "line, openness" };
        let columns = "collection.name, boxes, board, comment, outcome, level, score, hardest, steps";
        let mut sql = self.select(&format!("{columns}, {newer}"), is_old);
        sql.push(" ORDER BY rating.score IS NULL, rating.score, puzzle.id");
        if self.limit.is_some() || self.skip > 0 {
            // For “all”, SQL needs the largest number.
            sql.push(" LIMIT ").push_bind(self.limit.map_or(i64::MAX, i64::from));
            sql.push(" OFFSET ").push_bind(i64::from(self.skip));
        }
        sql
    }

    /// Returns the statement that counts all matches, including those skipped or beyond the limit.
    pub(crate) fn counting(&self, is_old: bool) -> QueryBuilder<Sqlite> {
        self.select("COUNT(*)", is_old)
    }

    fn select(&self, columns: &str, is_old: bool) -> QueryBuilder<Sqlite> {
        let mut sql = QueryBuilder::new(format!(
            "SELECT {columns} FROM puzzle JOIN collection ON collection.id = puzzle.collection_id \
             LEFT JOIN rating ON rating.puzzle_id = puzzle.id AND rating.profile = "
        ));
        let PuzzleFilter { profile, level, technique, givens, score } = &self.filter;
        sql.push_bind(profile.clone()).push(" WHERE 1 = 1");
        if let Some(name) = &self.collection {
            sql.push(" AND collection.name = ").push_bind(name.clone());
        }
        match self.line {
            Some(_) if is_old => _ = sql.push(" AND 1 = 0"),
            Some(line) => _ = sql.push(" AND puzzle.line = ").push_bind(i64::from(line)),
            None => {}
        }
        if let Some(level) = level {
            sql.push(" AND rating.level = ").push_bind(level.as_str());
        }
        if let Some(technique) = technique {
            sql.push(
                " AND EXISTS (SELECT 1 FROM needed WHERE needed.puzzle_id = puzzle.id AND needed.profile = ",
            )
            .push_bind(profile.clone())
            .push(" AND needed.technique = ")
            .push_bind(technique.as_str())
            .push(")");
        }
        for (column, range) in [("clues", givens), ("rating.score", score)] {
            if let Some(range) = range {
                sql.push(format!(" AND {column} BETWEEN "))
                    .push_bind(i64::from(*range.start()))
                    .push(" AND ")
                    .push_bind(i64::from(*range.end()));
            }
        }
        sql
    }

    pub(crate) fn puzzle(&self, row: &SqliteRow) -> Result<CollectedPuzzle, sqlx::Error> {
        let boxes: String = row.try_get("boxes")?;
        let board: String = row.try_get("board")?;
        let puzzle = read(&boxes, &board)
            .ok_or_else(|| sqlx::Error::Decode(format!("no board of boxes {boxes}: {board}").into()))?;
        let end: Option<String> = row.try_get("outcome").ok().flatten();
        let rating = end.map(|end| -> Result<CollectedRating, sqlx::Error> {
            let level: Option<String> = row.try_get("level")?;
            let hardest: Option<String> = row.try_get("hardest")?;
            let (score, steps) = (number(row.try_get("score")?), number(row.try_get("steps")?) as usize);
            let rating =
                CollectedRating::from_names(&end, level.as_deref(), score, hardest.as_deref(), steps)
                    .map_err(|error| sqlx::Error::Decode(error.into()))?;
            let openness: Option<String> = row.try_get("openness")?;
            Ok(CollectedRating { openness: openness.and_then(|text| text.parse().ok()), ..rating })
        });
        Ok(CollectedPuzzle {
            collection: row.try_get("name")?,
            puzzle,
            comment: row.try_get("comment").ok().flatten(),
            line: row.try_get("line").ok().flatten().map(number),
            // A rating that cannot be read counts as none: an import creates it again.
            rating: rating.and_then(Result::ok),
            early: false,
        })
    }
}

/// Converts a stored number that was a `u32`.
fn number(stored: i64) -> u32 {
    u32::try_from(stored).unwrap_or(u32::MAX)
}

/// Parses a stored board.
fn read(boxes: &str, board: &str) -> Option<Puzzle> {
    let (rows, columns) = boxes.split_once('x')?;
    let geometry = Geometry::with_boxes(rows.parse().ok()?, columns.parse().ok()?).ok()?;
    let restricted = || line::read(board).ok().filter(|puzzle| puzzle.geometry() == geometry);
    line::read_cells(geometry, board).ok().or_else(restricted)
}
