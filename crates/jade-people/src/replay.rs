//! What the server found when it replayed games: it need not do so again until a game changes.

use crate::item::arrived;
use crate::{Arrived, People, PeopleError};
use sqlx::Row;
use sqlx::any::AnyRow;

impl People {
    /// Returns what was found about a game of an account; `None` if the game is not there, has changed since, or was not
    /// looked at.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn verdict(&self, account: &str, game: &str) -> Result<Option<String>, PeopleError> {
        let row = sqlx::query(
            "SELECT replay.verdict FROM item JOIN replay ON replay.account = item.account \
             AND replay.game = item.name AND replay.change = item.change \
             WHERE item.account = $1 AND item.kind = 'game' AND item.name = $2",
        )
        .bind(account)
        .bind(game)
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Returns a game, with how it came and the number of its last change; `None` if the account has no such game.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn game(&self, account: &str, game: &str) -> Result<Option<(Arrived, i64)>, PeopleError> {
        let sql = "SELECT name, body, received, ahead, change FROM item \
                   WHERE account = $1 AND kind = 'game' AND name = $2";
        let row = sqlx::query(sql).bind(account).bind(game).fetch_optional(&self.pool).await?;
        let read = |row: AnyRow| Ok::<_, sqlx::Error>((arrived(&row, "game")?, row.try_get(4)?));
        Ok(row.map(read).transpose()?)
    }

    /// Stores what was found about a game as it was after this change.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn note_verdict(
        &self,
        account: &str,
        game: &str,
        change: i64,
        verdict: &str,
    ) -> Result<(), PeopleError> {
        // The account may be gone meanwhile.
        let found = sqlx::query(
            "INSERT INTO replay (account, game, change, verdict) \
             SELECT id, $2, $3, $4 FROM account WHERE id = $1 \
             ON CONFLICT (account, game) DO UPDATE SET change = $3, verdict = $4",
        )
        .bind(account)
        .bind(game)
        .bind(change)
        .bind(verdict);
        self.write(found).await?;
        Ok(())
    }
}
