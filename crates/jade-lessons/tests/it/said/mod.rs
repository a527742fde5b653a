//! What sentences say about the board is true: “r2c3 sees r2c7”, “the only places for 5 in row 4 are …”, “each sees the
//! next”, “two”, “So r1c1 must be 3”.
//!
//! Every sentence about a step is read as a player reads it: its words with blanks for what it names
//! ([`sentence`]), and what the blanks were filled with, from the spans. A table ([`table`], in `said.txt`) has for the
//! words, in both languages, what they state about the blanks. Each statement is judged on the board before the step,
//! by the rules alone ([`facts`], [`patterns`], [`totals`], [`losers`]); conclusions are compared with the solution, and the lines of
//! a proof are followed case by case. So it does not matter how the step was found or which argument a translator chose,
//! and a sentence that nobody has thought about is not in the table: then the test fails and prints the lines to add.
//!
//! ```text
//! only digit house cell                                        what is stated, by names of blanks
//!     The {digit} fits nowhere in {house} but in {cell}.       the sentences that state it
//!     En {house}, {digit} solo cabe en {cell}.
//! ```
//!
//! A new sentence is one line of the table below its statements. The alternative, statements beside the messages of
//! `locales/`, would trust that the words say what is declared; here the words themselves are the key, so changing them
//! asks for a second look. `advice` and `argues` are for sentences that state nothing about what they name: where to
//! look, and what follows from the statements before. The second rung of a hint defines the technique and must name
//! nothing.

mod clues;
mod facts;
mod leftovers;
mod losers;
mod patterns;
mod sentence;
mod steps;
mod table;
mod totals;

use facts::Teller;
use jade_logic::before_marks::MoveKind;
use jade_logic::techniques::ALL;
use jade_logic::{Step, notation};
use jade_text::{Language, RungName, Text, Texts};
use sentence::{Sentence, names_nothing};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use steps::{Board, Extent, for_all_steps};
use table::{Row, Table};

/// What was checked of a technique.
#[derive(Clone, Copy, Default)]
struct Count {
    steps: usize,
    sentences: usize,
    facts: usize,
    wrong: usize,
}

/// What the check has found.
struct Check {
    table: Table,
    counts: BTreeMap<&'static str, Count>,
    /// Sentences that the table lacks, with a step that has them.
    unknown: BTreeMap<String, String>,
    /// Statements found false, with one example each and how many there are.
    wrong: BTreeMap<String, (String, usize)>,
    used: BTreeSet<&'static str>,
    /// Rows whose statements were found false of something else, as they must be able to be.
    refuted: BTreeSet<&'static str>,
}

impl Check {
    fn new() -> Check {
        Check {
            table: Table::read(include_str!("said.txt")),
            counts: BTreeMap::new(),
            unknown: BTreeMap::new(),
            wrong: BTreeMap::new(),
            used: BTreeSet::new(),
            refuted: BTreeSet::new(),
        }
    }

