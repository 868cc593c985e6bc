//! What the description of the API promises is kept: every answer in these tests has a
//! status that is described, and every bound is where the description has it.

use std::sync::LazyLock;

use serde_json::{Value, json};
use server::description;

use crate::house::{Folder, Server};

static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(&description()).expect("it is JSON"));

/// The operations at an address, by method.
fn item(path: &str) -> Option<&'static Value> {
    let path = path.split('?').next().unwrap_or_default();
    let fits = |template: &str| {
        let (wanted, given) = (template.split('/'), path.split('/'));
        let same = wanted.clone().count() == given.clone().count();
        let mut parts = wanted.zip(given);
        same && parts.all(|(wanted, given)| wanted == given || wanted.starts_with('{'))
    };
    let paths = DOCUMENT["paths"].as_object().unwrap();
    let found = paths.iter().filter(|(template, _)| fits(template));
    // What is written out is meant before a name that may be anything.
    found
        .min_by_key(|(it, _)| it.matches('{').count())
        .map(|it| it.1)
}

/// Fails unless an answer is as described: its status, and the form of a refusal.
pub(crate) fn check_answer(method: &str, path: &str, status: u16, head: &str, body: &str) {
    let asked = format!("{method} {path}: {status} {body}");
    let head = head.to_lowercase();
    match item(path).map(|item| &item[method.to_lowercase()]) {
        Some(Value::Null) => assert!(status == 405 && head.contains("\r\nallow: "), "{asked}"),
        Some(operation) => {
            let described = &operation["responses"][status.to_string()];
            assert!(
                described.is_object(),
                "no such status is described: {asked}"
            );
        }
        None if path.starts_with("/api") => assert_eq!(status, 404, "{asked}"),
        None => return,
    }
    if (400..500).contains(&status) {
        assert!(
            head.contains("content-type: application/problem+json"),
            "{head}"
        );
        let problem: Value = serde_json::from_str(body).expect(&asked);
        let code = problem["code"].as_str().expect("a code");
        assert_eq!(problem["type"], format!("urn:tablier:problem:{code}"));
        assert_eq!(problem["status"], status);
        assert_eq!(problem["detail"], problem["message"]);
        assert!(problem["title"].is_string() && problem.get("clause").is_some());
        assert_eq!(status == 401, head.contains("www-authenticate: bearer"));
    }
}

#[tokio::test]
async fn whatever_goes_wrong_before_anybody_is_asked_is_a_problem_too() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let long = format!("{{\"code\":\"{}\"}}", "x".repeat(40_000));
    // How each of them is answered is looked at by whoever sends it.
    for (method, path, body, status, code) in [
        ("GET", "/api", "", 404, "no-request"),
        ("GET", "/api/", "", 404, "no-request"),
        ("POST", "/api/tables/x/y/z", "{}", 404, "no-request"),
        ("DELETE", "/api/lobby", "", 405, "method"),
        ("PATCH", "/api/tables", "{}", 405, "method"),
        ("GET", "/api/tables/%ff/record", "", 400, "not-understood"),
        ("GET", "/api/tables/%00/record", "", 400, "not-understood"),
        ("GET", "/api/bots/%C3%28", "", 400, "not-understood"),
        ("GET", "/api/games?limit=51", "", 400, "not-understood"),
        ("GET", "/api/games?after=5", "", 400, "not-understood"),
        ("POST", "/api/look", "{\"code\":", 400, "not-understood"),
        ("POST", "/api/look", long.as_str(), 413, "too-large"),
        ("GET", "/api/tables/x/socket", "", 426, "no-socket"),
        ("GET", "/api/bot/socket", "", 426, "no-socket"),
        ("GET", "/api/bot", "", 401, "token"),
        ("DELETE", "/api/tables/x", "", 401, "not-yours"),
        ("GET", "/api/classes/x/findings", "", 401, "not-yours"),
    ] {
        let (answered, text) = server.ask(method, path, None, body).await;
        let problem: Value = serde_json::from_str(&text).unwrap_or_default();
        let said = (answered, problem["code"].as_str());
        assert_eq!(said, (status, Some(code)), "{method} {path}");
    }
    server.stop().await;
}

/// A body with one value put elsewhere, and whether the description allows it.
struct Variant {
    body: Value,
    allowed: bool,
    what: String,
}

