//! Who is ranked, and the tables.

use crate::databases::{Db, PASSWORD, exported, from};
use crate::on_both;
use jade_people::{
    Arrived, Credentials, Help, Item, Merge, Participation, PeopleError, RankBy, Ranking, Solve, UnjudgedGame,
};

const NAMED: Participation = Participation { named: true };

/// Long before the time at which a test begins.
const EARLY: i64 = 1_000_000_000_000;

fn solve(puzzle: usize, seconds: u32) -> (String, Solve) {
    let solve = Solve {
        puzzle: format!("puzzle-{puzzle}"),
        level: "easy".to_owned(),
        day: String::new(),
        seconds,
        hints: 0,
        solved: EARLY,
        fault: String::new(),
    };
    (format!("game-{puzzle}"), solve)
}

/// Makes somebody who takes part and has these times.
async fn player(db: &Db, name: &str, times: &[u32]) -> String {
    let id = db.sign_up(name).await.account.id;
    db.people.take_part(&id, NAMED).await.unwrap();
    for (number, seconds) in times.iter().enumerate() {
        let (game, one) = solve(number, *seconds);
        // Each solve is later than the one before.
        let solved = one.solved + 60_000 * i64::try_from(number).unwrap();
        db.people.judge(&id, 0, &[(game, Solve { solved, ..one })]).await.unwrap();
    }
    id
}

async fn easy(db: &Db, account: &str, by: RankBy) -> Ranking {
    db.people.level_ranking(account, "easy", 0, Help::None, by).await.unwrap()
}

fn names(ranking: &Ranking) -> Vec<&str> {
    ranking.rows.iter().map(|row| row.name.as_deref().unwrap_or("?")).collect()
}

fn newest(item: &Item, _: Option<&str>) -> Result<Merge, String> {
    Ok(Merge::Changed(item.body.clone()))
}

