// Writes the page as a folder of static files, with the tutor's WebAssembly module: `./build-site` calls it.
//
// The files are those of web/, bundled (bundle.js), with three differences: addresses are relative, so that the folder
// works anywhere; the policy for security, which the program sends as a header, is in the pages; and the service worker
// knows all files, so that the whole site works offline from the first reload.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const [module, site, server] = process.argv.slice(2);
if (!module || !site) throw new Error("usage: node web/test/site.js MODULE-FOLDER SITE-FOLDER [SERVER]");
/** The origin of the server whose accounts the site uses; "" if it has none. */
const accounts = server ? new URL(server).origin : "";

/** As the header of the program (crates/jade-server/src/router.rs), without what only a header can say. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
  `connect-src 'self'${accounts && ` ${accounts}`}; base-uri 'none'; form-action 'self'`;

/** All files of the site by name. @type {Map<string, Buffer>} */
const files = new Map();

/** @param {string} name @param {string | Buffer} content */
const add = (name, content) => void files.set(name, Buffer.from(content));

/** The page with relative addresses and its policy. @param {string} name @param {string} up the way to the root */
function page(name, up) {
  const text = String(bundled.get(name));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;
  return text
    .replace('<meta charset="utf-8" />', `<meta charset="utf-8" />\n    ${meta}`)
    .replace(/(href|src)="\//g, `$1="${up}`);
}

const bundled = await bundle();
for (const [name, content] of bundled)
  if (name.endsWith(".css"))
    add(name, String(content).replaceAll('url("/', `url("${"../".repeat(name.split("/").length - 1)}`));
  else if (!name.endsWith(".html")) add(name, content);
for (const lang of ["en", "es"])
  for (const part of [
    "page",
    "more",
    "game",
    "statistics",
    "account",
    "rankings",
    "class",
    "photo",
    "rules",
    "desk",
  ]) {
    const text = readFileSync(join(root, "locales", lang, `${part}.ftl`), "utf8");
    add(`locales/${lang}/${part}.ftl`, text.replace(/^#.*\n/gm, ""));
  }
add("index.html", page("index.html", "./"));
add("learn/index.html", page("learn.html", "../"));
add("library/index.html", page("library.html", "../"));
add("statistics/index.html", page("statistics.html", "../"));
add("account/index.html", page("account.html", "../"));
add("rankings/index.html", page("rankings.html", "../"));
add("in/index.html", page("account.html", "../"));
add("classes/index.html", page("classes.html", "../"));
add("desk/index.html", page("desk.html", "../"));
// Every lesson has an address; a host of static files needs a file there.
const lessons = readdirSync(join(root, "lessons/en")).filter((name) => name.endsWith(".md"));
for (const name of lessons.sort()) add(`learn/${name.slice(0, -3)}/index.html`, page("learn.html", "../../"));

/** Adds a module by a name that changes with its content, so that no cache mixes two versions. @param {string} name */
function addModule(name) {
  const binary = readFileSync(join(module, `${name}.wasm`));
  const named = `${name}-${hash(binary)}.wasm`;
  add(named, binary);
  return named;
}
const modules = {
  module: addModule("jade"),
  basic: addModule("jade-basic"),
  vision: addModule("jade-vision"),
  codes: addModule("jade-codes"),
};
add("collection.txt", readFileSync(join(module, "collection.txt")));
add("collection.ratings.txt", readFileSync(join(module, "collection.ratings.txt")));
add("collection.variants.txt", readFileSync(join(module, "collection.variants.txt")));
const place = accounts ? { accounts: `${accounts}/` } : {};
add("module.json", `${JSON.stringify({ ...modules, program: false, ...place })}\n`);
// GitHub Pages would leave out what Jekyll does not want.
add(".nojekyll", "");

// No page loads maps, only the tools of developers.
const names = [...files.keys()].filter((name) => !/^offline\.js$|^\.nojekyll$|\.map$/.test(name)).sort();
const version = hash(
  Buffer.concat(names.flatMap((name) => [Buffer.from(`${name}\n`), files.get(name) ?? Buffer.of()])),
);
// Few browsers need the basic module, and few players read pictures: these are kept when somebody asks for them.
const late = [modules.basic, modules.vision, modules.codes];
const kept = JSON.stringify({ version, files: names.filter((name) => !late.includes(name)), late });
const worker = (files.get("offline.js") ?? "").toString();
if (!worker.includes("const SITE = null;"))
  throw new Error("web/offline.js has no place for the list of files");
add("offline.js", worker.replace("const SITE = null;", `const SITE = ${kept};`));

rmSync(site, { recursive: true, force: true });
for (const [name, content] of files) {
  const path = join(site, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
console.log(`${site}: ${files.size} files, version ${version}`);

/** @param {Buffer} content */
function hash(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}
