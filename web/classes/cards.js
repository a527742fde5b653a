// Cards that sign pupils in, to print and cut out. Their codes are shown only once.

import { button, h, say } from "../ui.js";
import { ROOT } from "../root.js";
import { encode } from "../vendor/uqr/uqr.js";
import { go } from "./state.js";
import { dayOf } from "./words.js";

/** @import { CardJson, CardsReply } from "../types/contract.js" */

/** @param {{ reply: CardsReply }} props */
export function Cards({ reply: { class: of, cards } }) {
  return [
    h("h1", { tabIndex: -1 }, say("class-cards-title", { name: of.name, count: cards.length })),
    h(
      "div",
      { class: "not-printed" },
      h("p", { class: "notice" }, say("class-cards-once")),
      h("p", {}, say("class-cards-how")),
      h(
        "p",
        { class: "buttons" },
        button({ class: "main-button", onClick: () => print() }, say("class-cards-print")),
        button({ onClick: () => void go(of.id) }, say("class-cards-done", { name: of.name })),
      ),
    ),
    h(
      "ul",
      { class: "pupil-cards" },
      cards.map((card) => h(OneCard, { key: card.pupil, card, of: of.name })),
    ),
  ];
}

/** The address that a card leads to; the code is behind “#”, so that no server logs it. @param {string} code */
export const cardAddress = (code) => `${location.origin}${ROOT}in#${code}`;

/** @param {{ card: CardJson, of: string }} props */
function OneCard({ card: { name, code, expires }, of }) {
  const { size, data } = encode(cardAddress(code), { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return h(
    "li",
    { class: "pupil-card" },
    h(
      "div",
      {},
      h("span", { class: "quiet" }, of),
      h("strong", {}, name),
      h("span", { class: "card-how" }, say("class-card-type")),
      h("span", { class: "card-address" }, `${location.host}${ROOT}in`),
      h("code", {}, code),
      h("small", {}, say("class-card-until", { day: dayOf(expires) })),
    ),
    h(
      "svg",
      {
        class: "card-qr",
        viewBox: `0 0 ${size} ${size}`,
        role: "img",
        "aria-label": say("class-card-qr", { name }),
        "shape-rendering": "crispEdges",
      },
      h("path", { d: path }),
    ),
  );
}
