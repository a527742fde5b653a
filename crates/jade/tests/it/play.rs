//! `jade play`: the line-based menu through pipes, and the window in a pseudo-terminal.

use crate::common;

use common::{file, jade, printed};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;

const SMALL: &str = "14......2..3....";
const SMALL_SOLUTION: &str = "1432321421434321";

/// Returns an empty folder for saved games.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("play-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns the program's output for these input lines.
fn says(folder: &Path, args: &[&str], lines: &[&str]) -> String {
    let mut child = jade(&[&["play"], args].concat())
        .env("XDG_DATA_HOME", folder)
        .env("HOME", folder)
        .env("APPDATA", folder)
        .stdin(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let text = lines.join("\n") + "\n";
    let writing = std::thread::spawn(move || drop(stdin.write_all(text.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    let (out, err, code) = printed(&output);
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    out
}

#[test]
fn the_menu_is_numbered_and_repeats_its_question() {
    let out = says(&folder("menu"), &[], &["10", "one", "", "7", "0"]);
    assert!(out.contains("  1  Play a new puzzle\n") && out.contains("  0  Leave\n"), "{out}");
    assert!(out.contains("There is no entry “10”. Type a number from 0 to 8."), "{out}");
    assert!(out.contains("There is no entry “one”."), "{out}");
    assert!(out.contains("INSTRUCTIONS") || out.contains("81 cells for a 9×9 board"), "{out}");
    assert!(out.ends_with("Until next time.\n"), "{out}");
    let spanish = says(&folder("menu-es"), &["--lang", "es"], &["9", "8", "", "4", "0"]);
    assert!(spanish.contains("No hay ninguna entrada «9». Escribe un número del 0 al 8."), "{spanish}");
    assert!(spanish.ends_with("Hasta la próxima.\n"), "{spanish}");
}

#[test]
fn the_end_of_the_input_ends_the_program_anywhere() {
    for lines in [&[][..], &["1"], &["1", "2"], &["4", "14.."], &["5"], &["2"], &["3"], &["8"]] {
        let out = says(&folder("end"), &[], lines);
        assert!(out.ends_with("Until next time.\n"), "{lines:?}: {out}");
    }
}

#[test]
fn the_instructions_show_a_board_and_its_line() {
    let out = says(&folder("instructions"), &[], &["7", "0"]);
    let line = out.lines().find(|line| line.len() == 81 && line.starts_with("53..7")).expect("the line");
    assert_eq!(out.lines().filter(|line| line.contains(" │ ")).count(), 9, "{out}");
    let solved = says(&folder("instructions"), &[], &["4", line, "0"]);
    assert!(solved.contains("The puzzle has exactly one solution."), "{solved}");
}

#[test]
fn a_typed_board_is_solved() {
    let out = says(&folder("solve"), &[], &["4", "14.", "14..", "..x.", "....", "2..3", "....", "0"]);
    assert!(out.contains("Row 1 has 3 cells; a row has 4, 6"), "{out}");
    assert!(out.contains("Row 2, cell 3: “x” is not a cell. Expected a digit from 1 to 4"), "{out}");
    assert!(out.contains("The puzzle has exactly one solution.") && out.contains(SMALL_SOLUTION), "{out}");
    // The puzzle and its solution are next to each other.
    let rows: Vec<&str> = out.lines().filter(|line| line.starts_with("  1 │")).collect();
    assert!(matches!(rows[..], [row] if row.matches('│').count() == 6 && row.contains("1  4 │ ·")), "{out}");
    assert!(
        out.lines().any(|line| line.starts_with("As you typed it:") && line.ends_with("Solved:")),
        "{out}"
    );
    let none = says(&folder("solve-none"), &[], &["4", "11..............", "0"]);
    assert!(none.contains("The puzzle has no solution."), "{none}");
    let several = says(&folder("solve-several"), &[], &["4", "1...............", "0"]);
    assert!(several.contains("more than 2 solutions"), "{several}");
}

#[test]
fn puzzles_are_made_by_level_technique_and_empty_cells() {
    let folder = folder("make");
    let out = says(&folder, &["--seed", "5"], &["3", "82", "30", "s", "0", "0"]);
    assert!(out.contains("“82” is not a number of cells. Type a whole number from 0 to 81."), "{out}");
    assert_eq!(out.lines().filter(|line| line.starts_with("  1 │")).count(), 2, "puzzle and solution: {out}");
    let empty = |board: &str| {
        board.lines().filter(|line| line.contains('│')).map(|line| line.matches('·').count()).sum::<usize>()
    };
    assert_eq!(empty(&out), 30, "{out}");
    let full = says(&folder, &[], &["3", "0", "0", "0"]);
    assert_eq!(empty(&full), 0, "{full}");
    let out = says(&folder, &[], &["1", "9", "very easy", "5", "4", "0", "0"]);
    assert!(out.contains("“9” is not a level.") && out.contains("There is no board “5”."), "{out}");
    assert!(out.contains("    ┌──────┬──────┐"), "{out}");
    let out = says(&folder, &["--technique", "x-wing"], &["h", "h", "0", "0"]);
    assert!(out.contains("The technique applies") && out.contains("X-Wing"), "{out}");
    // A technique that is never the simplest also comes at its moment, and the hint is about it.
    for (name, words) in [("whale", "This is a whale"), ("franken swordfish", "This is a Franken swordfish")]
    {
        let out = says(&folder, &[], &["2", name, "h", "h", "0", "0"]);
        assert!(out.contains("The technique applies") && out.contains(words), "{out}");
    }
}

#[test]
fn a_game_can_be_played_line_by_line() {
    let folder = folder("game");
    let out = says(
        &folder,
        &[SMALL],
        &[
            "r1c1 2", "r9c9 1", "r1c3 9", "r1c3 2", "h", "h", "h", "h", "k", "u", "u", "r", "nonsense", "j",
            "b", "0", "0",
        ],
    );
    assert!(out.contains("This is a given"), "{out}");
    assert!(
        out.contains("I do not understand “r9c9 1”.") && out.contains("I do not understand “r1c3 9”."),
        "{out}"
    );
    assert!(out.contains("I do not understand “nonsense”. Type a cell and a digit, as in “r4c6 5”"), "{out}");
    assert!(
        out.contains("There is nothing to undo.")
            && out.contains("No rule is broken yet, but one of your digits is wrong."),
        "{out}"
    );
    assert!(out.contains("wrong"), "the hint tells the wrong entry first: {out}");

    // A second run continues the game and finishes it.
    let mut lines = vec!["6".to_owned()];
    let side = 4;
    for (cell, symbol) in SMALL_SOLUTION.chars().enumerate() {
        if SMALL.as_bytes()[cell] == b'.' {
            lines.push(format!("r{}c{} {symbol}", cell / side + 1, cell % side + 1));
        }
    }
    lines.extend(["0".to_owned(), "0".to_owned()]);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let out = says(&folder, &[], &lines);
    assert!(out.contains("Every digit is in its place."), "{out}");
}

#[test]
fn files_are_opened_and_unplayable_ones_reported() {
    let folder = folder("files");
    let several = file("play-several.txt", &format!("{SMALL}\n1...............\n"));
    let out = says(&folder, &[], &["5", "", "nothing-there.sdk", several.to_str().unwrap(), "3", "2", "0"]);
    assert!(out.contains("Nothing was typed."), "{out}");
    assert!(
        out.contains(
            "“nothing-there.sdk” is neither a file that I can read nor a puzzle: there is no such file"
        ),
        "{out}"
    );
    assert!(out.contains("There is no puzzle “3”.") && out.contains("This cannot be played."), "{out}");
    let output = jade(&["play", "nothing-there.sdk"]).output().unwrap();
    let (out, err, code) = printed(&output);
    assert_eq!((out.as_str(), code), ("", 1));
    assert!(err.contains("nothing-there.sdk"), "{err}");
}

/// What is played as the puzzle of a day counts as that: on the page, too, and in the statistics.
#[test]
fn the_puzzles_of_a_day_are_played_and_recorded() {
    let folder = folder("day");
    let board = |args: &[&str]| {
        let out = says(&folder, &[&["--day", "2026-11-23"], args].concat(), &["s", "0", "0"]);
        out.lines().find(|line| line.len() == 81).unwrap_or_else(|| panic!("{out}")).to_owned()
    };
    let solutions = [board(&["--level", "very-easy"]), board(&[]), board(&["--level", "hard"])];
    assert_eq!(board(&["--level", "medium"]), solutions[1]);
    assert!(solutions[0] != solutions[1] && solutions[1] != solutions[2]);
    let moves: Vec<String> = solutions[2]
        .chars()
        .enumerate()
        .map(|(cell, digit)| format!("r{}c{} {digit}", cell / 9 + 1, cell % 9 + 1))
        .collect();
    let lines: Vec<&str> = moves.iter().map(String::as_str).chain(["0", "0"]).collect();
    let out = says(&folder, &["--day", "2026-11-23", "--level", "hard"], &lines);
    assert!(out.contains("Every digit is in its place."), "{out}");
    let file = folder.join("exported.json");
    assert_eq!(statistics(&folder, &["--export", file.to_str().unwrap()]).2, 0);
    let kept: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let one = &kept["records"][0];
    assert_eq!(
        (&one["day"], &one["level"], &one["outcome"]),
        (&"2026-11-23".into(), &"hard".into(), &"solved".into())
    );
    // The menu offers those of today.
    let out = says(&folder, &[], &["8", "4", "2", "0", "0"]);
    assert!(out.contains("Which of today’s puzzles?") && out.contains("  3  Hard\n"), "{out}");
    assert!(out.contains("“4” is not a level. Type a number from 1 to 3"), "{out}");
}

#[test]
fn usage_errors_are_reported() {
    for (args, words) in [
        (&["play", "--technique", "x-wings"][..], "x-wings"),
        (&["play", "--level", "hard", "--empty", "3"], "--"),
        (&["play", "--size", "7"], "4, 6, 8"),
        (&["play", "--level", "harder"], "very-hard"),
        (&["play", "--day", "2026-02-30"], "There is no puzzle of that day."),
        (&["play", "--day", "2999-01-01"], "There is no puzzle of that day."),
        (&["play", "--day", "2026-11-22", "--level", "extreme"], "easy, medium, hard"),
        (&["play", "--day", "2026-11-22", "--size", "9"], "--size"),
    ] {
        let (out, err, code) = printed(&jade(args).output().unwrap());
        assert_eq!((out.as_str(), code), ("", 2), "{args:?}");
        assert!(err.contains(words), "{args:?}: {err}");
    }
}

/// The program in a pseudo-terminal that `script` provides.
#[cfg(target_os = "linux")]
struct Terminal {
    child: std::process::Child,
    stdin: Option<std::process::ChildStdin>,
    receiver: std::sync::mpsc::Receiver<Vec<u8>>,
    reading: std::thread::JoinHandle<()>,
    shown: Vec<u8>,
}

#[cfg(target_os = "linux")]
impl Terminal {
    /// Plays the small puzzle in a terminal of this type and prints its settings afterwards; `None` without `script`.
    /// The game and the exit code (`left`) are written to the folder.
    fn open(folder: &Path, kind: &str) -> Option<Terminal> {
        let Ok(version) = std::process::Command::new("script").arg("--version").output() else {
            eprintln!("skipped: there is no script(1) here");
            return None;
        };
        assert!(version.status.success());
        let program = env!("CARGO_BIN_EXE_jade");
        // The shell prints its process id, which the program inherits.
        let play = format!("(echo number $BASHPID.; exec {program} play {SMALL})");
        // The outer shell survives a closed terminal, so that it can report how the program ended.
        let left = folder.join("left");
        let say =
            format!("code=$?; echo $code > {}; echo left with $code; stty -a; echo all said", left.display());
        let command = format!("trap '' HUP; stty rows 24 cols 80; {play}; {say}");
        let mut child = std::process::Command::new("script")
            .args(["--quiet", "--return", "--echo", "never", "--command", &command, "/dev/null"])
            .env("XDG_DATA_HOME", folder)
            .env("SHELL", "/bin/bash")
            .env("LANG", "C")
            .env("TERM", kind)
            .env_remove("LC_ALL")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take();
        let mut stdout = child.stdout.take().unwrap();
        let (sender, receiver) = std::sync::mpsc::channel();
        let reading = std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(length @ 1..) = stdout.read(&mut buffer) {
                sender.send(buffer[..length].to_vec()).unwrap();
            }
        });
        Some(Terminal { child, stdin, receiver, reading, shown: Vec::new() })
    }

    /// Waits for these words and returns the output up to them: keys are typed only after their context is visible.
    fn wait_for(&mut self, words: &str) -> String {
        loop {
            let shown = String::from_utf8_lossy(&self.shown);
            if shown.contains(words) {
                return shown.into_owned();
            }
            match self.receiver.recv_timeout(std::time::Duration::from_secs(120)) {
                Ok(more) => self.shown.extend(more),
                Err(_) => panic!("{words:?} is not shown: {shown}"),
            }
        }
    }

    fn types(&mut self, keys: &str) {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(keys.as_bytes()).unwrap();
        stdin.flush().unwrap();
    }

    /// Waits for the end; checks that the program succeeded and the terminal was restored.
    fn ends(mut self) {
        let out = self.wait_for("all said");
        drop(self.stdin.take());
        assert!(self.child.wait().unwrap().success());
        self.reading.join().unwrap();
        assert!(
            out.contains("\x1b[?1049h") && out.contains("\x1b[?1049l"),
            "the screen is given back: {out}"
        );
        assert!(out.contains("left with 0"), "{out}");
        let after = out.rsplit("left with").next().unwrap();
        let settings: Vec<&str> = after.split_whitespace().collect();
        assert!(settings.contains(&"icanon") && settings.contains(&"isig"), "{after}");
    }
}

/// Returns the number of digits entered in the saved game.
#[cfg(target_os = "linux")]
fn kept_entries(folder: &Path) -> usize {
    let kept = std::fs::read_to_string(folder.join("jade/game.json")).unwrap_or_default();
    kept.matches("\"enter\"").count()
}

/// A whole game by keys; the terminal is restored afterwards.
#[test]
#[cfg(target_os = "linux")]
fn a_whole_game_can_be_played_in_a_terminal() {
    let folder = folder("terminal");
    let Some(mut terminal) = Terminal::open(&folder, "xterm-256color") else { return };
    terminal.wait_for("r1c3");
    for (cell, symbol) in SMALL_SOLUTION.chars().enumerate() {
        if SMALL.as_bytes()[cell] == b'.' {
            terminal.types(&format!("{symbol}n"));
        }
    }
    terminal.wait_for("Solved");
    terminal.types("\x03");
    terminal.ends();
    assert_eq!(kept_entries(&folder), SMALL.matches('.').count());
}

/// If the system ends the program, the terminal is restored as well, and the game is saved.
#[test]
#[cfg(target_os = "linux")]
fn the_terminal_is_restored_when_a_signal_ends_the_game() {
    for signal in ["-TERM", "-HUP"] {
        let folder = folder(&format!("ended{signal}"));
        let Some(mut terminal) = Terminal::open(&folder, "xterm-256color") else { return };
        let shown = terminal.wait_for("r1c3");
        terminal.types("3");
        let begun = std::time::Instant::now();
        while kept_entries(&folder) == 0 {
            assert!(begun.elapsed().as_secs() < 120, "nothing is kept");
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
        let number = shown.split("number ").nth(1).and_then(|rest| rest.split('.').next()).unwrap();
        let sent = std::process::Command::new("kill").args([signal, number]).status().unwrap();
        assert!(sent.success(), "{number}");
        terminal.ends();
        assert_eq!(kept_entries(&folder), 1, "{signal}");
    }
}

/// If the window disappears during a game, the game is saved, and the program ends.
#[test]
#[cfg(target_os = "linux")]
fn a_game_ends_when_its_terminal_closes() {
    let folder = folder("torn");
    let Some(mut terminal) = Terminal::open(&folder, "xterm-256color") else { return };
    let shown = terminal.wait_for("r1c3");
    terminal.types("3");
    let soon = |what: &str, is_so: &dyn Fn() -> bool| {
        let begun = std::time::Instant::now();
        while !is_so() {
            assert!(begun.elapsed().as_secs() < 120, "{what}");
            std::thread::sleep(std::time::Duration::from_millis(50));
        }
    };
    soon("nothing is kept", &|| kept_entries(&folder) == 1);
    let number = shown.split("number ").nth(1).and_then(|rest| rest.split('.').next()).unwrap();
    let name = Path::new("/proc").join(number).join("comm");
    assert_eq!(std::fs::read_to_string(&name).unwrap().trim(), "jade");
    // The program receives no signal: `script` is gone, and with it the other end of the terminal.
    terminal.child.kill().unwrap();
    terminal.child.wait().unwrap();
    soon("it stays behind", &|| std::fs::read_to_string(&name).map_or(true, |name| name.trim() != "jade"));
    assert_eq!(kept_entries(&folder), 1);
    let left = || std::fs::read_to_string(folder.join("left")).unwrap_or_default();
    soon("nobody says how it ended", &|| !left().is_empty());
    assert_eq!(left().trim(), "0", "it ends quietly, without a crash");
    terminal.reading.join().unwrap();
}

/// On a terminal that cannot draw a screen the game is line-based.
#[test]
#[cfg(target_os = "linux")]
fn a_dumb_terminal_gets_lines() {
    let folder = folder("dumb");
    let Some(mut terminal) = Terminal::open(&folder, "dumb") else { return };
    terminal.wait_for("Type a cell and a digit");
    terminal.types("0\n0\n");
    let out = terminal.wait_for("left with 0");
    assert!(!out.contains('\x1b'), "no escape sequences: {out:?}");
}

/// Runs `jade statistics` with these arguments; returns the output, the errors and the exit code.
fn statistics(folder: &Path, args: &[&str]) -> (String, String, i32) {
    let output = jade(&[&["statistics"], args].concat())
        .env("XDG_DATA_HOME", folder)
        .env("HOME", folder)
        .env("APPDATA", folder)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    printed(&output)
}

#[test]
fn games_are_recorded_and_add_up() {
    let home = folder("statistics");
    let (out, err, code) = statistics(&home, &[]);
    assert_eq!(
        (out.as_str(), err.as_str(), code),
        ("No game has been recorded yet. Solve one with “jade play”.\n", "", 0)
    );
    let entries: Vec<String> = SMALL
        .chars()
        .zip(SMALL_SOLUTION.chars())
        .enumerate()
        .filter(|(_, (given, _))| *given == '.')
        .map(|(cell, (_, digit))| format!("r{}c{} {digit}", cell / 4 + 1, cell % 4 + 1))
        .collect();
    // A hint, a wrong digit, and then the solution.
    let mut lines = vec!["h", "r1c3 1"];
    lines.extend(entries.iter().map(String::as_str));
    lines.extend(["0", "0"]);
    says(&home, &[SMALL], &lines);
    // Another one is left.
    says(&home, &[SMALL], &["r1c3 3", "0", "0"]);
    let (out, _, code) = statistics(&home, &["--json"]);
    let reply: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (reply["solved"].as_u64(), reply["unfinished"].as_u64(), code),
        (Some(1), Some(1), 0),
        "{out}"
    );
    assert_eq!(reply["days"]["streak"], 1, "{out}");
    assert!(reply["techniques"].as_array().is_some_and(|list| !list.is_empty()), "{out}");
    let kept = std::fs::read_to_string(home.join("jade/games.json")).unwrap();
    let kept: serde_json::Value = serde_json::from_str(&kept).unwrap();
    let solved = kept["records"].as_array().unwrap().iter().find(|one| one["outcome"] == "solved").unwrap();
    assert_eq!(
        (&solved["mistakes"], &solved["hints"][0], &solved["told"]),
        (&1.into(), &1.into(), &0.into())
    );
    assert_eq!(solved["playedOn"], "terminal");
    let (out, _, _) = statistics(&home, &["--lang", "es"]);
    assert!(out.starts_with("1 sudoku resuelto\n1 día de racha"), "{out}");
    assert!(out.contains("Nivel") && out.contains("Técnica"), "{out}");
    // Moves without pencil marks have names, too.
    assert!(out.contains("La criba") && !out.contains("cross-hatching"), "{out}");

    // All of it goes to another device, once.
    let file = home.join("out.json");
    let name = file.to_str().unwrap();
    assert_eq!(statistics(&home, &["--export", name]).2, 0);
    let other = folder("statistics-other");
    let (out, _, _) = statistics(&other, &["--import", name]);
    assert!(out.starts_with("2 games are new.\n"), "{out}");
    let (out, _, _) = statistics(&other, &["--import", name]);
    assert!(out.starts_with("No game is new. 2 were already here.\n"), "{out}");
    // Erased, also when the file is damaged; twice is no mistake.
    assert_eq!(statistics(&other, &["--erase"]).0, "2 records have been erased.\n");
    assert_eq!(statistics(&other, &["--erase", "--lang", "es"]).0, "No había registros.\n");
    std::fs::write(other.join("jade/games.json"), "{").unwrap();
    assert_eq!(statistics(&other, &["--erase"]), ("There were no records.\n".to_owned(), String::new(), 0));
    assert!(!other.join("jade/games.json").exists());
    assert_eq!(statistics(&other, &["--erase", "--json"]).2, 2);
    std::fs::write(&file, "{}").unwrap();
    let (_, err, code) = statistics(&other, &["--import", name]);
    assert!(err.contains("This is not a file of records of games.") && code == 1, "{err} {code}");
}
