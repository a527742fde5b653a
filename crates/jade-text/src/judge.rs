//! Reads claimed steps with the names of techniques in all languages, and puts what a referee says into words.

use crate::{Args, Language, Text, Texts};
use jade_exchange::claims::{AttemptError, ClaimReader, OTHER_NAMES, WrittenStep};
use jade_grid::Geometry;
use jade_logic::notation::{FalseLink, WhyFalse, eureka};
use jade_logic::techniques::{self, technique};
use jade_logic::{Technique, TechniqueId};
use jade_tutor::{AnswerFault, Basis, ClaimedStep, Score, StepFault, StepFinding, StepVerdict};
use std::sync::LazyLock;

/// Returns the reader of claimed steps, which knows every name of a technique in every language, and its id.
///
/// ```
/// use jade_grid::Geometry;
/// let board = Geometry::standard(9).unwrap();
/// let steps = jade_text::claim_reader().steps("Par desnudo 37 en f2c1, f2c3 => f2c5<>3", board);
/// assert_eq!(steps[0].technique.unwrap().as_str(), "naked-pair");
/// ```
pub fn claim_reader() -> &'static ClaimReader<TechniqueId> {
    static READER: LazyLock<ClaimReader<TechniqueId>> = LazyLock::new(|| {
        let all = || techniques::ALL.iter().map(|technique| technique.id());
        let ids = all().map(|id| (id.as_str().to_owned(), id));
        let names = Language::ALL
            .into_iter()
            .flat_map(move |language| all().map(move |id| (Texts::of(language).technique_name(id), id)));
        let others = OTHER_NAMES
            .iter()
            .filter_map(|(name, id)| Some(((*name).to_owned(), technique(id).ok().map(Technique::id)?)));
        ClaimReader::new(ids.chain(names).chain(others))
    });
    &READER
}

/// Returns the claim that a written step makes.
pub fn claimed_step(written: &WrittenStep<TechniqueId>, geometry: &Geometry) -> ClaimedStep {
    ClaimedStep {
        technique: written.technique.and_then(TechniqueId::technique),
        cells: written.cells.iter().copied().collect(),
        houses: written.houses.clone(),
        digits: written.digits,
        placements: written.placements.clone(),
        eliminations: written.eliminations.clone(),
        chain: written.chain.as_deref().map(|chain| eureka::parse(chain, geometry)),
    }
}

impl Texts {
    /// Says why a line is not an attempt.
    pub fn attempt_error(&self, error: &AttemptError) -> String {
        match error {
            AttemptError::NoObject { column } => {
                self.plain("judge-no-object", &Args::none().number("column", *column))
            }
            AttemptError::Missing { field } => {
                self.plain("judge-missing", &Args::none().text("field", *field))
            }
            AttemptError::Field { path } => {
                self.plain("judge-field", &Args::none().text("field", path.clone()))
            }
            AttemptError::Puzzle(error) => self.read_error(error),
            AttemptError::TooLarge { side } => {
                self.plain("position-too-large", &Args::none().number("side", *side))
            }
        }
    }

    /// Returns a verdict in a word.
    pub fn step_verdict(&self, verdict: StepVerdict) -> String {
        let id = match verdict {
            StepVerdict::Good => "judge-good",
            StepVerdict::Known => "judge-known",
            StepVerdict::Unfounded => "judge-unfounded",
            StepVerdict::False => "judge-false",
        };
        self.plain(id, &Args::none())
    }

    /// Says why a claimed step is good, or what is wrong with it: a sentence each.
    pub fn step_finding(&self, finding: &StepFinding, geometry: &Geometry) -> Vec<Text> {
        let basis = finding.basis.map(|basis| match basis {
            Basis::Cited => "judge-basis-cited",
            Basis::Named => "judge-basis-named",
            Basis::Board => "judge-basis-board",
        });
        let known = (finding.verdict == StepVerdict::Known).then_some("judge-is-known");
        let reasons = basis.into_iter().chain(known).map(|id| self.message(id, &Args::none()));
        let faults = finding.faults.iter().map(|fault| self.step_fault(fault, geometry));
        let technique = finding.step.iter().map(|step| {
            self.message("judge-technique", &Args::on(geometry).technique("technique", step.technique))
        });
        reasons.chain(faults).chain(technique).collect()
    }

