//! Accounts: what is stored of one, its changes and deletion.

use crate::limit::SESSION;
use crate::secret::{CODES, hash_code, new_code, new_id};
use crate::writing::Writing;
use crate::{People, PeopleError, Visit, checked_name, name, password, session};
use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, Executor, Row};
use std::sync::Arc;

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Its id, which never changes.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
}

/// An account with what only this crate needs to know.
pub(crate) struct AccountRow {
    pub account: Account,
    /// The hash of the password.
    pub password: String,
    pub locked: bool,
}

impl AccountRow {
    fn new(row: &AnyRow) -> Result<AccountRow, sqlx::Error> {
        let account = Account { id: row.try_get(0)?, name: row.try_get(1)?, created: row.try_get(2)? };
        Ok(AccountRow { account, password: row.try_get(3)?, locked: row.try_get::<i64, _>(4)? != 0 })
    }
}

impl People {
    pub(crate) async fn by_name(&self, name: &str) -> Result<Option<AccountRow>, PeopleError> {
        let Ok(name) = name::known_name(name) else { return Ok(None) };
        self.find_account("name_key", &name::key(&name)).await
    }

    pub(crate) async fn by_id(&self, id: &str) -> Result<AccountRow, PeopleError> {
        self.find_account("id", id).await?.ok_or(PeopleError::NoAccount)
    }

