//! Rankings: who takes part, what they solved, and the tables.
//!
//! Only those who want to are ranked. Those who leave, or delete the account, are gone from all tables at once. What a
//! solve is worth is the caller's to judge ([`People::judge`]): this crate only stores it.

use crate::{Arrived, Item, People, PeopleError};
use sqlx::Row;

/// The most rows of a table.
const MAX_ROWS: usize = 100;
/// The most solves of a day's puzzle that are compared.
const MOST_OF_DAY: i64 = 20_000;
/// The most games that are judged at a time …
const MAX_JUDGED_GAMES: i64 = 20;
/// … and the most bytes of them; a single one may be larger.
const MAX_JUDGED_BYTES: i64 = 512 * 1024;
/// The number of solves that make up how somebody plays at present.
const PRESENT_SOLVES: i64 = 10;
/// The least number of solves by which somebody's usual time is known.
const MIN_SOLVES_OF_USUAL: i64 = 5;
/// The least number of solves in a table by the median: of fewer, the fastest few would decide.
const LEAST_FOR_MEDIAN: u32 = 10;
/// The most solves set aside that their owner sees.
const MOST_SET_ASIDE: i64 = 50;

/// How somebody takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Participation {
    /// Whether the others see the name.
    pub named: bool,
}

/// A solved game, as its replay showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solve {
    /// The puzzle in canonical form.
    pub puzzle: String,
    /// Its level; empty if unknown.
    pub level: String,
    /// The day whose puzzle it is, for example `2026-11-22`; empty if it is none.
    pub day: String,
    /// The playing time.
    pub seconds: u32,
    /// The number of hints.
    pub hints: u32,
    /// When it was solved, by the clock of the server, in milliseconds since 1970.
    pub solved: i64,
    /// Why the time is not believed; empty if it is.
    pub fault: String,
}

/// Which solves a table compares: those without a hint, or those with hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Help {
    /// Without a single hint.
    #[default]
    None,
    /// With at least one hint.
    Hints,
}

/// By what a table of a level is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RankBy {
    /// By the number of solves, the most first.
    Solved,
    /// By the best time.
    Best,
    /// By the mean time.
    Mean,
    /// By the median time, of those with at least ten solves.
    #[default]
    Median,
    /// By how the last ten times compare with those before: see [`Standing::handicap`].
    Handicap,
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The place, from 1. Equal values have equal places.
    pub place: u32,
    /// The name; `None` if it is hidden.
    pub name: Option<String>,
    /// Whether it is the one who asks.
    pub own: bool,
    /// The number of solves.
    pub solved: u32,
    /// The best time in seconds.
    pub best: u32,
    /// The mean time in seconds, rounded down.
    pub mean: u32,
    /// The median time in seconds, rounded down.
    pub median: u32,
    /// The time in percent of one's own usual one: below 100 is faster than usual. In a table of a day, the solve
    /// against the median of the other solves of that level; in a table of a level, the median of the last ten solves
    /// against that of those before. `None` with fewer than 5 solves to compare with.
    pub handicap: Option<u32>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ranking {
    /// The first 100 rows, and the row of the one who asks.
    pub rows: Vec<Standing>,
    /// The number of people in the whole table.
    pub people: u32,
}

/// A solve that does not count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// Its level; empty if unknown.
    pub level: String,
    /// The day whose puzzle it is; empty if it is none.
    pub day: String,
    /// The playing time.
    pub seconds: u32,
    /// When it was solved, by the clock of the server, in milliseconds since 1970.
    pub solved: i64,
    /// Why its time is not believed.
    pub fault: String,
}

/// A game that has not been judged yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnjudgedGame {
    /// The game.
    pub game: Arrived,
    /// Its record; `None` if the account has none.
    pub record: Option<Arrived>,
}

/// Games that have not been judged yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unjudged {
    /// The games.
    pub games: Vec<UnjudgedGame>,
    /// What [`People::judge`] needs to know.
    pub change: i64,
    /// Whether there may be more.
    pub more: bool,
}

/// The times of one person, before they are ranked.
struct Times {
    account: String,
    name: Option<String>,
    solved: u32,
    best: u32,
    mean: u32,
    median: u32,
    handicap: Option<u32>,
}

