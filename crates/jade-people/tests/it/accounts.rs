//! Signing up and in, recovery, changes, deletion.

use crate::databases::{DAY, HOUR, MINUTE, PASSWORD, exported, from, rosa};
use crate::on_both;
use jade_people::{Credentials, Item, Merge, NameFault, PasswordFault, PeopleError, SignUp};

const NEW: &str = "ten green lines";

on_both! {
    async fn who_signs_up_can_sign_in(db: Db) {
        let made = db.sign_up("  Rosa ").await;
        assert_eq!(made.account.name, "Rosa");
        assert_eq!(made.codes.len(), 8);
        assert!(made.device.is_some());
        assert_eq!(db.people.visit(&made.token).await.unwrap().unwrap().account, made.account);
        let again = db.people.sign_in(Credentials { name: "ROSA", password: PASSWORD }, from("::1")).await.unwrap();
        assert_eq!(again.account, made.account);
        assert!(again.codes.is_empty());
        assert_ne!(again.token, made.token);
        for (name, password) in [("Rosa", "nine blue boxe"), ("Rosa", ""), ("Rose", PASSWORD), ("<b>", PASSWORD)] {
            let wrong = db.people.sign_in(Credentials { name, password }, from("::1")).await;
            assert_eq!(wrong.unwrap_err(), PeopleError::Wrong, "{name}");
        }
    }

    async fn a_name_belongs_to_one_person(db: Db) {
        db.sign_up("Rosa").await;
        for name in ["rosa", "ROSA", "Ｒｏｓａ"] {
            let credentials = Credentials { name, password: PASSWORD };
            let taken = db.people.sign_up(SignUp::Open, credentials, None, from("::1")).await;
            assert_eq!(taken.unwrap_err(), PeopleError::NameTaken, "{name}");
        }
        // Nor can anybody have one that looks like it: whole names of another script, letters and digits like others.
        db.sign_up("Olga").await;
        for name in ["0lga", "O1ga", "OIGA", "\u{41e}lga", "Ro\u{455}a"] {
            let credentials = Credentials { name, password: PASSWORD };
            let refused = db.people.sign_up(SignUp::Open, credentials, None, from("::1")).await.unwrap_err();
            assert!(matches!(refused, PeopleError::NameTaken | PeopleError::Name(_)), "{name}: {refused}");
        }
        db.sign_up("\u{421}\u{430}\u{440}\u{430}").await;
        let capa = Credentials { name: "Capa", password: PASSWORD };
        assert_eq!(
            db.people.sign_up(SignUp::Open, capa, None, from("::1")).await.unwrap_err(),
            PeopleError::NameTaken
        );
        // At the same moment, too.
        let race = (0..8).map(|_| {
            let people = db.people.clone();
            tokio::spawn(async move {
                let credentials = Credentials { name: "Iris", password: PASSWORD };
                people.sign_up(SignUp::Open, credentials, None, from("::1")).await.is_ok()
            })
        });
        let mut made = 0;
        for one in race.collect::<Vec<_>>() {
            made += usize::from(one.await.unwrap());
        }
        assert_eq!(made, 1);
    }

    async fn what_is_not_allowed_is_refused_with_the_reason(db: Db) {
        for (name, password, fault) in [
            ("", PASSWORD, PeopleError::Name(NameFault::Empty)),
            ("<script>alert(1)</script>", PASSWORD, PeopleError::Name(NameFault::Character('<'))),
            ("Rosa", "1234567", PeopleError::Password(PasswordFault::TooShort)),
            ("Rosa", "password1", PeopleError::Password(PasswordFault::Guessable)),
        ] {
            let refused = db.people.sign_up(SignUp::Open, Credentials { name, password }, None, from("::1")).await;
            assert_eq!(refused.unwrap_err(), fault, "{name}");
        }
        assert_eq!(db.people.list().await.unwrap(), []);
    }

    async fn an_invitation_is_good_once_and_for_a_while(db: Db) {
        let try_it = async |mode, name, code: Option<&str>| {
            let credentials = Credentials { name, password: PASSWORD };
            db.people.sign_up(mode, credentials, code, from("::1")).await.map(|made| made.account.name)
        };
        assert_eq!(try_it(SignUp::Off, "Rosa", None).await, Err(PeopleError::NoSignUp));
        assert_eq!(try_it(SignUp::Invitation, "Rosa", None).await, Err(PeopleError::Invitation));
        assert_eq!(try_it(SignUp::Invitation, "Rosa", Some("guess")).await, Err(PeopleError::Invitation));
        let code = db.people.invite(DAY).await.unwrap();
        assert_eq!(try_it(SignUp::Off, "Rosa", Some(&code)).await, Err(PeopleError::NoSignUp));
        assert_eq!(try_it(SignUp::Invitation, "Rosa", Some(&code.to_uppercase())).await.as_deref(), Ok("Rosa"));
        assert_eq!(try_it(SignUp::Invitation, "Iris", Some(&code)).await, Err(PeopleError::Invitation));
        // A name that is taken does not spend it.
        let code = db.people.invite(DAY).await.unwrap();
        assert_eq!(try_it(SignUp::Invitation, "rosa", Some(&code)).await, Err(PeopleError::NameTaken));
        db.clock.forward(DAY - 1);
        assert_eq!(try_it(SignUp::Invitation, "Iris", Some(&code)).await.as_deref(), Ok("Iris"));
        let code = db.people.invite(DAY).await.unwrap();
        db.clock.forward(DAY);
        assert_eq!(try_it(SignUp::Invitation, "Ana", Some(&code)).await, Err(PeopleError::Invitation));
    }

    async fn a_recovery_code_sets_a_new_password_once(db: Db) {
        let made = db.sign_up("Rosa").await;
        let code = &made.codes[3];
        let recover = async |code: &str| db.people.recover("rosa", code, NEW, from("::1")).await;
        assert_eq!(recover("0000-0000-0000-0000").await.unwrap_err(), PeopleError::Wrong);
        assert_eq!(
            db.people.recover("Nobody", code, NEW, from("::1")).await.unwrap_err(),
            PeopleError::Wrong
        );
        let signed = recover(&code.to_uppercase().replace('-', "")).await.unwrap();
        assert_eq!(signed.account, made.account);
        assert_eq!(db.people.visit(&made.token).await.unwrap().map(|visit| visit.session), None, "it has ended");
        assert!(db.people.visit(&signed.token).await.unwrap().is_some());
        assert_eq!(db.sign_in(PASSWORD).await.unwrap_err(), PeopleError::Wrong);
        db.sign_in(NEW).await.unwrap();
        assert_eq!(recover(code).await.unwrap_err(), PeopleError::Wrong, "it is spent");
        assert_eq!(db.people.codes_left(&made.account.id).await, Ok(7));
        let visit = db.people.visit(&signed.token).await.unwrap().unwrap();
        let codes = db.people.renew_codes(&visit, NEW).await.unwrap();
        assert_eq!(recover(&made.codes[4]).await.unwrap_err(), PeopleError::Wrong, "the old ones are void");
        recover(&codes[0]).await.unwrap();
    }

    async fn name_and_password_can_be_changed(db: Db) {
        let made = db.sign_up("Rosa").await;
        db.sign_up("Iris").await;
        let other = db.sign_in(PASSWORD).await.unwrap();
        let visit = db.people.visit(&made.token).await.unwrap().unwrap();
        assert_eq!(db.people.rename(&visit, "wrong word", "Ana").await.unwrap_err(), PeopleError::Wrong);
        for name in ["iris", "lris"] {
            assert_eq!(db.people.rename(&visit, PASSWORD, name).await.unwrap_err(), PeopleError::NameTaken);
        }
        assert_eq!(db.people.rename(&visit, PASSWORD, "ROSA").await.unwrap().name, "ROSA");
        assert_eq!(db.people.rename(&visit, PASSWORD, "Ana").await.unwrap().name, "Ana");
        db.sign_up("Rosa").await;
        let visit = db.people.visit(&made.token).await.unwrap().unwrap();
        assert_eq!(visit.account.name, "Ana");
        assert_eq!(
            db.people.change_password(&visit, PASSWORD, "12345678").await.unwrap_err(),
            PeopleError::Password(PasswordFault::Guessable)
        );
        assert_eq!(db.people.change_password(&visit, "wrong word", NEW).await.unwrap_err(), PeopleError::Wrong);
        let token = db.people.change_password(&visit, PASSWORD, NEW).await.unwrap();
        for ended in [&made.token, &other.token] {
            assert!(db.people.visit(ended).await.unwrap().is_none());
        }
        assert_eq!(db.people.visit(&token).await.unwrap().unwrap().account.name, "Ana");
        let ana = |password| Credentials { name: "Ana", password };
        assert_eq!(db.people.sign_in(ana(PASSWORD), from("::1")).await.unwrap_err(), PeopleError::Wrong);
        db.people.sign_in(ana(NEW), from("::1")).await.unwrap();
    }

    /// After a deletion, no table contains anything of the account.
    async fn deletion_leaves_nothing(db: Db) {
        let made = db.sign_up("Rosa").await;
        let iris = db.sign_up("Iris").await;
        let item = Item { kind: "note".into(), name: "a".into(), body: "{\"mine\":1}".into() };
        for account in [&made.account.id, &iris.account.id] {
            let keep = |item: &Item, _: Option<&str>| Ok(Merge::Changed(item.body.clone()));
            db.people.sync(account, 0, std::slice::from_ref(&item), keep).await.unwrap();
        }
        let lines = async || {
            let mut all = Vec::new();
            db.people
                .back_up(|line| {
                    all.push(line.to_owned());
                    Ok::<(), PeopleError>(())
                })
                .await
                .unwrap();
            all.into_iter().filter(|line| line.contains(&made.account.id)).count()
        };
        // The account, 8 codes, a session, a browser, an item.
        assert_eq!(lines().await, 12);
        let visit = db.people.visit(&made.token).await.unwrap().unwrap();
        assert_eq!(db.people.delete(&visit, "wrong word").await.unwrap_err(), PeopleError::Wrong);
        db.people.delete(&visit, PASSWORD).await.unwrap();
        assert_eq!(lines().await, 0);
        assert!(db.people.visit(&made.token).await.unwrap().is_none());
        assert_eq!(db.sign_in(PASSWORD).await.unwrap_err(), PeopleError::Wrong);
        assert!(db.people.visit(&iris.token).await.unwrap().is_some());
        let gone = db.people.sync(&made.account.id, 0, &[item], |_, _| Ok(Merge::Unchanged)).await;
        assert_eq!(gone.unwrap_err(), PeopleError::NoAccount);
    }

    async fn an_export_has_everything_but_what_lets_somebody_in(db: Db) {
        let made = db.sign_up("Rosa").await;
        let item = Item { kind: "note".into(), name: "a".into(), body: "{\"mine\":1}".into() };
        let keep = |item: &Item, _: Option<&str>| Ok(Merge::Changed(item.body.clone()));
        db.people.sync(&made.account.id, 0, &[item], keep).await.unwrap();
        let export = exported(&db.people, &made.account.id).await;
        let text = export.to_string();
        assert_eq!(export["name"], "Rosa");
        assert_eq!(export["items"]["note"]["a"]["mine"], 1);
        assert_eq!(export["sessions"][0]["label"], "Firefox, Linux");
        assert_eq!(export["recoveryCodesLeft"], 8);
        for secret in ["argon2", &made.token, &made.codes[0]] {
            assert!(!text.contains(secret), "{secret}");
        }
        assert_eq!(db.people.export("nobody").next().await.unwrap_err(), PeopleError::NoAccount);
    }

    async fn whoever_runs_the_server_can_add_reset_lock_and_delete(db: Db) {
        let (account, password) = db.people.add("Rosa").await.unwrap();
        assert_eq!(db.people.add("rosa").await.unwrap_err(), PeopleError::NameTaken);
        let signed = db.sign_in(&password).await.unwrap();
        assert_eq!(signed.account, account);
        let reset = db.people.reset("ROSA").await.unwrap();
        assert!(db.people.visit(&signed.token).await.unwrap().is_none());
        assert_eq!(db.sign_in(&password).await.unwrap_err(), PeopleError::Wrong);
        let signed = db.sign_in(&reset).await.unwrap();
        db.people.set_locked("Rosa", true).await.unwrap();
        assert!(db.people.visit(&signed.token).await.unwrap().is_none());
        assert_eq!(db.sign_in(&reset).await.unwrap_err(), PeopleError::Locked);
        // Without the password, nobody learns that it is locked.
        assert_eq!(db.sign_in("wrong word").await.unwrap_err(), PeopleError::Wrong);
        db.people.set_locked("Rosa", false).await.unwrap();
        db.sign_in(&reset).await.unwrap();
        db.sign_up("Ana").await;
        db.clock.forward(3 * HOUR);
        let list = db.people.list().await.unwrap();
        let names: Vec<&str> = list.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["Ana", "Rosa"]);
        assert!(list[1].used.is_some() && !list[1].locked && list[1].items == 0);
        db.people.expel("Rosa").await.unwrap();
        assert_eq!(db.people.expel("Rosa").await.unwrap_err(), PeopleError::NoAccount);
        assert_eq!(db.people.reset("Rosa").await.unwrap_err(), PeopleError::NoAccount);
        assert_eq!(db.people.list().await.unwrap().len(), 1);
    }

    /// Neither the answer nor the limit tells whether somebody has a name.
    async fn a_name_that_nobody_has_is_treated_like_one_that_somebody_has(db: Db) {
        db.sign_up("Rosa").await;
        let answers = async |name: &str, address: &str| {
            let mut all = Vec::new();
            for _ in 0..12 {
                let credentials = Credentials { name, password: "wrong word" };
                all.push(db.people.sign_in(credentials, from(address)).await.unwrap_err());
            }
            all
        };
        assert_eq!(answers("Rosa", "192.0.2.3").await, answers("Nobody", "192.0.2.4").await);
        db.clock.forward(6 * MINUTE);
        assert_eq!(db.people.sign_in(rosa("wrong word"), from("192.0.2.3")).await.unwrap_err(), PeopleError::Wrong);
    }
}
