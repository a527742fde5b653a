//! Passkeys: adding them, signing in, and everything that has to be refused.

use crate::authenticator::Authenticator;
use crate::databases::{Db, HOUR, MINUTE, NOW, PASSWORD, exported, from, postgres, sqlite};
use crate::on_both;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jade_people::{Attempt, MOST_PASSKEYS, NameFault, Passkey, People, PeopleError, SignedIn, Site, Visit};
use serde_json::{Value, json};

const SITE: Site<'_> = Site { host: "sudoku.example", origin: "https://sudoku.example" };
const OTHER: Site<'_> = Site { host: "games.example", origin: "https://games.example" };

impl Db {
    async fn visit(&self, signed: &SignedIn) -> Visit {
        self.people.visit(&signed.token).await.unwrap().unwrap()
    }

    /// Adds a passkey, which the device then has.
    async fn add_passkey(&self, device: &mut Authenticator, signed: &SignedIn, name: &str) {
        let visit = self.visit(signed).await;
        let options = self.people.begin_passkey(&visit, PASSWORD, SITE).await.unwrap();
        let made = device.make(&options).unwrap();
        self.people.add_passkey(&visit, SITE, name, &made.to_string()).await.unwrap();
    }

    async fn begin(&self) -> Value {
        self.people.begin_passkey_sign_in(SITE, from("192.0.2.1")).await.unwrap()
    }

    async fn use_passkey(&self, signed: &Value) -> Result<SignedIn, PeopleError> {
        self.people.sign_in_with_passkey(SITE, &signed.to_string(), from("192.0.2.1")).await
    }

    async fn passkeys(&self, signed: &SignedIn) -> Vec<Passkey> {
        self.people.passkeys(&signed.account.id).await.unwrap()
    }
}

fn device() -> Authenticator {
    Authenticator::new(SITE.origin)
}

