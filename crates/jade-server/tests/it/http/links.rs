//! The references between the files of the page.

/// Returns everything that a file makes a browser load, at once or later, as paths from the root: references in HTML,
/// imports and styles of scripts, and fonts of styles.
pub fn links(path: &str, kind: &str, text: &str) -> Vec<String> {
    let mut links = links_at_once(path, kind, text);
    if kind.starts_with("text/javascript") {
        links.extend(imports(path, text, &["import(\""]));
        links.extend(from_root(text, &["loadStyle(\"", "new Worker(\"${ROOT}"]));
    }
    links
}

/// Returns the same without imports on demand.
pub fn links_at_once(path: &str, kind: &str, text: &str) -> Vec<String> {
    match kind.split(';').next().unwrap_or_default() {
        "text/html" => after(text, &["src=\"", "href=\""])
            .filter(|path| path.starts_with('/'))
            .map(str::to_owned)
            .collect(),
        "text/css" => {
            after(text, &["url(\""]).filter(|path| path.starts_with('/')).map(str::to_owned).collect()
        }
        "text/javascript" => {
            let mut links = imports(path, text, &["from\"", "from \"", "import\"", "import \""]);
            links.extend(from_root(text, &["register(\"${ROOT}"]));
            links
        }
        _ => Vec::new(),
    }
}

/// Returns a script with one kind of quotes and without comments, which may mention files that are not loaded.
fn code(text: &str) -> String {
    let mut code = String::new();
    let is_comment = |line: &str| line.starts_with('*') || line.starts_with("//");
    for line in text.lines().filter(|line| !is_comment(line.trim_start())) {
        // The rest of the line: before, between and after comments that begin and end on it.
        let mut pieces = line.split("/*");
        code += pieces.next().unwrap_or_default();
        pieces.for_each(|piece| code += piece.split_once("*/").map_or("", |(_, rest)| rest));
        code.push('\n');
    }
    code.replace(['\'', '`'], "\"")
}

/// Returns the files that a script names after one of these words, by their paths from the root of the page.
fn from_root(text: &str, words: &[&str]) -> Vec<String> {
    after(&code(text), words).map(|name| format!("/{name}")).collect()
}

/// Returns the files of the page that a script names after one of these words.
fn imports(path: &str, text: &str, words: &[&str]) -> Vec<String> {
    let code = code(text);
    let names = after(&code, words).filter(|name| name.starts_with(['.', '/']));
    names.map(|name| resolved(path, name)).collect()
}

/// Returns every path in quotes after one of these words.
fn after<'a>(text: &'a str, words: &'a [&str]) -> impl Iterator<Item = &'a str> {
    words.iter().flat_map(move |word| {
        text.match_indices(word).filter_map(|(at, word)| text[at + word.len()..].split('"').next())
    })
}

/// Resolves a path relative to a file.
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
fn all_loaded_files_are_found() {
    let page = "<link href=\"/a.css\"><a href=\"#top\"><script src=\"/b.js\"></script>";
    assert_eq!(links("/", "text/html; charset=utf-8", page), ["/b.js", "/a.css"]);
    let script = "import\"./c.js\";import{d}from\"../e/d.js\";import f from '/f.js';\n// from \"./g.js\"\n\
                  await import(\"./h.js\");x.register(`${ROOT}i.js`;import \"bare\"\n\
                  /** @type {import(\"./j.js\").J} */ x = 1 /* import(\"./k.js\") */; y\n \
                  * @param {import(\"./l.js\").L} l */\n/** @param {import(\"./m.js\").M} m\nloadStyle(\"n.css\")";
    let mut found = links("/a/b.js", "text/javascript", script);
    found.sort_unstable();
    assert_eq!(found, ["/a/c.js", "/a/h.js", "/e/d.js", "/f.js", "/i.js", "/n.css"]);
    found = links_at_once("/a/b.js", "text/javascript", script);
    found.sort_unstable();
    assert_eq!(found, ["/a/c.js", "/e/d.js", "/f.js", "/i.js"]);
    let style = "@font-face { src: url(\"/f.woff2\") } a { background: url(\"data:x\") }";
    assert_eq!(links("/a.css", "text/css; charset=utf-8", style), ["/f.woff2"]);
    assert!(links("/a.svg", "image/svg+xml", "href=\"/b\"").is_empty());
}
