//! `jade library`: collections of puzzles.

mod build;
mod check;
mod own_collections;
mod reading;

pub use own_collections::usual_file;

use crate::args::{Building, Librarian};
use crate::config::profiles;
use crate::console::exit::{FAILED, print, wrong_use};
use crate::console::output::{Output, replace};
use crate::console::terminal::complain;
use check::Finding;
use jade_batch::Progress;
use jade_batch::interrupt;
use jade_collection::Collection;
use jade_logic::Profile;
use jade_text::{Args, Language, Texts};
use own_collections::{Collections, report_error};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Performs the task.
///
/// # Errors
/// If the output cannot be written.
pub fn library(librarian: &Librarian, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    let open = |store: &Option<PathBuf>| Collections::open(store.as_deref(), false, language);
    let done = match librarian {
        Librarian::Build { file, building } => build_in(file, building, texts),
        Librarian::Import { name, files, choice, threads, store } => {
            let rating = match own_collections::import_rating(choice, language) {
                Ok(rating) => rating,
                Err(wrong) => return wrong_use(&wrong),
            };
            let name = jade_contract::collection_name(name, language.into()).map_err(|error| error.message);
            name.and_then(|name| {
                let collections = Collections::open(store.as_deref(), true, language)?;
                interrupt::listen();
                let imported = collections.import(&name, files, &rating, *threads)?;
                let args =
                    Args::none().number("read", imported.read as u64).number("new", imported.new as u64);
                let said = texts.plain("library-imported", &args.text("name", name));
                if imported.unrated > 0 {
                    let args = Args::none().number("count", imported.unrated as u64);
                    complain(&format!("jade: {}", texts.plain("library-not-rated", &args)));
                }
                Ok((said + "\n", imported.good))
            })
        }
        Librarian::Find { query, ready, variant, json, store } => {
            if let Err(wrong) = own_collections::check_query(query, language) {
                return wrong_use(&wrong);
            }
            let mut good = true;
            let found: Result<Vec<_>, String> = if *ready {
                own_collections::in_own_collection(query, variant.as_deref(), language)
            } else {
                let searched = open(store).and_then(|open| {
                    let found = open.find(query)?;
                    if found.puzzles.is_empty() && open.list(false)?.is_empty() {
                        complain(&format!("jade: {}", texts.plain("library-no-collections", &Args::none())));
                    }
                    Ok(found)
                });
                searched.map(|found| {
                    if found.unreadable > 0 {
                        good = false;
                        let args = Args::none().number("count", found.unreadable as u64);
                        complain(&format!("jade: {}", texts.plain("library-unreadable", &args)));
                    }
                    found.puzzles
                })
            };
            match found {
                Ok(found) => {
                    let unrated = found.iter().filter(|one| one.rating.is_none()).count();
                    if unrated > 0 {
                        let args = Args::none().number("count", unrated as u64);
                        let args = args.text("profile", query.filter.profile.clone());
                        complain(&format!("jade: {}", texts.plain("library-rated-otherwise", &args)));
                    }
                    own_collections::write(&found, *json, &mut io::stdout().lock())?;
                    return Ok(if good { ExitCode::SUCCESS } else { ExitCode::from(FAILED) });
                }
                Err(message) => Err(message),
            }
        }
        Librarian::List { json, store } => open(store).and_then(|open| {
            let list = open.list(*json)?;
            if list.is_empty() {
                complain(&format!("jade: {}", texts.plain("library-no-collections", &Args::none())));
            }
            Ok((list, true))
        }),
        Librarian::Remove { name, store } => {
            open(store).and_then(|open| open.remove(name).map(|()| (String::new(), true)))
        }
        Librarian::Check { files, choice, threads, output, force } => {
            let found = match Output::new(output.as_deref(), *force, texts) {
                Ok(found) => found,
                Err(message) => {
                    complain(&format!("jade: {message}"));
                    return Ok(ExitCode::from(FAILED));
                }
            };
            return match profiles::profile(choice, texts) {
                Ok(profile) => look_for_faults(files, &profile, *threads, found, language),
                Err(wrong) => wrong_use(&wrong),
            };
        }
    };
    match done {
        Ok((said, good)) => {
            print(&said)?;
            Ok(exit_code(good))
        }
        Err(message) => {
            report_error(&message);
            Ok(ExitCode::from(FAILED))
        }
    }
}

fn exit_code(good: bool) -> ExitCode {
    match good {
        _ if interrupt::requested() => ExitCode::from(interrupt::EXIT_CODE),
        true => ExitCode::SUCCESS,
        false => ExitCode::from(FAILED),
    }
}

fn build_in(file: &Path, building: &Building, texts: &'static Texts) -> Result<(String, bool), String> {
    let mut collection = build::read(file, building.seed, texts)?;
    interrupt::listen();
    let save = |collection: &Collection| replace(file, collection.write());
    let built = build::build(&mut collection, building, texts, save).and_then(|ratings| {
        let Some(ratings) = ratings else { return Ok(()) };
        replace(&build::ratings_file(file), ratings.write())
    });
    built.map_err(|error| {
        let args = Args::none().text("file", jade_text::shown_path(file));
        texts.plain("cli-cannot-write-file", &args.text("reason", texts.io_reason(&error)))
    })?;
    Ok((build::summary(&collection, &building.quota, texts), true))
}

/// Writes a line for each puzzle: the finding, where the puzzle is in the input (the line, after the name of the file
/// if there are several), the puzzle, and the step or message of the fault, if any. At the end, writes the count of
/// each finding to standard error.
fn look_for_faults(
    files: &[PathBuf],
    profile: &Profile,
    threads: usize,
    mut out: Output,
    language: Language,
) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    interrupt::listen();
    // A panic is a finding here, and reported as one.
    std::panic::set_hook(Box::new(|_| {}));
    let progress = Progress::new(texts);
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    let mut faults = false;
    let work = |reading: &jade_exchange::Reading, file: Option<&str>| {
        progress.tick();
        let place = match file {
            Some(file) => format!("{file}:{}", reading.line),
            None => reading.line.to_string(),
        };
        let found = || (check::check(&reading.puzzle, profile), place, reading.puzzle.clone());
        (!interrupt::requested()).then(found)
    };
    let good = reading::each(files, threads, language, &progress, work, |found| {
        // An interrupted check has no result.
        let Some((finding, place, puzzle)) = found.filter(|_| !interrupt::requested()) else { return Ok(()) };
        *counts.entry(finding.as_str()).or_default() += 1;
        faults |= finding.is_fault();
        progress.clear();
        progress.answered(1);
        let detail = finding.detail().lines().next().unwrap_or_default();
        let line = format!("{}\t{place}\t{puzzle}\t{detail}", finding.as_str());
        out.put(format!("{}\n", line.trim_end()))
    });
    drop(std::panic::take_hook());
    progress.clear();
    let (good, kept) = match good {
        Ok(good) => (good, Ok(())),
        Err(error) => (false, Err(error)),
    };
    if let Err(message) = out.end(kept, texts)? {
        complain(&format!("jade: {message}"));
        return Ok(ExitCode::from(FAILED));
    }
    for name in Finding::NAMES {
        if let Some(count) = counts.get(name) {
            let args = Args::none().number("count", *count);
            complain(&texts.plain(&format!("library-found-{name}"), &args));
        }
    }
    Ok(exit_code(good && !faults))
}
