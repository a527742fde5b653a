//! Races: several people play the same board, and each sees how far the others are.
//!
//! A race is known by its id, which is in the link that they send each other: whoever has it may see the race, and nobody
//! else can find it. The crate knows no board and no digit of it, only how much of it is filled.

use crate::name::is_unseen;
use crate::{People, PeopleError};
use sqlx::Row;

/// The most people of a race.
pub const MOST_RACERS: usize = 12;
/// The most characters of a name in a race.
pub const LONGEST_RACER: usize = 24;
/// The most races of an account; a new one takes the place of the oldest.
const MOST_RACES: i64 = 20;
/// How long a race is kept after somebody's last change, in milliseconds.
const RACE_LASTS: i64 = 24 * 3_600_000;

/// How far somebody is in a race.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// What the others call this person; may be empty. What cannot be seen is left out, and so is what is too long.
    pub name: String,
    /// How many of the open cells are filled, in percent; at most 100.
    pub percent: u32,
    /// The playing time in seconds; 0 until the board is solved.
    pub seconds: u32,
    /// The number of hints so far.
    pub hints: u32,
    /// The number of mistakes so far.
    pub mistakes: u32,
}

/// Somebody in a race.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Racer {
    /// How far this person is.
    pub progress: Progress,
    /// Whether it is the one who asks.
    pub own: bool,
}

impl People {
    /// Notes how far an account is in a race, and returns how far everybody is: who is done first, the fastest first, then
    /// who has filled most. What was noted of a solved board stays: a second try does not count.
    ///
    /// # Errors
    /// [`PeopleError::RaceFull`] if [`MOST_RACERS`] others are in it; [`PeopleError::Database`].
    ///
    /// ```
    /// # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
    /// # use jade_people::{Attempt, Credentials, People, Progress, SignUp};
    /// # let people = People::in_memory().await.unwrap();
    /// # let rosa = Credentials { name: "Rosa", password: "nine blue boxes" };
    /// # let from = Attempt { address: "192.0.2.7", device: None, label: "Firefox" };
    /// # let rosa = people.sign_up(SignUp::Open, rosa, None, from).await.unwrap().account.id;
    /// let half = Progress { name: "Rosa".to_owned(), percent: 50, ..Progress::default() };
    /// let racers = people.race(&rosa, "a-race", &half).await.unwrap();
    /// assert_eq!((racers.len(), racers[0].own, racers[0].progress.percent), (1, true, 50));
    /// # });
    /// ```
    pub async fn race(
        &self,
        account: &str,
        race: &str,
        progress: &Progress,
    ) -> Result<Vec<Racer>, PeopleError> {
        let now = self.now();
        let name: String =
            progress.name.chars().filter(|c| !c.is_control() && !is_unseen(*c)).take(LONGEST_RACER).collect();
        let mut transaction = self.begin().await?;
        sqlx::query("DELETE FROM race WHERE changed < $1")
            .bind(now - RACE_LASTS)
            .execute(&mut *transaction)
            .await?;
        // A poll that brings nothing new writes nothing.
        let noted = sqlx::query(
            "INSERT INTO race (race, account, name, percent, seconds, hints, mistakes, changed) \
             SELECT $1, id, $3, $4, $5, $6, $7, $8 FROM account WHERE id = $2 \
                 AND (SELECT COUNT(*) FROM race WHERE race = $1 AND account <> $2) < $9 \
             ON CONFLICT (race, account) DO UPDATE \
             SET name = $3, percent = $4, seconds = $5, hints = $6, mistakes = $7, changed = $8 \
             WHERE race.seconds = 0 AND (race.name <> $3 OR race.percent <> $4 OR race.seconds <> $5)",
        )
        .bind(race)
        .bind(account)
        .bind(name.trim())
        .bind(i64::from(progress.percent.min(100)))
        .bind(i64::from(progress.seconds))
        .bind(i64::from(progress.hints))
        .bind(i64::from(progress.mistakes))
        .bind(now)
        .bind(MOST_RACERS as i64)
        .execute(&mut *transaction)
        .await?;
        if noted.rows_affected() > 0 {
            sqlx::query(
                "DELETE FROM race WHERE account = $1 AND race NOT IN ( \
                     SELECT race FROM race WHERE account = $1 ORDER BY changed DESC, race LIMIT $2)",
            )
            .bind(account)
            .bind(MOST_RACES)
            .execute(&mut *transaction)
            .await?;
        }
        let rows = sqlx::query(
            "SELECT account, name, percent, seconds, hints, mistakes FROM race WHERE race = $1 \
             ORDER BY CASE WHEN seconds > 0 THEN 0 ELSE 1 END, seconds, percent DESC, account",
        )
        .bind(race)
        .fetch_all(&mut *transaction)
        .await?;
        transaction.commit().await?;
        let number = |row: &sqlx::any::AnyRow, at| -> Result<u32, sqlx::Error> {
            Ok(u32::try_from(row.try_get::<i64, _>(at)?).unwrap_or(u32::MAX))
        };
        let mut racers = Vec::with_capacity(rows.len());
        for row in &rows {
            let progress = Progress {
                name: row.try_get(1)?,
                percent: number(row, 2)?,
                seconds: number(row, 3)?,
                hints: number(row, 4)?,
                mistakes: number(row, 5)?,
            };
            racers.push(Racer { progress, own: row.try_get::<String, _>(0)? == account });
        }
        match racers.iter().any(|one| one.own) {
            true => Ok(racers),
            // Those who are in it need not be seen by somebody who cannot be.
            false => Err(PeopleError::RaceFull),
        }
    }
}
