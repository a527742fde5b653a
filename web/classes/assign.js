// The form that gives a class something to do: puzzles, a lesson, a technique to practise, an exam.

import { aside, button, h, say, useRef, useState, valued } from "../ui.js";
import { Form } from "../account/fields.js";
import { DRILLS, PATH } from "../progress/path.js";
import { AccountError } from "../sync/server.js";
import { settings } from "../settings.js";
import { ask, ApiError } from "../tutor/api.js";
import { faultText } from "../words/fault.js";
import { change } from "./state.js";

/** @import { FindReply, LevelJson, ParseReply, RateReply } from "../types/contract.js" */
/** @import { ClassPuzzle, ClassTask } from "../types/contract.js" */
/** @import { Names } from "./words.js" */

/** The levels that puzzles can be taken from, and the most puzzles of an assignment. */
const LEVELS = /** @type {LevelJson[]} */ ([
  "beginner",
  "very-easy",
  "easy",
  "medium",
  "hard",
  "very-hard",
  "extreme",
]);
const MOST = 20;
const DAY = 86_400_000;

/** A moment as the field for moments shows it. @param {Date} date */
const local = (date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** The end of the day in a week. */
function inAWeek() {
  const date = new Date(Date.now() + 7 * DAY);
  date.setHours(20, 0, 0, 0);
  return date;
}

/** @param {{ of: string, names: Names | undefined, close: () => void }} props of: the id of the class */
export function Assign({ of, names, close }) {
  const [kind, setKind] = useState(/** @type {ClassTask["kind"]} */ ("puzzles"));
  const [exam, setExam] = useState(false);
  const form = /** @type {{ current: HTMLElement | null }} */ (useRef(null));
  const valueOf = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement} */ (form.current?.querySelector(`[name="${name}"]`))?.value ?? "";
  const time = (/** @type {string} */ name) => new Date(valueOf(name)).getTime();

  /** @returns {Promise<ClassTask>} */
  async function task() {
    if (kind === "station") return { kind, station: valueOf("station") };
    if (kind === "drill") return { kind, technique: valueOf("technique"), count: Number(valueOf("count")) };
    const puzzles = await puzzlesIn(valueOf("puzzles"));
    const hints = exam ? "0" : valueOf("hints");
    return { kind, puzzles, ...(hints === "" ? {} : { hints: Number(hints) }) };
  }

  return h(
    "section",
    { class: "card assign not-printed", ref: form, "aria-labelledby": "assign-title" },
    h("h3", { id: "assign-title" }, say("class-assign")),
    h(
      Form,
      {
        id: "assignment",
        submit: "class-assign-do",
        fields: [{ name: "title", label: "class-assign-title", more: "class-assign-title-more" }],
        send: async ({ title }) => {
          const [opens, closes] = [time("opens"), time("closes")];
          if (!(closes > opens)) throw new AccountError(say("class-assign-times"));
          const is = exam && kind === "puzzles";
          await change("assignments/add", { class: of, title, opens, closes, exam: is, task: await task() });
          close();
        },
      },
      h(
        "fieldset",
        { class: "choices" },
        h("legend", {}, say("class-assign-what")),
        /** @type {ClassTask["kind"][]} */ (["puzzles", "station", "drill"]).map((one) =>
          h(
            "label",
            { class: "choice", key: one },
            h("input", {
              type: "radio",
              name: "kind",
              checked: kind === one,
              onChange: () => setKind(one),
            }),
            h("span", {}, say(`class-kind-${one}`)),
          ),
        ),
      ),
      kind === "puzzles" && h(Puzzles, { exam, setExam }),
      kind === "station" &&
        h(Choice, {
          name: "station",
          label: "class-kind-station",
          options: PATH.map(({ id }) => [id, names?.lessons.get(id) ?? id]),
        }),
      kind === "drill" && [
        h(Choice, {
          name: "technique",
          label: "class-technique",
          options: PATH.filter(({ id, kind }) => kind === "board" && !DRILLS[id]).map(({ id }) => [
            id,
            names?.techniques.get(id) ?? id,
          ]),
        }),
        h(
          "div",
          { class: "account-field" },
          h("label", { for: "assign-count" }, say("class-count")),
          h("input", {
            id: "assign-count",
            name: "count",
            type: "number",
            min: 1,
            max: 100,
            defaultValue: "10",
          }),
        ),
      ],
      h(
        "div",
        { class: "assign-times" },
        h(Moment, { name: "opens", at: new Date() }),
        h(Moment, { name: "closes", at: inAWeek() }),
      ),
    ),
    h("p", { class: "buttons" }, button({ onClick: close }, say("account-cancel"))),
  );
}

/** @param {{ name: string, at: Date }} props */
const Moment = ({ name, at }) =>
  h(
    "div",
    { class: "account-field" },
    h("label", { for: `assign-${name}` }, say(`class-assign-${name}`)),
    h("input", {
      id: `assign-${name}`,
      name,
      type: "datetime-local",
      required: true,
      defaultValue: local(at),
    }),
  );

