//! In a release build, embeds the files of the page without comments, each also compressed with gzip and, with the
//! feature `brotli`, with Brotli. In any other build, the server reads them from the source tree at each request, so that
//! reloading the page shows a change.

#[path = "../src/page/served.rs"]
mod served;

mod comments;
mod compress;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/page/served.rs");
    println!("cargo::rerun-if-env-changed=JADE_PAGE");
    println!("cargo::rustc-check-cfg=cfg(embedded)");
    if env::var_os("PROFILE").is_some_and(|profile| profile == "release") {
        println!("cargo::rustc-cfg=embedded");
        embed();
    }
}

/// Writes the table that `src/page/files.rs` includes, sorted by name, and the compressed files beside it.
fn embed() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names a folder for output"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for (folder, address) in served::FOLDERS {
        let (folder_path, bundled) = served::place(&root, folder);
        assert!(!bundled || folder_path.join("index.html").is_file(), "no page in {}", folder_path.display());
        let mut names = Vec::new();
        // A path that does not exist would make this script run at every build.
        if folder_path.is_dir() {
            println!("cargo::rerun-if-changed={}", folder_path.display());
            list(&folder_path, "", &mut names);
        }
        names.retain(|name| served::is_served(folder, name));
        let file = |name: String| (format!("{address}{name}"), folder_path.join(name), bundled);
        files.extend(names.into_iter().map(file));
    }
    files.sort();
    let mut table = "&[\n".to_owned();
    for (index, (name, path, bundled)) in files.iter().enumerate() {
        let whole = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        // A bundle has none.
        let whole = if *bundled { whole } else { comments::without_comments(name, whole) };
        let included = |kind: &str, bytes: &[u8]| {
            let path = out.join(format!("{index}.{kind}"));
            fs::write(&path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            format!("include_bytes!({path:?})")
        };
        let packed = |kind: &str, packed: Vec<u8>| match compress::is_worth_it(&packed, &whole) {
            true => format!("Some({})", included(kind, &packed)),
            false => "None".to_owned(),
        };
        #[cfg(feature = "brotli")]
        let brotli = packed("br", compress::brotli(&whole));
        #[cfg(not(feature = "brotli"))]
        let brotli = "None";
        let gzip = packed("gz", compress::gzip(&whole));
        let whole = included("whole", &whole);
        writeln!(table, "({name:?}, Embedded {{ whole: {whole}, brotli: {brotli}, gzip: {gzip} }}),")
            .expect("a string can be written to");
    }
    table.push(']');
    fs::write(out.join("embedded.rs"), table).expect("the output folder can be written to");
}

/// Lists all files below a folder, as paths with `/`. Skips the folders of development tools, which are large.
fn list(folder: &Path, below: &str, names: &mut Vec<String>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries.flatten() {
        let Ok(name) = entry.file_name().into_string() else { continue };
        if entry.path().is_dir() {
            if name != "node_modules" {
                list(&entry.path(), &format!("{below}{name}/"), names);
            }
        } else {
            names.push(format!("{below}{name}"));
        }
    }
}
