// Records of games, for the tests of the statistics: what a player has solved, at a time that the page's clock is set to.

import { expect } from "./fixtures.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../types/contract.js").GameRecord} GameRecord */

/** The time and the place at which the page is opened with these records. */
export const NOW = "2026-11-25T12:00:00Z";
export const ZONE = "Europe/Madrid";

export const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** The day so many days before another, for example `2026-11-22`. @param {number} ago @param {string} [day] */
export const dayBefore = (ago, day = "2026-11-25") =>
  new Date(Date.parse(`${day}T00:00:00Z`) - ago * 86_400_000).toISOString().slice(0, 10);

/** A record of a solved game. @param {Partial<GameRecord>} fields @returns {GameRecord} */
export const record = (fields) => ({
  version: 2,
  id: "a",
  boxRows: 3,
  boxColumns: 3,
  puzzle: PUZZLE,
  givens: 30,
  prefilled: 0,
  outcome: "solved",
  level: "easy",
  profile: "full",
  playedOn: "page",
  seconds: 300,
  pauses: 0,
  mistakes: 0,
  hints: [0, 0, 0, 0, 0],
  told: 0,
  at: Date.parse(NOW),
  date: dayBefore(0),
  ...fields,
});

/** A history of forty games, in which the player becomes faster. */
export const history = Array.from({ length: 40 }, (_, i) =>
  record({
    id: `g${i}`,
    seconds: Math.round(900 * 0.98 ** i) + (i % 5) * 10,
    at: Date.parse(NOW) - (40 - i) * 80_000_000,
    date: dayBefore(40 - i),
    hints: i % 7 ? [0, 0, 0, 0, 0] : [0, 1, 0, 0, 0],
    techniques: {
      "hidden-single": { needed: 20, own: 22, hints: [0, 0, 0, 0, 0] },
      "x-wing": { needed: 1, own: 1, hints: i % 7 ? [0, 0, 0, 0, 0] : [0, 1, 0, 0, 0] },
    },
  }),
);

/** The records in the browser's database. @param {Page} page @returns {Promise<GameRecord[]>} */
export const stored = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("jade");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction("records").objectStore("records").getAll();
          all.onsuccess = () => (request.result.close(), resolve(all.result));
        };
      }),
  );

/** Chooses a file with records on the page of statistics. @param {Page} page @param {GameRecord[] | string} content */
export const choose = (page, content) =>
  page.locator("input[type=file]").setInputFiles({
    name: "games.json",
    mimeType: "application/json",
    buffer: Buffer.from(
      typeof content === "string" ? content : JSON.stringify({ jade: "games", version: 2, records: content }),
    ),
  });

/** Waits until the page says what became of a file. @param {Page} page @param {string} text */
export const told = (page, text) => expect(page.locator(".data .told")).toContainText(text);
