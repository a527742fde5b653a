//! Boards as people type and draw them, in every command and by any name of the file; and lists of any length.

use crate::common::{answers, file, jade, printed, run};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The board with blanks for empty cells, in rows and in a frame, and with a comment behind and below the digits.
fn drawn() -> [(&'static str, String); 5] {
    let row = |row: &[u8]| String::from_utf8_lossy(row).replace('.', " ");
    let rows: Vec<String> = LINE.as_bytes().chunks(9).map(row).collect();
    let zeros = LINE.replace('.', "0");
    let frame = "+---+---+---+\n";
    let stacks = |row: &String| format!("|{}|{}|{}|\n", &row[..3], &row[3..6], &row[6..]);
    let bands = rows.chunks(3).map(|band| frame.to_owned() + &band.iter().map(stacks).collect::<String>());
    [
        ("rows.txt", rows.join("\n") + "\n"),
        ("frame.txt", bands.collect::<String>() + frame),
        ("behind.dat", format!("{zeros}typed by hand, 20/3/2020\n")),
        ("below.txt", format!("{zeros}\ntyped by hand\n\nfrom page 12\n")),
        ("below", format!("{zeros} \ntyped by hand\n")),
    ]
}

/// The same texts are read by the module and the API (`web/test/module/texts.test.js`) and in Python.
#[test]
fn texts_of_all_kinds_have_the_board_that_every_door_finds() {
    let texts: Vec<serde_json::Value> =
        serde_json::from_str(include_str!("../../../../data/texts.json")).unwrap();
    assert!(texts.len() >= 60);
    for (index, one) in texts.iter().enumerate() {
        let (text, board) = (one["text"].as_str().unwrap(), one["board"].as_str().unwrap());
        let expected = format!("{}\n", board.replace('.', "0"));
        let (by_pipe, err, code) = printed(&run(&["convert", "--to", "sdm"], text.as_bytes()));
        assert_eq!((by_pipe.as_str(), code), (expected.as_str(), 0), "{text}\n{err}");
        let path = file(&format!("texts-{index}.txt"), text);
        let (by_file, err, code) = printed(&run(&["convert", "--to", "sdm", path.to_str().unwrap()], b""));
        assert_eq!((by_file.as_str(), code), (expected.as_str(), 0), "{text}\n{err}");
    }
}

#[test]
fn every_command_reads_drawn_boards_and_comments() {
    let commands: [&[&str]; 9] = [
        &["check"],
        &["hint", "--rung", "5"],
        &["step"],
        &["path", "--summary"],
        &["rate"],
        &["solve"],
        &["count"],
        &["convert", "--to", "csv"],
        &["print"],
    ];
    for (name, text) in drawn() {
        let path = file(&format!("drawn-{name}"), &text);
        for command in commands {
            let expected = run(command, LINE.as_bytes());
            let by_name = jade(&[command, &[path.to_str().unwrap()]].concat()).output().unwrap();
            let in_a_pipe = run(command, text.as_bytes());
            for found in [by_name, in_a_pipe] {
                assert_eq!(found.status.code(), Some(0), "{command:?} {name}: {}", printed(&found).1);
                // Only a conversion tells the comment, and a PDF its date.
                let is_same = expected.stdout == found.stdout || matches!(command[0], "convert" | "print");
                assert!(is_same, "{command:?} {name}");
            }
        }
    }
}

#[test]
fn boards_above_16x16_are_checked() {
    let made = answers(&["generate", "--size", "25", "--effort", "0", "--seed", "1"], "");
    assert_eq!(answers(&["check"], &made), "proper\n");
    let drawn = answers(&["check", "--color", "always"], &made);
    assert!(drawn.contains("exactly one solution"), "{drawn}");
    // Two equal digits in the first row.
    let broken = format!("11{}", ".".repeat(623));
    assert_eq!(answers(&["check"], &broken), "none\tr1c1 r1c2\n");
    assert!(answers(&["check", "--json"], &broken).contains("\"status\":\"none\""));
    assert!(answers(&["check"], &".".repeat(625)).starts_with("several\t"));
}

/// Returns the memory that a process has used at most, in kB.
#[cfg(target_os = "linux")]
fn peak(process: u32) -> u64 {
    let used = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let peak = used.lines().find(|line| line.starts_with("VmHWM")).unwrap();
    peak.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// A million of them took 650 MB.
#[cfg(target_os = "linux")]
#[test]
fn bad_lines_are_reported_in_constant_memory() {
    use std::io::{BufRead, BufReader, Write};
    let mut child = jade(&["solve"]).stdin(std::process::Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let err = BufReader::new(child.stderr.take().unwrap());
    let writing = std::thread::spawn(move || {
        let many = format!("{LINE}\n{LINE}\n{}", format!("{}\n", &LINE[1..]).repeat(998));
        for _ in 0..100 {
            stdin.write_all(many.as_bytes()).unwrap();
        }
        stdin
    });
    assert_eq!(err.lines().take(95_000).filter(|line| line.as_ref().unwrap().contains("81")).count(), 95_000);
    assert!(peak(child.id()) < 60_000, "{} kB", peak(child.id()));
    child.kill().unwrap();
    child.wait().unwrap();
    drop(writing.join());
}

/// Forcing nets on a nearly blank 16×16 board took 1 GB.
#[cfg(target_os = "linux")]
#[test]
fn steps_on_a_nearly_blank_large_board_take_little_memory() {
    use std::io::{BufRead, BufReader, Write};
    let nearly = format!("1{}2{}3{}", ".".repeat(19), ".".repeat(24), ".".repeat(210));
    for technique in ["forcing-net-verity", "forcing-net-contradiction"] {
        let arguments = ["steps", "--technique", technique];
        let mut child = jade(&arguments).stdin(std::process::Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        // The input stays open, so that the process lives on while its memory is read.
        stdin.write_all(format!("{}\n{nearly}\n", ".".repeat(256)).as_bytes()).unwrap();
        for _ in 0..2 {
            assert!(out.read_line(&mut String::new()).unwrap() > 0);
        }
        assert!(peak(child.id()) < 150_000, "{technique}: {} kB", peak(child.id()));
        drop(stdin);
        child.wait().unwrap();
    }
}

/// Linux says how much memory a process has used at most.
#[cfg(target_os = "linux")]
#[test]
fn a_list_of_any_length_is_converted_in_constant_memory() {
    use std::io::{BufRead, BufReader, Write};
    let mut child =
        jade(&["convert", "--to", "opensudoku"]).stdin(std::process::Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let writing = std::thread::spawn(move || {
        let many = format!("{LINE} # a comment\n").repeat(1000);
        for _ in 0..40 {
            stdin.write_all(many.as_bytes()).unwrap();
        }
        // The input is still open: what was read is already converted.
        stdin
    });
    let (mut lines, mut line) = (0, String::new());
    while lines < 39_000 {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0);
        lines += 1;
    }
    assert!(peak(child.id()) < 100_000, "{} kB", peak(child.id()));
    drop(writing.join().unwrap());
    std::io::copy(&mut out, &mut std::io::sink()).unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_converted_list_equals_one_converted_at_once() {
    let list: String = (0..1500)
        .map(|index| match index % 3 {
            0 => format!("{LINE}\n"),
            1 => format!("{} # number {index}\n", LINE.replace('.', "0")),
            _ => "12.4 .... .... 4...\n".replace(' ', ""),
        })
        .collect();
    let list = format!("{LINE}\n{LINE}\n{LINE}\n{list}{}\n", &LINE[1..]);
    for to in ["line", "rows", "sud", "ss", "library", "csv", "opensudoku", "jade-link"] {
        let nine: String =
            list.lines().filter(|line| line.len() != 16).map(|line| format!("{line}\n")).collect();
        let list = if to == "opensudoku" { &nine } else { &list };
        let (streamed, told_streamed, code) = printed(&run(&["convert", "--to", to], list.as_bytes()));
        // Two files are read at once.
        let halves = [file(&format!("half-1-{to}.txt"), list), file(&format!("half-2-{to}.txt"), "")];
        let whole = jade(&["convert", "--to", to, halves[0].to_str().unwrap(), halves[1].to_str().unwrap()]);
        let (at_once, _, _) = printed(&{ whole }.output().unwrap());
        assert!(streamed == at_once, "{to}");
        let last = format!("Line {}", if to == "opensudoku" { "1,004" } else { "1,504" });
        assert!(code == 1 && told_streamed.contains(&last), "{told_streamed}");
    }
    // A file appears as a whole, and is not overwritten unasked.
    let from = file("list-from.txt", &list[..list.len() - LINE.len()]);
    let to = from.with_file_name("list-to.sud");
    let _ = std::fs::remove_file(&to);
    let args = ["convert", "--to", "sud", from.to_str().unwrap(), "-o", to.to_str().unwrap()];
    assert_eq!(printed(&jade(&args).output().unwrap()), (String::new(), String::new(), 0));
    let written = std::fs::read(&to).unwrap();
    assert!(written.len() > 100_000);
    let (_, told_again, code) = printed(&jade(&args).output().unwrap());
    assert!(code == 1 && told_again.contains("exists already"), "{told_again}");
    assert_eq!(jade(&[&args[..], &["--force"]].concat()).output().unwrap().status.code(), Some(0));
    assert_eq!(std::fs::read(&to).unwrap(), written);
}

#[test]
fn a_list_is_split_into_a_limited_number_of_files() {
    let list = format!("{LINE}\n").repeat(10_001);
    let (out, error, code) = printed(&run(&["convert", "--to", "sdk"], list.as_bytes()));
    assert!(out.is_empty() && code == 2 && error.contains("at most 10,000 files"), "{error}");
}

#[test]
fn a_booklet_of_too_many_boards_is_refused_at_once() {
    let list = format!("{LINE}\n").repeat(5001);
    let (out, error, code) = printed(&run(&["print"], list.as_bytes()));
    assert!(out.is_empty() && code == 2 && error.contains("at most 5,000 boards"), "{error}");
}
