//! Passkeys: the routes below `/api/v1/account/passkeys`.

use super::accounts::{Browser, ELSEWHERE, LOCALHOST, ORIGIN, PASSWORD, with_accounts};
use super::client::{request, send};
use jade_server::SignUp;
use serde_json::{Value, json};

#[path = "../../../../jade-people/tests/it/authenticator.rs"]
mod authenticator;
pub use authenticator::Authenticator;

const PATH: &str = "/api/v1/account/passkeys";

/// Adds a passkey, which the device then has, and returns its id.
pub async fn add_passkey(browser: &mut Browser<'_>, device: &mut Authenticator) -> String {
    let begun = browser.post(&format!("{PATH}/begin"), &json!({ "password": PASSWORD })).await;
    assert_eq!(begun.status, 200, "{}", begun.text());
    let credential = device.make(&begun.json()["options"]).unwrap();
    let wish = json!({ "name": "", "credential": credential });
    let added = browser.post(&format!("{PATH}/add"), &wish).await;
    assert_eq!(added.status, 200, "{}", added.text());
    added.json()["passkeys"][0]["id"].as_str().unwrap().to_owned()
}

/// Signs a challenge of the server.
async fn answer(browser: &mut Browser<'_>, device: &mut Authenticator) -> Value {
    let begun = browser.post(&format!("{PATH}/sign-in/begin"), &json!({})).await;
    assert_eq!(begun.status, 200, "{}", begun.text());
    json!({ "credential": device.sign(&begun.json()["options"], 0) })
}

#[tokio::test]
async fn somebody_adds_a_passkey_and_signs_in_with_it() {
    let (router, _) = with_accounts(SignUp::Open).await;
    let mut rosa = Browser::new(&router, "192.0.2.1").at(LOCALHOST);
    assert_eq!(rosa.get("/api/v1/account").await.json()["passkeys"], true);
    rosa.sign_up("Rosa").await;
    assert_eq!(rosa.get(PATH).await.json(), json!({ "version": 2, "passkeys": [] }));
    let wrong = rosa.post(&format!("{PATH}/begin"), &json!({ "password": "not the password" })).await;
    assert_eq!(wrong.refusal(403).0, "wrong-password");
    let mut phone = Authenticator::new(LOCALHOST);
    let id = add_passkey(&mut rosa, &mut phone).await;
    let listed = rosa.get(PATH).await.json();
    assert_eq!(listed["passkeys"][0]["name"], "", "this browser says nothing of itself");
    assert!(listed["passkeys"][0].get("host").is_none() && listed["passkeys"][0].get("used").is_none());
    // In another browser, without a name.
    let mut laptop = Browser::new(&router, "192.0.2.2").at(LOCALHOST);
    let signed = answer(&mut laptop, &mut phone).await;
    let reply = laptop.post(&format!("{PATH}/sign-in"), &signed).await;
    assert_eq!(reply.json()["account"]["name"], "Rosa");
    assert!(reply.json().get("recoveryCodes").is_none());
    assert_eq!(laptop.name().await.as_deref(), Some("Rosa"));
    assert!(laptop.get(PATH).await.json()["passkeys"][0]["used"].is_i64());
    // The same answer again, in a third one.
    let mut thief = Browser::new(&router, "192.0.2.66").at(LOCALHOST);
    assert_eq!(thief.post(&format!("{PATH}/sign-in"), &signed).await.refusal(403).0, "bad-passkey");
    assert_eq!(thief.name().await, None);
    // The session that the browser had before ends.
    let before = laptop.cookies.clone();
    let signed = answer(&mut laptop, &mut phone).await;
    laptop.post(&format!("{PATH}/sign-in"), &signed).await;
    let mut old = Browser::new(&router, "192.0.2.2").at(LOCALHOST);
    old.cookies = before;
    assert_eq!(old.name().await, None);
    let renamed = rosa.post(&format!("{PATH}/rename"), &json!({ "passkey": id, "name": "phone" })).await;
    assert_eq!(renamed.json()["passkeys"][0]["name"], "phone");
    let wish = json!({ "passkey": id, "password": PASSWORD });
    assert_eq!(rosa.post(&format!("{PATH}/remove"), &wish).await.json()["passkeys"], json!([]));
    assert_eq!(
        rosa.post(&format!("{PATH}/remove"), &wish).await.refusal(404),
        ("no-passkey".into(), "passkey".into())
    );
    let signed = answer(&mut thief, &mut phone).await;
    let refused = thief.post(&format!("{PATH}/sign-in"), &signed).await.refusal(403);
    assert_eq!(refused, ("unknown-passkey".into(), "credential".into()));
}

