//! Sessions of browsers.
//!
//! A session lasts while it is used, at most half a year. Its token is replaced every day: the new one is offered with an
//! answer and takes effect when the browser shows it for the first time, so a lost answer signs nobody out. Requests that
//! were under way with the old token are still answered for a minute.

use crate::secret::{hash, new_id, new_token};
use crate::{Account, People, PeopleError};
use sqlx::{AnyConnection, Row};

const MINUTE: i64 = 60_000;
pub(crate) const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A session that is not used for so long ends.
pub(crate) const MAX_IDLE_MS: i64 = 30 * DAY;
/// A session ends after so long in any case.
pub(crate) const MAX_SESSION_MS: i64 = 180 * DAY;
/// The age at which a token is replaced.
const ROTATION: i64 = DAY;
/// The time after which another token is offered, if the last one was not used.
const OFFER: i64 = 10 * MINUTE;
/// The time for which the token before is still accepted.
const TOKEN_GRACE_MS: i64 = MINUTE;
/// The most sessions of an account; the ones that were not used for longest end.
const MAX_SESSIONS: i64 = 50;
/// The most characters of a label.
const LONGEST_LABEL: usize = 60;

/// A request of somebody who is signed in.
#[derive(Clone, Debug)]
pub struct Visit {
    /// Who it is.
    pub account: Account,
    /// The id of the session.
    pub session: String,
    /// A token that the browser has to store instead of the one it showed.
    pub renewed: Option<String>,
}

/// A session, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionInfo {
    /// Its id.
    pub id: String,
    /// What the browser called itself.
    pub label: String,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    pub used: i64,
}

/// Begins a session, and returns its token.
pub(crate) async fn begin(
    transaction: &mut AnyConnection,
    account: &str,
    label: &str,
    now: i64,
) -> Result<String, PeopleError> {
    let token = new_token();
    let label: String = label.chars().filter(|c| !c.is_control()).take(LONGEST_LABEL).collect();
    sqlx::query(
        "INSERT INTO session (id, account, token, offered, previous_until, label, created, rotated, used) \
         VALUES ($1, $2, $3, 0, 0, $4, $5, $5, $5)",
    )
    .bind(new_id())
    .bind(account)
    .bind(hash(&token))
    .bind(label)
    .bind(now)
    .execute(&mut *transaction)
    .await?;
    sqlx::query("DELETE FROM session WHERE account = $1 AND (used < $2 OR created < $3)")
        .bind(account)
        .bind(now - MAX_IDLE_MS)
        .bind(now - MAX_SESSION_MS)
        .execute(&mut *transaction)
        .await?;
    sqlx::query(
        "DELETE FROM session WHERE account = $1 AND id NOT IN \
         (SELECT id FROM session WHERE account = $1 ORDER BY used DESC, created DESC, id LIMIT $2)",
    )
    .bind(account)
    .bind(MAX_SESSIONS)
    .execute(&mut *transaction)
    .await?;
    Ok(token)
}

/// Gives a session a new token; the old ones are no longer valid.
pub(crate) async fn replace(
    transaction: &mut AnyConnection,
    session: &str,
    now: i64,
) -> Result<String, PeopleError> {
    let token = new_token();
    let changed = sqlx::query(
        "UPDATE session SET token = $2, next_token = NULL, previous_token = NULL, rotated = $3 WHERE id = $1",
    )
    .bind(session)
    .bind(hash(&token))
    .bind(now)
    .execute(&mut *transaction)
    .await?;
    if changed.rows_affected() == 0 {
        return Err(PeopleError::NoSession);
    }
    Ok(token)
}

