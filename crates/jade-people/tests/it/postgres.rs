//! A PostgreSQL of the tests' own: in a temporary folder, at a socket there, ended with the tests.

// The tests of the program use this file, too; each uses only a part of it.
#![allow(dead_code)]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

static SERVER: OnceLock<Option<Postgres>> = OnceLock::new();
static NUMBER: AtomicUsize = AtomicUsize::new(0);

/// Returns the address of a new, empty database. `None` if there is no PostgreSQL on this computer, which fails the test
/// if `JADE_REQUIRE_POSTGRES` is set.
pub fn database() -> Option<String> {
    SERVER.get_or_init(shared).as_ref().map(Postgres::database)
}

/// Starts the server that all tests share. It ends with the thread that started it, so that thread waits for it.
fn shared() -> Option<Postgres> {
    let mut server = Postgres::make()?;
    let (ready, is_ready) = std::sync::mpsc::channel();
    let folder = server.folder.clone();
    std::thread::spawn(move || {
        server.start();
        ready.send(()).unwrap();
        drop(server.running.as_mut().map(Child::wait));
    });
    is_ready.recv_timeout(Duration::from_secs(60)).ok()?;
    Some(Postgres { folder, running: None })
}

/// A server with a folder of its own.
pub struct Postgres {
    folder: PathBuf,
    running: Option<Child>,
}

/// Returns the folder of the newest version's programs.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.flatten().map(|entry| entry.path()).max_by_key(version)?;
    Some(newest.join("bin")).filter(|folder| folder.join("initdb").exists())
}

impl Postgres {
    /// Makes a server that does not run yet. `None` if there is no PostgreSQL on this computer, which fails the test if
    /// `JADE_REQUIRE_POSTGRES` is set.
    pub fn make() -> Option<Postgres> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os("JADE_REQUIRE_POSTGRES").is_none(), "PostgreSQL is not installed");
            eprintln!("skipped: PostgreSQL is not installed");
            return None;
        };
        sweep();
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("jade-postgres-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        if is_root() {
            Command::new("chown").args(["postgres", &folder.display().to_string()]).status().unwrap();
        }
        let made = as_user(&programs.join("initdb"))
            .args([
                "--username=jade",
                "--auth=trust",
                "--no-sync",
                "--encoding=UTF8",
                "--locale=C",
                "--pgdata",
            ])
            .arg(folder.join("data"))
            .status();
        assert!(made.is_ok_and(|status| status.success()), "initdb");
        Some(Postgres { folder, running: None })
    }

    /// Starts the server, and waits until it answers. It ends with the thread that calls this.
    pub fn start(&mut self) {
        let programs = programs().unwrap();
        let (data, socket) = (self.folder.join("data"), self.folder.display().to_string());
        let mut command = as_user(&programs.join("postgres"));
        command.arg("-D").arg(&data).args(["-k", &socket]);
        for setting in ["listen_addresses=", "fsync=off", "max_connections=400", "shared_buffers=16MB"] {
            command.args(["-c", setting]);
        }
        self.running = Some(command.spawn().unwrap());
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(60) {
            let ready =
                Command::new(programs.join("pg_isready")).args(["--quiet", "--host", &socket]).status();
            if ready.is_ok_and(|status| status.success()) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("PostgreSQL does not start");
    }

    /// Ends the server at once, as a crash does.
    pub fn crash(&mut self) {
        let mut child = self.running.take().unwrap();
        // Its other processes end by themselves when this one is gone; another server can start only then.
        let sent = Command::new("kill").args(["-QUIT", &child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
        child.wait().unwrap();
    }

    /// Returns the address of a new, empty database.
    pub fn database(&self) -> String {
        let name = format!("people_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let made = Command::new(programs().unwrap().join("createdb"))
            .args(["--host", &self.folder.display().to_string(), "--username", "jade", &name])
            .status();
        assert!(made.is_ok_and(|status| status.success()), "createdb {name}");
        format!("postgres://jade@localhost/{name}?host={}", self.folder.display())
    }
}

/// Returns a command that runs a program as somebody whom PostgreSQL accepts: it refuses to run as root.
fn as_user(program: &Path) -> Command {
    let mut command = Command::new("setpriv");
    if is_root() {
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
    }
    command.args(["--pdeathsig", "QUIT"]).arg(program).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|about| owner(&about) == 0)
}

#[cfg(unix)]
fn owner(about: &std::fs::Metadata) -> u32 {
    std::os::unix::fs::MetadataExt::uid(about)
}

#[cfg(not(unix))]
fn owner(_: &std::fs::Metadata) -> u32 {
    1
}

/// Removes the folders of tests that have ended.
fn sweep() {
    for entry in std::fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(process) = name.strip_prefix("jade-postgres-") else { continue };
        let process = process.split('-').next().unwrap_or_default();
        if !Path::new("/proc").join(process).exists() {
            drop(std::fs::remove_dir_all(entry.path()));
        }
    }
}