/// Puts values at and beyond every bound that a schema has.
struct Walk<'a> {
    body: &'a Value,
    found: Vec<Variant>,
}

impl Walk<'_> {
    fn put(&mut self, place: &str, value: Value, allowed: bool) {
        let mut body = self.body.clone();
        let what = format!(
            "{place} = {}",
            value.to_string().chars().take(60).collect::<String>()
        );
        *body.pointer_mut(place).expect("it is there") = value;
        self.found.push(Variant {
            body,
            allowed,
            what,
        });
    }

    fn walk(&mut self, schema: &Value, place: &str) {
        let schema = resolve(schema);
        let value = self.body.pointer(place).expect("it is there").clone();
        for several in ["oneOf", "anyOf", "allOf"] {
            for one in schema[several].as_array().into_iter().flatten() {
                if several == "allOf" || may_be(one, &value) {
                    self.walk(one, place);
                }
            }
        }
        if schema["enum"].is_array() {
            self.put(place, json!("no-such-word"), false);
        }
        match &value {
            Value::Number(_) => self.number(schema, place),
            Value::String(_) => self.text(schema, place),
            Value::Array(items) => {
                let first = items.first().cloned();
                let some = |count: u64| vec![first.clone().unwrap_or_default(); count as usize];
                if let Some(most) = schema["maxItems"].as_u64() {
                    self.put(place, some(most).into(), true);
                    self.put(place, some(most + 1).into(), false);
                }
                if let Some(least) = schema["minItems"].as_u64().filter(|least| *least > 0) {
                    self.put(place, some(least - 1).into(), false);
                }
                if first.is_some() {
                    self.walk(&schema["items"], &format!("{place}/0"));
                }
            }
            Value::Object(fields) => {
                for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
                    if fields.contains_key(name) {
                        self.walk(schema, &format!("{place}/{name}"));
                    }
                }
            }
            _ => {}
        }
    }

    fn number(&mut self, schema: &Value, place: &str) {
        if let Some(most) = schema["maximum"].as_u64() {
            self.put(place, most.into(), true);
            // Beyond this no number is whole in JSON any more.
            let beyond = most.checked_add(1).map_or(json!(1e20), Value::from);
            self.put(place, beyond, false);
        }
        if let Some(least) = schema["minimum"].as_i64() {
            self.put(place, least.into(), true);
            self.put(place, (least - 1).into(), false);
        }
    }

    fn text(&mut self, schema: &Value, place: &str) {
        let has_pattern = schema["pattern"].is_string();
        if has_pattern {
            self.put(place, json!("\u{0}\u{0}\u{0}"), false);
        }
        if let Some(most) = schema["maxLength"].as_u64() {
            self.put(place, "é".repeat(most as usize).into(), !has_pattern);
            self.put(place, "x".repeat(most as usize).into(), true);
            self.put(place, "x".repeat(most as usize + 1).into(), false);
        }
        if let Some(least) = schema["minLength"].as_u64().filter(|least| *least > 0) {
            self.put(place, "x".repeat(least as usize - 1).into(), false);
        }
    }
}

fn resolve(schema: &Value) -> &Value {
    match schema["$ref"].as_str().and_then(|it| it.strip_prefix('#')) {
        Some(place) => resolve(
            DOCUMENT
                .pointer(place)
                .expect("a reference leads somewhere"),
        ),
        None => schema,
    }
}

/// Whether a value is of this kind, by its type and the word that names its kind.
fn may_be(schema: &Value, value: &Value) -> bool {
    let schema = resolve(schema);
    let all = schema["allOf"].as_array().into_iter().flatten();
    let Some(fields) = value.as_object() else {
        return schema["type"] != "null" && schema["type"] != "object";
    };
    let named = |(name, schema): (&String, &Value)| match schema["enum"].as_array() {
        Some(words) if words.len() == 1 => fields.get(name) == words.first(),
        _ => true,
    };
    let own = schema["properties"].as_object().into_iter().flatten();
    schema["type"] != "null"
        && own.into_iter().all(named)
        && all.into_iter().all(|it| may_be(it, value))
}

