// A host of static files, as simple ones are: folders have an index, and nothing else is known.

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const KINDS = /** @type {Record<string, string>} */ ({
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".ftl": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
});

/** The path below which the host serves its folder. */
const SUB = "/some/folder/";

/**
 * A running host.
 * @typedef {object} Host
 * @property {string} url
 * @property {string[]} missing the paths that were asked for in vain
 * @property {(folder: string) => void} serve serves another folder from now on
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a host.
 * @param {string} folder
 * @returns {Promise<Host>}
 */
export async function startHost(folder) {
  let served = folder;
  /** @type {string[]} */
  const missing = [];
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://host");
    const below = pathname.startsWith(SUB) ? normalize(pathname.slice(SUB.length)) : "..";
    const path = join(served, below);
    try {
      if (below.startsWith("..")) throw new Error("outside");
      if (existsSync(join(path, "index.html")) && !pathname.endsWith("/")) {
        response.writeHead(301, { location: `${pathname}/${search}` }).end();
        return;
      }
      const file = pathname.endsWith("/") ? join(path, "index.html") : path;
      const content = await readFile(file);
      response.writeHead(200, { "content-type": KINDS[extname(file)] ?? "text/plain" }).end(content);
    } catch {
      missing.push(pathname);
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const serve = (/** @type {string} */ other) => void (served = other);
  return { url: `http://127.0.0.1:${port}${SUB}`, missing, serve, stop };
}
