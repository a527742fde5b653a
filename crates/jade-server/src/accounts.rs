//! [`Accounts`]: what the server needs to offer accounts.

use jade_people::{People, SignUp};

/// Accounts on a server.
#[derive(Clone, Debug)]
pub struct Accounts {
    /// The database.
    pub people: People,
    /// Who may sign up.
    pub sign_up: SignUp,
    /// Whether a proxy stands before the server and says in `X-Forwarded-For` for whom it asks.
    pub behind_proxy: bool,
}
