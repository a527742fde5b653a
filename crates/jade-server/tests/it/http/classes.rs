//! Classes: the routes below `/api/v1/account/classes`.

use super::accounts::{Browser, PASSWORD, body, routes, with_accounts, with_people};
use super::client::{PUZZLE, SOLUTION};
use axum::Router;
use jade_people::{Clock, People};
use jade_server::SignUp;
use serde_json::{Value, json};

/// A long time from now, in milliseconds.
const DAY: i64 = 86_400_000;

/// Signs up a teacher.
async fn teacher<'r>(router: &'r Router, people: &People, name: &str) -> Browser<'r> {
    let mut browser = Browser::new(router, "192.0.2.1");
    browser.sign_up(name).await;
    people.set_teacher(name, true).await.unwrap();
    browser
}

/// Makes a class. Returns its id and its cards.
async fn make_class(teacher: &mut Browser<'_>, name: &str, pupils: &[&str]) -> (String, Vec<Value>) {
    let wish = json!({ "name": name, "pupils": pupils });
    let made = teacher.post("/api/v1/account/classes/add", &wish).await;
    assert_eq!(made.status, 200, "{}", made.text());
    let made = made.json();
    (text(&made["class"]["id"]), made["cards"].as_array().unwrap().clone())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// Signs a pupil in with a card.
async fn pupil<'r>(router: &'r Router, card: &Value) -> Browser<'r> {
    let mut browser = Browser::new(router, "192.0.2.2");
    let signed = browser.post("/api/v1/account/card", &json!({ "code": card["code"] })).await;
    assert_eq!(signed.status, 200, "{}", signed.text());
    browser
}

fn puzzles(hints: Option<u32>) -> Value {
    let mut task = json!({
        "kind": "puzzles", "puzzles": [{ "boxRows": 3, "boxColumns": 3, "givens": PUZZLE }],
    });
    if let Some(hints) = hints {
        task["hints"] = json!(hints);
    }
    task
}

/// Returns what the database stores of classes.
async fn stored(people: &People) -> Vec<String> {
    let mut lines = Vec::new();
    let write = |line: &str| {
        let tables = ["class", "member", "card", "assignment", "begun"];
        if tables.iter().any(|table| line.contains(&format!("\"table\":\"{table}\""))) {
            lines.push(line.to_owned());
        }
        Ok::<(), jade_people::PeopleError>(())
    };
    people.back_up(write).await.unwrap();
    lines
}