impl People {
    /// Returns who shows a token of a session; `None` if it is not valid.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn visit(&self, token: &str) -> Result<Option<Visit>, PeopleError> {
        // No token of ours is longer.
        if token.len() > 100 {
            return Ok(None);
        }
        let (now, shown) = (self.now(), hash(token));
        let row = sqlx::query(
            "SELECT session.id, session.token, session.created, rotated, used, account.id, account.name, \
             account.created, locked FROM session JOIN account ON account.id = session.account \
             WHERE token = $1 OR next_token = $1 OR (previous_token = $1 AND previous_until > $2)",
        )
        .bind(&shown)
        .bind(now)
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let session: String = row.try_get(0)?;
        let current: String = row.try_get(1)?;
        let [created, rotated, used]: [i64; 3] = [row.try_get(2)?, row.try_get(3)?, row.try_get(4)?];
        let account = Account { id: row.try_get(5)?, name: row.try_get(6)?, created: row.try_get(7)? };
        let locked: i64 = row.try_get(8)?;
        if locked != 0 || used < now - MAX_IDLE_MS || created < now - MAX_SESSION_MS {
            return Ok(None);
        }
        if used < now - HOUR {
            let sql = "UPDATE session SET used = $2 WHERE id = $1";
            self.write(sqlx::query(sql).bind(&session).bind(now)).await?;
        }
        let mut renewed = None;
        if current == shown {
            if rotated < now - ROTATION {
                renewed = self.offer(&session, &shown).await?;
            }
        } else {
            // The browser has the new token. If it showed the one before, nothing changes.
            let taken = sqlx::query(
                "UPDATE session SET previous_token = token, previous_until = $3, token = $2, next_token = NULL, \
                 rotated = $4 WHERE id = $1 AND next_token = $2",
            )
            .bind(&session)
            .bind(&shown)
            .bind(now + TOKEN_GRACE_MS)
            .bind(now);
            self.write(taken).await?;
        }
        Ok(Some(Visit { account, session, renewed }))
    }

    /// Offers a new token, unless one was offered a moment ago.
    async fn offer(&self, session: &str, shown: &str) -> Result<Option<String>, PeopleError> {
        let (now, new) = (self.now(), new_token());
        let offer = sqlx::query(
            "UPDATE session SET next_token = $3, offered = $4 \
             WHERE id = $1 AND token = $2 AND (next_token IS NULL OR offered < $5)",
        )
        .bind(session)
        .bind(shown)
        .bind(hash(&new))
        .bind(now)
        .bind(now - OFFER);
        let offered = self.write(offer).await?;
        Ok((offered.rows_affected() == 1).then_some(new))
    }

    /// Returns the sessions of an account, the one used last first.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn sessions(&self, account: &str) -> Result<Vec<SessionInfo>, PeopleError> {
        let now = self.now();
        let rows = sqlx::query(
            "SELECT id, label, created, used FROM session WHERE account = $1 AND used >= $2 AND created >= $3 \
             ORDER BY used DESC, created DESC, id",
        )
        .bind(account)
        .bind(now - MAX_IDLE_MS)
        .bind(now - MAX_SESSION_MS)
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<SessionInfo, sqlx::Error> {
            Ok(SessionInfo {
                id: row.try_get(0)?,
                label: row.try_get(1)?,
                created: row.try_get(2)?,
                used: row.try_get(3)?,
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// Ends a session of an account.
    ///
    /// # Errors
    /// [`PeopleError::NoSession`] if the account has no such session; [`PeopleError::Database`].
    pub async fn end_session(&self, account: &str, session: &str) -> Result<(), PeopleError> {
        let gone = self
            .write(
                sqlx::query("DELETE FROM session WHERE account = $1 AND id = $2").bind(account).bind(session),
            )
            .await?;
        if gone.rows_affected() == 0 { Err(PeopleError::NoSession) } else { Ok(()) }
    }

    /// Ends all sessions of an account except the one that asks. Returns how many there were.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn end_other_sessions(&self, visit: &Visit) -> Result<u64, PeopleError> {
        let gone = self
            .write(
                sqlx::query("DELETE FROM session WHERE account = $1 AND id <> $2")
                    .bind(&visit.account.id)
                    .bind(&visit.session),
            )
            .await?;
        Ok(gone.rows_affected())
    }
}
