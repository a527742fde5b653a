// Greets the player who is signed in: the name, the days in a row, and the rank among those who solved a puzzle of the day.
// Loaded late.

import { h, say, useEffect, useState } from "../ui.js";
import { later, levelsOfDay, today } from "../game/today.js";
import { records } from "../records/records.js";
import { sums } from "../records/sums.js";
import { askAccount } from "../sync/server.js";
import { ROOT } from "../root.js";
import { accountName } from "./account-link.js";

/** @import { GameRecord, RankingReply } from "../types/contract.js" */
/** @typedef {{ place: number, people: number, level: string, text: "start-rank" | "start-rank-before" }} Rank */

/**
 * One's rank in the hardest puzzle of today that one has solved, or else of yesterday; null without one.
 * @param {GameRecord[]} solved
 * @returns {Promise<Rank | null>}
 */
async function rankNow(solved) {
  const days = /** @type {const} */ ([
    [today(), "start-rank"],
    [later(today(), -1), "start-rank-before"],
  ]);
  for (const [day, text] of days)
    for (const level of levelsOfDay(day).reverse()) {
      if (!solved.some((one) => one.day === day && one.level === level)) continue;
      const reply = /** @type {RankingReply} */ (await askAccount(`/rankings?day=${day}&level=${level}`));
      if (!reply.participation) return null;
      const place = reply.rows.find(({ own }) => own)?.place;
      if (place) return { place, people: reply.people, level, text };
    }
  return null;
}

/** @param {Rank} rank */
const rankText = ({ place, people, level, text }) =>
  say(text, { place, of: people, level: say(`page-level-${level}`) });

/** @param {{ otherwise: import("preact").ComponentChildren }} props otherwise: what stands here if nobody is signed in */
export function Greeting({ otherwise }) {
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const [streak, setStreak] = useState(0);
  const [rank, setRank] = useState(/** @type {Rank | null} */ (null));
  useEffect(() => {
    let here = true;
    void accountName().then((found) => here && setName(found));
    const load = async () => {
      const solved = (await records()).filter(({ outcome }) => outcome === "solved");
      if (here) setStreak(sums(solved, today()).days.streak);
      // Without an answer, no rank.
      const found = await rankNow(solved).catch(() => null);
      if (here) setRank(found);
    };
    void load();
    addEventListener("jade:synced", load);
    return () => ((here = false), removeEventListener("jade:synced", load));
  }, []);
  if (!name) return name === null ? h("p", { class: "start-lead" }, "\u00a0") : otherwise;
  return h(
    "p",
    { class: "start-lead start-hello" },
    h("strong", {}, say("start-hello", { name })),
    streak > 0 && h("span", {}, say("start-streak", { count: streak })),
    rank && h("a", { href: `${ROOT}rankings` }, rankText(rank)),
  );
}
