//! The page and the program replay random logs alike.

use jade_game::{GameLog, StartData, StoredEvent};
use jade_grid::SheetData;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

const LOGS: usize = 10_000;

/// A small generator of random numbers (Steele, Lea and Flood 2014).
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % end as u64) as usize
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

/// Returns a random log. Few cells, digits and save points are used, so that events often meet.
fn random_log(random: &mut Random) -> Value {
    let (rows, columns) = [(2, 2), (2, 2), (2, 3), (3, 3)][random.below(4)];
    let side = rows * columns;
    let givens: String = (0..side * side)
        .map(|_| if random.one_in(4) { char::from(b'1' + random.below(side) as u8) } else { '.' })
        .collect();
    let mut start = json!({ "boxRows": rows, "boxColumns": columns, "givens": givens, "entries": "" });
    if random.one_in(5) {
        start["colors"] = json!([{ "cell": 1, "digit": 2, "color": 3 }, { "cell": 2, "color": 1 }]);
    }
    let events: Vec<Value> = (0..random.below(60)).map(|_| random_event(random, side)).collect();
    json!({ "start": start, "events": events })
}

fn random_event(random: &mut Random, side: usize) -> Value {
    let cells = |random: &mut Random| -> Vec<usize> {
        // Now and then, a cell is off the board, or there is none.
        let off = usize::from(random.one_in(60)) * side * side;
        (0..if random.one_in(50) { 0 } else { 1 + random.below(3) })
            .map(|_| random.below(6.min(side * side)) + off)
            .collect()
    };
    let digit = |random: &mut Random| 1 + random.below(3.min(side)) + usize::from(random.one_in(60)) * side;
    let candidate =
        |random: &mut Random| json!({ "cell": random.below(6), "digit": 1 + random.below(3.min(side)) });
    let some =
        |random: &mut Random| -> Vec<Value> { (0..random.below(3)).map(|_| candidate(random)).collect() };
    match random.below(40) {
        0..10 => {
            let mut event = json!({ "type": "enter", "cells": cells(random), "digit": digit(random), "clean": random.one_in(2) });
            if !random.one_in(3) {
                event["returns"] = json!(!random.one_in(4));
            }
            event
        }
        10 => json!({ "type": "enter", "cells": cells(random), "digit": digit(random) }),
        11 | 12 => json!({ "type": "erase", "cells": cells(random) }),
        13 | 14 => json!({ "type": "corner", "cells": cells(random), "digit": digit(random) }),
        15 | 16 => json!({ "type": "candidate", "cells": cells(random), "digit": digit(random) }),
        17 => {
            json!({ "type": (["fillCandidates", "compute"][random.below(2)]), "returns": random.one_in(2) })
        }
        18 => json!({ "type": (["cleanMarks", "clearMarks"][random.below(2)]) }),
        19 => json!({ "type": "promote", "cells": cells(random) }),
        20 | 21 => json!({
            "type": "accept", "placements": some(random), "eliminations": some(random),
            "notes": some(random), "clean": random.one_in(2), "returns": random.one_in(2), "technique": "x-wing",
        }),
        22 | 23 => {
            let color = [0, 1, 2, 3, 4, 99][random.below(6)];
            let mut event =
                json!({ "type": "color", "cells": cells(random), "at": random.below(3), "color": color });
            if random.one_in(2) {
                event["beside"] = json!(!random.one_in(3));
            }
            event
        }
        24 => {
            let mut event = json!({ "type": "uncolor" });
            for field in ["at", "color"] {
                if random.one_in(2) {
                    event[field] = json!(random.below(3));
                }
            }
            if random.one_in(2) {
                event["cells"] = json!(cells(random));
            }
            event
        }
        25 | 26 => {
            json!({ "type": "link", "from": candidate(random), "to": candidate(random), "strong": random.one_in(2) })
        }
        27 => json!({ "type": "reset" }),
        28..32 => json!({ "type": "undo" }),
        32 | 33 => json!({ "type": "redo" }),
        34 => json!({ "type": "rewind", "to": random.below(8) }),
        35 | 36 => json!({ "type": "save", "name": "a" }),
        37 => json!({ "type": "forget", "save": random.below(4) }),
        38 => json!({ "type": "goTo", "save": random.below(5) }),
        _ => json!({ "type": "ofALaterVersion", "cells": cells(random) }),
    }
}

/// Returns what the program makes of a log, in the form in which `web/test/replay.js` says what the page makes of it.
fn replayed(log: &Value) -> Value {
    let start: StartData = serde_json::from_value(log["start"].clone()).unwrap();
    let events: Vec<StoredEvent> = serde_json::from_value(log["events"].clone()).unwrap();
    let game = GameLog::read(&start, &events).unwrap().play();
    let worksheet = game.worksheet();
    let links: Vec<Value> = worksheet
        .links
        .iter()
        .map(|link| json!({ "from": link.from, "to": link.to, "strong": link.strong }))
        .collect();
    json!({
        "sheet": SheetData::from(worksheet.sheet.clone()),
        "colors": worksheet.colors,
        "links": links,
        "undo": game.steps(),
        "redo": game.undone(),
        "saves": game.saves().iter().map(|save| (save.number, save.parent)).collect::<Vec<_>>(),
        "at": game.at(),
    })
}

#[test]
fn the_page_and_the_program_replay_random_logs_alike() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/test/replay.js");
    let node = Command::new("node").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut node) = node else {
        assert!(std::env::var_os("JADE_REQUIRE_TOOLCHAINS").is_none(), "Node is missing");
        eprintln!("skipped: the page's replay of logs (Node is missing)");
        return;
    };
    let mut random = Random(1);
    let logs: Vec<Value> = (0..LOGS).map(|_| random_log(&mut random)).collect();
    let mut input = node.stdin.take().unwrap();
    let sent: String = logs.iter().map(|log| format!("{log}\n")).collect();
    let writer = std::thread::spawn(move || input.write_all(sent.as_bytes()).unwrap());
    let mut said = BufReader::new(node.stdout.take().unwrap()).lines();
    for log in &logs {
        let page: Value = serde_json::from_str(&said.next().unwrap().unwrap()).unwrap();
        assert_eq!(replayed(log), page, "{log}");
    }
    writer.join().unwrap();
    assert!(said.next().is_none() && node.wait().unwrap().success());
}