/// Every route, as somebody else, as another class's teacher, as a pupil of the class and as one of another class.
#[tokio::test]
async fn nobody_reaches_a_class_of_somebody_else() {
    let (router, people) = with_accounts(SignUp::Open).await;
    let mut iris = teacher(&router, &people, "Iris").await;
    let (class, cards) = make_class(&mut iris, "Room 27", &["Ana", "Leo"]).await;
    let now = people.now();
    let wish = json!({
        "class": class, "title": "Secret title", "opens": now + DAY, "closes": now + 2 * DAY, "exam": true,
        "task": puzzles(Some(0)),
    });
    let given = iris.post("/api/v1/account/classes/assignments/add", &wish).await.json();
    let exam = text(&given["assignments"][0]["id"]);
    let mut otto = teacher(&router, &people, "Otto").await;
    let (_, others) = make_class(&mut otto, "Room 3", &["Eva"]).await;
    let mut rosa = Browser::new(&router, "192.0.2.3");
    rosa.sign_up("Rosa").await;
    let mut eva = pupil(&router, &others[0]).await;
    let mut leo = pupil(&router, &cards[1]).await;
    let ana = text(&cards[0]["pupil"]);
    let before = stored(&people).await;
    let of_iris = |lines: &[String]| -> Vec<String> {
        lines.iter().filter(|line| line.contains(&class) || line.contains(&ana)).cloned().collect()
    };
    let mut tried = 0;
    for (method, path) in routes() {
        if !path.starts_with("/api/v1/account/classes") {
            continue;
        }
        tried += 1;
        let sent = match method {
            "GET" => String::new(),
            _ => body(&path).replace("CLASS", &class).replace("PUPIL", &ana).replace("EXAM", &exam),
        };
        let asked = if path.ends_with("/class") { format!("{path}?class={class}") } else { path.clone() };
        for (who, browser) in [("rosa", &mut rosa), ("otto", &mut otto), ("eva", &mut eva), ("leo", &mut leo)]
        {
            let answer = browser.ask(method, &asked, &sent).await;
            let reply = answer.text().to_owned();
            // Every user sees their own, and makes classes of their own.
            let own = path.ends_with("/classes") || (who == "otto" && path.ends_with("/classes/add"));
            assert_eq!(answer.status == 200, own, "{who} {method} {asked}: {reply}");
            assert!(!reply.contains("Ana") && !reply.contains(&ana), "{who} {method} {asked}: {reply}");
            assert!(!reply.contains(PUZZLE), "{who} {method} {asked}");
            if who != "leo" {
                assert!(!reply.contains("Room 27") && !reply.contains("Secret"), "{who} {asked}: {reply}");
            }
            assert_eq!(of_iris(&stored(&people).await), of_iris(&before), "{who} {method} {asked}");
        }
    }
    assert_eq!(tried, 12);
    let seen = leo.get("/api/v1/account/classes").await.json();
    assert_eq!((&seen["pupil"]["className"], &seen["pupil"]["name"]), (&json!("Room 27"), &json!("Leo")));
}

#[tokio::test]
async fn a_card_is_refused_the_second_time() {
    let (router, people) = with_accounts(SignUp::Off).await;
    let mut ana = Browser::new(&router, "192.0.2.2");
    people.add("Iris").await.unwrap();
    people.set_teacher("Iris", true).await.unwrap();
    let iris = people.find("Iris").await.unwrap();
    let (class, cards) = people.add_class(&iris.id, "4B", &["Ana".to_owned()]).await.unwrap();
    // However it was copied.
    let code = cards[0].code.to_uppercase().replace('-', " ");
    let signed = ana.post("/api/v1/account/card", &json!({ "code": code })).await;
    assert_eq!(signed.json()["account"]["recoveryCodesLeft"], 0);
    assert_eq!(ana.get("/api/v1/account/classes").await.json()["pupil"]["name"], "Ana");
    let mut other = Browser::new(&router, "192.0.2.9");
    for code in [cards[0].code.as_str(), "", "0000-0000-0000-0000", "<script>"] {
        let again = other.post("/api/v1/account/card", &json!({ "code": code })).await;
        assert_eq!(again.refusal(403), ("bad-card".to_owned(), "code".to_owned()));
        assert!(other.cookies().is_empty());
    }
    // A pupil may set a password, and then signs in with it.
    let wish = json!({ "password": "", "newPassword": "ten green lines" });
    assert_eq!(ana.post("/api/v1/account/password", &wish).await.status, 200);
    let login = ana.get("/api/v1/account").await.json()["account"]["name"].clone();
    let wish = json!({ "name": login, "password": "ten green lines" });
    assert_eq!(other.post("/api/v1/account/sign-in", &wish).await.status, 200);
    // The next card ends the session that this browser had.
    let fresh = people.new_cards(&iris.id, &class.id, None, false).await.unwrap();
    assert_eq!(people.sessions(&fresh[0].pupil).await.unwrap().len(), 2);
    assert_eq!(other.post("/api/v1/account/card", &json!({ "code": fresh[0].code })).await.status, 200);
    assert_eq!(people.sessions(&fresh[0].pupil).await.unwrap().len(), 2);
    let export = other.get("/api/v1/account/export").await.json();
    assert_eq!((&export["pupilOf"]["class"], &export["pupilOf"]["name"]), (&json!("4B"), &json!("Ana")));
}

