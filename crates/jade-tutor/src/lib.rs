//! What a pupil can ask: the versioned JSON contract and its answers.
