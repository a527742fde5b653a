//! A PostgreSQL of the tests' own: in a temporary folder, at a socket there, ended with the tests.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

static SERVER: OnceLock<Option<PathBuf>> = OnceLock::new();
static NUMBER: AtomicUsize = AtomicUsize::new(0);

/// Returns the address of a new, empty database. `None` if there is no PostgreSQL on this computer, which fails the test
/// if `JADE_REQUIRE_POSTGRES` is set.
pub fn database() -> Option<String> {
    let Some(folder) = SERVER.get_or_init(start) else {
        assert!(std::env::var_os("JADE_REQUIRE_POSTGRES").is_none(), "PostgreSQL is not installed");
        eprintln!("skipped: PostgreSQL is not installed");
        return None;
    };
    let name = format!("people_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let made = Command::new(programs()?.join("createdb"))
        .args(["--host", &folder.display().to_string(), "--username", "jade", &name])
        .status();
    assert!(made.is_ok_and(|status| status.success()), "createdb {name}");
    Some(format!("postgres://jade@localhost/{name}?host={}", folder.display()))
}

/// Returns the folder of the newest version's programs.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let version = |path: &PathBuf| path.file_name()?.to_str()?.parse::<u32>().ok();
    let newest = versions.flatten().map(|entry| entry.path()).max_by_key(version)?;
    Some(newest.join("bin")).filter(|folder| folder.join("initdb").exists())
}

/// Starts a server and returns the folder of its socket.
fn start() -> Option<PathBuf> {
    let programs = programs()?;
    sweep();
    let folder = std::env::temp_dir().join(format!("jade-postgres-{}", std::process::id()));
    std::fs::create_dir_all(&folder).ok()?;
    let data = folder.join("data");
    // PostgreSQL refuses to run as root.
    let is_root = std::fs::metadata("/proc/self").is_ok_and(|about| owner(&about) == 0);
    let as_user = move |program: &Path| {
        let mut command = Command::new("setpriv");
        if is_root {
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
        }
        command.args(["--pdeathsig", "QUIT"]).arg(program).stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    if is_root {
        Command::new("chown").args(["postgres", &folder.display().to_string()]).status().ok()?;
    }
    let made = as_user(&programs.join("initdb"))
        .args(["--username=jade", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "--pgdata"])
        .arg(&data)
        .status();
    if !made.is_ok_and(|status| status.success()) {
        return None;
    }
    let (server, socket) = (programs.join("postgres"), folder.display().to_string());
    // The server ends with the thread that started it.
    std::thread::spawn(move || {
        let settings = ["listen_addresses=", "fsync=off", "max_connections=400", "shared_buffers=16MB"];
        let mut command = as_user(&server);
        command.arg("-D").arg(&data).args(["-k", &socket]);
        for setting in settings {
            command.args(["-c", setting]);
        }
        drop(command.status());
    });
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(30) {
        let ready = Command::new(programs.join("pg_isready"))
            .args(["--quiet", "--host", &folder.display().to_string()])
            .status();
        if ready.is_ok_and(|status| status.success()) {
            return Some(folder);
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    None
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
        if !Path::new("/proc").join(process).exists() {
            drop(std::fs::remove_dir_all(entry.path()));
        }
    }
}
