//! [`Item`]: what accounts store. The rule by which two versions merge is the caller's.

use crate::{People, PeopleError};
use sqlx::Row;

/// The most bytes of an item.
const LONGEST_BODY: usize = 512 * 1024;
/// The most bytes of all items of an account.
const ROOM: i64 = 64 * 1024 * 1024;
/// The most bytes of items in a reply; the rest follows when asked for.
const REPLY: usize = 512 * 1024;
/// The most items in a reply.
const REPLY_ITEMS: i64 = 500;

/// Something that an account stores, found by its kind and its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Its kind, for example `record`: up to 40 lower-case letters and `-`.
    pub kind: String,
    /// Its name within the kind: up to 100 letters, digits, `-`, `.`, `_`, `:`.
    pub name: String,
    /// Its content.
    pub body: String,
}

/// An item with what is known of its way to the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrived {
    /// The item.
    pub item: Item,
    /// When it came in its present form, by the clock of the server, in milliseconds since 1970; `None` if an older
    /// version took it.
    pub received: Option<i64>,
    /// By how many milliseconds the clock of its device was ahead of the server’s then; negative if it was behind.
    pub ahead: i64,
}

/// The outcome of a merge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Merge {
    /// What is stored remains.
    Unchanged,
    /// This is stored instead.
    Changed(String),
}

/// What an account stores that the asking device does not know yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Synced {
    /// The changes after the one the device named, in their order.
    pub items: Vec<Item>,
    /// The number of the last change in `items`; the device names it next time.
    pub change: i64,
    /// Whether there are more changes.
    pub more: bool,
}

fn check(item: &Item) -> Result<(), PeopleError> {
    let is_kind =
        (1..=40).contains(&item.kind.len()) && item.kind.bytes().all(|c| c.is_ascii_lowercase() || c == b'-');
    let is_name = (1..=100).contains(&item.name.len())
        && item.name.bytes().all(|c| c.is_ascii_alphanumeric() || b"-._:".contains(&c));
    let fault = match () {
        () if !is_kind => "invalid kind",
        () if !is_name => "its name is not one",
        () if item.body.len() > LONGEST_BODY => "it is too long",
        // PostgreSQL stores no such character.
        () if item.body.contains('\0') => "it contains a NUL character",
        () => return Ok(()),
    };
    let short = |text: &str| text.chars().take(100).collect();
    Err(PeopleError::Item { kind: short(&item.kind), name: short(&item.name), fault: fault.to_owned() })
}

impl People {
    /// Merges items of a device into those of its account, and returns what changed since the change `since`, the
    /// device's own items among it. All items are merged, or on an error none. Sent twice, they change nothing the
    /// second time, provided that `merge` is idempotent.
    ///
    /// `merge` gets an item and the body that is stored under its name.
    ///
    /// # Errors
    /// [`PeopleError::Item`] if an item, or `merge`, says so; [`PeopleError::Full`], [`PeopleError::NoAccount`],
    /// [`PeopleError::Database`].
    pub async fn sync(
        &self,
        account: &str,
        since: i64,
        items: &[Item],
        merge: impl Fn(&Item, Option<&str>) -> Result<Merge, String>,
    ) -> Result<Synced, PeopleError> {
        self.sync_from(account, since, items, 0, merge).await
    }

    /// Does the same for a device whose clock is `ahead` milliseconds ahead of the server’s.
    ///
    /// # Errors
    /// As [`People::sync`].
    pub async fn sync_from(
        &self,
        account: &str,
        since: i64,
        items: &[Item],
        ahead: i64,
        merge: impl Fn(&Item, Option<&str>) -> Result<Merge, String>,
    ) -> Result<Synced, PeopleError> {
        for item in items {
            check(item)?;
        }
        if !items.is_empty() {
            self.store(account, items, ahead, merge).await?;
        }
        self.changes(account, since).await
    }

