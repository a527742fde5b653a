//! Boards and sentences for a terminal, from what the contract says.

use jade_draw::{Brush, Scene, Sign, TextOptions, text};
use jade_grid::{Candidate, Cell, Digit, Geometry, HouseId, HouseKind, Position, Puzzle};
use jade_logic::{Link, LinkReason, Node, PartValue, Role, Strength};
use jade_text::{Args, Texts};
use jade_tutor::contract::{
    CandidateJson, HouseJson, HouseKindJson, NodeJson, SpanJson, StepJson, StrengthJson, ValueJson,
};

/// Columns that a sentence may fill.
const WIDTH: usize = 78;

/// Draws for a person.
#[derive(Clone, Copy)]
pub struct Pencil {
    pub texts: &'static Texts,
    pub colour: bool,
}

impl Pencil {
    /// A board, with a legend of the signs on it.
    pub fn board(&self, scene: &Scene) -> String {
        let names = |sign: Sign| {
            let letter = sign.letter().map_or(String::new(), String::from);
            self.texts.plain(&format!("sign-{}", sign.name()), &Args::none().text("letter", letter))
        };
        text(scene, &TextOptions { colour: self.colour, legend: Some(&names) })
    }

    /// A sentence, wrapped; words about a part of a step in the colour of its role.
    pub fn sentence(&self, spans: &[SpanJson]) -> String {
        let pieces = spans.iter().map(|span| (span.text.as_str(), span.role.as_deref().and_then(role)));
        self.wrap(pieces)
    }

    /// Words without roles, wrapped.
    pub fn words(&self, words: &str) -> String {
        self.wrap([(words, None)])
    }

    /// Something that stands out, on a line of its own.
    pub fn heading(&self, words: &str) -> String {
        if self.colour { format!("\x1b[1m{words}\x1b[0m\n") } else { format!("{words}\n") }
    }

    fn wrap<'a>(&self, pieces: impl IntoIterator<Item = (&'a str, Option<Role>)>) -> String {
        let (mut out, mut column) = (String::new(), 0);
        // A word may be made of several pieces: `(r1c2,` of three. Only blanks part words.
        let mut word: Vec<(String, Option<Role>)> = Vec::new();
        let mut end_word = |word: &mut Vec<(String, Option<Role>)>, out: &mut String| {
            let length: usize = word.iter().map(|(text, _)| text.chars().count()).sum();
            if length == 0 {
                return;
            }
            if column > 0 && column + 1 + length > WIDTH {
                out.push('\n');
                column = 0;
            } else if column > 0 {
                out.push(' ');
                column += 1;
            }
            for (text, role) in word.drain(..) {
                match role.filter(|_| self.colour) {
                    Some(role) => {
                        let number = Brush::of(role).hue.terminal();
                        out.push_str(&format!("\x1b[1;{number}m{text}\x1b[0m"));
                    }
                    None => out.push_str(&text),
                }
            }
            column += length;
        };
        for (text, role) in pieces {
            for (index, part) in text.split(' ').enumerate() {
                if index > 0 {
                    end_word(&mut word, &mut out);
                }
                if !part.is_empty() {
                    word.push((part.to_owned(), role));
                }
            }
        }
        end_word(&mut word, &mut out);
        out.push('\n');
        out
    }
}

/// The words of a sentence, without anything else.
pub fn plain(spans: &[SpanJson]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

/// A puzzle with its candidates, if it has any.
pub fn scene(puzzle: &Puzzle) -> Scene {
    let sets = puzzle.geometry().has_sets();
    match sets.then(|| Position::new(puzzle)) {
        Some(Ok(position)) => Scene::of_position(&position),
        _ => Scene::of_puzzle(puzzle),
    }
}

/// Points out everything that sentences speak of.
pub fn point_out_words<'a>(scene: &mut Scene, spans: impl IntoIterator<Item = &'a SpanJson>) {
    let geometry = scene.geometry();
    let parts: Vec<(Role, PartValue)> = spans
        .into_iter()
        .filter_map(|span| {
            let role = span.role.as_deref().and_then(role).unwrap_or(Role::Target);
            Some((role, value(geometry, span.value.as_ref()?)?))
        })
        .collect();
    scene.point_out(parts.iter().map(|(role, value)| (*role, value)));
}

