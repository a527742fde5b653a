//! Classes: what they are to do, and what of it pupils have done.

mod results;
mod task;

pub use results::{
    Arrival, ClassResult, ClassWork, FindCounts, GameCheck, Opening, PuzzleResult, STATION, TechniqueResult,
};
pub use task::{ClassPuzzle, ClassTask, MAX_TASK_BOARDS, MAX_TASK_PUZZLES, TaskFault, is_technique};
