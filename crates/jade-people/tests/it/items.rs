//! What accounts store.

use crate::databases::{NOW, exported, sqlite};
use crate::on_both;
use jade_people::{Item, MAX_SYNC_ITEMS, Merge, People, PeopleError};
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, mpsc};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::sync::oneshot;

fn item(kind: &str, name: &str, body: &str) -> Item {
    Item { kind: kind.into(), name: name.into(), body: body.into() }
}

/// The larger of two texts: a rule that does not depend on the order.
fn larger(item: &Item, old: Option<&str>) -> Result<Merge, String> {
    Ok(match old {
        Some(old) if old >= item.body.as_str() => Merge::Unchanged,
        _ => Merge::Changed(item.body.clone()),
    })
}

/// Work that is broken off after it was looked at so many times, as when a client disconnects.
struct Broken<W> {
    work: Pin<Box<W>>,
    polls: usize,
}

impl<W: Future> Future for Broken<W> {
    type Output = Option<W::Output>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<W::Output>> {
        if self.polls == 0 {
            return Poll::Ready(None);
        }
        self.polls -= 1;
        self.work.as_mut().poll(context).map(Some)
    }
}

on_both! {
    async fn a_device_learns_what_others_changed(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let empty = db.people.sync(&id, 0, &[], larger).await.unwrap();
        assert_eq!((empty.items.len(), empty.change, empty.more), (0, 0, false));
        let first = db.people.sync(&id, 0, &[item("a", "x", "1"), item("a", "y", "1")], larger).await.unwrap();
        assert_eq!(first.items.len(), 2);
        // The same again changes nothing.
        let again = db.people.sync(&id, first.change, &[item("a", "x", "1")], larger).await.unwrap();
        assert_eq!((again.items.len(), again.change), (0, first.change));
        let other = db.people.sync(&id, 0, &[item("a", "x", "2"), item("b", "x", "7")], larger).await.unwrap();
        assert_eq!(other.items, [item("a", "y", "1"), item("a", "x", "2"), item("b", "x", "7")]);
        let news = db.people.sync(&id, first.change, &[item("a", "x", "0")], larger).await.unwrap();
        assert_eq!(news.items, [item("a", "x", "2"), item("b", "x", "7")]);
        // Nobody else sees them.
        let iris = db.sign_up("Iris").await.account.id;
        assert_eq!(db.people.sync(&iris, 0, &[], larger).await.unwrap().items, []);
    }

    /// The clock of the device that sent an item last is noted, and the time of the server; what changes nothing notes nothing.
    async fn it_is_known_when_an_item_came(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let arrived = async || {
            let all = db.people.arrived(&id, "a").await.unwrap();
            all.iter().map(|one| (one.item.body.clone(), one.received, one.ahead)).collect::<Vec<_>>()
        };
        db.people.sync_from(&id, 0, &[item("a", "x", "2")], -7, larger).await.unwrap();
        assert_eq!(arrived().await, [("2".into(), Some(NOW), -7)]);
        db.clock.forward(1000);
        db.people.sync_from(&id, 0, &[item("a", "x", "1"), item("b", "x", "1")], 9, larger).await.unwrap();
        assert_eq!(arrived().await, [("2".into(), Some(NOW), -7)]);
        db.people.sync(&id, 0, &[item("a", "x", "3")], larger).await.unwrap();
        assert_eq!(arrived().await, [("3".into(), Some(NOW + 1000), 0)]);
    }

    async fn a_verdict_holds_until_the_game_changes(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        db.people.sync(&id, 0, &[item("game", "g", "1"), item("note", "n", "1")], larger).await.unwrap();
        let verdict_now = async || db.people.verdict(&id, "g").await.unwrap();
        assert_eq!(verdict_now().await, None);
        let (game, change) = db.people.game(&id, "g").await.unwrap().unwrap();
        assert_eq!((game.item.body.as_str(), game.received), ("1", Some(NOW)));
        assert_eq!(db.people.game(&id, "n").await.unwrap(), None);
        for verdict in ["right", "wrong"] {
            db.people.note_verdict(&id, "g", change, verdict).await.unwrap();
            assert_eq!(verdict_now().await.as_deref(), Some(verdict));
        }
        db.people.sync(&id, 0, &[item("game", "g", "2")], larger).await.unwrap();
        assert_eq!(verdict_now().await, None);
        // A verdict that comes too late is about the game as it was.
        db.people.note_verdict(&id, "g", change, "right").await.unwrap();
        assert_eq!(verdict_now().await, None);
        let iris = db.sign_up("Iris").await.account.id;
        assert_eq!(db.people.game(&iris, "g").await.unwrap(), None);
        db.people.note_verdict("nobody", "g", 1, "right").await.unwrap();
    }

    /// A device that sent an older version gets what is stored; others are not disturbed, and verdicts hold.
    async fn a_device_learns_that_its_version_lost(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let tell = |item: &Item, old: Option<&str>| match larger(item, old)? {
            Merge::Unchanged if old != Some(item.body.as_str()) => Ok(Merge::Kept),
            merged => Ok(merged),
        };
        let first = db.people.sync(&id, 0, &[item("game", "g", "2")], tell).await.unwrap();
        let (_, change) = db.people.game(&id, "g").await.unwrap().unwrap();
        db.people.note_verdict(&id, "g", change, "right").await.unwrap();
        let lost = db.people.sync(&id, first.change, &[item("game", "g", "1")], tell).await.unwrap();
        assert_eq!(lost.items, [item("game", "g", "2")]);
        assert!(lost.change > first.change);
        assert_eq!(db.people.verdict(&id, "g").await.unwrap().as_deref(), Some("right"));
        let again = db.people.sync(&id, lost.change, &[item("game", "g", "2")], tell).await.unwrap();
        assert_eq!((again.items.len(), again.change), (0, lost.change));
        // An item may come several times at once.
        let twice = [item("game", "g", "1"), item("game", "g", "4"), item("game", "g", "3")];
        let both = db.people.sync(&id, lost.change, &twice, tell).await.unwrap();
        assert_eq!((both.items, both.more), (vec![item("game", "g", "4")], false));
        assert_eq!(db.people.list().await.unwrap()[0].bytes, 1);
    }

    async fn a_device_sends_so_many_items_at_a_time(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let items = |count: usize| (0..count).map(|n| item("a", &n.to_string(), "1")).collect::<Vec<_>>();
        let refused = db.people.sync(&id, 0, &items(MAX_SYNC_ITEMS + 1), larger).await.unwrap_err();
        assert_eq!(refused, PeopleError::TooManyItems);
        assert_eq!(db.people.sync(&id, 0, &items(MAX_SYNC_ITEMS), larger).await.unwrap().change, 500);
        let export = exported(&db.people, &id).await;
        assert_eq!(export["items"]["a"].as_object().unwrap().len(), MAX_SYNC_ITEMS);
        // The latest come first, a part at a time.
        let (latest, first) = db.people.latest(&id, "a", i64::MAX).await.unwrap().unwrap();
        assert_eq!((latest.len(), first, latest[0].item.name.as_str()), (500, 501, "999"));
        let (latest, first) = db.people.latest(&id, "a", first).await.unwrap().unwrap();
        assert_eq!((latest.len(), first, latest[499].item.name.as_str()), (500, 1, "0"));
        assert_eq!(db.people.latest(&id, "a", first).await.unwrap(), None);
        assert_eq!(db.people.item_names(&id, "a", "99").await.unwrap().len(), 11);
    }

    async fn what_is_not_an_item_is_refused_as_a_whole(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let long = "x".repeat(512 * 1024 + 1);
        for (kind, name, body) in [
            ("", "x", ""), ("A", "x", ""), ("a", "", ""), ("a", "x y", ""), ("a", "x", "\0"), ("a", "x", long.as_str()),
        ] {
            let both = [item("a", "good", "1"), item(kind, name, body)];
            let refused = db.people.sync(&id, 0, &both, larger).await.unwrap_err();
            assert!(matches!(refused, PeopleError::Item { .. }), "{refused}");
        }
        let faulty = |one: &Item, old: Option<&str>| match one.name.as_str() {
            "bad" => Err("no".to_owned()),
            _ => larger(one, old),
        };
        let refused = db.people.sync(&id, 0, &[item("a", "good", "1"), item("a", "bad", "1")], faulty).await;
        assert!(matches!(refused.unwrap_err(), PeopleError::Item { name, .. } if name == "bad"));
        assert_eq!(db.people.sync(&id, 0, &[], larger).await.unwrap().items, []);
    }

    async fn a_long_reply_comes_in_parts(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let large = "x".repeat(200 * 1024);
        let many: Vec<Item> = (0..7).map(|number| item("a", &format!("large-{number}"), &large)).collect();
        db.people.sync(&id, 0, &many, larger).await.unwrap();
        let few: Vec<Item> = (0..700).map(|number| item("b", &format!("small-{number}"), "1")).collect();
        db.people.sync(&id, 0, &few, larger).await.unwrap();
        let (mut since, mut seen, mut parts) = (0, Vec::new(), 0);
        loop {
            let part = db.people.sync(&id, since, &[], larger).await.unwrap();
            seen.extend(part.items);
            (since, parts) = (part.change, parts + 1);
            if !part.more {
                break;
            }
        }
        assert_eq!(seen.len(), 707);
        assert!((4..9).contains(&parts), "{parts}");
    }

    async fn an_account_has_room_for_so_much(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let large = "x".repeat(512 * 1024);
        let send = async |number: usize| {
            let items: Vec<Item> = (0..16).map(|one| item("a", &format!("{number}-{one}"), &large)).collect();
            db.people.sync(&id, i64::MAX, &items, larger).await.map(drop)
        };
        for number in 0..8 {
            send(number).await.unwrap();
        }
        assert_eq!(send(8).await.unwrap_err(), PeopleError::Full);
        assert_eq!(db.people.list().await.unwrap()[0].bytes, 64 * 1024 * 1024);
        // What is there can still be merged and read.
        assert_eq!(send(7).await, Ok(()));
    }

    /// A request that is broken off leaves nothing behind: what others write is stored, and nobody waits for it.
    async fn a_sync_that_is_broken_off_holds_nobody_up(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let other = People::open_with(&db.url, db.clock.clone()).await.unwrap();
        let mut broken_off = 0;
        for round in 0..60_usize {
            let mine = [item("a", "x", &round.to_string())];
            let sync = Broken { work: Box::pin(db.people.sync(&id, 0, &mine, larger)), polls: 1 + round % 6 };
            broken_off += usize::from(sync.await.is_none());
            // So often that every connection of the pool has its turn.
            for turn in 0..20 {
                let teaches = (round + turn) % 2 == 0;
                let set = tokio::time::timeout(Duration::from_secs(30), db.people.set_teacher("Rosa", teaches));
                set.await.expect("nobody is held up").unwrap();
                assert_eq!(other.list().await.unwrap()[0].teacher, teaches, "round {round}");
            }
        }
        assert!(broken_off > 20, "{broken_off}");
    }

    /// Devices that send at the same moment lose nothing, and end with the same.
    async fn devices_that_meet_at_the_same_moment_agree(db: Db) {
        let id = db.sign_up("Rosa").await.account.id;
        let devices = (0..6).map(|device| {
            let (people, id) = (db.people.clone(), id.clone());
            tokio::spawn(async move {
                let mut since = 0;
                for round in 0..10 {
                    let mine = [
                        item("a", &format!("own-{device}-{round}"), "1"),
                        item("a", "shared", &format!("{round:02}-{device}")),
                    ];
                    since = people.sync(&id, since, &mine, larger).await.unwrap().change;
                }
            })
        });
        for device in devices.collect::<Vec<_>>() {
            device.await.unwrap();
        }
        let all = db.people.sync(&id, 0, &[], larger).await.unwrap();
        let all: BTreeMap<String, String> = all.items.into_iter().map(|one| (one.name, one.body)).collect();
        assert_eq!(all.len(), 61);
        assert_eq!(all["shared"], "09-5");
    }
}

