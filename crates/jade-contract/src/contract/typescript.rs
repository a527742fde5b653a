//! The page's types, generated from the contract.

#![cfg(test)]

use super::*;
use jade_grid::{Event, EventCandidate, SheetData};
use std::path::Path;
use ts_rs::{Config, TS};

/// The types that the page sees, whole.
fn declarations() -> String {
    let config = Config::default();
    let mut out = String::from(
        "// Generated from the contract (crates/jade-contract/src/contract) by the tests of jade-contract.\n\
         // Do not edit: change the contract, then run `UPDATE=1 cargo test -p jade-contract`.\n",
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {$(
            out.push_str("\nexport ");
            out.push_str(&<$type>::decl(&config));
            out.push('\n');
        )*};
    }
    declare![
        SheetData,
        Event,
        EventCandidate,
        CandidateJson,
        HouseKindJson,
        HouseJson,
        ValueJson,
        PartJson,
        NodeJson,
        StrengthJson,
        LinkJson,
        RoleJson,
        MarksJson,
        SceneNodeJson,
        SceneLinkJson,
        SceneBranchJson,
        SceneJson,
        StepJson,
        LanguageJson,
        SpanJson,
        SentenceJson,
        ParseRequest,
        ComplaintJson,
        RateRequest,
        SheetRequest,
        HintRequest,
        StepsRequest,
        PathRequest,
        LargeRequest,
        LargeReply,
        PrintRequest,
        PrintKind,
        PaperJson,
        SolveRequest,
        ParseReply,
        ParsedPuzzle,
        InputError,
        CheckReply,
        Status,
        ConflictJson,
        DifferenceJson,
        SolveReply,
        SearchJson,
        HintReply,
        HintKind,
        OtherwiseJson,
        Rung,
        RungName,
        StepReply,
        StepsReply,
        OfferedStep,
        StepGroup,
        PathReply,
        ShareJson,
        PathOutcome,
        ToldStep,
        SummaryLine,
        RateReply,
        TechniquesReply,
        TechniqueJson,
        TechniqueReply,
        ExampleJson,
        DrillKind,
        DrillGrade,
        DrillRequest,
        DrillReply,
        MoveJson,
        ReviewRequest,
        ReviewLine,
        ReviewReply,
        ClaimRequest,
        ClaimVerdict,
        ClaimReply,
        LessonsReply,
        ChapterJson,
        LessonEntry,
        LessonReply,
        LessonLink,
        BlockJson,
        PieceJson,
        ShownKind,
        ShownJson,
        AnotherReply,
        LessonSearchReply,
        LessonHit,
        CaseReply,
        VerdictJson,
        CasesReply,
        CodeCount,
        GenerateRequest,
        GenerateEvent,
        EstimateReply,
        EstimateJson,
        MadeJson,
        MomentJson,
        LibraryReply,
        ShelfJson,
        CollectionsReply,
        CollectionJson,
        ImportRequest,
        ImportEvent,
        FindRequest,
        FindReply,
        KeptJson,
        RemoveRequest,
        ErrorReply,
        FormatsReply,
        FormatJson,
        ColorJson,
        AboutJson,
        WriteRequest,
        WriteReply,
    ];
    out
}

#[test]
fn the_page_has_the_types_of_the_contract() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/types/contract.d.ts");
    let wanted = declarations();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "web/types/contract.d.ts is stale: run `UPDATE=1 cargo test -p jade-contract`");
}
