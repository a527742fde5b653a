//! `jade learn report` in the real program.

use crate::common;

use common::{answers, file, printed, run};
use serde_json::Value;

/// The progress of somebody who practised and took tests.
fn progress() -> String {
    let cases: Value = serde_json::from_str(include_str!("../../../../data/learning.json")).unwrap();
    cases[1]["progress"].to_string()
}

#[test]
fn the_report_has_the_figures_of_the_page_in_both_languages() {
    let path = file("learning-progress.json", &progress());
    let report = |lang| answers(&["learn", "report", path.to_str().unwrap(), "--lang", lang], "");
    let rows = |text: &str| -> Vec<String> {
        text.lines()
            .map(|line| {
                line.split("  ").filter(|cell| !cell.is_empty()).map(str::trim).collect::<Vec<_>>().join("|")
            })
            .collect()
    };
    let english = rows(&report("en"));
    for row in [
        "Your rating: 1541",
        "Technique|Found alone|With help|Time|Boards to mastery|Hints per board",
        "Naked pair|1 of 1|0|0:20|–|0",
        "X-Wing|4 of 7|2, 1 missed|0:40|6|0.4",
        "Technique|Before|After|A week later|Gain",
        "Naked pair|50%|–|–|–",
        "X-Wing|0%|100%|50%|+100%",
        "Remote pair|100%|50%|–|-50%",
    ] {
        assert!(english.iter().any(|line| line == row), "{row}\n{english:#?}");
    }
    let spanish = rows(&report("es"));
    for row in [
        "Tu puntuación: 1541",
        "Par desnudo|1 de 1|0|0:20|–|0",
        "X-Wing|4 de 7|2, 1 fallado|0:40|6|0,4",
        "X-Wing|0\u{a0}%|100\u{a0}%|50\u{a0}%|+100\u{a0}%",
    ] {
        assert!(spanish.iter().any(|line| line == row), "{row}\n{spanish:#?}");
    }
}

#[test]
fn the_report_is_read_from_standard_input_and_written_as_json() {
    let reply: Value = serde_json::from_str(&answers(&["learn", "report", "--json"], &progress())).unwrap();
    assert_eq!(reply["techniques"][1]["gain"], 1.0);
    assert_eq!(reply["techniques"][1]["toMastery"], 6);
    let nobody = answers(&["learn", "report", "-"], r#"{"version":1,"techniques":{}}"#);
    assert_eq!(nobody, "Nothing has been practised yet.\n");
}

#[test]
fn a_file_that_is_no_progress_is_named() {
    let path = file("learning-puzzle.txt", "53..7....6..195....98....6.");
    let (out, err, code) = printed(&run(&["learn", "report", path.to_str().unwrap()], b""));
    assert_eq!((out.as_str(), code), ("", 1));
    assert!(err.contains("learning-puzzle.txt: This is not a file of progress."), "{err}");
    let (_, err, _) = printed(&run(&["learn", "report", "missing.json", "--lang", "es"], b""));
    assert!(err.contains("no se puede leer missing.json"), "{err}");
    let (_, err, _) = printed(&run(&["learn", "report"], b"\xff"));
    assert!(err.contains("standard input cannot be read"), "{err}");
    // A lesson is still found by any words.
    assert!(answers(&["learn", "naked", "pairs"], "").starts_with("Naked pair"));
}

/// The words of either language find the lessons in both.
#[test]
fn lessons_are_found_by_words_of_the_other_language() {
    for (asked, lang, title) in [
        ("ramificación y poda", "en", "Brute force\n"),
        ("ramificacion y poda", "en", "Brute force\n"),
        ("casillas conjugadas", "en", "The words\n"),
        ("celda raiz", "en", "XY-Wing\n"),
        ("backtracking", "en", "Brute force\n"),
        ("Locked Candidates", "en", "Locked candidates (pointing)\n"),
        ("celda raíz", "es", "XY-Wing\n"),
        ("branch and bound", "es", "Fuerza bruta\n"),
        ("Locked Candidates", "es", "Candidatos bloqueados (par o trío apuntador)\n"),
        // No name: the text of a page has these words, and the result is in the language of the one who asks.
        ("celdas rama", "en", "terminology\tThe words\t"),
    ] {
        let printed = answers(&["learn", asked, "--lang", lang], "");
        assert!(printed.starts_with(title), "{lang} {asked}: {printed}");
    }
}
