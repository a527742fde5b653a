//! What games and practice add up to.

use super::VERSION;
use jade_game::{Learning, Statistics};
use serde::Serialize;

/// What the records of games add up to.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StatisticsReply {
    /// The version of the contract.
    pub version: u32,
    #[serde(flatten)]
    /// The rest.
    pub statistics: Statistics,
}

impl From<Statistics> for StatisticsReply {
    fn from(statistics: Statistics) -> StatisticsReply {
        StatisticsReply { version: VERSION, statistics }
    }
}

/// What the progress of a pupil says about learning.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LearningReply {
    /// The version of the contract.
    pub version: u32,
    /// The rest.
    #[serde(flatten)]
    pub learning: Learning,
}

impl From<Learning> for LearningReply {
    fn from(learning: Learning) -> LearningReply {
        LearningReply { version: VERSION, learning }
    }
}
