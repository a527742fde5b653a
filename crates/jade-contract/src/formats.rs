//! The formats that JADE reads and writes.

use crate::contract::{FormatJson, FormatsReply, LanguageJson, VERSION};
use crate::question;
use jade_exchange::{Boards, FORMATS, Facts};
use jade_text::Texts;

/// Lists the formats, in the order in which a text is tried.
///
/// ```
/// let reply = jade_contract::formats(Default::default());
/// let sdk = reply.formats.iter().find(|format| format.id == "sdk").unwrap();
/// assert_eq!((sdk.name.as_str(), sdk.most_side), ("SadMan Sudoku (.sdk)", 9));
/// assert!(sdk.carries.contains(&"entries".to_owned()) && !sdk.several);
/// ```
pub fn formats(language: LanguageJson) -> FormatsReply {
    let texts = question::texts(language);
    let formats = FORMATS.iter().map(|format| format_json(format.facts(), texts)).collect();
    FormatsReply { version: VERSION, formats }
}

fn format_json(facts: &Facts, texts: &Texts) -> FormatJson {
    let (least_side, most_side, any_boxes) = match facts.boards {
        Boards::Nine => (9, 9, false),
        Boards::UpTo(most) => (4, most, false),
        Boards::AnyBoxes(most) => (2, most, true),
    };
    FormatJson {
        id: facts.id.to_owned(),
        name: texts.exchange_format(facts),
        extensions: facts.extensions.iter().map(|&extension| extension.to_owned()).collect(),
        most_side,
        least_side,
        any_boxes,
        carries: facts.carries.iter().map(|content| content.code().to_owned()).collect(),
        carries_text: texts.contents(facts.carries),
        several: facts.several,
        written: facts.written,
    }
}
