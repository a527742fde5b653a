// A link to send: the field that shows it, and its way to the clipboard.

import { h, say } from "../ui.js";

/** @param {{ link: string }} props */
export const ShareLink = ({ link }) =>
  h("input", {
    type: "text",
    class: "share-link",
    readOnly: true,
    value: link,
    "aria-label": say("share-link"),
  });

/**
 * Copies a text.
 * @param {string} text
 * @returns {Promise<string>} the id of what to say about it
 */
export async function copied(text) {
  try {
    // Browsers offer the clipboard only in a secure context.
    await navigator.clipboard.writeText(text);
    return "save-copied";
  } catch {
    return "save-not-copied";
  }
}
