//! Draws boards and sentences in a terminal.

use jade_draw::{Brush, Picture, Sign, TextOptions, text};
use jade_logic::Role;
use jade_terminal::{sign_name, wrapped};
use jade_text::{Text, Texts};

/// The width of a sentence in columns.
const WIDTH: usize = 78;

/// Draws for a person.
#[derive(Clone, Copy)]
pub struct Pencil {
    pub texts: &'static Texts,
    pub colour: bool,
}

impl Pencil {
    /// Draws a board, with a legend of its signs and the rules that it has beyond those of every board.
    pub fn board(&self, picture: &Picture) -> String {
        let names = |sign: Sign| sign_name(sign, picture.scene().technique(), self.texts);
        let mut out = text(picture, &TextOptions { colour: self.colour, legend: Some(&names) });
        // A drawing of characters has no marks for rules, so those that name cells are written as well.
        for sentence in self.texts.rules(picture.geometry()) {
            out += &self.sentence(&sentence);
        }
        for rule in picture.geometry().rules().written_with_cells() {
            out += &self.words(&rule);
        }
        out
    }

    /// Wraps a sentence; words about a part of a step have the colour of its role.
    pub fn sentence(&self, text: &Text) -> String {
        self.wrap(text.spans.iter().map(|span| (span.text.as_str(), span.role)))
    }

    /// Wraps words without roles.
    pub fn words(&self, words: &str) -> String {
        self.wrap([(words, None)])
    }

    /// Writes a highlighted line.
    pub fn heading(&self, words: &str) -> String {
        if self.colour { format!("\x1b[1m{words}\x1b[0m\n") } else { format!("{words}\n") }
    }

    /// Wraps words with their roles.
    pub fn wrap<'a>(&self, pieces: impl IntoIterator<Item = (&'a str, Option<Role>)>) -> String {
        let mut out = String::new();
        for line in wrapped(pieces, WIDTH) {
            for (text, role) in line {
                match role.filter(|_| self.colour) {
                    Some(role) => {
                        let number = Brush::of(role).hue.terminal();
                        out.push_str(&format!("\x1b[1;{number}m{text}\x1b[0m"));
                    }
                    None => out.push_str(&text),
                }
            }
            out.push('\n');
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_text::{Language, Span};

    fn span(text: &str, role: Option<Role>) -> Span {
        Span { role, ..Span::plain(text) }
    }

    #[test]
    fn sentences_wrap_at_blanks_and_keep_words_of_several_pieces_whole() {
        let pencil = Pencil { texts: Texts::of(Language::English), colour: false };
        let spans = vec![span("In the cells (", None), span("r1c2", Some(Role::Subject)), span("), ", None)];
        assert_eq!(pencil.sentence(&Text { spans }), "In the cells (r1c2),\n");
        let long = pencil.words(&"word ".repeat(40));
        assert!(long.lines().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(long.split_whitespace().count(), 40);
    }

    #[test]
    fn colour_marks_the_words_of_a_role() {
        let pencil = Pencil { texts: Texts::of(Language::English), colour: true };
        assert_eq!(
            pencil.sentence(&Text { spans: vec![span("see ", None), span("row 1", Some(Role::Base))] }),
            "see \x1b[1;32mrow\x1b[0m \x1b[1;32m1\x1b[0m\n"
        );
    }
}
