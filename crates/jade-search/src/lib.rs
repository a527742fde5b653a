//! Find and count the solutions of a Sudoku: one trait, one engine per file.
