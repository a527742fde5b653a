//! Cards of pupils: no text makes signing in panic or fails in the database, and only the right code signs in, however it was
//! copied. In the input, `CODE` stands for the right one.
#![no_main]

use jade_fuzz::people::with_accounts;
use jade_people::PeopleError;

libfuzzer_sys::fuzz_target!(|text: &str| {
    with_accounts(|accounts| {
        let text = text.replace("CODE", accounts.code());
        let (code, signed) = accounts.card(&text);
        // As it was copied: capitals, spaces, and letters that look like digits.
        let letters = text.chars().take(100).filter(char::is_ascii_alphanumeric);
        let copied: String = letters
            .map(|c| match c.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                c => c,
            })
            .collect();
        let is_right = copied == code.replace('-', "");
        match signed {
            Ok(_) => assert!(is_right, "{text:?} is not {code}"),
            Err(PeopleError::Card) => assert!(!is_right, "{text:?} is {code}"),
            Err(other) => panic!("{text:?}: {other}"),
        }
    });
});
