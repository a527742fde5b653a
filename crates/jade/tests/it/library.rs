//! Runs `jade library` and `jade generate --library` as a user does.

use crate::common::{printed, run};
use jade_collection::{Collection, PuzzleFilter, RatedCollection, Ratings, displayed};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn jade(args: &str, input: &str) -> (String, String, i32) {
    printed(&run(&args.split_whitespace().collect::<Vec<_>>(), input.as_bytes()))
}

fn good(args: &str, input: &str) -> String {
    let (out, err, code) = jade(args, input);
    assert_eq!((err.as_str(), code), ("", 0), "{args}");
    out
}

/// Returns a path with this name at which there is no file.
fn no_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    for end in ["", "-wal", "-shm"] {
        drop(std::fs::remove_file(format!("{}{end}", path.display())));
    }
    path
}

#[test]
fn puzzles_from_the_collection_are_immediate_and_the_same_with_any_threads() {
    let draw = |more: &str| good(&format!("generate --library --seed 3 {more}"), "");
    for wish in
        ["--level extreme", "--technique swordfish --profile classic", "--technique hidden-quad --early"]
    {
        let one = draw(&format!("--count 4 {wish} --threads 1"));
        assert_eq!(one.lines().count(), 4, "{wish}");
        assert_eq!(draw(&format!("--count 4 {wish} --threads 3")), one, "{wish}");
        let puzzles: String =
            one.lines().map(|line| line.split('\t').next().unwrap().to_owned() + "\n").collect();
        assert_eq!(good("check", &puzzles), "proper\n".repeat(4), "{wish}");
    }
    let (_, err, code) = jade("generate --library --size 6", "");
    assert!(code == 1 && err.contains("--library"), "{err}");
    let (_, err, code) = jade("generate --library --symmetry full", "");
    assert!(code == 2 && err.contains("--library"), "{err}");
}

#[test]
fn a_collection_is_rebuilt_identically_and_extended() {
    let build = |file: &PathBuf, more: &str| {
        let args = "library build --per-technique 1 --attempts 60";
        good(&format!("{args} --file {} {more}", file.display()), "")
    };
    let read = |file: &PathBuf| std::fs::read_to_string(file).unwrap();
    let (one, other) = (no_file("one.txt"), no_file("other.txt"));
    let printed = build(&one, "--per-level 2 --threads 1 --seed 5");
    assert!(printed.contains("puzzles, for"), "{printed}");
    build(&other, "--per-level 2 --threads 3 --seed 5");
    assert_eq!(read(&one), read(&other));
    // The ratings file next to it agrees with `jade rate`.
    let rated = |file: &PathBuf| read(&file.with_extension("ratings.txt"));
    assert_eq!(rated(&one), rated(&other));
    let collection = Collection::read(&read(&one)).unwrap();
    let inventory = RatedCollection::new(&collection, Ratings::read(&rated(&one)).unwrap()).unwrap();
    let held = inventory.find(&PuzzleFilter::in_profile("classic"));
    assert_eq!(held.len(), collection.each_once().len());
    for one in held.iter().step_by(10) {
        let printed = good("rate --profile classic", &format!("{}\n", displayed(one.form)));
        let [_, level, score, hardest, steps, start, mean, least] =
            printed.trim().split('\t').collect::<Vec<_>>()[..]
        else {
            panic!("{printed}")
        };
        let openness =
            one.rating.openness.map(|one| (one.start.to_string(), one.mean(), one.least.to_string()));
        let told_openness = mean.parse().ok().map(|mean: f64| (start.to_owned(), mean, least.to_owned()));
        assert_eq!(openness.is_some(), told_openness.is_some());
        if let (Some(one), Some(other)) = (openness, told_openness) {
            assert_eq!((&one.0, &one.2), (&other.0, &other.2));
            assert!((one.1 - other.1).abs() <= 0.051, "{printed}");
        }
        assert_eq!((score, steps), (&*one.rating.score.to_string(), &*one.rating.steps.to_string()));
        assert_eq!(level, one.rating.level.map_or("-", |level| level.as_str()));
        assert_eq!(hardest, one.rating.techniques[0].as_str());
    }
    // Correct puzzles stay, and wrong ones are removed.
    let wrong = good("generate --seed 1 --level very-easy", "");
    let wrong: String = wrong.split('\t').next().unwrap().replace('.', "a");
    let before = read(&one);
    let heading = before.lines().find(|line| line.starts_with("category classic level extreme")).unwrap();
    std::fs::write(&one, before.replace(heading, &format!("{heading}\n{wrong}"))).unwrap();
    build(&one, "--per-level 3");
    let after = read(&one);
    assert!(
        !after.contains(&wrong) && before.lines().filter(|l| !l.contains(' ')).all(|l| after.contains(l))
    );
    assert!(after.lines().count() > before.lines().count());
    // A file of another kind is left unchanged.
    std::fs::write(&other, "what is this\n").unwrap();
    let (_, err, code) = jade(&format!("library build --file {} --seconds 1", other.display()), "");
    assert!(code == 1 && err.contains("line 1"), "{err}");
    assert_eq!(read(&other), "what is this\n");
    let (_, err, code) = jade("library build --seconds 1 --file no/such/folder/file", "");
    assert!(code == 1 && err.contains("no/such/folder"), "{err}");
}