    /// Checks every sentence about a step. `others` are more boards of the same size, on which most statements are false.
    fn step<'b>(&mut self, board: &'b Board, step: &'b Step, others: &'b [Board]) {
        self.counts.entry(step.technique.as_str()).or_default().steps += 1;
        for language in Language::ALL {
            let texts = Texts::of(language);
            if let Some(shown) = &board.near_miss {
                self.sentences(board, step, &shown.walk(texts), language, others);
                continue;
            }
            for rung in RungName::of_step(step) {
                let text = texts.rung(step, board.position.geometry(), rung);
                if rung == RungName::Technique {
                    assert!(names_nothing(&text), "{text}");
                } else {
                    self.sentences(board, step, &text.sentences(), language, others);
                }
            }
        }
    }

    fn sentences<'b>(
        &mut self,
        board: &'b Board,
        step: &'b Step,
        stated: &[Text],
        language: Language,
        others: &'b [Board],
    ) {
        let Check { table, counts, unknown, wrong, used, refuted } = self;
        let count = counts.entry(step.technique.as_str()).or_default();
        let mut teller = Teller::new(board, step);
        for text in stated {
            let sentence = Sentence::of(text);
            let Some(row) = table.row(&sentence.words) else {
                unknown
                    .entry(sentence.words)
                    .or_insert_with(|| format!("{language} {}: {text}", step.technique));
                continue;
            };
            count.sentences += 1;
            used.insert(row.words);
            teller.hear(&sentence);
            for statement in &row.states {
                if statement.is_fact() {
                    count.facts += 1;
                }
                if let Err(reason) = teller.judge(statement) {
                    count.wrong += 1;
                    let key = format!("{} {language}: {} [{statement}]", step.technique, row.words);
                    let line = notation::print(step, board.position.geometry());
                    wrong
                        .entry(key)
                        .or_insert_with(|| (format!("{text}\n      {reason}\n      {line}"), 0))
                        .1 += 1;
                }
            }
            if !refuted.contains(row.words) && is_refutable(row, &teller, others) {
                refuted.insert(row.words);
            }
        }
    }

    /// The table by technique.
    fn report(&self) -> String {
        let mut report =
            format!("{:34} {:>7} {:>10} {:>9} {:>6}\n", "technique", "steps", "sentences", "facts", "false");
        let mut line = |name: &str, count: &Count| {
            let Count { steps, sentences, facts, wrong } = count;
            writeln!(report, "{name:34} {steps:>7} {sentences:>10} {facts:>9} {wrong:>6}").unwrap();
        };
        let mut all = Count::default();
        for (name, count) in &self.counts {
            line(name, count);
            all.steps += count.steps;
            all.sentences += count.sentences;
            all.facts += count.facts;
            all.wrong += count.wrong;
        }
        line("all", &all);
        report
    }
}

/// Whether the statements of a row are false of one of the other boards, or of fewer, more or other things.
fn is_refutable<'b>(row: &Row, teller: &Teller<'b>, others: &'b [Board]) -> bool {
    let elsewhere = others.iter().filter(|other| teller.is_for(other)).map(|other| teller.elsewhere(other));
    elsewhere.chain(teller.misled()).any(|mut teller| {
        row.states.iter().any(|statement| statement.is_alone() && teller.judge(statement).is_err())
    })
}

/// How many other boards of each size a sentence is compared with.
const OTHERS: usize = 4;

fn is_long_run() -> bool {
    std::env::var_os("JADE_LONG_TESTS").is_some()
}

#[test]
fn what_is_said_about_the_board_is_true() {
    let extent = if is_long_run() { Extent::LONG } else { Extent::SHORT };
    let mut check = Check::new();
    let mut others: BTreeMap<usize, Vec<Board>> = BTreeMap::new();
    for_all_steps(extent, &mut |board, step| {
        let side = board.position.geometry().side();
        let others = others.entry(side).or_default();
        check.step(board, step, others);
        // A sentence that is rarely said may happen to be true of one of them.
        if others.len() < OTHERS {
            others.push(board.clone());
        }
    });
    println!("{}", check.report());
    let mut problems = String::new();
    for (words, from) in &check.unknown {
        writeln!(problems, "not in said.txt:\n    {words}\n      {from}").unwrap();
    }
    for (key, (example, count)) in &check.wrong {
        writeln!(problems, "false, {count} times: {key}\n      {example}").unwrap();
    }
    let kinds = MoveKind::ALL.into_iter().map(MoveKind::id);
    for id in ALL.iter().map(|technique| technique.id()).chain(kinds) {
        if !check.counts.contains_key(id.as_str()) {
            writeln!(problems, "no step of {id}").unwrap();
        }
    }
    for technique in ALL.iter().filter(|technique| technique.needs.are_of_rules()) {
        let steps = check.counts.get(technique.id().as_str()).map_or(0, |count| count.steps);
        if steps < 100 {
            writeln!(problems, "only {steps} steps of {}", technique.id()).unwrap();
        }
    }
    let steps: usize = check.counts.values().map(|count| count.steps).sum();
    if is_long_run() && steps < 20_000 {
        writeln!(problems, "only {steps} steps").unwrap();
    }
    for row in check.table.rows() {
        let used = check.used.contains(row.words);
        if is_long_run() && !used {
            writeln!(problems, "never said: {}", row.words).unwrap();
        }
        let may_be_wrong = row.states.iter().any(|statement| statement.is_fact() && statement.is_alone());
        if used && may_be_wrong && !check.refuted.contains(row.words) {
            writeln!(problems, "true of anything: {} [{:?}]", row.words, row.states).unwrap();
        }
    }
    assert!(problems.is_empty(), "{problems}");
}
