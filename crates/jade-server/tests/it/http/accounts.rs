//! Accounts: the routes below `/api/v1/account`.

use super::client::{Answer, HOST, get, post, request, send, server};
use super::passkeys::{Authenticator, add_passkey};
use axum::Router;
use axum::body::Body;
use jade_people::{Clock, People};
use jade_server::{Accounts, Options, SignUp, accounts_document, router_with};
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub const ORIGIN: &str = "http://127.0.0.1:7380";
/// Where passkeys can be used.
pub const LOCALHOST: &str = "http://localhost:7380";
/// The origin of a page elsewhere that may use the accounts.
pub const ELSEWHERE: &str = "https://sudoku.example";
pub const PASSWORD: &str = "nine blue boxes";
const NEW: &str = "ten green lines";

/// The routes that answer somebody who is not signed in.
const PUBLIC: [&str; 7] = [
    "/api/v1/account",
    "/api/v1/account/sign-up",
    "/api/v1/account/sign-in",
    "/api/v1/account/recover",
    "/api/v1/account/card",
    "/api/v1/account/passkeys/sign-in/begin",
    "/api/v1/account/passkeys/sign-in",
];

/// A good body for each route that has one. `SESSION` and `PASSKEY` stand for those of somebody else; `CLASS`, `PUPIL`, `EXAM` and
/// `CARD` for those of a class (classes.rs).
const BODIES: [(&str, &str); 31] = [
    ("/api/v1/account/sign-up", r#"{"name":"Ana","password":"nine blue boxes"}"#),
    ("/api/v1/account/sign-in", r#"{"name":"Rosa","password":"nine blue boxes"}"#),
    ("/api/v1/account/recover", r#"{"name":"Rosa","code":"0","newPassword":"ten green lines"}"#),
    ("/api/v1/account/sign-out", "{}"),
    ("/api/v1/account/name", r#"{"password":"nine blue boxes","name":"Eva"}"#),
    ("/api/v1/account/password", r#"{"password":"nine blue boxes","newPassword":"ten green lines"}"#),
    ("/api/v1/account/codes", r#"{"password":"nine blue boxes"}"#),
    ("/api/v1/account/sessions/end", r#"{"session":"SESSION"}"#),
    ("/api/v1/account/sessions/end-others", "{}"),
    ("/api/v1/account/passkeys/begin", r#"{"password":"nine blue boxes"}"#),
    ("/api/v1/account/passkeys/add", r#"{"name":"phone","credential":{}}"#),
    ("/api/v1/account/passkeys/rename", r#"{"passkey":"PASSKEY","name":"mine"}"#),
    ("/api/v1/account/passkeys/remove", r#"{"passkey":"PASSKEY","password":"nine blue boxes"}"#),
    ("/api/v1/account/passkeys/sign-in/begin", "{}"),
    ("/api/v1/account/passkeys/sign-in", r#"{"credential":{}}"#),
    (
        "/api/v1/account/sync",
        r#"{"since":0,"items":[{"kind":"setting","name":"theme","body":{"at":1,"value":"dark"}}]}"#,
    ),
    ("/api/v1/account/race", r#"{"race":"0123456789abcdef01234567","name":"R","percent":5}"#),
    ("/api/v1/account/rankings/take-part", r#"{"named":true}"#),
    ("/api/v1/account/rankings/leave", "{}"),
    ("/api/v1/account/delete", r#"{"password":"nine blue boxes"}"#),
    ("/api/v1/account/card", r#"{"code":"CARD"}"#),
    ("/api/v1/account/classes/add", r#"{"name":"5C","pupils":["Eva"]}"#),
    ("/api/v1/account/classes/rename", r#"{"class":"CLASS","name":"5C"}"#),
    ("/api/v1/account/classes/delete", r#"{"class":"CLASS","password":"nine blue boxes"}"#),
    ("/api/v1/account/classes/pupils/add", r#"{"class":"CLASS","pupils":["Eva"]}"#),
    ("/api/v1/account/classes/pupils/rename", r#"{"class":"CLASS","pupil":"PUPIL","name":"Eva"}"#),
    (
        "/api/v1/account/classes/pupils/remove",
        r#"{"class":"CLASS","pupil":"PUPIL","password":"nine blue boxes"}"#,
    ),
    ("/api/v1/account/classes/cards", r#"{"class":"CLASS","pupil":"PUPIL","signOut":true}"#),
    (
        "/api/v1/account/classes/assignments/add",
        r#"{"class":"CLASS","title":"A","opens":0,"closes":1,"task":{"kind":"station","station":"rules"}}"#,
    ),
    ("/api/v1/account/classes/assignments/remove", r#"{"class":"CLASS","assignment":"EXAM"}"#),
    ("/api/v1/account/classes/begin", r#"{"assignment":"EXAM"}"#),
];

pub async fn with_accounts(sign_up: SignUp) -> (Router, People) {
    let people = People::in_memory().await.unwrap();
    (with_people(sign_up, people.clone()), people)
}

pub fn with_people(sign_up: SignUp, people: People) -> Router {
    let accounts = Accounts { people, sign_up, allow_origins: vec![ELSEWHERE.to_owned()] };
    let options = Options { behind_proxy: true, ..Options::default() };
    router_with(&options, options.listen, Some(accounts))
}

/// A browser with its cookies.
pub struct Browser<'r> {
    router: &'r Router,
    pub cookies: Vec<(String, String)>,
    address: &'r str,
    /// The origin of the page.
    origin: &'r str,
}

impl<'r> Browser<'r> {
    pub fn new(router: &'r Router, address: &'r str) -> Browser<'r> {
        Browser { router, cookies: Vec::new(), address, origin: ORIGIN }
    }

    /// Shows the page at another of the server's addresses.
    pub fn at(self, origin: &'r str) -> Browser<'r> {
        Browser { origin, ..self }
    }

    pub async fn ask(&mut self, method: &str, path: &str, body: &str) -> Answer {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let cookies = cookies.join("; ");
        let host = self.origin.split_once("://").unwrap().1;
        let mut headers =
            vec![("x-forwarded-for", self.address), ("cookie", cookies.as_str()), ("host", host)];
        if method == "POST" {
            headers.extend([("content-type", "application/json"), ("origin", self.origin)]);
        }
        let answer = send(self.router, request(method, path, &headers, body.to_owned())).await;
        for cookie in answer.headers.get_all("set-cookie") {
            let cookie = cookie.to_str().unwrap();
            for part in ["; Path=/", "; HttpOnly", "; Secure", "; SameSite=Strict"] {
                assert!(cookie.contains(part), "{cookie}");
            }
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            assert!(name.starts_with("__Host-"), "{cookie}");
            self.cookies.retain(|(known, _)| known != name);
            if !value.is_empty() {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        answer
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, "").await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, &body.to_string()).await
    }

    pub async fn sign_up(&mut self, name: &str) -> Value {
        let answer =
            self.post("/api/v1/account/sign-up", &json!({ "name": name, "password": PASSWORD })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    pub fn cookies(&self) -> &[(String, String)] {
        &self.cookies
    }

    pub async fn name(&mut self) -> Option<String> {
        let reply = self.get("/api/v1/account").await.json();
        Some(reply["account"]["name"].as_str()?.to_owned())
    }
}

/// Returns every method and path of accounts.
pub fn routes() -> BTreeSet<(&'static str, String)> {
    let mut all = BTreeSet::new();
    for (path, item) in accounts_document().paths.paths {
        for (method, operation) in [("GET", item.get), ("POST", item.post)] {
            if operation.is_some() {
                all.insert((method, path.clone()));
            }
        }
        assert!(item.put.is_none() && item.delete.is_none() && item.patch.is_none(), "{path}");
    }
    all
}

pub fn body(path: &str) -> &'static str {
    BODIES.iter().find(|(known, _)| *known == path).unwrap_or_else(|| panic!("{path} was not tried")).1
}

#[tokio::test]
async fn without_a_database_there_are_no_accounts() {
    for (method, path) in routes() {
        let headers = [("origin", ORIGIN), ("content-type", "application/json")];
        let answer = send(&server(), request(method, &path, &headers, "{}")).await;
        assert_eq!(answer.refusal(404).0, "no-such-path", "{path}");
    }
    let document = get("/api/openapi.json", &[]).await.json();
    assert!(document["paths"].as_object().unwrap().keys().all(|path| !path.contains("account")));
    let (router, _) = with_accounts(SignUp::Off).await;
    let document = send(&router, request("GET", "/api/openapi.json", &[], "")).await.json();
    assert!(document["paths"]["/api/v1/account/sign-in"].is_object());
}

/// Every route, as nobody: only the public ones answer.
#[tokio::test]
async fn nobody_gets_nothing() {
    let (router, people) = with_accounts(SignUp::Open).await;
    Browser::new(&router, "192.0.2.1").sign_up("Rosa").await;
    let before = people.list().await.unwrap();
    let routes = routes();
    assert!(routes.len() >= 13);
    for (method, path) in &routes {
        if PUBLIC.contains(&path.as_str()) {
            continue;
        }
        for cookie in ["", "__Host-jade=", "__Host-jade=forged", "__Host-jade=a; __Host-jade=b", "jade=x"] {
            let headers = [("origin", ORIGIN), ("content-type", "application/json"), ("cookie", cookie)];
            let sent = if *method == "GET" { "" } else { body(path) };
            let answer = send(&router, request(method, path, &headers, sent)).await;
            assert_eq!(answer.refusal(401).0, "not-signed-in", "{method} {path} {cookie}");
        }
    }
    assert_eq!(people.list().await.unwrap(), before);
}

/// Every route, as somebody else: nothing of Rosa's is shown or changed.
#[tokio::test]
async fn nobody_reaches_the_account_of_somebody_else() {
    for (method, path) in routes() {
        let (router, people) = with_accounts(SignUp::Open).await;
        let browser = |address| Browser::new(&router, address).at(LOCALHOST);
        let (mut rosa, mut iris) = (browser("192.0.2.1"), browser("192.0.2.2"));
        rosa.sign_up("Rosa").await;
        iris.sign_up("Iris").await;
        let passkey = add_passkey(&mut rosa, &mut Authenticator::new(LOCALHOST)).await;
        let mine =
            json!({ "kind": "setting", "name": "theme", "body": { "at": 9, "value": "Rosa\u{2019}s" } });
        let wish = json!({ "since": 0, "items": [mine] });
        assert_eq!(rosa.post("/api/v1/account/sync", &wish).await.status, 200);
        let sessions = rosa.get("/api/v1/account/sessions").await.json();
        let session = sessions["sessions"][0]["id"].as_str().unwrap().to_owned();
        let export = async |browser: &mut Browser<'_>| {
            let mut export = browser.get("/api/v1/account/export").await.json();
            for session in export["sessions"].as_array_mut().unwrap() {
                session["used"] = json!(0);
            }
            export
        };
        let before = export(&mut rosa).await;
        let sent = if method == "GET" {
            String::new()
        } else {
            body(&path).replace("SESSION", &session).replace("PASSKEY", &passkey)
        };
        // She knows neither Rosa's password nor her codes.
        let sent = if path.ends_with("/sign-in") { sent.replace(PASSWORD, NEW) } else { sent };
        let answer = iris.ask(method, &path, &sent).await;
        assert!(!answer.text().contains("Rosa") && !answer.text().contains(&session), "{method} {path}");
        assert!(!answer.text().contains(&passkey), "{method} {path}");
        assert_eq!(export(&mut rosa).await, before, "{method} {path}");
        assert!(people.find("Rosa").await.is_ok(), "{method} {path}");
    }
}

/// Every change must say that it comes from JADE's page.
#[tokio::test]
async fn changes_come_from_the_page_only() {
    let (router, people) = with_accounts(SignUp::Open).await;
    let mut rosa = Browser::new(&router, "192.0.2.1");
    rosa.sign_up("Rosa").await;
    let cookies: Vec<String> = rosa.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let cookies = cookies.join("; ");
    let before = people.list().await.unwrap();
    for (method, path) in routes() {
        if method == "GET" {
            continue;
        }
        let json = ("content-type", "application/json");
        let cookie = ("cookie", cookies.as_str());
        for (headers, code) in [
            (vec![json, cookie], "no-origin"),
            (vec![json, cookie, ("sec-fetch-site", "none")], "no-origin"),
            (vec![json, cookie, ("origin", "https://evil.example")], "foreign-origin"),
            (vec![json, cookie, ("origin", "null")], "foreign-origin"),
            (vec![json, cookie, ("origin", "http://127.0.0.1:7381")], "foreign-origin"),
            (vec![json, cookie, ("sec-fetch-site", "cross-site")], "foreign-site"),
            (vec![json, cookie, ("sec-fetch-site", "same-site")], "foreign-site"),
        ] {
            let answer = send(&router, request(method, &path, &headers, body(&path))).await;
            assert_eq!(answer.refusal(403).0, code, "{path} {headers:?}");
        }
        // A form cannot send JSON.
        let form = [("content-type", "text/plain"), cookie, ("origin", ORIGIN)];
        assert_eq!(
            send(&router, request(method, &path, &form, body(&path))).await.refusal(415).0,
            "content-type"
        );
    }
    assert_eq!(people.list().await.unwrap(), before);
    assert_eq!(rosa.name().await.as_deref(), Some("Rosa"));
    let host = [("host", HOST), ("sec-fetch-site", "same-origin"), ("content-type", "application/json")];
    let body = json!({ "name": "rosa", "password": PASSWORD }).to_string();
    assert_eq!(send(&router, request("POST", "/api/v1/account/sign-in", &host, body)).await.status, 200);
}

/// A page at an allowed origin uses accounts by the token that it gets; other origins, other routes and cookies do not.
#[tokio::test]
async fn a_page_elsewhere_has_a_token_of_its_own() {
    let (router, people) = with_accounts(SignUp::Open).await;
    let json = ("content-type", "application/json");
    let there = [("origin", ELSEWHERE), ("sec-fetch-site", "cross-site")];
    let ask = async |method: &str, path: &str, headers: &[(&str, &str)], body: &str| {
        send(&router, request(method, path, headers, body.to_owned())).await
    };
    let asked =
        [("access-control-request-method", "POST"), ("access-control-request-headers", "content-type")];
    let answer = ask("OPTIONS", "/api/v1/account/sign-up", &[&there[..], &asked].concat(), "").await;
    assert_eq!(answer.status, 204);
    assert_eq!(answer.header("access-control-allow-origin"), Some(ELSEWHERE));
    assert_eq!(answer.header("access-control-allow-methods"), Some("GET, POST"));
    assert!(answer.header("access-control-allow-headers").unwrap().contains("authorization"));
    // A browser would otherwise send its cookies along.
    assert_eq!(answer.header("access-control-allow-credentials"), None);
    let wish = body("/api/v1/account/sign-up").replace("Ana", "Rosa");
    let made = ask("POST", "/api/v1/account/sign-up", &[&there[..], &[json]].concat(), &wish).await;
    assert_eq!(made.status, 200, "{}", made.text());
    assert_eq!(made.header("set-cookie"), None);
    assert_eq!(made.header("access-control-allow-origin"), Some(ELSEWHERE));
    assert!(made.headers.get_all("vary").iter().any(|vary| vary == "origin"));
    let token = format!("Bearer {}", made.json()["token"].as_str().unwrap());
    assert!(made.json()["device"].is_string());
    let bearer = [there[0], there[1], ("authorization", token.as_str()), json];
    let name = ask("GET", "/api/v1/account", &bearer, "").await.json();
    assert_eq!(name["account"]["name"], "Rosa");
    assert!(name.get("token").is_none());
    let synced = ask("POST", "/api/v1/account/sync", &bearer, body("/api/v1/account/sync")).await;
    assert_eq!(synced.json()["items"][0]["name"], "theme");
    // A token is no cookie, and a cookie no token.
    let cookie = format!("__Host-jade={}", made.json()["token"].as_str().unwrap());
    let by_cookie = [there[0], there[1], ("cookie", cookie.as_str()), json];
    assert!(ask("GET", "/api/v1/account", &by_cookie, "").await.json().get("account").is_none());
    assert_eq!(ask("POST", "/api/v1/account/sync", &by_cookie, "{}").await.refusal(401).0, "not-signed-in");
    let here = [("origin", ORIGIN), ("authorization", token.as_str()), json];
    assert_eq!(ask("POST", "/api/v1/account/sync", &here, "{}").await.refusal(401).0, "not-signed-in");
    // Other origins are refused, without a word that would let their pages read the refusal.
    for origin in [
        "https://sudoku.example.evil",
        "http://sudoku.example",
        "https://sudoku.example:8443",
        "null",
        "https://SUDOKU.example",
    ] {
        for method in ["OPTIONS", "GET", "POST"] {
            let headers = [("origin", origin), ("authorization", token.as_str()), json];
            let answer = ask(method, "/api/v1/account/sync", &headers, body("/api/v1/account/sync")).await;
            assert_eq!(answer.refusal(403).0, "foreign-origin", "{method} {origin}");
            assert_eq!(answer.header("access-control-allow-origin"), None);
        }
    }
    let twice = [("origin", ELSEWHERE), ("origin", ELSEWHERE), ("authorization", token.as_str()), json];
    assert_eq!(ask("GET", "/api/v1/account", &twice, "").await.refusal(403).0, "foreign-origin");
    // The page elsewhere has a tutor of its own: nothing else answers it.
    for path in ["/api/v1/hint", "/api/v1/accounts", "/api/v1/health", "/", "/module.json"] {
        for method in ["OPTIONS", "GET", "POST"] {
            let answer = ask(method, path, &[&bearer[..], &[]].concat(), "{}").await;
            assert_eq!(answer.status, 403, "{method} {path}");
            assert_eq!(answer.header("access-control-allow-origin"), None);
        }
    }
    // A new password ends the other sessions, and gives this page a new token.
    let changed = ask("POST", "/api/v1/account/password", &bearer, body("/api/v1/account/password")).await;
    let fresh = format!("Bearer {}", changed.json()["token"].as_str().unwrap());
    assert!(ask("GET", "/api/v1/account", &bearer, "").await.json().get("account").is_none());
    let bearer = [there[0], there[1], ("authorization", fresh.as_str()), json];
    assert_eq!(ask("POST", "/api/v1/account/sign-out", &bearer, "{}").await.status, 200);
    assert!(ask("GET", "/api/v1/account", &bearer, "").await.json().get("account").is_none());
    assert_eq!(people.list().await.unwrap().len(), 1);
}

/// The page asks only a server that has accounts, and learns so without an error.
#[tokio::test]
async fn the_page_learns_whether_there_are_accounts() {
    let (router, _) = with_accounts(SignUp::Off).await;
    let module = send(&router, request("GET", "/module.json", &[], "")).await.json();
    assert_eq!(module["accounts"], true);
    assert!(get("/module.json", &[]).await.json().get("accounts").is_none());
}

#[tokio::test]
async fn an_account_from_its_beginning_to_its_end() {
    let (router, people) = with_accounts(SignUp::Open).await;
    let (mut laptop, mut phone) = (Browser::new(&router, "192.0.2.1"), Browser::new(&router, "192.0.2.2"));
    assert_eq!(
        laptop.get("/api/v1/account").await.json(),
        json!({ "version": 2, "signUp": "open", "passkeys": false })
    );
    let made = laptop.sign_up("Rosa").await;
    let codes: Vec<String> = serde_json::from_value(made["recoveryCodes"].clone()).unwrap();
    assert_eq!((codes.len(), &made["account"]["recoveryCodesLeft"]), (8, &json!(8)));
    assert_eq!(laptop.name().await.as_deref(), Some("Rosa"));
    let wrong = phone.post("/api/v1/account/sign-in", &json!({ "name": "Rosa", "password": NEW })).await;
    assert_eq!(wrong.refusal(403).0, "wrong-password");
    assert_eq!(phone.name().await, None);
    let signed =
        phone.post("/api/v1/account/sign-in", &json!({ "name": "ROSA", "password": PASSWORD })).await;
    assert_eq!(signed.json()["account"]["name"], "Rosa");
    assert!(signed.json().get("recoveryCodes").is_none());
    let sessions = laptop.get("/api/v1/account/sessions").await.json();
    let current: Vec<&Value> =
        sessions["sessions"].as_array().unwrap().iter().map(|one| &one["current"]).collect();
    assert_eq!(current.len(), 2);
    assert_eq!(current.iter().filter(|one| **one == &json!(true)).count(), 1);
    // A new name and a new password; the phone is signed out.
    let renamed = laptop.post("/api/v1/account/name", &json!({ "password": PASSWORD, "name": "Ana" })).await;
    assert_eq!(renamed.json()["account"]["name"], "Ana");
    let wish = json!({ "password": PASSWORD, "newPassword": NEW });
    let old = laptop.cookies.clone();
    assert_eq!(laptop.post("/api/v1/account/password", &wish).await.status, 200);
    assert_ne!(laptop.cookies, old);
    assert_eq!(laptop.name().await.as_deref(), Some("Ana"));
    let ended = phone.get("/api/v1/account").await;
    assert!(ended.header("set-cookie").unwrap().starts_with("__Host-jade=; "));
    // The phone comes back with a recovery code.
    let wish = json!({ "name": "Ana", "code": codes[0], "newPassword": PASSWORD });
    assert_eq!(phone.post("/api/v1/account/recover", &wish).await.json()["account"]["recoveryCodesLeft"], 7);
    assert_eq!(laptop.name().await, None);
    let export = phone.get("/api/v1/account/export").await;
    assert!(export.header("content-disposition").unwrap().contains("jade-account.json"));
    assert_eq!(export.json()["name"], "Ana");
    assert_eq!(phone.post("/api/v1/account/sign-out", &json!({})).await.status, 200);
    assert_eq!(phone.name().await, None);
    let again = json!({ "name": "Ana", "password": PASSWORD });
    assert_eq!(phone.post("/api/v1/account/sign-in", &again).await.status, 200);
    let wrong = phone.post("/api/v1/account/delete", &json!({ "password": NEW })).await;
    assert_eq!(wrong.refusal(403).0, "wrong-password");
    assert_eq!(phone.post("/api/v1/account/delete", &json!({ "password": PASSWORD })).await.status, 200);
    assert!(phone.cookies.is_empty());
    assert_eq!(people.list().await.unwrap(), []);
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_the_field() {
    let (router, people) = with_accounts(SignUp::Open).await;
    let mut browser = Browser::new(&router, "192.0.2.1");
    browser.sign_up("Rosa").await;
    for (name, password, status, code, field) in [
        ("<img src=x onerror=alert(1)>", PASSWORD, 400, "name-character", "name"),
        ("", PASSWORD, 400, "name-empty", "name"),
        ("rosa", PASSWORD, 409, "name-taken", "name"),
        ("Ana", "short", 400, "password-too-short", "password"),
        ("Ana", "password1", 400, "password-guessable", "password"),
    ] {
        let wish = json!({ "name": name, "password": password });
        let answer = browser.post("/api/v1/account/sign-up", &wish).await;
        assert_eq!(answer.refusal(status), (code.to_owned(), field.to_owned()), "{name}");
        assert!(!answer.text().contains("<img"));
    }
    for wish in [
        json!({}),
        json!({ "name": 1, "password": PASSWORD }),
        json!({ "name": "Ana", "password": PASSWORD, "admin": true }),
    ] {
        assert_eq!(
            browser.post("/api/v1/account/sign-up", &wish).await.refusal(400).0,
            "bad-field",
            "{wish}"
        );
    }
    let large = json!({ "name": "x".repeat(10_000_000), "password": PASSWORD });
    assert_eq!(browser.post("/api/v1/account/sign-up", &large).await.refusal(413).0, "too-large");
    let long = json!({ "name": "x".repeat(150_000), "password": "y".repeat(100_000) });
    assert_eq!(browser.post("/api/v1/account/sign-in", &long).await.refusal(403).0, "wrong-password");
    assert_eq!(people.list().await.unwrap().len(), 1);
    let nothing = browser.post("/api/v1/account/sessions/end", &json!({ "session": "x" })).await;
    assert_eq!(nothing.refusal(404), ("no-session".to_owned(), "session".to_owned()));
}

#[tokio::test]
async fn who_guesses_is_told_to_wait() {
    let (router, _) = with_accounts(SignUp::Open).await;
    let mut rosa = Browser::new(&router, "192.0.2.1");
    rosa.sign_up("Rosa").await;
    let mut stranger = Browser::new(&router, "192.0.2.66");
    let guess = json!({ "name": "Rosa", "password": "a wrong guess" });
    for _ in 0..10 {
        assert_eq!(stranger.post("/api/v1/account/sign-in", &guess).await.refusal(403).0, "wrong-password");
    }
    let refused = stranger.post("/api/v1/account/sign-in", &guess).await;
    assert_eq!(refused.refusal(429).0, "too-many");
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=360).contains(&wait), "{wait}");
    // Her own browser is not kept out.
    rosa.cookies.retain(|(name, _)| name == "__Host-jade-device");
    let right = json!({ "name": "Rosa", "password": PASSWORD });
    assert_eq!(rosa.post("/api/v1/account/sign-in", &right).await.status, 200);
}

#[tokio::test]
async fn only_who_is_invited_can_sign_up_if_the_server_says_so() {
    let (router, people) = with_accounts(SignUp::Invitation).await;
    let mut browser = Browser::new(&router, "192.0.2.1");
    assert_eq!(browser.get("/api/v1/account").await.json()["signUp"], "invitation");
    let mut wish = json!({ "name": "Rosa", "password": PASSWORD });
    let refused = browser.post("/api/v1/account/sign-up", &wish).await;
    assert_eq!(refused.refusal(403), ("bad-invitation".to_owned(), "invitation".to_owned()));
    wish["invitation"] = json!(people.invite(60_000).await.unwrap());
    assert_eq!(browser.post("/api/v1/account/sign-up", &wish).await.status, 200);
    let (router, people) = with_accounts(SignUp::Off).await;
    wish["invitation"] = json!(people.invite(60_000).await.unwrap());
    let refused = Browser::new(&router, "192.0.2.1").post("/api/v1/account/sign-up", &wish).await;
    assert_eq!(refused.refusal(403).0, "no-sign-up");
}

/// If the database is gone, accounts say so, and the tutor works on.
#[tokio::test]
async fn without_its_database_only_accounts_fail() {
    let (router, people) = with_accounts(SignUp::Open).await;
    let mut rosa = Browser::new(&router, "192.0.2.1");
    rosa.sign_up("Rosa").await;
    people.close().await;
    assert_eq!(rosa.get("/api/v1/account").await.refusal(503).0, "accounts-unavailable");
    assert_eq!(rosa.get("/api/v1/health").await.status, 200);
}

/// Two devices that were offline have the same after they have met.
/// After a backup was restored, a device that knows later changes learns all that there is.
#[tokio::test]
async fn a_device_of_another_epoch_gets_everything() {
    let (router, _) = with_accounts(SignUp::Open).await;
    let mut rosa = Browser::new(&router, "192.0.2.1");
    rosa.sign_up("Rosa").await;
    let item = json!({ "kind": "setting", "name": "theme", "body": { "at": 1, "value": "dark" } });
    let sync = "/api/v1/account/sync";
    let first = rosa.post(sync, &json!({ "since": 0, "items": [item] })).await.json();
    let wish = |epoch: &Value| json!({ "since": 7, "epoch": epoch, "items": [] });
    let same = rosa.post(sync, &wish(&first["epoch"])).await.json();
    assert_eq!((&same["items"], &same["epoch"]), (&json!([]), &first["epoch"]));
    let other = rosa.post(sync, &wish(&json!("before"))).await.json();
    assert_eq!((&other["items"], &other["change"]), (&json!([item]), &json!(1)));
    assert_eq!(other["epoch"], first["epoch"]);
}

/// PostgreSQL stores no NUL character, so no database is asked for one.
#[tokio::test]
async fn a_nul_character_is_refused_everywhere() {
    let (router, _) = with_accounts(SignUp::Open).await;
    let mut rosa = Browser::new(&router, "192.0.2.1");
    rosa.sign_up("Rosa").await;
    let end = json!({ "session": "a\0" });
    assert_eq!(rosa.post("/api/v1/account/sessions/end", &end).await.refusal(400).0, "nul");
    let escaped = json!({ "session": "a\\u0000" });
    assert_eq!(rosa.post("/api/v1/account/sessions/end", &escaped).await.refusal(404).0, "no-session");
    assert_eq!(rosa.get("/api/v1/account/classes/class?class=a%00").await.refusal(400).0, "nul");
    // What only devices understand may contain one: it is stored as they write it.
    let item = json!({ "kind": "setting", "name": "a", "body": { "at": 1, "value": "\0" } });
    let synced = rosa.post("/api/v1/account/sync", &json!({ "since": 0, "items": [item] })).await.json();
    assert_eq!(synced["items"][0], item);
}

#[tokio::test]
async fn devices_sync() {
    let (router, _) = with_accounts(SignUp::Open).await;
    let (mut laptop, mut phone) = (Browser::new(&router, "192.0.2.1"), Browser::new(&router, "192.0.2.2"));
    laptop.sign_up("Rosa").await;
    phone.post("/api/v1/account/sign-in", &json!({ "name": "Rosa", "password": PASSWORD })).await;
    let practice = |times: &[u32]| {
        let log: Vec<Value> = times.iter().map(|at| json!({ "at": at, "help": 0 })).collect();
        json!({ "kind": "practice", "name": "x-wing", "body": { "log": log } })
    };
    let sync = async |browser: &mut Browser<'_>, since: i64, items: &[Value]| {
        let answer = browser.post("/api/v1/account/sync", &json!({ "since": since, "items": items })).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    };
    let first = sync(&mut laptop, 0, &[practice(&[1, 2])]).await;
    let second = sync(&mut phone, 0, &[practice(&[3])]).await;
    assert_eq!(second["items"], json!([practice(&[1, 2, 3])]));
    let since = first["change"].as_i64().unwrap();
    // The answer may be lost: asking again changes nothing.
    for _ in 0..2 {
        let news = sync(&mut laptop, since, &[practice(&[1, 2])]).await;
        assert_eq!((&news["items"], &news["change"]), (&second["items"], &second["change"]));
    }
    // A device that syncs with another account is refused: somebody else has signed in there.
    let wish = json!({ "since": 0, "account": "another", "items": [practice(&[9])] });
    assert_eq!(laptop.post("/api/v1/account/sync", &wish).await.refusal(401).0, "not-signed-in");
    let id = laptop.get("/api/v1/account").await.json()["account"]["id"].clone();
    let wish = json!({ "since": since, "account": id, "items": [] });
    assert_eq!(laptop.post("/api/v1/account/sync", &wish).await.status, 200);
    let export = laptop.get("/api/v1/account/export").await.json();
    assert_eq!(export["items"]["practice"]["x-wing"]["log"][2]["at"], 3);
    for (kind, name, body) in [
        ("letter", "a", json!({})),
        ("practice", "a b", json!({ "log": [] })),
        ("setting", "a", json!({ "value": 1 })),
    ] {
        let wish = json!({ "since": 0, "items": [{ "kind": kind, "name": name, "body": body }] });
        assert_eq!(laptop.post("/api/v1/account/sync", &wish).await.refusal(400).0, "bad-item", "{wish}");
    }
}

const GIVENS: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// The log of a game in which every open cell is filled, `wait` seconds each.
fn solved_game(givens: &str, solution: &str, wait: usize) -> Value {
    let open = (0..81).filter(|cell| givens.as_bytes()[*cell] == b'0');
    let enter = |(number, cell): (usize, usize)| {
        let digit: u8 = solution[cell..=cell].parse().unwrap();
        json!({ "type": "enter", "cells": [cell], "digit": digit, "t": wait * number })
    };
    let log: Vec<Value> = open.enumerate().map(enter).collect();
    json!({ "start": { "boxRows": 3, "boxColumns": 3, "givens": givens }, "branches": [log] })
}

/// What was done with a device whose clock is three days ahead is stored, and set times are those of the server.
#[tokio::test]
async fn a_device_whose_clock_is_ahead_loses_nothing() {
    const DAY: i64 = 86_400_000;
    let start = 1_795_400_000_000;
    let people = People::open_with("sqlite::memory:", Clock::standing(start)).await.unwrap();
    let router = with_people(SignUp::Open, people);
    let mut rosa = Browser::new(&router, "192.0.2.1");
    rosa.sign_up("Rosa").await;
    let at = start + 3 * DAY;
    let items = json!([
        { "kind": "practice", "name": "x-wing", "body": { "log": [{ "at": at - 5_000, "help": 0 }] } },
        { "kind": "setting", "name": "auto", "body": { "at": at - 4_000, "value": true } },
        { "kind": "setting", "name": "first:test:x-wing:before", "body": { "at": at - 3_000, "value": 1 } },
        { "kind": "game", "name": "one", "body": { "start": {}, "branches": [[]], "changed": at, "created": at } },
    ]);
    let sent = json!({ "since": 0, "clock": at, "items": items });
    let reply = rosa.post("/api/v1/account/sync", &sent).await.json();
    let times: Vec<&Value> =
        reply["items"].as_array().unwrap().iter().map(|item| &item["body"]["at"]).collect();
    assert_eq!(times, [&Value::Null, &json!(start - 4_000), &json!(start - 3_000), &Value::Null]);
    assert_eq!(reply["items"][0]["body"]["log"][0]["at"], at - 5_000);
    // A device with a right clock sets something later.
    let later = json!({ "kind": "setting", "name": "auto", "body": { "at": start - 1_000, "value": false } });
    let sent = json!({ "since": 0, "clock": start, "items": [later] });
    let reply = rosa.post("/api/v1/account/sync", &sent).await.json();
    let set = reply["items"].as_array().unwrap().iter().find(|item| item["name"] == "auto").unwrap();
    assert_eq!(set["body"]["value"], false);
}

/// A player who leaves the rankings and takes part again has not solved anything anew, and a clock that is ahead does not help.
#[tokio::test]
async fn a_solve_keeps_its_time_in_the_rankings() {
    const DAY: i64 = 86_400_000;
    let start = 1_795_400_000_000;
    let clock = Clock::standing(start);
    let people = People::open_with("sqlite::memory:", clock.clone()).await.unwrap();
    let router = with_people(SignUp::Open, people);
    let sheet = json!({ "boxRows": 3, "boxColumns": 3, "givens": GIVENS.replace('0', "."), "entries": ".".repeat(81) });
    let rated = post("/api/v1/rate", json!({ "question": { "sheet": sheet } })).await.json();
    let level = rated["level"].as_str().unwrap().to_owned();
    let take_part = "/api/v1/account/rankings/take-part";
    let people_of_month = async |browser: &mut Browser<'_>, period: &str| {
        let table =
            browser.get(&format!("/api/v1/account/rankings?level={level}&period={period}&by=best")).await;
        assert_eq!(table.status, 200, "{}", table.text());
        table.json()["people"].as_u64().unwrap()
    };
    let record = |at: i64| {
        json!({
            "version": 2, "id": "one", "boxRows": 3, "boxColumns": 3, "puzzle": GIVENS.replace('0', "."),
            "givens": 30, "prefilled": 0, "outcome": "solved", "profile": "full", "playedOn": "page",
            "seconds": 200, "pauses": 0, "mistakes": 0, "hints": [0, 0, 0, 0, 0], "told": 0, "at": at,
            "date": "2026-11-22",
        })
    };
    // Solved 29 days ago, and touched again now: with a right clock, one that is ahead, and one that nobody knows.
    let names = ["Rosa", "Iris", "Lena"].into_iter().zip([Some(0), Some(90 * DAY), None]);
    for (number, (name, ahead)) in names.enumerate() {
        let address = format!("192.0.2.{number}");
        let mut browser = Browser::new(&router, &address);
        browser.sign_up(name).await;
        let moved = ahead.unwrap_or(0);
        let at = start + moved - 29 * DAY;
        let mut game = solved_game(GIVENS, SOLUTION, 4);
        game["changed"] = json!(start + moved);
        let items = json!([
            { "kind": "record", "name": "one", "body": record(at) }, { "kind": "game", "name": "one", "body": game },
        ]);
        let sent = json!({ "since": 0, "clock": ahead.map(|ahead| start + ahead), "items": items });
        assert_eq!(browser.post("/api/v1/account/sync", &sent).await.status, 200);
        browser.post(take_part, &json!({ "named": true })).await;
        assert_eq!(people_of_month(&mut browser, "month").await, 1, "{name}");
        clock.forward(2 * DAY);
        assert_eq!(people_of_month(&mut browser, "month").await, 0, "{name}");
        browser.post("/api/v1/account/rankings/leave", &json!({})).await;
        browser.post(take_part, &json!({ "named": true })).await;
        assert_eq!(people_of_month(&mut browser, "month").await, 0, "{name}");
        assert_eq!(people_of_month(&mut browser, "all").await, 1, "{name}");
        browser.post("/api/v1/account/rankings/leave", &json!({})).await;
        clock.forward(-2 * DAY);
    }
    // Without a record, it is the last change of the game; without that, when the game came. None is in the future.
    for (name, changed) in [("Ada", Some(start + 90 * DAY)), ("Eva", None)] {
        let mut browser = Browser::new(&router, "192.0.2.99");
        browser.sign_up(name).await;
        let mut game = solved_game(GIVENS, SOLUTION, 4);
        if let Some(changed) = changed {
            game["changed"] = json!(changed);
        }
        let sent = json!({ "since": 0, "items": [{ "kind": "game", "name": "one", "body": game }] });
        assert_eq!(browser.post("/api/v1/account/sync", &sent).await.status, 200);
        // Sessions end after 30 days.
        clock.forward(31 * DAY);
        let who = json!({ "name": name, "password": PASSWORD });
        assert_eq!(browser.post("/api/v1/account/sign-in", &who).await.status, 200);
        browser.post(take_part, &json!({ "named": true })).await;
        assert_eq!(people_of_month(&mut browser, "month").await, 0, "{name}");
        assert_eq!(people_of_month(&mut browser, "all").await, 1, "{name}");
        browser.post("/api/v1/account/rankings/leave", &json!({})).await;
        clock.forward(-31 * DAY);
    }
}

#[tokio::test]
async fn people_in_a_race_see_how_far_the_others_are_and_no_digit() {
    const RACE: &str = "0123456789abcdef01234567";
    let (router, _) = with_accounts(SignUp::Open).await;
    let (mut rosa, mut iris) = (Browser::new(&router, "192.0.2.1"), Browser::new(&router, "192.0.2.2"));
    let race = |fields: Value| {
        let mut body = json!({ "race": RACE, "name": "", "percent": 0 });
        body.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
        body
    };
    assert_eq!(rosa.post("/api/v1/account/race", &race(json!({}))).await.status, 401);
    rosa.sign_up("Rosa").await;
    iris.sign_up("Iris").await;
    let half = race(json!({ "name": "R", "percent": 50 }));
    assert_eq!(rosa.post("/api/v1/account/race", &half).await.status, 200);
    let done = race(json!({ "name": "I", "percent": 100, "seconds": 65, "hints": 1, "mistakes": 2 }));
    let reply = iris.post("/api/v1/account/race", &done).await.json();
    let expected = json!([
        { "name": "I", "own": true, "percent": 100, "seconds": 65, "hints": 1, "mistakes": 2 },
        { "name": "R", "own": false, "percent": 50, "seconds": 0, "hints": 0, "mistakes": 0 },
    ]);
    assert_eq!(reply["racers"], expected);
    for (wrong, field) in [
        (json!({ "race": "" }), "race"),
        (json!({ "race": RACE.to_uppercase() }), "race"),
        (json!({ "race": format!("{RACE}0") }), "race"),
        (json!({ "percent": -1 }), "percent"),
        // No digit gets in.
        (json!({ "board": "53..7" }), "board"),
    ] {
        let answer = rosa.post("/api/v1/account/race", &race(wrong.clone())).await;
        assert_eq!(answer.status, 400, "{wrong}");
        assert_eq!(answer.json()["field"], field, "{wrong}: {}", answer.text());
    }
}

#[tokio::test]
async fn a_ranking_contains_whoever_takes_part_with_games_that_were_replayed() {
    let (router, _) = with_accounts(SignUp::Open).await;
    let (mut rosa, mut iris) = (Browser::new(&router, "192.0.2.1"), Browser::new(&router, "192.0.2.2"));
    rosa.sign_up("Rosa").await;
    iris.sign_up("Iris").await;
    let sync = async |browser: &mut Browser<'_>, name: &str, body: Value| {
        let wish = json!({ "since": 0, "items": [{ "kind": "game", "name": name, "body": body }] });
        assert_eq!(browser.post("/api/v1/account/sync", &wish).await.status, 200);
    };
    sync(&mut rosa, "slow", solved_game(GIVENS, SOLUTION, 4)).await;
    sync(&mut iris, "copied", solved_game(GIVENS, SOLUTION, 0)).await;
    let sheet = json!({ "boxRows": 3, "boxColumns": 3, "givens": GIVENS.replace('0', "."), "entries": ".".repeat(81) });
    let rated = post("/api/v1/rate", json!({ "question": { "sheet": sheet } })).await.json();
    let level = rated["level"].as_str().unwrap().to_owned();
    let table = async |browser: &mut Browser<'_>, query: &str| {
        let answer = browser.get(&format!("/api/v1/account/rankings?{query}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    };
    let of_level = format!("level={level}&by=best");
    assert_eq!(
        table(&mut rosa, &of_level).await,
        json!({ "version": 2, "people": 0, "rows": [], "setAside": [] })
    );
    // Games from before count, too.
    for browser in [&mut rosa, &mut iris] {
        let taken =
            browser.post("/api/v1/account/rankings/take-part", &json!({ "named": true })).await.json();
        assert_eq!(taken["participation"]["named"], true);
    }
    let seen = table(&mut iris, &of_level).await;
    assert_eq!(seen["people"], 1);
    let row = json!({ "place": 1, "name": "Rosa", "own": false, "solved": 1, "best": 200, "mean": 200, "median": 200 });
    assert_eq!(seen["rows"], json!([row]));
    let aside = &seen["setAside"][0];
    assert_eq!(
        (&aside["fault"], &aside["level"], &aside["seconds"]),
        (&json!("too-fast"), &json!(level), &json!(0))
    );
    assert_eq!(table(&mut rosa, &of_level).await["setAside"], json!([]));
    assert_eq!(table(&mut rosa, &format!("{of_level}&help=hints")).await["people"], 0);
    assert_eq!(table(&mut rosa, "day=2026-11-22").await["people"], 0);
    assert_eq!(table(&mut rosa, "day=2026-11-22&level=hard").await["people"], 0);
    let hidden = rosa.post("/api/v1/account/rankings/take-part", &json!({ "named": false })).await.json();
    assert_eq!(hidden["participation"]["named"], false);
    let answer = iris.get(&format!("/api/v1/account/rankings?{of_level}")).await;
    assert!(!answer.text().contains("Rosa"), "{}", answer.text());
    assert_eq!(rosa.post("/api/v1/account/rankings/leave", &json!({})).await.json(), json!({ "version": 2 }));
    assert_eq!(table(&mut iris, &of_level).await["people"], 0);
    for (query, field) in [
        ("", "level"),
        ("level=easy&day=2026-11-32", "day"),
        ("level=simple", "level"),
        ("day=2026-13-01", "day"),
        ("day=2999-01-01", "day"),
        ("level=easy&by=luck", "by"),
        ("level=easy&name=Rosa", "name"),
    ] {
        let answer = rosa.get(&format!("/api/v1/account/rankings?{query}")).await;
        assert_eq!(answer.status, 400, "{query}");
        assert_eq!(answer.json()["field"], field, "{query}: {}", answer.text());
    }
}

#[tokio::test]
async fn a_server_without_its_database_lives_but_is_not_ready() {
    let people = People::in_memory().await.unwrap();
    let accounts = Accounts { people: people.clone(), sign_up: SignUp::Off, allow_origins: Vec::new() };
    let options = Options::default();
    let router = router_with(&options, options.listen, Some(accounts));
    let ask = async |path: &str| -> Answer {
        send(&router, request("GET", path, &[("host", "10.1.2.3:7380")], Body::empty())).await
    };
    let ready = ask("/readyz").await;
    assert_eq!(ready.status, 200);
    assert_eq!(ready.json()["database"], "ok");
    people.close().await;
    let ready = ask("/readyz").await;
    assert_eq!(ready.status, 503);
    assert_eq!(ready.json(), serde_json::json!({ "status": "unavailable", "database": "unavailable" }));
    assert_eq!(ask("/healthz").await.status, 200);
}
