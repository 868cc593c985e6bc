//! The description of the API says what can be asked, neither more nor less.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use server::{all_routes, description};

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

#[test]
fn every_route_is_described_and_every_description_has_a_route() {
    let document: serde_json::Value = serde_json::from_str(&description()).unwrap();
    let mut described = BTreeSet::new();
    for (path, item) in document["paths"].as_object().unwrap() {
        for method in item.as_object().unwrap().keys() {
            described.insert((method.clone(), path.clone()));
        }
    }
    let routes = all_routes().into_iter();
    let routes: BTreeSet<(String, String)> = routes
        .map(|(method, path)| (method.to_string(), path.to_string()))
        .collect();
    assert_eq!(described, routes);
    assert_eq!(document["openapi"], "3.1.0");
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
