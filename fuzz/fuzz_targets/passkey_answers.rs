//! What browsers answer about passkeys: no text signs anybody in, makes the server panic, or fails in the database.
#![no_main]

use jade_fuzz::people::with_accounts;
use jade_people::PeopleError;

libfuzzer_sys::fuzz_target!(|answer: &str| {
    match with_accounts(|accounts| accounts.passkey(answer)) {
        Err(PeopleError::Passkey | PeopleError::UnknownPasskey) => {}
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("nobody has a passkey"),
    }
});
