// A beginner's way from the page of the game to three X-Wings found alone, counted: the words that the page shows, the
// boards, the taps and the time (see walk.js). Nothing is answered wrong and no station is left out. Not part of `./test`.
//
// With JADE_SHOTS=FOLDER, each station is photographed; with JADE_WIDTH=390, on a phone.

import { expect, test } from "../browser/fixtures.js";
import { ready } from "../browser/pages.js";
import { PATH } from "../../progress/path.js";
import { minutes, RANDOM, Walk } from "./walk.js";

const MOST_WORDS = 1500;
const MOST_MINUTES = 25;
const { JADE_WIDTH: width = "1440" } = process.env;

for (const lang of /** @type {const} */ (["en", "es"])) {
  test(`a beginner gets to three X-Wings found alone with ${MOST_WORDS} words and in ${MOST_MINUTES} minutes (${lang})`, async ({
    open,
    jade,
  }) => {
    const { page } = await open("", {
      lang: lang === "en" ? "en-GB" : "es-ES",
      width: Number(width),
      height: width === "390" ? 844 : 900,
      touch: width === "390",
      offers: true,
    });
    await page.addInitScript(`Math.random = () => ${RANDOM}`);
    const walk = new Walk(page, jade.url, lang, { shots: `${lang}-${width}` });
    await walk.read();
    await walk.shoot("0");
    await walk.tap(page.locator("a[href$='/learn']").filter({ visible: true }).first());
    await ready(page);
    await expect(page.locator(".path-go .main-button")).toBeVisible();
    await walk.read();
    await walk.shoot("1-path");
    await walk.tap(page.locator(".path-go .main-button"));
    for (const station of PATH) {
      await walk.station(station);
      if (station.id === "x-wing") break;
      await walk.goOn();
    }
    const { all, text } = walk.table();
    console.log(`${lang}\n${text}`);
    expect(all.words, "words").toBeLessThanOrEqual(MOST_WORDS);
    expect(minutes(all), "minutes").toBeLessThanOrEqual(MOST_MINUTES);
  });
}
