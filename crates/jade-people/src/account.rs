//! Signing up and in, recovery, changes, export and deletion.

use crate::limit::{ADDRESS, CODE, DEVICE, SESSION, SIGN_UP, STRANGERS, network};
use crate::secret::{CODES, hash, hash_code, new_code, new_id, new_token};
use crate::{People, PeopleError, Visit, checked_name, name, password, session};
use sqlx::any::AnyRow;
use sqlx::{Any, Row, Transaction};
use std::sync::Arc;

/// The most browsers that are remembered as known, for each account.
const DEVICES: i64 = 20;

/// Who may sign up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SignUp {
    /// Nobody; accounts are made by whoever runs the server.
    #[default]
    Off,
    /// Whoever has an invitation.
    Invitation,
    /// Everybody.
    Open,
}

/// A name and a password, as typed.
#[derive(Clone, Copy, Debug)]
pub struct Credentials<'a> {
    /// The name.
    pub name: &'a str,
    /// The password.
    pub password: &'a str,
}

/// Where an attempt to sign in comes from.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
    /// The address of the client, or any text that stands for it. It is stored only as a salted hash, and only as long
    /// as its attempts count.
    pub address: &'a str,
    /// The token of a browser that has signed in before.
    pub device: Option<&'a str>,
    /// What the person will know the session by, for example `Firefox, Linux`. It is cut to 60 characters.
    pub label: &'a str,
}

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

/// What a browser has to store after signing in.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// The account.
    pub account: Account,
    /// The token of the session.
    pub token: String,
    /// The token by which the browser is known from now on; `None` if it is known already.
    pub device: Option<String>,
    /// New recovery codes, to be shown once; empty if the old ones remain.
    pub codes: Vec<String>,
    /// How many recovery codes are left.
    pub codes_left: u32,
}

/// An account with what only this file needs to know.
struct Known {
    account: Account,
    password: String,
    locked: bool,
}

impl Known {
    const COLUMNS: &str = "SELECT id, name, created, password, locked FROM account";

    fn new(row: &AnyRow) -> Result<Known, sqlx::Error> {
        let account = Account { id: row.try_get(0)?, name: row.try_get(1)?, created: row.try_get(2)? };
        Ok(Known { account, password: row.try_get(3)?, locked: row.try_get::<i64, _>(4)? != 0 })
    }
}

impl People {
    async fn by_name(&self, name: &str) -> Result<Option<Known>, PeopleError> {
        let Ok(name) = checked_name(name) else { return Ok(None) };
        let row = sqlx::query("SELECT id, name, created, password, locked FROM account WHERE name_key = $1")
            .bind(name::key(&name))
            .fetch_optional(&self.pool)
            .await?;
        Ok(row.as_ref().map(Known::new).transpose()?)
    }

