//! Reports the results of test cases for techniques.

use crate::{Args, Texts};
use jade_exchange::library::Case;
use jade_logic::library::{CaseCount, Verdict, technique_of};
use jade_logic::notation;

impl Texts {
    /// Says whether a test case passed; if not, also what was expected and what was found.
    pub fn case_result(&self, case: &Case, verdict: &Verdict) -> String {
        let geometry = case.givens.geometry();
        let print = |step| notation::print(step, geometry);
        let found: Vec<String> = verdict.steps().iter().map(print).collect();
        let args = self.code_args(&case.code).text("code", case.code_and_variant());
        let args = args.text("line", case.line.to_string()).text("found", found.join("; "));
        let wanted = notation::print_conclusions(&case.placements, &case.eliminations, geometry);
        let message = match verdict {
            Verdict::Passed => "case-passed",
            Verdict::Failed { .. } if case.is_negative() => "case-found",
            Verdict::Failed { .. } if found.is_empty() => "case-failed-nothing",
            Verdict::Failed { .. } => "case-failed",
            Verdict::NothingSought => "case-nothing-sought",
            Verdict::UnknownCode => "case-unknown-code",
            Verdict::Impossible(_) => "case-impossible",
        };
        self.plain(message, &args.text("wanted", wanted))
    }

    /// Says how many of the cases with a code passed.
    pub fn cases_of_code(&self, code: &str, count: CaseCount) -> String {
        let args = self.code_args(code).text("code", code);
        self.plain("cases-of-code", &args.number("passed", count.passed).number("count", count.cases))
    }

    /// Says how many of all cases passed.
    pub fn cases_total(&self, count: CaseCount) -> String {
        let args = Args::none().number("passed", count.passed).number("count", count.cases);
        self.plain("cases-all", &args)
    }

    /// The name of the technique with a code; empty if there is none.
    fn code_args(&self, code: &str) -> Args<'static> {
        let name = technique_of(code).map(|technique| self.technique_name(technique.id()));
        Args::none().text("technique", name.unwrap_or_default())
    }
}
