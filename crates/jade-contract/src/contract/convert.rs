//! From what the other crates know to what the contract says.

use super::*;
use jade_grid::{Candidate, CellSet, Geometry, HouseId, HouseKind};
use jade_logic::before_marks::Move;
use jade_logic::{Branch, Level, Link, Node, Part, PartValue, Profile, Step, Strength, notation};
use jade_search::{Engine, Outcome, Report};
use jade_text::{Language, Text, Texts};
use jade_tutor::Complaint;

impl From<LanguageJson> for Language {
    fn from(language: LanguageJson) -> Language {
        match language {
            LanguageJson::En => Language::English,
            LanguageJson::Es => Language::Spanish,
        }
    }
}

impl From<Language> for LanguageJson {
    fn from(language: Language) -> LanguageJson {
        match language {
            Language::English => LanguageJson::En,
            Language::Spanish => LanguageJson::Es,
        }
    }
}

impl From<Candidate> for CandidateJson {
    fn from(candidate: Candidate) -> CandidateJson {
        CandidateJson { cell: candidate.cell.index(), digit: candidate.digit.get() }
    }
}

/// A complaint by name.
pub(crate) fn complaint(complaint: &Complaint) -> ComplaintJson {
    match complaint {
        Complaint::Conflict(conflict) => ComplaintJson::Conflict {
            cells: conflict.cells.map(|cell| cell.index()),
            digit: conflict.digit.get(),
        },
        Complaint::WrongEntry(cell) => ComplaintJson::WrongEntry { cell: cell.index() },
        Complaint::LostCandidate(candidate) => {
            ComplaintJson::LostCandidate { cell: candidate.cell.index(), digit: candidate.digit.get() }
        }
    }
}

/// A house by kind and number.
pub(crate) fn house(geometry: &Geometry, id: HouseId) -> HouseJson {
    let house = geometry.house(id);
    let kind = match house.kind() {
        HouseKind::Row => HouseKindJson::Row,
        HouseKind::Column => HouseKindJson::Column,
        HouseKind::Box => HouseKindJson::Box,
        HouseKind::Region => HouseKindJson::Region,
    };
    HouseJson { kind, number: house.number() }
}

fn candidates(candidates: &[Candidate]) -> Vec<CandidateJson> {
    candidates.iter().copied().map(CandidateJson::from).collect()
}

fn cells(cells: CellSet) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}

/// What a part or a word stands for.
pub(crate) fn value(geometry: &Geometry, value: &PartValue) -> ValueJson {
    match value {
        PartValue::Digit(digit) => ValueJson::Digit { digit: digit.get() },
        PartValue::Digits(digits) => ValueJson::Digits { digits: digits.iter().map(|d| d.get()).collect() },
        PartValue::Cell(cell) => ValueJson::Cell { cell: cell.index() },
        PartValue::Cells(set) => ValueJson::Cells { cells: cells(*set) },
        PartValue::Candidates(list) => ValueJson::Candidates { candidates: candidates(list) },
        PartValue::House(id) => ValueJson::House { house: house(geometry, *id) },
        PartValue::Houses(ids) => {
            ValueJson::Houses { houses: ids.iter().map(|id| house(geometry, *id)).collect() }
        }
    }
}

fn part(geometry: &Geometry, part: &Part) -> PartJson {
    PartJson {
        name: part.name.to_owned(),
        role: part.role.name().to_owned(),
        value: value(geometry, &part.value),
    }
}

fn node(node: &Node) -> NodeJson {
    match node {
        Node::Candidate(candidate) => {
            NodeJson { digit: candidate.digit.get(), cells: vec![candidate.cell.index()] }
        }
        Node::Group { digit, cells: set } | Node::AlmostLockedSet { digit, cells: set } => {
            NodeJson { digit: digit.get(), cells: cells(*set) }
        }
    }
}

fn link(link: &Link) -> LinkJson {
    let strength = match link.strength {
        Strength::Strong => StrengthJson::Strong,
        Strength::Weak => StrengthJson::Weak,
    };
    LinkJson { from: node(&link.from), to: node(&link.to), strength }
}

fn branch(branch: &Branch) -> BranchJson {
    BranchJson { start: branch.start.into(), on: branch.on, links: branch.links.iter().map(link).collect() }
}

/// A step, whole.
pub(crate) fn step(geometry: &Geometry, step: &Step) -> StepJson {
    StepJson {
        technique: step.technique.as_str().to_owned(),
        parts: step.parts.iter().map(|p| part(geometry, p)).collect(),
        links: step.links.iter().map(link).collect(),
        branches: step.branches().iter().map(branch).collect(),
        placements: candidates(&step.placements),
        eliminations: candidates(&step.eliminations),
        notes: Vec::new(),
        notation: notation::print(step, geometry),
    }
}

/// A move before pencil marks, as a step.
pub(crate) fn before_marks(geometry: &Geometry, next: &Move) -> StepJson {
    StepJson { notes: candidates(&next.written()), ..step(geometry, &next.step) }
}

/// A text as spans.
pub(crate) fn spans(geometry: &Geometry, text: Text) -> Vec<SpanJson> {
    let one = |span: jade_text::Span| SpanJson {
        text: span.text,
        part: span.part.map(|part| part.to_string()),
        role: span.role.map(|role| role.name().to_owned()),
        value: span.value.as_ref().map(|v| value(geometry, v)),
    };
    text.spans.into_iter().map(one).collect()
}

/// A text that speaks of nothing on a board.
pub(crate) fn plain(text: Text) -> Vec<SpanJson> {
    vec![SpanJson { text: text.to_string(), part: None, role: None, value: None }]
}

/// How a search went.
pub(crate) fn search(engine: &dyn Engine, report: &Report) -> SearchJson {
    SearchJson {
        engine: engine.name().to_owned(),
        count: report.solutions,
        complete: report.is_complete(),
        stopped: !matches!(
            report.outcome,
            Outcome::Complete | Outcome::SolutionLimit | Outcome::StoppedBySink
        ),
        nodes: report.nodes,
        guesses: report.guesses,
    }
}

/// How often each technique was used.
pub(crate) fn summary(rating: &jade_rating::Rating, profile: &Profile, texts: &Texts) -> Vec<SummaryLine> {
    let line = |addend: &jade_rating::Addend| SummaryLine {
        technique: addend.technique.to_string(),
        name: texts.technique_name(addend.technique),
        level: profile.level_of(addend.technique).unwrap_or(Level::Beyond).to_string(),
        times: addend.times,
        points: addend.points,
    };
    rating.addends.iter().map(line).collect()
}
