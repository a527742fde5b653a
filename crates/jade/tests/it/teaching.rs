//! Steps, techniques, libraries and profiles in the real program.

use crate::common;

use common::{answers, file, printed, run};
use serde_json::Value;

const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
/// A puzzle that needs locked candidates and a pair, and has a separate path before marks.
const PAIRS: &str = "5..........6..34..9..7..6...........3..46...7...27.51..2......9...32....8.1....32";
/// A full house to find; a case with another result; a case with nothing to find.
const CASES: &str = "# cases\n:0000:3:12.4............:::313::\n:0000:3:12.4............:::323::\n\
                     :0000-x::12..............::::::\n:0999::12.4............:::313::\n";

fn json(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_step_is_listed_in_one_line_of_json_per_position() {
    let lines = json(&answers(&["steps", "--json"], &format!("{PUZZLE}\n{PAIRS}\n")));
    assert_eq!(lines.len(), 2);
    for line in &lines {
        let groups = line["groups"].as_array().unwrap();
        assert!(!groups.is_empty());
        for group in groups {
            let steps = group["steps"].as_array().unwrap();
            assert!(!steps.is_empty());
            for step in steps.iter().map(|offered| &offered["step"]) {
                assert_eq!(step["technique"], group["technique"]);
                let concluded = |name: &str| step[name].as_array().unwrap().len();
                assert!(concluded("placements") + concluded("eliminations") > 0);
            }
        }
    }
    let only = json(&answers(&["steps", "--technique", "claiming", "--json"], PAIRS));
    let groups = only[0]["groups"].as_array().unwrap();
    assert_eq!((groups.len(), groups[0]["technique"].as_str()), (1, Some("claiming")));
    assert!(groups[0]["steps"][0]["step"]["eliminations"][0]["cell"].is_u64());
}

/// The same position as a puzzle with its candidates, as a library line and as a grid of marks.
#[test]
fn entries_and_removed_candidates_of_every_format_count() {
    let naked_singles = |input: &str| answers(&["steps", "--technique", "naked-single"], input);
    let removed = ":0000:x:12.4............:133 233 333:::\n";
    assert!(naked_singles(removed).contains("=> r3c3=4"));
    assert!(!naked_singles("12.4............\n").contains("r3c3=4"));
    // A cell with an entry is filled.
    assert!(!answers(&["steps"], ":0000:x:12.4.........+3..::::\n").contains("=> r4c2="));
    let grid = "\
.---------.---------.
| 1  2    | 3    4  |
| 3  4    | 12   12 |
:---------+---------:
| 24 13   | 124  12 |
| 24 13   | 124  123|
'---------'---------'
";
    let steps = answers(&["steps"], grid);
    assert!(steps.contains("naked-pair: 12 r2c4,r3c4 c4"), "{steps}");
}

#[test]
fn an_impossible_position_is_an_error_in_its_place() {
    for input in ["1...1...........\n", ":0000:x:12..3...........:422:::\n"] {
        let (out, err, code) = printed(&run(&["steps"], input.as_bytes()));
        assert_eq!((out.as_str(), code), ("", 1), "{err}");
        assert!(err.contains("ine 1"), "{err}");
    }
}

#[test]
fn a_requested_technique_is_applied_or_reported_as_not_applicable() {
    let claiming = answers(&["step", "--technique", "claiming"], PAIRS);
    assert!(claiming.starts_with("claiming: "));
    let none = answers(&["step", "--technique", "x-wing"], PAIRS);
    assert!(none.contains("X-Wing") && none.contains("impler"), "{none}");
    let hint = answers(&["hint", "--technique", "x-wing", "--lang", "es"], PAIRS);
    assert!(hint.contains("X-Wing") && hint.contains("más sencilla"), "{hint}");
    let outside = answers(&["step", "--only", "full-house"], PAIRS);
    assert!(outside.contains("left out") && outside.contains("hidden single"), "{outside}");
}

#[test]
fn a_path_can_stop_early() {
    let whole = answers(&["path"], PAIRS);
    let until = answers(&["path", "--until", "pointing"], PAIRS);
    let (steps, end) = until.trim_end().rsplit_once('\n').unwrap();
    assert!(end.starts_with("reached ") && whole.starts_with(steps));
    assert!(whole[steps.len()..].trim_start().starts_with("pointing: "));
    let singles = answers(&["path", "--singles"], PAIRS);
    assert!(singles.lines().all(|line| !line.starts_with("pointing")) && singles.contains("\nstuck "));
    let summary = answers(&["path", "--summary"], &format!("{PUZZLE}\n{PAIRS}\n"));
    let lines: Vec<&str> = summary.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("solved\teasy\t") && lines[0].contains("\t51/51\tfull-house×"), "{summary}");
    assert!(lines[1].starts_with("solved\tmedium\t") && lines[1].contains(" pointing×"), "{summary}");
}

#[test]
fn the_moves_before_marks_stop_where_marks_are_needed() {
    let moves = answers(&["path", "--before-marks"], PAIRS);
    let (moves, end) = moves.trim_end().rsplit_once('\n').unwrap();
    assert!(moves.contains("cross-hatching: ") && moves.contains("pointing-note: "));
    assert!(end.starts_with("solved "), "{end}");
    let reply = &json(&answers(&["path", "--before-marks", "--json"], PAIRS))[0];
    assert_eq!(reply["beforeMarks"]["filled"], reply["beforeMarks"]["open"]);
    let noted = reply["steps"]
        .as_array()
        .unwrap()
        .iter()
        .find(|printed| printed["step"]["technique"] == "pointing-note");
    assert!(noted.unwrap()["step"]["notes"].as_array().unwrap().len() >= 2);
    assert!(answers(&["step", "--before-marks"], PAIRS).starts_with("cross-hatching: "));
}

