//! `jade users`: the accounts of a server, for its administrator.

use crate::args::{Office, UsersTask};
use crate::config::server::{ServerSettings, Words};
use crate::console::exit::{FAILED, print};
use crate::console::output::Output;
use crate::console::terminal::{complain, json};
use chrono::{DateTime, Local};
use jade_people::{Found, LONGEST_NAME, Listed, NameFault, People, PeopleError, SignUp};
use jade_server::AccountOptions;
use jade_text::shown_path;
use jade_text::{Args, Language, Texts};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;
use std::process::ExitCode;

const DAY: i64 = 86_400_000;

/// The environment variable with the address of the database, which keeps its password out of the list of processes.
pub const DATABASE: &str = "JADE_DATABASE";

/// Returns the accounts that a server should have, if it has a database.
pub fn options(settings: &ServerSettings) -> Option<AccountOptions> {
    let sign_up = match settings.sign_up.as_deref() {
        Some("open") => SignUp::Open,
        Some("invitation") => SignUp::Invitation,
        _ => SignUp::Off,
    };
    let allow_origins = settings.allow_origin.as_ref().map(Words::list).unwrap_or_default();
    settings.database.clone().map(|database| AccountOptions { database, sign_up, allow_origins })
}

/// Performs the task.
///
/// # Errors
/// If the output cannot be written.
pub fn users(office: &Office, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    let failed = |message: String| {
        complain(&format!("jade: {message}"));
        Ok(ExitCode::from(FAILED))
    };
    let Some(database) = office.database.clone().or_else(|| std::env::var(DATABASE).ok()) else {
        return failed(texts.plain("users-no-database", &Args::none().text("variable", DATABASE)));
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        // A task on accounts that exist must not create the file of a misspelt name.
        let creates = matches!(
            office.task,
            UsersTask::Add { .. } | UsersTask::Invite { .. } | UsersTask::Restore { .. }
        );
        if !creates && let Ok(Found::NoFile(file)) = People::inspect(&database).await {
            let args = Args::none().text("file", shown_path(&file));
            return failed(texts.plain("users-no-file", &args));
        }
        let people = match People::open(&database).await {
            Ok(people) => people,
            Err(error) => return failed(message_of(&error, "", texts)),
        };
        let done = perform(&people, &office.task, texts).await;
        people.close().await;
        match done? {
            Ok(out) => print(&out),
            Err(message) => failed(message),
        }
    })
}

/// Returns what to print.
async fn perform(people: &People, task: &UsersTask, texts: &Texts) -> io::Result<Result<String, String>> {
    let of_name = |id: &str, name: &str| texts.plain(id, &Args::none().text("name", name.to_owned())) + "\n";
    let done = match task {
        UsersTask::List { json: as_json } => {
            people.list().await.map(|all| if *as_json { as_lines(&all) } else { listed(&all, texts) })
        }
        UsersTask::Add { name } => people.add(name).await.map(|(account, password)| {
            let args = Args::none().text("name", account.name).text("password", password);
            texts.plain("users-added", &args) + "\n"
        }),
        UsersTask::Invite { days } => {
            let lasting = i64::try_from(*days).unwrap_or(i64::MAX).saturating_mul(DAY);
            people.invite(lasting).await.map(|code| code + "\n")
        }
        UsersTask::Reset { name } => people.reset(name).await.map(|password| {
            let args = Args::none().text("name", name.clone()).text("password", password);
            texts.plain("users-reset", &args) + "\n"
        }),
        UsersTask::Lock { name, locked } => {
            let id = if *locked { "users-locked" } else { "users-unlocked" };
            people.set_locked(name, *locked).await.map(|()| of_name(id, name))
        }
        UsersTask::Teacher { name, teacher } => {
            let id = if *teacher { "users-teacher" } else { "users-no-teacher" };
            people.set_teacher(name, *teacher).await.map(|()| of_name(id, name))
        }
        UsersTask::Delete { name } => people.expel(name).await.map(|()| of_name("users-deleted", name)),
        UsersTask::Export { name, output } => return export(people, name, output.as_deref(), texts).await,
        UsersTask::Backup { file } => return back_up(people, file, texts).await,
        UsersTask::Restore { file } => return Ok(restore(people, file, texts).await),
    };
    let name = match task {
        UsersTask::Add { name }
        | UsersTask::Reset { name }
        | UsersTask::Lock { name, .. }
        | UsersTask::Teacher { name, .. }
        | UsersTask::Delete { name } => name,
        _ => "",
    };
    Ok(done.map_err(|error| message_of(&error, name, texts)))
}

fn as_lines(all: &[Listed]) -> String {
    let line = |one: &Listed| {
        let Listed { name, created, used, passkeys, locked, teacher, items, bytes } = one;
        let value = serde_json::json!({
            "name": name, "created": created, "used": used, "passkeys": passkeys, "locked": locked,
            "teacher": teacher, "items": items, "bytes": bytes,
        });
        json(&value)
    };
    all.iter().map(line).collect()
}

fn listed(all: &[Listed], texts: &Texts) -> String {
    let date = |time| DateTime::from_timestamp_millis(time).unwrap_or_default().with_timezone(&Local);
    let day = |time| date(time).date_naive().to_string();
    let widest = all.iter().map(|one| one.name.chars().count()).max().unwrap_or(0);
    let mut out = String::new();
    for one in all {
        let gap = " ".repeat(widest - one.name.chars().count());
        let used = one.used.map_or_else(|| "–         ".to_owned(), day);
        let args = Args::none().text("created", day(one.created)).text("used", used);
        let args = args.number("items", one.items).number("kib", one.bytes.div_ceil(1024));
        let id = if one.locked { "users-line-locked" } else { "users-line" };
        let mut line = texts.plain(id, &args);
        if one.passkeys > 0 {
            line += &texts.plain("users-line-passkeys", &Args::none().number("count", one.passkeys));
        }
        if one.teacher {
            line += &texts.plain("users-line-teacher", &Args::none());
        }
        out += &format!("{}{gap}  {line}\n", one.name);
    }
    if all.is_empty() {
        out = texts.plain("users-none", &Args::none()) + "\n";
    }
    out
}

