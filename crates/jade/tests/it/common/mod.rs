//! Runs the real program as a user does.

// Each test file uses only a part of this.
#![allow(dead_code)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

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

pub fn told(output: &Output) -> (String, String, i32) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr), output.status.code().unwrap())
}

pub fn answers(args: &[&str], input: &str) -> String {
    let (out, err, code) = told(&run(args, input.as_bytes()));
    assert_eq!((err.as_str(), code), ("", 0), "{args:?}");
    out
}

/// Creates a file in a folder reserved for tests.
pub fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path
}
