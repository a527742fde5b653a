//! The page's types, generated from the contract.

#![cfg(test)]

use super::*;
use jade_game::GameRecords;
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of all visited types, by name.
struct Declarations {
    config: Config,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of other crates, such as numbers and lists, have no file. Their parameters may be types of the
        // contract.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.by_name.contains_key(&name) {
                return;
            }
            self.by_name.insert(name, T::decl(&self.config));
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}

/// Returns the declarations of every request and reply and of all types in them.
fn declarations() -> String {
    let mut found = Declarations { config: Config::default(), by_name: BTreeMap::new() };
    macro_rules! visit {
        ($($type:ty),* $(,)?) => {$( found.visit::<$type>(); )*};
    }
    visit![
        // requests
        ParseRequest,
        CheckRequest,
        AdviceRequest,
        StepsRequest,
        RateRequest,
        PathRequest,
        SolveRequest,
        LargeRequest,
        PrintRequest,
        WriteRequest,
        ClaimRequest,
        DrillRequest,
        ReviewRequest,
        GenerateRequest,
        ImportRequest,
        FindRequest,
        RemoveRequest,
        // replies
        ParseReply,
        CheckReply,
        AdviceReply,
        StepsReply,
        RateReply,
        PathReply,
        SolveReply,
        LargeReply,
        WriteReply,
        ClaimReply,
        DrillReply,
        ReviewReply,
        GenerateEvent,
        EstimateReply,
        ImportEvent,
        FindReply,
        LibraryReply,
        CollectionsReply,
        TechniquesReply,
        TechniqueReply,
        CaseReply,
        CasesReply,
        FormatsReply,
        LessonsReply,
        LessonReply,
        LessonSearchReply,
        AnotherReply,
        StatisticsReply,
        // files
        GameRecords,
        ErrorReply,
    ];
    let mut out = String::from(
        "// Generated from the contract (crates/jade-contract/src/contract) by the tests of jade-contract.\n\
         // Do not edit: change the contract, then run `./update types`.\n",
    );
    for declaration in found.by_name.values() {
        out.push_str("\nexport ");
        out.push_str(declaration);
        out.push('\n');
    }
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
    assert!(found == wanted, "web/types/contract.d.ts is stale: run ./update types");
}