#[test]
fn own_collections_store_each_puzzle_once_and_find_it() {
    let store = no_file("own.sqlite");
    let library =
        |args: &str, input: &str| jade(&format!("library {args} --store {}", store.display()), input);
    let all = good("generate --library --seed 1 --level medium --profile classic --count 6", "")
        + &good("generate --library --seed 1 --level hard --profile classic --count 5", "");
    let lines: String = all.lines().map(|line| line.split('\t').next().unwrap().to_owned() + "\n").collect();
    let (printed, err, code) = library("import mine --profile classic --threads 2", &lines);
    assert_eq!((printed.as_str(), err.as_str(), code), ("11 puzzles read, 11 new in mine.\n", "", 0));
    // The same puzzles under other symmetries, and one more. An invalid line is reported, and the rest is imported.
    let again = good("generate --library --seed 1 --level hard --profile classic --count 5", "");
    let full = good("generate --empty 0 --seed 4", "");
    let (printed, err, code) = library("import mine --profile classic", &format!("{again}12x\n{full}"));
    assert_eq!((printed.as_str(), code), ("6 puzzles read, 1 new in mine.\n", 1));
    assert!(err.contains("Line 6"), "{err}");
    assert_eq!(library("list", "").0, "mine\t12\n");
    let (found, err, code) = library("find mine --profile classic --level hard", "");
    assert_eq!((found.lines().count(), err.as_str(), code), (5, "", 0));
    // The output agrees with `jade rate`, easiest first.
    let puzzles: String =
        found.lines().map(|line| line.split('\t').next().unwrap().to_owned() + "\n").collect();
    assert_eq!(good("rate --profile classic", &puzzles), without_lines(&found));
    // The last column is the line of the file, which finds the puzzle again.
    let (first, line) = found.lines().next().unwrap().rsplit_once('\t').unwrap();
    assert_eq!(lines.lines().nth(line.parse::<usize>().unwrap() - 1), first.split('\t').next());
    let (at, ..) = library(&format!("find mine --profile classic --line {line}"), "");
    assert!(at.starts_with(first) && at.lines().count() <= 2, "{at}");
    assert_eq!(library("find mine --line 0", "").2, 2);
    let score = |line: &str| line.split('\t').nth(2).unwrap().parse::<u32>().unwrap();
    assert!(found.lines().map(score).is_sorted());
    let hardest = found.lines().next().unwrap().split('\t').nth(3).unwrap().to_owned();
    let (with, ..) = library(&format!("find --profile classic --technique {hardest} --count 3"), "");
    assert!(with.lines().any(|line| found.starts_with(line)), "{with}");
    let (json, ..) = library("find --profile classic --givens 81 --json", "");
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!((json["origin"]["name"].as_str(), json["givenCount"].as_u64()), (Some("mine"), Some(81)));
    assert_eq!(library("find --givens -16", ""), (String::new(), String::new(), 0));
    assert_eq!(library("find --givens -81", "").0.lines().count(), 12);
    assert_eq!(library("find --givens x", "").2, 2);
    let (_, err, code) = library("find --givens 24-22", "");
    assert!(code > 0 && err.contains("24") && err.contains("swap them"), "{code} {err}");
    let (_, err, code) = library("find yours", "");
    assert!(code > 0 && err.contains("yours"), "{code} {err}");
    assert_eq!((library("remove mine", "").2, library("remove mine", "").2), (0, 1));
    assert_eq!(library("list", "").0, "");
    std::fs::write(&store, "no database at all, and long enough to be looked at as one\n".repeat(50))
        .unwrap();
    drop(std::fs::remove_file(format!("{}-wal", store.display())));
    let (_, err, code) = library("list", "");
    assert!(code == 1 && err.contains("own.sqlite"), "{err}");
}

