//! [`Stamp`]: when a version was made, by a hybrid logical clock.

use super::fields::Fields;
use super::{MAX_AHEAD_MS, SyncClocks, SyncFault, fault};

/// When a version was made, by a *hybrid logical clock*: a time, and a count that goes on where times alone would not tell
/// which version is the later one. A version that was made after another one was seen has the greater stamp, whatever the
/// clocks show. Of two versions that were made apart, the one with the later time wins.
///
/// Each item has a clock of its own, since only versions of one item are compared: a wrong time of one setting does not
/// reach another. A stamp is made when a device sends what it has changed, with the time by the clock of the server, so it
/// is never in the future.
///
/// Source: S. Kulkarni, M. Demirbas, D. Madappa, B. Avva, M. Leone: *Logical Physical Clocks*, OPODIS 2014, LNCS 8878.
/// `data/stamps.json` has cases that the page runs, too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Stamp {
    /// The time, in milliseconds since 1970.
    pub at: i64,
    /// How many versions with this time came before. Versions of older programs have none, which is 0.
    pub count: u32,
}

impl Stamp {
    /// The greatest count; after it, the time goes on by a millisecond.
    pub const MAX_COUNT: u32 = 1_000_000;

    /// Returns the stamp of a version that is made at a time, in milliseconds since 1970, by a device that has seen this one.
    ///
    /// ```
    /// use jade_game::Stamp;
    /// let seen = Stamp { at: 700, count: 0 };
    /// assert_eq!(seen.next(900), Stamp { at: 900, count: 0 });
    /// // This clock is behind.
    /// assert_eq!(seen.next(400), Stamp { at: 700, count: 1 });
    /// assert!(seen < seen.next(400));
    /// ```
    #[must_use]
    pub fn next(self, now: i64) -> Stamp {
        if now > self.at {
            Stamp { at: now, count: 0 }
        } else if self.count < Stamp::MAX_COUNT {
            Stamp { at: self.at, count: self.count + 1 }
        } else {
            Stamp { at: self.at.saturating_add(1), count: 0 }
        }
    }

    /// Reads the fields `at` and `count`, the second of which may be absent.
    pub(super) fn of<const COUNT: usize>(fields: &Fields<'_, COUNT>) -> Result<Stamp, SyncFault> {
        let at = fields.time("at")?.ok_or(fault("at"))?;
        let count = fields.take_if_there("count")?.unwrap_or(0);
        if count > Stamp::MAX_COUNT {
            return Err(fault("count"));
        }
        Ok(Stamp { at, count })
    }

    /// Returns the stamp of a version that comes from a device, to be merged with what is stored. It is at most a day ahead
    /// of the clock of the server, or what follows on what is stored. If that is further ahead, the clock of the server was
    /// set back.
    pub(super) fn corrected(self, stored: Option<Stamp>, clocks: SyncClocks) -> Stamp {
        let most = clocks.server.saturating_add(MAX_AHEAD_MS);
        let next = stored.map(|stored| stored.next(clocks.server));
        match next {
            _ if self.at <= most => self,
            Some(next) if self <= next || next.at > most => self.min(next),
            _ => Stamp { at: clocks.corrected(self.at).max(0), count: 0 },
        }
    }
}
