// How each technique came up in the games, and how the player found it.

import { aside, h, say } from "../ui.js";
import { useAnswer } from "../panels/answer.js";
import { ROOT } from "../root.js";
import { settings } from "../settings.js";
import { get } from "../tutor/api.js";

/** @import { TechniquesReply, TechniqueStatistics } from "../types/contract.js" */

/** The number of techniques that are shown at once. */
const SHOWN = 10;

/** @returns {Promise<TechniquesReply>} */
const names = () => get("techniques", { lang: settings.peek().lang });

/** @param {{ list: TechniqueStatistics[] }} props */
export function Techniques({ list }) {
  const { reply } = useAnswer(names, "");
  const known = [...(reply?.techniques ?? []), ...(reply?.onRequest ?? []), ...(reply?.beforeMarks ?? [])];
  const nameOf = new Map(known.map(({ id, name }) => [id, name]));
  const rest = list.slice(SHOWN);
  return h(
    "section",
    { "aria-labelledby": "techniques-title" },
    h("h2", { id: "techniques-title" }, say("statistics-techniques")),
    list.length === 0 ? aside("statistics-techniques-none") : aside("statistics-techniques-about"),
    list.length > 0 && h(Key, {}),
    list.length > 0 && h(Table, { list: list.slice(0, SHOWN), nameOf }),
    rest.length > 0 &&
      h(
        "details",
        { class: "behind" },
        h("summary", {}, say("statistics-techniques-more", { count: rest.length })),
        h(Table, { list: rest, nameOf }),
      ),
  );
}

const RUNGS = ["where", "technique", "cells", "reasoning"];

/** How many hints ended at which rung. @param {number[]} helped */
const rungsText = (helped) =>
  helped
    .map((count, i) => count && `${count} × ${say(`rung-${RUNGS[i]}`)}`)
    .filter(Boolean)
    .join(", ");

const PARTS = /** @type {const} */ (["unaided", "helped", "missed"]);

/** What the colours of the bars mean. */
const Key = () =>
  h(
    "ul",
    { class: "bar-key", "aria-hidden": "true" },
    PARTS.map((part) =>
      h("li", { key: part }, h("i", { class: `swatch bar-${part}` }), say(`statistics-${part}`)),
    ),
  );

/** @param {{ list: TechniqueStatistics[], nameOf: Map<string, string> }} props */
const Table = ({ list, nameOf }) =>
  h(
    "table",
    { class: "figures techniques", "aria-labelledby": "techniques-title" },
    h(
      "thead",
      {},
      h(
        "tr",
        {},
        ["technique", "how", "seen", "unaided", "helped", "missed", "lately"].map((id) =>
          h("th", { key: id, scope: "col", class: `of-${id}` }, say(`statistics-${id}`)),
        ),
      ),
    ),
    h(
      "tbody",
      {},
      list.map((one) =>
        h(Row, { key: one.technique, one, name: nameOf.get(one.technique) ?? one.technique }),
      ),
    ),
  );

/** @param {{ one: TechniqueStatistics, name: string }} props */
function Row({ one, name }) {
  const { technique, seen, unaided, helped, missed, lately, before } = one;
  const [first, second, third, fourth] = helped;
  const parts = { unaided, helped: first + second + third + fourth, missed };
  let from = 0;
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, h("a", { href: `${ROOT}learn/${technique}` }, name)),
    h(
      "td",
      { class: "of-how" },
      h(
        "svg",
        { class: "bar", viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
        PARTS.map((part) => {
          const x = from;
          from += (100 * parts[part]) / seen;
          return h("rect", { key: part, class: `bar-${part}`, x, width: from - x, height: 10 });
        }),
      ),
    ),
    h("td", { "data-name": say("statistics-seen") }, seen),
    h("td", { "data-name": say("statistics-unaided") }, unaided),
    h(
      "td",
      { "data-name": say("statistics-helped") },
      parts.helped,
      parts.helped > 0 && h("small", {}, rungsText(helped)),
    ),
    h("td", { "data-name": say("statistics-missed") }, missed),
    h(
      "td",
      {
        class: before !== undefined && lately > before ? "better" : "",
        "data-name": say("statistics-lately"),
      },
      before === undefined || before === lately
        ? say("statistics-share", { percent: lately })
        : say("statistics-share-before", { percent: lately, before }),
    ),
  );
}
