//! Formats the report of a search, and appends it to a file.

use crate::config::Show;
use jade_search::{End, Guessing, SolveReport};
use jade_text::{Args, Texts};
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;
use std::time::SystemTime;

/// Removes the parts that are not to be shown.
pub fn leave_out(report: SolveReport, show: Show) -> SolveReport {
    let candidates = |guessing: Guessing| Guessing {
        candidates: guessing.candidates.filter(|_| show.candidates),
        ..guessing
    };
    SolveReport {
        strategies: report.strategies.filter(|_| show.strategies),
        guessing: report.guessing.filter(|_| show.guessing).map(candidates),
        puzzle: report.puzzle.filter(|_| show.puzzle),
        solutions: if show.solutions { report.solutions } else { Vec::new() },
        ..report
    }
}

/// Returns the report as text, terminated by a newline.
pub fn words(report: &SolveReport, texts: &Texts) -> String {
    let edge = "*".repeat(60);
    let rule = format!("* {}", "-".repeat(58));
    let mut lines = vec![edge.clone()];
    let mut say = |id: &str, args: Args<'_>| lines.push(format!("* {}", texts.plain(id, &args)));
    let none = Args::none;
    say("report-date", none().text("date", report.date.as_str()));
    let board = none().text("side", report.side.to_string());
    let board = board.text("rows", report.box_rows.to_string());
    say("report-board", board.text("columns", report.box_columns.to_string()));
    match &report.symbols {
        Some(symbols) => say("report-symbols", none().text("symbols", symbols.as_str())),
        None => say("report-numbers", none().number("side", report.side)),
    }
    let engine = texts
        .try_message(&format!("engine-{}", report.engine), &none())
        .map_or_else(|_| report.engine.clone(), |name| name.to_string());
    say("report-engine", none().text("engine", engine));
    match report.sought {
        Some(sought) => say("report-sought", none().number("sought", sought)),
        None => say("report-sought-all", none()),
    }
    if let Some(used) = report.strategies {
        let args = none().number("naked-singles", used.naked_singles);
        let args = args.number("hidden-singles", used.hidden_singles);
        say("report-strategies", args.number("naked-pairs", used.naked_pairs));
    }
    if let Some(guessing) = &report.guessing {
        lines.push(rule.clone());
        let mut say = |id: &str, args: Args<'_>| lines.push(format!("* {}", texts.plain(id, &args)));
        say("report-open", none().number("cells", guessing.open_cells));
        say("report-height", none().number("height", guessing.height));
        say("report-combinations", none().number("combinations", guessing.combinations));
        if let Some(candidates) = &guessing.candidates {
            say("report-candidates", none());
            lines.extend(board_of_counts(candidates, report.box_rows, report.box_columns));
        }
    }
    lines.push(rule);
    let mut say = |id: &str, args: Args<'_>| lines.push(format!("* {}", texts.plain(id, &args)));
    say("report-found", none().number("found", report.found));
    match report.end {
        End::Complete => say("report-end-complete", none()),
        End::SolutionLimit => say("report-end-limit", none()),
        End::NodeLimit | End::RuleLimit | End::Cancelled => say("report-end-stopped", none()),
        End::MemoryLimit { level, levels, live_nodes } => {
            let args = none().number("level", level).number("levels", levels);
            say("report-end-memory", args.number("nodes", live_nodes));
        }
    }
    say("report-time", none().text("time", time(report.microseconds)));
    lines.push(edge);
    lines.extend(report.puzzle.clone());
    lines.extend(report.solutions.iter().cloned());
    lines.join("\n") + "\n"
}

