// The whole path of stations by script, in both languages, on a desktop and with a finger on a phone: by a pupil who answers
// everything right, by one who gives half of each answer first, and by one who is wrong first at every question and every
// board, and leaves each station out after two boards. What is read and done is counted (see walk.js): the table of a first
// reading. Not part of `./test`.
//
// With JADE_SHOTS=FOLDER, each station is photographed.

import { expect, test } from "../browser/fixtures.js";
import { PATH } from "../../progress/path.js";
import { RANDOM, Walk } from "./walk.js";

const DEVICES = /** @type {const} */ ({
  desktop: { width: 1366, height: 768, touch: false },
  phone: { width: 390, height: 664, touch: true },
});

for (const [device, size] of Object.entries(DEVICES))
  for (const lang of /** @type {const} */ (["en", "es"]))
    for (const how of /** @type {const} */ (["right", "half", "wrong"]))
      test(`the path is gone through (${device}, ${lang}, ${how})`, async ({ open, jade }) => {
        const { page } = await open(`learn/${PATH[0].id}?do`, {
          lang: lang === "en" ? "en-GB" : "es-ES",
          ...size,
        });
        await page.addInitScript(`Math.random = () => ${RANDOM}`);
        await page.reload();
        const walk = new Walk(page, jade.url, lang, {
          how,
          touch: size.touch,
          shots: `${device}-${lang}-${how}`,
        });
        for (const station of PATH) {
          await test.step(station.id, async () => {
            await walk.station(station);
            if (station !== PATH[PATH.length - 1]) await walk.goOn();
          });
        }
        console.log(`${device} ${lang} ${how}\n${walk.table().text}`);
        if (walk.lost.length > 0) console.log(walk.lost.join("\n"));
        // What to do next is always in sight with its board.
        expect(walk.lost).toEqual([]);
        if (how !== "right") expect(walk.told.length, "answers to wrong or half answers").toBeGreaterThan(50);
        // What was done is known: everything practised, or nothing found alone.
        const progress = await page.evaluate(() => JSON.parse(localStorage.getItem("jade.progress") ?? "{}"));
        for (const { id, kind } of PATH) {
          if (kind === "four") continue;
          const found = progress.techniques[id]?.unaided ?? 0;
          if (how === "wrong") expect(found, id).toBe(0);
          else expect(found, id).toBeGreaterThanOrEqual(3);
        }
      });
