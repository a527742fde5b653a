//! Runs `jade serve` with settings from options, environment and files.

use crate::common::{file, jade, told};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

/// Returns a new folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn check(args: &[&str], environment: &[(&str, &str)]) -> (String, String, i32) {
    let mut command = jade(&[&["serve", "--check-config", "--listen", "127.0.0.1:0"], args].concat());
    told(&command.envs(environment.iter().copied()).output().unwrap())
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
        let (_, err, code) = told(&jade(&["serve"]).env(name, value).output().unwrap());
        assert!(err.contains(name) && code == 2, "{err}");
    }
}

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
        (format!("{config}, allow-host"), "without https://"),
        ("--allow-origin".to_owned(), "is no origin"),
        ("--store".to_owned(), "/proc/library.db cannot be written"),
        ("JADE_DATABASE".to_owned(), "the database cannot be used"),
    ] {
        assert!(lines.iter().any(|line| line.contains(&place) && line.contains(what)), "{place}: {err}");
    }
    for (database, what) in [
        ("mysql://host/people", "as in sqlite:people.db"),
        ("sqlite:/no/such/folder/people.db", "there is no such file"),
        ("postgres://jade:secret@127.0.0.1:1/people", "the database cannot be used"),
    ] {
        let (out, err, code) = check(&["--database", database, "--lang", "en"], &[]);
        assert!(code == 1 && err.contains(what), "{database}: {err}");
        assert!(!out.contains("secret") && !err.contains("secret"), "{out}{err}");
    }
    let (_, err, _) = check(&["--allow-host", "a b", "--lang", "es"], &[]);
    assert!(err.contains("no es el nombre de un equipo"), "{err}");
}

#[test]
fn a_running_server_can_be_checked_beside_it() {
    let database = format!("sqlite:{}", folder("serve-beside").join("people.db").display());
    let mut server = jade(&["serve", "--listen", "127.0.0.1:0", "--database", &database]).spawn().unwrap();
    let mut said = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut said).unwrap();
    let address = said.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
    let args = ["serve", "--check-config", "--database", &database, "--listen", &address];
    let (out, err, code) = told(&jade(&args).output().unwrap());
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert!(out.contains("already using") && out.contains("has 0 accounts"), "{out}");
    server.kill().unwrap();
    server.wait().unwrap();
}
