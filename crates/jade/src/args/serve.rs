//! The arguments of `jade serve`.

use super::builder::Builder;
use clap::{ArgAction, ArgMatches, Command, value_parser};
use std::net::SocketAddr;
use std::path::PathBuf;

/// The arguments of the server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Serving {
    pub listen: Option<SocketAddr>,
    pub allow_hosts: Vec<String>,
    /// The file with the user's collections; the default one if `None`.
    pub store: Option<PathBuf>,
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
        self.command("serve", [listen, allow_host, store], "")
    }
}

impl Serving {
    pub(super) fn new(matches: &ArgMatches) -> Serving {
        Serving {
            listen: matches.get_one("listen").copied(),
            allow_hosts: matches.get_many("allow-host").unwrap_or_default().cloned().collect(),
            store: matches.get_one("store").cloned(),
        }
    }
}
