//! Renders the tutor's answers: advice, complaints, and the number of solutions.

use crate::{Args, ArgumentText, RungName, Span, Text, Texts};
use jade_grid::{Broken, Conflict, Contradiction, Geometry, Sheet};
use jade_logic::{PartValue, Role, TechniqueId};
use jade_search::{Classification, Report};
use jade_tutor::{Advice, Complaint, StepsError, TechniqueSteps};

/// Something on the board that a text names, with its role in the step.
pub type NamedThing<'t> = (Option<Role>, &'t PartValue);

/// A rung of advice in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AdviceRung {
    /// Its name; `None` if the advice is a single message.
    pub name: Option<RungName>,
    /// Its words.
    pub text: Text,
    /// For the reasoning about a chain or a proof, the same words line by line; otherwise `None`.
    pub argument: Option<ArgumentText>,
}

impl AdviceRung {
    /// Returns the things on the board that the rungs up to each one name, with their roles. `None` for a rung that
    /// shows the whole step.
    pub fn things_so_far<'r>(rungs: &'r [AdviceRung], advice: &Advice) -> Vec<Option<Vec<NamedThing<'r>>>> {
        let shows_step = |rung: &AdviceRung| {
            advice.step().is_some() && rung.name.is_none_or(|name| name >= RungName::Reasoning)
        };
        let so_far = |at: usize| rungs[..=at].iter().flat_map(|rung| rung.text.things()).collect();
        (0..rungs.len()).map(|at| (!shows_step(&rungs[at])).then(|| so_far(at))).collect()
    }
}

impl Text {
    /// Iterates over the things on the board that the text names, in order, with their roles.
    pub fn things(&self) -> impl Iterator<Item = NamedThing<'_>> {
        self.spans.iter().filter_map(|span: &Span| Some((span.role, span.value.as_ref()?)))
    }
}

impl Texts {
    /// Returns the rungs of advice: five for a step or an open complaint, six for a step about a single
    /// digit, otherwise one with the whole text.
    pub fn advice_rungs(&self, advice: &Advice, sheet: &Sheet) -> Vec<AdviceRung> {
        self.first_rungs(advice, sheet, usize::MAX)
    }

    /// Returns at most this number of the first rungs, at least one. To word all of them takes longer than to find the
    /// step.
    pub fn first_rungs(&self, advice: &Advice, sheet: &Sheet, most: usize) -> Vec<AdviceRung> {
        let most = most.max(1);
        let rung = |name, text| AdviceRung { name: Some(name), text, argument: None };
        match (advice, advice.step()) {
            (_, Some(step)) => {
                let worded = |name| rung(name, self.rung(step, sheet.geometry(), name));
                let mut rungs: Vec<AdviceRung> = RungName::of_step(step).take(most).map(worded).collect();
                let reasoning = rungs.iter_mut().find(|rung| rung.name == Some(RungName::Reasoning));
                if let Some(rung) = reasoning {
                    rung.argument = self.argument(step, sheet.geometry());
                }
                rungs
            }
            (Advice::Complaint { complaint, dismissed: false, .. }, _) => {
                let worded = |name| rung(name, self.complaint(complaint, name, sheet));
                RungName::always().take(most).map(worded).collect()
            }
            _ => vec![AdviceRung { name: None, text: self.advice(advice, sheet), argument: None }],
        }
    }

    /// Renders advice as one paragraph.
    pub fn advice(&self, advice: &Advice, sheet: &Sheet) -> Text {
        let (geometry, none) = (sheet.geometry(), Args::none());
        match advice {
            Advice::Step { step, .. } => self.step(step, geometry),
            Advice::Move { next, .. } => self.step(&next.step, geometry),
            Advice::Complaint { complaint, dismissed: true, .. } => self.not_dismissible(complaint, sheet),
            Advice::Complaint { complaint, .. } => self.complaint(complaint, RungName::Reasoning, sheet),
            Advice::WriteMarks => self.message("before-marks-write", &none),
            Advice::Finished => self.message("hint-finished", &none),
            Advice::Improper(classification) => self.improper(classification, geometry),
            Advice::NotHere { technique, too_large: true, .. } => {
                self.message("not-here-large", &none.technique("technique", *technique))
            }
            Advice::NotHere { technique, simpler, harder, needs_one_solution, too_large: false } => {
                let id = match (needs_one_solution, simpler, harder) {
                    (true, ..) => "not-here-improper",
                    (false, true, _) => "not-here-simpler",
                    (false, false, true) => "not-here-harder",
                    (false, false, false) => "not-here-nothing",
                };
                self.message(id, &none.technique("technique", *technique))
            }
            Advice::Stuck { outside: Some(id) } => {
                self.message("stuck-outside", &none.technique("technique", *id))
            }
            Advice::Stuck { outside: None } => self.message("hint-stuck", &none),
        }
    }

    /// Renders a rung of a complaint.
    pub fn complaint(&self, complaint: &Complaint, rung: RungName, sheet: &Sheet) -> Text {
        let args = Args::on(sheet.geometry());
        let (id, args) = match complaint {
            Complaint::Conflict(conflict) => {
                let house = match conflict.broken {
                    Broken::House(house) => house,
                    Broken::Rule(_) => {
                        let args = self.broken_rule(conflict, sheet.geometry());
                        return self.message(&format!("complaint-rule.{}", rung.name()), &args);
                    }
                };
                let args = args.house("house", house).digit("digit", conflict.digit);
                match conflict.cells.map(|cell| sheet.is_given(cell)) {
                    [true, true] => ("complaint-conflict-givens", args.cells("cells", complaint.cells())),
                    [false, false] => ("complaint-conflict", args.cells("cells", complaint.cells())),
                    [first_given, _] => {
                        let [first, second] = conflict.cells;
                        let (given, entry) = if first_given { (first, second) } else { (second, first) };
                        ("complaint-conflict-given", args.cell("given", given).cell("entry", entry))
                    }
                }
            }
            Complaint::WrongEntry(cell) => ("complaint-wrong-entry", args.cell("cell", *cell)),
            Complaint::LostCandidate(lost) => {
                ("complaint-lost-candidate", args.cell("cell", lost.cell).digit("digit", lost.digit))
            }
        };
        self.message(&format!("{id}.{}", rung.name()), &args)
    }

