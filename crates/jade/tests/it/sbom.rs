//! Checks that `sbom.cdx.json`, which archives contain, lists everything that the program is made of, as
//! [CycloneDX](https://cyclonedx.org/docs/1.6/json/). `./update licenses` writes that file.

use crate::architecture::{read, workspace_root};
use crate::licenses::{Library, libraries};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Part of the data of the program: the list of common passwords, a package of npm.
const PASSWORDS: [&str; 3] = ["zxcvbn", "4.4.2", "MIT"];

/// Returns what the page contains from elsewhere, as the table in `web/vendor/README.md` says: the folder, and the name, the
/// version and the licence of the package of npm.
fn vendored() -> Vec<(String, [String; 3])> {
    let readme = read("web/vendor/README.md");
    let rows = readme.lines().filter_map(|line| line.strip_prefix("| `"));
    let row = |row: &str| {
        let cells: Vec<&str> = row.split(" | ").collect();
        let folder = cells[0].split('/').next().unwrap().to_owned();
        let package = cells[1].trim_start_matches('[').split(']').next().unwrap();
        (folder, [package, cells[2], cells[3]].map(str::to_owned))
    };
    rows.map(row).collect()
}

/// The name by which tools know a package: <https://github.com/package-url/purl-spec>.
fn purl(kind: &str, name: &str, version: &str) -> String {
    format!("pkg:{kind}/{}@{version}", name.replace('@', "%40"))
}

/// Returns the SHA-256 of each library from a registry, by name and version.
fn checksums() -> BTreeMap<String, String> {
    let lock: toml::Table = read("Cargo.lock").parse().unwrap();
    let packages = lock["package"].as_array().unwrap().iter();
    let text = |package: &toml::Value, field: &str| package.get(field)?.as_str().map(str::to_owned);
    let named = packages.filter_map(|package| {
        let name = format!("{} {}", text(package, "name")?, text(package, "version")?);
        Some((name, text(package, "checksum")?))
    });
    named.collect()
}

fn split(name: &str) -> (&str, &str) {
    name.split_once(' ').unwrap()
}

fn component(library: &Library, checksums: &BTreeMap<String, String>) -> Value {
    let (name, version) = split(&library.name);
    let purl = purl("cargo", name, version);
    // The slash is an older way to write a choice.
    let license = library.license.replace('/', " OR ");
    let mut component = json!({
        "type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl,
        "licenses": [{ "expression": license }],
    });
    if let Some(checksum) = checksums.get(&library.name) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    component
}

/// Returns the list: one part in each line, so that changes can be read.
fn sbom() -> String {
    let checksums = checksums();
    let (program, libraries): (Vec<_>, Vec<_>) =
        libraries(false).into_iter().partition(|library| split(&library.name).0 == "jade");
    let [program] = &program[..] else { panic!("one program") };
    let reference = |name: &String| purl("cargo", split(name).0, split(name).1);
    let mut components: Vec<Value> = libraries.iter().map(|one| component(one, &checksums)).collect();
    let mut others = Vec::new();
    for [name, version, license] in
        vendored().into_iter().map(|(_, package)| package).chain([PASSWORDS.map(str::to_owned)])
    {
        let purl = purl("npm", &name, &version);
        components.push(json!({
            "type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl,
            "licenses": [{ "expression": license }],
        }));
        others.push(purl);
    }
    components.sort_by(|one, other| one["purl"].as_str().cmp(&other["purl"].as_str()));
    // Some packages have several files on the page.
    components.dedup();
    others.dedup();
    let mut needs: BTreeMap<String, Vec<String>> = libraries
        .iter()
        .chain([program])
        .map(|one| (reference(&one.name), one.needs.iter().map(reference).collect()))
        .collect();
    needs.entry(reference(&program.name)).or_default().extend(others.iter().cloned());
    needs.extend(others.into_iter().map(|one| (one, Vec::new())));
    let mut root = component(program, &checksums);
    root["type"] = json!("application");
    let lines = |all: Vec<Value>| all.iter().map(Value::to_string).collect::<Vec<_>>().join(",\n");
    let needs = needs.into_iter().map(|(one, needs)| json!({ "ref": one, "dependsOn": needs })).collect();
    let mut text = r#"{"$schema":"http://cyclonedx.org/schema/bom-1.6.schema.json","bomFormat":"CycloneDX","specVersion":"1.6","version":1,"#.to_owned();
    writeln!(text, "\n\"metadata\":{{\"component\":{root}}},").unwrap();
    writeln!(text, "\"components\":[\n{}\n],\n\"dependencies\":[\n{}\n]}}", lines(components), lines(needs))
        .unwrap();
    text
}

#[test]
fn all_parts_are_listed() {
    let sbom = sbom();
    let path = workspace_root().join("sbom.cdx.json");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &sbom).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == sbom, "sbom.cdx.json is stale: run ./update licenses");
}

/// The list is whole: what is needed is listed, with a hash if it comes from a registry, and nothing is listed twice.
#[test]
fn the_list_of_parts_is_whole() {
    let list: Value = serde_json::from_str(&sbom()).unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let components = list["components"].as_array().unwrap();
    let listed: BTreeSet<String> = components.iter().map(|one| text(&one["bom-ref"])).collect();
    assert!(components.len() > 100 && listed.len() == components.len());
    let mut needed = BTreeSet::new();
    for one in list["dependencies"].as_array().unwrap() {
        needed.extend(one["dependsOn"].as_array().unwrap().iter().map(text));
    }
    assert_eq!(needed, listed);
    for one in components {
        let own = text(&one["name"]).starts_with("jade-") || text(&one["purl"]).starts_with("pkg:npm/");
        assert!(own || one["hashes"][0]["content"].as_str().is_some_and(|hash| hash.len() == 64), "{one}");
        assert!(spdx::Expression::parse(&text(&one["licenses"][0]["expression"])).is_ok(), "{one}");
    }
    let folders = std::fs::read_dir(workspace_root().join("web/vendor")).unwrap().map(Result::unwrap);
    let folders =
        folders.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().into_string().unwrap());
    let known: BTreeSet<String> = vendored().into_iter().map(|(folder, _)| folder).collect();
    assert_eq!(folders.collect::<BTreeSet<_>>(), known, "web/vendor");
    let lock: Value = serde_json::from_str(&read("web/package-lock.json")).unwrap();
    for (_, [name, version, _]) in vendored() {
        let installed = &lock["packages"][format!("node_modules/{name}")]["version"];
        assert!(installed.is_null() || *installed == *version, "{name} {version}, but {installed} in web/");
    }
    let source = read("crates/jade-people/vendor/zxcvbn/make.mjs");
    assert!(source.contains(&format!("{} {}", PASSWORDS[0], PASSWORDS[1])));
}
