// The player's own collections: adding files, and removing a collection.

import { aside, button, field, h, say, useState, valued } from "../ui.js";
import { fault } from "../panels/icons.js";
import { faultText } from "../words/fault.js";
import { add, remove } from "./api.js";

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
  const [told, setTold] = useState("");
  const [problem, setProblem] = useState("");
  const take = async (/** @type {HTMLInputElement} */ input) => {
    const texts = await Promise.all([...(input.files ?? [])].map((file) => file.text()));
    // Allows choosing the same file again.
    input.value = "";
    if (!texts.length) return;
    const into = name.trim() || say("own-default");
    setTold("");
    setProblem("");
    try {
      await add(into, texts.join("\n"), (event) => {
        if (event.event === "failed") setProblem(event.message);
        else if (event.event === "progress")
          setTold(say("own-importing", { count: event.read, of: event.all }));
        else {
          setTold(say("own-imported", { count: event.new, of: event.read }));
          if (event.errors.length)
            setProblem(say("own-unread", { count: event.errors.length, first: event.errors[0].message }));
          if (event.read) done(into);
        }
      });
    } catch (error) {
      setTold("");
      setProblem(faultText(error));
    }
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
    h("p", { role: "status" }, told),
    problem && fault(problem),
  );
}