async fn export(
    people: &People,
    name: &str,
    output: Option<&Path>,
    texts: &Texts,
) -> io::Result<Result<String, String>> {
    let account = match people.find(name).await {
        Ok(account) => account,
        Err(error) => return Ok(Err(message_of(&error, name, texts))),
    };
    let mut output = match Output::new(output, false, texts) {
        Ok(output) => output,
        Err(message) => return Ok(Err(message)),
    };
    let mut export = people.export(&account.id);
    let (written, fault) = loop {
        match export.next().await {
            Ok(None) => break (Ok(()), None),
            Ok(Some(piece)) => match output.put(piece) {
                Ok(()) => {}
                Err(error) => break (Err(error), None),
            },
            Err(error) => break (Err(io::Error::other("")), Some(message_of(&error, name, texts))),
        }
    };
    let ended = output.end(written, texts)?;
    Ok(match fault {
        Some(message) => Err(message),
        None => ended.map(|()| String::new()),
    })
}

/// Writes the whole database to a new file, which only its owner can read.
async fn back_up(people: &People, file: &Path, texts: &Texts) -> io::Result<Result<String, String>> {
    enum Failed {
        People(PeopleError),
        Io(io::Error),
    }
    impl From<PeopleError> for Failed {
        fn from(error: PeopleError) -> Failed {
            Failed::People(error)
        }
    }
    let mut output = match Output::new(Some(file), false, texts) {
        Ok(output) => output,
        Err(message) => return Ok(Err(message)),
    };
    let begun = output.keep_private();
    let write = |line: &str| output.put(format!("{line}\n")).map_err(Failed::Io);
    let (written, fault) = match people.back_up(write).await {
        _ if begun.is_err() => (begun, None),
        Ok(()) => (Ok(()), None),
        Err(Failed::Io(error)) => (Err(error), None),
        Err(Failed::People(error)) => (Err(io::Error::other("")), Some(message_of(&error, "", texts))),
    };
    let ended = output.end(written, texts)?;
    Ok(match fault {
        Some(message) => Err(message),
        None => ended.map(|()| String::new()),
    })
}

async fn restore(people: &People, file: &Path, texts: &Texts) -> Result<String, String> {
    let opened = File::open(file).map_err(|error| {
        let args = Args::none().text("file", shown_path(file));
        texts.plain("cli-cannot-read", &args.text("reason", texts.io_reason(&error)))
    })?;
    let restored = people.restore(BufReader::new(opened).lines()).await;
    restored.map_err(|error| message_of(&error, "", texts))?;
    let count = people.list().await.map_err(|error| message_of(&error, "", texts))?.len();
    Ok(texts.plain("users-restored", &Args::none().number("count", count)) + "\n")
}

/// Puts an error into words.
pub fn message_of(error: &PeopleError, name: &str, texts: &Texts) -> String {
    let none = Args::none;
    let named = || none().text("name", name.to_owned());
    match error {
        PeopleError::BadUrl => texts.plain("users-bad-url", &none()),
        PeopleError::Newer => texts.plain("users-newer", &none()),
        PeopleError::NoAccount => texts.plain("users-no-account", &named()),
        PeopleError::NameTaken => texts.plain("users-name-taken", &named()),
        PeopleError::Name(NameFault::TooLong) => {
            texts.plain("server-name-too-long", &none().number("most", LONGEST_NAME))
        }
        PeopleError::Name(NameFault::Empty) => texts.plain("server-name-empty", &none()),
        PeopleError::Name(NameFault::Character(wrong)) => {
            texts.plain("server-name-character", &none().text("said", format!("“{}”", wrong.escape_debug())))
        }
        PeopleError::Name(NameFault::Scripts) => texts.plain("server-name-scripts", &none()),
        PeopleError::Backup { line: 0, .. } => texts.plain("users-not-empty", &none()),
        PeopleError::Backup { line, fault } => {
            texts.plain("users-bad-backup", &none().number("line", *line).text("fault", fault.clone()))
        }
        PeopleError::Database(said) => {
            // The library says first what kind of error it is.
            let kinds = ["error communicating with database: ", "error returned from database: "];
            let said = kinds.iter().find_map(|kind| said.strip_prefix(kind)).unwrap_or(said);
            texts.plain("users-failed", &none().text("reason", said.to_owned()))
        }
        other => texts.plain("users-failed", &none().text("reason", other.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_has_accounts_if_it_has_a_database() {
        let text = |text: &str| Some(text.to_owned());
        let mut settings = ServerSettings { sign_up: text("open"), ..ServerSettings::default() };
        assert_eq!(options(&settings), None);
        settings.database = text("sqlite:people.db");
        settings.allow_origin = Some(Words::One("https://games.example".to_owned()));
        for (said, sign_up) in
            [(None, SignUp::Off), (text("invitation"), SignUp::Invitation), (text("open"), SignUp::Open)]
        {
            settings.sign_up = said;
            let accounts = options(&settings).unwrap();
            assert_eq!(accounts.database, "sqlite:people.db");
            assert_eq!(accounts.allow_origins, ["https://games.example"]);
            assert_eq!(accounts.sign_up, sign_up);
        }
    }
}
