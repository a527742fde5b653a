//! Encodes the types of the other crates as types of the contract.

use super::*;
use jade_draw::{Scene, SceneBranch, SceneLink, SceneNode, Sign, signs};
use jade_grid::{Candidate, CandidateData, CellBits, Geometry, HouseId, HouseKind, Snapshot};
use jade_logic::before_marks::Move;
use jade_logic::{
    Claim, Level, Link, LinkReason, Node, Openness, Part, PartValue, Profile, ProofLine, Reason, Role, Step,
    Strength, TruthSet, TruthsAndLinks, notation,
};
use jade_search::{Engine, Report};
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

impl From<Openness> for OpennessJson {
    fn from(openness: Openness) -> OpennessJson {
        OpennessJson {
            start: openness.start,
            mean: f64::from(openness.mean_tenths()) / 10.0,
            least: openness.least,
        }
    }
}

/// Encodes a complaint.
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

/// Encodes a house by kind and number.
pub(crate) fn house(geometry: &Geometry, id: HouseId) -> HouseJson {
    let house = geometry.house(id);
    let kind = match house.kind() {
        HouseKind::Row => HouseKindJson::Row,
        HouseKind::Column => HouseKindJson::Column,
        HouseKind::Box => HouseKindJson::Box,
        HouseKind::Region => HouseKindJson::Region,
        HouseKind::Diagonal => HouseKindJson::Diagonal,
        HouseKind::Window => HouseKindJson::Window,
        HouseKind::Group => HouseKindJson::Group,
        HouseKind::Extra => HouseKindJson::Extra,
    };
    HouseJson { kind, number: house.number() }
}

fn candidates(candidates: &[Candidate]) -> Vec<CandidateData> {
    candidates.iter().copied().map(CandidateData::from).collect()
}

fn cells<const WORDS: usize>(cells: CellBits<WORDS>) -> Vec<usize> {
    cells.iter().map(|cell| cell.index()).collect()
}

/// Encodes the value of a part or a span.
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
        PartValue::Sums(sums) => ValueJson::Sums {
            rules: sums.iter().filter_map(|index| geometry.sums()[*index].rule()).collect(),
        },
        PartValue::Clue(index) => ValueJson::Clue { rule: geometry.automata()[*index].rule() },
    }
}

fn part(geometry: &Geometry, part: &Part) -> PartJson {
    PartJson { name: part.name, role: part.role.into(), value: value(geometry, &part.value) }
}

fn node(node: &Node) -> NodeJson {
    match node {
        Node::Candidate(candidate) => {
            let cells = vec![candidate.cell.index()];
            NodeJson { kind: NodeKind::Candidate, digit: candidate.digit.get(), cells }
        }
        Node::Group { digit, cells: set } => {
            NodeJson { kind: NodeKind::Group, digit: digit.get(), cells: cells(*set) }
        }
        Node::AlmostLockedSet { digit, cells: set, .. } => {
            NodeJson { kind: NodeKind::AlmostLockedSet, digit: digit.get(), cells: cells(*set) }
        }
    }
}

fn link(geometry: &Geometry, link: &Link) -> LinkJson {
    let reason = match link.reason {
        LinkReason::Cell(cell) => LinkReasonJson::Cell { cell: cell.index() },
        LinkReason::House(id) => LinkReasonJson::House { house: house(geometry, id) },
        LinkReason::Set => LinkReasonJson::Set,
        LinkReason::Sight => LinkReasonJson::Sight,
        LinkReason::Rule => LinkReasonJson::Rule,
        LinkReason::Lemma => LinkReasonJson::Lemma,
    };
    LinkJson { from: node(&link.from), to: node(&link.to), strength: strength(link.strength), reason }
}

fn proof_line(geometry: &Geometry, line: &ProofLine) -> ProofLineJson {
    let house = |id| house(geometry, id);
    let claim = match line.claim {
        Claim::On(candidate) => ProofClaimJson::On { candidate: candidate.into() },
        Claim::Off(candidate) => ProofClaimJson::Off { candidate: candidate.into() },
        Claim::Contradiction => ProofClaimJson::Contradiction,
    };
    let reason = match line.reason {
        Reason::Assumed => ProofReasonJson::Assumed,
        Reason::CellTaken(cell) => ProofReasonJson::CellTaken { cell: cell.index() },
        Reason::HouseTaken(id) => ProofReasonJson::HouseTaken { house: house(id) },
        Reason::ExcludedByRule => ProofReasonJson::ExcludedByRule,
        Reason::LastInCell(cell) => ProofReasonJson::LastInCell { cell: cell.index() },
        Reason::LastInHouse(id, digit) => {
            ProofReasonJson::LastInHouse { house: house(id), digit: digit.get() }
        }
        Reason::LockedIn(id, set) => ProofReasonJson::LockedIn { house: house(id), cells: cells(set) },
        Reason::LockedSet(set, digits) => ProofReasonJson::LockedSet {
            cells: cells(set),
            digits: digits.iter().map(|digit| digit.get()).collect(),
        },
        Reason::EmptyCell(cell) => ProofReasonJson::EmptyCell { cell: cell.index() },
        Reason::NoPlace(id, digit) => ProofReasonJson::NoPlace { house: house(id), digit: digit.get() },
        Reason::Clash => ProofReasonJson::Clash,
        Reason::Refuted => ProofReasonJson::Refuted,
        Reason::EveryDigit(cell) => ProofReasonJson::EveryDigit { cell: cell.index() },
        Reason::EveryPlace(id, digit) => ProofReasonJson::EveryPlace { house: house(id), digit: digit.get() },
        Reason::EitherWay(candidate) => ProofReasonJson::EitherWay { candidate: candidate.into() },
    };
    ProofLineJson { premises: line.premises.clone(), claim, reason }
}

