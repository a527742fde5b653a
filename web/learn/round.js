// A round of three boards of one technique: what somebody does who has just met it in a game. It leads back there.

import { h, say, useEffect, useState } from "../ui.js";
import { settings } from "../settings.js";
import { faultText } from "../words/fault.js";
import { drill } from "./api.js";
import { Next } from "./next.js";
import { Practice } from "./practice.js";
import { ROOT } from "../root.js";

/** @import { DrillReply, LessonReply } from "../types/contract.js" */

/** The number of boards of a round. */
const ROUND = 3;
/** How often to request another board if one of this round comes again. */
const AGAIN = 4;

/** @param {{ reply: LessonReply }} props */
export function Round({ reply: { id, title } }) {
  const [boards, setBoards] = useState(/** @type {DrillReply[]} */ ([]));
  const [unaidedCount, setUnaidedCount] = useState(0);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState("");
  const texts = new Set(boards.map(({ shown }) => JSON.stringify(shown.sheet)));
  const next = async (/** @type {DrillReply[]} */ before) => {
    try {
      const wish = /** @type {const} */ ({ technique: id, kind: "find", grade: "exclusive" });
      const lang = settings.peek().lang;
      let found = await drill({ ...wish, lang });
      for (let i = 0; i < AGAIN && texts.has(JSON.stringify(found.shown.sheet)); i++)
        found = await drill({ ...wish, lang });
      setBoards([...before, found]);
      setProblem("");
    } catch (error) {
      setProblem(faultText(error));
    }
  };
  const begin = () => {
    setUnaidedCount(0);
    setOver(false);
    setBoards([]);
    void next([]);
  };
  useEffect(begin, []);
  const now = boards[boards.length - 1];
  const number = boards.length;
  return h(
    "article",
    { class: "station round" },
    h("h1", { tabIndex: -1 }, say("round-title", { name: title })),
    over
      ? [
          h(
            "p",
            { class: "mastered", key: "end", role: "status" },
            say("round-end", { count: unaidedCount, of: ROUND }),
          ),
          h(
            "p",
            { class: "buttons", key: "on" },
            h("a", { class: "main-button round-back", href: ROOT }, say("round-back")),
            h("button", { type: "button", onClick: begin }, say("round-again")),
          ),
        ]
      : [
          now &&
            h(
              "p",
              { class: "quiet round-place", key: "place" },
              say("mixed-place", { number, count: ROUND }),
            ),
          number === 1 && h("p", { key: "how" }, say("round-how")),
          now &&
            h(Practice, {
              key: `board ${number}`,
              technique: id,
              plain: true,
              given: {
                reply: now,
                wrong: 0,
                next: () => (number < ROUND ? void next(boards) : setOver(true)),
              },
              onRecord: (unaided) => unaided && setUnaidedCount(unaidedCount + 1),
            }),
        ],
    problem && [
      h("p", { role: "alert", key: "problem" }, problem),
      h(Next, { key: "again", onGo: () => void next(boards), text: "action-retry" }),
    ],
    h(
      "footer",
      { class: "station-foot" },
      h("a", { href: `${ROOT}learn/${id}` }, say("path-read")),
      !over && h("a", { href: ROOT }, say("round-back")),
    ),
  );
}
