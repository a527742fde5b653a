//! Whether what a pupil claims to see is there.

use crate::contract::{ClaimReply, ClaimRequest, ClaimVerdict, StepsRequest, VERSION, convert};
use crate::question::Question;
use crate::steps::looked_at;
use crate::{AskError, Limits};
use jade_grid::{Candidate, Cell, CellSet, Digit, Geometry};
use jade_logic::{Analysis, Role, Step};
use jade_text::{Args, RungName, Text, Texts};

/// Judges a claim: every step that the technique offers is compared with it, and the one that is most like it is taken
/// to be meant. The solution is not looked at.
///
/// ```
/// use jade_contract::contract::{ClaimRequest, ClaimVerdict};
/// use jade_contract::{Limits, another, claim};
/// let shown = another(Default::default(), "x-wing", 3, &Limits::default()).unwrap().shown;
/// let found = shown.step.eliminations.clone();
/// let mut request = ClaimRequest {
///     sheet: shown.sheet,
///     lang: Default::default(),
///     technique: "x-wing".to_owned(),
///     cells: None,
///     eliminations: Some(found),
///     placements: None,
///     givens_known: None,
/// };
/// assert_eq!(claim(&request, &Limits::default()).unwrap().verdict, ClaimVerdict::Right);
/// request.technique = "sk-loop".to_owned();
/// assert_eq!(claim(&request, &Limits::default()).unwrap().verdict, ClaimVerdict::Absent);
/// ```
///
/// # Errors
/// [`AskError`] if a field is not what it should be, nothing is claimed, the sheet breaks a rule or leaves a cell or a
/// house without a candidate, or time ran out.
pub fn claim(request: &ClaimRequest, limits: &Limits<'_>) -> Result<ClaimReply, AskError> {
    let asked = StepsRequest {
        sheet: request.sheet.clone(),
        lang: request.lang,
        profile: None,
        only: None,
        without: None,
        technique: Some(request.technique.clone()),
        givens_known: request.givens_known,
    };
    let question = Question::steps(&asked)?;
    let (geometry, texts) = (question.geometry(), question.texts);
    let Some(technique) = question.technique else { unreachable!("it was given") };
    let claimed = Claimed::read(request, geometry, texts)?;
    let (position, proper) = looked_at(&question, limits)?;
    let analysis = if proper { Analysis::of_proper(&position) } else { Analysis::new(&position) };
    // A technique that takes a single solution for granted has nothing to say where there may be more.
    let applies = proper || !technique.assumes_uniqueness;
    let mut steps = if applies { technique.all_steps(&analysis) } else { Vec::new() };
    steps.retain(|step| step.changes(&position));
    limits.in_time(texts)?;
    let name = || Args::on(geometry).technique("technique", technique.id());
    let said = |id: &str, args: &Args<'_>| texts.message(id, args);
    // Of equals the first, so that the answer depends on the claim alone.
    let Some(meant) = steps.iter().min_by_key(|step| claimed.faults(step)) else {
        let absent = vec![said("claim-absent", &name())];
        return Ok(reply(ClaimVerdict::Absent, absent, None, geometry, texts));
    };
    let judged = claimed.judge(meant);
    if judged.is_right() {
        let mut findings = vec![said("claim-right", &name())];
        if judged.more > 0 {
            findings.push(said("claim-more", &Args::none().number("count", judged.more)));
        }
        return Ok(reply(ClaimVerdict::Right, findings, Some(meant), geometry, texts));
    }
    if judged.is_one_of_several {
        let alone = vec![said("claim-alone", &name())];
        return Ok(reply(ClaimVerdict::Partly, alone, None, geometry, texts));
    }
    if !judged.has_something_right {
        let wrong = vec![said("claim-wrong", &name())];
        return Ok(reply(ClaimVerdict::Wrong, wrong, None, geometry, texts));
    }
    let mut findings = Vec::new();
    if !judged.foreign.is_empty() {
        findings.push(said("claim-foreign-cells", &name().cells("cells", judged.foreign)));
    }
    if judged.missing > 0 {
        findings.push(said("claim-missing-cells", &name().number("count", judged.missing)));
    }
    if !judged.not_so.is_empty() {
        findings.push(said("claim-not-so", &name().candidates("candidates", judged.not_so)));
    }
    Ok(reply(ClaimVerdict::Partly, findings, None, geometry, texts))
}

/// What was said.
struct Claimed {
    cells: Option<CellSet>,
    eliminations: Vec<Candidate>,
    placements: Vec<Candidate>,
}

/// What is right of it, against one step.
struct Judged {
    /// Cells that were said and do not belong to the pattern.
    foreign: CellSet,
    /// How many cells belong to it and were not said.
    missing: usize,
    /// Conclusions that were said and do not follow.
    not_so: Vec<Candidate>,
    /// How many follow and were not said.
    more: usize,
    has_something_right: bool,
    /// Whether a single cell was said, and nothing else, of a pattern that has more: to say whether it belongs to it would
    /// lead by trying.
    is_one_of_several: bool,
}

impl Judged {
    fn is_right(&self) -> bool {
        self.foreign.is_empty() && self.missing == 0 && self.not_so.is_empty()
    }
}

