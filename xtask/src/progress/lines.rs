//! The output of a program, cut into lines.

use std::io::{ErrorKind, Read};

/// How a line ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// With a newline, or where the output ended: it is there to stay.
    Newline,
    /// With a carriage return: the next one takes its place.
    Return,
}

/// Hands every line to `hear` as soon as it is complete, until the output ends.
/// Control sequences of terminals are left out.
pub(crate) fn each_line(mut from: impl Read, mut hear: impl FnMut(&str, Ending)) {
    let mut kept: Vec<u8> = Vec::new();
    let mut chunk = [0; 8192];
    loop {
        let read = match from.read(&mut chunk) {
            Ok(0) => break,
            Ok(read) => read,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => break,
        };
        kept.extend(&chunk[..read]);
        // A carriage return at the very end may belong to a newline to come.
        while let Some(end) = kept.iter().position(|&byte| byte == b'\n' || byte == b'\r') {
            if kept[end] == b'\r' && end + 1 == kept.len() {
                break;
            }
            let is_newline = kept[end] == b'\n' || kept[end + 1] == b'\n';
            let length = end + 1 + usize::from(kept[end] == b'\r' && is_newline);
            let line: Vec<u8> = kept.drain(..length).take(end).collect();
            let ending = if is_newline {
                Ending::Newline
            } else {
                Ending::Return
            };
            hear(&plain(&line), ending);
        }
    }
    if kept.last() == Some(&b'\r') {
        kept.pop();
        hear(&plain(&kept), Ending::Return);
    } else if !kept.is_empty() {
        hear(&plain(&kept), Ending::Newline);
    }
}

/// A line without colours and movements of the cursor.
fn plain(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            if letters.next_if_eq(&'[').is_some() {
                letters.find(|letter| ('@'..='~').contains(letter));
            }
        } else if letter == '\t' || !letter.is_control() {
            plain.push(letter);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands out one byte at a time, as a slow program does.
    struct Slowly<'a>(&'a [u8]);

    impl Read for Slowly<'_> {
        fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
            let Some((first, rest)) = self.0.split_first() else {
                return Ok(0);
            };
            (into[0], self.0) = (*first, rest);
            Ok(1)
        }
    }

    fn cut(text: &str) -> Vec<(String, bool)> {
        let mut whole = Vec::new();
        each_line(text.as_bytes(), |line, ending| {
            whole.push((line.to_string(), ending == Ending::Newline));
        });
        let mut slow = Vec::new();
        each_line(Slowly(text.as_bytes()), |line, ending| {
            slow.push((line.to_string(), ending == Ending::Newline));
        });
        assert_eq!(whole, slow);
        whole
    }

    #[test]
    fn lines_that_stay_are_told_from_those_that_are_replaced() {
        let line = |text: &str, stays| (text.to_string(), stays);
        assert_eq!(
            cut("one\ntwo\r\n 3/9\r 4/9\rend"),
            [
                line("one", true),
                line("two", true),
                line(" 3/9", false),
                line(" 4/9", false),
                line("end", true)
            ]
        );
        assert_eq!(cut("last\r"), [line("last", false)]);
        assert_eq!(cut(""), []);
    }

    #[test]
    fn colours_are_left_out() {
        let (line, _) = &cut("\u{1b}[1m\u{1b}[32mok\u{1b}[0m caf\u{e9}\n")[0];
        assert_eq!(line, "ok caf\u{e9}");
    }

    #[test]
    fn what_is_no_text_is_no_end() {
        let mut heard = 0;
        each_line(&b"\xff\xfe\nnext\n"[..], |_, _| heard += 1);
        assert_eq!(heard, 2);
    }
}
