//! Boards at the moment at which a technique applies.

use super::Maker;
use crate::contract::{GenerateEvent, GenerateRequest, LanguageJson, MadeJson};
use crate::{AskError, Limits};
use jade_grid::{Event, Geometry, Sheet, line};
use jade_logic::notation;
use std::time::Duration;

/// As many boards as are wanted, if there are, at the moment at which a technique applies and nothing simpler does; all
/// candidates are written. They come from JADE's collection; where that has too few, from it with the technique tried
/// right after the singles; the rest is made. The same seed gives the same boards. `elapsed` is the time since it
/// began.
///
/// ```
/// use jade_contract::Limits;
/// use std::time::Duration;
/// let limits = Limits::default();
/// let boards = jade_contract::examples("x-wing", 2, 1, Default::default(), &limits, &|| Duration::ZERO).unwrap();
/// assert_eq!(boards.len(), 2);
/// assert_ne!(boards[0], boards[1]);
/// ```
///
/// # Errors
/// [`AskError`] if there is no such technique, or a number is out of range.
pub fn examples(
    technique: &str,
    count: u64,
    seed: u64,
    lang: LanguageJson,
    limits: &Limits<'_>,
    elapsed: &dyn Fn() -> Duration,
) -> Result<Vec<Sheet>, AskError> {
    let mut boards: Vec<Sheet> = Vec::new();
    for (library, early) in [(true, false), (true, true), (false, true)] {
        let missing = count.saturating_sub(boards.len() as u64);
        if missing == 0 {
            break;
        }
        let request = GenerateRequest {
            lang,
            technique: Some(technique.to_owned()),
            library,
            early,
            count: Some(missing),
            ..GenerateRequest::default()
        };
        let mut maker = match Maker::new(&request, seed) {
            Ok(maker) => maker,
            // Nothing of the kind is ready, or the technique never comes early.
            Err(error) if error.code == "impossible" => continue,
            Err(error) => return Err(error),
        };
        let begun = elapsed();
        maker.run(limits, &|| elapsed().saturating_sub(begun), &mut |event| {
            if let GenerateEvent::Made { puzzle } = event
                && let Some(board) = start_of(&puzzle)
                && boards.iter().all(|other| other.givens() != board.givens())
            {
                boards.push(board);
            }
        });
    }
    Ok(boards)
}

/// The sheet that a game of what was made begins with: the puzzle, or, if it was made for a technique, the moment at
/// which that applies, with all candidates written. `None` should what was made be no puzzle that can be played.
pub fn start_of(made: &MadeJson) -> Option<Sheet> {
    let (rows, columns) = made.boxes.split_once('x')?;
    let board = Geometry::with_boxes(rows.parse().ok()?, columns.parse().ok()?).ok()?;
    let read = |text: &str| line::read_cells(board, text).ok();
    let givens = read(&made.puzzle)?;
    let Some(moment) = &made.moment else { return Sheet::new(givens).ok() };
    let removed = notation::parse_eliminations(&moment.removed, board).ok()?;
    let sheet = Sheet::with_written(givens, read(&moment.digits)?, &[], &removed).ok()?;
    sheet.apply(&Event::FillCandidates).ok()
}
