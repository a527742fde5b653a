// What the player can do with the records: export, import, erase.

import { aside, button, h, say, useState } from "../ui.js";
import { today } from "../game/today.js";
import { writeRecords } from "../keep/record-rules.js";
import { erase, records, take } from "./records.js";

/** The largest file that is read, in bytes. */
const MOST = 64_000_000;

export function Data() {
  const [told, setTold] = useState({ text: "", wrong: false });
  const [sure, setSure] = useState(false);
  const all = records.value ?? [];
  const tell = (/** @type {string} */ text, wrong = false) => setTold({ text, wrong });

  /** @param {Event & { currentTarget: HTMLInputElement }} event */
  async function read({ currentTarget: input }) {
    const file = input.files?.[0];
    // The same file can then be chosen again.
    const done = () => (input.value = "");
    if (!file) return;
    try {
      const merged = file.size > MOST ? null : await take(await file.text());
      if (merged) tell(say("statistics-imported", merged));
      else tell(say("statistics-no-file"), true);
    } catch {
      tell(say("statistics-failed"), true);
    }
    done();
  }

  async function eraseAll() {
    setSure(false);
    try {
      await erase();
      tell(say("statistics-erased"));
    } catch {
      tell(say("statistics-failed"), true);
    }
  }

  return h(
    "section",
    { class: "data", "aria-labelledby": "data-title" },
    h("h2", { id: "data-title" }, say("statistics-data")),
    aside("statistics-data-about"),
    h(
      "div",
      { class: "buttons" },
      all.length > 0 && button({ onClick: () => save(all) }, say("statistics-export")),
      h(
        "label",
        { class: "file-choice" },
        h("input", { type: "file", accept: ".json,application/json", onChange: read }),
        h("span", {}, say("statistics-import")),
      ),
      all.length > 0 && !sure && button({ onClick: () => setSure(true) }, say("statistics-erase")),
    ),
    sure &&
      h(
        "div",
        { class: "sure", role: "group", "aria-labelledby": "erase-sure" },
        h("p", { id: "erase-sure" }, say("statistics-erase-sure")),
        h(
          "div",
          { class: "buttons" },
          button({ class: "danger", onClick: () => void eraseAll() }, say("statistics-erase-yes")),
          button(
            { ref: (/** @type {HTMLElement | null} */ no) => no?.focus(), onClick: () => setSure(false) },
            say("statistics-erase-no"),
          ),
        ),
      ),
    h("p", { class: told.wrong ? "told wrong" : "told", role: "status" }, told.text),
  );
}

/** @param {import("../types/contract.js").GameRecord[]} all */
function save(all) {
  const address = URL.createObjectURL(new Blob([writeRecords(all)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), {
    href: address,
    download: `jade-games-${today()}.json`,
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
