//! JADE in pipes: bad lines that keep their place, JSON that can be joined, completions, and docs/pipes.md as it is.

#![cfg(unix)]

use crate::common::{answers, printed, run};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const X_WING: &str = "309000400200709000087000000750060230600904008028050041000000590000106007006000104";

#[test]
fn a_bad_line_keeps_its_place() {
    let input = format!("{EASY}\n{}\n{HARD}\n", &EASY[1..]);
    for command in ["solve", "count", "check", "rate"] {
        let (plain, _, code) = printed(&run(&[command], input.as_bytes()));
        assert_eq!((plain.lines().count(), code), (2, 1), "{command}");
        let (kept, err, code) = printed(&run(&[command, "--keep-lines"], input.as_bytes()));
        let lines: Vec<&str> = kept.lines().collect();
        assert_eq!((lines.len(), lines[1], code), (3, "-", 1), "{command}");
        assert!(err.contains("ine 2"), "{err}");
        let rest: Vec<&str> = lines.iter().copied().filter(|line| *line != "-").collect();
        assert_eq!(rest, plain.lines().collect::<Vec<_>>());
    }
    // With options for which the search runs by itself, too.
    let (kept, _, _) = printed(&run(&["solve", "--keep-lines", "--seconds", "60"], input.as_bytes()));
    assert_eq!(kept.lines().nth(1), Some("-"));
    // A file that cannot be read is no line.
    let (kept, _, code) = printed(&run(&["solve", "--keep-lines", "no-such-file.txt"], b""));
    assert_eq!((kept.as_str(), code), ("", 1));
}

#[test]
fn json_names_the_puzzle_and_its_line() {
    let input = format!("# a comment\n{EASY}\n\n{HARD}\n");
    let commands: [&[&str]; 11] = [
        &["solve"],
        &["solve", "--seconds", "60"],
        &["count"],
        &["check"],
        &["hint"],
        &["step"],
        &["steps"],
        &["path"],
        &["path", "--summary"],
        &["rate"],
        &["rate", "--scale", "explainer"],
    ];
    for command in commands {
        let out = answers(&[command, &["--json"]].concat(), &input);
        let replies: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let found: Vec<_> =
            replies.iter().map(|reply| (reply["line"].clone(), reply["puzzle"].clone())).collect();
        assert_eq!(found, [(2.into(), EASY.into()), (4.into(), HARD.into())], "{command:?}");
        // No field is written twice.
        assert!(out.lines().all(|line| line.matches("\"puzzle\":\"").count() == 1), "{command:?}");
        assert!(replies.iter().all(|reply| reply.get("file").is_none()));
    }
}

#[test]
fn shells_get_completions() {
    for (shell, sign) in [
        ("bash", "_jade()"),
        ("zsh", "#compdef jade"),
        ("fish", "complete -c jade"),
        ("powershell", "Register-ArgumentCompleter"),
    ] {
        let out = answers(&["completions", shell], "");
        assert!(out.contains(sign) && out.contains("keep-lines") && out.contains("from-attempt"), "{shell}");
        assert!(shell == "powershell" || out.contains("x-wing"), "{shell}: the ids of techniques");
    }
    let (_, err, code) = printed(&run(&["completions", "tcsh"], b""));
    assert!(err.contains("bash") && err.contains("powershell"), "{err}");
    assert_eq!(code, 2);
    let script = answers(&["completions", "bash"], "");
    let checked = Command::new("bash").args(["-n", "-c", &script]).status().unwrap();
    assert!(checked.success());
}

/// The help shows what most need; all options are in another.
#[test]
fn rare_options_are_in_the_help_of_all() {
    let (help, all) = (answers(&["generate", "--help"], ""), answers(&["generate", "--help-all"], ""));
    for (option, is_rare) in
        [("--level", false), ("--seed", false), ("--effort", true), ("--from-attempt", true)]
    {
        assert_eq!(help.contains(option), !is_rare, "{option}");
        assert!(all.contains(option), "{option}");
    }
    assert!(help.lines().count() < all.lines().count() - 10);
    // What is hidden works as before.
    assert_eq!(answers(&["solve", "--engine", "dancing-links"], EASY), answers(&["solve"], EASY));
}

