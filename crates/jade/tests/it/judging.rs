//! `jade judge` in the real program.

use crate::common::{answers, file, printed, run};
use serde_json::Value;
use std::fs;
use std::path::Path;

const PUZZLE: &str = "3.9...4..2..7.9....87......75..6.23.6..9.4..8.28.5..41......59....1.6..7..6...1.4";
const SOLUTION: &str = "369218475215749863487635912754861239631924758928357641173482596542196387896573124";

fn document(name: &str) -> String {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    fs::read_to_string(docs.join(name)).unwrap()
}

#[test]
fn the_documented_examples_are_judged_as_documented() {
    for (name, lang) in [("judging.md", "en"), ("judging.es.md", "es")] {
        let text = document(name);
        assert!(text.contains(PUZZLE));
        let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |"));
        let mut verdicts = Vec::new();
        for row in rows.filter(|row| row.matches(" | ").count() == 3) {
            let columns: Vec<&str> = row.split(" | ").collect();
            let claim = columns[0].strip_suffix('`').unwrap();
            let out = answers(&["judge", "--lang", lang, "--puzzle", PUZZLE], claim);
            let step: Vec<&str> = out.lines().next().unwrap().split('\t').collect();
            assert_eq!(step[0], "1");
            assert_eq!([step[1], step[3], step[4]], columns[1..], "{claim}");
            verdicts.push(step[1].to_owned());
        }
        assert!(verdicts.len() >= 20, "{name}: {}", verdicts.len());
        for verdict in ["good", "known", "unfounded", "false"] {
            assert!(verdicts.iter().any(|found| found == verdict), "{name}: {verdict}");
        }
        let example = text.split("```json\n").nth(1).unwrap().split("\n```").next().unwrap();
        let reply: Value = serde_json::from_str(&answers(&["judge", "--json"], example)).unwrap();
        assert_eq!((&reply["id"], &reply["steps"][1]["verdict"]), (&1.into(), &"good".into()));
        // Every field of the reply is in the document, and those of the sums.
        let fields = reply.as_object().unwrap().keys().chain(reply["steps"][1].as_object().unwrap().keys());
        for field in fields.filter(|field| *field != "version") {
            assert!(text.contains(&format!("{field}`")), "{name}: {field}");
        }
    }
}

/// JADE’s own path is good in every step, read from its one-line notation, and solves the puzzle.
#[test]
fn jades_own_paths_are_good_to_the_end() {
    let puzzles = [
        PUZZLE,
        "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ];
    for puzzle in puzzles {
        let path = answers(&["path"], puzzle);
        let steps: Vec<&str> = path.lines().filter(|line| line.contains(" => ")).collect();
        assert!(steps.len() > 20, "{path}");
        let attempt = serde_json::json!({ "puzzle": puzzle, "steps": steps });
        let reply: Value =
            serde_json::from_str(&answers(&["judge", "--json"], &attempt.to_string())).unwrap();
        for step in reply["steps"].as_array().unwrap() {
            assert!(matches!(step["verdict"].as_str().unwrap(), "good" | "known"), "{step:#}");
        }
        let score = &reply["score"];
        assert_eq!((&score["solved"], &score["score"]), (&true.into(), &1.0.into()), "{score:#}");
    }
}

#[test]
fn answers_are_judged_with_the_place_of_the_first_mistake() {
    let rows: Vec<String> =
        SOLUTION.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).into()).collect();
    let wrong = SOLUTION.replacen("369218475", "396218475", 1);
    for (answer, right, cells) in [
        (SOLUTION.to_owned(), true, vec![]),
        (format!("The answer is:\n{}", rows.join("\n")), true, vec![]),
        (wrong, false, vec![2]),
        ("I do not know".to_owned(), false, vec![]),
    ] {
        let attempt = serde_json::json!({ "puzzle": PUZZLE, "answer": answer });
        let reply: Value =
            serde_json::from_str(&answers(&["judge", "--json"], &attempt.to_string())).unwrap();
        assert_eq!(reply["answer"]["right"], right, "{answer}");
        assert_eq!(reply["score"]["score"], if right { 1.0 } else { 0.0 });
        if !cells.is_empty() {
            assert_eq!(reply["answer"]["cells"], serde_json::json!(cells), "{answer}");
        }
    }
}

#[test]
fn a_false_step_does_not_spoil_those_after_it() {
    let text =
        format!("{PUZZLE}\n\nr4c3 = 1\nr4c3 = 4 because it is the only place for 4 in box 4\n{SOLUTION}\n");
    let out = answers(&["judge"], &text);
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].starts_with("3\tfalse\tr4c3=1\t"));
    assert!(lines[1].starts_with("4\tgood\tr4c3=4\thidden-single\tcited"));
    assert_eq!(lines[2], "score\t0.6667\t0.6667\t1.0000\tsolved\t1\t0\t0\t1\tright");
    assert_eq!(
        answers(&["judge", "--summary"], &text),
        "0.6667\t0.6667\t1.0000\tsolved\t1\t0\t0\t1\tright\n"
    );
}

#[test]
fn bad_lines_are_named_and_do_not_stop_the_rest() {
    let good = format!(r#"{{"puzzle": "{PUZZLE}", "steps": "r1c8 = 7"}}"#);
    let lines =
        format!("{good}\n{{\"steps\": []}}\n{{oops\n{{\"puzzle\": \"{}\"}}\n{good}\n", ".".repeat(81));
    let (out, err, code) = printed(&run(&["judge", "--summary"], lines.as_bytes()));
    assert_eq!((out.lines().count(), code), (2, 1));
    let errors: Vec<&str> = err.lines().collect();
    assert_eq!(errors.len(), 3, "{err}");
    assert!(errors[0].contains("Line 2") && errors[0].contains("puzzle"), "{err}");
    assert!(errors[1].contains("Line 3") && errors[1].contains("JSON"), "{err}");
    assert!(errors[2].contains("Line 4") && errors[2].contains("one solution"), "{err}");
    let (out, _, code) = printed(&run(&["judge", "--json"], lines.as_bytes()));
    assert_eq!((out.lines().count(), code), (5, 1));
    let (_, err, code) = printed(&run(&["judge"], b"r1c1 = 5\n"));
    assert!(err.contains("--puzzle"), "{err}");
    assert_eq!(code, 1);
    let (_, err, code) = printed(&run(&["judge", "--puzzle", "12"], b"r1c1 = 5\n"));
    assert_eq!(code, 2, "{err}");
    let missing = file("judged.txt", "").with_file_name("no-such-file.txt");
    let (_, err, code) = printed(&run(&["judge", missing.to_str().unwrap()], b""));
    assert_eq!(code, 1, "{err}");
}