    /// Explains why a complaint cannot be dismissed.
    fn not_dismissible(&self, complaint: &Complaint, sheet: &Sheet) -> Text {
        let args = Args::on(sheet.geometry());
        match complaint {
            Complaint::Conflict(_) => {
                self.message("dismissed-conflict", &args.cells("cells", complaint.cells()))
            }
            Complaint::WrongEntry(cell) => self.message("dismissed-wrong-entry", &args.cell("cell", *cell)),
            // These can be dismissed; if one came here nevertheless, the complaint itself is true.
            Complaint::LostCandidate(_) => self.complaint(complaint, RungName::Reasoning, sheet),
        }
    }

    /// Explains why the puzzle has no unique solution.
    pub fn improper(&self, classification: &Classification, geometry: &Geometry) -> Text {
        match classification {
            Classification::Several { cell, .. } => {
                self.message("hint-several-solutions", &Args::on(geometry).cell("cell", *cell))
            }
            _ => self.message("hint-no-solution", &Args::none()),
        }
    }

    /// Reports how many solutions a puzzle has.
    pub fn classification(&self, classification: &Classification, geometry: &Geometry) -> Text {
        match classification {
            Classification::Proper(_) => self.message("check-proper", &Args::none()),
            Classification::NoSolution => self.message("check-none", &Args::none()),
            Classification::Several { cell, digits: [one, other], .. } => {
                let args = Args::on(geometry).cell("cell", *cell).digit("one", *one).digit("other", *other);
                self.message("check-several", &args)
            }
            Classification::Unknown { .. } => self.message("check-unknown", &Args::none()),
        }
    }

    /// Describes a broken rule.
    pub fn conflict(&self, conflict: &Conflict, geometry: &Geometry) -> Text {
        let Broken::House(house) = conflict.broken else {
            return self.message("conflict-rule", &self.broken_rule(conflict, geometry));
        };
        let args = Args::on(geometry).house("house", house).digit("digit", conflict.digit);
        self.message("conflict", &args.cells("cells", conflict.cells.into_iter().collect()))
    }

    /// Returns what a message says of a conflict that breaks an added rule.
    fn broken_rule<'g>(&self, conflict: &Conflict, geometry: &'g Geometry) -> Args<'g> {
        let rule = match conflict.broken {
            Broken::Rule(index) => {
                geometry.rules().added().get(index).map(|rule| self.rule_name(rule.kind()))
            }
            Broken::House(_) => None,
        };
        let [one, other] = conflict.cells;
        Args::on(geometry)
            .cells("cells", conflict.cells.into_iter().collect())
            .number("one-cell", usize::from(one == other))
            .text("rule", rule.unwrap_or_default())
    }

    /// Reports how many solutions a search listed.
    pub fn solutions_listed(&self, report: &Report) -> Text {
        self.search_report("solve", report)
    }

    /// Reports how many solutions a search counted.
    pub fn solutions_counted(&self, report: &Report) -> Text {
        self.search_report("count", report)
    }

    /// Renders `solve-complete`, `solve-more` or `solve-stopped`, and the same for `count`.
    fn search_report(&self, what: &str, report: &Report) -> Text {
        let how = if report.is_complete() {
            "complete"
        } else if report.was_stopped() {
            "stopped"
        } else {
            "more"
        };
        self.message(&format!("{what}-{how}"), &Args::none().number("count", report.solutions))
    }

    /// Reports how many steps are available, and whether all are listed; `technique` is the requested one.
    pub fn steps_available(&self, available: &[TechniqueSteps], technique: Option<TechniqueId>) -> Text {
        let count: usize = available.iter().map(|group| group.count).sum();
        let listed: usize = available.iter().map(|group| group.steps.len()).sum();
        if let Some(technique) = technique.filter(|_| count == 0) {
            return self.message("steps-none-of", &Args::none().technique("technique", technique));
        }
        let id = if listed < count { "steps-found-some" } else { "steps-found" };
        let args = Args::none().number("count", count).number("groups", available.len());
        self.message(id, &args.number("listed", listed))
    }

    /// Explains why no steps can be found.
    pub fn steps_error(&self, error: &StepsError, geometry: &Geometry) -> String {
        let args = Args::on(geometry);
        match error {
            StepsError::Position(error) => self.position_error(error, geometry).to_string(),
            StepsError::Contradiction(Contradiction::EmptyCell(cell)) => {
                self.plain("steps-empty-cell", &args.cell("cell", *cell))
            }
            StepsError::Contradiction(Contradiction::NoPlace(house, digit)) => {
                self.plain("steps-no-place", &args.house("house", *house).digit("digit", *digit))
            }
            StepsError::Cancelled => self.cancelled(),
        }
    }

    /// Reports that the work was cancelled before there was an answer.
    pub fn cancelled(&self) -> String {
        self.plain("error-timeout", &Args::none())
    }
}
