//! Devices with wrong clocks sync through a server that is restored from backups, with answers that are lost: in the end all
//! devices and both databases have the same, what was set after something was seen is never behind it, and nothing that was
//! acknowledged is lost.
//!
//! A device does what the page does (web/sync/client.js). `data/sync-runs.jsonl` has some of the runs, which the page’s own
//! code goes through, too (web/test/unit/sync-runs.test.js). `JADE_LONG_TESTS=1` makes 10,000 runs, and writes all of them to
//! the file that `JADE_SYNC_RUNS` names.

use super::accounts::{Browser, PASSWORD, with_people};
use crate::postgres;
use jade_game::{Join, Stamp, SyncedItem};
use jade_people::{Clock, People, PeopleError};
use jade_server::SignUp;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

const NOW: i64 = 1_795_400_000_000;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// The number of runs in a database, before there is a new one.
const RUNS_OF_A_WORLD: u64 = 25;
/// The number of runs in the file for the page.
const RECORDED: u64 = 12;

/// Random numbers (splitmix64): each run has its own, so that it can be made again.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % sides
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len() as u64) as usize]
    }

    /// By how much a clock is ahead.
    fn skew(&mut self) -> i64 {
        let most = self.one(&[0, MINUTE, 5 * MINUTE, 3 * HOUR, 10 * DAY, 10 * DAY, 36_500 * DAY]);
        let skew = i64::try_from(self.roll(most.unsigned_abs() + 1)).unwrap();
        // Not before 1970.
        if self.roll(2) == 0 { -skew.min(7_000 * DAY) } else { skew }
    }
}