/// The common options are at the end, and paragraphs are wrapped once.
#[test]
fn help_is_laid_out_for_the_terminal() {
    for command in ["hint", "generate", "solve", "grid", "judge", "serve"] {
        let help = answers(&[command, "--help"], "");
        let heads: Vec<&str> =
            help.lines().filter(|line| line.ends_with(':') && !line.starts_with(' ')).collect();
        assert_eq!(heads.last(), Some(&"Common options:"), "{command}");
    }
    let help = answers(&["hint", "--help"], "");
    let paragraph: Vec<&str> = help.lines().take_while(|line| !line.is_empty()).collect();
    let (last, full) = paragraph.split_last().unwrap();
    assert!(!last.is_empty() && full.iter().all(|line| line.len() > 80), "{help}");
}

/// What was merged works as before for one version, but no help lists it.
#[test]
fn merged_commands_are_hidden_and_still_work() {
    let notation = answers(&["hint", "--notation", "--with-marks"], HARD);
    assert_eq!(notation, answers(&["step"], HARD));
    assert_eq!(answers(&["hint", "--notation"], EASY), answers(&["step", "--before-marks"], EASY));
    let (help, library) = (answers(&["--help"], ""), answers(&["library", "--help"], ""));
    let is_listed = |help: &str, name: &str| help.lines().any(|line| line.starts_with(&format!("  {name} ")));
    assert!(is_listed(&help, "hint") && !is_listed(&help, "step"), "{help}");
    assert!(is_listed(&library, "find") && !is_listed(&library, "build") && !is_listed(&library, "check"));
    assert!(!is_listed(&answers(&["techniques", "--help"], ""), "verify"));
    assert!(printed(&run(&["library", "check"], EASY.as_bytes())).0.starts_with("solved"));
    let made = answers(&["generate", "--seed", "3", "--attempt", "5"], "");
    assert_eq!(made, answers(&["generate", "--seed", "3", "--from-attempt", "5"], ""));
}

/// A command that only holds others is no answer.
#[test]
fn a_group_of_commands_needs_one_of_them() {
    for group in ["grid", "dataset", "library", "users"] {
        let (out, err, code) = printed(&run(&[group], b""));
        assert_eq!((out.as_str(), code), ("", 2), "{group}");
        assert!(err.contains("Commands:") && err.contains("--lang"), "{err}");
    }
}

#[test]
fn errors_have_one_form() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join("one-bad-line.txt");
    fs::write(&file, format!("{EASY}\n{}\n{HARD}\n", &EASY[1..])).unwrap();
    let name = file.to_str().unwrap();
    for command in ["solve", "rate", "check"] {
        let (_, err, code) = printed(&run(&[command, name], b""));
        assert_eq!(code, 1);
        assert!(err.starts_with(&format!("jade: {name}:2:81: there are 80 cells")), "{err}");
    }
    let (_, err, _) = printed(&run(&["solve", "--seconds", "60", name], b""));
    assert!(err.starts_with(&format!("jade: {name}:2:81: ")), "{err}");
    // Standard input has no name.
    let (_, err, _) = printed(&run(&["solve"], b"12x\n"));
    assert!(err.starts_with("jade: Line 1, column 4: there are"), "{err}");
    let (_, err, code) = printed(&run(&["rate", "--nope"], b""));
    assert!(err.starts_with("jade: there is no option") && err.contains("“jade rate --help”"), "{err}");
    assert_eq!(code, 2);
    let (out, _, _) = printed(&run(&["check", "--json", name], b""));
    let replies: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(replies.len() == 3 && replies.iter().all(|reply| reply["file"] == name), "{out}");
}

