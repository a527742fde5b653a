//! Runs `jade serve` with settings from options, environment and files.

use crate::common::{file, jade, printed};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

/// Returns a new folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn check(args: &[&str], environment: &[(&str, &str)]) -> (String, String, i32) {
    let mut command = jade(&[&["serve", "--check-config", "--listen", "127.0.0.1:0"], args].concat());
    printed(&command.envs(environment.iter().copied()).output().unwrap())
}

/// Returns the address that a server says it listens at.
fn address(server: &mut Child) -> String {
    let mut said = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut said).unwrap();
    said.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned()
}

/// Sends a request and returns the whole answer.
fn ask(address: &str, method: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nX-Forwarded-For: 192.0.2.7\r\nContent-Length: {length}\r\n\r\n{body}",
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Returns the value and the origin of a setting.
fn row<'o>(out: &'o str, setting: &str) -> Vec<&'o str> {
    let line = out.lines().find(|line| line.split_whitespace().next() == Some(setting)).unwrap();
    line.split_whitespace().skip(1).collect()
}

#[test]
fn settings_say_where_they_come_from() {
    let folder = folder("serve-layers");
    let store = folder.join("new/library.db").display().to_string();
    let config = file(
        "serve.toml",
        &format!("[serve]\nstore = '{store}'\nsign-up = 'open'\nallow-host = ['a.example', 'b.example']\n"),
    );
    let config = config.display().to_string();
    let database = format!("sqlite:{}", folder.join("people.db").display());
    let environment = [("JADE_DATABASE", database.as_str()), ("JADE_SIGN_UP", "invitation")];
    let (out, err, code) = check(&["--config", &config], &environment);
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert_eq!(row(&out, "listen"), ["127.0.0.1:0", "--listen"]);
    assert_eq!(row(&out, "sign-up"), ["invitation", "JADE_SIGN_UP"]);
    assert_eq!(row(&out, "database"), [&database, "JADE_DATABASE"]);
    assert_eq!(row(&out, "allow-host")[..3], ["a.example,", "b.example", &config]);
    assert_eq!(row(&out, "behind-proxy"), ["false", "(default)"]);
    assert!(out.contains("people.db does not exist yet") && out.contains("can start"), "{out}");
    // Nothing was created.
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
    // The file can be named in the environment, too.
    let (out, _, _) = check(&["--sign-up", "off"], &[("JADE_CONFIG", &config)]);
    assert_eq!(row(&out, "sign-up"), ["off", "--sign-up"]);
    assert_eq!(row(&out, "store"), [&store, &config]);
    assert!(out.contains("Without a database, sign-up has no effect"), "{out}");
}

#[test]
fn what_cannot_be_read_is_named_with_its_place() {
    for (text, line, message) in [
        ("[serve]\nlisten = 7380\n", "line 2", "127.0.0.1:7380"),
        ("[serve]\n\nport = 3\n", "line 3", "expected one of listen, allow-host"),
        ("listen = '127.0.0.1:1'\n", "line 1", "serve"),
        ("[serve\n", "line 1", "TOML"),
    ] {
        let config = file("serve-wrong.toml", text);
        let (out, err, code) = check(&["--config", &config.display().to_string()], &[]);
        assert_eq!((out.as_str(), code), ("", 2), "{text}");
        assert!(err.contains(line) && err.contains(message), "{err}");
    }
    let (_, err, code) = check(&["--config", "/no/such.toml"], &[]);
    assert!(err.contains("/no/such.toml") && code == 2, "{err}");
    for (name, value) in [("JADE_SIGN_UP", "all"), ("JADE_BEHIND_PROXY", "1"), ("JADE_LISTEN", "here")] {
        let (_, err, code) = printed(&jade(&["serve"]).env(name, value).output().unwrap());
        assert!(err.contains(name) && code == 2, "{err}");
    }
}

