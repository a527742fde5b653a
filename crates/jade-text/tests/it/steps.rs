//! Every technique is rendered correctly, in every language, for the steps of its own examples and of paths.

use jade_grid::{Candidate, Geometry, Position, line};
use jade_logic::{Analysis, Expect, PartValue, Path, Profile, Step, notation, techniques};
use jade_text::{Language, RungName, Span, Text, Texts};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::LazyLock;

/// Puzzles of several sizes whose paths use more than singles.
const PUZZLES: [&str; 6] = [
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "..24183.....79..2....25..41..46.5.3..5.3.1.847..8495.23..5........1...93621937458",
    "8....175.13....82.9.7...431.12..859..83.9521.7..21436824..576833.8...17557...3942",
    "......6.2..4....1..65...5.......36.2",
    "1...............",
];

/// Killers, as `jade generate --rules killer` makes them.
const KILLERS: &str = include_str!("killers.txt");

/// The number of steps of each technique to render in a position.
const STEPS_OF_EACH: usize = 25;

struct Told {
    geometry: &'static Geometry,
    step: Step,
    /// Whether it is the expected step of an example.
    example: bool,
}

/// Returns all steps of each technique in the positions of its own examples, with the expected one marked, and on
/// paths.
fn steps() -> &'static [Told] {
    static STEPS: LazyLock<Vec<Told>> = LazyLock::new(find_steps);
    &STEPS
}

fn find_steps() -> Vec<Told> {
    let mut said = Vec::new();
    for technique in techniques::ALL {
        for example in technique.examples() {
            let position = example.position();
            let geometry = position.geometry();
            let expected = match example.expect {
                Expect::Step(line) => {
                    // The form read from a file, without links or proof.
                    said.push(Told {
                        geometry,
                        step: notation::parse(line, geometry).unwrap(),
                        example: false,
                    });
                    line
                }
                Expect::Nothing => "",
            };
            for step in technique.all_steps(&Analysis::of_proper(&position)) {
                let example = notation::print(&step, geometry) == expected;
                said.push(Told { geometry, step, example });
            }
        }
    }
    for line in PUZZLES.into_iter().chain(KILLERS.lines()) {
        let position = Position::new(&line::read(line).unwrap()).unwrap();
        let geometry = position.geometry();
        let analysis = Analysis::new(&position);
        let path = Path::find(&analysis, &Profile::full(), &|| false);
        // Some techniques have thousands of steps that differ little, so only a sample is rendered. Techniques
        // outside the full profile are covered by their examples.
        let all = Profile::full().techniques.into_iter().flat_map(|ranked| {
            let steps = ranked.technique.all_steps(&analysis);
            let apart = steps.len().div_ceil(STEPS_OF_EACH).max(1);
            steps.into_iter().step_by(apart)
        });
        said.extend(all.chain(path.steps).map(|step| Told { geometry, step, example: false }));
    }
    said
}

fn texts() -> impl Iterator<Item = &'static Texts> {
    Language::ALL.into_iter().map(Texts::of)
}

/// The names of techniques that contain a digit, in lower case, such as 3d medusa.
static NAMES_WITH_DIGITS: LazyLock<BTreeMap<Language, Vec<String>>> = LazyLock::new(|| {
    let names = |texts: &Texts| {
        let names =
            techniques::ALL.iter().map(|technique| texts.technique_name(technique.id()).to_lowercase());
        names.filter(|name| name.contains(|c: char| c.is_ascii_digit())).collect()
    };
    texts().map(|texts| (texts.language(), names(texts))).collect()
});

/// Checks the properties that every sentence and all its spans must have.
fn assert_well_told(text: &Text, texts: &Texts, geometry: &Geometry) {
    let whole = text.to_string();
    assert!(!whole.contains(['{', '}', '$']), "{whole}");
    for bad in ["  ", " ,", " .", " ;", " :", "..", "\n", "()"] {
        assert!(!whole.contains(bad), "{bad:?} in {whole}");
    }
    // The name of a technique may begin with a digit: 3D Medusa.
    let begins = |c: char| c.is_uppercase() || c.is_ascii_digit() || "¿¡".contains(c);
    assert!(whole.starts_with(begins), "{whole}");
    assert!(whole.ends_with(['.', '!', '?']), "{whole}");
    assert!(!whole.chars().any(|c| matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)), "{whole}");
    for sentence in whole.split(['.', '!', '?']).map(str::trim_start).filter(|s| !s.is_empty()) {
        assert!(sentence.starts_with(|c: char| !c.is_lowercase()), "{sentence:?} in {whole}");
    }
    for pair in text.spans.windows(2) {
        assert!(!(pair[0].value.is_none() && pair[1].value.is_none()), "{:?} not joined", pair);
    }
    for span in &text.spans {
        assert_lit(span, texts, geometry);
    }
}