    async fn by_id(&self, id: &str) -> Result<Known, PeopleError> {
        let row = sqlx::query(sqlx::AssertSqlSafe(format!("{} WHERE id = $1", Known::COLUMNS)))
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(Known::new(&row.ok_or(PeopleError::NoAccount)?)?)
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

    async fn is_right(&self, password: &str, hash: Option<String>) -> Result<bool, PeopleError> {
        self.on_password(password, move |password| password::is_right(password, hash.as_deref())).await
    }

    pub(crate) async fn hashed(&self, password: &str) -> Result<String, PeopleError> {
        self.on_password(password, password::hash).await
    }

    /// Makes an account and signs in to it. An invitation is needed, and spent, if `sign_up` says so.
    ///
    /// # Errors
    /// [`PeopleError::NoSignUp`], [`PeopleError::Invitation`], [`PeopleError::Name`], [`PeopleError::NameTaken`],
    /// [`PeopleError::Password`], [`PeopleError::TooMany`], [`PeopleError::Busy`], [`PeopleError::Database`].
    pub async fn sign_up(
        &self,
        sign_up: SignUp,
        credentials: Credentials<'_>,
        invitation: Option<&str>,
        from: Attempt<'_>,
    ) -> Result<SignedIn, PeopleError> {
        let name = checked_name(credentials.name).map_err(PeopleError::Name)?;
        password::check(credentials.password, &name).map_err(PeopleError::Password)?;
        let address = network(from.address);
        let invitation = match (sign_up, invitation) {
            (SignUp::Off, _) => return Err(PeopleError::NoSignUp),
            (SignUp::Invitation, None) => return Err(PeopleError::Invitation),
            (SignUp::Invitation, Some(code)) => {
                let subject = format!("code {address}");
                self.attempt(CODE, &subject).await?;
                if !self.is_invitation(code).await? {
                    return Err(PeopleError::Invitation);
                }
                self.forgive(CODE, &subject).await?;
                Some(code)
            }
            (SignUp::Open, _) => {
                self.attempt(SIGN_UP, &format!("sign-up {address}")).await?;
                None
            }
        };
        let password = self.hashed(credentials.password).await?;
        let mut transaction = self.begin().await?;
        if let Some(code) = invitation {
            self.spend(&mut transaction, code).await?;
        }
        let (account, codes) = self.make(&mut transaction, &name, &password).await?;
        let signed = self.enter(&mut transaction, account, None, from.label, codes).await?;
        transaction.commit().await?;
        Ok(signed)
    }

    /// Inserts an account with recovery codes.
    pub(crate) async fn make(
        &self,
        transaction: &mut Transaction<'_, Any>,
        name: &str,
        password: &str,
    ) -> Result<(Account, Vec<String>), PeopleError> {
        let account = Account { id: new_id(), name: name.to_owned(), created: self.now() };
        let made = sqlx::query(
            "INSERT INTO account (id, name, name_key, password, created, locked, change, bytes) \
             VALUES ($1, $2, $3, $4, $5, 0, 0, 0) ON CONFLICT (name_key) DO NOTHING",
        )
        .bind(&account.id)
        .bind(name)
        .bind(name::key(name))
        .bind(password)
        .bind(account.created)
        .execute(&mut **transaction)
        .await?;
        if made.rows_affected() == 0 {
            return Err(PeopleError::NameTaken);
        }
        let codes = new_codes(transaction, &account.id).await?;
        Ok((account, codes))
    }

    /// Signs in with name and password.
    ///
    /// # Errors
    /// [`PeopleError::Wrong`], [`PeopleError::Locked`], [`PeopleError::TooMany`], [`PeopleError::Busy`],
    /// [`PeopleError::Database`].
    pub async fn sign_in(
        &self,
        credentials: Credentials<'_>,
        from: Attempt<'_>,
    ) -> Result<SignedIn, PeopleError> {
        let known = self.by_name(credentials.name).await?;
        let device = match (&known, from.device) {
            (Some(known), Some(token)) if self.is_device(token, &known.account.id).await? => Some(token),
            _ => None,
        };
        // The same happens for a name that nobody has, so that the answer does not tell.
        let address = format!("address {}", network(from.address));
        let (limit, subject) = match (device, &known) {
            (Some(token), _) => (DEVICE, format!("device {}", hash(token))),
            (None, Some(known)) => (STRANGERS, format!("account {}", known.account.id)),
            (None, None) => (STRANGERS, format!("name {}", name::key(credentials.name.trim()))),
        };
        // Known browsers are not kept out by others at the same address either.
        if device.is_none() {
            self.attempt(ADDRESS, &address).await?;
        }
        self.attempt(limit, &subject).await?;
        let stored = known.as_ref().map(|known| known.password.clone());
        let is_right = self.is_right(credentials.password, stored).await?;
        let Some(known) = known.filter(|_| is_right) else { return Err(PeopleError::Wrong) };
        if device.is_none() {
            self.forgive(ADDRESS, &address).await?;
        }
        self.forgive(limit, &subject).await?;
        if known.locked {
            return Err(PeopleError::Locked);
        }
        let renewed = match password::is_outdated(&known.password) {
            true => Some(self.hashed(credentials.password).await?),
            false => None,
        };
        let mut transaction = self.begin().await?;
        if let Some(renewed) = renewed {
            let sql = "UPDATE account SET password = $2 WHERE id = $1 AND password = $3";
            let update = sqlx::query(sql).bind(&known.account.id).bind(renewed).bind(&known.password);
            update.execute(&mut *transaction).await?;
        }
        let signed = self.enter(&mut transaction, known.account, device, from.label, Vec::new()).await?;
        transaction.commit().await?;
        Ok(signed)
    }

    /// Sets a new password with a recovery code, which is spent, and signs in. All other sessions end.
    ///
    /// # Errors
    /// [`PeopleError::Wrong`], [`PeopleError::Password`], [`PeopleError::Locked`], [`PeopleError::TooMany`],
    /// [`PeopleError::Busy`], [`PeopleError::Database`].
    pub async fn recover(
        &self,
        name: &str,
        code: &str,
        new_password: &str,
        from: Attempt<'_>,
    ) -> Result<SignedIn, PeopleError> {
        let subject = format!("code {}", network(from.address));
        password::check(new_password, name).map_err(PeopleError::Password)?;
        self.attempt(CODE, &subject).await?;
        // The hash is made in any case, so that the time does not tell whether the code is right.
        let hashed = self.hashed(new_password).await?;
        let known = self.by_name(name).await?.ok_or(PeopleError::Wrong)?;
        let mut transaction = self.begin().await?;
        let spent = sqlx::query("DELETE FROM recovery_code WHERE account = $1 AND code = $2")
            .bind(&known.account.id)
            .bind(hash_code(code))
            .execute(&mut *transaction)
            .await?;
        if spent.rows_affected() == 0 {
            return Err(PeopleError::Wrong);
        }
        if known.locked {
            return Err(PeopleError::Locked);
        }
        set_password(&mut transaction, &known.account.id, &hashed).await?;
        end_all(&mut transaction, &known.account.id).await?;
        let signed = self.enter(&mut transaction, known.account, None, from.label, Vec::new()).await?;
        transaction.commit().await?;
        self.forgive(CODE, &subject).await?;
        Ok(signed)
    }

    async fn is_device(&self, token: &str, account: &str) -> Result<bool, PeopleError> {
        let row = sqlx::query("SELECT COUNT(*) FROM device WHERE token = $1 AND account = $2")
            .bind(hash(token))
            .bind(account)
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<i64, _>(0)? > 0)
    }

