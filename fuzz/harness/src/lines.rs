//! Lines that programs send each other: what can be read can be written and
//! reads the same, and nothing makes a reader panic.

use std::str;

use game::Lang;
use wire::codecup::Line;
use wire::engine::{Heard, Reply, Request};

/// A line of the engine protocol, from either side.
pub fn engine_line(data: &[u8]) {
    let Ok(line) = str::from_utf8(data) else {
        return;
    };
    match Heard::parse(line) {
        Ok(Heard {
            request: Some(request),
            ..
        }) => {
            let written = without_ignored(request);
            let again = Heard::parse(&written.to_string()).expect("what is written can be read");
            assert_eq!(again.ignored, [""; 0], "{written}");
            assert_eq!(again.request.as_ref(), Some(&written), "{written}");
        }
        Ok(_) => {}
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match Reply::parse(line) {
        Ok(reply) => {
            let written = reply.to_string();
            assert!(!written.contains('\n'), "{written:?}");
            assert_eq!(Reply::parse(&written).as_ref(), Ok(&reply), "{written}");
            if let Reply::Option(option) = &reply {
                let _ = (option.fault(), option.takes("1"));
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Words that were left out of account are not written again.
fn without_ignored(mut request: Request) -> Request {
    if let Request::Go(go) = &mut request {
        go.ignored.clear();
    }
    request
}

/// A line of the CodeCup contest.
pub fn codecup_line(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    match text.parse::<Line>() {
        Ok(line) => {
            assert_eq!(line.to_string(), text);
            if let (Some(mv), Line::Slide { from, .. } | Line::Place(from) | Line::Pass(from)) =
                (line.to_move(), line)
            {
                assert_eq!(Line::of_move(mv, from), line);
            }
        }
        Err(error) => {
            assert!(error.offset <= text.chars().count());
            for lang in Lang::ALL {
                assert!(!error.explain(lang).is_empty());
            }
        }
    }
}
