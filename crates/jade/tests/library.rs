//! `jade library` and `jade generate --library`, as a user runs them.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

fn jade(args: &str, input: &str) -> (String, String, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jade"))
        .args(args.split_whitespace())
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut stdin, input) = (child.stdin.take().unwrap(), input.to_owned());
    let writing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

fn good(args: &str, input: &str) -> String {
    let (out, err, code) = jade(args, input);
    assert_eq!((err.as_str(), code), ("", 0), "{args}");
    out
}

/// A file of this name that is not there.
fn no_file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    drop(std::fs::remove_file(&path));
    path
}

#[test]
fn what_is_ready_comes_at_once_and_is_the_same_by_any_threads() {
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
fn a_collection_is_built_again_the_same_and_added_to() {
    let build = |file: &PathBuf, more: &str| {
        let args = "library build --per-technique 1 --attempts 300";
        good(&format!("{args} --file {} {more}", file.display()), "")
    };
    let read = |file: &PathBuf| std::fs::read_to_string(file).unwrap();
    let (one, other) = (no_file("one.txt"), no_file("other.txt"));
    let told = build(&one, "--per-level 2 --threads 1 --seed 5");
    assert!(told.contains("puzzles, for"), "{told}");
    build(&other, "--per-level 2 --threads 3 --seed 5");
    assert_eq!(read(&one), read(&other));
    // All that was right stays, and what is wrong goes.
    let wrong = good("generate --seed 1 --level very-easy", "");
    let wrong: String = wrong.split('\t').next().unwrap().replace('.', "a");
    let before = read(&one);
    let heading = before.lines().find(|line| line.starts_with("shelf classic level extreme")).unwrap();
    std::fs::write(&one, before.replace(heading, &format!("{heading}\n{wrong}"))).unwrap();
    build(&one, "--per-level 3");
    let after = read(&one);
    assert!(
        !after.contains(&wrong) && before.lines().filter(|l| !l.contains(' ')).all(|l| after.contains(l))
    );
    assert!(after.lines().count() > before.lines().count());
    // A file that is something else is left alone.
    std::fs::write(&other, "what is this\n").unwrap();
    let (_, err, code) = jade(&format!("library build --file {} --seconds 1", other.display()), "");
    assert!(code == 1 && err.contains("line 1"), "{err}");
    assert_eq!(read(&other), "what is this\n");
    let (_, err, code) = jade("library build --seconds 1 --file no/such/folder/file", "");
    assert!(code == 1 && err.contains("no/such/folder"), "{err}");
}
