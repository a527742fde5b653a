//! Drills: boards where a technique applies, and boards where it does not.

use jade_contract::{
    ClaimRequest, ClaimVerdict, DrillGrade, DrillKind, DrillReply, DrillRequest, LanguageJson, Limits,
    ShownKind, claim, drill,
};
use jade_grid::{Position, Sheet};
use jade_logic::techniques::technique;
use jade_logic::{Analysis, Profile};

fn asked(id: &str, kind: DrillKind, seed: u32) -> DrillRequest {
    DrillRequest { technique: id.to_owned(), seed, lang: LanguageJson::En, kind, grade: None, known: None }
}

fn made(request: &DrillRequest) -> DrillReply {
    drill(request, &Limits::default()).unwrap()
}

/// Returns the position of a board, with its candidate lists.
fn position(reply: &DrillReply) -> Position {
    let sheet = Sheet::try_from(reply.shown.sheet.clone()).unwrap();
    let mut position = Position::new(&sheet.values()).unwrap();
    position.set_givens(Some(sheet.givens().filled().map(|(cell, _)| cell).collect()));
    let board = position.geometry();
    if let Some(lists) = &reply.shown.sheet.candidates {
        for cell in board.cells().filter(|cell| sheet.values().get(*cell).is_none()) {
            let list = lists[cell.index()].unwrap_or(0);
            for digit in position.candidates(cell).iter().filter(|digit| list >> (digit.get() - 1) & 1 == 0) {
                position.eliminate(cell, digit);
            }
        }
    }
    position
}

fn applies(reply: &DrillReply) -> bool {
    let position = position(reply);
    let steps = technique(&reply.technique).unwrap().all_steps(&Analysis::of_proper(&position));
    steps.iter().any(|step| step.changes(&position))
}

#[test]
fn whether_drills_have_the_right_answer_and_explain_it() {
    for id in ["x-wing", "naked-pair", "xy-wing"] {
        let replies: Vec<DrillReply> =
            (0..10).map(|seed| made(&asked(id, DrillKind::Whether, seed))).collect();
        for reply in &replies {
            assert_eq!(applies(reply), reply.applies, "{id}");
            assert!(reply.shown.sheet.candidates.is_some(), "marks tell nothing");
            assert_eq!(reply.grade.is_some(), reply.applies);
            assert!(reply.shown.walk.len() > 1, "the answer is explained");
        }
        let count = |test: &dyn Fn(&DrillReply) -> bool| replies.iter().filter(|reply| test(reply)).count();
        assert!((2..=8).contains(&count(&|reply| reply.applies)), "{id}: as often there as not, about");
        assert!(count(&|reply| reply.shown.sort == ShownKind::LooksLike) > 0, "{id}: some only look like it");
        for pair in replies.windows(2) {
            assert_ne!(pair[0].shown.sheet, pair[1].shown.sheet, "{id}");
        }
    }
}

/// Makes drills of all kinds for all techniques. The technique applies exactly if the reply says so.
#[test]
fn every_technique_has_drills_of_every_kind() {
    for ranked in Profile::catalogue().techniques {
        let id = ranked.technique.id();
        for kind in [DrillKind::Find, DrillKind::Whether, DrillKind::Play] {
            let reply = made(&asked(id.as_str(), kind, 7));
            assert_eq!(applies(&reply), reply.applies, "{id} {kind:?}");
            assert_eq!(
                reply.shown.step.technique == id.as_str(),
                kind != DrillKind::Whether || reply.applies || reply.shown.sort == ShownKind::LooksLike,
                "{id} {kind:?}"
            );
        }
        // Both answers must occur.
        let either = |applies: bool| {
            (0..20).any(|seed| made(&asked(id.as_str(), DrillKind::Whether, seed)).applies == applies)
        };
        assert!(either(true) && either(false), "{id}");
    }
}

