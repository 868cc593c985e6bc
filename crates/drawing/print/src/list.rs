//! The list of sheets for those who show it, such as the page.

use std::fmt::Write;

use game::Lang;

use crate::order::Order;
use crate::paper::Paper;
use crate::sheet::Sheet;

/// Every sheet as JSON: its name, its game, its title, what it is for, how many
/// pages it has on this paper, and whether it can be laid out.
pub fn list(lang: Lang, paper: Paper) -> String {
    let mut json = String::from("{\"sheets\":[");
    for (index, sheet) in Sheet::all().enumerate() {
        let order = Order::new(sheet, lang).on(paper);
        if index > 0 {
            json.push(',');
        }
        let _ = write!(
            json,
            "{{\"name\":\"{}\",\"game\":\"{}\",\"title\":\"{}\",\"about\":\"{}\",\
             \"pages\":{},\"layout\":{}}}",
            sheet.name(),
            sheet.game(),
            escaped(&order.title()),
            escaped(order.about()),
            order.page_count(),
            sheet.has_layout()
        );
    }
    json + "]}"
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_has_every_sheet_once() {
        let json = list(Lang::Fr, Paper::A3);
        for name in Sheet::names() {
            let named = format!("\"name\":\"{name}\"");
            assert_eq!(json.matches(&named).count(), 1, "{json}");
        }
        assert!(json.contains("tuiles à découper"), "{json}");
        assert!(json.contains("\"pages\":2,\"layout\":false"), "{json}");
        assert_eq!(escaped("a\"b\\"), "a\\\"b\\\\");
    }
}
