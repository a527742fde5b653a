// Bundles the scripts and styles of the page, for those who load it over a network: the static site (test/site.js), and
// the program as archives and the container have it. What a page needs for its first drawing then comes in a few files.
//
//   node web/test/bundle.js FOLDER    writes the page as the program serves it. A release build embeds it if the variable
//                                     JADE_PAGE names the folder

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const web = fileURLToPath(new URL("../", import.meta.url));

/** Modules that keep their names and exports: the tests of the site import them. */
const KEPT = ["tutor/api.js", "tutor/asks.js", "learn/api.js"];

/** What starts a page or a worker, and keeps its name anyway. */
const STARTS = /(^|\/)(main|worker)\.js$|^(offline|theme|tutor\/module)\.js$/;

/** What a page draws first, although it imports it later. @type {Record<string, string[]>} */
const SOON = { "main.js": ["panels/start.js"] };

/** The number of pages from which on a module belongs to the file that all pages share. */
const COMMON = 3;

/**
 * Returns all files of the page but the texts, by name: scripts and styles bundled, the rest as it is.
 * @param {object} [options]
 * @param {boolean} [options.openAll] whether every module keeps its name and exports, for tests that import it
 * @returns {Promise<Map<string, string | Buffer>>}
 */
export async function bundle({ openAll = false } = {}) {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  const names = below(web);
  const pages = names
    .filter((name) => name.endsWith(".html"))
    .map((name) => {
      const text = read(name);
      const main = /<script type="module" src="\/([^"]+)"/.exec(text)?.[1];
      if (!main) throw new Error(`${name} has no script of type module`);
      return { name, text, main };
    });
  const open = openAll ? names.filter((name) => name.endsWith(".js") && !STARTS.test(name)) : KEPT;
  const scripts = await bundleScripts(
    pages.map(({ main }) => main),
    open,
  );
  for (const [name, code] of scripts.files) files.set(name, code);
  for (const [name, code] of await bundleWorkers()) files.set(name, code);
  for (const { name, text, main } of pages) {
    const sheets = [...text.matchAll(/ *<link rel="stylesheet" href="\/([^"]+)" \/>\n/g)];
    const rules = sheets.map(([, sheet]) => withoutComments(read(sheet))).join("");
    const hash = createHash("sha256").update(rules).digest("base64url").slice(0, 8);
    const style = `styles/${pageOf(main)}-${hash}.css`;
    files.set(style, rules);
    const links = [
      `<link rel="stylesheet" href="/${style}" />`,
      ...scripts.first(main).map((chunk) => `<link rel="modulepreload" href="/${chunk}" />`),
    ].map((link) => `    ${link}\n`);
    const [first, ...others] = sheets.map(([line]) => line);
    const page = others.reduce((left, line) => left.replace(line, ""), text);
    files.set(
      name,
      page.replace(first, links.join("")).replace(`src="/${main}"`, `src="/${scripts.first(main)[0]}"`),
    );
  }
  const code = [...scripts.files].map(([name, text]) => (name.endsWith(".js") ? text : "")).join("\n");
  for (const name of names) {
    // All other styles are in those of a page.
    if (name.endsWith(".css")) {
      if (code.includes(name)) files.set(name, withoutComments(read(name)));
    } else if (["theme.js", "offline.js"].includes(name)) files.set(name, withoutComments(read(name)));
    else if (!/\.(js|html)$/.test(name)) files.set(name, readFileSync(join(web, name)));
  }
  return files;
}

/** How scripts are written. @type {import("rolldown").OutputOptions} */
const OUTPUT = {
  format: "esm",
  minify: true,
  comments: { legal: true, annotation: false, jsdoc: false },
  entryFileNames: "[name].js",
  // Beside root.js, which finds the root of the page from its own address.
  chunkFileNames: "[name]-[hash].js",
};

/**
 * Bundles the scripts of all pages.
 * @param {string[]} mains the script of each page
 * @param {string[]} open the modules that keep their names and exports
 */
async function bundleScripts(mains, open) {
  const input = {
    ...entries(mains),
    ...Object.fromEntries(open.map((name) => [name.slice(0, -3), DOOR + name])),
  };
  const name = await grouping(mains);
  const build = await rolldown({
    cwd: web,
    input,
    preserveEntrySignatures: "allow-extension",
    onLog,
    plugins: [doors],
  });
  const { output } = await build.generate({
    ...OUTPUT,
    sourcemap: true,
    // Names that change with the content, so that no cache mixes two versions.
    entryFileNames: ({ name }) => (mains.includes(`${name}.js`) ? "[name]-[hash].js" : "[name].js"),
    codeSplitting: { includeDependenciesRecursively: false, groups: [{ name, debugName: "pages" }] },
  });
  await build.close();
  const chunks = new Map(output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one]] : [])));
  const root = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(join(web, "root.js")));
  if (root?.fileName.includes("/") ?? true)
    throw new Error(`root.js is in ${root?.fileName}, not in the root`);
  /** The files that a script imports at once, and those that they import. @param {string} file @param {Set<string>} found */
  const imported = (file, found = new Set()) => {
    for (const next of chunks.get(file)?.imports ?? [])
      if (chunks.has(next) && !found.has(next)) imported(next, found.add(next));
    return found;
  };
  const files = new Map(output.map((one) => [one.fileName, one.type === "chunk" ? one.code : one.source]));
  return {
    files: /** @type {Map<string, string>} */ (files),
    first: (/** @type {string} */ main) => {
      const own = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === join(web, main));
      if (!own) throw new Error(`no script is made of ${main}`);
      return [own.fileName, ...imported(own.fileName)];
    },
  };
}

