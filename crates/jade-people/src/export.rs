//! [`Export`]: everything that is stored of an account, as text that is read piece by piece.

use crate::{Participation, People, PeopleError};
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use sqlx::Row;

/// The most bytes of items that are read at a time; a single item may be larger.
const MAX_PIECE_BYTES: i64 = 256 * 1024;
/// The most rows that are read at a time.
const MAX_PIECE_ROWS: i64 = 500;

/// Everything that is stored of an account, except what would let somebody in: an object of JSON.
#[derive(Debug)]
pub struct Export {
    people: People,
    account: String,
    next: Next,
}

/// What comes next.
#[derive(Debug)]
enum Next {
    /// What there is little of.
    Head,
    /// The solves of the rankings after this one.
    Solves(Option<(i64, String)>),
    /// The items after the one of this kind and name.
    Items(String, String),
    /// Nothing.
    End,
}

impl People {
    /// Returns everything that is stored of an account. What changes while it is read may be in it as it was or as it is.
    pub fn export(&self, account: &str) -> Export {
        Export { people: self.clone(), account: account.to_owned(), next: Next::Head }
    }
}

impl Export {
    /// Returns the next piece of the text; `None` at its end.
    ///
    /// # Errors
    /// [`PeopleError::NoAccount`], [`PeopleError::Database`].
    pub async fn next(&mut self) -> Result<Option<String>, PeopleError> {
        match std::mem::replace(&mut self.next, Next::End) {
            Next::Head => self.head().await.map(Some),
            Next::Solves(after) => self.solves(after).await.map(Some),
            Next::Items(kind, name) => self.items(kind, name).await.map(Some),
            Next::End => Ok(None),
        }
    }

    async fn head(&mut self) -> Result<String, PeopleError> {
        let (people, id) = (&self.people, self.account.as_str());
        let known = people.by_id(id).await?;
        let sessions: Vec<Value> = people
            .sessions(id)
            .await?
            .into_iter()
            .map(|one| json!({ "label": one.label, "created": one.created, "used": one.used }))
            .collect();
        let passkeys: Vec<Value> = people
            .passkeys(id)
            .await?
            .into_iter()
            .map(
                |one| json!({ "name": one.name, "host": one.host, "created": one.created, "used": one.used }),
            )
            .collect();
        let class = people
            .membership(id)
            .await?
            .map(|one| json!({ "class": one.class_name, "name": one.name, "joined": one.joined }));
        let mut classes = Vec::new();
        for class in people.classes(id).await? {
            let titles: Vec<String> =
                people.assignments(&class.id).await?.into_iter().map(|one| one.plan.title).collect();
            classes.push(json!({ "name": class.name, "created": class.created, "assignments": titles }));
        }
        let head = json!({
            "jade": "account",
            "version": 1,
            "name": known.account.name,
            "created": known.account.created,
            "locked": known.locked,
            "recoveryCodesLeft": people.codes_left(id).await?,
            "sessions": sessions,
            "passkeys": passkeys,
            "pupilOf": class,
            "classes": classes,
        });
        let rankings = match people.participation(id).await? {
            None => {
                self.next = Next::Items(String::new(), String::new());
                "null,\n  \"items\": {".to_owned()
            }
            Some(Participation { named }) => {
                self.next = Next::Solves(None);
                format!("{{ \"named\": {named}, \"solves\": [")
            }
        };
        // More follows before the object ends.
        let head = format!("{head:#}");
        let head = head.strip_suffix("\n}").unwrap_or(&head);
        Ok(format!("{head},\n  \"rankings\": {rankings}"))
    }

    async fn solves(&mut self, after: Option<(i64, String)>) -> Result<String, PeopleError> {
        let is_first = after.is_none();
        let (solved, puzzle) = after.unwrap_or((i64::MIN, String::new()));
        let rows = sqlx::query(
            "SELECT puzzle, game, level, day, seconds, hints, solved, fault FROM solve WHERE account = $1 \
             AND (solved > $2 OR (solved = $2 AND puzzle > $3)) ORDER BY solved, puzzle LIMIT $4",
        )
        .bind(&self.account)
        .bind(solved)
        .bind(puzzle)
        .bind(MAX_PIECE_ROWS)
        .fetch_all(&self.people.pool)
        .await?;
        let mut piece = String::new();
        for (place, row) in rows.iter().enumerate() {
            let solve = json!({
                "puzzle": row.try_get::<String, _>(0)?,
                "game": row.try_get::<String, _>(1)?,
                "level": row.try_get::<String, _>(2)?,
                "day": row.try_get::<String, _>(3)?,
                "seconds": row.try_get::<i64, _>(4)?,
                "hints": row.try_get::<i64, _>(5)?,
                "solved": row.try_get::<i64, _>(6)?,
                "fault": row.try_get::<String, _>(7)?,
            });
            let comma = if is_first && place == 0 { "" } else { "," };
            piece.push_str(&format!("{comma}\n    {solve}"));
        }
        match rows.last() {
            Some(last) => self.next = Next::Solves(Some((last.try_get(6)?, last.try_get(0)?))),
            None => {
                piece.push_str("\n  ] },\n  \"items\": {");
                self.next = Next::Items(String::new(), String::new());
            }
        }
        Ok(piece)
    }

    async fn items(&mut self, mut kind: String, name: String) -> Result<String, PeopleError> {
        // First how large they are, so that no more is read than fits in a piece.
        let rows = sqlx::query(
            "SELECT kind, name, CAST(octet_length(body) AS BIGINT) FROM item WHERE account = $1 \
             AND (kind > $2 OR (kind = $2 AND name > $3)) ORDER BY kind, name LIMIT $4",
        )
        .bind(&self.account)
        .bind(&kind)
        .bind(&name)
        .bind(MAX_PIECE_ROWS)
        .fetch_all(&self.people.pool)
        .await?;
        let mut last: Option<(String, String)> = None;
        let mut bytes = 0;
        for row in &rows {
            bytes += row.try_get::<i64, _>(2)?;
            if bytes > MAX_PIECE_BYTES && last.is_some() {
                break;
            }
            last = Some((row.try_get(0)?, row.try_get(1)?));
        }
        let mut piece = String::new();
        let Some((last_kind, last_name)) = last else {
            piece.push_str(if kind.is_empty() { "}\n}\n" } else { "\n    }\n  }\n}\n" });
            return Ok(piece);
        };
        let rows = sqlx::query(
            "SELECT kind, name, body FROM item WHERE account = $1 \
             AND (kind > $2 OR (kind = $2 AND name > $3)) AND (kind < $4 OR (kind = $4 AND name <= $5)) \
             ORDER BY kind, name",
        )
        .bind(&self.account)
        .bind(&kind)
        .bind(&name)
        .bind(&last_kind)
        .bind(&last_name)
        .fetch_all(&self.people.pool)
        .await?;
        for row in rows {
            let (own, name, body): (String, String, String) =
                (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            if own == kind {
                piece.push(',');
            } else {
                let end = if kind.is_empty() { "" } else { "\n    }," };
                piece.push_str(&format!("{end}\n    {}: {{", Value::from(own.as_str())));
                kind = own;
            }
            // What is not JSON is written as text.
            let is_json = serde_json::from_str::<IgnoredAny>(&body).is_ok();
            let body = if is_json { body } else { Value::from(body).to_string() };
            piece.push_str(&format!("\n      {}: ", Value::from(name)));
            piece.push_str(&body);
        }
        self.next = Next::Items(last_kind, last_name);
        Ok(piece)
    }
}