on_both! {
    async fn a_table_has_best_mean_and_median(db: Db) {
        let rosa = player(&db, "Rosa", &[100, 400, 200, 300, 200, 300, 100, 400, 200, 300]).await;
        let iris = player(&db, "Iris", &[240; 10]).await;
        // Nine solves are too few for a median.
        player(&db, "Few", &[500; 9]).await;
        let table = easy(&db, &rosa, RankBy::Median).await;
        assert_eq!(table.people, 2);
        assert_eq!(names(&table), ["Iris", "Rosa"]);
        let row = &table.rows[1];
        assert_eq!((row.place, row.own, row.solved, row.best, row.mean, row.median), (2, true, 10, 100, 250, 250));
        assert_eq!(names(&easy(&db, &iris, RankBy::Best).await), ["Rosa", "Iris", "Few"]);
        assert_eq!(names(&easy(&db, &iris, RankBy::Mean).await), ["Iris", "Rosa", "Few"]);
        assert_eq!(names(&easy(&db, &iris, RankBy::Solved).await), ["Rosa", "Iris", "Few"]);
        let odd = player(&db, "Odd", &[900, 10, 240, 900, 10, 900, 10, 900, 10, 900, 10]).await;
        let table = easy(&db, &odd, RankBy::Median).await;
        // Equal values have equal places.
        let places: Vec<_> = table.rows.iter().map(|row| (row.place, row.median)).collect();
        assert_eq!(places, [(1, 240), (1, 240), (3, 250)]);
        assert_eq!(db.people.level_ranking(&rosa, "hard", 0, Help::None, RankBy::Best).await.unwrap(), Ranking::default());
        // What was solved before the time asked for does not count.
        let since = EARLY + 20 * 60_000 + 1;
        assert_eq!(db.people.level_ranking(&rosa, "easy", since, Help::None, RankBy::Best).await.unwrap().people, 0);
    }

    async fn solves_with_hints_have_a_table_of_their_own(db: Db) {
        let rosa = player(&db, "Rosa", &[100]).await;
        let (game, one) = solve(7, 50);
        db.people.judge(&rosa, 0, &[(game, Solve { hints: 2, ..one })]).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.rows[0].best, 100);
        let hints = db.people.level_ranking(&rosa, "easy", 0, Help::Hints, RankBy::Best).await.unwrap();
        assert_eq!((hints.rows[0].best, hints.rows[0].solved), (50, 1));
    }

    async fn a_puzzle_counts_once(db: Db) {
        let rosa = player(&db, "Rosa", &[100]).await;
        let (_, again) = solve(0, 10);
        let later = Solve { solved: again.solved + 1, ..again.clone() };
        db.people.judge(&rosa, 0, &[("another-game".to_owned(), later)]).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.rows[0].best, 100);
        // The same game, told again with a hint more.
        db.people.judge(&rosa, 0, &[("game-0".to_owned(), Solve { hints: 1, seconds: 100, ..again })]).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.people, 0);
    }

    async fn a_solve_counts_when_it_was_solved(db: Db) {
        let rosa = player(&db, "Rosa", &[]).await;
        let now = db.clock.now();
        let at = |game: &str, seconds: u32, solved: i64| {
            let (_, one) = solve(0, seconds);
            [(game.to_owned(), Solve { solved, ..one })]
        };
        let since = async |since: i64| {
            let table = db.people.level_ranking(&rosa, "easy", since, Help::None, RankBy::Best).await.unwrap();
            table.rows.first().map(|row| row.best)
        };
        db.people.judge(&rosa, 0, &at("second", 100, now - 500)).await.unwrap();
        assert_eq!((since(now - 500).await, since(now - 499).await), (Some(100), None));
        // Told again later, it is no later solve.
        db.people.judge(&rosa, 0, &at("second", 100, now - 100)).await.unwrap();
        assert_eq!(since(now - 499).await, None);
        // Of two games with the puzzle, the one that was solved first counts, though the server learns of it later.
        db.people.judge(&rosa, 0, &at("first", 300, now - 900)).await.unwrap();
        db.people.judge(&rosa, 0, &at("third", 50, now - 200)).await.unwrap();
        assert_eq!((since(now - 900).await, since(now - 899).await), (Some(300), None));
        // A player who leaves and takes part again finds the same, whatever the order in which the games are judged.
        db.people.leave_rankings(&rosa).await.unwrap();
        db.clock.forward(86_400_000);
        db.people.take_part(&rosa, NAMED).await.unwrap();
        for one in [at("third", 50, now - 200), at("first", 300, now - 900), at("second", 100, now - 500)] {
            db.people.judge(&rosa, 0, &one).await.unwrap();
        }
        assert_eq!((since(now - 900).await, since(now - 899).await), (Some(300), None));
        // Nothing was solved in the future.
        let (_, other) = solve(1, 70);
        let ahead = Solve { solved: i64::MAX, ..other };
        db.people.judge(&rosa, 0, &[("ahead".to_owned(), ahead)]).await.unwrap();
        let now = db.clock.now();
        assert_eq!((since(now).await, since(now + 1).await), (Some(70), None));
    }

    async fn a_game_is_judged_with_its_record(db: Db) {
        let rosa = player(&db, "Rosa", &[]).await;
        let item = |kind: &str, name: &str| Item { kind: kind.into(), name: name.into(), body: kind.into() };
        let sent = [item("record", "a"), item("game", "a"), item("game", "b"), item("record", "c")];
        db.people.sync_from(&rosa, 0, &sent, 7_000, newest).await.unwrap();
        let now = db.clock.now();
        let found = db.people.unjudged(&rosa).await.unwrap().unwrap();
        let arrived = |kind: &str, name: &str| Arrived { item: item(kind, name), received: Some(now), ahead: 7_000 };
        let expected = [
            UnjudgedGame { game: arrived("game", "a"), record: Some(arrived("record", "a")) },
            UnjudgedGame { game: arrived("game", "b"), record: None },
        ];
        assert_eq!(found.games, expected);
        // That of somebody else is not theirs.
        let iris = player(&db, "Iris", &[]).await;
        db.people.sync(&iris, 0, &[item("game", "a")], newest).await.unwrap();
        assert_eq!(db.people.unjudged(&iris).await.unwrap().unwrap().games[0].record, None);
    }

    async fn impossible_times_are_seen_by_their_owner_only(db: Db) {
        let rosa = player(&db, "Rosa", &[100]).await;
        let iris = player(&db, "Iris", &[]).await;
        let (game, one) = solve(7, 3);
        let one = Solve { fault: "too-fast".to_owned(), day: "2026-11-22".to_owned(), ..one };
        db.people.judge(&rosa, 0, &[(game, one)]).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.rows[0].best, 100);
        let day = db.people.day_ranking(&rosa, "2026-11-22", "easy", Help::None, false).await.unwrap();
        assert_eq!(day.people, 0);
        let aside = db.people.set_aside(&rosa).await.unwrap();
        assert_eq!((aside.len(), aside[0].fault.as_str(), aside[0].seconds), (1, "too-fast", 3));
        assert_eq!(db.people.set_aside(&iris).await.unwrap(), []);
    }

    async fn only_who_takes_part_is_ranked_and_who_leaves_is_gone(db: Db) {
        let rosa = db.sign_up("Rosa").await.account.id;
        db.people.judge(&rosa, 0, &[solve(1, 100)]).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.people, 0);
        assert_eq!(db.people.participation(&rosa).await.unwrap(), None);
        db.people.take_part(&rosa, Participation { named: false }).await.unwrap();
        db.people.judge(&rosa, 0, &[solve(1, 100)]).await.unwrap();
        let table = easy(&db, &rosa, RankBy::Best).await;
        assert_eq!((names(&table), table.rows[0].own), (vec!["?"], true));
        db.people.take_part(&rosa, NAMED).await.unwrap();
        assert_eq!(names(&easy(&db, &rosa, RankBy::Best).await), ["Rosa"]);
        let export = exported(&db.people, &rosa).await;
        assert_eq!(export["rankings"]["solves"][0]["seconds"], 100);
        // A locked account is not shown.
        db.people.set_locked("Rosa", true).await.unwrap();
        assert_eq!(easy(&db, "", RankBy::Best).await.people, 0);
        db.people.set_locked("Rosa", false).await.unwrap();
        db.people.leave_rankings(&rosa).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.people, 0);
        assert!(exported(&db.people, &rosa).await["rankings"].is_null());
        // A player who takes part again begins anew.
        db.people.take_part(&rosa, NAMED).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.people, 0);
        db.people.judge(&rosa, 0, &[solve(1, 100)]).await.unwrap();
        let signed = db.people.sign_in(Credentials { name: "Rosa", password: PASSWORD }, from("192.0.2.9")).await.unwrap();
        let visit = db.people.visit(&signed.token).await.unwrap().unwrap();
        db.people.delete(&visit, PASSWORD).await.unwrap();
        assert_eq!(easy(&db, "", RankBy::Best).await.people, 0);
        assert!(matches!(db.people.take_part(&rosa, NAMED).await, Err(PeopleError::NoAccount)));
    }

    /// The devices say when a puzzle was solved, so what comes later must not make a time shorter.
    async fn a_faster_game_that_comes_later_counts_for_nothing(db: Db) {
        let rosa = player(&db, "Rosa", &[3_000]).await;
        let (_, fast) = solve(0, 50);
        let before = Solve { solved: fast.solved - 7_200_000, ..fast.clone() };
        db.people.judge(&rosa, 0, &[("other".to_owned(), before)]).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.rows[0].best, 3_000);
        let slower = Solve { seconds: 4_000, solved: fast.solved - 7_200_000, ..fast };
        db.people.judge(&rosa, 0, &[("first".to_owned(), slower)]).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.rows[0].best, 4_000);
        // Nor does another form of the same game make it shorter, or hide its hints.
        let (_, again) = solve(0, 60);
        db.people.judge(&rosa, 0, &[("first".to_owned(), again.clone())]).await.unwrap();
        assert_eq!(easy(&db, &rosa, RankBy::Best).await.rows[0].best, 4_000);
        let helped = Solve { seconds: 4_100, hints: 2, ..again.clone() };
        db.people.judge(&rosa, 0, &[("first".to_owned(), helped)]).await.unwrap();
        let unaided = Solve { seconds: 4_200, ..again };
        db.people.judge(&rosa, 0, &[("first".to_owned(), unaided)]).await.unwrap();
        assert!(easy(&db, &rosa, RankBy::Best).await.rows.is_empty());
    }

    async fn a_day_compares_times_or_everybody_with_themselves(db: Db) {
        let rosa = player(&db, "Rosa", &[100, 110, 90, 105, 95]).await;
        let iris = player(&db, "Iris", &[600, 610, 590, 605, 595]).await;
        let new = player(&db, "New", &[70]).await;
        for (id, seconds) in [(&rosa, 120), (&iris, 480), (&new, 300)] {
            let (game, one) = solve(77, seconds);
            let one = Solve { day: "2026-11-22".to_owned(), ..one };
            db.people.judge(id, 0, &[(game, one)]).await.unwrap();
        }
        let day = async |handicap| db.people.day_ranking(&iris, "2026-11-22", "easy", Help::None, handicap).await.unwrap();
        assert_eq!(names(&day(false).await), ["Rosa", "New", "Iris"]);
        let handicap = day(true).await;
        let rows: Vec<_> = handicap.rows.iter().map(|row| (row.name.as_deref().unwrap(), row.handicap)).collect();
        // Nobody knows yet what is usual for the new one.
        assert_eq!(rows, [("Iris", Some(80)), ("Rosa", Some(120))]);
        // The other puzzles of the day have tables of their own.
        let (game, hard) = solve(78, 200);
        let hard = Solve { day: "2026-11-22".to_owned(), level: "hard".to_owned(), ..hard };
        db.people.judge(&iris, 0, &[(game, hard)]).await.unwrap();
        let table = db.people.day_ranking(&iris, "2026-11-22", "hard", Help::None, false).await.unwrap();
        assert_eq!((names(&table), table.rows[0].best), (vec!["Iris"], 200));
        assert_eq!(day(false).await.people, 3);
        assert_eq!(db.people.day_ranking(&iris, "2026-11-21", "easy", Help::None, false).await.unwrap().people, 0);
        assert_eq!(db.people.day_ranking(&iris, "", "easy", Help::None, false).await.unwrap().people, 0);
    }

    async fn a_level_compares_the_last_ten_times_with_those_before(db: Db) {
        let times: Vec<u32> = [200; 5].into_iter().chain([150; 10]).collect();
        let rosa = player(&db, "Rosa", &times).await;
        let iris = player(&db, "Iris", &times[..14]).await;
        let table = easy(&db, &iris, RankBy::Handicap).await;
        let rows: Vec<_> = table.rows.iter().map(|row| (row.own, row.handicap, row.median)).collect();
        assert_eq!(rows, [(false, Some(75), 150)]);
        assert_eq!(easy(&db, &rosa, RankBy::Solved).await.rows[1].handicap, None);
    }

    async fn games_are_judged_once(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let item = |name: &str, body: &str| Item { kind: "game".into(), name: name.into(), body: body.into() };
        let other = Item { kind: "setting".into(), ..item("x", "1") };
        let games: Vec<Item> = (0..25).map(|number| item(&format!("g{number}"), "1")).collect();
        db.people.sync(&id, 0, &[vec![other], games].concat(), newest).await.unwrap();
        assert_eq!(db.people.unjudged(&id).await.unwrap(), None, "nobody is ranked who does not want to be");
        db.people.take_part(&id, NAMED).await.unwrap();
        let first = db.people.unjudged(&id).await.unwrap().unwrap();
        assert_eq!((first.games.len(), first.more), (20, true));
        // Killed before they are judged, the server finds them again.
        assert_eq!(db.people.unjudged(&id).await.unwrap().unwrap(), first);
        db.people.judge(&id, first.change, &[solve(1, 100)]).await.unwrap();
        let second = db.people.unjudged(&id).await.unwrap().unwrap();
        assert_eq!((second.games.len(), second.more), (5, false));
        db.people.judge(&id, second.change, &[solve(1, 100)]).await.unwrap();
        db.people.judge(&id, first.change, &[solve(1, 100)]).await.unwrap();
        assert_eq!(db.people.unjudged(&id).await.unwrap(), None);
        db.people.sync(&id, 0, &[item("g3", "2")], newest).await.unwrap();
        assert_eq!(db.people.unjudged(&id).await.unwrap().unwrap().games[0].game.item, item("g3", "2"));
        assert_eq!(easy(&db, &id, RankBy::Best).await.rows[0].solved, 1);
    }
}