const DOOR = "door:";

/** Entries that re-export a module which is bundled with others. @type {import("rolldown").Plugin} */
const doors = {
  name: "doors",
  resolveId: (id) => (id.startsWith(DOOR) ? id : null),
  load: (id) =>
    id.startsWith(DOOR) ? `export * from ${JSON.stringify(join(web, id.slice(DOOR.length)))}` : null,
};

/** The workers that run the modules; they share nothing with the pages. */
async function bundleWorkers() {
  const input = entries(["tutor/worker.js", "tutor/module.js", "photo/worker.js"]);
  const build = await rolldown({ cwd: web, input, onLog });
  const { output } = await build.generate(OUTPUT);
  await build.close();
  return output.flatMap((one) => (one.type === "chunk" ? [[one.fileName, one.code]] : []));
}

/** The name of a page. @param {string} main its script */
const pageOf = (main) => (main.includes("/") ? dirname(main) : "game");

/** @param {string[]} names of modules */
const entries = (names) => Object.fromEntries(names.map((name) => [name.slice(0, -3), join(web, name)]));

/** Fails at what the bundler warns of. @param {string} level @param {{ code?: string, message: string }} log */
function onLog(level, { code, message }) {
  // A module that one page imports later may be among the first of another.
  if (level === "warn" && code !== "INEFFECTIVE_DYNAMIC_IMPORT") throw new Error(message);
}

/**
 * Returns the file for each module, by which pages need it for the first drawing and which later. A module only imports
 * modules that at least the same pages need, so files never import each other in a circle.
 * @param {string[]} mains
 * @returns {Promise<(id: string) => string | null>}
 */
async function grouping(mains) {
  /** @type {Map<string, { now: readonly string[], later: readonly string[] }>} */
  const graph = new Map();
  const build = await rolldown({
    input: entries(mains),
    cwd: web,
    onLog,
    plugins: [
      {
        name: "graph",
        moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) =>
          void graph.set(id, { now: importedIds, later: dynamicallyImportedIds }),
      },
    ],
  });
  await build.generate(OUTPUT);
  await build.close();
  /** @param {string} id @param {boolean} all whether also what is imported later @param {Set<string>} found */
  const reach = (id, all, found) => {
    if (found.has(id)) return found;
    found.add(id);
    const { now = [], later = [] } = graph.get(id) ?? {};
    for (const next of all ? [...now, ...later] : now) reach(next, all, found);
    return found;
  };
  const pages = mains.map((main) => {
    const first = new Set();
    for (const one of [main, ...(SOON[main] ?? [])]) reach(join(web, one), false, first);
    return {
      name: pageOf(main),
      first,
      all: reach(join(web, main), true, new Set()),
    };
  });
  return (id) => {
    if (id.startsWith(DOOR)) return null;
    // Only who opens a picture loads what reads it.
    if (/^(photo\/(?!late\.js)|panels\/photo-)/.test(id.slice(web.length))) return "photo";
    const first = pages.filter((page) => page.first.has(id)).map(({ name }) => name);
    const all = pages.filter((page) => page.all.has(id)).map(({ name }) => name);
    if (first.length >= COMMON) return "common";
    if (first.length === 2) return first.join("-");
    // A page's own file starts that page, so no other page may load it.
    if (first.length === 1) return all.length === 1 ? first[0] : `${first[0]}-too`;
    // The game loads all of its late parts after the first drawing. Other pages load what the player asks for.
    return all.includes("game") ? (all.length === 1 ? "game-late" : "late") : null;
  };
}

/** The files below a folder, sorted, without development tools. @param {string} folder @returns {string[]} */
const below = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => !/^(node_modules|test|test-results|types)\b|(^|\/)\./.test(name))
    .filter((name) => /\.(js|css|html|svg|png|ico|woff2|webmanifest)$|LICENSE$/.test(name))
    .sort();

/** @param {string} name of a file of the page */
const read = (name) => readFileSync(join(web, name), "utf8");

/** Removes lines that are only comments, and indentation. @param {string} text of a script or style of our own */
function withoutComments(text) {
  const kept = [];
  let [inComment, inTemplate] = [false, false];
  for (const line of text.split("\n")) {
    const alone = line.trim();
    const isBlock = alone.startsWith("/*") && !/\*\/./.test(alone);
    if (inComment || (!inTemplate && isBlock)) inComment = !alone.includes("*/");
    else if (inTemplate || !alone.startsWith("//")) {
      kept.push(inTemplate ? line : line.trimStart());
      if (line.split("`").length % 2 === 0) inTemplate = !inTemplate;
    }
  }
  return kept.join("\n");
}

/**
 * Writes a bundle as the program serves it, in a folder, which is emptied first.
 * @param {string} folder
 * @param {Map<string, string | Buffer>} files
 */
export function write(folder, files) {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of files) {
    // The program serves no source maps.
    if (name.endsWith(".map")) continue;
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      typeof content === "string" ? content.replace(/\n\/\/# sourceMappingURL=.*\n?$/, "\n") : content,
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2];
  if (!folder) throw new Error("usage: node web/test/bundle.js FOLDER");
  const files = await bundle();
  write(folder, files);
  console.log(`${folder}: ${files.size} files`);
}
