//! What the errors of accounts become: a status and a sentence.

use crate::log;
use crate::refusal::{Refusal, quoted};
use axum::http::StatusCode;
use jade_contract::LanguageJson;
use jade_people::{
    LONGEST_NAME, LONGEST_PASSWORD, LONGEST_TITLE, MAX_SYNC_ITEMS, MOST_ASSIGNMENTS, MOST_CLASSES,
    MOST_PASSKEYS, MOST_PUPILS, MOST_RACERS, NameFault, PasswordFault, PeopleError, SHORTEST_PASSWORD,
};
use jade_text::Args;

/// Refuses a request of somebody who is not signed in.
pub(super) fn not_signed_in(language: LanguageJson) -> Refusal {
    Refusal::new(StatusCode::UNAUTHORIZED, "not-signed-in", language, &Args::none())
}

/// Returns a character in quotes, or its number if it may be invisible.
fn shown(wrong: char) -> String {
    if wrong.is_ascii_graphic() { quoted(&wrong.to_string()) } else { code_point(wrong) }
}

fn code_point(c: char) -> String {
    format!("U+{:04X}", u32::from(c))
}

/// Returns the refusal of a request that failed with this error.
pub(super) fn people_refusal(error: PeopleError, language: LanguageJson) -> Refusal {
    let none = Args::none;
    let new = |status, code, args: &Args<'_>| Refusal::new(status, code, language, args);
    let field = |refusal: Refusal, name: &str| refusal.at(Some(name.to_owned()));
    match error {
        PeopleError::Database(_) | PeopleError::Newer | PeopleError::BadUrl | PeopleError::Backup { .. } => {
            log::fault(&error.to_string());
            new(StatusCode::SERVICE_UNAVAILABLE, "accounts-unavailable", &none())
        }
        PeopleError::NoSpace => {
            log::fault(&error.to_string());
            new(StatusCode::INSUFFICIENT_STORAGE, "no-space", &none())
        }
        PeopleError::Busy => Refusal::busy(language),
        PeopleError::Name(NameFault::Empty) => {
            field(new(StatusCode::BAD_REQUEST, "name-empty", &none()), "name")
        }
        PeopleError::Name(NameFault::TooLong) => {
            let args = none().number("most", LONGEST_NAME);
            field(new(StatusCode::BAD_REQUEST, "name-too-long", &args), "name")
        }
        PeopleError::Name(NameFault::Character(wrong)) => {
            let args = none().text("said", shown(wrong));
            field(new(StatusCode::BAD_REQUEST, "name-character", &args), "name")
        }
        PeopleError::Name(NameFault::Scripts) => {
            field(new(StatusCode::BAD_REQUEST, "name-scripts", &none()), "name")
        }
        PeopleError::Title(fault) => {
            let (code, args) = match fault {
                NameFault::Empty => ("title-empty", none()),
                NameFault::TooLong => ("title-too-long", none().number("most", LONGEST_TITLE)),
                NameFault::Character(wrong) => ("title-character", none().text("said", code_point(wrong))),
                // Titles may have letters of any script.
                NameFault::Scripts => ("name-scripts", none()),
            };
            field(new(StatusCode::BAD_REQUEST, code, &args), "name")
        }
        PeopleError::PupilName { place, fault } => {
            let args = none().number("place", place);
            let (code, args) = match fault {
                NameFault::Empty => ("pupil-name-empty", args),
                NameFault::TooLong => ("pupil-name-too-long", args.number("most", LONGEST_NAME)),
                NameFault::Character(wrong) => ("pupil-name-character", args.text("said", shown(wrong))),
                NameFault::Scripts => ("pupil-name-scripts", args),
            };
            field(new(StatusCode::BAD_REQUEST, code, &args), "pupils")
        }
        PeopleError::NameTaken => field(new(StatusCode::CONFLICT, "name-taken", &none()), "name"),
        PeopleError::Password(fault) => {
            let (code, args) = match fault {
                PasswordFault::TooShort => ("password-too-short", none().number("least", SHORTEST_PASSWORD)),
                PasswordFault::TooLong => ("password-too-long", none().number("most", LONGEST_PASSWORD)),
                PasswordFault::Guessable => ("password-guessable", none()),
            };
            field(new(StatusCode::BAD_REQUEST, code, &args), "password")
        }
        PeopleError::Wrong => new(StatusCode::FORBIDDEN, "wrong-password", &none()),
        PeopleError::Locked => new(StatusCode::FORBIDDEN, "account-locked", &none()),
        PeopleError::TooMany { seconds } => {
            let minutes = seconds.div_ceil(60).max(1);
            new(StatusCode::TOO_MANY_REQUESTS, "too-many", &none().number("minutes", minutes)).after(seconds)
        }
        PeopleError::NoSignUp => new(StatusCode::FORBIDDEN, "no-sign-up", &none()),
        PeopleError::Invitation => field(new(StatusCode::FORBIDDEN, "bad-invitation", &none()), "invitation"),
        PeopleError::NoAccount => not_signed_in(language),
        PeopleError::NoSession => field(new(StatusCode::NOT_FOUND, "no-session", &none()), "session"),
        PeopleError::Item { kind, name, .. } => {
            let args = none().text("said", quoted(&format!("{kind}/{name}")));
            field(new(StatusCode::BAD_REQUEST, "bad-item", &args), "items")
        }
        PeopleError::NotTeacher => new(StatusCode::FORBIDDEN, "not-teacher", &none()),
        PeopleError::NoClass => field(new(StatusCode::NOT_FOUND, "no-class", &none()), "class"),
        PeopleError::NoPupil => field(new(StatusCode::NOT_FOUND, "no-pupil", &none()), "pupil"),
        PeopleError::NoAssignment => {
            field(new(StatusCode::NOT_FOUND, "no-assignment", &none()), "assignment")
        }
        PeopleError::PupilTwice(name) => {
            let args = none().text("said", quoted(&name));
            field(new(StatusCode::CONFLICT, "pupil-twice", &args), "pupils")
        }
        PeopleError::TooManyPupils => {
            let args = none().number("most", MOST_PUPILS);
            field(new(StatusCode::CONFLICT, "too-many-pupils", &args), "pupils")
        }
        PeopleError::TooManyClasses => {
            new(StatusCode::CONFLICT, "too-many-classes", &none().number("most", MOST_CLASSES))
        }
        PeopleError::TooManyAssignments => {
            new(StatusCode::CONFLICT, "too-many-assignments", &none().number("most", MOST_ASSIGNMENTS))
        }
        PeopleError::Times => field(new(StatusCode::BAD_REQUEST, "assignment-times", &none()), "closes"),
        PeopleError::NotOpen => new(StatusCode::FORBIDDEN, "exam-not-open", &none()),
        PeopleError::Card => field(new(StatusCode::FORBIDDEN, "bad-card", &none()), "code"),
        PeopleError::NoPasskeys => new(StatusCode::FORBIDDEN, "no-passkeys", &none()),
        PeopleError::NoPasskey => field(new(StatusCode::NOT_FOUND, "no-passkey", &none()), "passkey"),
        PeopleError::UnknownPasskey => {
            field(new(StatusCode::FORBIDDEN, "unknown-passkey", &none()), "credential")
        }
        PeopleError::Passkey => field(new(StatusCode::FORBIDDEN, "bad-passkey", &none()), "credential"),
        PeopleError::TooManyPasskeys => {
            new(StatusCode::CONFLICT, "too-many-passkeys", &none().number("most", MOST_PASSKEYS))
        }
        PeopleError::RaceFull => new(StatusCode::CONFLICT, "race-full", &none().number("most", MOST_RACERS)),
        PeopleError::TooManyItems => {
            let args = none().number("most", MAX_SYNC_ITEMS);
            field(new(StatusCode::BAD_REQUEST, "too-many-items", &args), "items")
        }
        PeopleError::Full => new(StatusCode::INSUFFICIENT_STORAGE, "account-full", &none()),
    }
}
