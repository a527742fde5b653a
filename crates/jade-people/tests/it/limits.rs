//! Limits of attempts, and that they cannot be used against others.

use crate::databases::{HOUR, MINUTE, PASSWORD, from, rosa};
use crate::on_both;
use jade_people::{Attempt, Credentials, PeopleError, SignUp};

fn seconds(error: PeopleError) -> u64 {
    match error {
        PeopleError::TooMany { seconds } => seconds,
        error => panic!("{error}"),
    }
}

on_both! {
    /// Two thousand guesses in seven hours from as many addresses, or ten thousand in a long run: few are even looked at,
    /// and Rosa still gets in.
    async fn strangers_who_guess_can_neither_get_in_nor_keep_the_owner_out(db: Db) {
        let made = db.sign_up("Rosa").await;
        let guesses: u32 = if std::env::var_os("JADE_LONG_TESTS").is_some() { 10_000 } else { 2_000 };
        let mut looked_at = 0;
        for number in 0..guesses {
            let address = format!("198.51.{}.{}", number / 250, number % 250);
            let guess = format!("wrong guess {number}");
            match db.people.sign_in(rosa(&guess), from(&address)).await.unwrap_err() {
                PeopleError::Wrong => looked_at += 1,
                error => assert!(seconds(error) <= 360),
            }
            if number % 100 == 99 {
                db.clock.forward(21 * MINUTE);
            }
        }
        // Ten at first, then ten an hour at most.
        assert!((guesses / 100 * 3..guesses / 100 * 3 + 70).contains(&looked_at), "{looked_at}");
        for _ in 0..20 {
            drop(db.people.sign_in(rosa("wrong guess"), from("198.51.100.1")).await);
        }
        // Her browser is known, so she can sign in there; it need not be at home.
        let device = made.device.as_deref();
        let at_home = Attempt { address: "198.51.100.1", device, label: "" };
        let signed = db.people.sign_in(rosa(PASSWORD), at_home).await.unwrap();
        assert!(signed.device.is_none());
        // On a new one she waits or takes a recovery code.
        seconds(db.people.sign_in(rosa(PASSWORD), from("203.0.113.1")).await.unwrap_err());
        let recovered = db.people.recover("Rosa", &made.codes[0], "ten green lines", from("203.0.113.1")).await;
        assert!(recovered.unwrap().device.is_some());
    }

    /// Wrong passwords that come at the same moment count as if they came one after another.
    async fn simultaneous_guesses_are_counted(db: Db) {
        db.sign_up("Rosa").await;
        let guesses = (0..30).map(|number| {
            let people = db.people.clone();
            tokio::spawn(async move {
                let address = format!("198.51.100.{number}");
                people.sign_in(rosa("wrong guess"), from(&address)).await.unwrap_err() == PeopleError::Wrong
            })
        });
        let mut looked_at = 0;
        for guess in guesses.collect::<Vec<_>>() {
            looked_at += usize::from(guess.await.unwrap());
        }
        assert_eq!(looked_at, 10);
    }

    /// Nobody who signs in while the account is locked, or its password reset, has a session afterwards.
    async fn a_lock_holds_against_those_who_are_signing_in(db: Db) {
        let made = db.sign_up("Rosa").await;
        for reset in [false, true] {
            let known = made.device.clone();
            let browsers: Vec<_> = (0..8).map(|_| {
                let (people, device) = (db.people.clone(), known.clone());
                tokio::spawn(async move {
                    let known = Attempt { address: "192.0.2.1", device: device.as_deref(), label: "" };
                    people.sign_in(rosa(PASSWORD), known).await.ok()
                })
            }).collect();
            match reset {
                true => drop(db.people.reset("Rosa").await.unwrap()),
                false => db.people.set_locked("Rosa", true).await.unwrap(),
            }
            let mut signed = Vec::new();
            for browser in browsers {
                signed.extend(browser.await.unwrap());
            }
            db.people.set_locked("Rosa", false).await.unwrap();
            for one in signed {
                assert!(db.people.visit(&one.token).await.unwrap().is_none());
            }
        }
    }

    async fn a_known_browser_has_a_limit_of_its_own(db: Db) {
        let made = db.sign_up("Rosa").await;
        let iris = db.sign_up("Iris").await;
        let known = Attempt { address: "192.0.2.1", device: made.device.as_deref(), label: "" };
        for _ in 0..10 {
            assert_eq!(db.people.sign_in(rosa("wrong word"), known).await.unwrap_err(), PeopleError::Wrong);
        }
        let wait = seconds(db.people.sign_in(rosa(PASSWORD), known).await.unwrap_err());
        assert!((1..=60).contains(&wait), "{wait}");
        // The browser of somebody else is a stranger's.
        let other = Attempt { device: iris.device.as_deref(), ..known };
        for _ in 0..10 {
            assert_eq!(db.people.sign_in(rosa("wrong word"), other).await.unwrap_err(), PeopleError::Wrong);
        }
        assert!(seconds(db.people.sign_in(rosa(PASSWORD), other).await.unwrap_err()) > 60);
        db.clock.forward(MINUTE);
        db.people.sign_in(rosa(PASSWORD), known).await.unwrap();
    }

    async fn attempts_at_the_same_time_do_not_slip_through(db: Db) {
        db.sign_up("Rosa").await;
        let tries = (0..30).map(|_| {
            let people = db.people.clone();
            tokio::spawn(async move { people.sign_in(rosa("wrong word"), from("192.0.2.1")).await.unwrap_err() })
        });
        let mut looked_at = 0;
        for one in tries.collect::<Vec<_>>() {
            looked_at += usize::from(one.await.unwrap() == PeopleError::Wrong);
        }
        assert_eq!(looked_at, 10);
    }

    /// A class behind one address signs in at once; signing in costs nothing.
    async fn right_passwords_do_not_count(db: Db) {
        db.sign_up("Rosa").await;
        for _ in 0..70 {
            db.sign_in(PASSWORD).await.unwrap();
        }
    }

    async fn an_address_cannot_try_many_names(db: Db) {
        for number in 0..60 {
            let name = format!("Nobody {number}");
            let credentials = Credentials { name: &name, password: "wrong word" };
            let wrong = db.people.sign_in(credentials, from("2001:db8::1")).await;
            assert_eq!(wrong.unwrap_err(), PeopleError::Wrong);
        }
        let credentials = Credentials { name: "Nobody else", password: "wrong word" };
        // The whole network counts as one.
        seconds(db.people.sign_in(credentials, from("2001:db8::2")).await.unwrap_err());
        assert_eq!(db.people.sign_in(credentials, from("2001:db8:0:1::1")).await.unwrap_err(), PeopleError::Wrong);
    }

    async fn codes_and_new_accounts_are_limited_by_address(db: Db) {
        db.sign_up("Rosa").await;
        for _ in 0..20 {
            let wrong = db.people.recover("Rosa", "0000-0000-0000-0000", "ten green lines", from("::1")).await;
            assert_eq!(wrong.unwrap_err(), PeopleError::Wrong);
        }
        seconds(db.people.recover("Rosa", "0000", "ten green lines", from("::1")).await.unwrap_err());
        let mut made = 0;
        for number in 0..45 {
            let name = format!("Pupil {number}");
            let credentials = Credentials { name: &name, password: PASSWORD };
            match db.people.sign_up(SignUp::Open, credentials, None, from("192.0.2.8")).await {
                Ok(_) => made += 1,
                Err(error) => assert!(seconds(error) <= 120),
            }
        }
        assert_eq!(made, 40);
        db.clock.forward(HOUR);
        let credentials = Credentials { name: "Pupil 50", password: PASSWORD };
        db.people.sign_up(SignUp::Open, credentials, None, from("192.0.2.8")).await.unwrap();
    }
}
