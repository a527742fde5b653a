//! What must not harm anybody's games: a server that is killed, a database that restarts, a full disk. Each test runs the
//! program as it is and plays many games against it, each on a thread of its own.

use crate::common::jade;
use crate::postgres::Postgres;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// The number of players: as many as issue 20 asks for in the long run, fewer otherwise.
fn players() -> usize {
    if std::env::var_os("JADE_LONG_TESTS").is_some() { 200 } else { 12 }
}

/// A running `jade serve`, killed in the end.
pub struct Instance {
    process: Child,
    pub address: String,
}

impl Instance {
    pub fn start(database: &str) -> Instance {
        Instance::run(jade(&[]), &["--database", database])
    }

    /// Runs `command`, which is or ends in the program, with these options.
    fn run(mut command: Command, options: &[&str]) -> Instance {
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--sign-up", "open", "--behind-proxy"])
            .args(options);
        let mut process = command.stderr(std::process::Stdio::null()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let address =
            said.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
        Instance { process, address: address.to_owned() }
    }

    /// Returns the id of its process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    fn is_ready(&self) -> bool {
        matches!(ask(&self.address, "GET", "/readyz", "", ""), Ok((200, _, _)))
    }

    #[track_caller]
    fn wait_until(&self, ready: bool) {
        let begun = Instant::now();
        while self.is_ready() != ready {
            assert!(begun.elapsed() < PATIENCE, "ready: {}", !ready);
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Instance {
    /// As kill -9 does.
    fn kill(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Sends a request and returns the status, the cookies that were set, and the body.
pub fn ask(
    address: &str,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> io::Result<(u16, String, String)> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let length = body.len();
    let from = body.bytes().fold(7_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    let from = std::net::Ipv4Addr::from_bits(0x0a00_0000 | from >> 8);
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         X-Forwarded-For: {from}\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}",
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let broken = || io::Error::other("the answer is incomplete");
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(broken)?;
    let value = |name: &str| {
        let lines = head.lines().filter_map(|line| line.split_once(": "));
        lines
            .filter(|(own, _)| own.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.to_owned())
            .collect::<Vec<_>>()
    };
    if value("content-length").first().is_some_and(|length| length.parse() != Ok(body.len())) {
        return Err(broken());
    }
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(broken)?;
    let body = match value("transfer-encoding").first().is_some_and(|coding| coding == "chunked") {
        true => whole(body.as_bytes()).ok_or_else(broken)?,
        false => body.to_owned(),
    };
    let cookies: Vec<String> =
        value("set-cookie").iter().filter_map(|cookie| cookie.split(';').next().map(str::to_owned)).collect();
    Ok((status, cookies.join("; "), body))
}

/// Joins the pieces of a body that was sent in pieces; `None` if the last one is missing.
fn whole(mut body: &[u8]) -> Option<String> {
    let mut all = Vec::new();
    loop {
        let end = body.windows(2).position(|pair| pair == b"\r\n")?;
        let size = usize::from_str_radix(std::str::from_utf8(&body[..end]).ok()?, 16).ok()?;
        if size == 0 {
            return String::from_utf8(all).ok();
        }
        all.extend_from_slice(body.get(end + 2..end + 2 + size)?);
        body = body.get(end + 2 + size + 2..)?;
    }
}

/// Makes an account and returns its cookie.
#[track_caller]
pub fn sign_up(address: &str, name: &str) -> String {
    let body = json!({ "name": name, "password": "nine blue boxes" }).to_string();
    let (status, cookie, answer) = ask(address, "POST", "/api/v1/account/sign-up", "", &body).unwrap();
    assert_eq!(status, 200, "{answer}");
    cookie
}

/// A game that is being played: its events so far, and what the server has acknowledged of them.
struct Game {
    cookie: String,
    events: Vec<Value>,
    /// How many events were in the last request that was acknowledged.
    acknowledged: usize,
    /// How many boards of practice were acknowledged; each request has one, repeated until it is.
    boards: usize,
}

/// What the players of a test have sent so far.
#[derive(Default)]
struct Traffic {
    is_over: AtomicBool,
    /// The number of requests that the server acknowledged.
    acknowledged: AtomicUsize,
    /// The number of requests that were not acknowledged and sent again.
    repeated: AtomicUsize,
}

impl Traffic {
    /// Waits until `counter` is at least `goal`.
    #[track_caller]
    fn wait_for(counter: &AtomicUsize, goal: usize) {
        let begun = Instant::now();
        while counter.load(Ordering::SeqCst) < goal {
            assert!(begun.elapsed() < PATIENCE, "the players have stopped");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until the players have had a few more events acknowledged each, on average.
    #[track_caller]
    fn flow(&self) {
        Traffic::wait_for(&self.acknowledged, self.acknowledged.load(Ordering::SeqCst) + 4 * players());
    }

    /// Makes a disturbance, and waits until a player has met it.
    #[track_caller]
    fn disturb(&self, with: impl FnOnce()) {
        let before = self.repeated.load(Ordering::SeqCst);
        with();
        Traffic::wait_for(&self.repeated, before + 1);
    }
}

impl Game {
    fn body(&self) -> String {
        let game = json!({ "start": { "givens": "x" }, "branches": [self.events], "counts": { "hints": self.boards + 1 } });
        let practice = json!({ "log": [{ "at": self.boards + 1, "help": 0 }] });
        let items = json!([
            { "kind": "game", "name": "g", "body": game },
            { "kind": "practice", "name": "x-wing", "body": practice },
        ]);
        json!({ "since": 0, "items": items }).to_string()
    }

    /// Plays until `over`: an event, then a request with the whole game, which goes to another instance whenever one does
    /// not answer.
    fn play(mut self, addresses: &Mutex<Vec<String>>, traffic: &Traffic, first: usize) -> Game {
        let mut turn = first;
        while !traffic.is_over.load(Ordering::SeqCst) {
            self.events.push(json!({ "set": self.events.len() }));
            let body = self.body();
            let begun = Instant::now();
            loop {
                let address = {
                    let all = addresses.lock().unwrap();
                    all[turn % all.len()].clone()
                };
                match ask(&address, "POST", "/api/v1/account/sync", &self.cookie, &body) {
                    Ok((200, _, _)) => break,
                    // Nothing else may ever be answered to a good request.
                    Ok((status, _, answer)) => assert_eq!(status, 503, "{answer}"),
                    Err(_) => {}
                }
                assert!(begun.elapsed() < PATIENCE, "no instance answers");
                turn += 1;
                traffic.repeated.fetch_add(1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(10));
            }
            (self.acknowledged, self.boards) = (self.events.len(), self.boards + 1);
            traffic.acknowledged.fetch_add(1, Ordering::SeqCst);
        }
        self
    }

    /// Compares what is stored with what was acknowledged.
    #[track_caller]
    fn check(&self, address: &str) {
        let wish = json!({ "since": 0, "items": [] }).to_string();
        let (status, _, answer) = ask(address, "POST", "/api/v1/account/sync", &self.cookie, &wish).unwrap();
        assert_eq!(status, 200, "{answer}");
        let reply: Value = serde_json::from_str(&answer).unwrap();
        let items: BTreeMap<&str, &Value> = reply["items"]
            .as_array()
            .unwrap()
            .iter()
            .map(|item| (item["kind"].as_str().unwrap(), &item["body"]))
            .collect();
        assert_eq!(items["game"]["branches"], json!([self.events]), "one branch, with every event");
        let boards: Vec<u64> = items["practice"]["log"]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| entry["at"].as_u64().unwrap())
            .collect();
        assert_eq!(boards, (1..=self.boards as u64).collect::<Vec<_>>(), "each board once");
        assert_eq!(items["game"]["counts"]["hints"], self.boards as u64);
    }
}

/// Plays games on threads while `disturb` does its worst. Returns them as they ended.
fn play(addresses: &Arc<Mutex<Vec<String>>>, disturb: impl FnOnce(&Traffic)) -> Vec<Game> {
    let traffic = Arc::new(Traffic::default());
    let first = addresses.lock().unwrap()[0].clone();
    let running: Vec<_> = (0..players())
        .map(|number| {
            let cookie = sign_up(&first, &format!("player {number}"));
            let game = Game { cookie, events: Vec::new(), acknowledged: 0, boards: 0 };
            let (addresses, traffic) = (Arc::clone(addresses), Arc::clone(&traffic));
            std::thread::spawn(move || game.play(&addresses, &traffic, number))
        })
        .collect();
    disturb(&traffic);
    traffic.is_over.store(true, Ordering::SeqCst);
    running.into_iter().map(|game| game.join().unwrap()).collect()
}

/// Checks all games, and that there was something to check.
#[track_caller]
fn check(games: &[Game], address: &str) {
    for game in games {
        game.check(address);
        assert!(game.acknowledged == game.events.len() && game.acknowledged > 0);
    }
}

#[test]
fn who_plays_on_an_instance_that_is_killed_goes_on_at_another() {
    let Some(mut postgres) = Postgres::make() else { return };
    postgres.start();
    let database = postgres.database();
    let mut instances = [Instance::start(&database), Instance::start(&database)];
    let addresses = Arc::new(Mutex::new(instances.iter().map(|one| one.address.clone()).collect()));
    let games = play(&addresses, |traffic| {
        // In turn, since all players gather at the one that is left.
        for victim in [0, 1, 0, 1] {
            traffic.flow();
            // Killed in the midst of requests; another one takes its place.
            traffic.disturb(|| instances[victim].kill());
            instances[victim] = Instance::start(&database);
            addresses.lock().unwrap()[victim] = instances[victim].address.clone();
        }
        traffic.flow();
    });
    instances.iter().for_each(|instance| check(&games, &instance.address));
}

#[test]
fn a_restart_of_the_database_loses_nothing_that_was_acknowledged() {
    let Some(mut postgres) = Postgres::make() else { return };
    postgres.start();
    let instance = Instance::start(&postgres.database());
    let addresses = Arc::new(Mutex::new(vec![instance.address.clone()]));
    let games = play(&addresses, |traffic| {
        traffic.flow();
        traffic.disturb(|| postgres.crash());
        instance.wait_until(false);
        // What needs no database goes on.
        assert_eq!(ask(&instance.address, "GET", "/healthz", "", "").unwrap().0, 200);
        assert_eq!(ask(&instance.address, "GET", "/api/v1/lessons", "", "").unwrap().0, 200);
        postgres.start();
        instance.wait_until(true);
        traffic.flow();
    });
    check(&games, &instance.address);
}

/// Returns a command that runs the program with a disk of 3 MB at `folder` that nobody else sees, a third of it taken by
/// a file `filler`. `None` if this computer does not let the test make one.
fn on_a_small_disk(folder: &std::path::Path) -> Option<Command> {
    let script =
        r#"mount -t tmpfs -o size=3m none "$0" && head -c 1000000 /dev/zero > "$0/filler" && exec "$@""#;
    let folder = folder.display().to_string();
    [&["--mount"][..], &["--mount", "--map-root-user"]].into_iter().find_map(|options| {
        let of = |program: &str| {
            let mut command = Command::new("unshare");
            command.args(options).args(["sh", "-c", script, &folder, program]);
            command
        };
        of("true").stderr(std::process::Stdio::null()).status().is_ok_and(|status| status.success()).then(
            || {
                let mut command = of(env!("CARGO_BIN_EXE_jade"));
                command.env("LANG", "C").stdout(std::process::Stdio::piped());
                command
            },
        )
    })
}

#[test]
fn a_full_disk_is_told_and_nothing_is_half_stored() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("small-disk");
    std::fs::create_dir_all(&folder).unwrap();
    let Some(command) = on_a_small_disk(&folder) else {
        eprintln!("skipped: no disk can be mounted here");
        return;
    };
    let database = format!("sqlite:{}", folder.join("people.db").display());
    let instance = Instance::run(command, &["--database", &database]);
    let cookie = sign_up(&instance.address, "Rosa");
    // Two items in each request: both are stored, or none.
    let request = |number: usize| {
        let filler = "x".repeat(100_000);
        let item = |half: &str| {
            let body = json!({ "at": 1, "value": filler });
            json!({ "kind": "setting", "name": format!("n{number}.{half}"), "body": body })
        };
        json!({ "since": 1_000_000, "items": [item("a"), item("b")] }).to_string()
    };
    let sync = |body: &str| ask(&instance.address, "POST", "/api/v1/account/sync", &cookie, body).unwrap();
    let mut stored = 0;
    let refused = loop {
        let (status, _, answer) = sync(&request(stored));
        if status != 200 {
            break (status, answer);
        }
        stored += 1;
        assert!(stored < 100, "the disk is never full");
    };
    assert_eq!(refused.0, 507, "{}", refused.1);
    // On every connection to the database.
    for _ in 0..12 {
        assert_eq!(sync(&request(stored)).0, 507);
    }
    assert!(refused.1.contains("no-space") && refused.1.contains("disk is full"), "{}", refused.1);
    let names = || -> Vec<String> {
        let (status, _, export) =
            ask(&instance.address, "GET", "/api/v1/account/export", &cookie, "").unwrap();
        assert_eq!(status, 200, "{export}");
        let export: Value = serde_json::from_str(&export).unwrap();
        export["items"]["setting"].as_object().map(|all| all.keys().cloned().collect()).unwrap_or_default()
    };
    let expected = |count: usize| -> Vec<String> {
        let mut all: Vec<String> = (0..count).flat_map(|n| [format!("n{n}.a"), format!("n{n}.b")]).collect();
        all.sort();
        all
    };
    assert_eq!(names(), expected(stored));
    // What is there can be read, and who was signed in still is.
    assert_eq!(ask(&instance.address, "GET", "/api/v1/account", &cookie, "").unwrap().0, 200);
    // More room: the server goes on by itself, and the same request is stored.
    let filler = format!("/proc/{}/root{}/filler", instance.process.id(), folder.display());
    std::fs::remove_file(filler).unwrap();
    for _ in 0..12 {
        let (status, _, answer) = sync(&request(stored));
        assert_eq!(status, 200, "{answer}");
    }
    assert_eq!(names(), expected(stored + 1));
}
