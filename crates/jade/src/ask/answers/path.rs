//! `jade path`.

use crate::ask::puzzle_question::PuzzleQuestion;
use crate::console::drawing::Pencil;
use jade_contract::{AskError, PathReply, moves_reply, path_reply};
use jade_draw::{Marks, Picture};
use jade_grid::Puzzle;
use jade_logic::{Level, Step, TechniqueId, notation};
use jade_text::{Args, Span, Text};
use jade_tutor::{Attempt, FilledShare, Limits, MovesBeforeMarks, SolvedPath, moves_before_marks};

/// A path for people: steps of techniques, or moves before pencil marks.
struct Path<'a> {
    outcome: &'static str,
    steps: Vec<&'a Step>,
    end: Puzzle,
    level: Option<Level>,
    score: u32,
    share: Option<FilledShare>,
    /// How often each technique was used.
    used: Vec<(TechniqueId, u32)>,
    text: Text,
}

/// Returns the path to the end, or up to a technique.
pub fn path(
    asked: &PuzzleQuestion<'_>,
    until: Option<TechniqueId>,
    summary: bool,
) -> Result<String, AskError> {
    let (question, texts) = (&asked.question, asked.texts);
    let attempt =
        jade_tutor::path(question, until, &Limits::default()).map_err(|late| asked.cut_off(late))?;
    let json = || without_steps(path_reply(&attempt, until, question, texts), summary);
    if let Some(json) = asked.json(json) {
        return Ok(json);
    }
    let text = texts.path_end(&attempt, until, &question.sheet);
    let path = Path { outcome: attempt.end().as_str(), ..empty(asked, text) };
    Ok(written(
        asked,
        summary,
        match &attempt {
            Attempt::Done(solved) => of_path(solved, path),
            _ => path,
        },
    ))
}

/// Returns the moves that need no pencil marks.
pub fn before_marks(asked: &PuzzleQuestion<'_>, summary: bool) -> Result<String, AskError> {
    let (question, texts) = (&asked.question, asked.texts);
    let attempt = moves_before_marks(question, &Limits::default()).map_err(|late| asked.cut_off(late))?;
    if let Some(json) = asked.json(|| without_steps(moves_reply(&attempt, question, texts), summary)) {
        return Ok(json);
    }
    let text = texts.moves_before_marks(&attempt, &question.sheet);
    let path = Path { outcome: attempt.end().as_str(), ..empty(asked, text) };
    Ok(written(
        asked,
        summary,
        match &attempt {
            Attempt::Done(found) => of_moves(found, path),
            _ => path,
        },
    ))
}

fn without_steps(reply: PathReply, summary: bool) -> PathReply {
    if summary { PathReply { steps: Vec::new(), ..reply } } else { reply }
}

/// A path without steps.
fn empty<'a>(asked: &PuzzleQuestion<'_>, text: Text) -> Path<'a> {
    let (end, share) = (asked.question.sheet.values().unrestricted(), None);
    Path { outcome: "", steps: Vec::new(), end, level: None, score: 0, share, used: Vec::new(), text }
}

fn of_path<'a>(solved: &'a SolvedPath, path: Path<'a>) -> Path<'a> {
    let rating = &solved.rating;
    Path {
        steps: solved.steps.iter().collect(),
        end: solved.end.values().clone(),
        level: rating.level,
        score: rating.score,
        share: Some(solved.share_before_marks()),
        used: rating.addends.iter().map(|addend| (addend.technique, addend.times)).collect(),
        ..path
    }
}

fn of_moves<'a>(found: &'a MovesBeforeMarks, path: Path<'a>) -> Path<'a> {
    Path {
        steps: found.moves.iter().map(|next| &next.step).collect(),
        end: found.end.values().clone(),
        share: Some(found.share),
        used: found.counts().map(|(kind, times)| (kind.id(), times)).collect(),
        ..path
    }
}

fn written(asked: &PuzzleQuestion<'_>, summary: bool, mut path: Path<'_>) -> String {
    if summary {
        path.steps.clear();
    }
    match asked.pencil() {
        Some(pencil) => drawn(asked, &path, pencil),
        None if summary => line_of(&path),
        None => lines(&path),
    }
}

/// Writes one step per line, then the outcome and the final board.
fn lines(path: &Path<'_>) -> String {
    let geometry = path.end.geometry();
    let steps = path.steps.iter().map(|step| notation::print(step, geometry) + "\n");
    steps.collect::<String>() + &format!("{} {}\n", path.outcome, path.end)
}

/// Summarises a puzzle in one line: outcome, level, score, the share of the open cells filled before marks, and the
/// number of uses of each technique.
fn line_of(path: &Path<'_>) -> String {
    let share = path.share.map_or_else(|| "-".to_owned(), |s| format!("{}/{}", s.filled, s.open));
    let level = path.level.map_or("-", Level::as_str);
    let used: Vec<String> =
        path.used.iter().map(|(technique, times)| format!("{technique}×{times}")).collect();
    format!("{}\t{level}\t{}\t{share}\t{}\n", path.outcome, path.score, used.join(" "))
}

fn drawn(asked: &PuzzleQuestion<'_>, path: &Path<'_>, pencil: Pencil) -> String {
    let (puzzle, texts) = (&asked.reading.puzzle, asked.texts);
    let mut out = pencil.board(&asked.picture().with_marks(Marks::None));
    for (index, step) in path.steps.iter().enumerate() {
        // The text begins with the technique's name.
        let mut text = texts.step(step, puzzle.geometry());
        text.spans.insert(0, Span::plain(format!("{}. ", index + 1)));
        out += &pencil.sentence(&text);
    }
    out += &pencil.board(&Picture::of_filled(puzzle, &path.end));
    out += &pencil.sentence(&path.text);
    for (technique, times) in &path.used {
        out += &format!("{times:>5} × {}\n", texts.technique_name(*technique));
    }
    if path.score > 0 {
        out += &pencil.words(&texts.plain("path-score", &Args::none().number("score", path.score)));
    }
    if let Some(share) = path.share.filter(|_| path.score > 0) {
        let args = Args::none().number("filled", share.filled).number("open", share.open);
        out += &pencil.words(&texts.plain("before-marks-share", &args.number("percent", share.percent())));
    }
    out
}
