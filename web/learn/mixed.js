// A round of ten boards whose technique is not named. Which one is it? That is the harder half of finding it.

import { button, h, say, useEffect, useState } from "../ui.js";
import { settings } from "../settings.js";
import { applyEvent } from "../game/events.js";
import { sheetData, sheetFrom } from "../game/sheet.js";
import { BoardView } from "../panels/board-view.js";
import { faultText } from "../words/fault.js";
import { drill } from "./api.js";
import { Next } from "./next.js";
import { DRILLS, isWalked, PATH } from "../progress/path.js";
import { Practice } from "./practice.js";
import { known, stored } from "../progress/progress.js";
import { ROOT } from "../root.js";

/** @import { DrillReply, LessonsReply } from "../types/contract.js" */

/** The number of boards of a round. */
const ROUND = 10;
/** The number of techniques to choose from. */
const CHOICES = 4;
/** What a beginner is asked about, until there are techniques enough that were found. */
const FIRST = ["naked-single", "pointing", "claiming", "naked-pair"];
/** What is seen without looking for it. */
const PLAIN = ["full-house", "hidden-single"];

/** @template T @param {T[]} list @returns {T[]} in any order */
const shuffled = (list) =>
  list
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

/** The techniques that may come: those found in practice, and what a beginner is asked about. */
export function pool() {
  const progress = stored();
  const walked = PATH.filter(({ id }) => isWalked(progress, id)).map(({ id }) => id);
  const mine = [...known(progress), ...walked].filter(
    (id) => !(id in DRILLS) && id !== "rules" && !PLAIN.includes(id),
  );
  const all = [...new Set(mine)];
  return all.length >= CHOICES ? all : [...new Set([...all, ...FIRST])];
}

/**
 * The same board with all candidates written. Only boards of singles come without them, which would give the technique away.
 * @param {DrillReply} reply @returns {DrillReply}
 */
function withCandidates(reply) {
  const sheet = sheetFrom(reply.shown.sheet);
  if (sheet.candidates.some((list) => list !== null)) return reply;
  const full = sheetData(applyEvent(sheet, { type: "fillCandidates" }));
  return { ...reply, shown: { ...reply.shown, sheet: full } };
}

/** @param {{ reply: LessonsReply }} props */
export function Mixed({ reply }) {
  const titles = new Map(
    reply.chapters.flatMap(({ lessons }) => lessons.map(({ id, title }) => [id, title])),
  );
  const [number, setNumber] = useState(0);
  const [unaidedCount, setUnaidedCount] = useState(0);
  const [board, setBoard] = useState(/** @type {{ reply: DrillReply, choices: string[] } | null} */ (null));
  const [wrong, setWrong] = useState(/** @type {string[]} */ ([]));
  const [named, setNamed] = useState(false);
  const [problem, setProblem] = useState("");
  const next = async () => {
    const all = pool();
    const [technique] = shuffled(all);
    try {
      const found = await drill({ technique, lang: settings.peek().lang, kind: "find", grade: "exclusive" });
      const others = shuffled(all.filter((id) => id !== technique)).slice(0, CHOICES - 1);
      setBoard({ reply: withCandidates(found), choices: shuffled([technique, ...others]) });
      setWrong([]);
      setNamed(false);
      setNumber(number + 1);
      setProblem("");
    } catch (error) {
      setProblem(faultText(error));
    }
  };
  useEffect(() => void next(), []);
  const title = h("h1", { tabIndex: -1 }, say("path-mixed"));
  if (problem) return [title, h("p", { role: "alert" }, problem)];
  if (number > ROUND)
    return [
      title,
      h("p", { class: "mastered" }, say("mixed-end", { count: unaidedCount, of: ROUND })),
      h(Next, { onGo: () => (setUnaidedCount(0), setNumber(0), void next()), text: "mixed-again" }),
      h("p", {}, h("a", { href: `${ROOT}learn` }, say("path-all"))),
    ];
  if (!board) return title;
  const { technique, shown } = board.reply;
  return [
    title,
    h("p", { class: "quiet" }, say("mixed-place", { number, count: ROUND })),
    named
      ? h(Practice, {
          key: `board ${number}`,
          technique,
          plain: true,
          from: "mixed",
          given: { reply: board.reply, wrong: wrong.length, next: () => void next() },
          onRecord: (unaided) => unaided && setUnaidedCount(unaidedCount + 1),
        })
      : h(
          "div",
          { class: "shown", key: `name ${number}` },
          h(
            "div",
            { class: "shown-body" },
            h(BoardView, { look: "shown-board", label: say("lessons-board"), sheet: sheetFrom(shown.sheet) }),
            h(
              "div",
              { class: "walk" },
              h("p", { class: "ask" }, say("mixed-which")),
              h(
                "div",
                { class: "choices" },
                board.choices.map((id) =>
                  button(
                    {
                      key: id,
                      disabled: wrong.includes(id),
                      onClick: () => (id === technique ? setNamed(true) : setWrong([...wrong, id])),
                    },
                    titles.get(id) ?? id,
                  ),
                ),
              ),
              h(
                "div",
                { role: "status" },
                wrong.length > 0 &&
                  h(
                    "p",
                    { class: "said wrong" },
                    say("mixed-not", { name: titles.get(wrong[wrong.length - 1]) ?? "" }),
                  ),
              ),
            ),
          ),
        ),
  ];
}
