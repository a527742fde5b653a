//! Removes comments and indentation, which are a quarter of the bytes. Used by the build script and by the test that
//! measures the size of the page.

/// Returns a file as a release build sends it: our own scripts, styles and texts without lines that are only comments,
/// and scripts and styles without indentation. Files of others remain unchanged, with their licences.
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
    // Whether the line is inside a comment that began earlier, or inside a template literal, which has no comments.
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