fn small(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}

/// Returns a time in percent of another.
fn percent(seconds: i64, usual: i64) -> Option<u32> {
    (usual > 0).then(|| small((100 * seconds + usual / 2) / usual))
}

impl People {
    /// Lets an account take part, or changes whether its name is seen. The name of a pupil never is: the other pupils of
    /// the class would know who it is.
    ///
    /// # Errors
    /// [`PeopleError::NoAccount`], [`PeopleError::Database`].
    pub async fn take_part(&self, account: &str, participation: Participation) -> Result<(), PeopleError> {
        let mut transaction = self.begin().await?;
        let known = sqlx::query("SELECT id FROM account WHERE id = $1")
            .bind(account)
            .fetch_optional(&mut *transaction)
            .await?;
        if known.is_none() {
            return Err(PeopleError::NoAccount);
        }
        let row = sqlx::query("SELECT COUNT(*) FROM member WHERE account = $1")
            .bind(account)
            .fetch_one(&mut *transaction)
            .await?;
        let is_pupil = row.try_get::<i64, _>(0)? > 0;
        let sql = "INSERT INTO ranked (account, named, change) VALUES ($1, $2, 0) \
                   ON CONFLICT (account) DO UPDATE SET named = $2";
        sqlx::query(sql)
            .bind(account)
            .bind(i64::from(participation.named && !is_pupil))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Removes an account from all rankings, with what they knew of it.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn leave_rankings(&self, account: &str) -> Result<(), PeopleError> {
        self.write(sqlx::query("DELETE FROM ranked WHERE account = $1").bind(account)).await?;
        Ok(())
    }

    /// Returns how an account takes part; `None` if it does not.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn participation(&self, account: &str) -> Result<Option<Participation>, PeopleError> {
        let row = sqlx::query("SELECT named FROM ranked WHERE account = $1")
            .bind(account)
            .fetch_optional(&self.pool)
            .await?;
        let named = |row: sqlx::any::AnyRow| row.try_get::<i64, _>(0);
        Ok(row.map(named).transpose()?.map(|named| Participation { named: named != 0 }))
    }

