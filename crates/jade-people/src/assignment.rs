//! [`Assignment`]: what a teacher gives a class to do.

use crate::secret::new_id;
use crate::{People, PeopleError, checked_title};
use sqlx::Row;
use sqlx::any::AnyRow;
use std::collections::BTreeMap;

/// The most assignments of a class.
pub const MOST_ASSIGNMENTS: usize = 100;
/// The latest time that every device can show, in milliseconds since 1970: that of dates in JavaScript.
const LAST_TIME: i64 = 8_640_000_000_000_000;
/// The most bytes of a task.
const LONGEST_TASK: usize = 64 * 1024;

/// What is to be done, and when.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Its title.
    pub title: String,
    /// What is to be done; only the caller understands it. At most 64 KiB.
    pub task: String,
    /// From when on pupils can see it, in milliseconds since 1970.
    pub opens: i64,
    /// Until when it is to be done, in milliseconds since 1970; later than `opens`, and before the year 275,760.
    pub closes: i64,
    /// Whether it is an exam: pupils see the task only after they have begun.
    pub exam: bool,
}

/// What a teacher has given a class to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assignment {
    /// Its id, which never changes.
    pub id: String,
    /// What is to be done, and when.
    pub plan: Plan,
}

const COLUMNS: &str = "id, title, task, opens, closes, exam";

fn assignment_of(row: &AnyRow) -> Result<Assignment, sqlx::Error> {
    let plan = Plan {
        title: row.try_get(1)?,
        task: row.try_get(2)?,
        opens: row.try_get(3)?,
        closes: row.try_get(4)?,
        exam: row.try_get::<i64, _>(5)? != 0,
    };
    Ok(Assignment { id: row.try_get(0)?, plan })
}

impl People {
    /// Gives a class something to do.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::NoClass`], [`PeopleError::Title`] if the title is not one,
    /// [`PeopleError::Times`], [`PeopleError::TooManyAssignments`], [`PeopleError::Full`] if the task is too long,
    /// [`PeopleError::Database`].
    pub async fn assign(&self, teacher: &str, class: &str, plan: Plan) -> Result<Assignment, PeopleError> {
        let title = checked_title(&plan.title).map_err(PeopleError::Title)?;
        if plan.opens < 0 || plan.closes <= plan.opens || plan.closes > LAST_TIME {
            return Err(PeopleError::Times);
        }
        if plan.task.len() > LONGEST_TASK {
            return Err(PeopleError::Full);
        }
        self.class(teacher, class).await?;
        let assignment = Assignment { id: new_id(), plan: Plan { title, ..plan } };
        let plan = &assignment.plan;
        let new = sqlx::query(
            "INSERT INTO assignment (id, class, title, task, opens, closes, exam, created) \
             SELECT $1, $2, $3, $4, $5, $6, $7, $8 \
             WHERE (SELECT COUNT(*) FROM assignment WHERE class = $2) < $9",
        )
        .bind(&assignment.id)
        .bind(class)
        .bind(&plan.title)
        .bind(&plan.task)
        .bind(plan.opens)
        .bind(plan.closes)
        .bind(i64::from(plan.exam))
        .bind(self.now())
        .bind(MOST_ASSIGNMENTS as i64);
        let made = self.write(new).await?;
        if made.rows_affected() == 0 { Err(PeopleError::TooManyAssignments) } else { Ok(assignment) }
    }

    /// Takes an assignment back.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::NoClass`], [`PeopleError::NoAssignment`], [`PeopleError::Database`].
    pub async fn remove_assignment(
        &self,
        teacher: &str,
        class: &str,
        assignment: &str,
    ) -> Result<(), PeopleError> {
        self.class(teacher, class).await?;
        let gone = self
            .write(
                sqlx::query("DELETE FROM assignment WHERE id = $1 AND class = $2")
                    .bind(assignment)
                    .bind(class),
            )
            .await?;
        if gone.rows_affected() == 0 { Err(PeopleError::NoAssignment) } else { Ok(()) }
    }

    /// Returns the assignments of a class, the one that closes last first. Who may see them is for the caller to decide.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn assignments(&self, class: &str) -> Result<Vec<Assignment>, PeopleError> {
        let sql = format!(
            "SELECT {COLUMNS} FROM assignment WHERE class = $1 ORDER BY closes DESC, created DESC, id"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(class).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(assignment_of).collect::<Result<_, _>>()?)
    }

    /// Begins an exam for a pupil, and returns when that was: the first time counts, by the clock of the server.
    ///
    /// # Errors
    /// [`PeopleError::NoAssignment`] if the pupil's class has no such exam, [`PeopleError::NotOpen`] before it opens and
    /// after it closes, [`PeopleError::Database`].
    pub async fn begin_exam(&self, account: &str, assignment: &str) -> Result<i64, PeopleError> {
        let now = self.now();
        let row = sqlx::query(
            "SELECT opens, closes FROM assignment JOIN member ON member.class = assignment.class \
             WHERE assignment.id = $1 AND member.account = $2 AND exam = 1",
        )
        .bind(assignment)
        .bind(account)
        .fetch_optional(&self.pool)
        .await?
        .ok_or(PeopleError::NoAssignment)?;
        let (opens, closes): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        if !(opens..closes).contains(&now) {
            return Err(PeopleError::NotOpen);
        }
        let begun = sqlx::query(
            "INSERT INTO begun (assignment, account, at) VALUES ($1, $2, $3) \
             ON CONFLICT (assignment, account) DO UPDATE SET at = begun.at RETURNING at",
        )
        .bind(assignment)
        .bind(account)
        .bind(now);
        let row = self.write_returning(begun).await?;
        Ok(row.ok_or(PeopleError::NoAssignment)?.try_get(0)?)
    }

    /// Returns when the pupils of a class began its exams, by assignment and account, in milliseconds since 1970.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn begun(&self, class: &str) -> Result<BTreeMap<(String, String), i64>, PeopleError> {
        let rows = sqlx::query(
            "SELECT begun.assignment, begun.account, begun.at FROM begun \
             JOIN assignment ON assignment.id = begun.assignment WHERE assignment.class = $1",
        )
        .bind(class)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &AnyRow| -> Result<((String, String), i64), sqlx::Error> {
            Ok(((row.try_get(0)?, row.try_get(1)?), row.try_get(2)?))
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }
}
