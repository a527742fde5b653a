// A player who knows only the rules gets from the start page to three X-Wings, using nothing but what the page shows.

import { expect, test } from "./fixtures.js";
import { drillAfter, patternOf, practiceButton, solve } from "./drills.js";

const WORDS = {
  en: {
    learn: "Learn",
    all: "All lessons",
    practise: "Go and practise",
    begin: "Give me a board",
    next: "Next board",
    check: "Check",
    signs: "What do the symbols mean?",
    petal: "petal",
  },
  es: {
    learn: "Aprender",
    all: "Todas las lecciones",
    practise: "Ir a practicar",
    begin: "Dame un tablero",
    next: "Siguiente tablero",
    check: "Comprobar",
    signs: "¿Qué significan los signos?",
    petal: "pétalo",
  },
};

for (const [lang, words] of Object.entries(WORDS)) {
  test(`three X-Wings are found (${lang})`, { tag: "@phone" }, async ({ open }) => {
    const { page } = await open("", { lang, seed: 1 });
    // The link is in the head or, where there is no room for it, in the menu.
    const link = page.locator(".pages a[href='/learn']");
    if (await link.isVisible()) await link.click();
    else {
      await page.locator(".game-bar .menu button").click();
      await page.getByRole("menuitem", { name: words.learn }).click();
    }
    await page.getByRole("link", { name: words.all, exact: true }).click();
    await page.getByRole("link", { name: "X-Wing", exact: true }).click();
    await page.getByRole("link", { name: words.practise }).click();
    for (const found of [1, 2, 3]) {
      const drill = await drillAfter(page, () =>
        practiceButton(page, found === 1 ? words.begin : words.next).click(),
      );
      // What matters is in view: the board and the button.
      const inView = () =>
        page.locator(".practice .shown").evaluate((board) => {
          const { top, bottom } = board.getBoundingClientRect();
          return top >= -1 && bottom <= innerHeight + 1;
        });
      await expect.poll(inView, { message: `board ${found} is in view` }).toBe(true);
      expect(patternOf(drill.shown.step)).toHaveLength(4);
      await solve(page, drill, words.check);
      await expect(page.locator(".practice .finding", { hasText: "X-Wing" })).toBeVisible();
      await expect(page.locator(".tally")).toHaveText(new RegExp(`: ${found}\\. `));
    }
  });
}

test("the signs in a drawing are explained", { tag: "@spanish" }, async ({ open, lang }) => {
  const { page } = await open("learn/death-blossom");
  await page.getByRole("button", { name: WORDS[lang].signs }).first().click();
  await expect(page.locator(".legend li").getByText(WORDS[lang].petal, { exact: true })).toBeVisible();
});