    /// Returns the account with this value in a column that no two share.
    async fn find_account(
        &self,
        column: &'static str,
        value: &str,
    ) -> Result<Option<AccountRow>, PeopleError> {
        let sql = format!("SELECT id, name, created, password, locked FROM account WHERE {column} = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(sql)).bind(value).fetch_optional(&self.pool).await?;
        Ok(row.as_ref().map(AccountRow::new).transpose()?)
    }

    /// Runs work on a password on a thread of its own, a few at a time.
    pub(crate) async fn on_password<T: Send + 'static>(
        &self,
        password: &str,
        work: impl FnOnce(&str) -> Result<T, PeopleError> + Send + 'static,
    ) -> Result<T, PeopleError> {
        let _waits = self.waiting.try_acquire().map_err(|_| PeopleError::Busy)?;
        let turn = Arc::clone(&self.checking).acquire_owned().await.map_err(|_| PeopleError::Busy)?;
        let password = password.to_owned();
        let work = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            work(&password)
        });
        work.await.map_err(|error| PeopleError::Database(error.to_string()))?
    }

    pub(crate) async fn is_right(&self, password: &str, hash: Option<String>) -> Result<bool, PeopleError> {
        self.on_password(password, move |password| password::is_right(password, hash.as_deref())).await
    }

    pub(crate) async fn hashed(&self, password: &str) -> Result<String, PeopleError> {
        self.on_password(password, password::hash).await
    }

    /// Inserts an account with recovery codes.
    pub(crate) async fn insert_account(
        &self,
        transaction: &mut AnyConnection,
        name: &str,
        password: &str,
    ) -> Result<(Account, Vec<String>), PeopleError> {
        let account = Account { id: new_id(), name: name.to_owned(), created: self.now() };
        if is_seen(transaction, name, &account.id).await? {
            return Err(PeopleError::NameTaken);
        }
        let made = sqlx::query(
            "INSERT INTO account (id, name, name_key, password, created, look, locked, change, bytes) \
             VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 0) ON CONFLICT (name_key) DO NOTHING",
        )
        .bind(&account.id)
        .bind(name)
        .bind(name::key(name))
        .bind(password)
        .bind(account.created)
        .bind(name::look(name))
        .execute(&mut *transaction)
        .await?;
        if made.rows_affected() == 0 {
            return Err(PeopleError::NameTaken);
        }
        let codes = new_codes(transaction, &account.id).await?;
        Ok((account, codes))
    }

    /// Checks the password of somebody who is signed in, before a change that could shut them out.
    ///
    /// # Errors
    /// [`PeopleError::Wrong`], [`PeopleError::TooMany`], [`PeopleError::NoAccount`], [`PeopleError::Busy`],
    /// [`PeopleError::Database`].
    pub async fn confirm(&self, visit: &Visit, password: &str) -> Result<(), PeopleError> {
        self.confirmed(visit, password).await.map(drop)
    }

    /// Does the same, and returns the hash of the password.
    async fn confirmed(&self, visit: &Visit, password: &str) -> Result<String, PeopleError> {
        let known = self.by_id(&visit.account.id).await?;
        let subject = format!("session {}", visit.session);
        self.attempt(SESSION, &subject).await?;
        if !self.is_right(password, Some(known.password.clone())).await? {
            return Err(PeopleError::Wrong);
        }
        self.forgive(SESSION, &subject).await?;
        Ok(known.password)
    }

    /// Begins a transaction for somebody who is signed in, which locks the account to its end. While a password was checked,
    /// or the device was asked, somebody may have ended the session.
    pub(crate) async fn begin_for(&self, visit: &Visit) -> Result<Writing, PeopleError> {
        let mut transaction = self.begin().await?;
        lock(&mut transaction, &visit.account.id).await?;
        let row = sqlx::query("SELECT COUNT(*) FROM session WHERE id = $1 AND account = $2")
            .bind(&visit.session)
            .bind(&visit.account.id)
            .fetch_one(&mut *transaction)
            .await?;
        if row.try_get::<i64, _>(0)? == 0 { Err(PeopleError::NoSession) } else { Ok(transaction) }
    }

    /// Begins a transaction of [`People::begin_for`] after the password was checked: it may have been changed since.
    async fn begin_confirmed(&self, visit: &Visit, hashed: &str) -> Result<Writing, PeopleError> {
        let mut transaction = self.begin_for(visit).await?;
        let row = sqlx::query("SELECT password FROM account WHERE id = $1")
            .bind(&visit.account.id)
            .fetch_one(&mut *transaction)
            .await?;
        if row.try_get::<String, _>(0)? == hashed { Ok(transaction) } else { Err(PeopleError::Wrong) }
    }

    /// Changes the name of an account.
    ///
    /// # Errors
    /// [`PeopleError::Name`], [`PeopleError::NameTaken`], or one of [`People::confirm`].
    pub async fn rename(&self, visit: &Visit, password: &str, new: &str) -> Result<Account, PeopleError> {
        let new = checked_name(new).map_err(PeopleError::Name)?;
        let confirmed = self.confirmed(visit, password).await?;
        password::check(password, &new).map_err(PeopleError::Password)?;
        let mut transaction = self.begin_confirmed(visit, &confirmed).await?;
        if is_seen(&mut transaction, &new, &visit.account.id).await? {
            return Err(PeopleError::NameTaken);
        }
        let changed = sqlx::query("UPDATE account SET name = $2, name_key = $3, look = $4 WHERE id = $1")
            .bind(&visit.account.id)
            .bind(&new)
            .bind(name::key(&new))
            .bind(name::look(&new))
            .execute(&mut *transaction)
            .await?;
        if changed.rows_affected() == 0 {
            return Err(PeopleError::NoAccount);
        }
        transaction.commit().await?;
        Ok(Account { name: new, ..visit.account.clone() })
    }

    /// Notes what names look like where an older version, or an older backup, has not.
    pub(crate) async fn note_looks(&self) -> Result<(), PeopleError> {
        let rows = sqlx::query("SELECT id, name FROM account WHERE look = ''").fetch_all(&self.pool).await?;
        for row in rows {
            let (id, name): (String, String) = (row.try_get(0)?, row.try_get(1)?);
            let sql = "UPDATE account SET look = $2 WHERE id = $1 AND name = $3";
            self.write(sqlx::query(sql).bind(id).bind(name::look(&name)).bind(name)).await?;
        }
        Ok(())
    }

    /// Changes the password of an account. All other sessions end; this one gets a new token. The account of a pupil has
    /// no password at first: then `old` is empty.
    ///
    /// # Errors
    /// [`PeopleError::Password`], or one of [`People::confirm`].
    pub async fn change_password(&self, visit: &Visit, old: &str, new: &str) -> Result<String, PeopleError> {
        password::check(new, &visit.account.name).map_err(PeopleError::Password)?;
        let known = self.by_id(&visit.account.id).await?.password;
        let confirmed = match known == password::NO_PASSWORD && old.is_empty() {
            true => known,
            false => self.confirmed(visit, old).await?,
        };
        let hashed = self.hashed(new).await?;
        let mut transaction = self.begin_confirmed(visit, &confirmed).await?;
        set_password(&mut transaction, &visit.account.id, &hashed).await?;
        let sql = "DELETE FROM session WHERE account = $1 AND id <> $2";
        sqlx::query(sql).bind(&visit.account.id).bind(&visit.session).execute(&mut *transaction).await?;
        let token = session::replace(&mut transaction, &visit.session, self.now()).await?;
        transaction.commit().await?;
        Ok(token)
    }

    /// Makes new recovery codes; the old ones are no longer valid.
    ///
    /// # Errors
    /// One of [`People::confirm`].
    pub async fn renew_codes(&self, visit: &Visit, password: &str) -> Result<Vec<String>, PeopleError> {
        let confirmed = self.confirmed(visit, password).await?;
        let mut transaction = self.begin_confirmed(visit, &confirmed).await?;
        let codes = new_codes(&mut transaction, &visit.account.id).await?;
        transaction.commit().await?;
        Ok(codes)
    }

    /// Returns how many recovery codes an account has left.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn codes_left(&self, account: &str) -> Result<u32, PeopleError> {
        count_codes(&self.pool, account).await
    }

    /// Deletes an account with everything that belongs to it, at once.
    ///
    /// # Errors
    /// One of [`People::confirm`].
    pub async fn delete(&self, visit: &Visit, password: &str) -> Result<(), PeopleError> {
        self.confirm(visit, password).await?;
        self.remove(&visit.account.id).await
    }

    /// Deletes an account by its id, that of a teacher with all classes and their pupils.
    pub(crate) async fn remove(&self, id: &str) -> Result<(), PeopleError> {
        let mut transaction = self.begin().await?;
        let of_teacher = "class IN (SELECT id FROM class WHERE teacher = $1)";
        delete_pupils(&mut transaction, of_teacher, id).await?;
        // What belongs to it goes with it, by its foreign keys.
        let gone =
            sqlx::query("DELETE FROM account WHERE id = $1").bind(id).execute(&mut *transaction).await?;
        if gone.rows_affected() == 0 {
            return Err(PeopleError::NoAccount);
        }
        transaction.commit().await?;
        Ok(())
    }
}

