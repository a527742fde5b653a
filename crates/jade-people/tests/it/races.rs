//! Races: who is how far, and who sees it.

use crate::databases::{PASSWORD, from};
use crate::on_both;
use jade_people::{Credentials, LONGEST_RACER, MOST_RACERS, PeopleError, Progress, Racer};

const RACE: &str = "0123456789abcdef01234567";
const HOUR: i64 = 3_600_000;

fn at(name: &str, percent: u32) -> Progress {
    Progress { name: name.to_owned(), percent, ..Progress::default() }
}

fn done(name: &str, seconds: u32) -> Progress {
    Progress { seconds, hints: 2, mistakes: 1, ..at(name, 100) }
}

fn seen(racers: &[Racer]) -> Vec<(&str, u32, u32, bool)> {
    racers
        .iter()
        .map(|one| (one.progress.name.as_str(), one.progress.percent, one.progress.seconds, one.own))
        .collect()
}

on_both! {
    async fn each_sees_how_far_the_others_are(db: Db) {
        let [rosa, iris, lena] =
            [db.sign_up("Rosa").await, db.sign_up("Iris").await, db.sign_up("Lena").await].map(|one| one.account.id);
        let race = async |id: &str, progress: Progress| db.people.race(id, RACE, &progress).await.unwrap();
        assert_eq!(seen(&race(&rosa, at("R", 10)).await), [("R", 10, 0, true)]);
        assert_eq!(seen(&race(&iris, at("I", 40)).await), [("I", 40, 0, true), ("R", 10, 0, false)]);
        assert_eq!(seen(&race(&rosa, at("R", 60)).await), [("R", 60, 0, true), ("I", 40, 0, false)]);
        // Who is done is first, and the fastest of them; a second try does not count, nor does another name then.
        race(&iris, done("I", 300)).await;
        race(&lena, done("L", 200)).await;
        assert_eq!(seen(&race(&lena, done("X", 5)).await)[0], ("L", 100, 200, true));
        let racers = race(&rosa, at("R", 61)).await;
        assert_eq!(seen(&racers), [("L", 100, 200, false), ("I", 100, 300, false), ("R", 61, 0, true)]);
        assert_eq!((racers[0].progress.hints, racers[0].progress.mistakes), (2, 1));
        // Another race is another matter.
        assert_eq!(db.people.race(&rosa, &RACE.replace('0', "1"), &at("R", 1)).await.unwrap().len(), 1);
        // Who deletes the account is gone.
        let who = Credentials { name: "Lena", password: PASSWORD };
        let signed = db.people.sign_in(who, from("192.0.2.9")).await.unwrap();
        let visit = db.people.visit(&signed.token).await.unwrap().unwrap();
        db.people.delete(&visit, PASSWORD).await.unwrap();
        assert_eq!(race(&rosa, at("R", 61)).await.len(), 2);
    }

    async fn a_race_has_bounded_room_and_ends(db: Db) {
        let mut all = Vec::new();
        for number in 0..=MOST_RACERS {
            all.push(db.sign_up(&format!("P{number}")).await.account.id);
        }
        for id in &all[1..] {
            db.people.race(id, RACE, &at("P", 1)).await.unwrap();
        }
        let refused = db.people.race(&all[0], RACE, &at("P", 1)).await;
        assert_eq!(refused, Err(PeopleError::RaceFull));
        assert_eq!(db.people.race(&all[1], RACE, &at("P", 2)).await.unwrap().len(), MOST_RACERS);
        // What nobody has touched for a day is gone, and there is room again.
        db.clock.forward(23 * HOUR);
        db.people.race(&all[1], RACE, &at("P", 3)).await.unwrap();
        assert_eq!(db.people.race(&all[0], RACE, &at("P", 1)).await, Err(PeopleError::RaceFull));
        db.clock.forward(2 * HOUR);
        assert_eq!(db.people.race(&all[0], RACE, &at("P", 1)).await.unwrap().len(), 2);
        // An account is in a bounded number of races: the oldest make room.
        for number in 0..30 {
            db.clock.forward(1000);
            db.people.race(&all[0], &format!("race-{number}"), &at("P", 1)).await.unwrap();
        }
        assert_eq!(db.people.race(&all[1], RACE, &at("P", 4)).await.unwrap().len(), 1);
        assert_eq!(db.people.race(&all[1], "race-29", &at("P", 4)).await.unwrap().len(), 2);
        assert_eq!(db.people.race(&all[1], "race-9", &at("P", 4)).await.unwrap().len(), 1);
    }

    async fn a_name_is_short_and_can_be_seen(db: Db) {
        let rosa = db.sign_up("Rosa").await.account.id;
        let name = |racers: Vec<Racer>| racers[0].progress.name.clone();
        let odd = format!(" \u{202e}Ro\nsa\u{0} {}", "x".repeat(99));
        let racers = db.people.race(&rosa, RACE, &at(&odd, 500)).await.unwrap();
        assert_eq!(racers[0].progress.percent, 100);
        assert!(name(racers).starts_with("Rosa x"));
        let racers = db.people.race(&rosa, RACE, &at("\u{feff}", 1)).await.unwrap();
        assert_eq!(name(racers), "");
        let racers = db.people.race(&rosa, RACE, &at(&"日".repeat(99), 1)).await.unwrap();
        assert_eq!(name(racers).chars().count(), LONGEST_RACER);
        let racers = db.people.race("nobody", RACE, &at("N", 1)).await;
        assert_eq!(racers, Err(PeopleError::RaceFull));
    }
}
