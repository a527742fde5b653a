//! How much memory a server takes for what accounts send and store: in proportion to it, whatever its form.

use crate::faults::{Instance, ask, sign_up};
use serde_json::json;
use std::path::Path;

const MIB: u64 = 1024 * 1024;
/// The requests that are sent at the same moment.
const REQUESTS: usize = 30;
/// The requests that merge or read at the same time; the others wait with their bodies.
const KEEPERS: u64 = 2;
/// What a request of 1 MiB may take.
const MAX_REQUEST_BYTES: u64 = 20 * MIB + 20_000_000;

/// Returns the most memory that the server has taken so far, in bytes.
fn peak(server: &Instance) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

/// Returns a text of about half a megabyte, made of one piece.
fn many(begin: &str, piece: &str, end: &str) -> String {
    let count = (500 * 1024 - begin.len() - end.len()) / (piece.len() + 1);
    format!("{begin}{}{end}", vec![piece; count].join(","))
}

/// JSON that takes much more room as a tree of values than as a text.
fn garbage() -> Vec<(&'static str, String)> {
    let deep = format!("{}{}", "[".repeat(100), "]".repeat(100));
    vec![
        ("setting", many("{\"at\":1,\"value\":[", "0", "]}")),
        ("setting", many("{\"at\":1,\"value\":[", "{\"\":0}", "]}")),
        ("setting", many("{\"at\":1,\"value\":{", "\"\":[]", "}}")),
        ("setting", many("{\"at\":1,\"value\":[", &deep, "]}")),
        ("game", many("{\"branches\":[[]],\"start\":{\"a\":[", "[0]", "]}}")),
        ("game", many("{\"branches\":[[]],\"start\":{},\"counts\":[", "[]", "]}")),
        ("game", many("{\"start\":{},\"branches\":[", "[{}]", "]}")),
        ("game", many("{\"start\":{},\"branches\":[[", "{\"type\":\"undo\",\"abc\":[[]]}", "]]}")),
        ("practice", many("{\"log\":[", "{\"at\":1}", "]}")),
        ("collection", many("{\"title\":{\"at\":1},\"puzzles\":{", "\"\":{\"at\":1,\"gone\":true}", "}}")),
    ]
}

/// Returns the body of a request with two items.
fn request(number: usize) -> String {
    let garbage = garbage();
    let item = |place: usize| {
        let (kind, body) = &garbage[place % garbage.len()];
        format!("{{\"kind\":\"{kind}\",\"name\":\"{number}-{place}\",\"body\":{body}}}")
    };
    format!("{{\"since\":{},\"items\":[{},{}]}}", i64::MAX, item(2 * number), item(2 * number + 1))
}

/// Asks until the server has time. Returns the status and the body of the answer.
fn until_taken(server: &Instance, method: &str, path: &str, cookie: &str, body: &str) -> (u16, String) {
    loop {
        let (status, _, text) = ask(&server.address, method, path, cookie, body).unwrap();
        if status != 503 {
            return (status, text);
        }
    }
}

#[test]
fn memory_is_in_proportion_to_what_is_sent_and_stored() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("memory");
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).unwrap();
    let server = Instance::start(&format!("sqlite:{}", folder.join("people.db").display()));
    let cookie = sign_up(&server.address, "Rosa");
    let small = json!({ "since": 0, "items": [] }).to_string();
    assert_eq!(ask(&server.address, "POST", "/api/v1/account/sync", &cookie, &small).unwrap().0, 200);
    let rest = peak(&server);

    let bodies: Vec<String> = (0..REQUESTS).map(request).collect();
    assert!(bodies.iter().all(|body| body.len() as u64 <= MIB));
    std::thread::scope(|scope| {
        for body in &bodies {
            scope.spawn(|| {
                assert_eq!(until_taken(&server, "POST", "/api/v1/account/sync", &cookie, body).0, 200);
            });
        }
    });
    // A body that waits is read into memory that grows by doubling.
    let most = rest + REQUESTS as u64 * 2 * MIB + KEEPERS * MAX_REQUEST_BYTES;
    let sent = peak(&server);
    println!("{} MB at rest, {} MB after {REQUESTS} requests of 1 MiB", rest / 1_000_000, sent / 1_000_000);
    assert!(sent <= most, "{sent} bytes instead of {most}");

    std::thread::scope(|scope| {
        for number in 0..4 {
            let (server, cookie) = (&server, &cookie);
            scope.spawn(move || {
                // Each from another address.
                let (status, text) =
                    until_taken(server, "GET", "/api/v1/account/export", cookie, &number.to_string());
                assert_eq!(status, 200);
                assert!(text.len() as u64 > 10 * MIB && text.ends_with("\n}\n"), "{}", text.len());
            });
        }
    });
    let exported = peak(&server);
    println!("{} MB after 4 exports of an account of {} MB", exported / 1_000_000, bodies.len());
    assert!(exported <= most, "{exported} bytes instead of {most}");
}