    /// Returns everything of a kind that an account stores, by name.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn items(&self, account: &str, kind: &str) -> Result<Vec<Item>, PeopleError> {
        Ok(self.arrived(account, kind).await?.into_iter().map(|one| one.item).collect())
    }

    /// Returns the same, with what is known of how each came.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn arrived(&self, account: &str, kind: &str) -> Result<Vec<Arrived>, PeopleError> {
        let sql =
            "SELECT name, body, received, ahead FROM item WHERE account = $1 AND kind = $2 ORDER BY name";
        let rows = sqlx::query(sql).bind(account).bind(kind).fetch_all(&self.pool).await?;
        let read = |row: &sqlx::any::AnyRow| -> Result<Arrived, sqlx::Error> {
            let item = Item { kind: kind.to_owned(), name: row.try_get(0)?, body: row.try_get(1)? };
            let received = Some(row.try_get(2)?).filter(|received| *received > 0);
            Ok(Arrived { item, received, ahead: row.try_get(3)? })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    async fn store(
        &self,
        account: &str,
        items: &[Item],
        ahead: i64,
        merge: impl Fn(&Item, Option<&str>) -> Result<Merge, String>,
    ) -> Result<(), PeopleError> {
        let mut transaction = self.begin().await?;
        // This locks the account until the end, so two devices merge one after the other.
        let row = sqlx::query("UPDATE account SET change = change WHERE id = $1 RETURNING change, bytes")
            .bind(account)
            .fetch_optional(&mut *transaction)
            .await?
            .ok_or(PeopleError::NoAccount)?;
        let (mut change, mut bytes): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        let (before, now) = (bytes, self.now());
        let size = |text: &str| i64::try_from(text.len()).unwrap_or(i64::MAX);
        for item in items {
            let row = sqlx::query("SELECT body FROM item WHERE account = $1 AND kind = $2 AND name = $3")
                .bind(account)
                .bind(&item.kind)
                .bind(&item.name)
                .fetch_optional(&mut *transaction)
                .await?;
            let old: Option<String> = row.map(|row| row.try_get(0)).transpose()?;
            let wrong = |fault| PeopleError::Item { kind: item.kind.clone(), name: item.name.clone(), fault };
            let Merge::Changed(new) = merge(item, old.as_deref()).map_err(wrong)? else { continue };
            check(&Item { body: new.clone(), ..item.clone() })?;
            if old.as_deref() == Some(new.as_str()) {
                continue;
            }
            change += 1;
            bytes += size(&new) - old.as_deref().map_or(0, size);
            sqlx::query(
                "INSERT INTO item (account, kind, name, body, change, received, ahead) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (account, kind, name) DO UPDATE \
                 SET body = $4, change = $5, received = $6, ahead = $7",
            )
            .bind(account)
            .bind(&item.kind)
            .bind(&item.name)
            .bind(&new)
            .bind(change)
            .bind(now)
            .bind(ahead)
            .execute(&mut *transaction)
            .await?;
        }
        if bytes > ROOM && bytes > before {
            return Err(PeopleError::Full);
        }
        sqlx::query("UPDATE account SET change = $2, bytes = $3 WHERE id = $1")
            .bind(account)
            .bind(change)
            .bind(bytes)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn changes(&self, account: &str, since: i64) -> Result<Synced, PeopleError> {
        let rows = sqlx::query(
            "SELECT kind, name, body, change FROM item WHERE account = $1 AND change > $2 ORDER BY change LIMIT $3",
        )
        .bind(account)
        .bind(since)
        .bind(REPLY_ITEMS)
        .fetch_all(&self.pool)
        .await?;
        let mut synced =
            Synced { change: since, more: rows.len() as i64 == REPLY_ITEMS, ..Synced::default() };
        let mut size = 0;
        for row in &rows {
            let item = Item { kind: row.try_get(0)?, name: row.try_get(1)?, body: row.try_get(2)? };
            size += item.body.len();
            if size > REPLY && !synced.items.is_empty() {
                synced.more = true;
                break;
            }
            synced.change = row.try_get(3)?;
            synced.items.push(item);
        }
        Ok(synced)
    }
}
