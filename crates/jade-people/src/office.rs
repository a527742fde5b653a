//! What the administrator can do, on the command line of the server.

use crate::account::{end_all, new_codes, set_password};
use crate::secret::{hash_code, new_code};
use crate::{Account, People, PeopleError, checked_name, name, passkey};
use sqlx::{AnyConnection, Row};

/// An account in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When a session of it was last used, to the hour; `None` if there is no session.
    pub used: Option<i64>,
    /// The number of its passkeys.
    pub passkeys: u64,
    /// Whether it is locked.
    pub locked: bool,
    /// Whether it may make classes.
    pub teacher: bool,
    /// The number of things that it stores.
    pub items: u64,
    /// Their size in bytes.
    pub bytes: u64,
}

impl People {
    /// Returns all accounts, by name.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn list(&self) -> Result<Vec<Listed>, PeopleError> {
        let rows = sqlx::query(
            "SELECT name, created, (SELECT MAX(used) FROM session WHERE session.account = account.id), locked, \
             (SELECT COUNT(*) FROM item WHERE item.account = account.id), bytes, teacher, \
             (SELECT COUNT(*) FROM passkey WHERE passkey.account = account.id) FROM account \
             ORDER BY name_key",
        )
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<Listed, sqlx::Error> {
            let unsigned = |number: i64| u64::try_from(number).unwrap_or(0);
            Ok(Listed {
                name: row.try_get(0)?,
                created: row.try_get(1)?,
                used: row.try_get(2)?,
                locked: row.try_get::<i64, _>(3)? != 0,
                items: unsigned(row.try_get(4)?),
                bytes: unsigned(row.try_get(5)?),
                teacher: row.try_get::<i64, _>(6)? != 0,
                passkeys: unsigned(row.try_get(7)?),
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// Returns the account with this name.
    ///
    /// # Errors
    /// [`PeopleError::NoAccount`], [`PeopleError::Database`].
    pub async fn find(&self, name: &str) -> Result<Account, PeopleError> {
        let name = name::known_name(name).map_err(|_| PeopleError::NoAccount)?;
        let row = sqlx::query("SELECT id, name, created FROM account WHERE name_key = $1")
            .bind(name::key(&name))
            .fetch_optional(&self.pool)
            .await?;
        let row = row.ok_or(PeopleError::NoAccount)?;
        Ok(Account { id: row.try_get(0)?, name: row.try_get(1)?, created: row.try_get(2)? })
    }

    /// Makes an account with a random password, which is returned to be passed on and changed.
    ///
    /// # Errors
    /// [`PeopleError::Name`], [`PeopleError::NameTaken`], [`PeopleError::Database`].
    pub async fn add(&self, name: &str) -> Result<(Account, String), PeopleError> {
        let name = checked_name(name).map_err(PeopleError::Name)?;
        let password = new_code();
        let hashed = self.hashed(&password).await?;
        let mut transaction = self.begin().await?;
        let (account, _codes) = self.insert_account(&mut transaction, &name, &hashed).await?;
        transaction.commit().await?;
        Ok((account, password))
    }

    /// Makes an invitation to sign up, good once and for so many milliseconds.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn invite(&self, lasting: i64) -> Result<String, PeopleError> {
        let (now, code) = (self.now(), new_code());
        self.write(sqlx::query("DELETE FROM invitation WHERE expires <= $1").bind(now)).await?;
        self.write(
            sqlx::query("INSERT INTO invitation (code, created, expires) VALUES ($1, $2, $3)")
                .bind(hash_code(&code))
                .bind(now)
                .bind(now.saturating_add(lasting)),
        )
        .await?;
        Ok(code)
    }

    pub(crate) async fn is_invitation(&self, code: &str) -> Result<bool, PeopleError> {
        let row = sqlx::query("SELECT COUNT(*) FROM invitation WHERE code = $1 AND expires > $2")
            .bind(hash_code(code))
            .bind(self.now())
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<i64, _>(0)? > 0)
    }

    pub(crate) async fn spend_invitation(
        &self,
        transaction: &mut AnyConnection,
        code: &str,
    ) -> Result<(), PeopleError> {
        let spent = sqlx::query("DELETE FROM invitation WHERE code = $1 AND expires > $2")
            .bind(hash_code(code))
            .bind(self.now())
            .execute(&mut *transaction)
            .await?;
        if spent.rows_affected() == 0 { Err(PeopleError::Invitation) } else { Ok(()) }
    }

    /// Gives an account a random password, which is returned, and new recovery codes, which are not; ends its sessions
    /// and removes its passkeys.
    ///
    /// # Errors
    /// [`PeopleError::NoAccount`], [`PeopleError::Database`].
    pub async fn reset(&self, name: &str) -> Result<String, PeopleError> {
        let account = self.find(name).await?;
        let password = new_code();
        let hashed = self.hashed(&password).await?;
        let mut transaction = self.begin().await?;
        set_password(&mut transaction, &account.id, &hashed).await?;
        // Somebody else may have the old codes, which may be why it is reset.
        new_codes(&mut transaction, &account.id).await?;
        end_all(&mut transaction, &account.id).await?;
        passkey::remove_all(&mut transaction, &account.id).await?;
        transaction.commit().await?;
        Ok(password)
    }

    /// Locks an account and ends its sessions, or unlocks it.
    ///
    /// # Errors
    /// [`PeopleError::NoAccount`], [`PeopleError::Database`].
    pub async fn set_locked(&self, name: &str, locked: bool) -> Result<(), PeopleError> {
        let account = self.find(name).await?;
        let mut transaction = self.begin().await?;
        let sql = "UPDATE account SET locked = $2 WHERE id = $1";
        sqlx::query(sql).bind(&account.id).bind(i64::from(locked)).execute(&mut *transaction).await?;
        if locked {
            end_all(&mut transaction, &account.id).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Lets an account make classes, or no longer. Its classes remain, but it cannot use them meanwhile. The account of a
    /// pupil cannot be a teacher's.
    ///
    /// # Errors
    /// [`PeopleError::NoAccount`] if there is no such account, or it is a pupil's; [`PeopleError::Database`].
    pub async fn set_teacher(&self, name: &str, teacher: bool) -> Result<(), PeopleError> {
        let account = self.find(name).await?;
        let sql = "UPDATE account SET teacher = $2 WHERE id = $1 AND id NOT IN (SELECT account FROM member)";
        let changed = self.write(sqlx::query(sql).bind(&account.id).bind(i64::from(teacher))).await?;
        if changed.rows_affected() == 0 { Err(PeopleError::NoAccount) } else { Ok(()) }
    }

    /// Deletes an account with everything that belongs to it, at once.
    ///
    /// # Errors
    /// [`PeopleError::NoAccount`], [`PeopleError::Database`].
    pub async fn expel(&self, name: &str) -> Result<(), PeopleError> {
        let account = self.find(name).await?;
        self.remove(&account.id).await
    }
}