/// Browsers have passkeys for names, over HTTPS or on this computer.
#[tokio::test]
async fn at_an_address_without_a_name_there_are_no_passkeys() {
    let (router, _) = with_accounts(SignUp::Open).await;
    let mut rosa = Browser::new(&router, "192.0.2.1").at(ORIGIN);
    let reply = rosa.sign_up("Rosa").await;
    assert_eq!(reply["passkeys"], false);
    for (path, body) in [
        ("/begin", json!({ "password": PASSWORD })),
        ("/add", json!({ "name": "", "credential": {} })),
        ("/sign-in/begin", json!({})),
        ("/sign-in", json!({ "credential": {} })),
    ] {
        assert_eq!(rosa.post(&format!("{PATH}{path}"), &body).await.refusal(403).0, "no-passkeys", "{path}");
    }
    // A browser always says its origin; without one, nothing says for which site it signs.
    let headers =
        [("host", "localhost:7380"), ("sec-fetch-site", "same-origin"), ("content-type", "application/json")];
    let answer = send(&router, request("POST", &format!("{PATH}/sign-in/begin"), &headers, "{}")).await;
    assert_eq!(answer.refusal(403).0, "no-passkeys");
}

/// A passkey of a page elsewhere belongs to that page; the server's own page lists it, with its host.
#[tokio::test]
async fn a_page_elsewhere_has_passkeys_of_its_own() {
    let (router, _) = with_accounts(SignUp::Open).await;
    let ask = async |path: &str, token: &str, body: Value| {
        let headers = [
            ("origin", ELSEWHERE),
            ("sec-fetch-site", "cross-site"),
            ("content-type", "application/json"),
            ("authorization", token),
        ];
        let answer = send(&router, request("POST", path, &headers, body.to_string())).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    };
    let made = ask("/api/v1/account/sign-up", "", json!({ "name": "Rosa", "password": PASSWORD })).await;
    assert_eq!(made["passkeys"], true);
    let token = format!("Bearer {}", made["token"].as_str().unwrap());
    let mut phone = Authenticator::new(ELSEWHERE);
    let begun = ask(&format!("{PATH}/begin"), &token, json!({ "password": PASSWORD })).await;
    assert_eq!(begun["options"]["rp"]["id"], "sudoku.example");
    let credential = phone.make(&begun["options"]).unwrap();
    ask(&format!("{PATH}/add"), &token, json!({ "name": "phone", "credential": credential })).await;
    let begun = ask(&format!("{PATH}/sign-in/begin"), "", json!({})).await;
    let credential = phone.sign(&begun["options"], 0);
    let signed = ask(&format!("{PATH}/sign-in"), "", json!({ "credential": credential })).await;
    assert!(signed["token"].is_string() && signed["account"]["name"] == "Rosa");
    let mut rosa = Browser::new(&router, "192.0.2.1").at(LOCALHOST);
    rosa.post("/api/v1/account/sign-in", &json!({ "name": "Rosa", "password": PASSWORD })).await;
    let listed = rosa.get(PATH).await.json();
    assert_eq!(listed["passkeys"][0]["host"], "sudoku.example");
    // Signed there for here.
    let signed = answer(&mut rosa, &mut phone).await;
    assert_eq!(rosa.post(&format!("{PATH}/sign-in"), &signed).await.refusal(403).0, "unknown-passkey");
}
