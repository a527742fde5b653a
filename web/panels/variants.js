// A new puzzle of a variant: what it asks for in a sentence, and how hard it is to be.

import { button, h, say, useEffect, useState } from "../ui.js";
import { ROOT } from "../root.js";
import { order } from "../commands/orders.js";
import { playVariant } from "../commands/variant-order.js";
import { seedOfDay, today } from "../game/today.js";
import { rulesOfDay } from "../game/variant-of-day.js";
import { VARIANTS } from "../game/variants.js";
import { loadRules } from "../rules-late.js";
import { settings } from "../settings.js";
import { dispatch } from "../store.js";
import { fault } from "./icons.js";

const LEVELS = /** @type {const} */ (["easy", "medium", "hard"]);

export function Variants() {
  const [ready, setReady] = useState(false);
  const [level, setLevel] = useState(/** @type {typeof LEVELS[number]} */ ("easy"));
  const { lang } = settings.value;
  useEffect(() => {
    void loadRules().then(() => setReady(true));
  }, [lang]);
  const { busy, problem } = order.value;
  const play = async (/** @type {Parameters<typeof playVariant>} */ ...which) => {
    if (await playVariant(...which)) dispatch({ type: "dialogClosed" });
  };
  if (!ready) return null;
  const day = today();
  const { rules: ofToday, rule: named } =
    VARIANTS.find(({ rules }) => rules === rulesOfDay(day)) ?? VARIANTS[0];
  return [
    h(
      "div",
      { class: "variants" },
      button(
        { class: "variant-of-day", onClick: () => void play(ofToday, "medium", seedOfDay(day)) },
        h("strong", {}, say("variants-today", { name: say(`rule-${named}`) })),
        h("span", { class: "quiet" }, say("variants-today.more", { what: say(`rule-${named}.what`) })),
      ),
    ),
    h("p", { class: "quiet" }, say("variants-text")),
    h(
      "fieldset",
      { class: "segments" },
      h("legend", {}, say("variants-level")),
      LEVELS.map((one) =>
        h(
          "label",
          { class: "choice", key: one },
          h("input", {
            type: "radio",
            name: "variant-level",
            checked: level === one,
            onChange: () => setLevel(one),
          }),
          h("span", {}, say(`page-level-${one}`)),
        ),
      ),
    ),
    h(
      "ul",
      { class: "variants" },
      VARIANTS.map(({ rules, rule, value = 0 }) =>
        h(
          "li",
          { key: rules },
          button(
            { "aria-busy": busy === rules, onClick: () => void play(rules, level) },
            h("strong", {}, say(`rule-${rule}`)),
            h(
              "span",
              { class: "quiet" },
              busy === rules ? say("start-busy") : say(`rule-${rule}.what`, { value }),
            ),
          ),
        ),
      ),
    ),
    h("div", { role: "status" }, problem && fault(problem)),
    h("p", {}, h("a", { href: `${ROOT}desk` }, say("variants-make"))),
  ];
}
