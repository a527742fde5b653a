// A lesson: its text, its boards, and another board on request.

import { button, h, say, useState } from "../ui.js";
import { settings } from "../settings.js";
import { faultText } from "../words/fault.js";
import { another } from "./api.js";
import { Practice } from "./practice.js";
import { Pattern } from "./icons.js";
import { DRILLS, stationOf } from "../progress/path.js";
import { Shown } from "./shown.js";
import { Beginners } from "./station.js";
import { ROOT } from "../root.js";

/** @import { BlockJson, LessonLink, LessonReply, PieceJson, ShownJson } from "../types/contract.js" */

/**
 * The blocks of a lesson: its first board, with the heading above it, stands beside the words that lead to it.
 * @param {LessonReply} reply
 */
function parts({ blocks }) {
  const at = blocks.findIndex(({ kind }) => kind === "example");
  if (at < 0) return { words: [], board: [], rest: blocks };
  const from = blocks[at - 1]?.kind === "heading" ? at - 1 : at;
  return { words: blocks.slice(0, from), board: blocks.slice(from, at + 1), rest: blocks.slice(at + 1) };
}

/** @param {{ reply: LessonReply }} props */
export function Lesson({ reply }) {
  const name = reply.technique ? reply.title : "";
  const { words, board, rest } = parts(reply);
  const all = (/** @type {BlockJson[]} */ blocks) =>
    blocks.map((block, i) => h(Block, { key: i, block, name }));
  const about = h(
    "div",
    { class: "about quiet" },
    reply.level && h("p", {}, say("lessons-level"), " ", say(`lessons-level-${reply.level}`)),
    h(Links, { text: "lessons-needs", links: reply.needs }),
    stationOf(reply.id) &&
      h("p", {}, h("a", { href: `${ROOT}learn/${reply.id}?do` }, say("path-to-station"))),
    (reply.technique || DRILLS[reply.id]) &&
      h("p", {}, h("a", { href: "#practice", onClick: toPractice }, say("lessons-practise"))),
  );
  return h(
    "article",
    { class: "lesson" },
    h(
      "h1",
      { tabIndex: -1 },
      Boolean(stationOf(reply.id)?.number) && h(Pattern, { id: reply.id }),
      reply.title,
    ),
    board.length === 0
      ? about
      : h(
          "div",
          { class: "lesson-start" },
          h("div", { class: "lesson-words" }, about, all(words)),
          h("div", { class: "lesson-board" }, all(board)),
        ),
    all(rest),
    reply.technique && h(Another, { technique: reply.id, name: reply.title }),
    reply.technique && h(Practice, { key: `practice ${reply.id}`, technique: reply.id }),
    DRILLS[reply.id] &&
      h(
        "section",
        { class: "practice", id: "practice" },
        h("h2", {}, say("practice-title")),
        h(Beginners, { id: reply.id }),
      ),
    h(
      "footer",
      { class: "lesson-foot" },
      h(Links, { text: "lessons-relatives", links: reply.relatives }),
      h(
        "nav",
        { "aria-label": say("lessons-order-label") },
        reply.previous &&
          h("a", { href: `${ROOT}learn/${reply.previous.id}`, rel: "prev" }, "← ", reply.previous.title),
        reply.next && h("a", { href: `${ROOT}learn/${reply.next.id}`, rel: "next" }, reply.next.title, " →"),
      ),
    ),
  );
}

/** Scrolls to the practice: a lesson is several screens long, and returning readers skip it. @param {Event} event */
function toPractice(event) {
  event.preventDefault();
  const practice = document.getElementById("practice");
  practice?.scrollIntoView();
  practice?.querySelector("button")?.focus({ preventScroll: true });
}

/** @param {{ text: string, links: LessonLink[] }} props */
const Links = ({ text, links }) =>
  links.length === 0
    ? null
    : h(
        "p",
        {},
        say(text),
        " ",
        links.map(({ id, title }, i) => [
          i > 0 && ", ",
          h("a", { key: id, href: `${ROOT}learn/${id}` }, title),
        ]),
      );

/** @param {{ block: BlockJson, name: string }} props name: of the technique; empty if the lesson is about none */
function Block({ block, name }) {
  switch (block.kind) {
    case "heading":
      return h(block.depth === 2 ? "h2" : "h3", {}, h(Pieces, { words: block.words }));
    case "paragraph":
      return h("p", {}, h(Pieces, { words: block.words }));
    case "list":
      return h(
        block.ordered ? "ol" : "ul",
        {},
        block.items.map((words, i) => h("li", { key: i }, h(Pieces, { words }))),
      );
    case "table":
      return h(
        "div",
        { class: "table" },
        h(
          "table",
          {},
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              block.rows[0]?.map((words, i) => h("th", { key: i, scope: "col" }, h(Pieces, { words }))),
            ),
          ),
          h(
            "tbody",
            {},
            block.rows.slice(1).map((row, i) =>
              h(
                "tr",
                { key: i },
                row.map((words, j) => h("td", { key: j }, h(Pieces, { words }))),
              ),
            ),
          ),
        ),
      );
    case "code":
      return h("pre", {}, h("code", {}, block.text));
    case "example":
      return h(Shown, { shown: block.shown, name, caption: h(Pieces, { words: block.caption }) });
  }
}

/** @param {{ words: PieceJson[] }} props */
const Pieces = ({ words }) =>
  h(
    "span",
    {},
    words.map(({ text, look, to }, i) => {
      const inner =
        look === "strong"
          ? h("strong", {}, text)
          : look === "emphasis"
            ? h("em", {}, text)
            : look === "code"
              ? h("code", {}, text)
              : text;
      return to ? h("a", { key: i, href: `${ROOT}learn/${to}` }, inner) : h("span", { key: i }, inner);
    }),
  );

/** Shows a new board on each request. @param {{ technique: string, name: string }} props */
function Another({ technique, name }) {
  const [shown, setShown] = useState(/** @type {ShownJson | null} */ (null));
  const [problem, setProblem] = useState("");
  const ask = async () => {
    try {
      const reply = await another(technique, newSeed(), settings.peek().lang);
      setProblem("");
      setShown(reply.shown);
    } catch (error) {
      setProblem(faultText(error));
    }
  };
  return h(
    "section",
    { class: "another" },
    h("h2", {}, say("lessons-another")),
    shown && h(Shown, { key: JSON.stringify(shown.sheet), shown, fresh: true, name }),
    problem && h("p", { role: "alert" }, problem),
    button({ class: "main-button another-button", onClick: () => void ask() }, say("lessons-another-button")),
    " ",
    h("a", { class: "try", href: `${ROOT}library?technique=${technique}` }, say("lessons-library")),
  );
}

/** A random seed, so that each board is a new one. */
const newSeed = () => crypto.getRandomValues(new Uint32Array(1))[0];
