//! Signing up, signing in, and recovery.

use crate::account::{Account, count_codes, end_all, lock, set_password};
use crate::limit::{ADDRESS, CODE, DEVICE, SIGN_UP, STRANGERS, network};
use crate::secret::{hash, hash_code, new_token};
use crate::{People, PeopleError, checked_name, name, password, session};
use sqlx::{AnyConnection, Row};

/// The most browsers that are remembered as known, for each account.
const DEVICES: i64 = 20;

/// Who may sign up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SignUp {
    /// Nobody; the administrator makes the accounts.
    #[default]
    Off,
    /// Anyone with an invitation.
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

impl People {
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
            self.spend_invitation(&mut transaction, code).await?;
        }
        let (account, codes) = self.insert_account(&mut transaction, &name, &password).await?;
        let signed = self.begin_session(&mut transaction, account, None, from.label, codes).await?;
        transaction.commit().await?;
        Ok(signed)
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
        // The password may have been changed while it was checked.
        let sql = "UPDATE account SET password = $2 WHERE id = $1 AND password = $3";
        let renewed = renewed.as_ref().unwrap_or(&known.password);
        let update = sqlx::query(sql).bind(&known.account.id).bind(renewed).bind(&known.password);
        if update.execute(&mut *transaction).await?.rows_affected() == 0 {
            return Err(PeopleError::Wrong);
        }
        let signed =
            self.begin_session(&mut transaction, known.account, device, from.label, Vec::new()).await?;
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
        lock(&mut transaction, &known.account.id).await?;
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
        let signed =
            self.begin_session(&mut transaction, known.account, None, from.label, Vec::new()).await?;
        transaction.commit().await?;
        self.forgive(CODE, &subject).await?;
        Ok(signed)
    }

    pub(crate) async fn is_device(&self, token: &str, account: &str) -> Result<bool, PeopleError> {
        let row = sqlx::query("SELECT COUNT(*) FROM device WHERE token = $1 AND account = $2")
            .bind(hash(token))
            .bind(account)
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<i64, _>(0)? > 0)
    }

    /// Begins a session of a browser that has proved who it is, unless the account was locked meanwhile.
    pub(crate) async fn begin_session(
        &self,
        transaction: &mut AnyConnection,
        account: Account,
        device: Option<&str>,
        label: &str,
        codes: Vec<String>,
    ) -> Result<SignedIn, PeopleError> {
        let now = self.now();
        // This waits for somebody who locks the account, or makes them wait.
        let sql = "UPDATE account SET change = change WHERE id = $1 AND locked = 0";
        let unlocked = sqlx::query(sql).bind(&account.id).execute(&mut *transaction).await?;
        if unlocked.rows_affected() == 0 {
            return Err(PeopleError::Locked);
        }
        let token = session::begin(transaction, &account.id, label, now).await?;
        let new = match device {
            Some(known) => {
                let sql = "UPDATE device SET used = $2 WHERE token = $1";
                sqlx::query(sql).bind(hash(known)).bind(now).execute(&mut *transaction).await?;
                None
            }
            None => {
                let new = new_token();
                sqlx::query("INSERT INTO device (token, account, used) VALUES ($1, $2, $3)")
                    .bind(hash(&new))
                    .bind(&account.id)
                    .bind(now)
                    .execute(&mut *transaction)
                    .await?;
                sqlx::query(
                    "DELETE FROM device WHERE account = $1 AND token NOT IN \
                     (SELECT token FROM device WHERE account = $1 ORDER BY used DESC, token LIMIT $2)",
                )
                .bind(&account.id)
                .bind(DEVICES)
                .execute(&mut *transaction)
                .await?;
                Some(new)
            }
        };
        let codes_left = count_codes(&mut *transaction, &account.id).await?;
        Ok(SignedIn { account, token, device: new, codes, codes_left })
    }
}
