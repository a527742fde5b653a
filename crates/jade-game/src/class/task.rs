//! [`ClassTask`]: what a class is to do.

use jade_grid::{Geometry, Puzzle, line};
use jade_logic::before_marks::MoveKind;
use jade_logic::techniques;
use serde::{Deserialize, Serialize};

/// The most puzzles of an assignment.
pub const MAX_TASK_PUZZLES: usize = 20;
/// The most boards of a technique to practise.
pub const MAX_TASK_BOARDS: u32 = 100;
/// The limits of hints that a game knows; 0 is an exam, without hints and checks.
const HINT_LIMITS: [u32; 4] = [0, 1, 3, 5];

/// What a class is to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum ClassTask {
    /// Puzzles to solve.
    Puzzles {
        /// The puzzles: 1 to 20.
        puzzles: Vec<ClassPuzzle>,
        /// The number of hints that each allows: 0, 1, 3 or 5; any number if absent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        hints: Option<u32>,
    },
    /// A station of the lessons to walk through.
    Station {
        /// The id of its lesson.
        station: String,
    },
    /// A technique to practise.
    Drill {
        /// The id of the technique.
        technique: String,
        /// The number of boards on which to find it: 1 to 100.
        count: u32,
    },
}

/// A puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClassPuzzle {
    /// The rows of a box.
    pub box_rows: u32,
    /// The columns of a box.
    pub box_columns: u32,
    /// The givens in one line, with `.` for an empty cell.
    pub givens: String,
}

/// Why a task cannot be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskFault {
    /// There are no puzzles, or too many.
    Puzzles,
    /// This puzzle, counted from 1, is not valid.
    Puzzle(usize),
    /// The number of hints is not one that a game knows.
    Hints,
    /// The lesson or technique is not known by such a name.
    Id,
    /// The number of boards is out of range.
    Count,
    /// An exam is about something other than puzzles without hints.
    Exam,
}

fn is_id(id: &str) -> bool {
    (1..=64).contains(&id.len())
        && id.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}

/// Returns whether there is a technique, or a move without pencil marks, with this id.
pub fn is_technique(id: &str) -> bool {
    techniques::technique(id).is_ok() || MoveKind::ALL.iter().any(|kind| kind.id().as_str() == id)
}

impl ClassPuzzle {
    /// Returns the givens; `None` if they are not a board.
    pub fn givens(&self) -> Option<Puzzle> {
        let boxes = |count: u32| usize::try_from(count).ok();
        let board = Geometry::with_boxes(boxes(self.box_rows)?, boxes(self.box_columns)?).ok()?;
        line::read_cells(board, &self.givens).ok()
    }

    fn is_valid(&self) -> bool {
        let size = u64::from(self.box_rows) * u64::from(self.box_columns);
        (2..=16).contains(&size)
            && self.givens.len() as u64 == size * size
            && self.givens.bytes().all(|c| c == b'.' || c.is_ascii_alphanumeric())
            && self.givens.bytes().any(|c| c != b'.')
    }
}

impl ClassTask {
    /// Checks that the task can be done.
    pub fn check(&self, exam: bool) -> Result<(), TaskFault> {
        match self {
            ClassTask::Puzzles { puzzles, hints } => {
                if !(1..=MAX_TASK_PUZZLES).contains(&puzzles.len()) {
                    return Err(TaskFault::Puzzles);
                }
                if let Some(place) = puzzles.iter().position(|puzzle| !puzzle.is_valid()) {
                    return Err(TaskFault::Puzzle(place + 1));
                }
                if exam && *hints != Some(0) {
                    return Err(TaskFault::Exam);
                }
                if hints.is_some_and(|most| !HINT_LIMITS.contains(&most)) {
                    return Err(TaskFault::Hints);
                }
            }
            _ if exam => return Err(TaskFault::Exam),
            ClassTask::Station { station } if !is_id(station) => return Err(TaskFault::Id),
            ClassTask::Drill { technique, .. } if !is_technique(technique) => return Err(TaskFault::Id),
            ClassTask::Drill { count, .. } if !(1..=MAX_TASK_BOARDS).contains(count) => {
                return Err(TaskFault::Count);
            }
            _ => {}
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzle(givens: &str) -> ClassPuzzle {
        ClassPuzzle { box_rows: 2, box_columns: 2, givens: givens.to_owned() }
    }

    #[test]
    fn only_what_can_be_done_is_assigned() {
        let good = puzzle("1....2....3....4");
        let puzzles = |puzzles: Vec<ClassPuzzle>, hints| ClassTask::Puzzles { puzzles, hints };
        let station = |id: &str| ClassTask::Station { station: id.to_owned() };
        let drill = |id: &str, count| ClassTask::Drill { technique: id.to_owned(), count };
        for (task, exam, expected) in [
            (puzzles(vec![good.clone()], None), false, Ok(())),
            (puzzles(vec![good.clone(); 20], Some(0)), true, Ok(())),
            (puzzles(vec![], None), false, Err(TaskFault::Puzzles)),
            (puzzles(vec![good.clone(); 21], None), false, Err(TaskFault::Puzzles)),
            (puzzles(vec![good.clone(), puzzle("1...")], None), false, Err(TaskFault::Puzzle(2))),
            (puzzles(vec![puzzle("................")], None), false, Err(TaskFault::Puzzle(1))),
            (puzzles(vec![puzzle("<...............")], None), false, Err(TaskFault::Puzzle(1))),
            (puzzles(vec![puzzle("é..............")], None), false, Err(TaskFault::Puzzle(1))),
            (puzzles(vec![good.clone()], Some(2)), false, Err(TaskFault::Hints)),
            (puzzles(vec![good.clone()], Some(1)), true, Err(TaskFault::Exam)),
            (puzzles(vec![good], None), true, Err(TaskFault::Exam)),
            (station("x-wing"), false, Ok(())),
            (station("x-wing"), true, Err(TaskFault::Exam)),
            (station("../x"), false, Err(TaskFault::Id)),
            (drill("x-wing", 5), false, Ok(())),
            (drill("", 5), false, Err(TaskFault::Id)),
            (drill("x-wings", 5), false, Err(TaskFault::Id)),
            (drill("x-wing", 0), false, Err(TaskFault::Count)),
            (drill("x-wing", 101), false, Err(TaskFault::Count)),
        ] {
            assert_eq!(task.check(exam), expected, "{task:?}");
        }
    }
}