    /// Begins a session of a browser that has proved who it is.
    pub(crate) async fn enter(
        &self,
        transaction: &mut Transaction<'_, Any>,
        account: Account,
        device: Option<&str>,
        label: &str,
        codes: Vec<String>,
    ) -> Result<SignedIn, PeopleError> {
        let now = self.now();
        let token = session::begin(transaction, &account.id, label, now).await?;
        let new = match device {
            Some(known) => {
                let sql = "UPDATE device SET used = $2 WHERE token = $1";
                sqlx::query(sql).bind(hash(known)).bind(now).execute(&mut **transaction).await?;
                None
            }
            None => {
                let new = new_token();
                sqlx::query("INSERT INTO device (token, account, used) VALUES ($1, $2, $3)")
                    .bind(hash(&new))
                    .bind(&account.id)
                    .bind(now)
                    .execute(&mut **transaction)
                    .await?;
                sqlx::query(
                    "DELETE FROM device WHERE account = $1 AND token NOT IN \
                     (SELECT token FROM device WHERE account = $1 ORDER BY used DESC, token LIMIT $2)",
                )
                .bind(&account.id)
                .bind(DEVICES)
                .execute(&mut **transaction)
                .await?;
                Some(new)
            }
        };
        let sql = "SELECT COUNT(*) FROM recovery_code WHERE account = $1";
        let row = sqlx::query(sql).bind(&account.id).fetch_one(&mut **transaction).await?;
        let codes_left = u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0);
        Ok(SignedIn { account, token, device: new, codes, codes_left })
    }

    /// Checks the password of somebody who is signed in, before a change that could shut them out.
    ///
    /// # Errors
    /// [`PeopleError::Wrong`], [`PeopleError::TooMany`], [`PeopleError::NoAccount`], [`PeopleError::Busy`],
    /// [`PeopleError::Database`].
    pub async fn confirm(&self, visit: &Visit, password: &str) -> Result<(), PeopleError> {
        let known = self.by_id(&visit.account.id).await?;
        let subject = format!("session {}", visit.session);
        self.attempt(SESSION, &subject).await?;
        if !self.is_right(password, Some(known.password)).await? {
            return Err(PeopleError::Wrong);
        }
        self.forgive(SESSION, &subject).await
    }

    /// Changes the name of an account.
    ///
    /// # Errors
    /// [`PeopleError::Name`], [`PeopleError::NameTaken`], or one of [`People::confirm`].
    pub async fn rename(&self, visit: &Visit, password: &str, new: &str) -> Result<Account, PeopleError> {
        let new = checked_name(new).map_err(PeopleError::Name)?;
        self.confirm(visit, password).await?;
        password::check(password, &new).map_err(PeopleError::Password)?;
        let changed = sqlx::query(
            "UPDATE account SET name = $2, name_key = $3 WHERE id = $1 \
             AND NOT EXISTS (SELECT 1 FROM account AS other WHERE other.name_key = $3 AND other.id <> $1)",
        )
        .bind(&visit.account.id)
        .bind(&new)
        .bind(name::key(&new))
        .execute(&self.pool)
        .await;
        match changed {
            Ok(changed) if changed.rows_affected() == 1 => Ok(Account { name: new, ..visit.account.clone() }),
            Ok(_) => Err(PeopleError::NameTaken),
            // Two people took it at the same moment.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(PeopleError::NameTaken),
            Err(error) => Err(error.into()),
        }
    }

    /// Changes the password of an account. All other sessions end; this one gets a new token.
    ///
    /// # Errors
    /// [`PeopleError::Password`], or one of [`People::confirm`].
    pub async fn change_password(&self, visit: &Visit, old: &str, new: &str) -> Result<String, PeopleError> {
        password::check(new, &visit.account.name).map_err(PeopleError::Password)?;
        self.confirm(visit, old).await?;
        let hashed = self.hashed(new).await?;
        let mut transaction = self.begin().await?;
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
        self.confirm(visit, password).await?;
        let mut transaction = self.begin().await?;
        let codes = new_codes(&mut transaction, &visit.account.id).await?;
        transaction.commit().await?;
        Ok(codes)
    }

    /// Returns how many recovery codes an account has left.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn codes_left(&self, account: &str) -> Result<u32, PeopleError> {
        let row = sqlx::query("SELECT COUNT(*) FROM recovery_code WHERE account = $1")
            .bind(account)
            .fetch_one(&self.pool)
            .await?;
        Ok(u32::try_from(row.try_get::<i64, _>(0)?).unwrap_or(0))
    }

    /// Deletes an account with everything that belongs to it, at once.
    ///
    /// # Errors
    /// One of [`People::confirm`].
    pub async fn delete(&self, visit: &Visit, password: &str) -> Result<(), PeopleError> {
        self.confirm(visit, password).await?;
        self.remove(&visit.account.id).await
    }

    /// Deletes an account by its id.
    pub(crate) async fn remove(&self, id: &str) -> Result<(), PeopleError> {
        let mut transaction = self.begin().await?;
        // What belongs to it goes with it, by its foreign keys.
        let gone =
            sqlx::query("DELETE FROM account WHERE id = $1").bind(id).execute(&mut *transaction).await?;
        if gone.rows_affected() == 0 {
            return Err(PeopleError::NoAccount);
        }
        transaction.commit().await?;
        Ok(())
    }

    /// Returns everything that is stored of an account, except what would let somebody in.
    ///
    /// # Errors
    /// [`PeopleError::NoAccount`], [`PeopleError::Database`].
    pub async fn export(&self, id: &str) -> Result<serde_json::Value, PeopleError> {
        let known = self.by_id(id).await?;
        let sessions: Vec<serde_json::Value> = self
            .sessions(id)
            .await?
            .into_iter()
            .map(|one| serde_json::json!({ "label": one.label, "created": one.created, "used": one.used }))
            .collect();
        let rows = sqlx::query("SELECT kind, name, body FROM item WHERE account = $1 ORDER BY kind, name")
            .bind(id)
            .fetch_all(&self.pool)
            .await?;
        let mut items = serde_json::Map::new();
        for row in rows {
            let (kind, name, body): (String, String, String) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            // What is not JSON is stored as text.
            let body = serde_json::from_str(&body).unwrap_or(serde_json::Value::String(body));
            let of_kind = items.entry(kind).or_insert_with(|| serde_json::json!({}));
            if let Some(of_kind) = of_kind.as_object_mut() {
                of_kind.insert(name, body);
            }
        }
        Ok(serde_json::json!({
            "jade": "account",
            "version": 1,
            "name": known.account.name,
            "created": known.account.created,
            "locked": known.locked,
            "recoveryCodesLeft": self.codes_left(id).await?,
            "sessions": sessions,
            "items": items,
        }))
    }
}

