//! Limits of attempts, in the database, so that several servers count together.
//!
//! A limit is a leaky bucket, stored as one number: the time at which all attempts so far are forgotten (the generic cell
//! rate algorithm). Each attempt moves it by one interval; an attempt that would move it too far ahead is refused. One
//! statement does both, so attempts at the same time cannot slip through.
//!
//! Nobody can be locked out of their account by strangers who guess passwords (OWASP, *Slow Down Online Guessing Attacks
//! with Device Cookies*): a browser that has signed in before has a limit of its own. On a new device during an attack, a
//! recovery code still works, since it cannot be guessed and is limited only by the address.

use crate::secret::hash;
use crate::{People, PeopleError};
use sqlx::Row;

/// A limit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    /// The number of attempts that are possible at once.
    pub burst: i64,
    /// The milliseconds after which one attempt is forgotten.
    pub interval: i64,
}

const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;

/// Wrong passwords from an address. A whole school may share one.
pub(crate) const ADDRESS: Limit = Limit { burst: 60, interval: 10 * SECOND };
/// Wrong passwords for an account from browsers that have not signed in to it before.
pub(crate) const STRANGERS: Limit = Limit { burst: 10, interval: 6 * MINUTE };
/// Wrong passwords from a browser that has signed in before.
pub(crate) const DEVICE: Limit = Limit { burst: 10, interval: MINUTE };
/// New accounts from an address.
pub(crate) const SIGN_UP: Limit = Limit { burst: 40, interval: 2 * MINUTE };
/// Wrong invitations and recovery codes from an address.
pub(crate) const CODE: Limit = Limit { burst: 20, interval: MINUTE };
/// Wrong cards from an address. A whole class may sign in at the same moment.
pub(crate) const CARD: Limit = Limit { burst: 60, interval: 10 * SECOND };
/// Passkeys that were refused, from an address.
pub(crate) const PASSKEY: Limit = Limit { burst: 60, interval: 10 * SECOND };
/// Challenges to sign in with a passkey, for an address: each page that asks for a password fetches some.
pub(crate) const CHALLENGE: Limit = Limit { burst: 300, interval: 2 * SECOND };
/// Changes of an account that ask for its password, within a session.
pub(crate) const SESSION: Limit = Limit { burst: 10, interval: MINUTE };

/// Returns the subject of a limit on an address. IPv6 addresses count by their network of 64 bits, since a customer has
/// one.
pub(crate) fn network(address: &str) -> String {
    match address.parse::<std::net::Ipv6Addr>() {
        Ok(six) => match six.to_ipv4_mapped() {
            Some(four) => four.to_string(),
            None => {
                let [a, b, c, d, ..] = six.segments();
                format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
            }
        },
        Err(_) => address.to_owned(),
    }
}

impl People {
    /// Returns how a subject is stored: addresses are not readable from the database.
    fn hidden(&self, subject: &str) -> String {
        hash(&format!("{}|{subject}", self.salt))
    }

    /// Counts an attempt.
    ///
    /// # Errors
    /// [`PeopleError::TooMany`] if there were too many; this one is then not counted.
    pub(crate) async fn attempt(&self, limit: Limit, subject: &str) -> Result<(), PeopleError> {
        let (now, subject) = (self.now(), self.hidden(subject));
        let most = limit.burst * limit.interval;
        // A time farther ahead than any attempt can move it is from a clock that was wrong.
        let counted = sqlx::query(
            "INSERT INTO attempt (subject, forgotten) VALUES ($1, $2) ON CONFLICT (subject) DO UPDATE SET forgotten = \
             CASE WHEN attempt.forgotten < $3 OR attempt.forgotten > $4 THEN $2 ELSE attempt.forgotten + $5 END \
             WHERE attempt.forgotten <= $6 OR attempt.forgotten > $4 RETURNING forgotten",
        )
        .bind(&subject)
        .bind(now + limit.interval)
        .bind(now)
        .bind(now + most)
        .bind(limit.interval)
        .bind(now + most - limit.interval);
        if self.write_returning(counted).await?.is_some() {
            return Ok(());
        }
        let row = sqlx::query("SELECT forgotten FROM attempt WHERE subject = $1")
            .bind(&subject)
            .fetch_optional(&self.pool)
            .await?;
        let forgotten: i64 = row.map_or(Ok(now), |row| row.try_get(0))?;
        let wait = (forgotten - (now + most - limit.interval)).max(1);
        Err(PeopleError::TooMany { seconds: u64::try_from(wait).unwrap_or(1).div_ceil(1000) })
    }

    /// Takes back an attempt that was right.
    pub(crate) async fn forgive(&self, limit: Limit, subject: &str) -> Result<(), PeopleError> {
        let subject = self.hidden(subject);
        self.write(
            sqlx::query("UPDATE attempt SET forgotten = forgotten - $2 WHERE subject = $1")
                .bind(&subject)
                .bind(limit.interval),
        )
        .await?;
        self.write(sqlx::query("DELETE FROM attempt WHERE forgotten <= $1").bind(self.now())).await?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_customer_count_together() {
        for (address, expected) in [
            ("192.0.2.7", "192.0.2.7"),
            ("::ffff:192.0.2.7", "192.0.2.7"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ] {
            assert_eq!(network(address), expected);
        }
    }
}
