//! `jade serve`.

mod check;
#[cfg(feature = "accounts")]
mod database;
mod layers;

use crate::args::Serving;
use crate::commands::library::usual_file;
use crate::commands::users;
use crate::console::exit::{FAILED, not_built_in, wrong_use};
use crate::console::terminal::complain;
use check::check;
use jade_server::{Options, ServeError};
use jade_text::{Args, Language, Texts};
use layers::{Layers, misspelt_variables};
use std::io::{self, Write};
use std::net::SocketAddr;
use std::process::ExitCode;

/// Serves the page until the program is stopped, or only checks the settings. Prints the address as soon as the server
/// listens.
///
/// # Errors
/// If the output cannot be written.
pub fn serve(serving: &Serving, language: Language) -> io::Result<ExitCode> {
    let texts = Texts::of(language);
    let layers = match Layers::read(serving, texts) {
        Ok(layers) => layers,
        Err(wrong) => return wrong_use(&wrong),
    };
    let settings = layers.merged();
    if !cfg!(feature = "accounts") && settings.database.is_some() {
        return wrong_use(&not_built_in(&layers.place("database", texts), "accounts", texts));
    }
    if serving.check {
        return check(&layers, texts);
    }
    for message in misspelt_variables(texts) {
        complain(&format!("jade: {message}"));
    }
    let options = Options { accounts: users::options(&settings), ..settings.options(usual_file()) };
    let metrics = options.metrics;
    let served = jade_server::run(&options, |address| {
        if let Some(warning) = warning(address, texts) {
            complain(&format!("jade: {warning}"));
        }
        let url = Args::none().text("url", format!("http://{address}/"));
        // If standard output is closed, nobody needs the address.
        let _ = writeln!(io::stdout().lock(), "{}", texts.plain("cli-serving", &url));
    });
    match served {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => {
            complain(&format!("jade: {}", serve_error_text(&error, metrics, texts)));
            Ok(ExitCode::from(FAILED))
        }
    }
}

/// Returns a warning about listening at this address, if there is a risk.
fn warning(address: SocketAddr, texts: &Texts) -> Option<String> {
    let is_open = !address.ip().to_canonical().is_loopback();
    is_open.then(|| texts.plain("cli-serving-others", &Args::none().text("address", address.to_string())))
}

/// Puts an error into words. `metrics` is the address for metrics, to name the option at fault.
fn serve_error_text(error: &ServeError, metrics: Option<SocketAddr>, texts: &Texts) -> String {
    let at = |address: &SocketAddr| Args::none().text("address", address.to_string());
    match error {
        ServeError::PortTaken { address } => {
            let other = SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(7380));
            let option = if metrics == Some(*address) { "--metrics" } else { "--listen" };
            texts.plain("cli-port-taken", &at(address).text("option", format!("{option} {other}")))
        }
        ServeError::Forbidden { address } => texts.plain("cli-port-forbidden", &at(address)),
        ServeError::ForeignAddress { address } => texts.plain("cli-foreign-address", &at(address)),
        ServeError::Listen { address, source } => {
            texts.plain("cli-cannot-serve", &at(address).text("reason", texts.io_reason(source)))
        }
        ServeError::Origin { origin } => {
            texts.plain("cli-bad-origin", &Args::none().text("origin", origin.clone()))
        }
        ServeError::Accounts { source } => users::message_of(source, "", texts),
        ServeError::System { source } => {
            texts.plain("cli-cannot-start", &Args::none().text("reason", texts.io_reason(source)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_that_others_can_reach_have_a_warning() {
        let of = |address: &str| warning(address.parse().unwrap(), Texts::of(Language::Spanish));
        for own in ["127.0.0.1:7380", "127.9.9.9:1", "[::1]:7380", "[::ffff:127.0.0.1]:80"] {
            assert_eq!(of(own), None, "{own}");
        }
        for open in ["0.0.0.0:7380", "[::]:7380", "192.168.1.7:80", "[fd00::1]:80"] {
            assert!(
                of(open).is_some_and(|text| text.contains(open) && text.contains("contraseña")),
                "{open}"
            );
        }
    }
}