/// Locks an account to the end of the transaction. Everything that ends sessions, or begins them, does so first.
pub(crate) async fn lock(transaction: &mut AnyConnection, account: &str) -> Result<(), PeopleError> {
    let sql = "UPDATE account SET change = change WHERE id = $1";
    let locked = sqlx::query(sql).bind(account).execute(&mut *transaction).await?;
    if locked.rows_affected() == 0 { Err(PeopleError::NoAccount) } else { Ok(()) }
}

/// Counts the recovery codes that an account has left.
pub(crate) async fn count_codes<'e>(
    database: impl Executor<'e, Database = Any>,
    account: &str,
) -> Result<u32, PeopleError> {
    let sql = "SELECT COUNT(*) FROM recovery_code WHERE account = $1";
    let row = sqlx::query(sql).bind(account).fetch_one(database).await?;
    Ok(u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0))
}

/// Replaces the recovery codes of an account.
pub(crate) async fn new_codes(
    transaction: &mut AnyConnection,
    account: &str,
) -> Result<Vec<String>, PeopleError> {
    sqlx::query("DELETE FROM recovery_code WHERE account = $1")
        .bind(account)
        .execute(&mut *transaction)
        .await?;
    let codes: Vec<String> = (0..CODES).map(|_| new_code()).collect();
    for code in &codes {
        sqlx::query("INSERT INTO recovery_code (account, code) VALUES ($1, $2)")
            .bind(account)
            .bind(hash_code(code))
            .execute(&mut *transaction)
            .await?;
    }
    Ok(codes)
}

pub(crate) async fn set_password(
    transaction: &mut AnyConnection,
    account: &str,
    hashed: &str,
) -> Result<(), PeopleError> {
    let sql = "UPDATE account SET password = $2 WHERE id = $1";
    sqlx::query(sql).bind(account).bind(hashed).execute(&mut *transaction).await?;
    Ok(())
}

/// Ends all sessions of an account, and forgets its browsers.
pub(crate) async fn end_all(transaction: &mut AnyConnection, account: &str) -> Result<(), PeopleError> {
    sqlx::query("DELETE FROM session WHERE account = $1").bind(account).execute(&mut *transaction).await?;
    sqlx::query("DELETE FROM device WHERE account = $1").bind(account).execute(&mut *transaction).await?;
    Ok(())
}

/// Deletes the accounts of pupils whose membership fulfils a condition on `$1`.
pub(crate) async fn delete_pupils(
    transaction: &mut AnyConnection,
    condition: &'static str,
    value: &str,
) -> Result<(), PeopleError> {
    let sql = format!("DELETE FROM account WHERE id IN (SELECT account FROM member WHERE {condition})");
    sqlx::query(sqlx::AssertSqlSafe(sql)).bind(value).execute(&mut *transaction).await?;
    Ok(())
}

/// Whether somebody else has this name, or one that looks like it. Until the end of the transaction, no other name is taken.
async fn is_seen(transaction: &mut AnyConnection, name: &str, account: &str) -> Result<bool, PeopleError> {
    // This locks a row that is always there.
    sqlx::query("UPDATE setting SET value = value WHERE name = 'salt'").execute(&mut *transaction).await?;
    let sql = "SELECT COUNT(*) FROM account WHERE (name_key = $1 OR look = $2) AND id <> $3";
    let query = sqlx::query(sql).bind(name::key(name)).bind(name::look(name)).bind(account);
    Ok(query.fetch_one(&mut *transaction).await?.try_get::<i64, _>(0)? > 0)
}
