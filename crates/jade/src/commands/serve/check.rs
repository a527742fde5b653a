//! `jade serve --check-config`: says what the server would do, and what would keep it from that.

use super::layers::{Layers, Row, misspelt_variables};
use super::warning;
use crate::commands::library::usual_file;
use crate::config::server::ServerSettings;
use crate::console::exit::FAILED;
use crate::console::terminal::complain;
use jade_server::{is_host, is_origin};
use jade_store::Store;
use jade_text::shown_path;
use jade_text::{Args, Texts};
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Prints the settings and what was found, and complains about what the server could not use. Nothing is changed.
///
/// # Errors
/// If the output cannot be written.
pub fn check(layers: &Layers, texts: &Texts) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mut found = Findings { layers, texts, notes: misspelt_variables(texts), faults: Vec::new() };
    runtime.block_on(found.look(&layers.merged()));
    let Findings { notes, faults, .. } = found;
    let mut out = io::stdout().lock();
    write!(out, "{}", table(&layers.rows(&defaults()), texts))?;
    for note in &notes {
        writeln!(out, "{note}")?;
    }
    if faults.is_empty() {
        writeln!(out, "{}", texts.plain("serve-check-good", &Args::none()))?;
    }
    out.flush()?;
    for fault in &faults {
        complain(&format!("jade: {fault}"));
    }
    Ok(if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(FAILED) })
}

/// What is used if nothing was given.
fn defaults() -> ServerSettings {
    ServerSettings {
        listen: Some(jade_server::Options::default().listen),
        store: usual_file(),
        sign_up: Some("off".to_owned()),
        behind_proxy: Some(false),
        log: Some("off".to_owned()),
        ..ServerSettings::default()
    }
}

fn table(rows: &[Row], texts: &Texts) -> String {
    let length = |text: &str| text.chars().count();
    let values: Vec<&str> = rows.iter().map(|row| row.value.as_deref().unwrap_or("–")).collect();
    let names = rows.iter().map(|row| length(row.name)).max().unwrap_or(0);
    let widest = values.iter().map(|value| length(value)).max().unwrap_or(0).min(60);
    let mut out = String::new();
    for (row, value) in rows.iter().zip(values) {
        let usual = || texts.plain("serve-check-default", &Args::none());
        let origin = row.origin.clone().unwrap_or_else(usual);
        let gap = " ".repeat(widest.saturating_sub(length(value)));
        out += &format!("{:<names$}  {value}{gap}  {origin}\n", row.name);
    }
    out
}

pub(super) struct Findings<'c> {
    layers: &'c Layers,
    pub(super) texts: &'c Texts,
    /// What is good to know.
    notes: Vec<String>,
    /// What keeps the server from starting.
    faults: Vec<String>,
}

