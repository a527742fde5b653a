//! Classes: a teacher makes a class with the accounts of its pupils, and sees, renames and deletes them.
//!
//! A pupil's account belongs to the class: it has no password until the pupil sets one, and is deleted with the class.

use crate::account::delete_pupils;
use crate::card::{Card, new_card};
use crate::password::NO_PASSWORD;
use crate::secret::{new_id, new_suffix};
use crate::{People, PeopleError, Visit, checked_name, checked_title, name};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row};

/// The most classes of a teacher.
pub const MOST_CLASSES: usize = 20;
/// The most pupils of a class.
pub const MOST_PUPILS: usize = 40;
/// The most characters of a pupil's name in the name of the account, which ends with random letters.
const LONGEST_START: usize = 30;
/// How often a name of an account is tried that turns out to be taken.
const MAX_NAME_TRIES: usize = 20;

/// A class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// Its id, which never changes.
    pub id: String,
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The number of its pupils.
    pub pupils: u32,
}

/// A pupil, as the teacher sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pupil {
    /// The id of the account.
    pub id: String,
    /// What the class calls the pupil.
    pub name: String,
    /// The name of the account, with which a pupil signs in who has set a password.
    pub login: String,
    /// When the pupil came to the class, in milliseconds since 1970. What was played before is nobody's business.
    pub joined: i64,
    /// Until when the card is valid that was not used yet, in milliseconds since 1970; `None` if there is none.
    pub card_until: Option<i64>,
    /// When a session of it was last used, to the hour; `None` if there is no session.
    pub used: Option<i64>,
}

/// What a pupil knows of the class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Membership {
    /// The id of the class.
    pub class: String,
    /// The name of the class.
    pub class_name: String,
    /// What the class calls the pupil.
    pub name: String,
    /// When the pupil came to the class, in milliseconds since 1970.
    pub joined: i64,
    /// Whether the pupil has set a password.
    pub has_password: bool,
}

fn class_of(row: &AnyRow) -> Result<Class, sqlx::Error> {
    let pupils = u32::try_from(row.try_get::<i64, _>(3)?).unwrap_or(0);
    Ok(Class { id: row.try_get(0)?, name: row.try_get(1)?, created: row.try_get(2)?, pupils })
}

/// Returns names as they are stored.
fn checked_names(names: &[String]) -> Result<Vec<String>, PeopleError> {
    let checked = |(place, one): (usize, &String)| {
        checked_name(one).map_err(|fault| PeopleError::PupilName { place, fault })
    };
    let names: Vec<String> = (1..).zip(names).map(checked).collect::<Result<_, _>>()?;
    let mut keys: Vec<String> = names.iter().map(|one| name::key(one)).collect();
    keys.sort_unstable();
    match keys.windows(2).find(|two| two[0] == two[1]) {
        Some(two) => Err(PeopleError::PupilTwice(two[0].clone())),
        None => Ok(names),
    }
}