on_both! {
    async fn a_passkey_is_added_and_signs_in(db: Db) {
        let rosa = db.sign_up("Rosa del Río").await;
        db.sign_up("Iris").await;
        let mut phone = device();
        let visit = db.visit(&rosa).await;
        let options = db.people.begin_passkey(&visit, PASSWORD, SITE).await.unwrap();
        assert_eq!(options["rp"]["id"], "sudoku.example");
        assert_eq!((&options["user"]["name"], &options["user"]["displayName"]), (&json!("Rosa del Río"), &json!("Rosa del Río")));
        assert_eq!(options["attestation"], "none");
        let made = phone.make(&options).unwrap().to_string();
        db.people.add_passkey(&visit, SITE, " My \u{7}phone ", &made).await.unwrap();
        let [added] = &db.passkeys(&rosa).await[..] else { panic!("one") };
        let expected = Passkey {
            id: added.id.clone(), name: "My phone".into(), host: "sudoku.example".into(), created: NOW, used: None,
        };
        assert_eq!(*added, expected);
        // Only the options and the key on the device say who it is.
        db.clock.forward(90 * MINUTE);
        let signed = db.use_passkey(&phone.sign(&db.begin().await, 0)).await.unwrap();
        assert_eq!(signed.account, rosa.account);
        assert_eq!((signed.codes.len(), signed.codes_left), (0, 8));
        assert_eq!(db.visit(&signed).await.account.name, "Rosa del Río");
        let used = (NOW + 90 * MINUTE) / HOUR * HOUR;
        assert_eq!(db.passkeys(&rosa).await[0].used, Some(used));
        // A known browser stays known.
        let new = signed.device.unwrap();
        let known = Attempt { address: "192.0.2.1", device: Some(&new), label: "" };
        let answer = phone.sign(&db.begin().await, 0).to_string();
        assert!(db.people.sign_in_with_passkey(SITE, &answer, known).await.unwrap().device.is_none());
        assert_eq!(db.people.list().await.unwrap()[1].passkeys, 1);
        // A password manager on several devices has no counter.
        let mut manager = Authenticator { step: 0, ..device() };
        db.add_passkey(&mut manager, &rosa, "").await;
        for _ in 0..2 {
            db.use_passkey(&manager.sign(&db.begin().await, 0)).await.unwrap();
        }
        // A device that has one already is told so.
        let options = db.people.begin_passkey(&visit, PASSWORD, SITE).await.unwrap();
        assert!(phone.make(&options).is_none() && manager.make(&options).is_none());
    }

    async fn an_answer_counts_once_and_only_if_all_of_it_is_right(db: Db) {
        let rosa = db.sign_up("Rosa").await;
        let mut phone = device();
        db.add_passkey(&mut phone, &rosa, "phone").await;
        let right = phone.sign(&db.begin().await, 0);
        db.use_passkey(&right).await.unwrap();
        assert_eq!(db.use_passkey(&right).await.unwrap_err(), PeopleError::Passkey, "replayed");

        // Each of these fails for one reason: with that mended, it would be right.
        let wrong = |change: fn(&mut Authenticator)| {
            let mut wrong = phone.clone();
            change(&mut wrong);
            wrong
        };
        for (reason, mut other) in [
            ("origin", wrong(|one| one.origin = "https://sudoku.example.evil.example".into())),
            ("origin: another port", wrong(|one| one.origin = "https://sudoku.example:8443".into())),
            ("origin: no TLS", wrong(|one| one.origin = "http://sudoku.example".into())),
            ("host", wrong(|one| one.rp_id = Some("evil.example".into()))),
            ("host: its parent", wrong(|one| one.rp_id = Some("example".into()))),
            ("the user was not verified", wrong(|one| one.flags = 0x19)),
            ("the user is not there", wrong(|one| one.flags = 0x1c)),
            ("no longer one that is backed up", wrong(|one| one.flags = 0x05)),
            ("counter", wrong(|one| one.keys[0].count = 0)),
            ("another key", wrong(|one| {
                one.keys[0].secret = p256::ecdsa::SigningKey::from_slice(&[7; 32]).unwrap();
            })),
            ("another account", wrong(|one| one.keys[0].handle = "AAAAAAAAAAAAAAAAAAAAAA".into())),
        ] {
            let answer = other.sign(&db.begin().await, 0);
            assert_eq!(db.use_passkey(&answer).await.unwrap_err(), PeopleError::Passkey, "{reason}");
        }
        for (part, reason) in [("signature", "signature"), ("authenticatorData", "data"), ("clientDataJSON", "client data")] {
            let mut answer = phone.sign(&db.begin().await, 0);
            let mut bytes = URL_SAFE_NO_PAD.decode(answer["response"][part].as_str().unwrap()).unwrap();
            // The last byte of the signature, of the counter, and of `false`.
            let place = bytes.len() - if part == "clientDataJSON" { 3 } else { 1 };
            bytes[place] ^= 1;
            answer["response"][part] = json!(URL_SAFE_NO_PAD.encode(bytes));
            assert_eq!(db.use_passkey(&answer).await.unwrap_err(), PeopleError::Passkey, "{reason}");
        }
        let unknown = { let mut other = phone.clone(); other.keys[0].id[0] ^= 1; other.sign(&db.begin().await, 0) };
        assert_eq!(db.use_passkey(&unknown).await.unwrap_err(), PeopleError::UnknownPasskey);
        for nonsense in ["", "{}", "null", "[]", "{\"id\":\"\"}", &"[".repeat(10_000)] {
            let refused = db.people.sign_in_with_passkey(SITE, nonsense, from("192.0.2.1")).await;
            assert_eq!(refused.unwrap_err(), PeopleError::Passkey, "{nonsense:.20}");
        }
        // Five minutes are enough to find a finger.
        let late = db.begin().await;
        db.clock.forward(5 * MINUTE);
        assert_eq!(db.use_passkey(&phone.sign(&late, 0)).await.unwrap_err(), PeopleError::Passkey, "expired");
        let (in_time, forged) = (db.begin().await, json!("AAAAAAAAAAAAAAAAAAAAAA"));
        db.clock.forward(5 * MINUTE - 1);
        db.use_passkey(&phone.sign(&in_time, 0)).await.unwrap();
        let mut invented = db.begin().await;
        invented["challenge"] = forged;
        assert_eq!(db.use_passkey(&phone.sign(&invented, 0)).await.unwrap_err(), PeopleError::Passkey, "invented");
        db.use_passkey(&phone.sign(&db.begin().await, 0)).await.unwrap();
    }

    /// The same server under another name is another site: neither its challenges nor its passkeys count here.
    async fn a_passkey_belongs_to_the_host_at_which_it_was_added(db: Db) {
        let rosa = db.sign_up("Rosa").await;
        let mut phone = device();
        db.add_passkey(&mut phone, &rosa, "phone").await;
        let there = db.people.begin_passkey_sign_in(OTHER, from("192.0.2.1")).await.unwrap();
        assert_eq!(there["rpId"], "games.example");
        let answer = phone.sign(&there, 0);
        assert_eq!(db.use_passkey(&answer).await.unwrap_err(), PeopleError::Passkey, "a challenge of the other");
        let mut elsewhere = Authenticator { origin: OTHER.origin.into(), ..phone.clone() };
        let answer = elsewhere.sign(&there, 0).to_string();
        let refused = db.people.sign_in_with_passkey(OTHER, &answer, from("192.0.2.1")).await.unwrap_err();
        assert_eq!(refused, PeopleError::UnknownPasskey, "a passkey of the other");
        for host in ["", ".", "a..b", "sudokú.example"] {
            let site = Site { host, origin: SITE.origin };
            let refused = db.people.begin_passkey_sign_in(site, from("192.0.2.1")).await.unwrap_err();
            assert_eq!(refused, PeopleError::NoPasskeys, "{host}");
        }
    }

    async fn only_the_session_that_asked_adds_a_passkey(db: Db) {
        let (rosa, iris) = (db.sign_up("Rosa").await, db.sign_up("Iris").await);
        let (of_rosa, of_iris) = (db.visit(&rosa).await, db.visit(&iris).await);
        for password in ["", "not the password"] {
            let refused = db.people.begin_passkey(&of_rosa, password, SITE).await.unwrap_err();
            assert_eq!(refused, PeopleError::Wrong);
        }
        let add = async |visit: &Visit, site: Site<'static>, made: &Value| {
            db.people.add_passkey(visit, site, "phone", &made.to_string()).await
        };
        let begin = async |visit: &Visit| db.people.begin_passkey(visit, PASSWORD, SITE).await.unwrap();
        // Rosa’s challenge in Iris’s session, and in another one of Rosa’s.
        let made = device().make(&begin(&of_rosa).await).unwrap();
        let other = db.visit(&db.sign_in(PASSWORD).await.unwrap()).await;
        for visit in [&of_iris, &other] {
            assert_eq!(add(visit, SITE, &made).await.unwrap_err(), PeopleError::Passkey);
        }
        assert_eq!(add(&of_rosa, OTHER, &made).await.unwrap_err(), PeopleError::Passkey, "another site");
        add(&of_rosa, SITE, &made).await.unwrap();
        assert_eq!(add(&of_rosa, SITE, &made).await.unwrap_err(), PeopleError::Passkey, "again");
        for (reason, mut wrong) in [
            ("origin", Authenticator::new("https://evil.example")),
            ("host", Authenticator { rp_id: Some("evil.example".into()), ..device() }),
            ("the user was not verified", Authenticator { flags: 0x19, ..device() }),
        ] {
            let made = wrong.make(&begin(&of_rosa).await).unwrap();
            assert_eq!(add(&of_rosa, SITE, &made).await.unwrap_err(), PeopleError::Passkey, "{reason}");
        }
        // A challenge to sign in adds nothing, and one to add signs nobody in.
        let mut to_sign_in = begin(&of_iris).await;
        to_sign_in["challenge"] = db.begin().await["challenge"].clone();
        assert_eq!(add(&of_iris, SITE, &device().make(&to_sign_in).unwrap()).await.unwrap_err(), PeopleError::Passkey);
        let mut phone = device();
        db.add_passkey(&mut phone, &iris, "phone").await;
        let mut to_add = db.begin().await;
        to_add["challenge"] = begin(&of_iris).await["challenge"].clone();
        assert_eq!(db.use_passkey(&phone.sign(&to_add, 0)).await.unwrap_err(), PeopleError::Passkey);
        // Time passes, or the session ends.
        let late = device().make(&begin(&of_rosa).await).unwrap();
        db.clock.forward(5 * MINUTE);
        assert_eq!(add(&of_rosa, SITE, &late).await.unwrap_err(), PeopleError::Passkey, "expired");
        let ended = device().make(&begin(&other).await).unwrap();
        db.people.end_session(&rosa.account.id, &other.session).await.unwrap();
        assert_eq!(add(&other, SITE, &ended).await.unwrap_err(), PeopleError::Passkey, "the session has ended");
        assert_eq!((db.passkeys(&rosa).await.len(), db.passkeys(&iris).await.len()), (1, 1));
        // The key of somebody else, whose public part is no secret.
        let mut options = begin(&of_iris).await;
        let mut copy = device();
        copy.make(&options).unwrap();
        db.people.add_passkey(&of_iris, SITE, "", &device().make(&options).unwrap().to_string()).await.unwrap();
        let challenge = begin(&of_rosa).await["challenge"].clone();
        options["challenge"] = challenge.clone();
        let mut thief = device();
        let mut made = thief.make(&options).unwrap();
        made["id"] = json!(URL_SAFE_NO_PAD.encode(&copy.keys[0].id));
        assert_eq!(add(&of_rosa, SITE, &made).await.unwrap_err(), PeopleError::Passkey, "an id that is not its own");
    }

    async fn passkeys_are_renamed_and_removed_by_their_owner_only(db: Db) {
        let (rosa, iris) = (db.sign_up("Rosa").await, db.sign_up("Iris").await);
        let (of_rosa, of_iris) = (db.visit(&rosa).await, db.visit(&iris).await);
        let mut phone = device();
        db.add_passkey(&mut phone, &rosa, "phone").await;
        let id = db.passkeys(&rosa).await[0].id.clone();
        let people = &db.people;
        assert_eq!(people.rename_passkey(&iris.account.id, &id, "mine").await.unwrap_err(), PeopleError::NoPasskey);
        assert_eq!(people.remove_passkey(&of_iris, PASSWORD, &id).await.unwrap_err(), PeopleError::NoPasskey);
        assert_eq!(people.remove_passkey(&of_rosa, "wrong", &id).await.unwrap_err(), PeopleError::Wrong);
        let too_long = people.rename_passkey(&rosa.account.id, &id, &"é".repeat(41)).await.unwrap_err();
        assert_eq!(too_long, PeopleError::Name(NameFault::TooLong));
        people.rename_passkey(&rosa.account.id, &id, &"é".repeat(40)).await.unwrap();
        assert_eq!(db.passkeys(&rosa).await[0].name, "é".repeat(40));
        people.rename_passkey(&rosa.account.id, &id, "blue phone").await.unwrap();
        let export = exported(people, &rosa.account.id).await;
        let listed = json!([{ "name": "blue phone", "host": "sudoku.example", "created": NOW, "used": null }]);
        assert_eq!(export["passkeys"], listed);
        people.remove_passkey(&of_rosa, PASSWORD, &id).await.unwrap();
        assert_eq!(db.passkeys(&rosa).await, []);
        assert_eq!(db.use_passkey(&phone.sign(&db.begin().await, 0)).await.unwrap_err(), PeopleError::UnknownPasskey);
    }

    async fn a_locked_reset_or_deleted_account_is_closed_to_its_passkeys(db: Db) {
        let rosa = db.sign_up("Rosa").await;
        let mut phone = device();
        db.add_passkey(&mut phone, &rosa, "phone").await;
        db.people.set_locked("Rosa", true).await.unwrap();
        assert_eq!(db.use_passkey(&phone.sign(&db.begin().await, 0)).await.unwrap_err(), PeopleError::Locked);
        db.people.set_locked("Rosa", false).await.unwrap();
        let rosa = db.use_passkey(&phone.sign(&db.begin().await, 0)).await.unwrap();
        // Her own new password leaves them, the server’s does not.
        db.people.change_password(&db.visit(&rosa).await, PASSWORD, "ten green lines").await.unwrap();
        db.use_passkey(&phone.sign(&db.begin().await, 0)).await.unwrap();
        db.people.reset("Rosa").await.unwrap();
        assert_eq!(db.use_passkey(&phone.sign(&db.begin().await, 0)).await.unwrap_err(), PeopleError::UnknownPasskey);
        let iris = db.sign_up("Iris").await;
        db.add_passkey(&mut phone, &iris, "phone").await;
        db.people.delete(&db.visit(&iris).await, PASSWORD).await.unwrap();
        assert_eq!(db.use_passkey(&phone.sign(&db.begin().await, 1)).await.unwrap_err(), PeopleError::UnknownPasskey);
    }

    async fn pupils_have_none(db: Db) {
        let iris = db.sign_up("Iris").await;
        db.people.set_teacher("Iris", true).await.unwrap();
        let (_, cards) = db.people.add_class(&iris.account.id, "4B", &["Ana".to_owned()]).await.unwrap();
        let ana = db.people.sign_in_with_card(&cards[0].code, from("192.0.2.5")).await.unwrap();
        let visit = db.visit(&ana).await;
        db.people.change_password(&visit, "", PASSWORD).await.unwrap();
        let refused = db.people.begin_passkey(&visit, PASSWORD, SITE).await.unwrap_err();
        assert_eq!(refused, PeopleError::NoPasskeys);
        // Her teacher can.
        db.add_passkey(&mut device(), &iris, "").await;
    }

    async fn there_are_limits(db: Db) {
        let rosa = db.sign_up("Rosa").await;
        let mut phone = device();
        db.add_passkey(&mut phone, &rosa, "phone").await;
        for _ in 1..MOST_PASSKEYS {
            db.add_passkey(&mut device(), &rosa, "").await;
        }
        let visit = db.visit(&rosa).await;
        let full = db.people.begin_passkey(&visit, PASSWORD, SITE).await.unwrap_err();
        assert_eq!(full, PeopleError::TooManyPasskeys);
        // Answers that are not right, from one address; others are not kept out by it, and right ones do not count.
        for _ in 0..60 {
            assert_eq!(db.use_passkey(&json!({})).await.unwrap_err(), PeopleError::Passkey);
        }
        let refused = db.use_passkey(&phone.sign(&db.begin().await, 0)).await.unwrap_err();
        assert!(matches!(refused, PeopleError::TooMany { .. }), "{refused}");
        for _ in 0..70 {
            let answer = phone.sign(&db.begin().await, 0).to_string();
            db.people.sign_in_with_passkey(SITE, &answer, from("192.0.2.2")).await.unwrap();
        }
        let mut given = 0;
        let refused = loop {
            match db.people.begin_passkey_sign_in(SITE, from("192.0.2.3")).await {
                Ok(_) => given += 1,
                Err(error) => break error,
            }
        };
        assert!(matches!(refused, PeopleError::TooMany { .. }) && given == 300, "{refused} {given}");
        // What has expired does not stay.
        db.clock.forward(5 * MINUTE);
        db.begin().await;
        let pool = sqlx::AnyPool::connect(&db.url).await.unwrap();
        let row = sqlx::query("SELECT COUNT(*) FROM challenge").fetch_one(&pool).await.unwrap();
        let left: i64 = sqlx::Row::try_get(&row, 0).unwrap();
        pool.close().await;
        assert_eq!(left, 1);
    }

    /// An answer that cannot be read spends its challenge like any other.
    async fn a_malformed_answer_counts(db: Db) {
        let rosa = db.sign_up("Rosa").await;
        let visit = db.visit(&rosa).await;
        let mut phone = device();
        db.add_passkey(&mut phone, &rosa, "phone").await;
        let right = phone.sign(&db.begin().await, 0);
        let mut broken = right.clone();
        broken["response"]["authenticatorData"] = json!(7);
        assert_eq!(db.use_passkey(&broken).await.unwrap_err(), PeopleError::Passkey);
        assert_eq!(db.use_passkey(&right).await.unwrap_err(), PeopleError::Passkey);
        // What the browser signed is cut off behind the challenge, or the whole answer is.
        for part in ["client data", "answer"] {
            let right = phone.sign(&db.begin().await, 0);
            let signed = right["response"]["clientDataJSON"].as_str().unwrap();
            let broken = match part {
                "answer" => right.to_string().split_once(signed).unwrap().0.to_owned() + signed,
                _ => right.to_string().replace(signed, &signed[..signed.len() - 9]),
            };
            let used = db.people.sign_in_with_passkey(SITE, &broken, from("::1")).await;
            assert_eq!(used.unwrap_err(), PeopleError::Passkey, "{part}");
            assert_eq!(db.use_passkey(&right).await.unwrap_err(), PeopleError::Passkey, "{part}");
        }
        let options = db.people.begin_passkey(&visit, PASSWORD, SITE).await.unwrap();
        let right = device().make(&options).unwrap();
        let mut broken = right.clone();
        broken["response"]["attestationObject"] = json!(7);
        for answer in [broken, right] {
            let added = db.people.add_passkey(&visit, SITE, "", &answer.to_string()).await;
            assert_eq!(added.unwrap_err(), PeopleError::Passkey);
        }
    }

    /// However many are added at the same moment, an account has no more than it may have.
    async fn the_number_of_passkeys_holds_at_the_same_moment(db: Db) {
        let rosa = db.sign_up("Rosa").await;
        let visit = db.visit(&rosa).await;
        let mut answers = Vec::new();
        for _ in 0..MOST_PASSKEYS + 4 {
            let options = db.people.begin_passkey(&visit, PASSWORD, SITE).await.unwrap();
            answers.push(device().make(&options).unwrap().to_string());
        }
        let adding: Vec<_> = answers.into_iter().map(|answer| {
            let (people, visit) = (db.people.clone(), visit.clone());
            tokio::spawn(async move { people.add_passkey(&visit, SITE, "", &answer).await })
        }).collect();
        for one in adding {
            drop(one.await.unwrap());
        }
        assert_eq!(db.passkeys(&rosa).await.len(), MOST_PASSKEYS);
    }

    /// One server gives the challenge, another checks the answer; of many answers at the same time one counts.
    async fn servers_share_challenges(db: Db) {
        let rosa = db.sign_up("Rosa").await;
        let mut phone = device();
        db.add_passkey(&mut phone, &rosa, "phone").await;
        let other = People::open_with(&db.url, db.clock.clone()).await.unwrap();
        let answer = phone.sign(&db.begin().await, 0).to_string();
        let tries = (0..8).map(|number| {
            let (people, answer) = (if number % 2 == 0 { db.people.clone() } else { other.clone() }, answer.clone());
            tokio::spawn(async move { people.sign_in_with_passkey(SITE, &answer, from("192.0.2.1")).await.is_ok() })
        });
        let mut right = 0;
        for one in tries.collect::<Vec<_>>() {
            right += usize::from(one.await.unwrap());
        }
        assert_eq!(right, 1);
        other.close().await;
    }

    async fn passkeys_are_backed_up_and_restored(db: Db) {
        let rosa = db.sign_up("Rosa").await;
        let mut phone = device();
        db.add_passkey(&mut phone, &rosa, "phone").await;
        let mut lines = Vec::new();
        db.begin().await;
        db.people.back_up(|line| { lines.push(line.to_owned()); Ok::<(), PeopleError>(()) }).await.unwrap();
        let mut fresh = vec![sqlite().await];
        fresh.extend(postgres().await);
        for other in fresh {
            other.people.restore(lines.iter().cloned().map(Ok)).await.unwrap();
            other.use_passkey(&phone.sign(&other.begin().await, 0)).await.unwrap();
        }
    }
}