#[test]
fn techniques_are_listed_shown_and_verified() {
    assert_eq!(answers(&["techniques", "list"], ""), answers(&["techniques"], ""));
    let shown = answers(&["techniques", "show", "x-wing"], "");
    assert!(shown.starts_with("X-Wing (x-wing)\n") && shown.contains("0300") && shown.contains("x-wing: "));
    assert_eq!(json(&answers(&["techniques", "show", "x-wing", "--json"], ""))[0]["codes"][0], "0300");
    let (out, err, code) = printed(&run(&["techniques", "show", "xwing"], b""));
    assert!(out.is_empty() && err.contains("“x-wing”") && code == 2, "{err}");

    let library = file("cases.txt", CASES);
    let library = library.to_str().unwrap();
    let (out, err, code) = printed(&run(&["techniques", "verify", library], b""));
    assert_eq!((err.as_str(), code), ("", 1));
    let lines: Vec<&str> = out.lines().collect();
    assert!(lines[0].contains("0000") && lines[0].ends_with("pass"), "{out}");
    assert!(lines[1].contains("wanted r2c3=3") && lines[1].contains("r1c3=3"), "{out}");
    assert!(lines[3].contains("0999"), "{out}");
    assert!(out.ends_with("2 of 4 cases pass.\n"), "{out}");
    let (out, _, code) = printed(&run(&["techniques", "verify", "--json", library], b""));
    let replies = json(&out);
    assert_eq!((replies.len(), code), (5, 1));
    let verdicts: Vec<&str> = replies[..4].iter().map(|reply| reply["verdict"].as_str().unwrap()).collect();
    assert_eq!(verdicts, ["pass", "fail", "pass", "unknown-code"]);
    assert_eq!((&replies[4]["passed"], &replies[4]["count"]), (&2.into(), &4.into()));
    let good: String = CASES.lines().take(2).map(|line| format!("{line}\n")).collect();
    assert!(answers(&["techniques", "verify"], &good).ends_with("1 of one case passes.\n"));
    for input in ["", "# nothing\n", ":0300:x:53\n", "hello\n"] {
        let (out, err, code) = printed(&run(&["techniques", "verify"], input.as_bytes()));
        assert_eq!((out.as_str(), code), ("", 1), "{input:?}");
        assert!(err.starts_with("jade: Line 1"), "{err}");
    }
    let (_, err, code) = printed(&run(&["techniques", "verify", "no-such-file"], b""));
    assert!(err.contains("no-such-file") && code == 1);
}

#[test]
fn custom_profiles_can_be_used() {
    let config = file(
        "profiles.toml",
        "[profiles.mine]\nonly = ['naked-single', 'hidden-single']\n[profiles.less]\nbase = 'mine'\n\
         without = ['naked-single']\n[profiles.bad]\nonly = ['naked-singel']\n",
    );
    let config = config.to_str().unwrap();
    let ids = |args: &[&str]| -> Vec<String> {
        let list = answers(&[&["techniques", "list", "--config", config], args].concat(), "");
        list.lines().map(|line| line.split('\t').next().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(&["--profile", "mine"]), ["naked-single", "hidden-single"]);
    assert_eq!(ids(&["--profile", "less"]), ["hidden-single"]);
    assert_eq!(ids(&["--profile", "mine", "--without", "hidden-single"]), ["naked-single"]);
    assert_eq!(ids(&["--only", "x-wing,pointing"]), ["x-wing", "pointing"]);
    let path = answers(&["path", "--config", config, "--profile", "mine", "--summary"], PUZZLE);
    assert!(path.starts_with("solved\t") && !path.contains("full-house"), "{path}");
    for (args, nearest) in [
        (&["--profile", "minne"][..], "“mine”"),
        (&["--profile", "clasic"], "“classic”"),
        (&["--profile", "bad"], "“naked-single”"),
        (&["--only", "x-wnig"], "“x-wing”"),
        (&["--without", "pointng"], "“pointing”"),
        (&["--only", "pointing,pointing"], "twice"),
        (&["--only", "pointing", "--without", "pointing"], "at least one"),
    ] {
        for command in [&["steps"][..], &["path"], &["hint"], &["step"], &["techniques", "list"]] {
            let (out, err, code) =
                printed(&run(&[command, args, &["--config", config]].concat(), PUZZLE.as_bytes()));
            assert_eq!((out.as_str(), code), ("", 2), "{command:?} {args:?}");
            assert!(err.contains(nearest), "{args:?}: {err}");
        }
    }
    let (_, err, code) = printed(&run(&["path", "--config", "no-such-file"], PUZZLE.as_bytes()));
    assert!(err.contains("no-such-file") && code == 2, "{err}");
}

#[test]
fn complaints_can_be_dismissed_where_allowed() {
    // The first entry is wrong.
    let wrong = format!(":0000:x:53+1{}:::", &PUZZLE.replace('0', ".")[3..]);
    let complaint = answers(&["step"], &wrong);
    assert!(complaint.contains("r1c3"), "{complaint}");
    let refused = answers(&["step", "--go-on"], &wrong);
    assert!(refused.contains("cannot treat"), "{refused}");
    // A library line may list a true candidate as removed: that can be ignored.
    let lost = format!(":0000:x:{}:413:::", PUZZLE.replace('0', "."));
    let complaint = answers(&["step"], &lost);
    assert!(complaint.contains("r1c3"), "{complaint}");
    assert!(answers(&["step", "--go-on"], &lost).contains(" => "));
}