/// The kind and the name of an item.
type Key = (&'static str, String);

/// A value that was set and has no stamp yet.
#[derive(Clone, Debug)]
struct Pending {
    value: Value,
    /// When, by the clock of the device.
    set: i64,
    /// The stamp of what it replaces.
    seen: Stamp,
}

/// A device, as the page is one.
#[derive(Default)]
struct Device {
    ahead: i64,
    since: i64,
    epoch: Option<String>,
    items: BTreeMap<Key, Value>,
    /// What the account is known to have.
    marks: BTreeMap<Key, Value>,
    /// Settings, and entries of collections, without a stamp; the second part is the puzzle.
    pending: BTreeMap<(Key, String), Pending>,
    /// What happened to it, for the page.
    story: Vec<Value>,
}

fn stamp_of(body: &Value) -> Stamp {
    let count = body["count"].as_u64().unwrap_or(0);
    Stamp { at: body["at"].as_i64().unwrap_or(0), count: u32::try_from(count).unwrap() }
}

fn stamped(stamp: Stamp, field: &str, value: Value) -> Value {
    let mut body = Map::from_iter([("at".to_owned(), json!(stamp.at)), (field.to_owned(), value)]);
    if stamp.count > 0 {
        body.insert("count".to_owned(), json!(stamp.count));
    }
    Value::Object(body)
}

fn joined(key: &Key, one: &Value, other: &Value) -> Value {
    let read = |body: &Value| SyncedItem::read(key.0, &key.1, &body.to_string()).unwrap();
    serde_json::from_str(&read(one).join(read(other)).to_json()).unwrap()
}

/// Which edit a value is of.
fn edit_of(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

impl Device {
    fn new(ahead: i64) -> Device {
        Device { ahead, ..Device::default() }
    }

    /// Gives stamps to what was set.
    fn date(&mut self, ahead: i64, now: i64) -> bool {
        let pending = std::mem::take(&mut self.pending);
        let any = !pending.is_empty();
        for ((key, puzzle), Pending { value, set, seen }) in pending {
            let stamp = seen.next((set - ahead).min(now));
            let body = match key.0 {
                "setting" => stamped(stamp, "value", value),
                _ => {
                    let mut entry = stamped(stamp, "gone", json!(edit_of(&value).is_multiple_of(2)));
                    entry["edit"] = value;
                    let news = json!({ "title": { "at": 0, "value": "" }, "puzzles": { puzzle: entry } });
                    self.items.get(&key).map_or(news.clone(), |held| joined(&key, held, &news))
                }
            };
            self.items.insert(key, body);
        }
        any
    }

    /// What it has changed since the account had it.
    fn changed(&self) -> Vec<(Key, Value)> {
        let is_new = |key: &Key, body: &Value| self.marks.get(key) != Some(body);
        let is_pending =
            |key: &Key| key.0 == "setting" && self.pending.contains_key(&(key.clone(), String::new()));
        let all = self.items.iter().filter(|(key, body)| is_new(key, body) && !is_pending(key));
        all.map(|(key, body)| (key.clone(), body.clone())).collect()
    }

    fn request(&self, sent: &[(Key, Value)], now: i64) -> Value {
        let items: Vec<Value> = sent
            .iter()
            .map(|((kind, name), body)| json!({ "kind": kind, "name": name, "body": body }))
            .collect();
        json!({ "since": self.since, "epoch": self.epoch, "clock": now + self.ahead, "items": items })
    }

    /// Takes the answer of the server. Returns whether there is more to do.
    fn take(&mut self, sent: Vec<(Key, Value)>, reply: &Value, now: i64, run: &str) -> bool {
        let clock = reply["clock"].as_i64().unwrap();
        let ahead = now + self.ahead - clock;
        let mut theirs = Vec::new();
        for item in reply["items"].as_array().unwrap() {
            let (kind, name) = (item["kind"].as_str().unwrap(), item["name"].as_str().unwrap());
            if let (Some(kind), true) =
                (SyncedItem::KINDS.into_iter().find(|one| *one == kind), name.contains(run))
            {
                theirs.push(((kind, name.to_owned()), item["body"].clone()));
            }
        }
        let restored = self.epoch.as_deref().is_some_and(|known| reply["epoch"] != *known);
        let said: Vec<Value> = theirs
            .iter()
            .map(|((kind, name), body)| json!({ "kind": kind, "name": name, "body": body }))
            .collect();
        self.story.push(
            json!({ "reply": { "ahead": ahead, "clock": clock, "restored": restored, "items": said } }),
        );
        let set = self.date(ahead, clock);
        if restored {
            self.marks.clear();
        }
        self.epoch = reply["epoch"].as_str().map(str::to_owned);
        self.marks.extend(sent);
        for (key, body) in theirs {
            let held = self.items.get(&key);
            let is_changed = held.is_some_and(|held| self.marks.get(&key) != Some(held));
            let next = match held {
                None => body,
                Some(held) if key.0 == "game" => {
                    let own = held["branches"][0].as_array().unwrap();
                    let goes_on = |log: &&Value| log.as_array().unwrap().starts_with(own);
                    let longer = body["branches"].as_array().unwrap().iter().find(goes_on);
                    let mut next = held.clone();
                    next["branches"][0] = longer.unwrap_or(&held["branches"][0]).clone();
                    next
                }
                Some(held) if is_changed || key.0 == "collection" => joined(&key, held, &body),
                Some(_) => body,
            };
            self.items.insert(key.clone(), next.clone());
            if !is_changed {
                self.marks.insert(key, next);
            }
        }
        self.since = reply["change"].as_i64().unwrap();
        reply["more"] == true || restored || set
    }
}

/// A server with a database and a clock that stand for years.
struct World {
    people: People,
    clock: Clock,
}

impl World {
    async fn on(url: &str) -> World {
        let clock = Clock::standing(NOW);
        let people = People::open_with(url, clock.clone()).await.unwrap();
        World { people, clock }
    }

    async fn back_up(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let write = |line: &str| {
            lines.push(line.to_owned());
            Ok::<(), PeopleError>(())
        };
        self.people.back_up(write).await.unwrap();
        lines
    }

    async fn restore(&self, lines: Vec<String>) {
        self.people.expel("Rosa").await.unwrap();
        self.people.restore(lines.into_iter().map(Ok)).await.unwrap();
    }
}

/// What came of a run.
struct Outcome {
    items: BTreeMap<Key, Value>,
    stories: Vec<Value>,
    /// What happened, so that a run in which nothing happens is noticed.
    counts: BTreeMap<&'static str, u64>,
}

async fn signed_in<'r>(router: &'r axum::Router, is_new: bool) -> Browser<'r> {
    let mut browser = Browser::new(router, "192.0.2.1");
    if is_new {
        browser.sign_up("Rosa").await;
    } else {
        let answer =
            browser.post("/api/v1/account/sign-in", &json!({ "name": "Rosa", "password": PASSWORD })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
    browser
}

/// What a run remembers of what was done, to be compared with what is there in the end.
#[derive(Default)]
struct Deeds {
    /// Of each edit of a value, the one that its device saw.
    parents: BTreeMap<u64, u64>,
    /// Edits that must have arrived: they are on a device that is still there, or were acknowledged.
    arrived: BTreeSet<u64>,
    /// The boards of practice that must be there.
    boards: BTreeSet<u64>,
    /// What a device has done since it last met the server.
    open: BTreeMap<usize, (BTreeSet<u64>, BTreeSet<u64>)>,
}

impl Deeds {
    /// What a device did is on the server.
    fn acknowledge(&mut self, device: usize) {
        let (edits, boards) = self.open.remove(&device).unwrap_or_default();
        self.arrived.extend(edits);
        self.boards.extend(boards);
    }
}

struct Run<'w> {
    world: &'w World,
    browser: Browser<'w>,
    dice: Dice,
    /// The beginning of all names.
    name: String,
    devices: Vec<Device>,
    deeds: Deeds,
    counts: BTreeMap<&'static str, u64>,
    /// Whether requests are broken off in the midst, so that nobody knows what came of them.
    is_broken: bool,
    edits: u64,
}

impl Run<'_> {
    fn count(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    /// One of the devices does something.
    fn edit(&mut self, number: usize) {
        self.edits += 1;
        let (edit, now) = (self.edits, self.world.people.now());
        let (what, which) = (self.dice.roll(7), self.dice.roll(2));
        let name = format!("{}{which}", self.name);
        let device = &mut self.devices[number];
        let time = (now + device.ahead).max(0);
        let open = self.deeds.open.entry(number).or_default();
        self.counts.entry("edits").and_modify(|count| *count += 1).or_insert(1);
        match what {
            0..=2 => {
                let key: Key = ("setting", name);
                let place = (key.clone(), String::new());
                let held = device.items.get(&key).cloned().unwrap_or_else(|| json!({ "at": 0, "value": 0 }));
                let before = device.pending.get(&place).map_or(&held["value"], |one| &one.value);
                self.deeds.parents.insert(edit, edit_of(before));
                open.0.insert(edit);
                device.story.push(json!({ "set": { "name": key.1, "value": edit, "now": time } }));
                let pending = Pending { value: json!(edit), set: time, seen: stamp_of(&held) };
                device.pending.insert(place, pending);
            }
            3 => {
                let key: Key = ("collection", name);
                let puzzle = self.dice.one(&["a", "b"]).to_owned();
                let held =
                    device.items.get(&key).map_or(Value::Null, |held| held["puzzles"][&puzzle].clone());
                let place = (key, puzzle);
                let before = device
                    .pending
                    .get(&place)
                    .map_or_else(|| edit_of(&held["edit"]), |one| edit_of(&one.value));
                self.deeds.parents.insert(edit, before);
                open.0.insert(edit);
                let seen = device.pending.get(&place).map_or(stamp_of(&held), |one| one.seen);
                device.pending.insert(place, Pending { value: json!(edit), set: time, seen });
            }
            4 => {
                let key: Key = ("practice", name);
                let board = json!({ "at": time, "from": "drill", "help": 0, "id": key.1, "seconds": edit, "wrong": 0 });
                open.1.insert(edit);
                device.story.push(json!({ "board": board }));
                let news = json!({ "log": [board] });
                let next = device.items.get(&key).map_or(news.clone(), |held| joined(&key, held, &news));
                device.items.insert(key, next);
            }
            5 => {
                let key: Key = ("setting", format!("first:test:{name}:before"));
                let value = json!({ "at": time, "of": 6, "right": edit % 7 });
                let held = device.items.get(&key);
                if held.is_none() {
                    device.items.insert(key, json!({ "at": time, "value": value }));
                }
            }
            _ => {
                let key: Key = ("game", name);
                let start = json!({ "boxColumns": 3, "boxRows": 3, "givens": "x" });
                let held =
                    device.items.entry(key).or_insert_with(|| json!({ "branches": [[]], "start": start }));
                held["branches"][0].as_array_mut().unwrap().push(json!({ "edit": edit }));
                held["changed"] = json!(time);
            }
        }
    }

    /// A device syncs; what the server says may be lost.
    async fn sync(&mut self, number: usize, may_fail: bool) {
        for _ in 0..20 {
            let now = self.world.people.now();
            let sent = self.devices[number].changed();
            let listed = |(key, body): &(Key, Value)| json!([key.0, key.1, body]);
            self.devices[number].story.push(json!({ "sent": sent.iter().map(listed).collect::<Vec<_>>() }));
            let request = self.devices[number].request(&sent, now);
            let fate = if may_fail { self.dice.roll(8) } else { 8 };
            let patience = Duration::from_micros(self.dice.roll(4_000));
            if fate == 0 {
                self.count("requests that did not arrive");
                return;
            }
            let asked = self.browser.post("/api/v1/account/sync", &request);
            let answer = if fate == 1 && self.is_broken {
                let Ok(answer) = tokio::time::timeout(patience, asked).await else {
                    self.count("requests that were broken off");
                    return;
                };
                answer
            } else {
                asked.await
            };
            assert_eq!(answer.status, 200, "{}", answer.text());
            if fate == 2 {
                self.count("answers that were lost");
                return;
            }
            let had_pending = !self.devices[number].pending.is_empty();
            let goes_on = self.devices[number].take(sent, &answer.json(), now, &self.name);
            if !had_pending {
                self.deeds.acknowledge(number);
            }
            if !goes_on {
                return;
            }
        }
        panic!("a device syncs without end");
    }

    /// Something happens.
    async fn step(&mut self, backup: &mut Option<Vec<String>>, restores: bool) {
        let number = self.dice.roll(self.devices.len() as u64) as usize;
        let passes = self.dice.one(&[1, 1_000, MINUTE, HOUR]);
        self.world.clock.forward(i64::try_from(self.dice.roll(passes as u64)).unwrap());
        match self.dice.roll(20) {
            0..=9 => self.edit(number),
            10..=15 => self.sync(number, true).await,
            16 => {
                self.devices[number].ahead = self.dice.skew();
                self.count("clocks that were set");
            }
            17 => {
                self.world.clock.forward(-HOUR);
                self.count("server clocks that were set back");
            }
            18 if restores => *backup = Some(self.world.back_up().await),
            19 if restores => {
                if let Some(lines) = backup.take() {
                    self.world.restore(lines).await;
                    self.browser.cookies.clear();
                    self.sign_in().await;
                    self.count("restores");
                }
            }
            _ => {
                // The device is lost, with what it did since it last met the server.
                self.devices[number] = Device::new(self.dice.skew());
                self.deeds.open.remove(&number);
                self.count("devices that were erased");
            }
        }
    }

    async fn sign_in(&mut self) {
        let wish = json!({ "name": "Rosa", "password": PASSWORD });
        assert_eq!(self.browser.post("/api/v1/account/sign-in", &wish).await.status, 200);
    }

    /// Compares what all have in the end.
    async fn check(&mut self) -> BTreeMap<Key, Value> {
        for number in 0..self.devices.len() {
            self.deeds.acknowledge(number);
        }
        for _ in 0..2 {
            for number in 0..self.devices.len() {
                self.sync(number, false).await;
            }
        }
        let account = self.account().await;
        for device in &self.devices {
            assert!(device.changed().is_empty() && device.pending.is_empty());
            assert!(device.items.keys().eq(account.keys()));
            for (key, held) in &device.items {
                if key.0 == "game" {
                    let own = held["branches"][0].as_array().unwrap();
                    let branches = account[key]["branches"].as_array().unwrap();
                    assert!(
                        branches.iter().any(|log| log.as_array().unwrap() == own),
                        "{key:?}: a log is lost"
                    );
                } else {
                    assert_eq!(held, &account[key], "{key:?}");
                }
            }
        }
        // Nobody asks in vain.
        for number in 0..self.devices.len() {
            let before = self.devices[number].items.clone();
            self.sync(number, false).await;
            assert_eq!(self.devices[number].items, before);
        }
        // What is there was set by somebody who saw what it replaced, and nobody who saw it set anything else.
        let values = |key: &Key, body: &Value| -> Vec<u64> {
            match (key.0, key.1.starts_with("first:")) {
                ("setting", false) => vec![edit_of(&body["value"])],
                ("collection", _) => {
                    body["puzzles"].as_object().unwrap().values().map(|one| edit_of(&one["edit"])).collect()
                }
                _ => Vec::new(),
            }
        };
        let there: BTreeSet<u64> = account.iter().flat_map(|(key, body)| values(key, body)).collect();
        for (edit, seen) in &self.deeds.parents {
            let is_behind = there.contains(seen) && self.deeds.arrived.contains(edit);
            assert!(!is_behind, "edit {edit} was made after {seen} was seen, which is still there");
        }
        let boards: BTreeSet<u64> = account
            .iter()
            .filter(|(key, _)| key.0 == "practice")
            .flat_map(|(_, body)| body["log"].as_array().unwrap())
            .map(|board| edit_of(&board["seconds"]))
            .collect();
        assert!(
            boards.is_superset(&self.deeds.boards),
            "boards are lost: {boards:?}, {:?}",
            self.deeds.boards
        );
        account
    }

    /// Returns what the account stores of this run.
    async fn account(&mut self) -> BTreeMap<Key, Value> {
        let mut all = Device::new(0);
        loop {
            let request = all.request(&[], self.world.people.now());
            let reply = self.browser.post("/api/v1/account/sync", &request).await.json();
            if !all.take(Vec::new(), &reply, self.world.people.now(), &self.name) {
                return all.items;
            }
        }
    }
}

/// Makes one run, which depends on its number alone.
async fn run(world: &World, router: &axum::Router, number: u64) -> Outcome {
    // All databases begin at the same moment.
    let begin = NOW + DAY * i64::try_from(number % RUNS_OF_A_WORLD).unwrap();
    world.clock.forward(begin - world.people.now());
    let mut dice = Dice(number);
    let devices = (0..2 + dice.roll(2)).map(|_| Device::new(dice.skew())).collect();
    // What a lost device did, and what a backup lacks, may both be missing: in a run there is one or the other.
    let (restores, is_broken) = (dice.roll(2) == 0, number % 4 == 3);
    let browser = signed_in(router, number.is_multiple_of(RUNS_OF_A_WORLD)).await;
    let name = format!("r{number}-");
    let mut run = Run {
        world,
        browser,
        dice,
        name,
        devices,
        deeds: Deeds::default(),
        counts: BTreeMap::new(),
        is_broken,
        edits: 0,
    };
    let mut backup = None;
    for _ in 0..40 {
        run.step(&mut backup, restores).await;
    }
    let items = run.check().await;
    let stories = run.devices.iter_mut().map(|device| json!(std::mem::take(&mut device.story))).collect();
    Outcome { items, stories, counts: run.counts }
}

/// How many runs are made.
fn runs() -> u64 {
    if std::env::var_os("JADE_LONG_TESTS").is_some() { 10_000 } else { 50 }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn devices_and_databases_agree_whatever_the_clocks_show() {
    let mut counts: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut recorded = String::new();
    for first in (0..runs()).step_by(RUNS_OF_A_WORLD as usize) {
        let folder = Folder::new();
        let mut worlds = vec![World::on(&format!("sqlite:{}", folder.0.join("people.db").display())).await];
        let url = tokio::task::spawn_blocking(postgres::database).await.unwrap();
        if let Some(url) = url {
            worlds.push(World::on(&url).await);
        }
        let routers: Vec<_> =
            worlds.iter().map(|world| with_people(SignUp::Open, world.people.clone())).collect();
        for number in first..(first + RUNS_OF_A_WORLD).min(runs()) {
            let mut outcomes = Vec::new();
            for (world, router) in worlds.iter().zip(&routers) {
                let made = run(world, router, number);
                let guard = Named(number);
                outcomes.push(made.await);
                std::mem::forget(guard);
            }
            if let [one, other] = &outcomes[..]
                && number % 4 != 3
            {
                assert_eq!(one.items, other.items, "run {number}: the databases differ");
                assert_eq!(one.stories, other.stories, "run {number}: devices saw different things");
            }
            let Outcome { items, stories, counts: some } = outcomes.swap_remove(0);
            for (what, count) in some {
                *counts.entry(what).or_default() += count;
            }
            if number % 4 != 3 {
                let items: Vec<Value> = items.iter().map(|(key, body)| json!([key.0, key.1, body])).collect();
                writeln!(recorded, "{}", json!({ "run": number, "devices": stories, "account": items }))
                    .unwrap();
            }
        }
        for world in &worlds {
            world.people.close().await;
        }
    }
    println!("{} runs: {counts:?}", runs());
    for what in [
        "edits",
        "restores",
        "devices that were erased",
        "answers that were lost",
        "requests that were broken off",
        "requests that did not arrive",
        "clocks that were set",
        "server clocks that were set back",
    ] {
        assert!(counts.contains_key(what), "no {what}");
    }
    if let Some(file) = std::env::var_os("JADE_SYNC_RUNS") {
        std::fs::write(file, &recorded).unwrap();
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/sync-runs.jsonl");
    let some: String = recorded.split_inclusive('\n').take(RECORDED as usize).collect();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&file, &some).unwrap();
    }
    let is_current = std::fs::read_to_string(&file).is_ok_and(|text| text == some);
    assert!(is_current, "data/sync-runs.jsonl is stale: ./update sync-runs");
}

/// Names the run that failed.
struct Named(u64);

impl Drop for Named {
    fn drop(&mut self) {
        eprintln!("this was run {}", self.0);
    }
}

/// A folder of this test, removed in the end.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new() -> Folder {
        let folder = std::env::temp_dir().join(format!("jade-converge-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}
