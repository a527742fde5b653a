// The field for the names of pupils: typed, pasted, or made up.

import { button, h, say, useState, valued } from "../ui.js";
import { madeUp, MOST, namesIn } from "./names.js";

/**
 * @param {object} props
 * @param {string} props.id
 * @param {{ current: HTMLTextAreaElement | null }} props.field
 * @param {string[]} props.taken the names that the class has already
 */
export function NamesField({ id, field, taken }) {
  const most = MOST - taken.length;
  const [count, setCount] = useState(Math.min(most, taken.length ? 1 : 20));
  const makeUp = () => {
    const area = field.current;
    if (!area) return;
    const now = namesIn(area.value);
    const more = Math.max(0, Math.min(count, most - now.length));
    area.value = [...now, ...madeUp(more, say("class-friendly"), [...taken, ...now])].join("\n");
  };
  return h(
    "div",
    { class: "account-field names-field" },
    h("label", { for: id }, say("class-names")),
    h("small", { id: `${id}-more` }, say("class-names-more")),
    h("textarea", { id, ref: field, rows: 8, spellcheck: false, "aria-describedby": `${id}-more` }),
    h(
      "span",
      { class: "made-up" },
      h("label", { for: `${id}-count` }, say("class-made-up")),
      h("input", {
        id: `${id}-count`,
        type: "number",
        min: 1,
        max: most,
        value: count,
        onInput: valued((value) => setCount(Number(value) || 0)),
      }),
      button({ onClick: makeUp }, say("class-made-up-do")),
    ),
  );
}
