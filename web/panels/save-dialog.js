// The sheet as text in any format: to copy, to save as a file, or to share as a link. The dialog warns of what a format
// cannot express.

import { aside, button, field, h, say, useEffect, useState } from "../ui.js";
import { formats } from "../tutor/asks.js";
import { fits, isLocal, LINK, write } from "../tutor/write.js";
import { useAnswer } from "./answer.js";
import { DialogFrame } from "./dialog.js";
import { fault, Icon } from "./icons.js";

/** The format chosen last. */
let last = LINK;

export function SaveDialog() {
  const [format, setFormat] = useState(last);
  const [done, setDone] = useState("");
  const list = useAnswer(formats, "");
  const answer = useAnswer(() => write(format), format);
  useEffect(() => setDone(""), [format]);
  const known = (list.reply?.formats ?? []).filter(fits);
  const now = known.find(({ id }) => id === format);
  const text = answer.reply?.text ?? "";
  // Browsers offer the clipboard only in a secure context.
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"))).then(
      () => setDone("save-copied"),
      () => setDone("save-not-copied"),
    );
  return h(
    DialogFrame,
    { title: say("save-title"), look: "wide" },
    field(
      "save-format",
      h(
        "select",
        {
          value: format,
          onChange: (/** @type {Event} */ event) =>
            setFormat((last = /** @type {HTMLSelectElement} */ (event.target).value)),
        },
        known.map(({ id, name }) => h("option", { key: id, value: id }, name)),
      ),
    ),
    now && aside("save-carries", { what: now.carriesText }),
    (answer.problem || list.problem) && fault(answer.problem || list.problem),
    answer.reply?.lostText &&
      h("p", { class: "fault lost", role: "status" }, h(Icon, { name: "warning" }), answer.reply.lostText),
    format === LINK &&
      isLocal() &&
      h("p", { class: "fault" }, h(Icon, { name: "warning" }), say("save-local")),
    h("textarea", {
      rows: 6,
      readOnly: true,
      value: text,
      "aria-label": say("save-text"),
      spellcheck: false,
    }),
    h(
      "div",
      { class: "buttons" },
      button({ class: "main-button", "aria-disabled": !text, onClick: copy }, say("save-copy")),
      button(
        {
          "aria-disabled": !text,
          onClick: () =>
            text &&
            download(new Blob([text], { type: "text/plain" }), `jade.${answer.reply?.extension ?? "txt"}`),
        },
        say("save-file"),
      ),
    ),
    h("p", { class: "quiet", role: "status" }, done && say(done)),
  );
}

/** Downloads a file. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
