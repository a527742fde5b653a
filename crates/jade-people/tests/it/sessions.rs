//! Sessions: how they end, and how their tokens change.

use crate::databases::{DAY, HOUR, MINUTE, PASSWORD, SECOND, from, rosa};
use crate::on_both;
use jade_people::PeopleError;

on_both! {
    async fn a_token_that_was_not_given_is_not_accepted(db: Db) {
        let made = db.sign_up("Rosa").await;
        let mut forged = made.token.clone();
        let last = forged.pop().unwrap();
        forged.push(if last == 'A' { 'B' } else { 'A' });
        for token in ["", "x", &forged, &made.token.to_lowercase(), &"x".repeat(10_000), "' OR '1'='1", "\0"] {
            assert!(db.people.visit(token).await.unwrap().is_none(), "{token:.50}");
        }
        // What is stored is not the token.
        let mut lines = String::new();
        db.people.back_up(|line| { lines += line; Ok::<(), PeopleError>(()) }).await.unwrap();
        assert!(!lines.contains(&made.token));
        assert!(made.codes.iter().all(|code| !lines.contains(code.as_str())));
    }

    async fn a_token_is_replaced_every_day(db: Db) {
        let made = db.sign_up("Rosa").await;
        let renewed = async |token: &str| db.people.visit(token).await.unwrap().unwrap().renewed;
        assert_eq!(renewed(&made.token).await, None);
        db.clock.forward(DAY + 1);
        let first = renewed(&made.token).await.unwrap();
        // The answer with the new token may be lost: the old one remains valid, and another one is offered later.
        assert_eq!(renewed(&made.token).await, None);
        db.clock.forward(10 * MINUTE + 1);
        let second = renewed(&made.token).await.unwrap();
        assert!(db.people.visit(&first).await.unwrap().is_none());
        // From its first use on, the new one is valid, the old one for a minute.
        assert_eq!(renewed(&second).await, None);
        db.clock.forward(59 * SECOND);
        assert_eq!(renewed(&made.token).await, None);
        db.clock.forward(2 * SECOND);
        assert!(db.people.visit(&made.token).await.unwrap().is_none());
        assert_eq!(renewed(&second).await, None);
        assert_eq!(db.people.sessions(&made.account.id).await.unwrap().len(), 1);
    }

    /// Requests at the same time do not sign the browser out, in whichever order their answers arrive.
    async fn requests_at_the_same_time_get_one_new_token(db: Db) {
        let made = db.sign_up("Rosa").await;
        db.clock.forward(DAY + 1);
        let visits = (0..16).map(|_| {
            let (people, token) = (db.people.clone(), made.token.clone());
            tokio::spawn(async move { people.visit(&token).await.unwrap().unwrap().renewed })
        });
        let mut offered = Vec::new();
        for visit in visits.collect::<Vec<_>>() {
            offered.extend(visit.await.unwrap());
        }
        assert_eq!(offered.len(), 1);
        assert!(db.people.visit(&offered[0]).await.unwrap().is_some());
    }

    async fn a_session_ends_when_it_is_not_used_and_after_half_a_year(db: Db) {
        let made = db.sign_up("Rosa").await;
        db.clock.forward(30 * DAY);
        assert!(db.people.visit(&made.token).await.unwrap().is_some());
        let mut token = made.token;
        for _ in 0..7 {
            db.clock.forward(20 * DAY);
            let Some(visit) = db.people.visit(&token).await.unwrap() else { panic!("it is in use") };
            token = visit.renewed.unwrap_or(token);
        }
        db.clock.forward(10 * DAY + 1);
        assert!(db.people.visit(&token).await.unwrap().is_none());
        let again = db.sign_in(PASSWORD).await.unwrap();
        assert_eq!(db.people.sessions(&again.account.id).await.unwrap().len(), 1, "old ones are gone");
        db.clock.forward(30 * DAY + HOUR);
        assert!(db.people.visit(&again.token).await.unwrap().is_none());
        assert_eq!(db.people.sessions(&again.account.id).await.unwrap(), []);
    }

    async fn sessions_are_listed_and_ended_by_their_owner_only(db: Db) {
        let made = db.sign_up("Rosa").await;
        let iris = db.sign_up("Iris").await;
        db.clock.forward(2 * HOUR);
        let phone = db.sign_in(PASSWORD).await.unwrap();
        let list = db.people.sessions(&made.account.id).await.unwrap();
        assert_eq!(list.len(), 2);
        assert!(list[0].created > list[1].created);
        let visit = db.people.visit(&made.token).await.unwrap().unwrap();
        let of_phone = db.people.visit(&phone.token).await.unwrap().unwrap().session;
        assert_eq!(
            db.people.end_session(&iris.account.id, &of_phone).await.unwrap_err(),
            PeopleError::NoSession
        );
        db.people.end_session(&made.account.id, &of_phone).await.unwrap();
        assert!(db.people.visit(&phone.token).await.unwrap().is_none());
        db.sign_in(PASSWORD).await.unwrap();
        db.people.sign_in(rosa(PASSWORD), from("::1")).await.unwrap();
        assert_eq!(db.people.end_other_sessions(&visit).await, Ok(2));
        assert!(db.people.visit(&made.token).await.unwrap().is_some());
        assert!(db.people.visit(&iris.token).await.unwrap().is_some());
    }

    async fn an_account_has_a_bounded_number_of_sessions(db: Db) {
        let made = db.sign_up("Rosa").await;
        for _ in 0..55 {
            db.clock.forward(SECOND);
            db.sign_in(PASSWORD).await.unwrap();
        }
        assert_eq!(db.people.sessions(&made.account.id).await.unwrap().len(), 50);
    }

    /// A clock that is set back or forward and back again neither ends sessions nor keeps anybody out for long.
    async fn a_clock_that_is_wrong_for_a_while_does_no_harm(db: Db) {
        let made = db.sign_up("Rosa").await;
        db.clock.forward(-3 * DAY);
        assert!(db.people.visit(&made.token).await.unwrap().is_some());
        db.clock.forward(400 * DAY);
        for _ in 0..10 {
            db.people.sign_in(rosa("wrong word"), from("192.0.2.5")).await.unwrap_err();
        }
        db.clock.forward(-397 * DAY);
        assert!(db.people.visit(&made.token).await.unwrap().is_some());
        db.people.sign_in(rosa(PASSWORD), from("192.0.2.5")).await.unwrap();
    }
}
