//! [`Item`]: what accounts store. The rule by which two versions merge is the caller's.

use crate::{People, PeopleError};
use sqlx::any::{AnyArguments, AnyRow};
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AssertSqlSafe, Row};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most bytes of an item.
pub const MAX_ITEM_BYTES: usize = 512 * 1024;
/// The most bytes of all items of an account.
pub const MAX_ACCOUNT_BYTES: i64 = 64 * 1024 * 1024;
/// The most items of an account.
pub const MAX_ACCOUNT_ITEMS: i64 = 100_000;
/// The most items that a device may send at a time.
pub const MAX_SYNC_ITEMS: usize = 1_000;
/// The most bytes of items in a reply; the rest follows when asked for.
const MAX_REPLY_BYTES: i64 = 512 * 1024;
/// The most items in a reply.
const MAX_REPLY_ITEMS: i64 = 500;
/// The most names in an answer.
const MAX_NAMES: i64 = 1_000;
/// The most items that are merged at a time …
const MAX_MERGED_ITEMS: usize = 100;
/// … and the most bytes of them, in both versions.
const MAX_MERGED_BYTES: i64 = 1024 * 1024;

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
    /// What is stored remains, and the device has the same.
    Unchanged,
    /// What is stored remains; the device has another version, and is sent this one.
    Kept,
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
        () if item.body.len() > MAX_ITEM_BYTES => "it is too long",
        // PostgreSQL stores no such character.
        () if item.body.contains('\0') => "it contains a NUL character",
        () => return Ok(()),
    };
    let short = |text: &str| text.chars().take(100).collect();
    Err(PeopleError::Item { kind: short(&item.kind), name: short(&item.name), fault: fault.to_owned() })
}

impl People {
    /// Merges items of a device into those of its account, and returns what changed since the change `since`, the
    /// device's own items among it. On an error, some of the items may be stored. Sent again, they change nothing the
    /// second time, provided that `merge` is idempotent.
    ///
    /// `merge` gets an item and the body that is stored under its name.
    ///
    /// # Errors
    /// [`PeopleError::Item`] if an item, or `merge`, says so; [`PeopleError::TooManyItems`], [`PeopleError::Full`],
    /// [`PeopleError::NoAccount`], [`PeopleError::Database`].
    pub async fn sync(
        &self,
        account: &str,
        since: i64,
        items: &[Item],
        merge: impl Fn(&Item, Option<&str>) -> Result<Merge, String> + Send + Sync + 'static,
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
        merge: impl Fn(&Item, Option<&str>) -> Result<Merge, String> + Send + Sync + 'static,
    ) -> Result<Synced, PeopleError> {
        if items.len() > MAX_SYNC_ITEMS {
            return Err(PeopleError::TooManyItems);
        }
        for item in items {
            check(item)?;
        }
        if !items.is_empty() {
            let arrival = Arriving { since, now: self.now(), ahead };
            self.store(account, items, arrival, Arc::new(merge)).await?;
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
        Ok(rows.iter().map(|row| arrived(row, kind)).collect::<Result<_, _>>()?)
    }

    /// Returns things of a kind that changed before the change `before`, the latest first, as many as take some hundred
    /// kilobytes; with the number of the earliest change among them, to be asked for what comes next. None if there are no
    /// more.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn latest(
        &self,
        account: &str,
        kind: &str,
        before: i64,
    ) -> Result<Option<(Vec<Arrived>, i64)>, PeopleError> {
        let rows = sqlx::query(
            "SELECT change, CAST(octet_length(body) AS BIGINT) FROM item \
             WHERE account = $1 AND kind = $2 AND change < $3 ORDER BY change DESC LIMIT $4",
        )
        .bind(account)
        .bind(kind)
        .bind(before)
        .bind(MAX_REPLY_ITEMS)
        .fetch_all(&self.pool)
        .await?;
        let (mut first, mut bytes) = (None, 0);
        for row in &rows {
            bytes += row.try_get::<i64, _>(1)?;
            if bytes > MAX_REPLY_BYTES && first.is_some() {
                break;
            }
            first = Some(row.try_get(0)?);
        }
        let Some(first) = first else { return Ok(None) };
        let sql = "SELECT name, body, received, ahead FROM item \
                   WHERE account = $1 AND kind = $2 AND change >= $3 AND change < $4 ORDER BY change DESC";
        let query = sqlx::query(sql).bind(account).bind(kind).bind(first).bind(before);
        let rows = query.fetch_all(&self.pool).await?;
        let all = rows.iter().map(|row| arrived(row, kind)).collect::<Result<_, _>>()?;
        Ok(Some((all, first)))
    }