    /// Returns games of an account that takes part and that were stored or changed since the last call of
    /// [`People::judge`], in the order of their changes; `None` if there are none.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn unjudged(&self, account: &str) -> Result<Option<Unjudged>, PeopleError> {
        // First how large they are, so that no more is read than is judged at a time.
        let rows = sqlx::query(
            "SELECT item.change, CAST(octet_length(item.body) AS BIGINT) FROM item \
             JOIN ranked ON ranked.account = item.account \
             WHERE item.account = $1 AND item.change > ranked.change AND item.kind = 'game' \
             ORDER BY item.change LIMIT $2",
        )
        .bind(account)
        .bind(MAX_JUDGED_GAMES)
        .fetch_all(&self.pool)
        .await?;
        let (Some(first), mut more) = (rows.first(), rows.len() as i64 == MAX_JUDGED_GAMES) else {
            return Ok(None);
        };
        let first: i64 = first.try_get(0)?;
        let (mut change, mut bytes) = (first, 0);
        for row in &rows {
            bytes += row.try_get::<i64, _>(1)?;
            if bytes > MAX_JUDGED_BYTES && row.try_get::<i64, _>(0)? > first {
                more = true;
                break;
            }
            change = row.try_get(0)?;
        }
        let rows = sqlx::query(
            "SELECT item.change, item.name, item.body, item.received, item.ahead, \
                 record.body, record.received, record.ahead FROM item \
             LEFT JOIN item AS record ON record.account = item.account AND record.kind = 'record' \
                 AND record.name = item.name \
             WHERE item.account = $1 AND item.change >= $2 AND item.change <= $3 AND item.kind = 'game' \
             ORDER BY item.change",
        )
        .bind(account)
        .bind(first)
        .bind(change)
        .fetch_all(&self.pool)
        .await?;
        // A record stands in three columns like those of its game.
        let arrived = |row: &sqlx::any::AnyRow, kind: &str, at: usize| -> Result<_, sqlx::Error> {
            let Some(body) = row.try_get(at)? else { return Ok(None) };
            let item = Item { kind: kind.to_owned(), name: row.try_get(1)?, body };
            let received = Some(row.try_get(at + 1)?).filter(|received| *received > 0);
            Ok(Some(Arrived { item, received, ahead: row.try_get(at + 2)? }))
        };
        let mut games = Vec::new();
        for row in &rows {
            if let Some(game) = arrived(row, "game", 2)? {
                games.push(UnjudgedGame { game, record: arrived(row, "record", 5)? });
            }
        }
        Ok(Some(Unjudged { games, change, more }))
    }

    /// Stores what was found in the games of [`People::unjudged`]. `change` is its change; `solves` has the id of each
    /// game that is solved and the solve. Done twice, it changes nothing the second time. Of several games with the same
    /// puzzle, the one that was solved first counts. When that was, the devices say; so nothing that comes later
    /// replaces a longer time, not even another form of the same game.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn judge(
        &self,
        account: &str,
        change: i64,
        solves: &[(String, Solve)],
    ) -> Result<(), PeopleError> {
        let mut transaction = self.begin().await?;
        // This locks the row. Somebody who has left meanwhile is not ranked.
        let sql =
            "UPDATE ranked SET change = CASE WHEN change < $2 THEN $2 ELSE change END WHERE account = $1";
        let taking_part = sqlx::query(sql).bind(account).bind(change).execute(&mut *transaction).await?;
        if taking_part.rows_affected() == 0 {
            return Ok(());
        }
        let now = self.now();
        for (game, solve) in solves {
            let sql = "INSERT INTO solve (account, puzzle, game, level, day, seconds, hints, solved, fault) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (account, puzzle) DO UPDATE \
                       SET game = $3, level = $4, day = $5, seconds = $6, fault = $9, \
                           hints = CASE WHEN solve.game = $3 AND solve.hints > $7 THEN solve.hints ELSE $7 END, \
                           solved = CASE WHEN solve.solved < $8 THEN solve.solved ELSE $8 END \
                       WHERE solve.seconds <= $6 AND (solve.game = $3 \
                           OR $8 < solve.solved OR ($8 = solve.solved AND $3 < solve.game))";
            sqlx::query(sql)
                .bind(account)
                .bind(&solve.puzzle)
                .bind(game)
                .bind(&solve.level)
                .bind(&solve.day)
                .bind(i64::from(solve.seconds))
                .bind(i64::from(solve.hints))
                .bind(solve.solved.min(now))
                .bind(&solve.fault)
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Returns the table of a level: everybody who takes part and solved one since `since` (milliseconds since 1970).
    /// `account` is the one who asks.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn level_ranking(
        &self,
        account: &str,
        level: &str,
        since: i64,
        help: Help,
        by: RankBy,
    ) -> Result<Ranking, PeopleError> {
        // Each person's times in order, for all solves (`late` is 2), the last ten (1) and those before (0).
        let rows = sqlx::query(
            "WITH counted AS ( \
                 SELECT solve.account, solve.seconds, account.name, ranked.named, ROW_NUMBER() OVER ( \
                     PARTITION BY solve.account ORDER BY solve.solved DESC, solve.puzzle) AS back \
                 FROM solve JOIN ranked ON ranked.account = solve.account \
                 JOIN account ON account.id = solve.account \
                 WHERE solve.level = $1 AND solve.solved >= $2 AND solve.fault = '' AND account.locked = 0 \
                     AND (CASE WHEN solve.hints > 0 THEN 1 ELSE 0 END) = $3), \
             grouped AS ( \
                 SELECT account, name, named, seconds, 2 AS late FROM counted UNION ALL \
                 SELECT account, name, named, seconds, CASE WHEN back <= $4 THEN 1 ELSE 0 END FROM counted), \
             placed AS ( \
                 SELECT account, name, named, seconds, late, \
                     ROW_NUMBER() OVER (PARTITION BY account, late ORDER BY seconds) AS place, \
                     COUNT(*) OVER (PARTITION BY account, late) AS many FROM grouped) \
             SELECT account, name, named, CAST(late AS BIGINT), COUNT(*), MIN(seconds), \
                 CAST(SUM(seconds) AS BIGINT), \
                 CAST(SUM(CASE WHEN place = (many + 1) / 2 THEN seconds ELSE 0 END) AS BIGINT), \
                 CAST(SUM(CASE WHEN place = (many + 2) / 2 THEN seconds ELSE 0 END) AS BIGINT) \
             FROM placed GROUP BY account, name, named, late ORDER BY account, late DESC",
        )
        .bind(level)
        .bind(since)
        .bind(i64::from(help == Help::Hints))
        .bind(PRESENT_SOLVES)
        .fetch_all(&self.pool)
        .await?;
        let mut all: Vec<Times> = Vec::new();
        let mut late_median = 0;
        for row in rows {
            let id: String = row.try_get(0)?;
            let (late, many): (i64, i64) = (row.try_get(3)?, row.try_get(4)?);
            let median = (row.try_get::<i64, _>(7)? + row.try_get::<i64, _>(8)?) / 2;
            match late {
                2 => all.push(Times {
                    account: id,
                    name: name(row.try_get(1)?, row.try_get(2)?),
                    solved: small(many),
                    best: small(row.try_get(5)?),
                    mean: small(row.try_get::<i64, _>(6)? / many.max(1)),
                    median: small(median),
                    handicap: None,
                }),
                1 => late_median = median,
                _ => {
                    if let Some(last) = all.last_mut().filter(|_| many >= MIN_SOLVES_OF_USUAL) {
                        last.handicap = percent(late_median, median);
                    }
                }
            }
        }
        Ok(ranked(all, by, account))
    }

    /// Returns the table of a day's puzzle of a level. `account` is the one who asks. With `handicap`, everybody is
    /// compared with their own usual time; otherwise by time.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn day_ranking(
        &self,
        account: &str,
        day: &str,
        level: &str,
        help: Help,
        handicap: bool,
    ) -> Result<Ranking, PeopleError> {
        if day.is_empty() {
            return Ok(Ranking::default());
        }
        let rows = sqlx::query(
            "WITH today AS ( \
                 SELECT solve.account, solve.puzzle, solve.level, solve.seconds, account.name, ranked.named \
                 FROM solve JOIN ranked ON ranked.account = solve.account \
                 JOIN account ON account.id = solve.account \
                 WHERE solve.day = $1 AND solve.level = $2 AND solve.fault = '' AND account.locked = 0 \
                     AND (CASE WHEN solve.hints > 0 THEN 1 ELSE 0 END) = $3 \
                 ORDER BY solve.seconds LIMIT $4), \
             others AS ( \
                 SELECT today.account, solve.seconds, \
                     ROW_NUMBER() OVER (PARTITION BY today.account ORDER BY solve.seconds) AS place, \
                     COUNT(*) OVER (PARTITION BY today.account) AS many \
                 FROM today JOIN solve ON solve.account = today.account AND solve.level = today.level \
                     AND solve.puzzle <> today.puzzle AND solve.fault = ''), \
             usual AS ( \
                 SELECT account, COUNT(*) AS many, \
                     CAST(SUM(CASE WHEN place = (many + 1) / 2 THEN seconds ELSE 0 END) AS BIGINT) \
                     + CAST(SUM(CASE WHEN place = (many + 2) / 2 THEN seconds ELSE 0 END) AS BIGINT) AS twice \
                 FROM others GROUP BY account) \
             SELECT today.account, today.name, today.named, today.seconds, \
                 CAST(COALESCE(usual.many, 0) AS BIGINT), CAST(COALESCE(usual.twice, 0) AS BIGINT) \
             FROM today LEFT JOIN usual ON usual.account = today.account ORDER BY today.seconds, today.account",
        )
        .bind(day)
        .bind(level)
        .bind(i64::from(help == Help::Hints))
        .bind(MOST_OF_DAY)
        .fetch_all(&self.pool)
        .await?;
        let mut all = Vec::new();
        for row in rows {
            let seconds: i64 = row.try_get(3)?;
            let (many, twice): (i64, i64) = (row.try_get(4)?, row.try_get(5)?);
            let time = small(seconds);
            all.push(Times {
                account: row.try_get(0)?,
                name: name(row.try_get(1)?, row.try_get(2)?),
                solved: 1,
                best: time,
                mean: time,
                median: time,
                handicap: if many >= MIN_SOLVES_OF_USUAL { percent(2 * seconds, twice) } else { None },
            });
        }
        Ok(ranked(all, if handicap { RankBy::Handicap } else { RankBy::Best }, account))
    }

    /// Returns the solves of an account that do not count, latest first.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn set_aside(&self, account: &str) -> Result<Vec<SetAside>, PeopleError> {
        let rows = sqlx::query(
            "SELECT level, day, seconds, solved, fault FROM solve WHERE account = $1 AND fault <> '' \
             ORDER BY solved DESC, puzzle LIMIT $2",
        )
        .bind(account)
        .bind(MOST_SET_ASIDE)
        .fetch_all(&self.pool)
        .await?;
        let one = |row: sqlx::any::AnyRow| -> Result<SetAside, PeopleError> {
            Ok(SetAside {
                level: row.try_get(0)?,
                day: row.try_get(1)?,
                seconds: small(row.try_get(2)?),
                solved: row.try_get(3)?,
                fault: row.try_get(4)?,
            })
        };
        rows.into_iter().map(one).collect()
    }
}

