// A puzzle being written, in the tutor's panel: its size, the result of the check, and the buttons to finish or cancel.

import { aside, button, field, h, say } from "../ui.js";
import { runCommand } from "../commands/run.js";
import { problemText } from "../words/fault.js";
import { fault } from "./icons.js";
import { Lines, Spans } from "./spans.js";

/** @import { Draft as State } from "../types/page.js" */

/** The boxes of the boards that can be written, as rows and columns. */
export const SHAPES = [
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 3],
  [2, 5],
  [3, 4],
  [4, 4],
];

/** @param {{ writing: State }} props */
export function Writing({ writing: { sheet, status, reply, problem } }) {
  const { boxRows, boxColumns } = sheet.board;
  const count = sheet.givens.filter(Boolean).length;
  return [
    status === "writing" && h("p", {}, say("writing-intro")),
    reply && h("p", {}, h(Spans, { text: reply.text })),
    reply && h(Lines, { lines: reply.conflicts.map(({ text }) => text) }),
    reply && aside("writing-correct"),
    problem && fault(problemText(say, problem)),
    status === "checking" && aside("writing-checking"),
    field(
      "writing-size",
      h(
        "select",
        {
          value: `${boxRows}x${boxColumns}`,
          onChange: (/** @type {Event} */ event) => {
            const [rows, columns] = /** @type {HTMLSelectElement} */ (event.target).value
              .split("x")
              .map(Number);
            runCommand({ do: "write", boxRows: rows, boxColumns: columns });
          },
        },
        SHAPES.map(([rows, columns]) =>
          h(
            "option",
            { key: rows * columns, value: `${rows}x${columns}` },
            `${rows * columns}×${rows * columns}`,
          ),
        ),
      ),
    ),
    aside("writing-count", { count }),
  ];
}

/** @param {{ writing: State }} props */
export const WritingActions = ({ writing: { status, sheet } }) => [
  button(
    {
      key: "done",
      class: "main-button",
      "aria-disabled": Boolean(status === "checking" || !sheet.givens.some(Boolean)),
      onClick: () => sheet.givens.some(Boolean) && runCommand({ do: "writeDone" }),
    },
    say("writing-done"),
  ),
  button({ key: "cancel", onClick: () => runCommand({ do: "writeCancel" }) }, say("writing-cancel")),
];