    /// Returns the first thousand names of a kind that begin with a text, without what is stored under them.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn item_names(
        &self,
        account: &str,
        kind: &str,
        beginning: &str,
    ) -> Result<Vec<String>, PeopleError> {
        let rows = sqlx::query(
            "SELECT name FROM item WHERE account = $1 AND kind = $2 AND substr(name, 1, CAST($3 AS INTEGER)) = $4 \
             ORDER BY name LIMIT $5",
        )
        .bind(account)
        .bind(kind)
        .bind(size(beginning))
        .bind(beginning)
        .bind(MAX_NAMES)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
    }

    async fn store<M>(
        &self,
        account: &str,
        items: &[Item],
        arrival: Arriving,
        merge: Arc<M>,
    ) -> Result<(), PeopleError>
    where
        M: Fn(&Item, Option<&str>) -> Result<Merge, String> + Send + Sync + 'static,
    {
        let mut left = items;
        while !left.is_empty() {
            // Between two parts, those who wait to write have their turn.
            left = self.store_some(account, left, arrival, Arc::clone(&merge)).await?;
        }
        Ok(())
    }

    /// Stores the first of these items, as many as are merged at a time. Returns the rest. Nobody who writes has to wait for
    /// more than these, and a device that was broken off between them sends everything again.
    async fn store_some<'i, M>(
        &self,
        account: &str,
        items: &'i [Item],
        arrival: Arriving,
        merge: Arc<M>,
    ) -> Result<&'i [Item], PeopleError>
    where
        M: Fn(&Item, Option<&str>) -> Result<Merge, String> + Send + Sync + 'static,
    {
        let mut transaction = self.begin().await?;
        // This locks the account until the end, so two devices merge one after the other.
        let row = sqlx::query("UPDATE account SET change = change WHERE id = $1 RETURNING change, bytes")
            .bind(account)
            .fetch_optional(&mut *transaction)
            .await?
            .ok_or(PeopleError::NoAccount)?;
        let (mut change, before): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        let some = &items[..items.len().min(MAX_MERGED_ITEMS)];
        let sizes = stored_sizes(&mut transaction, account, some).await?;
        let (these, left) = items.split_at(fitting(some, &sizes));
        let stored = stored_bodies(&mut transaction, account, these).await?;
        // Merging takes the processor, so it must not hold up other requests.
        let these = these.to_vec();
        let merged = tokio::task::spawn_blocking(move || merge_all(&these, stored, &*merge)).await;
        let merged = merged.map_err(|error| PeopleError::Database(error.to_string()))??;
        write_all(&mut transaction, account, &merged, &mut change, arrival).await?;
        let bytes = before + merged.growth;
        if bytes > MAX_ACCOUNT_BYTES && bytes > before {
            return Err(PeopleError::Full);
        }
        if merged.is_larger {
            let row = sqlx::query("SELECT COUNT(*) FROM item WHERE account = $1")
                .bind(account)
                .fetch_one(&mut *transaction)
                .await?;
            if row.try_get::<i64, _>(0)? > MAX_ACCOUNT_ITEMS {
                return Err(PeopleError::Full);
            }
        }
        sqlx::query("UPDATE account SET change = $2, bytes = $3 WHERE id = $1")
            .bind(account)
            .bind(change)
            .bind(bytes)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(left)
    }

    async fn changes(&self, account: &str, since: i64) -> Result<Synced, PeopleError> {
        // First how large they are, so that no more is read than is sent.
        let rows = sqlx::query(
            "SELECT change, CAST(octet_length(body) AS BIGINT) FROM item \
             WHERE account = $1 AND change > $2 ORDER BY change LIMIT $3",
        )
        .bind(account)
        .bind(since)
        .bind(MAX_REPLY_ITEMS)
        .fetch_all(&self.pool)
        .await?;
        let mut synced =
            Synced { change: since, more: rows.len() as i64 == MAX_REPLY_ITEMS, ..Synced::default() };
        let mut bytes = 0;
        for row in &rows {
            bytes += row.try_get::<i64, _>(1)?;
            if bytes > MAX_REPLY_BYTES && synced.change > since {
                synced.more = true;
                break;
            }
            synced.change = row.try_get(0)?;
        }
        if synced.change > since {
            // What changes meanwhile has a later number, and comes the next time.
            let sql = "SELECT kind, name, body FROM item \
                       WHERE account = $1 AND change > $2 AND change <= $3 ORDER BY change";
            let query = sqlx::query(sql).bind(account).bind(since).bind(synced.change);
            for row in query.fetch_all(&self.pool).await? {
                let item = Item { kind: row.try_get(0)?, name: row.try_get(1)?, body: row.try_get(2)? };
                synced.items.push(item);
            }
        }
        Ok(synced)
    }
}