fn name(name: String, named: i64) -> Option<String> {
    (named != 0).then_some(name)
}

/// Sorts a table and numbers its rows.
fn ranked(mut all: Vec<Times>, by: RankBy, account: &str) -> Ranking {
    match by {
        RankBy::Handicap => all.retain(|one| one.handicap.is_some()),
        RankBy::Median => all.retain(|one| one.solved >= LEAST_FOR_MEDIAN),
        RankBy::Solved | RankBy::Best | RankBy::Mean => {}
    }
    let key = |one: &Times| match by {
        RankBy::Solved => u32::MAX - one.solved,
        RankBy::Best => one.best,
        RankBy::Mean => one.mean,
        RankBy::Median => one.median,
        RankBy::Handicap => one.handicap.unwrap_or(u32::MAX),
    };
    // Among equals, the one who solved more comes first.
    all.sort_by_key(|one| (key(one), u32::MAX - one.solved, one.best));
    let mut rows: Vec<Standing> = Vec::new();
    let mut place = (0, u32::MAX);
    for (number, one) in (1..).zip(&all) {
        if key(one) != place.1 || number == 1 {
            place = (number, key(one));
        }
        let own = one.account == account;
        if rows.len() < MAX_ROWS || own {
            rows.push(Standing {
                place: place.0,
                name: one.name.clone(),
                own,
                solved: one.solved,
                best: one.best,
                mean: one.mean,
                median: one.median,
                handicap: one.handicap,
            });
        }
    }
    Ranking { rows, people: u32::try_from(all.len()).unwrap_or(u32::MAX) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(account: u32, best: u32) -> Times {
        let account = account.to_string();
        Times { account, name: None, solved: 1, best, mean: best, median: best, handicap: None }
    }

    #[test]
    fn a_long_table_shows_its_beginning_and_ones_own_row() {
        let all = || (0..300).map(|number| times(number, 1000 - number)).collect();
        let table = ranked(all(), RankBy::Best, "0");
        assert_eq!((table.rows.len(), table.people), (101, 300));
        assert_eq!((table.rows[100].place, table.rows[100].own, table.rows[100].best), (300, true, 1000));
        let table = ranked(all(), RankBy::Best, "299");
        assert_eq!((table.rows.len(), table.rows[0].own), (100, true));
    }

    #[test]
    fn equal_values_have_equal_places() {
        let all = [5, 5, 7, 7, 7, 9].into_iter().zip(0..).map(|(best, account)| times(account, best));
        let table = ranked(all.collect(), RankBy::Best, "");
        let places: Vec<u32> = table.rows.iter().map(|row| row.place).collect();
        assert_eq!(places, [1, 1, 3, 3, 3, 6]);
        assert_eq!(ranked(Vec::new(), RankBy::Median, ""), Ranking::default());
    }
}