/// Draws a whole step.
pub fn point_out_step(scene: &mut Scene, step: &StepJson) {
    let geometry = scene.geometry();
    let parts: Vec<(Role, PartValue)> = step
        .parts
        .iter()
        .filter_map(|part| Some((role(&part.role)?, value(geometry, &part.value)?)))
        .collect();
    scene.point_out(parts.iter().map(|(role, value)| (*role, value)));
    scene.place(candidates(&step.placements));
    scene.eliminate(candidates(&step.eliminations));
    let links: Vec<Link> = step
        .links
        .iter()
        .filter_map(|link| {
            let strength = match link.strength {
                StrengthJson::Strong => Strength::Strong,
                StrengthJson::Weak => Strength::Weak,
            };
            Some(Link { from: node(&link.from)?, to: node(&link.to)?, strength, reason: LinkReason::Set })
        })
        .collect();
    scene.link(links);
}

fn role(name: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| role.name() == name)
}

fn candidates(list: &[CandidateJson]) -> Vec<Candidate> {
    let one = |c: &CandidateJson| Some(Candidate::new(Cell::new(c.cell), Digit::new(c.digit)?));
    list.iter().filter_map(one).collect()
}

fn house(geometry: &Geometry, house: &HouseJson) -> Option<HouseId> {
    let kind = match house.kind {
        HouseKindJson::Row => HouseKind::Row,
        HouseKindJson::Column => HouseKind::Column,
        HouseKindJson::Box => HouseKind::Box,
        HouseKindJson::Region => HouseKind::Region,
    };
    geometry.find_house(kind, house.number)
}

fn value(geometry: &Geometry, value: &ValueJson) -> Option<PartValue> {
    Some(match value {
        ValueJson::Digit { digit } => PartValue::Digit(Digit::new(*digit)?),
        ValueJson::Digits { digits } => {
            PartValue::Digits(digits.iter().copied().filter_map(Digit::new).collect())
        }
        ValueJson::Cell { cell } => PartValue::Cell(Cell::new(*cell)),
        ValueJson::Cells { cells } => PartValue::Cells(cells.iter().copied().map(Cell::new).collect()),
        ValueJson::Candidates { candidates: list } => PartValue::Candidates(candidates(list)),
        ValueJson::House { house: one } => PartValue::House(house(geometry, one)?),
        ValueJson::Houses { houses } => {
            PartValue::Houses(houses.iter().filter_map(|one| house(geometry, one)).collect())
        }
    })
}

fn node(node: &NodeJson) -> Option<Node> {
    let digit = Digit::new(node.digit)?;
    Some(match node.cells.as_slice() {
        [cell] => Node::Candidate(Candidate::new(Cell::new(*cell), digit)),
        cells => Node::Group { digit, cells: cells.iter().copied().map(Cell::new).collect() },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use jade_text::Language;

    fn span(text: &str, role: Option<&str>) -> SpanJson {
        SpanJson { text: text.to_owned(), part: None, role: role.map(str::to_owned), value: None }
    }

    #[test]
    fn sentences_wrap_at_blanks_and_keep_words_of_several_pieces_whole() {
        let pencil = Pencil { texts: Texts::of(Language::English), colour: false };
        let spans = [span("In the cells (", None), span("r1c2", Some("subject")), span("), ", None)];
        assert_eq!(pencil.sentence(&spans), "In the cells (r1c2),\n");
        let long = pencil.words(&"word ".repeat(40));
        assert!(long.lines().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(long.split_whitespace().count(), 40);
    }

    #[test]
    fn colour_marks_the_words_of_a_role() {
        let pencil = Pencil { texts: Texts::of(Language::English), colour: true };
        assert_eq!(
            pencil.sentence(&[span("see ", None), span("row 1", Some("base"))]),
            "see \x1b[1;32mrow\x1b[0m \x1b[1;32m1\x1b[0m\n"
        );
    }
}
