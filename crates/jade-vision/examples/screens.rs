//! Measures the reader on the synthetic screenshots that `bench/vision/screens.py` draws:
//! `cargo run --release -p jade-vision --example screens -- FOLDER [NAME…]`, with names as in `0017`; those are shown in full.
//!
//! Each picture has a text file: first its style and what is special about it, then its 81 cells.

use image::ImageReader;
use jade_vision::{Kind, Picture, Reading, read};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// What came of some pictures.
#[derive(Default, Clone)]
struct Tally {
    pictures: usize,
    /// Boards that were found.
    found: usize,
    /// Boards right in every cell: digits, their kind, and candidates.
    right: usize,
    digits: usize,
    digits_right: usize,
    /// Digits where there are none.
    digits_invented: usize,
    /// Wrong digits, missing and invented ones, that are not doubtful.
    silent: usize,
    entries: usize,
    /// Entries that were taken for givens, and the reverse.
    entries_as_givens: usize,
    givens_as_entries: usize,
    marks: usize,
    marks_right: usize,
    marks_invented: usize,
    marks_silent: usize,
    doubtful: usize,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().expect("expected the folder that screens.py has filled"));
    let only: Vec<String> = arguments.collect();
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)
        .expect("the folder can be read")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "jpg" || end == "png"))
        .collect();
    files.sort();
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let begun = Instant::now();
    let mut longest = 0.0_f64;
    for file in &files {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if !only.is_empty() && !only.contains(&name) {
            continue;
        }
        let (special, truth) = transcript(&file.with_extension("txt"));
        let decoded = ImageReader::open(file).unwrap().decode().unwrap().into_rgb8();
        let begun = Instant::now();
        let picture = Picture::rgb(decoded.width() as usize, decoded.height() as usize, &decoded).unwrap();
        let readings = read(&picture);
        longest = longest.max(begun.elapsed().as_secs_f64());
        let reading = readings.as_ref().ok().map(|readings| &readings[0]);
        let mut one = Tally::default();
        let wrong = judge(&mut one, &truth, reading);
        if one.right == 0 && (!only.is_empty() || std::env::var_os("FAULTS").is_some()) {
            println!("{name} ({}): {}", special.join(" "), wrong.join(", "));
        }
        for word in special.iter().map(|word| word.split('-').next().unwrap_or(word).to_owned()) {
            add(tallies.entry(word).or_default(), &one);
        }
        add(tallies.entry("ALL".to_owned()).or_default(), &one);
    }
    println!(
        "| | pictures | boards found | right in all | digits | invented | silent | entries taken for givens | givens for entries | marks | invented | silent | doubtful cells |"
    );
    println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
    for (name, tally) in &tallies {
        let percent = |part: usize, whole: usize| 100.0 * part as f64 / whole.max(1) as f64;
        println!(
            "| {name} | {} | {} | {} | {:.2} % of {} | {} | {} | {} of {} | {} | {:.2} % of {} | {} | {} | {} |",
            tally.pictures,
            tally.found,
            tally.right,
            percent(tally.digits_right, tally.digits),
            tally.digits,
            tally.digits_invented,
            tally.silent,
            tally.entries_as_givens,
            tally.entries,
            tally.givens_as_entries,
            percent(tally.marks_right, tally.marks),
            tally.marks,
            tally.marks_invented,
            tally.marks_silent,
            tally.doubtful
        );
    }
    println!("{:.1} s in all, the longest {longest:.2} s", begun.elapsed().as_secs_f64());
}

/// What is special about a picture, and its cells as words.
fn transcript(file: &Path) -> (Vec<String>, Vec<String>) {
    let text = fs::read_to_string(file).unwrap();
    let words = |line: Option<&str>| line.unwrap_or("").split_whitespace().map(str::to_owned).collect();
    let mut lines = text.lines();
    (words(lines.next()), words(lines.next()))
}

fn judge(tally: &mut Tally, truth: &[String], reading: Option<&Reading>) -> Vec<String> {
    tally.pictures += 1;
    let mut wrong = Vec::new();
    tally.found += usize::from(reading.is_some());
    for (index, word) in truth.iter().enumerate() {
        let (entry, word) = word.strip_prefix('+').map_or((false, word.as_str()), |rest| (true, rest));
        let marks = word.strip_prefix(':').unwrap_or("");
        let digit = word.parse::<u8>().ok();
        tally.digits += usize::from(digit.is_some());
        tally.entries += usize::from(entry);
        tally.marks += marks.len();
        let Some(cell) = reading.map(|reading| &reading.cells[index]) else { continue };
        tally.doubtful += usize::from(cell.doubtful);
        let found = cell.digit.map(|digit| digit.get());
        let silent = !cell.doubtful && !cell.changed;
        let mut fault = |text: String| {
            let place = format!("r{}c{}", index / 9 + 1, index % 9 + 1);
            wrong.push(format!(
                "{place} {text} {:.2}{}",
                cell.confidence,
                if silent { " SILENT" } else { "" }
            ));
        };
        match (digit, found) {
            (Some(digit), Some(found)) if digit == found => {
                tally.digits_right += 1;
                if entry && cell.kind == Kind::Printed {
                    tally.entries_as_givens += 1;
                    fault("entry as given".to_owned());
                } else if !entry && cell.kind == Kind::Handwritten {
                    tally.givens_as_entries += 1;
                    fault("given as entry".to_owned());
                }
            }
            (Some(digit), found) => {
                tally.silent += usize::from(silent);
                fault(format!("{digit}→{}", found.unwrap_or(0)));
            }
            (None, Some(found)) => {
                tally.digits_invented += 1;
                tally.silent += usize::from(silent);
                fault(format!("{word}→{found}"));
            }
            (None, None) => {}
        }
        if digit.is_none() && found.is_none() {
            let read: String = cell.candidates.iter().map(|digit| char::from(b'0' + digit.get())).collect();
            let right = marks.chars().filter(|mark| read.contains(*mark)).count();
            let invented = read.chars().filter(|mark| !marks.contains(*mark)).count();
            tally.marks_right += right;
            tally.marks_invented += invented;
            if read != marks {
                tally.marks_silent += if silent { invented + marks.len() - right } else { 0 };
                fault(format!(":{marks}→:{read}"));
            }
        }
    }
    if reading.is_none() {
        wrong.push("no board".to_owned());
    }
    tally.right += usize::from(wrong.is_empty());
    wrong
}

fn add(sum: &mut Tally, one: &Tally) {
    for (sum, one) in [
        (&mut sum.pictures, one.pictures),
        (&mut sum.found, one.found),
        (&mut sum.right, one.right),
        (&mut sum.digits, one.digits),
        (&mut sum.digits_right, one.digits_right),
        (&mut sum.digits_invented, one.digits_invented),
        (&mut sum.silent, one.silent),
        (&mut sum.entries, one.entries),
        (&mut sum.entries_as_givens, one.entries_as_givens),
        (&mut sum.givens_as_entries, one.givens_as_entries),
        (&mut sum.marks, one.marks),
        (&mut sum.marks_right, one.marks_right),
        (&mut sum.marks_invented, one.marks_invented),
        (&mut sum.marks_silent, one.marks_silent),
        (&mut sum.doubtful, one.doubtful),
    ] {
        *sum += one;
    }
}