/// Reads a row of the name, the body, and how the item came.
pub(crate) fn arrived(row: &AnyRow, kind: &str) -> Result<Arrived, sqlx::Error> {
    let item = Item { kind: kind.to_owned(), name: row.try_get(0)?, body: row.try_get(1)? };
    let received = Some(row.try_get(2)?).filter(|received| *received > 0);
    Ok(Arrived { item, received, ahead: row.try_get(3)? })
}

/// The kind and the name of an item.
type Key = (String, String);

fn key(item: &Item) -> Key {
    (item.kind.clone(), item.name.clone())
}

fn size(text: &str) -> i64 {
    i64::try_from(text.len()).unwrap_or(i64::MAX)
}

/// How items come.
#[derive(Clone, Copy, Debug)]
struct Arriving {
    /// The last change that the device knows.
    since: i64,
    /// The time of the server.
    now: i64,
    /// By how much the clock of the device is ahead.
    ahead: i64,
}

/// What becomes of an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// It is as it was.
    Stays,
    /// It is as it was, but counts as changed, so that the device gets it.
    IsSent,
    /// It is stored with another body.
    IsStored,
}

/// Items after merging.
struct MergedItems {
    /// Each with its body, in the order in which they came.
    items: Vec<(Key, String, Fate)>,
    /// By how many bytes the account grows.
    growth: i64,
    /// Whether there are new items among them.
    is_larger: bool,
}

/// Merges items into what is stored.
fn merge_all(
    items: &[Item],
    mut stored: BTreeMap<Key, String>,
    merge: &impl Fn(&Item, Option<&str>) -> Result<Merge, String>,
) -> Result<MergedItems, PeopleError> {
    let mut merged = MergedItems { items: Vec::new(), growth: 0, is_larger: false };
    // An item may come more than once.
    let mut places: BTreeMap<Key, usize> = BTreeMap::new();
    for item in items {
        let place = places.get(&key(item)).copied();
        let old = match place {
            Some(place) => Some(merged.items[place].1.as_str()),
            None => stored.get(&key(item)).map(String::as_str),
        };
        let wrong = |fault| PeopleError::Item { kind: item.kind.clone(), name: item.name.clone(), fault };
        let (body, fate) = match merge(item, old).map_err(wrong)? {
            Merge::Unchanged => (None, Fate::Stays),
            Merge::Kept => (None, Fate::IsSent),
            Merge::Changed(new) if old == Some(new.as_str()) => (None, Fate::Stays),
            Merge::Changed(new) => {
                check(&Item { body: new.clone(), ..item.clone() })?;
                merged.growth += size(&new) - old.map_or(0, size);
                merged.is_larger |= old.is_none();
                (Some(new), Fate::IsStored)
            }
        };
        match place {
            Some(place) => {
                let known = &mut merged.items[place];
                if let Some(body) = body {
                    (known.1, known.2) = (body, fate);
                } else if known.2 == Fate::Stays {
                    known.2 = fate;
                }
            }
            None => {
                let old = stored.remove(&key(item));
                if let Some(body) = body.or(old) {
                    places.insert(key(item), merged.items.len());
                    merged.items.push((key(item), body, fate));
                }
            }
        }
    }
    Ok(merged)
}

/// Returns how many of these items can be merged at a time: at least one.
fn fitting(items: &[Item], sizes: &BTreeMap<Key, i64>) -> usize {
    let mut bytes = 0;
    let fits = |item: &&Item| {
        bytes += size(&item.body) + sizes.get(&key(item)).copied().unwrap_or(0);
        bytes <= MAX_MERGED_BYTES
    };
    items.iter().take_while(fits).count().max(1)
}

