//! What the files of the page refer to.

/// Everything that a file makes a browser load, as paths from the root: what HTML names, and what scripts import, at once
/// or later. A page comes without imports of its own, a file of another kind without any.
pub fn links(path: &str, kind: &str, text: &str) -> Vec<String> {
    match kind.split(';').next().unwrap_or_default() {
        "text/html" => after(text, &["src=\"", "href=\""])
            .filter(|path| path.starts_with('/'))
            .map(str::to_owned)
            .collect(),
        "text/javascript" => {
            // Comments may name what is not loaded; only what others wrote has any.
            let code: Vec<String> = text
                .lines()
                .filter(|line| !line.trim_start().starts_with(['*', '/']))
                .map(|line| line.replace('\'', "\""))
                .collect();
            let code = code.join("\n");
            // Slim as they are, our own scripts have no space between these words and the path.
            let imports = ["from\"", "from \"", "import\"", "import \"", "import(\""];
            after(&code, &imports)
                .filter(|name| name.starts_with(['.', '/']))
                .map(|name| resolved(path, name))
                .chain(after(&code, &["register(\""]).map(str::to_owned))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Every path between quotes after one of these words.
fn after<'a>(text: &'a str, words: &'a [&str]) -> impl Iterator<Item = &'a str> {
    words.iter().flat_map(move |word| {
        text.match_indices(word).filter_map(|(at, word)| text[at + word.len()..].split('"').next())
    })
}

/// Where a path leads from a file.
fn resolved(from: &str, path: &str) -> String {
    if path.starts_with('/') {
        return path.to_owned();
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[test]
fn all_that_is_loaded_is_found() {
    let page = "<link href=\"/a.css\"><a href=\"#top\"><script src=\"/b.js\"></script>";
    assert_eq!(links("/", "text/html; charset=utf-8", page), ["/b.js", "/a.css"]);
    let script = "import\"./c.js\";import{d}from\"../e/d.js\";import f from '/f.js';\n// from \"./g.js\"\n\
                  await import(\"./h.js\");x.register(\"/i.js\");import \"bare\"";
    let mut found = links("/a/b.js", "text/javascript", script);
    found.sort_unstable();
    assert_eq!(found, ["/a/c.js", "/a/h.js", "/e/d.js", "/f.js", "/i.js"]);
    assert!(links("/a.svg", "image/svg+xml", "href=\"/b\"").is_empty());
}
