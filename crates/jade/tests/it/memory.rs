//! How much memory a server takes for what accounts send and store: in proportion to it, whatever its form.

use crate::faults::{Instance, ask, sign_up};
use serde_json::{Value, json};
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

/// Makes the most memory that the server has taken what it takes now, and returns that, in bytes.
fn forget_peak(server: &Instance) -> u64 {
    std::fs::write(format!("/proc/{}/clear_refs", server.id()), "5").unwrap();
    peak(server)
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

/// Returns the fields of what a route takes, from the description of the API.
fn fields(api: &Value, schema: &Value) -> Vec<String> {
    let schema = match schema["$ref"].as_str() {
        Some(path) => api.pointer(path.trim_start_matches('#')).expect(path),
        None => schema,
    };
    let parts = ["allOf", "oneOf", "anyOf"].iter().filter_map(|kind| schema[kind].as_array()).flatten();
    let own = schema["properties"].as_object().into_iter().flat_map(|fields| fields.keys().cloned());
    own.chain(parts.flat_map(|part| fields(api, part))).collect()
}

/// Returns bodies of a mebibyte: texts, boards, and JSON that takes much more room as a tree of values, also in each field.
fn large_bodies(fields: &[String]) -> Vec<(String, String)> {
    const BYTES: usize = MIB as usize - 1000;
    let filled = |begin: &str, piece: &str, end: &str| {
        format!("{begin}{}{end}", piece.repeat((BYTES - begin.len() - end.len()) / piece.len()))
    };
    let board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\\n";
    let mut bodies = vec![
        ("an array".to_owned(), filled("[0", ",{\"\":[0]}", "]")),
        ("a text".to_owned(), filled("{\"text\":\"", "5", "\"}")),
        ("boards".to_owned(), filled("{\"text\":\"", board, "\"}")),
    ];
    for field in fields {
        bodies
            .push((format!("a tree in {field}"), filled(&format!("{{\"{field}\":[0"), ",{\"\":[0]}", "]}")));
        bodies.push((
            format!("an object in {field}"),
            filled(&format!("{{\"{field}\":{{\"\":0"), ",\"\":[]", "}}"),
        ));
    }
    bodies
}

#[test]
fn no_route_takes_more_than_twenty_times_what_it_is_sent() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("memory-of-routes");
    drop(std::fs::remove_dir_all(&folder));
    std::fs::create_dir_all(&folder).unwrap();
    let server = Instance::start(&format!("sqlite:{}", folder.join("people.db").display()));
    let cookie = sign_up(&server.address, "Rosa");
    let (status, _, text) = ask(&server.address, "GET", "/api/openapi.json", "", "").unwrap();
    assert_eq!(status, 200);
    let api: Value = serde_json::from_str(&text).unwrap();
    let mut rests = Vec::new();
    let mut routes = 0;
    // The second time shows whether memory returns: if something stayed, it would add up.
    for round in 1..=2 {
        for (path, methods) in api["paths"].as_object().unwrap() {
            let Some(schema) = methods.pointer("/post/requestBody/content/application~1json/schema") else {
                continue;
            };
            routes += 1;
            for (what, body) in large_bodies(&fields(&api, schema)) {
                let before = forget_peak(&server);
                until_taken(&server, "POST", path, &cookie, &body);
                let taken = peak(&server).saturating_sub(before);
                assert!(taken <= MAX_REQUEST_BYTES, "round {round}: {path} took {taken} bytes for {what}");
            }
        }
        rests.push(forget_peak(&server));
    }
    assert!(routes > 100, "{routes} routes");
    println!("{} and {} MB at rest", rests[0] / 1_000_000, rests[1] / 1_000_000);
    assert!(rests[1] <= rests[0] + 20_000_000, "{rests:?}");
}
