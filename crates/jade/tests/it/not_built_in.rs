//! The program as `cargo build` makes it: what it lacks is in the help and says how to get it.

use crate::common::{file, jade, printed, run};

/// Runs a command that the program lacks, in both languages.
fn lacks(args: &[&str], environment: &[(&str, &str)], asked: &str, feature: &str) {
    let command = format!("cargo build --release --features {feature}");
    for (language, quoted) in [("en", format!("“{asked}”")), ("es", format!("«{asked}»"))] {
        let mut jade = jade(&[args, &["--lang", language]].concat());
        let (out, err, code) = printed(&jade.envs(environment.iter().copied()).output().unwrap());
        assert_eq!((out.as_str(), code), ("", 2), "{args:?}: {err}");
        assert!(err.contains(&quoted) && err.contains(&command) && err.lines().count() == 1, "{err}");
    }
}

#[cfg(not(feature = "datasets"))]
#[test]
fn data_sets_and_studies_say_how_to_get_them() {
    lacks(&["dataset", "build", "plan.toml", "folder"], &[], "jade dataset", "datasets");
    lacks(&["dataset", "verify", "folder"], &[], "jade dataset", "datasets");
    lacks(&["difficulty", "--count", "3"], &[], "jade difficulty", "datasets");
}

#[cfg(not(feature = "accounts"))]
#[test]
fn accounts_say_how_to_get_them_wherever_they_are_asked_for() {
    lacks(&["users", "list"], &[], "jade users", "accounts");
    let database = "sqlite:no-such-people.db";
    lacks(&["serve", "--database", database], &[], "--database", "accounts");
    lacks(&["serve"], &[("JADE_DATABASE", database)], "JADE_DATABASE", "accounts");
    let config = file("not-built-in.toml", &format!("[serve]\nlog = 'off'\ndatabase = '{database}'\n"));
    let config = config.display().to_string();
    for (language, place) in [("en", "line 3, database"), ("es", "línea 3, database")] {
        for more in [None, Some("--check-config")] {
            let mut jade = jade(&["serve", "--config", &config, "--lang", language]);
            let (out, err, code) = printed(&jade.args(more).output().unwrap());
            assert_eq!((out.as_str(), code), ("", 2), "{err}");
            assert!(
                err.contains(&format!("{config}, {place}")) && err.contains("--features accounts"),
                "{err}"
            );
        }
    }
    assert!(!std::path::Path::new("no-such-people.db").exists());
}

#[test]
fn the_help_lists_them() {
    let (help, _, _) = printed(&run(&["--help"], b""));
    for command in ["dataset", "difficulty", "users"] {
        assert!(help.lines().any(|line| line.trim_start().starts_with(command)), "{command}: {help}");
    }
    let (help, _, _) = printed(&run(&["serve", "--help"], b""));
    assert!(help.contains("--database"), "{help}");
}
