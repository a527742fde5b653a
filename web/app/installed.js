// The page as an app: it opens without a connection, has a picture on the home screen, and says when a new version is
// there. Loaded late.

import { ROOT } from "../root.js";
import { say } from "../say.js";

/** What the tutor's worker loads, which the page does not see. */
const WORKER = ["tutor/worker.js", "tutor/module.js"];

/** Keeps the page's files, so that it opens without a connection, or while the program is not running. */
export async function keepApp() {
  link("manifest", "manifest.webmanifest");
  link("apple-touch-icon", "icons/180.png");
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker has this page's version. When another takes over, the page becomes that version; the game is stored.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controlled) location.reload();
    controlled = true;
  });
  const registration = await serviceWorker.register(`${ROOT}offline.js`);
  const look = () => {
    const { waiting } = registration;
    if (waiting && serviceWorker.controller) offer(() => waiting.postMessage("update"));
  };
  look();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => installing.state === "installed" && look());
  });
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && !pathname.startsWith(`${ROOT}api/`),
  );
  const paths = [...own.map(({ pathname }) => pathname), ...WORKER.map((name) => ROOT + name)];
  active?.postMessage([ROOT, ...new Set(paths)]);
}

/** @param {string} rel @param {string} name of a file */
const link = (rel, name) =>
  document.head.append(Object.assign(document.createElement("link"), { rel, href: ROOT + name }));

/** Says that a new version is there. @param {() => void} load */
function offer(load) {
  document.querySelector(".toast.update")?.remove();
  const notice = Object.assign(document.createElement("section"), { className: "toast update" });
  notice.setAttribute("role", "status");
  const words = Object.assign(document.createElement("span"), { textContent: say("update-there") });
  const button = (/** @type {string} */ id, /** @type {() => void} */ act) =>
    Object.assign(document.createElement("button"), {
      type: "button",
      textContent: say(id),
      onclick: () => (notice.remove(), act()),
    });
  notice.append(
    words,
    button("update-load", load),
    button("update-later", () => {}),
  );
  document.body.append(notice);
}