#[test]
fn jades_puzzles_are_found_by_level_technique_givens_and_score() {
    let find = |wish: &str| good(&format!("library find --jade {wish}"), "");
    let all = find("");
    assert!(all.lines().count() > 3000);
    let hard = find("--level hard --score 600-700 --givens 24- --count 7");
    assert!(find("--givens -24").lines().count() > 100);
    assert_eq!(hard.lines().count(), 7);
    // The output agrees with `jade rate`, easiest first.
    assert_eq!(good("rate", &puzzles(&hard)), without_lines(&hard));
    let score = |line: &str| line.split('\t').nth(2).unwrap().parse::<u32>().unwrap();
    assert!(
        all.lines().map(score).is_sorted() && hard.lines().all(|line| (600..=700).contains(&score(line)))
    );
    let classic = find("--profile classic --technique swordfish --count 3");
    assert_eq!(good("rate --profile classic", &puzzles(&classic)), without_lines(&classic));
    // A whale is on no path, but applies if it is tried early.
    let whales = find("--technique whale --json --count 2");
    for line in whales.lines() {
        let kept: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(
            (kept["origin"]["name"].as_str(), kept["origin"]["early"].as_bool()),
            (Some("JADE"), Some(true))
        );
    }
    assert_eq!(whales.lines().count(), 2);
    for wrong in ["mine --jade", "--jade --store x", "--jade --profile none", "--jade --level nope"] {
        let (_, err, code) = jade(&format!("library find {wrong}"), "");
        assert!(!err.is_empty() && code != 0, "{wrong}");
    }
}

/// Returns what was found without the last column, which is the line of a file.
fn without_lines(found: &str) -> String {
    found.lines().map(|line| line.rsplit_once('\t').unwrap().0.to_owned() + "\n").collect()
}

/// Returns the puzzles at the starts of these lines.
fn puzzles(lines: &str) -> String {
    lines.lines().map(|line| line.split('\t').next().unwrap().to_owned() + "\n").collect()
}

#[test]
fn files_of_many_formats_are_imported_despite_unreadable_parts() {
    let store = no_file("formats.sqlite");
    let library = |args: &str| jade(&format!("library {args} --store {}", store.display()), "");
    let made = puzzles(&good("generate --library --seed 8 --level easy --count 6", ""));
    let mut files = Vec::new();
    for (line, id) in made.lines().zip(["line", "grid", "sdk", "sdx", "simple-sudoku", "hodoku-library"]) {
        let file = no_file(&format!("import-{id}.txt"));
        let known = good("formats", "").lines().any(|line| line.starts_with(id));
        let text = if known { good(&format!("convert --to {id}"), line) } else { line.to_owned() };
        std::fs::write(&file, text).unwrap();
        files.push(file.display().to_string());
    }
    let (missing, folder) = ("no/such/file.sdk", env!("CARGO_TARGET_TMPDIR"));
    let (printed, err, code) = library(&format!("import all {} {missing} {folder}", files.join(" ")));
    assert_eq!((printed.as_str(), code), ("6 puzzles read, 6 new in all.\n", 1), "{err}");
    assert!(err.contains(missing) && err.contains(folder), "{err}");
    let found = puzzles(&library("find all").0);
    assert!(made.lines().all(|line| found.contains(line)), "{found}");
    let (printed, _, code) = library(&format!("import all {missing}"));
    assert_eq!((printed.as_str(), code), ("0 puzzles read, 0 new in all.\n", 1));
    assert_eq!(library("list").0, "all\t6\n");
}

#[test]
fn puzzles_can_be_rated_in_a_custom_profile() {
    let store = no_file("profile.sqlite");
    let config = no_file("profile.toml");
    std::fs::write(&config, "[profiles.singles]\nonly = ['full-house', 'hidden-single', 'naked-single']\n")
        .unwrap();
    let library =
        |args: &str, input: &str| jade(&format!("library {args} --store {}", store.display()), input);
    let hard = puzzles(&good("generate --library --seed 8 --level hard --count 2", ""));
    let with = format!("import mine --profile singles --config {}", config.display());
    assert_eq!(library(&with, &hard).0, "2 puzzles read, 2 new in mine.\n");
    let (found, ..) = library("find --profile singles", "");
    assert!(found.lines().count() == 2 && found.lines().all(|line| line.contains("\t-\t")), "{found}");
    let (_, err, code) = library("find --profile singels", "");
    assert!(code == 1 && err.contains("“singles”"), "{err}");
    let (_, err, code) = library("import mine --profile singels", &hard);
    assert!(code == 2 && err.contains("singels"), "{err}");
    let (out, _, code) = jade("library check --only hidden-single", &hard);
    assert!(code == 0 && out.lines().all(|line| line.starts_with("unsolved")), "{out}");
}