/// Only Linux has `/proc`, where not even root can make a file.
#[cfg(target_os = "linux")]
#[test]
fn what_the_server_cannot_use_is_told_all_at_once() {
    let other = file("serve-other.db", "this is not a database, and long enough to be sure of it");
    let other = format!("sqlite:{}", other.display());
    let config = file("serve-unusable.toml", "[serve]\nallow-host = 'https://sudoku.example'\n");
    let config = config.display().to_string();
    let args = ["--config", &config, "--store", "/proc/library.db", "--allow-origin", "sudoku.example"];
    let (out, err, code) = check(&args, &[("JADE_DATABASE", &other)]);
    assert_eq!(code, 1, "{err}");
    assert!(!out.contains("can start"));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 4, "{err}");
    for (place, what) in [
        (format!("{config}, line 2, allow-host"), "without https://"),
        ("--allow-origin".to_owned(), "is not a valid origin"),
        ("--store".to_owned(), "/proc/library.db cannot be written"),
        ("JADE_DATABASE".to_owned(), "the database cannot be used"),
    ] {
        assert!(lines.iter().any(|line| line.contains(&place) && line.contains(what)), "{place}: {err}");
    }
    for (database, what) in [
        ("mysql://host/people", "as in sqlite:people.db"),
        ("sqlite:/no/such/folder/people.db", "there is no folder /no/such/folder"),
        ("sqlite:/proc", "Expected a file of JADE’s accounts"),
        ("postgres://jade:secret@127.0.0.1:1/people", "refused"),
        ("postgres://jade:secret@127.0.0.1:1/people", "Expected a PostgreSQL that is running"),
    ] {
        let (out, err, code) = check(&["--database", database, "--lang", "en"], &[]);
        assert!(code == 1 && err.contains(what), "{database}: {err}");
        assert!(!out.contains("secret") && !err.contains("secret"), "{out}{err}");
    }
    // Where nobody asked for collections, a disk that cannot be written is no reason not to start.
    let (out, err, code) = check(&[], &[("JADE_LIBRARY", "/proc/library.db")]);
    assert_eq!((err.as_str(), code), ("", 0));
    assert!(out.contains("/proc/library.db cannot be written"), "{out}");
    let (_, err, _) = check(&["--allow-host", "a b", "--lang", "es"], &[]);
    assert!(err.contains("no es el nombre de un equipo"), "{err}");
}

#[test]
fn settings_that_contradict_each_other_are_told() {
    let folder = folder("serve-contradictions");
    let one = folder.join("one.db").display().to_string();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let other = format!("0.0.0.0:{port}");
    let config = format!("[serve]\nlisten = '127.0.0.1:{port}'\nmetrics = '{other}'\nstore = '{one}'\n");
    let config = file("serve-contradictions.toml", &config).display().to_string();
    let database = format!("sqlite:{one}");
    let args = ["serve", "--check-config", "--config", &config, "--database", &database, "--lang", "en"];
    let (out, err, code) = printed(&jade(&args).output().unwrap());
    assert_eq!((code, err.lines().count()), (1, 2), "{out}{err}");
    assert!(
        err.contains(&format!("{config}, line 3, metrics: the page is already at 127.0.0.1:{port}")),
        "{err}"
    );
    assert!(err.contains(&format!("--database: {one} is already the file of the collections")), "{err}");
    // Who can reach the server is good to know before it starts.
    let args = ["serve", "--check-config", "--listen", &other, "--lang", "en"];
    let (out, err, code) = printed(&jade(&args).output().unwrap());
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert!(out.contains(&other) && out.contains("password"), "{out}");
}

#[test]
fn a_misspelt_variable_is_named_with_the_right_one() {
    let (out, err, code) = check(&["--lang", "en"], &[("JADE_DATBASE", "x"), ("JADE_TEST_ONLY", "x")]);
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert!(
        out.contains("JADE_DATBASE is not a setting and has no effect. Did you mean JADE_DATABASE?"),
        "{out}"
    );
    assert!(!out.contains("JADE_TEST_ONLY"), "{out}");
    let mut server = jade(&["serve", "--listen", "127.0.0.1:0", "--lang", "es"])
        .env("JADE_SIGNUP", "open")
        .spawn()
        .unwrap();
    address(&mut server);
    server.kill().unwrap();
    let printed = server.wait_with_output().unwrap();
    let printed = String::from_utf8(printed.stderr).unwrap();
    assert!(printed.contains("¿Querías decir JADE_SIGN_UP?"), "{printed}");
}

#[test]
fn a_running_server_can_be_checked_beside_it() {
    let database = format!("sqlite:{}", folder("serve-beside").join("people.db").display());
    let mut server = jade(&["serve", "--listen", "127.0.0.1:0", "--database", &database]).spawn().unwrap();
    let address = address(&mut server);
    let args = ["serve", "--check-config", "--database", &database, "--listen", &address];
    let (out, err, code) = printed(&jade(&args).output().unwrap());
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert!(out.contains("already using") && out.contains("has 0 accounts"), "{out}");
    server.kill().unwrap();
    server.wait().unwrap();
}

