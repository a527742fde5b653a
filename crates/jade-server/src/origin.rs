//! The names of hosts and the origins of pages, as the administrator writes them.

/// Returns whether a text is an origin as browsers write it: `https://sudoku.example` or `http://localhost:8080`.
///
/// ```
/// assert!(jade_server::is_origin("https://sudoku.example:8443"));
/// assert!(!jade_server::is_origin("https://sudoku.example/") && !jade_server::is_origin("sudoku.example"));
/// ```
pub fn is_origin(text: &str) -> bool {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    host.is_some_and(|host| {
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (name, Some(port)),
            _ => (host, None),
        };
        let is_name = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || b"-.".contains(&c);
        let is_address = name.starts_with('[') && name.ends_with(']');
        !name.is_empty()
            && (is_address || name.bytes().all(is_name))
            && port.is_none_or(|port| port.parse::<u16>().is_ok_and(|number| number.to_string() == port))
    })
}

/// Returns whether a text is the name of a host, perhaps with a port: `sudoku.example`, `sudoku.example:8080`, `[::1]`.
///
/// ```
/// assert!(jade_server::is_host("Sudoku.example:8080") && jade_server::is_host("[::1]"));
/// assert!(!jade_server::is_host("https://sudoku.example") && !jade_server::is_host(""));
/// ```
pub fn is_host(text: &str) -> bool {
    is_origin(&format!("http://{}", text.trim().to_ascii_lowercase()))
}
