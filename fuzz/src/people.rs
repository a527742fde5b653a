//! A server's database of accounts, in memory, for targets that ask it.

use jade_people::{Attempt, Clock, People, PeopleError, SignedIn, Site};
use std::sync::OnceLock;
use tokio::runtime::{Builder, Runtime};

/// The accounts: a teacher, and a class with a pupil who has a card.
pub struct Accounts {
    runtime: Runtime,
    people: People,
    clock: Clock,
    teacher: String,
    class: String,
    /// The code of the card.
    code: String,
}

const NOW: i64 = 1_795_400_000_000;
const HOUR: i64 = 3_600_000;

fn from() -> Attempt<'static> {
    Attempt { address: "192.0.2.1", device: None, label: "a browser" }
}

impl Accounts {
    fn new() -> Accounts {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let clock = Clock::standing(NOW);
        let (people, teacher, class, code) = runtime.block_on(async {
            let people = People::open_with("sqlite::memory:", clock.clone()).await.expect("a database");
            let (teacher, _) = people.add("Rosa").await.expect("an account");
            people.set_teacher("Rosa", true).await.expect("a teacher");
            let pupils = ["Ana".to_owned()];
            let (class, mut cards) = people.add_class(&teacher.id, "5B", &pupils).await.expect("a class");
            (people, teacher.id, class.id, cards.pop().expect("a card").code)
        });
        Accounts { runtime, people, clock, teacher, class, code }
    }

    /// The code of the right card.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Signs a pupil in with the text of a card. Returns the code of the right card, and what came of it.
    pub fn card(&mut self, text: &str) -> (String, Result<SignedIn, PeopleError>) {
        // Nobody is told to wait.
        self.clock.forward(HOUR);
        let people = &self.people;
        let signed = self.runtime.block_on(people.sign_in_with_card(text, from()));
        let code = self.code.clone();
        if signed.is_ok() || self.clock.now() > NOW + 24 * 20 * HOUR {
            self.clock.forward(NOW - self.clock.now());
            let cards = self.runtime.block_on(people.new_cards(&self.teacher, &self.class, None, true));
            self.code = cards.expect("a new card").remove(0).code;
        }
        (code, signed)
    }

    /// Signs somebody in with the answer of a browser about a passkey, of which there is none.
    pub fn passkey(&mut self, answer: &str) -> Result<SignedIn, PeopleError> {
        self.clock.forward(HOUR);
        let site = Site { host: "localhost", origin: "http://localhost:7380" };
        self.runtime.block_on(async {
            self.people.begin_passkey_sign_in(site, from()).await?;
            self.people.sign_in_with_passkey(site, answer, from()).await
        })
    }
}

/// Calls a function with the accounts.
pub fn with_accounts<T>(ask: impl FnOnce(&mut Accounts) -> T) -> T {
    static ACCOUNTS: OnceLock<std::sync::Mutex<Accounts>> = OnceLock::new();
    let accounts = ACCOUNTS.get_or_init(|| std::sync::Mutex::new(Accounts::new()));
    ask(&mut accounts.lock().expect("one thread"))
}
