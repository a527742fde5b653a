// The player's own collections: adding files, and removing a collection.

import { aside, button, field, h, say, useState, valued } from "../ui.js";
import { fault } from "../panels/icons.js";
import { faultText } from "../words/fault.js";
import { add, remove } from "./api.js";
import { pieces } from "./pieces.js";

/** Removes a collection after a confirmation: it cannot be undone. @param {{ name: string, done: () => void }} props */
export function Remove({ name, done }) {
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState("");
  const go = () => remove(name).then(done, (error) => setProblem(faultText(error)));
  return h(
    "div",
    { class: "buttons" },
    button(
      { onClick: () => (sure ? void go() : setSure(true)) },
      say(sure ? "own-remove-sure" : "own-remove", { name }),
    ),
    sure && button({ onClick: () => setSure(false) }, say("writing-cancel")),
    problem && fault(problem),
  );
}

/** Adds files to a collection. @param {{ names: string[], done: (name: string) => void }} props names: existing collections */
export function Import({ names, done }) {
  const [name, setName] = useState("");
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState("");
  const take = async (/** @type {HTMLInputElement} */ input) => {
    const files = [...(input.files ?? [])];
    // Allows choosing the same file again.
    const texts = await Promise.all(files.map((file) => file.text()));
    input.value = "";
    if (!texts.length) return;
    const into = name.trim() || say("own-default");
    setMessage("");
    setProblem("");
    /** @type {string[]} */
    const parts = [];
    for (const [index, text] of texts.entries()) {
      const cut = pieces(text);
      if (!cut) return setProblem(say("own-too-large", { name: files[index].name }));
      parts.push(...cut);
    }
    const sum = { read: 0, new: 0, errors: 0, first: "" };
    try {
      for (const [index, part] of parts.entries()) {
        let failed = false;
        await add(into, part, (event) => {
          if (event.event === "failed") {
            failed = true;
            setProblem(event.message);
          } else if (event.event === "progress") {
            const count = sum.read + event.read;
            setMessage(
              parts.length === 1
                ? say("own-importing", { count, of: event.all })
                : say("own-importing-part", { count, from: index + 1, of: parts.length }),
            );
          } else {
            sum.read += event.read;
            sum.new += event.new;
            sum.errors += event.errors.length;
            sum.first ||= event.errors[0]?.message ?? "";
          }
        });
        if (failed) break;
      }
      setMessage(say("own-imported", { count: sum.new, of: sum.read }));
      if (sum.errors) setProblem(say("own-unread", { count: sum.errors, first: sum.first }));
    } catch (error) {
      setMessage("");
      setProblem(faultText(error));
    }
    if (sum.read) done(into);
  };
  return h(
    "section",
    { class: "own" },
    h("h2", {}, say("own-add-title")),
    aside("own-about"),
    h(
      "div",
      { class: "row-form" },
      field(
        "own-into",
        h("input", {
          type: "text",
          list: "own-names",
          value: name,
          maxLength: 60,
          placeholder: say("own-default"),
          onInput: valued(setName),
        }),
        h(
          "datalist",
          { id: "own-names" },
          names.map((one) => h("option", { key: one, value: one })),
        ),
      ),
      h(
        "label",
        { class: "file-button" },
        say("own-add"),
        h("input", {
          type: "file",
          multiple: true,
          onChange: (/** @type {Event} */ event) => void take(/** @type {HTMLInputElement} */ (event.target)),
        }),
      ),
    ),
    h("p", { role: "status" }, message),
    problem && fault(problem),
  );
}
