// Greets the player who is signed in: the name, the days in a row, and the rank among those who solved the puzzle of the day.
// Loaded late.

import { h, say, useEffect, useState } from "../ui.js";
import { later, today } from "../game/today.js";
import { records } from "../records/records.js";
import { sums } from "../records/sums.js";
import { askAccount } from "../sync/server.js";
import { ROOT } from "../root.js";
import { accountName } from "./account-link.js";

/** @import { RankingReply } from "../types/contract.js" */
/** @typedef {{ place: number, people: number, text: "start-rank" | "start-rank-before" }} Rank */

/** One's rank in today's puzzle, or else in yesterday's; null without one. @returns {Promise<Rank | null>} */
async function rankNow() {
  const days = /** @type {const} */ ([
    [today(), "start-rank"],
    [later(today(), -1), "start-rank-before"],
  ]);
  for (const [day, text] of days) {
    const reply = /** @type {RankingReply} */ (await askAccount(`/rankings?day=${day}`));
    if (!reply.participation) return null;
    const place = reply.rows.find(({ own }) => own)?.place;
    if (place) return { place, people: reply.people, text };
  }
  return null;
}

/** @param {{ otherwise: import("preact").ComponentChildren }} props otherwise: what stands here if nobody is signed in */
export function Greeting({ otherwise }) {
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const [streak, setStreak] = useState(0);
  const [rank, setRank] = useState(/** @type {Rank | null} */ (null));
  useEffect(() => {
    let here = true;
    void accountName().then((found) => here && setName(found));
    void records().then((all) => {
      const solved = all.filter(({ outcome }) => outcome === "solved");
      if (here) setStreak(sums(solved, today()).days.streak);
    });
    // Without an answer, no rank.
    rankNow().then(
      (found) => here && setRank(found),
      () => {},
    );
    return () => void (here = false);
  }, []);
  if (!name) return name === null ? h("p", { class: "start-lead" }, "\u00a0") : otherwise;
  return h(
    "p",
    { class: "start-lead start-hello" },
    h("strong", {}, say("start-hello", { name })),
    streak > 0 && h("span", {}, say("start-streak", { count: streak })),
    rank && h("a", { href: `${ROOT}rankings` }, say(rank.text, { place: rank.place, of: rank.people })),
  );
}
