//! The arguments of `jade serve`.

use super::builder::Builder;
use crate::config::server::{LOG, SIGN_UP, ServerSettings, Words};
use clap::builder::PossibleValuesParser;
use clap::{ArgAction, ArgMatches, Command, value_parser};
use std::net::SocketAddr;
use std::path::PathBuf;

/// The arguments of the server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Serving {
    /// The options; the environment and the file say what they leave open.
    pub settings: ServerSettings,
    /// The file with further settings; that in the environment if `None`.
    pub config: Option<PathBuf>,
    /// Whether only to check the settings.
    pub check: bool,
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
            .value_parser(PossibleValuesParser::new(SIGN_UP));
        let behind_proxy = self.flag("behind-proxy", ArgAction::SetTrue);
        let allow_origin = self
            .option("allow-origin", "origin", self.text("cli-opt-allow-origin"))
            .action(ArgAction::Append);
        let metrics = self
            .option("metrics", "address", self.text("cli-opt-serve-metrics"))
            .value_parser(value_parser!(SocketAddr));
        let log = self
            .option("log", "form", self.text("cli-opt-serve-log"))
            .value_parser(PossibleValuesParser::new(LOG));
        let config = self.config();
        let check = self.flag("check-config", ArgAction::SetTrue);
        let accounts = [database, sign_up, behind_proxy, allow_origin];
        let options = [listen, allow_host, store, metrics, log, config, check].into_iter().chain(accounts);
        self.command("serve", options, "").after_help(self.text("cli-serve-after-help"))
    }
}

impl Serving {
    pub(super) fn new(matches: &ArgMatches) -> Serving {
        let words = |id: &str| {
            matches.get_many(id).map(|words| Words::Several(words.cloned().collect::<Vec<String>>()))
        };
        let settings = ServerSettings {
            listen: matches.get_one("listen").copied(),
            allow_host: words("allow-host"),
            store: matches.get_one("store").cloned(),
            database: matches.get_one("database").cloned(),
            sign_up: matches.get_one("sign-up").cloned(),
            behind_proxy: matches.get_flag("behind-proxy").then_some(true),
            allow_origin: words("allow-origin"),
            metrics: matches.get_one("metrics").copied(),
            log: matches.get_one("log").cloned(),
        };
        let config = matches.get_one("config").cloned();
        Serving { settings, config, check: matches.get_flag("check-config") }
    }
}
