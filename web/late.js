// Parts of the page that are not needed for the first move: their files are loaded after the first drawing.

import { h, signal, useEffect } from "./ui.js";

/** @type {(() => Promise<void>)[]} */
const loads = [];

/**
 * A component whose file comes late. Until it is here, nothing stands in its place.
 * @template {object} Props
 * @param {() => Promise<import("preact").FunctionComponent<Props>>} load
 * @param {() => void} [failed] what to do where it was wanted and did not come
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
        // It is tried again when it is wanted.
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

/** Loads all of them. */
export const loadLate = () => Promise.all(loads.map((load) => load()));