fn strength(strength: Strength) -> StrengthJson {
    match strength {
        Strength::Strong => StrengthJson::Strong,
        Strength::Weak => StrengthJson::Weak,
    }
}

/// Encodes a scene.
pub(crate) fn scene(geometry: &Geometry, scene: &Scene) -> SceneJson {
    let marks = Role::ALL.into_iter().map(|role| MarksJson {
        role: role.into(),
        houses: of_role(scene.houses(), role).map(|id| house(geometry, id)).collect(),
        cells: of_role(scene.cells(), role).map(|cell| cell.index()).collect(),
        candidates: of_role(scene.candidates(), role).map(CandidateData::from).collect(),
    });
    let marked = |marks: &MarksJson| {
        !(marks.houses.is_empty() && marks.cells.is_empty() && marks.candidates.is_empty())
    };
    let node = |node: &SceneNode| SceneNodeJson {
        digit: node.digit.get(),
        cells: cells(node.cells),
        framed: node.framed,
    };
    let link = |link: &SceneLink| SceneLinkJson {
        from: node(&link.from),
        to: node(&link.to),
        strength: strength(link.strength),
        branch: link.branch,
    };
    let branch = |branch: &SceneBranch| SceneBranchJson { start: branch.start.into(), on: branch.on };
    SceneJson {
        marks: marks.filter(marked).collect(),
        links: scene.links().iter().map(link).collect(),
        branches: scene.branches().iter().map(branch).collect(),
    }
}

/// Encodes a link from one candidate to another as it is drawn; `None` for other links.
pub(crate) fn candidate_link(link: &Link) -> Option<SceneLinkJson> {
    let node = |node: &Node| match node {
        Node::Candidate(Candidate { cell, digit }) => {
            Some(SceneNodeJson { digit: digit.get(), cells: vec![cell.index()], framed: false })
        }
        _ => None,
    };
    let (from, to) = (node(&link.from)?, node(&link.to)?);
    Some(SceneLinkJson { from, to, strength: strength(link.strength), branch: None })
}

fn of_role<T: Copy>(marks: &[(T, Role)], role: Role) -> impl Iterator<Item = T> {
    marks.iter().filter(move |(_, other)| *other == role).map(|(thing, _)| *thing)
}

/// Encodes what texts mention, as it is drawn before the whole step is. Values without a role get the role `otherwise`.
pub(crate) fn words_scene<'t>(
    geometry: &Geometry,
    texts: impl IntoIterator<Item = &'t Text>,
    otherwise: Role,
) -> SceneJson {
    scene(geometry, &Scene::of_words(texts.into_iter().flat_map(Text::things), otherwise))
}

/// Encodes a step found on `board`.
pub(crate) fn step(board: &Snapshot, step: &Step, texts: &Texts) -> StepJson {
    let drawn = Scene::of_step(step, board);
    StepJson { legend: legend(&drawn, texts), ..encoded(board.geometry(), step, &[], &drawn) }
}

/// Encodes a step found on `board`, without its legend.
pub(crate) fn step_without_words(board: &Snapshot, step: &Step) -> StepJson {
    encoded(board.geometry(), step, &[], &Scene::of_step(step, board))
}

/// Encodes a move without pencil marks as a step.
pub(crate) fn before_marks(board: &Snapshot, next: &Move, texts: &Texts) -> StepJson {
    let drawn = Scene::of_move(next, board);
    StepJson {
        legend: legend(&drawn, texts),
        ..encoded(board.geometry(), &next.step, &next.written(), &drawn)
    }
}

/// Returns what the roles of a drawing mean.
fn legend(drawn: &Scene, texts: &Texts) -> Vec<LegendJson> {
    let line = |sign| match sign {
        Sign::Role(role) => {
            Some(LegendJson { role: role.into(), text: texts.role_meaning(role, drawn.technique()) })
        }
        _ => None,
    };
    signs(drawn).into_iter().filter_map(line).collect()
}

