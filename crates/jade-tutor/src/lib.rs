//! What a pupil can ask, and what JADE answers: the versioned JSON contract.

// pub mod contract;