/// SQLite has one writer at a time. While a long sync is stored, everybody else has to wait for a part of it only.
#[tokio::test]
async fn a_long_sync_lets_others_write_between_its_parts() {
    let db = sqlite().await;
    let (rosa, luis) = (db.sign_up("Rosa").await.account.id, db.sign_up("Luis").await.account.id);
    let order = Arc::new(Mutex::new(Vec::new()));
    let noted = |who: &'static str| {
        let order = order.clone();
        move |item: &Item, old: Option<&str>| {
            order.lock().unwrap().push(who);
            larger(item, old)
        }
    };
    let many: Vec<Item> = (0..300).map(|number| item("a", &number.to_string(), "1")).collect();
    let (begun, has_begun) = oneshot::channel();
    let (go_on, may_go_on) = mpsc::channel();
    // The first item waits until the other sync stands in the line.
    let first = Mutex::new(Some((begun, may_go_on)));
    let note = noted("long");
    let long = move |item: &Item, old: Option<&str>| {
        if let Some((begun, may_go_on)) = first.lock().unwrap().take() {
            begun.send(()).unwrap();
            may_go_on.recv().unwrap();
        }
        note(item, old)
    };
    let people = db.people.clone();
    let long = tokio::spawn(async move { people.sync(&rosa, 0, &many, long).await.map(drop) });
    has_begun.await.unwrap();
    let few = [item("a", "x", "1")];
    let mut short = Box::pin(db.people.sync(&luis, 0, &few, noted("short")));
    let polled = poll_fn(|context| Poll::Ready(short.as_mut().poll(context))).await;
    assert!(polled.is_pending());
    go_on.send(()).unwrap();
    short.await.unwrap();
    long.await.unwrap().unwrap();
    let order = order.lock().unwrap();
    assert_eq!(order.len(), 301);
    assert_eq!(order.iter().position(|who| *who == "short"), Some(100));
}
