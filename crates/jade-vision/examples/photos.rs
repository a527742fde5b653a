//! Measures the reader on the photographs in `../shared/data/photos`, if they are there:
//! `cargo run --release -p jade-vision --example photos [-- NAME…]`, with names as in `image1`.
//!
//! Thresholds were chosen on the even half only: the pictures at places 2, 4, 6 … of the list sorted by name. So what is wrong
//! in a picture is reported for these alone, and for those that are named. `PHOTOS` names another folder.

use image::ImageReader;
use jade_vision::{Picture, Reading, Standing, read};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// What came of a picture.
#[derive(Default)]
struct Tally {
    pictures: usize,
    right: usize,
    wrong_cells: usize,
    silent: usize,
    doubtful: usize,
    doubtful_but_right: usize,
    corrected: usize,
    faults: BTreeMap<&'static str, usize>,
}

fn main() {
    let folder = std::env::var_os("PHOTOS").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/photos"),
        PathBuf::from,
    );
    let Ok(entries) = fs::read_dir(&folder) else {
        println!("{} is missing: nothing is measured", folder.display());
        return;
    };
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "jpg" || end == "png"))
        .collect();
    files.sort();
    let only: Vec<String> = std::env::args().skip(1).collect();
    let mut halves = [Tally::default(), Tally::default()];
    let mut longest = (0.0, String::new());
    let mut total = 0.0;
    for (index, file) in files.iter().enumerate() {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if !only.is_empty() && !only.contains(&name) {
            continue;
        }
        let half = 1 - index % 2;
        let truth = transcript(&file.with_extension("dat"));
        let decoded = ImageReader::open(file).unwrap().decode().unwrap().into_rgb8();
        let begun = Instant::now();
        let picture = Picture::rgb(decoded.width() as usize, decoded.height() as usize, &decoded).unwrap();
        let readings = read(&picture);
        let seconds = begun.elapsed().as_secs_f64();
        total += seconds;
        if seconds > longest.0 {
            longest = (seconds, name.clone());
        }
        let fault = judge(&mut halves[half], &truth, readings.as_ref().ok().map(|readings| &readings[0]));
        let fault = match &readings {
            Err(error) => Some(error.to_string()),
            Ok(_) => fault,
        };
        if let (Some(fault), true) = (fault, half == 1 || !only.is_empty()) {
            println!("{name}: {fault}");
        }
    }
    for (half, tally) in ["odd half (kept out)", "even half (chosen on)"].iter().zip(&halves) {
        println!(
            "{half}: {} of {} all right; {} cells wrong, {} of them silently; {} doubtful cells, {} of them right; \
             {} boards corrected; faults {:?}",
            tally.right,
            tally.pictures,
            tally.wrong_cells,
            tally.silent,
            tally.doubtful,
            tally.doubtful_but_right,
            tally.corrected,
            tally.faults
        );
    }
    println!("{total:.1} s in all, the longest {:.2} s ({})", longest.0, longest.1);
}

/// The 81 digits of a transcript, 0 for empty, after its two lines about the phone and the picture.
fn transcript(file: &Path) -> Vec<u8> {
    let text = fs::read(file).unwrap();
    let text = String::from_utf8_lossy(&text);
    let digits: Vec<u8> =
        text.lines().skip(2).flat_map(str::split_whitespace).filter_map(|word| word.parse().ok()).collect();
    assert_eq!(digits.len(), 81, "{}", file.display());
    digits
}

/// Counts what is right and wrong in a reading; says what is wrong.
fn judge(tally: &mut Tally, truth: &[u8], reading: Option<&Reading>) -> Option<String> {
    tally.pictures += 1;
    let Some(reading) = reading else {
        *tally.faults.entry("no board found").or_default() += 1;
        return None;
    };
    tally.corrected +=
        usize::from(reading.before != Standing::Proper && reading.standing == Standing::Proper);
    let mut wrong = Vec::new();
    let mut right_doubts = 0;
    for (cell, truth) in truth.iter().enumerate() {
        let read = &reading.cells[cell];
        let value = read.digit.map_or(0, |digit| digit.get());
        tally.doubtful += usize::from(read.doubtful);
        if value == *truth {
            tally.doubtful_but_right += usize::from(read.doubtful);
            right_doubts += usize::from(read.doubtful);
            continue;
        }
        tally.wrong_cells += 1;
        let silent = !read.doubtful && !read.changed;
        tally.silent += usize::from(silent);
        let kind = match (*truth, value) {
            (0, _) => "digit in an empty cell",
            (_, 0) => "digit not seen",
            _ => "another digit",
        };
        *tally.faults.entry(kind).or_default() += 1;
        let silent = if silent { " SILENT" } else { "" };
        wrong.push(format!(
            "r{}c{} {truth}→{value} {:.2}{silent}",
            cell / 9 + 1,
            cell % 9 + 1,
            read.confidence
        ));
    }
    tally.right += usize::from(wrong.is_empty());
    if wrong.is_empty() && right_doubts == 0 && reading.standing == Standing::Proper {
        return None;
    }
    let shown = if wrong.len() > 8 { format!("{} cells wrong", wrong.len()) } else { wrong.join(", ") };
    Some(format!(
        "lines {:.2}, {:?} before, {:?}, {right_doubts} right but doubtful; {shown}",
        reading.lines, reading.before, reading.standing
    ))
}