fn encoded(geometry: &Geometry, step: &Step, notes: &[Candidate], drawn: &Scene) -> StepJson {
    StepJson {
        technique: step.technique.as_str().to_owned(),
        parts: step.parts.iter().map(|p| part(geometry, p)).collect(),
        links: step.links.iter().map(|one| link(geometry, one)).collect(),
        placements: candidates(&step.placements),
        eliminations: candidates(&step.eliminations),
        notes: candidates(notes),
        scene: scene(geometry, drawn),
        legend: Vec::new(),
        proof: step
            .proof
            .as_ref()
            .map(|proof| proof.lines.iter().map(|line| proof_line(geometry, line)).collect()),
        truths: None,
        notation: notation::print(step, geometry),
    }
}

/// Encodes the truths and links of a step found on `board`.
pub(crate) fn truths(board: &Snapshot, step: &Step) -> Vec<TruthsAndLinksJson> {
    // No technique finds anything on a board that is too large for a position.
    let found = board.position_of().map(|position| TruthsAndLinks::of_step(&position, step));
    let geometry = board.geometry();
    let sets = |sets: &[(TruthSet, usize)]| {
        sets.iter().map(|(set, times)| truth_set(geometry, *set, *times)).collect()
    };
    let one = |one: TruthsAndLinks| TruthsAndLinksJson {
        rank: i32::try_from(one.rank()).unwrap_or(i32::MAX),
        truths: sets(&one.truths),
        links: sets(&one.links),
        placements: candidates(&one.placements),
        eliminations: candidates(&one.eliminations),
        notation: notation::print_truths_and_links(&one, geometry),
    };
    found.unwrap_or_default().into_iter().map(one).collect()
}

fn truth_set(geometry: &Geometry, set: TruthSet, times: usize) -> TruthSetJson {
    match set {
        TruthSet::Cell(cell) => TruthSetJson::Cell { cell: cell.index(), times },
        TruthSet::Places(digit, id) => {
            TruthSetJson::Places { digit: digit.get(), house: house(geometry, id), times }
        }
    }
}

/// Encodes a single sentence.
pub(crate) fn sentence(geometry: &Geometry, text: Text) -> SentenceJson {
    let scene = words_scene(geometry, [&text], Role::Target);
    SentenceJson { text: spans(geometry, text), scene: Some(scene) }
}

/// Encodes the sentences of a walk through a step. The last one draws the whole step; with `whole`, so does every
/// sentence from the second on.
pub(crate) fn walk(geometry: &Geometry, sentences: Vec<Text>, whole: bool) -> Vec<SentenceJson> {
    let last = sentences.len().saturating_sub(1);
    let scene = |at: usize| {
        let words = at < last && !(whole && at > 0);
        words.then(|| words_scene(geometry, &sentences[..=at], Role::Target))
    };
    let scenes: Vec<Option<SceneJson>> = (0..sentences.len()).map(scene).collect();
    let one = |(text, scene)| SentenceJson { text: spans(geometry, text), scene };
    sentences.into_iter().zip(scenes).map(one).collect()
}

/// Encodes a step found on `board`, with its explanation.
pub(crate) fn explained_step(board: &Snapshot, found: &Step, texts: &Texts) -> ExplainedStep {
    let geometry = board.geometry();
    ExplainedStep {
        step: step(board, found, texts),
        name: texts.technique_name(found.technique),
        text: spans(geometry, texts.step(found, geometry)),
    }
}

/// Encodes a text as spans.
pub(crate) fn spans(geometry: &Geometry, text: Text) -> Vec<SpanJson> {
    let one = |span: jade_text::Span| SpanJson {
        text: span.text,
        part: span.part,
        role: span.role.map(RoleJson::from),
        value: span.value.as_ref().map(|v| value(geometry, v)),
    };
    text.spans.into_iter().map(one).collect()
}

/// Encodes a text that mentions nothing on a board.
pub(crate) fn plain(text: Text) -> Vec<SpanJson> {
    vec![SpanJson { text: text.to_string(), part: None, role: None, value: None }]
}

/// Encodes the report of a search.
pub(crate) fn search(engine: &dyn Engine, report: &Report) -> SearchJson {
    SearchJson {
        engine: engine.name().to_owned(),
        count: report.solutions,
        complete: report.is_complete(),
        stopped: report.was_stopped(),
        nodes: report.nodes,
        guesses: report.guesses,
    }
}

/// Counts the techniques of a path.
pub(crate) fn summary(rating: &jade_logic::Rating, profile: &Profile, texts: &Texts) -> Vec<SummaryLine> {
    let line = |addend: &jade_logic::Addend| SummaryLine {
        technique: addend.technique.to_string(),
        name: texts.technique_name(addend.technique),
        level: profile.level_of(addend.technique).unwrap_or(Level::Beyond).into(),
        times: addend.times,
        points: addend.points,
    };
    rating.addends.iter().map(line).collect()
}
