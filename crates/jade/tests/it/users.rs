//! Runs `jade users`, and `jade serve` with accounts, as an administrator does.

use crate::common::{jade, printed, run};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;

/// Returns the address of a database that does not exist yet.
fn database(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for end in ["", "-wal", "-shm"] {
        drop(std::fs::remove_file(format!("{}{end}", path.display())));
    }
    format!("sqlite:{}", path.display())
}

fn users(database: &str, args: &[&str]) -> (String, String, i32) {
    printed(&run(&[&["users"], args, &["--database", database]].concat(), b""))
}

fn good(database: &str, args: &[&str]) -> String {
    let (out, err, code) = users(database, args);
    assert_eq!((err.as_str(), code), ("", 0), "{args:?}");
    out
}

/// Returns the password in a sentence, the only word with the shape of one.
fn password(text: &str) -> &str {
    text.split_whitespace().find(|word| word.len() == 19 && word.matches('-').count() == 3).unwrap()
}

/// Sends a request as the page does, and returns the whole answer.
fn ask(address: &str, method: &str, path: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn accounts_are_made_changed_and_deleted() {
    let database = database("users.db");
    // A misspelt name creates no database.
    for args in [&["list"][..], &["lock", "Rosa"], &["backup", "/nowhere"]] {
        let (out, err, code) = users(&database, args);
        assert_eq!((out.as_str(), code), ("", 1), "{args:?}");
        assert!(err.contains("there is no file") && err.contains("users.db"), "{err}");
        assert!(!PathBuf::from(database.trim_start_matches("sqlite:")).exists(), "{args:?}");
    }
    assert_eq!(good(&database, &["invite"]).trim().len(), 19);
    assert_eq!(good(&database, &["list"]), "There are no accounts.\n");
    let first = good(&database, &["add", "Rosa"]);
    assert!(first.starts_with("Rosa can sign in"), "{first}");
    good(&database, &["add", "José María"]);
    let (out, err, code) = users(&database, &["add", "ROSA"]);
    assert_eq!((out.as_str(), code), ("", 1));
    assert!(err.contains("somebody has the name “ROSA” already"), "{err}");
    assert!(users(&database, &["add", "<b>"]).1.contains("<"));
    let reset = good(&database, &["reset", "rosa"]);
    assert_ne!(password(&reset), password(&first));
    good(&database, &["lock", "Rosa"]);
    let lines: Vec<Value> = good(&database, &["list", "--json"])
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(lines.len(), 2);
    assert_eq!((&lines[1]["name"], &lines[1]["locked"]), (&"Rosa".into(), &true.into()));
    assert!(good(&database, &["list"]).contains("locked"));
    good(&database, &["unlock", "Rosa"]);
    assert!(good(&database, &["teacher", "Rosa"]).starts_with("Rosa can make classes"));
    assert!(good(&database, &["list"]).contains("teaches"));
    assert!(good(&database, &["teacher", "Rosa", "--not"]).starts_with("Rosa can no longer"));
    assert!(!good(&database, &["list"]).contains("teaches"));
    assert!(users(&database, &["teacher", "Eva"]).1.contains("nobody is called “Eva”"));
    let export: Value = serde_json::from_str(&good(&database, &["export", "Rosa"])).unwrap();
    assert_eq!(export["name"], "Rosa");
    assert_eq!(good(&database, &["invite"]).trim().len(), 19);
    good(&database, &["delete", "José María"]);
    let (_, err, code) = users(&database, &["delete", "José María"]);
    assert!(err.contains("nobody is called") && code == 1, "{err}");
    let (_, err, code) = printed(&run(&["users", "list"], b""));
    assert!(err.contains("JADE_DATABASE") && code == 1, "{err}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let file = std::fs::metadata(database.trim_start_matches("sqlite:")).unwrap();
        assert_eq!(file.permissions().mode() & 0o777, 0o600);
    }
    let (_, err, code) = users("people.db", &["list"]);
    assert!(err.contains("not the address of a database") && code == 1, "{err}");
    let spanish = printed(&run(&["users", "list", "--lang", "es", "--database", "x"], b"")).1;
    assert!(spanish.contains("no es la dirección"), "{spanish}");
}

#[test]
fn a_backup_is_restored_and_works() {
    let (from, to) = (database("users-from.db"), database("users-to.db"));
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("users.backup");
    drop(std::fs::remove_file(&file));
    let path = file.display().to_string();
    let made = good(&from, &["add", "Rosa"]);
    good(&from, &["backup", &path]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let (_, err, code) = users(&from, &["backup", &path]);
    assert!(err.contains("users.backup") && code == 1, "{err}");
    assert_eq!(good(&to, &["restore", &path]), "One account has been restored.\n");
    let (_, err, code) = users(&to, &["restore", &path]);
    assert!(err.contains("has accounts already") && code == 1, "{err}");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.lines().next().unwrap()).unwrap();
    let (_, err, code) = users(&database("users-half.db"), &["restore", &path]);
    assert!(err.contains("line 1 of the backup") && code == 1, "{err}");
    // Rosa signs in at a server with the restored database.
    let mut server =
        jade(&["serve", "--listen", "127.0.0.1:0", "--database", &to, "--sign-up", "open"]).spawn().unwrap();
    let mut said = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut said).unwrap();
    let address = said.split("http://").nth(1).unwrap().split('/').next().unwrap().to_owned();
    let body = format!(r#"{{"name":"rosa","password":"{}"}}"#, password(&made));
    let answer = ask(&address, "POST", "/api/v1/account/sign-in", &body);
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("__Host-jade="), "{answer}");
    let nobody = ask(&address, "GET", "/api/v1/account", "");
    assert!(nobody.contains(r#""signUp":"open""#) && !nobody.contains("Rosa"), "{nobody}");
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn a_server_whose_database_cannot_be_opened_says_so() {
    let missing = "sqlite:/no/such/folder/people.db";
    let (_, err, code) = printed(&run(&["serve", "--listen", "127.0.0.1:0", "--database", missing], b""));
    assert!(err.contains("the database cannot be used") && code == 1, "{err}");
}
