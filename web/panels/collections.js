// What the player has: games played last, and puzzles of one's own collections, by level, technique and score.

import { button, field, h, say, useEffect, useState, valued } from "../ui.js";
import { Thumbnail } from "../board/thumbnail.js";
import { sheetFrom } from "../game/sheet.js";
import { startGame } from "../keep/keeper.js";
import { settings } from "../store.js";
import { ask, askLines, getNow } from "../tutor/api.js";
import { techniques } from "../tutor/asks.js";
import { faultText } from "../words/fault.js";
import { fault } from "./icons.js";
import { Recent } from "./recent.js";
import { TechniqueOptions, useAnswer } from "./techniques.js";

/** @typedef {import("../types/contract.js").CollectionsReply} CollectionsReply */
/** @typedef {import("../types/contract.js").FindReply} FindReply */
/** @typedef {import("../types/contract.js").KeptJson} KeptJson */
/** @typedef {import("../types/contract.js").ImportEvent} ImportEvent */

const LEVELS = ["very-easy", "easy", "medium", "hard", "very-hard", "extreme"];

/** How many puzzles are shown at a time. */
const SHOWN = 24;

/** @returns {Promise<CollectionsReply>} */
const collections = () => getNow("collections", { lang: settings.peek().lang });

export function Collections() {
  const [changed, setChanged] = useState(0);
  const [name, setName] = useState("");
  const [level, setLevel] = useState("");
  const [technique, setTechnique] = useState("");
  const [least, setLeast] = useState("");
  const [skip, setSkip] = useState(0);
  const known = useAnswer(techniques, "");
  const own = useAnswer(collections, `${changed}`);
  const list = own.reply?.collections ?? [];
  const wish = {
    lang: settings.value.lang, skip, count: SHOWN, ...(name ? { name } : {}), ...(level ? { level } : {}),
    ...(technique ? { technique } : {}), ...(Number(least) > 0 ? { leastScore: Number(least) } : {}),
  };
  const about = JSON.stringify([wish, changed, list.length]);
  const found = useAnswer(() => (list.length ? /** @type {Promise<FindReply>} */ (ask("collections/find", wish)) : Promise.resolve({ version: 1, puzzles: [] })), about);
  useEffect(() => setSkip(0), [name, level, technique, least]);
  const puzzles = found.reply?.puzzles ?? [];
  const problem = own.problem || found.problem;
  return [
    h(Recent, { key: "recent" }),
    h("h3", { key: "title" }, say("own-title")),
    problem && fault(problem),
    list.length === 0 && !problem && h("p", { key: "none", class: "quiet" }, say("own-none")),
    list.length > 0 && h("div", { key: "wish", class: "wish" },
      select("own-name", name, setName, list.map((one) => h("option", { key: one.name, value: one.name }, `${one.name} (${one.puzzles})`))),
      select("make-level", level, setLevel, LEVELS.map((one) => h("option", { key: one, value: one }, say(`page-level-${one}`)))),
      select("choose-label", technique, setTechnique, h(TechniqueOptions, { list: known.reply?.techniques ?? [] })),
      field("own-least", h("input", { type: "number", min: 0, value: least, onInput: valued(setLeast) }))),
    name && h(Remove, { key: `remove-${name}`, name, done: () => (setName(""), setChanged(changed + 1)) }),
    list.length > 0 && found.reply && puzzles.length === 0 && h("p", { key: "nothing" }, say("own-nothing")),
    h("ul", { key: "found", class: "choices" }, puzzles.map((puzzle) => h("li", { key: puzzle.puzzle }, kept(puzzle)))),
    (skip > 0 || puzzles.length === SHOWN) && h("div", { key: "pages", class: "buttons" },
      skip > 0 && button({ onClick: () => setSkip(skip - SHOWN) }, say("own-before")),
      puzzles.length === SHOWN && button({ onClick: () => setSkip(skip + SHOWN) }, say("own-after"))),
    h(Import, { key: "import", done: () => setChanged(changed + 1) }),
  ];
}

/**
 * @param {string} label
 * @param {string} value
 * @param {(value: string) => void} set
 * @param {import("preact").ComponentChildren} options
 */
const select = (label, value, set, options) =>
  h("label", { class: "field", key: label }, h("span", {}, say(label)),
    h("select", { value, onChange: valued(set) },
      h("option", { value: "" }, say("own-any")), options));

/** @param {KeptJson} puzzle */
function kept({ puzzle, boxes, clues, level, score, comment }) {
  const [boxRows, boxColumns] = boxes.split("x").map(Number);
  const start = { boxRows, boxColumns, givens: puzzle, entries: ".".repeat(puzzle.length) };
  return button({ onClick: () => startGame(start) },
    boxRows * boxColumns <= 16 && h(Thumbnail, { sheet: sheetFrom(start) }),
    h("span", {}, level ? `${say(`page-level-${level}`)} · ${score}` : say("writing-count", { count: clues })), comment && h("small", {}, comment));
}

/** Removes a collection, if that is meant twice: it cannot be undone. @param {{ name: string, done: () => void }} props */
function Remove({ name, done }) {
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState("");
  const remove = () => ask("collections/remove", { name, lang: settings.peek().lang }).then(done, (error) => {
    setProblem(faultText(error));
  });
  return h("div", { class: "buttons" },
    button({ onClick: () => (sure ? void remove() : setSure(true)) }, say(sure ? "own-remove-sure" : "own-remove", { name })),
    problem && h("p", { class: "fault" }, problem));
}

/** Adds files to a collection. @param {{ done: () => void }} props */
function Import({ done }) {
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const add = async (/** @type {FileList | null} */ files) => {
    const texts = await Promise.all([...(files ?? [])].map((file) => file.text()));
    if (!texts.length) return;
    try {
      await askLines("collections/import", { name: name.trim() || say("own-default"), text: texts.join("\n"), lang: settings.peek().lang }, new AbortController().signal, (/** @type {ImportEvent} */ event) => {
        if (event.event === "failed") setText(event.message);
        else if (event.event === "progress") setText(say("own-importing", { count: event.read, of: event.all }));
        else setText(say("own-imported", { count: event.new, of: event.read }));
      });
      done();
    } catch (error) {
      setText(faultText(error));
    }
  };
  return h("div", { class: "row-form" },
    field("own-into", h("input", { type: "text", value: name, maxLength: 60, placeholder: say("own-default"), onInput: valued(setName) })),
    h("label", { class: "file-button" }, say("own-add"), h("input", { type: "file", multiple: true, onChange: (/** @type {Event} */ event) => void add(/** @type {HTMLInputElement} */ (event.target).files) })),
    h("p", { class: "quiet", role: "status" }, text));
}