    /// Says what is wrong with a claimed step.
    pub fn step_fault(&self, fault: &StepFault, geometry: &Geometry) -> Text {
        let of = |claimed: &jade_grid::Candidate| {
            Args::on(geometry).cell("cell", claimed.cell).digit("digit", claimed.digit)
        };
        match fault {
            StepFault::Filled { claimed, digit } => {
                self.message("judge-filled", &of(claimed).digit("found", *digit))
            }
            StepFault::Seen { claimed, other } => {
                self.message("judge-seen", &of(claimed).cell("other", *other))
            }
            StepFault::Removed { claimed } => self.message("judge-removed", &of(claimed)),
            StepFault::NotInSolution { claimed } => self.message("judge-not-in-solution", &of(claimed)),
            StepFault::InSolution { claimed } => self.message("judge-in-solution", &of(claimed)),
            StepFault::MoreCandidates { cell, digits } => {
                let args = Args::on(geometry).cell("cell", *cell).digits("digits", *digits);
                self.message("judge-more-candidates", &args)
            }
            StepFault::MorePlaces { house, digit, cells } => {
                let args = Args::on(geometry).house("house", *house).digit("digit", *digit);
                self.message("judge-more-places", &args.cells("cells", *cells))
            }
            StepFault::NotShown { claimed, placement, cited } => {
                let id = match (cited, placement) {
                    (true, true) => "judge-not-shown",
                    (true, false) => "judge-not-shown-removed",
                    (false, true) => "judge-not-yet",
                    (false, false) => "judge-not-yet-removed",
                };
                self.message(id, &of(claimed))
            }
            StepFault::UnreadChain(error) => {
                let args = Args::none().number("column", error.column).text("found", error.found.clone());
                self.message("judge-unread-chain", &args)
            }
            StepFault::FalseLink(wrong) => self.false_link(wrong, geometry),
            StepFault::NotNamed { technique } => {
                self.message("judge-not-named", &Args::on(geometry).technique("technique", *technique))
            }
        }
    }

    /// Names a link of a chain that does not hold, and says why.
    fn false_link(&self, wrong: &FalseLink, geometry: &Geometry) -> Text {
        let args =
            Args::on(geometry).number("number", wrong.index + 1).text("link", wrong.notation(geometry));
        match &wrong.why {
            WhyFalse::NoCandidate { digit, cells } => {
                self.message("judge-link-no-candidate", &args.digit("digit", *digit).cells("cells", *cells))
            }
            WhyFalse::MoreCandidates { cell, digits } => self
                .message("judge-link-more-candidates", &args.cell("cell", *cell).digits("digits", *digits)),
            WhyFalse::MorePlaces { house, digit, cells } => {
                let args = args.house("house", *house).digit("digit", *digit);
                self.message("judge-link-more-places", &args.cells("cells", *cells))
            }
            WhyFalse::NothingShared => self.message("judge-link-nothing-shared", &args),
            WhyFalse::NoAlmostLockedSet => self.message("judge-link-no-set", &args),
            WhyFalse::BothPossible { from, to } => {
                let args = args.cell("cell", from.cell).digit("digit", from.digit);
                self.message("judge-link-both", &args.cell("other", to.cell).digit("found", to.digit))
            }
            WhyFalse::NoTurn => self.message("judge-link-no-turn", &args),
        }
    }

    /// Says whether an answer is right, and if not, where it is wrong.
    pub fn answer_judged(&self, judged: &Result<(), AnswerFault>, geometry: &Geometry) -> Text {
        let (id, fault) = match judged {
            Ok(()) => return self.message("judge-answer-right", &Args::none()),
            Err(fault @ AnswerFault::OtherSize) => ("judge-answer-size", fault),
            Err(fault @ AnswerFault::Open(_)) => ("judge-answer-open", fault),
            Err(fault @ AnswerFault::OtherGivens(_)) => ("judge-answer-givens", fault),
            Err(fault @ AnswerFault::Wrong(_)) => ("judge-answer-wrong", fault),
        };
        let cells = fault.cells();
        let args = Args::on(geometry).number("count", cells.len());
        self.message(id, &cells.iter().take(1).fold(args, |args, first| args.cell("cell", first)))
    }

    /// Says how good an attempt is.
    pub fn attempt_score(&self, score: &Score) -> String {
        let number = |value: f64| self.decimal(value);
        let args = Args::none().text("score", number(score.score())).text("quality", number(score.quality()));
        self.plain("judge-score", &args.text("progress", number(score.progress())))
    }

    /// Writes a number with two decimal places.
    fn decimal(&self, value: f64) -> String {
        let written = format!("{value:.2}");
        match self.language() {
            Language::English => written,
            Language::Spanish => written.replace('.', ","),
        }
    }
}