/// Returns the record of a solved game.
fn record(id: &str, at: i64, hints: [u32; 5]) -> Value {
    let body = json!({
        "version": 2, "id": id, "boxRows": 3, "boxColumns": 3, "puzzle": PUZZLE, "givens": 30, "prefilled": 0,
        "outcome": "solved", "profile": "full", "playedOn": "page", "seconds": 240, "pauses": 0, "mistakes": 1,
        "hints": hints, "told": 0, "at": at, "date": "2026-11-23",
    });
    json!({ "kind": "record", "name": id, "body": body })
}

#[tokio::test]
async fn a_class_from_its_beginning_to_its_end() {
    let (router, people) = with_accounts(SignUp::Open).await;
    let mut iris = teacher(&router, &people, "Iris").await;
    let (class, cards) = make_class(&mut iris, "4B", &["Ana", "Leo"]).await;
    let mut ana = pupil(&router, &cards[0]).await;
    let now = people.now();
    let assign = async |iris: &mut Browser<'_>, title: &str, opens: i64, exam: bool, task: Value| {
        let wish = json!({
            "class": class, "title": title, "opens": opens, "closes": now + DAY, "exam": exam, "task": task,
        });
        let given = iris.post("/api/v1/account/classes/assignments/add", &wish).await;
        assert_eq!(given.status, 200, "{}", given.text());
    };
    assign(&mut iris, "Homework", now - 1000, false, puzzles(Some(3))).await;
    let drill = json!({ "kind": "drill", "technique": "x-wing", "count": 2 });
    assign(&mut iris, "X-Wings", now - 1000, false, drill).await;
    assign(&mut iris, "Later", now + DAY / 2, false, puzzles(None)).await;
    assign(&mut iris, "Exam", now - 1000, true, puzzles(Some(0))).await;
    // What opens later is not there yet; the exam shows its puzzles only after it was begun.
    let seen = ana.get("/api/v1/account/classes").await.json();
    let of = |seen: &Value, title: &str| {
        let all = seen["pupil"]["assignments"].as_array().unwrap();
        all.iter().find(|one| one["title"] == title).cloned()
    };
    assert_eq!(of(&seen, "Later"), None);
    assert_eq!(of(&seen, "Homework").unwrap()["task"], puzzles(Some(3)));
    let exam = of(&seen, "Exam").unwrap();
    assert_eq!((exam.get("task"), exam.get("result")), (None, None));
    // A game before she began does not count for the exam, but for the homework.
    let practice = json!({ "kind": "practice", "name": "x-wing", "body": { "log": [
        { "at": people.now(), "help": 0, "wrong": 0, "from": "drill" },
        { "at": people.now(), "help": -1, "wrong": 0, "from": "drill" },
    ] } });
    let items = json!([record("one", people.now(), [1, 0, 0, 0, 0]), practice]);
    let synced = ana.post("/api/v1/account/sync", &json!({ "since": 0, "items": items })).await;
    assert_eq!(synced.status, 200, "{}", synced.text());
    let begun = ana.post("/api/v1/account/classes/begin", &json!({ "assignment": exam["id"] })).await;
    let exam = of(&begun.json(), "Exam").unwrap();
    assert_eq!(exam["task"], puzzles(Some(0)));
    assert_eq!(exam["result"]["done"], 0);
    let items = json!([record("two", people.now() + 10, [0; 5])]);
    ana.post("/api/v1/account/sync", &json!({ "since": 0, "items": items })).await;
    // The teacher sees how far both are.
    let all = iris.get(&format!("/api/v1/account/classes/class?class={class}")).await.json();
    let results = |title: &str| {
        let all = all["assignments"].as_array().unwrap();
        all.iter().find(|one| one["title"] == title).unwrap()["results"].clone()
    };
    let homework = results("Homework");
    assert_eq!(
        (&homework[0]["done"], &homework[0]["hints"], &homework[0]["seconds"]),
        (&json!(1), &json!(1), &json!(240))
    );
    assert_eq!((&homework[1]["done"], &homework[1]["puzzles"]), (&json!(0), &json!([null])));
    assert_eq!((&results("X-Wings")[0]["done"], &results("X-Wings")[0]["of"]), (&json!(1), &json!(2)));
    let exam = results("Exam");
    assert_eq!((&exam[0]["done"], &exam[0]["hints"]), (&json!(1), &json!(0)));
    assert!(exam[0]["begun"].is_i64() && exam[1].get("begun").is_none());
    let found = json!([{
        "technique": "x-wing", "practice": { "unaided": 1, "helped": 0, "missed": 1 },
        "games": { "unaided": 0, "helped": 0, "missed": 0 },
    }]);
    assert_eq!(all["techniques"], json!([found, []]));
    assert_eq!(ana.get("/api/v1/account/classes").await.json()["pupil"]["techniques"], found);
    assert!(all["pupils"][0]["used"].is_i64() && all["pupils"][1]["cardUntil"].is_i64());
    // The end.
    let wrong = json!({ "class": class, "password": "not the password" });
    let refused = iris.post("/api/v1/account/classes/delete", &wrong).await;
    assert_eq!(refused.refusal(403).0, "wrong-password");
    let gone =
        iris.post("/api/v1/account/classes/delete", &json!({ "class": class, "password": PASSWORD })).await;
    assert_eq!(gone.json()["classes"], json!([]));
    assert_eq!(ana.get("/api/v1/account/classes").await.refusal(401).0, "not-signed-in");
    assert_eq!(people.list().await.unwrap().len(), 1);
}

