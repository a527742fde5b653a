// Where the page is: "/" at the program, "/some/folder/" at a host that serves the page from there.

/** The path of the folder of this file, with a slash at its end. */
export const ROOT = typeof location === "undefined" ? "/" : new URL(".", import.meta.url).pathname;

/** What an encoded part of an address stands for; the part itself if it is damaged. @param {string} part */
export function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The part of a path below the root, without slashes at its ends: `/learn/x-wing` → `learn/x-wing`. @param {string} path */
export const belowRoot = (path) => path.slice(ROOT.length).replace(/\/$/, "");
