//! The whole database as text: one line of JSON for each row. It can be restored into a database of either kind.

use crate::database::EPOCH;
use crate::{People, PeopleError};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Row};

/// The version of the text.
const VERSION: i64 = 1;

/// A column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Column {
    Text(&'static str),
    Number(&'static str),
}

use Column::{Number, Text};

impl Column {
    fn name(self) -> &'static str {
        match self {
            Text(name) | Number(name) => name,
        }
    }
}

/// All tables with their columns, each table after those that it refers to. Attempts, challenges and races are not worth keeping.
pub(crate) const TABLES: &[(&str, &[Column])] = &[
    ("setting", &[Text("name"), Text("value")]),
    (
        "account",
        &[
            Text("id"),
            Text("name"),
            Text("name_key"),
            Text("password"),
            Number("created"),
            Number("locked"),
            Number("change"),
            Number("bytes"),
            Number("teacher"),
            Text("look"),
        ],
    ),
    ("class", &[Text("id"), Text("teacher"), Text("name"), Number("created")]),
    (
        "member",
        &[Text("account"), Text("class"), Number("place"), Text("name"), Text("name_key"), Number("joined")],
    ),
    ("card", &[Text("account"), Text("code"), Number("expires")]),
    (
        "assignment",
        &[
            Text("id"),
            Text("class"),
            Text("title"),
            Text("task"),
            Number("opens"),
            Number("closes"),
            Number("exam"),
            Number("created"),
        ],
    ),
    ("begun", &[Text("assignment"), Text("account"), Number("at")]),
    ("recovery_code", &[Text("account"), Text("code")]),
    (
        "session",
        &[
            Text("id"),
            Text("account"),
            Text("token"),
            Text("next_token"),
            Number("offered"),
            Text("previous_token"),
            Number("previous_until"),
            Text("label"),
            Number("created"),
            Number("rotated"),
            Number("used"),
        ],
    ),
    (
        "passkey",
        &[
            Text("id"),
            Text("account"),
            Text("credential"),
            Text("host"),
            Text("name"),
            Text("fixed"),
            Text("state"),
            Number("created"),
            Number("used"),
        ],
    ),
    ("device", &[Text("token"), Text("account"), Number("used")]),
    ("invitation", &[Text("code"), Number("created"), Number("expires")]),
    ("ranked", &[Text("account"), Number("named"), Number("change")]),
    (
        "solve",
        &[
            Text("account"),
            Text("puzzle"),
            Text("game"),
            Text("level"),
            Text("day"),
            Number("seconds"),
            Number("hints"),
            Number("solved"),
            Text("fault"),
        ],
    ),
    (
        "item",
        &[
            Text("account"),
            Text("kind"),
            Text("name"),
            Text("body"),
            Number("change"),
            Number("received"),
            Number("ahead"),
        ],
    ),
];

/// How many rows are read at a time.
const ROWS: i64 = 500;

impl People {
    /// Writes everything as it is at this moment, line by line. The server may go on working. The text lets nobody sign
    /// in by itself, but it contains the hashes of passwords and must be kept from others.
    ///
    /// # Errors
    /// [`PeopleError::Database`], or an error of `write`.
    pub async fn back_up<E: From<PeopleError>>(
        &self,
        mut write: impl FnMut(&str) -> Result<(), E>,
    ) -> Result<(), E> {
        write(&json!({ "jade": "people", "version": VERSION }).to_string())?;
        let mut transaction = self.snapshot().await?;
        for (table, columns) in TABLES {
            let names: Vec<&str> = columns.iter().map(|column| column.name()).collect();
            let names = names.join(", ");
            // The names are those above.
            let sql = format!("SELECT {names} FROM {table} ORDER BY {names} LIMIT $1 OFFSET $2");
            let mut done = 0_i64;
            loop {
                let rows = sqlx::query(AssertSqlSafe(sql.as_str()))
                    .bind(ROWS)
                    .bind(done)
                    .fetch_all(&mut *transaction)
                    .await
                    .map_err(PeopleError::from)?;
                for row in &rows {
                    let read = || -> Result<Vec<Value>, sqlx::Error> {
                        let value = |(index, column): (usize, &Column)| {
                            Ok(match column {
                                Text(_) => json!(row.try_get::<Option<String>, _>(index)?),
                                Number(_) => json!(row.try_get::<i64, _>(index)?),
                            })
                        };
                        columns.iter().enumerate().map(value).collect()
                    };
                    let values = read().map_err(PeopleError::from)?;
                    write(&json!({ "table": table, "row": values }).to_string())?;
                }
                done += rows.len() as i64;
                if (rows.len() as i64) < ROWS {
                    break;
                }
            }
        }
        transaction.rollback().await.map_err(PeopleError::from)?;
        write(&json!({ "end": true }).to_string())?;
        Ok(())
    }

