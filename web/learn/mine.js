// The player's progress: what to practise today, and export and import as a file.

import { button, h, say, useState } from "../ui.js";
import { dueText } from "./due-day.js";
import { tally } from "./mastery.js";
import { due, keep, merged, read, stored, write } from "../progress/progress.js";
import { practiceAt } from "../progress/today.js";
import { ROOT } from "../root.js";

/** @import { Progress } from "../progress/progress.js" */

/** @param {{ title: (technique: string) => string, onLoad: () => void }} props onLoad: called when a file has changed it */
export function Mine({ title, onLoad }) {
  const [progress, setProgress] = useState(stored);
  const [problem, setProblem] = useState("");
  const [loaded, setLoaded] = useState(/** @type {{ before: Progress, count: number } | null} */ (null));
  const again = due(progress, new Date());
  const [soonest] = again.length
    ? []
    : Object.entries(progress.techniques)
        .map(([technique, { card }]) => ({ technique, at: new Date(card.due) }))
        .sort((a, b) => a.at.getTime() - b.at.getTime());
  const practised = Object.keys(progress.techniques).length;
  const load = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const found = read((await input.files?.[0]?.text()) ?? "");
    input.value = "";
    setLoaded(null);
    if (!found) return setProblem(say("practice-no-file"));
    // Another tab may have stored more since.
    const before = stored();
    const after = merged(before, found);
    if (!keep(after)) return setProblem(say("practice-no-room"));
    setProblem("");
    setLoaded({ before, count: Object.keys(found.techniques).length });
    setProgress(after);
    onLoad();
  };
  const undo = () => {
    if (!loaded || !keep(loaded.before)) return setProblem(say("practice-no-room"));
    setProgress(loaded.before);
    setLoaded(null);
    onLoad();
  };
  return h(
    "section",
    { class: "mine", "aria-labelledby": "mine-title" },
    h("h2", { id: "mine-title" }, say("practice-mine")),
    h(
      "p",
      {},
      practised === 0
        ? say("practice-none")
        : again.length === 0
          ? say("practice-nothing-due", { count: practised })
          : say("practice-due"),
      soonest && " ",
      soonest &&
        say("practice-next-due", { name: title(soonest.technique), day: dueText(soonest.at, new Date()) }),
    ),
    again.length > 0 &&
      h(
        "ul",
        {},
        again.map((technique) =>
          h("li", { key: technique }, h("a", { href: practiceAt(technique) }, title(technique))),
        ),
      ),
    practised > 0 &&
      h(
        "details",
        {},
        h("summary", {}, say("practice-all")),
        h(
          "ul",
          {},
          Object.entries(progress.techniques).map(([technique, one]) =>
            h(
              "li",
              { key: technique },
              h("a", { href: `${ROOT}learn/${technique}#practice` }, title(technique)),
              ". ",
              tally(one),
            ),
          ),
        ),
      ),
    h(
      "p",
      { class: "mine-foot" },
      practised > 0 &&
        h(
          "a",
          {
            class: "export",
            download: "jade-progress.json",
            href: `data:application/json,${encodeURIComponent(write(progress))}`,
          },
          say("practice-export"),
        ),
      h(
        "label",
        { class: "file-choice" },
        h("input", {
          type: "file",
          accept: "application/json,.json",
          onChange: (/** @type {Event} */ event) => void load(event),
        }),
        h("span", {}, say("practice-import")),
      ),
    ),
    h(
      "p",
      { role: "status" },
      loaded && [
        say("practice-loaded", { count: loaded.count }),
        " ",
        button({ onClick: undo }, say("practice-undo-load")),
      ],
    ),
    problem && h("p", { role: "alert" }, problem),
  );
}
