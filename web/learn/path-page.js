// /learn: the path as pictures, where the pupil is, what is due, and one button to go on.

import { h, say, useState } from "../ui.js";
import { late } from "../late.js";
import { Pattern } from "./icons.js";
import { Bar } from "./mastery.js";
import { BEYOND, mastery, nextStation, PATH } from "../progress/path.js";
import { due, stored } from "../progress/progress.js";
import { laterDue } from "./tests.js";
import { practiceAt } from "../progress/today.js";
import { ROOT } from "../root.js";

/** With fewer stations mastered, one may still have to find one's place. */
const NEW = 5;

/** Below the path. */
const Mine = late(async () => (await import("./mine.js")).Mine);

/** @param {{ title: (id: string) => string }} props title: the title of a lesson */
export function PathPage({ title }) {
  const progress = stored();
  const [loads, setLoads] = useState(0);
  const next = nextStation(progress);
  const begun = PATH.some(({ id }) => mastery(progress, id) > 0);
  const mastered = PATH.filter(({ id }) => mastery(progress, id) >= 1).length;
  const [again] = due(progress, new Date());
  const [later] = laterDue(progress, new Date());
  return [
    h(
      "section",
      { key: "here", class: "path-here" },
      h(Pattern, { id: next.id }),
      h(
        "div",
        {},
        h("h1", { tabIndex: -1 }, say("lessons-title")),
        h(
          "p",
          { class: "quiet" },
          begun ? say("path-so-far", { count: mastered, of: PATH.length }) : say("path-welcome"),
        ),
        h(
          "p",
          { class: "path-go" },
          h(
            "a",
            { class: "main-button", href: `${ROOT}learn/${next.id}?do` },
            say(begun ? "path-go-on" : "path-begin", { name: title(next.id) }),
          ),
          again && h("a", { class: "due", href: practiceAt(again) }, say("path-due", { name: title(again) })),
          // Who has just begun knows none of their names.
          mastered < NEW
            ? h("a", { href: `${ROOT}learn?place` }, say("path-place"))
            : h("a", { href: `${ROOT}learn?mixed` }, say("path-mixed")),
          later &&
            h(
              "a",
              { class: "due", href: `${ROOT}learn/${later}?test=later` },
              say("test-due", { name: title(later) }),
            ),
          h("a", { href: `${ROOT}learn?growth` }, say("growth-title")),
        ),
      ),
    ),
    h(
      "ol",
      { key: "path", class: "path" },
      PATH.map(({ id }, i) => {
        const share = mastery(progress, id);
        const state = share >= 1 ? "full" : id === next.id ? "now" : "";
        return h(
          "li",
          { key: id, class: state },
          h(
            "a",
            { href: `${ROOT}learn/${id}?do`, "aria-current": state === "now" ? "step" : undefined },
            h(Pattern, { id }),
            h("span", { class: "path-number quiet" }, share >= 1 ? "✓" : i + 1),
            h("span", { class: "path-name" }, title(id)),
          ),
          h(Bar, { share }),
        );
      }),
    ),
    h("h2", { key: "beyond-title" }, say("path-beyond")),
    h(
      "ul",
      { key: "beyond", class: "beyond" },
      BEYOND.map((id) =>
        h(
          "li",
          { key: id },
          h("a", { href: `${ROOT}learn/${id}?do` }, title(id)),
          mastery(progress, id) >= 1 && " ✓",
        ),
      ),
    ),
    h("p", { key: "all" }, h("a", { href: `${ROOT}learn?all` }, say("path-list"))),
    h(Mine, { key: "mine", title, onLoad: () => setLoads(loads + 1) }),
  ];
}
