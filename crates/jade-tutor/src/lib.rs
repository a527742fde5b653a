//! What a pupil can ask, and what the tutor answers: typed in, typed out.
//!
//! Nothing here encodes, decodes, words or draws an answer: that is done at the doors, by `jade-contract`
//! (JSON), `jade-text` (sentences) and `jade-draw` (drawings). Nothing reads a clock or starts a thread:
//! limits are passed in.
