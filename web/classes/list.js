// A teacher's classes, and the form for a new one.

import { aside, h, say, useRef } from "../ui.js";
import { Form } from "../account/fields.js";
import { ROOT } from "../root.js";
import { AccountError } from "../sync/server.js";
import { addressOf, change, go } from "./state.js";
import { NamesField } from "./names-field.js";
import { MOST, namesIn } from "./names.js";

/** @import { ClassJson } from "../types/contract.js" */

/** @param {{ list: ClassJson[] }} props */
export function List({ list }) {
  return [
    h("h1", { tabIndex: -1 }, say("class-title")),
    aside("class-about"),
    h("p", {}, h("a", { href: `${ROOT}learn/for-teachers` }, say("class-plan"))),
    list.length > 0 &&
      h(
        "ul",
        { class: "class-list" },
        list.map((one) => h("li", { key: one.id }, h(ClassLink, { one }))),
      ),
    h(NewClass, { first: list.length === 0 }),
  ];
}

/** @param {{ one: ClassJson }} props */
const ClassLink = ({ one: { id, name, pupils } }) =>
  h(
    "a",
    {
      class: "card class-link",
      href: addressOf(id),
      onClick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void go(id);
      },
    },
    h("strong", {}, name),
    h("span", { class: "quiet" }, say("class-pupils", { count: pupils })),
  );

/** @param {{ first: boolean }} props whether the teacher has none yet */
function NewClass({ first }) {
  const names = /** @type {{ current: HTMLTextAreaElement | null }} */ (useRef(null));
  return h(
    "details",
    { class: "card fold-card", open: first },
    h("summary", {}, h("h2", {}, say("class-new"))),
    h(
      Form,
      {
        id: "class",
        submit: "class-new-do",
        fields: [{ name: "name", label: "class-name", more: "class-name-more" }],
        send: async ({ name }) => {
          const pupils = namesIn(names.current?.value ?? "");
          if (pupils.length === 0) throw new AccountError(say("class-no-names"));
          if (pupils.length > MOST) throw new AccountError(say("class-too-many", { count: MOST }));
          await change("add", { name, pupils });
        },
      },
      h(NamesField, { id: "class-names", field: names, taken: [] }),
    ),
  );
}
