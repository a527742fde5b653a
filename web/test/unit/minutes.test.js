// The estimate of a player's time: right on synthetic histories, with an honest error, and absent without enough games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { estimate } from "../../records/minutes.js";
import { LEVELS } from "../../records/record-rules.js";

/** @import { GameRecord } from "../../types/contract.js" */

/** Numbers from 0 to 1, always the same. @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** About normally distributed. @param {() => number} next */
const normal = (next) => Array.from({ length: 12 }, next).reduce((a, b) => a + b, 0) - 6;

/**
 * Games of a player whose times follow a law, with some spread.
 * @param {number} seed
 * @param {number} count
 * @param {{ base?: number, step?: number, spread?: number, levels?: number[], open?: number }} [law]
 */
function player(
  seed,
  count,
  { base = 400, step = 0.5, spread = 0.3, levels = [1, 2, 3, 4], open = -0.3 } = {},
) {
  const next = random(seed);
  const about = () => {
    const place = levels[Math.floor(next() * levels.length)];
    const openness = { start: 5, mean: 2 + 8 * next(), least: 1 };
    return { level: LEVELS[place], openness, score: Math.round(100 * 1.8 ** place * (0.8 + 0.4 * next())) };
  };
  const time = (/** @type {ReturnType<typeof about>} */ of) =>
    base *
    Math.exp(
      step * (LEVELS.indexOf(of.level) - 2) +
        open * Math.log((of.openness.mean + 1) / 6) +
        spread * normal(next),
    );
  const games = Array.from({ length: count }, (_, i) => {
    const of = about();
    return /** @type {GameRecord} */ (
      /** @type {unknown} */ ({
        ...of,
        id: `${i}`,
        outcome: "solved",
        told: 0,
        prefilled: 0,
        seconds: Math.max(1, Math.round(time(of))),
      })
    );
  });
  return { games, about, time };
}

test("there is no estimate before there is enough", () => {
  assert.equal(estimate([], { level: "easy" }), null);
  const { games } = player(1, 40, { levels: [1, 2] });
  const easy = games.filter(({ level }) => level === "easy");
  assert.equal(estimate(easy.slice(0, 4), { level: "easy" }), null);
  assert.ok(estimate(easy.slice(0, 5), { level: "easy" }));
  assert.equal(estimate(games, { level: "extreme" }), null, "a level far away");
  assert.equal(estimate(games, {}), null, "a puzzle without a level");
  const helped = games.map((one) => ({ ...one, told: 3 }));
  assert.equal(estimate(helped, { level: "easy" }), null, "times that do not count");
});

test("somebody whose times are all over the place gets no estimate", () => {
  const { games } = player(3, 40, { spread: 1.2 });
  assert.equal(estimate(games, { level: "easy" }), null);
});

test("the estimate finds the law of a player, fast or slow", () => {
  for (const base of [120, 400, 2400]) {
    const { games } = player(5, 80, { base, spread: 0.2 });
    for (const [level, place] of /** @type {const} */ ([
      ["very-easy", 1],
      ["hard", 4],
    ])) {
      const found = estimate(games, { level, openness: { start: 5, mean: 5, least: 1 } });
      assert.ok(found);
      const right = base * Math.exp(0.5 * (place - 2));
      assert.ok(
        Math.abs(Math.log(found.seconds / right)) < 0.15,
        `${base} ${level}: ${found.seconds} for ${right}`,
      );
      assert.ok(found.least < found.seconds && found.seconds < found.most);
    }
  }
});

test("a puzzle with less to find takes longer, and one about which nothing is known takes as long as usual", () => {
  const { games } = player(7, 100, { open: -0.6, spread: 0.2 });
  const of = (/** @type {number} */ mean) =>
    estimate(games, { level: "easy", openness: { start: 5, mean, least: 1 } })?.seconds ?? 0;
  const usual = estimate(games, { level: "easy" })?.seconds ?? 0;
  assert.ok(of(2) > usual && usual > of(10), `${of(2)} ${usual} ${of(10)}`);
});

test("four games of five lie within the error, also after few games", () => {
  for (const count of [10, 30, 100]) {
    let [inside, all] = [0, 0];
    for (let seed = 0; seed < 120; seed++) {
      const { games, about, time } = player(1000 + seed, count, { spread: 0.3 });
      for (let i = 0; i < 5; i++) {
        const next = about();
        const found = estimate(games, next);
        if (!found) continue;
        const seconds = time(next);
        all += 1;
        inside += Number(found.least <= seconds && seconds <= found.most);
      }
    }
    const share = inside / all;
    assert.ok(all > 100 && share > 0.72 && share < 0.93, `${count} games: ${share} of ${all}`);
  }
});

test("a player who becomes faster is estimated by the later games", () => {
  const { games } = player(9, 200, { levels: [2], spread: 0.2 });
  const faster = games.map((one, i) => (i < 120 ? one : { ...one, seconds: Math.round(one.seconds / 2) }));
  const found = estimate(faster, { level: "easy" });
  assert.ok(found && found.seconds < 310, `${found?.seconds}`);
});
