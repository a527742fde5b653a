// The service worker: keeps the page's own files, so that it opens while the program is not running. What the program
// says is asked of the program alone: then the page can tell that it is not there.

const CACHE = "jade";

/** To the types this is a page like any other. */
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

// The page tells what it loaded before there was a service worker.
worker.addEventListener("message", (/** @type {any} */ event) =>
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(event.data))),
);

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  event.respondWith(fresh(event.request));
});

/** What the program has; where it does not answer, what was kept. @param {Request} request */
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
