//! The arguments of `jade serve`.

use super::builder::Builder;
use clap::builder::PossibleValuesParser;
use clap::{ArgAction, ArgMatches, Command, value_parser};
use jade_people::SignUp;
use std::net::SocketAddr;
use std::path::PathBuf;

/// The arguments of the server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Serving {
    pub listen: Option<SocketAddr>,
    pub allow_hosts: Vec<String>,
    /// The file with the user's collections; the default one if `None`.
    pub store: Option<PathBuf>,
    /// The address of the database of accounts; that in the environment if `None`.
    pub database: Option<String>,
    pub sign_up: SignUp,
    pub behind_proxy: bool,
    pub allow_origins: Vec<String>,
}

impl Builder {
    pub(super) fn serve(&self) -> Command {
        let listen = self
            .option("listen", "address", self.text("cli-opt-listen"))
            .value_parser(value_parser!(SocketAddr));
        let allow_host =
            self.option("allow-host", "host", self.text("cli-opt-allow-host")).action(ArgAction::Append);
        let store = self
            .option("store", "file", self.text("cli-opt-library-store"))
            .value_parser(value_parser!(PathBuf));
        let database = self.option("database", "url", self.text("cli-opt-serve-database"));
        let sign_up = self
            .option("sign-up", "who", self.text("cli-opt-serve-sign-up"))
            .value_parser(PossibleValuesParser::new(["off", "invitation", "open"]));
        let behind_proxy = self.flag("behind-proxy", ArgAction::SetTrue);
        let allow_origin = self
            .option("allow-origin", "origin", self.text("cli-opt-allow-origin"))
            .action(ArgAction::Append);
        let options = [listen, allow_host, store, database, sign_up, behind_proxy, allow_origin];
        self.command("serve", options, "")
    }
}

impl Serving {
    pub(super) fn new(matches: &ArgMatches) -> Serving {
        Serving {
            listen: matches.get_one("listen").copied(),
            allow_hosts: matches.get_many("allow-host").unwrap_or_default().cloned().collect(),
            store: matches.get_one("store").cloned(),
            database: matches.get_one("database").cloned(),
            sign_up: match matches.get_one::<String>("sign-up").map(String::as_str) {
                Some("open") => SignUp::Open,
                Some("invitation") => SignUp::Invitation,
                _ => SignUp::Off,
            },
            behind_proxy: matches.get_flag("behind-proxy"),
            allow_origins: matches.get_many("allow-origin").unwrap_or_default().cloned().collect(),
        }
    }
}
