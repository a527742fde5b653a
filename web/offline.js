// The service worker: the page opens without a connection, or while the program is not running.
//
// A site of static files (./build-site) knows all of them: nearly all are kept when a version is installed, and come
// from that version from then on, so two versions never mix. A new version waits until the page asks for it.
//
// The page of the program is kept as it is loaded. It is always asked for again, so that a change takes effect at once,
// and requests to the API always go to the program, so that the page notices when it is not there.

/** The version and the files of a site; `./build-site` writes them here. @type {{ version: string, files: string[], late: string[] } | null} */
const SITE = null;

/** TypeScript checks this file as part of a page, so the worker's type is unknown. */
const worker = /** @type {any} */ (self);
const root = new URL("./", location.href);
const site = /** @type {{ version: string, files: string[], late: string[] } | null} */ (SITE);
// Sites at the same host have one store of caches.
const NAME = `jade ${root.pathname} `;
const CACHE = site ? NAME + site.version : "jade";

worker.addEventListener("install", (/** @type {any} */ event) => {
  if (site) event.waitUntil(keepAll(site.files));
  else worker.skipWaiting();
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));

async function takeOver() {
  if (site)
    for (const name of await caches.keys())
      if (name.startsWith(NAME) && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {string[]} files */
async function keepAll(files) {
  const cache = await caches.open(CACHE);
  const left = [...files];
  const some = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const response = await fetch(new URL(name, root), { cache: "reload" });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      // A response that was redirected cannot answer a navigation.
      const { status, headers } = response;
      await cache.put(new URL(name, root), new Response(await response.blob(), { status, headers }));
    }
  };
  await Promise.all([some(), some(), some(), some(), some(), some()]);
}

worker.addEventListener("message", (/** @type {any} */ event) => {
  // The player wants the new version.
  if (event.data === "update") return worker.skipWaiting();
  // The page reports the files that it loaded before there was a service worker.
  if (!site) event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(event.data)));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  const inside = origin === location.origin && pathname.startsWith(root.pathname);
  if (event.request.method === "POST" && inside && pathname === `${root.pathname}shared`)
    return event.respondWith(receive(event.request));
  if (event.request.method !== "GET" || !inside) return;
  if (site) return event.respondWith(fromVersion(event.request, site));
  if (pathname.startsWith(`${root.pathname}api/`)) return;
  event.respondWith(fresh(event.request));
});

/** @param {File} file */
const isPicture = (file) => file.type.startsWith("image/");

/** The longest text that is taken from a shared file, as in the dialog for new puzzles. */
const MOST = 4_000_000;

/**
 * Leaves what another app has shared for the page, which takes it (app/arrivals.js).
 * @param {Request} request
 */
async function receive(request) {
  const form = await request.formData();
  const files = /** @type {File[]} */ (form.getAll("files").filter((one) => one instanceof File));
  const shared = await caches.open("jade shared");
  const picture = files.find(isPicture);
  if (picture) {
    await shared.put(root, new Response(picture, { headers: { "content-type": picture.type } }));
    return Response.redirect(new URL("?shared", root), 303);
  }
  const texts = await Promise.all(files.map((file) => file.slice(0, MOST).text()));
  // Some apps send a link as the text, some as an address with the page's title as the text.
  const words = ["url", "text", "title"].map((name) => String(form.get(name) ?? "").trim()).find(Boolean);
  const text = texts.length ? texts.join("\n") : (words ?? "");
  await shared.put(root, new Response(text));
  return Response.redirect(new URL("?shared", root), 303);
}

/**
 * Answers with the file of this version.
 * @param {Request} request
 * @param {{ files: string[], late: string[] }} site late: files that are kept when they are asked for
 */
async function fromVersion(request, { files, late }) {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(root.pathname.length);
  let below = "";
  try {
    below = decodeURIComponent(path);
  } catch {
    // A damaged address is that of no file: the program says so.
    return fetch(request);
  }
  const name = below === "" || below.endsWith("/") ? `${below}index.html` : below;
  if (files.includes(name)) {
    const cache = await caches.open(CACHE);
    return (await cache.match(new URL(name, root))) ?? fetch(request);
  }
  if (late.includes(name)) return (await (await caches.open(CACHE)).match(request)) ?? fresh(request);
  // The address of a folder, as a host answers it.
  if (files.includes(`${name}/index.html`)) return Response.redirect(`${pathname}/${search}`);
  return fetch(request);
}

/** Fetches from the program; if it does not answer, from the cache. @param {Request} request */
async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
