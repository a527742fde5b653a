//! The databases of the tests.

use crate::postgres;
use jade_people::{Attempt, Clock, Credentials, Found, People, PeopleError, SignUp, SignedIn};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A day in 2026, in milliseconds since 1970.
pub const NOW: i64 = 1_795_400_000_000;
pub const SECOND: i64 = 1_000;
pub const MINUTE: i64 = 60 * SECOND;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

pub const PASSWORD: &str = "nine blue boxes";

/// A temporary folder, removed in the end.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let name = format!("jade-people-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// A database with a clock that stands still.
pub struct Db {
    pub people: People,
    pub clock: Clock,
    pub url: String,
    _folder: Option<Folder>,
}

pub async fn sqlite() -> Db {
    let folder = Folder::new();
    let url = format!("sqlite:{}", folder.0.join("people.db").display());
    open(url, Some(folder)).await
}

pub async fn postgres() -> Option<Db> {
    // Starting the server takes seconds, during which other tests go on.
    let url = tokio::task::spawn_blocking(postgres::database).await.unwrap()?;
    Some(open(url, None).await)
}

/// Returns everything that is stored of an account.
pub async fn exported(people: &People, account: &str) -> serde_json::Value {
    let (mut export, mut text) = (people.export(account), String::new());
    while let Some(piece) = export.next().await.unwrap() {
        text.push_str(&piece);
    }
    serde_json::from_str(&text).unwrap()
}

async fn open(url: String, folder: Option<Folder>) -> Db {
    let clock = Clock::standing(NOW);
    let people = People::open_with(&url, clock.clone()).await.unwrap();
    Db { people, clock, url, _folder: folder }
}

/// Makes two tests of a function.
#[macro_export]
macro_rules! on_both {
    ($($(#[$about:meta])* async fn $name:ident($db:ident: Db) $body:block)*) => { $(
        $(#[$about])*
        mod $name {
            #[allow(unused_imports)]
            use super::*;
            async fn check($db: $crate::databases::Db) $body
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_sqlite() {
                check($crate::databases::sqlite().await).await;
            }
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_postgres() {
                if let Some(db) = $crate::databases::postgres().await {
                    check(db).await;
                }
            }
        }
    )* };
}

pub fn from(address: &str) -> Attempt<'_> {
    Attempt { address, device: None, label: "Firefox, Linux" }
}

pub fn rosa(password: &str) -> Credentials<'_> {
    Credentials { name: "Rosa", password }
}

impl Db {
    pub async fn sign_up(&self, name: &str) -> SignedIn {
        let credentials = Credentials { name, password: PASSWORD };
        self.people.sign_up(SignUp::Open, credentials, None, from("192.0.2.1")).await.unwrap()
    }

    pub async fn sign_in(&self, password: &str) -> Result<SignedIn, PeopleError> {
        self.people.sign_in(rosa(password), from("192.0.2.1")).await
    }
}

