//! The description of the API says what can be asked, neither more nor less.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use crate::house::{Folder, Server};
use server::description;

/// With `TABLIER_WRITE_OPENAPI` set, the file is written instead of compared.
#[test]
fn the_document_in_the_repository_is_the_one_that_is_served() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/openapi.json");
    if env::var_os("TABLIER_WRITE_OPENAPI").is_some() {
        fs::write(&file, description()).expect("the folder is there");
    }
    let committed = fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == description(),
        "docs/openapi.json differs from the code; run the tests of server with TABLIER_WRITE_OPENAPI=1"
    );
}

#[tokio::test]
async fn whatever_is_described_is_answered() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let document: serde_json::Value = serde_json::from_str(&description()).unwrap();
    assert_eq!(document["openapi"], "3.1.0");
    let mut asked = 0;
    for (path, item) in document["paths"].as_object().unwrap() {
        // A name that nothing has, in every place for one.
        let parts = path.split('/');
        let parts = parts.map(|part| {
            if part.starts_with('{') {
                "nothing"
            } else {
                part
            }
        });
        let path = parts.collect::<Vec<_>>().join("/");
        for method in item.as_object().unwrap().keys() {
            let method = method.to_uppercase();
            let (status, text) = server.ask(&method, &path, None, "").await;
            // What has no route is left to the page, which has no such file, or takes no
            // such request.
            let left = status == 405 || text.contains("There is no such page here");
            assert!(!left, "{method} {path}: {status} {text}");
            asked += 1;
        }
    }
    assert!(asked > 40, "{asked}");
    let (_, served) = server.ask("GET", "/api/openapi.json", None, "").await;
    assert_eq!(served, description());
    server.stop().await;
}

#[test]
fn every_reference_leads_somewhere_and_every_name_is_as_it_is_used() {
    let document: serde_json::Value = serde_json::from_str(&description()).unwrap();
    let mut open = vec![&document];
    while let Some(value) = open.pop() {
        match value {
            serde_json::Value::Object(fields) => {
                if let Some(reference) = fields.get("$ref").and_then(|it| it.as_str()) {
                    let place = reference.strip_prefix('#').expect("all is in one document");
                    assert!(document.pointer(place).is_some(), "{reference}");
                }
                // Messages are written in one manner, and a schema that says
                // otherwise describes none of them.
                let names = fields.get("properties").and_then(|it| it.as_object());
                let mut names = names.into_iter().flat_map(|names| names.keys());
                assert_eq!(names.find(|name| name.contains('_')), None);
                open.extend(fields.values());
            }
            serde_json::Value::Array(values) => open.extend(values),
            _ => {}
        }
    }
    let operations = document["paths"].as_object().unwrap().values();
    let operations = operations.flat_map(|item| item.as_object().unwrap().values());
    let ids: Vec<&str> = operations
        .map(|operation| operation["operationId"].as_str().unwrap())
        .collect();
    let distinct: BTreeSet<&&str> = ids.iter().collect();
    assert_eq!(distinct.len(), ids.len(), "{ids:?}");
}
