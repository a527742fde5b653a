//! The page's types, generated from the contract.

#![cfg(test)]

use super::*;
use crate::routes::{Pace, ROUTES};
use jade_game::GameRecords;
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of all visited types, by name.
pub(crate) struct Declarations {
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
    let mut found =
        Declarations { config: Config::default().with_large_int("number"), by_name: BTreeMap::new() };
    macro_rules! visit {
        ($($type:ty),* $(,)?) => {$( found.visit::<$type>(); )*};
    }
    ROUTES.iter().for_each(|route| (route.visit_types)(&mut found));
    // What else the page reads and writes: accounts and classes, collections of its server, files, pictures, and what
    // reports say.
    visit![
        AccountReply,
        SessionsReply,
        ChallengeReply,
        PasskeysReply,
        SyncReply,
        RaceRequest,
        RaceReply,
        RankingReply,
        ClassesReply,
        ClassReply,
        CardsReply,
        ImportRequest,
        ImportEvent,
        RemoveRequest,
        CollectionsReply,
        CaseReply,
        CasesReply,
        JudgeReply,
        StatisticsReply,
        PictureReply,
        WrittenReply,
        CodesReply,
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

/// Asserts that a file of the page is as wanted; with `UPDATE`, writes it.
fn assert_current(file: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == wanted, "{file} is stale: run ./update types");
}

#[test]
fn the_page_has_the_types_of_the_contract() {
    assert_current("web/types/contract.d.ts", &declarations());
}

#[test]
fn the_page_knows_which_questions_are_quick() {
    let is_quick = |pace| match pace {
        Pace::Instant | Pace::Quick | Pace::BySize => true,
        Pace::Slow | Pace::Lines => false,
    };
    let mut names: Vec<_> =
        ROUTES.iter().filter(|route| is_quick(route.pace)).map(|route| route.name).collect();
    names.sort_unstable();
    let mut wanted = String::from(
        "// Generated from the table of questions (crates/jade-contract/src/routes/table.rs) by the tests of jade-contract.\n\
         // Do not edit: run `./update types`.\n\n\
         /** Questions that a player waits for. The others may take seconds. */\n\
         export const QUICK = new Set([\n",
    );
    for name in names {
        wanted += &format!("  \"{name}\",\n");
    }
    assert_current("web/tutor/quick.js", &(wanted + "]);\n"));
}
