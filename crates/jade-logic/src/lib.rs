//! Reason about a Sudoku like a person: techniques, steps, paths.
