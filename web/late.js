// Parts of the page that the first move does not need. Their files are loaded after the first drawing.

import { ROOT } from "./root.js";
import { h, signal, useEffect } from "./ui.js";

/** @type {(() => Promise<void>)[]} */
const loads = [];

/**
 * A component whose file is loaded later. Until then it renders nothing.
 * @template {object} Props
 * @param {() => Promise<import("preact").FunctionComponent<Props>>} load
 * @param {() => void} [failed] called when the component is needed and its file could not be loaded
 * @returns {import("preact").FunctionComponent<Props>}
 */
export function late(load, failed = () => {}) {
  const component = signal(/** @type {import("preact").FunctionComponent<Props> | null} */ (null));
  /** @type {Promise<void> | null} */
  let coming = null;
  const fetchIt = () =>
    (coming ??= load()
      .then((found) => void (component.value = found))
      .catch((error) => {
        // The next use tries again.
        coming = null;
        throw error;
      }));
  loads.push(fetchIt);
  return function Late(props) {
    const Now = component.value;
    useEffect(() => {
      if (!Now) fetchIt().catch(failed);
    }, []);
    return Now && h(Now, props);
  };
}

/** Loads all late components. */
export const loadLate = () => Promise.all(loads.map((load) => load()));

/** The style sheets that are loaded or on their way. @type {Map<string, Promise<void>>} */
const styles = new Map();

/**
 * Loads a style sheet that the first drawing does not need.
 * @param {string} path below the root
 * @returns {Promise<void>}
 */
export function loadStyle(path) {
  const known = styles.get(path);
  if (known) return known;
  const coming = fetchStyle(path);
  styles.set(path, coming);
  // The next use tries again.
  coming.catch(() => styles.delete(path));
  return coming;
}

/** @param {string} path @returns {Promise<void>} */
const fetchStyle = (path) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = ROOT + path;
    link.onload = () => resolve();
    link.onerror = () => (link.remove(), reject(new TypeError(path)));
    document.head.append(link);
  });

/**
 * Loads a module together with the style of what the tutor and the menus show later.
 * @template Module
 * @param {Promise<Module>} module
 * @returns {Promise<Module>}
 */
export const withTutorStyle = (module) =>
  Promise.all([module, loadStyle("styles/tutor.css")]).then(([loaded]) => loaded);
