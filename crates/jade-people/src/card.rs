//! [`Card`]: signs a pupil in, once.

use crate::account::{end_all, lock};
use crate::limit::{CARD, network};
use crate::password::NO_PASSWORD;
use crate::secret::{hash_code, new_code};
use crate::{Account, Attempt, People, PeopleError, SignedIn};
use sqlx::{AnyConnection, Row};

/// How long a card is valid, in milliseconds: 30 days.
pub const CARD_LASTS: i64 = 30 * 24 * 3_600_000;

/// A card of a pupil. Its code is known only now: the database keeps a hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// The id of the pupil's account.
    pub pupil: String,
    /// What the class calls the pupil.
    pub name: String,
    /// The code, for example `7k2m-x09q-r4tv-8hzc`.
    pub code: String,
    /// Until when it is valid, in milliseconds since 1970.
    pub expires: i64,
}

/// Makes a card for an account; the one before is no longer valid.
pub(crate) async fn new_card(
    transaction: &mut AnyConnection,
    pupil: String,
    name: String,
    now: i64,
) -> Result<Card, PeopleError> {
    let card = Card { pupil, name, code: new_code(), expires: now + CARD_LASTS };
    sqlx::query(
        "INSERT INTO card (account, code, expires) VALUES ($1, $2, $3) \
         ON CONFLICT (account) DO UPDATE SET code = $2, expires = $3",
    )
    .bind(&card.pupil)
    .bind(hash_code(&card.code))
    .bind(card.expires)
    .execute(&mut *transaction)
    .await?;
    Ok(card)
}

impl People {
    /// Makes new cards for a class, or for one of its pupils; the ones before are no longer valid. `sign_out` also ends
    /// the sessions of these pupils and removes their passwords and recovery codes, for example if a tablet was lost.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::NoClass`], [`PeopleError::NoPupil`], [`PeopleError::Database`].
    pub async fn new_cards(
        &self,
        teacher: &str,
        class: &str,
        pupil: Option<&str>,
        sign_out: bool,
    ) -> Result<Vec<Card>, PeopleError> {
        let all = self.pupils(teacher, class).await?;
        let chosen: Vec<_> =
            all.into_iter().filter(|one| pupil.is_none_or(|chosen| chosen == one.id)).collect();
        if pupil.is_some() && chosen.is_empty() {
            return Err(PeopleError::NoPupil);
        }
        let mut transaction = self.begin().await?;
        let mut cards = Vec::new();
        for one in chosen {
            lock(&mut transaction, &one.id).await?;
            if sign_out {
                end_all(&mut transaction, &one.id).await?;
                // Somebody else may know it.
                let sql = "UPDATE account SET password = $2 WHERE id = $1";
                sqlx::query(sql).bind(&one.id).bind(NO_PASSWORD).execute(&mut *transaction).await?;
                let sql = "DELETE FROM recovery_code WHERE account = $1";
                sqlx::query(sql).bind(&one.id).execute(&mut *transaction).await?;
            }
            cards.push(new_card(&mut transaction, one.id, one.name, self.now()).await?);
        }
        transaction.commit().await?;
        Ok(cards)
    }

    /// Signs a pupil in with a card, which is spent.
    ///
    /// # Errors
    /// [`PeopleError::Card`] if it does not exist, is spent, or has expired; [`PeopleError::Locked`],
    /// [`PeopleError::TooMany`], [`PeopleError::Database`].
    pub async fn sign_in_with_card(&self, code: &str, from: Attempt<'_>) -> Result<SignedIn, PeopleError> {
        let subject = format!("card {}", network(from.address));
        self.attempt(CARD, &subject).await?;
        let mut transaction = self.begin().await?;
        let row = sqlx::query("SELECT account FROM card WHERE code = $1")
            .bind(hash_code(code))
            .fetch_optional(&mut *transaction)
            .await?;
        let id: String = row.ok_or(PeopleError::Card)?.try_get(0)?;
        lock(&mut transaction, &id).await?;
        // One statement finds and spends it, so that of two requests with one card only one succeeds. It may be gone by now.
        let spent = sqlx::query("DELETE FROM card WHERE code = $1 AND expires > $2")
            .bind(hash_code(code))
            .bind(self.now())
            .execute(&mut *transaction)
            .await?;
        if spent.rows_affected() == 0 {
            return Err(PeopleError::Card);
        }
        let row = sqlx::query("SELECT id, name, created, locked FROM account WHERE id = $1")
            .bind(&id)
            .fetch_one(&mut *transaction)
            .await?;
        if row.try_get::<i64, _>(3)? != 0 {
            return Err(PeopleError::Locked);
        }
        let account = Account { id: row.try_get(0)?, name: row.try_get(1)?, created: row.try_get(2)? };
        let signed = self.begin_session(&mut transaction, account, None, from.label, Vec::new()).await?;
        transaction.commit().await?;
        self.forgive(CARD, &subject).await?;
        Ok(signed)
    }
}
