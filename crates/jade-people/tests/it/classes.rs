//! Classes: pupils' accounts, cards, assignments.

use crate::databases::{DAY, Db, MINUTE, NOW, PASSWORD, from};
use crate::on_both;
use jade_people::{
    CARD_LASTS, Card, Class, Credentials, Item, MOST_ASSIGNMENTS, MOST_CLASSES, Merge, NameFault,
    Participation, PeopleError, Plan, SignedIn,
};

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

fn plan(opens: i64, closes: i64, exam: bool) -> Plan {
    Plan { title: "Homework".into(), task: "{}".into(), opens, closes, exam }
}

impl Db {
    /// Returns a teacher's id.
    async fn teacher(&self, name: &str) -> SignedIn {
        let signed = self.sign_up(name).await;
        self.people.set_teacher(name, true).await.unwrap();
        signed
    }

    async fn class(&self, teacher: &SignedIn, pupils: &[&str]) -> (Class, Vec<Card>) {
        self.people.add_class(&teacher.account.id, "4B", &names(pupils)).await.unwrap()
    }

    async fn card(&self, card: &Card) -> Result<SignedIn, PeopleError> {
        self.people.sign_in_with_card(&card.code, from("192.0.2.5")).await
    }
}

on_both! {
    async fn a_teacher_makes_a_class_with_its_pupils(db: Db) {
        let iris = db.sign_up("Iris").await;
        let refused = db.people.add_class(&iris.account.id, "4B", &names(&["Ana"])).await.unwrap_err();
        assert_eq!(refused, PeopleError::NotTeacher);
        db.people.set_teacher("iris", true).await.unwrap();
        assert!(db.people.list().await.unwrap()[0].teacher);
        let (class, cards) = db.class(&iris, &["Ana", "José", "7"]).await;
        assert_eq!((class.name.as_str(), class.pupils, class.created), ("4B", 3, NOW));
        assert_eq!(db.people.classes(&iris.account.id).await.unwrap(), std::slice::from_ref(&class));
        let called: Vec<&str> = cards.iter().map(|card| card.name.as_str()).collect();
        assert_eq!(called, ["Ana", "José", "7"]);
        let pupils = db.people.pupils(&iris.account.id, &class.id).await.unwrap();
        assert!(pupils[1].login.starts_with("José-"), "{}", pupils[1].login);
        assert_eq!((pupils[1].joined, pupils[1].card_until, pupils[1].used), (NOW, Some(NOW + CARD_LASTS), None));
        // Another class may have the same names.
        db.class(&iris, &["Ana"]).await;
        let more = db.people.add_pupils(&iris.account.id, &class.id, &names(&["Eva"])).await.unwrap();
        assert_eq!(more[0].name, "Eva");
        let last = db.people.pupils(&iris.account.id, &class.id).await.unwrap().pop().unwrap();
        assert_eq!((last.name.as_str(), last.id.as_str()), ("Eva", more[0].pupil.as_str()));
        db.people.set_teacher("iris", false).await.unwrap();
        let refused = db.people.pupils(&iris.account.id, &class.id).await.unwrap_err();
        assert_eq!(refused, PeopleError::NotTeacher);
    }

    async fn what_cannot_be_makes_nothing(db: Db) {
        let iris = db.teacher("Iris").await;
        let id = iris.account.id.as_str();
        let many: Vec<String> = (1..=41).map(|number| number.to_string()).collect();
        for (name, pupils, expected) in [
            ("a\u{202e}b", names(&["Ana"]), PeopleError::Title(NameFault::Character('\u{202e}'))),
            ("4B", names(&["Ana", "<i>"]), PeopleError::PupilName { place: 2, fault: NameFault::Character('<') }),
            ("4B", names(&["Ana", " ANA "]), PeopleError::PupilTwice("ana".into())),
            ("4B", many.clone(), PeopleError::TooManyPupils),
        ] {
            assert_eq!(db.people.add_class(id, name, &pupils).await.unwrap_err(), expected);
        }
        assert_eq!(db.people.list().await.unwrap().len(), 1);
        assert_eq!(db.people.classes(id).await.unwrap(), []);
        let (class, cards) = db.people.add_class(id, "4B", &many[..40]).await.unwrap();
        assert_eq!(cards.len(), 40);
        let full = db.people.add_pupils(id, &class.id, &many[40..]).await.unwrap_err();
        assert_eq!(full, PeopleError::TooManyPupils);
        let twice = db.people.rename_pupil(id, &class.id, &cards[0].pupil, "2").await.unwrap_err();
        assert_eq!(twice, PeopleError::PupilTwice("2".into()));
        db.people.rename_pupil(id, &class.id, &cards[0].pupil, "Rosa").await.unwrap();
        assert_eq!(db.people.pupils(id, &class.id).await.unwrap()[0].name, "Rosa");
        for _ in 1..MOST_CLASSES {
            db.class(&iris, &[]).await;
        }
        let full = db.people.add_class(id, "5A", &[]).await.unwrap_err();
        assert_eq!(full, PeopleError::TooManyClasses);
    }

    async fn a_card_signs_in_once(db: Db) {
        let iris = db.teacher("Iris").await;
        let (class, cards) = db.class(&iris, &["Ana", "Leo"]).await;
        let ana = db.card(&cards[0]).await.unwrap();
        assert_eq!(ana.account.id, cards[0].pupil);
        assert_eq!((ana.codes.len(), ana.codes_left), (0, 0));
        let visit = db.people.visit(&ana.token).await.unwrap().unwrap();
        assert_eq!(visit.account.id, cards[0].pupil);
        assert_eq!(db.card(&cards[0]).await.unwrap_err(), PeopleError::Card);
        let pupils = db.people.pupils(&iris.account.id, &class.id).await.unwrap();
        assert_eq!((pupils[0].card_until, pupils[0].used), (None, Some(NOW)));
        // A new card makes the old one invalid, and may end the sessions.
        let fresh = db.people.new_cards(&iris.account.id, &class.id, None, false).await.unwrap();
        assert_eq!(db.card(&cards[1]).await.unwrap_err(), PeopleError::Card);
        assert!(db.people.visit(&ana.token).await.unwrap().is_some());
        let leo = &cards[1].pupil;
        let again = db.people.new_cards(&iris.account.id, &class.id, Some(leo), true).await.unwrap();
        assert_eq!(again.len(), 1);
        assert!(db.people.visit(&ana.token).await.unwrap().is_some());
        let of_ana = Some(cards[0].pupil.as_str());
        // Somebody else may know the password that a pupil has set.
        db.people.change_password(&visit, "", PASSWORD).await.unwrap();
        assert!(db.people.membership(&visit.account.id).await.unwrap().unwrap().has_password);
        let codes = db.people.renew_codes(&visit, PASSWORD).await.unwrap();
        db.people.new_cards(&iris.account.id, &class.id, of_ana, true).await.unwrap();
        assert!(db.people.visit(&ana.token).await.unwrap().is_none());
        assert!(!db.people.membership(&visit.account.id).await.unwrap().unwrap().has_password);
        let recovered = db.people.recover(&ana.account.name, &codes[0], "ten green lines", from("192.0.2.1")).await;
        assert_eq!(recovered.unwrap_err(), PeopleError::Wrong);
        assert_eq!(db.card(&fresh[1]).await.unwrap_err(), PeopleError::Card);
        db.clock.forward(CARD_LASTS);
        assert_eq!(db.card(&again[0]).await.unwrap_err(), PeopleError::Card);
    }

    /// Of many requests with one card, one succeeds.
    async fn a_card_is_spent_once_at_the_same_moment(db: Db) {
        let iris = db.teacher("Iris").await;
        let (_, cards) = db.class(&iris, &["Ana"]).await;
        let tries: Vec<_> = (0..8)
            .map(|_| {
                let (people, code) = (db.people.clone(), cards[0].code.clone());
                tokio::spawn(async move { people.sign_in_with_card(&code, from("::1")).await.is_ok() })
            })
            .collect();
        let mut signed = 0;
        for one in tries {
            signed += usize::from(one.await.unwrap());
        }
        assert_eq!(signed, 1);
    }

    /// Whatever a pupil’s device does while the teacher signs it out: afterwards it cannot sign in, and no session is left.
    async fn nothing_outlives_being_signed_out(db: Db) {
        let iris = db.teacher("Iris").await;
        let (class, cards) = db.class(&iris, &["Ana"]).await;
        let mut card = cards[0].clone();
        for round in 0..12 {
            let signed = db.card(&card).await.unwrap();
            let visit = db.people.visit(&signed.token).await.unwrap().unwrap();
            let token = db.people.change_password(&visit, "", PASSWORD).await.unwrap();
            let visit = db.people.visit(&token).await.unwrap().unwrap();
            let [other] = &db.people.new_cards(&iris.account.id, &class.id, None, false).await.unwrap()[..] else {
                panic!("one pupil");
            };
            let people = db.people.clone();
            let renewed = tokio::spawn(async move { people.renew_codes(&visit, PASSWORD).await });
            let (people, code) = (db.people.clone(), other.code.clone());
            let carded = tokio::spawn(async move { people.sign_in_with_card(&code, from("::1")).await });
            if round % 3 > 0 {
                tokio::task::yield_now().await;
            }
            let new = db.people.new_cards(&iris.account.id, &class.id, None, true).await.unwrap();
            let (renewed, carded) = (renewed.await.unwrap(), carded.await.unwrap());
            if let Ok(codes) = renewed {
                let name = &signed.account.name;
                let tried = db.people.recover(name, &codes[0], "another password", from("::2")).await;
                assert_eq!(tried.unwrap_err(), PeopleError::Wrong, "round {round}");
            }
            if let Ok(carded) = carded {
                assert!(db.people.visit(&carded.token).await.unwrap().is_none(), "round {round}");
            }
            assert_eq!(db.people.sessions(&signed.account.id).await.unwrap().len(), 0, "round {round}");
            db.clock.forward(3_600_000);
            card = new[0].clone();
        }
    }

    async fn who_guesses_cards_is_told_to_wait(db: Db) {
        let iris = db.teacher("Iris").await;
        let (_, cards) = db.class(&iris, &["Ana"]).await;
        let wrong = Card { code: "0000-0000-0000-0000".into(), ..cards[0].clone() };
        for _ in 0..60 {
            assert_eq!(db.card(&wrong).await.unwrap_err(), PeopleError::Card);
        }
        assert!(matches!(db.card(&wrong).await.unwrap_err(), PeopleError::TooMany { seconds: 10 }));
        assert!(matches!(db.card(&cards[0]).await.unwrap_err(), PeopleError::TooMany { .. }));
        // Elsewhere the right card works.
        db.people.sign_in_with_card(&cards[0].code, from("192.0.2.6")).await.unwrap();
    }

    async fn a_pupil_has_no_password_until_they_set_one(db: Db) {
        let iris = db.teacher("Iris").await;
        let (class, cards) = db.class(&iris, &["Ana"]).await;
        let ana = db.card(&cards[0]).await.unwrap();
        let login = ana.account.name.clone();
        for password in ["", "none", PASSWORD] {
            let wrong = db.people.sign_in(Credentials { name: &login, password }, from("192.0.2.8")).await;
            assert_eq!(wrong.unwrap_err(), PeopleError::Wrong);
        }
        let visit = db.people.visit(&ana.token).await.unwrap().unwrap();
        assert_eq!(db.people.delete(&visit, "").await.unwrap_err(), PeopleError::Wrong);
        assert_eq!(db.people.delete(&visit, "none").await.unwrap_err(), PeopleError::Wrong);
        let known = db.people.membership(&visit.account.id).await.unwrap().unwrap();
        assert_eq!((known.class.as_str(), known.name.as_str(), known.has_password), (class.id.as_str(), "Ana", false));
        assert_eq!(db.people.change_password(&visit, "x", PASSWORD).await.unwrap_err(), PeopleError::Wrong);
        db.people.change_password(&visit, "", PASSWORD).await.unwrap();
        assert!(db.people.membership(&visit.account.id).await.unwrap().unwrap().has_password);
        assert_eq!(db.people.change_password(&visit, "", "ten green lines").await.unwrap_err(), PeopleError::Wrong);
        let right = Credentials { name: &login, password: PASSWORD };
        db.people.sign_in(right, from("192.0.2.8")).await.unwrap();
        // A pupil is no teacher.
        assert_eq!(db.people.set_teacher(&login, true).await.unwrap_err(), PeopleError::NoAccount);
        assert_eq!(db.people.membership(&iris.account.id).await.unwrap(), None);
    }

    async fn a_class_goes_with_everything_that_is_in_it(db: Db) {
        let iris = db.teacher("Iris").await;
        let visit = db.people.visit(&iris.token).await.unwrap().unwrap();
        let (class, cards) = db.class(&iris, &["Ana", "Leo"]).await;
        let (other, _) = db.class(&iris, &["Eva"]).await;
        let exam = db.people.assign(&iris.account.id, &class.id, plan(NOW, NOW + DAY, true)).await.unwrap();
        let ana = db.card(&cards[0]).await.unwrap();
        db.people.begin_exam(&ana.account.id, &exam.id).await.unwrap();
        let item = Item { kind: "note".into(), name: "a".into(), body: "1".into() };
        let keep = |item: &Item, _: Option<&str>| Ok(Merge::Changed(item.body.clone()));
        db.people.sync(&ana.account.id, 0, &[item], keep).await.unwrap();
        assert_eq!(db.people.items(&ana.account.id, "note").await.unwrap().len(), 1);
        assert_eq!(
            db.people.delete_class(&visit, &class.id, "not the password").await.unwrap_err(),
            PeopleError::Wrong
        );
        let leo = &cards[1].pupil;
        let elsewhere = db.people.remove_pupil(&visit, &other.id, leo, PASSWORD).await.unwrap_err();
        assert_eq!(elsewhere, PeopleError::NoPupil);
        db.people.remove_pupil(&visit, &class.id, leo, PASSWORD).await.unwrap();
        assert_eq!(db.card(&cards[1]).await.unwrap_err(), PeopleError::Card);
        db.people.delete_class(&visit, &class.id, PASSWORD).await.unwrap();
        assert!(db.people.visit(&ana.token).await.unwrap().is_none());
        assert_eq!(db.people.items(&ana.account.id, "note").await.unwrap(), []);
        assert_eq!(db.people.assignments(&class.id).await.unwrap(), []);
        assert_eq!(db.people.list().await.unwrap().len(), 2);
        // With the teacher the other class goes, too.
        db.people.delete(&visit, PASSWORD).await.unwrap();
        assert_eq!(db.people.list().await.unwrap(), []);
    }

    async fn an_exam_is_begun_while_it_is_open(db: Db) {
        let iris = db.teacher("Iris").await;
        let (class, cards) = db.class(&iris, &["Ana"]).await;
        let id = iris.account.id.as_str();
        let ana = cards[0].pupil.as_str();
        assert_eq!(db.people.assign(id, &class.id, plan(NOW, NOW, false)).await.unwrap_err(), PeopleError::Times);
        let exam = db.people.assign(id, &class.id, plan(NOW + MINUTE, NOW + DAY, true)).await.unwrap();
        let homework = db.people.assign(id, &class.id, plan(NOW, NOW + MINUTE, false)).await.unwrap();
        let listed = db.people.assignments(&class.id).await.unwrap();
        assert_eq!(listed, [exam.clone(), homework.clone()]);
        assert_eq!(db.people.begin_exam(ana, &exam.id).await.unwrap_err(), PeopleError::NotOpen);
        assert_eq!(db.people.begin_exam(ana, &homework.id).await.unwrap_err(), PeopleError::NoAssignment);
        let (_, others) = db.class(&iris, &["Eva"]).await;
        db.clock.forward(MINUTE);
        let foreign = db.people.begin_exam(&others[0].pupil, &exam.id).await.unwrap_err();
        assert_eq!(foreign, PeopleError::NoAssignment);
        let begun = db.people.begin_exam(ana, &exam.id).await.unwrap();
        db.clock.forward(MINUTE);
        assert_eq!(db.people.begin_exam(ana, &exam.id).await.unwrap(), begun);
        let all = db.people.begun(&class.id).await.unwrap();
        assert_eq!(all.into_iter().collect::<Vec<_>>(), [((exam.id.clone(), ana.to_owned()), NOW + MINUTE)]);
        db.clock.forward(DAY);
        assert_eq!(db.people.begin_exam(ana, &exam.id).await.unwrap_err(), PeopleError::NotOpen);
        db.people.remove_assignment(id, &class.id, &exam.id).await.unwrap();
        let again = db.people.remove_assignment(id, &class.id, &exam.id).await.unwrap_err();
        assert_eq!(again, PeopleError::NoAssignment);
        for _ in 1..MOST_ASSIGNMENTS {
            db.people.assign(id, &class.id, plan(NOW, NOW + 1, false)).await.unwrap();
        }
        let full = db.people.assign(id, &class.id, plan(NOW, NOW + 1, false)).await.unwrap_err();
        assert_eq!(full, PeopleError::TooManyAssignments);
    }

    /// Rankings are seen by everybody, also by the other pupils.
    async fn a_pupil_is_ranked_without_a_name(db: Db) {
        let iris = db.teacher("Iris").await;
        let (_, cards) = db.class(&iris, &["Ana"]).await;
        let (ana, named) = (cards[0].pupil.as_str(), Participation { named: true });
        db.people.take_part(ana, named).await.unwrap();
        assert_eq!(db.people.participation(ana).await.unwrap(), Some(Participation { named: false }));
        db.people.take_part(&iris.account.id, named).await.unwrap();
        assert_eq!(db.people.participation(&iris.account.id).await.unwrap(), Some(named));
    }

    /// A teacher reaches nothing of another teacher's class.
    async fn classes_are_closed_to_others(db: Db) {
        let (iris, otto) = (db.teacher("Iris").await, db.teacher("Otto").await);
        let visit = db.people.visit(&otto.token).await.unwrap().unwrap();
        let (class, cards) = db.class(&iris, &["Ana"]).await;
        let (id, ana) = (otto.account.id.as_str(), cards[0].pupil.as_str());
        let given = db.people.assign(&iris.account.id, &class.id, plan(NOW, NOW + DAY, false)).await.unwrap();
        let people = &db.people;
        for result in [
            people.class(id, &class.id).await.map(drop),
            people.pupils(id, &class.id).await.map(drop),
            people.add_pupils(id, &class.id, &names(&["Eva"])).await.map(drop),
            people.rename_class(id, &class.id, "5C").await.map(drop),
            people.rename_pupil(id, &class.id, ana, "Eva").await,
            people.remove_pupil(&visit, &class.id, ana, PASSWORD).await,
            people.delete_class(&visit, &class.id, PASSWORD).await,
            people.new_cards(id, &class.id, None, true).await.map(drop),
            people.assign(id, &class.id, plan(NOW, NOW + DAY, false)).await.map(drop),
            people.remove_assignment(id, &class.id, &given.id).await,
        ] {
            assert_eq!(result, Err(PeopleError::NoClass));
        }
        assert_eq!(people.classes(id).await.unwrap(), []);
        db.card(&cards[0]).await.unwrap();
    }
}
