//! A part of a text file between two markers, which a command keeps up to date
//! while everything around it stays as people wrote it.

/// The text with this part between its markers. Where the markers are missing,
/// the part is added at the end under a heading.
pub(crate) fn replaced(text: &str, name: &str, heading: &str, part: &str) -> String {
    let (open, close) = (format!("<!-- {name} -->"), format!("<!-- /{name} -->"));
    let part = part.trim_end();
    let whole = format!("{open}\n{part}\n{close}");
    let found = text.find(&open).and_then(|start| {
        let length = text[start..].find(&close)? + close.len();
        Some((start, start + length))
    });
    match found {
        Some((start, end)) => format!("{}{whole}{}", &text[..start], &text[end..]),
        None => {
            let before = text.trim_end();
            let gap = if before.is_empty() { "" } else { "\n\n" };
            format!("{before}{gap}{heading}\n\n{whole}\n")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Players\n\n<!-- ladder seven -->\nold\n<!-- /ladder seven -->\n\n\
        <!-- ladder seven Variant=misere -->\nother\n<!-- /ladder seven Variant=misere -->\nend\n";

    #[test]
    fn only_the_part_between_the_markers_changes() {
        let new = replaced(PAGE, "ladder seven", "## x", "| a |\n| b |\n");
        assert_eq!(new, PAGE.replace("\nold\n", "\n| a |\n| b |\n"));
        assert_eq!(replaced(&new, "ladder seven", "## x", "old"), PAGE);
        let other = replaced(PAGE, "ladder seven Variant=misere", "## x", "new");
        assert_eq!(other, PAGE.replace("other", "new"));
    }

    #[test]
    fn missing_markers_are_added_at_the_end() {
        let new = replaced("text\n\n", "ladder hyle7", "## HYLE⁷", "table");
        let tail = "## HYLE⁷\n\n<!-- ladder hyle7 -->\ntable\n<!-- /ladder hyle7 -->\n";
        assert_eq!(new, format!("text\n\n{tail}"));
        assert_eq!(replaced("", "ladder hyle7", "## HYLE⁷", "table"), tail);
        assert_eq!(replaced(&new, "ladder hyle7", "## HYLE⁷", "table"), new);
    }

    #[test]
    fn a_marker_that_is_never_closed_is_none() {
        let broken = "<!-- ladder seven -->\nold\n";
        let new = replaced(broken, "ladder seven", "## S", "new");
        assert!(
            new.starts_with(broken.trim_end()) && new.ends_with("new\n<!-- /ladder seven -->\n")
        );
    }
}