/// A pupil’s device is two days behind and sends its clock; another pupil’s device is two days ahead. Both solve the exam.
#[tokio::test]
async fn an_exam_counts_by_the_clock_of_the_server_and_is_checked_by_replay() {
    let clock = Clock::standing(1_795_400_000_000);
    let people = People::open_with("sqlite::memory:", clock.clone()).await.unwrap();
    let router = with_people(SignUp::Open, people.clone());
    let mut iris = teacher(&router, &people, "Iris").await;
    let (class, cards) = make_class(&mut iris, "4B", &["Ana", "Leo"]).await;
    let now = people.now();
    let wish = json!({
        "class": class, "title": "Exam", "opens": now - 1000, "closes": now + DAY, "exam": true,
        "task": puzzles(Some(0)),
    });
    let given = iris.post("/api/v1/account/classes/assignments/add", &wish).await.json();
    let exam = given["assignments"][0]["id"].clone();
    let game = |log: Vec<Value>, at: i64| {
        let start = json!({ "boxRows": 3, "boxColumns": 3, "givens": PUZZLE });
        json!({ "start": start, "branches": [log], "created": at, "changed": at })
    };
    let log = |wait: usize| -> Vec<Value> {
        let open = PUZZLE.bytes().enumerate().filter(|(_, symbol)| *symbol == b'.').map(|(cell, _)| cell);
        let digit = |cell: usize| SOLUTION[cell..=cell].parse::<u8>().unwrap();
        let enter = |(number, cell): (usize, usize)| json!({ "type": "enter", "cells": [cell], "digit": digit(cell), "t": 3 + wait * number });
        open.enumerate().map(enter).collect()
    };
    let wrong = |ahead: i64| people.now() + ahead * DAY;
    let mut browsers = Vec::new();
    for card in &cards {
        browsers.push(pupil(&router, card).await);
    }
    for (browser, ahead) in browsers.iter_mut().zip([-2, 2]) {
        // What was played before does not count, whatever the clock shows.
        let early =
            json!({ "since": 0, "clock": wrong(ahead), "items": [record("early", wrong(ahead), [0; 5])] });
        assert_eq!(browser.post("/api/v1/account/sync", &early).await.status, 200);
        clock.forward(20);
        browser.post("/api/v1/account/classes/begin", &json!({ "assignment": exam })).await;
        let seen = browser.get("/api/v1/account/classes").await.json();
        assert_eq!(seen["pupil"]["assignments"][0]["result"]["done"], 0, "{ahead}");
        clock.forward(20);
        let items = json!([record("one", wrong(ahead), [0; 5])]);
        let sent = json!({ "since": 0, "clock": wrong(ahead), "items": items });
        assert_eq!(browser.post("/api/v1/account/sync", &sent).await.status, 200);
        let seen = browser.get("/api/v1/account/classes").await.json();
        let result = &seen["pupil"]["assignments"][0]["result"];
        assert_eq!((&result["done"], &result["late"]), (&json!(1), &json!(false)), "{ahead}: {seen}");
    }
    let results = async |iris: &mut Browser<'_>| {
        let all = iris.get(&format!("/api/v1/account/classes/class?class={class}")).await.json();
        let one = |place: usize| all["assignments"][0]["results"][place]["puzzles"][0].clone();
        [one(0), one(1)]
    };
    // The games themselves have not come yet.
    for one in results(&mut iris).await {
        assert_eq!(
            (&one["checked"], &one["seconds"], one.get("game")),
            (&json!(false), &json!(240), None),
            "{one}"
        );
    }
    // A game that came before it can have been played is not checked.
    let body = game(log(4), wrong(-2));
    let items = json!([{ "kind": "game", "name": "one", "body": body }]);
    let sent = json!({ "since": 0, "clock": wrong(-2), "items": items });
    assert_eq!(browsers[0].post("/api/v1/account/sync", &sent).await.status, 200);
    assert_eq!(results(&mut iris).await[0]["checked"], false);
    clock.forward(4 * 60_000);
    for ((browser, ahead), wait) in browsers.iter_mut().zip([-2, 2]).zip([4, 0]) {
        let body = game(log(wait), wrong(ahead));
        let items = json!([{ "kind": "game", "name": "one", "body": body }]);
        let sent = json!({ "since": 0, "clock": wrong(ahead), "items": items });
        let synced = browser.post("/api/v1/account/sync", &sent).await;
        assert_eq!(synced.status, 200, "{}", synced.text());
    }
    // Twice, since what was found is stored.
    for _ in 0..2 {
        let [ana, leo] = results(&mut iris).await;
        assert_eq!((&ana["checked"], &ana["seconds"]), (&json!(true), &json!(3 + 4 * 50)));
        // Fifty digits at once are nobody’s own solution.
        assert_eq!((&leo["checked"], &leo["seconds"]), (&json!(false), &json!(240)));
    }
}

