// The service worker. It caches the page's own files, so that the page opens while the program is not running. Requests
// to the API always go to the program, so that the page notices when it is not there.

const CACHE = "jade";

/** TypeScript checks this file as part of a page, so the worker's type is unknown. */
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

// The page reports the files that it loaded before there was a service worker.
worker.addEventListener("message", (/** @type {any} */ event) =>
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(event.data))),
);

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(fresh(event.request));
});

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