    /// Restores a backup into a database without accounts; either all of it or, on an error, nothing.
    ///
    /// # Errors
    /// [`PeopleError::Backup`] if the text is not a whole backup or there are accounts; [`PeopleError::Database`].
    pub async fn restore(
        &self,
        lines: impl Iterator<Item = std::io::Result<String>>,
    ) -> Result<(), PeopleError> {
        let fault = |line: usize, fault: &str| PeopleError::Backup { line, fault: fault.to_owned() };
        let mut transaction = self.begin().await?;
        let accounts: i64 =
            sqlx::query("SELECT COUNT(*) FROM account").fetch_one(&mut *transaction).await?.try_get(0)?;
        if accounts > 0 {
            return Err(fault(0, "the database has accounts already"));
        }
        sqlx::query("DELETE FROM setting").execute(&mut *transaction).await?;
        sqlx::query("DELETE FROM invitation").execute(&mut *transaction).await?;
        let (mut last, mut ended) = (0, false);
        for (index, line) in lines.enumerate() {
            last = index + 1;
            let line = line.map_err(|error| fault(last, &error.to_string()))?;
            let value: Value = serde_json::from_str(&line).map_err(|_| fault(last, "this is not JSON"))?;
            if index == 0 {
                if value != json!({ "jade": "people", "version": VERSION }) {
                    return Err(fault(1, "this is no backup of people, or of another version"));
                }
                continue;
            }
            if ended {
                return Err(fault(last, "nothing may follow the end"));
            }
            if value["end"] == true {
                ended = true;
                continue;
            }
            let table = TABLES.iter().find(|(table, _)| value["table"] == *table);
            let Some((table, columns)) = table else { return Err(fault(last, "there is no such table")) };
            // A row of an older version lacks the columns that were added since, which come last and have a default.
            let row = value["row"].as_array().filter(|row| (1..=columns.len()).contains(&row.len()));
            let Some(row) = row else { return Err(fault(last, "the row has other columns")) };
            let names: Vec<&str> = columns.iter().take(row.len()).map(|column| column.name()).collect();
            let places: Vec<String> = (1..=names.len()).map(|place| format!("${place}")).collect();
            // The names are those above.
            let sql = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
            let mut query = sqlx::query(AssertSqlSafe(sql));
            for (column, value) in columns.iter().zip(row) {
                query = match (column, value) {
                    (Text(_), Value::String(text)) => query.bind(text.clone()),
                    (Text(_), Value::Null) => query.bind(None::<String>),
                    (Number(_), Value::Number(number)) if number.is_i64() => query.bind(number.as_i64()),
                    _ => return Err(fault(last, &format!("the column {} has another type", column.name()))),
                };
            }
            query.execute(&mut *transaction).await.map_err(|error| fault(last, &error.to_string()))?;
        }
        if !ended {
            return Err(fault(last, "the end is missing"));
        }
        // Devices may know of changes that came after the backup: they have to send everything again.
        sqlx::query("DELETE FROM setting WHERE name = $1").bind(EPOCH).execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.note_looks().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// What is not backed up: the limits, challenges, races (which last for a day), what can be found again, and what the database notes of its own
    /// version.
    const LEFT_OUT: [&str; 5] = ["attempt", "challenge", "race", "replay", "_sqlx_migrations"];

    /// A table or a column that a backup forgets would be lost without a word.
    #[tokio::test]
    async fn every_table_is_backed_up_with_all_its_columns() {
        let people = People::in_memory().await.unwrap();
        let names = async |query: &'static str, table: &str| {
            let query = sqlx::query(query).bind(table.to_owned());
            let rows = query.fetch_all(&people.pool).await.unwrap();
            rows.iter().map(|row| row.try_get(0).unwrap()).collect::<BTreeSet<String>>()
        };
        let tables = names("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> $1", "").await;
        let mut found = BTreeMap::new();
        for table in tables.iter().filter(|table| !LEFT_OUT.contains(&table.as_str())) {
            found.insert(table.clone(), names("SELECT name FROM pragma_table_info($1)", table).await);
        }
        let columns = |columns: &[Column]| columns.iter().map(|column| column.name().to_owned()).collect();
        let backed_up: BTreeMap<String, BTreeSet<String>> =
            TABLES.iter().map(|(table, all)| ((*table).to_owned(), columns(all))).collect();
        assert_eq!(found, backed_up);
        assert!(LEFT_OUT.iter().all(|table| tables.contains(*table)), "{tables:?}");
    }
}
