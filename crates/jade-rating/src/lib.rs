//! From the steps of a path to a level and a score.