/// If a digit can be placed, nobody would search for anything else.
#[test]
fn a_board_without_the_technique_has_no_single_instead() {
    let mut seen = 0;
    for id in ["x-wing", "xy-wing", "hidden-pair", "als-xz"] {
        for seed in 0..40 {
            let reply = made(&asked(id, DrillKind::Whether, seed));
            if reply.applies || reply.shown.sort == ShownKind::LooksLike {
                continue;
            }
            let position = position(&reply);
            for single in ["full-house", "hidden-single", "naked-single"] {
                let steps = technique(single).unwrap().all_steps(&Analysis::of_proper(&position));
                assert!(steps.is_empty(), "{id} {seed}: {single}");
            }
            seen += 1;
        }
    }
    assert!(seen > 3, "{seen}");
}

#[test]
fn a_grade_says_what_else_can_be_found() {
    let id = "x-wing";
    let simpler = |reply: &DrillReply| {
        let position = position(reply);
        let analysis = Analysis::of_proper(&position);
        let profile = Profile::full();
        let before = profile.techniques.iter().take_while(|ranked| ranked.technique.id().as_str() != id);
        before.flat_map(|ranked| ranked.technique.all_steps(&analysis)).any(|step| step.changes(&position))
    };
    for seed in 0..4 {
        for grade in [DrillGrade::Exclusive, DrillGrade::Clean, DrillGrade::Shared] {
            let reply = made(&DrillRequest { grade: Some(grade), ..asked(id, DrillKind::Find, seed) });
            let got = reply.grade.unwrap();
            assert!(applies(&reply));
            assert_eq!(simpler(&reply), got == DrillGrade::Shared, "{grade:?} {got:?}");
            let easier = grade == DrillGrade::Exclusive || got != DrillGrade::Exclusive;
            assert!(easier, "an exclusive board was not asked for");
        }
    }
    let shared = (0..4).filter(|seed| {
        let wish = DrillRequest { grade: Some(DrillGrade::Shared), ..asked(id, DrillKind::Find, *seed) };
        made(&wish).grade == Some(DrillGrade::Shared)
    });
    assert!(shared.count() > 0, "a shared board can be had");
}

#[test]
fn the_step_of_a_drill_is_a_right_claim_by_its_cells_or_its_eliminations() {
    for seed in 0..3 {
        let reply = made(&asked("naked-triple", DrillKind::Find, seed));
        let request = ClaimRequest {
            sheet: reply.shown.sheet.clone(),
            lang: LanguageJson::Es,
            technique: reply.technique.clone(),
            cells: None,
            eliminations: Some(reply.shown.step.eliminations.clone()),
            placements: None,
            givens_known: None,
        };
        assert_eq!(claim(&request, &Limits::default()).unwrap().verdict, ClaimVerdict::Right);
    }
}

#[test]
fn playing_on_needs_only_known_techniques() {
    let known = ["pointing", "claiming", "naked-pair", "hidden-pair", "locked-pair", "locked-triple"];
    let request = DrillRequest {
        known: Some(known.iter().map(|id| (*id).to_owned()).collect()),
        ..asked("naked-triple", DrillKind::Play, 3)
    };
    let reply = made(&request);
    assert!(reply.applies && applies(&reply));
    assert!(reply.within && !reply.rest.is_empty());
    let singles = ["full-house", "hidden-single", "naked-single"];
    for line in &reply.rest {
        let id = line.technique.as_str();
        assert!(known.contains(&id) || singles.contains(&id) || id == "naked-triple", "{id}");
    }
    // The same board can be solved with those techniques alone.
    let position = position(&reply);
    let ids: Vec<&str> = known.iter().chain(&singles).chain(&["naked-triple"]).copied().collect();
    let profile = Profile::full().with_choice(Some(&ids), &[]).unwrap();
    let path = jade_logic::Path::find(&Analysis::of_proper(&position), &profile, &|| false);
    assert_eq!(path.outcome, jade_logic::Outcome::Solved);
}

#[test]
fn an_impossible_drill_is_refused_with_its_field() {
    let error = drill(&asked("y-wing-ding", DrillKind::Find, 0), &Limits::default()).unwrap_err();
    assert_eq!(error.field.as_deref(), Some("technique"));
    let known = Some(vec!["nonsense".to_owned()]);
    let request = DrillRequest { known, ..asked("x-wing", DrillKind::Play, 0) };
    assert_eq!(drill(&request, &Limits::default()).unwrap_err().field.as_deref(), Some("known"));
}