/// Draws the counts as a board: bars between boxes, a dot for each given.
fn board_of_counts(rows: &[Vec<u8>], box_rows: usize, box_columns: usize) -> Vec<String> {
    let width = rows.iter().flatten().max().map_or(1, |most| most.to_string().len());
    let mut lines = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let stacks: Vec<String> = row
            .chunks(box_columns)
            .map(|stack| {
                let cells = stack.iter().map(|count| {
                    let sign = if *count == 0 { ".".to_owned() } else { count.to_string() };
                    format!("{sign:>width$}")
                });
                cells.collect::<Vec<_>>().join(" ")
            })
            .collect();
        let line = format!("*   {}", stacks.join(" | "));
        if index > 0 && index % box_rows == 0 {
            let dashes: Vec<String> = stacks.iter().map(|stack| "-".repeat(stack.len())).collect();
            lines.push(format!("*   {}", dashes.join("-+-")));
        }
        lines.push(line);
    }
    lines
}

/// Formats a time with about three digits and a unit.
fn time(microseconds: u64) -> String {
    match microseconds {
        0..1_000 => format!("{microseconds} µs"),
        1_000..1_000_000 => format!("{:.1} ms", microseconds as f64 / 1e3),
        _ => format!("{:.1} s", microseconds as f64 / 1e6),
    }
}

/// Appends to a file, which is created if necessary. Nothing is ever overwritten.
///
/// # Errors
/// If it cannot be written.
pub fn append(file: &Path, text: &str) -> io::Result<()> {
    OpenOptions::new().create(true).append(true).open(file)?.write_all(text.as_bytes())
}

/// Formats a time as `2026-11-21 10:30:00 UTC`.
pub fn date(moment: SystemTime) -> String {
    chrono::DateTime::<chrono::Utc>::from(moment).format("%F %T UTC").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_search::{About, Engine, SearchLimits, StrategiesThenGuess};
    use jade_text::Language;
    use std::time::Duration;

    fn example() -> SolveReport {
        let line = "367512984..2473.1...169832771.8254.....1.7..8..89.4.71..42517.....78914.17.3468.2";
        let puzzle = jade_grid::line::read(line).unwrap();
        let engine = StrategiesThenGuess::new();
        let (report, seen) = engine.observe(&puzzle, &SearchLimits::default().solutions(100), None);
        let about = About {
            date: date(SystemTime::UNIX_EPOCH + Duration::from_secs(1_573_135_288)),
            engine: engine.name().into(),
            alphabet: &jade_grid::Alphabet::default(),
            sought: Some(100),
            microseconds: 1_234,
        };
        SolveReport::new(about, &puzzle, &report, &seen, &[])
    }

    #[test]
    fn the_text_contains_everything_in_both_languages() {
        let english = words(&example(), Texts::of(Language::English));
        let spanish = words(&example(), Texts::of(Language::Spanish));
        for text in [&english, &spanish] {
            assert!(!text.contains(['{', '}']), "{text}");
            for figure in [
                "2019-11-07 14:01:28 UTC",
                "9×9",
                "123456789",
                "100",
                " 29",
                " 3\n",
                " 14\n",
                " 8\n",
                "1.2 ms",
            ] {
                assert!(text.contains(figure), "{figure:?} in\n{text}");
            }
            // The number of counts equals the number of open cells.
            let board: Vec<&str> = text.lines().filter(|line| line.contains(" | ")).collect();
            let open = board.iter().flat_map(|line| line.chars()).filter(char::is_ascii_digit).count();
            assert_eq!((board.len(), open), (9, 29), "{text}");
        }
        assert_eq!(english.lines().count(), spanish.lines().count());
        let same = english.lines().zip(spanish.lines()).filter(|(a, b)| a == b && a.contains(": ")).count();
        assert_eq!(same, 0, "{english}\n{spanish}");
    }

    #[test]
    fn excluded_parts_are_left_out() {
        let show =
            Show { strategies: false, guessing: false, candidates: true, puzzle: false, solutions: false };
        let report = leave_out(example(), show);
        assert!(report.strategies.is_none() && report.guessing.is_none() && report.puzzle.is_none());
        let texts = Texts::of(Language::English);
        let text = words(&report, texts);
        assert!(!text.contains(" 29") && text.contains(" 8\n"), "{text}");
        let report = leave_out(example(), Show { candidates: false, ..Show::default() });
        let text = words(&report, texts);
        assert!(text.contains(" 29") && !text.contains(" | "), "{text}");
    }
}
