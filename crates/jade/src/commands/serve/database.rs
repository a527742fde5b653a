//! What `jade serve --check-config` finds out about the database of accounts.

use super::check::{Findings, database_file};
use crate::commands::users;
use jade_people::{Found, People, PeopleError};
use jade_text::Args;
use jade_text::shown_path;
use std::path::Path;

impl Findings<'_> {
    pub(super) async fn look_at_database(&mut self, url: &str) {
        match People::inspect(url).await {
            Err(error) => {
                let said = users::message_of(&error, "", self.texts);
                let expected = match (&error, database_file(url)) {
                    (PeopleError::Database(_), Some(_)) => {
                        self.texts.plain("serve-check-file", &Args::none())
                    }
                    (PeopleError::Database(_), None) => {
                        self.texts.plain("serve-check-postgres", &Args::none())
                    }
                    _ => return self.fault("database", &said),
                };
                self.fault("database", &format!("{said}. {expected}"));
            }
            Ok(Found::NoFile(file)) => {
                let folder = file.parent().map(Path::to_owned);
                if self.look_at_file("database", &file, folder) {
                    self.note("serve-check-new-file", &Args::none().text("file", shown_path(&file)));
                }
            }
            Ok(Found::Empty) => self.note("serve-check-empty", &Args::none()),
            Ok(Found::People { accounts, is_old }) => {
                let id = if is_old { "serve-check-old" } else { "serve-check-accounts" };
                self.note(id, &Args::none().number("count", accounts));
                if let Some(file) = database_file(url) {
                    self.look_at_file("database", file, None);
                }
            }
        }
    }
}
