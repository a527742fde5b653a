// What a pupil sees: what there is to do, how far it is done, and how they do with techniques.

import { aside, button, h, say, useState } from "../ui.js";
import { messageOf } from "../account/fields.js";
import { handOver } from "../storage/hand-over.js";
import { useAnswer } from "../panels/answer.js";
import { Icon } from "../panels/icons.js";
import { ROOT } from "../root.js";
import { settings } from "../settings.js";
import { change } from "./state.js";
import { isStuck, techniquesOf, together } from "./table.js";
import { doneText, loadNames, moment, taskText, timeText } from "./words.js";

/** @import { ClassTask, OwnAssignmentJson, OwnClassJson } from "../types/contract.js" */
/** @import { Names } from "./words.js" */

/**
 * @param {{ own: OwnClassJson, now: number, ahead: number }} props ahead: by how many milliseconds the clock of this device is
 *   ahead of the server’s
 */
export function Own({ own, now, ahead }) {
  const names = useAnswer(loadNames, settings.value.lang).reply ?? undefined;
  const open = own.assignments.filter(({ closes }) => closes > now);
  const over = own.assignments.filter(({ closes }) => closes <= now);
  // What closes first is to be done first.
  open.reverse();
  return [
    h("h1", { tabIndex: -1 }, say("class-hello", { name: own.name })),
    h("p", { class: "quiet" }, own.className),
    h(
      "section",
      { "aria-labelledby": "to-do-title" },
      h("h2", { id: "to-do-title" }, say("class-to-do")),
      open.length === 0 && aside("class-to-do-none"),
      open.map((one) => h(Item, { key: one.id, one, now, ahead, names })),
    ),
    over.length > 0 &&
      h(
        "section",
        { "aria-labelledby": "over-title" },
        h("h2", { id: "over-title" }, say("class-over")),
        over.map((one) => h(Item, { key: one.id, one, now, ahead, names })),
      ),
    h(Mine, { own, names }),
  ];
}

/** @param {{ one: OwnAssignmentJson, now: number, ahead: number, names: Names | undefined }} props */
function Item({ one, now, ahead, names }) {
  const { id, title, task, result, exam, opens, closes } = one;
  const [message, setMessage] = useState("");
  const isOver = closes <= now;
  const begin = () => change("begin", { assignment: id }).catch((error) => setMessage(messageOf(error)));
  const when = moment(opens > now ? opens : closes);
  return h(
    "article",
    { class: "card", "aria-labelledby": `title-${id}` },
    h("h3", { id: `title-${id}` }, title, exam && h("span", { class: "tag" }, say("class-exam"))),
    task && h("p", {}, taskText(task, names)),
    h(
      "p",
      { class: "quiet" },
      say(opens > now ? "class-opens" : isOver ? "class-closed" : "class-open-until", { when }),
    ),
    task && result && h(Doing, { one, task, isOver, ahead }),
    !task &&
      opens <= now && [
        h("p", {}, say("class-exam-before")),
        h(
          "p",
          { class: "buttons" },
          button({ class: "main-button", onClick: () => void begin() }, say("class-exam-begin")),
        ),
      ],
    message && h("p", { class: "fault", role: "alert" }, message),
  );
}

/** @param {{ one: OwnAssignmentJson, task: ClassTask, isOver: boolean, ahead: number }} props */
function Doing({ one, task, isOver, ahead }) {
  const { result } = one;
  if (!result) return null;
  const isDone = result.done >= result.of;
  return [
    h(
      "p",
      { class: isDone ? "all-done" : "" },
      isDone && h(Icon, { name: "done" }),
      isDone ? say("class-all-done") : doneText(result),
      result.late && ` · ${say("class-late")}`,
    ),
    task.kind === "puzzles"
      ? h(
          "ol",
          { class: "to-play" },
          task.puzzles.map((puzzle, place) => {
            const solve = result.puzzles[place];
            const solved = solve?.solved;
            const text = solved
              ? say("class-solved", { time: timeText(solve.seconds), hints: solve.hints })
              : say("class-not-solved");
            const play = () => {
              handOver({
                ...puzzle,
                entries: ".".repeat(puzzle.givens.length),
                label: { task: one.title },
                since: (result.begun ?? one.opens) + ahead,
                ...(task.hints === undefined ? {} : { help: helpOf(task.hints) }),
              });
              location.assign(ROOT);
            };
            return h(
              "li",
              { key: place },
              h("span", { class: solved ? "all-done" : "" }, text),
              !solved &&
                !(one.exam && isOver) &&
                button({ class: "main-button", onClick: play }, say("class-play", { number: place + 1 })),
            );
          }),
        )
      : !isDone &&
        h(
          "p",
          { class: "buttons" },
          h(
            "a",
            {
              class: "link-button",
              href: `${ROOT}learn/${task.kind === "station" ? `${task.station}?do` : `${task.technique}#practice`}`,
            },
            say(task.kind === "station" ? "class-open-lesson" : "class-open-drill"),
          ),
        ),
  ];
}

/** How much help a game allows. @param {number} hints */
const helpOf = (hints) =>
  /** @type {import("../types/page.js").Help} */ (hints === 0 ? "exam" : String(hints));

/** @param {{ own: OwnClassJson, names: Names | undefined }} props */
function Mine({ own: { techniques }, names }) {
  const nameOf = (/** @type {string} */ id) => names?.techniques.get(id) ?? id;
  const ids = techniquesOf([techniques], [...(names?.techniques.keys() ?? [])]);
  return h(
    "section",
    { "aria-labelledby": "mine-title" },
    h("h2", { id: "mine-title" }, say("class-mine")),
    ids.length === 0
      ? aside("class-mine-none")
      : h(
          "div",
          { class: "wide-table", tabIndex: 0, role: "group", "aria-labelledby": "mine-title" },
          h(
            "table",
            { class: "class-table" },
            h(
              "thead",
              {},
              h(
                "tr",
                {},
                ["technique", "csv-seen", "csv-unaided", "csv-helped", "csv-missed"].map((id) =>
                  h("th", { key: id, scope: "col" }, say(`class-${id}`)),
                ),
              ),
            ),
            h(
              "tbody",
              {},
              ids.map((id) => {
                const one = techniques.find(({ technique }) => technique === id);
                const sum = together(/** @type {NonNullable<typeof one>} */ (one));
                return h(
                  "tr",
                  { key: id },
                  h("th", { scope: "row" }, h("a", { href: `${ROOT}learn/${id}` }, nameOf(id))),
                  h("td", {}, sum.all),
                  h("td", { class: isStuck(sum) ? "stuck" : "" }, sum.unaided),
                  h("td", {}, sum.helped),
                  h("td", {}, sum.missed),
                );
              }),
            ),
          ),
        ),
    h(
      "p",
      { class: "buttons" },
      h("a", { class: "link-button", href: `${ROOT}statistics` }, say("class-statistics")),
    ),
    aside("class-teacher-sees"),
  );
}