/// Replaces the recovery codes of an account.
pub(crate) async fn new_codes(
    transaction: &mut Transaction<'_, Any>,
    account: &str,
) -> Result<Vec<String>, PeopleError> {
    sqlx::query("DELETE FROM recovery_code WHERE account = $1")
        .bind(account)
        .execute(&mut **transaction)
        .await?;
    let codes: Vec<String> = (0..CODES).map(|_| new_code()).collect();
    for code in &codes {
        sqlx::query("INSERT INTO recovery_code (account, code) VALUES ($1, $2)")
            .bind(account)
            .bind(hash_code(code))
            .execute(&mut **transaction)
            .await?;
    }
    Ok(codes)
}

pub(crate) async fn set_password(
    transaction: &mut Transaction<'_, Any>,
    account: &str,
    hashed: &str,
) -> Result<(), PeopleError> {
    let sql = "UPDATE account SET password = $2 WHERE id = $1";
    sqlx::query(sql).bind(account).bind(hashed).execute(&mut **transaction).await?;
    Ok(())
}

/// Ends all sessions of an account, and forgets its browsers.
pub(crate) async fn end_all(
    transaction: &mut Transaction<'_, Any>,
    account: &str,
) -> Result<(), PeopleError> {
    sqlx::query("DELETE FROM session WHERE account = $1").bind(account).execute(&mut **transaction).await?;
    sqlx::query("DELETE FROM device WHERE account = $1").bind(account).execute(&mut **transaction).await?;
    Ok(())
}