/// Checks that a span has a value if it names a digit or a number.
fn assert_lit(span: &Span, texts: &Texts, geometry: &Geometry) {
    assert!(!span.text.is_empty());
    match &span.value {
        None => {
            let digit = |c: char| c.is_ascii_digit();
            let names = &NAMES_WITH_DIGITS[&texts.language()];
            let text = names.iter().fold(span.text.to_lowercase(), |text, name| text.replace(name, ""));
            // What sums come to is in no cell.
            let has_sums = geometry.has_narrowers();
            assert!(!text.contains(digit) || has_sums, "{:?} is not lit", span.text);
        }
        Some(PartValue::Cell(cell)) => assert_eq!(span.text, texts.notation().write(geometry, *cell)),
        Some(PartValue::Digit(digit)) => assert_eq!(span.text, digit.symbol().to_string()),
        Some(PartValue::House(house)) => {
            let number = geometry.house(*house).number().to_string();
            assert!(span.text.ends_with(&format!(" {number}")), "{:?}", span.text);
        }
        Some(PartValue::Candidates(candidates)) => {
            let names: BTreeSet<String> =
                candidates.iter().map(|c| texts.notation().write(geometry, c.cell)).collect();
            let symbols: BTreeSet<String> = candidates.iter().map(|c| c.digit.symbol().to_string()).collect();
            let own = BTreeSet::from([span.text.clone()]);
            assert!(names == own || symbols == own, "{span:?}");
        }
        Some(PartValue::Cells(cells)) => assert!(cells.len() > 1, "{span:?}"),
        Some(PartValue::Clue(clue)) => {
            let clue = &geometry.automata()[*clue];
            let number = geometry.rules().added()[clue.rule()].number(geometry.side());
            let mut cells = clue.cells().iter().map(|cell| texts.notation().write(geometry, *cell));
            let names_house = || {
                clue.cells().iter().all(|cell| {
                    let mut houses = geometry.houses_of(*cell).iter().map(|id| geometry.house(*id));
                    houses.any(|house| span.text.ends_with(&format!(" {}", house.number())))
                })
            };
            let is_named = span.text == number.to_string() || cells.any(|cell| cell == span.text);
            assert!(is_named || names_house(), "{span:?}");
        }
        Some(PartValue::Sums(sums)) => {
            let named = |sum: &usize| {
                let sum = &geometry.sums()[*sum];
                let mut cells = sum.cells().map(|cell| texts.notation().write(geometry, cell));
                span.text == sum.total().to_string() || cells.any(|cell| cell == span.text)
            };
            let is_count = sums.len() > 4 && span.text.contains(&format!(" {} ", sums.len()));
            assert!(is_count || matches!(&sums[..], [one] if named(one)), "{span:?}");
        }
        Some(other) => panic!("{other:?} is told as one span"),
    }
}

/// Returns the candidates that a text announces as eliminated: those of spans that name a single cell, to which
/// digits add nothing.
fn candidates_in(text: &Text) -> BTreeSet<Candidate> {
    let said = text.spans.iter().filter(|span| span.part == Some("eliminations"));
    let values = said.filter_map(|span| span.value.as_ref());
    values
        .filter_map(|value| match value {
            PartValue::Candidates(candidates) => Some(candidates.iter().copied()),
            _ => None,
        })
        .flatten()
        .collect()
}

#[test]
fn every_rung_of_every_step_reads_well() {
    let steps = steps();
    let said: BTreeSet<_> = steps.iter().map(|said| said.step.technique).collect();
    assert_eq!(said.len(), techniques::ALL.len(), "some technique has no step to be told");
    for Told { geometry, step, .. } in steps {
        for texts in texts() {
            for rung in RungName::of_step(step) {
                assert_well_told(&texts.rung(step, geometry, rung), texts, geometry);
            }
            let paragraph = texts.step(step, geometry);
            assert_well_told(&paragraph, texts, geometry);
            assert!(paragraph.to_string().starts_with(&texts.technique_name(step.technique)));
        }
    }
}

#[test]
fn no_digit_appears_before_its_rung_nor_the_technique_before_its_own() {
    for Told { geometry, step, .. } in steps() {
        for texts in texts() {
            for rung in [RungName::Where, RungName::Technique, RungName::Cells] {
                for span in &texts.rung(step, geometry, rung).spans {
                    // The rung of the cells repeats the digit that the one before it has named.
                    let named = step.single_digit().filter(|_| rung == RungName::Cells);
                    let is_early = match &span.value {
                        Some(PartValue::Digit(digit)) => named != Some(*digit),
                        Some(PartValue::Digits(digits)) => named.is_none() || digits.single() != named,
                        Some(PartValue::Candidates(_)) => true,
                        _ => false,
                    };
                    assert!(!is_early, "{}, {rung:?}: {span:?}", step.technique);
                }
            }
            let digits: Vec<PartValue> = texts
                .rung(step, geometry, RungName::Digit)
                .spans
                .into_iter()
                .filter_map(|span| span.value)
                .collect();
            // In the last cell of a house, the digit is the answer.
            let digit = step.single_digit().filter(|_| step.technique != techniques::FULL_HOUSE.id());
            assert_eq!(digits, digit.map(PartValue::Digit).into_iter().collect::<Vec<_>>());
            let name = texts.technique_name(step.technique).to_lowercase();
            let tells = |rung| texts.rung(step, geometry, rung).to_string().to_lowercase().contains(&name);
            assert!(!tells(RungName::Where) && tells(RungName::Technique), "{name}");
        }
    }
}