/// Returns the names of each kind.
fn by_kind(items: &[Item]) -> BTreeMap<&str, Vec<&str>> {
    let mut kinds: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for item in items {
        kinds.entry(&item.kind).or_default().push(&item.name);
    }
    kinds
}

/// Returns as many places for values, from this number on: `$3, $4`.
fn places(first: usize, count: usize) -> String {
    (first..first + count).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}

async fn stored_sizes(
    transaction: &mut AnyConnection,
    account: &str,
    items: &[Item],
) -> Result<BTreeMap<Key, i64>, PeopleError> {
    stored(transaction, account, items, "CAST(octet_length(body) AS BIGINT)", |row| row.try_get(1)).await
}

async fn stored_bodies(
    transaction: &mut AnyConnection,
    account: &str,
    items: &[Item],
) -> Result<BTreeMap<Key, String>, PeopleError> {
    stored(transaction, account, items, "body", |row| row.try_get(1)).await
}

/// Returns something of each of these items that is stored.
async fn stored<T>(
    transaction: &mut AnyConnection,
    account: &str,
    items: &[Item],
    what: &str,
    read: impl Fn(&AnyRow) -> Result<T, sqlx::Error>,
) -> Result<BTreeMap<Key, T>, PeopleError> {
    let mut all = BTreeMap::new();
    for (kind, names) in by_kind(items) {
        let places = places(3, names.len());
        let sql =
            format!("SELECT name, {what} FROM item WHERE account = $1 AND kind = $2 AND name IN ({places})");
        // It consists of what is above, and of numbers.
        let mut query = sqlx::query(AssertSqlSafe(sql)).bind(account).bind(kind);
        for name in names {
            query = query.bind(name);
        }
        for row in query.fetch_all(&mut *transaction).await? {
            all.insert((kind.to_owned(), row.try_get(0)?), read(&row)?);
        }
    }
    Ok(all)
}

/// Stores what has changed, and gives each such item the number of a change.
async fn write_all(
    transaction: &mut AnyConnection,
    account: &str,
    merged: &MergedItems,
    change: &mut i64,
    arrival: Arriving,
) -> Result<(), PeopleError> {
    let bind = |query: Query<'static, Any, AnyArguments>, key: &Key| {
        query.bind(account.to_owned()).bind(key.0.clone()).bind(key.1.clone())
    };
    let changed: Vec<_> = merged.items.iter().filter(|(_, _, fate)| *fate == Fate::IsStored).collect();
    if !changed.is_empty() {
        let rows: Vec<String> =
            (0..changed.len()).map(|place| format!("({})", places(1 + 7 * place, 7))).collect();
        let sql = format!(
            "INSERT INTO item (account, kind, name, body, change, received, ahead) VALUES {} \
             ON CONFLICT (account, kind, name) DO UPDATE SET body = excluded.body, change = excluded.change, \
             received = excluded.received, ahead = excluded.ahead",
            rows.join(", ")
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (key, body, _) in changed {
            *change += 1;
            query = bind(query, key).bind(body.clone()).bind(*change).bind(arrival.now).bind(arrival.ahead);
        }
        query.execute(&mut *transaction).await?;
    }
    for (key, _, _) in merged.items.iter().filter(|(_, _, fate)| *fate == Fate::IsSent) {
        // What changed after the change that the device knows is sent anyway. What was found when a game was replayed
        // still holds.
        let sql = "UPDATE replay SET change = $4 WHERE account = $1 AND $2 = 'game' AND game = $3 AND change = \
                   (SELECT change FROM item WHERE account = $1 AND kind = $2 AND name = $3 AND change <= $5)";
        bind(sqlx::query(sql), key).bind(*change + 1).bind(arrival.since).execute(&mut *transaction).await?;
        let sql =
            "UPDATE item SET change = $4 WHERE account = $1 AND kind = $2 AND name = $3 AND change <= $5";
        let query = bind(sqlx::query(sql), key).bind(*change + 1).bind(arrival.since);
        if query.execute(&mut *transaction).await?.rows_affected() > 0 {
            *change += 1;
        }
    }
    Ok(())
}