/// Simulates a full disk by limiting the size of files: what was stored stays, and is found again.
#[cfg(unix)]
#[test]
fn a_full_disk_loses_nothing_that_was_stored() {
    let store = no_file("full.sqlite");
    let library =
        |args: &str, input: &str| jade(&format!("library {args} --store {}", store.display()), input);
    let first = puzzles(&good("generate --library --seed 8 --level easy --count 20", ""));
    assert_eq!(library("import mine", &first).0, "20 puzzles read, 20 new in mine.\n");
    let more = no_file("more.txt");
    std::fs::write(&more, puzzles(&good("generate --seed 9 --count 2000", ""))).unwrap();
    let size = std::fs::metadata(&store).unwrap().len();
    let script = format!(
        "trap '' XFSZ; ulimit -f {}; exec {} library import mine {} --profile classic --store {}",
        size / 512 + 200,
        env!("CARGO_BIN_EXE_jade"),
        more.display(),
        store.display()
    );
    let output = Command::new("sh").args(["-c", &script]).env("LANG", "C").output().unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(err.contains("The collections cannot be used"), "{err}");
    let found = puzzles(&library("find mine", "").0);
    assert!(first.lines().all(|line| found.contains(line)));
    // As soon as there is space again, the rest is stored.
    let kept = found.lines().count();
    let (printed, err, code) = library(&format!("import mine {} --profile classic", more.display()), "");
    assert_eq!(code, 0, "{err}");
    assert_eq!(printed, format!("2,000 puzzles read, {} new in mine.\n", group(2020 - kept)));
    assert_eq!(library("list", "").0, "mine\t2020\n");
}

#[cfg(unix)]
fn group(number: usize) -> String {
    if number < 1000 { number.to_string() } else { format!("{},{:03}", number / 1000, number % 1000) }
}

#[test]
fn every_step_is_checked_against_the_solution() {
    let made = good("generate --seed 2 --count 3 --level hard", "");
    let several = "...07000060019500009800006080006000340080300170002000606000028000041900500008007.";
    let (out, err, code) = jade("library check --threads 2", &format!("{made}{several}\n"));
    let findings: Vec<&str> = out.lines().map(|line| line.split('\t').next().unwrap()).collect();
    assert_eq!((findings, code), (vec!["solved", "solved", "solved", "improper"], 0));
    assert!(err.contains("3 solved."), "{err}");
    let places: Vec<&str> = out.lines().map(|line| line.split('\t').nth(1).unwrap()).collect();
    assert_eq!(places, ["1", "2", "3", "4"]);
    // What is found can be stored, with file and line if there are several files.
    let (one, found) = (no_file("check-one.txt"), no_file("check-found.tsv"));
    std::fs::write(&one, format!("# a title\n{several}\n")).unwrap();
    let args = format!("library check {0} {0} --output {1}", one.display(), found.display());
    let (out, _, code) = jade(&args, "");
    let stored = std::fs::read_to_string(&found).unwrap();
    assert!(out.is_empty() && code == 0 && stored.lines().count() == 2, "{stored}");
    assert!(stored.starts_with("improper\t") && stored.contains("check-one.txt:2\t....7"), "{stored}");
    assert!(jade(&args, "").1.contains("exists already"), "nothing is overwritten unasked");
    assert_eq!(jade(&format!("{args} --force"), "").2, 0);
    let (out, err, _) = jade("library check", &good("generate --size 25 --effort 0 --seed 1", ""));
    assert!(out.starts_with("too-large\t") && err.contains("One too large"), "{out}{err}");
    let (_, err, code) = jade("library check --lang es", "12x\n");
    assert!(code == 1 && !err.is_empty());
}

#[test]
fn the_collection_has_puzzles_with_rules() {
    let found = good("library find --jade --rules killer --level easy --score -400 --count 3", "");
    let rows: Vec<Vec<&str>> = found.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(rows.len(), 3, "{found}");
    for row in &rows {
        assert!(row[0].starts_with("[cage ") && row[1] == "easy", "{row:?}");
        assert!(row[2].parse::<u32>().unwrap() <= 400, "{row:?}");
    }
    assert_eq!(good("count", &format!("{}\n", rows[0][0])), "1\n");
    let again = good("rate", &format!("{}\n", rows[0][0]));
    assert!(again.contains(&format!("\t{}\t{}\t{}\t", rows[0][1], rows[0][2], rows[0][3])), "{again}{found}");
    // Drawn at once, and otherwise with another seed.
    let drawn =
        |seed: u32| good(&format!("generate --library --rules jigsaw --level hard --seed {seed}"), "");
    assert!(drawn(1).starts_with("[regions ") && drawn(1).contains("level=hard"), "{}", drawn(1));
    assert_eq!(drawn(1), drawn(1));
    assert_ne!(drawn(1), drawn(2));
    let (_, err, code) = jade("generate --library --rules killer;x --level hard", "");
    assert!(code == 1 && !err.is_empty(), "no plain board in the place of one with rules: {err}");
    for wrong in ["--rules killer", "--jade --rules kiler", "--jade --rules x --line 3"] {
        let (out, err, code) = jade(&format!("library find {wrong}"), "");
        assert!(out.is_empty() && !err.is_empty() && code == 2, "{wrong}: {out}{err}");
    }
}