#[test]
fn the_first_rung_shows_houses_and_the_third_every_cell_of_the_pattern() {
    for Told { geometry, step, .. } in steps() {
        for texts in texts() {
            let shown = texts.rung(step, geometry, RungName::Where);
            assert!(shown.spans.iter().any(|span| matches!(
                span.value,
                Some(PartValue::House(_) | PartValue::Sums(_) | PartValue::Clue(_))
            )));
            let cells = texts.rung(step, geometry, RungName::Cells);
            for name in ["cell", "cells"] {
                let expected: Vec<_> = match step.part(name).map(|part| &part.value) {
                    Some(PartValue::Cell(cell)) => vec![*cell],
                    Some(PartValue::Cells(cells)) => cells.iter().collect(),
                    _ => continue,
                };
                for cell in expected {
                    let names = |span: &Span| span.value == Some(PartValue::Cell(cell));
                    assert!(cells.spans.iter().any(names), "{cells}");
                }
            }
        }
    }
}

#[test]
fn sentences_state_the_conclusions_exactly() {
    for Told { geometry, step, .. } in steps() {
        for texts in texts() {
            for rung in [RungName::Reasoning, RungName::Apply] {
                let text = texts.rung(step, geometry, rung);
                let eliminations: BTreeSet<_> = step.eliminations.iter().copied().collect();
                assert_eq!(candidates_in(&text), eliminations, "{text}");
                for Candidate { cell, digit } in &step.placements {
                    let has = |value| text.spans.iter().any(|span| span.value.as_ref() == Some(&value));
                    assert!(has(PartValue::Cell(*cell)) && has(PartValue::Digit(*digit)), "{text}");
                }
            }
        }
    }
}

/// The words themselves, so that changes of wording are noticed and reviewed; one page for each family.
#[test]
fn the_examples_match_their_snapshots() {
    for texts in texts() {
        let mut pages: BTreeMap<String, String> = BTreeMap::new();
        for Told { geometry, step, .. } in steps().iter().filter(|said| said.example) {
            let family = techniques::technique(step.technique.as_str()).unwrap().family;
            let page = pages.entry(format!("{family:?}").to_lowercase()).or_default();
            writeln!(page, "{}", notation::print(step, geometry)).unwrap();
            for rung in RungName::of_step(step) {
                writeln!(page, "  {}", texts.rung(step, geometry, rung)).unwrap();
            }
            writeln!(page).unwrap();
        }
        for (family, page) in pages {
            println!("If the new wording is right, run ./update snapshots");
            insta::assert_snapshot!(format!("{family}_{}", texts.language()), page);
        }
    }
}

/// Every link of every step, and every line of a proof, is a sentence.
#[test]
fn every_link_and_line_reads_well() {
    let mut said = [0; 2];
    for Told { geometry, step, .. } in steps() {
        for texts in texts() {
            for (said, sentences) in
                said.iter_mut().zip([texts.links(step, geometry), texts.proof(step, geometry)])
            {
                for text in sentences {
                    assert_well_told(&text, texts, geometry);
                    *said += 1;
                }
            }
        }
    }
    assert!(said.iter().all(|said| *said >= 100), "{said:?}");
}

/// The lines of an argument stand in the reasoning as they stand alone, in the order of the drawing.
#[test]
fn an_argument_is_the_reasoning_line_by_line() {
    let mut seen = [0; 2];
    for Told { geometry, step, .. } in steps() {
        let links: usize = match step.branches().as_slice() {
            [] => step.links.len(),
            branches => branches.iter().map(|branch| branch.links.len()).sum(),
        };
        for texts in texts() {
            let Some(argument) = texts.argument(step, geometry) else { continue };
            let whole = texts.rung(step, geometry, RungName::Reasoning).to_string();
            let parts = std::iter::once(&argument.before)
                .chain(argument.lines.iter().map(|line| &line.text))
                .chain([&argument.after]);
            let said: Vec<String> = parts.map(Text::to_string).filter(|part| !part.is_empty()).collect();
            assert_eq!(said.join(" "), whole, "{}", step.technique);
            assert!(argument.lines.len() > 1);
            assert!(argument.lines.is_sorted_by_key(|line| line.links), "{}", step.technique);
            assert!(argument.lines.iter().all(|line| line.links <= links), "{}", step.technique);
            seen[usize::from(step.proof.is_some())] += 1;
        }
    }
    assert!(seen.iter().all(|seen| *seen > 20), "{seen:?}");
}