impl Claimed {
    fn read(request: &ClaimRequest, geometry: &Geometry, texts: &Texts) -> Result<Claimed, AskError> {
        let cell = |index: usize, field: &str| {
            let args = Args::none().number("count", geometry.cell_count());
            let on_board = (index < geometry.cell_count()).then(|| Cell::new(index));
            on_board.ok_or_else(|| AskError::field(field, texts.plain("claim-no-cell", &args)))
        };
        let candidates = |list: &Option<Vec<crate::contract::CandidateJson>>, field: &str| {
            let one = |c: &crate::contract::CandidateJson| {
                let args = Args::none().number("side", geometry.side());
                let digit = Digit::new(c.digit).filter(|digit| usize::from(digit.get()) <= geometry.side());
                let digit =
                    digit.ok_or_else(|| AskError::field(field, texts.plain("claim-no-digit", &args)))?;
                Ok(Candidate::new(cell(c.cell, field)?, digit))
            };
            list.iter().flatten().map(one).collect::<Result<Vec<_>, AskError>>()
        };
        let cells = request.cells.as_ref().map(|cells| {
            cells.iter().map(|index| cell(*index, "cells")).collect::<Result<CellSet, AskError>>()
        });
        let claimed = Claimed {
            cells: cells.transpose()?.filter(|cells| !cells.is_empty()),
            eliminations: candidates(&request.eliminations, "eliminations")?,
            placements: candidates(&request.placements, "placements")?,
        };
        if claimed.cells.is_none() && claimed.eliminations.is_empty() && claimed.placements.is_empty() {
            return Err(AskError::field("cells", texts.plain("claim-nothing", &Args::none())));
        }
        Ok(claimed)
    }

    fn judge(&self, step: &Step) -> Judged {
        let pattern = pattern(step);
        let cells = self.cells.unwrap_or(pattern);
        let needed = pattern - in_passing(step);
        let follows = |list: &[Candidate], said: &[Candidate]| -> Vec<Candidate> {
            said.iter().filter(|candidate| !list.contains(candidate)).copied().collect()
        };
        let mut not_so = follows(&step.eliminations, &self.eliminations);
        not_so.extend(follows(&step.placements, &self.placements));
        let said = self.eliminations.len() + self.placements.len();
        let all = step.eliminations.len() + step.placements.len();
        let right = said - not_so.len();
        let shared = self.cells.map_or(0, |cells| (cells & pattern).len());
        Judged {
            foreign: cells - pattern,
            missing: (needed - cells).len(),
            // Where only the pattern was claimed, its conclusion is not asked for.
            more: if said > 0 { all.saturating_sub(right) } else { 0 },
            // A single cell in common is chance.
            has_something_right: right > 0 || shared > 1 || shared == needed.len(),
            is_one_of_several: said == 0 && cells.len() == 1 && needed.len() > 1,
            not_so,
        }
    }

    /// How far a step is from what was said.
    fn faults(&self, step: &Step) -> (usize, usize) {
        let judged = self.judge(step);
        (judged.foreign.len() + judged.missing + judged.not_so.len(), judged.more)
    }
}

/// The cells that one points at to show a step: those of its parts, not where it takes effect; of one that fills a cell,
/// that cell.
fn pattern(step: &Step) -> CellSet {
    let shows = |role: &&Role| !matches!(role, Role::Target | Role::Witness | Role::Cover);
    let cells = Role::ALL.iter().filter(shows).fold(CellSet::EMPTY, |cells, role| cells | step.cells(*role));
    if !cells.is_empty() && step.placements.is_empty() {
        return cells;
    }
    if !step.placements.is_empty() {
        return step.placements.iter().map(|c| c.cell).collect();
    }
    let cover = step.cells(Role::Cover);
    // Of what has no cells of its own, as a digit without a template: those that lose a candidate.
    if cover.is_empty() { step.eliminations.iter().map(|c| c.cell).collect() } else { cover }
}

/// Cells of the pattern that need not be pointed at: the whole board of a BUG but for what is too many, the filled corners
/// of an SK-loop, the sets that exclude a pair or triple.
fn in_passing(step: &Step) -> CellSet {
    let role = match step.technique.as_str() {
        "bug-type-2" | "bug-type-3" | "bug-type-4" => Role::Deadly,
        "sk-loop" => Role::Pivot,
        "aligned-pair-exclusion" | "aligned-triple-exclusion" => Role::SetA,
        _ => return CellSet::EMPTY,
    };
    let others = Role::ALL.iter().filter(|other| **other != role);
    step.cells(role) - others.fold(CellSet::EMPTY, |cells, other| cells | step.cells(*other))
}

fn reply(
    verdict: ClaimVerdict,
    findings: Vec<Text>,
    step: Option<&Step>,
    geometry: &'static Geometry,
    texts: &Texts,
) -> ClaimReply {
    let spans = |texts: Vec<Text>| texts.into_iter().map(|text| convert::spans(geometry, text)).collect();
    let walk = step.map(|step| texts.rung(step, geometry, RungName::Reasoning).sentences());
    ClaimReply {
        version: VERSION,
        verdict,
        findings: spans(findings),
        step: step.map(|step| convert::step(geometry, step)),
        walk: spans(walk.unwrap_or_default()),
    }
}
