// How the pages other than the game start.

import { h, render } from "../ui.js";
import { keepSettings, restoreSettings } from "../storage/settings.js";
import { loadLate } from "../late.js";
import { loadAllWords, loadLanguage } from "../say.js";
import { settings } from "../settings.js";

/**
 * Starts a page.
 * @param {import("preact").ComponentType} Page
 * @param {() => void} follow called once texts and settings are available
 * @param {string} failed the HTML shown if the page cannot start; in both languages, since there are no texts then
 */
export async function startLeaf(Page, follow, failed) {
  const root = document.getElementById("jade");
  if (!root) throw new Error("no place for the page");
  try {
    restoreSettings();
    await loadLanguage(settings.peek().lang);
    keepSettings();
    follow();
    root.replaceChildren();
    render(h(Page, {}), root);
    document.documentElement.dataset.ready = "true";
  } catch (error) {
    root.textContent = failed;
    throw error;
  }
  await Promise.all([loadLate(), loadAllWords()]);
  document.documentElement.dataset.complete = "true";
  (await import("../tutor/transport.js")).startSoon();
  try {
    (await import("../storage/erased.js")).followErasure();
    if (localStorage.getItem("jade.account")) (await import("../sync/client.js")).startSync();
  } catch (error) {
    console.info("not synced:", error);
  }
}