#[test]
fn a_killed_import_keeps_what_it_stored_and_goes_on_there() {
    use std::time::{Duration, Instant};
    let store = no_file("killed.sqlite");
    let all = puzzles(&good("library find --jade --level easy --count 200", ""));
    let stored = || -> usize {
        let (list, _, _) = jade(&format!("library list --store {}", store.display()), "");
        list.trim().split('\t').nth(1).map_or(0, |count| count.parse().unwrap())
    };
    let mut import = Command::new(env!("CARGO_BIN_EXE_jade"))
        .args(["library", "import", "mine", "--store", store.to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // The import cannot end before it is killed, since its input does not.
    let mut input = import.stdin.take().unwrap();
    let begin: String = all.lines().take(120).map(|line| line.to_owned() + "\n").collect();
    input.write_all(begin.as_bytes()).unwrap();
    let begun = Instant::now();
    let kept = loop {
        match stored() {
            0 => assert!(begun.elapsed() < Duration::from_secs(120), "nothing is stored"),
            count => break count,
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    import.kill().unwrap();
    import.wait().unwrap();
    let before = stored();
    assert!((kept..=120).contains(&before), "{kept} were stored, now {before}");
    let (printed, err, code) = jade(&format!("library import mine --store {}", store.display()), &all);
    assert_eq!((err.as_str(), code), ("", 0));
    assert!(printed.contains(&format!("200 puzzles read, {} new", 200 - before)), "{printed}");
    assert_eq!(stored(), 200);
}

/// Read-only commands create no file; unknown names and profiles are reported.
#[test]
fn a_search_creates_no_file_and_unrated_puzzles_come_last() {
    let store = no_file("looking.sqlite");
    let library =
        |args: &str, input: &str| jade(&format!("library {args} --store {}", store.display()), input);
    for looking in ["find", "list", "remove mine"] {
        let (out, err, code) = library(looking, "");
        assert!(out.is_empty() && code == 1 && err.contains("there is no such file"), "{looking}: {err}");
    }
    let nameless = std::process::Command::new(env!("CARGO_BIN_EXE_jade"))
        .args(["library", "import", " ", "--store", store.to_str().unwrap()])
        .env("LANG", "C")
        .output()
        .unwrap();
    assert!(nameless.status.code() == Some(1) && !store.exists(), "{nameless:?}");
    assert!(String::from_utf8(nameless.stderr).unwrap().contains("needs a name"));

    let easy = puzzles(&good("generate --level easy --count 2 --seed 5", ""));
    let hard = puzzles(&good("generate --level hard --count 2 --seed 5", ""));
    let large = good("generate --size 25 --effort 0 --seed 1", "");
    assert_eq!(library("import all --profile classic", &easy).2, 0);
    let (printed, err, code) = library("import all", &format!("{hard}{large}"));
    assert_eq!((printed.as_str(), code), ("3 puzzles read, 3 new in all.\n", 0));
    assert!(err.contains("too large"), "{err}");
    let (found, err, _) = library("find all", "");
    let lines: Vec<&str> = found.lines().collect();
    assert!(lines.len() == 5 && lines[..2].iter().all(|line| line.contains("\thard\t")), "{found}");
    assert!(lines[2..].iter().all(|line| line.contains("\t-\t-\t-\t-\t-\t-\t-\t")), "{found}");
    assert!(err.contains("3 of them (-) are not rated in the profile “full”"), "{err}");
    assert_eq!(library("find --score 9-3", "").2, 2);
    assert_eq!(library("remove all", "").2, 0);
    for looking in ["find", "list"] {
        let (found, err, code) = library(looking, "");
        assert!(
            found.is_empty() && code == 0 && err.contains("You have no collections yet"),
            "{looking}: {err}"
        );
    }
    let (_, err, code) = jade("library find --lang es --store Cargo.toml", "");
    assert!(code == 1 && err.contains("el archivo es otra cosa"), "{err}");
}
