//! The OpenAPI document describes the whole API.

use super::client::{get, request, send, server, sheet};
use serde_json::Value;
use std::collections::BTreeSet;

async fn document() -> Value {
    let answer = get("/api/openapi.json", &[]).await;
    assert_eq!(answer.status, 200);
    answer.json()
}

#[tokio::test]
async fn the_document_describes_exactly_the_existing_routes() {
    let document = document().await;
    assert!(document["openapi"].as_str().unwrap().starts_with("3.1."));
    let described: BTreeSet<String> = document["paths"].as_object().unwrap().keys().cloned().collect();
    // A router lists its routes only in its debug output.
    let printed = format!("{:?}", server());
    let routed: BTreeSet<String> =
        printed.split('"').filter(|word| word.starts_with("/api")).map(str::to_owned).collect();
    assert_eq!(described, routed);
    assert!(described.len() >= 10);
    for (path, operations) in document["paths"].as_object().unwrap() {
        for method in ["get", "put", "post", "delete", "options", "patch", "trace"] {
            let answer = send(&server(), request(&method.to_uppercase(), path, &[], "")).await;
            let there = !matches!(answer.status.as_u16(), 404 | 405);
            assert_eq!(operations.get(method).is_some(), there, "{method} {path}: {}", answer.status);
        }
    }
}

#[tokio::test]
async fn every_route_documents_its_request_reply_and_errors() {
    let document = document().await;
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            assert!(operation["summary"].is_string(), "{path}");
            let responses = &operation["responses"];
            // An answer in lines is described by the schema of a line.
            let kind = match path.rsplit_once('/').map_or("", |(_, last)| last) {
                "generate" | "import" => "application/x-ndjson",
                "print" => "application/pdf",
                _ => "application/json",
            };
            assert!(responses["200"]["content"][kind]["schema"].is_object(), "{path}");
            let mut failures = vec!["400", "403", "500", "503"];
            if method == "post" {
                let body = if path.ends_with("/read") { "image/*" } else { "application/json" };
                assert!(operation["requestBody"]["content"][body]["schema"].is_object(), "{path}");
                failures.extend(["408", "413", "415", "504"]);
            }
            for status in failures {
                let schema = &responses[status]["content"]["application/json"]["schema"]["$ref"];
                assert_eq!(schema, "#/components/schemas/ErrorReply", "{path} {status}");
                assert!(!responses[status]["description"].as_str().unwrap().is_empty());
            }
        }
    }
}

/// Every reference has a target.
#[tokio::test]
async fn no_schema_is_missing() {
    fn references<'v>(value: &'v Value, found: &mut BTreeSet<&'v str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|value| references(value, found));
            }
            Value::Array(items) => items.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }
    let document = document().await;
    let mut found = BTreeSet::new();
    references(&document, &mut found);
    assert!(found.contains("#/components/schemas/SheetData"), "{found:?}");
    for reference in found {
        let schema = document.pointer(reference.strip_prefix('#').unwrap());
        assert!(schema.is_some_and(Value::is_object), "{reference}");
    }
}

/// Requests and replies have exactly the fields of their schemas.
#[tokio::test]
async fn schemas_match_the_requests_and_replies() {
    let document = document().await;
    let fields = |schema: &str| -> BTreeSet<String> {
        let properties = &document["components"]["schemas"][schema]["properties"];
        properties.as_object().unwrap_or_else(|| panic!("{schema}")).keys().cloned().collect()
    };
    let sheet = sheet(3, 3, super::client::PUZZLE);
    for field in sheet.as_object().unwrap().keys() {
        assert!(fields("SheetData").contains(field), "{field}");
    }
    for (path, schema) in
        [("solve", "SolveReply"), ("check", "CheckReply"), ("path", "PathReply"), ("rate", "RateReply")]
    {
        let reply = {
            let body = match path {
                "solve" | "check" => super::client::puzzle(),
                _ => super::client::question(),
            };
            super::client::post(&format!("/api/v1/{path}"), body).await.json()
        };
        for field in reply.as_object().unwrap().keys() {
            assert!(fields(schema).contains(field), "{schema}.{field}");
        }
        for required in document["components"]["schemas"][schema]["required"].as_array().unwrap() {
            assert!(reply.get(required.as_str().unwrap()).is_some(), "{schema}.{required}");
        }
    }
}