/// One file holds the settings of all commands, each in a section of its own.
#[test]
fn all_commands_take_one_file_of_settings() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("settings");
    fs::create_dir_all(folder.join("jade")).unwrap();
    let file = folder.join("jade/config.toml");
    let settings =
        "[search]\nlimit = 3\n\n[serve]\nlisten = '127.0.0.1:0'\n\n[profiles.mine]\nonly = ['full-house']\n";
    fs::write(&file, settings).unwrap();
    let open = ".".repeat(81);
    for (named, environment) in [(true, None), (false, Some("XDG_CONFIG_HOME")), (false, Some("JADE_CONFIG"))]
    {
        let asked = |args: &[&str], input: &str| {
            let mut command = crate::common::jade(args);
            command.env_remove("JADE_CONFIG").env_remove("XDG_CONFIG_HOME");
            if named {
                command.arg("--config").arg(&file);
            }
            match environment {
                Some("JADE_CONFIG") => command.env("JADE_CONFIG", &file),
                Some(name) => command.env(name, &folder),
                None => command.env("XDG_CONFIG_HOME", folder.join("none")),
            };
            let mut child = command.stdin(std::process::Stdio::piped()).spawn().unwrap();
            std::io::Write::write_all(&mut child.stdin.take().unwrap(), input.as_bytes()).unwrap();
            printed(&child.wait_with_output().unwrap())
        };
        let (out, err, code) = asked(&["solve"], &open);
        assert_eq!((out.lines().count(), err.as_str(), code), (3, "", 0));
        let (out, err, _) = asked(&["rate", "--profile", "mine"], EASY);
        assert!(out.split('\t').nth(1) == Some("-"), "{out}{err}");
        let (out, err, code) = asked(&["serve", "--check-config"], "");
        assert!(code == 0 && out.contains("127.0.0.1:0"), "{out}{err}");
    }
    // An option counts more.
    let limited = answers(&["solve", "--limit", "2", "--config", file.to_str().unwrap()], &open);
    assert_eq!(limited.lines().count(), 2);
}

/// Returns the commands of the document, one for each block.
fn tasks(name: &str) -> Vec<String> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let text = fs::read_to_string(docs.join(name)).unwrap();
    let blocks = text.split("```sh\n").skip(1);
    blocks.map(|block| block.split("```").next().unwrap().to_owned()).collect()
}

#[test]
fn the_documented_tasks_do_what_they_say() {
    let tasks = {
        let english = tasks("pipes.md");
        assert_eq!(english, tasks("pipes.es.md"), "the same commands in both languages");
        english
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pipes");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let turned: String = EASY.chars().rev().collect();
    let twice = format!("{}\n", ".".repeat(81));
    let puzzles = format!("{HARD}\n{EASY}\nthis is no puzzle\n{twice}{X_WING}\n{turned}\n");
    fs::write(folder.join("puzzles.txt"), puzzles).unwrap();
    let program = PathBuf::from(env!("CARGO_BIN_EXE_jade"));
    let path = format!("{}:{}", program.parent().unwrap().display(), std::env::var("PATH").unwrap());
    let outputs: Vec<String> = tasks
        .iter()
        .map(|task| {
            let mut shell = Command::new("bash");
            shell.args(["-c", task]).current_dir(&folder).env("PATH", &path).env("LC_ALL", "C");
            let output = shell.output().unwrap();
            assert!(
                !output.stdout.is_empty() || task.contains("--output") || task.contains("completions"),
                "{task}"
            );
            String::from_utf8(output.stdout).unwrap()
        })
        .collect();
    let lines = |task: usize| outputs[task - 1].lines().collect::<Vec<&str>>();
    let columns = |line: &str| line.split('\t').map(str::to_owned).collect::<Vec<_>>();
    // 1: the solution beside each, and a mark beside what is none.
    assert_eq!(lines(1).len(), 6);
    assert!(columns(lines(1)[1])[1].starts_with("534678912"));
    assert_eq!(columns(lines(1)[2]), ["this is no puzzle", "-"]);
    // 2
    assert_eq!(lines(2), [HARD, EASY, X_WING, &turned]);
    // 3: from easy to hard; several solutions have no score.
    let scores: Vec<u32> = lines(3).iter().map(|line| columns(line)[2].parse().unwrap()).collect();
    assert!(scores.is_sorted() && scores.len() == 5, "{scores:?}");
    // 4
    let counts: u32 =
        lines(4).iter().map(|line| line.split_whitespace().next().unwrap().parse::<u32>().unwrap()).sum();
    assert_eq!(counts, 5);
    // 5
    assert_eq!(lines(5)[0].trim(), "1");
    // 6: the turned one is the same as that in the second place.
    assert!(lines(6).len() >= 3 && lines(6).contains(&"2"), "{:?}", lines(6));
    // 7
    assert_eq!(lines(7).len(), 10);
    assert!(lines(7).iter().all(|line| columns(line).iter().all(|column| column.len() == 81)));
    // 8, 9
    assert!(fs::read(folder.join("booklet.pdf")).unwrap().starts_with(b"%PDF"));
    assert_eq!(fs::read_to_string(folder.join("puzzles.sdm")).unwrap().lines().count(), 10);
    // 10
    assert_eq!(lines(10), ["right"; 10]);
    assert!(fs::read_to_string(folder.join("completions.bash")).unwrap().contains("_jade"));
}