on_both! {
    async fn a_database_is_opened_again(db: Db) {
        let rosa = db.sign_up("Rosa").await;
        db.people.close().await;
        let again = People::open_with(&db.url, db.clock.clone()).await.unwrap();
        assert_eq!(again.visit(&rosa.token).await.unwrap().unwrap().account, rosa.account);
        again.is_ready().await.unwrap();
    }

    async fn a_database_is_looked_at_without_a_change(db: Db) {
        let found = |accounts, is_old| Found::People { accounts, is_old };
        assert_eq!(People::inspect(&db.url).await.unwrap(), found(0, false));
        db.sign_up("Rosa").await;
        assert_eq!(People::inspect(&db.url).await.unwrap(), found(1, false));
        db.people.close().await;
        // As a newer version would have left it, and as another program would.
        let foreign = || Err(PeopleError::Database("it belongs to another program".to_owned()));
        for (sql, expected) in [
            ("INSERT INTO _sqlx_migrations SELECT 1000, description, installed_on, success, checksum, execution_time \
              FROM _sqlx_migrations WHERE version = 1", Err(PeopleError::Newer)),
            ("UPDATE _sqlx_migrations SET description = 'shop' WHERE version = 1", foreign()),
            ("DELETE FROM _sqlx_migrations", foreign()),
        ] {
            let pool = sqlx::AnyPool::connect(&db.url).await.unwrap();
            sqlx::query(sql).execute(&pool).await.unwrap();
            pool.close().await;
            assert_eq!(People::inspect(&db.url).await, expected);
        }
        let pool = sqlx::AnyPool::connect(&db.url).await.unwrap();
        sqlx::query("DROP TABLE _sqlx_migrations").execute(&pool).await.unwrap();
        pool.close().await;
        let other = People::inspect(&db.url).await.unwrap_err();
        assert!(other.to_string().contains("another program"), "{other}");
    }

    /// The file of another program gets no tables of ours.
    async fn a_foreign_file_is_left_alone(db: Db) {
        if !db.url.starts_with("sqlite:") {
            return;
        }
        let folder = Folder::new();
        let file = folder.0.join("foreign.db");
        let url = format!("sqlite:{}", file.display());
        let pool = sqlx::AnyPool::connect(&format!("{url}?mode=rwc")).await.unwrap();
        sqlx::query("CREATE TABLE album (title TEXT)").execute(&pool).await.unwrap();
        pool.close().await;
        let before = std::fs::read(&file).unwrap();
        let refused = People::open(&url).await.unwrap_err();
        assert!(refused.to_string().contains("another program"), "{refused}");
        assert!(std::fs::read(&file).unwrap() == before);
        // Nor does one that keeps its steps in a table of the same name.
        let pool = sqlx::AnyPool::connect(&url).await.unwrap();
        let sql = "CREATE TABLE _sqlx_migrations (version BIGINT, description TEXT)";
        sqlx::query(sql).execute(&pool).await.unwrap();
        pool.close().await;
        let before = std::fs::read(&file).unwrap();
        for sql in ["", "INSERT INTO _sqlx_migrations VALUES (20240101, 'album')"] {
            if !sql.is_empty() {
                let pool = sqlx::AnyPool::connect(&url).await.unwrap();
                sqlx::query(sql).execute(&pool).await.unwrap();
                pool.close().await;
            }
            let refused = People::open(&url).await.unwrap_err();
            assert!(refused.to_string().contains("another program"), "{sql}: {refused}");
        }
        assert!(before.len() == std::fs::read(&file).unwrap().len());
    }

    /// Two servers on one database share sessions and limits.
    async fn servers_share_a_database(db: Db) {
        let other = People::open_with(&db.url, db.clock.clone()).await.unwrap();
        let rosa = db.sign_up("Rosa").await;
        assert!(other.visit(&rosa.token).await.unwrap().is_some());
        for number in 0..10 {
            let people = if number % 2 == 0 { &db.people } else { &other };
            let wrong = people.sign_in(super::rosa("not the password"), from("192.0.2.9")).await;
            assert_eq!(wrong.unwrap_err(), PeopleError::Wrong);
        }
        for people in [&db.people, &other] {
            let refused = people.sign_in(super::rosa(PASSWORD), from("192.0.2.9")).await.unwrap_err();
            assert!(matches!(refused, PeopleError::TooMany { .. }), "{refused}");
        }
    }
}

#[tokio::test]
async fn only_two_kinds_of_databases_are_opened() {
    for url in ["", "people.db", "mysql://localhost/people", "postgres", "http://localhost/"] {
        assert!(matches!(
            People::open(url).await.unwrap_err(),
            PeopleError::BadUrl | PeopleError::Database(_)
        ));
    }
    let missing = People::open("sqlite:/no/such/folder/people.db").await;
    assert!(matches!(missing.unwrap_err(), PeopleError::Database(_)));
}