/// Sends every variant of a body; says how many there were.
async fn try_bounds(server: &Server, id: &str, path: &str, secret: &str, body: Value) -> usize {
    let operation = &item(path).unwrap()["post"];
    assert_eq!(operation["operationId"], id);
    let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
    let found = Vec::new();
    let mut walk = Walk { body: &body, found };
    walk.walk(schema, "");
    let variants = walk.found;
    let plain = server
        .ask("POST", path, Some(secret), &body.to_string())
        .await;
    assert!(matches!(plain.0, 200..300 | 409), "{id}: {plain:?}");
    for variant in &variants {
        let text = variant.body.to_string();
        let (status, said) = server.ask("POST", path, Some(secret), &text).await;
        // Whether a status is described is seen to by whoever sends it.
        if variant.allowed {
            assert_ne!(status, 400, "{id}: {} {said}", variant.what);
        } else {
            assert!(
                (400..500).contains(&status),
                "{id}: {} {said}",
                variant.what
            );
        }
    }
    variants.len()
}

#[tokio::test]
async fn every_bound_is_where_the_description_has_it() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let set_up = json!({
        "game": "seven", "tags": [["Players", "2"]], "players": [{ "kind": "computer", "level": 8 }, { "kind": "person" }],
        "seating": [0, 1], "picksColour": false, "clock": { "kind": "bank", "main": 60000, "increment": 0, "soft": false },
        "dice": "host",
    });
    let rules = json!({ "listed": true, "delay": 0, "takeOver": { "after": 5, "level": 8 }, "class": null });
    let table = json!({ "setUp": set_up, "rules": rules, "sit": 1 });
    let settings = json!({
        "game": "heinash", "tags": [["Operations", "+"]], "freshLayout": false, "time": { "game": 60, "turn": 5, "soft": true },
        "calculate": true, "showsPossible": true, "alternates": true, "odd": { "odd": "computer", "level": 8 },
    });
    let bot =
        json!({ "name": "Bound", "plays": [{ "game": "seven", "tags": [["Players", "*"]] }] });
    let class: Value = server
        .post("/api/classes", None, &json!({ "lang": "en" }))
        .await
        .unwrap();
    let (orders, teacher) = (
        format!("/api/classes/{}/orders", class["class"].as_str().unwrap()),
        class["secret"].as_str().unwrap(),
    );
    let mut count = try_bounds(&server, "make_table", "/api/tables", "", table).await;
    count += try_bounds(&server, "make_bot", "/api/bots", "", bot).await;
    let new = json!({ "lang": "en", "settings": settings });
    count += try_bounds(&server, "open_class", "/api/classes", "", new).await;
    let computer = json!({ "side": "computer", "level": 8 });
    for order in [
        json!({ "order": "open-projector", "seat": 1, "level": 8, "voice": "vote" }),
        json!({ "order": "extra-time", "pupil": 1, "seconds": 60, "eachTurn": true }),
        json!({ "order": "set-round", "tables": [[{ "side": "pupils", "pupils": [1] }, computer]] }),
        json!({ "order": "pair", "pupils": [1, 2] }),
        json!({ "order": "choose", "settings": settings }),
    ] {
        count += try_bounds(&server, "order_class", &orders, teacher, order).await;
    }
    assert!(count > 80, "{count} bounds were tried");
    server.stop().await;
}

/// Some programs write whole numbers with a fraction.
#[tokio::test]
async fn a_whole_number_may_be_written_with_a_fraction() {
    let folder = Folder::new();
    let server = Server::start(&folder).await;
    let made = server
        .make(&crate::house::table(crate::house::small_hyle7()))
        .await;
    assert!(made.seat.is_some());
    let mut table = serde_json::to_value(crate::house::table(crate::house::small_hyle7())).unwrap();
    table["sit"] = json!(1.0);
    let made: Value = server.post("/api/tables", None, &table).await.unwrap();
    assert_eq!(made["seat"]["player"], 1);
    table["sit"] = json!(0.5);
    let refused = server.post::<Value>("/api/tables", None, &table).await;
    assert_eq!(refused.unwrap_err().0, 400);
    // Where a body may be left out, garbage is still no body that was left out.
    let bot = json!({ "name": "Whole", "plays": [{ "game": "seven" }] });
    let bot: Value = server.post("/api/bots", None, &bot).await.unwrap();
    let path = "/api/bot/challenges/x/decline";
    for (body, status) in [
        ("4j", 400),
        ("[]", 400),
        ("", 404),
        ("null", 404),
        ("{}", 404),
    ] {
        let (answered, said) = server.ask("POST", path, bot["token"].as_str(), body).await;
        assert_eq!(answered, status, "{body}: {said}");
    }
    server.stop().await;
}
