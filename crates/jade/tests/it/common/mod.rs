//! Runs the real program as a user does.

// Each test file uses only a part of this.
#![allow(dead_code)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

pub fn jade(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jade"));
    command.args(args).env_remove("NO_COLOR").env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub fn run(args: &[&str], input: &[u8]) -> Output {
    let mut child = jade(args).stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // On incorrect usage the program ends before it reads its input.
    let writing = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    output
}

pub fn printed(output: &Output) -> (String, String, i32) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr), output.status.code().unwrap())
}

pub fn answers(args: &[&str], input: &str) -> String {
    let (out, err, code) = printed(&run(args, input.as_bytes()));
    assert_eq!((err.as_str(), code), ("", 0), "{args:?}");
    out
}

/// Runs the program, which would go on for a long time, and presses Ctrl-C: again and again with more time each, until it
/// had enough of it to install its handler and to find what `is_enough` asks for.
#[cfg(unix)]
#[track_caller]
pub fn interrupted(args: &[&str], is_enough: impl Fn(&Output) -> bool) -> Output {
    let mut time = Duration::from_millis(200);
    loop {
        let mut child = jade(args).spawn().unwrap();
        std::thread::sleep(time);
        assert!(child.try_wait().unwrap().is_none(), "{args:?}: it goes on until it is stopped");
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let output = child.wait_with_output().unwrap();
        if output.status.code() == Some(130) && is_enough(&output) {
            return output;
        }
        assert!(time < Duration::from_secs(60), "{args:?}: {output:?}");
        time *= 2;
    }
}

/// Creates a file in a folder reserved for tests.
pub fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path
}
