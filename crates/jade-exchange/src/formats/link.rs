//! Addresses: their host, path and fields.

use percent_encoding::percent_decode_str;

/// The parts of an address that identify a puzzle.
pub(super) struct Link<'t> {
    /// The host in lower case, without `www.`.
    pub host: String,
    /// The path without its first slash.
    pub path: &'t str,
    query: &'t str,
}

impl<'t> Link<'t> {
    /// Parses the only word of a text as an address, with or without `https://`.
    pub fn of(text: &'t str) -> Option<Link<'t>> {
        let text = text.trim();
        let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let rest = rest.unwrap_or(text);
        if rest.contains(char::is_whitespace) {
            return None;
        }
        let rest = rest.split_once('#').map_or(rest, |(rest, _)| rest);
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        if !host.contains('.') && !host.starts_with("localhost") && !host.contains(':') {
            return None;
        }
        let host = host.to_ascii_lowercase();
        let host = host.strip_prefix("www.").unwrap_or(&host).to_owned();
        Some(Link { host, path, query })
    }

    /// Returns a field of the query, decoded.
    pub fn field(&self, name: &str) -> Option<String> {
        let mut fields = self.query.split('&').filter_map(|field| field.split_once('='));
        fields.find(|(key, _)| *key == name).map(|(_, value)| decoded(value))
    }
}

/// Decodes `%2B` and the like. A plus sign stays unchanged, since packed strings contain it.
pub(super) fn decoded(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
}
