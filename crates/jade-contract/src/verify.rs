//! Encodes the results of test cases.

use crate::contract::{CaseReply, CasesReply, CodeCount, VERSION, VerdictJson};
use jade_exchange::library::Case;
use jade_logic::library::{CaseCount, Verdict, technique_of};
use jade_logic::notation;
use jade_text::Texts;
use std::collections::BTreeMap;

/// Encodes the result of a test case.
///
/// ```
/// use jade_contract::{VerdictJson, case_reply};
/// use jade_exchange::library::read_numbered;
/// use jade_logic::library::Verdict;
/// use jade_text::{Language, Texts};
/// let case = read_numbered(":0000:3:12.4............:::313::", 1).unwrap();
/// let reply = case_reply(&case, &Verdict::Passed, Texts::of(Language::English));
/// assert_eq!((reply.verdict, reply.wanted.as_str()), (VerdictJson::Pass, "r1c3=3"));
/// ```
pub fn case_reply(case: &Case, verdict: &Verdict, texts: &Texts) -> CaseReply {
    let geometry = case.givens.geometry();
    CaseReply {
        version: VERSION,
        line: case.line,
        code: case.code_and_variant(),
        technique: technique_of(&case.code).map(|technique| technique.id().to_string()),
        verdict: match verdict {
            Verdict::Passed => VerdictJson::Pass,
            Verdict::Failed { .. } => VerdictJson::Fail,
            Verdict::NothingSought => VerdictJson::NothingSought,
            Verdict::UnknownCode => VerdictJson::UnknownCode,
            Verdict::Impossible(_) => VerdictJson::Impossible,
        },
        wanted: notation::print_conclusions(&case.placements, &case.eliminations, geometry),
        found: verdict.steps().iter().map(|step| notation::print(step, geometry)).collect(),
        text: texts.case_result(case, verdict),
    }
}

/// Encodes how many cases passed, by code.
pub fn cases_reply(codes: &BTreeMap<String, CaseCount>, texts: &Texts) -> CasesReply {
    let total = CaseCount::total(codes.values());
    let of_code = |(code, count): (&String, &CaseCount)| CodeCount {
        code: code.clone(),
        technique: technique_of(code).map(|technique| technique.id().to_string()),
        count: count.cases,
        passed: count.passed,
        text: texts.cases_of_code(code, *count),
    };
    CasesReply {
        version: VERSION,
        codes: codes.iter().map(of_code).collect(),
        count: total.cases,
        passed: total.passed,
        text: texts.cases_total(total),
    }
}