impl People {
    /// Returns whether an account may make classes.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn is_teacher(&self, account: &str) -> Result<bool, PeopleError> {
        let sql = "SELECT COUNT(*) FROM account WHERE id = $1 AND teacher = 1";
        let row = sqlx::query(sql).bind(account).fetch_one(&self.pool).await?;
        Ok(row.try_get::<i64, _>(0)? > 0)
    }

    /// Returns the classes of a teacher, by the time when they were made.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn classes(&self, teacher: &str) -> Result<Vec<Class>, PeopleError> {
        let rows = sqlx::query(
            "SELECT id, name, created, (SELECT COUNT(*) FROM member WHERE member.class = class.id) FROM class \
             WHERE teacher = $1 ORDER BY created, id",
        )
        .bind(teacher)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(class_of).collect::<Result<_, _>>()?)
    }

    /// Returns a class of this teacher.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::NoClass`], [`PeopleError::Database`].
    pub async fn class(&self, teacher: &str, class: &str) -> Result<Class, PeopleError> {
        if !self.is_teacher(teacher).await? {
            return Err(PeopleError::NotTeacher);
        }
        let row = sqlx::query(
            "SELECT id, name, created, (SELECT COUNT(*) FROM member WHERE member.class = class.id) FROM class \
             WHERE id = $1 AND teacher = $2",
        )
        .bind(class)
        .bind(teacher)
        .fetch_optional(&self.pool)
        .await?;
        Ok(class_of(&row.ok_or(PeopleError::NoClass)?)?)
    }

    /// Makes a class with the accounts of its pupils, all or, on an error, nothing. Returns it with a card for each pupil.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::Title`], [`PeopleError::PupilName`], [`PeopleError::PupilTwice`],
    /// [`PeopleError::TooManyPupils`], [`PeopleError::TooManyClasses`], [`PeopleError::Database`].
    pub async fn add_class(
        &self,
        teacher: &str,
        name: &str,
        pupils: &[String],
    ) -> Result<(Class, Vec<Card>), PeopleError> {
        let name = checked_title(name).map_err(PeopleError::Title)?;
        let names = checked_names(pupils)?;
        let mut transaction = self.begin().await?;
        self.lock_teacher(&mut transaction, teacher).await?;
        let sql = "SELECT COUNT(*) FROM class WHERE teacher = $1";
        let row = sqlx::query(sql).bind(teacher).fetch_one(&mut *transaction).await?;
        if row.try_get::<i64, _>(0)? >= MOST_CLASSES as i64 {
            return Err(PeopleError::TooManyClasses);
        }
        let count = u32::try_from(names.len()).unwrap_or(u32::MAX);
        let class = Class { id: new_id(), name, created: self.now(), pupils: count };
        sqlx::query("INSERT INTO class (id, teacher, name, created) VALUES ($1, $2, $3, $4)")
            .bind(&class.id)
            .bind(teacher)
            .bind(&class.name)
            .bind(class.created)
            .execute(&mut *transaction)
            .await?;
        let cards = self.insert_pupils(&mut transaction, &class.id, &names).await?;
        transaction.commit().await?;
        Ok((class, cards))
    }

    /// Adds pupils to a class, all or, on an error, none. Returns a card for each.
    ///
    /// # Errors
    /// As [`People::add_class`], and [`PeopleError::NoClass`].
    pub async fn add_pupils(
        &self,
        teacher: &str,
        class: &str,
        pupils: &[String],
    ) -> Result<Vec<Card>, PeopleError> {
        let names = checked_names(pupils)?;
        self.class(teacher, class).await?;
        let mut transaction = self.begin().await?;
        self.lock_teacher(&mut transaction, teacher).await?;
        let cards = self.insert_pupils(&mut transaction, class, &names).await?;
        transaction.commit().await?;
        Ok(cards)
    }

    /// Checks that an account may make classes, and makes what else it changes wait until the end of the transaction, so
    /// that the limits hold.
    async fn lock_teacher(&self, transaction: &mut AnyConnection, teacher: &str) -> Result<(), PeopleError> {
        let sql = "UPDATE account SET change = change WHERE id = $1 AND teacher = 1";
        let locked = sqlx::query(sql).bind(teacher).execute(&mut *transaction).await?;
        if locked.rows_affected() == 0 { Err(PeopleError::NotTeacher) } else { Ok(()) }
    }

    async fn insert_pupils(
        &self,
        transaction: &mut AnyConnection,
        class: &str,
        names: &[String],
    ) -> Result<Vec<Card>, PeopleError> {
        let sql = "SELECT name_key, place FROM member WHERE class = $1 ORDER BY place";
        let rows = sqlx::query(sql).bind(class).fetch_all(&mut *transaction).await?;
        if rows.len() + names.len() > MOST_PUPILS {
            return Err(PeopleError::TooManyPupils);
        }
        let keys: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        let mut place: i64 = rows.last().map_or(Ok(0), |row| row.try_get(1))?;
        let mut cards = Vec::new();
        for one in names {
            let key = name::key(one);
            if keys.contains(&key) {
                return Err(PeopleError::PupilTwice(one.clone()));
            }
            place += 1;
            let account = self.insert_pupil_account(transaction, one).await?;
            sqlx::query(
                "INSERT INTO member (account, class, place, name, name_key, joined) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&account)
            .bind(class)
            .bind(place)
            .bind(one)
            .bind(key)
            .bind(self.now())
            .execute(&mut *transaction)
            .await?;
            cards.push(new_card(transaction, account, one.clone(), self.now()).await?);
        }
        Ok(cards)
    }

    /// Inserts an account without a password. Its name is that of the pupil with some random letters.
    async fn insert_pupil_account(
        &self,
        transaction: &mut AnyConnection,
        pupil: &str,
    ) -> Result<String, PeopleError> {
        let start: String = pupil.chars().take(LONGEST_START).collect();
        for _ in 0..MAX_NAME_TRIES {
            let (id, login) = (new_id(), format!("{}-{}", start.trim_end(), new_suffix()));
            let made = sqlx::query(
                "INSERT INTO account (id, name, name_key, password, created, look, locked, change, bytes) \
                 VALUES ($1, $2, $3, $4, $5, $6, 0, 0, 0) ON CONFLICT (name_key) DO NOTHING",
            )
            .bind(&id)
            .bind(&login)
            .bind(name::key(&login))
            .bind(NO_PASSWORD)
            .bind(self.now())
            .bind(name::look(&login))
            .execute(&mut *transaction)
            .await?;
            if made.rows_affected() == 1 {
                return Ok(id);
            }
        }
        Err(PeopleError::NameTaken)
    }

    /// Changes the name of a class.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::NoClass`], [`PeopleError::Title`], [`PeopleError::Database`].
    pub async fn rename_class(&self, teacher: &str, class: &str, new: &str) -> Result<Class, PeopleError> {
        let name = checked_title(new).map_err(PeopleError::Title)?;
        let known = self.class(teacher, class).await?;
        let sql = "UPDATE class SET name = $2 WHERE id = $1";
        self.write(sqlx::query(sql).bind(class).bind(&name)).await?;
        Ok(Class { name, ..known })
    }

    /// Deletes a class with the accounts of its pupils and all that they store, at once.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::NoClass`], or one of [`People::confirm`].
    pub async fn delete_class(&self, visit: &Visit, class: &str, password: &str) -> Result<(), PeopleError> {
        self.class(&visit.account.id, class).await?;
        self.confirm(visit, password).await?;
        let mut transaction = self.begin().await?;
        delete_pupils(&mut transaction, "class = $1", class).await?;
        sqlx::query("DELETE FROM class WHERE id = $1").bind(class).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Returns the pupils of a class, in their order.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::NoClass`], [`PeopleError::Database`].
    pub async fn pupils(&self, teacher: &str, class: &str) -> Result<Vec<Pupil>, PeopleError> {
        self.class(teacher, class).await?;
        let rows = sqlx::query(
            "SELECT account.id, member.name, account.name, joined, \
             (SELECT expires FROM card WHERE card.account = account.id AND expires > $2), \
             (SELECT MAX(used) FROM session WHERE session.account = account.id) \
             FROM member JOIN account ON account.id = member.account WHERE member.class = $1 ORDER BY place",
        )
        .bind(class)
        .bind(self.now())
        .fetch_all(&self.pool)
        .await?;
        let read = |row: &AnyRow| -> Result<Pupil, sqlx::Error> {
            Ok(Pupil {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                login: row.try_get(2)?,
                joined: row.try_get(3)?,
                card_until: row.try_get(4)?,
                used: row.try_get(5)?,
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
    }

    /// Changes what the class calls a pupil. The name of the account remains.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::NoClass`], [`PeopleError::NoPupil`], [`PeopleError::Name`],
    /// [`PeopleError::PupilTwice`], [`PeopleError::Database`].
    pub async fn rename_pupil(
        &self,
        teacher: &str,
        class: &str,
        pupil: &str,
        new: &str,
    ) -> Result<(), PeopleError> {
        let name = checked_name(new).map_err(PeopleError::Name)?;
        self.class(teacher, class).await?;
        let changed = self
            .write(
                sqlx::query("UPDATE member SET name = $3, name_key = $4 WHERE account = $1 AND class = $2")
                    .bind(pupil)
                    .bind(class)
                    .bind(&name)
                    .bind(name::key(&name)),
            )
            .await;
        match changed {
            Ok(changed) if changed.rows_affected() == 1 => Ok(()),
            Ok(_) => Err(PeopleError::NoPupil),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                Err(PeopleError::PupilTwice(name))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Deletes the account of a pupil with everything that belongs to it, at once.
    ///
    /// # Errors
    /// [`PeopleError::NotTeacher`], [`PeopleError::NoClass`], [`PeopleError::NoPupil`], or one of [`People::confirm`].
    pub async fn remove_pupil(
        &self,
        visit: &Visit,
        class: &str,
        pupil: &str,
        password: &str,
    ) -> Result<(), PeopleError> {
        self.class(&visit.account.id, class).await?;
        self.confirm(visit, password).await?;
        let removal = sqlx::query(
            "DELETE FROM account WHERE id = $1 AND id IN (SELECT account FROM member WHERE class = $2)",
        )
        .bind(pupil)
        .bind(class);
        let gone = self.write(removal).await?;
        if gone.rows_affected() == 0 { Err(PeopleError::NoPupil) } else { Ok(()) }
    }

    /// Returns the class to which the account of a pupil belongs; `None` if it is not a pupil's.
    ///
    /// # Errors
    /// [`PeopleError::Database`].
    pub async fn membership(&self, account: &str) -> Result<Option<Membership>, PeopleError> {
        let row = sqlx::query(
            "SELECT class.id, class.name, member.name, joined, account.password FROM member \
             JOIN class ON class.id = member.class JOIN account ON account.id = member.account \
             WHERE member.account = $1",
        )
        .bind(account)
        .fetch_optional(&self.pool)
        .await?;
        let read = |row: AnyRow| -> Result<Membership, sqlx::Error> {
            Ok(Membership {
                class: row.try_get(0)?,
                class_name: row.try_get(1)?,
                name: row.try_get(2)?,
                joined: row.try_get(3)?,
                has_password: row.try_get::<String, _>(4)? != NO_PASSWORD,
            })
        };
        Ok(row.map(read).transpose()?)
    }
}
