//! Leaves out comments and indentation, which are a quarter of what is sent. A part of the build script, and of the test that measures it.

/// A file as a release sends it: of our own scripts, styles and texts, lines that are nothing but a comment are left out,
/// and the indentation of scripts and styles. What others wrote stays as it came, with its licence.
pub(super) fn without_comments(name: &str, bytes: Vec<u8>) -> Vec<u8> {
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    match str::from_utf8(&bytes) {
        Ok(text) if !name.starts_with("vendor/") => match extension {
            "js" | "css" => without_blocks(text).into_bytes(),
            "ftl" => {
                let lines = text.lines().filter(|line| !line.starts_with('#'));
                lines.flat_map(|line| [line, "\n"]).collect::<String>().into_bytes()
            }
            _ => bytes,
        },
        _ => bytes,
    }
}

fn without_blocks(text: &str) -> String {
    let mut kept = String::new();
    // Whether the line is inside of a comment that began on a line before, or of a template, where nothing is one.
    let (mut in_comment, mut in_template) = (false, false);
    for line in text.lines() {
        let line_alone = line.trim();
        let is_block = line_alone.starts_with("/*")
            && line_alone.split_once("*/").is_none_or(|(_, rest)| rest.is_empty());
        if in_comment || !in_template && is_block {
            in_comment = !line_alone.contains("*/");
        } else if in_template || !line_alone.starts_with("//") {
            kept += if in_template { line } else { line.trim_start() };
            in_template ^= line.matches('`').count() % 2 == 1;
            kept.push('\n');
        }
    }
    kept
}