/// A verdict is about a game and a puzzle. A record that names another puzzle later does not take it along.
#[tokio::test]
async fn a_game_of_one_puzzle_proves_nothing_of_another() {
    let clock = Clock::standing(1_795_400_000_000);
    let people = People::open_with("sqlite::memory:", clock.clone()).await.unwrap();
    let router = with_people(SignUp::Open, people.clone());
    let mut iris = teacher(&router, &people, "Iris").await;
    let (class, cards) = make_class(&mut iris, "4B", &["Ana"]).await;
    let now = people.now();
    // The same puzzle with two digits swapped is another one.
    let other: String = PUZZLE
        .chars()
        .map(|one| match one {
            '1' => '2',
            '2' => '1',
            other => other,
        })
        .collect();
    let mut task = puzzles(Some(0));
    task["puzzles"].as_array_mut().unwrap().push(json!({ "boxRows": 3, "boxColumns": 3, "givens": other }));
    let wish = json!({
        "class": class, "title": "Exam", "opens": now - 1000, "closes": now + DAY, "exam": true, "task": task,
    });
    let given = iris.post("/api/v1/account/classes/assignments/add", &wish).await.json();
    let mut ana = pupil(&router, &cards[0]).await;
    let begin = json!({ "assignment": given["assignments"][0]["id"] });
    ana.post("/api/v1/account/classes/begin", &begin).await;
    clock.forward(10 * 60_000);
    let game = |id: &str, at: i64| {
        let open = PUZZLE.bytes().enumerate().filter(|(_, symbol)| *symbol == b'.').map(|(cell, _)| cell);
        let digit = |cell: usize| SOLUTION[cell..=cell].parse::<u8>().unwrap();
        let enter = |(number, cell): (usize, usize)| json!({ "type": "enter", "cells": [cell], "digit": digit(cell), "t": 3 + 4 * number });
        let start = json!({ "boxRows": 3, "boxColumns": 3, "givens": PUZZLE });
        let log: Vec<Value> = open.enumerate().map(enter).collect();
        let body = json!({ "start": start, "branches": [log], "created": at, "changed": at });
        json!({ "kind": "game", "name": id, "body": body })
    };
    let of = |puzzle: &str, mut record: Value| {
        record["body"]["puzzle"] = json!(puzzle);
        record
    };
    let mut sync = async |items: Value| {
        let sent = json!({ "since": 0, "clock": people.now(), "items": items });
        assert_eq!(ana.post("/api/v1/account/sync", &sent).await.status, 200);
    };
    let mut results = async || {
        let all = iris.get(&format!("/api/v1/account/classes/class?class={class}")).await.json();
        let one = |place: usize| all["assignments"][0]["results"][0]["puzzles"][place]["checked"].clone();
        [one(0), one(1)]
    };
    let at = people.now();
    sync(json!([game("one", at), record("one", at, [0; 5])])).await;
    assert_eq!(results().await, [json!(true), Value::Null]);
    clock.forward(1000);
    let claimed = of(&other, record("one", at - 1000, [0; 5]));
    sync(json!([claimed, game("two", at), record("two", at, [0; 5])])).await;
    assert_eq!(results().await, [json!(true), json!(false)]);
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_the_field() {
    let (router, people) = with_accounts(SignUp::Open).await;
    let mut iris = teacher(&router, &people, "Iris").await;
    let (class, _) = make_class(&mut iris, "4B", &["Ana"]).await;
    let many: Vec<String> = (0..41).map(|number| number.to_string()).collect();
    let good = json!({
        "class": class, "title": "A", "opens": 0, "closes": 1, "task": { "kind": "station", "station": "rules" },
    });
    let with = |field: &str, value: Value| {
        let mut wish = good.clone();
        wish[field] = value;
        wish
    };
    let bad = json!({ "kind": "puzzles", "puzzles": [{ "boxRows": 3, "boxColumns": 3, "givens": "1" }] });
    let (add, pupils, assign) = ("add", "pupils/add", "assignments/add");
    for (path, wish, status, code, field) in [
        (add, json!({ "name": "a\nb", "pupils": [] }), 400, "title-character", "name"),
        (add, json!({ "name": "5A", "pupils": ["Eva", "<img>"] }), 400, "pupil-name-character", "pupils"),
        (add, json!({ "name": "5A", "pupils": many }), 409, "too-many-pupils", "pupils"),
        (pupils, json!({ "class": class, "pupils": ["ANA"] }), 409, "pupil-twice", "pupils"),
        (pupils, json!({ "class": "x", "pupils": ["Eva"] }), 404, "no-class", "class"),
        (assign, with("title", json!("")), 400, "title-empty", "title"),
        (assign, with("closes", json!(0)), 400, "assignment-times", "closes"),
        (assign, with("exam", json!(true)), 400, "task-exam", "task"),
        (assign, with("task", bad), 400, "task-puzzle", "task.puzzles"),
        (assign, with("task", puzzles(Some(4))), 400, "task-hints", "task.hints"),
    ] {
        let answer = iris.post(&format!("/api/v1/account/classes/{path}"), &wish).await;
        assert_eq!(answer.refusal(status), (code.to_owned(), field.to_owned()), "{wish}");
        assert!(!answer.text().contains("<img"));
    }
    let missing = iris.get("/api/v1/account/classes/class").await;
    assert_eq!(missing.refusal(400).0, "bad-field");
}