/** @param {{ name: string, label: string, options: string[][] }} props options: values with their texts */
const Choice = ({ name, label, options }) =>
  h(
    "div",
    { class: "account-field" },
    h("label", { for: `assign-${name}` }, say(label)),
    h(
      "select",
      { id: `assign-${name}`, name },
      options.map(([value, text]) => h("option", { key: value, value }, text)),
    ),
  );

/** @param {{ exam: boolean, setExam: (exam: boolean) => void }} props */
function Puzzles({ exam, setExam }) {
  const area = /** @type {{ current: HTMLTextAreaElement | null }} */ (useRef(null));
  const [count, setCount] = useState(3);
  const [level, setLevel] = useState(/** @type {LevelJson} */ ("easy"));
  const [told, setTold] = useState("");
  const take = async () => {
    try {
      const found = await fromCollection(level, Math.min(MOST, Math.max(1, count)));
      if (area.current) area.current.value = [area.current.value.trim(), ...found].filter(Boolean).join("\n");
      setTold(say("class-taken", { count: found.length }));
    } catch (error) {
      setTold(faultText(error));
    }
  };
  return [
    h(
      "div",
      { class: "account-field puzzles-field" },
      h("label", { for: "assign-puzzles" }, say("class-puzzles")),
      h("small", { id: "assign-puzzles-more" }, say("class-puzzles-more")),
      h("textarea", {
        id: "assign-puzzles",
        name: "puzzles",
        ref: area,
        rows: 5,
        spellcheck: false,
        "aria-describedby": "assign-puzzles-more",
      }),
      h(
        "span",
        { class: "made-up" },
        h("label", { for: "assign-take" }, say("class-take")),
        h("input", {
          id: "assign-take",
          type: "number",
          min: 1,
          max: MOST,
          value: count,
          onInput: valued((value) => setCount(Number(value) || 0)),
        }),
        h(
          "select",
          {
            "aria-label": say("class-level"),
            value: level,
            onChange: valued((value) => setLevel(/** @type {LevelJson} */ (value))),
          },
          LEVELS.map((one) => h("option", { key: one, value: one }, say(`page-level-${one}`))),
        ),
        button({ onClick: () => void take() }, say("class-take-do")),
      ),
      h("small", { role: "status" }, told),
    ),
    h(
      "label",
      { class: "check" },
      h("input", { type: "checkbox", checked: exam, onChange: () => setExam(!exam) }),
      h("span", {}, say("class-exam-is"), h("small", {}, say("class-exam-more"))),
    ),
    exam
      ? aside("class-exam-honest")
      : h(Choice, {
          name: "hints",
          label: "class-hints-limit",
          options: ["", "5", "3", "1", "0"].map((most) => [
            most,
            say(most ? `class-hints-option-${most}` : "class-hints-option-any"),
          ]),
        }),
  ];
}

/** Puzzles of JADE’s collection, chosen at random. @param {LevelJson} level @param {number} count @returns {Promise<string[]>} */
async function fromCollection(level, count) {
  const { lang } = settings.peek();
  const find = (/** @type {number} */ skip) =>
    /** @type {Promise<FindReply>} */ (ask("library/find", { filter: { level }, skip, count, lang }));
  const { all, puzzles } = await find(0);
  if (all <= count) return puzzles.map(({ puzzle }) => puzzle);
  const random = crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;
  return (await find(Math.floor(random * (all - count + 1)))).puzzles.map(({ puzzle }) => puzzle);
}

/**
 * The puzzles in a text, each with one solution.
 * @param {string} text
 * @returns {Promise<ClassPuzzle[]>}
 * @throws {AccountError} with what is wrong, for the teacher
 */
async function puzzlesIn(text) {
  const wrong = (/** @type {string} */ message) => new AccountError(message);
  if (!text.trim()) throw wrong(say("class-puzzles-none"));
  const { lang } = settings.peek();
  try {
    const { puzzles, errors } = /** @type {ParseReply} */ (await ask("parse", { text, lang }));
    if (errors.length) throw wrong(errors[0].message);
    if (puzzles.length > MOST) throw wrong(say("class-puzzles-many", { count: MOST }));
    for (const [place, { sheet }] of puzzles.entries()) {
      const { boxRows, boxColumns, givens } = sheet;
      const bare = { boxRows, boxColumns, givens, entries: ".".repeat(givens.length) };
      const { outcome } = /** @type {RateReply} */ (
        await ask("rate", { question: { sheet: bare } }).catch((error) => {
          if (!(error instanceof ApiError)) throw error;
          throw wrong(say("class-puzzle-wrong", { place: place + 1, message: faultText(error) }));
        })
      );
      if (outcome !== "solved" && outcome !== "stuck")
        throw wrong(say("class-puzzle-wrong", { place: place + 1, message: say("class-puzzle-not-one") }));
    }
    return puzzles.map(({ sheet: { boxRows, boxColumns, givens } }) => ({ boxRows, boxColumns, givens }));
  } catch (error) {
    if (error instanceof ApiError) throw wrong(faultText(error));
    throw error;
  }
}
