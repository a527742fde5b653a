//! Checks techniques against a library of test cases.

use crate::contract::{CaseReply, CasesReply, CodeCount, LanguageJson, VERSION, VerdictJson};
use crate::error::OrTimeout;
use crate::question::texts;
use crate::{AskError, Limits};
use jade_exchange::library::Case;
use jade_logic::library::{self, Verdict};
use jade_logic::{Technique, notation};
use jade_search::Classification;
use jade_text::Args;
use jade_tutor::classify;

/// Checks whether the technique of a case finds what the case expects.
///
/// ```
/// use jade_exchange::library::read_numbered;
/// use jade_contract::{Limits, VerdictJson, verify_case};
/// let case = read_numbered(":0000:3:12.4............:::313::", 1).unwrap();
/// let reply = verify_case(&case, Default::default(), &Limits::default()).unwrap();
/// assert_eq!((reply.verdict, reply.wanted.as_str()), (VerdictJson::Pass, "r1c3=3"));
/// ```
///
/// # Errors
/// [`AskError`] if the time ran out.
pub fn verify_case(case: &Case, language: LanguageJson, limits: &Limits<'_>) -> Result<CaseReply, AskError> {
    let texts = texts(language);
    let geometry = case.givens.geometry();
    let proper = matches!(classify(&case.givens, limits), Classification::Proper(_));
    limits.check().or_timeout(texts)?;
    let asked = library::Case {
        code: &case.code,
        is_negative: case.is_negative(),
        position: case.position(),
        placements: &case.placements,
        eliminations: &case.eliminations,
    };
    let verdict = library::verify(&asked, proper);
    let wanted = notation::print_conclusions(&case.placements, &case.eliminations, geometry);
    let found: Vec<String> = match &verdict {
        Verdict::Failed { found } => found.iter().map(|step| notation::print(step, geometry)).collect(),
        _ => Vec::new(),
    };
    let id = library::technique_of(&case.code).map(Technique::id);
    let code = match &case.variant {
        Some(variant) => format!("{}-{variant}", case.code),
        None => case.code.clone(),
    };
    let name = id.map(|id| texts.technique_name(id)).unwrap_or_default();
    let args = Args::none().text("line", case.line.to_string()).text("code", code.clone());
    let args = args.text("technique", name).text("wanted", wanted.clone()).text("found", found.join("; "));
    let (verdict, message) = match verdict {
        Verdict::Passed => (VerdictJson::Pass, "case-passed"),
        Verdict::Failed { .. } if case.is_negative() => (VerdictJson::Fail, "case-found"),
        Verdict::Failed { .. } if found.is_empty() => (VerdictJson::Fail, "case-failed-nothing"),
        Verdict::Failed { .. } => (VerdictJson::Fail, "case-failed"),
        Verdict::NothingSought => (VerdictJson::NothingSought, "case-nothing-sought"),
        Verdict::UnknownCode => (VerdictJson::UnknownCode, "case-unknown-code"),
        Verdict::Impossible(_) => (VerdictJson::Impossible, "case-impossible"),
    };
    let (version, line, text) = (VERSION, case.line, texts.plain(message, &args));
    Ok(CaseReply {
        version,
        line,
        code,
        technique: id.map(|id| id.to_string()),
        verdict,
        wanted,
        found,
        text,
    })
}

/// Counts results by code.
pub fn case_totals<'c>(cases: impl IntoIterator<Item = &'c CaseReply>, language: LanguageJson) -> CasesReply {
    let texts = texts(language);
    let mut codes: std::collections::BTreeMap<String, (u32, u32)> = Default::default();
    for case in cases {
        let code = case.code.split('-').next().unwrap_or_default().to_owned();
        let (passed, count) = codes.entry(code).or_default();
        *count += 1;
        *passed += u32::from(case.verdict == VerdictJson::Pass);
    }
    let codes: Vec<CodeCount> = codes
        .into_iter()
        .map(|(code, (passed, count))| {
            let id = library::technique_of(&code).map(Technique::id);
            let args =
                Args::none().text("code", code.clone()).number("passed", passed).number("count", count);
            let args = args.text("technique", id.map(|id| texts.technique_name(id)).unwrap_or_default());
            let text = texts.plain("cases-of-code", &args);
            CodeCount { code, technique: id.map(|id| id.to_string()), count, passed, text }
        })
        .collect();
    let (count, passed) = codes.iter().fold((0, 0), |(c, p), code| (c + code.count, p + code.passed));
    let all = Args::none().number("passed", passed).number("count", count);
    CasesReply { version: VERSION, codes, count, passed, text: texts.plain("cases-all", &all) }
}