impl Findings<'_> {
    async fn look(&mut self, settings: &ServerSettings) {
        let options = settings.options(usual_file());
        self.look_at_address("listen", options.listen);
        self.notes.extend(warning(options.listen, self.texts));
        if let Some(address) = options.metrics {
            if are_same(address, options.listen) {
                let at = Args::none().text("address", options.listen.to_string());
                self.fault("metrics", &self.texts.plain("serve-check-same-address", &at));
            }
            self.look_at_address("metrics", address);
        }
        for host in options.allow_hosts.iter().filter(|host| !is_host(host)) {
            let message = self.texts.plain("serve-check-bad-host", &Args::none().text("host", host.clone()));
            self.fault("allow-host", &message);
        }
        for origin in settings.allow_origin.iter().flat_map(|words| words.list()) {
            if !is_origin(&origin) {
                let message = self.texts.plain("cli-bad-origin", &Args::none().text("origin", origin));
                self.fault("allow-origin", &message);
            }
        }
        if let Some(file) = &options.collections {
            let before = self.faults.len();
            self.look_at_store(file).await;
            // The server starts without the usual file of collections.
            if settings.store.is_none() {
                self.notes.extend(self.faults.drain(before..));
            }
        }
        match &settings.database {
            Some(url) => {
                if let Some(file) = options.collections.filter(|file| is_file_of(url, file)) {
                    let args = Args::none().text("file", shown_path(&file));
                    self.fault("database", &self.texts.plain("serve-check-same-file", &args));
                }
                #[cfg(feature = "accounts")]
                self.look_at_database(url).await;
            }
            None => {
                self.note("serve-check-no-accounts", &Args::none());
                let unused = [
                    ("sign-up", settings.sign_up.is_some()),
                    ("allow-origin", settings.allow_origin.is_some()),
                ];
                for (name, _) in unused.into_iter().filter(|(_, is_given)| *is_given) {
                    self.note("serve-check-unused", &Args::none().text("setting", name));
                }
            }
        }
    }

    pub(super) fn note(&mut self, id: &str, args: &Args<'_>) {
        self.notes.push(self.texts.plain(id, args));
    }

    pub(super) fn fault(&mut self, setting: &str, message: &str) {
        let place = self.layers.place(setting, self.texts);
        let args = Args::none().text("place", place).text("message", message.to_owned());
        self.faults.push(self.texts.plain("serve-check-fault", &args));
    }

    fn look_at_address(&mut self, setting: &str, address: SocketAddr) {
        let at = Args::none().text("address", address.to_string());
        let Err(error) = TcpListener::bind(address) else { return };
        match error.kind() {
            // Perhaps by the server that these settings are for.
            ErrorKind::AddrInUse => self.note("serve-check-port-taken", &at),
            ErrorKind::PermissionDenied => self.fault(setting, &self.texts.plain("cli-port-forbidden", &at)),
            ErrorKind::AddrNotAvailable => self.fault(setting, &self.texts.plain("cli-foreign-address", &at)),
            _ => {
                let args = at.text("reason", self.texts.io_reason(&error));
                self.fault(setting, &self.texts.plain("cli-cannot-serve", &args));
            }
        }
    }

    async fn look_at_store(&mut self, file: &Path) {
        let texts = self.texts;
        if let Err(error) = Store::inspect(file).await {
            let args = Args::none().text("file", shown_path(file));
            let args = args.text("reason", error.in_words(|id| texts.plain(id, &Args::none())));
            return self.fault("store", &texts.plain("library-cannot-open", &args));
        }
        // The server creates the folder of the store, too.
        let folder = file.ancestors().skip(1).find(|folder| folder.exists());
        self.look_at_file("store", file, folder.map(Path::to_owned));
    }

    /// Complains if a file cannot be written, or cannot be created in this folder.
    pub(super) fn look_at_file(&mut self, setting: &str, file: &Path, folder: Option<PathBuf>) -> bool {
        let tried = match file.exists() {
            true => OpenOptions::new().append(true).open(file).map(drop),
            false => {
                let folder = folder.filter(|folder| *folder != PathBuf::new()).unwrap_or_else(|| ".".into());
                if !folder.exists() {
                    let args =
                        Args::none().text("file", shown_path(file)).text("folder", shown_path(&folder));
                    self.fault(setting, &self.texts.plain("serve-check-no-folder", &args));
                    return false;
                }
                create_and_remove(&folder)
            }
        };
        let Err(error) = tried else { return true };
        let args = Args::none().text("file", shown_path(file)).text("reason", self.texts.io_reason(&error));
        self.fault(setting, &self.texts.plain("serve-check-cannot-write", &args));
        false
    }
}

/// Returns whether two listeners want the same port of the same address.
fn are_same(one: SocketAddr, other: SocketAddr) -> bool {
    let meet = one.ip() == other.ip() || one.ip().is_unspecified() || other.ip().is_unspecified();
    // With port 0, the system chooses.
    meet && one.port() == other.port() && one.port() != 0
}

/// Returns the file of a database; `None` if it is none in a file.
pub(super) fn database_file(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?.trim_start_matches("//").split('?').next()?;
    (path != ":memory:").then(|| Path::new(path))
}

/// Returns whether a database is this file.
fn is_file_of(url: &str, file: &Path) -> bool {
    let whole = |file: &Path| std::path::absolute(file).ok();
    database_file(url).is_some_and(|database| whole(database).is_some() && whole(database) == whole(file))
}

/// Finds out whether a file can be created in a folder.
fn create_and_remove(folder: &Path) -> io::Result<()> {
    let probe = folder.join(format!(".jade-check-{}", std::process::id()));
    File::create_new(&probe)?;
    std::fs::remove_file(probe)
}