#[cfg(unix)]
#[test]
fn metrics_and_log_count_everybody_and_name_nobody() {
    let folder = folder("serve-watched");
    let database = format!("sqlite:{}", folder.join("people.db").display());
    let metrics = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let log = folder.join("log");
    let mut server = jade(&["serve", "--listen", "127.0.0.1:0", "--sign-up", "open", "--log", "json"])
        .args(["--database", &database, "--metrics", &metrics])
        .stderr(std::fs::File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let address = address(&mut server);
    let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let question = format!(r#"{{"text":"{puzzle}"}}"#);
    let rosa = r#"{"name":"Rosalinda","password":"nine blue boxes"}"#;
    for (method, path, body, status) in [
        ("POST", "/api/v1/account/sign-up", rosa, "200"),
        ("POST", "/api/v1/account/sign-in", r#"{"name":"Rosalinda","password":"not hers"}"#, "403"),
        ("POST", "/api/v1/parse", &question, "200"),
        ("GET", "/api/v1/Rosalinda", "", "404"),
        ("GET", "/Rosalinda", "", "404"),
        ("GET", "/?puzzle=Rosalinda", "", "200"),
        // The metrics have an address of their own.
        ("GET", "/metrics", "", "404"),
    ] {
        let answer = ask(&address, method, path, body);
        assert_eq!(answer.split(' ').nth(1), Some(status), "{path}: {answer:.300}");
    }
    let figures = ask(&metrics, "GET", "/metrics", "");
    for line in [
        r#"jade_http_requests_total{kind="account",status="2xx"} 1"#,
        r#"jade_http_requests_total{kind="account",status="4xx"} 1"#,
        r#"jade_http_requests_total{kind="short",status="2xx"} 1"#,
        r#"jade_http_request_seconds_count{kind="page"} 3"#,
        r#"jade_queue_length{queue="long"} 0"#,
        "jade_passwords_checking 0",
        "jade_database_errors_total 0",
    ] {
        assert!(figures.lines().any(|own| own == line), "{line}\n{figures}");
    }
    let memory = figures.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    assert!(cfg!(not(target_os = "linux")) || memory.unwrap().parse::<u64>().unwrap() > 1_000_000);
    assert!(ask(&metrics, "GET", "/api/v1/health", "").starts_with("HTTP/1.1 404"));
    // Another server cannot have the same address, and says which option to change.
    let again = ["serve", "--listen", "127.0.0.1:0", "--metrics", &metrics];
    let (_, err, code) = printed(&jade(&again).output().unwrap());
    assert!(code == 1 && err.contains("as in --metrics 127.0.0.1:"), "{err}");
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    assert!(server.wait().unwrap().success());
    let log = std::fs::read_to_string(log).unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let events: Vec<&str> = lines.iter().map(|line| line["event"].as_str().unwrap()).collect();
    assert_eq!((events[0], &events[events.len() - 2..]), ("started", &["stopping", "stopped"][..]), "{log}");
    let of = |route: &str| {
        lines.iter().find(|line| line["route"] == route).unwrap_or_else(|| panic!("{route}\n{log}"))
    };
    assert_eq!(of("/api/v1/account/sign-in")["code"], "wrong-password");
    assert_eq!(
        (&of("/api/v1/parse")["method"], &of("/api/v1/parse")["status"]),
        (&"POST".into(), &200.into())
    );
    assert!(of("/api/v1/parse")["ms"].as_f64().unwrap() > 0.0);
    assert_eq!(of("unknown")["status"], 404);
    // Every request came with the header of a proxy, and the server was not told of one: it says so, once.
    let warnings = lines.iter().filter(|line| line["level"] == "error");
    let warnings: Vec<&str> = warnings.map(|line| line["message"].as_str().unwrap()).collect();
    assert!(matches!(warnings[..], [one] if one.contains("--behind-proxy")), "{warnings:?}");
    for word in ["osalinda", "nine blue", "53..7", "127.0.0.1", "192.0.2.7", "Mozilla"] {
        assert!(
            !log.contains(word) && !figures.split("\r\n\r\n").nth(1).unwrap().contains(word),
            "{word}\n{log}"
        );
    }
}
