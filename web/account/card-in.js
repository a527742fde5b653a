// What a card of a pupil leads to: a button that signs in, so that nothing but the pupil spends the card.

import { h, say } from "../ui.js";
import { Form } from "./fields.js";
import { useCard } from "./state.js";

/** @param {{ code: string }} props code: in the address; "" if the pupil types it */
export const CardIn = ({ code }) => [
  h("h1", { tabIndex: -1 }, say("class-card-title")),
  h("p", {}, say("class-card-about")),
  h(
    "section",
    { class: "card" },
    h(Form, {
      id: "card",
      submit: "class-card-do",
      fields: [{ name: "code", label: "class-card-code", value: code, autocomplete: "off" }],
      send: ({ code }) => useCard(code),
    }),
  ),
];
