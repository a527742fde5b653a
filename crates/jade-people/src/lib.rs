//! People on a server: accounts, sessions, limits, and what people store there.
//!
//! Everything is in one database, SQLite or PostgreSQL, with the same tables and the same statements. A server keeps
//! nothing in memory, so several can share a database, and any of them may end at any time.
//!
//! | file | purpose |
//! |---|---|
//! | `database.rs` | opens a database and creates its tables |
//! | `writing.rs` | transactions that write, one after the other |
//! | `inspect.rs` | looks at a database without changing it |
//! | `clock.rs` | the time, which tests can set |
//! | `name.rs` | which names there can be, and which are the same |
//! | `password.rs` | which passwords there can be; argon2id |
//! | `secret.rs` | random tokens and codes, and their hashes |
//! | `limit.rs` | limits of attempts |
//! | `sign_in.rs` | signing up and in, recovery |
//! | `account.rs` | changes, deletion |
//! | `export.rs` | everything of an account, piece by piece |
//! | `session.rs` | sessions of browsers |
//! | `passkey.rs` | passkeys: adding them, signing in with them |
//! | `office.rs` | administrator operations: list, invite, reset, lock |
//! | `class.rs`, `card.rs`, `assignment.rs` | classes, cards that sign pupils in, and what pupils are to do |
//! | `item.rs` | what accounts store, merged by the caller's rules |
//! | `race.rs` | how far people are on the same board |
//! | `ranking.rs` | rankings of those who take part |
//! | `replay.rs` | what was found when games were replayed |
//! | `backup.rs` | the whole database as text |
//! | `error.rs` | all errors |
//!
//! The crate knows no HTTP and no rule of Sudoku. Of what accounts store it knows the kinds and names of items, because
//! rankings are made of games and their records; the caller reads and merges the content. It stores as little as possible:
//! no e-mail, no address, no time of a visit more precise than an hour.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! use jade_people::{Attempt, Credentials, People, SignUp};
//! let people = People::in_memory().await.unwrap();
//! let rosa = Credentials { name: "Rosa", password: "nine blue boxes" };
//! let from = Attempt { address: "192.0.2.7", device: None, label: "Firefox" };
//! people.sign_up(SignUp::Open, rosa, None, from).await.unwrap();
//! let signed = people.sign_in(rosa, from).await.unwrap();
//! assert_eq!(people.visit(&signed.token).await.unwrap().unwrap().account.name, "Rosa");
//! # });
//! ```

mod account;
mod assignment;
mod backup;
mod card;
mod class;
mod clock;
mod database;
mod error;
mod export;
mod inspect;
mod item;
mod limit;
mod name;
mod office;
mod passkey;
mod password;
mod race;
mod ranking;
mod replay;
mod secret;
mod session;
mod sign_in;
mod writing;

pub use account::Account;
pub use assignment::{Assignment, MOST_ASSIGNMENTS, Plan};
pub use card::{CARD_LASTS, Card};
pub use class::{Class, MOST_CLASSES, MOST_PUPILS, Membership, Pupil};
pub use clock::Clock;
pub use database::People;
pub use error::{NameFault, PasswordFault, PeopleError};
pub use export::Export;
pub use inspect::Found;
pub use item::{
    Arrived, Item, MAX_ACCOUNT_BYTES, MAX_ACCOUNT_ITEMS, MAX_ITEM_BYTES, MAX_SYNC_ITEMS, Merge, Synced,
};
pub use name::{LONGEST_NAME, LONGEST_TITLE, checked_name, checked_title};
pub use office::Listed;
pub use passkey::{MOST_PASSKEYS, Passkey, Site};
pub use password::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
pub use race::{LONGEST_RACER, MOST_RACERS, Progress, Racer};
pub use ranking::{Help, Participation, RankBy, Ranking, SetAside, Solve, Standing, Unjudged, UnjudgedGame};
pub use session::{SessionInfo, Visit};
pub use sign_in::{Attempt, Credentials, SignUp, SignedIn};
